// File dialogs: the desktop portal's through libportal; where there is no portal, the program that
// the desktop brings for scripts (zenity, kdialog); on Windows and macOS nativefiledialog-extended.
#include "platform/dialogs_desktop.hpp"

#include <cctype>
#include <cstdio>
#include <utility>

#if defined(ROADBOOK_NFD)
#include <nfd.h>
#elif !defined(_WIN32)
#include "platform/program_output_desktop.hpp"
#endif
#ifdef ROADBOOK_PORTAL
#include <libportal/portal.h>

#include "platform/portal_desktop.hpp"
#endif

namespace roadbook::platform {
namespace {

// The endings of a list such as ".json,application/json": "json".
[[maybe_unused]] std::vector<std::string> endings(std::string_view accept) {
  std::vector<std::string> found;
  while (!accept.empty()) {
    const std::size_t end = std::min(accept.find(','), accept.size());
    const std::string_view part = accept.substr(0, end);
    if (part.size() > 1 && part.front() == '.') {
      std::string ending;
      for (const char c : part) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0) ending += c;
      }
      found.push_back(ending);
    }
    accept.remove_prefix(std::min(end + 1, accept.size()));
  }
  return found;
}

// Whether pictures are asked for, and not sheets.
[[maybe_unused]] bool asks_for_pictures(std::string_view accept) {
  return accept.find(".png") != accept.npos;
}

#if !defined(ROADBOOK_NFD) && !defined(_WIN32)

// "*.json *.txt", or "*".
std::string patterns(std::string_view accept) {
  std::string result;
  for (const std::string& ending : endings(accept)) {
    result += (result.empty() ? "*." : " *.") + ending;
  }
  return result.empty() ? "*" : result;
}

// One word of a shell's command line, whatever stands in it.
std::string shell_word(std::string_view word) {
  std::string result = "'";
  for (const char c : word) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

std::vector<std::string> lines_of(const std::string& command) {
  std::vector<std::string> found;
  FILE* pipe = ::popen((command + " 2>/dev/null").c_str(), "r");
  if (pipe == nullptr) return found;
  std::string lines;
  char part[4096];
  for (std::size_t got = 0; (got = std::fread(part, 1, sizeof part, pipe)) > 0;) {
    lines.append(part, got);
  }
  ::pclose(pipe);
  for (std::size_t start = 0; start < lines.size();) {
    const std::size_t end = std::min(lines.find('\n', start), lines.size());
    if (end > start) found.push_back(lines.substr(start, end - start));
    start = end + 1;
  }
  return found;
}

#endif

#ifdef ROADBOOK_PORTAL

// The portal runs, or the desktop starts it when it is called.
bool portal_is_there() {
  GDBusConnection* bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nullptr, nullptr);
  if (bus == nullptr) return false;
  g_dbus_connection_set_exit_on_close(bus, FALSE);
  bool found = false;
  for (const char* list : {"ListNames", "ListActivatableNames"}) {
    constexpr int patience_ms = 1000;
    GVariant* answer = g_dbus_connection_call_sync(
        bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", list, nullptr,
        G_VARIANT_TYPE("(as)"), G_DBUS_CALL_FLAGS_NONE, patience_ms, nullptr, nullptr);
    if (answer == nullptr) continue;
    GVariantIter* names = nullptr;
    g_variant_get(answer, "(as)", &names);
    const char* name = nullptr;
    while (g_variant_iter_next(names, "&s", &name)) {
      if (std::string_view(name) == portal_name) found = true;
    }
    g_variant_iter_free(names);
    g_variant_unref(answer);
  }
  g_object_unref(bus);
  return found;
}

// One dialog of the portal: the loop that waits for it, and what was chosen.
struct Asked {
  GMainLoop* loop = nullptr;
  GVariant* answer = nullptr;
};

std::vector<std::string> paths_in(GVariant* answer) {
  std::vector<std::string> paths;
  if (answer == nullptr) return paths;
  GVariantIter* addresses = nullptr;
  if (g_variant_lookup(answer, "uris", "as", &addresses)) {
    const char* address = nullptr;
    while (g_variant_iter_next(addresses, "&s", &address)) {
      if (char* path = g_filename_from_uri(address, nullptr, nullptr)) {
        paths.emplace_back(path);
        g_free(path);
      }
    }
    g_variant_iter_free(addresses);
  }
  g_variant_unref(answer);
  return paths;
}

void opened(GObject* portal, GAsyncResult* result, void* data) {
  auto* asked = static_cast<Asked*>(data);
  asked->answer = xdp_portal_open_file_finish(XDP_PORTAL(portal), result, nullptr);
  g_main_loop_quit(asked->loop);
}

void saved(GObject* portal, GAsyncResult* result, void* data) {
  auto* asked = static_cast<Asked*>(data);
  asked->answer = xdp_portal_save_file_finish(XDP_PORTAL(portal), result, nullptr);
  g_main_loop_quit(asked->loop);
}

