# Writes the seeds of the harnesses in tests/fuzz/targets: each text of a card of the library, and each text of a test
# card of the scenarios, is a file. cmake -DROOT=<source folder> -DOUT=<folder> -P fuzz_seeds.cmake
file(GLOB_RECURSE scripts ${ROOT}/cards/*.lua ${ROOT}/tests/scenarios/*.lua)
set(number 0)
foreach(script IN LISTS scripts)
  file(READ ${script} lua)
  # Brackets and semicolons mean something in lists of CMake's.
  string(REPLACE ";" "," lua "${lua}")
  string(REPLACE "[[" "\"" lua "${lua}")
  string(REPLACE "]]" "\"" lua "${lua}")
  string(REGEX MATCHALL "text = \"[^\"]+\"" texts "${lua}")
  foreach(text IN LISTS texts)
    string(REGEX REPLACE "^text = \"(.*)\"$" "\\1" text "${text}")
    file(WRITE ${OUT}/seed_${number} "${text}")
    math(EXPR number "${number} + 1")
  endforeach()
endforeach()
message(STATUS "${number} seeds in ${OUT}")
