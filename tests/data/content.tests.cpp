// No content of a game stands in src/: no string there is the id or the name of anything that a
// shipped game declares.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "data/enum_names.hpp"
#include "data/json.hpp"
#include "rules/derive/reasons.hpp"
#include "rules/game/ruleset.hpp"
#include "support/rulesets.hpp"
#include "support/source_root.hpp"

using namespace roadbook;

namespace {

// The texts between quotation marks of a C++ source, comments and includes left out.
std::vector<std::string> literals_of(const std::string& source) {
  std::vector<std::string> literals;
  std::istringstream lines(source);
  std::string line;
  while (std::getline(lines, line)) {
    if (line.find('"') == std::string::npos) continue;
    const std::size_t first = line.find_first_not_of(' ');
    if (first != std::string::npos && line.compare(first, 8, "#include") == 0) continue;
    std::string literal;
    bool inside = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
      const char letter = line[i];
      if (!inside && letter == '/' && i + 1 < line.size() && line[i + 1] == '/') break;
      if (inside && letter == '\\') {
        literal += line[++i];
      } else if (letter == '"') {
        if (inside) literals.push_back(literal);
        literal.clear();
        inside = !inside;
      } else if (inside) {
        literal += letter;
      }
    }
  }
  return literals;
}

// The sources of the program with their literals, read once.
struct CodeFile {
  std::string path;
  std::vector<std::string> literals;
};
const std::vector<CodeFile>& sources() {
  static const std::vector<CodeFile> all = [] {
    std::vector<CodeFile> found;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(support::source_root() + "/src")) {
      if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp") continue;
      std::ifstream file(entry.path(), std::ios::binary);
      std::stringstream text;
      text << file.rdbuf();
      found.push_back({entry.path().string(), literals_of(text.str())});
    }
    return found;
  }();
  return all;
}

bool is_letter(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

// True if `name` stands in `text` as words of its own.
bool stands_in(const std::string& text, const std::string& name) {
  for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    const bool begins = at == 0 || !is_letter(text[at - 1]);
    const bool ends = end == text.size() || !is_letter(text[end]);
    if (begins && ends) return true;
  }
  return false;
}

template <class Definitions>
void collect(const Definitions& definitions, std::set<std::string>& ids,
             std::set<std::string>& names) {
  for (const auto& each : definitions) {
    ids.insert(each.id);
    names.insert(each.name);
  }
}

// The words of the vocabulary: the fields of every ruleset, and what may stand in them.
void collect_vocabulary(const data::Json& schema, std::set<std::string>& words) {
  if (schema.is_array()) {
    for (const auto& each : schema) collect_vocabulary(each, words);
  }
  if (!schema.is_object()) return;
  for (const auto& [key, value] : schema.items()) {
    if (key == "properties") {
      for (const auto& property : value.items()) words.insert(property.key());
    }
    if (key == "const" && value.is_string()) words.insert(value.get<std::string>());
    if (key == "enum") {
      for (const auto& word : value) words.insert(word.get<std::string>());
    }
    // The names of emblems are those of what they were drawn for: nothing in src/ asks for one.
    if (key != "emblem") collect_vocabulary(value, words);
  }
}

// Keys of files of other programs, which importers look for: they are what those programs write,
// also where a game here has an id of that name.
const std::set<std::string> keys_of_other_programs = {"Closeness",
                                                      "Gear",
                                                      "beliefs",
                                                      "bold",
                                                      "crew_coin",
                                                      "crew_tier",
                                                      "deadly",
                                                      "heavy",
                                                      "heavy_armor",
                                                      "healing_clock",
                                                      "light",
                                                      "loadout",
                                                      "medium",
                                                      "price",
                                                      "special",
                                                      "tool",
                                                      "vault",
                                                      "Beliefs",
                                                      "Drives",
                                                      "drives",
                                                      "goals",
                                                      "Healing",
                                                      "Blades in the Dark"};

