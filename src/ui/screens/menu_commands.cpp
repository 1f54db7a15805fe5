// The commands of the menu and of the library, each with all that is said of it.
#include "ui/screens/menu_commands.hpp"

namespace roadbook::ui {

std::optional<Shortcut> shown_keys(const Ui& ui, const MenuCommand& command) {
  return ui.touch() || ui.in_browser() ? std::nullopt : command.keys;
}

std::vector<MenuCommand> document_commands(const BarView& view) {
  std::vector<MenuCommand> all;
  if (view.document.empty()) return all;
  const auto on = [&](DocumentAction action) { return OnDocument{action, view.document}; };
  for (const auto& [name, action] : view.leads_to) {
    all.push_back({name, {}, Icon::forward, on(action), true});
  }
  if (view.at_creation) {
    all.push_back({"Open the sheet", {}, Icon::forward, on(DocumentAction::open_sheet), true});
  } else {
    all.push_back(
        {"Steps of the creation", {}, Icon::pen, on(DocumentAction::open_creation), true});
  }
  if (!view.crew) {
    all.push_back({"Portrait…", rules::say(view.words, "A picture of the {character}."), Icon::pen,
                   on(DocumentAction::open_portrait)});
  }
  all.push_back({"Print", {}, Icon::print, on(DocumentAction::print)});
  all.back().keys = print_keys;
  const std::string whole = "As JSON: the whole sheet, which can be imported again.";
  if (view.crew) {
    all.push_back({rules::say(view.words, "Print with {member+}"),
                   {},
                   Icon::print,
                   on(DocumentAction::print_pack)});
    all.push_back({rules::say(view.words, "Export with {member+}"), whole, Icon::download,
                   on(DocumentAction::export_with_members)});
  } else {
    all.push_back({rules::say(view.words, "Export this {character}"), whole, Icon::download,
                   on(DocumentAction::export_one)});
  }
  const std::string to_read =
      "To read in messages and other programs. Only the JSON has the whole sheet.";
  all.push_back(
      {"Export as Markdown", to_read, Icon::download, on(DocumentAction::export_markdown)});
  all.push_back(
      {"Export as plain HTML", to_read, Icon::download, on(DocumentAction::export_plain_html)});
  all.push_back({"Copy this sheet", "As text with everything in it.", Icon::copy,
                 on(DocumentAction::copy_document)});
  all.push_back({"Copy link", "The whole sheet is in the link; nothing is sent to any server.",
                 Icon::copy, on(DocumentAction::copy_link)});
  all.push_back({"Duplicate", {}, Icon::copy, on(DocumentAction::duplicate)});
  all.push_back({"Earlier versions…", {}, Icon::undo, on(DocumentAction::open_versions), true});
  return all;
}

std::vector<MenuCommand> file_commands() {
  std::vector<MenuCommand> all;
  all.push_back({"Print blank sheets", {}, Icon::print, OnDocument{DocumentAction::print, {}}});
  all.push_back({"Import files…", {}, Icon::upload, Action::import_files});
  all.push_back({"Export everything", {}, Icon::download, Action::export_all});
  all.back().also = "Back up everything\nBackup";
  return all;
}

std::vector<MenuCommand> screen_commands() {
  std::vector<MenuCommand> all;
  all.push_back({"Search and commands…", {}, Icon::search, Action::open_palette});
  all.back().keys = Shortcut{.key = Key::k};
  all.push_back({"Rules", {}, Icon::search, OpenRules{}, true});
  all.push_back({"Workshop", "Make content of your own.", Icon::pen, OpenWorkshop{}, true});
  all.push_back({"Settings", {}, Icon::sun, Action::go_settings, true});
  all.push_back({"About and rules", {}, Icon::more, Action::go_about, true});
  return all;
}

std::vector<MenuCommand> new_sheet_commands(const rules::Word& called, bool crew,
                                            const rules::Id& game) {
  const std::string one = rules::small(called);
  const std::string with_article = rules::with_article(called);
  return {{"New " + one,
           {},
           Icon::plus,
           NewSheet{crew ? SheetKind::crew : SheetKind::character, game},
           false,
           "Make " + with_article},
          {"A whole " + one,
           {},
           Icon::dice,
           NewSheet{crew ? SheetKind::random_crew : SheetKind::random_character, game},
           false,
           "Random " + one + "\nSurprise me with " + with_article}};
}

}  // namespace roadbook::ui
