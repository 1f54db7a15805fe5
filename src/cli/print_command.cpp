// The command that writes sheets as a document to print.
#include <algorithm>
#include <map>
#include <variant>

#include "cli/cli.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/games.hpp"
#include "cli/pdf_desktop.hpp"
#include "cli/text_sheets.hpp"
#include "data/content_credits.hpp"
#include "data/own_definitions.hpp"
#include "embedded/faces.hpp"
#include "embedded/files.hpp"
#include "print/plain_text.hpp"
#include "print/sheet.hpp"
#include "rules/derive/derive.hpp"
#include "rules/derive/gifts.hpp"
#include "rules/sheet/choices.hpp"

namespace roadbook::cli {
namespace {

struct Sheets {
  rules::Id ruleset;
  std::vector<rules::Character> characters;
  std::vector<std::string> portraits;  // of each character; empty: none
  std::optional<rules::Crew> crew;
};

// Sorts a document in; a sentence on `err` where it does not fit to the others.
bool add(Sheets& sheets, data::Value value, std::string portrait, const std::string& file,
         std::ostream& err) {
  const rules::Id ruleset = model::ruleset_of(value);
  if (sheets.ruleset.empty()) sheets.ruleset = ruleset;
  if (sheets.ruleset != ruleset) {
    err << file << ": This is of the ruleset " << ruleset << ", and the one before of "
        << sheets.ruleset << ".\n";
    return false;
  }
  if (auto* character = std::get_if<rules::Character>(&value)) {
    sheets.characters.push_back(std::move(*character));
    sheets.portraits.push_back(std::move(portrait));
    return true;
  }
  if (sheets.crew) {
    err << file << ": This is a second crew; one document holds the sheets of one.\n";
    return false;
  }
  sheets.crew = std::move(std::get<rules::Crew>(value));
  return true;
}

std::string in_list(const std::vector<std::string>& words) {
  std::string list;
  for (const std::string& each : words) list += (list.empty() ? "" : ", ") + each;
  return list;
}

// The blank sheets that were named; false and a sentence where a name is unknown.
bool add_blanks(print::Pack& pack, const rules::Ruleset& ruleset,
                const std::vector<std::string>& names, std::ostream& err) {
  const auto all = [&](bool crew) {
    if (crew) {
      for (const auto& each : ruleset.crew_types) pack.blanks.push_back({true, each.id});
    } else {
      for (const auto& each : ruleset.playbooks) pack.blanks.push_back({false, each.id});
    }
    pack.blanks.push_back({crew, {}});
  };
  for (const std::string& name : names) {
    if (rules::find_playbook(ruleset, name) != nullptr) {
      pack.blanks.push_back({false, name});
    } else if (rules::find_crew_type(ruleset, name) != nullptr) {
      pack.blanks.push_back({true, name});
    } else if (name == "none") {
      pack.blanks.push_back({false, {}});
    } else if (name == "crew" && ruleset.crew.present) {
      pack.blanks.push_back({true, {}});
    } else if (name == "all") {
      all(false);
      if (ruleset.crew.present) all(true);
    } else {
      std::vector<std::string> known;
      for (const auto& each : ruleset.playbooks) known.push_back(each.id);
      for (const auto& each : ruleset.crew_types) known.push_back(each.id);
      known.emplace_back("none");
      if (ruleset.crew.present) known.emplace_back("crew");
      err << "There is no blank sheet \"" << name << "\". There is: " << in_list(known)
          << ", all.\n";
      return false;
    }
  }
  return true;
}

std::vector<print::Typeface> typefaces() {
  std::vector<print::Typeface> all;
  for (const embedded::Face& face : embedded::faces()) {
    all.push_back({face.family, face.weight, face.letters, face.more, embedded::more_letters()});
  }
  return all;
}

bool ends_in_pdf(const std::string& path) {
  const std::string ending = path.size() >= 4 ? path.substr(path.size() - 4) : "";
  return ending == ".pdf" || ending == ".PDF";
}

std::optional<Sheets> read_sheets(const PrintFiles& options, std::ostream& err) {
  Sheets sheets;
  bool fine = true;
  for (const std::string& file : options.files) {
    std::optional<data::Documents> read = read_all_sheets(file, err);
    fine = fine && read.has_value();
    if (!read) continue;
    for (std::size_t i = 0; i < read->values.size(); ++i) {
      fine =
          add(sheets, std::move(read->values[i]), std::move(read->portraits[i]), file, err) && fine;
    }
  }
  if (!fine) return std::nullopt;
  const bool empty = sheets.characters.empty() && !sheets.crew;
  if (empty && options.blanks.empty() && !options.reference) {
    err << (options.files.empty() ? "Name the saves to print, or a blank sheet with --blank.\n"
                                  : "There is nothing to print in these files.\n");
    return std::nullopt;
  }
  if (sheets.ruleset.empty()) {
    sheets.ruleset = options.ruleset;
  } else if (!options.ruleset.empty() && options.ruleset != sheets.ruleset) {
    err << "The saves are of the ruleset " << sheets.ruleset << ", not of " << options.ruleset
        << ".\n";
    return std::nullopt;
  }
  return sheets;
}

// The game of the whole document: with what every sheet of it made, the crew's last.
rules::Ruleset game_of_all(const rules::Ruleset& game, const Sheets& sheets) {
  const rules::OwnDefinitions none;
  model::OwnAtTable table;
  table.own = sheets.crew ? &sheets.crew->own : &none;
  if (sheets.crew) table.scope = rules::Scope::crew;
  for (auto each = sheets.characters.rbegin(); each != sheets.characters.rend(); ++each) {
    if (!rules::is_empty(each->own)) {
      table.others.emplace_back(&each->own, rules::Scope::character);
    }
  }
  return table.empty() ? game : data::game_of_table(game, table);
}

// Markdown, or HTML without styles.
int print_to_read(Sheets sheets, const PrintFiles& options, std::ostream& out, std::ostream& err) {
  if (sheets.characters.empty() && !sheets.crew) {
    err << "There is nothing to read on a blank sheet.\n";
    return Exit::failed;
  }
  std::vector<data::Value> values;
  if (sheets.crew) values.emplace_back(std::move(*sheets.crew));
  for (rules::Character& each : sheets.characters) values.emplace_back(std::move(each));
  const auto views = text_views(options.games, values, err);
  if (!views) return Exit::failed;
  const std::string text =
      is_text_file(options.output) ? print::markdown(*views) : print::plain_html(*views);
  return write_file(options.output, text, out, err) ? Exit::fine : Exit::failed;
}

}  // namespace

int print(const PrintFiles& options, std::ostream& out, std::ostream& err) {
  std::optional<Sheets> sheets = read_sheets(options, err);
  if (!sheets) return Exit::failed;
  const std::optional<rules::Ruleset> plain = wished_ruleset(options.games, sheets->ruleset, err);
  if (!plain) return Exit::failed;
  const rules::Ruleset whole = game_of_all(*plain, *sheets);
  const rules::Ruleset* ruleset = &whole;
  if (sheets->crew) sheets->crew = rules::adopted(*ruleset, *sheets->crew);

  if (options.plain || is_text_file(options.output)) {
    return print_to_read(std::move(*sheets), options, out, err);
  }

  print::Pack pack;
  pack.crew = sheets->crew ? &*sheets->crew : nullptr;
  pack.characters = std::move(sheets->characters);
  pack.cards = options.cards || options.pack;
  pack.reference = options.reference || options.pack;
  if (!add_blanks(pack, *ruleset, options.blanks, err)) return Exit::failed;
  const auto crew_of = [&](const rules::Character& each) {
    return pack.crew != nullptr && pack.crew->id == each.crew ? pack.crew : nullptr;
  };
  std::map<const rules::Character*, rules::Ruleset> games;  // of those whose table made something
  for (const rules::Character& each : pack.characters) {
    const model::OwnAtTable table = model::own_of(each, crew_of(each));
    if (!table.empty()) games.emplace(&each, data::game_of_table(*plain, table));
  }
  const auto game_of = [&](const rules::Character& each) -> const rules::Ruleset& {
    const auto found = games.find(&each);
    return found == games.end() ? *ruleset : found->second;
  };
  if (pack.crew != nullptr) pack.crew_numbers = rules::derive_crew(*ruleset, *pack.crew);
  rules::GiftsByGame gifts(pack.crew);
  pack.standing_of = [&](const rules::Character& each) {
    const rules::Ruleset& game = game_of(each);
    return rules::derive(game, each, crew_of(each) != nullptr ? gifts.in(game) : rules::Gifts{});
  };

  print::PrintOptions paper;
  paper.paper = options.paper == "letter" ? print::Paper::letter : print::Paper::a4;
  paper.style = options.style == "ink" ? print::Style::ink : print::Style::full;
  paper.landscape = options.landscape;
  paper.reasons = options.reasons;
  paper.text_percent = options.text_percent;
  paper.typefaces = typefaces();
  if (std::any_of(sheets->portraits.begin(), sheets->portraits.end(),
                  [](const std::string& each) { return !each.empty(); })) {
    paper.portrait_of = [&](const rules::Character& each) -> std::string {
      for (std::size_t i = 0; i < pack.characters.size(); ++i) {
        if (&pack.characters[i] == &each) return sheets->portraits[i];
      }
      return {};
    };
  }
  data::Credits credits;
  if (pack.crew != nullptr) credits.add(*ruleset, *pack.crew);
  for (const rules::Character& each : pack.characters) credits.add(game_of(each), each);
  paper.credits = credits.by_source();
  const auto document = [&](const print::Sink& sink) {
    return print::pack_into(*ruleset, pack, paper, sink);
  };
  if (ends_in_pdf(options.output)) {
    const std::optional<std::string> pdf = pdf_of(document, err);
    if (!pdf) return Exit::failed;
    return write_file(options.output, *pdf, out, err) ? Exit::fine : Exit::failed;
  }
  Output output(options.output, out, err);
  const bool written = document([&](std::string_view part) { return output.write(part); });
  return written && output.finish() ? Exit::fine : Exit::failed;
}

}  // namespace roadbook::cli
