#pragma once

#include <string>
#include <vector>

#include "tools/gate/settings.h"

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `--settings`.
void add_settings(CLI::App& command, Program& program);
/// The settings that hold for a command: those of `--settings`, or of the `sleight.toml` nearest above the
/// first of `paths`, or none. Its library, mods and jobs are the program's where the command line names none.
/// False, and said what is wrong, where the settings cannot be followed.
bool open_settings(Program& program, const CLI::App& command, const std::vector<std::string>& paths,
                   Settings& settings);

}  // namespace sleight
