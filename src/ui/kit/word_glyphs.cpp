// Keeps pictures of words as glyphs of a font.
#include "ui/kit/word_glyphs.hpp"

#include <algorithm>
#include <cmath>

#include "imgui_internal.h"
#include "text/code_points.hpp"

namespace roadbook::ui {

namespace {

// Words stand under code points of the private use area, which no name is written with: a text that
// holds one of them is a word of another writing system, too.
constexpr unsigned int first_slot = 0xE000;
constexpr unsigned int last_private = 0xF8FF;
constexpr std::size_t most_slots = 6000;

// What ImGui writes into a face's index for a letter without a glyph (imgui_draw.cpp).
constexpr ImU16 not_asked_yet = 0xFFFF;
constexpr ImU16 not_there = 0xFFFE;

}  // namespace

WordGlyphs::WordGlyphs(DrawWords draw)
    : draw_(std::move(draw)), loader_(std::make_unique<ImFontLoader>()) {
  loader_->Name = "words";
  // A face never says that it has these letters: `covered` asks for those of the typeface.
  loader_->FontSrcContainsGlyph = [](ImFontAtlas*, ImFontConfig*, ImWchar) { return false; };
  loader_->FontBakedLoadGlyph = &WordGlyphs::load;
}

WordGlyphs::~WordGlyphs() = default;

void WordGlyphs::join(ImFontAtlas& atlas, float size, float height_per_em, int weight, bool serif) {
  atlas_ = &atlas;
  Face face{this, height_per_em, weight, serif};  // ImGui takes a copy
  ImFontConfig config;
  config.MergeMode = true;
  config.SizePixels = size;
  config.FontLoader = loader_.get();
  config.FontData = &face;
  config.FontDataSize = static_cast<int>(sizeof(Face));
  config.FontDataOwnedByAtlas = false;
  atlas.AddFont(&config);
}

unsigned int WordGlyphs::code_of(std::string_view words, const TextUnit& unit) {
  if (!unit.lacking) return unit.code;
  const std::string_view text = words.substr(unit.begin, unit.end - unit.begin);
  std::size_t one = 0;
  text::next_code_point(text, one);
  const bool own_use = unit.code >= first_slot && unit.code <= last_private;
  if (one == text.size() && unit.code < 0x10000 && !own_use) return unit.code;
  const auto found = slots_.find(text);
  if (found != slots_.end()) return found->second;
  if (words_.size() < most_slots) {
    words_.emplace_back();
  } else if (next_ == words_.size()) {
    next_ = 0;
  }
  const std::size_t slot = next_++;
  const auto code = first_slot + static_cast<unsigned int>(slot);
  if (!words_[slot].empty()) forget(slot);
  words_[slot] = text;
  slots_.emplace(text, code);
  return code;
}

// The oldest word gives its place to a new one.
void WordGlyphs::forget(std::size_t slot) {
  slots_.erase(words_[slot]);
  discard(first_slot + static_cast<unsigned int>(slot));
}

void WordGlyphs::draw_anew() {
  for (const unsigned int letter : letters_) discard(letter);
  letters_.clear();
  for (std::size_t slot = 0; slot < words_.size(); ++slot) {
    discard(first_slot + static_cast<unsigned int>(slot));
  }
}

void WordGlyphs::discard(unsigned int letter) {
  const auto code = static_cast<ImWchar>(letter);
  ImFontAtlasBuilder* builder = atlas_ == nullptr ? nullptr : atlas_->Builder;
  if (builder == nullptr) return;
  for (int i = 0; i < builder->BakedPool.Size; ++i) {
    ImFontBaked& baked = builder->BakedPool[i];
    if (code >= static_cast<unsigned int>(baked.IndexLookup.Size)) continue;
    const ImU16 index = baked.IndexLookup[static_cast<int>(code)];
    if (index == not_asked_yet) continue;
    if (index == not_there) {
      baked.IndexLookup[static_cast<int>(code)] = not_asked_yet;
      continue;
    }
    ImFontAtlasBakedDiscardFontGlyph(atlas_, baked.ContainerFont, &baked, &baked.Glyphs[index]);
  }
}

std::string WordGlyphs::words_of(unsigned int code) const {
  const std::size_t slot = code - first_slot;
  if (code >= first_slot && slot < words_.size()) return words_[slot];
  if (code < 0x80 || (code >= first_slot && code <= last_private) || code == 0xFFFD) return {};
  char bytes[5];
  ImTextCharToUtf8(bytes, code);
  return bytes;
}

bool WordGlyphs::load(ImFontAtlas* atlas, ImFontConfig* source, ImFontBaked* baked, void* /*data*/,
                      ImWchar code, ImFontGlyph* glyph, float* advance) {
  const auto* face = static_cast<const Face*>(source->FontData);
  const std::string words = face->owner->words_of(code);
  if (words.empty() || !face->owner->draw_) return false;
  const float density = source->RasterizerDensity * baked->RasterizerDensity;
  WordsDrawn drawn;
  const float em = baked->Size / face->height_per_em * density;
  if (!face->owner->draw_({words, em, face->weight, face->serif}, drawn)) return false;
  if (advance != nullptr) {
    *advance = drawn.advance / density;
    return true;
  }
  if (code < first_slot) face->owner->letters_.insert(code);
  glyph->Codepoint = code & 0x3FFFFFFU;
  glyph->AdvanceX = drawn.advance / density;
  if (drawn.width <= 0 || drawn.height <= 0) return true;
  const ImFontAtlasRectId rect_id = ImFontAtlasPackAddRect(atlas, drawn.width, drawn.height);
  if (rect_id == ImFontAtlasRectId_Invalid) return false;
  const float down = std::round(baked->Ascent) - drawn.top / density;
  glyph->X0 = drawn.left / density;
  glyph->Y0 = down;
  glyph->X1 = glyph->X0 + static_cast<float>(drawn.width) / density;
  glyph->Y1 = down + static_cast<float>(drawn.height) / density;
  glyph->Visible = 1;
  glyph->Colored = drawn.colored ? 1 : 0;
  glyph->PackId = rect_id;
  ImTextureRect* rect = ImFontAtlasPackGetRect(atlas, rect_id);
  ImFontAtlasBakedSetFontGlyphBitmap(atlas, baked, source, glyph, rect,
                                     reinterpret_cast<const unsigned char*>(drawn.pixels.data()),
                                     ImTextureFormat_RGBA32, drawn.width * 4);
  return true;
}

}  // namespace roadbook::ui
