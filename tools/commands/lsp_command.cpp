#include "tools/commands/lsp_command.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <iostream>
#include <utility>

#include "tools/command_line/arguments.h"
#include "tools/command_line/card_loading.h"
#include "tools/command_line/program.h"
#include "tools/command_line/project_settings.h"
#include "tools/files/interruption.h"
#include "tools/lsp/language_server.h"

namespace sleight {
namespace {

void run(Program& program, const CLI::App& command) {
  Settings settings;
  if (!open_settings_of_folder(program, command, settings)) return;
  if (!program.has_sources()) return;
  heed_interruption();
  // An editor that is gone is found out by what is written, and the session ends in order.
  std::signal(SIGPIPE, SIG_IGN);
  Witnesses witnesses;
  Diagnostics told_by_check;
  if (!open_witnesses(program, settings.cards, settings.printed, witnesses, told_by_check)) return;
  LanguageSession session(program.sources, settings, program.jobs, std::move(witnesses));
  program.status = serve_language(session, STDIN_FILENO, std::cout);
}

}  // namespace

void add_lsp(CLI::App& app, Program& program) {
  CLI::App* command =
      app.add_subcommand("lsp", "serve an editor as a language server, over standard input and output");
  // Editors name the way in which they speak, and this is the only one.
  command->add_flag("--stdio")->description("speak over standard input and output, as it does anyhow");
  add_settings_of_folder(*command, program);
  add_sources(*command, program);
  on_run(*command, program, [&program, command] { run(program, *command); });
}

}  // namespace sleight
