// What is begun by the names of some fields leaves no other field without a value, which GCC would
// refuse to compile and Clang would not.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "support/source_root.hpp"

namespace {

bool is_of_name(char letter) {
  return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_';
}

bool is_space(char letter) {
  return std::isspace(static_cast<unsigned char>(letter)) != 0;
}

// The code without its comments, and without what stands between quotation marks.
std::string bare(std::string_view code) {
  std::string kept;
  for (std::size_t i = 0; i < code.size(); ++i) {
    const char letter = code[i];
    const bool digits_apart = i > 0 && is_of_name(code[i - 1]);  // 64'000
    if (code.compare(i, 2, "//") == 0) {
      i = std::min(code.find('\n', i), code.size()) - 1;
    } else if (code.compare(i, 2, "R\"") == 0 && !digits_apart) {
      const std::size_t open = code.find('(', i);
      const std::string end = ")" + std::string(code.substr(i + 2, open - i - 2)) + "\"";
      i = std::min(code.find(end, open), code.size()) + end.size() - 1;
    } else if (letter == '"' || (letter == '\'' && !digits_apart)) {
      for (++i; i < code.size() && code[i] != letter; ++i) {
        if (code[i] == '\\') ++i;
      }
    } else {
      kept += letter;
    }
  }
  return kept;
}

// Where the bracket that opens at `at` is closed.
std::size_t end_of(std::string_view code, std::size_t at) {
  int depth = 0;
  for (; at < code.size(); ++at) {
    if (code[at] == '{' || code[at] == '(' || code[at] == '[') ++depth;
    if (code[at] == '}' || code[at] == ')' || code[at] == ']') --depth;
    if (depth == 0) break;
  }
  return at;
}

std::string name_at(std::string_view code, std::size_t at) {
  std::size_t end = at;
  while (end < code.size() && is_of_name(code[end])) ++end;
  return std::string(code.substr(at, end - at));
}

std::size_t behind_spaces(std::string_view code, std::size_t at) {
  while (at < code.size() && is_space(code[at])) ++at;
  return at;
}

struct Field {
  std::string name;
  bool has_value = false;  // where nobody gives it one
};
using Fields = std::vector<Field>;

// Takes up the fields of one declaration: "int size = 4", "float x, y".
void add_fields(const std::string& declaration, Fields& fields) {
  const std::string first = name_at(declaration, behind_spaces(declaration, 0));
  for (const char* other : {"using", "static", "friend", "template", "struct", "enum", "class",
                            "explicit", "virtual", "constexpr", "union"}) {
    if (first == other) return;
  }
  if (declaration.find('(') != std::string::npos) return;  // a function
  for (std::size_t from = 0; from < declaration.size();) {
    const std::size_t to = std::min(declaration.find(',', from), declaration.size());
    const std::string one = declaration.substr(from, to - from);
    from = to + 1;
    const std::size_t value = std::min(one.find_first_of("={"), one.size());
    std::size_t end = value;
    while (end > 0 && !is_of_name(one[end - 1])) --end;
    std::size_t begin = end;
    while (begin > 0 && is_of_name(one[begin - 1])) --begin;
    if (begin < end) fields.push_back({one.substr(begin, end - begin), value < one.size()});
  }
}

// The fields of a struct, from what stands between its braces.
Fields fields_in(std::string_view body) {
  Fields fields;
  std::string declaration;  // without what stands in brackets
  int angles = 0;
  for (std::size_t i = 0; i < body.size(); ++i) {
    const char letter = body[i];
    const bool value = declaration.find('=') != std::string::npos;
    if (letter == '<' && !value) ++angles;
    if (angles > 0) {
      if (letter == '>') --angles;
    } else if (body.compare(i, 2, "(*") == 0 && !value) {  // of a pointer to a function
      declaration += name_at(body, i + 2);
      i = end_of(body, body.find('(', i + 1));
    } else if (letter == '{' || letter == '(' || letter == '[') {
      declaration += letter == '[' || value ? ' ' : letter;
      i = end_of(body, i);
      const std::size_t next = behind_spaces(body, i + 1);
      const bool goes_on = next < body.size() && (body[next] == ';' || body[next] == ',');
      if (letter == '{' && !goes_on && !value) declaration.clear();  // the body of a function
    } else if (letter == ';') {
      add_fields(declaration, fields);
      declaration.clear();
    } else {
      declaration += letter;
    }
  }
  return fields;
}

// The names of fields by which something is begun in the braces that open at `at`: "{.size = 4}".
std::vector<std::string> designators_at(std::string_view code, std::size_t at) {
  std::vector<std::string> names;
  for (std::size_t i = at + 1; i < code.size() && code[i] != '}'; ++i) {
    const std::size_t point = behind_spaces(code, i);
    if (point >= code.size() || code[point] != '.') break;
    names.push_back(name_at(code, point + 1));
    const std::size_t behind = behind_spaces(code, point + 1 + names.back().size());
    if (names.back().empty() || (code[behind] != '=' && code[behind] != '{')) return {};
    for (i = behind; i < code.size() && code[i] != ',' && code[i] != '}'; ++i) {
      if (code[i] == '{' || code[i] == '(' || code[i] == '[') i = end_of(code, i);
    }
    if (code[i] == '}') break;
  }
  return names;
}

// All structs of a program, by the names of their fields, and the places where things are begun.
class Designators {
 public:
  // Takes up the structs of a file.
  void declare(const std::string& code) {
    constexpr std::string_view word = "struct ";
    for (std::size_t at = code.find(word); at != std::string::npos; at = code.find(word, at + 1)) {
      const std::size_t open = code.find_first_of("{;()>,", at);
      if (open == std::string::npos || code[open] != '{') continue;
      const std::size_t inside = open + 1;
      structs_.push_back(
          fields_in(std::string_view(code).substr(inside, end_of(code, open) - inside)));
      for (const Field& each : structs_.back()) with_[each.name].push_back(structs_.size() - 1);
    }
  }
  // What is begun by names that no struct with these fields allows: each with the field that is
  // left without a value.
  std::vector<std::string> faults_in(const std::string& code) {
    std::vector<std::string> faults;
    for (std::size_t at = code.find('{'); at != std::string::npos; at = code.find('{', at + 1)) {
      const std::vector<std::string> names = designators_at(code, at);
      if (names.empty()) continue;
      ++begun_;
      const std::string left = left_out(names);
      if (!left.empty()) {
        faults.push_back(code.substr(at, end_of(code, at) + 1 - at) + " leaves out " + left);
      }
    }
    return faults;
  }
  // How many things are begun so.
  int begun() const { return begun_; }

