// The importers: each knows the files of one program by their shape, and makes proposals of them.
#pragma once

#include <string>
#include <vector>

#include "data/import/names.hpp"
#include "data/import/node.hpp"
#include "data/import/proposal.hpp"

namespace roadbook::data {

// What an importer works with: the game that the sheets become, its names, and where faults go.
struct ImportContext {
  const rules::Ruleset& ruleset;
  const Names& names;
  std::string file;
  Imported& result;

  // Adds to the faults of the file: what is wrong at that place.
  void fault(const Node& node, std::string sentence) const {
    result.diagnostics.push_back({file, node.pointer(), std::move(sentence)});
  }
};

// Each gives false, and does nothing, where the file is none of its program's. Lists of sheets are
// for import_text to take apart.

// Foundry, the systems of Dez384 and of megastruktur: characters and crews, `system` or `data`.
bool import_foundry_blades(const ImportContext& context, const Node& root);
// Foundry, the system of GMonlineua: scoundrels and crews.
bool import_foundry_scoundrels(const ImportContext& context, const Node& root);
// Blades in the Sheets, versions 1 to 4.
bool import_blades_in_the_sheets(const ImportContext& context, const Node& root);
// BitD Portal: a character, a crew, or a whole campaign.
bool import_portal(const ImportContext& context, const Node& root);
// Roll20, as the VTT Enhancement Suite writes its characters, versions 1 to 3.
bool import_roll20(const ImportContext& context, const Node& root);

// The same by shape alone, without a game: whether the importer would take it.
bool is_foundry_blades(const Node& root);
bool is_foundry_scoundrels(const Node& root);
bool is_blades_in_the_sheets(const Node& root);
bool is_portal(const Node& root);
bool is_roll20(const Node& root);

// Takes a finished sheet over, or its faults.
template <class AnyDraft>
void finish_import(const ImportContext& context, AnyDraft& draft, const Node& root,
                   const std::string& what) {
  Diagnostics faults;
  Proposal proposal = draft.finish(root, what, faults);
  for (Diagnostic& each : faults) context.result.diagnostics.push_back(std::move(each));
  if (faults.empty()) context.result.proposals.push_back(std::move(proposal));
}

}  // namespace roadbook::data
