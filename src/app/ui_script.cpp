// Reads a script and takes its steps, one after the other.
#include "app/ui_script.hpp"

#include <algorithm>
#include <utility>

#include "ui/access/mirror.hpp"

namespace roadbook::app {

namespace {

constexpr int frames_between_steps = 4;
constexpr double patience = 10;  // seconds

// The words of a line: bare ones, and quoted ones with \" and \\ in them. Nothing: a quote is open.
std::optional<std::vector<std::string>> words_of(std::string_view line) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < line.size();) {
    const char c = line[i];
    if (c == '#') break;
    if (c == ' ' || c == '\t' || c == '\r') {
      ++i;
      continue;
    }
    std::string word;
    if (c != '"') {
      while (i < line.size() && line[i] != ' ' && line[i] != '\t' && line[i] != '\r') {
        word += line[i++];
      }
      words.push_back(std::move(word));
      continue;
    }
    bool closed = false;
    for (++i; i < line.size() && !closed; ++i) {
      if (line[i] == '\\' && i + 1 < line.size()) {
        word += line[++i];
      } else if (line[i] == '"') {
        closed = true;
      } else {
        word += line[i];
      }
    }
    if (!closed) return std::nullopt;
    words.push_back(std::move(word));
  }
  return words;
}

std::optional<ScriptStep> step_of(std::vector<std::string> words) {
  using Kind = ScriptStep::Kind;
  ScriptStep step;
  if (words.size() > 3 && words[words.size() - 2] == "in") {
    step.within = words.back();
    words.resize(words.size() - 2);
  }
  const std::string& verb = words.front();
  std::size_t wanted = 3;
  if (verb == "press") {
    step.kind = Kind::press;
  } else if (verb == "type") {
    step.kind = Kind::type;
    wanted = 4;
  } else if (verb == "more") {
    step.kind = Kind::more;
  } else if (verb == "wait") {
    step.kind = Kind::wait;
  } else if (verb == "list") {
    step.kind = Kind::list;
    wanted = 1;
  } else if (verb == "places") {
    step.kind = Kind::places;
    wanted = 1;
  } else if (verb == "stay") {
    step.kind = Kind::stay;
    wanted = 1;
  } else {
    return std::nullopt;
  }
  if (words.size() != wanted) return std::nullopt;
  if (wanted > 1) {
    step.role = words[1];
    step.name = words[2];
  }
  if (wanted > 3) step.text = words[3];
  return step;
}

bool is_called(const ui::Node& node, const std::string& name) {
  if (name.empty() || name.back() != '*') return node.name == name;
  return node.name.compare(0, name.size() - 1, name, 0, name.size() - 1) == 0;
}

// Whether the node stands in something of that name.
bool stands_in(const ui::Nodes& nodes, const ui::Node& node, const std::string& name) {
  if (name.empty()) return true;
  for (std::uint32_t parent = node.parent; parent != 0;) {
    const auto above = std::find_if(nodes.begin(), nodes.end(),
                                    [parent](const ui::Node& each) { return each.id == parent; });
    if (above == nodes.end()) return false;
    if (is_called(*above, name)) return true;
    parent = above->parent;
  }
  return false;
}

const ui::Node* found(const ui::Nodes& nodes, const ScriptStep& step) {
  for (const ui::Node& node : nodes) {
    const bool usable = step.kind == ScriptStep::Kind::wait || !node.disabled;
    if (usable && ui::role_name(node.role) == step.role && is_called(node, step.name) &&
        stands_in(nodes, node, step.within)) {
      return &node;
    }
  }
  return nullptr;
}

std::string listed(const ui::Nodes& nodes) {
  std::string lines;
  for (const ui::Node& node : nodes) {
    lines += std::string(ui::role_name(node.role)) + " \"" + node.name + '"';
    if (!node.value.empty()) lines += " = " + node.value;
    if (node.disabled) lines += " (" + node.description + ")";
    lines += '\n';
  }
  return lines;
}

// "10 20 190 32 textbox "Name" = Mirela": left, top, width and height of what can be seen of it.
std::string places_of_fields(const ui::Nodes& nodes) {
  std::string lines;
  int count = 0;
  for (const ui::Node& node : nodes) {
    if (node.disabled || (node.role != ui::Role::textbox && node.role != ui::Role::textarea)) {
      continue;
    }
    const float left = std::max(node.rect.x, node.clip.x);
    const float top = std::max(node.rect.y, node.clip.y);
    const float right = std::min(node.rect.x + node.rect.width, node.clip.x + node.clip.width);
    const float bottom = std::min(node.rect.y + node.rect.height, node.clip.y + node.clip.height);
    if (right <= left || bottom <= top) continue;
    for (const float each : {left, top, right - left, bottom - top}) {
      lines += std::to_string(static_cast<int>(each)) + ' ';
    }
    lines +=
        std::string(ui::role_name(node.role)) + " \"" + node.name + "\" = " + node.value + '\n';
    ++count;
  }
  return lines + "places: " + std::to_string(count) + '\n';
}

}  // namespace

std::optional<UiScript> UiScript::read(std::string_view script, std::string& trouble) {
  UiScript made;
  int number = 0;
  while (!script.empty()) {
    const std::size_t end = std::min(script.find('\n'), script.size());
    const std::string_view line = script.substr(0, end);
    script.remove_prefix(std::min(end + 1, script.size()));
    ++number;
    const auto words = words_of(line);
    if (words && words->empty()) continue;
    std::optional<ScriptStep> step = words ? step_of(*words) : std::nullopt;
    if (!step) {
      trouble = "Line " + std::to_string(number) + " is not understood: " + std::string(line);
      return std::nullopt;
    }
    step->line = number;
    made.steps_.push_back(std::move(*step));
  }
  return made;
}

std::optional<platform::MirrorAction> UiScript::next(const ui::Nodes& nodes, double now) {
  if (ended() || --rest_ > 0) return std::nullopt;
  const ScriptStep& step = steps_[at_];
  if (step.kind == ScriptStep::Kind::list) {
    list_ += listed(nodes);
    ++at_;
    return std::nullopt;
  }
  if (step.kind == ScriptStep::Kind::places) {
    list_ += places_of_fields(nodes);
    ++at_;
    return std::nullopt;
  }
  if (step.kind == ScriptStep::Kind::stay) return std::nullopt;
  const ui::Node* node = found(nodes, step);
  if (node == nullptr) {
    if (since_ < 0) since_ = now;
    if (now - since_ > patience) {
      trouble_ = "Line " + std::to_string(step.line) + ": there is no " + step.role + " \"" +
                 step.name + "\" that can be used.";
    }
    return std::nullopt;
  }
  since_ = -1;
  rest_ = frames_between_steps;
  ++at_;
  platform::MirrorAction action;
  action.node = node->id;
  switch (step.kind) {
    case ScriptStep::Kind::press:
      action.kind = "press";
      return action;
    case ScriptStep::Kind::more:
      action.kind = "increment";
      return action;
    case ScriptStep::Kind::type:
      action.kind = "set_text";
      action.text = step.text;
      return action;
    case ScriptStep::Kind::wait:
    case ScriptStep::Kind::list:
    case ScriptStep::Kind::places:
    case ScriptStep::Kind::stay:
      break;
  }
  return std::nullopt;
}

std::string UiScript::take_list() {
  return std::exchange(list_, {});
}

}  // namespace roadbook::app
