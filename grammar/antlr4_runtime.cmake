# ANTLR's runtime as the target sleight::antlr4_runtime, if it is there: for the build, and for hosts of an installation.
# As an archive where there is one: to find its thousands of names in a shared library takes as long as all else
# that a program does before it begins.
if(NOT TARGET sleight::antlr4_runtime)
  find_library(SLEIGHT_ANTLR4_LIBRARY NAMES libantlr4-runtime.a antlr4-runtime)
  find_path(SLEIGHT_ANTLR4_INCLUDE_DIR NAMES antlr4-runtime.h PATH_SUFFIXES antlr4-runtime)
  mark_as_advanced(SLEIGHT_ANTLR4_LIBRARY SLEIGHT_ANTLR4_INCLUDE_DIR)
  if(SLEIGHT_ANTLR4_LIBRARY AND SLEIGHT_ANTLR4_INCLUDE_DIR)
    add_library(sleight::antlr4_runtime UNKNOWN IMPORTED GLOBAL)
    set_target_properties(sleight::antlr4_runtime PROPERTIES
      IMPORTED_LOCATION ${SLEIGHT_ANTLR4_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${SLEIGHT_ANTLR4_INCLUDE_DIR})
  endif()
endif()
