// The program: what is open, what the panels asked for, and what comes of it.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/address.hpp"
#include "app/autosave.hpp"
#include "app/games.hpp"
#include "app/importing.hpp"
#include "app/intake.hpp"
#include "app/portrait_dialog.hpp"
#include "app/printing.hpp"
#include "app/version_history.hpp"
#include "app/views.hpp"
#include "app/workshop.hpp"
#include "model/history.hpp"
#include "platform/platform.hpp"
#include "ui/blocks/move.hpp"
#include "ui/kit/ui.hpp"
#include "ui/screens/about.hpp"
#include "ui/screens/bar.hpp"
#include "ui/screens/character_creation.hpp"
#include "ui/screens/character_sheet.hpp"
#include "ui/screens/crew_creation.hpp"
#include "ui/screens/crew_sheet.hpp"
#include "ui/screens/guide.hpp"
#include "ui/screens/journal_screen.hpp"
#include "ui/screens/library.hpp"
#include "ui/screens/messages.hpp"
#include "ui/screens/palette.hpp"
#include "ui/screens/rule_terms.hpp"
#include "ui/screens/rules_drawer.hpp"
#include "ui/screens/settings.hpp"
#include "ui/screens/table.hpp"

namespace roadbook::app {

// What the page shows of the paper, so that it is told only what changed.
struct PaperShown {
  model::Id document;
  ui::PrintParts parts;
  ui::PrintStyle style;
  rules::Id game;
  std::uint64_t generation = 0;  // 0: nothing is shown
  ui::Rect place;
  std::string size_words;  // how large its text came out
};

// The setting with what was answered in the move that is open.
inline constexpr const char* tab_answers = "tab.move";
// The same with what was written on the screens of play and is in no sheet yet.
inline constexpr const char* tab_drafts = "tab.drafts";

// Where a screen stood when it was shown last.
struct Stood {
  Address screen;
  ui::Scrolls areas;
};

// What the program is started with.
struct Options {
  std::string folder;  // of the library, on the desktop; empty: the user's data folder
  std::string games;   // a folder with games of the player's own; empty: the one of the library
  std::optional<std::uint64_t> chance;  // what all chance begins with; none: the system's
};

class Program {
 public:
  // `fonts` outlive it. Opens nothing yet: `start` does.
  Program(const Options& options, const ui::Fonts& fonts);

  // Reads the games and asks the store for the library. Empty, or why it cannot work.
  std::string start();
  // Draws one frame and does what was asked for.
  void frame();
  // What somebody did to a node by the mirror, such as with a screen reader; an unknown kind does
  // nothing.
  void mirror_action(const platform::MirrorAction& action);
  // Files that were dropped, chosen or pasted; they wait until the library is whole.
  void files_opened(std::vector<platform::OpenedFile> files);
  // The browser prints by its own command: what is open goes on paper.
  void paper_wanted();
  // The window closes or the page is hidden: sheets that are not saved yet are written.
  void leaving();
  // It is looked at again: what others wrote meanwhile is read.
  void returned();
  // A newer version was fetched; the player is offered to use it.
  void update_ready();
  // A game that was asked for: its package, or nothing where it could not be fetched.
  void game_fetched(const rules::Id& id, const std::string& package);
  // What the page had to fetch of the program itself has come, with a package of what the built-in
  // game has for play; or it could not be loaded.
  void rest_came(bool whole, const std::string& game);
  // The picture over the library has come, as the bytes of its file.
  void band_came(const std::string& bytes) { views_.read_band(bytes); }
  // Back, Forward, or an address that a person wrote: it is shown. True: Back put away what lay
  // over the screen and has no address; the screen below it stays.
  bool address_wanted(const platform::WantedAddress& wanted);
  // What stands on the screen.
  const ui::Nodes& nodes() const { return ui_.nodes(); }

 private:
  // A page of an open crew, beside its sheet.
  struct CrewPage {
    const char* name;
    Screen screen;
    ui::DocumentAction action;    // opens it
    std::string_view whole = {};  // its name in the menu; empty: the crew's sheet
  };

