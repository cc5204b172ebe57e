# Writes docs/rulings.md, or with -DCHECK=ON fails when it is out of date.
set(data ${ROOT}/tests/data)
execute_process(COMMAND ${WRITER} ${data}/rulings.json ${data}/rulings_set_aside.json ${ROOT}/tests/scenarios
                OUTPUT_FILE ${BUILD}/rulings.md COMMAND_ERROR_IS_FATAL ANY)
if(NOT CHECK)
  file(COPY_FILE ${BUILD}/rulings.md ${ROOT}/docs/rulings.md)
  return()
endif()
file(READ ${BUILD}/rulings.md now)
file(READ ${ROOT}/docs/rulings.md then)
if(NOT now STREQUAL then)
  message(FATAL_ERROR "docs/rulings.md is out of date. Write it anew: cmake --build ${BUILD} --target rulings_page")
endif()
