// What stands on the sheets.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "print/markup.hpp"
#include "print/plain_text.hpp"
#include "print/sheet.hpp"
#include "rules/derive/derive.hpp"
#include "rules/game/own.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/nested_choices.hpp"
#include "rules/sheet/own_actions.hpp"
#include "samples.hpp"
#include "support/bonds_game.hpp"
#include "support/numbers.hpp"
#include "support/printed.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

using namespace roadbook;

namespace {

bool has(const std::string& html, const std::string& text) {
  return html.find(print::escaped(text)) != std::string::npos;
}

std::size_t count(const std::string& html, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = html.find(part); at != std::string::npos; at = html.find(part, at + 1)) {
    ++found;
  }
  return found;
}

std::vector<std::string> all_documents(const rules::Ruleset& ruleset) {
  const rules::Character who = samples::typical(ruleset);
  std::vector<std::string> documents{support::character_sheet(ruleset, who, nullptr, {}),
                                     support::cards(ruleset, {who}, nullptr, {}),
                                     support::reference(ruleset, {}),
                                     support::blank_character(ruleset, "", {})};
  for (const rules::Playbook& each : ruleset.playbooks) {
    documents.push_back(support::blank_character(ruleset, each.id, {}));
  }
  if (!ruleset.crew.present) return documents;
  const rules::Crew crew = samples::crew(ruleset);
  documents.push_back(support::crew_sheet(ruleset, crew, {who}, {}));
  print::Pack pack;
  pack.crew = &crew;
  pack.characters = {who};
  documents.push_back(support::pack(ruleset, pack, {}));
  documents.push_back(support::blank_crew(ruleset, "", {}));
  for (const rules::CrewType& each : ruleset.crew_types) {
    documents.push_back(support::blank_crew(ruleset, each.id, {}));
  }
  return documents;
}

}  // namespace

TEST_CASE("the boxes of an attribute say that they are experience where they have its name") {
  for (const rules::Ruleset* game : {&support::blades_srd(), &support::wyrd_wolds()}) {
    CAPTURE(game->id);
    const rules::Character who = samples::typical(*game);
    const std::string html = support::character_sheet(*game, who, nullptr, {});
    for (const rules::Attribute& each : game->attributes) {
      CHECK(html.find("<dt>" + each.name + " xp</dt>") != std::string::npos);
      CHECK(html.find("<dt>" + each.name + "</dt>") == std::string::npos);
    }
    CHECK(has(support::blank_character(*game, "", {}), game->attributes.front().name + " xp"));
  }
  // The boxes of Beacon Road have names of their own.
  const rules::Ruleset& road = support::beacon_road();
  CHECK(support::character_sheet(road, samples::typical(road), nullptr, {}).find("<dt>Deed</dt>") !=
        std::string::npos);
}

TEST_CASE("every text of a character stands on its sheet") {
  const rules::Ruleset& ruleset = support::beacon_road();
  const rules::Character who = samples::filled_with(ruleset, "Zq_");
  const std::string html = support::character_sheet(ruleset, who, nullptr, {});
  for (const char* field : {"name",           "alias",         "look",          "look_detail",
                            "notes",          "virtue_detail", "vice_detail",   "purveyor_name",
                            "purveyor_place", "trait",         "background",    "background_detail",
                            "carried",        "friend",        "friend_detail", "rival",
                            "rival_detail",   "trauma",        "harm",          "waiver",
                            "known",          "answer"}) {
    CAPTURE(field);
    CHECK(html.find(std::string("Zq_") + field + "<") != std::string::npos);
  }
}

TEST_CASE("every text of a crew stands on its sheet") {
  const rules::Ruleset& ruleset = support::beacon_road();
  const rules::Crew crew = samples::crew_filled_with(ruleset, "Zq_");
  const std::string html =
      support::crew_sheet(ruleset, crew, {samples::filled_with(ruleset, "Zm_")}, {});
  for (const char* field :
       {"Zq_crew_name",      "Zq_stands_for",  "Zq_reputation",      "Zq_lair",
        "Zq_grounds",        "Zq_operation",   "Zq_grounds_faction", "Zq_contact",
        "Zq_contact_detail", "Zq_coin",        "Zq_faction",         "Zq_faction_notes",
        "Zq_cohort",         "Zq_cohort_type", "Zq_cohort_notes",    "Zq_crew_notes",
        "Zq_claim_choice",   "Zq_crew_waiver", "Zq_crew_clock",      "Zm_name"}) {
    CAPTURE(field);
    CHECK(has(html, field));
  }
}