  // The parts of an open sheet as addresses name them, and which of them is shown.
  struct PartsOfSheet {
    std::vector<std::string> names;
    std::size_t shown = 0;
  };

  void draw_screen(ui::Requests& requests);
  void draw_over(ui::Requests& requests);
  void draw_rules_drawer(ui::Requests& requests);
  void draw_document(const model::Value& value, ui::Requests& requests);
  void draw_crew_page(const model::Value& value, ui::Requests& requests);
  std::vector<CrewPage> crew_pages(const model::Value& value) const;
  bool is_beside_sheet() const;
  // Those that crews of a game can have.
  static std::vector<CrewPage> pages_of_crews(const rules::Ruleset& game);
  void add_crew_pages(ui::BarView& bar, const model::Value& value) const;
  bool show_crew_page(std::size_t page);
  void export_journal(const model::Id& id);
  ui::BarView bar_view() const;
  ui::SettingsView settings_view() const;
  ui::AboutView about_view() const;

  void obey(const ui::Requests& requests);
  void obey(const ui::Command& command);
  // A command that nothing stands in the way of, by what it is.
  void carry_out(ui::Action action);
  void carry_out(const ui::OnDocument& on);
  void carry_out(const ui::OnVersion&) {}  // the version history does it, as the next one
  void carry_out(const ui::OnUnsaved&) {}
  void carry_out(const ui::NewSheet& made);
  void carry_out(const ui::BeginMove& move);
  void carry_out(const ui::ShowPage& command);
  void carry_out(const ui::ShowPart& command);
  void carry_out(const ui::GoStep& command);
  void carry_out(const ui::SetSwitch& command);
  void carry_out(const ui::SetTheme& command);
  void carry_out(const ui::SetTextScale& command);
  void carry_out(const ui::FocusNode& command);
  void carry_out(const ui::WriteOnSheet& command);
  void carry_out(const ui::OpenWorkshop& command);
  void carry_out(const ui::OpenRules& command);
  void carry_out(const ui::CopyAndChange& command);
  void carry_out(const ui::ImportFile& command);
  void carry_out(const ui::CopyText& command);
  // `made_ms`: of what is imported, when its file was made.
  void commit(const model::Edit& edit, const MadeMs& made_ms = {});
  void adopt_touched(const MadeMs& made_ms = {});
  void changed(const model::Id& id);
  void content_changed();
  void loaded(model::Library part, bool whole);
  void changed_elsewhere(const model::Id& id, std::optional<model::Value> value, bool unwritten);
  std::string refusal(const model::Edit& edit) const;
  void go(Screen screen, const model::Id& document = {});
  void open_document(const model::Id& id);
  void add_document(model::Value value, const std::string& words);
  // True where the game is not here yet: then it is fetched, and `then` is done when it came.
  bool waits_for_game(const rules::Id& game, std::function<void()> then);
  void new_document(const ui::NewSheet& made);
  void duplicate(const model::Id& id);
  // Of nothing: blank sheets. `pack`: everything for an evening is ticked.
  void open_print(const model::Id& id, bool pack);
  void know_portraits_to_print(const model::Id& id);
  void draw_print(ui::Requests& requests);
  void open_workshop(const WorkshopPlace& place);
  void open_workshop(const std::optional<WorkshopResult>& result);
  void open_workshop_with(const model::Id& sheet);
  void open_workshop_with(const rules::Id& game, const std::string& topic);
  void draw_workshop(ui::Requests& requests);
  void workshop_act(const ui::WorkshopAction& action);
  void show_tried_paper();
  void follow_games();
  void put_paper_away();
  void print(ui::Action action);
  void export_documents(const ui::OnDocument& on);
  void export_to_read(const ui::OnDocument& on);
  void say(std::string words, std::string action = {}, std::optional<ui::Command> command = {},
           double seconds = 8);
  void say_kept(const std::string& name, const platform::Kept& kept);
  void use_update();
  void export_everything();
  void copy_link(const model::Id& id);
  void copy_link_to(const std::vector<model::Value>& all, bool crew,
                    const std::vector<std::string>& portraits);
  void look_at_waiting_files();
  void look_on();
  void show_import();
  void import_now();
  void paste();
  void take_pasted(const std::string& text);
  // True where a part of the program is not here yet: it is fetched, and the command is obeyed
  // then.
  bool waits_for_rest();
  bool can_read();
  bool is_of_rest() const;
  static bool needs_rest(const Place& place);
  bool waits_for_rest(const ui::Command& command);
  void draw_waiting();
  void apply_theme();
  void set_accent();
  void gather_words();
  std::vector<ui::PaletteEntry> palette_entries();
  void add_open_document(std::vector<ui::PaletteEntry>& entries) const;
  void add_parts(std::vector<ui::PaletteEntry>& entries) const;
  void add_numbers(std::vector<ui::PaletteEntry>& entries);
  const std::vector<ui::PaletteEntry>* pages_of(const ui::LibraryEntry& sheet);
  void add_library(std::vector<ui::PaletteEntry>& entries);
  void add_moves(std::vector<ui::PaletteEntry>& entries);
  void add_rolls(std::vector<ui::PaletteEntry>& entries);
  bool is_drawn(const std::string& field) const;
  void add_sheet_fields(std::vector<ui::PaletteEntry>& entries);
  void add_words_of_sheets();
  void draw_palette(ui::Requests& requests);
  void draw_move(ui::Requests& requests);
  // Once the whole program is here: before there is no sheet that could have one.
  void start_portraits();
  void draw_portrait(ui::Requests& requests);
  // Takes the pictures out of files that were opened.
  void take_pictures(std::vector<File>& files);
  // The portraits of these values for a file, where they are wanted; `then` when they are known.
  void with_portraits(const std::vector<model::Value>& values, bool wanted,
                      const std::function<void(std::vector<std::string>)>& then);
  // Reads the built-in games, once; gives why there is none, or nothing.
  std::string read_games();
  // The same where somebody already looks at the page: trouble is said there.
  void want_games();
  std::vector<rules::Id> games_in_use() const;
  rules::Id game_here() const;
  std::shared_ptr<const rules::Ruleset> rules_of(const rules::Id& game) const;
  void bind_terms();
  void open_rules(const std::string& game, const std::string& topic);
  void add_rules(std::vector<ui::PaletteEntry>& entries);
  void copy_document(const model::Id& id);
  std::uint64_t seed();
  rules::Findings findings_of(const model::Value& value) const;
  std::size_t first_open_step(const model::Value& value) const;
  void show_step(const model::Id& id, std::size_t step);
  PartsOfSheet parts_of_sheet(const model::Value& value);
  void show_part(const model::Value& value, std::size_t part);
  std::vector<std::string> parts_of_table(const model::Value& value);
  Address screen_address();
  Layers layers();
  void visit(const Address& address, const std::optional<Address>& behind = {});
  void visit_screen(const Place& place, const Address& address);
  void note_scrolls(const Address& screen);
  void stand_again(const Address& screen);
  std::optional<Address> layer(Over over) const;
  void put_away(Over over);
  void open_over(Over over, const Address& address);
  void open_move_of(const Address& address);
  void leave_move();
  std::string answers_to_keep() const;
  void take_up_answers(const Address& address);
  void keep_drafts();
  void take_up_drafts();
  void show_behind(Over over, const Address& address, const std::optional<Address>& behind);
  void show_own_screen(Over over, const model::Id& id);
  void note_wanted(const platform::WantedAddress& wanted);
  bool awaits_library() const;
  void follow_address();
  void note_address();
  std::string title(const Address& address) const;
  std::string step_words(const std::string& words, const std::vector<model::Id>& of) const;
  std::string undo_words() const;
  std::string redo_words() const;

