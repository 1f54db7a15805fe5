// Text in every writing system: cut into units, put in order, drawn as glyphs.
#include "ui/kit/scripts.hpp"

#include <catch2/catch_test_macros.hpp>

#include "headless/harness.hpp"
#include "ui/kit/typeset.hpp"
#include "ui/kit/widgets.hpp"

using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

bool latin(unsigned int code) {
  return code < 0x530 || (code >= 0x1E00 && code < 0x2000) || (code >= 0x2010 && code < 0x2030);
}

std::vector<std::string> units(std::string_view words) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at < words.size();) {
    const TextUnit unit = unit_at(words, at, latin);
    parts.emplace_back(words.substr(unit.begin, unit.end - unit.begin));
    at = unit.end;
  }
  return parts;
}

std::string visual(std::string_view line) {
  std::string order;
  for (const TextUnit& unit : in_visual_order(line, latin)) {
    if (unit.lacking) {
      order += line.substr(unit.begin, unit.end - unit.begin);
    } else {
      order += static_cast<char>(unit.code);
    }
  }
  return order;
}

}  // namespace

TEST_CASE("in headings an apostrophe looks as it does in a book, and is read as it was written") {
  Harness harness(400, 200);
  harness.show([](Ui& ui) { heading(ui, 2, "Tonight's experience"); });
  const auto alike = [&](Face face) {
    const TextStyle style = text_style(harness.ui().context(), face, 24, 30);
    ImFontBaked& baked = *style.font->GetFontBaked(style.size);
    const ImFontGlyph straight = *baked.FindGlyph('\'');
    const ImFontGlyph turned = *baked.FindGlyph(0x2019);
    return straight.X0 == turned.X0 && straight.Y1 == turned.Y1 &&
           straight.AdvanceX == turned.AdvanceX;
  };
  CHECK(alike(Face::display));
  CHECK_FALSE(alike(Face::regular));
  CHECK(harness.has(Role::heading, "Tonight's experience"));
}

TEST_CASE("a word that joins its letters is one unit, and so is a letter with its marks") {
  CHECK(units("नमस्ते") == std::vector<std::string>{"नमस्ते"});
  CHECK(units("سلام") == std::vector<std::string>{"سلام"});
  CHECK(units("e\u0301a") == std::vector<std::string>{"e\u0301", "a"});
  CHECK(units("Aé") == std::vector<std::string>{"A", "é"});
}

TEST_CASE("ideographs stand for themselves, and a closing mark stays with its line") {
  CHECK(units("東京") == std::vector<std::string>{"東", "京"});
  CHECK(unit_at("東京", 0, latin).breaks);
  CHECK_FALSE(unit_at("京。", 0, latin).breaks);
}

TEST_CASE("a picture keeps its skin, its family and its flag") {
  CHECK(units("👍🏽") == std::vector<std::string>{"👍🏽"});
  CHECK(units("👩‍👧‍👦!") == std::vector<std::string>{"👩‍👧‍👦", "!"});
  CHECK(units("🇳🇱🇧🇪") == std::vector<std::string>{"🇳🇱", "🇧🇪"});
}

TEST_CASE("long words without spaces are cut where a letter ends") {
  std::string thai;
  for (int i = 0; i < 40; ++i) thai += "กำ";
  for (const std::string& part : units(thai)) CHECK(part.size() <= 3 * 2 * 14);
  std::string joined;
  for (const std::string& part : units(thai)) joined += part;
  CHECK(joined == thai);
}

TEST_CASE("words that run to the left are put in their order, numbers within them kept") {
  CHECK(visual("abc שלום") == "abc שלום");
  CHECK(visual("abc שלום עולם def") == "abc עולם שלום def");
  CHECK(visual("שלום עולם") == "עולם שלום");
  CHECK(visual("שלום 12 עולם") == "עולם 12 שלום");
  CHECK(visual("שלום abc def עולם") == "עולם abc def שלום");
  CHECK(visual("(שלום)") == "(שלום)");
}

TEST_CASE("controls of direction have no power and hide nothing") {
  const std::string evil = "a\u202Eb\u2066c";
  CHECK(units(evil).size() == 5);
  CHECK(visual(evil).front() == 'a');
  CHECK_FALSE(unit_at(evil, 1, latin).lacking);
}

TEST_CASE("broken bytes are letters of their own and end nothing") {
  const std::string broken = "\xE0\xA4\xF5q\xC3";
  std::size_t at = 0;
  int count = 0;
  while (at < broken.size()) {
    at = unit_at(broken, at, latin).end;
    ++count;
  }
  CHECK(at == broken.size());
  CHECK(count >= 3);
}

TEST_CASE("a name in a script that the typeface lacks is drawn as one picture, at its width") {
  int asked = 0;
  Harness harness(800, 600, {.draw_words = [&](const WordsWanted& wanted, WordsDrawn& drawn) {
                    ++asked;
                    drawn.width = drawn.height = 8;
                    drawn.advance = wanted.em * 3;
                    drawn.top = 8;
                    drawn.pixels.assign(8 * 8 * 4, '\xFF');
                    return true;
                  }});
  harness.show([](Ui& ui) {
    const auto main = region(ui, "Main");
    roadbook::ui::text(ui, "שלום");
    button(ui, "नमस्ते");
  });
  harness.settle();
  CHECK(asked > 0);
  const int before = asked;
  harness.frame();
  CHECK(asked == before);  // kept between frames
  // The button is as wide as its word: three times the em, and its padding.
  CHECK(harness.get(Role::button, "नमस्ते").rect.width >= 3 * 15);
}

TEST_CASE(
    "letters that the page has not fetched are drawn by the browser, and anew when they came") {
  int asked = 0;
  Harness harness(
      800, 600,
      {.usual_letters_only = true, .draw_words = [&](const WordsWanted& wanted, WordsDrawn& drawn) {
         ++asked;
         drawn.width = drawn.height = 8;
         drawn.advance = wanted.em * 2;
         drawn.top = 8;
         drawn.pixels.assign(8 * 8 * 4, '\xFF');
         return true;
       }});
  harness.show([](Ui& ui) {
    const auto main = region(ui, "Main");
    button(ui, "Żołądek and Ștefan");
    button(ui, "Ж");
  });
  harness.settle();
  CHECK(asked > 0);  // Cyrillic; the Latin of Europe is there
  CHECK(harness.get(Role::button, "Ж").rect.width >= 2 * 15);
  const int before = asked;
  harness.fonts().draw_words_anew();
  harness.frame();
  CHECK(asked > before);
  const int again = asked;
  harness.frame();
  CHECK(asked == again);
}
