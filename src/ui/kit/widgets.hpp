// All widgets at once, for panels.
#pragma once

#include "ui/kit/band.hpp"
#include "ui/kit/button.hpp"
#include "ui/kit/choice.hpp"
#include "ui/kit/dice.hpp"
#include "ui/kit/emblem.hpp"
#include "ui/kit/field.hpp"
#include "ui/kit/health.hpp"
#include "ui/kit/layout.hpp"
#include "ui/kit/load.hpp"
#include "ui/kit/map.hpp"
#include "ui/kit/overlay.hpp"
#include "ui/kit/plates.hpp"
#include "ui/kit/rating.hpp"
#include "ui/kit/sheet.hpp"
#include "ui/kit/text.hpp"
#include "ui/kit/ui.hpp"
