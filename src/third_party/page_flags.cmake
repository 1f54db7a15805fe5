# How a page is linked: for size, with no inline script and no eval, WebGL 2, no file system.

# Old and new Emscripten name the stack differently and give it 5 MB or 64 KB.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.27)
  set(stack_size -sTOTAL_STACK=1MB)
else()
  set(stack_size -sSTACK_SIZE=1MB)
endif()

# HTML minifying fails in Debian's Emscripten, and shell.html is ours anyway.
set(roadbook_page_link_options -Os ${stack_size}
  -sMODULARIZE=1 -sENVIRONMENT=web -sMINIFY_HTML=0 -sDYNAMIC_EXECUTION=0 -sNO_FILESYSTEM=1
  -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=32MB -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
  -sEXPORTED_FUNCTIONS=_main,_malloc,_free
  -sEXPORTED_RUNTIME_METHODS=UTF8ToString,stringToUTF8,lengthBytesUTF8)
