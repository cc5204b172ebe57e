# What is installed, each kind in its usual folder below the prefix. The program finds its data beside itself
# (scripting/files/data_folder.h): the whole may be moved.
include(GNUInstallDirs)
# What hosts compile and link is a part of its own; all else is the program with its data.
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME program)
# A build of the program alone, as the demo makes, has neither man pages nor completions: it is refused before a file is written.
if(SLEIGHT_PROGRAM)
  set(shipped "Not all is built that is installed. Build it first:\\n  cmake --build ${PROJECT_BINARY_DIR} --target shipped")
  install(CODE "foreach(made shell_files.stamp editors/sleight.lua editors/luacheckrc)
    if(NOT EXISTS \"${PROJECT_BINARY_DIR}/share/\${made}\")
      message(FATAL_ERROR \"${shipped}\")
    endif()
  endforeach()")
endif()
install(FILES LICENSE README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/docs)

# The data lies beside the folder of programs, whatever CMAKE_INSTALL_DATADIR is: there it is looked for.
cmake_path(SET data NORMALIZE "${CMAKE_INSTALL_BINDIR}/../share/sleight")
install(FILES scripting/version.txt scripting/counters.lua DESTINATION ${data}/scripting)
install(DIRECTORY scripting/keywords scripting/rules DESTINATION ${data}/scripting)
install(FILES grammar/equal_phrases.txt grammar/read_lines.txt DESTINATION ${data}/grammar)
install(DIRECTORY cards DESTINATION ${data})
# The scenarios that `sleight show` and `sleight find` lead to, and the decks of the pages.
install(DIRECTORY tests/scenarios DESTINATION ${data}/tests FILES_MATCHING PATTERN "*.lua")
install(FILES tests/data/decks/black-red.txt tests/data/decks/white-blue.txt DESTINATION ${data}/tests/data/decks)
# The schemas once more: `sleight api --schema` prints them.
install(DIRECTORY docs/schema DESTINATION ${data}/docs)

set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME development)
include(tools/embedding/install.cmake)
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME program)
if(NOT SLEIGHT_PROGRAM)
  return()
endif()

# Libraries that lie beside it, as in the relocatable archive, are taken before those of the system.
set_target_properties(sleight PROPERTIES INSTALL_RPATH "$ORIGIN/../lib/sleight")
install(TARGETS sleight RUNTIME_DEPENDENCY_SET sleight_libraries RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
# Completions and man pages, as the program itself tells of its commands and options.
find_program(SLEIGHT_HELP2MAN help2man)
set(help2man "")
if(SLEIGHT_HELP2MAN)
  set(help2man ${SLEIGHT_HELP2MAN})
else()
  message(STATUS "There is no help2man: no man pages are made and installed (Debian: apt-get install help2man)")
endif()
set(shell_files ${PROJECT_BINARY_DIR}/share/shell_files)
set(writer ${PROJECT_SOURCE_DIR}/tools/shell_files.sh)
add_custom_command(OUTPUT ${shell_files}.stamp
                   COMMAND sh ${writer} $<TARGET_FILE:sleight> ${shell_files} ${help2man}
                   COMMAND ${CMAKE_COMMAND} -E touch ${shell_files}.stamp
                   DEPENDS sleight ${writer} ${PROJECT_SOURCE_DIR}/tools/man_sections.txt
                   COMMENT "Writing completions and man pages" VERBATIM)
add_custom_target(shell_files ALL DEPENDS ${shell_files}.stamp)
# Annotations for editors and a configuration of luacheck, as the program tells of its words.
set(editor_files ${PROJECT_BINARY_DIR}/share/editors)
add_custom_command(OUTPUT ${editor_files}/sleight.lua ${editor_files}/luacheckrc
                   COMMAND ${CMAKE_COMMAND} -E make_directory ${editor_files}
                   COMMAND $<TARGET_FILE:sleight> api --luals > ${editor_files}/sleight.lua
                   COMMAND $<TARGET_FILE:sleight> api --luacheck > ${editor_files}/luacheckrc
                   WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} DEPENDS sleight
                   COMMENT "Writing annotations for editors" VERBATIM)
add_custom_target(editor_files ALL DEPENDS ${editor_files}/sleight.lua ${editor_files}/luacheckrc)
# All that is installed, and no test.
add_custom_target(shipped DEPENDS sleight shell_files editor_files)
install(DIRECTORY ${editor_files} DESTINATION ${data})
install(DIRECTORY ${shell_files}/bash-completion ${shell_files}/zsh ${shell_files}/fish
        DESTINATION ${CMAKE_INSTALL_DATADIR})
if(SLEIGHT_HELP2MAN)
  install(DIRECTORY ${shell_files}/man/man1 DESTINATION ${CMAKE_INSTALL_MANDIR})
endif()
if(PROJECT_IS_TOP_LEVEL)
  include(tools/packaging/packages.cmake)
endif()
