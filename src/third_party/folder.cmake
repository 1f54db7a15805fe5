# The functions that make a target of a folder under src/.

# Warnings and language settings of our own code; nothing of it reaches the dependencies.
add_library(roadbook_options INTERFACE)
target_compile_options(roadbook_options INTERFACE -Wall -Wextra -Wpedantic -Wconversion)
if(ROADBOOK_WERROR)
  target_compile_options(roadbook_options INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # False alarms of gcc 12 to 14 on std::string and std::optional, worse under sanitizers.
  target_compile_options(roadbook_options INTERFACE -Wno-restrict -Wno-maybe-uninitialized
    -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds -Wno-dangling-reference)
else()
  # What gcc's -Wconversion leaves out, so that one set of warnings holds for both.
  target_compile_options(roadbook_options INTERFACE -Wno-sign-conversion)
endif()
if(EMSCRIPTEN)
  target_compile_options(roadbook_options INTERFACE -fno-exceptions -fno-rtti
    # EM_JS and EM_ASM are written with these.
    -Wno-dollar-in-identifier-extension -Wno-gnu-zero-variadic-macro-arguments)
endif()

# An include root that holds nothing but the folder itself, so that "rules/x.hpp" is found by
# those targets only that link the folder's target. Sets <out> to its path.
function(roadbook_include_root out folder directory)
  set(root ${CMAKE_BINARY_DIR}/include/${folder}_root)
  file(MAKE_DIRECTORY ${root})
  if(NOT EXISTS ${root}/${folder})
    file(CREATE_LINK ${directory} ${root}/${folder} SYMBOLIC)
  endif()
  set(${out} ${root} PARENT_SCOPE)
endfunction()

# The .cpp files of a folder and of those in it, for the platform being built: *_desktop.cpp or *_web.cpp, not both.
# On Windows X_windows.cpp stands in for X_desktop.cpp.
function(roadbook_sources out)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  if(EMSCRIPTEN)
    list(FILTER sources EXCLUDE REGEX "_desktop\\.cpp$")
  else()
    list(FILTER sources EXCLUDE REGEX "_web\\.cpp$")
  endif()
  if(WIN32)
    foreach(source IN LISTS sources)
      string(REGEX REPLACE "_windows\\.cpp$" "_desktop.cpp" replaced ${source})
      if(NOT replaced STREQUAL source)
        list(REMOVE_ITEM sources ${replaced})
      endif()
    endforeach()
  else()
    list(FILTER sources EXCLUDE REGEX "_windows\\.cpp$")
  endif()
  list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
  set(${out} ${sources} PARENT_SCOPE)
endfunction()

# Compiles the target's sources by ROADBOOK_BATCH as one. CMake's own unity build names the sources by their
# whole paths, and what ccache keeps of it would serve one checkout alone. The batches are made when the folder
# has been read: what its CMakeLists.txt says of a source by then holds.
set(CMAKE_UNITY_BUILD OFF)
function(roadbook_batches target)
  if(ROADBOOK_BATCH GREATER 1)
    cmake_language(EVAL CODE "cmake_language(DEFER CALL roadbook_write_batches ${target})")
  endif()
endfunction()

function(roadbook_write_batches target)
  get_target_property(sources ${target} SOURCES)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/${target}_batches)
  set(batches 0)
  set(includes "")
  foreach(source IN LISTS sources)
    if(NOT source MATCHES "\\.cpp$")
      continue()
    endif()
    # What is compiled in a way of its own is compiled by itself, as CMake has it.
    set(own "")
    foreach(property IN ITEMS COMPILE_DEFINITIONS COMPILE_OPTIONS SKIP_UNITY_BUILD_INCLUSION)
      get_source_file_property(value ${source} ${property})
      if(value)
        set(own ${property})
      endif()
    endforeach()
    if(own)
      continue()
    endif()
    set_source_files_properties(${source} PROPERTIES HEADER_FILE_ONLY ON)
    file(RELATIVE_PATH path ${folder} ${source})
    list(APPEND includes "#include \"${path}\"\n")
    list(LENGTH includes size)
    if(size EQUAL ROADBOOK_BATCH)
      roadbook_write_batch()
    endif()
  endforeach()
  if(includes)
    roadbook_write_batch()
  endif()
