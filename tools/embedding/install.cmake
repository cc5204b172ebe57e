# A CMake package, for hosts that embed the libraries: each is a component of it.
include(CMakePackageConfigHelpers)
set(sleight_package ${CMAKE_INSTALL_LIBDIR}/cmake/sleight)
set(sleight_grammar_parts sleight_grammar_generated)
foreach(component core scripting grammar checking)
  install(TARGETS sleight_${component} ${sleight_${component}_parts} EXPORT sleight-${component}
          ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
          INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} ${CMAKE_INSTALL_INCLUDEDIR}/sleight)
  install(EXPORT sleight-${component} NAMESPACE sleight:: FILE sleight-${component}-targets.cmake
          DESTINATION ${sleight_package})
endforeach()

include(${CMAKE_CURRENT_LIST_DIR}/public_headers.cmake)
foreach(header IN LISTS sleight_public_headers)
  get_filename_component(folder ${header} DIRECTORY)
  install(FILES ${header} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/sleight/${folder})
endforeach()
install(DIRECTORY ${sleight_made_headers}/sleight DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})

set(sleight_data ${data})
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/sleight-config.cmake.in ${PROJECT_BINARY_DIR}/sleight-config.cmake
                              INSTALL_DESTINATION ${sleight_package} PATH_VARS sleight_data)
# What the numbers of a version promise: docs/how-to/embed-the-library.md.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/sleight-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/sleight-config.cmake ${PROJECT_BINARY_DIR}/sleight-config-version.cmake
              grammar/antlr4_runtime.cmake
        DESTINATION ${sleight_package})
