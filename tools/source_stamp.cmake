# Writes the source that says of which sources the program is built:
#   cmake -D ROOT=... -D "FOLDERS=...;..." -D NAME=source_stamp -D HEADER=... -D OUTPUT=... -P source_stamp.cmake
set(sources "")
foreach(folder IN LISTS FOLDERS)
  file(GLOB_RECURSE here ${ROOT}/${folder}/*.h ${ROOT}/${folder}/*.cpp ${ROOT}/${folder}/*.g4)
  list(APPEND sources ${here})
endforeach()
list(SORT sources)
set(hashes "")
foreach(source IN LISTS sources)
  file(SHA256 ${source} hash)
  string(APPEND hashes "${hash}\n")
endforeach()
string(SHA256 stamp "${hashes}")
string(SUBSTRING ${stamp} 0 16 stamp)
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT [[
#include "@HEADER@"

namespace sleight {

std::string_view @NAME@() { return "@stamp@"; }

}  // namespace sleight
]] @ONLY)
