// The lists that sheets are made of.
#include "rules/game/lists_once.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

ROADBOOK_LISTS_OF_CHARACTERS(ROADBOOK_LIST_HERE)
ROADBOOK_LISTS_OF_CREWS(ROADBOOK_LIST_HERE)
