// The picture in the clipboard of Windows: the PNG file that browsers and drawing programs put
// there. In place of clipboard_picture_desktop.cpp there.
#include <windows.h>

#include <algorithm>
#include <thread>

#include "platform/clipboard_picture.hpp"

namespace roadbook::platform {

OpenedFile clipboard_picture(std::size_t most, std::chrono::milliseconds patience) {
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::milliseconds pause{10};
  const Clock::time_point until = Clock::now() + patience;
  OpenedFile picture;
  const UINT png = ::RegisterClipboardFormatW(L"PNG");
  if (png == 0 || ::IsClipboardFormatAvailable(png) == 0) return picture;
  // Another program may have it open for a moment.
  while (::OpenClipboard(nullptr) == 0) {
    if (Clock::now() >= until) return picture;
    std::this_thread::sleep_for(pause);
  }
  const HANDLE held = ::GetClipboardData(png);
  const void* bytes = held == nullptr ? nullptr : ::GlobalLock(held);
  if (bytes != nullptr) {
    const auto size = static_cast<std::size_t>(::GlobalSize(held));
    picture.bytes.assign(static_cast<const char*>(bytes), std::min(size, most + 1));
    ::GlobalUnlock(held);
  }
  ::CloseClipboard();
  return picture;
}

}  // namespace roadbook::platform
