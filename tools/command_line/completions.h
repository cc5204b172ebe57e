#pragma once

#include <string>
#include <vector>

#include "tools/command_line/offered_words.h"

/// Scripts by which a shell completes a command line, for the `commands` that `offered_commands` gives. Each
/// proposes commands, options with what they are for, and the values of those that take one of some words;
/// wherever else a value stands, files.
namespace sleight {

/// A script for bash, read by `source` or from a folder `bash-completion/completions`.
std::string bash_completions(const std::vector<OfferedCommand>& commands);
/// A function for zsh, in a file `_sleight` of a folder in `fpath`.
std::string zsh_completions(const std::vector<OfferedCommand>& commands);
/// A script for fish, in a folder `fish/vendor_completions.d`.
std::string fish_completions(const std::vector<OfferedCommand>& commands);

}  // namespace sleight
