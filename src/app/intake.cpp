// Looks at files that come in, in parts.
#include "app/intake.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <variant>

#include "app/arrival.hpp"
#include "app/intake_parts.hpp"
#include "app/twins.hpp"
#include "data/content_rest.hpp"
#include "data/content_use.hpp"
#include "data/document.hpp"
#include "data/import/import.hpp"
#include "data/package.hpp"
#include "data/share.hpp"
#include "image/header.hpp"
#include "rules/sheet/choices.hpp"

namespace roadbook::app {

using ui::Arrival;

class Intake::Inside {
 private:
  struct ReadSheet {
    model::Value value;
    std::int64_t exported_ms = 0;
    std::size_t file = 0;
    std::string source = {};  // of another program's sheet: which, in words
    std::vector<ui::ImportPart> parts = {};
    std::string portrait = {};
    std::string no_portrait = {};            // why its portrait cannot be taken
    std::vector<std::string> left_out = {};  // of a package: what cannot be read
  };

 public:
  Inside(const Games& games, const model::Library& library, std::vector<File> files,
         StandingOf standing)
      : games_(games), library_(library), files_(std::move(files)), standing_(std::move(standing)) {
    for (const File& each : files_) all_bytes_ += each.bytes.size();
    if (files_.size() > 1) {
      import_.view.source = "From " + std::to_string(files_.size()) + " files";
    }
  }

  bool step() {
    if (reading_) {
      if (!reading_->next()) end_file();
    } else if (file_ < files_.size()) {
      begin_file();
    } else if (!sorted_) {
      sort();
    } else if (shelved_ < known_.size()) {
      shelve(known_[shelved_++]);
    } else if (looked_ < sheets_.size()) {
      look_at(sheets_[looked_++]);
    } else {
      return false;
    }
    return true;
  }

  int percent() const {
    const auto part = [](double done, double all) { return all <= 0 ? 1 : done / all; };
    double bytes = static_cast<double>(read_bytes_);
    if (reading_) bytes += reading_->done() * static_cast<double>(files_[file_].bytes.size());
    const double read = part(bytes, static_cast<double>(all_bytes_));
    const double looked = !sorted_ ? 0
                                   : part(static_cast<double>(shelved_ + looked_),
                                          static_cast<double>(known_.size() + sheets_.size()));
    return static_cast<int>(50 * read + 50 * looked);
  }

  std::size_t comparisons() const { return shelf_.comparisons() + arrived_.comparisons(); }
  Import take() { return std::move(import_); }

 private:
  void fault(std::size_t file, std::string pointer, std::string message) {
    import_.view.faults.push_back({files_[file].name, std::move(pointer), std::move(message)});
  }

  void begin_file() {
    const File& file = files_[file_];
    data::Diagnostics faults;
    std::optional<std::string> save;
    if (!file.trouble.empty()) {
      fault(file_, {}, file.trouble);
    } else if (image::is_named_as_picture(file.name) && !data::may_be_sheet(file.bytes)) {
      fault(file_, {}, image::refusal(file.bytes));
    } else {
      save = data::save_in(file.name, file.bytes, faults);
    }
    for (data::Diagnostic& each : faults) fault(file_, each.pointer, each.message);
    if (save && data::is_of_another_program(*save)) {
      take_over(file.name, *save);
      save.reset();
    } else if (save && data::is_packed_game(*save)) {
      take_game(file.name, *save);
      save.reset();
    }
    if (save) {
      reading_ = std::make_unique<data::DocumentsReading>(file.name, *save);
    } else {
      read_bytes_ += file.bytes.size();
      ++file_;
    }
  }

  // A sheet of another program, in the first game that takes such sheets.
  void take_over(const std::string& name, const std::string& text) {
    const rules::Ruleset* game = nullptr;
    for (const auto& each : games_.all()) {
      if (game == nullptr && data::takes_imports(*each)) game = each.get();
    }
    if (game == nullptr) {
      fault(file_, {}, "This is a sheet of another program, and the game for it is not here.");
      return;
    }
    data::Imported result = data::import_text(*game, name, text);
    for (data::Diagnostic& each : result.diagnostics) fault(file_, each.pointer, each.message);
    for (data::Proposal& each : result.proposals) {
      sheets_.push_back({std::move(each.value), 0, file_, each.source, account_parts(each)});
    }
  }

  // A whole game, which is played from its package then.
  void take_game(const std::string& name, const std::string& text) {
    data::Result<rules::ContentPackage> read = data::package_of_game(name, text);
    for (data::Diagnostic& each : read.diagnostics) {
      import_.view.faults.push_back(
          {std::move(each.file), std::move(each.pointer), std::move(each.message)});
    }
    if (!read.ok()) return;
    if (games_.has_without_package(read.value->ruleset)) {
      fault(file_, "/id", already_there(read.value->ruleset));
    } else {
      sheets_.push_back({std::move(*read.value), 0, file_});
    }
  }

