// The program's part of the workshop: its place, its screen, what is done there.
#include <utility>

#include "app/program.hpp"
#include "app/workshop_paper.hpp"

namespace roadbook::app {

namespace {

using Act = ui::WorkshopAction::Kind;

}  // namespace

void Program::open_workshop(const WorkshopPlace& place) {
  if (screen_ != Screen::workshop || workshop_.package != place.package) {
    go(Screen::workshop);
    workshop_state_ = {};
  } else if (workshop_.entry != place.entry) {
    history_.end_step();
  }
  rules_.open = false;
  workshop_ = place;
  if (!place.package.empty() && model::find_package(library_, place.package) == nullptr) {
    workshop_ = {};
  }
  // Its game must be here.
  const rules::ContentPackage* package = model::find_package(library_, workshop_.package);
  if (package != nullptr) games_.need(package->ruleset);
  platform::request_frames(2);
}

// The own playbook or type of a sheet.
void Program::open_workshop_with(const model::Id& sheet) {
  open_workshop(keep_for_others(games_, library_, workshop_, sheet, platform::random_id));
}

// A topic of a game's rules.
void Program::open_workshop_with(const rules::Id& game, const std::string& topic) {
  open_workshop(copy_and_change(games_, library_, workshop_, game, topic, platform::random_id));
}

void Program::open_workshop(const std::optional<WorkshopResult>& result) {
  if (!result) {
    say("This entry cannot be changed in a package.");
    return;
  }
  history_.end_step();
  if (result->edit) commit(*result->edit);
  open_workshop(result->place);
}

void Program::workshop_act(const ui::WorkshopAction& action) {
  platform::request_frames(2);
  switch (action.kind) {
    case Act::export_package:
      return obey(ui::OnDocument{ui::DocumentAction::export_one, workshop_.package});
    case Act::make_character:
      if (const auto* package = model::find_package(library_, workshop_.package)) {
        obey(ui::NewSheet{ui::SheetKind::character, package->ruleset});
      }
      return;
    case Act::look_at_paper:
      if (const auto made =
              tried_paper(games_, library_, workshop_, print_.style, PaperUse::to_keep)) {
        const platform::Kept kept = platform::print_html(made->title, made->html);
        say(kept.done ? "The pages open in your browser." : "Not shown: " + kept.trouble);
      }
      return;
    case Act::versions:
      return obey(ui::OnDocument{ui::DocumentAction::open_versions, workshop_.package});
    case Act::left_field:
      history_.end_step();
      return;
    case Act::new_package:
      if (waits_for_game(action.what, [this, action] { workshop_act(action); })) return;
      break;
    default:
      break;
  }
  const WorkshopResult result =
      workshop_result(games_, library_, workshop_, action, [] { return platform::random_id(); });
  if (action.kind != Act::set_field) history_.end_step();
  if (result.edit) commit(*result.edit);
  if (!(result.place == workshop_)) open_workshop(result.place);
}

// Games that are made in the workshop follow their packages.
void Program::follow_games() {
  if (games_generation_ == views_.generation()) return;
  const bool whole = autosave_->is_whole() && games_.library_is_whole();
  const bool changed = games_.follow(library_);
  if (changed) views_.invalidate();
  // Sheets that were read before their game.
  if (changed || whole) autosave_->look_again();
  games_generation_ = views_.generation();
}

void Program::draw_workshop(ui::Requests& /*requests*/) {
  // A package that was deleted meanwhile, here or in another window.
  if (!workshop_.package.empty() && model::find_package(library_, workshop_.package) == nullptr) {
    workshop_ = {};
    replace_address_ = true;
  }
  if (workshop_view_generation_ != views_.generation() || !(workshop_view_of_ == workshop_)) {
    workshop_view_ = workshop_view(games_, library_, workshop_);
    workshop_view_.read_only = autosave_->read_only(workshop_.package);
    workshop_view_of_ = workshop_;
    workshop_view_generation_ = views_.generation();
  }
  workshop_view_.pages_here = platform::shows_paper();
  workshop_action_ = ui::draw_workshop(ui_, workshop_view_, workshop_state_);
  show_tried_paper();
}

// The pages of the sheet that the open entry is tried out on, where they are to be seen.
void Program::show_tried_paper() {
  const ui::EmbeddedArea& room = workshop_state_.pages;
  if (room.rect.width <= 0 || room.covered) return put_paper_away();
  const model::Id of = workshop_.package + '/' + workshop_.entry;
  if (paper_.generation != views_.generation() || paper_.document != of ||
      !(paper_.style == print_.style)) {
    const auto made = tried_paper(games_, library_, workshop_, print_.style, PaperUse::in_the_page);
    if (!made) return put_paper_away();
    platform::show_paper(made->html);
    paper_ = {of, {}, print_.style, {}, views_.generation(), paper_.place, {}};
  }
  if (paper_.place == room.rect) return;
  paper_.place = room.rect;
  platform::place_paper(room.rect.x, room.rect.y, room.rect.width, room.rect.height);
}

// The rules of a game, with the packages that are in use.
// The terms that texts mark are those of the sheet that is open, over the library those of the
// drawer. They are collected when another game is shown, or a table changed its own.
void Program::bind_terms() {
  const std::string of = open_.empty() && rules_.open ? "game " + rules_.game : open_;
  if (terms_of_ == of && terms_generation_ == views_.generation()) return;
  terms_of_ = of;
  terms_generation_ = views_.generation();
  const model::Value* open = model::find(library_, open_);
  std::shared_ptr<const rules::Ruleset> game;
  if (open != nullptr) game = games_.of(library_, *open);
  if (open == nullptr && games_.find(rules_.game) != nullptr) game = rules_of(rules_.game);
  if (game == terms_game_) return;
  terms_game_ = std::move(game);
  terms_ = terms_game_ == nullptr ? ui::Terms() : ui::rule_terms(*terms_game_);
  ui_.set_terms(&terms_);
}

void Program::draw_rules_drawer(ui::Requests& requests) {
  if (!rules_.open || games_.find(rules_.game) == nullptr) return;
  const std::shared_ptr<const rules::Ruleset> game = rules_of(rules_.game);
  rules_.can_copy = true;
  ui::draw_rules(ui_, *game, rules_);
  if (rules_.copy.empty()) return;
  requests.ask(ui::CopyAndChange{rules_.game, std::exchange(rules_.copy, {})});
}

}  // namespace roadbook::app
