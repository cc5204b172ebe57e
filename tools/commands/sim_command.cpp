#include "tools/commands/sim_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <deque>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/card/diagnostic.h"
#include "core/playing/turn/setup.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/deck_arguments.h"
#include "tools/command_line/program.h"
#include "tools/command_line/progress_bar.h"
#include "tools/command_line/project_settings.h"
#include "tools/command_line/table_setup.h"
#include "tools/files/interruption.h"
#include "tools/logging/stopwatch.h"
#include "tools/simulation/coverage.h"
#include "tools/simulation/deck_pairs.h"
#include "tools/simulation/random_deck.h"
#include "tools/simulation/simulation.h"
#include "tools/simulation/simulation_summary.h"

namespace sleight {
namespace {

struct SimOptions {
  std::vector<std::string> decks;
  std::string rules = "fifth", shard = "1/1";
  long games = 100;  ///< of each pair of decks
  std::uint64_t seed = 1;
  bool random_decks = false;
  bool coverage = false;
  bool invariants = false;
  bool recompute = false;
};

/// "K/N" as two numbers; false when it is no part of a whole.
bool read_shard(const std::string& text, long& part, long& parts) {
  const auto slash = text.find('/');
  const auto number = [](const std::string& s) {
    // So few digits that the number fits; 0 is no part and no whole, and refused below.
    return !s.empty() && s.size() < 8 && s.find_first_not_of("0123456789") == std::string::npos ? std::stol(s)
                                                                                                : 0;
  };
  if (slash == std::string::npos) return false;
  part = number(text.substr(0, slash));
  parts = number(text.substr(slash + 1));
  return part >= 1 && parts >= part;
}

nlohmann::ordered_json coverage_json(const Coverage& coverage) {
  nlohmann::ordered_json never = nlohmann::ordered_json::array();
  for (const Coverage::Unused& unused : coverage.unused())
    never.push_back(
        {{"card", unused.card}, {"what", unused.what}, {"line", unused.line}, {"why", unused.why}});
  return {{"all", coverage.total()},
          {"used", coverage.total() - never.size()},
          {"never", never},
          {"never_paid", coverage.never_paid()}};
}

/// So many duels are played before they are counted: only these are remembered one by one.
constexpr long duels_at_a_time = 4096;
bool set_sim_table(Program& program, const SimOptions& o, TableSetup& setup, std::vector<std::string>& files,
                   std::vector<DeckFile>& decks) {
  if (o.random_decks && !o.decks.empty()) {
    program.usage("T0104", "`--random-decks` makes the decks itself", "leave the decks out");
    return false;
  }
  if (o.random_decks) {
    if (!set_table(program, o.rules, setup)) return false;
    const std::size_t whole = playable_cards(*setup.cards.library, false).size();
    const std::size_t all = playable_cards(*setup.cards.library, true).size();
    Report report;
    if (const std::size_t cards = program.sources.unread ? all : whole; cards == 0)
      program.usage("T0104",
                    all == 0 ? "the library has no card for a deck" : "no card of the library is wholly read",
                    all == 0 ? "name a folder with cards" : "play with them as they are with --unread");
    else if (all > whole)
      report.add(Diagnostic{"T0304",
                            Severity::warning,
                            {},
                            std::to_string(all - whole) + " cards do not do all that they say, and are " +
                                (program.sources.unread ? "in decks" : "left out"),
                            ""});
    program.warn(report);
    return program.status == 0;
  }
  if (!find_deck_files(program, o.decks, files)) return false;
  if (files.size() < player_count) {
    program.usage("T0104", files.empty() ? "two decks are required" : "a second deck is required",
                  "name two decks or more, or a folder with decks, or write `--random-decks`");
    return false;
  }
  // What is never used is told of every card of the library.
  return set_table(program, o.rules, files, setup, decks, o.coverage);
}

void run(Program& program, const SimOptions& o, const Settings& settings) {
  long part = 0, parts = 0;
  if (!read_shard(o.shard, part, parts)) {
    program.usage("T0104", "`--shard " + o.shard + "` is no part of a whole",
                  "write K/N with 1 <= K <= N, as in `--shard 1/4`");
    return;
  }
  TableSetup setup;
  std::vector<std::string> files;
  std::vector<DeckFile> lists;
  if (!set_sim_table(program, o, setup, files, lists)) return;
  const DeckPairs decks =
      o.random_decks
          ? DeckPairs{setup.cards.library, playable_cards(*setup.cards.library, program.sources.unread),
                      setup.rules->smallest_deck}
          : DeckPairs{files, lists};
  // All duels are counted from 1, pair by pair, and each pair's duels from 1 again: its duels are the same
  // whichever others are played.
  const long all = o.games * static_cast<long>(decks.pairs().size());
  const auto pair_of = [&](long counted) { return static_cast<std::size_t>((counted - 1) / o.games); };
  const auto number_of = [&](long counted) { return (counted - 1) % o.games + 1; };
  const Simulation simulation{setup.cards.library, setup.rules, o.seed, o.invariants, o.recompute};
  // One for each worker, so that nothing is locked; in a deque, because a Coverage cannot be moved.
  std::deque<Coverage> coverage;
  for (int i = 0; i < program.jobs; ++i) coverage.emplace_back(setup.cards.library);
  const Stopwatch watch;
  SimulationSummary played_so_far{decks};
  heed_interruption();
  program.log.tell(LogLevel::info, "playing " + std::to_string((all - part) / parts + 1) + " duels");
  std::optional<ProgressBar> bar;
  bar.emplace("playing duels", program.quiet ? 0 : static_cast<std::size_t>((all - part) / parts + 1));
  for (long first = part; first <= all && !is_interrupted(); first += duels_at_a_time * parts) {
    const long count = std::min(duels_at_a_time, (all - first) / parts + 1);
    std::vector<SimulatedDuel> duels(static_cast<std::size_t>(count));
    const auto counted = [&](std::size_t i) { return first + static_cast<long>(i) * parts; };
    const auto play = [&](std::size_t i, std::size_t worker) {
      Coverage& seen = coverage[worker];
      // Decks and bots draw from the duel's own chance, so that it does not matter who played before.
      const long number = number_of(counted(i));
      Random chance = chance_of(simulation, number);
      const std::array<Deck, player_count> played = decks.of(pair_of(counted(i)), number, chance);
      for (const Deck& deck : played) seen.plays_with(deck);
      duels[i] = simulate(simulation, played, chance, o.coverage ? &seen : nullptr);
      bar->advance();
    };
    const std::vector<char> done = in_parallel_until_interrupted(duels.size(), program.jobs, play);
    // Logged here and not while they run, so that the lines come in the order of the numbers.
    for (std::size_t i = 0; i < duels.size(); ++i) {
      if (done[i] == 0) continue;
      const std::size_t pair = pair_of(counted(i));
      const long number = number_of(counted(i));
      played_so_far.add(pair, number, duels[i]);
      for (const Diagnostic& fault : duels[i].faults)
        program.log.tell(LogLevel::error, decks.duel_name(pair, number) + ": " + one_line(fault));
    }
  }
  bar.reset();
  program.log.tell(LogLevel::info, "played " + std::to_string(played_so_far.games()) + " duels");
  program.log.tell(LogLevel::debug, "playing them took " + watch.text());

  nlohmann::ordered_json summary = played_so_far.json(o.seed, o.shard, o.rules, watch.seconds());
  if (!settings.file.empty()) summary["settings"] = settings.file;
  if (o.coverage) {
    for (std::size_t worker = 1; worker < coverage.size(); ++worker) coverage[0].add(coverage[worker]);
    summary["coverage"] = coverage_json(coverage[0]);
  }
  std::cout << summary.dump(2) << "\n";
  if (played_so_far.has_errors()) program.status = 1;
  program.tell_interruption(std::to_string(played_so_far.games()) + " duels of " +
                            std::to_string((all - part) / parts + 1) + " were played");
}

}  // namespace

void add_sim(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("sim", "let bots play many duels; prints a summary as JSON");
  auto o = std::make_shared<SimOptions>();
  add_input(*command, program, "decks", o->decks,
            "Bob's deck and Sue's; of more, or of a folder, each pair is played (of a folder: the files "
            "below it that end in .txt, no pipes and devices); - is the standard input");
  command->add_flag("--random-decks", o->random_decks,
                    "make the decks by chance, out of all cards of the library");
  command->add_option("--games", o->games, "how many duels, of each pair of decks")
      ->check(CLI::Range(1L, 100'000'000L));
  add_seed(*command, o->seed, "seed of all chance, that of the bots included (default: 1)");
  command->add_option(
      "--rules", o->rules,
      "rule set: fifth, microprose, or one of a mod (default: the first of the settings, or fifth)");
  command->add_option("--shard", o->shard, "K/N: only the K-th of N parts of the games");
  command->add_flag("--coverage", o->coverage, "list the cards and abilities that no duel used, and why");
  command->add_flag("--invariants", o->invariants, "check the invariants of the core at every rest point");
  command->add_flag("--recompute", o->recompute,
                    "compute everything anew at every rest point and decision, and compare");
  add_settings_of_folder(*command, program);
  add_sources(*command, program);
  add_listing_format(*command, program);
  on_run(*command, program, [&program, command, o] {
    Settings settings;
    if (!open_settings_of_folder(program, *command, settings)) return;
    o->rules = rule_set_to_play(*command, settings);
    run(program, *o, settings);
  });
}

}  // namespace sleight
