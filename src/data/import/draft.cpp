// A sheet as it is made of another program's file, and the account of it.
#include "data/import/draft.hpp"

#include <utility>

#include "data/content_entries.hpp"
#include "data/enum_names.hpp"
#include "data/import/html_text.hpp"
#include "data/reader.hpp"
#include "data/save_reader.hpp"
#include "text/code_points.hpp"
#include "text/folded.hpp"

namespace roadbook::data {

namespace {

constexpr std::size_t most_entries = 1000;
// Of the format that importers write; newer Roadbooks make theirs of it.
constexpr int written_version = 3;

// "/system/drives/0" as "system, drives, 0".
std::string place_words(const std::string& pointer) {
  std::string words;
  for (const char each : pointer) {
    if (each != '/') {
      words += each;
    } else if (!words.empty()) {
      words += ", ";
    }
  }
  return words;
}

// Off, none and zero: as it is where nothing was entered.
bool says_nothing(const Json& json) {
  if (is_empty_value(json)) return true;
  if (const bool* flag = json.get_ptr<const bool*>()) return !*flag;
  if (const std::string* text = text_of(&json)) return *text == "0";
  return json.is_number_integer() && *json.get_ptr<const Json::number_integer_t*>() == 0;
}

}  // namespace

std::string names_of_both(const std::string& here, const std::string& there) {
  const bool alike = text::folded(there).find(text::folded(here)) != std::string::npos;
  return alike ? here : here + " (in the file: " + short_words(there, 60) + ")";
}

std::string short_words(std::string_view text, std::size_t most) {
  std::string words;
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size();) {
    const text::CodePoint each = text::next_code_point(text, at);
    if (++count > most) return words + "…";
    if (text::is_control(each.code)) {
      words += ' ';
    } else {
      words += each.bytes;
    }
  }
  return words;
}

Draft::Draft(const rules::Ruleset& ruleset, const Names& names, const SourceProgram& program,
             const char* format)
    : ruleset_(ruleset), names_(names), program_(program), sheet_(Json::object()) {
  sheet_["format"] = format;
  sheet_["version"] = written_version;
  sheet_["ruleset"] = ruleset.id;
  sheet_["in_play"] = true;
}

void Draft::understood(const Node& node, const std::string& label, const std::string& words,
                       bool quiet) {
  marks_.mark(node);
  entries_.push_back({Fate::understood, label, words, node.pointer(), quiet});
}

void Draft::own_words(const Node& node, const std::string& label, const std::string& words) {
  mark_own(node, words);
  entries_.push_back({Fate::own_words, label, short_words(words), node.pointer()});
}

void Draft::mark_own(const Node& node, const std::string& words) {
  const std::string* written = text_of(node.json());
  if (written != nullptr && *written == words) {
    marks_.mark(node);
  } else {
    told_.insert(node.json());
  }
}

void Draft::doubtful(const Node& node, const std::string& label, const std::string& sentence) {
  told_.insert(node.json());
  entries_.push_back({Fate::doubtful, label, sentence, node.pointer()});
}

void Draft::no_place(const Node& node, const std::string& label, const std::string& words) {
  told_.insert(node.json());
  entries_.push_back({Fate::no_place, label, short_words(words), node.pointer()});
}

void Draft::household(const Node& node) {
  household_.insert(node.json());
}

std::optional<int> Draft::number(const Node& node, const std::string& label, Range range) {
  const Lenient<int> read = lenient_number(node);
  if (read.said == Said::nothing) return std::nullopt;
  if (read.said == Said::oddly) {
    doubtful(node, label,
             "It is not a number: " + short_words(to_compact_text(*node.json()), 60) +
                 ". The field is left as in a new sheet.");
    return std::nullopt;
  }
  if (read.value < range.low || read.value > range.high) {
    doubtful(node, label,
             std::to_string(read.value) +
                 " is out of what this can be. The field is left as in a "
                 "new sheet.");
    return std::nullopt;
  }
  return read.value;
}

std::optional<bool> Draft::flag(const Node& node, const std::string& label) {
  const Lenient<bool> read = lenient_flag(node);
  if (read.said == Said::it) return read.value;
  if (read.said == Said::oddly) {
    doubtful(node, label,
             "It is neither yes nor no: " + short_words(to_compact_text(*node.json()), 60) + ".");
  }
  return std::nullopt;
}

std::string Draft::text(const Node& node, const std::string& label) {
  Lenient<std::string> read = lenient_text(node);
  if (read.said == Said::oddly) {
    doubtful(node, label,
             "It is not text: " + short_words(to_compact_text(*node.json()), 60) + ".");
  }
  return std::move(read.value);
}

