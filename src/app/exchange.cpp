// What comes into the library from outside, and what goes out: files, links, what is pasted.
#include <utility>

#include "app/exporting.hpp"
#include "app/importing.hpp"
#include "app/program.hpp"
#include "data/import/import.hpp"
#include "data/share.hpp"
#include "text/wording.hpp"

namespace roadbook::app {

namespace {

// 12345 as "12,345".
std::string grouped(std::size_t number) {
  std::string text = std::to_string(number);
  for (std::size_t at = text.size(); at > 3;) {
    at -= 3;
    text.insert(at, 1, ',');
  }
  return text;
}

}  // namespace

void Program::export_documents(const ui::OnDocument& on) {
  const model::Value* value =
      model::find_document(library_, on.document.empty() ? open_ : on.document);
  const std::int64_t now = platform::wall_clock_ms();
  if (value == nullptr) return;
  const bool members = on.action == ui::DocumentAction::export_with_members;
  const std::vector<model::Value> all =
      members ? shared(games_, library_, *value) : std::vector<model::Value>{*value};
  with_portraits(all, portrait_dialog_->exported(),
                 [this, now, members, value = *value](const PortraitBytes& portraits) {
                   OutFile file = members
                                      ? export_with_members(games_, library_, value, now, portraits)
                                      : export_one(games_, library_, value, now, portraits);
                   const std::string* original = autosave_->original(model::id_of(value));
                   if (!members && original != nullptr) file.bytes = *original;
                   say_kept(file.name, platform::save_file(file.name, json_type, file.bytes));
                 });
}

// What a newer Roadbook wrote goes out as it is, each in a file of its own.
void Program::export_everything() {
  const std::int64_t now = platform::wall_clock_ms();
  model::Library ours;
  std::vector<model::Value> all;
  std::vector<OutFile> as_they_are;
  ours.packages = library_.packages;
  ours.layers = library_.layers;
  for (const auto& [id, each] : library_.documents) {
    if (const std::string* original = autosave_->original(id)) {
      as_they_are.push_back(export_one(each, now));
      as_they_are.back().bytes = *original;
    } else {
      ours.documents.emplace(id, each);
      all.push_back(each);
    }
  }
  with_portraits(
      all, true,
      [this, now, ours, files = std::move(as_they_are)](const PortraitBytes& portraits) mutable {
        for (OutFile& file : export_all(games_, ours, now, portraits))
          files.push_back(std::move(file));
        platform::set_setting("backup_ms", std::to_string(now));
        views_.invalidate();
        for (const OutFile& file : files) {
          say_kept(file.name, platform::save_file(file.name, json_type, file.bytes));
        }
      });
}

void Program::export_to_read(const ui::OnDocument& on) {
  const model::Value* value = model::find(library_, on.document.empty() ? open_ : on.document);
  const std::shared_ptr<const rules::Ruleset> game =
      value == nullptr ? nullptr : games_.of(library_, *value);
  if (game == nullptr) return;
  const bool html = on.action == ui::DocumentAction::export_plain_html;
  const OutFile file =
      export_text(*game, library_, *value, html ? TextForm::html : TextForm::markdown);
  const platform::Kept kept =
      platform::save_file(file.name, html ? "text/html" : "text/markdown", file.bytes);
  say_kept(file.name, kept);
  if (kept.done) {
    say("Exported to read, as " + (kept.place.empty() ? file.name : kept.place) +
        ". Only the JSON file holds the whole sheet and can be imported again.");
  }
}

void Program::say_kept(const std::string& name, const platform::Kept& kept) {
  if (kept.done) {
    library_state_.recent = platform::recent_files();
    say(kept.place.empty() ? "Exported as " + name + "." : "Exported to " + kept.place + ".");
  } else if (!kept.trouble.empty()) {
    say("Not exported: " + kept.trouble);
  }
}

void Program::copy_link(const model::Id& id) {
  const model::Value* value = model::find_document(library_, id.empty() ? open_ : id);
  if (value == nullptr) return;
  const std::vector<model::Value> all = shared(games_, library_, *value);
  with_portraits(all, portrait_dialog_->exported(),
                 [this, all, crew = model::is_crew(*value)](const PortraitBytes& portraits) {
                   copy_link_to(all, crew, portraits);
                 });
}

void Program::copy_link_to(const std::vector<model::Value>& all, bool crew,
                           const std::vector<std::string>& portraits) {
  const std::string address = platform::page_address();
  const std::string link =
      address + data::share_fragment(all, platform::wall_clock_ms(), {}, portraits);
  platform::copy_text(link);
  const rules::Words game = games_.words_of(model::ruleset_of(all.front()));
  std::string words =
      crew ? rules::say(game, "The link is copied, with the {crew} and its members in it.")
           : "The link is copied, with the whole sheet in it.";
  if (address.empty()) {
    words += " Put it behind the address of a Roadbook page, or paste it into another Roadbook.";
  }
  if (link.size() > data::long_link) {
    words += " It has " + grouped(link.size()) +
             " characters, and some programs cut off a link that long: a file is safer.";
  }
  say(std::move(words));
}

void Program::files_opened(std::vector<platform::OpenedFile> files) {
  want_games();
  for (platform::OpenedFile& file : files) {
    waiting_files_.push_back(taken_in(std::move(file)));
  }
  look_at_waiting_files();
}

void Program::look_at_waiting_files() {
  // What is there already is only known once the library is.
  if (waiting_files_.empty() || !autosave_->is_whole() || intake_ || waits_for_rest()) return;
  take_pictures(waiting_files_);
  if (waiting_files_.empty()) return;
  bool wait = false;
  for (const File& file : waiting_files_) {
    for (const rules::Id& game : games_.missing_in(file.name, file.bytes)) {
      wait = games_.need(game) || wait;
    }
  }
  if (wait) return;  // until the games have come, or will not
  intake_ = std::make_unique<Intake>(
      games_, library_, std::exchange(waiting_files_, {}), [this](const model::Id& id) {
        return Standing{autosave_->changed_ms(id), autosave_->made_ms(id)};
      });
  import_progress_.open = true;
  look_on();
}

// Looks at files that came in: as much as fits between two frames.
void Program::look_on() {
  platform::request_frames(1);
  if (!import_progress_.open) {
    intake_.reset();
    say("Nothing was imported.");
    look_at_waiting_files();
    return;
  }
  constexpr double at_once = 0.03;  // seconds
  const double end = platform::now() + at_once;
  bool more = true;
  while (more && platform::now() < end) more = intake_->step();
  import_progress_.percent = intake_->percent();
  if (more) return;
  show_import();
}

void Program::show_import() {
  import_ = intake_->take();
  intake_.reset();
  import_progress_.open = false;
  auto made = std::make_shared<std::map<std::size_t, std::vector<ui::ComparedField>>>();
  import_.view.differences = [this,
                              made](std::size_t index) -> const std::vector<ui::ComparedField>& {
    const auto found = made->find(index);
    if (found != made->end()) return found->second;
    return (*made)[index] = differences(games_, library_, import_.arriving[index]);
  };
  portraits_->know(sheets_met(import_), [this] {
    for (std::size_t i = 0; i < import_.arriving.size(); ++i) {
      if (portraits_->has(import_.arriving[i].mine))
        import_.view.documents[i].only_portrait = false;
    }
  });
  import_state_ = {};
  import_state_.takes = ui::first_takes(import_.view);
  import_state_.open = true;
  library_state_.recent = platform::recent_files();
  platform::request_frames(3);
}

void Program::import_now() {
  // What stands there must be known, for the way back.
  portraits_->know(sheets_met(import_), [this] {
    MadeMs made_ms;
    const Import taken = std::exchange(import_, {});  // nothing of it comes in again
    const model::Edit edit = import_edit(
        library_, taken, import_state_, [] { return platform::random_id(); },
        [this](const model::Id& id) { return portraits_->has(id); }, &made_ms);
    if (edit.puts.empty() && edit.portraits.empty()) return;
    // "Import 9 sheets": "9 sheets imported."
    const std::string what = edit.words.substr(edit.words.find(' ') + 1);
    const std::string words = rules::raised(what) + " imported.";
    // What a newer version of a package replaces stays as an earlier version of it.
    for (const model::Put& each : edit.puts) {
      if (model::find_package(library_, each.id) != nullptr) {
        autosave_->keep_version_next(each.id);
      }
    }
    history_.end_step();
    commit(edit, made_ms);
    say(words, "Undo", ui::Action::undo);
  });
}

void Program::paste() {
  want_games();
  const std::string text = platform::clipboard_text();
  // What another program wrote is told by what comes with the rest.
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  const bool list = first != std::string::npos && text[first] == '[';
  if (!list && !data::may_be_sheet(text)) return;
  if (waits_for_rest()) {
    pasted_ = text;
  } else {
    take_pasted(text);
  }
}

void Program::take_pasted(const std::string& text) {
  if (!data::may_be_sheet(text) && !data::is_of_another_program(text)) return;
  platform::OpenedFile pasted;
  pasted.name = "What was pasted";
  pasted.bytes = text;
  files_opened({std::move(pasted)});
}

}  // namespace roadbook::app
