#include <iostream>

#include "core/save.h"
#include "tools/files.h"
#include "tools/person.h"
#include "tools/state_text.h"
#include "tools/table_setup.h"

/// `sleight duel`: a duel in the terminal, between bots and persons.
namespace sleight {
namespace {

struct DuelOptions {
  std::string bob_deck, sue_deck, rules = "fifth", record, save;
  std::string bob = "bot", sue = "bot";
  std::uint64_t seed = 1;
};

void play(Program& program, const DuelOptions& o) {
  TableSetup setup;
  if (!set_table(program, o.rules, o.bob_deck, o.sue_deck, setup)) return;
  setup.record.seed = o.seed;
  Duel duel{setup.house.library, setup.rules};
  RandomAgent bob_bot{o.seed * 2 + 1}, sue_bot{o.seed * 2 + 2};
  Person person{duel, std::cin, std::cout};
  const auto agent = [&](const std::string& who, RandomAgent& bot) -> Agent* {
    if (who == "person") return &person;
    return &bot;
  };
  std::string problem;
  try {
    problem = play_recorded(setup.record, duel, {agent(o.bob, bob_bot), agent(o.sue, sue_bot)}, setup.house.library);
  } catch (const PersonLeft&) {
    setup.record.result = "not over";
    std::cout << "\nthe duel is left unfinished\n";
  }
  if (!problem.empty()) {
    std::cerr << "error T0303: " << problem << "\n";
    program.status = 1;
    return;
  }
  std::cout << state_text(duel) << result_of(duel) << " in turn " << duel.turn.number << ", after " << setup.record.answers.size()
            << " decisions\n";
  if (!o.record.empty()) {
    if (write_file(o.record, to_json(setup.record)))
      std::cout << "recorded in " << o.record << "\n";
    else
      program.usage("T0105", "cannot write `" + o.record + "`");
  }
  if (!o.save.empty() && !write_file(o.save, save(duel))) program.usage("T0105", "cannot write `" + o.save + "`");
}

}  // namespace

void add_duel(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("duel", "play in the terminal, person or bot on each side");
  auto o = std::make_shared<DuelOptions>();
  command->add_option("bob", o->bob_deck, "Bob's deck")->required();
  command->add_option("sue", o->sue_deck, "Sue's deck")->required();
  command->add_option("--seed", o->seed, "seed of chance and of the bots");
  command->add_option("--record", o->record, "write the record of the duel to this file");
  command->add_option("--save", o->save, "write the duel, as it ended, to this file");
  command->add_option("--rules", o->rules, "rule set");
  command->add_option("--play-bob", o->bob, "who plays Bob: bot or person")->check(CLI::IsMember({"bot", "person"}));
  command->add_option("--play-sue", o->sue, "who plays Sue: bot or person")->check(CLI::IsMember({"bot", "person"}));
  add_library(*command, program);
  on_run(*command, program, [&program, o] { play(program, *o); });
}

}  // namespace sleight
