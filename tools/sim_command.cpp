#include <atomic>
#include <chrono>
#include <iostream>
#include <nlohmann/json.hpp>
#include <thread>

#include "core/invariants.h"
#include "core/turn.h"
#include "core/wording.h"
#include "tools/deck_file.h"
#include "tools/table_setup.h"

/// `sleight sim`: many duels of bots. What it prints depends on seed and shard only, not on `--jobs`, but for
/// the time it took.
namespace sleight {
namespace {

struct SimOptions {
  std::string bob_deck, sue_deck, rules = "fifth", shard = "1/1";
  long games = 100;
  std::uint64_t seed = 1;
  bool invariants = false;
};

struct Game {
  long number = 0;
  Outcome outcome = Outcome::none;
  EndReason reason = EndReason::none;
  int turns = 0;
  std::size_t decisions = 0;
  std::uint64_t hash = 0;
  std::string error;
};

/// Counts what a bot was refused: a legal answer never is.
class Bot : public RandomAgent {
 public:
  using RandomAgent::RandomAgent;
  void refused(const Decision&, std::int32_t) override { ++refusals; }
  int refusals = 0;
};

Game play(const TableSetup& setup, const std::array<Deck, player_count>& decks, std::uint64_t seed,
          long number, bool invariants) {
  Random seeds{seed ^ (static_cast<std::uint64_t>(number) * 0x9E3779B97F4A7C15ULL)};
  Game game;
  game.number = number;
  Duel duel{setup.house.library, setup.rules};
  game.error = set_up(duel, decks[0], decks[1], seeds.next());
  if (!game.error.empty()) return game;
  Bot bob{seeds.next()}, sue{seeds.next()};
  std::vector<std::int32_t> journal;
  Table table{duel, {&bob, &sue}, &journal};
  const auto broken = [&] {
    const auto problems = broken_invariants(duel);
    if (!problems.empty() && game.error.empty())
      game.error = "turn " + std::to_string(duel.turn.number) + ": " + problems.front();
  };
  while (!duel.over() && game.error.empty()) {
    play_on(table);
    if (invariants) broken();
  }
  if (game.error.empty()) broken();
  if (bob.refusals + sue.refusals > 0 && game.error.empty()) game.error = "a legal answer was refused";
  game.outcome = duel.outcome;
  game.reason = duel.reason;
  game.turns = duel.turn.number;
  game.decisions = journal.size();
  game.hash = duel.hash();
  return game;
}

bool read_shard(const std::string& text, long& part, long& parts) {
  const auto slash = text.find('/');
  const auto number = [](const std::string& s) {
    return !s.empty() && s.size() < 8 && s.find_first_not_of("0123456789") == std::string::npos ? std::stol(s)
                                                                                                : 0;
  };
  if (slash == std::string::npos) return false;
  part = number(text.substr(0, slash));
  parts = number(text.substr(slash + 1));
  return part >= 1 && parts >= part;
}

void run(Program& program, const SimOptions& o) {
  long part = 0, parts = 0;
  if (!read_shard(o.shard, part, parts)) {
    program.usage("T0104", "`--shard " + o.shard + "` is no part of a whole",
                  "write K/N with 1 <= K <= N, as in `--shard 1/4`");
    return;
  }
  TableSetup setup;
  if (!set_table(program, o.rules, o.bob_deck, o.sue_deck, setup)) return;
  std::string missing;
  const std::array<Deck, player_count> decks{deck_of(setup.record.decks[0], *setup.house.library, missing),
                                             deck_of(setup.record.decks[1], *setup.house.library, missing)};
  std::vector<long> numbers;
  for (long n = 1; n <= o.games; ++n)
    if ((n - 1) % parts == part - 1) numbers.push_back(n);
  std::vector<Game> games(numbers.size());
  std::atomic<std::size_t> next{0};
  const auto begin = std::chrono::steady_clock::now();
  const auto work = [&] {
    for (std::size_t i = next++; i < numbers.size(); i = next++)
      games[i] = play(setup, decks, o.seed, numbers[i], o.invariants);
  };
  std::vector<std::thread> threads;
  for (int i = 1; i < program.jobs; ++i) threads.emplace_back(work);
  work();
  for (std::thread& thread : threads) thread.join();
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();

  long bob = 0, sue = 0, draws = 0, turns = 0, decisions = 0;
  std::array<long, static_cast<std::size_t>(EndReason::endless_effects) + 1> reasons{};
  std::uint64_t digest = 0xCBF29CE484222325ULL;
  nlohmann::ordered_json errors = nlohmann::ordered_json::array();
  for (const Game& game : games) {
    bob += game.outcome == Outcome::bob_wins ? 1 : 0;
    sue += game.outcome == Outcome::sue_wins ? 1 : 0;
    draws += game.outcome == Outcome::draw ? 1 : 0;
    ++reasons[static_cast<std::size_t>(game.reason)];
    turns += game.turns;
    decisions += static_cast<long>(game.decisions);
    digest = (digest ^ game.hash) * 0x100000001B3ULL;
    if (!game.error.empty()) errors.push_back({{"game", game.number}, {"error", game.error}});
  }
  nlohmann::ordered_json ends = nlohmann::ordered_json::object();
  for (std::size_t i = 1; i < reasons.size(); ++i) ends[reason_words(static_cast<EndReason>(i))] = reasons[i];
  char digest_text[17];
  std::snprintf(digest_text, sizeof digest_text, "%016llx", static_cast<unsigned long long>(digest));
  const double count = games.empty() ? 1 : static_cast<double>(games.size());
  const nlohmann::ordered_json summary{
      {"games", games.size()},
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
      {"duels_per_second", seconds > 0 ? static_cast<double>(games.size()) / seconds : 0}};
  std::cout << summary.dump(2) << "\n";
  if (!errors.empty()) program.status = 1;
}

}  // namespace

void add_sim(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("sim", "let bots play many duels; prints a summary as JSON");
  auto o = std::make_shared<SimOptions>();
  command->add_option("bob_deck", o->bob_deck, "Bob's deck")->required();
  command->add_option("sue_deck", o->sue_deck, "Sue's deck")->required();
  command->add_option("--games", o->games, "how many duels")->check(CLI::Range(1L, 100'000'000L));
  command->add_option("--seed", o->seed, "seed of all chance");
  command->add_option("--rules", o->rules, "rule set");
  command->add_option("--shard", o->shard, "K/N: only the K-th of N parts of the games");
  command->add_flag("--invariants", o->invariants, "check the invariants of the core at every rest point");
  add_jobs(*command, program);
  add_sources(*command, program);
  add_format(*command, program);
  on_run(*command, program, [&program, o] { run(program, *o); });
}

}  // namespace sleight
