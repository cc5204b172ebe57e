# Ways to build the program. A host has its own, and none of these.
option(SLEIGHT_SANITIZE "Build with the address and undefined-behaviour sanitizers" OFF)
if(SLEIGHT_SANITIZE)
  # A null pointer that is followed ends the program by itself, nothing here is read at odd addresses, and what is read
  # behind an object the address sanitizer tells of: checks of these at each member, pointer and index take half of the
  # time that all of this takes to compile.
  add_compile_options(-fsanitize=address,undefined -fno-sanitize=null,alignment,object-size,pointer-overflow
                      -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()
# The preset `fast` (docs/performance.md): built for processors of some kind, and by how the program runs.
set(SLEIGHT_ARCH "" CACHE STRING "What -march is told, for a program that runs on such processors only; empty: nothing")
set(SLEIGHT_PROFILE "" CACHE STRING "write: the program notes how it runs; read: build by what it has noted; empty: neither")
set_property(CACHE SLEIGHT_PROFILE PROPERTY STRINGS "" write read)
if(SLEIGHT_ARCH)
  add_compile_options(-march=${SLEIGHT_ARCH})
endif()
if(SLEIGHT_PROFILE STREQUAL "write")
  add_compile_options(-fprofile-generate)
  add_link_options(-fprofile-generate)
elseif(SLEIGHT_PROFILE STREQUAL "read")
  # What never ran is optimised as ever, and not for size; and whatever has no notes, no duel goes through.
  add_compile_options(-fprofile-use -fprofile-partial-training -Wno-missing-profile)
  add_link_options(-fprofile-use -fprofile-partial-training -Wno-missing-profile)
endif()