  void end_file() {
    data::Documents read = reading_->take();
    reading_.reset();
    for (data::Diagnostic& each : read.diagnostics) fault(file_, each.pointer, each.message);
    for (std::size_t i = 0; i < read.values.size(); ++i) {
      sheets_.push_back({std::move(read.values[i]), read.exported_ms[i], file_});
      sheets_.back().portrait = std::move(read.portraits[i]);
      const std::string place =
          read.library ? "/documents/" + std::to_string(i) + "/portrait" : "/portrait";
      for (const data::Diagnostic& each : read.without_portrait) {
        if (each.pointer == place) sheets_.back().no_portrait = each.message;
      }
    }
    if (!read.ok()) take_rest();
    import_.view.more_in_file = import_.view.more_in_file || !read.unknown.empty();
    read_bytes_ += files_[file_].bytes.size();
    files_[file_].bytes = {};
    ++file_;
  }

  // Of a package that is refused for some of its entries the others may come in.
  void take_rest() {
    const File& file = files_[file_];
    data::Diagnostics faults;
    const std::optional<std::string> save = data::save_in(file.name, file.bytes, faults);
    if (!save) return;
    if (std::optional<data::ReadableRest> rest = data::read_rest(file.name, *save)) {
      sheets_.push_back({std::move(rest->package), 0, file_});
      sheets_.back().left_out = std::move(rest->left_out);
    }
  }

  // Crews first: members are compared as members of the crew that theirs turns out to be.
  void sort() {
    std::stable_partition(sheets_.begin(), sheets_.end(),
                          [](const ReadSheet& each) { return model::is_crew(each.value); });
    for (const ReadSheet& each : sheets_) know_game(each.value);
    std::set<std::string> names;
    for (const ReadSheet& each : sheets_) names.insert(model::name_of(each.value));
    for (const auto& [id, value] : library_.packages) {
      if (names.count(model::name_of(value)) > 0) known_.push_back(id);
    }
    for (const auto& [id, value] : library_.documents) {
      if (names.count(model::name_of(value)) > 0) known_.push_back(id);
    }
    sorted_ = true;
  }

  // A game that comes in with its sheets.
  void know_game(const model::Value& value) {
    const auto* package = std::get_if<rules::ContentPackage>(&value);
    if (package == nullptr || !rules::makes_game(*package)) return;
    if (games_.find(package->ruleset) != nullptr) return;
    if (auto game = games_.begun_by(*package)) begun_[package->ruleset] = std::move(game);
  }

  const rules::Ruleset* game_of(const model::Value& value) const {
    const rules::Ruleset* game = games_.find(model::ruleset_of(value));
    const auto begun = begun_.find(model::ruleset_of(value));
    return game == nullptr && begun != begun_.end() ? begun->second.get() : game;
  }

  void shelve(const model::Id& id) {
    const model::Value* value = model::find_document(library_, id);
    if (value != nullptr) shelf_.add(model::name_of(*value), fingerprint_of(*value), id);
  }

