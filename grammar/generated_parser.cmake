# Where the generated parser of card text comes from: source archives carry it in grammar/generated, and elsewhere
# antlr4 generates it at build time. Sets `generated`, its folder.
include(${CMAKE_CURRENT_LIST_DIR}/made_from.cmake)
set(carried ${CMAKE_CURRENT_SOURCE_DIR}/generated)
set(generated ${PROJECT_BINARY_DIR}/grammar/generated)
if(EXISTS ${carried}/made_from.txt)
  sleight_unfit_parser(${carried} unfit)
  if(unfit)
    # A message that begins with a space stays one line.
    message(FATAL_ERROR " The generated parser in ${carried} is stale: ${unfit}. Undo the change, or delete that folder "
                        "and let antlr4 generate the parser (Debian: apt-get install antlr4).")
  endif()
  set(generated ${carried})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${sleight_parser_input_paths})
  message(STATUS "The generated parser is that of the source archive: no antlr4 is needed")
else()
  find_program(SLEIGHT_ANTLR4 antlr4)
  if(NOT SLEIGHT_ANTLR4)
    message(FATAL_ERROR " There is no antlr4 to generate the parser of card text: install it (Debian: apt-get install "
                        "antlr4), or build from a source archive, which carries the generated parser.")
  endif()
endif()
list(TRANSFORM sleight_parser_outputs PREPEND ${generated}/ OUTPUT_VARIABLE generated_files)
set(generated_sources ${generated_files})
list(FILTER generated_sources INCLUDE REGEX "\\.cpp$")
set(generated_names ${generated_files})
list(FILTER generated_names INCLUDE REGEX "/names/")
if(NOT generated STREQUAL carried)
  # All of them are named, so that whatever includes a header is built again in the same run.
  add_custom_command(
    OUTPUT ${generated_files}
    COMMAND ${CMAKE_COMMAND} -DANTLR4=${SLEIGHT_ANTLR4} -DGENERATED=${generated} -P generate.cmake
    DEPENDS ${sleight_parser_input_paths} ${CMAKE_CURRENT_SOURCE_DIR}/made_from.cmake
    WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}
    COMMENT "Generating the parser of card text"
    VERBATIM)
endif()