TEST_CASE("every action, statistic, track and ability stands on the sheet") {
  for (const rules::Ruleset* game : {&support::beacon_road(), &support::tiny()}) {
    const rules::Ruleset& ruleset = *game;
    const rules::Character who = samples::typical(ruleset);
    const rules::Derived derived = support::numbers_of(ruleset, who, nullptr);
    const std::string html = support::character_sheet(ruleset, who, nullptr, {});
    for (const rules::Action& each : ruleset.actions) {
      CAPTURE(each.id);
      CHECK(html.find(">" + each.name + "<") != std::string::npos);
    }
    for (const rules::Track& each : ruleset.tracks) {
      CAPTURE(each.id);
      if (each.scope == rules::Scope::character) CHECK(has(html, each.name));
    }
    for (const rules::Id& id : ruleset.headline) {
      const rules::DerivedStatistic* statistic = rules::find_statistic(derived, id);
      if (statistic == nullptr) continue;
      // Boxes are drawn, and their number with its reasons.
      const rules::Statistic* defined = rules::find_statistic(ruleset, id);
      const bool boxes = defined->format == rules::StatisticFormat::boxes;
      CHECK(has(html, boxes ? std::to_string(statistic->total)
                            : rules::shown_total(ruleset, *statistic)));
    }
    for (const rules::AbilityTaken& each : who.abilities) {
      const rules::Ability* ability = rules::find_ability(ruleset, each.id);
      if (ability == nullptr) continue;
      CHECK(has(html, ability->name));
      CHECK(has(html, ability->description));
    }
    for (const rules::Id& id : who.powers) {
      const rules::Power* power = rules::find_power(ruleset, id);
      if (power != nullptr) CHECK(has(html, power->name));
    }
  }
}

TEST_CASE("a margin line says how each number came about, where it is wanted") {
  const rules::Ruleset& ruleset = support::beacon_road();
  const rules::Character who = samples::typical(ruleset);
  print::PrintOptions options;
  CHECK(support::character_sheet(ruleset, who, nullptr, options).find("class=rb-why>") ==
        std::string::npos);
  options.reasons = true;
  const std::string html = support::character_sheet(ruleset, who, nullptr, options);
  const rules::Derived derived = support::numbers_of(ruleset, who, nullptr);
  for (const rules::Id& id : ruleset.headline) {
    const rules::DerivedStatistic* statistic = rules::find_statistic(derived, id);
    REQUIRE(statistic != nullptr);
    for (const rules::DerivedTerm& term : statistic->terms) {
      if (term.value == 0 || term.source.kind == rules::SourceKind::base) continue;
      CAPTURE(id, term.label());
      CHECK(has(html, term.label()));
    }
  }
}

TEST_CASE("the licence stands once in each document, at its foot") {
  std::vector<const rules::Ruleset*> games = support::shipped_games();
  games.push_back(&support::tiny());
  for (const rules::Ruleset* ruleset : games) {
    INFO(ruleset->name);
    for (const std::string& html : all_documents(*ruleset)) {
      CHECK(count(html, "<footer class=rb-licence>") == 1);
      CHECK(has(html, ruleset->licence));
    }
  }
  // What is shipped names whom it carries over, and under which terms.
  for (const rules::Ruleset* ruleset : support::shipped_games()) {
    CHECK(has(ruleset->licence, "John Harper"));
    CHECK(has(ruleset->licence, "Creative Commons Attribution 3.0 Unported"));
  }
}

TEST_CASE("what packages brought stands in the foot, as far as that has room") {
  const rules::Ruleset& game = support::blades_srd();
  const rules::Character who = rules::random_character(game, "c", 3, {});
  const auto printed = [&](const std::string& brought, const std::string& package) {
    print::PrintOptions options;
    options.credits = {{package, brought}};
    return support::character_sheet(game, who, nullptr, options);
  };
  const std::string salt = "Salt 1, by Ada (CC BY 4.0)";
  CHECK(has(printed("Stress, Hunt", salt), game.licence + " " + salt + ": Stress, Hunt."));
  const std::string many = printed(std::string(400, 'x'), salt);
  CHECK(has(many, game.licence + " " + salt + "."));
  CHECK_FALSE(has(many, "xxxx"));
  const std::string longest = printed("Stress", std::string(600, 'y'));
  CHECK(has(longest, std::string(600, 'y') + ": Stress."));
  CHECK(count(longest, "rb-licences\"") == 1);
}

TEST_CASE("the leaves end above the foot: one of four lines has them end higher") {
  const auto deep = [](const rules::Ruleset& game) {
    const rules::Character who = rules::random_character(game, "c", 3, {});
    const std::string html = support::character_sheet(game, who, nullptr, {});
    return html.find("class=\"rb-paper rb-deep-foot\"") != std::string::npos;
  };
  for (const rules::Ruleset* game : support::shipped_games()) {
    CAPTURE(game->id);
    CHECK_FALSE(deep(*game));
  }
  rules::Ruleset wordy = support::blades_srd();
  wordy.licence.resize(480, 'x');
  CHECK(deep(wordy));
  // What is longer stands behind the leaves.
  wordy.licence.resize(600, 'x');
  CHECK_FALSE(deep(wordy));
}

TEST_CASE("a document asks for nothing from outside") {
  for (const std::string& html : all_documents(support::beacon_road())) {
    CHECK(html.rfind("<!doctype html>", 0) == 0);
    CHECK(html.find("default-src &#39;none&#39;") == std::string::npos);
    CHECK(html.find("default-src 'none'") != std::string::npos);
    for (const char* part : {" src=", " href=", "url(", "@import", "<script", "<link", "<iframe",
                             " style=", " onload", "<object"}) {
      CAPTURE(part);
      CHECK(html.find(part) == std::string::npos);
    }
    CHECK(count(html, "<style>") == 1);
  }
}

