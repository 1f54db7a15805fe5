// The commands of an evening: its phases with what is open, and the journal as text.
#include <algorithm>
#include <string>
#include <vector>

#include "cli/cli.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/games.hpp"
#include "data/document.hpp"
#include "data/json.hpp"
#include "model/library.hpp"
#include "rules/play/evening.hpp"
#include "rules/play/journal.hpp"
#include "rules/sheet/choices.hpp"

namespace roadbook::cli {
namespace {

std::optional<rules::Sheets> sheets_in(const std::string& file, std::ostream& err,
                                       std::map<std::string, std::string>* portraits = nullptr) {
  std::optional<data::Documents> read = read_all_sheets(file, err);
  if (!read) return std::nullopt;
  if (portraits != nullptr) *portraits = portraits_in(*read);
  rules::Sheets sheets;
  for (const data::Value& value : read->values) {
    sheets.emplace(model::id_of(value), model::sheet_of(value));
  }
  if (!sheets.empty()) return sheets;
  err << file << ": There is no sheet in it.\n";
  return std::nullopt;
}

// The crew that is meant: the one that was named, or the only one.
std::string crew_meant(const rules::Sheets& sheets, const std::string& who, std::ostream& err) {
  std::vector<std::string> crews;
  for (const auto& [id, sheet] : sheets) {
    if (std::holds_alternative<rules::Crew>(sheet) && (who.empty() || who == id)) {
      crews.push_back(id);
    }
  }
  if (crews.size() == 1) return crews.front();
  err << (crews.empty() ? "There is no such crew.\n"
                        : "There are several crews: say which, with --who.\n");
  return {};
}

data::Json task_json(const rules::PhaseTask& task) {
  return {{"who", task.who},   {"name", task.name},   {"procedures", task.procedures},
          {"done", task.done}, {"times", task.times}, {"open", task.open()}};
}

data::Json phases_json(const std::vector<rules::PhaseStanding>& phases, const rules::Id& now) {
  data::Json list = data::Json::array();
  for (const rules::PhaseStanding& each : phases) {
    data::Json tasks = data::Json::array();
    for (const rules::PhaseTask& task : each.tasks) tasks.push_back(task_json(task));
    list.push_back({{"id", each.phase->id},
                    {"name", each.phase->name},
                    {"text", each.phase->text},
                    {"now", each.phase->id == now},
                    {"open", each.open},
                    {"tasks", std::move(tasks)}});
  }
  return list;
}

int write_sheets(const EveningOptions& options, const rules::Sheets& sheets,
                 const std::map<std::string, std::string>& portraits, std::ostream& out,
                 std::ostream& err) {
  std::vector<data::Value> written;
  for (const auto& [id, sheet] : sheets) written.push_back(model::document_of(sheet));
  const std::string text = written_with_portraits(written, portraits);
  return write_file(options.output, text, out, err) ? Exit::fine : Exit::failed;
}

int go_to_phase(const EveningOptions& options, rules::Sheets sheets, const std::string& crew,
                const rules::Ruleset& game, const std::map<std::string, std::string>& portraits,
                std::ostream& out, std::ostream& err) {
  const bool known =
      std::any_of(game.phases.begin(), game.phases.end(),
                  [&](const rules::PlayPhase& each) { return each.id == options.phase; });
  if (!known) {
    err << "--go \"" << options.phase << "\": there is no such phase. There is:";
    for (const rules::PlayPhase& each : game.phases) err << ' ' << each.id;
    err << ".\n";
    return Exit::failed;
  }
  sheets = rules::with_phase(std::move(sheets), crew, options.phase);
  return write_sheets(options, sheets, portraits, out, err);
}

int begin_anew(const EveningOptions& options, rules::Sheets sheets, const std::string& crew,
               const rules::Ruleset& game, const std::map<std::string, std::string>& portraits,
               std::ostream& out, std::ostream& err) {
  sheets = rules::with_new_evening(game, std::move(sheets), crew);
  return write_sheets(options, sheets, portraits, out, err);
}

}  // namespace

int evening(const EveningOptions& options, std::ostream& out, std::ostream& err) {
  std::map<std::string, std::string> portraits;
  const std::optional<rules::Sheets> sheets = sheets_in(options.file, err, &portraits);
  if (!sheets) return Exit::failed;
  const std::string crew = crew_meant(*sheets, options.who, err);
  if (crew.empty()) return Exit::failed;
  const auto& own = std::get<rules::Crew>(sheets->at(crew));
  const std::optional<rules::Ruleset> game = load_ruleset(options.games, own.ruleset, err);
  if (!game) return Exit::failed;
  if (!options.phase.empty())
    return go_to_phase(options, *sheets, crew, *game, portraits, out, err);
  if (options.anew) return begin_anew(options, *sheets, crew, *game, portraits, out, err);
  const data::Json json = phases_json(rules::evening_of({*game, *sheets}, crew), own.evening.phase);
  return write_file(options.output, data::to_text(json), out, err) ? Exit::fine : Exit::failed;
}

int journal(const EveningOptions& options, std::ostream& out, std::ostream& err) {
  std::optional<rules::Sheets> sheets = sheets_in(options.file, err);
  if (!sheets) return Exit::failed;
  if (!options.who.empty() && sheets->count(options.who) == 0) {
    err << "--who \"" << options.who << "\": there is no such sheet.\n";
    return Exit::failed;
  }
  std::string title = "Journal";
  for (const auto& [id, sheet] : *sheets) {
    const bool crew = std::holds_alternative<rules::Crew>(sheet);
    if (options.who.empty() ? crew || sheets->size() == 1 : id == options.who) {
      title = model::shown_name(rules::Words(), model::document_of(sheet));
    }
  }
  std::vector<rules::WrittenLine> lines;
  for (const rules::WrittenLine& each : rules::whole_journal(*sheets)) {
    if (!options.who.empty() && each.sheet != options.who) continue;
    if (rules::line_has(each, options.search)) lines.push_back(each);
  }
  const std::string text = rules::journal_as_text(title, lines);
  return write_file(options.output, text, out, err) ? Exit::fine : Exit::failed;
}

}  // namespace roadbook::cli
