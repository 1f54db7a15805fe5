// HTML as it is written: tags that only this program's own literals can make, text that is escaped.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace roadbook::print {

// A text that stands in this program's source. Nothing that was read or typed can become one.
class Literal {
 public:
  // Not consteval: clang 14, which builds the page, crashes on that where a condition chooses.
  // Implicit, so that a literal can be written where markup is asked for.
  template <std::size_t size>
  // NOLINTNEXTLINE(google-explicit-constructor)
  constexpr Literal(const char (&text)[size]) : text_{text, size - 1} {}
  // The text, which lives as long as the program.
  constexpr std::string_view view() const { return text_; }

 private:
  std::string_view text_;
};

// The text as HTML characters, good for content and for quoted attributes. Markup is escaped;
// control characters and those that turn the direction of writing are taken out; bytes that are
// no UTF-8 become U+FFFD. Line ends stay. All text of others passes through here.
std::string escaped(std::string_view text);

class Markup;

// An open element; it ends where this ends.
class [[nodiscard]] Element {
 public:
  // The start tag is written already; `name` is that of the end tag.
  Element(Markup& markup, std::string_view name) : markup_{markup}, name_{name} {}
  ~Element();
  Element(const Element&) = delete;
  Element& operator=(const Element&) = delete;

 private:
  Markup& markup_;
  std::string_view name_;
};

class Markup {
 public:
  // Opens `<tag …>`: the literal is what stands between the brackets, its first word the name.
  Element in(Literal tag);
  // The same with one more attribute, whose value may be anything.
  Element in(Literal tag, Literal attribute, std::string_view value);
  // And with two.
  Element in(Literal tag, Literal attribute, std::string_view value, Literal second,
             std::string_view second_value);

  // A whole element with a text of the game or of this program.
  void line(Literal tag, std::string_view text);
  // A whole element with a text that a player typed, in its own direction of writing.
  void typed(Literal tag, std::string_view text);

  // A picture that stands in the document itself; `name` is read out.
  void image(std::string_view address, std::string_view name);

  void text(std::string_view text);   // escaped
  void words(std::string_view text);  // escaped, in its own direction of writing
  void number(int value);             // with a true minus sign
  // HTML as it stands in the source: never text of others.
  void raw(Literal html);
  void join(const Markup& more);  // what another one wrote

  // What was written so far; elements that are open have no end in it yet.
  const std::string& str() const { return html_; }
  // All that was written; nothing is left in it.
  std::string take() { return static_cast<std::string&&>(html_); }

 private:
  friend class Element;
  std::string html_;
};

// "−3", "0", "12".
std::string figure(int value);
// "+1", "−2", "0".
std::string signed_figure(int value);

}  // namespace roadbook::print