// Runs `start` with a portal on this thread until the dialog is closed.
template <class Start>
std::vector<std::string> ask_portal(const Start& start) {
  GMainContext* context = g_main_context_new();
  g_main_context_push_thread_default(context);
  Asked asked;
  asked.loop = g_main_loop_new(context, FALSE);
  XdpPortal* portal = xdp_portal_new();
  start(portal, &asked);
  g_main_loop_run(asked.loop);
  g_object_unref(portal);
  g_main_loop_unref(asked.loop);
  g_main_context_pop_thread_default(context);
  g_main_context_unref(context);
  return paths_in(asked.answer);
}

// The portal's form of a filter: [("Roadbook sheets", [(0, "*.json")])].
GVariant* filters(std::string_view accept) {
  GVariantBuilder rules;
  g_variant_builder_init(&rules, G_VARIANT_TYPE("a(us)"));
  for (const std::string& ending : endings(accept)) {
    g_variant_builder_add(&rules, "(us)", 0, ("*." + ending).c_str());
  }
  GVariantBuilder list;
  g_variant_builder_init(&list, G_VARIANT_TYPE("a(sa(us))"));
  g_variant_builder_add(&list, "(sa(us))", asks_for_pictures(accept) ? "Pictures" : "Sheets",
                        &rules);
  return g_variant_builder_end(&list);
}

#endif

}  // namespace

#ifdef ROADBOOK_NFD

bool has_dialogs() {
  return true;
}

std::vector<std::string> choose_files(std::string_view accept) {
  std::vector<std::string> paths;
  if (NFD_Init() != NFD_OKAY) return paths;
  std::string list;
  for (const std::string& ending : endings(accept)) list += (list.empty() ? "" : ",") + ending;
  const nfdu8filteritem_t filter{asks_for_pictures(accept) ? "Pictures" : "Sheets", list.c_str()};
  const nfdpathset_t* set = nullptr;
  if (NFD_OpenDialogMultipleU8(&set, &filter, list.empty() ? 0 : 1, nullptr) == NFD_OKAY) {
    nfdpathsetsize_t count = 0;
    NFD_PathSet_GetCount(set, &count);
    for (nfdpathsetsize_t i = 0; i < count; ++i) {
      nfdu8char_t* path = nullptr;
      if (NFD_PathSet_GetPathU8(set, i, &path) != NFD_OKAY) continue;
      paths.emplace_back(path);
      NFD_PathSet_FreePathU8(path);
    }
    NFD_PathSet_Free(set);
  }
  NFD_Quit();
  return paths;
}

std::vector<std::string> choose_place(std::string_view name) {
  std::vector<std::string> paths;
  if (NFD_Init() != NFD_OKAY) return paths;
  nfdu8char_t* path = nullptr;
  if (NFD_SaveDialogU8(&path, nullptr, 0, nullptr, std::string(name).c_str()) == NFD_OKAY) {
    paths.emplace_back(path);
    NFD_FreePathU8(path);
  }
  NFD_Quit();
  return paths;
}

#elif defined(_WIN32)

// Built without the library: files come by dropping them on the window, and go to the downloads.
bool has_dialogs() {
  return false;
}
std::vector<std::string> choose_files(std::string_view) {
  return {};
}
std::vector<std::string> choose_place(std::string_view) {
  return {};
}

#else

bool has_dialogs() {
#ifdef ROADBOOK_PORTAL
  if (portal_is_there()) return true;
#endif
  return has_program("zenity") || has_program("kdialog");
}

std::vector<std::string> choose_files(std::string_view accept) {
#ifdef ROADBOOK_PORTAL
  if (portal_is_there()) {
    return ask_portal([&](XdpPortal* portal, Asked* asked) {
      const char* title = asks_for_pictures(accept) ? "Choose a picture" : "Import sheets";
      xdp_portal_open_file(portal, nullptr, title, filters(accept), nullptr, nullptr,
                           XDP_OPEN_FILE_FLAG_MULTIPLE, nullptr, opened, asked);
    });
  }
#endif
  const std::string filter = shell_word(patterns(accept));
  if (has_program("zenity")) {
    return lines_of("zenity --file-selection --multiple --separator='\n' --file-filter=" + filter);
  }
  return lines_of("kdialog --multiple --separate-output --getopenfilename . " + filter);
}

std::vector<std::string> choose_place(std::string_view name) {
#ifdef ROADBOOK_PORTAL
  if (portal_is_there()) {
    const std::string proposed(name);
    return ask_portal([&](XdpPortal* portal, Asked* asked) {
      xdp_portal_save_file(portal, nullptr, "Export", proposed.c_str(), nullptr, nullptr, nullptr,
                           nullptr, nullptr, XDP_SAVE_FILE_FLAG_NONE, nullptr, saved, asked);
    });
  }
#endif
  if (has_program("zenity")) {
    return lines_of("zenity --file-selection --save --confirm-overwrite --filename=" +
                    shell_word(name));
  }
  return lines_of("kdialog --getsavefilename " + shell_word(name));
}

#endif

}  // namespace roadbook::platform
