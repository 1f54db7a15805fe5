// The words for what an import brings.
#include "ui/screens/import_words.hpp"

namespace roadbook::ui {

std::string counted(std::size_t count, const char* one, const char* many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

bool is_careful(Arrival arrival) {
  return arrival != Arrival::fresh && arrival != Arrival::same;
}

const char* words_of(Arrival arrival) {
  switch (arrival) {
    case Arrival::fresh:
      return "New";
    case Arrival::same:
      return "You have it, and it is the same";
    case Arrival::older:
      return "Older than yours: you changed yours after this was made";
    case Arrival::earlier:
      return "Older than yours";
    case Arrival::newer:
      return "Newer than yours: yours has not changed since";
    case Arrival::version:
      return "A newer version than yours";
    case Arrival::both:
      return "A newer version than yours, but you changed yours after this was made";
    case Arrival::differs:
      return "It differs from yours";
  }
  return "";
}

const char* word_of(Arrival arrival) {
  switch (arrival) {
    case Arrival::fresh:
      return "New";
    case Arrival::same:
      return "The same";
    case Arrival::older:
    case Arrival::earlier:
      return "Older";
    case Arrival::newer:
    case Arrival::version:
    case Arrival::both:
      return "Newer";
    case Arrival::differs:
      return "Differs";
  }
  return "";
}

std::vector<Option> options_for(const ImportedDocument& document) {
  const Arrival arrival = document.arrival;
  if (arrival == Arrival::fresh && document.rest) {
    return {{Take::leave, "Do not import"}, {Take::add, "Import what can be read"}};
  }
  if (arrival == Arrival::fresh) {
    return {{Take::add, "Import"}, {Take::leave, "Skip"}};
  }
  if (arrival == Arrival::same) {
    return {{Take::leave, "Do not import"}, {Take::add, "Import a second copy"}};
  }
  return {{Take::leave, "Keep yours"},
          {Take::replace, "Replace yours"},
          {Take::add, document.package ? "Keep both, as two packages" : "Keep both, as two sheets"},
          {Take::merge, document.package ? "Choose entry by entry" : "Choose field by field"}};
}

}  // namespace roadbook::ui
