// Edits and what follows from them: documents made, changed, opened, brought in.
#include <cstdlib>
#include <utility>

#include "app/program.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"

namespace roadbook::app {

namespace {

constexpr const char* game_is_fetched = "The game is being fetched.";

// As it is when its creation is over.
model::Value finished(model::Value value) {
  if (auto* crew = std::get_if<rules::Crew>(&value)) crew->in_play = true;
  if (auto* character = std::get_if<rules::Character>(&value)) character->in_play = true;
  return value;
}

}  // namespace

// Why an edit must not be: it would change what can only be looked at. Empty: nothing is against
// it. A whole document may be removed all the same, and brought back.
std::string Program::refusal(const model::Edit& edit) const {
  if (!autosave_->read_only().empty()) return autosave_->read_only();
  for (const model::Put& put : edit.puts) {
    if (put.value && model::find_document(library_, put.id) != nullptr &&
        !autosave_->read_only(put.id).empty()) {
      return autosave_->read_only(put.id);
    }
  }
  return {};
}

void Program::commit(const model::Edit& edit, const MadeMs& made_ms) {
  if (const std::string why = refusal(edit); !why.empty()) {
    say(why);
    return;
  }
  std::string deleted;
  for (const model::Put& put : edit.puts) {
    const model::Value* old = model::find_document(library_, put.id);
    if (put.value || old == nullptr) continue;
    const std::string& name = model::name_of(*old);
    deleted = (name.empty() ? std::string("The sheet") : name) + " is deleted.";
  }
  library_ = history_.commit(std::move(library_), edit);
  if (!deleted.empty()) say(std::move(deleted), "Undo", ui::Action::undo);
  adopt_touched(made_ms);
}

void Program::adopt_touched(const MadeMs& made_ms) {
  for (const model::Id& id : history_.touched()) {
    const auto made = made_ms.find(id);
    autosave_->changed(id, model::find_document(library_, id),
                       made == made_ms.end() ? 0 : made->second);
    changed(id);
  }
  for (const model::Id& id : history_.touched_portraits()) {
    portraits_->changed(id, library_.portraits[id]);
  }
}

// A document changed: what is said of it is made anew, and of every sheet where it is a package.
void Program::changed(const model::Id& id) {
  views_.changed(id);
  if (id == missing_) message_ = {};
  if (find(library_, id) != nullptr) return;
  content_changed();
  ui::forget_moves_of(move_, id);
  std::erase_if(moves_left_, [&](const auto& each) { return each.second.who == id; });
}

void Program::content_changed() {
  rules_.entries_of.clear();
  for (const auto& [id, value] : library_.documents) views_.changed(id);
}

void Program::loaded(model::Library part, bool whole) {
  for (const auto& [id, value] : part.documents) views_.changed(id);
  const bool packages = !part.packages.empty();
  model::take_in(library_, std::move(part));
  if (packages) content_changed();
  views_.invalidate();
  if (whole) {
    version_history_->offer();
    library_came_ = true;
  }
  if (!drafts_left_.empty() && platform::is_whole()) take_up_drafts();
  platform::request_frames(3);
}

void Program::game_fetched(const rules::Id& id, const std::string& package) {
  want_games();
  const std::string trouble = games_.arrived(id, package);
  autosave_->look_again();
  views_.invalidate();
  version_history_->game_came();
  look_at_waiting_files();
  const std::function<void()> then = std::exchange(when_game_came_, nullptr);
  if (message_.words == game_is_fetched) message_ = {};
  if (!trouble.empty()) {
    say(trouble);
    const bool of_rules = wanted_address_ && place_of(*wanted_address_).over == Over::rules;
    if (of_rules && wanted_address_->id == id) {
      wanted_address_.reset();
      shown_.clear();
    }
  } else if (then && waiting_for_ == id) {
    then();
  }
  platform::request_frames(3);
}

void Program::changed_elsewhere(const model::Id& id, std::optional<model::Value> value,
                                bool unwritten) {
  history_.forget(id);
  model::Edit edit;
  edit.puts.push_back({id, std::move(value)});
  library_ = model::apply(std::move(library_), edit);
  if (unwritten) autosave_->changed(id, model::find_document(library_, id));
  changed(id);
  platform::request_frames(2);
}

// Shows a screen. Settings and the like are of no document: behind them the one that was open stays
// open.
void Program::go(Screen screen, const model::Id& document) {
  wanted_address_.reset();
  history_.end_step();
  version_history_->leave();
  move_.open = false;
  rules_.open = false;
  palette_.open = palette_.keys_open = false;
  if (!missing_.empty()) message_ = {};
  missing_.clear();
  if (portrait_dialog_) portrait_dialog_->close();
  // Of several on one page the part that was gone to is left with the page.
  if (ui::table_on_one_page(ui_)) game_table_.part = 0;
  if (ui::crew_on_one_page(ui_)) crew_sheet_.part = 0;
  if (ui::sheet_in_two_pages(ui_)) character_sheet_.part = 0;
  crew_sheet_.members_stay = false;
  screen_ = screen;
  // A sheet stays open behind the settings; blank sheets are of none.
  const bool leaves =
      screen == Screen::library || screen == Screen::workshop || screen == Screen::print;
  if (leaves || !document.empty()) open_ = document;
  if (screen == Screen::creation) character_creation_.seed = crew_creation_.seed = seed();
  ui_.scroll_to_top();
}

// A sheet in play opens as such, and so does one that nothing is left to choose for; another opens
// where the first thing is left.
void Program::open_document(const model::Id& id) {
  const model::Value* value = model::find(library_, id);
  if (value == nullptr) return;
  if (model::is_in_play(*value)) return go(Screen::sheet, id);
  if (!rules::is_complete(findings_of(*value)) || !refusal(model::put(*value, {})).empty()) {
    return show_step(id, first_open_step(*value));
  }
  commit(model::put(
      finished(*value),
      "Finish " + model::shown_name(games_.words_of(model::ruleset_of(*value)), *value)));
  go(Screen::sheet, id);
}

std::uint64_t Program::seed() {
  if (chance_) return *chance_;
  // Eight bytes out of a random id: chance for "choose for me", not a secret.
  return std::strtoull(platform::random_id().substr(0, 16).c_str(), nullptr, 16);
}

void Program::add_document(model::Value value, const std::string& words) {
  const model::Id id = model::id_of(value);
  commit(model::put(std::move(value), words));
  open_document(id);
}

bool Program::waits_for_game(const rules::Id& game, std::function<void()> then) {
  if (games_.find(game) != nullptr || !games_.need(game)) return false;
  waiting_for_ = game;
  when_game_came_ = std::move(then);
  say(game_is_fetched);
  return true;
}

void Program::new_document(const ui::NewSheet& made) {
  const rules::Ruleset* game = games_.find(made.game);
  if (waits_for_game(made.game, [this, made] { obey(made); })) return;
  if (game == nullptr) game = games_.all().front().get();
  const bool crew = made.kind == ui::SheetKind::crew || made.kind == ui::SheetKind::random_crew;
  if (crew && !game->crew.present) {
    say(game->name + rules::say(*game, " has no {crew+}."));
    return;
  }
  const model::Id id = platform::random_id();
  switch (made.kind) {
    case ui::SheetKind::character:
      ui::turn_to(character_creation_, id);
      commit(model::put_member(game->words, rules::new_character(*game, id),
                               model::find_crew(library_, made.crew),
                               rules::say(*game, "New {character}")));
      open_document(id);
      break;
    case ui::SheetKind::crew:
      crew_creation_ = {};
      // Made from a character's sheet: the character is in it from the start, in the same step.
      commit(model::put_crew(game->words, rules::new_crew(*game, id),
                             model::find_character(library_, made.member),
                             rules::say(*game, "New {crew}")));
      open_document(id);
      break;
    case ui::SheetKind::random_character:
      ui::turn_to(character_creation_, id);
      add_document(finished(rules::random_character(*game, id, seed(), {})),
                   rules::say(*game, "New {character} at random"));
      break;
    case ui::SheetKind::random_crew:
      crew_creation_ = {};
      add_document(finished(rules::random_crew(*game, id, seed(), {})),
                   rules::say(*game, "New {crew} at random"));
      break;
  }
}

void Program::duplicate(const model::Id& id) {
  const model::Value* value = model::find(library_, id);
  if (value == nullptr) return;
  model::Value copy = model::with_id(*value, platform::random_id());
  std::visit([](auto& each) { each.name += each.name.empty() ? "" : " (copy)"; }, copy);
  const std::string name = model::name_of(*value);
  model::Edit edit =
      model::put(std::move(copy), "Duplicate " + (name.empty() ? std::string("sheet") : name));
  portraits_->know({id}, [this, id, edit]() mutable {
    if (portraits_->has(id)) {
      edit.portraits.push_back({edit.puts.front().id, library_.portraits[id]});
    }
    commit(edit);
    say("A copy is in the library.", "Undo", ui::Action::undo);
  });
}

void Program::say(std::string words, std::string action, std::optional<ui::Command> command,
                  double seconds) {
  missing_.clear();
  message_ = {std::move(words), std::move(action), std::move(command)};
  message_until_ = platform::now() + seconds;
  message_step_ = history_.changes();
  ui_.announce(message_.words);
}

}  // namespace roadbook::app