  void look_at(ReadSheet& read) {
    const rules::Ruleset* game = game_of(read.value);
    if (game == nullptr) {
      fault(read.file, "/ruleset",
            "This file is for the game \"" + model::ruleset_of(read.value) +
                "\", which is not among the games here.");
      return;
    }
    read.value = model::adopted(*game, std::move(read.value));
    follow_crew(read.value);
    note_origin(read.value);
    // What another program's sheet became is told already.
    std::vector<ui::ImportPart> content;
    if (read.source.empty()) content = parts_of_content(games_, library_, *game, read.value);
    read.value = data::without_what_is_here(library_, std::move(read.value));
    const model::Id own_id = model::id_of(read.value);
    const Fingerprint print = fingerprint_of(read.value);
    const auto arrived = [this](std::size_t index) { return &import_.arriving[index].value; };
    // The same file twice at once, or a sheet alone and with its crew.
    if (arrived_.find(own_id, print, read.value, arrived) != nullptr) return;
    arrived_.add(own_id, print, import_.arriving.size());
    Arriving arriving{
        std::move(read.value), {}, own_id, std::move(read.portrait), read.exported_ms};
    ui::ImportedDocument shown;
    shown.crew = model::is_crew(arriving.value);
    shown.package = model::is_package(arriving.value);
    shown.name = model::shown_name(game == nullptr ? rules::Words() : game->words, arriving.value);
    shown.summary = described(game, arriving.value);
    const model::Value* there = own_id.empty() ? nullptr : model::find_document(library_, own_id);
    const model::Value* twin = there != nullptr && same_but_for_id(arriving.value, *there)
                                   ? there
                                   : same_as(arriving.value, print);
    if (twin != nullptr) {
      arriving.mine = model::id_of(*twin);
      shown.arrival = Arrival::same;
      if (shown.crew && !own_id.empty()) crews_[own_id] = arriving.mine;
    } else if (there != nullptr) {
      arriving.mine = own_id;
      shown.arrival = arrival_beside(*there, arriving.value, read.exported_ms,
                                     standing_ ? standing_(own_id) : Standing());
    }
    shown.note = note_on(arriving.value);
    if (there != nullptr) add_note(shown, versions_of(*there, arriving.value));
    if (!read.source.empty()) {
      shown.note = "From " + read.source + "." + (shown.note.empty() ? "" : " " + shown.note);
    }
    if (!arriving.portrait.empty()) {
      add_note(shown, "With its portrait.");
      const auto known = library_.portraits.find(arriving.mine);
      const bool has = known != library_.portraits.end() && known->second != nullptr;
      shown.only_portrait = shown.arrival == Arrival::same && !has;
    }
    if (!read.no_portrait.empty())
      add_note(shown, "It comes without a portrait. " + read.no_portrait);
    shown.rest = !read.left_out.empty();
    if (shown.rest)
      read.parts.push_back({"Cannot be read, and is left out", std::move(read.left_out)});
    shown.parts = std::move(read.parts);
    shown.parts.insert(shown.parts.end(), content.begin(), content.end());
    own_ids_.insert(own_id);
    import_.arriving.push_back(std::move(arriving));
    import_.view.documents.push_back(std::move(shown));
  }

  // A package that was begun here stays the player's own when it comes back.
  void note_origin(model::Value& value) const {
    auto* package = std::get_if<rules::ContentPackage>(&value);
    if (package == nullptr) return;
    const rules::ContentPackage* mine = model::find_package(library_, package->id);
    package->received = mine == nullptr || mine->received;
  }

  static void add_note(ui::ImportedDocument& shown, const std::string& words) {
    if (words.empty()) return;
    shown.note += (shown.note.empty() ? "" : " ") + words;
  }

  const model::Value* same_as(const model::Value& value, const Fingerprint& print) const {
    const auto known = [this](const model::Id& id) { return model::find_document(library_, id); };
    const model::Id* id = shelf_.find(model::name_of(value), print, value, known);
    return id == nullptr ? nullptr : model::find_document(library_, *id);
  }

  // A member of a crew that is here under another id.
  void follow_crew(model::Value& value) const {
    auto* character = std::get_if<rules::Character>(&value);
    if (character == nullptr) return;
    const auto moved = crews_.find(character->crew);
    if (moved != crews_.end()) character->crew = moved->second;
  }

  std::string note_on(const model::Value& value) const {
    const auto* character = std::get_if<rules::Character>(&value);
    if (character == nullptr || character->crew.empty()) return {};
    const rules::Words words = games_.words_of(character->ruleset);
    if (own_ids_.count(character->crew) > 0) return rules::say(words, "It comes with its {crew}.");
    if (model::find_crew(library_, character->crew) != nullptr) return {};
    return rules::say(words, "Its {crew} is not in the file and not in your library.");
  }

  const Games& games_;
  const model::Library& library_;
  std::vector<File> files_;
  StandingOf standing_;
  Import import_;
  std::size_t file_ = 0;  // that is read, or the next one
  std::unique_ptr<data::DocumentsReading> reading_;
  std::size_t all_bytes_ = 0;
  std::size_t read_bytes_ = 0;  // of files that are read
  std::vector<ReadSheet> sheets_;
  bool sorted_ = false;
  std::vector<model::Id> known_;  // of the library, of a name that comes in
  std::size_t shelved_ = 0;
  std::size_t looked_ = 0;
  Twins<model::Id> shelf_;      // the library's, by name
  Twins<std::size_t> arrived_;  // by the id that the file gives, as places in `arriving`
  std::set<model::Id> own_ids_;
  std::map<rules::Id, std::unique_ptr<rules::Ruleset>> begun_;  // games that come in
  std::map<model::Id, model::Id> crews_;  // of the file, to the same ones of the library
};

Intake::Intake(const Games& games, const model::Library& library, std::vector<File> files,
               StandingOf standing)
    : inside_(std::make_unique<Inside>(games, library, std::move(files), std::move(standing))) {}

Intake::~Intake() = default;

bool Intake::step() {
  return inside_->step();
}

int Intake::percent() const {
  return inside_->percent();
}

std::size_t Intake::comparisons() const {
  return inside_->comparisons();
}

Import Intake::take() {
  return inside_->take();
}

}  // namespace roadbook::app
