// The command that writes sheets as an HTML document.
#include <variant>

#include "cli/cli.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/games.hpp"
#include "print/sheet.hpp"
#include "rules/choices.hpp"

namespace roadbook::cli {
namespace {

struct Sheets {
  rules::Id ruleset;
  std::vector<rules::Character> characters;
  std::optional<rules::Crew> crew;
};

// Sorts a document in; a sentence on `err` where it does not fit to the others.
bool add(Sheets& sheets, data::Value value, const std::string& file, std::ostream& err) {
  const rules::Id ruleset = model::ruleset_of(value);
  if (sheets.ruleset.empty()) sheets.ruleset = ruleset;
  if (sheets.ruleset != ruleset) {
    err << file << ": This is of the ruleset " << ruleset << ", and the one before of "
        << sheets.ruleset << ".\n";
    return false;
  }
  if (auto* character = std::get_if<rules::Character>(&value)) {
    sheets.characters.push_back(std::move(*character));
    return true;
  }
  if (sheets.crew) {
    err << file << ": This is a second crew; one document holds the sheets of one.\n";
    return false;
  }
  sheets.crew = std::move(std::get<rules::Crew>(value));
  return true;
}

}  // namespace

int print(const PrintFiles& options, std::ostream& out, std::ostream& err) {
  Sheets sheets;
  bool fine = true;
  for (const std::string& file : options.files) {
    std::optional<std::vector<data::Value>> documents = read_documents(file, err);
    fine = fine && documents.has_value();
    if (!documents) continue;
    for (data::Value& each : *documents) fine = add(sheets, std::move(each), file, err) && fine;
  }
  if (!fine) return Exit::failed;
  if (sheets.characters.empty() && !sheets.crew) {
    err << "There is nothing to print in these files.\n";
    return Exit::failed;
  }
  const std::optional<rules::Ruleset> ruleset = load_ruleset(sheets.ruleset, err);
  if (!ruleset) return Exit::failed;

  print::PrintOptions paper;
  paper.paper = options.letter ? print::Paper::letter : print::Paper::a4;
  paper.style = options.ink ? print::Style::ink : print::Style::full;
  paper.landscape = options.landscape;
  paper.reasons = options.reasons;
  paper.text_percent = options.text_percent;
  if (sheets.crew) sheets.crew = rules::adopted(*ruleset, *sheets.crew);
  const rules::Crew* crew = sheets.crew ? &*sheets.crew : nullptr;
  const bool more = options.cards || options.reference;
  std::string html;
  if (!more && crew == nullptr && sheets.characters.size() == 1) {
    html = print::character_sheet(*ruleset, sheets.characters.front(), nullptr, paper);
  } else if (!more && sheets.characters.empty()) {
    html = print::crew_sheet(*ruleset, *crew, {}, paper);
  } else {
    print::Pack pack;
    pack.crew = crew;
    pack.characters = std::move(sheets.characters);
    pack.cards = options.cards;
    pack.reference = options.reference;
    html = print::pack(*ruleset, pack, paper);
  }
  return write_file(options.output, html, out, err) ? Exit::fine : Exit::failed;
}

}  // namespace roadbook::cli
