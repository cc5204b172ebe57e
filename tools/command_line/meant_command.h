#pragma once

#include <string>
#include <vector>

#include "tools/files/file_kind.h"

namespace sleight {

struct Program;

/// Whether a command that reads files of these kinds may read `file`. If it is surely of another kind, says
/// so, and which command is for it.
bool is_for_command(Program& program, const std::string& file, const std::vector<FileKind>& kinds);
/// The same of a folder with these files: one of them is enough.
bool are_for_command(Program& program, const std::vector<std::string>& files,
                     const std::vector<FileKind>& kinds);

}  // namespace sleight