bool is_key_of_another_program(const std::string& path, const std::string& literal) {
  return path.find("/src/data/import/") != std::string::npos &&
         keys_of_other_programs.count(literal) > 0;
}

}  // namespace

TEST_CASE("No string in src/ is the id or the name of anything in a game") {
  std::set<std::string> ids;
  std::set<std::string> names;
  const rules::Ruleset& game = support::beacon_road();
  collect(game.playbooks, ids, names);
  collect(game.heritages, ids, names);
  collect(game.actions, ids, names);
  collect(game.abilities, ids, names);
  collect(game.powers, ids, names);
  collect(game.items, ids, names);
  collect(game.crew_types, ids, names);
  REQUIRE(ids.size() > 150);
  // Words of plain English that a sentence of the interface may hold: as a whole string they would
  // still be found.
  const std::set<std::string> everyday = {"Attack", "Block", "Advance", "Command",  "Order",
                                          "Study",  "Hunt",  "Craft",   "Human",    "Survey",
                                          "Mode",   "Staff", "Shadow",  "Reflexes", "Connected"};
  // The engine's own words are no content, also where a game uses one of them for something else.
  std::set<std::string> own_words = {"advance"};
  const std::string schema = support::file_text("assets/schema/ruleset.schema.json");
  collect_vocabulary(data::Json::parse(schema, nullptr, false), own_words);
  std::vector<std::string> found;
  for (const auto& [path, literals] : sources()) {
    for (const std::string& literal : literals) {
      if (own_words.count(literal) != 0 || is_key_of_another_program(path, literal)) continue;
      if (ids.count(literal) != 0 || names.count(literal) != 0) {
        found.push_back(path + ": \"" + literal + "\"");
        continue;
      }
      for (const std::string& name : names) {
        if (everyday.count(name) != 0 || name.size() < 4) continue;
        if (stands_in(literal, name))
          found.push_back(path + ": " + name + " in \"" + literal + "\"");
      }
    }
  }
  CHECK(sources().size() > 100);
  for (const std::string& each : found) FAIL_CHECK(each);
}

