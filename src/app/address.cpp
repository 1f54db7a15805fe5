// The places of the program, and their addresses as texts.
#include "app/address.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace roadbook::app {

namespace {

constexpr std::array places{
    Place{.word = "", .alone = true},
    Place{"sheet", Screen::sheet, true, false, "", Over::nothing},
    Place{"crew", Screen::sheet, true, true, "", Over::nothing},
    Place{"make", Screen::creation, true, false, "Creation", Over::nothing},
    Place{"guide", Screen::guide, true, true, "Guide", Over::nothing},
    Place{"table", Screen::table, true, true, "Table", Over::nothing},
    Place{"journal", Screen::journal, true, false, "Journal", Over::nothing},
    Place{"print", Screen::print, false, false, "Print", Over::nothing},
    Place{"workshop", Screen::workshop, false, false, "Workshop", Over::nothing},
    Place{"settings", Screen::settings, false, false, "Settings", Over::nothing, true},
    Place{"about", Screen::about, false, false, "About", Over::nothing, true},
    Place{"play", Screen::sheet, true, false, "Moves", Over::move},
    Place{"rules", Screen::library, false, false, "Rules", Over::rules},
    Place{"versions", Screen::sheet, true, false, "Earlier versions", Over::versions},
    Place{.word = "versions",
          .screen = Screen::sheet,
          .of_document = true,
          .over = Over::version,
          .of_part = true},
    Place{"portrait", Screen::sheet, true, false, "Portrait", Over::portrait},
    Place{"compare", Screen::sheet, true, false, "Compare", Over::compare},
    Place{"bin", Screen::library, false, false, "The bin", Over::bin, true},
    Place{"import", Screen::library, false, false, "Import", Over::intake, true},
};

constexpr std::string_view hexadecimal = "0123456789ABCDEF";

bool stands_as_it_is(char each) {
  return (each >= '0' && each <= '9') || (each >= 'a' && each <= 'z') ||
         (each >= 'A' && each <= 'Z') || each == '-' || each == '_' || each == '.' || each == '~';
}

void append_part(std::string& text, std::string_view part) {
  text += '/';
  for (const char each : part) {
    if (stands_as_it_is(each)) {
      text += each;
      continue;
    }
    const auto byte = static_cast<unsigned char>(each);
    text += '%';
    text += hexadecimal[byte >> 4];
    text += hexadecimal[byte & 15U];
  }
}

int digit_of(char each) {
  if (each >= '0' && each <= '9') return each - '0';
  if (each >= 'a' && each <= 'f') return each - 'a' + 10;
  if (each >= 'A' && each <= 'F') return each - 'A' + 10;
  return -1;
}

std::optional<std::string> read_part(std::string_view part) {
  std::string read;
  for (std::size_t at = 0; at < part.size(); ++at) {
    if (part[at] != '%') {
      read += part[at];
      continue;
    }
    if (at + 2 >= part.size()) return std::nullopt;
    const int high = digit_of(part[at + 1]);
    const int low = digit_of(part[at + 2]);
    if (high < 0 || low < 0) return std::nullopt;
    read += static_cast<char>(high * 16 + low);
    at += 2;
  }
  return read;
}

}  // namespace

const Place* find_place(std::string_view word) {
  for (const Place& each : places) {
    if (each.word == word) return &each;
  }
  return nullptr;
}

const Place& place_of(const Address& address) {
  for (const Place& each : places) {
    if (each.word == address.place && each.of_part && !address.part.empty()) return each;
  }
  return *find_place(address.place);
}

std::string_view word_of(Screen screen, bool crew) {
  std::string_view word;
  for (const Place& each : places) {
    if (each.screen != screen || each.over != Over::nothing) continue;
    if (each.of_crew == crew) return each.word;
    word = each.word;
  }
  return word;
}

std::string text_of(const Address& address) {
  std::string text = "#";
  append_part(text, address.place);
  if (address.id.empty()) return text;
  append_part(text, address.id);
  if (!address.part.empty()) append_part(text, address.part);
  return text;
}

Address address_of(std::string_view text) {
  if (!text.empty() && text.front() == '#') text.remove_prefix(1);
  if (text.empty() || text.front() != '/') return {};
  std::vector<std::string> parts;
  while (!text.empty()) {
    text.remove_prefix(1);  // the slash
    const std::size_t end = std::min(text.find('/'), text.size());
    std::optional<std::string> part = read_part(text.substr(0, end));
    if (!part) return {};
    parts.push_back(std::move(*part));
    text.remove_prefix(end);
  }
  parts.resize(3);
  const Place* place = find_place(parts[0]);
  if (place == nullptr || (place->of_document && parts[1].empty())) return {};
  if (place->alone) return {parts[0], {}, {}};
  return {parts[0], parts[1], parts[2]};
}

platform::AddressStep step_between(const Layers& before, const Layers& now) {
  using platform::AddressStep;
  if (before.empty()) return AddressStep::instead;
  if (std::find(before.begin(), before.end() - 1, now.back()) != before.end() - 1) {
    return AddressStep::instead;
  }
  return now.size() > 1 ? AddressStep::over : AddressStep::on;
}

Address with_game(const Address& address, const std::vector<std::string>& games,
                  const std::string& at_hand) {
  const bool named = std::find(games.begin(), games.end(), address.id) != games.end();
  if (named || address.id.empty() || !address.part.empty()) return address;
  return {address.place, at_hand, address.id};
}

}  // namespace roadbook::app
