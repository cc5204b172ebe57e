#include "tools/commands/sim_command.h"

#include <CLI/CLI.hpp>
#include <array>
#include <deque>
#include <iostream>
#include <nlohmann/json.hpp>

#include "core/card/diagnostic.h"
#include "core/card/fnv.h"
#include "core/playing/turn/setup.h"
#include "core/telling/wording.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/program.h"
#include "tools/command_line/table_setup.h"
#include "tools/files/in_parallel.h"
#include "tools/library/deck_file.h"
#include "tools/logging/stopwatch.h"
#include "tools/simulation/coverage.h"
#include "tools/simulation/random_deck.h"
#include "tools/simulation/simulation.h"

namespace sleight {
namespace {

struct SimOptions {
  std::string bob_deck, sue_deck, rules = "fifth", shard = "1/1";
  long games = 100;
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

/// Where each duel's decks come from: two files, or chance.
class Decks {
 public:
  Decks(const Program& program, const TableSetup& setup, bool random) : setup_(setup) {
    std::string missing;
    if (random)
      cards_ = playable_cards(*setup.cards.library, program.sources.unread);
    else
      for (std::size_t p = 0; p < fixed_.size(); ++p)
        fixed_[p] = deck_of(setup.record.decks[p], *setup.cards.library, missing);
  }
  /// Of chance's decks, one after the other features each card.
  std::array<Deck, player_count> of(long number, Random& chance) const {
    if (cards_.empty()) return fixed_;
    std::array<Deck, player_count> decks;
    for (std::size_t p = 0; p < decks.size(); ++p) {
      // By the number of the duel alone: whatever part of them a shard plays, each duel has its own two.
      const std::size_t featured = (static_cast<std::size_t>(number) * player_count + p) % cards_.size();
      decks[p] =
          random_deck(*setup_.cards.library, cards_, cards_[featured], setup_.rules->smallest_deck, chance);
    }
    return decks;
  }

