// The lists that games are made of.
#include "rules/game/lists_once.hpp"

#include "rules/game/own.hpp"

ROADBOOK_LISTS_OF_GAMES(ROADBOOK_LIST_HERE)