TEST_CASE("the letters that few texts need are carried by a document that has one of them") {
  const rules::Ruleset& ruleset = support::beacon_road();
  print::PrintOptions options;
  options.typefaces = {{"Inter", 400, "usual", "rare letters", "U+400-45F,U+462"}};
  const auto faces = [&](const std::string& name) {
    rules::Character who = samples::typical(ruleset);
    who.name = name;
    const std::string html = support::character_sheet(ruleset, who, nullptr, options);
    CHECK(html.find("url(data:font/otf;base64,dXN1YWw=)") != std::string::npos);
    return html.find(
               "unicode-range:U+400-45F,U+462;src:url(data:font/otf;base64,cmFyZSBsZXR0ZXJz)") !=
           std::string::npos;
  };
  CHECK_FALSE(faces("Mirela Șerban"));
  CHECK(faces("Ольга"));
  CHECK(faces("\u0462"));
  CHECK_FALSE(faces("\u0463"));
  print::Pack pack;
  pack.characters = {samples::typical(ruleset)};
  pack.characters[0].name = "Ольга";
  CHECK(support::pack(ruleset, pack, options).find("cmFyZSBsZXR0ZXJz") != std::string::npos);
}

TEST_CASE("every rule of the style is about the sheet alone") {
  print::PrintOptions options;
  for (const bool landscape : {false, true}) {
    options.landscape = landscape;
    const std::string html = support::reference(support::tiny(), options);
    const std::size_t from = html.find("<style>") + 7;
    std::string css = html.substr(from, html.find("</style>") - from);
    std::string selector;
    int depth = 0;
    for (const char each : css) {
      if (each == '{') {
        CAPTURE(selector);
        if (selector.rfind("@media", 0) == 0) {
          selector.clear();
          continue;
        }
        if (depth == 0 && selector.rfind("@page", 0) != 0) {
          CHECK((selector.rfind(".rb-paper", 0) == 0 || selector == "body.rb-alone"));
        }
        ++depth;
        selector.clear();
      } else if (each == '}') {
        depth = depth > 0 ? depth - 1 : 0;
        selector.clear();
      } else if (depth == 0 && each != '\n') {
        selector += each;
      }
    }
  }
}

TEST_CASE("headings begin with the name and leave out no level") {
  const rules::Ruleset& ruleset = support::beacon_road();
  const std::string html =
      support::character_sheet(ruleset, samples::typical(ruleset), nullptr, {});
  CHECK(count(html, "<h1") == 1);
  CHECK(html.find("<h1") < html.find("<h2"));
  CHECK(html.find("<h2") < html.find("<h3"));
}

TEST_CASE("what the table set aside is shown") {
  const rules::Ruleset& ruleset = support::beacon_road();
  rules::Character who = samples::typical(ruleset);
  who.waivers.push_back({"action_above_cap", "", "The duel at the bridge"});
  const std::string html = support::character_sheet(ruleset, who, nullptr, {});
  CHECK(has(html, "Waived by the table"));
  CHECK(has(html, "The duel at the bridge"));
}

TEST_CASE("what the table set aside is said by its sentence, and its reason once") {
  const rules::Ruleset& ruleset = support::beacon_road();
  rules::Character who = samples::typical(ruleset);
  who.actions["hunt"] = 9;
  who.waivers = {{"action_above_cap", "hunt", "The duel at the bridge"},
                 {"trait_twice", "", "An old friend"}};
  const rules::Findings findings = rules::check(support::standing(who, nullptr));
  const auto above = std::find_if(findings.begin(), findings.end(), [](const rules::Finding& each) {
    return each.rule == "action_above_cap";
  });
  REQUIRE(above != findings.end());
  const std::string sentence = above->message.substr(0, above->message.find(" Waived: "));
  const std::string html = support::character_sheet(ruleset, who, nullptr, {});
  const std::string text =
      print::plain_text(print::text_view(support::standing(who, nullptr), nullptr));
  for (const std::string& shown : {html, text}) {
    INFO(shown);
    CHECK(has(shown, sentence));
    CHECK(count(shown, "The duel at the bridge") == 1);
    CHECK(has(shown, "A rule that is kept now."));
    CHECK_FALSE(has(shown, "above_cap"));
    CHECK_FALSE(has(shown, "above cap"));
    CHECK_FALSE(has(shown, "twice"));
  }
}

namespace {

struct NumberPlaces {
  std::size_t empty = 0;             // with room to write
  std::vector<std::string> written;  // what stands in the others
};

// Where a sheet says its character's numbers: in boxes and shields, in lines, as dice, and in
// pencil.
NumberPlaces number_places(const std::string& html) {
  constexpr const char* all[][3] = {{"<dd class=rb-total>", ">", "</dd>"},
                                    {"<div class=rb-small-number", "<dd>", "</dd>"},
                                    {"<span class=rb-die>", ">", "</span>"},
                                    {"<span class=rb-pencil>", ">", "</span>"}};
  NumberPlaces found;
  for (const auto& [place, opening, end] : all) {
    for (std::size_t at = html.find(place); at != html.npos; at = html.find(place, at + 1)) {
      const std::size_t start = html.find(opening, at) + std::string(opening).size();
      const std::string value = html.substr(start, html.find(end, start) - start);
      // Its reasons stand behind it.
      const std::string number = value.substr(0, value.find("<span class=rb-why>"));
      if (number == "<span class=rb-blank></span>" || number == "<span class=rb-room></span>") {
        ++found.empty;
      } else {
        found.written.push_back(number);
      }
    }
  }
  return found;
}

}  // namespace

