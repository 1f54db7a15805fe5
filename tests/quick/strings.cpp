// The strings of the standard library as the program that ships has them. A fifth of what the tests
// take is spent in them where they are compiled for debugging; this stands first in each program of
// the tests, and of many equal functions the linker takes the first.
#include <string>
#include <string_view>
#include <vector>

template class std::basic_string<char>;
template class std::basic_string_view<char>;
template class std::vector<std::string>;
