// Two versions of a sheet side by side, and what the player makes of them.
#include <utility>

#include "app/version_history.hpp"
#include "app/when.hpp"
#include "data/compare.hpp"
#include "model/versions.hpp"

namespace roadbook::app {

namespace {

std::vector<ui::ComparedField> fields_of(const data::Differences& differences) {
  std::vector<ui::ComparedField> fields;
  for (const data::Difference& each : differences) {
    fields.push_back({each.pointer, each.label, each.mine, each.theirs});
  }
  return fields;
}

}  // namespace

void VersionHistory::compare(Comparing comparing, ui::CompareView view) {
  const model::Value* here = model::find_document(library_, comparing.id);
  if (here == nullptr) return;
  view.fields = fields_of(data::compare(*game_of(*here), *here, comparing.other, &library_));
  if (view.fields.empty()) {
    hooks_.say("The two are the same.");
    return;
  }
  compare_view_ = std::move(view);
  const bool again = comparing_ && comparing_->id == comparing.id &&
                     comparing_->copy == comparing.copy && comparing_->version == comparing.version;
  if (!again) compare_state_ = {};
  compare_open_ = true;
  comparing_ = std::move(comparing);
}

void VersionHistory::compare_version(const std::string& name) {
  const storage::Version* version = version_called(name);
  std::optional<model::Value> value = version_to_show(name);
  if (!value) return;
  const std::string time = when(version->changed_ms, hooks_.wall_clock());
  ui::CompareView view;
  view.title = versions_view_.name + ", now and then";
  view.words = std::string("Choose for each field which version the ") +
               (model::is_package(*value) ? "package" : "sheet") + " keeps.";
  view.mine_title = "Now";
  view.theirs_title = "As of " + time;
  compare({versions_view_.document, {}, name, std::move(*value), "Copy from " + time},
          std::move(view));
}

void VersionHistory::compare_copy(const model::Id& copy) {
  const model::Value* second = model::find_document(library_, copy);
  const model::Value* first = original_of(library_, copy);
  if (second == nullptr || first == nullptr) {
    hooks_.say("One of the two versions is gone. Nothing is left to compare.");
    return;
  }
  if (model::ruleset_of(*first) != model::ruleset_of(*second) ||
      model::is_crew(*first) != model::is_crew(*second)) {
    hooks_.say("The two have nothing in common. Both stay.");
    return;
  }
  ui::CompareView view;
  view.title = "Two versions of " + shown_name(*first);
  view.words =
      "Two windows changed it at the same time, so both versions were kept. Choose for each field "
      "which one counts; the second version then goes.";
  view.mine_title = "The other window's";
  view.theirs_title = "This window's";
  view.keep_both = "You can also keep both, as two sheets.";
  compare({model::id_of(*first), copy, {}, *second, "Merge two versions"}, std::move(view));
}

void VersionHistory::answer(ui::CompareAnswer answer) {
  if (answer == ui::CompareAnswer::none) return;
  const Comparing comparing = std::move(*comparing_);
  comparing_.reset();
  const model::Value* here = model::find_document(library_, comparing.id);
  if (answer == ui::CompareAnswer::closed || here == nullptr) return;
  if (answer == ui::CompareAnswer::keep_both) {
    model::Edit edit = model::remove(library_, comparing.copy, "Keep both versions");
    edit.puts.resize(1);
    const model::Id id = hooks_.new_id();
    edit.puts.push_back({id, model::with_id(comparing.other, id)});
    hooks_.commit(edit);
    return;
  }
  data::Choices choices;
  for (const std::string& pointer : compare_state_.theirs) {
    choices[pointer] = data::Side::theirs;
  }
  std::optional<model::Value> made = data::merged(*here, comparing.other, choices);
  if (!made) {
    hooks_.say("Together they would hold more than a sheet can. Choose fewer from one side.");
    return;
  }
  autosave_.keep_version_next(comparing.id);
  model::Edit edit = model::put(std::move(*made), comparing.edit_words);
  if (!comparing.copy.empty()) edit.puts.push_back({comparing.copy, std::nullopt});
  hooks_.commit(edit);
}

}  // namespace roadbook::app