TEST_CASE("a blank sheet has room for each number of a character and carries none") {
  for (const rules::Ruleset* ruleset : support::shipped_games()) {
    CAPTURE(ruleset->id);
    rules::Ids playbooks{""};
    for (const rules::Playbook& each : ruleset->playbooks) playbooks.push_back(each.id);
    for (const rules::Id& playbook : playbooks) {
      CAPTURE(playbook);
      const NumberPlaces blank = number_places(support::blank_character(*ruleset, playbook, {}));
      CHECK(blank.written == std::vector<std::string>{});
      CHECK(blank.empty > 0);
    }
    // The same look finds the numbers of a sheet that is filled in.
    const rules::Character who = samples::typical(*ruleset);
    CHECK(number_places(support::character_sheet(*ruleset, who, nullptr, {})).written.size() > 3);
  }
}

TEST_CASE("a blank sheet lists what its archetype can learn") {
  const rules::Ruleset& ruleset = support::beacon_road();
  for (const rules::Playbook& playbook : ruleset.playbooks) {
    const std::string html = support::blank_character(ruleset, playbook.id, {});
    for (const rules::Id& id : playbook.abilities) {
      CAPTURE(id);
      CHECK(has(html, rules::find_ability(ruleset, id)->name));
    }
    for (const rules::Entry& each : playbook.contacts) CHECK(has(html, each.name));
  }
}

TEST_CASE("there is a card for each special ability, power and item") {
  const rules::Ruleset& ruleset = support::beacon_road();
  const rules::Character who = samples::typical(ruleset);
  const std::string html = support::cards(ruleset, {who}, nullptr, {});
  CHECK(count(html, "<article class=rb-card") + count(html, "<article class=\"rb-card") >=
        who.abilities.size() + who.powers.size() + who.carried.size());
  for (const rules::Id& id : who.powers) {
    CHECK(has(html, rules::find_power(ruleset, id)->name));
  }
}

TEST_CASE("the texts of a set of cards are set in one size, however long or short each is") {
  const rules::Ruleset& ruleset = support::beacon_road();
  rules::Character who = samples::typical(ruleset);
  who.powers.clear();
  for (const rules::Power& each : ruleset.powers) who.powers.push_back(each.id);
  who.abilities.clear();
  for (const rules::Ability& each : ruleset.abilities) {
    who.abilities.push_back({each.id, "", {}, {}, {}});
  }
  const std::string html = support::cards(ruleset, {who}, nullptr, {});
  std::size_t cards = 0;
  for (std::size_t at = html.find("<article"); at != std::string::npos;
       at = html.find("<article", at + 1)) {
    const std::string card = html.substr(at, html.find("</article>", at) - at);
    CAPTURE(card);
    ++cards;
    // No card has a class or a style of its own, and neither has a paragraph of its text.
    CHECK((card.rfind("<article class=rb-card>", 0) == 0 ||
           card.rfind("<article class=\"rb-card\">", 0) == 0));
    CHECK_FALSE(has(card, "style="));
    const std::size_t kinds =
        count(card, "<p class=rb-card-kind") + count(card, "<p class=\"rb-card-kind");
    const std::size_t feet =
        count(card, "<p class=rb-card-foot") + count(card, "<p class=\"rb-card-foot");
    CHECK(kinds + feet == count(card, "<p class"));
  }
  CHECK(cards >= who.powers.size() + who.abilities.size());
  // One rule of the style gives the size.
  CHECK(count(html, ".rb-card>p:not([class]){font-size:") == 1);
  CHECK(count(html, ".rb-card p{font-size") == 0);
}

TEST_CASE("a text that is longer than a card goes on on the next one and loses no word") {
  const rules::Ruleset& ruleset = support::beacon_road();
  rules::Character who = samples::typical(ruleset);
  who.abilities.clear();
  rules::AbilityTaken taken;
  for (const rules::Ability& each : ruleset.abilities) {
    if (!each.knows.empty()) taken.id = each.id;
  }
  std::string name;
  for (int i = 0; i < 400; ++i) name += "word" + std::to_string(i) + " ";
  taken.known.push_back({name, {}});
  who.abilities.push_back(taken);
  const std::string html = support::cards(ruleset, {who}, nullptr, {});
  for (int i = 0; i < 400; ++i) {
    CAPTURE(i);
    CHECK(html.find("word" + std::to_string(i)) != std::string::npos);
  }
}

TEST_CASE(
    "what an ability knows stands once on sheet, card and in plain text, also inside another") {
  const rules::Ruleset& ruleset = support::beacon_road();
  rules::AbilityTaken knowing;
  rules::AbilityTaken outer;
  for (const rules::Ability& each : ruleset.abilities) {
    if (!each.knows.empty() && each.choices.empty()) knowing.id = each.id;
    if (rules::choice_of_ability(each) != nullptr) outer.id = each.id;
  }
  REQUIRE_FALSE(knowing.id.empty());
  REQUIRE_FALSE(outer.id.empty());
  knowing.known.push_back({"Formula of Quellyn", {}});
  outer.choice = knowing.id;
  outer.nested = {knowing};
  for (const rules::AbilityTaken& taken : {knowing, outer}) {
    CAPTURE(taken.id);
    rules::Character who = samples::typical(ruleset);
    who.abilities = {taken};
    CHECK(count(support::character_sheet(ruleset, who, nullptr, {}), "Formula of Quellyn") == 1);
    CHECK(count(support::cards(ruleset, {who}, nullptr, {}), "Formula of Quellyn") == 1);
    const std::string words = print::plain_text(support::text_view(ruleset, who, nullptr));
    CHECK(count(words, "Formula of Quellyn") == 1);
  }
}

