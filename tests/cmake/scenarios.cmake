# Plays all scenarios and leaves what came of each in scenarios.json. Where one fails they are played once more, to be
# told in words.
cmake_minimum_required(VERSION 3.25)
set(play ${SLEIGHT} test tests/scenarios)
execute_process(COMMAND ${play} --format json WORKING_DIRECTORY ${ROOT} OUTPUT_FILE ${BUILD}/scenarios.json
                RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  execute_process(COMMAND ${play} WORKING_DIRECTORY ${ROOT})
  message(FATAL_ERROR "`sleight test tests/scenarios` ends with ${status}")
endif()
