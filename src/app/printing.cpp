// From what a person wants on paper to the document.
#include "app/printing.hpp"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <variant>

#include "data/content_credits.hpp"
#include "data/content_use.hpp"
#include "embedded/faces.hpp"
#include "embedded/files.hpp"
#include "model/versions.hpp"
#include "print/sheet.hpp"
#include "print/type_size.hpp"
#include "rules/derive/derive.hpp"
#include "rules/derive/gifts.hpp"

namespace roadbook::app {

namespace {

print::PrintOptions options_of(const ui::PrintStyle& style, PaperUse use) {
  print::PrintOptions options;
  options.paper = style.letter ? print::Paper::letter : print::Paper::a4;
  options.style = style.ink ? print::Style::ink : print::Style::full;
  options.landscape = style.landscape;
  options.reasons = style.reasons;
  options.text_percent = style.text_percent;
  options.opens_dialog = use == PaperUse::to_print_away;
  if (use != PaperUse::in_the_page) {
    for (const embedded::Face& face : embedded::faces()) {
      options.typefaces.push_back(
          {face.family, face.weight, face.letters, face.more, embedded::more_letters()});
    }
  }
  return options;
}

}  // namespace

ui::PrintView print_view(const Games& games, const model::Library& library,
                         const model::Id& document, const rules::Id& game) {
  ui::PrintView view;
  for (const Games::GameEntry& each : games.known()) view.games.emplace_back(each.id, each.name);
  const model::Value* value = model::find(library, document);
  // The game of a sheet is held for a while by those who made it.
  view.ruleset = value != nullptr ? games.of(library, *value).get() : games.find(game);
  if (view.ruleset == nullptr) {
    games.need(game);  // the default one stands in until it comes
    view.ruleset = games.all().front().get();
  }
  if (value == nullptr) return view;
  view.name = model::name_of(*value);
  view.is_crew = model::is_crew(*value);
  if (view.is_crew) {
    if (view.name.empty()) view.name = rules::say(*view.ruleset, "the {crew}");
    view.members = model::members_of(library, document).size();
    return view;
  }
  if (view.name.empty()) view.name = rules::say(*view.ruleset, "the {character}");
  if (const rules::Crew* crew = model::crew_of(library, std::get<rules::Character>(*value))) {
    view.crew = crew->name.empty() ? "Without a name" : crew->name;
  }
  return view;
}

Paper paper(const Games& games, const ui::PrintView& view, const model::Library& library,
            const model::Id& document, const ui::PrintParts& parts, const ui::PrintStyle& style,
            PaperUse use) {
  print::Pack pack;
  pack.sheets = false;
  pack.crew_sheet = false;
  pack.cards = parts.cards;
  pack.reference = parts.reference;
  for (const ui::BlankSheet& each : parts.blanks) pack.blanks.push_back({each.crew, each.id});
  const model::Value* value = model::find(library, document);
  std::vector<std::shared_ptr<const rules::Ruleset>> held;
  if (value != nullptr) held.push_back(games.of(library, *value));
  if (value != nullptr && view.is_crew) {
    pack.crew = &std::get<rules::Crew>(*value);
    pack.crew_sheet = parts.sheet;
    pack.sheets = parts.members;
    for (const rules::Character* each : model::members_of(library, document)) {
      pack.members.push_back(*each);
    }
    // Without their sheets the cards are those of the crew alone.
    if (parts.members) pack.characters = pack.members;
    pack.crew_cards = true;
  } else if (value != nullptr) {
    const auto& character = std::get<rules::Character>(*value);
    pack.characters = {character};
    pack.sheets = parts.sheet;
    pack.crew = model::crew_of(library, character);
    pack.crew_sheet = parts.crew && pack.crew != nullptr;
    pack.crew_last = true;  // what is looked at already keeps its place
    pack.crew_cards = pack.crew_sheet;
    if (pack.crew_sheet) {
      for (const rules::Character* each : model::members_of(library, pack.crew->id)) {
        pack.members.push_back(*each);
      }
    }
  }
  if (pack.crew_sheet) pack.crew_numbers = rules::derive_crew(*view.ruleset, *pack.crew);
  rules::GiftsByGame gifts(pack.crew);
  pack.standing_of = [&](const rules::Character& each) {
    const rules::Ruleset& game = *held.emplace_back(games.of(library, each));
    const bool member = pack.crew != nullptr && each.crew == pack.crew->id;
    return rules::derive(game, each, member ? gifts.in(game) : rules::Gifts{});
  };
  Paper made;
  made.title = value != nullptr ? view.name : "Blank sheets, " + view.ruleset->name;
  print::PrintOptions options = options_of(style, use);
  SidesSet sides;
  options.side_set = [&sides](int percent) {
    sides.smallest = sides.smallest == 0 ? percent : std::min(sides.smallest, percent);
    sides.largest = std::max(sides.largest, percent);
  };
  options.portrait_of = [&library](const rules::Character& each) {
    const model::Portrait found = model::portrait_shown(library, each.id);
    return found == nullptr ? std::string() : *found;
  };
  std::vector<model::Value> printed;
  if (value != nullptr) printed.push_back(*value);
  if (pack.crew != nullptr && pack.crew_sheet) printed.emplace_back(*pack.crew);
  printed.insert(printed.end(), pack.members.begin(), pack.members.end());
  data::Credits credits;
  for (const model::Value& each : printed) credits.add(*games.of(library, each), each);
  options.credits = credits.by_source();
  options.licences = data::licences_of(library, printed, games.find(view.ruleset->id));
  made.html = print::pack(*view.ruleset, pack, options);
  made.size_words = size_in_words(sides, style.text_percent, parts.cards && value != nullptr);
  return made;
}

std::string size_in_words(const SidesSet& sides, int chosen, bool cards) {
  const auto percent = [](int of) { return std::to_string(of) + " %"; };
  std::string words;
  if (sides.smallest == 0) {
    words = {};
  } else if (sides.smallest < chosen) {
    words = "The fullest page is printed at " + percent(sides.smallest) + " so that it fits.";
  } else if (sides.smallest > chosen && chosen < 100) {
    constexpr int tenths = print::least_text / 10;
    words = "The text is printed at " + percent(sides.smallest) +
            ": no text on paper is smaller than " + std::to_string(tenths / 10) + "." +
            std::to_string(tenths % 10) + " points.";
  } else if (sides.largest > chosen) {
    words = "Where there is room, the text is printed at " + percent(sides.largest) + ".";
  }
  if (cards && chosen != 100)
    words += std::string(words.empty() ? "" : " ") + "Cards keep their size.";
  return words;
}

std::string written(const ui::PrintStyle& style) {
  std::string words = style.letter ? "letter" : "a4";
  if (style.landscape) words += " across";
  if (style.ink) words += " ink";
  if (style.reasons) words += " reasons";
  return words + " " + std::to_string(style.text_percent);
}

ui::PrintStyle print_style(const std::string& words) {
  ui::PrintStyle style;
  // By hand: a stream would bring all of its kind into the page.
  for (std::size_t start = 0; start < words.size();) {
    const std::size_t end = std::min(words.find(' ', start), words.size());
    const std::string word = words.substr(start, end - start);
    start = end + 1;
    style.letter = style.letter || word == "letter";
    style.landscape = style.landscape || word == "across";
    style.ink = style.ink || word == "ink";
    style.reasons = style.reasons || word == "reasons";
    if (const int percent = std::atoi(word.c_str()); percent > 0) {
      style.text_percent = std::clamp(percent, 90, 150);
    }
  }
  return style;
}

}  // namespace roadbook::app
