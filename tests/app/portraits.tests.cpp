// Portraits beside the sheets: read when they are seen, written at once, and lost by nobody.
#include "app/portraits.hpp"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "app/portrait_dialog.hpp"
#include "headless/harness.hpp"
#include "image/portrait.hpp"
#include "model/history.hpp"
#include "model/versions.hpp"
#include "storage/storage.hpp"
#include "support/own_folder.hpp"
#include "support/pictures.hpp"
#include "ui/kit/picture.hpp"

using namespace roadbook;

namespace {

class PortraitDesk {
 public:
  PortraitDesk() { open(); }

  // As another program's start does it.
  void open() {
    dialog.reset();
    app::Portraits::Hooks hooks;
    hooks.now = [this] { return time; };
    hooks.came = [this](const model::Id& id, const model::Portrait& portrait, bool elsewhere) {
      library.portraits[id] = portrait;
      from_outside += elsewhere ? 1 : 0;
    };
    hooks.tell = [this](const std::string& words) { told = words; };
    hooks.changed = [] {};
    hooks.decode = [this](const std::string&, int most,
                          const std::function<void(image::Pixels)>& then) {
      ++decoded;
      then({most, 1, std::string(static_cast<std::size_t>(most) * 4, '\xff')});
    };
    portraits = std::make_unique<app::Portraits>(storage::open_portraits(folder), hooks);
    app::PortraitDialog::Hooks asks;
    asks.commit = [this](const model::Edit& edit) { commit(edit); };
    asks.say = [this](std::string words) { told = std::move(words); };
    asks.changed = [] {};
    asks.decode = [](const std::string&, int, const std::function<void(image::Pixels)>& then) {
      then({400, 200, std::string(400 * 200 * 4, '\x7f')});
    };
    asks.encode = [this](const image::Pixels& pixels, std::size_t,
                         const std::function<void(std::string)>& then) {
      cut = pixels;
      then(support::built_jpeg(200, 200, support::exif_segment(6)));
    };
    asks.pick = [this](bool photo) {
      taking_photo = photo;
      return ++picked > 0;
    };
    asks.paste = [] { return false; };
    asks.camera = [this] { return camera; };
    asks.taking_photo = [this] { return taking_photo; };
    asks.stop_photo = [this] { taking_photo = false; };
    asks.when = [](std::int64_t) { return std::string("yesterday, 14:05"); };
    asks.setting = [this](std::string_view) { return setting; };
    asks.set_setting = [this](std::string_view, std::string_view value) { setting = value; };
    dialog = std::make_unique<app::PortraitDialog>(*portraits, asks);
  }

