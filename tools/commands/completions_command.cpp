#include "tools/commands/completions_command.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "tools/command_line/arguments.h"
#include "tools/command_line/completions.h"
#include "tools/command_line/offered_words.h"

namespace sleight {

void add_completions(CLI::App& app, Program& program) {
  CLI::App* command =
      app.add_subcommand("completions", "what a shell completes command lines by, as a script for it");
  command->group("");
  const auto shell = std::make_shared<std::string>();
  CLI::Option* const option = command->add_option("shell", *shell, "bash, zsh or fish")->required();
  only_one_of(*option, {"bash", "zsh", "fish"});
  on_run(*command, program, [&app, shell] {
    const std::vector<OfferedCommand> commands = offered_commands(app);
    std::cout << (*shell == "bash"  ? bash_completions(commands)
                  : *shell == "zsh" ? zsh_completions(commands)
                                    : fish_completions(commands));
  });
}

}  // namespace sleight
