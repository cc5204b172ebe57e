# Writes docs/cards.md, or with -DCHECK=ON fails when it is out of date.
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
