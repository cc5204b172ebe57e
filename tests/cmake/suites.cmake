# Makes a test of CTest's of each suite of a program of GoogleTest's:
#   cmake -DPROGRAM=<program> -DOUT=<file> [-DMOST=<number>] -P suites.cmake
# One process for all tests of a suite, and not one for each: most of them begin by reading the library of cards, which
# takes longer than what they do with it. What it prints names each test and how long it took (tests/costs.sh adds it up).
# A suite of more than MOST tests is parted, so that no process runs alone at the end for minutes.
cmake_minimum_required(VERSION 3.25)
execute_process(COMMAND ${PROGRAM} --gtest_list_tests OUTPUT_VARIABLE listed COMMAND_ERROR_IS_FATAL ANY)
# "Suite." at the margin; its tests follow, indented.
string(REGEX MATCHALL "\n[A-Za-z0-9_/]+[.][^\n]*(\n +[^\n]+)*" suites "\n${listed}")
list(LENGTH suites found)
if(found EQUAL 0)
  message(FATAL_ERROR "${PROGRAM} has no tests")
endif()
if(NOT MOST)
  set(MOST 100000)
endif()
get_filename_component(label ${PROGRAM} NAME)
set(tests "")
foreach(listed IN LISTS suites)
  string(REGEX REPLACE "^\n([A-Za-z0-9_/]+)[.].*$" "\\1" suite "${listed}")
  string(REGEX MATCHALL "\n +[^\n]+" cases "${listed}")
  list(LENGTH cases count)
  math(EXPR parts "(${count} + ${MOST} - 1) / ${MOST}")
  math(EXPR last "${parts} - 1")
  foreach(part RANGE ${last})
    set(name "${label}.${suite}")
    set(shard "")
    if(parts GREATER 1)
      math(EXPR number "${part} + 1")
      string(APPEND name ".${number}")
      set(shard " ENVIRONMENT [=[GTEST_TOTAL_SHARDS=${parts};GTEST_SHARD_INDEX=${part}]=]")
    endif()
    string(APPEND tests "add_test([=[${name}]=] [=[${PROGRAM}]=] [=[--gtest_filter=${suite}.*]=])\n"
                        "set_tests_properties([=[${name}]=] PROPERTIES LABELS ${label}${shard})\n")
  endforeach()
endforeach()
file(WRITE ${OUT} "${tests}")
