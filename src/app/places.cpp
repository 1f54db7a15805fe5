// Where one is: the address of what is shown, the way to another one, the window's title.
#include <algorithm>
#include <utility>

#include "app/program.hpp"
#include "data/content_entries.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "text/wording.hpp"

namespace roadbook::app {

namespace {

// "Coin and stash" in an address: "coin-and-stash".
std::string slug_of(const std::string& name) {
  std::string slug = rules::lowered(name);
  std::replace(slug.begin(), slug.end(), ' ', '-');
  return slug;
}

// The first part has no word of its own.
std::string part_at(const std::vector<std::string>& names, std::size_t index) {
  return index == 0 || index >= names.size() ? std::string() : slug_of(names[index]);
}

std::size_t index_of(const std::vector<std::string>& names, const std::string& part) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (slug_of(names[i]) == part) return i;
  }
  return 0;
}

const std::vector<rules::Step>& steps_of(const rules::Ruleset& game, const model::Value& value) {
  return model::is_crew(value) ? game.crew_steps : game.character_steps;
}

}  // namespace

rules::Findings Program::findings_of(const model::Value& value) const {
  const std::shared_ptr<const rules::Ruleset> held = games_.of(library_, value);
  const rules::Ruleset& game = *held;
  if (const auto* crew = std::get_if<rules::Crew>(&value)) {
    return rules::check(game, *crew, rules::derive_crew(game, *crew));
  }
  const auto& character = std::get<rules::Character>(value);
  const rules::Crew* crew = model::crew_of(library_, character);
  return rules::check(rules::derive(game, character, rules::gifts_of(game, crew)));
}

// The first step that something is open or in conflict in; the first of all where none is.
std::size_t Program::first_open_step(const model::Value& value) const {
  const std::vector<rules::Step>& steps = steps_of(*games_.find(model::ruleset_of(value)), value);
  const rules::Findings findings = findings_of(value);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (rules::step_state(findings, steps[i].kind) != rules::StepState::done) return i;
  }
  return 0;
}

// Shows the guided creation of a document at a step.
void Program::show_step(const model::Id& id, std::size_t step) {
  const model::Value* value = model::find(library_, id);
  if (value == nullptr) return;
  if (screen_ != Screen::creation || open_ != id) go(Screen::creation, id);
  if (model::is_crew(*value)) {
    if (crew_creation_.document != id) crew_creation_ = {};
    crew_creation_.document = id;
    crew_creation_.seed = seed();
    ui::go_to_step(ui_, crew_creation_.frame, step);
  } else {
    if (character_creation_.document != id) character_creation_ = {};
    character_creation_.document = id;
    character_creation_.seed = seed();
    ui::go_to_step(ui_, character_creation_.frame, step);
  }
}

// Which of its parts an open sheet shows, and which there are.
std::size_t* Program::part_of_sheet(const model::Value& value, std::vector<std::string>& names) {
  const model::Id& id = model::id_of(value);
  if (model::is_crew(value)) {
    names =
        ui::crew_sheet_parts(*games_.find(model::ruleset_of(value)), !ui::crew_on_one_page(ui_));
    if (crew_sheet_.document != id) {
      crew_sheet_ = {};
      crew_sheet_.document = id;
      crew_sheet_.editing = !std::get<rules::Crew>(value).in_play;
    }
    return &crew_sheet_.part;
  }
  names = ui::character_sheet_parts(!ui::sheet_in_two_pages(ui_));
  if (character_sheet_.document != id) {
    character_sheet_ = {};
    character_sheet_.document = id;
    character_sheet_.editing = !std::get<rules::Character>(value).in_play;
  }
  return &character_sheet_.page;
}

// The same of the game master's table of a crew.
std::size_t* Program::part_of_table(const model::Value& value, std::vector<std::string>& names) {
  names = ui::game_table_parts(*games_.find(model::ruleset_of(value)), ui_.compact());
  if (game_table_.document != model::id_of(value)) {
    game_table_ = {};
    game_table_.document = model::id_of(value);
  }
  return &game_table_.part;
}

// The address of what is shown.
Address Program::here() {
  if (rules_.open) return {"rules", rules_.game, rules_.topic};
  if (move_.open) return {"play", move_.who, move_.procedure};
  if (screen_ == Screen::workshop) return {"workshop", workshop_.package, workshop_.entry};
  const model::Value* value = model::find(library_, open_);
  const bool crew = value != nullptr && model::is_crew(*value);
  Address address{std::string(word_of(screen_, crew)), open_, {}};
  if (value == nullptr) return address;
  if (screen_ == Screen::creation) {
    const std::vector<rules::Step>& steps =
        steps_of(*games_.find(model::ruleset_of(*value)), *value);
    const std::size_t step = crew ? crew_creation_.frame.step : character_creation_.frame.step;
    if (step < steps.size()) address.part = steps[step].id;
  } else if (screen_ == Screen::sheet) {
    std::vector<std::string> names;
    const std::size_t part = *part_of_sheet(*value, names);
    address.part = part_at(names, part);
  } else if (screen_ == Screen::table) {
    std::vector<std::string> names;
    const std::size_t part = *part_of_table(*value, names);
    address.part = part_at(names, part);
  }
  return address;
}

