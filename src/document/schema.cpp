// The JSON Schema of saves, made from the description of their fields.
#include "document/schema.hpp"

#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "document/fields.hpp"
#include "document/schema_game.hpp"
#include "document/schema_json.hpp"
#include "document/schema_lists.hpp"
#include "document/schema_words.hpp"

namespace roadbook::document {

namespace {

using namespace schema;

using Definitions = std::vector<std::pair<std::string, std::string>>;

template <class T>
std::string define(Definitions& definitions, Object first, std::string required);

class SchemaWriter;
void document_id(SchemaWriter& f, const std::string& id);
void ability_choice(SchemaWriter& f, const rules::AbilityTaken& taken);
void ledger(SchemaWriter& f, Key sum, Key lines, const rules::Ledger& ledger, Range range,
            const rules::Id& first);
void two_ids(SchemaWriter& f, Key key, const std::array<rules::Id, 2>& both);
void crew_factions(SchemaWriter& f, const rules::Crew& crew);
void own_definitions(SchemaWriter& f, const rules::OwnDefinitions& own);
void package_entries(SchemaWriter& f, const rules::ContentPackage& package);
void package_game(SchemaWriter& f, const rules::ContentPackage& package);

// Writes each field that it meets as a property.
class SchemaWriter {
 public:
  static constexpr bool describes = true;

  SchemaWriter(Definitions& definitions, Object first, std::string required)
      : definitions_(definitions), properties_(std::move(first)), required_(std::move(required)) {}

  void id(Key key, const std::string& value, Need need = Need::may) {
    text(key, value, limit::name, need);
  }
  void ids(Key key, const rules::Ids& values, Need = Need::may) { texts(key, values, limit::name); }
  void text(Key key, const std::string& value, std::size_t most = limit::text,
            Need need = Need::may) {
    Object type = text_type(most, need);
    if (!value.empty()) type.put("default", json_text(value));
    add(key, type, need);
  }
  void texts(Key key, const std::vector<std::string>&, std::size_t most = limit::text,
             Need = Need::may) {
    const Object item =
        Object().put("type", json_text("string")).put("maxLength", number_text(most));
    add(key, list_of(item.text()));
  }
  void flag(Key key, bool, bool missing = false, Need = Need::may) {
    add(key, Object().put("type", type_of("boolean")).put("default", missing ? "true" : "false"));
  }
  void number_field(Key key, Range range, Need need) {
    Object type = whole_number(range, need);
    if (need != Need::must) type.put("default", std::to_string(range.missing));
    add(key, type, need);
  }
  void number(Key key, int, Range range = {}, Need need = Need::may) {
    number_field(key, range, need);
  }
  void amounts(Key key, const rules::Amounts&, Range range = {}, Need = Need::may) {
    add(key,
        Object()
            .put("type", type_of("object"))
            .put("propertyNames", Object().put("maxLength", std::to_string(limit::name)).text())
            .put("additionalProperties", whole_number(range, Need::must).text())
            .put("maxProperties", std::to_string(limit::entries)));
  }
  template <class T>
  void object(Key key, const T&, Need = Need::may) {
    refer(key, reference(define<T>(definitions_, {}, {})));
  }
  template <class T>
  void list(Key key, const std::vector<T>&, Need = Need::may, std::size_t most = limit::entries) {
    add(key, list_of(reference(define<T>(definitions_, {}, {})), most));
  }
  // By the ids of the game's questions or reasons.
  void answers(const std::vector<rules::Answer>&, rules::AnswersTo = rules::AnswersTo::question) {
    others_ = Object().put("maxLength", number_text(limit::text)).text();
  }
  template <class Fields>
  void part(Key key, const Fields& fields_of, Need = Need::always) {
    SchemaWriter inner(definitions_, {}, {});
    fields_of(inner);
    Object type = Object().put("type", type_of("object"));
    if (inner.properties() != "{}") type.put("properties", inner.properties());
    if (!inner.others_.empty()) type.put("additionalProperties", inner.others_);
    add(key, std::move(type));
  }