 private:
  const TableSetup& setup_;
  std::vector<CardId> cards_;
  std::array<Deck, player_count> fixed_;
};

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

/// What the duels came to, as it is printed.
nlohmann::ordered_json summary_of(const SimOptions& o, const std::vector<long>& numbers,
                                  const std::vector<SimulatedDuel>& duels, double seconds) {
  long bob = 0, sue = 0, draws = 0, turns = 0, decisions = 0;
  // One counter for each reason that there is; endless_effects is the last.
  std::array<long, static_cast<std::size_t>(EndReason::endless_effects) + 1> reasons{};
  Fnv<std::uint64_t> digest;
  nlohmann::ordered_json errors = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < duels.size(); ++i) {
    const SimulatedDuel& duel = duels[i];
    bob += duel.outcome == Outcome::bob_wins ? 1 : 0;
    sue += duel.outcome == Outcome::sue_wins ? 1 : 0;
    draws += duel.outcome == Outcome::draw ? 1 : 0;
    ++reasons[static_cast<std::size_t>(duel.reason)];
    turns += duel.turns;
    decisions += static_cast<long>(duel.decisions);
    // In the order of the numbers, whichever thread played them: equal runs have equal digests.
    digest.add_whole(duel.digest);
    if (!duel.error.empty()) errors.push_back({{"game", numbers[i]}, {"error", duel.error}});
  }
  nlohmann::ordered_json ends = nlohmann::ordered_json::object();
  // Every reason, also one that never came, so that summaries of shards can be added up; 0 is no reason.
  for (std::size_t i = 1; i < reasons.size(); ++i) ends[reason_words(static_cast<EndReason>(i))] = reasons[i];
  // As text: not every reader of JSON keeps 64 bits of a number.
  char digest_text[17];
  std::snprintf(digest_text, sizeof digest_text, "%016llx", static_cast<unsigned long long>(digest.value()));
  const double count = duels.empty() ? 1 : static_cast<double>(duels.size());
  return {{"games", duels.size()},
          {"seed", o.seed},
          {"shard", o.shard},
          {"rules", o.rules},
          {"wins", {{"bob", bob}, {"sue", sue}, {"draw", draws}}},
          {"ends", ends},
          {"turns", {{"total", turns}, {"mean", static_cast<double>(turns) / count}}},
          {"decisions", decisions},
          {"digest", digest_text},
          {"errors", errors},
          {"seconds", seconds},
          {"duels_per_second", seconds > 0 ? static_cast<double>(duels.size()) / seconds : 0}};
}

bool set_sim_table(Program& program, const SimOptions& o, TableSetup& setup) {
  if (o.random_decks && !o.bob_deck.empty()) {
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
  if (o.sue_deck.empty()) {
    program.usage("T0104", o.bob_deck.empty() ? "bob_deck is required" : "sue_deck is required",
                  "name two decks, or write `--random-decks`");
    return false;
  }
  return set_table(program, o.rules, o.bob_deck, o.sue_deck, setup);
}

void run(Program& program, const SimOptions& o) {
  long part = 0, parts = 0;
  if (!read_shard(o.shard, part, parts)) {
    program.usage("T0104", "`--shard " + o.shard + "` is no part of a whole",
                  "write K/N with 1 <= K <= N, as in `--shard 1/4`");
    return;
  }
  TableSetup setup;
  if (!set_sim_table(program, o, setup)) return;
  const Decks decks{program, setup, o.random_decks};
  const Simulation simulation{setup.cards.library, setup.rules, o.seed, o.invariants, o.recompute};
  std::vector<long> numbers;
  for (long n = 1; n <= o.games; ++n)
    if ((n - 1) % parts == part - 1) numbers.push_back(n);
  std::vector<SimulatedDuel> duels(numbers.size());
  // One for each worker, so that nothing is locked; in a deque, because a Coverage cannot be moved.
  std::deque<Coverage> coverage;
  for (int i = 0; i < program.jobs; ++i) coverage.emplace_back(setup.cards.library);
  const Stopwatch watch;
  in_parallel(numbers.size(), program.jobs, [&](std::size_t i, std::size_t worker) {
    Coverage& seen = coverage[worker];
    // Decks and bots draw from the duel's own chance, so that it does not matter who played before.
    Random chance = chance_of(simulation, numbers[i]);
    const std::array<Deck, player_count> played = decks.of(numbers[i], chance);
    for (const Deck& deck : played) seen.plays_with(deck);
    duels[i] = simulate(simulation, played, chance, o.coverage ? &seen : nullptr);
  });
  const double seconds = watch.seconds();
  // Logged here and not while they run, so that the lines come in the order of the numbers.
  program.log.tell(LogLevel::info, "played " + std::to_string(duels.size()) + " duels");
  program.log.tell(LogLevel::debug, "playing them took " + watch.text());
  for (std::size_t i = 0; i < duels.size(); ++i)
    for (const Diagnostic& fault : duels[i].faults)
      program.log.tell(LogLevel::error, "duel " + std::to_string(numbers[i]) + ": " + one_line(fault));

  nlohmann::ordered_json summary = summary_of(o, numbers, duels, seconds);
  if (o.coverage) {
    for (std::size_t worker = 1; worker < coverage.size(); ++worker) coverage[0].add(coverage[worker]);
    summary["coverage"] = coverage_json(coverage[0]);
  }
  std::cout << summary.dump(2) << "\n";
  if (!summary.at("errors").empty()) program.status = 1;
}

}  // namespace

void add_sim(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("sim", "let bots play many duels; prints a summary as JSON");
  auto o = std::make_shared<SimOptions>();
  command->add_option("bob_deck", o->bob_deck, "Bob's deck");
  command->add_option("sue_deck", o->sue_deck, "Sue's deck");
  command->add_flag("--random-decks", o->random_decks,
                    "make the decks by chance, out of all cards of the library");
  command->add_option("--games", o->games, "how many duels")->check(CLI::Range(1L, 100'000'000L));
  add_seed(*command, o->seed);
  command->add_option("--rules", o->rules, "rule set");
  command->add_option("--shard", o->shard, "K/N: only the K-th of N parts of the games");
  command->add_flag("--coverage", o->coverage, "list the cards and abilities that no duel used, and why");
  command->add_flag("--invariants", o->invariants, "check the invariants of the core at every rest point");
  command->add_flag("--recompute", o->recompute,
                    "compute everything anew at every rest point and decision, and compare");
  add_jobs(*command, program);
  add_sources(*command, program);
  add_format(*command, program);
  on_run(*command, program, [&program, o] { run(program, *o); });
}

}  // namespace sleight
