// All widgets at once, for panels.
#pragma once

#include "ui/button.hpp"
#include "ui/choice.hpp"
#include "ui/field.hpp"
#include "ui/layout.hpp"
#include "ui/map.hpp"
#include "ui/overlay.hpp"
#include "ui/rating.hpp"
#include "ui/sheet.hpp"
#include "ui/text.hpp"
#include "ui/ui.hpp"
