// Writes what changed between two frames' nodes.
#include "ui/access/mirror.hpp"

#include <cmath>
#include <cstdlib>
#include <unordered_map>

namespace roadbook::ui {

namespace {

void add_text(std::string& out, std::string_view words) {
  static constexpr char digits[] = "0123456789abcdef";
  out += '"';
  for (const char letter : words) {
    const auto byte = static_cast<unsigned char>(letter);
    if (letter == '"' || letter == '\\') {
      out += '\\';
      out += letter;
    } else if (letter == '\n') {
      out += "\\n";
    } else if (byte < 0x20 || byte == 0x7F) {
      out += "\\u00";
      out += digits[byte >> 4U];
      out += digits[byte & 15U];
    } else {
      out += letter;
    }
  }
  out += '"';
}

void add_rect(std::string& out, const char* name, const NodeRect& rect) {
  out += ",\"";
  out += name;
  out += "\":[";
  const float numbers[] = {rect.x, rect.y, rect.width, rect.height};
  for (int i = 0; i < 4; ++i) {
    if (i > 0) out += ',';
    // Half pixels are all that a place on the screen needs.
    const auto halves = static_cast<long>(std::lround(numbers[i] * 2));
    if (halves < 0) out += '-';
    out += std::to_string(std::labs(halves) / 2);
    if (halves % 2 != 0) out += ".5";
  }
  out += ']';
}

void add_field(std::string& out, const char* name, std::string_view words) {
  if (words.empty()) return;
  out += ",\"";
  out += name;
  out += "\":";
  add_text(out, words);
}

void add_number(std::string& out, const char* name, int number) {
  out += ",\"";
  out += name;
  out += "\":";
  out += std::to_string(number);
}

void add_flags(std::string& out, const Node& node) {
  const struct {
    bool set;
    const char* name;
  } flags[] = {{node.disabled, "disabled"},
               {node.checked, "checked"},
               {node.toggle, "toggle"},
               {node.pressed, "pressed"},
               {node.expandable && node.expanded, "expanded"},
               {node.expandable && !node.expanded, "collapsed"},
               {node.selected, "selected"},
               {node.current, "current"},
               {node.invalid, "invalid"},
               {node.focused, "focused"},
               {node.modal, "modal"},
               {node.role == Role::textarea, "multiline"},
               {node.interactive, "interactive"},
               {node.walked, "walked"},
               {node.number_field, "number_field"},
               {node.search, "search"}};
  bool first = true;
  for (const auto& flag : flags) {
    if (!flag.set) continue;
    out += first ? ",\"flags\":[" : ",";
    out += '"';
    out += flag.name;
    out += '"';
    first = false;
  }
  if (!first) out += ']';
}

void add_node(std::string& out, const Node& node) {
  out += "{\"id\":" + std::to_string(node.id) + ",\"parent\":" + std::to_string(node.parent);
  add_field(out, "role", role_name(node.role));
  out += ",\"name\":";
  add_text(out, node.name);
  add_field(out, "value", node.value);
  add_field(out, "description", node.description);
  add_field(out, "columns", node.columns);
  add_rect(out, "rect", node.rect);
  add_rect(out, "clip", node.clip);
  if (node.layer > 0) add_number(out, "layer", node.layer);
  if (node.level > 0) add_number(out, "level", node.level);
  if (node.role == Role::spin_button || node.role == Role::meter ||
      node.role == Role::progress_bar) {
    add_number(out, "min", node.value_min);
    add_number(out, "max", node.value_max);
    add_number(out, "now", node.value_now);
  }
  if (node.max_length > 0) add_number(out, "max_length", node.max_length);
  add_flags(out, node);
  out += '}';
}

bool same_order(const Nodes& before, const Nodes& after) {
  if (before.size() != after.size()) return false;
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (before[i].id != after[i].id) return false;
  }
  return true;
}

}  // namespace

const char* role_name(Role role) {
  switch (role) {
    case Role::region:
      return "region";
    case Role::heading:
      return "heading";
    case Role::text:
      return "text";
    case Role::group:
      return "group";
    case Role::list:
      return "list";
    case Role::list_item:
      return "list_item";
    case Role::table:
      return "table";
    case Role::row:
      return "row";
    case Role::button:
      return "button";
    case Role::link:
      return "link";
    case Role::checkbox:
      return "checkbox";
    case Role::radio_group:
      return "radio_group";
    case Role::radio:
      return "radio";
    case Role::spin_button:
      return "spin_button";
    case Role::meter:
      return "meter";
    case Role::textbox:
      return "textbox";
    case Role::textarea:
      return "textarea";
    case Role::tab_list:
      return "tab_list";
    case Role::tab:
      return "tab";
    case Role::dialog:
      return "dialog";
    case Role::image:
      return "image";
    case Role::progress_bar:
      return "progress_bar";
    case Role::status:
      return "status";
    case Role::separator:
      return "separator";
  }
  return "text";
}

std::string mirror_patch(const Nodes& before, const Nodes& after) {
  std::unordered_map<std::uint32_t, const Node*> known;
  for (const Node& node : before) known.emplace(node.id, &node);
  const bool in_order = same_order(before, after);

  std::string nodes;
  for (const Node& node : after) {
    const auto found = known.find(node.id);
    const bool same = found != known.end() && *found->second == node;
    if (found != known.end()) known.erase(found);
    if (same) continue;
    if (!nodes.empty()) nodes += ',';
    add_node(nodes, node);
  }
  if (nodes.empty() && known.empty() && in_order) return {};

  std::string patch = before.empty() ? R"({"full":true,"nodes":[)" : R"({"full":false,"nodes":[)";
  patch += nodes;
  patch += R"(],"gone":[)";
  bool first = true;
  for (const Node& node : before) {
    if (known.find(node.id) == known.end()) continue;
    if (!first) patch += ',';
    patch += std::to_string(node.id);
    first = false;
  }
  patch += ']';
  if (!in_order) {
    patch += R"(,"order":[)";
    for (std::size_t i = 0; i < after.size(); ++i) {
      if (i > 0) patch += ',';
      patch += std::to_string(after[i].id);
    }
    patch += ']';
  }
  patch += '}';
  return patch;
}

}  // namespace roadbook::ui