TEST_CASE("a pack holds the crew, its members, their cards and the reference") {
  const rules::Ruleset& ruleset = support::beacon_road();
  const rules::Crew crew = samples::crew(ruleset);
  print::Pack pack;
  pack.crew = &crew;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    rules::Character who = samples::typical(ruleset, seed);
    who.name = "Member " + std::to_string(seed);
    who.crew = crew.id;
    pack.characters.push_back(who);
  }
  const std::string html = support::pack(ruleset, pack, {});
  CHECK(count(html, "rb-sheet rb-character") == 3);
  CHECK(count(html, "rb-sheet rb-crew") == 1);
  CHECK(count(html, "rb-sheet rb-card-page") > 0);
  CHECK(count(html, "rb-sheet rb-reference") == 1);
  CHECK(count(html, "Member 2") >= 3);
}

TEST_CASE("papers and styles differ in the rules of style, never in the words") {
  const rules::Ruleset& ruleset = support::beacon_road();
  const rules::Character who = samples::typical(ruleset);
  const auto body = [&](const print::PrintOptions& options) {
    const std::string html = support::character_sheet(ruleset, who, nullptr, options);
    std::string words;
    bool tag = false;
    for (const char each : html.substr(html.find("<body"))) {
      tag = each == '<' || (tag && each != '>');
      if (!tag && each != '>') words += each;
    }
    return words;
  };
  print::PrintOptions other;
  other.paper = print::Paper::letter;
  other.style = print::Style::ink;
  other.landscape = true;
  other.text_percent = 90;
  CHECK(body({}) == body(other));
}

TEST_CASE("the target numbers, effect, what stress buys and downtime stand in the reference") {
  const rules::Ruleset& ruleset = support::beacon_road();
  const std::string html = support::reference(ruleset, {});
  REQUIRE(ruleset.positions.size() == 3);
  CHECK(ruleset.positions.front().target == 6);
  CHECK(ruleset.positions.back().target == 16);
  for (const rules::Position& each : ruleset.positions) {
    CHECK(has(html, each.name));
    CHECK(html.find("<b>" + std::to_string(each.target) + "</b>") != std::string::npos);
    CHECK(has(html, each.success));
    CHECK(has(html, each.failure));
  }
  for (const char* id : {"action_roll", "effect", "pushing", "resistance", "downtime"}) {
    CAPTURE(id);
    CHECK(html.find(std::string("data-id=\"") + id + "\"") != std::string::npos);
  }
  for (const rules::ReferenceSection& each : ruleset.reference) {
    CHECK(has(html, each.name));
    CHECK(has(html, each.text));
    for (const rules::ReferenceLine& line : each.lines) {
      CHECK(has(html, line.name));
      CHECK(has(html, line.text));
    }
  }
}

TEST_CASE("what is much is set smaller, what is little larger, and a text size is heeded") {
  const rules::Ruleset& ruleset = support::beacon_road();
  print::PrintOptions options;
  const rules::Character few = rules::new_character(ruleset, "few");
  const std::string little = support::character_sheet(ruleset, few, nullptr, options);
  const std::string much =
      support::character_sheet(ruleset, samples::laden(ruleset), nullptr, options);
  CHECK(little.find("rb-front rb-roomy\"") != std::string::npos);
  CHECK(much.find("rb-back rb-tight") != std::string::npos);
  options.text_percent = 130;
  CHECK(support::character_sheet(ruleset, few, nullptr, options).find("rb-front rb-roomy\"") ==
        std::string::npos);
}

TEST_CASE("the front of a new crew is set to what its type offers, not to what was taken alone") {
  int beside = 0;
  for (const rules::Ruleset* game :
       {&support::beacon_road(), &support::blades_srd(), &support::wyrd_wolds()}) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const rules::Crew crew = rules::random_crew(*game, "crew", seed, {});
      const rules::CrewType* type = rules::find_crew_type(*game, crew.type);
      REQUIRE(type != nullptr);
      for (const print::Paper paper : {print::Paper::a4, print::Paper::letter}) {
        CAPTURE(game->id, seed, paper == print::Paper::a4);
        print::PrintOptions options;
        options.paper = paper;
        const std::string html = support::crew_sheet(*game, crew, {}, options);
        const std::string front = html.substr(html.find("rb-leaf rb-front"));
        // A map and seven abilities fill the page: it is set as small as it may be.
        const bool map = !rules::claims_map(*game, crew).cells.empty();
        CHECK(has(front.substr(0, 80), "rb-tighter") == map);
        // Under long abilities there is no room for the experience: it stands under the upgrades,
        // or on the back where those leave none either.
        const std::size_t second = front.find("rb-column-b");
        const std::size_t back = front.find("rb-back", second);
        const std::string below_abilities = front.substr(0, second);
        const std::string below_upgrades = front.substr(second, back - second);
        const bool in_full = !has(below_abilities, "rb-names");
        CHECK(has(front, "rb-experience"));
        CHECK_FALSE(has(in_full ? below_abilities : below_upgrades, "rb-experience"));
        if (has(below_upgrades, "rb-experience")) ++beside;
      }
    }
  }
  CHECK(beside > 0);
}

