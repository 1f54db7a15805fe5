# What the programs are on Windows: an icon, UTF-8 in names and arguments, all that they need beside
# them, and no console behind the window.
enable_language(RC)
set(icon ${CMAKE_BINARY_DIR}/roadbook.ico)
set(pictures ${CMAKE_SOURCE_DIR}/assets/icons/icon-48.png ${CMAKE_SOURCE_DIR}/assets/icons/icon-64.png
  ${CMAKE_SOURCE_DIR}/assets/icons/icon-128.png ${CMAKE_SOURCE_DIR}/assets/icons/icon-192.png)
find_package(Python3 REQUIRED COMPONENTS Interpreter)
execute_process(COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/assets/desktop/icon.py ${icon}
  ${pictures} COMMAND_ERROR_IS_FATAL ANY)
file(WRITE ${CMAKE_BINARY_DIR}/roadbook.rc
  "1 ICON \"${icon}\"\n1 24 \"${CMAKE_SOURCE_DIR}/assets/desktop/roadbook.manifest\"\n")
foreach(program IN ITEMS roadbook roadbook-cli)
  target_sources(${program} PRIVATE ${CMAKE_BINARY_DIR}/roadbook.rc)
  if(MINGW)
    target_link_options(${program} PRIVATE -static)
  else()
    target_link_options(${program} PRIVATE /MANIFEST:NO)
  endif()
endforeach()
set_target_properties(roadbook PROPERTIES WIN32_EXECUTABLE ON)
if(MSVC)
  target_link_options(roadbook PRIVATE /ENTRY:mainCRTStartup)
endif()
if(TARGET SDL2::SDL2)  # where it is a library of its own, and not part of the program
  install(IMPORTED_RUNTIME_ARTIFACTS SDL2::SDL2 RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
