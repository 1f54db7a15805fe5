# What `cmake --install` puts where, and the packages that cpack makes of it.
#
#   cmake --install build/desktop --prefix /usr/local
#   cd build/desktop && cpack -G DEB          (Linux)   cpack -G ZIP   (anywhere)
include(GNUInstallDirs)
find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(app_id app.roadbook.Roadbook)
set(desktop_files ${CMAKE_SOURCE_DIR}/assets/desktop)

install(TARGETS roadbook roadbook-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
if(WIN32)
  include(${desktop_files}/windows.cmake)
endif()

if(UNIX AND NOT APPLE)
  # The release's day is the changelog's: two builds of one version are the same.
  file(STRINGS ${desktop_files}/changelog signed REGEX "^ -- ")
  list(GET signed 0 signed)
  string(REGEX MATCH "([0-9]+) ([A-Z][a-z]+) ([0-9]+)" _ "${signed}")
  set(months Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec)
  list(FIND months ${CMAKE_MATCH_2} month)
  math(EXPR month "${month} + 101")
  string(SUBSTRING ${month} 1 2 month)
  set(release_date ${CMAKE_MATCH_3}-${month}-${CMAKE_MATCH_1})
  configure_file(${desktop_files}/${app_id}.metainfo.xml.in
    ${CMAKE_BINARY_DIR}/${app_id}.metainfo.xml @ONLY)
  install(FILES ${CMAKE_BINARY_DIR}/${app_id}.metainfo.xml
    DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES ${desktop_files}/${app_id}.desktop
    DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES ${desktop_files}/${app_id}.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
  install(FILES ${CMAKE_SOURCE_DIR}/assets/icons/icon.svg
    DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME ${app_id}.svg)
  foreach(size IN ITEMS 48 64 128 192 512)
    install(FILES ${CMAKE_SOURCE_DIR}/assets/icons/icon-${size}.png
      DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps
      RENAME ${app_id}.png)
  endforeach()
  install(FILES ${desktop_files}/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/roadbook)

  # Manuals and changelog are packed without a date in them, for the same reason.
  find_program(ROADBOOK_GZIP gzip REQUIRED)
  mark_as_advanced(ROADBOOK_GZIP)
  add_custom_command(OUTPUT roadbook-cli.1
    COMMAND ${Python3_EXECUTABLE} ${desktop_files}/manual.py $<TARGET_FILE:roadbook-cli>
      ${release_date} > roadbook-cli.1
    DEPENDS roadbook-cli ${desktop_files}/manual.py VERBATIM)
  add_custom_command(OUTPUT roadbook-cli.1.gz
    COMMAND ${ROADBOOK_GZIP} -9nc roadbook-cli.1 > roadbook-cli.1.gz
    DEPENDS roadbook-cli.1 VERBATIM)
  set(packed ${CMAKE_BINARY_DIR}/roadbook-cli.1.gz)
  foreach(page IN ITEMS roadbook.1 changelog)
    add_custom_command(OUTPUT ${page}.gz
      COMMAND ${ROADBOOK_GZIP} -9nc ${desktop_files}/${page} > ${CMAKE_BINARY_DIR}/${page}.gz
      DEPENDS ${desktop_files}/${page} VERBATIM)
    list(APPEND packed ${CMAKE_BINARY_DIR}/${page}.gz)
  endforeach()
  add_custom_target(manuals ALL DEPENDS ${packed})
  install(FILES ${CMAKE_BINARY_DIR}/roadbook.1.gz ${CMAKE_BINARY_DIR}/roadbook-cli.1.gz
    DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES ${CMAKE_BINARY_DIR}/changelog.gz
    DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/roadbook)
else()
  install(FILES ${CMAKE_SOURCE_DIR}/LICENSE DESTINATION . RENAME LICENSE.txt)
  install(FILES ${CMAKE_SOURCE_DIR}/assets/fonts/OFL.txt DESTINATION .)
endif()

set(CPACK_PACKAGE_NAME roadbook)
set(CPACK_PACKAGE_VENDOR "The Roadbook authors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "character and crew sheets for Forged in the Dark games")
set(CPACK_PACKAGE_DESCRIPTION "Roadbook makes and keeps character and crew sheets for Beacon Road and other
tabletop games that are Forged in the Dark.

It walks you through the creation in steps, explains every number, keeps the
sheets on your own machine with undo without limit, and prints them. The
command line roadbook-cli does the same without a window. Neither needs a
network.")
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGE_CONTACT "The Roadbook authors <authors@roadbook.invalid>")
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
if(UNIX AND NOT APPLE)
  set(CPACK_GENERATOR DEB)
else()
  set(CPACK_GENERATOR ZIP)
  set(CPACK_PACKAGING_INSTALL_PREFIX /)
endif()
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
# As Debian packs its own: nearly a third smaller.
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# SDL loads OpenGL when it is there; the dialogs and the browser are the desktop's own.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "libgl1, xdg-utils, xdg-desktop-portal")
# Pictures out of the clipboard, and photos.
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "wl-clipboard, xclip, ffmpeg | fswebcam")
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
include(CPack)
