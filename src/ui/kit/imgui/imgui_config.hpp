// Dear ImGui's compile-time settings for Roadbook: no obsolete names, no demo, no debug windows,
// no built-in font, no file access of its own. Included by imgui.h through IMGUI_USER_CONFIG.
#pragma once

#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_DEFAULT_FONT
#define IMGUI_DISABLE_FILE_FUNCTIONS
#define IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS
#define IMGUI_DISABLE_WIN32_FUNCTIONS

// One code point may be any of Unicode's: names are written in every script.
#define IMGUI_USE_WCHAR32

// The item hooks let a test see every interactive item, to prove that each has a node.
#ifdef ROADBOOK_IMGUI_HOOKS
#define IMGUI_ENABLE_TEST_ENGINE
#endif
