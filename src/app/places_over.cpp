// What lies over a screen and has an address: which of it is open, how it is put away, and how it
// is opened by its address.
#include <utility>

#include "app/drafts.hpp"
#include "app/program.hpp"
#include "model/versions.hpp"
#include "text/wording.hpp"

namespace roadbook::app {

namespace {

// Between the answers of a move that are kept, where no letter of a player's stands.
constexpr char before_ask = '\x1e';
constexpr char before_answer = '\x1f';

}  // namespace

// The address of what is open of that kind; nothing: none is.
std::optional<Address> Program::layer(Over over) const {
  switch (over) {
    case Over::move:
      if (move_.open) return Address{"play", move_.who, move_.procedure};
      break;
    case Over::portrait:
      if (portrait_dialog_ && portrait_dialog_->is_open()) {
        return Address{"portrait", portrait_dialog_->sheet(), {}};
      }
      break;
    case Over::rules:
      if (rules_.open) return Address{"rules", rules_.game, rules_.topic};
      break;
    case Over::intake:
      if (import_state_.open) return Address{"import", {}, {}};
      break;
    default:
      return version_history_->layer(over);
  }
  return std::nullopt;
}

Layers Program::layers() {
  Layers all{screen_address()};
  for (const Over each : all_over) {
    if (std::optional<Address> one = layer(each)) all.push_back(std::move(*one));
  }
  return all;
}

// Takes it away as Back does: what was chosen or written in it is there again when Forward leads to
// it.
void Program::put_away(Over over) {
  switch (over) {
    case Over::move:
      if (move_.open) leave_move();
      break;
    case Over::portrait:
      if (portrait_dialog_ && portrait_dialog_->is_open()) portrait_dialog_->set_aside();
      break;
    case Over::rules:
      rules_.open = false;
      break;
    case Over::intake:
      import_state_.open = false;
      break;
    default:
      version_history_->put_away(over);
      break;
  }
}

void Program::open_over(Over over, const Address& address) {
  switch (over) {
    case Over::move:
      open_move_of(address);
      break;
    case Over::portrait:
      if (model::find_character(library_, address.id) != nullptr) {
        obey(ui::OnDocument{ui::DocumentAction::open_portrait, address.id});
      }
      break;
    case Over::rules: {
      std::vector<std::string> games;
      for (const Games::GameEntry& each : games_.known()) games.push_back(each.id);
      const Address whole = with_game(address, games, game_here());
      obey(ui::OpenRules{whole.id, whole.part});
      break;
    }
    case Over::intake:
      // A page that is loaded again has no files any more.
      import_state_.open = !import_.arriving.empty() || !import_.view.faults.empty();
      if (!import_state_.open) {
        say("This import is no longer open. Choose the files again.");
      }
      break;
    default:
      version_history_->open(over, address);
      break;
  }
}

void Program::leave_move() {
  moves_left_[text_of(*layer(Over::move))] = move_;
  move_.open = false;
}

// For a page that is loaded again: the address of the open move, and what is answered in it. Empty
// where the player answered nothing. What came of its dice is not kept.
std::string Program::answers_to_keep() const {
  ui::MoveState kept = move_;
  ui::forget_result(kept);
  if (kept.input.answers == kept.begun_with) return {};
  std::string words = text_of(*layer(Over::move));
  for (const auto& [ask, answer] : kept.input.answers) {
    words += before_ask + ask + before_answer + answer;
  }
  return words;
}

// Of the move that was just opened by its address, where that was open before the page was loaded
// again.
void Program::take_up_answers(const Address& address) {
  const std::vector<std::string> left =
      text::split(std::exchange(answers_left_, std::string()), before_ask);
  if (left.size() < 2 || left.front() != text_of(address)) return;
  for (std::size_t i = 1; i < left.size(); ++i) {
    const std::size_t end = left[i].find(before_answer);
    if (end == std::string::npos) continue;
    move_.input.answers[left[i].substr(0, end)] = left[i].substr(end + 1);
  }
  move_.resumed = move_.stale = true;
}

void Program::keep_drafts() {
  const Drafts drafts{journal_,    game_table_,         character_sheet_,
                      crew_sheet_, character_creation_, crew_creation_};
  platform::set_setting(tab_drafts, drafts_to_keep(drafts) + drafts_left_);
}

void Program::take_up_drafts() {
  const Drafts drafts{journal_,    game_table_,         character_sheet_,
                      crew_sheet_, character_creation_, crew_creation_};
  drafts_left_ = app::take_up_drafts(drafts_left_, library_, drafts);
}

// Opens a move of a sheet that is here, as it was left by Back; at the list of all where there is
// no such move.
void Program::open_move_of(const Address& address) {
  if (const auto left = moves_left_.find(text_of(address)); left != moves_left_.end()) {
    ui::reopen_move(move_, std::move(left->second));
    moves_left_.erase(left);
    // Only the guide draws it in place.
    if (screen_ != Screen::guide) move_.in_place = false;
    return;
  }
  const model::Value* who = model::find(library_, address.id);
  const std::shared_ptr<const rules::Ruleset> game =
      who == nullptr ? nullptr : games_.of(library_, *who);
  if (game == nullptr) return;
  const rules::Procedure* move = rules::find_by_id(game->procedures, address.part);
  const bool known =
      address.part.empty() || (move != nullptr && move->crew == model::is_crew(*who));
  obey(ui::BeginMove{address.id, {.procedure = known ? address.part : rules::Id()}});
  if (known) return take_up_answers(address);
  say(model::shown_name(game->words, *who) +
      " does not have the move of this address. These are the moves there are.");
}

// What it was shown over; where that is not known, or is gone, a screen that has to do with it.
void Program::show_behind(Over over, const Address& address, const std::optional<Address>& behind) {
  if (behind && place_of(*behind).over == Over::nothing) {
    const bool gone =
        place_of(*behind).of_document && model::find_document(library_, behind->id) == nullptr;
    if (!gone && screen_address() != *behind) visit(*behind);
    if (!gone) return;
  }
  if (place_of(address).of_document && open_ != address.id) show_own_screen(over, address.id);
}

// Of a document that is here.
void Program::show_own_screen(Over over, const model::Id& id) {
  // A second version is compared over the sheet that it is one of.
  const model::Value* first = over == Over::compare ? model::original_of(library_, id) : nullptr;
  const model::Value& value = first != nullptr ? *first : *model::find_document(library_, id);
  const model::Id& shown = model::id_of(value);
  if (model::is_package(value)) {
    if (screen_ == Screen::workshop && workshop_.package == shown) return;
    open_workshop(WorkshopPlace{shown, {}});
  } else if (model::is_in_play(value) || over == Over::move || over == Over::version) {
    go(Screen::sheet, shown);
  } else {
    show_step(shown, first_open_step(value));
  }
}

}  // namespace roadbook::app
