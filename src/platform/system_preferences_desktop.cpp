// Asks the desktop for its preferences: through its portal, where this system has one.
#include "platform/system_preferences_desktop.hpp"

#include <SDL.h>
#include <SDL_syswm.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#ifdef ROADBOOK_PORTAL
#include <gio/gio.h>

#include "platform/portal_desktop.hpp"
#endif

namespace roadbook::platform {
namespace {

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

// GTK's own variable: "Adwaita:dark", "Yaru-dark".
SystemPreferences from_environment() {
  SystemPreferences preferences;
  const std::string theme = environment("GTK_THEME");
  preferences.dark =
      theme.size() >= 5 && std::string_view(theme).substr(theme.size() - 4) == "dark";
  return preferences;
}

#ifdef ROADBOOK_PORTAL

// One conversation with the portal's settings, on a thread of its own.
struct Watch {
  std::function<void(SystemPreferences)> then;
  SystemPreferences preferences;
};

// The number or truth inside as many variants as there are around it; -1: something else.
int unwrapped(GVariant* value) {
  g_variant_ref(value);
  while (g_variant_is_of_type(value, G_VARIANT_TYPE_VARIANT)) {
    GVariant* inside = g_variant_get_variant(value);
    g_variant_unref(value);
    value = inside;
  }
  int found = -1;
  if (g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32)) {
    found = static_cast<int>(g_variant_get_uint32(value));
  } else if (g_variant_is_of_type(value, G_VARIANT_TYPE_BOOLEAN)) {
    found = g_variant_get_boolean(value) ? 1 : 0;
  }
  g_variant_unref(value);
  return found;
}

constexpr const char* portal_path = "/org/freedesktop/portal/desktop";
constexpr const char* settings_interface = "org.freedesktop.portal.Settings";
constexpr const char* appearance = "org.freedesktop.appearance";
constexpr const char* gnome = "org.gnome.desktop.interface";

void take(SystemPreferences& preferences, std::string_view space, std::string_view key, int value) {
  if (space == appearance && key == "color-scheme" && value >= 0) preferences.dark = value == 1;
  if (space == gnome && key == "enable-animations" && value >= 0) preferences.calm = value == 0;
}

void changed(GDBusConnection*, const char*, const char*, const char*, const char*,
             GVariant* parameters, void* data) {
  auto* watch = static_cast<Watch*>(data);
  const char* space = nullptr;
  const char* key = nullptr;
  GVariant* value = nullptr;
  g_variant_get(parameters, "(&s&sv)", &space, &key, &value);
  const SystemPreferences before = watch->preferences;
  take(watch->preferences, space, key, unwrapped(value));
  g_variant_unref(value);
  if (!(watch->preferences == before)) watch->then(watch->preferences);
}

void ask(GDBusConnection* bus, SystemPreferences& preferences, const char* space, const char* key) {
  constexpr int patience_ms = 5000;
  GVariant* answer = g_dbus_connection_call_sync(
      bus, portal_name, portal_path, settings_interface, "Read", g_variant_new("(ss)", space, key),
      G_VARIANT_TYPE("(v)"), G_DBUS_CALL_FLAGS_NONE, patience_ms, nullptr, nullptr);
  if (answer == nullptr) return;
  GVariant* value = g_variant_get_child_value(answer, 0);
  take(preferences, space, key, unwrapped(value));
  g_variant_unref(value);
  g_variant_unref(answer);
}

void converse(std::function<void(SystemPreferences)> then) {
  auto* watch = new Watch{std::move(then), from_environment()};  // lives as long as the program
  GDBusConnection* bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nullptr, nullptr);
  if (bus == nullptr) {
    watch->then(watch->preferences);
    return;
  }
  // A desktop that goes away does not take the program with it.
  g_dbus_connection_set_exit_on_close(bus, FALSE);
  GMainContext* context = g_main_context_new();
  g_main_context_push_thread_default(context);
  g_dbus_connection_signal_subscribe(bus, portal_name, settings_interface, "SettingChanged",
                                     portal_path, nullptr, G_DBUS_SIGNAL_FLAGS_NONE, changed, watch,
                                     nullptr);
  ask(bus, watch->preferences, appearance, "color-scheme");
  ask(bus, watch->preferences, gnome, "enable-animations");
  watch->then(watch->preferences);
  g_main_loop_run(g_main_loop_new(context, FALSE));
}

#endif

// The dots per inch that an X11 desktop wants its programs to count with; 0: it says nothing.
double wanted_dpi(SDL_Window* window) {
#ifdef SDL_VIDEO_DRIVER_X11
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) != SDL_TRUE || info.subsystem != SDL_SYSWM_X11) return 0;
  // SDL has loaded this library already, without linking it; so do we.
  void* library = SDL_LoadObject("libX11.so.6");
  if (library == nullptr) return 0;
  using GetDefault = char* (*)(void*, const char*, const char*);
  const auto get = reinterpret_cast<GetDefault>(SDL_LoadFunction(library, "XGetDefault"));
  const char* text = get != nullptr ? get(info.info.x11.display, "Xft", "dpi") : nullptr;
  const double dpi = text != nullptr ? std::atof(text) : 0;
  SDL_UnloadObject(library);
  return dpi;
#else
  (void)window;
  return 0;
#endif
}

}  // namespace

void watch_preferences(std::function<void(SystemPreferences)> then) {
#ifdef ROADBOOK_PORTAL
  std::thread(converse, std::move(then)).detach();
#else
  then(from_environment());
#endif
}

float wanted_scale(SDL_Window* window) {
  const std::string named = environment("GDK_SCALE");
  const double dpi = wanted_dpi(window);
  double scale = dpi > 0 ? dpi / 96 : 1;
  if (dpi <= 0 && !named.empty()) scale = std::atof(named.c_str());
  // In quarters: type stays sharp, and a monitor of 100 dots per inch is no reason to grow.
  return static_cast<float>(std::clamp(std::round(scale * 4) / 4, 1.0, 4.0));
}

}  // namespace roadbook::platform
