// The desktop portal's name on the session bus.
#pragma once

namespace roadbook::platform {

constexpr const char* portal_name = "org.freedesktop.portal.Desktop";

}  // namespace roadbook::platform
