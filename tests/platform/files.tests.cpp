// Files and settings of the desktop program: nothing is overwritten, nothing is lost on the way.
#include <catch2/catch_test_macros.hpp>

#include <sys/stat.h>

#include <condition_variable>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "platform/files_desktop.hpp"
#include "platform/recent_desktop.hpp"
#include "platform/settings.hpp"
#include "support/own_folder.hpp"

namespace fs = std::filesystem;
using namespace roadbook::platform;

namespace {

// A home of its own for each test, with the environment of the program inside it.
class Home {
 public:
  Home() {
    set("HOME", path().string());
    // No desktop is asked.
    set("DBUS_SESSION_BUS_ADDRESS", "unix:path=" + path().string() + "/no-bus");
    for (const char* variable : {"XDG_CONFIG_HOME", "XDG_CACHE_HOME", "ROADBOOK_SAVE_DIR"}) {
      set(variable, "");
    }
    const char* before = std::getenv("PATH");
    commands_ = before != nullptr ? before : "";
  }
  ~Home() { set("PATH", commands_); }
  Home(const Home&) = delete;
  Home& operator=(const Home&) = delete;
  const fs::path& path() const { return folder_.path(); }
  static void set(const char* variable, const std::string& value) {
    ::setenv(variable, value.c_str(), 1);
  }
  const std::string& commands() const { return commands_; }

 private:
  const roadbook::support::OwnFolder folder_;
  std::string commands_;
};

std::string content(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(in), {});
}

}  // namespace

TEST_CASE("a saved file lands in the downloads folder and overwrites none") {
  const Home home;
  fs::create_directories(home.path() / "Downloads");
  const std::string first = keep_in_downloads("Mirela.json", "one").place;
  const std::string second = keep_in_downloads("Mirela.json", "two").place;
  CHECK(first == (home.path() / "Downloads" / "Mirela.json").string());
  CHECK(second == (home.path() / "Downloads" / "Mirela (2).json").string());
  CHECK(content(first) == "one");
  CHECK(content(second) == "two");
}

TEST_CASE("the downloads folder has the name that the desktop gave it") {
  const Home home;
  fs::create_directories(home.path() / ".config");
  fs::create_directories(home.path() / "Geladen");
  std::ofstream(home.path() / ".config" / "user-dirs.dirs")
      << "# written by the desktop\nXDG_DOWNLOAD_DIR=\"$HOME/Geladen\"\n";
  CHECK(keep_in_downloads("a.json", "x").place == (home.path() / "Geladen" / "a.json").string());
}

TEST_CASE("a name with characters that no file may have is saved all the same") {
  const Home home;
  const fs::path path = keep_in_downloads("../A/B: \"C\"?.json", "x").place;
  CHECK(path.parent_path() == home.path());
  CHECK(content(path) == "x");
}

TEST_CASE("a folder that cannot be written gives no path") {
  const Home home;
  std::ofstream(home.path() / "file") << "in the way";
  Home::set("ROADBOOK_SAVE_DIR", (home.path() / "file" / "inside").string());
  CHECK(keep_in_downloads("a.json", "x").place.empty());
}

TEST_CASE("settings are kept as they came, and one does not touch another") {
  const Home home;
  CHECK(setting("theme").empty());
  set_setting("theme", "night");
  set_setting("note", "two\nlines \\n = and more");
  set_setting("theme", "paper");
  CHECK(setting("theme") == "paper");
  CHECK(setting("note") == "two\nlines \\n = and more");
}

TEST_CASE("the files used last are remembered, the newest first, those that are gone left out") {
  const Home home;
  Home::set("XDG_DATA_HOME", (home.path() / "data").string());
  std::vector<std::string> paths;
  for (int number = 0; number < 10; ++number) {
    paths.push_back((home.path() / (std::to_string(number) + " sheet.json")).string());
    std::ofstream(paths.back()) << number;
    note_recent(paths.back());
  }
  note_recent(paths[4]);
  CHECK(recent_files() == std::vector<std::string>{paths[4], paths[9], paths[8], paths[7], paths[6],
                                                   paths[5], paths[3], paths[2]});
  fs::remove(paths[9]);
  CHECK(recent_files().size() == 7);
}

TEST_CASE("a file for paper is whole, and its path fits an address") {
  const Home home;
  const std::string address =
      address_of(write_print_file("Mirela Vas & Co", "<html><p>x</p></html>").place);
  CHECK(address.rfind("file:///", 0) == 0);
  CHECK(address.find("Mirela%20Vas%20%26%20Co.html") != std::string::npos);
  const fs::path folder = home.path() / ".cache" / "roadbook" / "print";
  CHECK(content(folder / "Mirela Vas & Co.html").find("<p>x</p>") != std::string::npos);
}

