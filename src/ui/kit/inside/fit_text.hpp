// What a field of limited length makes of an edit: nothing that stood there is lost.
#pragma once

#include <string>
#include <string_view>

namespace roadbook::ui {

// How many letters (code points) UTF-8 text has.
int count_letters(std::string_view words);

// `after` is `before` with one place changed. What was put in at that place is cut at its end, so
// that the whole has at most `limit` letters, or as many as `before` where that has more already.
// What stood before and behind the place stays whole.
std::string fitted(std::string_view before, std::string_view after, int limit);

// What to say under a field that can take no more. Empty where it has room, and without a limit.
std::string full_words(std::string_view words, int limit);

}  // namespace roadbook::ui
