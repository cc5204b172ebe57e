# Two Debian packages: the program with its data, and what hosts compile and link.
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL program development)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/debian_files.cmake)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "card scripts of the classic duel: write, check and play them")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME sleight)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION misc)
# Of all that is installed the program alone is linked: CPack's own way would ask `file` about each of thousands of files.
set(asked ${CPACK_OUTPUT_FILE_PREFIX}/shlibdeps)
file(WRITE ${asked}/debian/control "Source: sleight\n\nPackage: sleight\nArchitecture: any\n")
file(MAKE_DIRECTORY ${asked}/debian/sleight/DEBIAN)
file(COPY ${CPACK_SLEIGHT_PROGRAM} DESTINATION ${asked}/debian/sleight/usr/bin)
execute_process(COMMAND dpkg-shlibdeps -O debian/sleight/usr/bin/sleight WORKING_DIRECTORY ${asked}
                OUTPUT_VARIABLE depends COMMAND_ERROR_IS_FATAL ANY)
file(REMOVE_RECURSE ${asked})
string(REGEX REPLACE "^shlibs:Depends=([^\n]*).*" "\\1" CPACK_DEBIAN_PROGRAM_PACKAGE_DEPENDS "${depends}")
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION
"Sleight plays the duel of the classic trading card game by the rules of
1993-1997. Every card is a Lua script that reads like the card. The program
writes scripts from the text of cards, checks a library of scripts against
texts and card data, plays scenarios and duels, and explains any value in them.")

set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libsleight-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS
    "sleight (= ${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}), liblua5.4-dev, libantlr4-runtime-dev, pkg-config")
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION
"Static libraries, headers and a CMake package for programs that load the card
scripts of Sleight, play duels, read the text of a card or check a script.")