TEST_CASE("a sheet with a name of any length is printed and kept under the start of it") {
  const Home home;
  std::string name;
  for (int i = 0; i < 200; ++i) name += "\xC3\xA9";
  const Kept printed = write_print_file(name, "<p>x</p>");
  CHECK(printed.done);
  CHECK(content(printed.place) == "<p>x</p>");
  const Kept kept = keep_in_downloads(name + ".roadbook.json", "{}");
  CHECK(kept.done);
  const std::string file = fs::path(kept.place).filename().string();
  CHECK(file.size() <= 200);
  CHECK(file.substr(file.size() - 16) == "\xC3\xA9.roadbook.json");
}

TEST_CASE("where the cache cannot be written a sheet is printed from another folder") {
  const Home home;
  std::ofstream(home.path() / ".cache") << "in the way";
  const Kept printed = write_print_file("Mirela", "<p>x</p>");
  CHECK(printed.done);
  CHECK(content(printed.place) == "<p>x</p>");
  const fs::path folder = fs::path(printed.place).parent_path();
  CHECK(fs::status(folder).permissions() == fs::perms::owner_all);
  fs::remove_all(folder);
}

TEST_CASE("where nothing can be written printing says why") {
  const Home home;
  std::ofstream(home.path() / ".cache") << "in the way";
  Home::set("TMPDIR", (home.path() / "nowhere").string());
  const Kept printed = write_print_file("Mirela", "<p>x</p>");
  ::unsetenv("TMPDIR");
  CHECK_FALSE(printed.done);
  CHECK_FALSE(printed.trouble.empty());
}

TEST_CASE("what is kept follows a link, keeps a file's mode and takes nobody's name") {
  const Home home;
  const fs::path file = home.path() / "hero.json";
  std::ofstream(file) << "old";
  fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
  std::ofstream(home.path() / "hero.json.new") << "mine";
  fs::create_symlink("hero.json", home.path() / "link");
  CHECK(keep_at((home.path() / "link").string(), "new").done);
  CHECK(content(file) == "new");
  CHECK(fs::is_symlink(home.path() / "link"));
  CHECK(content(home.path() / "hero.json.new") == "mine");
  CHECK(fs::status(file).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
}

TEST_CASE("what is no file, or too large, is told and not read") {
  const Home home;
  const auto unread = [&](const char* name) {
    const OpenedFile file = read_file((home.path() / name).string(), 1000);
    CHECK(file.bytes.empty());
    return file.unread;
  };
  CHECK(unread("") == Unread::folder);
  CHECK(unread("nothing.json") == Unread::missing);
  REQUIRE(::mkfifo((home.path() / "pipe").c_str(), 0600) == 0);
  CHECK(unread("pipe") == Unread::device);
  CHECK(read_file("/dev/zero", 1000).unread == Unread::device);
  std::ofstream(home.path() / "large") << "";
  fs::resize_file(home.path() / "large", 1ULL << 40U);
  CHECK(unread("large") == Unread::too_large);
  CHECK(read_file((home.path() / "large").string(), 1000).size == 1ULL << 40U);
  std::ofstream(home.path() / "small") << "{}";
  CHECK(read_file((home.path() / "small").string(), 1000).bytes == "{}");
}

TEST_CASE("what was picked in the desktop's dialog arrives with names and bytes") {
  const Home home;
  std::ofstream(home.path() / "one.json", std::ios::binary) << std::string("{\0}", 3);
  std::ofstream(home.path() / "two words.json") << "2";
  const fs::path dialog = home.path() / "zenity";
  std::ofstream(dialog) << "#!/bin/sh\necho \"$HOME/one.json\"\necho \"$HOME/two words.json\"\n";
  fs::permissions(dialog, fs::perms::owner_all);
  Home::set("PATH", home.path().string() + ":" + home.commands());

  std::mutex mutex;
  std::condition_variable arrived;
  std::optional<std::vector<OpenedFile>> files;
  REQUIRE(pick_files_then(".json,application/json", 0, [&](std::vector<OpenedFile> picked) {
    const std::lock_guard lock(mutex);
    files = std::move(picked);
    arrived.notify_one();
  }));
  std::unique_lock lock(mutex);
  arrived.wait(lock, [&] { return files.has_value(); });
  REQUIRE(files->size() == 2);
  CHECK((*files)[0].name == "one.json");
  CHECK((*files)[0].bytes == std::string("{\0}", 3));
  CHECK((*files)[1].name == "two words.json");
}

TEST_CASE("without a dialog of the desktop picking says so") {
  const Home home;
  Home::set("PATH", home.path().string());
  CHECK_FALSE(pick_files_then(".json", 0, [](const std::vector<OpenedFile>&) {}));
}
