// Everything that Roadbook asks of the machine it runs on, a header for each capability.
#pragma once

#include "platform/clipboard.hpp"
#include "platform/clock.hpp"
#include "platform/files.hpp"
#include "platform/mirror.hpp"
#include "platform/page.hpp"
#include "platform/paper.hpp"
#include "platform/settings.hpp"
#include "platform/window.hpp"
#include "platform/words.hpp"