TEST_CASE("all that can be learned stands on the sheet with a box, and what was taken is filled") {
  for (const rules::Ruleset* game :
       {&support::beacon_road(), &support::blades_srd(), &support::wyrd_wolds()}) {
    const rules::Ruleset& ruleset = *game;
    const rules::Character who = samples::typical(ruleset);
    const std::string html = support::character_sheet(ruleset, who, nullptr, {});
    const std::string abilities = html.substr(html.find("rb-abilities"));
    const auto box_of = [&](const rules::Id& id) {
      const std::size_t at = abilities.find("data-id=\"" + id + "\"");
      return at == std::string::npos ? std::string{}
                                     : abilities.substr(at, abilities.find("</h3>", at) - at);
    };
    const rules::Playbook* playbook = rules::find_playbook(ruleset, who.playbook);
    REQUIRE(playbook != nullptr);
    rules::Ids all = playbook->abilities;
    for (const rules::Id& each : ruleset.general_abilities) all.push_back(each);
    if (const auto* heritage = rules::find_heritage(ruleset, who.heritage)) {
      for (const rules::Id& each : heritage->abilities) all.push_back(each);
    }
    for (const rules::Id& id : all) {
      CAPTURE(ruleset.id, id);
      const bool taken = std::any_of(who.abilities.begin(), who.abilities.end(),
                                     [&](const auto& each) { return each.id == id; });
      CHECK(box_of(id).find(taken ? "aria-label=yes" : "aria-label=no") != std::string::npos);
    }
  }
}

TEST_CASE(
    "a character made a moment ago has all that anybody may carry on the sheet, to be ticked") {
  for (const rules::Ruleset* game : {&support::blades_srd(), &support::wyrd_wolds()}) {
    const rules::Character who = rules::random_character(*game, "a", 7, {});
    const std::string html = support::character_sheet(*game, who, nullptr, {});
    const std::string items = html.substr(html.find("<section class=rb-items"));
    int shown = 0;
    for (const rules::Item& each : game->items) {
      const bool of_a_playbook = std::any_of(game->playbooks.begin(), game->playbooks.end(),
                                             [&](const rules::Playbook& playbook) {
                                               return rules::contains(playbook.items, each.id);
                                             });
      if (of_a_playbook || each.rarity != rules::Rarity::common) continue;
      CAPTURE(each.id);
      CHECK(items.find("data-id=\"" + each.id + '"') != std::string::npos);
      ++shown;
    }
    CHECK(shown > 10);
  }
}

TEST_CASE("each game prints what it has: points, wounds, clocks, downtime, what stress buys") {
  const auto sheet = [](const rules::Ruleset& ruleset) {
    return support::character_sheet(ruleset, samples::typical(ruleset), nullptr, {});
  };
  const std::string road = sheet(support::beacon_road());
  for (const char* part : {"data-id=\"beacon_points\"", "rb-wounds", "rb-ruler", "rb-escutcheon",
                           "data-id=\"teamwork\"", "data-id=\"downtime\"", "rb-clocks"}) {
    CAPTURE(part);
    CHECK(road.find(part, road.find("<main>")) != std::string::npos);
  }
  for (const rules::Ruleset* game : {&support::blades_srd(), &support::wyrd_wolds()}) {
    const std::string html = sheet(*game);
    CAPTURE(game->id);
    for (const char* part : {"beacon_points", "rb-wounds", "rb-ruler", "rb-escutcheon"}) {
      CAPTURE(part);
      CHECK(html.find(part, html.find("<main>")) == std::string::npos);
    }
    for (const char* part : {"data-id=\"teamwork\"", "data-id=\"downtime\"", "rb-clocks"}) {
      CAPTURE(part);
      CHECK(html.find(part, html.find("<main>")) != std::string::npos);
    }
  }
}

TEST_CASE("a sheet that has no room for what is looked up in play says where it stands") {
  for (const rules::Ruleset* game :
       {&support::beacon_road(), &support::blades_srd(), &support::wyrd_wolds()}) {
    CAPTURE(game->id);
    std::vector<const rules::ReferenceSection*> sections;
    for (const rules::ReferenceSection& each : game->reference) {
      if (each.on_sheet == rules::OnSheet::lines) sections.push_back(&each);
    }
    REQUIRE(!sections.empty());
    std::size_t full = 0;
    for (const rules::Character& who :
         {samples::typical(*game), samples::laden(*game), samples::overfull(*game)}) {
      const std::string html = support::character_sheet(*game, who, nullptr, {});
      const std::size_t elsewhere = html.find("<p class=rb-elsewhere>");
      full += elsewhere == std::string::npos ? 0 : 1;
      for (const rules::ReferenceSection* each : sections) {
        CAPTURE(each->id);
        const bool whole =
            html.find("data-id=\"" + each->id + '"', html.find("<main>")) != std::string::npos;
        const std::size_t named = elsewhere == std::string::npos
                                      ? std::string::npos
                                      : html.find(print::escaped(each->name), elsewhere);
        CHECK((whole || named != std::string::npos));
      }
    }
    CHECK(full > 0);
    CHECK(full < 3);
  }
}

