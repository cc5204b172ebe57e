# What is installed, each kind in its usual folder below the prefix. The program finds its data beside itself
# (scripting/files/data_folder.h): the whole may be moved.
install(TARGETS sleight RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES LICENSE README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/docs)

# The data lies beside the folder of programs, whatever CMAKE_INSTALL_DATADIR is: there it is looked for.
cmake_path(SET data NORMALIZE "${CMAKE_INSTALL_BINDIR}/../share/sleight")
install(FILES scripting/version.txt scripting/counters.lua DESTINATION ${data}/scripting)
install(DIRECTORY scripting/keywords scripting/rules DESTINATION ${data}/scripting)
install(FILES grammar/equal_phrases.txt grammar/read_lines.txt DESTINATION ${data}/grammar)
install(DIRECTORY cards DESTINATION ${data})

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
install(DIRECTORY ${shell_files}/bash-completion ${shell_files}/zsh ${shell_files}/fish
        DESTINATION ${CMAKE_INSTALL_DATADIR})
if(SLEIGHT_HELP2MAN)
  install(DIRECTORY ${shell_files}/man/man1 DESTINATION ${CMAKE_INSTALL_MANDIR})
endif()

# A CMake package, for hosts that embed the core alone.
install(TARGETS sleight_core EXPORT sleight-targets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
include(core/public_headers.cmake)
foreach(header IN LISTS sleight_public_headers)
  get_filename_component(folder ${header} DIRECTORY)
  install(FILES ${header} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/sleight/${folder})
endforeach()
install(EXPORT sleight-targets NAMESPACE sleight:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/sleight)
file(WRITE ${PROJECT_BINARY_DIR}/sleight-config.cmake "include(\${CMAKE_CURRENT_LIST_DIR}/sleight-targets.cmake)\n")
write_basic_package_version_file(${PROJECT_BINARY_DIR}/sleight-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/sleight-config.cmake ${PROJECT_BINARY_DIR}/sleight-config-version.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/sleight)
