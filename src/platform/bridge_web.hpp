// The way between the program and the page's JavaScript (web/page.js).
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace roadbook::platform {

// Calls the page's function of that name with these texts; gives the number that it returns.
int tell_page(std::string_view verb, std::initializer_list<std::string_view> texts = {});

// Takes the oldest text that the page handed over for the call that runs now.
std::string take_text();

}  // namespace roadbook::platform