TEST_CASE("whatever is marked on paper has one sign: a filled box with a tick") {
  for (const rules::Ruleset* game :
       {&support::beacon_road(), &support::blades_srd(), &support::wyrd_wolds()}) {
    CAPTURE(game->id);
    rules::Character who = samples::typical(*game);
    const auto ticks = [&](const rules::Character& sheet) {
      const std::string html = support::character_sheet(*game, sheet, nullptr, {});
      return count(html, "<path class=rb-tick-mark");
    };
    const std::size_t before = ticks(who);
    rules::Character after = who;
    after.stash += 1;
    const bool stash = rules::find_track(*game, rules::Role::stash) != nullptr;
    CHECK(ticks(after) == before + (stash ? 1 : 0));
    after = who;
    after.tracks[rules::find_track(*game, rules::Role::stress)->id] += 1;
    CHECK(ticks(after) == before + 1);
    if (!game->traumas.empty()) {
      after = who;
      after.traumas.push_back(game->traumas.back().id);
      CHECK(ticks(after) > before);
    }
    const std::string crew = support::crew_sheet(*game, samples::crew(*game), {}, {});
    if (rules::find_track(*game, rules::Role::heat) == nullptr) continue;
    rules::Crew later = samples::crew(*game);
    later.heat += 1;
    CHECK(count(support::crew_sheet(*game, later, {}, {}), "<path class=rb-tick-mark") ==
          count(crew, "<path class=rb-tick-mark") + 1);
  }
}

TEST_CASE("wounds and clocks stand on the sheet as they are, with room for more") {
  const rules::Ruleset& ruleset = support::beacon_road();
  rules::Character who = samples::typical(ruleset);
  who.conditions = {{"Bleeding", 3, false}, {"Hidden", 5, true}};
  who.clocks = {{"The flood comes", 8, 3, false, {}, {}}, {"A secret", 4, 1, true, {}, {}}};
  const std::string html = support::character_sheet(ruleset, who, nullptr, {});
  CHECK(has(html, "Bleeding"));
  CHECK(html.find("aria-label=\"3 of 5\"") != std::string::npos);
  CHECK(has(html, "The flood comes"));
  CHECK_FALSE(has(html, "A secret"));  // the game master's alone
  const std::size_t clocks = html.find("rb-clocks", html.find("<main>"));
  CHECK(html.find("aria-label=\"3 of 8\"", clocks) != std::string::npos);
  CHECK(html.find("aria-label=\"0 of 4\"", clocks) != std::string::npos);
}

TEST_CASE("a crew's clocks stand on its sheet as they are, with room for more") {
  for (const rules::Ruleset* game :
       {&support::beacon_road(), &support::blades_srd(), &support::wyrd_wolds()}) {
    CAPTURE(game->id);
    rules::Crew crew = samples::crew(*game);
    crew.clocks = {{"The watch closes in", 8, 3, false, {}, {}}, {"A secret", 6, 5, true, {}, {}}};
    const std::string html = support::crew_sheet(*game, crew, {}, {});
    const std::size_t clocks = html.find("rb-clocks", html.find("<main>"));
    REQUIRE(clocks != std::string::npos);
    CHECK(html.find("The watch closes in", clocks) != std::string::npos);
    CHECK(html.find("aria-label=\"3 of 8\"", clocks) != std::string::npos);
    CHECK(html.find("aria-label=\"0 of 6\"", clocks) != std::string::npos);
    CHECK_FALSE(has(html, "A secret"));
    CHECK(html.find("aria-label=\"5 of 6\"", clocks) == std::string::npos);
  }
}

TEST_CASE("a crew has empty clocks where its sheet has room, and on a full one only its own") {
  const rules::Ruleset& ruleset = support::beacon_road();
  const auto has_clocks = [&](const rules::Crew& crew) {
    const std::string html = support::crew_sheet(ruleset, crew, {}, {});
    return html.find("rb-clocks", html.find("<main>")) != std::string::npos;
  };
  CHECK(has_clocks(samples::crew(ruleset)));
  const std::string blank = support::blank_crew(ruleset, ruleset.crew_types.front().id, {});
  CHECK(blank.find("rb-clocks", blank.find("<main>")) != std::string::npos);
  rules::Crew full = samples::laden_crew(ruleset);
  CHECK_FALSE(has_clocks(full));
  full.clocks = {{"A secret", 6, 5, true, {}, {}}};
  CHECK_FALSE(has_clocks(full));
  full.clocks.push_back({"The watch closes in", 8, 3, false, {}, {}});
  CHECK(has_clocks(full));
}

TEST_CASE(
    "a sheet has the accent and the emblem of its playbook, and ornament where ink is not saved") {
  const rules::Ruleset& ruleset = support::beacon_road();
  rules::Character who = samples::typical(ruleset);
  who.playbook = "rogue";
  print::PrintOptions options;
  const std::string full = support::character_sheet(ruleset, who, nullptr, options);
  CHECK(full.find("data-accent=\"violet\"") != std::string::npos);
  CHECK(full.find("class=rb-plate") != std::string::npos);
  CHECK(full.find(".rb-frame,.rb-paper .rb-plate svg,") == std::string::npos);
  options.style = print::Style::ink;
  const std::string ink = support::character_sheet(ruleset, who, nullptr, options);
  const std::size_t rule = ink.find(".rb-paper .rb-frame,.rb-paper .rb-plate svg");
  REQUIRE(rule != std::string::npos);
  CHECK(ink.find("display:none}", rule) != std::string::npos);
}

