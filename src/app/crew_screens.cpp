// The pages of a crew beside its sheet: the guide of an evening, the game master's table, the
// journal.
#include <algorithm>

#include "app/program.hpp"
#include "app/when.hpp"
#include "data/file_name.hpp"
#include "rules/play/journal.hpp"

namespace roadbook::app {

// A crew that is not in play has its sheet alone, until another one of its pages is opened.
std::vector<Program::CrewPage> Program::crew_pages(const model::Value& value) const {
  const rules::Ruleset* game = games_.find(model::ruleset_of(value));
  const bool opened = model::id_of(value) == open_ && is_beside_sheet();
  const bool shown = model::is_crew(value) && (model::is_in_play(value) || opened);
  return shown && game != nullptr ? pages_of_crews(*game) : std::vector<CrewPage>();
}

bool Program::is_beside_sheet() const {
  return screen_ == Screen::guide || screen_ == Screen::table || screen_ == Screen::journal;
}

std::vector<Program::CrewPage> Program::pages_of_crews(const rules::Ruleset& game) {
  using ui::DocumentAction;
  std::vector<CrewPage> pages{{"Sheet", Screen::sheet, DocumentAction::open_sheet}};
  if (ui::has_evening(game)) {
    pages.push_back({"Guide", Screen::guide, DocumentAction::open_guide, "Guide of the evening"});
  }
  pages.push_back({"Table", Screen::table, DocumentAction::open_table, "Game master's table"});
  pages.push_back({"Journal", Screen::journal, DocumentAction::open_journal, "Journal"});
  return pages;
}

void Program::add_crew_pages(ui::BarView& bar, const model::Value& value) const {
  bar.beside_sheet = is_beside_sheet();
  const std::vector<CrewPage> pages = crew_pages(value);
  for (const CrewPage& each : pages) {
    if (!each.whole.empty()) {
      bar.leads_to.emplace_back(each.whole, each.action);
    } else if (screen_ != Screen::sheet) {
      bar.leads_to.emplace_back(
          rules::say(games_.words_of(model::ruleset_of(value)), "{Crew} sheet"), each.action);
    }
  }
  if (!model::is_crew(value) && bar.in_play) {
    bar.leads_to.emplace_back("Journal", ui::DocumentAction::open_journal);
  }
  if (ui_.compact()) return;
  const bool guided = std::any_of(pages.begin(), pages.end(), [](const CrewPage& each) {
    return each.screen == Screen::guide;
  });
  // A game without an evening of its own shows the table where the guide would be.
  const Screen shown = screen_ == Screen::guide && !guided ? Screen::table : screen_;
  for (std::size_t i = 0; i < pages.size(); ++i) {
    if (pages[i].screen != shown) continue;
    bar.page = i;
    for (const CrewPage& each : pages) bar.pages.emplace_back(each.name);
  }
}

void Program::draw_crew_page(const model::Value& value, ui::Requests& requests) {
  if (screen_ == Screen::journal) {
    ui::JournalScreenView view;
    view.library = &library_;
    view.document = open_;
    view.name = model::shown_name(games_.words_of(model::ruleset_of(value)), value);
    view.when = when(platform::wall_clock_ms(), 0);
    view.generation = views_.generation();
    ui::draw_journal_screen(ui_, view, journal_, requests);
    return;
  }
  if (!model::is_crew(value)) {
    go(Screen::sheet, open_);
    return;
  }
  const ui::CrewView& view = views_.crew(library_, open_);
  if (screen_ == Screen::guide && ui::has_evening(*view.ruleset)) {
    ui::draw_guide(ui_, view, guide_, move_, requests);
  } else {
    ui::draw_game_table(ui_, view, game_table_, requests);
  }
}

// False: the open sheet is not a crew's.
bool Program::show_crew_page(std::size_t page) {
  const model::Value* value = model::find(library_, open_);
  if (value == nullptr || !model::is_crew(*value)) return false;
  const std::vector<CrewPage> pages = crew_pages(*value);
  if (page < pages.size()) go(pages[page].screen, open_);
  return true;
}

void Program::export_journal(const model::Id& id) {
  const model::Value* value = model::find(library_, id);
  if (value == nullptr) return;
  const std::string name = data::file_name(model::name_of(*value), "journal", "-journal.txt");
  const std::string text =
      rules::journal_as_text(model::shown_name(games_.words_of(model::ruleset_of(*value)), *value),
                             rules::whole_journal(ui::journal_sheets(library_, id)));
  say_kept(name, platform::save_file(name, "text/plain", text));
}

}  // namespace roadbook::app
