# Writes the source that says of which sources the program is built:
#   cmake -D ROOT=... -D OUTPUT=... -P source_stamp.cmake
file(GLOB_RECURSE sources ${ROOT}/core/card/*.h ${ROOT}/core/card/*.cpp ${ROOT}/scripting/*.h ${ROOT}/scripting/*.cpp)
list(SORT sources)
set(hashes "")
foreach(source IN LISTS sources)
  file(SHA256 ${source} hash)
  string(APPEND hashes "${hash}\n")
endforeach()
string(SHA256 stamp "${hashes}")
string(SUBSTRING ${stamp} 0 16 stamp)
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT [[
#include "scripting/cache/source_stamp.h"

namespace sleight {

std::string_view source_stamp() { return "@stamp@"; }

}  // namespace sleight
]] @ONLY)
