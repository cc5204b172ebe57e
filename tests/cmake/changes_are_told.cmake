# What cards ask after at any time is changed where what was computed is told of it (core/duel/tracked_changes.h): the
# rules at work write none of it themselves.
cmake_minimum_required(VERSION 3.25)
set(told_lists "(batch|packets)")
set(writes
    "turn\\.(stage|phase) = "
    "[+][+][a-z_.]*turn\\.phase"
    "duel_?\\.${told_lists}\\.(push_back|emplace_back|insert|pop_back|erase|clear|resize|swap)"
    "(erase_if|erase|exchange|move)\\([a-z_.]*duel_?\\.${told_lists}[,)]"
    "duel_?\\.${told_lists} = ")
set(read 0)
file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/core/playing/*.h ${ROOT}/core/playing/*.cpp)
foreach(file IN LISTS files)
  math(EXPR read "${read} + 1")
  file(STRINGS ${ROOT}/${file} lines)
  foreach(line IN LISTS lines)
    foreach(write IN LISTS writes)
      if(line MATCHES "${write}")
        message(SEND_ERROR "${file} changes what core/duel/tracked_changes.h should change:\n  ${line}")
      endif()
    endforeach()
  endforeach()
endforeach()
if(read LESS 50)
  message(FATAL_ERROR "only ${read} files were found in ${ROOT}/core/playing")
endif()