namespace {

// What a bond is called: a text, or its forms.
void collect_word(const data::Json& word, std::set<std::string>& words) {
  if (word.is_string()) words.insert(word.get<std::string>());
  if (!word.is_object()) return;
  for (const auto& form : word.items()) collect_word(form.value(), words);
}

// Every id, every name and every bond's word in a game's files, whatever list it stands in.
void collect_everything(const data::Json& value, std::set<std::string>& words) {
  if (value.is_array()) {
    for (const auto& each : value) collect_everything(each, words);
  }
  if (!value.is_object()) return;
  for (const auto& [key, each] : value.items()) {
    if (each.is_string() && (key == "id" || key == "name")) words.insert(each.get<std::string>());
    if (key == "word") collect_word(each, words);
    collect_everything(each, words);
  }
}

// Words of the engine and of the program that a game uses, too, and why they stand in src/.
const std::set<std::string> words_of_the_program = {
    "0",
    "1",  // digits
    "Action",
    "Attack",  // the palette's kind of entry; a part of a power
    "beacon",  // the emblem of Roadbook itself
    "Damage",  // the reference's heading over damage types
    "Critical",
    "Failure",  // the reference's columns of a position
    "Success",
    "Name",  // the same; the field for a name
    "Equipment",
    "Kind",  // the heading over what is carried; a label of the copied text
    "Home",
    "Lost",  // a key of the keyboard; a state in a comparison
    "advance",
    "build",  // ids of rows on the screen; a noun of the checker
    "crew_name",
    "expert",  // lists of ideas, which a game may have under these ids
    "development",
    "focused",  // ids of rows on the screen; a state for screen readers
    "full",
    "row",  // an outcome of a roll; roles of nodes
    // Outcomes of rolls, what is pressed in play and the row that it stands in.
    "bad",
    "partial",
    "Full",
    "!",
    "botch",
    "failed",
    "Take damage",
    "damage",
    // Fields of the first version of a save, which are read for ever, and kinds of bonds.
    "archetype",
    "bloodline",
    "friend",
    "rival",
    // What kind of help an ability is at the table; a page of the sheet.
    "Advantage",
    "More effect",
    "Resist",
    "Recovery",
    "Gear",
    // The same; occasions of play, the weight of harm, a clock's parts, the end of an evening.
    "Push",
    "Scale",
    "Learn",
    "Score",
    "Less effect",
    "Segments",
    "End of session",
    // What a question may stand beside.
    "Senses",
    "Size",
    // Placeholders, states, numbers in words, ids of buttons, a folder of the browser.
    "Nothing",
    "Yes",
    "yes",
    "no",
    "two",
    "four",
    "six",
    "eight",
    "ten",
    "twelve",
    "more",
    "was",
    "profile",
    // The place in the program where a table makes content; what a game is begun from, and what one
    // is called at first.
    "Workshop",
    "workshop",
    "New game",
    "smallest",
    // The label of what kind of crew or cohort it is.
    "Type",
};

// Plain English that sentences of the program begin with or say, and that some game has as a name.
const std::set<std::string> plain_english = {
    "A boon", "A clock", "A special ability", "A wound", "Acts", "Allies", "Allow it", "Before",
    "Begin to learn", "Better", "Hide", "How many", "Ideas", "Lead", "Light", "Limited",
    "Minus half", "One more die", "Order", "Press", "Project", "Questions", "Reload", "Seize",
    "Standard", "Surprise", "The crew", "The game master", "The roll", "Weapons", "Wounds",
    "Your own",
    // What a crew's document has a field for; how the page hands a text over to the system.
    "Entanglement", "hand_over"};

// The files of the program beside its C++, line by line, comments left out.
std::vector<CodeFile> other_sources() {
  std::vector<CodeFile> found;
  const auto add = [&](const std::filesystem::path& path) {
    const std::string ending = path.extension().string();
    if (ending != ".js" && ending != ".mjs" && ending != ".py" && ending != ".txt") return;
    CodeFile file{path.string(), {}};
    std::ifstream in(path, std::ios::binary);
    std::string line;
    while (std::getline(in, line)) {
      for (const char* mark : {"// ", "# "}) {
        const std::size_t at = line.find(mark);
        if (at != std::string::npos && (at == 0 || line[at - 1] == ' ')) line.erase(at);
      }
      file.literals.push_back(line);
    }
    found.push_back(std::move(file));
  };
  for (const char* folder : {"/web", "/src/embedded"}) {
    for (const auto& entry : std::filesystem::directory_iterator(support::source_root() + folder)) {
      if (entry.is_regular_file()) add(entry.path());
    }
  }
  return found;
}

// Without what stands in braces, for which the game's own word is said.
std::string without_braces(const std::string& text) {
  std::string rest;
  bool inside = false;
  for (const char letter : text) {
    if (letter == '{') inside = true;
    if (!inside) rest += letter;
    if (letter == '}') inside = false;
  }
  return rest;
}

bool is_of_word(char letter) {
  return is_letter(letter) || letter == '_' || letter == '-';
}

// Names by the first of their words.
using ByFirstWord = std::multimap<std::string, std::string>;

std::size_t end_of_word(const std::string& text, std::size_t at) {
  while (at < text.size() && is_of_word(text[at])) ++at;
  return at;
}

void add_name(ByFirstWord& names, const std::string& name) {
  names.emplace(name.substr(0, end_of_word(name, 0)), name);
}

// Those that stand in `text` and that no letter, _ or - goes on with.
std::vector<std::string> names_said_in(const std::string& text, const ByFirstWord& names) {
  std::vector<std::string> said;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t end = end_of_word(text, at);
    if (end == at) continue;
    const auto [first, last] = names.equal_range(text.substr(at, end - at));
    for (auto each = first; each != last; ++each) {
      const std::string& name = each->second;
      if (text.compare(at, name.size(), name) != 0) continue;
      const std::size_t after = at + name.size();
      if (after == text.size() || !is_of_word(text[after])) said.push_back(name);
    }
    at = end;
  }
  return said;
}

