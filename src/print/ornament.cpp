// Emblems as letters of the typeface that the program carries, and the frames made of one of them.
#include "print/ornament.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "embedded/files.hpp"
#include "image/portrait.hpp"
#include "text/code_points.hpp"

namespace roadbook::print {
namespace {

constexpr std::uint32_t first_emblem = 0xE000;  // in the order of ids.txt

std::string_view accent_name(rules::Accent accent) {
  constexpr std::array<std::string_view, 8> names{"red",  "violet", "olive", "blue",
                                                  "rust", "green",  "rose",  "slate"};
  static_assert(static_cast<std::size_t>(rules::Accent::slate) + 1 == names.size());
  return names[static_cast<std::size_t>(accent)];
}

// The letter of the emblem, as UTF-8; empty where there is none.
std::string letter_of(std::string_view id) {
  std::string_view ids = embedded::find("emblems/ids.txt");
  std::uint32_t code = first_emblem;
  for (; !id.empty() && !ids.empty(); ++code) {
    const std::size_t end = std::min(ids.find('\n'), ids.size());
    if (ids.substr(0, end) == id) {
      std::string letter;
      text::append_utf8(letter, code);
      return letter;
    }
    ids.remove_prefix(std::min(end + 1, ids.size()));
  }
  return {};
}

// A corner and the half of each line from it, four times as one drawing that the style mirrors: a
// browser rounds the place of each box by itself, and lines in boxes would miss those of the
// corner. Lengths in em, of which the emblem is one.
void frame_parts(Markup& out) {
  const std::string corner = letter_of("frame");
  for (int i = 0; i < 4; ++i) {
    const auto drawing = out.in("svg aria-hidden=true");
    out.line("text class=rb-emblem y=1em", corner);
    out.raw(
        "<line x1=.98em x2=50.1% y1=.0547em y2=.0547em />"
        "<line x1=.98em x2=50.1% y1=.1531em y2=.1531em />"
        "<line y1=.98em y2=50.1% x1=.0547em x2=.0547em />"
        "<line y1=.98em y2=50.1% x1=.1531em x2=.1531em />");
  }
}

}  // namespace

std::string_view accent_of_playbook(const rules::Ruleset& ruleset, const rules::Id& playbook) {
  const rules::Playbook* found = rules::find_playbook(ruleset, playbook);
  return accent_name(found == nullptr ? rules::Accent::red : found->accent);
}

std::string_view accent_of_crew_type(const rules::Ruleset& ruleset, const rules::Id& type) {
  const rules::CrewType* found = rules::find_crew_type(ruleset, type);
  return accent_name(found == nullptr ? rules::Accent::red : found->accent);
}

void emblem(Markup& out, std::string_view id) {
  const std::string letter = letter_of(id);
  if (!letter.empty()) out.line("span class=rb-emblem aria-hidden=true", letter);
}

void emblem_plate(Markup& out, std::string_view id) {
  const std::string letter = letter_of(id);
  if (letter.empty()) return;
  const auto plate = out.in("div class=rb-plate aria-hidden=true");
  frame_parts(out);
  out.line("span class=rb-emblem", letter);
}

void portrait_plate(Markup& out, std::string_view portrait, std::string_view name) {
  const auto plate = out.in("div class=rb-plate");
  frame_parts(out);
  out.image(image::to_data_uri(portrait), name);
}

void page_frame(Markup& out, std::string_view accent) {
  const auto frame = out.in("div class=rb-frame aria-hidden=true", "data-accent", accent);
  frame_parts(out);
}

}  // namespace roadbook::print
