# Makes a test of CTest's of each suite of a program of GoogleTest's: cmake -DPROGRAM=<program> -DOUT=<file> -P suites.cmake
# One process for all tests of a suite, and not one for each: most of them begin by reading the library of cards, which
# takes longer than what they do with it. What it prints names each test and how long it took (tests/costs.sh adds it up).
cmake_minimum_required(VERSION 3.25)
execute_process(COMMAND ${PROGRAM} --gtest_list_tests OUTPUT_VARIABLE listed COMMAND_ERROR_IS_FATAL ANY)
# "Suite." at the margin; its tests follow, indented.
string(REGEX MATCHALL "\n[A-Za-z0-9_/]+[.]" suites "\n${listed}")
list(LENGTH suites found)
if(found EQUAL 0)
  message(FATAL_ERROR "${PROGRAM} has no tests")
endif()
get_filename_component(label ${PROGRAM} NAME)
set(tests "")
foreach(suite IN LISTS suites)
  string(REGEX REPLACE "^\n(.*)[.]$" "\\1" suite "${suite}")
  string(APPEND tests "add_test([=[${label}.${suite}]=] [=[${PROGRAM}]=] [=[--gtest_filter=${suite}.*]=])\n"
                      "set_tests_properties([=[${label}.${suite}]=] PROPERTIES LABELS ${label})\n")
endforeach()
file(WRITE ${OUT} "${tests}")
