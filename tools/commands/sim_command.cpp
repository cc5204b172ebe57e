#include "tools/commands/sim_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
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

/// So many duels are played before they are counted: only these are remembered one by one.
constexpr long duels_at_a_time = 4096;
/// More errors say nothing new, and are only counted.
constexpr std::size_t most_errors = 1000;

/// What the duels came to.
class Summary {
 public:
  /// In the order of the numbers, whichever thread played them: equal runs have equal digests.
  void add(long number, const SimulatedDuel& duel) {
    ++games_;
    bob_ += duel.outcome == Outcome::bob_wins ? 1 : 0;
    sue_ += duel.outcome == Outcome::sue_wins ? 1 : 0;
    draws_ += duel.outcome == Outcome::draw ? 1 : 0;
    ++reasons_[static_cast<std::size_t>(duel.reason)];
    turns_ += duel.turns;
    decisions_ += static_cast<long>(duel.decisions);
    digest_.add_whole(duel.digest);
    if (duel.error.empty()) return;
    if (errors_.size() < most_errors)
      errors_.push_back({{"game", number}, {"error", duel.error}});
    else
      ++errors_left_out_;
  }
  long games() const { return games_; }
  bool has_errors() const { return !errors_.empty(); }

  nlohmann::ordered_json json(const SimOptions& o, double seconds) const {
    nlohmann::ordered_json ends = nlohmann::ordered_json::object();
    // Every reason, also one that never came, so that summaries of shards can be added up; 0 is no reason.
    for (std::size_t i = 1; i < reasons_.size(); ++i)
      ends[reason_words(static_cast<EndReason>(i))] = reasons_[i];
    // As text: not every reader of JSON keeps 64 bits of a number.
    char digest[17];
    std::snprintf(digest, sizeof digest, "%016llx", static_cast<unsigned long long>(digest_.value()));
    const double count = games_ == 0 ? 1 : static_cast<double>(games_);
    nlohmann::ordered_json all{{"games", games_},
                               {"seed", o.seed},
                               {"shard", o.shard},
                               {"rules", o.rules},
                               {"wins", {{"bob", bob_}, {"sue", sue_}, {"draw", draws_}}},
                               {"ends", ends},
                               {"turns", {{"total", turns_}, {"mean", static_cast<double>(turns_) / count}}},
                               {"decisions", decisions_},
                               {"digest", digest},
                               {"errors", errors_}};
    if (errors_left_out_ > 0) all["errors_left_out"] = errors_left_out_;
    all["seconds"] = seconds;
    all["duels_per_second"] = seconds > 0 ? static_cast<double>(games_) / seconds : 0;
    return all;
  }

 private:
  long games_ = 0, bob_ = 0, sue_ = 0, draws_ = 0, turns_ = 0, decisions_ = 0, errors_left_out_ = 0;
  // One counter for each reason that there is; endless_effects is the last.
  std::array<long, static_cast<std::size_t>(EndReason::endless_effects) + 1> reasons_{};
  Fnv<std::uint64_t> digest_;
  nlohmann::ordered_json errors_ = nlohmann::ordered_json::array();
};

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
  // What is never used is told of every card of the library.
  return set_table(program, o.rules, o.bob_deck, o.sue_deck, setup, o.coverage);
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
  // One for each worker, so that nothing is locked; in a deque, because a Coverage cannot be moved.
  std::deque<Coverage> coverage;
  for (int i = 0; i < program.jobs; ++i) coverage.emplace_back(setup.cards.library);
  const Stopwatch watch;
  Summary played_so_far;
  for (long first = part; first <= o.games; first += duels_at_a_time * parts) {
    const long count = std::min(duels_at_a_time, (o.games - first) / parts + 1);
    std::vector<SimulatedDuel> duels(static_cast<std::size_t>(count));
    const auto number = [&](std::size_t i) { return first + static_cast<long>(i) * parts; };
    in_parallel(duels.size(), program.jobs, [&](std::size_t i, std::size_t worker) {
      Coverage& seen = coverage[worker];
      // Decks and bots draw from the duel's own chance, so that it does not matter who played before.
      Random chance = chance_of(simulation, number(i));
      const std::array<Deck, player_count> played = decks.of(number(i), chance);
      for (const Deck& deck : played) seen.plays_with(deck);
      duels[i] = simulate(simulation, played, chance, o.coverage ? &seen : nullptr);
    });
    // Logged here and not while they run, so that the lines come in the order of the numbers.
    for (std::size_t i = 0; i < duels.size(); ++i) {
      played_so_far.add(number(i), duels[i]);
      for (const Diagnostic& fault : duels[i].faults)
        program.log.tell(LogLevel::error, "duel " + std::to_string(number(i)) + ": " + one_line(fault));
    }
  }
  program.log.tell(LogLevel::info, "played " + std::to_string(played_so_far.games()) + " duels");
  program.log.tell(LogLevel::debug, "playing them took " + watch.text());

  nlohmann::ordered_json summary = played_so_far.json(o, watch.seconds());
  if (o.coverage) {
    for (std::size_t worker = 1; worker < coverage.size(); ++worker) coverage[0].add(coverage[worker]);
    summary["coverage"] = coverage_json(coverage[0]);
  }
  std::cout << summary.dump(2) << "\n";
  if (played_so_far.has_errors()) program.status = 1;
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
