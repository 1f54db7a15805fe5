// Makes the files that are hardest to read.
#include "support/worst_files.hpp"

#include <algorithm>

namespace roadbook::support {

namespace {

std::string head_of(const std::string& format) {
  return R"({"format":")" + format + R"(","version":1,"ruleset":"beacon-road")";
}

// `before`, then as often `part` as there is room, and once at least, with commas between, then
// `after`.
std::string repeated(std::size_t size, const std::string& before, const std::string& part,
                     const std::string& after, std::size_t most = ~std::size_t{0}) {
  std::string text = before;
  for (std::size_t i = 0; i < most; ++i) {
    if (i > 0 && text.size() + part.size() + 1 + after.size() > size) break;
    if (i > 0) text += ',';
    text += part;
  }
  return text + after;
}

std::string many(std::size_t count, const std::string& part) {
  return repeated(~std::size_t{0} / 2, "", part, "", count);
}

std::string filled(std::size_t size, const std::string& before, const std::string& letters,
                   const std::string& after) {
  std::string text = before;
  text.reserve(size);
  while (text.size() + letters.size() + after.size() <= size) text += letters;
  return text + after;
}

std::string different_keys(std::size_t count, const std::string& value) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) {
    text += (i > 0 ? ",\"k" : "\"k") + std::to_string(i) + "\":" + value;
  }
  return text;
}

std::string library(std::size_t size, const std::string& part) {
  return repeated(size, R"({"format":"roadbook/library","version":1,"documents":[)", part, "]}");
}

std::string nested_choices(std::size_t size) {
  std::string text = head_of("roadbook/character") + R"(,"special_abilities":[)";
  std::string end = "]}";
  for (int depth = 0; depth < 58; ++depth) {
    text += R"({"id":"a","x":1,"choice":)";
    end = "}" + end;
  }
  return repeated(size, text + R"({"id":"b","answers":[)", '"' + std::string(3990, 'a') + '"',
                  "]}" + end, 1000);
}

}  // namespace

std::vector<WorstFile> worst_files(std::size_t size) {
  const std::string head = head_of("roadbook/character");
  const std::string crew_head = head_of("roadbook/crew");
  const std::string deep = std::string(60, '[') + std::string(60, ']');
  const std::string ability = R"({"id":"a","x":1,"known":[{"y":1},{"y":2}]})";
  const std::string wrong =
      head + R"(,"name":1,"alias":[],"traits":1,"actions":[],"coin":"x","notes":{}})";
  return {
      {"small numbers without end", repeated(size, head + ",\"x\":[", "1", "]}")},
      {"long numbers", repeated(size, head + ",\"x\":[", "-1.2345678901234567e-300", "]}")},
      {"one long text", filled(size, head + ",\"notes\":\"", "a", "\"}")},
      {"one long text of escapes", filled(size, head + ",\"notes\":\"", "\\u00e9", "\"}")},
      {"one long text of pairs", filled(size, head + ",\"x\":\"", "\\ud83d\\ude00", "\"}")},
      {"one long text that is not known", filled(size, head + ",\"x\":\"", "é", "\"}")},
      {"one long field name", filled(size, head + ",\"", "k", "\":1}")},
      {"texts in a list", repeated(size, head + ",\"looks\":[", "\"scarred\"", "]}")},
      {"deep lists", repeated(size, head + ",\"x\":[", deep, "]}")},
      {"one field again and again", repeated(size, "{", "\"a\":1", "}", 9999)},
      {"objects with a field twice", repeated(size, "[", "{\"a\":1,\"a\":1}", "]")},
      {"objects of ten thousand fields",
       repeated(size, head + ",\"x\":[", "{" + different_keys(9000, "1") + "}", "]}")},
      {"objects of ten thousand equal fields",
       repeated(size, "[", "{" + many(9000, "\"abcdefgh\":1") + "}", "]")},
      {"a field twice behind a long name",
       filled(size / 2, "{\"", "k", "\":[") +
           many(std::min<std::size_t>(100000, size / 28), "{\"a\":1,\"a\":1}") + "]}"},
      {"a library of tiny sheets", library(size, head + "}")},
      {"a library of tiny crews with unknown fields", library(size, crew_head + ",\"x\":1}")},
      {"a library of wrong sheets", library(size, wrong)},
      {"a library of no sheets", library(size, "1")},
      {"unknown fields in abilities",
       repeated(size, head + ",\"special_abilities\":[", ability, "]}", 1000)},
      {"a library of sheets with unknown fields in abilities",
       library(size, head + ",\"special_abilities\":[" + many(1000, ability) + "]}")},
      {"unknown fields around a long text, again and again", nested_choices(size)},
      {"texts that are no ids", repeated(size, head + ",\"powers\":[", "1", "]}", 1000)},
      {"known things without end",
       library(size, head + ",\"special_abilities\":[{\"id\":\"a\",\"known\":[" +
                         many(1000, "{\"name\":\"n\",\"x\":[]}") + "]}]}")},
      {"an open bracket at every place", std::string(size, '[')},
      {"blanks without end", std::string(size - 2, ' ') + "{}"},
      {"line breaks and then a fault", std::string(size - 2, '\n') + "{x"},
      {"a fault at the end of a long text", filled(size, head + ",\"x\":\"", "é", "\x01\"}")},
  };
}

}  // namespace roadbook::support
