// The command line: from words to a command with its options.
#include "cli/cli.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <functional>

#include "cli/commands.hpp"

namespace roadbook::cli {
namespace {

using Command = std::function<int(std::ostream&, std::ostream&)>;

CLI::App* subcommand(CLI::App& app, const std::string& name, const std::string& description,
                     Command& chosen, Command command) {
  CLI::App* added = app.add_subcommand(name, description);
  added->callback([&chosen, command = std::move(command)] { chosen = command; });
  return added;
}

void add_new(CLI::App& app, NewOptions& options, Command& chosen) {
  CLI::App* made =
      app.add_subcommand("new", "Make a character or a crew by chance: complete, legal");
  made->require_subcommand(1);
  CLI::App* character =
      subcommand(*made, "character", "Make a character", chosen,
                 [&](auto& out, auto& err) { return new_character(options, out, err); });
  CLI::App* crew = subcommand(*made, "crew", "Make a crew", chosen,
                              [&](auto& out, auto& err) { return new_crew(options, out, err); });
  for (CLI::App* each : {character, crew}) {
    each->add_option("--ruleset", options.ruleset, "The game (see: roadbook-cli rulesets)");
    each->add_option("--seed", options.seed, "The same seed gives the same result; a whole number")
        ->check(CLI::NonNegativeNumber);
    each->add_option("--id", options.id, "The id of the new document");
    each->add_option("-o,--output", options.output, "The file to write; - is standard output");
  }
  character->add_option(
      "--playbook,--archetype", options.playbook,
      "The id of a playbook of the game, whatever it calls them; any, if not given");
  character->add_option(
      "--heritage,--bloodline", options.heritage,
      "The id of a heritage of the game, whatever it calls them; any, if not given");
  crew->add_option("--type", options.type, "The crew type's id; any, if not given");
}

void add_file_options(CLI::App* app, FileOptions& options) {
  app->add_option("file", options.file, "The save of a character or a crew; - is standard input")
      ->required();
  app->add_option("--crew", options.crew, "The save of the character's crew");
}

void add_print(CLI::App& app, PrintFiles& options, Command& chosen) {
  CLI::App* print_app =
      subcommand(app, "print", "Write sheets as a document to print, HTML or PDF", chosen,
                 [&](auto& out, auto& err) { return print(options, out, err); });
  print_app->add_option("files", options.files, "Saves: characters, and their crew");
  print_app
      ->add_option("-o,--output", options.output,
                   "The file to write: .html, .pdf where Chromium or Chrome is installed, .md or "
                   ".txt for Markdown; - is standard output")
      ->required();
  print_app->add_option("--paper", options.paper, "The paper: a4 or letter")
      ->check(CLI::IsMember({"a4", "letter"}))
      ->capture_default_str();
  print_app
      ->add_option("--style", options.style,
                   "full: full color, or ink: black on white, the ink saver")
      ->check(CLI::IsMember({"full", "ink"}))
      ->capture_default_str();
  print_app->add_flag("--landscape", options.landscape, "Landscape instead of portrait");
  print_app->add_flag("--reasons", options.reasons, "How each number came about, beside it");
  print_app->add_option("--text", options.text_percent, "Text size in percent")
      ->check(CLI::Range(80, 150))
      ->capture_default_str();
  print_app->add_flag("--cards", options.cards, "Cards of abilities, powers and items, too");
  print_app->add_flag("--reference", options.reference, "What you look up at the table, too");
  print_app->add_flag("--pack", options.pack,
                      "Everything for an evening: sheets, cards, reference");
  print_app->add_flag("--plain", options.plain,
                      "HTML without styles, to read: only the JSON holds the whole sheet");
  print_app->add_option("--blank", options.blanks,
                        "A sheet to fill in by hand, of this playbook or crew type; none: of no "
                        "playbook; crew: of no crew type; all: each of them. May be repeated");
  print_app->add_option("--ruleset", options.ruleset,
                        "The game of blank sheets (see: roadbook-cli rulesets)");
}

void add_library(CLI::App& app, LibraryOptions& options, Command& chosen) {
  CLI::App* library = app.add_subcommand("library", "The sheets of the desktop program");
  library->require_subcommand(1);
  library->fallthrough();  // --library may stand behind the subcommand, too
  library->footer("Exit codes: 0 done, 2 something cannot be read or written, or was left alone.");
  library->add_option("--library", options.folder,
                      "The folder; where none is named, the desktop program's own");
  subcommand(*library, "list", "List what is there, as JSON", chosen,
             [&](auto& o, auto& e) { return library_list(options, o, e); });
  CLI::App* get = subcommand(*library, "get", "Write the save of one id", chosen,
                             [&](auto& o, auto& e) { return library_get(options, o, e); });
  get->add_option("id", options.id, "As list shows it")->required();
  get->add_option("-o,--output", options.output, "The file to write; - is standard output");
  CLI::App* put = subcommand(*library, "put", "Store the sheets of files", chosen,
                             [&](auto& o, auto& e) { return library_put(options, o, e); });
  put->add_option("file", options.files, "Saves or links; - is standard input")->required();
  put->add_flag("--replace", options.replace,
                "What is there and differs becomes an earlier version");
  CLI::App* remove = subcommand(*library, "remove", "Move one sheet into the bin", chosen,
                                [&](auto& o, auto& e) { return library_remove(options, o, e); });
  remove->add_option("id", options.id, "As list shows it")->required();
}

void add_game(CLI::App& app, GameCheckOptions& options, GamePackOptions& packing, Command& chosen) {
  CLI::App* game = app.add_subcommand("game", "Games and packages of your own");
  game->require_subcommand(1);
  game->fallthrough();
  CLI::App* check = subcommand(*game, "check", "Write every fault with its place", chosen,
                               [&](auto& o, auto& e) { return game_check(options, o, e); });
  check->footer(
      "Exit codes: 0 nothing is wrong, 1 something is, 2 a file cannot be read. Warnings and "
      "advice are shown, and count as fine.");
  check
      ->add_option("folder", options.path,
                   "A folder with the files of a game, or a package in one file")
      ->required();
  CLI::App* pack = subcommand(*game, "pack", "Write a game's folder as a package in one file",
                              chosen, [&](auto& o, auto& e) { return game_pack(packing, o, e); });
  pack->footer(
      "Exit codes: 0 it is written, 1 the game has faults, 2 a file cannot be read or written.");
  pack->add_option("folder", packing.folder, "A folder with the files of a game")
      ->required()
      ->check(CLI::ExistingDirectory);
  pack->add_option("-o,--output", packing.output, "The file to write; - is standard output");
}

void add_play(CLI::App& app, PlayOptions& options, Command& chosen) {
  CLI::App* play_app =
      subcommand(app, "play", "Make a move at the table: what it asks, rolls and would change",
                 chosen, [&](auto& out, auto& err) { return play(options, out, err); });
  play_app->footer(
      "Exit codes: 0 done, 1 questions were open and nothing was applied, 2 a file, "
      "an answer or a command cannot be read.");
  play_app->add_option("file", options.file, "A save or a library; - is standard input")
      ->required();
  play_app->add_option("--who", options.who, "The id of the sheet that acts");
  CLI::Option* procedure =
      play_app->add_option("--procedure", options.procedure, "What is done, as --list names it");
  play_app->add_option("--choose", options.choose, "KEY=VALUE: an answer to a question")
      ->allow_extra_args(false);
  play_app->add_option("--rolled", options.rolled, "KEY=N,N: what real dice showed")
      ->allow_extra_args(false)
      ->delimiter('\0');
  play_app->add_option("--seed", options.seed, "Rolls what was not entered; a whole number")
      ->check(CLI::NonNegativeNumber);
  CLI::Option* list = play_app->add_flag("--list", options.list,
                                         "List the moves to choose from, with their sections");
  CLI::Option* apply = play_app->add_flag("--apply", options.apply, "Make the changes");
  play_app
      ->add_option("-o,--output", options.output,
                   "With --apply the file to write; - is standard output")
      ->needs(apply);
  procedure->excludes(list);
}

void add_evening(CLI::App& app, EveningOptions& options, Command& chosen) {
  CLI::App* evening_app =
      subcommand(app, "evening", "Write a crew's evening as JSON: its phases and what is open",
                 chosen, [&](auto& out, auto& err) { return evening(options, out, err); });
  CLI::Option* go = evening_app->add_option(
      "--go", options.phase, "Write the sheets with the evening in this phase instead");
  evening_app
      ->add_flag("--new", options.anew, "Write the sheets with a new evening, in its first phase")
      ->excludes(go);
  CLI::App* journal_app =
      subcommand(app, "journal", "Write the journal of a crew and its members as text", chosen,
                 [&](auto& out, auto& err) { return journal(options, out, err); });
  journal_app->add_option("--search", options.search, "Only lines with all of these words");
  for (CLI::App* each : {evening_app, journal_app}) {
    each->add_option("file", options.file, "A save or a library; - is standard input")->required();
    each->add_option("--who", options.who, "The id of the crew, or of one sheet");
    each->add_option("-o,--output", options.output, "The file to write; - is standard output");
  }
}

void add_dice(CLI::App& app, DiceOptions& options, Command& chosen) {
  CLI::App* odds_app = subcommand(app, "odds", "Write the exact chances of a roll, as JSON", chosen,
                                  [&](auto& out, auto& err) { return odds(options, out, err); });
  CLI::App* roll_app =
      subcommand(app, "roll", "Roll, and write what each die showed and what it means", chosen,
                 [&](auto& out, auto& err) { return roll(options, out, err); });
  for (CLI::App* each : {odds_app, roll_app}) {
    each->add_option("--ruleset", options.ruleset, "The game (see: roadbook-cli rulesets)");
    each->add_option("--advantage", options.advantage,
                     "d20s beside the first: the highest counts; below 0 the lowest");
    each->add_option("--rating", options.rating, "How many dice of an attribute");
    each->add_option("--faces", options.faces, "The attribute's die; 0 for none");
    each->add_option("--target", options.target, "What the dice must reach");
    each->add_option("--dice", options.dice,
                     "Of a game with d6s: how many; with 0 the lower of two counts");
  }
  roll_app->add_option("--seed", options.seed, "The same seed gives the same roll; a whole number")
      ->check(CLI::NonNegativeNumber);
}

}  // namespace

int run(const std::vector<std::string>& arguments, const std::string& version, std::ostream& out,
        std::ostream& err) {
  CLI::App app("Roadbook: characters and crews of Forged in the Dark games, without a window.",
               "roadbook-cli");
  app.footer("Exit codes: 0 done, 1 findings of check, 2 a file or a command cannot be read.");
  app.allow_windows_style_options(false);  // a path that begins with a slash is one everywhere
  app.require_subcommand(1);
  app.set_version_flag("--version", "Roadbook " + version);
  app.fallthrough();  // --games may stand behind the command, too
  Games games;
  app.add_option(
      "--games", games.folder,
      "A folder with games of your own, each a folder or a package; where none is named, "
      "\"games\" in the desktop program's library");
  Command chosen;
  NewOptions new_options;
  FileOptions file_options;
  PrintFiles print_files;
  ConvertOptions convert_options;
  ShareOptions share_options;
  LibraryOptions library_options;
  add_new(app, new_options, chosen);
  add_file_options(subcommand(app, "derive", "Write every number of a save with its terms, as JSON",
                              chosen, [&](auto& o, auto& e) { return derive(file_options, o, e); }),
                   file_options);
  add_file_options(subcommand(app, "check", "Write what is illegal or unfinished, as JSON", chosen,
                              [&](auto& o, auto& e) { return check(file_options, o, e); }),
                   file_options);
  add_print(app, print_files, chosen);
  CLI::App* convert_app =
      subcommand(app, "convert",
                 "Write a save, a library, a link or a sheet of another program as a save of this "
                 "version",
                 chosen, [&](auto& o, auto& e) { return convert(convert_options, o, e); });
  convert_app
      ->add_option("file", convert_options.file,
                   "A save, a link, or a file of Foundry, Blades in the Sheets, BitD Portal "
                   "or Roll20; - is standard input")
      ->required();
  convert_app->add_option("-o,--output", convert_options.output,
                          "The file to write; .md or .txt gives Markdown to read, and only JSON "
                          "holds the whole sheet; - is standard output");
  convert_app->add_flag("--compact", convert_options.compact, "On one line");
  CLI::App* share_app =
      subcommand(app, "share", "Write a link that holds a save; nothing is sent anywhere", chosen,
                 [&](auto& o, auto& e) { return share(share_options, o, e); });
  share_app->add_option("file", share_options.file, "The save; - is standard input")->required();
  share_app->add_flag("--portrait", share_options.portrait,
                      "Put the portraits of the save into the link, too");
  share_app->add_option("--page", share_options.page,
                        "The address of a Roadbook page, which the link then begins with");
  add_library(app, library_options, chosen);
  GameCheckOptions game_check_options;
  GamePackOptions game_pack_options;
  add_game(app, game_check_options, game_pack_options, chosen);
  DiceOptions dice_options;
  add_dice(app, dice_options, chosen);
  PlayOptions play_options;
  add_play(app, play_options, chosen);
  EveningOptions evening_options;
  add_evening(app, evening_options, chosen);
  subcommand(app, "rulesets", "List the games: built in, and your own", chosen,
             [&](auto& o, auto& e) { return rulesets(games, o, e); });
  try {
    // The library takes the arguments from the back.
    std::vector<std::string> backwards(arguments.rbegin(), arguments.rend());
    app.parse(std::move(backwards));
  } catch (const CLI::ParseError& error) {
    return app.exit(error, out, err) == 0 ? Exit::fine : Exit::failed;
  }
  new_options.games = file_options.games = print_files.games = convert_options.games =
      dice_options.games = play_options.games = evening_options.games = game_check_options.games =
          library_options.games = games;
  return chosen ? chosen(out, err) : static_cast<int>(Exit::failed);
}

}  // namespace roadbook::cli
