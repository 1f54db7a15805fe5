// Puts journals together.
#include "rules/play/journal.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

constexpr std::array<const char*, 12> month_names{"January",   "February", "March",    "April",
                                                  "May",       "June",     "July",     "August",
                                                  "September", "October",  "November", "December"};

// The digits at `at`, and behind them; -1 where there are none.
std::int64_t digits(const std::string& text, std::size_t& at) {
  std::int64_t value = -1;
  for (; at < text.size() && text[at] >= '0' && text[at] <= '9' && value < 100000; ++at) {
    value = (value < 0 ? 0 : value * 10) + (text[at] - '0');
  }
  return value;
}

// "14 November 2026, 20:05" as a number that grows with time; 0 where it is no such date.
std::int64_t moment_of(const std::string& when) {
  std::size_t at = 0;
  const std::int64_t day = digits(when, at);
  if (day < 0 || at >= when.size() || when[at] != ' ') return 0;
  ++at;
  for (std::size_t month = 0; month < month_names.size(); ++month) {
    const std::string name = month_names[month];
    if (when.compare(at, name.size(), name) != 0) continue;
    at += name.size() + 1;
    const std::int64_t year = at < when.size() ? digits(when, at) : -1;
    if (year < 0) return 0;
    std::int64_t minutes = 0;
    if (when.compare(at, 2, ", ") == 0) {
      at += 2;
      const std::int64_t hour = digits(when, at);
      if (hour >= 0 && at < when.size() && when[at] == ':') {
        ++at;
        minutes = hour * 60 + std::max<std::int64_t>(0, digits(when, at));
      }
    }
    return ((year * 12 + static_cast<std::int64_t>(month)) * 31 + day) * 1440 + minutes;
  }
  return 0;
}

struct Placed {
  std::int64_t moment = 0;
  int number = 0;
  WrittenLine written;
};

}  // namespace

std::vector<WrittenLine> whole_journal(const Sheets& sheets) {
  std::vector<Placed> all;
  for (const auto& [id, sheet] : sheets) {
    const auto& journal = std::visit(
        [](const auto& each) -> const std::vector<JournalLine>& { return each.journal; }, sheet);
    const std::string& name =
        std::visit([](const auto& each) -> const std::string& { return each.name; }, sheet);
    std::int64_t moment = 0;
    int number = 0;
    for (std::size_t i = 0; i < journal.size(); ++i) {
      // A line without a date or a number is as late as the one before it.
      moment = std::max(moment, moment_of(journal[i].when));
      number = std::max(number, journal[i].number);
      all.push_back({moment, number, {id, i, name, journal[i]}});
    }
  }
  std::stable_sort(all.begin(), all.end(), [](const Placed& left, const Placed& right) {
    if (left.moment != right.moment) return left.moment < right.moment;
    return left.number < right.number;
  });
  std::vector<WrittenLine> lines;
  lines.reserve(all.size());
  for (Placed& each : all) lines.push_back(std::move(each.written));
  return lines;
}

int next_journal_number(const Sheets& sheets) {
  constexpr int most_lines = 1000000000;
  int last = 0;
  for (const auto& [id, sheet] : sheets) {
    std::visit(
        [&](const auto& each) {
          for (const JournalLine& line : each.journal) last = std::max(last, line.number);
        },
        sheet);
  }
  return std::min(last + 1, most_lines);
}

bool line_has(const WrittenLine& line, const std::string& search) {
  const std::string all = in_small_letters(line.line.when + " " + line.who + " " + line.line.words);
  for (const std::string& word : split(in_small_letters(search), ' ')) {
    if (all.find(word) == std::string::npos) return false;
  }
  return true;
}

const JournalLine* last_dated(const std::vector<JournalLine>& journal, const JournalLine* line) {
  std::int64_t last = line == nullptr ? 0 : moment_of(line->when);
  for (const JournalLine& each : journal) {
    const std::int64_t moment = moment_of(each.when);
    if (moment > last) {
      last = moment;
      line = &each;
    }
  }
  return line;
}

std::string journal_as_text(const std::string& title, const std::vector<WrittenLine>& lines) {
  std::string all = title + "\n";
  std::string day;
  bool first = true;
  for (const WrittenLine& each : lines) {
    const std::size_t comma = each.line.when.find(", ");
    const std::string date = each.line.when.substr(0, comma);
    const std::string time =
        comma == std::string::npos ? std::string() : each.line.when.substr(comma + 2);
    if (first || date != day) {
      all += "\n";
      if (!date.empty()) all += date + "\n";
      day = date;
      first = false;
    }
    if (!time.empty()) all += time + "  ";
    if (!each.who.empty()) all += each.who + ": ";
    all += each.line.words + "\n";
  }
  return all;
}

bool rewrite_line(Sheet& sheet, std::size_t index, const std::string& words) {
  std::vector<JournalLine>& journal = journal_of(sheet);
  if (index >= journal.size()) return false;
  if (words.empty()) {
    journal.erase(journal.begin() + static_cast<std::ptrdiff_t>(index));
  } else {
    journal[index].words = words;
  }
  return true;
}

}  // namespace roadbook::rules
