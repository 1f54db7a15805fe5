// Tells one drawn picture from another, so that what is shown already is not drawn again.
#pragma once

#include <cstdint>

struct ImDrawData;

namespace roadbook::platform {

// The same number for the same picture; never 0.
std::uint64_t sum_of_picture(const ImDrawData& data, bool night);

// Whether a texture of it waits to be sent to the graphics card.
bool textures_wait(const ImDrawData& data);

}  // namespace roadbook::platform
