#include <benchmark/benchmark.h>

#include <cstdlib>
#include <string>

#include "core/playing/turn/setup.h"
#include "core/playing/turn/turn.h"
#include "tests/bench/bench_cards.h"

namespace sleight {
namespace {

/// Copying a duel with 50 permanents: under 4 us (law 1).
void copy_duel(benchmark::State& state) {
  const Duel duel = bench::board(bench::small_setting(), 20);
  for (auto _ : state) {
    Duel copy = duel;
    benchmark::DoNotOptimize(copy);
  }
}
BENCHMARK(copy_duel);

void hash_duel(benchmark::State& state) {
  const Duel duel = bench::board(bench::small_setting(), 20);
  for (auto _ : state) benchmark::DoNotOptimize(duel.hash());
}
BENCHMARK(hash_duel);

void look_at_all(const Duel& duel) {
  for (const std::uint16_t slot : duel.in_play) benchmark::DoNotOptimize(duel.look(duel.id_of(slot)).power);
}

/// All characteristics of 50 permanents with so many continuous effects, with nothing computed before: under
/// 10 us with 20. The copy that forgets what was computed is in it.
void all_characteristics_afresh(benchmark::State& state) {
  const Duel duel = bench::board(bench::small_setting(), static_cast<int>(state.range(0)));
  for (auto _ : state) {
    const Duel copy = duel;
    look_at_all(copy);
  }
}
BENCHMARK(all_characteristics_afresh)->Arg(0)->Arg(10)->Arg(20);

/// The same after something came into play, when the tables are there already.
void all_characteristics(benchmark::State& state) {
  const Duel duel = bench::board(bench::small_setting(), static_cast<int>(state.range(0)));
  for (auto _ : state) {
    duel.touch(Duel::board);
    look_at_all(duel);
  }
}
BENCHMARK(all_characteristics)->Arg(0)->Arg(10)->Arg(20);

/// One tap must not compute the board again.
void look_after_a_tap(benchmark::State& state) {
  const Duel duel = bench::board(bench::small_setting(), 20);
  look_at_all(duel);
  for (auto _ : state) {
    duel.touch(Duel::tapped);
    look_at_all(duel);
  }
}
BENCHMARK(look_after_a_tap);

/// Starting a duel with the library loaded: under 100 us. Decks are checked, shuffled and drawn from.
void start_duel(benchmark::State& state) {
  const bench::Setting setting = bench::small_setting();
  const Deck bob = bench::small_deck(*setting.library, 0);
  const Deck sue = bench::small_deck(*setting.library, 1);
  RandomAgent agent(1);
  std::uint64_t seed = 0;
  for (auto _ : state) {
    Duel duel(setting.library, setting.rules);
    const std::string refused = set_up(duel, bob, sue, ++seed);
    if (!refused.empty()) {
      state.SkipWithError(refused.c_str());
      break;
    }
    Table table{duel, {&agent, &agent}};
    while (duel.turn.stage == Stage::setup) play_on(table);
    benchmark::DoNotOptimize(duel);
  }
}
BENCHMARK(start_duel);

/// Whole duels between two random players with 40 cards each: 2,000 a second and more on one core.
void random_duels(benchmark::State& state) {
  const bench::Setting setting = bench::small_setting();
  const Deck bob = bench::small_deck(*setting.library, 0);
  const Deck sue = bench::small_deck(*setting.library, 1);
  std::uint64_t seed = 0;
  std::int64_t turns = 0;
  for (auto _ : state) {
    Duel duel(setting.library, setting.rules);
    const std::string refused = set_up(duel, bob, sue, ++seed);
    if (!refused.empty()) {
      state.SkipWithError(refused.c_str());
      break;
    }
    RandomAgent one(seed * 2);
    RandomAgent two(seed * 2 + 1);
    Table table{duel, {&one, &two}};
    play_out(table);
    turns += duel.turn.number;
  }
  state.SetItemsProcessed(state.iterations());
  state.counters["turns"] =
      benchmark::Counter(static_cast<double>(turns), benchmark::Counter::kAvgIterations);
}
BENCHMARK(random_duels)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace sleight