  std::optional<std::uint64_t> chance_;
  Games games_;
  bool games_are_read_ = false;
  Views views_;
  model::Library library_;
  model::History history_;
  std::unique_ptr<Autosave> autosave_;
  std::unique_ptr<VersionHistory> version_history_;
  ui::Ui ui_;
  std::string folder_;  // of the library, as Options has it
  std::unique_ptr<Portraits> portraits_;
  std::vector<model::Id> forgotten_;  // sheets that went for good before that
  std::unique_ptr<PortraitDialog> portrait_dialog_;
  ui::Nodes mirrored_;

  Screen screen_ = Screen::library;
  model::Id open_;
  std::optional<Address> wanted_address_;  // until it can be shown
  std::optional<Address> wanted_behind_;   // what it was shown over; nothing: not known
  bool wanted_again_ = false;              // Back or Forward led to it
  std::vector<Stood> stood_;               // of the last screens; the one that is shown is the last
  Layers shown_;                           // of their topmost one the platform was told last
  std::string shown_title_;
  bool replace_address_ = true;  // the next one takes the place of the one that is shown
  std::string games_folder_;
  ui::ThemeSetting theme_ = ui::ThemeSetting::system;
  int text_scale_ = 100;
  bool shown_night_ = false;  // what the platform was told last
  float shown_scale_ = 0;
  bool cursor_keys_kept_ = false;  // the same
  bool back_kept_ = false;         // the same
  ui::Message message_;
  double message_until_ = 0;
  std::uint64_t message_step_ = 0;  // the changes of the history when it was said
  model::Id missing_;               // what the message says is not here
  bool update_ready_ = false;       // a newer version of the page waits
  bool update_wanted_ = false;      // and comes in as soon as everything is saved

