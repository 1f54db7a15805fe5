# The pinned versions of what is fetched as source. Read by src/third_party/get and by CMake
# (src/third_party/CMakeLists.txt), so each line is NAME=VALUE and nothing else.
imgui_version=1.92.2b
imgui_debian_version=1.92.2b+ds-1
imgui_debian_sha256=e7bd201d56b5ee90d24d5dac85e5c12f98bdb95410252a62d27b7f89e4566d48
catch2_version=3.7.1
catch2_sha256=c991b247a1a0d7bb9c39aa35faf0fe9e19764213f28ffba3109388e62ee0269c
sdl2_web_recipe=2
sdl2_windows_recipe=1
imgui_files_sha256=8565a8289018ad0e7f4f134dfa62c718ae09821baae449ae417421415fa260e2
zlib_version=1.3.2
zlib_debian_version=1:1.3.dfsg+really1.3.2-3
zlib_debian_sha256=7b6903eb019983987b7112eccf90f1703f1c6c0e0cede36564bf611d19ca579d
zlib_files_sha256=df7ed93f6e6144cf25d33fb36f2d585e594d6227507bc965604137d9e0bb4b34
