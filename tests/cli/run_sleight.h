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
/// The same of another program, at the path given.
Ran run_program(const std::string& program, const std::vector<std::string>& arguments,
                const std::string& input = "");
/// The same of the built program with its output going to `out`, which is not read.
Ran run_to(const std::string& out, const std::vector<std::string>& arguments);
/// The status of a run whose error stream takes nothing.
int status_without_errors(const std::vector<std::string>& arguments);
/// A file of the source tree.
std::string source_file(const std::string& path);
/// Writes a file for the test and gives its path.
std::string made_file(const std::string& name, const std::string& text);
/// The whole of a file.
std::string content(const std::string& path);
std::string folder();

/// Two decks that come with the tests, and card data.
std::string black_red();
std::string white_blue();
std::string sample_cards();
/// The script of a card in which nothing is wrong.
extern const char* const bolt_script;
/// A text in which something is written in another way.
std::string changed(std::string text, const std::string& from, const std::string& to);

}  // namespace sleight::cli