// The folders of the source tree in which games lie: each that is shipped, what a game is begun
// from, and those of the tests.
std::vector<std::string> folders_of_games() {
  std::vector<std::string> folders = {"assets/templates"};
  for (const std::string all : {"assets/rulesets", "tests/rules"}) {
    for (const auto& entry :
         std::filesystem::directory_iterator(support::source_root() + "/" + all)) {
      if (!std::filesystem::exists(entry.path() / "ruleset.json")) continue;
      folders.push_back(all + "/" + entry.path().filename().string());
    }
  }
  return folders;
}

// Every id and name of any list of any game, shipped or in tests/.
const std::set<std::string>& content_of_games() {
  static const std::set<std::string> all = [] {
    std::set<std::string> content;
    for (const std::string& folder : folders_of_games()) {
      for (const data::NamedText& file : support::json_files(folder)) {
        collect_everything(data::Json::parse(file.text, nullptr, false), content);
      }
    }
    return content;
  }();
  return all;
}

// The words of the vocabulary and of the program, and what the engine says where a game has no word
// of its own.
std::set<std::string> words_of_the_engine() {
  std::set<std::string> own = words_of_the_program;
  for (const char* name : {"assets/schema/ruleset.schema.json", "assets/schema/save.schema.json"}) {
    collect_vocabulary(data::Json::parse(support::file_text(name), nullptr, false), own);
  }
  const rules::Words words;
  for (const rules::Noun& noun : rules::nouns) {
    const rules::Word& word = words.*noun.word;
    for (const std::string& each : {word.one, word.many, word.brief}) own.insert(each);
  }
  return own;
}

}  // namespace

TEST_CASE("the games that src/ knows nothing of are all that lie in the source tree") {
  const std::vector<std::string> folders = folders_of_games();
  CHECK(folders.size() == 2 + support::shipped_games().size());
  for (const rules::Ruleset* game : support::shipped_games()) {
    CHECK(std::count(folders.begin(), folders.end(), "assets/rulesets/" + game->id) == 1);
  }
  const std::set<std::string>& content = content_of_games();
  CHECK(content.size() > 1000);
  // A game's own id and that of the one that games are begun from; a number of the tests' game; the
  // word of a bond.
  for (const char* each : {"beacon-road", "smallest", "fog", "Close friend", "Favorite contacts"}) {
    CAPTURE(each);
    CHECK(content.count(each) == 1);
  }
}

TEST_CASE("no string in src/ is an id or a name of any list of any game, shipped or in tests/") {
  const std::set<std::string>& content = content_of_games();
  const std::set<std::string> own = words_of_the_engine();
  for (const auto& [path, literals] : sources()) {
    for (const std::string& literal : literals) {
      if (own.count(literal) != 0 || content.count(literal) == 0) continue;
      if (is_key_of_another_program(path, literal)) continue;
      FAIL_CHECK(path + ": \"" + literal + "\"");
    }
  }
}

TEST_CASE("no sentence of the program says an id or a name of any game, nor does what builds it") {
  // Short ones and words of small letters stand in plain sentences: they are looked for as whole
  // strings above.
  constexpr std::size_t least = 4;
  const std::set<std::string> own = words_of_the_engine();
  ByFirstWord content;
  for (const std::string& each : content_of_games()) {
    const bool raised = !each.empty() && each[0] >= 'A' && each[0] <= 'Z';
    const bool joined = each.find_first_of("_-") != std::string::npos;
    if (each.size() < least || (!raised && !joined)) continue;
    if (own.count(each) == 0 && plain_english.count(each) == 0) add_name(content, each);
  }
  REQUIRE(content.size() > 800);
  const auto look_through = [&](const std::vector<CodeFile>& files) {
    for (const auto& [path, literals] : files) {
      for (const std::string& literal : literals) {
        for (const std::string& each : names_said_in(without_braces(literal), content)) {
          if (is_key_of_another_program(path, each)) continue;
          FAIL_CHECK(path + ": " + each + " in \"" + literal + "\"");
        }
      }
    }
  };
  look_through(sources());
  const std::vector<CodeFile> others = other_sources();
  CHECK(others.size() > 15);
  look_through(others);
  // It finds what stands there.
  CHECK(names_said_in("in Beacon Road: the", content) == std::vector<std::string>{"Beacon Road"});
  CHECK(names_said_in("const game = 'beacon-road';", content).size() == 1);
  CHECK(names_said_in("Beacon Roads", content).empty());
}

