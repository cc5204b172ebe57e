# Writes tests/data/proved_rules.json, or with -DCHECK=ON fails when it is out of date.
execute_process(COMMAND ${PROVE} WORKING_DIRECTORY ${ROOT} OUTPUT_FILE ${BUILD}/proved_rules.json
                COMMAND_ERROR_IS_FATAL ANY)
if(NOT CHECK)
  file(COPY_FILE ${BUILD}/proved_rules.json ${ROOT}/tests/data/proved_rules.json)
  return()
endif()
file(READ ${BUILD}/proved_rules.json now)
file(READ ${ROOT}/tests/data/proved_rules.json then)
if(NOT now STREQUAL then)
  message(FATAL_ERROR "tests/data/proved_rules.json is out of date. Write it anew, and then the page of rules: "
                      "cmake --build ${BUILD} --target prove_rules; cmake --build ${BUILD} --target rules_page")
endif()
