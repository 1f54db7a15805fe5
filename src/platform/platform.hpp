// What most of Roadbook asks of the machine it runs on, each capability from its own header. The
// camera, pictures and what draws have headers that their users include by themselves.
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
