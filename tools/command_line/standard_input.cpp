#include "tools/command_line/standard_input.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstddef>
#include <iostream>
#include <optional>
#include <string_view>
#include <utility>

#include "scripting/files/given_texts.h"
#include "tools/command_line/program.h"
#include "tools/files/file_system.h"

namespace sleight {
namespace {

/// As much as a script may have: whoever writes it may never end.
constexpr std::size_t most_piped_in = std::size_t{64} << 20U;

/// All of the standard input; nothing when there is more of it than may be.
std::optional<std::string> read_standard_input() {
  std::string text;
  std::array<char, std::size_t{1} << 12U> block{};
  while (std::cin.read(block.data(), block.size()) || std::cin.gcount() > 0) {
    text.append(block.data(), static_cast<std::size_t>(std::cin.gcount()));
    if (text.size() > most_piped_in) return std::nullopt;
  }
  constexpr std::string_view mark = "\xEF\xBB\xBF";  // that it is UTF-8: no part of what it says
  if (text.starts_with(mark)) text.erase(0, mark.size());
  return text;
}

}  // namespace

void add_stdin_filename(CLI::App& command, Program& program) {
  if (command.get_option_no_throw("--stdin-filename") == nullptr)
    command.add_option("--stdin-filename", program.stdin_filename,
                       "what findings call the standard input, which is read where a file is `-`");
}

CLI::Option* add_input(CLI::App& command, Program& program, const std::string& name, std::string& file,
                       const std::string& description) {
  CLI::Option* const option = command.add_option(name, file, description);
  program.inputs.push_back({option, &file, nullptr});
  add_stdin_filename(command, program);
  return option;
}

CLI::Option* add_input(CLI::App& command, Program& program, const std::string& name,
                       std::vector<std::string>& files, const std::string& description) {
  CLI::Option* const option = command.add_option(name, files, description);
  program.inputs.push_back({option, nullptr, &files});
  add_stdin_filename(command, program);
  return option;
}

std::string stdin_name(const Program& program) {
  return program.stdin_filename.empty() ? "(standard input)" : program.stdin_filename;
}

bool take_standard_input(Program& program, const CLI::App& command) {
  const std::vector<const CLI::Option*> options = command.get_options();
  const auto is_of_command = [&](const CLI::Option* option) {
    return std::find(options.begin(), options.end(), option) != options.end();
  };
  const auto names_it = [](const CLI::Option* option) {
    const CLI::results_t& given = option->results();
    return std::find(given.begin(), given.end(), "-") != given.end();
  };
  if (!program.stdin_filename.empty() && std::none_of(options.begin(), options.end(), names_it)) {
    program.usage("T0104", "`--stdin-filename` names the standard input, and nothing is read from it",
                  "write `-` in the place of a file");
    return false;
  }
  if (!program.stdin_filename.empty() && is_folder(program.stdin_filename)) {
    program.usage("T0104", "`--stdin-filename " + program.stdin_filename + "` is a folder",
                  "write the name that a file of that text would have");
    return false;
  }
  bool is_read = false;
  for (const InputOption& input : program.inputs) {
    if (!is_of_command(input.option) || !names_it(input.option)) continue;
    is_read = true;
    if (input.file != nullptr) *input.file = stdin_name(program);
    if (input.files != nullptr)
      std::replace(input.files->begin(), input.files->end(), std::string{"-"}, stdin_name(program));
  }
  if (!is_read) return true;
  if (std::optional<std::string> text = read_standard_input()) {
    give_text(stdin_name(program), std::move(*text));
    return true;
  }
  program.usage("T0103", "the standard input is longer than 64 MB", "write less to it");
  return false;
}

}  // namespace sleight
