// Earlier versions of a sheet, and where all of it is kept.
#include "app/version_history.hpp"

#include <cstdlib>
#include <utility>
#include <variant>

#include "app/loaded_document.hpp"
#include "app/when.hpp"
#include "data/compare.hpp"
#include "data/strict_json.hpp"
#include "model/versions.hpp"
#include "text/wording.hpp"

namespace roadbook::app {

namespace {

// From this size on a sheet says how large it is: three quarters of what can be opened.
constexpr std::size_t large_from = data::largest_file / 4 * 3;

// As the reader counts them when it refuses a file.
std::string whole_megabytes(std::size_t bytes) {
  constexpr std::size_t megabyte = 1024 * 1024;
  return std::to_string((bytes + megabyte / 2) / megabyte) + " MB";
}

std::int64_t time_in(const std::string& text) {
  return std::strtoll(text.c_str(), nullptr, 10);
}

}  // namespace

VersionHistory::VersionHistory(const Games& games, const model::Library& library,
                               Autosave& autosave, Hooks hooks)
    : games_(games),
      library_(library),
      autosave_(autosave),
      hooks_(std::move(hooks)),
      looking_views_(games) {}

std::shared_ptr<const rules::Ruleset> VersionHistory::game_of(const model::Value& value) const {
  return games_.of(library_, value);
}

std::string VersionHistory::shown_name(const model::Value& value) const {
  return model::shown_name(games_.words_of(model::ruleset_of(value)), value);
}

// "Differs in Prowl, Notes and 3 more".
std::string VersionHistory::words_of(const model::Value& before, const model::Value& after) const {
  const std::shared_ptr<const rules::Ruleset> game = game_of(after);
  if (game == nullptr) return "It differs";  // its game is not here
  const data::Differences all = data::compare(*game, before, after, &library_);
  if (all.empty()) return {};
  if (all.front().pointer.empty()) return all.front().label + " differs";  // nothing is comparable
  constexpr std::size_t named = 3;
  std::string words = "Differs in ";
  for (std::size_t i = 0; i < std::min(named, all.size()); ++i) {
    const bool last = i + 1 == all.size();
    if (i > 0) words += last ? " and " : ", ";
    words += all[i].label;
  }
  if (all.size() > named) words += " and " + std::to_string(all.size() - named) + " more";
  return words;
}

// --- Looking

ui::NoticeView VersionHistory::notice(const model::Id& open) const {
  if (looking_) {
    return {"This is how it looked as of " + looking_->when + ". You cannot change it here.", true};
  }
  if (!autosave_.load_trouble().empty()) {
    return {"Your library could not be opened. " + autosave_.load_trouble(), false};
  }
  if (!autosave_.read_only().empty()) return {autosave_.read_only(), false};
  if (!open.empty() && !autosave_.read_only(open).empty())
    return {autosave_.read_only(open), false};
  if (!offers_open_ && !offers_.entries.empty()) {
    return {"Changes that were not saved are still here. Restore them, or discard them.", false,
            true};
  }
  return {size_notice(open), false};
}

// What could not be opened again is said on every screen; what grows near that, in its own sheet.
std::string VersionHistory::size_notice(const model::Id& open) const {
  for (const auto& [id, fault] : autosave_.unopenable()) {
    const model::Value* value = model::find_document(library_, id);
    if (value == nullptr) continue;
    return shown_name(*value) + " has grown to " + whole_megabytes(autosave_.size_of(id)) +
           ", and could not be opened again as it is now: it would be set aside. " + fault +
           " Make it smaller.";
  }
  const std::size_t size = open.empty() ? 0 : autosave_.size_of(open);
  if (size < large_from || model::find(library_, open) == nullptr) return {};
  return "This sheet has grown to " + whole_megabytes(size) + ". A sheet of more than " +
         whole_megabytes(data::largest_file) +
         " cannot be opened again. Make it smaller before it comes to that.";
}

bool VersionHistory::draw_looking(ui::Ui& ui, ui::Requests& requests) {
  if (!looking_) return false;
  ui::Requests asked;
  const model::Value& value = looking_->library.documents.at(looking_->id);
  if (model::is_crew(value)) {
    ui::draw_crew_sheet(ui, looking_views_.crew(looking_->library, looking_->id), crew_sheet_,
                        asked);
  } else {
    ui::draw_character_sheet(ui, looking_views_.character(looking_->library, looking_->id),
                             character_sheet_, asked);
  }
  if (!asked.edits.empty()) {
    hooks_.say("An earlier version cannot be changed. Restore it first.");
  }
  for (ui::Command& each : asked.commands) {
    if (ui::does(each, ui::Action::leave_field) || std::holds_alternative<ui::CopyText>(each)) {
      requests.commands.push_back(std::move(each));
    }
  }
  return true;
}

void VersionHistory::draw_over(ui::Ui& ui, ui::Requests& requests) {
  if (versions_state_.open) ui::draw_versions(ui, versions_view_, versions_state_, requests);
  if (bin_state_.open) ui::draw_bin(ui, bin_view_, bin_state_, requests);
  ui::draw_offers(ui, offers_, offers_open_, requests);
  if (comparing_) answer(ui::draw_compare(ui, compare_view_, compare_state_, compare_open_));
}

// --- Commands

bool VersionHistory::obey(const ui::Command& command) {
  if (const auto* action = std::get_if<ui::Action>(&command)) return obey(*action);
  if (const auto* on = std::get_if<ui::OnDocument>(&command)) return obey(*on);
  if (const auto* on = std::get_if<ui::OnVersion>(&command)) {
    switch (on->action) {
      case ui::VersionAction::look_at:
        look(on->version);
        break;
      case ui::VersionAction::compare:
        compare_version(on->version);
        break;
      case ui::VersionAction::restore:
        restore(on->version);
        break;
    }
    return true;
  }
  if (const auto* on = std::get_if<ui::OnUnsaved>(&command)) {
    if (on->action == ui::UnsavedAction::bring_back) {
      bring_back(on->document, on->page);
    } else {
      autosave_.answered(on->document, on->page, {});
      word_offers();
    }
    return true;
  }
  return false;
}

bool VersionHistory::obey(ui::Action action) {
  switch (action) {
    case ui::Action::restore_version:
      if (looking_) restore(looking_->version);
      return true;
    case ui::Action::leave_version:
      leave();
      return true;
    case ui::Action::open_bin:
      open_bin();
      return true;
    case ui::Action::open_unsaved:
      offer();
      return true;
    case ui::Action::ask_to_keep:
      autosave_.store().ask_to_keep([this](storage::Usage usage) {
        usage_ = std::move(usage);
        measured_ = true;
        hooks_.say(usage_.may_be_cleared
                       ? "The browser does not promise it. It may do so later, when you use this "
                         "page more, or put it on your home screen."
                       : "The browser keeps your library until you remove it.");
      });
      return true;
    default:
      return false;
  }
}

bool VersionHistory::obey(const ui::OnDocument& on) {
  switch (on.action) {
    case ui::DocumentAction::open_versions:
      open_versions(on.document);
      return true;
    case ui::DocumentAction::compare_copy:
      compare_copy(on.document);
      return true;
    case ui::DocumentAction::restore_deleted:
      restore_deleted(on.document);
      return true;
    case ui::DocumentAction::forget_deleted:
      autosave_.store().forget(on.document,
                               [this, id = on.document](const storage::Result& result) {
                                 const bool done = result.outcome == storage::Outcome::done;
                                 if (!done) hooks_.say(result.message);
                                 if (done && hooks_.forgotten) hooks_.forgotten(id);
                                 open_bin();
                               });
      return true;
    default:
      return false;
  }
}

// --- Earlier versions

void VersionHistory::open_versions(const model::Id& id) {
  if (model::find_document(library_, id) == nullptr) return;
  versions_state_ = {true, 20};
  read_versions(id);
}

void VersionHistory::read_versions(const model::Id& id) {
  const model::Value& value = *model::find_document(library_, id);
  const bool portraits = std::holds_alternative<rules::Character>(value);
  versions_view_ = {id, shown_name(value), false, {}, {}, portraits, model::is_package(value)};
  autosave_.store().versions(id, [this, id](storage::Versions found) {
    if (versions_view_.document != id) return;
    versions_ = std::move(found);
    versions_view_.ready = versions_.ok;
    versions_view_.trouble = versions_.message;
    versions_view_.entries.clear();
    const model::Value* now = model::find_document(library_, id);
    for (const storage::Version& each : versions_.all) {
      ui::VersionEntry entry{each.name, when(each.changed_ms, hooks_.wall_clock()), {}};
      const auto then = version_value(each);
      if (!then) {
        entry.differs = "This version cannot be read here.";
      } else if (now != nullptr) {
        entry.differs = words_of(*then, *now);
        if (entry.differs.empty()) entry.differs = "As it is now";
      }
      versions_view_.entries.push_back(std::move(entry));
    }
    show_awaited();
    hooks_.changed();
  });
}

const storage::Version* VersionHistory::version_called(const std::string& name) const {
  for (const storage::Version& each : versions_.all) {
    if (each.name == name) return &each;
  }
  return nullptr;
}

std::optional<model::Value> VersionHistory::version_value(const storage::Version& version) const {
  LoadedDocument opened = open_saved(games_, versions_view_.document, version.bytes);
  if (!opened.value) return std::nullopt;
  return model::with_id(std::move(*opened.value), versions_view_.document);
}

std::optional<model::Value> VersionHistory::version_to_show(const std::string& name) {
  const storage::Version* version = version_called(name);
  if (version == nullptr) {
    hooks_.say(versions_.ok ? "This version no longer exists." : versions_.message);
    return std::nullopt;
  }
  std::optional<model::Value> value = version_value(*version);
  if (!value) hooks_.say("This version cannot be read here.");
  return value;
}

void VersionHistory::leave() {
  looking_.reset();
  awaited_.reset();
}

std::optional<std::size_t> VersionHistory::page_looked_at() const {
  if (!looking_ || model::find_character(looking_->library, looking_->id) == nullptr) return {};
  return ui::page_shown(character_sheet_);
}

bool VersionHistory::show_page(ui::Ui& ui, std::size_t page) {
  if (!page_looked_at()) return false;
  ui::go_to_page(ui, character_sheet_, page);
  return true;
}

std::string VersionHistory::looked_at() const {
  return looking_ ? "As of " + looking_->when : "Earlier version";
}

void VersionHistory::look(const std::string& name) {
  const model::Id id = versions_view_.document;
  const storage::Version* version = version_called(name);
  std::optional<model::Value> value = version_to_show(name);
  if (!value) return;
  if (model::is_package(*value)) {
    hooks_.say("Restore this version to look at it. Undo brings the other back.");
    return;
  }
  hooks_.open(id);
  Looking looking{{}, id, name, when(version->changed_ms, hooks_.wall_clock())};
  looking.library.packages = library_.packages;
  looking.library.layers = library_.layers;
  if (const auto* character = std::get_if<rules::Character>(&*value)) {
    if (const rules::Crew* crew = model::crew_of(library_, *character)) {
      looking.library.documents.emplace(crew->id, *crew);
    }
  } else {
    for (const rules::Character* member : model::members_of(library_, id)) {
      looking.library.documents.emplace(member->id, *member);
    }
  }
  looking.library.documents.insert_or_assign(id, std::move(*value));
  looking_ = std::move(looking);
  if (character_sheet_.document != id) character_sheet_ = {};
  looking_views_.invalidate();
}

void VersionHistory::restore(const std::string& name) {
  const storage::Version* version = version_called(name);
  std::optional<model::Value> value;
  if (version != nullptr) value = version_value(*version);
  leave();
  if (!value) {
    hooks_.say("This version cannot be read here.");
    return;
  }
  // Whose crew someone is in is of today: a version takes nobody out of one.
  auto* restored = std::get_if<rules::Character>(&*value);
  const auto* now = model::find_character(library_, versions_view_.document);
  if (restored != nullptr && now != nullptr) restored->crew = now->crew;
  autosave_.keep_version_next(versions_view_.document);
  const std::string words =
      "Restore the version of " + when(version->changed_ms, hooks_.wall_clock());
  hooks_.commit(model::put(std::move(*value), words));
  hooks_.say(versions_view_.name + " is as it was. Undo brings the other back.");
}

// --- Where it is kept

void VersionHistory::measure() {
  autosave_.store().usage([this](storage::Usage usage) {
    usage_ = std::move(usage);
    measured_ = true;
    hooks_.changed();
  });
}

ui::StorageView VersionHistory::storage_view() const {
  ui::StorageView view;
  const std::int64_t now = hooks_.wall_clock();
  view.place = "Your sheets are kept in " + autosave_.place() + ".";
  for (const std::string* each :
       {&autosave_.load_trouble(), &autosave_.read_only(), &autosave_.trouble()}) {
    if (view.trouble.empty()) view.trouble = *each;
  }
  view.count = rules::counted(static_cast<int>(library_.documents.size()), "sheet", "sheets");
  if (usage_.used > 0) view.used = amount_of_bytes(usage_.used);
  if (usage_.free > 0) view.free = amount_of_bytes(usage_.free);
  view.at_risk = measured_ ? usage_.may_be_cleared : autosave_.may_be_cleared();
  view.can_ask = usage_.can_ask;
  view.safety = view.at_risk ? "Your browser may delete this data, when it needs room or when you "
                               "stay away for a while. Back up everything now and then."
                             : "Nothing is removed unless you remove it.";
  const std::int64_t backup = time_in(hooks_.setting("backup_ms"));
  view.backup = backup == 0 ? "never" : when(backup, now);
  int changed = 0;
  for (const auto& [id, value] : library_.documents) {
    if (autosave_.changed_ms(id) > backup) ++changed;
  }
  if (backup != 0 && changed > 0) {
    view.since = rules::counted(changed, "sheet has", "sheets have") + " changed since.";
  }
  return view;
}

std::string VersionHistory::backup_note() const {
  if (!autosave_.may_be_cleared() || library_.documents.empty()) return {};
  const std::int64_t backup = time_in(hooks_.setting("backup_ms"));
  return "Your browser may delete this data. Last backed up: " +
         (backup == 0 ? std::string("never") : when(backup, hooks_.wall_clock())) + ".";
}

}  // namespace roadbook::app
