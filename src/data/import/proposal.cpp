// What became of a file of another program, in words.
#include "data/import/proposal.hpp"

#include <algorithm>
#include <utility>

#include "text/wording.hpp"

namespace roadbook::data {

std::vector<std::string> lines_of(const Proposal& proposal, Fate fate) {
  std::vector<std::string> lines;
  std::vector<std::pair<std::string, std::size_t>> places;
  for (const ImportEntry& each : proposal.entries) {
    if (each.fate != fate || each.quiet) continue;
    const auto known = std::find_if(places.begin(), places.end(),
                                    [&](const auto& line) { return line.first == each.label; });
    if (fate == Fate::doubtful || known == places.end()) {
      places.emplace_back(each.label, lines.size());
      lines.push_back(each.label + ": " + each.words);
    } else {
      lines[known->second] += ", " + each.words;
    }
  }
  return lines;
}

const char* heading_of(Fate fate) {
  switch (fate) {
    case Fate::doubtful:
      return "Doubtful: please check";
    case Fate::own_words:
      return "In your own words";
    case Fate::no_place:
      return "Kept in the file, with no place on the sheet";
    case Fate::understood:
      break;
  }
  return "Understood";
}

std::string bookkeeping_words(const Proposal& proposal) {
  if (proposal.bookkeeping == 0) return {};
  return text::counted(static_cast<int>(proposal.bookkeeping), "field", "fields") +
         " of the program's own, such as ids, pictures and settings: kept in the file, too.";
}

std::string account_of(const Proposal& proposal) {
  std::string words = proposal.source + '\n';
  for (const Fate fate : {Fate::doubtful, Fate::understood, Fate::own_words, Fate::no_place}) {
    const std::vector<std::string> lines = lines_of(proposal, fate);
    if (lines.empty()) continue;
    words += std::string("  ") + heading_of(fate) + '\n';
    for (const std::string& line : lines) words += "    " + line + '\n';
  }
  const std::string more = bookkeeping_words(proposal);
  if (!more.empty()) words += "  " + text::raised(more) + '\n';
  return words;
}

}  // namespace roadbook::data
