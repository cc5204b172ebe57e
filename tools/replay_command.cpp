#include <iostream>
#include <limits>

#include "tools/state_text.h"
#include "tools/table_setup.h"

/// `sleight replay`: plays a record again and fails when the duel comes out differently.
namespace sleight {
namespace {

struct ReplayOptions {
  std::string file;
  std::size_t until = std::numeric_limits<std::size_t>::max();
  bool state = false;
};

void run(Program& program, const ReplayOptions& o) {
  TableSetup setup;
  if (!set_record_table(program, o.file, setup)) return;
  const Replayed replayed = replay(setup.record, setup.house.library, setup.rules, o.until);
  if (o.state && replayed.duel) std::cout << state_text(*replayed.duel);
  if (!replayed.problem.empty()) {
    std::cout << std::flush;
    std::cerr << to_human({"T0702", Severity::error, {o.file, 0, 0, 1}, replayed.problem, "the cards, the rules or the engine changed since; record it again"}, "", false);
    program.status = 1;
    return;
  }
  if (replayed.duel->over())
    std::cout << "replayed " << replayed.answers << " decisions, all the same: " << result_of(*replayed.duel) << " in turn "
              << replayed.duel->turn.number << "\n";
  else
    std::cout << "replayed " << replayed.answers << " of " << setup.record.answers.size() << " decisions, to turn "
              << replayed.duel->turn.number << "\n";
}

}  // namespace

void add_replay(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("replay", "replay a record; fails if it diverges");
  auto o = std::make_shared<ReplayOptions>();
  command->add_option("file", o->file, "the record")->required();
  command->add_option("--until", o->until, "stop after so many decisions");
  command->add_flag("--state", o->state, "print the duel as it stands at the end");
  add_library(*command, program);
  on_run(*command, program, [&program, o] { run(program, *o); });
}

}  // namespace sleight