TEST_CASE("what earns a playbook its xp is said ahead as it is asked at the end of a session") {
  int said = 0;
  for (const rules::Ruleset* game : support::shipped_games()) {
    for (const rules::Playbook& each : game->playbooks) {
      CAPTURE(game->id, each.id);
      const std::string challenge = " a challenge with ";
      const std::size_t asked = each.xp_trigger.find(challenge);
      REQUIRE(asked != std::string::npos);
      CHECK(each.xp_when == "You face" + each.xp_trigger.substr(asked));
      const rules::TriggerAhead ahead = rules::trigger_ahead(*game, each);
      CHECK(ahead.label == "XP when");
      CHECK(ahead.words.starts_with("you face a challenge with "));
      CHECK_FALSE(ahead.words.ends_with('.'));
      ++said;
    }
  }
  CHECK(said > 10);
  // One that says it only afterward has the same label.
  rules::Playbook own;
  own.xp_trigger = "You went out in a storm.";
  const rules::TriggerAhead ahead = rules::trigger_ahead(support::beacon_road(), own);
  CHECK(ahead.label == "XP when");
  CHECK(ahead.words == "you went out in a storm");
  // A word that is no abbreviation begins large and goes on small.
  CHECK(rules::at_head({"Renown", "Renown", "renown"}) == "Renown");
  CHECK(rules::at_head({"Experience", "Experience", "xp"}) == "XP");
}

