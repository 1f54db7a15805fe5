// A file of another program is known by its shape; what is faulty or hostile changes nothing.
#include <set>

#include "data/import/html_text.hpp"
#include "data/import/names.hpp"
#include "made.hpp"
#include "support/hostile.hpp"
#include "support/rounds.hpp"
#include "text/folded.hpp"

using namespace roadbook;
using data::Fate;

TEST_CASE("import: each made file is recognized, and no save of Roadbook's is") {
  for (const std::string& name : made::all()) {
    INFO(name);
    CHECK(data::is_of_another_program(made::text(name)));
    CHECK(made::read(made::text(name)).recognized);
  }
  CHECK_FALSE(data::is_of_another_program(
      R"({"format":"roadbook/character","version":2,"ruleset":"blades-srd"})"));
  CHECK_FALSE(data::is_of_another_program(R"({"name":"Someone","level":3})"));
  CHECK_FALSE(data::is_of_another_program("just words"));
  CHECK_FALSE(data::is_of_another_program(""));
}

TEST_CASE("import: a Foundry actor of another game is not taken for one of this game") {
  CHECK_FALSE(data::is_of_another_program(
      R"({"name":"Elf","type":"character","system":{"abilities":{"str":{"value":10}},"attributes":{"hp":{"value":9}}},"items":[]})"));
  CHECK_FALSE(data::is_of_another_program(
      R"({"schema_version":2,"name":"Elf","attribs":[{"name":"strength","current":"10"},{"name":"hp","current":"9"}]})"));
}

TEST_CASE("import: what is no sheet of Foundry's says so, with its place") {
  const data::Imported clock = made::read(made::text("foundry-clock"));
  CHECK(clock.recognized);
  CHECK(clock.proposals.empty());
  REQUIRE(clock.diagnostics.size() == 1);
  CHECK(clock.diagnostics[0].pointer == "/type");
  CHECK(made::has(clock.diagnostics[0].message, "imports characters and crews"));
}

TEST_CASE("import: one faulty sheet of a list takes none of them in") {
  const std::string good = made::text("portal-character");
  const data::Imported both = made::read("[" + good + "," + made::text("roll20-v1") + "]");
  CHECK(both.proposals.size() == 2);
  const data::Imported faulty = made::read("[" + good + ",{\"name\":\"x\"}]");
  CHECK(faulty.proposals.empty());
  REQUIRE(faulty.diagnostics.size() == 1);
  CHECK(faulty.diagnostics[0].pointer == "/1");
}

TEST_CASE("import: an empty list says that there is no sheet in it") {
  const data::Imported result = made::read("[]");
  CHECK(result.proposals.empty());
  CHECK_FALSE(result.recognized);
  REQUIRE(result.diagnostics.size() == 1);
  CHECK(result.diagnostics[0].message == "There is no sheet in this file.");
}

TEST_CASE("import: broken JSON gives its fault and no sheet") {
  std::string text = made::text("foundry-dez384");
  text.resize(text.size() / 2);
  const data::Imported result = made::read(text);
  CHECK(result.proposals.empty());
  REQUIRE(result.diagnostics.size() == 1);
  CHECK_FALSE(result.diagnostics[0].message.empty());
}

TEST_CASE(
    "import: a file that is nested as deep as a file may be gives a fault or a readable save") {
  for (int depth = 50; depth < 70; ++depth) {
    const std::string deep = std::string(static_cast<std::size_t>(depth), '[') +
                             std::string(static_cast<std::size_t>(depth), ']');
    std::string text = made::text("portal-character");
    text.insert(1, "\"deep\":" + deep + ",");
    const data::Imported result = made::read(text);
    CHECK(result.proposals.empty() != result.diagnostics.empty());
    for (const data::Proposal& each : result.proposals) {
      CHECK(data::read_documents("again", data::write_document(each.value)).ok());
    }
  }
}

