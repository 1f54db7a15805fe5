// Writing HTML, and the one place where text of others is made harmless.
#include "print/markup.hpp"

#include <cstdint>

#include "text/code_points.hpp"

namespace roadbook::print {
namespace {

// Characters that have no place on paper: controls, turns of direction, and what Unicode reserves.
bool taken_out(std::uint32_t code) {
  if (code < 0x20) return code != '\n' && code != '\t';
  if (code >= 0x7F && code <= 0x9F) return true;
  if (code == 0x061C || code == 0x200E || code == 0x200F) return true;
  if (code >= 0x202A && code <= 0x202E) return true;
  if (code >= 0x2066 && code <= 0x206F) return true;
  if (code == 0xFEFF || (code >= 0xFFF9 && code <= 0xFFFB)) return true;
  if (code >= 0xFDD0 && code <= 0xFDEF) return true;
  if (code >= 0xE0000 && code <= 0xE007F) return true;
  return (code & 0xFFFE) == 0xFFFE;
}

// The name of the element: the first word.
std::string_view name_of(std::string_view tag) {
  return tag.substr(0, tag.find(' '));
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string out;
  out.reserve(text.size() + text.size() / 8);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t from = at;
    const std::uint32_t code = text::next_code_point(text, at).code;
    if (code == 0xFFFD) {
      out += "\xEF\xBF\xBD";
      // What goes on with a letter that is none is no letter of its own.
      while (at < text.size() && text::goes_on(text[at])) ++at;
    } else if (taken_out(code)) {
      continue;
    } else if (code == 0x2028 || code == 0x2029) {
      out += '\n';
    } else if (code == '&') {
      out += "&amp;";
    } else if (code == '<') {
      out += "&lt;";
    } else if (code == '>') {
      out += "&gt;";
    } else if (code == '"') {
      out += "&quot;";
    } else if (code == '\'') {
      out += "&#39;";
    } else {
      out.append(text, from, at - from);
    }
  }
  return out;
}

Element::~Element() {
  markup_.html_ += "</";
  markup_.html_ += name_;
  markup_.html_ += '>';
}

Element Markup::in(Literal tag) {
  html_ += '<';
  html_ += tag.view();
  html_ += '>';
  return {*this, name_of(tag.view())};
}

namespace {

// ` name="value"`, its value escaped.
void put_attribute(std::string& html, Literal name, std::string_view value) {
  html += ' ';
  html += name.view();
  html += "=\"";
  html += escaped(value);
  html += '"';
}

}  // namespace

Element Markup::in(Literal tag, Literal attribute, std::string_view value) {
  html_ += '<';
  html_ += tag.view();
  put_attribute(html_, attribute, value);
  html_ += '>';
  return {*this, name_of(tag.view())};
}

Element Markup::in(Literal tag, Literal attribute, std::string_view value, Literal second,
                   std::string_view second_value) {
  html_ += '<';
  html_ += tag.view();
  put_attribute(html_, attribute, value);
  put_attribute(html_, second, second_value);
  html_ += '>';
  return {*this, name_of(tag.view())};
}

void Markup::line(Literal tag, std::string_view text) {
  const auto element = in(tag);
  this->text(text);
}

void Markup::typed(Literal tag, std::string_view text) {
  const auto element = in(tag);
  words(text);
}

void Markup::image(std::string_view address, std::string_view name) {
  html_ += "<img src=\"";
  html_ += escaped(address);
  html_ += "\" alt=\"";
  html_ += escaped(name);
  html_ += "\">";
}

void Markup::text(std::string_view text) {
  html_ += escaped(text);
}

void Markup::words(std::string_view text) {
  html_ += "<bdi>";
  html_ += escaped(text);
  html_ += "</bdi>";
}

void Markup::number(int value) {
  html_ += figure(value);
}

void Markup::raw(Literal html) {
  html_ += html.view();
}

void Markup::join(const Markup& more) {
  html_ += more.html_;
}

std::string figure(int value) {
  // Through a wider type, so that the smallest number has a positive twin.
  const auto wide = static_cast<std::int64_t>(value);
  return wide < 0 ? "\xE2\x88\x92" + std::to_string(-wide) : std::to_string(wide);
}

std::string signed_figure(int value) {
  return value > 0 ? "+" + figure(value) : figure(value);
}

}  // namespace roadbook::print
