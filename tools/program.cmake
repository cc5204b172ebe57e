# The program: what its commands do, and the commands.
find_package(CLI11 REQUIRED)
find_package(spdlog REQUIRED)
find_package(pugixml REQUIRED)
find_package(tomlplusplus REQUIRED)
sleight_library(tools tools/reports tools/simulation tools/logging tools/scenario tools/playtest tools/lookup
                tools/desk tools/gate tools/lsp)
target_link_libraries(sleight_tools PUBLIC sleight_checking nlohmann_json::nlohmann_json
                      PRIVATE spdlog::spdlog pugixml::pugixml PkgConfig::SLEIGHT_LUA Threads::Threads)
sleight_stamp(sleight_tools program_stamp tools/playtest/program_stamp.h core scripting grammar tools)

# The commands are apart, because only they read CLI11: every source that does compiles much of it again. They do
# little themselves, and optimising CLI11 and the writing of JSON gives nothing.
file(GLOB command_sources CONFIGURE_DEPENDS tools/command_line/*.cpp tools/commands/*.cpp)
add_library(sleight_commands STATIC ${command_sources})
target_precompile_headers(sleight_commands PRIVATE ${sleight_common_headers} <CLI/CLI.hpp> <nlohmann/json.hpp>)
target_compile_options(sleight_commands PRIVATE $<$<CONFIG:Release>:-O1>)
if(SLEIGHT_SANITIZE)
  # What is instrumented is slow to optimise, and the tools do little beside what they ask of the floors below.
  foreach(library sleight_checking sleight_tools sleight_commands)
    target_compile_options(${library} PRIVATE -O0)
  endforeach()
endif()
target_link_libraries(sleight_commands PUBLIC sleight_tools PRIVATE sleight_warnings CLI11::CLI11 Threads::Threads)

add_executable(sleight tools/main.cpp)
target_link_libraries(sleight PRIVATE sleight_commands sleight_warnings)
if(SLEIGHT_SANITIZE)
  sleight_optimised_first(sleight)
endif()
