// Where the program is: the address of the screen, the way to another one, the window's title.
#include <algorithm>
#include <utility>

#include "app/program.hpp"
#include "data/content_entries.hpp"
#include "document/trial.hpp"
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
  return document::trial_findings(*games_.of(library_, value), value, &library_);
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
    ui::turn_to(character_creation_, id);
    character_creation_.seed = seed();
    ui::go_to_step(ui_, character_creation_.frame, step);
  }
}

// The screen is about that sheet from now on, where it was about another one.
Program::PartsOfSheet Program::parts_of_sheet(const model::Value& value) {
  const model::Id& id = model::id_of(value);
  if (model::is_crew(value)) {
    if (crew_sheet_.document != id) {
      crew_sheet_ = {};
      crew_sheet_.document = id;
      crew_sheet_.editing = !std::get<rules::Crew>(value).in_play;
    }
    return {ui::crew_sheet_parts(*games_.find(model::ruleset_of(value))), crew_sheet_.part};
  }
  if (character_sheet_.document != id) {
    character_sheet_ = {};
    character_sheet_.document = id;
    character_sheet_.editing = !std::get<rules::Character>(value).in_play;
  }
  return {ui::character_sheet_parts(*games_.find(model::ruleset_of(value)), true),
          ui::part_shown(character_sheet_)};
}

void Program::show_part(const model::Value& value, std::size_t part) {
  if (model::is_crew(value)) {
    ui::go_to_part(ui_, crew_sheet_, part);
  } else {
    ui::go_to_part(ui_, character_sheet_, part);
  }
}

// The same of the game master's table of a crew.
std::vector<std::string> Program::parts_of_table(const model::Value& value) {
  if (game_table_.document != model::id_of(value)) {
    game_table_ = {};
    game_table_.document = model::id_of(value);
  }
  return ui::game_table_parts(*games_.find(model::ruleset_of(value)));
}

// The address of the screen, without what lies over it.
Address Program::screen_address() {
  if (screen_ == Screen::workshop) return {"workshop", workshop_.package, workshop_.entry};
  const model::Value* value = model::find(library_, open_);
  const bool crew = value != nullptr && model::is_crew(*value);
  Address address{std::string(word_of(screen_, crew)), open_, {}};
  if (place_of(address).alone) address.id.clear();
  if (value == nullptr) return address;
  if (screen_ == Screen::creation) {
    const std::vector<rules::Step>& steps =
        steps_of(*games_.find(model::ruleset_of(*value)), *value);
    const std::size_t step = crew ? crew_creation_.frame.step : character_creation_.frame.step;
    if (step < steps.size()) address.part = steps[step].id;
  } else if (screen_ == Screen::sheet) {
    const PartsOfSheet parts = parts_of_sheet(*value);
    address.part = part_at(parts.names, parts.shown);
  } else if (screen_ == Screen::table) {
    const std::vector<std::string> names = parts_of_table(*value);
    address.part = part_at(names, game_table_.part);
  }
  return address;
}

// Shows what has that address, and what it lies over, where that is known. Its document must be
// there where it needs one.
void Program::visit(const Address& address, const std::optional<Address>& behind) {
  const Place& place = place_of(address);
  // Rules and files come over whatever there is.
  const bool anywhere = place.over == Over::rules || place.over == Over::intake;
  for (const Over each : all_over) {
    if (each > place.over || (each < place.over && !anywhere)) put_away(each);
  }
  if (place.over == Over::nothing) return visit_screen(place, address);
  show_behind(place.over, address, behind);
  if (layer(place.over) == address) return;
  put_away(place.over);
  open_over(place.over, address);
}

// Notes where the screen stands, which has that address and was there in the frame before, too.
void Program::note_scrolls(const Address& screen) {
  constexpr std::size_t most = 50;
  if (stood_.empty() || stood_.back().screen != screen) {
    if (stood_.size() == most) stood_.erase(stood_.begin());
    stood_.push_back({screen, {}});
  }
  stood_.back().areas = ui_.scrolls();
}

// The screen, which is about to be shown, stands as it was left.
void Program::stand_again(const Address& screen) {
  const auto stood = std::find_if(stood_.rbegin(), stood_.rend(),
                                  [&](const Stood& each) { return each.screen == screen; });
  if (stood != stood_.rend()) ui_.scroll_back(stood->areas);
}

