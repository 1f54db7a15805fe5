// Sheets to read, for the commands that write them.
#include "cli/text_sheets.hpp"

#include <map>
#include <variant>

#include "cli/games.hpp"
#include "data/content_credits.hpp"
#include "data/text_fields.hpp"
#include "document/field_list.hpp"
#include "rules/derive/derive.hpp"
#include "rules/derive/gifts.hpp"
#include "rules/sheet/choices.hpp"

namespace roadbook::cli {

bool is_text_file(const std::string& path) {
  for (const std::string ending : {".md", ".MD", ".markdown", ".txt", ".TXT"}) {
    if (path.size() > ending.size() &&
        path.compare(path.size() - ending.size(), ending.size(), ending) == 0) {
      return true;
    }
  }
  return false;
}

std::optional<std::vector<print::TextView>> text_views(const Games& own,
                                                       const std::vector<data::Value>& values,
                                                       std::ostream& err) {
  std::map<rules::Id, rules::Ruleset> games;
  model::Library library;
  for (const data::Value& value : values) {
    const rules::Id& id = model::ruleset_of(value);
    if (games.count(id) == 0) {
      std::optional<rules::Ruleset> game = load_ruleset(own, id, err);
      if (!game) return std::nullopt;
      games.emplace(id, std::move(*game));
    }
    if (model::id_of(value).empty()) continue;
    library.documents.emplace(model::id_of(value), model::adopted(games.at(id), value));
  }
  std::vector<print::TextView> views;
  for (const data::Value& value : values) {
    const auto* member_of = std::get_if<rules::Character>(&value);
    const rules::Ruleset game =
        with_own(games.at(model::ruleset_of(value)), value,
                 member_of == nullptr ? nullptr : model::crew_of(library, *member_of));
    print::TextView view;
    if (const auto* character = std::get_if<rules::Character>(&value)) {
      const rules::Crew* crew = model::crew_of(library, *character);
      view = print::text_view(rules::derive(game, *character, rules::gifts_of(game, crew)), crew);
    } else {
      const rules::Crew crew = rules::adopted(game, std::get<rules::Crew>(value));
      std::vector<rules::Character> members;
      for (const data::Value& other : values) {
        const auto* member = std::get_if<rules::Character>(&other);
        if (member != nullptr && !crew.id.empty() && member->crew == crew.id) {
          members.push_back(*member);
        }
      }
      view = print::text_view(game, crew, rules::derive_crew(game, crew), members);
    }
    std::vector<print::TextItem> others;
    for (const data::FieldInWords& each : data::fields_in_words(game, value, &library)) {
      if (document::is_apart(model::is_crew(value), each.field)) {
        others.push_back({each.label, each.words});
      }
    }
    data::Credits credits;
    credits.add(game, value);
    for (std::string& each : credits.lines()) others.push_back({"From a package", std::move(each)});
    print::add_other_fields(view, std::move(others));
    views.push_back(std::move(view));
  }
  return views;
}

}  // namespace roadbook::cli
