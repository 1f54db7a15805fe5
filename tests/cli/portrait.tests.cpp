// Portraits on the command line: what a save has of one is kept, printed, and shared where asked
// for.
#include <catch2/catch_test_macros.hpp>

#include "commands.hpp"
#include "data/document.hpp"
#include "data/share.hpp"
#include "image/portrait.hpp"
#include "support/pictures.hpp"

using namespace roadbook;
using namespace roadbook::commands;

namespace {

std::string made_at_random() {
  return new_sheet("character");
}

std::string with_portrait() {
  const data::Documents read = data::read_documents("hero", made_at_random());
  return data::write_document(read.values.front(), 0, support::real_jpeg());
}

std::vector<std::string> portraits_of(const std::string& text) {
  return data::read_text("file", text).portraits;
}

}  // namespace

TEST_CASE("convert keeps a portrait, and so does each form that is whole") {
  const Folder folder;
  const std::string hero = folder.file("hero.json", with_portrait());
  const std::vector<std::string> expected{support::real_jpeg()};
  CHECK(portraits_of(run({"convert", hero}).out) == expected);
  CHECK(portraits_of(run({"convert", hero, "--compact"}).out) == expected);
}

TEST_CASE("print puts the portrait into the head of the sheet, and spares the ink of it") {
  const Folder folder;
  const std::string hero = folder.file("hero.json", with_portrait());
  const std::string uri = image::to_data_uri(support::real_jpeg());
  const std::string full = run({"print", hero, "-o", "-"}).out;
  CHECK(full.find("<img src=\"" + uri + "\" alt=\"") != std::string::npos);
  CHECK(full.find("img-src data:") != std::string::npos);
  const std::string ink = run({"print", hero, "--style", "ink", "-o", "-"}).out;
  CHECK(ink.find("<img") == std::string::npos);
  const std::string bare = folder.file("bare.json", made_at_random());
  CHECK(run({"print", bare, "-o", "-"}).out.find("<img") == std::string::npos);
}

TEST_CASE("share leaves the portrait out unless it is asked for") {
  const Folder folder;
  const std::string hero = folder.file("hero.json", with_portrait());
  CHECK(portraits_of(run({"share", hero}).out) == std::vector<std::string>{""});
  CHECK(portraits_of(run({"share", hero, "--portrait"}).out) ==
        std::vector<std::string>{support::real_jpeg()});
}

TEST_CASE("library put brings the portrait into the library, beside the sheet") {
  const Folder folder;
  const data::Documents read = data::read_documents("hero", made_at_random());
  const data::Value value = model::with_id(read.values.front(), "hero");
  const std::string hero =
      folder.file("hero.json", data::write_document(value, 0, support::real_jpeg()));
  const std::string library = folder.file("library");
  const Ran ran = run({"library", "put", hero, "--library", library});
  INFO(ran.err);
  CHECK(ran.code == 0);
  CHECK(bytes_of(library + "/portraits/hero.jpg") == support::real_jpeg());
  CHECK(bytes_of(library + "/hero.json").find("portrait") == std::string::npos);
}

TEST_CASE("A portrait that cannot be taken is told, and the sheet is read without it") {
  const Folder folder;
  std::string text = with_portrait();
  text.replace(text.find("base64,") + 7, 4, "AAAA");
  const Ran ran = run({"convert", folder.file("hero.json", text)});
  CHECK(ran.code == 0);
  CHECK(ran.err.find("/portrait: The portrait is not a whole JPEG picture. The sheet is read "
                     "without it.") != std::string::npos);
  CHECK(portraits_of(ran.out) == std::vector<std::string>{""});
}