void Program::visit_screen(const Place& place, const Address& address) {
  if (screen_address() == address) return;
  if (wanted_again_) stand_again(address);
  const model::Value* value = model::find(library_, address.id);
  if (place.screen == Screen::workshop) {
    return obey(ui::OpenWorkshop{address.id, address.part});
  }
  if (screen_ != place.screen || (!place.alone && open_ != address.id)) {
    if (place.screen == Screen::print) {
      obey(ui::OnDocument{ui::DocumentAction::print, address.id});
    } else if (place.screen == Screen::settings) {
      obey(ui::Action::go_settings);
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
    const PartsOfSheet parts = parts_of_sheet(*value);
    const std::size_t wanted = index_of(parts.names, address.part);
    if (parts.shown != wanted) show_part(*value, wanted);
  } else if (place.screen == Screen::table) {
    const std::size_t wanted = index_of(parts_of_table(*value), address.part);
    if (game_table_.part != wanted) ui::go_to_part(ui_, game_table_, wanted);
  }
}

void Program::note_wanted(const platform::WantedAddress& wanted) {
  wanted_address_ = address_of(wanted.address);
  wanted_again_ = wanted.steps != 0;
  wanted_behind_.reset();
  if (!wanted.behind.empty()) wanted_behind_ = address_of(wanted.behind);
  // What is not written as it is shown gives way to that.
  if (text_of(*wanted_address_) != wanted.address) shown_.clear();
}

bool Program::address_wanted(const platform::WantedAddress& wanted) {
  want_games();
  platform::request_frames(2);
  if (wanted.steps == -1 && ui_.shut_topmost()) return true;
  // What lay over a screen that is left does not open again by itself.
  if (wanted.steps != -1) ui_.shut_all();
  note_wanted(wanted);
  return false;
}

// Whether what is wanted is read with the library: until then there is nothing of it to show, and
// the library itself was not asked for. Where a part of the program could not be loaded, it stands
// there meanwhile.
bool Program::awaits_library() const {
  if (!wanted_address_ || wanted_address_->id.empty() || screen_ != Screen::library) return false;
  const bool whole = autosave_->is_whole() || !autosave_->load_trouble().empty();
  return !whole && rest_again_at_ == 0 && place_of(*wanted_address_).over != Over::rules;
}

// Follows the address that is wanted as soon as its sheet has come, or is known not to be here.
void Program::follow_address() {
  if (!wanted_address_ || ui_.is_shutting()) return;
  const Address address = *wanted_address_;
  const Place& place = place_of(address);
  const bool of_rules = place.over == Over::rules;
  // A game that a package begins comes with the library.
  const bool begun = of_rules && games_.find(address.id) == nullptr && games_.may_come(address.id);
  if (begun && autosave_->load_trouble().empty()) return;
  // One that is fetched first leaves the address as it was given until it has come.
  if (of_rules && games_.find(address.id) == nullptr && games_.need(address.id)) {
    if (!when_game_came_) waits_for_game(address.id, [] {});
    return;
  }
  const bool whole = autosave_->is_whole() || !autosave_->load_trouble().empty();
  const bool missing =
      !address.id.empty() && !of_rules && model::find_document(library_, address.id) == nullptr;
  if (missing) {
    const auto& damaged = autosave_->damaged();
    const bool waits = std::any_of(damaged.begin(), damaged.end(), [&](const Damaged& each) {
      return each.waits && each.id == address.id;
    });
    if (!whole || waits) return;
  } else {
    // What lies over a screen is often about more than one sheet, and over a sheet itself.
    if (place.over != Over::nothing && !whole && (!of_rules || wanted_behind_)) return;
    if (needs_rest(place) && waits_for_rest()) return;
  }
  wanted_address_.reset();
  replace_address_ = true;
  if (!missing) {
    visit(address, wanted_behind_);
    // What it names and is not there leaves the address, too.
    if (layers().back() != address) shown_.clear();
    return;
  }
  visit({});
  shown_.clear();  // the library may have been shown already
  constexpr double seconds = 30;
  const std::string what = place.screen == Screen::workshop ? "game" : "sheet";
  say("The " + what +
          " of this address is not here. It may be in another browser or program, or in the bin.",
      {}, {}, seconds);
  missing_ = address.id;
}

// What the window is called.
std::string Program::title(const Address& address) const {
  const Place& place = place_of(address);
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
    parts.push_back(model::shown_name(games_.words_of(model::ruleset_of(*value)), *value));
    if (place.screen == Screen::creation) {
      for (const rules::Step& each : steps_of(*games_.find(model::ruleset_of(*value)), *value)) {
        if (each.id == address.part) parts.push_back(each.name);
      }
    } else if (place.over == Over::move) {
      const std::shared_ptr<const rules::Ruleset> game = games_.of(library_, *value);
      const rules::Procedure* move =
          game == nullptr ? nullptr : rules::find_by_id(game->procedures, address.part);
      if (move != nullptr) parts.push_back(move->name);
    } else if (place.over == Over::nothing && !address.part.empty()) {
      parts.push_back(rules::raised(address.part));
    }
  }
  if (place.over == Over::version) parts.push_back(version_history_->looked_at());
  if (!place.title.empty() && place.screen != Screen::creation) parts.emplace_back(place.title);
  parts.emplace_back("Roadbook");
  return rules::joined(parts, " · ");
}

// Tells the platform which screen is shown, when that changed.
void Program::note_address() {
  if (wanted_address_) return;  // still on its way: the address that was given stays
  Layers now = layers();
  const std::string called = title(now.back());
  if (called != shown_title_) {
    shown_title_ = called;
    platform::set_title(called);
  }
  if (!shown_.empty() && shown_.front() == now.front()) note_scrolls(now.front());
  const bool instead = std::exchange(replace_address_, false);
  if (shown_ == now) return;
  if (shown_.empty() || shown_.back() != now.back()) {
    platform::show_address(text_of(now.back()),
                           instead ? platform::AddressStep::instead : step_between(shown_, now));
  }
  shown_ = std::move(now);
}

}  // namespace roadbook::app
