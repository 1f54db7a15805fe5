// The program's start: fonts, window, library, and then whatever the player does.
#include <imgui.h>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/program.hpp"
#include "app/ui_script.hpp"
#include "data/file_limits.hpp"
#include "embedded/faces.hpp"
#include "embedded/files.hpp"
#include "platform/platform.hpp"
#include "ui/kit/fonts.hpp"

namespace {

using namespace roadbook;

// Lives until the process ends: on the page the browser goes on calling after main has returned.
struct Running {
  ui::Fonts fonts;
  std::unique_ptr<app::Program> program;
  std::optional<app::UiScript> script;
  bool shares_fonts = false;
};

int fail(const std::string& message) {
  std::fprintf(stderr, "Roadbook cannot start: %s\n", message.c_str());
  return 1;
}

constexpr const char* usage =
    "Usage: roadbook [--library FOLDER] [--games FOLDER] [--script SCRIPT [--chance N]] "
    "[FILE.json ...]\n"
    "  --library FOLDER  keep the sheets there\n"
    "  --games FOLDER    games of your own, each a folder or a package; without it those in "
    "\"games\"\n"
    "                    in the folder of the sheets\n"
    "  --script SCRIPT   do what the script says and close; see the manual\n"
    "  --chance N        with a script: all chance begins with this number, so that it can be\n"
    "                    repeated";

// What paper and fields of the page are set in, for the page.
void share_fonts() {
  for (const embedded::Face& face : embedded::faces()) {
    platform::share_font({face.family, face.weight, face.name, face.letters},
                         embedded::more_letters());
  }
  // Paper draws its emblems as letters.
  platform::share_font(
      {"Roadbook Emblems", 400, "emblems/emblems", embedded::find("emblems/emblems.otf")}, {});
}

// One step of the script after each frame; frames go on until it has ended.
void go_on_with_script(Running& running) {
  app::UiScript& script = *running.script;
  if (const auto action = script.next(running.program->nodes(), platform::now())) {
    running.program->mirror_action(*action);
  }
  const std::string list = script.take_list();
  if (!list.empty()) {
    std::fputs(list.c_str(), stdout);
    std::fflush(stdout);
  }
  if (script.ended()) {
    platform::close();
  } else {
    platform::request_frame_in(0.02);
  }
}

}  // namespace

int main(int count, char** arguments) {
  app::Options options;
  platform::WindowOptions window;
  window.title = "Roadbook";
  window.icon = embedded::find("icons/window.bmp");
  window.largest_file = data::largest_file;
  std::string script;
  for (int i = 1; i < count; ++i) {
    const std::string argument = arguments[i];
    if (argument == "--library" && i + 1 < count) {
      options.folder = arguments[++i];
    } else if (argument == "--games" && i + 1 < count) {
      options.games = arguments[++i];
    } else if ((argument == "--script" || argument == "--drive") && i + 1 < count) {
      script = arguments[++i];
    } else if (argument == "--chance" && i + 1 < count) {
      options.chance = std::strtoull(arguments[++i], nullptr, 0);
    } else if (argument == "--version") {
      std::puts("Roadbook " ROADBOOK_VERSION);
      return 0;
    } else if (argument.rfind("--", 0) == 0) {
      std::puts(usage);
      return argument == "--help" ? 0 : 2;
    } else {
      window.files.push_back(argument);
    }
  }

  IMGUI_CHECKVERSION();
  ImGui::CreateContext();
  auto* running = new Running;  // see Running
  const auto [display, regular, semibold] = embedded::faces();
  const ui::Fonts::Files files{display.letters,
                               regular.letters,
                               semibold.letters,
                               embedded::find("emblems/emblems.otf"),
                               embedded::find("emblems/ids.txt"),
                               display.more,
                               regular.more,
                               semibold.more};
  if (!script.empty()) {
    std::string trouble = "The script " + script + " cannot be read.";
    const std::optional<std::string> text = platform::text_of(script);
    if (text) running->script = app::UiScript::read(*text, trouble);
    if (!running->script) return fail(trouble);
  }
  const auto draw_words = [](const ui::WordsWanted& wanted, ui::WordsDrawn& drawn) {
    platform::WordsPicture picture;
    const bool done =
        platform::draw_words(wanted.words, wanted.em, wanted.weight, wanted.serif, picture);
    if (done) {
      drawn = {
          picture.width,   picture.height,           picture.left, picture.top, picture.advance,
          picture.colored, std::move(picture.pixels)};
    }
    return done;
  };
  if (!running->fonts.build(*ImGui::GetIO().Fonts, files, draw_words)) {
    return fail("its fonts are damaged.");
  }
  if (!platform::open(window)) return fail(platform::error());
  running->program = std::make_unique<app::Program>(options, running->fonts);
  const std::string trouble = running->program->start();
  if (!trouble.empty()) return fail(trouble);

  platform::Program callbacks;
  callbacks.frame = [running] {
    // Behind the first picture, which needs none of them.
    if (!running->shares_fonts && platform::picture_stands()) {
      running->shares_fonts = true;
      share_fonts();
    }
    running->program->frame();
    if (running->script) go_on_with_script(*running);
  };
  callbacks.mirror_action = [running](const platform::MirrorAction& action) {
    running->program->mirror_action(action);
  };
  callbacks.files_opened = [running](std::vector<platform::OpenedFile> opened) {
    running->program->files_opened(std::move(opened));
  };
  callbacks.paper_wanted = [running] { running->program->paper_wanted(); };
  callbacks.leaving = [running] { running->program->leaving(); };
  callbacks.returned = [running] { running->program->returned(); };
  callbacks.rest_came = [running](bool whole, const std::string& game) {
    running->program->rest_came(whole, game);
  };
  callbacks.letters_came = [running] { running->fonts.draw_words_anew(); };
  callbacks.address_wanted = [running](const platform::WantedAddress& wanted) {
    return running->program->address_wanted(wanted);
  };
  callbacks.band_came = [running](const std::string& bytes) { running->program->band_came(bytes); };
  callbacks.update_ready = [running] { running->program->update_ready(); };
  callbacks.game_fetched = [running](const std::string& id, const std::string& package) {
    running->program->game_fetched(id, package);
  };
  platform::run(std::move(callbacks));
  if (running->script && !running->script->trouble().empty()) {
    std::fprintf(stderr, "%s\n", running->script->trouble().c_str());
    return 3;
  }
  return 0;
}
