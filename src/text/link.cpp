// Writes "%" and "&" as other links do.
#include "text/link.hpp"

namespace roadbook::text {
namespace {

constexpr std::string_view percent = "%25";
constexpr std::string_view ampersand = "%26";

}  // namespace

std::string in_link(std::string_view words) {
  std::string written;
  for (const char letter : words) {
    if (letter == '%') {
      written += percent;
    } else if (letter == '&') {
      written += ampersand;
    } else {
      written += letter;
    }
  }
  return written;
}

std::string from_link(std::string_view written) {
  std::string words;
  while (!written.empty()) {
    const bool is_percent = written.substr(0, percent.size()) == percent;
    const bool is_ampersand = written.substr(0, ampersand.size()) == ampersand;
    words += is_percent ? '%' : is_ampersand ? '&' : written.front();
    written.remove_prefix(is_percent || is_ampersand ? percent.size() : 1);
  }
  return words;
}

}  // namespace roadbook::text
