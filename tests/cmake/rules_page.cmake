# Writes docs/rules.md, or with -DCHECK=ON fails when it is out of date: then by what scenarios.cmake has played.
if(NOT CHECK)
  execute_process(COMMAND ${SLEIGHT} test tests/scenarios --format json
                  WORKING_DIRECTORY ${ROOT} OUTPUT_FILE ${BUILD}/scenarios.json)
endif()
execute_process(COMMAND ${WRITER} ${ROOT}/tests/scenarios/systems.json ${ROOT}/tests/data/proved_rules.json
                INPUT_FILE ${BUILD}/scenarios.json OUTPUT_FILE ${BUILD}/rules.md COMMAND_ERROR_IS_FATAL ANY)
if(NOT CHECK)
  file(COPY_FILE ${BUILD}/rules.md ${ROOT}/docs/rules.md)
  return()
endif()
file(READ ${BUILD}/rules.md now)
file(READ ${ROOT}/docs/rules.md then)
if(NOT now STREQUAL then)
  message(FATAL_ERROR "docs/rules.md is out of date. Write it anew: cmake --build ${BUILD} --target rules_page")
endif()
