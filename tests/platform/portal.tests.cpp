// The desktop's portal: its dialogs and its preferences, asked of one that answers as the tests
// want.
#ifdef ROADBOOK_PORTAL

#include <gio/gio.h>

#include <catch2/catch_test_macros.hpp>
#include <condition_variable>
#include <future>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "platform/dialogs_desktop.hpp"
#include "platform/system_preferences_desktop.hpp"

using namespace roadbook::platform;

namespace {

constexpr const char* description = R"(<node>
  <interface name="org.freedesktop.portal.Settings">
    <method name="Read">
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
    </method>
    <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
  </interface>
  <interface name="org.freedesktop.portal.FileChooser">
    <method name="OpenFile">
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
      <arg type="o" direction="out"/>
    </method>
    <method name="SaveFile">
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
      <arg type="o" direction="out"/>
    </method>
  </interface>
</node>)";

constexpr const char* path = "/org/freedesktop/portal/desktop";

// A session bus of its own with a portal on it, which runs on a thread of its own.
class Portal {
 public:
  Portal() : bus_(g_test_dbus_new(G_TEST_DBUS_NONE)) {
    g_test_dbus_up(bus_);
    std::promise<void> ready;
    thread_ = std::thread([this, &ready] { serve(ready); });
    ready.get_future().wait();
  }
  ~Portal() {
    g_main_loop_quit(loop_);
    thread_.join();
    // The watch of the preferences goes on listening: it must not end this program with its bus,
    // and bus_ is left, because letting it go would wait for the watch.
    GDBusConnection* session = g_bus_get_sync(G_BUS_TYPE_SESSION, nullptr, nullptr);
    g_dbus_connection_set_exit_on_close(session, FALSE);
    g_object_unref(session);
    g_test_dbus_stop(bus_);
    static GTestDBus* reachable = nullptr;  // for the leak checker
    reachable = bus_;
    (void)reachable;
  }
  Portal(const Portal&) = delete;
  Portal& operator=(const Portal&) = delete;

  void change_scheme(unsigned scheme) {
    g_dbus_connection_emit_signal(connection_, nullptr, path, "org.freedesktop.portal.Settings",
                                  "SettingChanged",
                                  g_variant_new("(ssv)", "org.freedesktop.appearance",
                                                "color-scheme", g_variant_new_uint32(scheme)),
                                  nullptr);
  }

  // What the person does in the next dialog; none: closes it.
  std::vector<std::string> chosen;
  // What was asked of the portal: "OpenFile *.json", "SaveFile Mirela.json".
  std::string asked;

 private:
  void serve(std::promise<void>& ready) {
    GMainContext* context = g_main_context_new();
    g_main_context_push_thread_default(context);
    loop_ = g_main_loop_new(context, FALSE);
    connection_ = g_dbus_connection_new_for_address_sync(
        g_test_dbus_get_bus_address(bus_),
        static_cast<GDBusConnectionFlags>(G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                          G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION),
        nullptr, nullptr, nullptr);
    GDBusNodeInfo* node = g_dbus_node_info_new_for_xml(description, nullptr);
    const GDBusInterfaceVTable answers{called, nullptr, nullptr, {}};
    for (int i = 0; node->interfaces[i] != nullptr; ++i) {
      g_dbus_connection_register_object(connection_, path, node->interfaces[i], &answers, this,
                                        nullptr, nullptr);
    }
    g_variant_unref(g_dbus_connection_call_sync(
        connection_, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
        "RequestName", g_variant_new("(su)", "org.freedesktop.portal.Desktop", 0), nullptr,
        G_DBUS_CALL_FLAGS_NONE, -1, nullptr, nullptr));
    ready.set_value();
    g_main_loop_run(loop_);
    g_dbus_connection_close_sync(connection_, nullptr, nullptr);
    g_object_unref(connection_);
    g_dbus_node_info_unref(node);
    g_main_loop_unref(loop_);
    g_main_context_pop_thread_default(context);
    g_main_context_unref(context);
  }

