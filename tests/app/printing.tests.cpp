// What is chosen on the print screen becomes a document.
#include "app/printing.hpp"

#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <string>

#include "model/edit.hpp"
#include "model/versions.hpp"
#include "rules/judge/random.hpp"
#include "shipped_games.hpp"

using namespace roadbook;

namespace {

struct PrintDesk {
  const app::Games& games = app::shipped_games();
  model::Library library;

  PrintDesk() {
    const rules::Ruleset& game = *games.all().front();
    rules::Crew crew = rules::random_crew(game, "crew", 2, {});
    crew.name = "The Ash Lanterns";
    library.documents["crew"] = crew;
    for (const char* id : {"a", "b"}) {
      rules::Character who = rules::random_character(game, id, id[0], {});
      who.name = std::string("Member ") + id;
      who.crew = "crew";
      library.documents[id] = who;
    }
  }
  app::Paper paper(const std::string& document, const ui::PrintParts& parts,
                   const ui::PrintStyle& style = {},
                   app::PaperUse use = app::PaperUse::in_the_page) const {
    const ui::PrintView view = app::print_view(games, library, document, {});
    return app::paper(games, view, library, document, parts, style, use);
  }
  std::string html(const std::string& document, const ui::PrintParts& parts,
                   app::PaperUse use = app::PaperUse::in_the_page) const {
    return paper(document, parts, {}, use).html;
  }
};

std::size_t count(const std::string& html, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = html.find(part); at != std::string::npos; at = html.find(part, at + 1)) {
    ++found;
  }
  return found;
}

}  // namespace

TEST_CASE("a character is printed with the Tier of its crew, and without the crew's sheet") {
  const PrintDesk desk;
  const std::string html = desk.html("a", {});
  CHECK(count(html, "rb-sheet rb-character") == 1);
  CHECK(count(html, "rb-sheet rb-crew") == 0);
  CHECK(count(html, "The Ash Lanterns") > 0);
}

TEST_CASE("a character's own sheet comes before its crew's, and a crew's before its members'") {
  const PrintDesk desk;
  ui::PrintParts parts;
  parts.crew = true;
  const std::string of_one = desk.html("a", parts);
  CHECK(of_one.find("rb-sheet rb-character") < of_one.find("rb-sheet rb-crew"));
  CHECK(count(of_one, "rb-sheet rb-crew") == 1);
  parts.members = true;
  const std::string of_all = desk.html("crew", parts);
  CHECK(of_all.find("rb-sheet rb-crew") < of_all.find("rb-sheet rb-character"));
}

TEST_CASE("everything for an evening: the crew, its members, their cards, the reference") {
  const PrintDesk desk;
  ui::PrintParts parts;
  parts.members = parts.cards = parts.reference = true;
  const std::string html = desk.html("crew", parts);
  CHECK(count(html, "rb-sheet rb-crew") == 1);
  CHECK(count(html, "rb-sheet rb-character") == 2);
  CHECK(count(html, "rb-sheet rb-card-page") > 0);
  CHECK(count(html, "rb-sheet rb-reference") == 1);
}

TEST_CASE("a second version of a sheet is printed with the sheet's portrait until it has its own") {
  PrintDesk desk;
  const model::Id copy = model::kept_copy("a", 3);
  rules::Character second = std::get<rules::Character>(desk.library.documents.at("a"));
  second.id = copy;
  desk.library.documents[copy] = second;
  desk.library.portraits["a"] = std::make_shared<const std::string>("one");
  const auto picture = [&](const model::Id& id) {
    const std::string html = desk.html(id, {});
    const std::size_t from = html.find("<img src=\"");
    return from == std::string::npos ? std::string()
                                     : html.substr(from, html.find('>', from) - from);
  };
  const std::string of_the_sheet = picture("a");
  REQUIRE_FALSE(of_the_sheet.empty());
  CHECK(picture(copy) == of_the_sheet);
  desk.library.portraits[copy] = std::make_shared<const std::string>("two");
  CHECK_FALSE(picture(copy).empty());
  CHECK(picture(copy) != of_the_sheet);
}

