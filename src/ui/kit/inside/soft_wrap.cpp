// Breaks the lines of ImGui's editor, and joins them again.
#include "ui/kit/inside/soft_wrap.hpp"

namespace roadbook::ui {

std::string without_soft_breaks(std::string_view words) {
  std::string plain;
  plain.reserve(words.size());
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == '\r') {
      if (i + 1 < words.size() && words[i + 1] == '\n') ++i;
      continue;
    }
    plain += words[i];
  }
  return plain;
}

WrappedText rewrap(std::string_view words, int cursor, const TextStyle& style, float width) {
  const auto before = words.substr(0, static_cast<std::size_t>(cursor));
  const std::size_t plain_cursor = without_soft_breaks(before).size();
  const std::string plain = without_soft_breaks(words);
  WrappedText wrapped;
  std::size_t copied = 0;
  const auto copy_to = [&](std::size_t end) {
    if (plain_cursor >= copied && plain_cursor <= end) {
      wrapped.cursor = static_cast<int>(wrapped.text.size() + plain_cursor - copied);
    }
    wrapped.text.append(plain, copied, end - copied);
    copied = end;
  };
  const std::vector<std::string_view> lines = break_lines(style, plain, width);
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    const auto next = static_cast<std::size_t>(lines[i + 1].data() - plain.data());
    const bool hard = next > 0 && plain[next - 1] == '\n';
    copy_to(hard ? next - 1 : next);
    if (hard) {
      copy_to(next);
    } else {
      wrapped.text += "\r\n";
    }
  }
  copy_to(plain.size());
  return wrapped;
}

}  // namespace roadbook::ui
