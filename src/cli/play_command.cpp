// The command that makes a move at the table: what it asks, rolls and proposes, and with --apply
// the sheets after it.
#include <charconv>
#include <string>
#include <variant>
#include <vector>

#include "cli/cli.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/games.hpp"
#include "data/document.hpp"
#include "data/json.hpp"
#include "data/own_definitions.hpp"
#include "data/place.hpp"
#include "model/library.hpp"
#include "rules/play/move.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"

namespace roadbook::cli {
namespace {

// "KEY=VALUE" in two; false where there is no equals sign.
bool parted(const std::string& text, const char* option, std::string& key, std::string& value,
            std::ostream& err) {
  const std::size_t equals = text.find('=');
  if (equals == 0 || equals == std::string::npos) {
    err << option << " \"" << text << "\": write KEY=VALUE.\n";
    return false;
  }
  key = text.substr(0, equals);
  value = text.substr(equals + 1);
  return true;
}

bool read_input(const PlayOptions& options, rules::MoveInput& input, std::ostream& err) {
  input.seed = options.seed;
  std::string key;
  std::string value;
  for (const std::string& each : options.choose) {
    if (!parted(each, "--choose", key, value, err)) return false;
    std::string& answer = input.answers[key];
    answer += answer.empty() ? value : "," + value;
  }
  for (const std::string& each : options.rolled) {
    if (!parted(each, "--rolled", key, value, err)) return false;
    for (const std::string& part : rules::split(value, ',')) {
      int face = 0;
      const auto [end, fault] = std::from_chars(part.data(), part.data() + part.size(), face);
      if (fault != std::errc() || end != part.data() + part.size()) {
        err << "--rolled " << key << ": \"" << part << "\" is not a number.\n";
        return false;
      }
      input.shown[key].push_back(face);
    }
  }
  return true;
}

// What stands at a pointer of a sheet as it is saved; null where there is nothing.
data::Json saved_at(const rules::Sheet& sheet, const std::string& pointer) {
  const data::Json json =
      data::Json::parse(data::write_document(model::document_of(sheet)), nullptr, false);
  const data::Json* now = &json;
  for (const std::string& part : rules::pointer_parts(pointer)) {
    if (now->is_array()) {
      const std::size_t index = static_cast<std::size_t>(std::strtoul(part.c_str(), nullptr, 10));
      if (index >= now->size()) return nullptr;
      now = &(*now)[index];
    } else {
      now = data::field_of(*now, part.c_str());
      if (now == nullptr) return nullptr;
    }
  }
  return *now;
}

data::Json answers_json(const rules::MoveAsk& ask) {
  data::Json answers = data::Json::array();
  for (const rules::MoveAnswer& each : ask.answers) {
    data::Json one{{"id", each.id}, {"name", each.name}};
    if (!each.description.empty()) one["description"] = each.description;
    if (!each.refused.empty()) one["refused"] = each.refused;
    answers.push_back(std::move(one));
  }
  return answers;
}

// How many dice of how many faces are to be shown for the open roll, under the keys that they are
// named by.
std::vector<std::pair<std::string, data::Json>> dice_asked(const rules::Move& move,
                                                           const std::string& id) {
  std::vector<std::pair<std::string, data::Json>> all;
  for (const rules::MoveRoll& roll : move.rolls) {
    const std::vector<rules::DiceToThrow> thrown = rules::dice_to_throw(roll);
    if (thrown.front().key != id) continue;
    for (const rules::DiceToThrow& each : thrown) {
      data::Json dice = data::Json::array();
      for (const rules::SumDice& one : each.dice) {
        dice.push_back({{"count", one.count}, {"faces", one.faces}});
      }
      all.emplace_back(each.key, std::move(dice));
    }
  }
  return all;
}

data::Json asks_json(const rules::Move& move, bool open) {
  data::Json asks = data::Json::array();
  for (const rules::MoveAsk& each : move.asks) {
    if (each.open != open) continue;
    if (each.roll) {
      for (auto& [key, dice] : dice_asked(move, each.id)) {
        asks.push_back({{"key", key}, {"prompt", each.prompt}, {"roll", true}, {"dice", dice}});
      }
      continue;
    }
    data::Json one{{"key", each.id}, {"prompt", each.prompt}};
    if (!each.about.empty()) one["about"] = each.about;
    if (each.kind == rules::AskKind::number) {
      one["low"] = each.low;
      one["high"] = each.high;
    } else {
      one["answers"] = answers_json(each);
      if (each.may_be_new) one["may_be_new"] = true;
    }
    if (!open) one["answer"] = each.answer;
    asks.push_back(std::move(one));
  }
  return asks;
}

data::Json roll_json(const rules::Move& move) {
  if (move.rolls.empty()) return nullptr;
  data::Json rolls = data::Json::object();
  for (const rules::MoveRoll& each : move.rolls) {
    data::Json one{{"name", each.name}};
    for (const rules::MoveReason& reason : each.reasons) {
      one["reasons"].push_back({{"label", reason.label}, {"value", reason.value}});
    }
    if (each.kind == rules::RollKind::check) {
      one["advantage"] = each.dice.advantage;
      one["rating"] = each.dice.rating;
      one["faces"] = each.dice.faces;
      one["target"] = each.target;
      one["odds"] = {{"success", each.odds.success},
                     {"botch", each.odds.botch},
                     {"average", each.odds.average},
                     {"multipliers", each.odds.multipliers}};
      if (each.known) {
        for (const rules::RolledDie& die : each.checked.twenties.dice) {
          one["twenties"].push_back(die.shown);
        }
        for (const rules::RolledDie& die : each.checked.attribute.dice) {
          one["attribute"].push_back(die.shown);
        }
      }
    } else if (each.kind == rules::RollKind::sixes) {
      one["dice"] = each.sixes;
      one["odds"] = {{"bad", each.pool.bad},
                     {"partial", each.pool.partial},
                     {"full", each.pool.full},
                     {"critical", each.pool.critical}};
      if (each.known) one["shown"] = each.shown;
    } else {
      for (const rules::SumDice& dice : each.sum) {
        one["dice"].push_back({{"count", dice.count}, {"faces", dice.faces}});
      }
      if (each.known) one["shown"] = each.shown;
    }
    if (each.known || each.total != 0) one["total"] = each.total;
    if (!each.outcome.empty()) one["outcome"] = each.outcome;
    if (!each.whose.empty()) one["roller"] = each.whose;
    rolls[each.who.empty() ? each.id : each.id + ":" + each.who] = std::move(one);
  }
  return rolls;
}

data::Json proposed_json(const rules::Ruleset& game, rules::Sheets sheets,
                         const rules::Move& move) {
  data::Json list = data::Json::array();
  rules::Standings now(game, sheets);
  for (const rules::Proposed& each : move.proposed) {
    data::Json one{{"sheet", each.sheet}, {"field", each.field}};
    data::Json before = saved_at(sheets[each.sheet], each.field);
    rules::apply_change(sheets, now, each);
    if (each.is_number) {
      one["from"] = each.from;
      one["to"] = each.to;
    } else {
      one["from"] = std::move(before);
      one["to"] = saved_at(sheets[each.sheet], each.field);
    }
    one["reason"] = each.reason;
    one["words"] = each.words;
    one["ticked"] = each.ticked;
    list.push_back(std::move(one));
  }
  return list;
}

void list_procedures(const rules::Ruleset& game, const rules::Sheets& sheets,
                     const std::string& who, std::ostream& out) {
  data::Json list = data::Json::array();
  const rules::Standings at(game, sheets);
  for (const rules::Procedure& each : game.procedures) {
    data::Json beginners = data::Json::array();
    for (const auto& [id, sheet] : sheets) {
      if (!who.empty() && id != who) continue;
      // What would be refused at its first question cannot be begun either.
      if (rules::begin(at, id, each, {}).refused.empty()) beginners.push_back(id);
    }
    if (beginners.empty()) continue;
    list.push_back({{"id", each.id},
                    {"name", each.name},
                    {"section", each.section},
                    {"source", each.source},
                    {"phase", each.phase},
                    {"who", std::move(beginners)}});
  }
  out << data::to_text(list);
}

}  // namespace

int play(const PlayOptions& options, std::ostream& out, std::ostream& err) {
  std::optional<data::Documents> file = read_all_sheets(options.file, err);
  if (!file) return Exit::failed;
  const std::map<std::string, std::string> portraits = portraits_in(*file);
  rules::Sheets sheets;
  std::string first;
  for (const data::Value& value : file->values) {
    const rules::Id id = model::id_of(value);
    if (first.empty()) first = id;
    if (!sheets.emplace(id, model::sheet_of(value)).second) {
      err << options.file << ": two sheets have the id \"" << id << "\".\n";
      return Exit::failed;
    }
  }
  if (sheets.empty()) {
    err << options.file << ": There is no sheet in it.\n";
    return Exit::failed;
  }
  const std::string who =
      options.who.empty() && sheets.size() == 1 ? sheets.begin()->first : options.who;
  const auto found = sheets.find(who.empty() && options.list ? first : who);
  if (found == sheets.end()) {
    err << "--who \"" << who << "\": there is no such sheet. There is:";
    for (const auto& [id, sheet] : sheets) err << ' ' << id;
    err << ".\n";
    return Exit::failed;
  }
  const model::Value acting = model::document_of(found->second);
  std::optional<rules::Ruleset> game = load_ruleset(options.games, model::ruleset_of(acting), err);
  if (!game) return Exit::failed;
  model::Library library;
  for (const auto& [id, sheet] : sheets) model::keep(library, id, model::document_of(sheet));
  const model::OwnAtTable own = model::own_at_table(library, acting);
  if (!own.empty()) game = data::game_of_table(*game, own);
  for (auto& [id, sheet] : sheets) {
    std::visit([&](auto& own) { own = rules::adopted(*game, own); }, sheet);
  }
  if (options.list) {
    list_procedures(*game, sheets, who, out);
    return Exit::fine;
  }
  if (options.procedure.empty()) {
    err << "Say what is done: --procedure ID, as roadbook-cli play FILE --list names it.\n";
    return Exit::failed;
  }
  const rules::Procedure* procedure = rules::find_by_id(game->procedures, options.procedure);
  if (procedure == nullptr) {
    err << "--procedure \"" << options.procedure << "\": " << game->name
        << " has no such procedure. See: roadbook-cli play FILE --list\n";
    return Exit::failed;
  }
  rules::MoveInput input;
  if (!read_input(options, input, err)) return Exit::failed;
  const rules::Move move = rules::begin({*game, sheets}, who, *procedure, input);
  if (!move.refused.empty()) {
    err << move.refused << '\n';
    return Exit::failed;
  }
  data::Json json{{"procedure", procedure->id}, {"section", procedure->section}};
  json["asks"] = asks_json(move, true);
  json["answered"] = asks_json(move, false);
  data::Json helps = data::Json::array();
  for (const rules::MoveHelp& each : move.helps) {
    helps.push_back({{"id", each.id},
                     {"name", each.label},
                     {"words", each.words},
                     {"limits", each.limits},
                     {"value", each.value},
                     {"chosen", each.chosen},
                     {"only_said", each.told}});
  }
  json["helps"] = std::move(helps);
  json["roll"] = roll_json(move);
  json["outcome"] = move.outcome;
  json["multiplier"] = move.multiplier;
  json["outcome_words"] = move.outcome_words;
  json["proposed"] = proposed_json(*game, sheets, move);
  json["notes"] = move.notes;
  json["words"] = move.words;
  if (!options.apply) {
    out << data::to_text(json);
    return Exit::fine;
  }
  if (move.open()) {
    out << data::to_text(json);
    err << "Questions are open: nothing was applied.\n";
    return Exit::findings;
  }
  const rules::Sheets after = rules::applied(*game, sheets, who, move);
  std::vector<data::Value> written;
  for (const auto& [id, sheet] : after) written.push_back(model::document_of(sheet));
  const std::string text = written_with_portraits(written, portraits);
  if (!write_file(options.output, text, out, err)) return Exit::failed;
  if (options.output != "-") out << data::to_text(json);
  return Exit::fine;
}

}  // namespace roadbook::cli
