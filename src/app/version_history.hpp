// What is kept beside the library, and how a player gets at it: earlier versions, the bin, second
// versions of a sheet that two windows changed, what a page that died had not saved.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/address.hpp"
#include "app/autosave.hpp"
#include "app/games.hpp"
#include "app/views.hpp"
#include "model/edit.hpp"
#include "ui/screens/character_sheet.hpp"
#include "ui/screens/compare.hpp"
#include "ui/screens/crew_sheet.hpp"
#include "ui/screens/storage_settings.hpp"
#include "ui/screens/version_history.hpp"

namespace roadbook::app {

class VersionHistory {
 public:
  // What it needs of the program around it.
  struct Hooks {
    std::function<void(const model::Edit&)> commit;
    std::function<void(std::string)> say;
    std::function<void(const model::Id&)> open;       // shows a document
    std::function<void()> changed;                    // something is to be drawn
    std::function<void(const model::Id&)> forgotten;  // a document is gone for good
    std::function<std::int64_t()> wall_clock;         // milliseconds since 1970
    std::function<std::string()> new_id;
    std::function<std::string(std::string_view)> setting;
  };

  // All of them must outlive it.
  VersionHistory(const Games& games, const model::Library& library, Autosave& autosave,
                 Hooks hooks);

  // What stands under the bar while that document is open; empty words: nothing.
  ui::NoticeView notice(const model::Id& open) const;
  // Draws the version that is looked at, in place of the screen. False: none is.
  bool draw_looking(ui::Ui& ui, ui::Requests& requests);
  // Draws the dialogs over the screen that are open: versions, bin, offers, comparison.
  void draw_over(ui::Ui& ui, ui::Requests& requests);
  // Another screen is shown: no version is looked at any longer.
  void leave();
  // Whether a version is looked at.
  bool is_looking() const { return looking_.has_value(); }
  // Which of its two pages it shows, where it is a character's; else nothing.
  std::optional<std::size_t> page_looked_at() const;
  // Shows that page of it from its top. False: no character's is looked at.
  bool show_page(ui::Ui& ui, std::size_t page);

  // Of what lies over a screen it has a version that is looked at, the lists of versions and of the
  // bin, and comparisons. The address of that one; nothing: it is not open.
  std::optional<Address> layer(Over over) const;
  // What was chosen in a comparison is still chosen when it is opened again.
  void put_away(Over over);
  // Opens what has that address. What it names and is not there any more is said.
  void open(Over over, const Address& address);
  // Which version is looked at: "As of yesterday, 14:05"; that it is on its way, where it is.
  std::string looked_at() const;
  // A game has come: what the bin says of its sheets is made anew.
  void game_came();

  // False: the command is about something else.
  bool obey(const ui::Command& command);
  // The whole library came in: what was not saved is offered.
  void offer();
  // Asks how much room there is, for the next storage_view().
  void measure();
  // Where the library is, what troubles it, and how much room it takes, as last measured.
  ui::StorageView storage_view() const;
  // What the library's screen says about a backup; empty: nothing.
  std::string backup_note() const;

 private:
  struct Looking {
    model::Library library;  // the document as it was, with those that belong to it
    model::Id id;
    std::string version;  // its name
    std::string when;
  };
  struct Comparing {
    model::Id id;            // of the document here
    model::Id copy;          // of the second version in the library; empty: an earlier version
    std::string version;     // the name of that
    model::Value other;      // the one on the right
    std::string edit_words;  // what taking something of it is called
  };
  // A version of an address, until the versions of its document are read.
  struct Awaited {
    Over over = Over::version;
    Address address;
  };

  bool obey(ui::Action action);
  bool obey(const ui::OnDocument& on);
  std::string size_notice(const model::Id& open) const;
  std::string words_of(const model::Value& before, const model::Value& after) const;
  std::shared_ptr<const rules::Ruleset> game_of(const model::Value& value) const;
  std::string shown_name(const model::Value& value) const;
  const storage::Version* version_called(const std::string& name) const;
  std::optional<model::Value> version_value(const storage::Version& version) const;
  // The version of that name as it was; none where it cannot be read, which is said.
  std::optional<model::Value> version_to_show(const std::string& name);
  void open_versions(const model::Id& id);
  // Reads those of a document, for the list and for what is done with one of them.
  void read_versions(const model::Id& id);
  void show_awaited();
  void look(const std::string& version);
  void restore(const std::string& version);
  void compare_version(const std::string& version);
  void compare_copy(const model::Id& copy);
  void compare(Comparing comparing, ui::CompareView view);
  void answer(ui::CompareAnswer answer);
  void open_bin();
  void restore_deleted(const model::Id& id);
  void bring_back(const model::Id& id, const std::string& page);
  void word_offers();

  const Games& games_;
  const model::Library& library_;
  Autosave& autosave_;
  Hooks hooks_;

  storage::Versions versions_;
  ui::VersionsView versions_view_;
  ui::VersionsState versions_state_;
  std::optional<Looking> looking_;
  std::optional<Awaited> awaited_;
  Views looking_views_;
  ui::CharacterSheetState character_sheet_;
  ui::CrewSheetState crew_sheet_;

  std::vector<storage::Record> bin_;
  ui::BinView bin_view_;
  ui::BinState bin_state_;

  ui::OffersView offers_;
  bool offers_open_ = false;

  std::optional<Comparing> comparing_;
  ui::CompareView compare_view_;
  ui::CompareState compare_state_;
  bool compare_open_ = false;

  storage::Usage usage_;
  bool measured_ = false;
};

}  // namespace roadbook::app
