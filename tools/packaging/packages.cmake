# What CPack makes: Debian packages, an archive that runs wherever it is unpacked, and an archive of the sources.
# docs/how-to/install.md tells how. What the kinds differ in is set in package_kinds.cmake, when one of them is made.

# The archive brings the libraries that the program was linked with, but those of the C and C++ languages.
install(RUNTIME_DEPENDENCY_SET sleight_libraries
        PRE_EXCLUDE_REGEXES "^(libc|libm|libstdc\\+\\+|libgcc_s|ld-linux[^.]*)\\.so"
        LIBRARY DESTINATION lib/sleight COMPONENT libraries EXCLUDE_FROM_ALL)
# An RPATH, and no RUNPATH, is searched for what those libraries need as well.
target_link_options(sleight PRIVATE LINKER:--disable-new-dtags)
install(FILES tools/packaging/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_SLEIGHT_PROGRAM ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/sleight)
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_CURRENT_LIST_DIR}/package_kinds.cmake)
set(CPACK_PACKAGE_NAME sleight)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "The Sleight authors <maintainers@sleight.invalid>")
set(CPACK_PACKAGE_CHECKSUM SHA256)
set(CPACK_OUTPUT_FILE_PREFIX ${PROJECT_BINARY_DIR}/packages)
# Where it packs: in the build, and not in the folder that it is called from, which is that of the sources.
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR})
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_GENERATOR DEB TGZ)

# The archive of the sources: with the generated parser, so that nobody needs its generator.
set(CPACK_SOURCE_GENERATOR TGZ)
set(CPACK_SOURCE_PACKAGE_FILE_NAME sleight-${PROJECT_VERSION})
set(CPACK_SLEIGHT_PARSER ${PROJECT_BINARY_DIR}/grammar/generated)
string(REGEX REPLACE "([][+.*()^$?|])" "\\\\\\1" top "${PROJECT_SOURCE_DIR}")
set(CPACK_SOURCE_IGNORE_FILES "^${top}/build[^/]*/" "^${top}/\\.git(/|$)" "^${top}/\\.cache/")
include(CPack)

add_custom_target(source_archive
                  COMMAND ${CMAKE_CPACK_COMMAND} --config ${PROJECT_BINARY_DIR}/CPackSourceConfig.cmake
                  WORKING_DIRECTORY ${PROJECT_BINARY_DIR} USES_TERMINAL VERBATIM
                  COMMENT "Packing the sources with the generated parser")
add_dependencies(source_archive sleight_grammar_names)
