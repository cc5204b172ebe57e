#pragma once

#include <string>
#include <vector>

namespace sleight {

/// How a program that was run has ended.
struct ChildResult {
  int status = -1;      ///< as it exited; -1 where a signal ended it or it could not be started
  std::string out;      ///< its standard output
  std::string problem;  ///< why it could not be started, or what it wrote to its error stream
};

/// Runs a program found by its name, without a shell, and waits for its end. It has no standard input.
/// `environment` are variables that it gets besides ours: "NAME=value".
ChildResult run_child(const std::vector<std::string>& arguments,
                      const std::vector<std::string>& environment = {});

}  // namespace sleight