  void commit(const model::Edit& edit) {
    history.end_step();
    library = history.commit(std::move(library), edit);
    adopt();
  }
  void undo() {
    library = history.undo(std::move(library));
    adopt();
  }
  void adopt() {
    for (const model::Id& id : history.touched_portraits()) {
      portraits->changed(id, library.portraits[id]);
    }
  }
  void give(const std::string& id, const std::string& bytes) {
    portraits->know({id}, [] {});
    commit(model::put_portrait(id, std::make_shared<const std::string>(bytes), "Portrait"));
  }
  std::string file(const std::string& id) const {
    std::ifstream in(std::filesystem::path(folder) / "portraits" / (id + ".jpg"), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  headless::Harness screen{900, 700};
  const support::OwnFolder own_folder;  // stays until all others are gone
  const std::string folder = own_folder.path().string();
  double time = 1;
  model::Library library;
  model::History history;
  std::unique_ptr<app::Portraits> portraits;
  std::unique_ptr<app::PortraitDialog> dialog;
  image::Pixels cut;
  std::string told;
  std::string setting;
  int from_outside = 0;
  int decoded = 0;
  int picked = 0;
  bool camera = false;
  bool taking_photo = false;
};

rules::Character ada() {
  rules::Character character;
  character.id = "ada";
  character.name = "Ada";
  return character;
}

}  // namespace

TEST_CASE("A portrait is on the disk as soon as it is set, and there at the next start") {
  PortraitDesk desk;
  desk.give("ada", "one");
  CHECK(desk.file("ada") == "one");
  CHECK_FALSE(desk.portraits->is_saving());
  desk.open();
  CHECK_FALSE(desk.portraits->is_known("ada"));
  desk.portraits->know({"ada"}, [] {});
  CHECK(desk.portraits->bytes("ada") == "one");
}

TEST_CASE("A portrait whose write failed is tried once more when the program ends") {
  PortraitDesk desk;
  desk.portraits->know({"ada"}, [] {});
  // A folder stands where its file belongs.
  const auto place = std::filesystem::path(desk.folder) / "portraits" / "ada.jpg";
  std::filesystem::create_directories(place / "in the way");
  desk.give("ada", "one");
  REQUIRE_FALSE(desk.portraits->trouble().empty());
  REQUIRE(desk.portraits->due() > 0);
  std::filesystem::remove_all(place);
  desk.portraits->flush();
  CHECK(desk.file("ada") == "one");
  CHECK(desk.portraits->trouble().empty());
}

TEST_CASE("Undo brings back the portrait before, and in the end none") {
  PortraitDesk desk;
  desk.give("ada", "one");
  desk.give("ada", "two");
  desk.undo();
  CHECK(desk.file("ada") == "one");
  desk.undo();
  CHECK(desk.file("ada").empty());
  CHECK_FALSE(desk.portraits->has("ada"));
  desk.give("ada", "three");
  CHECK(desk.file("ada") == "three");
}

TEST_CASE("A portrait that another window gave is kept when this one gives its own") {
  PortraitDesk desk;
  desk.portraits->know({"ada"}, [] {});
  const auto other = storage::open_portraits(desk.folder);
  other->put("ada", 0, "theirs", [](const storage::Result&) {});
  desk.give("ada", "ours");
  desk.portraits->work(desk.time + 1);
  CHECK(desk.file("ada") == "ours");
  CHECK(desk.told == "Another window changed this portrait, too: yours is shown, theirs is kept.");
  std::vector<storage::Version> kept;
  other->versions("ada", [&](storage::Versions found) { kept = std::move(found.all); });
  REQUIRE(kept.size() == 1);
  CHECK(kept.front().bytes == "theirs");
}

TEST_CASE("What another window changed is seen when you come back") {
  PortraitDesk desk;
  desk.give("ada", "ours");
  const auto other = storage::open_portraits(desk.folder);
  other->put("ada", 1, "theirs", [](const storage::Result&) {});
  desk.portraits->look_again();
  desk.screen.show([&](ui::Ui&) { desk.portraits->picture("ada", 100); });
  desk.portraits->work(desk.time + 1);
  CHECK(desk.portraits->bytes("ada") == "theirs");
  CHECK(desk.from_outside == 1);
}

TEST_CASE("Only portraits that are seen are read and decoded, once for their size") {
  PortraitDesk desk;
  for (int i = 0; i < 40; ++i) desk.give("sheet" + std::to_string(i), "picture");
  desk.open();
  desk.decoded = 0;
  for (int frame = 0; frame < 5; ++frame) {
    desk.portraits->picture("sheet3", 60);
    desk.portraits->picture("sheet4", 60);
    desk.portraits->work(desk.time + 1);
  }
  CHECK(desk.decoded == 2);
  CHECK_FALSE(desk.portraits->is_known("sheet5"));
  CHECK(desk.portraits->picture("sheet3", 60) != nullptr);
  CHECK(desk.portraits->picture("sheet3", 60)->width() == 96);
  desk.portraits->picture("sheet3", 300);
  desk.portraits->work(desk.time + 1);
  CHECK(desk.portraits->picture("sheet3", 300)->width() == 320);
  CHECK(desk.portraits->picture("none", 60) == nullptr);
}

TEST_CASE(
    "What is drawn for a sheet is the portrait that was given to it, until undo takes it away") {
  PortraitDesk desk;
  desk.screen.ui().set_pictures([&](std::string_view id, float pixels) {
    return desk.portraits->picture(model::Id(id), pixels);
  });
  desk.screen.show([](ui::Ui& ui) {
    ui::picture_plate(ui, {.of = "ada", .name = "Ada", .emblem = "warrior"});
    ui::picture_plate(ui, {.of = "bela", .name = "Bela", .emblem = "warrior"});
  });
  const auto is_drawn = [&](std::string_view name) {
    for (int turn = 0; turn < 6; ++turn) {
      desk.portraits->work(1e9);
      desk.screen.frame();
    }
    return desk.screen.has(ui::Role::image, name);
  };
  CHECK_FALSE(is_drawn("Ada"));
  desk.give("ada", "one");
  CHECK(is_drawn("Ada"));
  CHECK_FALSE(is_drawn("Bela"));
  desk.undo();
  CHECK_FALSE(is_drawn("Ada"));
}

TEST_CASE("A portrait goes for good with its sheet, and not before") {
  PortraitDesk desk;
  desk.give("ada", "one");
  desk.portraits->forget("ada");
  CHECK(desk.file("ada").empty());
  const auto other = storage::open_portraits(desk.folder);
  bool empty = false;
  other->bin([&](const storage::Loaded& bin) { empty = bin.records.empty(); });
  CHECK(empty);
}

TEST_CASE(
    "A sheet that was put into the folder with its portrait in it gives it to those without") {
  PortraitDesk desk;
  desk.portraits->adopt("ada", "from the file");
  CHECK(desk.file("ada") == "from the file");
  desk.portraits->adopt("ada", "another");
  CHECK(desk.file("ada") == "from the file");
}

TEST_CASE(
    "A picture that is being cut is still there when the dialog was set aside, until it is "
    "closed") {
  PortraitDesk desk;
  const rules::Character sheet = ada();
  const std::string square = "The square of the portrait";
  desk.screen.show([&](ui::Ui& ui) { desk.dialog->draw(ui, {}, &sheet, "warrior"); });
  const auto shows_square = [&] {
    desk.screen.frame();
    desk.screen.settle();
    return desk.screen.has(ui::Role::button, square);
  };
  desk.dialog->open("ada");
  desk.dialog->take_file(support::png_head(400, 200), "");
  CHECK(shows_square());
  desk.dialog->set_aside();
  CHECK_FALSE(desk.dialog->is_open());
  CHECK_FALSE(shows_square());
  desk.dialog->open("ada");
  CHECK(shows_square());
  // Not for another sheet, and not once it is closed.
  desk.dialog->set_aside();
  desk.dialog->open("bela");
  CHECK_FALSE(shows_square());
  desk.dialog->open("ada");
  desk.dialog->take_file(support::png_head(400, 200), "");
  desk.dialog->close();
  desk.dialog->open("ada");
  CHECK_FALSE(shows_square());
  CHECK(desk.dialog->is_open());
}

TEST_CASE("From a picture to a portrait: it is cut, kept without metadata, and one step of undo") {
  PortraitDesk desk;
  const rules::Character sheet = ada();
  desk.dialog->open("ada");
  desk.screen.show([&](ui::Ui& ui) { desk.dialog->draw(ui, {}, &sheet, "warrior"); });
  desk.screen.press(ui::Role::button, "Choose a file");
  CHECK(desk.picked == 1);
  desk.dialog->take_file(support::png_head(400, 200), "");
  desk.screen.settle();
  CHECK(desk.screen.has(ui::Role::button, "The square of the portrait"));
  desk.screen.press(ui::Role::button, "Save the portrait");
  CHECK(desk.cut.width == 200);
  CHECK(desk.file("ada") == support::built_jpeg(200, 200));
  CHECK(desk.history.undo_words() == "Portrait of Ada");
  CHECK_FALSE(desk.dialog->is_open());
  CHECK(desk.told == "The portrait of Ada is set.");
  CHECK(desk.screen.faults().empty());
}

TEST_CASE("A hostile or huge picture is refused in a sentence, and the portrait stays") {
  PortraitDesk desk;
  const rules::Character sheet = ada();
  desk.give("ada", "one");
  desk.dialog->open("ada");
  desk.screen.show([&](ui::Ui& ui) { desk.dialog->draw(ui, {}, &sheet, "warrior"); });
  const auto says = [&](const std::string& words) {
    desk.screen.settle();
    for (const ui::Node& each : desk.screen.ui().nodes()) {
      if (each.name.find(words) != std::string::npos) return true;
    }
    return false;
  };
  desk.dialog->take_file(support::png_head(60000, 60000), "");
  CHECK(says("This picture has 60000 × 60000 pixels"));
  desk.dialog->take_file("GIF89a", "");
  CHECK(says("save this one as one of them"));
  desk.dialog->take_file("", "");
  CHECK(says("No picture came from the clipboard."));
  desk.dialog->take_file("", "This file cannot be read.");
  CHECK(says("This file cannot be read."));
  CHECK(desk.file("ada") == "one");
}

TEST_CASE("A photo that is being taken is let go by Cancel, and with the dialog") {
  PortraitDesk desk;
  const rules::Character sheet = ada();
  desk.screen.show([&](ui::Ui& ui) { desk.dialog->draw(ui, {}, &sheet, "warrior"); });
  const auto shows = [&](const char* button) {
    desk.screen.frame();
    desk.screen.settle();
    return desk.screen.has(ui::Role::button, button);
  };
  desk.dialog->open("ada");
  CHECK_FALSE(shows("Take a photo"));
  desk.camera = true;
  const auto take = [&] {
    REQUIRE(shows("Take a photo"));
    desk.screen.press(ui::Role::button, "Take a photo");
    REQUIRE(desk.taking_photo);
  };
  take();
  CHECK_FALSE(shows("Take a photo"));
  desk.screen.press(ui::Role::button, "Cancel");
  CHECK_FALSE(desk.taking_photo);
  take();
  desk.screen.key(ImGuiKey_Escape);
  CHECK_FALSE(desk.dialog->is_open());
  CHECK_FALSE(desk.taking_photo);
  desk.dialog->open("ada");
  take();
  desk.dialog->set_aside();
  CHECK_FALSE(desk.taking_photo);
  desk.dialog->open("ada");
  take();
  desk.dialog->open("bela");
  CHECK_FALSE(desk.taking_photo);
  // A picture that is dropped meanwhile takes its place.
  take();
  desk.dialog->take_file(support::png_head(400, 200), "");
  CHECK_FALSE(desk.taking_photo);
  CHECK(shows("The square of the portrait"));
}

TEST_CASE("A portrait can be removed, and exports have portraits only where that was chosen") {
  PortraitDesk desk;
  const rules::Character sheet = ada();
  desk.give("ada", "one");
  desk.dialog->open("ada");
  desk.screen.show([&](ui::Ui& ui) { desk.dialog->draw(ui, {}, &sheet, "warrior"); });
  CHECK_FALSE(desk.dialog->exported());
  desk.screen.press(ui::Role::checkbox, "Exports of a sheet and links include portraits");
  CHECK(desk.dialog->exported());
  desk.screen.press(ui::Role::button, "Remove");
  CHECK(desk.file("ada").empty());
  CHECK(desk.history.undo_words() == "Remove the portrait of Ada");
  desk.undo();
  CHECK(desk.file("ada") == "one");
}

TEST_CASE("A portrait that was replaced stands among the earlier ones, and comes back by a press") {
  PortraitDesk desk;
  const rules::Character sheet = ada();
  for (const char* each : {"one", "two", "three"}) desk.give("ada", each);
  desk.dialog->open("ada");
  desk.screen.show([&](ui::Ui& ui) { desk.dialog->draw(ui, {}, &sheet, "warrior"); });
  const auto restores = [&] {
    std::size_t found = 0;
    for (const std::string& each : desk.screen.names(ui::Role::button)) found += each == "Restore";
    return found;
  };
  CHECK(restores() == 2);
  CHECK(desk.screen.has(ui::Role::image, "Portrait until yesterday, 14:05"));
  desk.screen.press(ui::Role::button, "Restore");
  CHECK(desk.file("ada") == "two");
  CHECK(desk.history.undo_words() == "Restore the portrait of yesterday, 14:05");
  CHECK(desk.told == "The earlier portrait of Ada is back.");
  CHECK_FALSE(desk.dialog->is_open());
  desk.undo();
  CHECK(desk.file("ada") == "three");
  CHECK(desk.screen.faults().empty());
}

TEST_CASE(
    "A portrait that was removed can be brought back later, and equal ones stand there once") {
  PortraitDesk desk;
  const rules::Character sheet = ada();
  for (const char* each : {"one", "two", "one"}) desk.give("ada", each);
  desk.commit(model::put_portrait("ada", nullptr, "Remove"));
  std::vector<std::string> found;
  desk.portraits->earlier("ada", [&](const std::vector<app::Portraits::Earlier>& all) {
    for (const auto& each : all) found.push_back(*each.portrait);
  });
  CHECK(found == std::vector<std::string>{"one", "two"});
  desk.open();  // another day
  desk.dialog->open("ada");
  desk.screen.show([&](ui::Ui& ui) { desk.dialog->draw(ui, {}, &sheet, "warrior"); });
  desk.screen.press(ui::Role::button, "Restore");
  CHECK(desk.file("ada") == "one");
}

TEST_CASE("A second version of a sheet shows the sheet's portrait until it has its own") {
  PortraitDesk desk;
  const model::Id copy = model::kept_copy("ada", 3);
  desk.give("ada", "one");
  const auto seen = [&](const model::Id& id) {
    for (int turn = 0; turn < 6; ++turn) {
      desk.portraits->picture(id, 90);
      desk.portraits->work(1e9);
    }
    return desk.portraits->picture(id, 90);
  };
  CHECK(seen("ada") != nullptr);
  CHECK(seen(copy) == seen("ada"));
  CHECK_FALSE(desk.portraits->has(copy));
  CHECK(desk.portraits->shown_bytes(copy) == desk.portraits->bytes("ada"));
  desk.give(copy, "two");
  CHECK(seen(copy) != nullptr);
  CHECK(seen(copy) != seen("ada"));
  CHECK(seen(model::kept_copy("nobody", 3)) == nullptr);
}