  static void called(GDBusConnection* connection, const char* sender, const char*, const char*,
                     const char* method, GVariant* parameters, GDBusMethodInvocation* invocation,
                     void* data) {
    auto* portal = static_cast<Portal*>(data);
    if (std::string(method) == "Read") {
      const char* key = nullptr;
      g_variant_get(parameters, "(s&s)", nullptr, &key);
      GVariant* value = std::string(key) == "color-scheme" ? g_variant_new_uint32(1)
                                                           : g_variant_new_boolean(FALSE);
      // The portal wraps it twice, for the sake of older programs.
      g_dbus_method_invocation_return_value(invocation,
                                            g_variant_new("(v)", g_variant_new_variant(value)));
      return;
    }
    GVariant* options = g_variant_get_child_value(parameters, 2);
    portal->asked = method;
    const char* name = nullptr;
    if (g_variant_lookup(options, "current_name", "&s", &name)) {
      portal->asked += std::string(" ") + name;
    }
    GVariant* filters = g_variant_lookup_value(options, "filters", nullptr);
    if (filters != nullptr) {
      char* text = g_variant_print(filters, FALSE);
      portal->asked += std::string(" ") + text;
      g_free(text);
      g_variant_unref(filters);
    }
    const char* token = nullptr;
    g_variant_lookup(options, "handle_token", "&s", &token);
    std::string handle = std::string(sender).substr(1);
    for (char& c : handle) c = c == '.' ? '_' : c;
    handle = std::string(path) + "/request/" + handle + "/" + token;
    g_dbus_method_invocation_return_value(invocation, g_variant_new("(o)", handle.c_str()));
    g_variant_unref(options);

    GVariantBuilder addresses;
    g_variant_builder_init(&addresses, G_VARIANT_TYPE("as"));
    for (const std::string& each : portal->chosen) {
      char* address = g_filename_to_uri(each.c_str(), nullptr, nullptr);
      g_variant_builder_add(&addresses, "s", address);
      g_free(address);
    }
    GVariantBuilder results;
    g_variant_builder_init(&results, G_VARIANT_TYPE("a{sv}"));
    g_variant_builder_add(&results, "{sv}", "uris", g_variant_builder_end(&addresses));
    // As the portal does it: to the one who asked, who listens without a match rule.
    g_dbus_connection_emit_signal(
        connection, sender, handle.c_str(), "org.freedesktop.portal.Request", "Response",
        g_variant_new("(ua{sv})", portal->chosen.empty() ? 1U : 0U, &results), nullptr);
  }

  GTestDBus* bus_;
  GDBusConnection* connection_ = nullptr;
  GMainLoop* loop_ = nullptr;
  std::thread thread_;
};

}  // namespace

TEST_CASE("files and places come from the portal's dialogs, preferences from its settings") {
  Portal portal;
  REQUIRE(has_dialogs());

  portal.chosen = {"/tmp/one.json", "/tmp/two words & ünïcode.json"};
  CHECK(choose_files(".json,application/json") == portal.chosen);
  CHECK(portal.asked.find("OpenFile") == 0);
  CHECK(portal.asked.find("'*.json'") != std::string::npos);

  portal.chosen = {"/tmp/Mirela Vas.roadbook.json"};
  CHECK(choose_place("Mirela-Vas.roadbook.json") == portal.chosen);
  CHECK(portal.asked == "SaveFile Mirela-Vas.roadbook.json");

  portal.chosen = {};
  CHECK(choose_place("x.json").empty());
  CHECK(choose_files(".json").empty());

  // The person asked for dark windows and for little motion, and then for light ones. The watch
  // outlives this test, as it does the program's window.
  struct Heard {
    std::mutex mutex;
    std::condition_variable came;
    std::vector<SystemPreferences> preferences;
  };
  auto* heard = new Heard;
  static Heard* reachable = heard;  // the leak checker shall see it
  (void)reachable;
  watch_preferences([heard](const SystemPreferences& preferences) {
    const std::lock_guard lock(heard->mutex);
    heard->preferences.push_back(preferences);
    heard->came.notify_all();
  });
  std::unique_lock lock(heard->mutex);
  heard->came.wait(lock, [&] { return heard->preferences.size() == 1; });
  CHECK(heard->preferences.front() == SystemPreferences{true, true});
  lock.unlock();
  portal.change_scheme(2);
  lock.lock();
  heard->came.wait(lock, [&] { return heard->preferences.size() == 2; });
  CHECK(heard->preferences.back() == SystemPreferences{false, true});
}

#endif