endfunction()

# Of roadbook_write_batches: what it holds becomes a source of the target, and the next batch begins.
macro(roadbook_write_batch)
  list(JOIN includes "" text)
  file(CONFIGURE OUTPUT ${folder}/${batches}.cpp CONTENT "${text}" @ONLY)
  target_sources(${target} PRIVATE ${folder}/${batches}.cpp)
  set(includes "")
  math(EXPR batches "${batches} + 1")
endmacro()

# Precompiles the headers for the target's files, and those of the standard library that most use.
function(roadbook_precompile target)
  if(ROADBOOK_PRECOMPILE)
    target_precompile_headers(${target} PRIVATE <algorithm> <functional> <map> <memory> <optional>
      <set> <string> <string_view> <utility> <variant> <vector> ${ARGN})
    if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
      # The file's time is not its content.
      target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
    endif()
  endif()
endfunction()

# roadbook_folder(rules) or roadbook_folder(data LINK roadbook_model ... PRIVATE ... PRECOMPILE <header>): the target
# roadbook_<folder> of the folder that is being read.
function(roadbook_folder folder)
  cmake_parse_arguments(arg "" "" "LINK;PRIVATE;PRECOMPILE" ${ARGN})
  set(target roadbook_${folder})
  roadbook_include_root(root ${folder} ${CMAKE_CURRENT_SOURCE_DIR})
  roadbook_sources(sources)
  if(NOT sources)
    # Headers only, so far.
    add_library(${target} INTERFACE)
    target_include_directories(${target} INTERFACE ${root})
    target_link_libraries(${target} INTERFACE ${arg_LINK})
    return()
  endif()
  add_library(${target} STATIC ${sources})
  roadbook_batches(${target})
  target_include_directories(${target} PUBLIC ${root})
  target_link_libraries(${target} PUBLIC ${arg_LINK} PRIVATE ${arg_PRIVATE} roadbook_options)
  roadbook_precompile(${target} ${arg_PRECOMPILE})
endfunction()

# roadbook_room(ui kit LINK ... PRIVATE ... PRECOMPILE <header>): the target roadbook_ui_kit of the room
# src/ui/kit that is being read, included as "ui/kit/...". What lies in its folder inside/ is seen by
# those alone that link roadbook_ui_kit_inside.
function(roadbook_room folder room)
  cmake_parse_arguments(arg "" "" "LINK;PRIVATE;PRECOMPILE" ${ARGN})
  set(target roadbook_${folder}_${room})
  set(root ${CMAKE_BINARY_DIR}/include/${folder}_${room}_root)
  file(REMOVE_RECURSE ${root})
  file(MAKE_DIRECTORY ${root}/${folder}/${room})
  file(GLOB headers CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.hpp)
  foreach(header IN LISTS headers)
    get_filename_component(name ${header} NAME)
    file(CREATE_LINK ${header} ${root}/${folder}/${room}/${name} SYMBOLIC)
  endforeach()
  if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/inside)
    set(inside ${CMAKE_BINARY_DIR}/include/${folder}_${room}_inside_root)
    file(MAKE_DIRECTORY ${inside}/${folder}/${room})
    if(NOT EXISTS ${inside}/${folder}/${room}/inside)
      file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR}/inside ${inside}/${folder}/${room}/inside SYMBOLIC)
    endif()
    add_library(${target}_inside INTERFACE)
    target_include_directories(${target}_inside INTERFACE ${inside})
  endif()
  roadbook_sources(sources)
  add_library(${target} STATIC ${sources})
  roadbook_batches(${target})
  target_include_directories(${target} PUBLIC ${root})
  target_link_libraries(${target} PUBLIC ${arg_LINK} PRIVATE ${arg_PRIVATE} roadbook_options)
  roadbook_precompile(${target} ${arg_PRECOMPILE})
endfunction()
