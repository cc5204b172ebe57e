#include "tools/commands/sim_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <deque>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>

#include "core/card/diagnostic.h"
#include "core/card/fnv.h"
#include "core/playing/turn/setup.h"
#include "core/telling/wording.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/program.h"
#include "tools/command_line/table_setup.h"
#include "tools/files/file_system.h"
#include "tools/files/in_parallel.h"
#include "tools/logging/stopwatch.h"
#include "tools/simulation/coverage.h"
#include "tools/simulation/deck_pairs.h"
#include "tools/simulation/random_deck.h"
#include "tools/simulation/simulation.h"

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
/// More errors say nothing new, and are only counted.
constexpr std::size_t most_errors = 1000;

/// Who won, and how long it took.
struct Tally {
  long games = 0, bob = 0, sue = 0, draws = 0, turns = 0;

  void add(const SimulatedDuel& duel) {
    ++games;
    bob += duel.outcome == Outcome::bob_wins ? 1 : 0;
    sue += duel.outcome == Outcome::sue_wins ? 1 : 0;
    draws += duel.outcome == Outcome::draw ? 1 : 0;
    turns += duel.turns;
  }
  nlohmann::ordered_json wins_json() const { return {{"bob", bob}, {"sue", sue}, {"draw", draws}}; }
  nlohmann::ordered_json turns_json() const {
    return {{"total", turns},
            {"mean", static_cast<double>(turns) / (games == 0 ? 1 : static_cast<double>(games))}};
  }
};

/// What the duels came to.
class Summary {
 public:
  explicit Summary(std::size_t pairs) : of_pairs_(pairs) {}

  /// In the order of the numbers, whichever thread played them: equal runs have equal digests.
  void add(std::size_t pair, const SimulatedDuel& duel, const nlohmann::ordered_json& which) {
    all_.add(duel);
    of_pairs_[pair].add(duel);
    ++reasons_[static_cast<std::size_t>(duel.reason)];
    decisions_ += static_cast<long>(duel.decisions);
    digest_.add_whole(duel.digest);
    if (duel.error.empty()) return;
    if (errors_.size() < most_errors) {
      errors_.push_back(which);
      errors_.back()["error"] = duel.error;
    } else {
      ++errors_left_out_;
    }
  }
  long games() const { return all_.games; }
  const std::vector<Tally>& of_pairs() const { return of_pairs_; }
  bool has_errors() const { return !errors_.empty(); }

  nlohmann::ordered_json json(const SimOptions& o, double seconds) const {
    nlohmann::ordered_json ends = nlohmann::ordered_json::object();
    // Every reason, also one that never came, so that summaries of shards can be added up; 0 is no reason.
    for (std::size_t i = 1; i < reasons_.size(); ++i)
      ends[reason_words(static_cast<EndReason>(i))] = reasons_[i];
    // As text: not every reader of JSON keeps 64 bits of a number.
    char digest[17];
    std::snprintf(digest, sizeof digest, "%016llx", static_cast<unsigned long long>(digest_.value()));
    nlohmann::ordered_json all{{"games", all_.games},        {"seed", o.seed},           {"shard", o.shard},
                               {"rules", o.rules},           {"wins", all_.wins_json()}, {"ends", ends},
                               {"turns", all_.turns_json()}, {"decisions", decisions_},  {"digest", digest},
                               {"errors", errors_}};
    if (errors_left_out_ > 0) all["errors_left_out"] = errors_left_out_;
    all["seconds"] = seconds;
    all["duels_per_second"] = seconds > 0 ? static_cast<double>(all_.games) / seconds : 0;
    return all;
  }

 private:
  Tally all_;
  std::vector<Tally> of_pairs_;
  long decisions_ = 0, errors_left_out_ = 0;
  // One counter for each reason that there is; endless_effects is the last.
  std::array<long, static_cast<std::size_t>(EndReason::endless_effects) + 1> reasons_{};
  Fnv<std::uint64_t> digest_;
  nlohmann::ordered_json errors_ = nlohmann::ordered_json::array();
};

/// What a duel is known by: its number, and of many decks who met in it.
nlohmann::ordered_json which_json(const DeckPairs& decks, std::size_t pair, long number) {
  if (decks.pairs().size() == 1) return {{"game", number}};
  const auto& [bob, sue] = decks.pairs()[pair];
  return {{"bob", decks.name(bob)}, {"sue", decks.name(sue)}, {"game", number}};
}