TEST_CASE("cards alone carry no sheet") {
  const PrintDesk desk;
  ui::PrintParts parts;
  parts.sheet = false;
  parts.cards = true;
  const std::string html = desk.html("a", parts);
  CHECK(count(html, "rb-sheet rb-character") == 0);
  CHECK(count(html, "rb-sheet rb-card-page") > 0);
}

TEST_CASE("a crew's sheet names its members though their sheets are not wanted") {
  const PrintDesk desk;
  const std::string html = desk.html("crew", {});
  CHECK(count(html, "rb-sheet rb-character") == 0);
  CHECK(count(html, "Member a") == 1);
  CHECK(count(html, "Member b") == 1);
}

TEST_CASE("a file that goes away carries its typefaces; one that opens a dialog says so itself") {
  const PrintDesk desk;
  CHECK(count(desk.html("a", {}), "@font-face") == 0);
  CHECK(count(desk.html("a", {}), "<script") == 0);
  const std::string kept = desk.html("a", {}, app::PaperUse::to_keep);
  CHECK(count(kept, "@font-face") == 4);
  CHECK(count(kept, "<script") == 0);
  const std::string printed = desk.html("a", {}, app::PaperUse::to_print_away);
  CHECK(count(printed, "@font-face") == 4);
  CHECK(count(printed, "<script") == 1);
  CHECK(count(printed, "script-src 'sha256-") == 1);
}

TEST_CASE("how large text came out is said in one sentence where it is not what was chosen") {
  CHECK(app::size_in_words({100, 100}, 100, false).empty());
  CHECK(app::size_in_words({130, 130}, 130, false).empty());
  CHECK(app::size_in_words({}, 130, false).empty());
  CHECK(app::size_in_words({90, 100}, 100, false) ==
        "The fullest page is printed at 90 % so that it fits.");
  CHECK(app::size_in_words({93, 93}, 90, false) ==
        "The text is printed at 93 %: no text on paper is smaller than 7.5 points.");
  CHECK(app::size_in_words({100, 108}, 100, false) ==
        "Where there is room, the text is printed at 108 %.");
  CHECK(app::size_in_words({}, 130, true) == "Cards keep their size.");
  CHECK(app::size_in_words({}, 100, true).empty());
}

TEST_CASE("what is said of a document's text is what its sheets are set in") {
  const PrintDesk desk;
  const auto said = [&](int percent, bool letter) {
    return desk.paper("a", {}, {.letter = letter, .text_percent = percent}).size_words;
  };
  // A sheet of this game is full: on Letter, too, and larger text takes more pages.
  const std::string html = desk.html("a", {});
  REQUIRE(count(html, "rb-tight") > count(html, ".rb-tight"));
  CHECK(said(100, false).find("at 90 % so that it fits") != std::string::npos);
  CHECK(said(100, true).find("at 93 % so that it fits") != std::string::npos);
  CHECK(said(90, false).empty());
  CHECK(said(90, true).find("at 93 %: no text on paper is smaller") != std::string::npos);
  for (const int percent : {115, 130, 150}) CHECK(said(percent, false).empty());
  ui::PrintParts reference;
  reference.sheet = false;
  reference.reference = true;
  CHECK(desk.paper("a", reference, {}).size_words.empty());
}

TEST_CASE("how to print is kept as words, and words that are not known are passed over") {
  const ui::PrintStyle all{true, true, true, true, 130};
  CHECK(app::print_style(app::written(all)) == all);
  CHECK(app::print_style(app::written({})) == ui::PrintStyle{});
  CHECK(app::print_style("") == ui::PrintStyle{});
  CHECK(app::print_style("letter sideways 9000").text_percent == 150);
  CHECK(app::print_style("a4 80").text_percent == 90);  // the smallest that is offered
}
