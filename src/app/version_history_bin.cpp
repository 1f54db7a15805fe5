// What was deleted, and what a page that died had not saved.
#include <algorithm>
#include <utility>

#include "app/loaded_document.hpp"
#include "app/version_history.hpp"
#include "app/when.hpp"
#include "model/versions.hpp"
#include "text/wording.hpp"

namespace roadbook::app {

// --- The bin

void VersionHistory::open_bin() {
  bin_view_ = {};
  bin_state_ = {true, {}};
  autosave_.store().bin([this](storage::Loaded found) {
    bin_ = std::move(found.records);
    std::sort(bin_.begin(), bin_.end(),
              [](const auto& one, const auto& other) { return one.changed_ms > other.changed_ms; });
    bin_view_ = {found.ok, found.message, {}};
    const std::int64_t now = hooks_.wall_clock();
    for (const storage::Record& each : bin_) {
      ui::BinEntry entry;
      entry.id = each.id;
      const LoadedDocument opened = open_saved(games_, each.id, each.bytes);
      if (opened.value) {
        entry.name = shown_name(*opened.value);
        const std::shared_ptr<const rules::Ruleset> game = game_of(*opened.value);
        entry.summary =
            model::kind_words(game == nullptr ? rules::Words() : game->words, *opened.value);
        if (game != nullptr) entry.summary += " · " + game->name;
      } else {
        entry.name = each.id;
        entry.summary = opened.faults.empty() ? std::string() : opened.faults.front();
      }
      entry.removed = "Deleted " + when(each.changed_ms, now) + " · " +
                      rules::counted(model::days_left_in_bin(each.changed_ms, now), "day is left",
                                     "days are left");
      bin_view_.entries.push_back(std::move(entry));
    }
    hooks_.changed();
  });
}

void VersionHistory::game_came() {
  if (bin_state_.open) open_bin();
}

void VersionHistory::restore_deleted(const model::Id& id) {
  for (const storage::Record& each : bin_) {
    if (each.id != id) continue;
    LoadedDocument opened = open_saved(games_, id, each.bytes);
    bin_state_.open = false;
    if (opened.value && opened.read_only.empty()) {
      const std::string name = shown_name(*opened.value);
      model::Value value = model::with_id(std::move(*opened.value), id);
      hooks_.commit(model::put(std::move(value), "Restore " + name));
      hooks_.say(name + " is back in your library.");
    } else {
      autosave_.put_back(id, each.bytes);
    }
    return;
  }
}

// --- What was not saved

void VersionHistory::offer() {
  word_offers();
  offers_open_ = !offers_.entries.empty();
}

void VersionHistory::word_offers() {
  offers_ = {};
  for (const Autosave::Offer& each : autosave_.offers()) {
    const model::Value* stored = model::find_document(library_, each.id);
    std::string differs =
        stored == nullptr ? "It is not in your library." : words_of(*stored, each.value);
    offers_.entries.push_back(
        {each.id, shown_name(each.value), std::move(differs), autosave_.continues(each), each.page,
         each.changed_ms == 0 ? std::string() : when(each.changed_ms, hooks_.wall_clock())});
  }
  if (offers_.entries.empty()) offers_open_ = false;
}

void VersionHistory::bring_back(const model::Id& id, const std::string& page) {
  for (const Autosave::Offer& each : autosave_.offers()) {
    if (each.id != id || each.page != page) continue;
    const Autosave::Offer offer = each;
    const std::string words = "Restore " + shown_name(offer.value);
    if (autosave_.continues(offer) || model::find_document(library_, id) == nullptr) {
      autosave_.answered(id, page, id);
      hooks_.commit(model::put(offer.value, words));
      autosave_.flush();  // before it can be undone
    } else {
      model::Id copy = model::kept_copy(id, offer.expected + 1);
      while (model::find_document(library_, copy) != nullptr) copy += 'x';
      autosave_.answered(id, page, copy);
      hooks_.commit(model::put(model::with_id(offer.value, copy), words));
      compare_copy(copy);
    }
    word_offers();
    return;
  }
}

}  // namespace roadbook::app