  void add(Key key, Object type, Need need = Need::may) {
    properties_.put(key.name, type.put("description", json_text(key.about)).text());
    if (need != Need::must) return;
    if (!required_.empty()) required_ += ',';
    required_ += json_text(key.name);
  }
  void refer(Key key, const std::string& to) {
    properties_.put(key.name,
                    to.substr(0, to.size() - 1) + ",\"description\":" + json_text(key.about) + '}');
  }
  Definitions& definitions() { return definitions_; }
  std::string properties() const { return properties_.text(); }
  const std::string& required() const { return required_; }

 private:
  Definitions& definitions_;
  Object properties_;
  std::string required_;
  std::string others_;  // what fields without a name are; empty: not said
};

// The definition of T goes into the list, once; gives its name.
template <class T>
std::string define(Definitions& definitions, Object first, std::string required) {
  static const T empty{};
  const TypeWords words = words_of(empty);
  for (const auto& [name, definition] : definitions) {
    if (name == words.name) return name;
  }
  const std::size_t place = definitions.size();
  definitions.emplace_back(words.name, std::string());
  SchemaWriter writer(definitions, std::move(first), std::move(required));
  fields(writer, empty);
  Object definition;
  definition.put("type", json_text("object"))
      .put("description", json_text(words.about))
      .put("properties", writer.properties());
  if (!writer.required().empty()) definition.put("required", '[' + writer.required() + ']');
  definitions[place].second = definition.text();
  return words.name;
}

std::string constant(const std::string& value, std::string_view about) {
  return Object().put("const", value).put("description", json_text(about)).text();
}

Object head(std::string_view format, int version) {
  return Object()
      .put("format", constant(json_text(format), "What the file is."))
      .put("version", constant(std::to_string(version), "The version of the format."));
}

template <class T>
void define_document(Definitions& definitions, std::string_view format, int version) {
  Object first = head(format, version);
  first.put("ruleset", Object()
                           .put("type", json_text("string"))
                           .put("maxLength", number_text(limit::id))
                           .put("description", json_text("The id of the game."))
                           .text());
  first.put("exported",
            Object()
                .put("description",
                     json_text("When the file was made, in UTC: 2026-11-21T04:10:00Z. An import "
                               "compares it with the last change of the sheet that is there."))
                .text());
  if constexpr (std::is_same_v<T, rules::Character>) {
    first.put("portrait",
              Object()
                  .put("description",
                       json_text("Its portrait, in exports made with it: data:image/jpeg;base64,… "
                                 "with at most 512 pixels on a side and 96 KB. A library keeps it "
                                 "beside the sheet."))
                  .text());
  }
  define<T>(definitions, std::move(first), R"("format","version","ruleset")");
}

// The same JSON with line breaks, two spaces to a level.
std::string spread(std::string_view json) {
  std::string text;
  std::size_t depth = 0;
  bool quote = false;
  const auto break_line = [&] { text += '\n' + std::string(depth * 2, ' '); };
  for (std::size_t i = 0; i < json.size(); ++i) {
    const char letter = json[i];
    if (letter == '"' && (i == 0 || json[i - 1] != '\\')) quote = !quote;
    if (quote || letter == '"') {
      text += letter;
    } else if (letter == '{' || letter == '[') {
      text += letter;
      ++depth;
      break_line();
    } else if (letter == '}' || letter == ']') {
      --depth;
      break_line();
      text += letter;
    } else {
      text += letter;
      if (letter == ',') break_line();
      if (letter == ':') text += ' ';
    }
  }
  return text + '\n';
}

void document_id(SchemaWriter& f, const std::string&) {
  f.add({"id", "The id of the document in a library."},
        Object().put("type", type_of("string")).put("pattern", json_text("^[a-z0-9_-]{0,64}$")));
}

void ability_choice(SchemaWriter& f, const rules::AbilityTaken&) {
  const std::string own = text_type(limit::text).text();
  f.add(choice_key<SchemaWriter>,
        Object().put("oneOf", '[' + own + ',' + reference("ability_taken") + ']'));
}

void two_ids(SchemaWriter& f, Key key, const std::array<rules::Id, 2>& both) {
  const Object item =
      Object().put("type", json_text("string")).put("maxLength", number_text(limit::name));
  f.add(key, list_of(item.text(), both.size()));
}

void ledger(SchemaWriter& f, Key sum, Key lines, const rules::Ledger& ledger, Range range,
            const rules::Id&) {
  f.number(sum, 0, range);
  f.list(lines, ledger);
}

void crew_factions(SchemaWriter& f, const rules::Crew&) {
  const std::string list =
      list_of(reference(define<rules::Faction>(f.definitions(), {}, {}))).text();
  const Object by_name =
      Object()
          .put("type", json_text("object"))
          .put("additionalProperties", whole_number(status_range, Need::must).text());
  f.add(factions_key<SchemaWriter>, Object().put("oneOf", '[' + list + ',' + by_name.text() + ']'));
}

// Entries as they stand in a game: the schema of games describes them.
void add_entries(SchemaWriter& f, Key key) {
  Object properties;
  for (const EntryList& each : entry_lists) {
    const std::string entry = "ruleset.schema.json#/$defs/" + std::string(each.entry);
    properties.put(each.key, list_of(Object().put("$ref", json_text(entry)).text())
                                 .put("description", json_text(each.about))
                                 .text());
  }
  f.add(key, Object().put("type", type_of("object")).put("properties", properties.text()));
}

void own_definitions(SchemaWriter& f, const rules::OwnDefinitions&) {
  add_entries(f, own_key<SchemaWriter>);
}

void package_entries(SchemaWriter& f, const rules::ContentPackage&) {
  add_entries(f, {"for_characters",
                  "What the package adds for characters, each entry as in a game; one "
                  "with the id of an entry of the game takes its place."});
  add_entries(f, {"for_crews", "The same for crews."});
}

void package_game(SchemaWriter& f, const rules::ContentPackage& /*package*/) {
  f.add({"game",
         "Of a game of its own: what it says beside its entries. What is left out is as in the "
         "smallest game there can be."},
        Object().put("type", type_of("object")).put("properties", game_properties()));
}

}  // namespace

std::string save_schema(int version) {
  Definitions definitions;
  define_document<rules::Character>(definitions, "roadbook/character", version);
  define_document<rules::Crew>(definitions, "roadbook/crew", version);
  define_document<rules::ContentPackage>(definitions, "roadbook/content", version);
  const std::string either =
      "[" + reference("character") + ',' + reference("crew") + ',' + reference("content") + ']';
  Object library = head("roadbook/library", version);
  library.put("documents",
              Object()
                  .put("type", json_text("array"))
                  .put("items", Object().put("oneOf", either).text())
                  .put("maxItems", "100000")
                  .put("description", json_text("The documents, each with an id of its own."))
                  .text());
  definitions.emplace_back("library",
                           Object()
                               .put("type", json_text("object"))
                               .put("description", json_text("Several documents in one file."))
                               .put("properties", library.text())
                               .put("required", R"(["format","version","documents"])")
                               .text());
  Object all;
  for (const auto& [name, definition] : definitions) all.put(name, definition);
  const Object schema =
      Object()
          .put("$schema", json_text("https://json-schema.org/draft/2020-12/schema"))
          .put("$id", json_text("https://roadbook.invalid/schema/save.schema.json"))
          .put("title", json_text("A Roadbook save"))
          .put("description",
               json_text("A character, a crew, a package of content, or a library of several. Only "
                         "`format`, `version` and "
                         "`ruleset` must be there; null means the same as leaving a field out. "
                         "A save has no numbers that follow from the choices."))
          .put("oneOf", either.substr(0, either.size() - 1) + ',' + reference("library") + ']')
          .put("$defs", all.text());
  return spread(schema.text());
}

}  // namespace roadbook::document