 private:
  // The field without a value where each struct that could be meant has one; else empty.
  std::string left_out(const std::vector<std::string>& names) const {
    std::string left;
    const auto having = with_.find(names.front());
    if (having == with_.end()) return left;  // of a library
    for (const std::size_t each : having->second) {
      auto name = names.begin();
      std::string first;
      for (const Field& field : structs_[each]) {
        if (name != names.end() && field.name == *name) {
          ++name;
        } else if (!field.has_value && first.empty()) {
          first = field.name;
        }
      }
      if (name != names.end()) continue;  // another struct is meant
      if (first.empty()) return {};
      left = first;
    }
    return left;
  }

  std::vector<Fields> structs_;
  std::map<std::string, std::vector<std::size_t>> with_;
  int begun_ = 0;
};

std::vector<std::string> faults_of(const std::string& code) {
  Designators program;
  program.declare(bare(code));
  return program.faults_in(bare(code));
}

}  // namespace

TEST_CASE("a field without a value is found where others are begun by their names") {
  const std::string told = R"(struct Told {
    std::string name;  // struct Other { int size; };
    std::map<int, int> by_number{};
    float x = 0, y = 1;
    void (*called)(int) = nullptr;
    int area() const { return size * 2; }
    int size = 64'000;
    bool operator==(const Told&) const = default;
  };)";
  CHECK(faults_of(told + R"(f({.size = g(1, 2), .other = 3});)").empty());
  CHECK(faults_of(told + R"(f({.name = "a}", .called = h, .size = 4});)").empty());
  CHECK(faults_of(told + "f({.x = 2, .size = 4});") ==
        std::vector<std::string>{"{.x = 2, .size = 4} leaves out name"});
  CHECK(faults_of(told + "f(Told{.called = h});").size() == 1);
  // Of several structs with these fields it may be the one that allows it.
  const std::string two = "struct A { int a; int b; }; struct B { int a = g(1); int b; };";
  CHECK(faults_of(two + "f({.b = 1});").empty());
  CHECK(faults_of(two + "f({.a = 1});").size() == 1);
}

TEST_CASE("what is begun by the names of some fields leaves no other without a value") {
  Designators program;
  std::map<std::string, std::string> files;
  for (const char* folder : {"/src", "/tests"}) {
    std::filesystem::recursive_directory_iterator entries(roadbook::support::source_root() +
                                                          folder);
    for (auto each = begin(entries); each != end(entries); ++each) {
      const std::filesystem::path& path = each->path();
      if (path.filename() == "node_modules") each.disable_recursion_pending();
      if (path.extension() != ".cpp" && path.extension() != ".hpp") continue;
      std::ifstream file(path, std::ios::binary);
      files[path.string()] = bare(std::string(std::istreambuf_iterator<char>(file), {}));
    }
  }
  for (const auto& [path, code] : files) program.declare(code);
  for (const auto& [path, code] : files) {
    for (const std::string& each : program.faults_in(code)) FAIL_CHECK(path + ": " + each);
  }
  CHECK(program.begun() > 1000);
}