// Shows what has that address. Its document must be there where it needs one.
void Program::visit(const Address& address) {
  const Place& place = *find_place(address.place);
  const model::Value* value = model::find(library_, address.id);
  if (place.over == Over::rules) {
    std::vector<std::string> games;
    for (const Games::GameEntry& each : games_.known()) games.push_back(each.id);
    const Address whole = with_game(address, games, game_here());
    return obey(ui::OpenRules{whole.id, whole.part});
  }
  rules_.open = false;
  if (place.over == Over::move) {
    if (value == nullptr) return;
    if (open_ != address.id || screen_ != Screen::sheet) go(Screen::sheet, address.id);
    obey(ui::BeginMove{address.id, {address.part}});
    return;
  }
  move_.open = false;
  if (place.screen == Screen::workshop) {
    return obey(ui::OpenWorkshop{address.id, address.part});
  }
  if (screen_ != place.screen || open_ != address.id) {
    if (place.screen == Screen::print) {
      obey(ui::OnDocument{ui::DocumentAction::print, address.id});
    } else {
      go(place.screen, value == nullptr ? model::Id{} : address.id);
    }
  }
  if (value == nullptr) return;
  if (place.screen == Screen::creation) {
    const std::vector<rules::Step>& steps =
        steps_of(*games_.find(model::ruleset_of(*value)), *value);
    const auto step = std::find_if(steps.begin(), steps.end(),
                                   [&](const auto& each) { return each.id == address.part; });
    show_step(address.id, step == steps.end() ? first_open_step(*value)
                                              : static_cast<std::size_t>(step - steps.begin()));
  } else if (place.screen == Screen::sheet) {
    std::vector<std::string> names;
    std::size_t* part = part_of_sheet(*value, names);
    const std::size_t wanted = index_of(names, address.part);
    if (*part != wanted) ui_.scroll_to_top();
    *part = wanted;
  } else if (place.screen == Screen::table) {
    std::vector<std::string> names;
    std::size_t* part = part_of_table(*value, names);
    *part = index_of(names, address.part);
  }
}

// Back, Forward, or the address at the start.
void Program::address_wanted(const std::string& text) {
  want_games();
  wanted_address_ = address_of(text);
  platform::request_frames(2);
}

// Follows the address that is wanted as soon as its sheet has come, or is known not to be here.
void Program::follow_address() {
  if (!wanted_address_) return;
  const Address address = *wanted_address_;
  const bool of_rules = find_place(address.place)->over == Over::rules;
  // A game that a package begins comes with the library.
  const bool begun = of_rules && games_.find(address.id) == nullptr && games_.may_come(address.id);
  if (begun && autosave_->load_trouble().empty()) return;
  const bool missing =
      !address.id.empty() && !of_rules && model::find_document(library_, address.id) == nullptr;
  if (missing) {
    const auto& damaged = autosave_->damaged();
    const bool waits = std::any_of(damaged.begin(), damaged.end(), [&](const Damaged& each) {
      return each.waits && each.id == address.id;
    });
    const bool failed = !autosave_->load_trouble().empty();
    if ((!autosave_->is_whole() && !failed) || waits) return;
  }
  wanted_address_.reset();
  replace_address_ = true;
  if (!missing) {
    visit(address);
    // What it names and is not there leaves the address, too.
    if (here() != address) shown_address_.reset();
    return;
  }
  go(Screen::library);
  constexpr double seconds = 30;
  say("The sheet of this address is not here. It may be in another browser or program, or in the "
      "bin.",
      {}, {}, seconds);
}

// What the window is called.
std::string Program::title(const Address& address) const {
  const Place& place = *find_place(address.place);
  const model::Value* value = model::find(library_, address.id);
  std::vector<std::string> parts;
  if (const ui::RulesEntry* entry = ui::find_topic(rules_.entries, address.part);
      entry != nullptr && place.over == Over::rules) {
    parts.push_back(entry->name);
  }
  if (const rules::ContentPackage* package = model::find_package(library_, address.id)) {
    const std::optional<data::EntryRef> entry = data::entry_ref(address.part);
    if (entry && data::has_entry(*package, *entry)) {
      parts.push_back(data::name_of_entry(*package, *entry));
    }
    parts.push_back(package->name.empty() ? "Unnamed package" : package->name);
  }
  if (value != nullptr) {
    parts.push_back(model::shown_name(model::name_of(*value), model::is_crew(*value)));
    if (place.screen == Screen::creation) {
      for (const rules::Step& each : steps_of(*games_.find(model::ruleset_of(*value)), *value)) {
        if (each.id == address.part) parts.push_back(each.name);
      }
    } else if (place.over == Over::nothing && !address.part.empty()) {
      parts.push_back(rules::raised(address.part));
    }
  }
  if (!place.title.empty() && place.screen != Screen::creation) parts.emplace_back(place.title);
  parts.emplace_back("Roadbook");
  return rules::joined(parts, " · ");
}

// Tells the platform where one is, when that changed.
void Program::note_address() {
  if (wanted_address_) return;  // still on its way: the address that was given stays
  Address now = here();
  const std::string called = title(now);
  if (called != shown_title_) {
    shown_title_ = called;
    platform::set_title(called);
  }
  bool instead = std::exchange(replace_address_, false);
  // A drawer that was put away leaves no screen to come back to.
  if (shown_address_ && find_place(shown_address_->place)->over != Over::nothing &&
      find_place(now.place)->over == Over::nothing) {
    instead = true;
  }
  if (shown_address_ && *shown_address_ == now) return;
  platform::show_address(text_of(now), instead);
  shown_address_ = std::move(now);
}

}  // namespace roadbook::app