TEST_CASE("words that a newcomer had to guess at are gone from every screen and every game") {
  // As they are written here or otherwise.
  const std::vector<std::string> gone = {"find and do",
                                         "nothing here is called so",
                                         "as the system",
                                         "room that it takes",
                                         "not said",
                                         "spare the ink",
                                         "outlined only",
                                         "set by hand",
                                         "strike the last",
                                         "go back to it",
                                         "not saved last time",
                                         "let it go",
                                         "takes it away",
                                         "four dots more",
                                         "let me choose what",
                                         "choose everything",
                                         "what the rules say",
                                         "set this rule aside",
                                         "when you mark it",
                                         "remove them",
                                         "may clear this place",
                                         "{experience} when",
                                         "what would come in",
                                         "bring it in",
                                         "bring nothing in",
                                         "nothing to bring in",
                                         "put 1 coin away",
                                         "take 1 coin out",
                                         "goes to {prison}",
                                         "put 1 {coin} away",
                                         "held: upright",
                                         "press on the last dot",
                                         "nothing here is called",
                                         "what one can choose",
                                         "what one looks up",
                                         "for the one who",
                                         ", for who ",
                                         "mit licence",
                                         "zlib licence",
                                         "unported licence",
                                         "same licence",
                                         "which licence",
                                         "# licence",
                                         "licence and",
                                         "to spare ink",
                                         "across the long side",
                                         "upright or across",
                                         "die more",
                                         "dice more",
                                         "dot more",
                                         "box more",
                                         "boxes more",
                                         "coin more",
                                         "rep more",
                                         "heat more",
                                         "level more",
                                         "activity more",
                                         "die less",
                                         "heat less",
                                         "rep less",
                                         "level less",
                                         "stood before",
                                         "come in.",
                                         "came in",
                                         "all right",
                                         "leave it as it is",
                                         "go back to this version",
                                         "look at the version",
                                         "go back to the version",
                                         "room that is left",
                                         "in per cent",
                                         "out of your stash",
                                         "whom one must",
                                         "what one would",
                                         "write on to find",
                                         "until this is mended",
                                         "there but by you",
                                         "make one of two",
                                         "press to take it out",
                                         "list of keys",
                                         "the size of the text",
                                         "what one looks",
                                         "that one needs",
                                         "look at the pages",
                                         " one's own",
                                         " one's fists",
                                         "that one has.",
                                         "that one has comes",
                                         "what one has",
                                         " one looks up",
                                         " one is tied",
                                         " one pushes",
                                         "where one starts",
                                         "that one knows",
                                         "afterwards",
                                         "stands against the rules",
                                         "becomes of it",
                                         "something else of it",
                                         "to take along",
                                         "take them along",
                                         "nothing of its own",
                                         "were told than",
                                         "worth a word",
                                         "begin anew",
                                         "let the rule count",
                                         "is none of the",
                                         "is no text",
                                         "is no pool",
                                         "are no utf",
                                         "this is no ",
                                         "stands in none",
                                         "stands in this list",
                                         "none of it counts",
                                         "take over from",
                                         "does the sums",
                                         "without a word",
                                         "who is dead",
                                         "what the file says of",
                                         "says more of itself",
                                         "with none it is over",
                                         "how it stood",
                                         "whom it is about",
                                         "how they mean it",
                                         "said behind",
                                         "not there any more",
                                         "is there a network"};
  // These within a sentence say what they say.
  const std::vector<std::string> gone_as_heading = {
      "Size of the text",       "Choose for me", "Look at it",  "Good.",
      "Experience when",        "Bring back",    "Forget them", "Let go of",
      "Someone goes to prison", "Set aside by"};
  const auto look = [&](const std::string& place, const std::string& words) {
    const auto says = [](const std::string& all, const std::string& each) {
      return all.find(each) != std::string::npos;
    };
    std::string lowered = words;
    for (char& each : lowered) {
      if (each >= 'A' && each <= 'Z') each = static_cast<char>(each - 'A' + 'a');
    }
    for (const std::string& each : gone) {
      if (says(lowered, each)) FAIL_CHECK(place + ": " + words);
    }
    for (const std::string& each : gone_as_heading) {
      if (says(words, each)) FAIL_CHECK(place + ": " + words);
    }
  };
  int files = 0;
  for (const char* folder : {"/src", "/assets/rulesets", "/assets/schema", "/assets/templates"}) {
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(support::source_root() + folder)) {
      if (!entry.is_regular_file()) continue;
      ++files;
      std::ifstream file(entry.path(), std::ios::binary);
      std::stringstream text;
      text << file.rdbuf();
      for (const std::string& literal : literals_of(text.str())) {
        look(entry.path().string(), literal);
      }
    }
  }
  CHECK(files > 100);
  // What is read beside the program, line by line; remarks in code are nobody's screen.
  const std::string& root = support::source_root();
  std::vector<std::string> beside = {
      root + "/README.md", root + "/shell.html", root + "/assets/desktop/roadbook.1",
      root + "/assets/desktop/app.roadbook.Roadbook.metainfo.xml.in"};
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root + "/web")) {
    const std::string kind = entry.path().extension().string();
    if (kind == ".js" || kind == ".mjs" || kind == ".html" || kind == ".css" || kind.empty()) {
      if (entry.is_regular_file()) beside.push_back(entry.path().string());
    }
  }
  CHECK(beside.size() > 20);
  for (const std::string& path : beside) {
    std::ifstream file(path, std::ios::binary);
    REQUIRE(file.good());
    for (std::string line; std::getline(file, line);) {
      const std::size_t begin = line.find_first_not_of(" \t");
      if (begin == std::string::npos) continue;
      const std::string_view words = std::string_view(line).substr(begin);
      const bool remark = words.substr(0, 2) == "//" || words.substr(0, 1) == "*" ||
                          (words.substr(0, 1) == "#" && path.find("/web/") != std::string::npos);
      if (!remark) look(path, line);
    }
  }
}

