#pragma once

namespace sleight {

/// Parses the command line, does the command, and returns the exit status.
int run_program(int argc, const char* const* argv);

}  // namespace sleight
