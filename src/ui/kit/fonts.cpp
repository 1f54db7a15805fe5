// Loads the typefaces and picks one for a use.
#include "ui/kit/fonts.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

#include "imgui.h"

namespace roadbook::ui {

namespace {

std::uint32_t big_endian(std::string_view file, std::size_t at, std::size_t bytes) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < bytes; ++i) {
    value = value << 8U | static_cast<std::uint8_t>(at + i < file.size() ? file[at + i] : '\0');
  }
  return value;
}

// The place of a table of an OpenType file, or 0.
std::size_t table(std::string_view file, std::string_view tag) {
  const std::uint32_t count = big_endian(file, 4, 2);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t entry = 12 + 16 * i;
    if (entry + 16 > file.size()) return 0;
    if (file.substr(entry, 4) == tag) return big_endian(file, entry + 8, 4);
  }
  return 0;
}

ImFont* add(ImFontAtlas& atlas, std::string_view file, ImFontConfig config) {
  config.FontDataOwnedByAtlas = false;
  // ImGui takes a pointer to non-const and does not write through it.
  return atlas.AddFontFromMemoryTTF(const_cast<char*>(file.data()), static_cast<int>(file.size()),
                                    config.SizePixels, &config);
}

}  // namespace

float Fonts::height_per_em(std::string_view file) {
  const std::size_t head = table(file, "head");
  const std::size_t hhea = table(file, "hhea");
  const auto units = static_cast<float>(big_endian(file, head + 18, 2));
  if (head == 0 || hhea == 0 || units <= 0) return 0;
  const auto ascent = static_cast<float>(static_cast<std::int16_t>(big_endian(file, hhea + 4, 2)));
  const auto descent = static_cast<float>(static_cast<std::int16_t>(big_endian(file, hhea + 6, 2)));
  return (ascent - descent) / units;
}

bool Fonts::build(ImFontAtlas& atlas, const Files& files, DrawWords draw) {
  const auto entry = [this](Face face) -> Entry& { return entries_[static_cast<int>(face)]; };
  entry(Face::display).height_per_em = height_per_em(files.display);
  entry(Face::regular).height_per_em = height_per_em(files.regular);
  entry(Face::semibold).height_per_em = height_per_em(files.semibold);
  for (const Entry& each : entries_) {
    if (each.height_per_em <= 0) return false;
  }
  atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;

  ImFontConfig text;
  text.SizePixels = 18;
  text.OversampleH = 2;
  words_ = std::make_unique<WordGlyphs>(std::move(draw));
  const auto join_words = [&](Face face, float size, int weight) {
    words_->join(atlas, size, entry(face).height_per_em, weight, face == Face::display);
  };
  const auto add_more = [&atlas](std::string_view more, ImFontConfig config) {
    config.MergeMode = true;
    if (!more.empty()) add(atlas, more, config);
  };
  entry(Face::regular).font = add(atlas, files.regular, text);
  add_more(files.more_regular, text);
  join_words(Face::regular, text.SizePixels, 400);
  entry(Face::semibold).font = add(atlas, files.semibold, text);
  add_more(files.more_semibold, text);
  join_words(Face::semibold, text.SizePixels, 600);

  // The letters that EB Garamond does not have come from Inter, as high as its capitals.
  constexpr float reference = 30;
  constexpr float inter_em_beside_garamond = 0.894F;
  ImFontConfig display = text;
  display.SizePixels = reference;
  display.RasterizerMultiply = 1.2F;  // its hairlines are thin on a screen
  entry(Face::display).font = add(atlas, files.display, display);
  add_more(files.more_display, display);
  ImFontConfig merged = text;
  merged.MergeMode = true;
  merged.SizePixels = reference * inter_em_beside_garamond * entry(Face::regular).height_per_em /
                      entry(Face::display).height_per_em;
  add(atlas, files.regular, merged);
  add_more(files.more_regular, merged);
  join_words(Face::display, reference, 400);

  if (!files.emblems.empty()) {
    ImFontConfig pictures;
    pictures.SizePixels = 64;
    emblems_ = add(atlas, files.emblems, pictures);
    emblem_ids_ = files.emblem_ids;
  }

  for (const Entry& each : entries_) {
    if (each.font == nullptr) return false;
  }
  return true;
}

unsigned int Fonts::emblem_code(std::string_view id) const {
  constexpr unsigned int first = 0xE000;
  unsigned int code = first;
  for (std::size_t at = 0; at < emblem_ids_.size() && !id.empty(); ++code) {
    const std::size_t end = std::min(emblem_ids_.find('\n', at), emblem_ids_.size());
    if (emblem_ids_.substr(at, end - at) == id) return code;
    at = end + 1;
  }
  return 0;
}

std::vector<std::string> Fonts::emblem_ids() const {
  std::vector<std::string> ids;
  for (std::size_t at = 0; at < emblem_ids_.size();) {
    const std::size_t end = std::min(emblem_ids_.find('\n', at), emblem_ids_.size());
    if (end > at) ids.emplace_back(emblem_ids_.substr(at, end - at));
    at = end + 1;
  }
  return ids;
}

ImFont* Fonts::font(Face face) const {
  return entries_[static_cast<int>(face)].font;
}

bool Fonts::covers(Face face, unsigned int code) const {
  const Entry& entry = entries_[static_cast<int>(face)];
  const auto known = entry.covers.find(code);
  if (known != entry.covers.end()) return known->second;
  const bool has = entry.font->IsGlyphInFont(code);
  entry.covers.emplace(code, has);
  return has;
}

void Fonts::draw_words_anew() const {
  words_->draw_anew();
}

unsigned int Fonts::code_of(std::string_view words, const TextUnit& unit) const {
  return words_->code_of(words, unit);
}

float Fonts::imgui_size(Face face, float css_size) const {
  return std::round(css_size * entries_[static_cast<int>(face)].height_per_em);
}

}  // namespace roadbook::ui