TEST_CASE("import: hostile texts in every field come in as text or stay in the file") {
  // Each text in each seventh file, and each file with each seventh text.
  const std::vector<std::string> names = made::all();
  std::size_t texts = 0;
  for (const auto& [kind, hostile] : support::hostile_texts()) {
    std::size_t number = texts++;
    for (const std::string& name : names) {
      if (number++ % support::rounds(7, 1) != 0) continue;
      data::Json file = made::parsed(made::text(name));
      std::vector<data::Json*> open{&file};
      while (!open.empty()) {
        data::Json* json = open.back();
        open.pop_back();
        if (json->is_structured()) {
          for (data::Json& each : *json) open.push_back(&each);
        } else if (json->is_string() && json->get<std::string>().size() > 3) {
          *json = json->get<std::string>() + hostile;
        }
      }
      INFO(kind << " in " << name);
      for (const data::Proposal& each : made::read(file.dump()).proposals) {
        CHECK(data::read_documents("again", data::write_document(each.value)).ok());
      }
    }
  }
}

TEST_CASE("import: HTML becomes paragraphs, and scripts, styles and comments are left out") {
  const auto text = [](const char* html) { return data::text_of_html(html).text; };
  CHECK(text("<p>One</p><p>Two<br>three</p>") == "One\n\nTwo\nthree");
  CHECK(text("<ul><li>a</li><li>b</li></ul>after") == "• a\n• b\n\nafter");
  CHECK(text("Tom &amp; Jerry &#233;&#xe9; &lt;3 &unknown; &") == "Tom & Jerry éé <3 &unknown; &");
  CHECK(text("a<script>alert('</p>')</script>b<style>p{}</style>c<!-- d -->e") == "abce");
  CHECK(text("1 < 2 and 3 > 2") == "1 < 2 and 3 > 2");
  CHECK(text("<b>bold</b> <i title='a > b'>word</i>") == "bold word");
  CHECK(text("<p>open") == "open");
  CHECK(text("<") == "<");
  CHECK(text("<script>never closed") == "");
  CHECK_FALSE(data::text_of_html("plain\nlines").changed);
  CHECK(data::text_of_html("<img src=\"x.png\"><a href='http://a/b'>c</a>").addresses ==
        std::vector<std::string>{"x.png", "http://a/b"});
}

TEST_CASE("import: very long HTML that never ends is read, and gives no more text than it has") {
  const std::size_t size = support::rounds(150000, 500000);
  const auto many = [size](const std::string& part) {
    std::string html;
    while (html.size() < size) html += part;
    return html;
  };
  for (const char* part : {"<a", "&", "<a \"", "</", "<!--", "<script>", "<p>", "&#1;"}) {
    const std::string html = many(part);
    CHECK_FALSE(data::text_of_html(html).text.size() > html.size());
  }
}

TEST_CASE("import: names are compared without case, accents and punctuation") {
  CHECK(text::folded("Éclaireur") == text::folded("ECLAIREUR"));
  CHECK(text::folded("Rook’s Gambit") == text::folded("rooks gambit"));
  CHECK(text::folded("Ёж") == text::folded("еж"));
  CHECK(text::folded("Dur à cuire") == "duracuire");
  CHECK(text::folded("e\xCC\x81t") == text::folded("ét"));
  CHECK(text::folded("\xFF—…!").empty());
}

TEST_CASE("import: every name from elsewhere names something that the game has") {
  const rules::Ruleset& game = support::blades_srd();
  REQUIRE(game.names_elsewhere.size() > 80);
  rules::Ruleset bare = game;
  bare.names_elsewhere.clear();
  const data::Names own(bare);
  const data::Names names(game);
  for (const rules::NamesElsewhere& each : game.names_elsewhere) {
    INFO(each.id);
    CHECK(own.shown(each.kind, each.id) != each.id);
    for (const std::string& name : each.names) {
      INFO(name);
      CHECK(names.find(each.kind, name) == each.id);
    }
  }
}
