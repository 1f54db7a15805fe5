// Tells whether two sheets are the same but for their ids.
#include "app/twins.hpp"

#include <functional>
#include <string>

#include "data/document.hpp"

namespace roadbook::app {

Fingerprint fingerprint_of(const model::Value& value) {
  const std::string text = data::write_compact({model::with_id(value, {})});
  return {text.size(), std::hash<std::string>()(text)};
}

bool same_but_for_id(const model::Value& left, const model::Value& right) {
  return model::with_id(left, model::id_of(right)) == right;
}

}  // namespace roadbook::app
