# Writes docs/cards.md, or with -DCHECK=ON fails when it is out of date, or when the README tells of another library.
execute_process(COMMAND ${SLEIGHT} check cards --format json
                WORKING_DIRECTORY ${ROOT} OUTPUT_FILE ${BUILD}/cards.json)
execute_process(COMMAND ${WRITER} ${ROOT}/tests/scenarios
                INPUT_FILE ${BUILD}/cards.json OUTPUT_FILE ${BUILD}/cards.md COMMAND_ERROR_IS_FATAL ANY)
if(NOT CHECK)
  file(COPY_FILE ${BUILD}/cards.md ${ROOT}/docs/cards.md)
  return()
endif()
file(READ ${BUILD}/cards.md now)
file(READ ${ROOT}/docs/cards.md then)
if(NOT now STREQUAL then)
  message(FATAL_ERROR "docs/cards.md is out of date. Write it anew: cmake --build ${BUILD} --target cards_page")
endif()
# The README shows what the check of the library says.
execute_process(COMMAND ${SLEIGHT} check cards WORKING_DIRECTORY ${ROOT} OUTPUT_VARIABLE said)
string(REGEX MATCH "[0-9]+ files, [0-9]+ cards[^\n]*\n[^\n]*\n$" figures "${said}")
file(READ ${ROOT}/README.md readme)
string(FIND "${readme}" "${figures}" place)
if(figures STREQUAL "" OR place EQUAL -1)
  message(FATAL_ERROR "README.md should show what `sleight check cards` says: ${figures}")
endif()
