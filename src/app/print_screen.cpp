// The program's print screen: what is chosen, its pages beside it, and what becomes of them.
#include <utility>

#include "app/exporting.hpp"
#include "app/program.hpp"

namespace roadbook::app {

void Program::open_print(const model::Id& id, bool pack) {
  if (screen_ == Screen::print && id == open_) {
    // Its keys were pressed again: they print what stands there.
    if (ui::anything(print_view(games_, library_, open_, print_.game), print_.parts)) {
      print(ui::Action::print_now);
    }
    return;
  }
  const model::Value* value = model::find(library_, id);
  print_.parts = {};
  print_.parts.sheet = value != nullptr;
  if (pack) {
    print_.parts.members = print_.parts.crew = true;
    print_.parts.cards = print_.parts.reference = true;
  }
  if (value == nullptr) print_.parts.blanks = {{false, {}}};
  print_.game.clear();
  if (value == nullptr) {
    // Blank sheets begin with the game in use, which may yet have to come.
    for (const rules::Id& each : games_in_use()) {
      if (print_.game.empty()) print_.game = each;
    }
  }
  print_.show_pages = print_.blanks_open = false;
  know_portraits_to_print(id);
  const bool on_a_page_of_it =
      !id.empty() && open_ == id && find_place(word_of(screen_, false))->of_document;
  before_print_ = on_a_page_of_it ? screen_ : Screen::library;
  go(Screen::print, value != nullptr ? id : model::Id{});
}

// The pages are made anew when the portraits on them are known.
void Program::know_portraits_to_print(const model::Id& id) {
  const model::Value* value = model::find(library_, id);
  if (value == nullptr) return;
  std::vector<model::Id> ids{id};
  if (model::is_crew(*value)) {
    for (const rules::Character* each : model::members_of(library_, id)) ids.push_back(each->id);
  }
  portraits_->know(ids, [this] {
    views_.invalidate();
    platform::request_frames(2);
  });
}

void Program::draw_print(ui::Requests& requests) {
  ui::PrintView view = print_view(games_, library_, open_, print_.game);
  view.pages_here = platform::shows_paper();
  const auto is_made = [&] {
    return paper_.generation == views_.generation() && paper_.document == open_ &&
           paper_.parts == print_.parts && paper_.style == print_.style &&
           paper_.game == view.ruleset->id;
  };
  if (ui::anything(view, print_.parts) && is_made()) view.size_words = paper_.size_words;
  const ui::PrintStyle before = print_.style;
  const ui::EmbeddedArea room = ui::draw_print(ui_, view, print_, requests);
  if (!(print_.style == before)) platform::set_setting("print", written(print_.style));
  const bool wanted = ui::anything(view, print_.parts);
  if (wanted && !is_made()) {
    Paper made =
        paper(games_, view, library_, open_, print_.parts, print_.style, PaperUse::in_the_page);
    if (view.pages_here) platform::show_paper(made.html);
    if (made.size_words != view.size_words) platform::request_frames(2);
    paper_ = {open_,
              print_.parts,
              print_.style,
              view.ruleset->id,
              views_.generation(),
              paper_.place,
              std::move(made.size_words)};
  }
  if (!view.pages_here) return;
  if (!wanted || room.rect.width <= 0 || room.covered) {
    put_paper_away();
    return;
  }
  if (!(paper_.place == room.rect)) {
    paper_.place = room.rect;
    platform::place_paper(room.rect.x, room.rect.y, room.rect.width, room.rect.height);
  }
}

void Program::put_paper_away() {
  if (paper_.place.width <= 0) return;
  paper_.place = {};
  platform::place_paper(0, 0, 0, 0);
}

void Program::print(ui::Action action) {
  const ui::PrintView view = print_view(games_, library_, open_, print_.game);
  PaperUse use = PaperUse::to_keep;
  if (action == ui::Action::print_now) {
    use = platform::shows_paper() ? PaperUse::in_the_page : PaperUse::to_print_away;
  }
  const Paper made = paper(games_, view, library_, open_, print_.parts, print_.style, use);
  if (action == ui::Action::save_paper) {
    const std::string name = made.title + ".html";
    say_kept(name, platform::save_file(name, "text/html", made.html));
    return;
  }
  const platform::Kept kept = platform::print_html(made.title, made.html);
  if (!kept.done) {
    say("Not printed: " + kept.trouble);
  } else if (!platform::shows_paper()) {
    say("The pages open in your browser.");
  }
}

void Program::paper_wanted() {
  want_games();
  const bool chosen = screen_ == Screen::print;
  if (open_.empty() && !chosen) return;
  const ui::PrintView view = print_view(games_, library_, open_, print_.game);
  const ui::PrintParts parts = chosen ? print_.parts : ui::PrintParts{};
  const Paper made =
      paper(games_, view, library_, open_, parts, print_.style, PaperUse::in_the_page);
  platform::print_html(made.title, made.html);
}

}  // namespace roadbook::app