std::string which_text(const DeckPairs& decks, std::size_t pair, long number) {
  const std::string duel = "duel " + std::to_string(number);
  if (decks.pairs().size() == 1) return duel;
  const auto& [bob, sue] = decks.pairs()[pair];
  return decks.name(bob) + " against " + decks.name(sue) + ", " + duel;
}

/// Each pair of decks by their names, and what its duels came to.
nlohmann::ordered_json pairs_json(const DeckPairs& decks, const std::vector<Tally>& tallies) {
  nlohmann::ordered_json pairs = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < tallies.size(); ++i)
    pairs.push_back({{"bob", decks.name(decks.pairs()[i][0])},
                     {"sue", decks.name(decks.pairs()[i][1])},
                     {"games", tallies[i].games},
                     {"wins", tallies[i].wins_json()},
                     {"turns", tallies[i].turns_json()}});
  return pairs;
}

/// The files that an argument means: itself, or the decks of a folder, `.txt`, in the order of their names.
bool add_deck_files(Program& program, const std::string& argument, std::vector<std::string>& files) {
  if (!is_folder(argument)) {
    files.push_back(argument);
    return true;
  }
  std::vector<std::string> found;
  std::error_code unreadable;
  for (const auto& entry : std::filesystem::directory_iterator(argument, unreadable))
    if (entry.path().extension() == ".txt") found.push_back(entry.path().string());
  if (found.empty()) {
    program.usage(
        "T0104",
        unreadable ? "`" + argument + "` cannot be read as a folder" : "`" + argument + "` has no decks",
        "name a folder with decks, `.txt` files of lines like `4 Lightning Bolt`");
    return false;
  }
  std::sort(found.begin(), found.end());
  files.insert(files.end(), found.begin(), found.end());
  return true;
}

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
  for (const std::string& argument : o.decks)
    if (!add_deck_files(program, argument, files)) return false;
  if (files.size() < player_count) {
    program.usage("T0104", files.empty() ? "two decks are required" : "a second deck is required",
                  "name two decks or more, or a folder with decks, or write `--random-decks`");
    return false;
  }
  // What is never used is told of every card of the library.
  return set_table(program, o.rules, files, setup, decks, o.coverage);
}

void run(Program& program, const SimOptions& o) {
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
  Summary played_so_far{decks.pairs().size()};
  for (long first = part; first <= all; first += duels_at_a_time * parts) {
    const long count = std::min(duels_at_a_time, (all - first) / parts + 1);
    std::vector<SimulatedDuel> duels(static_cast<std::size_t>(count));
    const auto counted = [&](std::size_t i) { return first + static_cast<long>(i) * parts; };
    in_parallel(duels.size(), program.jobs, [&](std::size_t i, std::size_t worker) {
      Coverage& seen = coverage[worker];
      // Decks and bots draw from the duel's own chance, so that it does not matter who played before.
      const long number = number_of(counted(i));
      Random chance = chance_of(simulation, number);
      const std::array<Deck, player_count> played = decks.of(pair_of(counted(i)), number, chance);
      for (const Deck& deck : played) seen.plays_with(deck);
      duels[i] = simulate(simulation, played, chance, o.coverage ? &seen : nullptr);
    });
    // Logged here and not while they run, so that the lines come in the order of the numbers.
    for (std::size_t i = 0; i < duels.size(); ++i) {
      const std::size_t pair = pair_of(counted(i));
      const long number = number_of(counted(i));
      played_so_far.add(pair, duels[i], which_json(decks, pair, number));
      for (const Diagnostic& fault : duels[i].faults)
        program.log.tell(LogLevel::error, which_text(decks, pair, number) + ": " + one_line(fault));
    }
  }
  program.log.tell(LogLevel::info, "played " + std::to_string(played_so_far.games()) + " duels");
  program.log.tell(LogLevel::debug, "playing them took " + watch.text());

  nlohmann::ordered_json summary = played_so_far.json(o, watch.seconds());
  if (decks.pairs().size() > 1) summary["pairs"] = pairs_json(decks, played_so_far.of_pairs());
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
  command->add_option("decks", o->decks,
                      "Bob's deck and Sue's; of more, or of a folder of decks, each pair is played");
  command->add_flag("--random-decks", o->random_decks,
                    "make the decks by chance, out of all cards of the library");
  command->add_option("--games", o->games, "how many duels, of each pair of decks")
      ->check(CLI::Range(1L, 100'000'000L));
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
