#pragma once

#include <string>
#include <vector>

#include "tools/gate/settings.h"

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `--settings`, of a command that reads the paths it is given.
void add_settings(CLI::App& command, Program& program);
/// `--settings`, of a command that plays: its files may lie anywhere, and the folder that it is run in
/// counts.
void add_settings_of_folder(CLI::App& command, Program& program);
/// The settings that hold for a command: those of `--settings`, or of the `sleight.toml` nearest above the
/// first of `paths`, or none. Its library, mods and jobs are the program's where the command line names none.
/// False, and said what is wrong, where the settings cannot be followed, or others hold for another path.
bool open_settings(Program& program, const CLI::App& command, const std::vector<std::string>& paths,
                   Settings& settings);

/// The same for a command of `add_settings_of_folder`.
bool open_settings_of_folder(Program& program, const CLI::App& command, Settings& settings);
/// The rule set to play by: that of `--rules`, or the first of the settings, or fifth.
std::string rule_set_to_play(const CLI::App& command, const Settings& settings);

}  // namespace sleight
