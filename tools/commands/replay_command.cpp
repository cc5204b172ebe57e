#include "tools/commands/replay_command.h"

#include <CLI/CLI.hpp>
#include <iostream>

#include "tools/command_line/arguments.h"
#include "tools/command_line/meant_command.h"
#include "tools/command_line/program.h"
#include "tools/command_line/project_settings.h"
#include "tools/command_line/table_setup.h"
#include "tools/display/state_text.h"
#include "tools/logging/duel_journal.h"

namespace sleight {
namespace {

struct ReplayOptions {
  std::string file;
  long until = -1;
  bool state = false;
};

void run(Program& program, const ReplayOptions& o) {
  if (!is_for_command(program, o.file, {FileKind::record})) return;
  TableSetup setup;
  if (!set_record_table(program, o.file, setup)) return;
  DuelJournal journal{program.log};
  const Replay replayed =
      replay(setup.record, setup.cards.library, setup.rules, o.until, program.journal ? &journal : nullptr);
  if (replayed.duel) refuse_faults(program, replayed.duel->faults());
  // Told of a replay that diverges as well: the duel up to there is what one looks for.
  if (o.state && replayed.duel) std::cout << state_text(*replayed.duel);
  // The state goes to another stream than the refusal, and stands before it on a terminal.
  std::cout << std::flush;
  if (!is_as_recorded(program, o.file, setup, replayed, "--until", o.until)) return;
  if (program.quiet) return;
  std::cout << "replayed " << replayed.rest_points
            << " rest points, all as recorded: " << ending_of(*replayed.duel) << "\n";
}

}  // namespace

void add_replay(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("replay", "replay a record; fails if it diverges");
  auto o = std::make_shared<ReplayOptions>();
  add_input(*command, program, "file", o->file, "the record; - is the standard input")->required();
  command->add_option("--until", o->until, "stop after so many rest points")
      ->check(CLI::Range(0L, 1'000'000'000L));
  command->add_flag("--state", o->state, "print the duel as it stands at the end");
  add_journal(*command, program);
  add_settings_of_folder(*command, program);
  add_sources(*command, program);
  add_format(*command, program);
  on_run(*command, program, [&program, command, o] {
    Settings settings;
    if (open_settings_of_folder(program, *command, settings)) run(program, *o);
  });
}

}  // namespace sleight
