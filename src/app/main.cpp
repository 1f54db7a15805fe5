// The program's start.
#include <cstdio>

int main() {
  std::puts("Roadbook " ROADBOOK_VERSION);
  return 0;
}
