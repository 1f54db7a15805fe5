// What is kept beside the library: each thing says what it is, and what is pressed is asked for.
#include "ui/screens/version_history.hpp"
#include "asked.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "headless/harness.hpp"
#include "ui/screens/storage_settings.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

TEST_CASE("a version can be looked at, compared, and gone back to") {
  for (const auto& [word, action] :
       {std::pair{"Preview", VersionAction::look_at}, std::pair{"Compare", VersionAction::compare},
        std::pair{"Restore", VersionAction::restore}}) {
    Harness harness(390, 844);
    VersionsView view{
        "hero", "Mirela Vas", true, {}, {{"7-1000", "yesterday, 14:05", "Differs in Prowl"}}};
    VersionsState state{true, 20};
    std::vector<Command> commands;
    show(harness, commands,
         [&](Ui& ui, Requests& requests) { draw_versions(ui, view, state, requests); });
    CHECK(harness.has(Role::dialog, "Earlier versions of Mirela Vas"));
    CHECK(harness.has(Role::text, "Differs in Prowl"));
    harness.press(Role::button, word);
    CHECK(asked(commands, OnVersion{action, "7-1000"}));
    CHECK_FALSE(state.open);
    CHECK(harness.faults().empty());
  }
}

TEST_CASE("deleting for good asks once more, and bringing back does not") {
  Harness harness(1280, 800);
  BinView view{true, {}, {{"a", "Ada", "Character · Beacon Road", "Deleted today · 30 days left"}}};
  BinState state{true, {}};
  std::vector<Command> commands;
  show(harness, commands, [&](Ui& ui, Requests& requests) { draw_bin(ui, view, state, requests); });
  harness.press(Role::button, "Delete for good…");
  CHECK(commands.empty());
  harness.press(Role::button, "Keep it");
  harness.press(Role::button, "Delete for good…");
  harness.press(Role::button, "Delete for good");
  CHECK(asked(commands, OnDocument{DocumentAction::forget_deleted, "a"}));
  harness.press(Role::button, "Restore");
  CHECK(asked(commands, OnDocument{DocumentAction::restore_deleted, "a"}));
  CHECK(harness.faults().empty());
}

TEST_CASE("an empty bin and a list without versions say so") {
  Harness harness(1280, 800);
  const BinView bin{true, {}, {}};
  BinState state{true, {}};
  std::vector<Command> commands;
  show(harness, commands, [&](Ui& ui, Requests& requests) { draw_bin(ui, bin, state, requests); });
  CHECK(harness.has(Role::text, "The bin is empty."));
}

TEST_CASE("what was not saved is offered, and nothing happens to it by itself") {
  Harness harness(390, 844);
  const OffersView view{{{"a", "Ada", "Differs in Notes", true, "first", "today, 14:05"},
                         {"a", "Ada", "Differs in Name", false, "second", "today, 14:01"}}};
  bool open = true;
  std::vector<Command> commands;
  show(harness, commands,
       [&](Ui& ui, Requests& requests) { draw_offers(ui, view, open, requests); });
  CHECK(harness.has(Role::dialog, "Unsaved changes"));
  CHECK(commands.empty());
  harness.press(Role::button, "Restore");
  CHECK(asked(commands, OnUnsaved{UnsavedAction::bring_back, "a", "first"}));
  harness.press(Role::button, "Discard");
  CHECK(asked(commands, OnUnsaved{UnsavedAction::let_go, "a", "first"}));
  CHECK_FALSE(asked(commands, OnUnsaved{UnsavedAction::let_go, "a", "second"}));
  CHECK(harness.faults().empty());
}

TEST_CASE("a press beside what was not saved does not put it off, Escape does") {
  Harness harness(1280, 800);
  const OffersView view{{{"a", "Ada", "Differs in Notes", true, "first", "today, 14:05"}}};
  bool open = true;
  std::vector<Command> commands;
  show(harness, commands,
       [&](Ui& ui, Requests& requests) { draw_offers(ui, view, open, requests); });
  harness.click(40, 700);
  CHECK(open);
  CHECK(harness.has(Role::dialog, "Unsaved changes"));
  harness.key(ImGuiKey_Escape);
  CHECK_FALSE(open);
  CHECK(commands.empty());
}

TEST_CASE("what was put off is named in sight, with the way to it") {
  Harness harness(390, 844);
  std::vector<Command> commands;
  show(harness, commands, [&](Ui& ui, Requests& requests) {
    draw_notice(ui, {"Changes that were not saved are still here.", false, true}, requests);
  });
  harness.press(Role::button, "Unsaved changes…");
  CHECK(asked(commands, Action::open_unsaved));
  CHECK_FALSE(harness.has(Role::button, "Keep the current version"));
  CHECK(harness.faults().empty());
}

TEST_CASE("a version that is looked at can be gone back to or left") {
  Harness harness(390, 844);
  std::vector<Command> commands;
  show(harness, commands, [&](Ui& ui, Requests& requests) {
    draw_notice(ui, {"This is how it looked yesterday.", true}, requests);
  });
  harness.press(Role::button, "Keep the current version");
  CHECK(asked(commands, Action::leave_version));
  harness.press(Role::button, "Restore this version");
  CHECK(asked(commands, Action::restore_version));
  CHECK(harness.faults().empty());
}

TEST_CASE(
    "the settings say where the library is, how much, how safe, and back it up in one press") {
  Harness harness(390, 844);
  StorageView view;
  view.place = "Your sheets are kept in this browser.";
  view.count = "12 sheets";
  view.used = "3.4 MB";
  view.safety = "Your browser may delete this data.";
  view.at_risk = true;
  view.can_ask = true;
  view.backup = "never";
  std::vector<Command> commands;
  show(harness, commands, [&](Ui& ui, Requests& requests) { draw_storage(ui, view, requests); });
  CHECK(harness.has(Role::text, "Your browser may delete this data."));
  harness.press(Role::button, "Back up everything");
  CHECK(asked(commands, Action::export_all));
  harness.press(Role::button, "Ask the browser to keep it");
  CHECK(asked(commands, Action::ask_to_keep));
  CHECK(harness.faults().empty());
}

TEST_CASE("the versions of a character lead to its earlier portraits, a crew has none") {
  Harness harness(1280, 800);
  VersionsView view{"a", "Ada", true, {}, {{"1", "yesterday, 14:05", "Differs in Notes"}}, true};
  VersionsState state{true, 20};
  std::vector<Command> commands;
  show(harness, commands,
       [&](Ui& ui, Requests& requests) { draw_versions(ui, view, state, requests); });
  harness.press(Role::button, "Earlier portraits…");
  CHECK(asked(commands, OnDocument{DocumentAction::open_portrait, "a"}));
  CHECK_FALSE(state.open);
  view.portraits = false;
  state.open = true;
  harness.settle();
  CHECK_FALSE(harness.has(Role::button, "Earlier portraits…"));
  CHECK(harness.faults().empty());
}