TEST_CASE("whoever else a sheet is tied to stands on paper, and has a line where nobody is named") {
  const rules::Ruleset game = support::bonds_game();
  rules::Character who = samples::typical(game);
  who.bonds = {{"mentor", "Vaska", "taught you the knots"}, {"stranger", "Nobody you know", ""}};
  const std::string html = support::character_sheet(game, who, nullptr, {});
  CHECK(has(html, "Mentor: "));
  CHECK(has(html, "Vaska"));
  CHECK(has(html, "taught you the knots"));
  CHECK(has(html, "Stranger: "));
  CHECK(has(html, "Mate: "));
  rules::Crew crew = samples::crew(game);
  crew.bonds = {{"patron", "The Widow", "pays late"}};
  const std::string sheet = support::crew_sheet(game, crew, {}, {});
  CHECK(has(sheet, "Patron: "));
  CHECK(has(sheet, "The Widow"));
}

TEST_CASE("an action that the table names has an empty line on paper until it has its name") {
  const std::string line = "<dt><span class=rb-blank>";
  const rules::Ruleset& game = support::wyrd_wolds();
  rules::Character hero = samples::typical(game);
  CHECK(count(support::character_sheet(game, hero, nullptr, {}), line) == 3);
  CHECK(count(support::blank_character(game, "", {}), line) == 3);
  hero = rules::with_new_own_action(game, hero, "resolve");
  hero.own.actions.front().name = "Ferry";
  const rules::Ruleset named = rules::with_own(game, hero.own, rules::Scope::character);
  const std::string paper = support::character_sheet(named, hero, nullptr, {});
  CHECK(count(paper, line) == 2);
  CHECK(count(paper, "<dt>Ferry</dt>") == 1);
}

TEST_CASE(
    "the marks of people are read out as what the game calls them, those it has and no other") {
  rules::Ruleset game = support::blades_srd();
  game.bonds[0].word = {"Old comrade", "Old comrades", "Comrade"};
  rules::Character who = samples::typical(game);
  who.bonds = {{"friend", "Vaska", "dug you out"}, {"rival", "Vaska", "and never lets you forget"}};
  const std::string html = support::character_sheet(game, who, nullptr, {});
  CHECK(count(html, "aria-label=\"comrade\"") == 1);
  CHECK(count(html, "aria-label=\"rival\"") == 1);
  CHECK(html.find("friend") == std::string::npos);
  // One person, however many marks they have.
  CHECK(count(html, "Vaska") == 1);
  CHECK(has(html, "dug you out; and never lets you forget"));
  std::erase_if(game.bonds, [](const rules::Bond& each) { return each.id == "rival"; });
  const std::string one = support::blank_character(game, "", {});
  CHECK(count(one, "aria-label=\"comrade?\"") > 0);
  CHECK(count(one, "\"rival?\"") == 0);
}

TEST_CASE("below the heading of a family of upgrades there is none without a family") {
  for (const rules::Ruleset* game : {&support::beacon_road(), &support::blades_srd()}) {
    const std::string html = support::crew_sheet(*game, samples::crew(*game), {}, {});
    const std::size_t first_family = html.find("class=rb-family");
    REQUIRE(first_family != std::string::npos);
    std::size_t alone = 0;
    for (const rules::Upgrade& each : game->upgrades) {
      const std::size_t at = html.find("data-id=\"" + each.id + "\"");
      if (!each.family.empty() || at == std::string::npos) continue;
      ++alone;
      CAPTURE(game->id, each.id);
      CHECK(at < first_family);
    }
    CHECK(alone > 3);
  }
}

TEST_CASE("what a player made and put away stands on paper and in the text, and is not marked") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character who = samples::typical(game);
  who.carried = {{"", "A bag of lenses", 2, false}};
  who.put_away = {{"", "Mother's ladle", 1, true}};
  const std::string html = support::character_sheet(game, who, nullptr, {});
  const auto row_of = [&](const std::string& name) {
    const std::size_t at = html.find(name);
    REQUIRE(at != std::string::npos);
    const std::size_t from = html.rfind("<li", at);
    return html.substr(from, html.find("</li>", at) - from);
  };
  CHECK(row_of("A bag of lenses").find("rb-marked") != std::string::npos);
  CHECK(row_of(print::escaped("Mother's ladle")).find("rb-marked") == std::string::npos);
  CHECK(row_of(print::escaped("Mother's ladle")).find("in hand") == std::string::npos);
  const std::string text = print::markdown({support::text_view(game, who, nullptr)});
  CHECK(text.find("Mother's ladle (1 load, put away)") != std::string::npos);
}

TEST_CASE("a weapon that is put away with its kind stands once on paper, as what may be carried") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character who = samples::typical(game);
  who.playbook = "warrior";
  who.carried.clear();
  const std::string without = support::character_sheet(game, who, nullptr, {});
  who.put_away = {{"fine_two_handed_weapon", "", 1, true, "greataxe"}};
  CHECK(support::character_sheet(game, who, nullptr, {}) == without);
}