Node Draft::newer_of(const Node& newer, const Node& older, const std::string& label) {
  if (!newer.there() || !older.there()) return newer.there() ? newer : older;
  const Lenient<std::string> one = lenient_text(newer);
  const Lenient<std::string> other = lenient_text(older);
  if (one.said == Said::nothing) return older;
  if (other.said == Said::nothing) return newer;
  if (other.value == "0" && one.said == Said::it) {
    household(older);
  } else if (one.value == other.value) {
    understood(older, label, one.value, true);
  } else if (one.said == Said::it && one.value == "0") {
    // Programs fill the new field with its start before they bring the old one over.
    doubtful(newer, label,
             "It is there twice, as " + short_words(one.value, 40) + " and as " +
                 short_words(other.value, 40) + ": read as " + short_words(other.value, 40) + ".");
    return older;
  } else {
    doubtful(older, label,
             "It is there twice, as " + short_words(one.value, 40) + " and as " +
                 short_words(other.value, 40) + ": read as " + short_words(one.value, 40) + ".");
  }
  return newer;
}

void Draft::put_text(const Node& node, const std::string& label, Json& target, std::size_t most) {
  const std::string words = text(node, label);
  if (words.empty()) return;
  if (text::letters(words) > most) {
    doubtful(node, label,
             "It has more than " + std::to_string(most) +
                 " characters, which do not fit here. The field has its beginning.");
    std::size_t at = 0;
    for (std::size_t count = 0; count < most; ++count) text::next_code_point(words, at);
    target = words.substr(0, at);
    return;
  }
  target = words;
  understood(node, label, short_words(words));
}

void Draft::put_listed(const Node& node, const char* label, const char* field, NamedKind kind,
                       const std::string& name) {
  if (name.empty()) return;
  const rules::Id id = names_.find(kind, name);
  if (!id.empty()) {
    sheet_[field] = id;
    understood(node, label, names_of_both(names_.shown(kind, id), name));
  } else if (text::letters(name) <= limit::name) {
    sheet_[field] = name;
    own_words(node, label, name);
  } else {
    note(node, label, name);
  }
}

void Draft::put_number(const Node& node, const std::string& label, Json& target, Range range) {
  const std::optional<int> value = number(node, label, range);
  if (!value) return;
  target = *value;
  understood(node, label, std::to_string(*value), *value == 0);
}

bool Draft::add_to(Json& list, Json value) {
  if (!list.is_array()) list = Json::array();
  if (list.size() >= limit::entries) return false;
  list.push_back(std::move(value));
  return true;
}

bool Draft::add_paragraph(const std::string& words) {
  const std::size_t length = text::letters(words) + 2;
  if (notes_length_ + length > limit::notes) return false;
  notes_length_ += length;
  paragraphs_.push_back(words);
  return true;
}

void Draft::clock(const Node& node, const std::string& name, int size, int filled) {
  if (text::letters(name) > limit::name || size < 1 || size > limit::segments || filled < 0 ||
      filled > size) {
    doubtful(node, "Clock", short_words(name, 60) + " has no size that a clock can have.");
    return;
  }
  if (add_to(sheet_["clocks"], Json{{"name", name}, {"size", size}, {"filled", filled}})) {
    own_words(node, "Clocks", name);
  }
}

rules::Id Draft::make_own(rules::OwnKind kind, const char* list, const Node& node,
                          const std::string& label, const std::string& name, Json entry) {
  if (!rules::leaves(ruleset_, kind) || text::letters(name) > limit::name) return {};
  Json& made = sheet_["own"][list];
  std::set<std::string> ids;
  for (const auto& [id, shown] : entries_of_game(ruleset_, list)) ids.insert(id);
  for (const Json& each : made) ids.insert(each["id"].get<std::string>());
  const std::string base = "own_" + std::string(to_name(kind)) + '_';
  std::size_t number = made.size() + 1;
  while (ids.count(base + std::to_string(number)) > 0) ++number;
  rules::Id id = base + std::to_string(number);
  entry["id"] = id;
  entry["name"] = name;
  if (!add_to(made, std::move(entry))) return {};
  own_words(node, label + ", made one of your own", name);
  return id;
}

