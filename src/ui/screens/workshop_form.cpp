// Draws the form of an entry, out of its description, with the faults beside their fields.
#include <algorithm>
#include <charconv>

#include "text/wording.hpp"
#include "ui/kit/emblem.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/workshop_parts.hpp"

namespace roadbook::ui {

namespace {

using document::FormField;
using document::FormKind;
using Act = WorkshopAction::Kind;

int value_of_field(const FormField& field) {
  int value = 0;
  std::from_chars(field.value.data(), field.value.data() + field.value.size(), value);
  return value;
}

void say_fault(Ui& ui, const WorkshopFault& fault) {
  const std::string words = fault.grade + ": " + fault.words;
  if (fault.rank == 0) {
    conflict(ui, words);
  } else {
    hint(ui, words);
  }
}

// What is wrong with a field stands under it. What is said of an element of a list that the form
// does not show as a field of its own stands under the list.
void faults_beside(WorkshopDesk& desk, const FormField& field) {
  for (const WorkshopFault& each : desk.view.faults) {
    if (each.ref != desk.view.entry || each.field.empty()) continue;
    const bool here = each.field == field.pointer;
    const bool inside = field.kind != FormKind::list && field.kind != FormKind::element &&
                        field.kind != FormKind::amount && field.kind != FormKind::part &&
                        each.field.compare(0, field.pointer.size() + 1, field.pointer + '/') == 0;
    if (here || inside) say_fault(desk.ui, each);
  }
}

// Two entries of one name are told apart by their ids.
std::string label_of_option(const FormField& field, std::size_t index) {
  const std::string& id = field.options[index].first;
  const std::string& name = field.options[index].second;
  const auto same = std::count_if(field.options.begin(), field.options.end(),
                                  [&](const auto& each) { return each.second == name; });
  return same > 1 || name.empty() ? name + " (" + id + ")" : name;
}

void set_by_typing(WorkshopDesk& desk, const FormField& field, const FieldResult& result) {
  if (result.changed) desk.act(Act::set_field, result.text, field.pointer);
  if (result.left && !result.changed) desk.act(Act::left_field, {}, field.pointer);
}

void choose_one(WorkshopDesk& desk, const FormField& field) {
  std::vector<SelectItem> items;
  std::optional<std::size_t> chosen;
  if (field.optional) items.push_back({.label = "None"});
  if (field.optional && field.value.empty()) chosen = 0;
  for (std::size_t i = 0; i < field.options.size(); ++i) {
    if (field.options[i].first == field.value) chosen = items.size();
    items.push_back({.label = label_of_option(field, i)});
  }
  const std::string placeholder =
      field.value.empty() ? "Choose" : "\"" + field.value + "\", which is not there";
  const auto hit = select(desk.ui, field.label, items, chosen,
                          {.placeholder = placeholder, .id = field.pointer});
  if (!hit) return;
  const std::size_t first = field.optional ? 1 : 0;
  desk.act(Act::set_field, *hit < first ? std::string() : field.options[*hit - first].first,
           field.pointer);
}

// An emblem by its picture and its word.
void choose_emblem(WorkshopDesk& desk, const FormField& field) {
  std::vector<std::string> ids = emblem_ids(desk.ui);
  std::vector<SelectItem> items{{.label = "None"}};
  std::optional<std::size_t> chosen;
  if (field.value.empty()) chosen = 0;
  for (const std::string& each : ids) {
    if (each == field.value) chosen = items.size();
    std::string words = each;
    std::replace(words.begin(), words.end(), '_', ' ');
    items.push_back({.label = rules::raised(words), .emblem = each});
  }
  const auto hit =
      select(desk.ui, field.label, items, chosen,
             {.placeholder = "\"" + field.value + "\", which is not there", .id = field.pointer});
  if (hit) desk.act(Act::set_field, *hit == 0 ? std::string() : ids[*hit - 1], field.pointer);
}

std::vector<std::string> ids_of_field(const FormField& field) {
  std::vector<std::string> ids;
  std::string id;
  for (const char each : field.value + ',') {
    if (each != ',') {
      id += each;
    } else if (!id.empty()) {
      ids.push_back(std::move(id));
      id.clear();
    }
  }
  return ids;
}

void choose_some(WorkshopDesk& desk, const FormField& field) {
  Ui& ui = desk.ui;
  std::vector<std::string> ids = ids_of_field(field);
  text(ui, field.label, {.type = Type::small_strong});
  const Block together = group(ui, field.label);
  {
    const Block line = row(ui, "chosen", {.gap = 6});
    for (std::size_t i = 0; i < ids.size(); ++i) {
      const auto known = std::find_if(field.options.begin(), field.options.end(),
                                      [&](const auto& each) { return each.first == ids[i]; });
      const std::string words = known == field.options.end() ? ids[i] : known->second;
      if (!chip(ui, words, {.on = true, .description = "Press to remove it.", .id = ids[i]})) {
        continue;
      }
      std::vector<std::string> others = ids;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
      desk.act(Act::set_field, rules::joined(others, ","), field.pointer);
    }
  }
  std::vector<SelectItem> items;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < field.options.size(); ++i) {
    if (std::find(ids.begin(), ids.end(), field.options[i].first) != ids.end()) continue;
    items.push_back({.label = label_of_option(field, i)});
    places.push_back(i);
  }
  const auto hit = select(ui, "Add to " + rules::lowered(field.label), items, std::nullopt,
                          {.placeholder = "Add…", .show_label = false});
  if (!hit) return;
  ids.push_back(field.options[places[*hit]].first);
  desk.act(Act::set_field, rules::joined(ids, ","), field.pointer);
}

// Texts, one on each line. Lines that cannot be kept stay in the field, with the reason under it.
void draw_texts(WorkshopDesk& desk, const FormField& field) {
  WorkshopState& state = desk.state;
  const std::string place = desk.view.package + '/' + desk.view.entry + field.pointer;
  const bool refused = state.refused == place;
  const std::string why =
      refused ? document::why_no_texts(state.refused_lines, field.most) : std::string();
  const FieldResult result =
      text_area(desk.ui, field.label, refused ? state.refused_lines : field.value,
                {.description = "One on each line.",
                 .invalid = why,
                 .id = field.pointer,
                 .max_length = static_cast<int>(document::most_of_texts(field.most)),
                 .lines = 2});
  if (result.changed && !document::why_no_texts(result.text, field.most).empty()) {
    state.refused = place;
    state.refused_lines = result.text;
    return;
  }
  if (result.changed && refused) state.refused.clear();
  set_by_typing(desk, field, result);
}

void draw_form_field(WorkshopDesk& desk, const FormField& field) {
  Ui& ui = desk.ui;
  const int letters = static_cast<int>(field.most);
  switch (field.kind) {
    case FormKind::text:
      set_by_typing(
          desk, field,
          text_field(ui, field.label, field.value, {.id = field.pointer, .max_length = letters}));
      break;
    case FormKind::long_text:
      set_by_typing(desk, field,
                    text_area(ui, field.label, field.value,
                              {.id = field.pointer, .max_length = letters, .lines = 2}));
      break;
    case FormKind::texts:
      draw_texts(desk, field);
      break;
    case FormKind::number:
      if (const auto wanted = number_stepper(ui, {.name = field.label,
                                                  .value = value_of_field(field),
                                                  .min = field.range.low,
                                                  .max = field.range.high})) {
        desk.act(Act::set_field, std::to_string(*wanted), field.pointer);
      }
      break;
    case FormKind::flag:
      if (checkbox(ui, field.label, field.value == "1", {.id = field.pointer})) {
        desk.act(Act::set_field, field.value == "1" ? "0" : "1", field.pointer);
      }
      break;
    case FormKind::choice:
      choose_one(desk, field);
      break;
    case FormKind::emblem:
      choose_emblem(desk, field);
      break;
    case FormKind::ids:
      choose_some(desk, field);
      break;
    case FormKind::amount:
      text(ui, field.label, {.type = Type::small_strong});
      break;
    case FormKind::part:
      break;
    case FormKind::map:
      workshop_map(desk);
      break;
    case FormKind::list: {
      const Block line = row(ui, "list");
      text(ui, field.label, {.type = Type::small_strong});
      spacer(ui);
      if (button(ui, "Add to " + rules::lowered(field.label), {.icon = Icon::plus})) {
        desk.act(Act::add_element, {}, field.pointer);
      }
      break;
    }
    case FormKind::element: {
      const Block line = row(ui, "element");
      text(ui, field.label, {.type = Type::small_strong});
      spacer(ui);
      const bool first =
          field.pointer.size() > 2 && field.pointer.compare(field.pointer.size() - 2, 2, "/0") == 0;
      if (!first && button(ui, "Sooner",
                           {.kind = ButtonKind::link,
                            .description = "It swaps places with the one before it.",
                            .id = "sooner"})) {
        desk.act(Act::sooner, {}, field.pointer);
      }
      if (icon_button(ui, Icon::trash, "Remove " + rules::lowered(field.label), {.id = "remove"})) {
        desk.act(Act::remove_element, {}, field.pointer);
      }
      break;
    }
  }
}

// Where the fields inside a field end.
std::size_t end_inside(const document::Form& form, std::size_t index) {
  const std::string base = form[index].pointer + '/';
  std::size_t end = index + 1;
  while (end < form.size() && form[end].pointer.compare(0, base.size(), base) == 0) ++end;
  return end;
}

// What an element is called: its number, and its name where it has one.
std::string title_of_element(const document::Form& form, std::size_t index, std::size_t end) {
  std::string title = form[index].label;
  for (const char* key : {"name", "prompt", "kind", "words", "one"}) {
    for (std::size_t i = index + 1; i < end; ++i) {
      if (form[i].pointer != form[index].pointer + '/' + key) continue;
      if (!form[i].value.empty()) return title + ": " + form[i].value;
    }
  }
  return title;
}

bool has_fault_inside(const WorkshopDesk& desk, const std::string& pointer) {
  return std::any_of(desk.view.faults.begin(), desk.view.faults.end(), [&](const auto& each) {
    return each.ref == desk.view.entry && each.field.compare(0, pointer.size(), pointer) == 0;
  });
}

// In long forms what has fields of its own is folded until it is pressed, or something is wrong in
// it. True where it is open.
bool unfolded(WorkshopDesk& desk, std::size_t index, std::size_t end) {
  constexpr std::size_t long_form = 70;
  const FormField& field = desk.view.form[index];
  if (field.kind != FormKind::part && desk.view.form.size() < long_form) return true;
  const std::string key = desk.view.entry + field.pointer;
  const bool by_itself = has_fault_inside(desk, field.pointer);
  bool open = by_itself != (desk.state.turned.count(key) > 0);
  const std::string title =
      field.kind == FormKind::element ? title_of_element(desk.view.form, index, end) : field.label;
  if (disclosure(desk.ui, title, open)) {
    open = !open;
    if (desk.state.turned.erase(key) == 0) desk.state.turned.insert(key);
  }
  return open;
}

// The fields from one up to another. What stands inside an element of a list, or under numbers that
// belong together, stands on a ground of its own, under its name.
void draw_form_fields(WorkshopDesk& desk, std::size_t from, std::size_t to) {
  Ui& ui = desk.ui;
  for (std::size_t i = from; i < to;) {
    const FormField& field = desk.view.form[i];
    const Block apart = ui.scope(field.pointer);
    const bool holds = field.kind == FormKind::element || field.kind == FormKind::amount ||
                       field.kind == FormKind::part;
    const std::size_t end = holds ? end_inside(desk.view.form, i) : i + 1;
    if (holds) {
      const Block named = group(ui, field.label);
      if (unfolded(desk, i, end)) {
        const Block ground =
            panel(ui, {.fill = Fill::soft, .padding = 10, .gap = 6, .border = false});
        draw_form_field(desk, field);
        faults_beside(desk, field);
        draw_form_fields(desk, i + 1, end);
      }
    } else {
      draw_form_field(desk, field);
      faults_beside(desk, field);
    }
    i = end;
  }
}

}  // namespace

void workshop_form(WorkshopDesk& desk) {
  Ui& ui = desk.ui;
  const Block form = group(ui, "Fields");
  for (const WorkshopFault& each : desk.view.faults) {
    if (each.ref == desk.view.entry && each.field.empty()) say_fault(ui, each);
  }
  draw_form_fields(desk, 0, desk.view.form.size());
}

}  // namespace roadbook::ui
