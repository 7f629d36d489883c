# Writes OUTPUT, the source of arenas/version.h: VERSION, and behind it the commit
# if SOURCES is a checkout. Leaves the file alone if it says so already.
set(commit "")
find_package(Git QUIET)
if(GIT_FOUND AND EXISTS ${SOURCES}/.git)
  execute_process(
    COMMAND ${GIT_EXECUTABLE} describe --always --dirty --abbrev=12 --exclude=*
    WORKING_DIRECTORY ${SOURCES}
    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
set(words "berthier ${VERSION}")
if(commit)
  string(APPEND words " (${commit})")
endif()
file(CONFIGURE OUTPUT ${OUTPUT} @ONLY CONTENT
[[#include "arenas/version.h"

namespace berthier {

std::string_view Version() { return "@words@"; }

}  // namespace berthier
]])