std::optional<rules::Id> Draft::make_ability(const Node& node, const std::string& name,
                                             const Node& description) {
  if (!rules::leaves(ruleset_, rules::OwnKind::ability)) return std::nullopt;
  if (text::letters(name) > limit::name) return std::nullopt;
  if (!made_abilities_.insert(text::folded(name)).second) {
    doubtful(node, "Special ability",
             short_words(name, 60) + " is there twice. It is taken once here.");
    return rules::Id();
  }
  Json ability = Json::object();
  const std::string words = plain_words(description, name, limit::text);
  if (!words.empty()) ability["description"] = words;
  rules::Id id = make_own(rules::OwnKind::ability, "abilities", node, "Special ability", name,
                          std::move(ability));
  if (id.empty()) return std::nullopt;
  return id;
}

bool Draft::note(const Node& node, const std::string& label, const std::string& words, Kept kept) {
  if (!add_paragraph(label + ": " + words)) {
    doubtful(node, label, "The notes are full; it is left out.");
    return false;
  }
  if (kept == Kept::no) mark_own(node, words);
  told_.insert(node.json());
  entries_.push_back({Fate::own_words, label, short_words(words), node.pointer()});
  return true;
}

void Draft::note_of(const Node& node, const std::string& label) {
  const std::string words = text(node, label);
  if (!words.empty()) note(node, label, words);
}

void Draft::name_addresses(const Node& node, const HtmlText& read) {
  for (const std::string& address : read.addresses) {
    entries_.push_back({Fate::no_place, "Addresses in the notes, not opened", short_words(address),
                        node.pointer()});
  }
}

void Draft::tell_words(const Node& node, const std::string& label, const std::string& written,
                       const HtmlText& read) {
  if (!read.changed) {
    mark_own(node, written);
    entries_.push_back({Fate::own_words, label, short_words(read.text), node.pointer()});
    return;
  }
  told_.insert(node.json());
  entries_.push_back(
      {Fate::own_words, label, "HTML as plain text: " + short_words(read.text), node.pointer()});
}

std::string Draft::plain_words(const Node& node, const std::string& label, std::size_t most) {
  const std::string written = text(node, label);
  if (written.empty()) return {};
  HtmlText read = text_of_html(written);
  if (text::letters(read.text) > most) {
    notes(node, label);
    return {};
  }
  name_addresses(node, read);
  if (!read.text.empty()) tell_words(node, label, written, read);
  return std::move(read.text);
}

void Draft::notes(const Node& node, const std::string& label) {
  const std::string written = text(node, label);
  if (written.empty()) return;
  const HtmlText read = text_of_html(written);
  name_addresses(node, read);
  if (read.text.empty()) return;
  if (!add_paragraph(read.text)) {
    doubtful(node, label, "It is longer than the notes can be; it is left out.");
    return;
  }
  tell_words(node, label, written, read);
}

void Draft::list_rest(const Node& node, Proposal& proposal, bool listed) {
  const Json& json = *node.json();
  if (marks_.marked(json) || told_.count(&json) > 0) return;
  if (household_.count(&json) > 0) listed = false;
  if (json.is_structured()) {
    for (const auto& [key, each] : node.fields()) {
      list_rest(each, proposal, listed && program_.household.count(key) == 0);
    }
    if (json.is_array()) {
      for (const Node& each : node.elements()) list_rest(each, proposal, listed);
    }
    return;
  }
  if (says_nothing(json)) return;
  if (!listed || proposal.entries.size() >= most_entries) {
    ++proposal.bookkeeping;
    return;
  }
  const std::string* text = text_of(&json);
  const std::string_view texts = program_.texts;
  if (text != nullptr && !texts.empty() && text->compare(0, texts.size(), texts) == 0) {
    ++proposal.bookkeeping;
    return;
  }
  proposal.entries.push_back({Fate::no_place, place_words(node.pointer()),
                              short_words(text != nullptr ? *text : to_compact_text(json)),
                              node.pointer()});
}

Proposal Draft::finish(const Node& root, const std::string& what, Diagnostics& faults) {
  Proposal proposal;
  proposal.source = std::string(program_.name) + ": " + what;
  proposal.entries = std::move(entries_);
  list_rest(root, proposal, true);
  std::string notes;
  for (const std::string& each : paragraphs_) notes += (notes.empty() ? "" : "\n\n") + each;
  if (!notes.empty()) sheet_["notes"] = notes;
  if (marks_.is_left(*root.json())) sheet_[program_.key] = marks_.rest(*root.json());
  Documents read = read_json({}, sheet_);
  if (read.values.size() == 1) {
    proposal.value = std::move(read.values.front());
  } else {
    for (Diagnostic& each : read.diagnostics) faults.push_back(std::move(each));
  }
  return proposal;
}

}  // namespace roadbook::data
