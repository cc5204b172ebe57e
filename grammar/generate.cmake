# Generates the parser of card text from the two grammar files, and notes what it was generated from.
# Usage: cmake -DANTLR4=PROGRAM -DGENERATED=FOLDER -P generate.cmake
cmake_minimum_required(VERSION 3.25)
include(${CMAKE_CURRENT_LIST_DIR}/made_from.cmake)
file(MAKE_DIRECTORY ${GENERATED}/names)
set(antlr ${ANTLR4} -Dlanguage=Cpp -no-visitor -no-listener -package sleight::grammar -Werror -o ${GENERATED})
execute_process(COMMAND ${antlr} CardLexer.g4 WORKING_DIRECTORY ${CMAKE_CURRENT_LIST_DIR} COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${antlr} -lib ${GENERATED} CardParser.g4 WORKING_DIRECTORY ${CMAKE_CURRENT_LIST_DIR}
                COMMAND_ERROR_IS_FATAL ANY)
include(${CMAKE_CURRENT_LIST_DIR}/phrases.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/when_needed.cmake)
sleight_generator_of(${GENERATED} generator)
sleight_made_from("${generator}" made_from)
file(WRITE ${GENERATED}/made_from.txt "${made_from}")
