# Adds the generated parser to the sources that CPack is about to pack.
set(place ${CPACK_TEMPORARY_DIRECTORY}/grammar/generated)
if(NOT EXISTS ${place}/made_from.txt)
  if(NOT EXISTS ${CPACK_SLEIGHT_PARSER}/made_from.txt)
    message(FATAL_ERROR "The parser is not generated yet: let `cmake --build BUILD --target source_archive` do both.")
  endif()
  file(COPY ${CPACK_SLEIGHT_PARSER}/ DESTINATION ${place} REGEX "\\.(interp|tokens)$" EXCLUDE)
endif()
