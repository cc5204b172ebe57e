#pragma once

#include <string>
#include <vector>

namespace sleight::cli {

/// What one run of the program gave.
struct Ran {
  int status = -1;
  std::string out;
  std::string err;
};

/// Runs the built program with these arguments, in a folder of its own made empty for each test.
Ran run(const std::vector<std::string>& arguments, const std::string& input = "");
/// A file of the source tree.
std::string source_file(const std::string& path);
/// Writes a file for the test and gives its path.
std::string made_file(const std::string& name, const std::string& text);
/// The whole of a file.
std::string content(const std::string& path);
std::string folder();

}  // namespace sleight::cli