  ui::LibraryState library_state_;
  ui::CharacterCreationState character_creation_;
  ui::CrewCreationState crew_creation_;
  ui::MoveState move_;
  std::map<std::string, ui::MoveState> moves_left_;  // that Back put away, by their addresses
  std::string answers_left_;  // of the move that was open when the page was loaded again
  std::string drafts_left_;   // of the screens of play, until their sheets have come
  bool rolling_ = true;       // dice may be rolled here
  ui::CharacterSheetState character_sheet_;
  ui::CrewSheetState crew_sheet_;
  ui::GuideState guide_;
  ui::GameTableState game_table_;
  ui::JournalScreenState journal_;
  ui::AboutState about_;
  ui::PrintState print_;
  Screen before_print_ = Screen::library;  // a page of what is printed, or the library
  WorkshopPlace workshop_;
  ui::WorkshopState workshop_state_;
  std::optional<ui::WorkshopAction> workshop_action_;  // of this frame
  ui::WorkshopView workshop_view_;                     // of what is named here:
  WorkshopPlace workshop_view_of_;
  std::uint64_t workshop_view_generation_ = 0;  // 0: none yet
  std::uint64_t games_generation_ = 0;          // of the library that the games follow
  PaperShown paper_;
  ui::PaletteState palette_;
  std::vector<ui::PaletteEntry> palette_all_;  // what it offers, of palette_key_
  std::string palette_key_;
  std::vector<ui::PaletteEntry> palette_sheets_;  // of those the sheets, of that library
  std::map<std::string, std::vector<ui::PaletteEntry>> palette_pages_;  // of sheets of one kind
  std::uint64_t palette_sheets_of_ = 0;
  std::uint64_t palette_words_ = 0;  // the words of sheets that its entries point to
  ui::RulesDrawerState rules_;
  ui::Terms terms_;                                   // of this game:
  std::shared_ptr<const rules::Ruleset> terms_game_;  // of this sheet or drawer:
  std::string terms_of_;
  std::uint64_t terms_generation_ = 0;
  std::vector<ui::PaletteEntry> palette_fields_;
  std::uint32_t wanted_focus_ = 0;   // gets the focus when the palette has given it back
  std::string wanted_words_;         // of the open sheet: written when it has given it back
  bool library_came_ = false;        // since the last frame
  std::vector<File> waiting_files_;  // opened before the library was whole, or their game was here
  std::unique_ptr<Intake> intake_;   // files that are being looked at
  ui::ImportProgress import_progress_;
  rules::Id waiting_for_;                       // a game that has not come yet,
  std::function<void()> when_game_came_;        // and what is done then
  bool rest_wanted_ = false;                    // the rest of the program is being fetched
  double rest_again_at_ = 0;                    // and is not asked for again by itself until then
  std::vector<ui::Command> commands_for_rest_;  // that wait for it
  std::string pasted_;                          // the same
  Import import_;
  ui::ImportState import_state_;
};

}  // namespace roadbook::app