namespace {

// Calls with the path and each line of a source file, but for the vocabulary itself, the importers
// (there the words are those of other programs) and what reads older saves.
template <class Visit>
void each_line_of_code(const Visit& visit) {
  const std::string root = support::source_root() + "/src";
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
    const std::string path = entry.path().string();
    if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp") continue;
    if (path.find("/src/data/import/") != std::string::npos) continue;
    if (path.find("/src/data/migrate_") != std::string::npos) continue;
    std::ifstream file(path, std::ios::binary);
    for (std::string line; std::getline(file, line);) visit(path, line);
  }
}

template <class Enum>
void add_names(std::set<std::string>& words) {
  for (const auto& name : data::EnumNames<Enum>::list) words.insert(std::string(name));
}

}  // namespace

TEST_CASE("nothing in src/ asks for a role, a source or a kind of bond by its name") {
  std::set<std::string> words;
  add_names<rules::Role>(words);
  add_names<rules::BondFrom>(words);
  add_names<rules::BondTone>(words);
  for (int kind = 0; kind <= static_cast<int>(rules::SourceKind::feature); ++kind) {
    words.insert(std::string(rules::name_of(static_cast<rules::SourceKind>(kind))));
  }
  words.insert({"friend", "rival", "contact"});
  words.erase("none");  // of an answer, too
  // Keys of what the command line writes.
  words.erase("words");
  words.erase("attribute");
  REQUIRE(words.size() > 40);
  int compared = 0;
  each_line_of_code([&](const std::string& path, const std::string& line) {
    for (const std::string& literal : literals_of(line)) {
      if (words.count(literal) == 0) continue;
      const std::string quoted = '"' + literal + '"';
      for (const std::string& asked :
           {"== " + quoted, "!= " + quoted, quoted + " ==", quoted + " !=", "find(" + quoted,
            "count(" + quoted, "at(" + quoted, '[' + quoted + ']'}) {
        ++compared;
        if (line.find(asked) != std::string::npos) FAIL_CHECK(path + ": " + line);
      }
      const bool looked_up =
          line.find("find_") != std::string::npos || line.find("contains(") != std::string::npos;
      if (looked_up && line.find(", " + quoted + ')') != std::string::npos) {
        FAIL_CHECK(path + ": " + line);
      }
    }
  });
  CHECK(compared > 0);
}

// A place knows the one above it, which has to be there as long as it is.
TEST_CASE("no place that is kept stands in one that is gone") {
  int kept = 0;
  each_line_of_code([&](const std::string& path, const std::string& line) {
    const std::size_t at = line.find("Place ");
    const std::size_t open = line.find('(');
    if (at == std::string::npos || open == std::string::npos || open < at) return;
    if (line.compare(0, at, std::string(at, ' ')) != 0 &&
        line.compare(at - std::min<std::size_t>(at, 6), 6, "const ") != 0) {
      return;
    }
    ++kept;
    if (line.compare(open + 1, 6, "Place(") == 0) FAIL_CHECK(path + ": " + line);
  });
  CHECK(kept > 20);
}

TEST_CASE("the lists of ideas that the engine knows are named in one header") {
  std::set<std::string> lists;
  for (const rules::Ruleset* game :
       {&support::beacon_road(), &support::blades_srd(), &support::wyrd_wolds()}) {
    for (const rules::Ideas& each : game->ideas) lists.insert(each.id);
  }
  REQUIRE(lists.size() > 20);
  bool named = false;
  each_line_of_code([&](const std::string& path, const std::string& line) {
    const bool header = path.find("/idea_lists.hpp") != std::string::npos;
    if (!header && line.find("idea") == std::string::npos) return;
    for (const std::string& literal : literals_of(line)) {
      const bool begins = literal.size() > 2 && literal.back() == '_' &&
                          std::any_of(lists.begin(), lists.end(), [&](const std::string& list) {
                            return list.compare(0, literal.size(), literal) == 0;
                          });
      if (!begins && lists.count(literal) == 0) continue;
      named = named || header;
      if (!header) FAIL_CHECK(path + ": " + line);
    }
  });
  CHECK(named);
}
