#include <benchmark/benchmark.h>

#include <ctime>
#include <map>
#include <utility>

#include "tests/kit/bot_duels.h"

/// How fast duels are played, copied and looked at. The boards are those of duels of the shipped decks, some
/// with more of the same put into play.
namespace sleight {
namespace {

using kit::BotDuel;

const kit::BotSetting& by_fifth() {
  static const kit::BotSetting setting = kit::bot_setting();
  return setting;
}

/// A duel in its middle: permanents, effects, hands, graveyards.
const Duel& middle() {
  static const Duel duel = kit::duel_in_turn(by_fifth(), 12, 1);
  return duel;
}

/// So many permanents, as many of them anthems as `anthems`, early in a duel.
Duel crowded(const benchmark::State& state) {
  static std::map<std::pair<long, long>, Duel> made;
  const std::pair size{state.range(0), state.range(1)};
  if (const auto found = made.find(size); found != made.end()) return found->second;
  Duel duel = kit::duel_in_turn(by_fifth(), 3, 1);
  kit::crowd(duel, static_cast<std::size_t>(size.first), static_cast<std::size_t>(size.second));
  made.emplace(size, duel);
  return duel;
}

void look_at_all(const Duel& duel) {
  for (const std::uint16_t slot : duel.in_play) benchmark::DoNotOptimize(duel.look(duel.id_of(slot)).power);
}

constexpr std::uint64_t different_duels = 200;

void play_duels(benchmark::State& state, const std::vector<kit::Decks>& decks) {
  std::uint64_t number = 0;
  std::int64_t turns = 0;
  for (auto _ : state) {
    ++number;
    BotDuel played(by_fifth(), decks[number % decks.size()], number % different_duels);
    played.play();
    turns += played.duel.turn.number;
  }
  state.counters["turns"] =
      benchmark::Counter(static_cast<double>(turns), benchmark::Counter::kAvgIterations);
}

void duels_of_shipped_decks(benchmark::State& state) {
  play_duels(state, {kit::shipped_decks(*by_fifth().library)});
}
// A number of duels that is always the same: of other duels the time would tell less.
BENCHMARK(duels_of_shipped_decks)->Unit(benchmark::kMicrosecond)->Iterations(4 * different_duels);

void duels_with_decks_by_chance(benchmark::State& state) {
  Random chance{1};
  std::vector<kit::Decks> decks;
  for (std::uint64_t i = 0; i < different_duels; ++i)
    decks.push_back(kit::decks_by_chance(*by_fifth().library, chance));
  play_duels(state, decks);
}
BENCHMARK(duels_with_decks_by_chance)->Unit(benchmark::kMicrosecond)->Iterations(4 * different_duels);

/// The time of this program in seconds, whatever else the machine does.
double own_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

/// All that lies between one question and the next, on a crowded board. It is timed by hand, for the copy
/// that is played is no part of it.
void decision(benchmark::State& state) {
  constexpr std::uint64_t asked = 100;
  const Duel board = crowded(state);
  std::uint64_t seed = 0;
  for (auto _ : state) {
    BotDuel played(board, ++seed);
    const std::uint64_t before = played.duel.work().questions;
    const double start = own_seconds();
    while (!played.duel.over() && played.duel.work().questions < before + asked) played.step();
    state.SetIterationTime((own_seconds() - start) /
                           static_cast<double>(played.duel.work().questions - before));
  }
}
void sizes_of_decisions(benchmark::internal::Benchmark* of) {
  for (const int permanents : {20, 50, 100, 200, 500, 1000}) of->Args({permanents, 0});
  for (const int permanents : {200, 500, 1000}) of->Args({permanents, 100});
}
BENCHMARK(decision)
    ->Apply(sizes_of_decisions)
    ->UseManualTime()
    ->Iterations(10)
    ->Unit(benchmark::kMicrosecond);

void copy_duel(benchmark::State& state) {
  for (auto _ : state) {
    Duel copy = middle();
    benchmark::DoNotOptimize(copy);
  }
}
BENCHMARK(copy_duel);

void copy_and_look(benchmark::State& state) {
  const ObjectId id = middle().id_of(middle().in_play.front());
  for (auto _ : state) {
    const Duel copy = middle();
    benchmark::DoNotOptimize(copy.look(id).power);
  }
}
BENCHMARK(copy_and_look);

void copy_of_size(benchmark::State& state) {
  const Duel duel = crowded(state);
  for (auto _ : state) {
    Duel copy = duel;
    benchmark::DoNotOptimize(copy);
  }
}
BENCHMARK(copy_of_size)->ArgsProduct({{20, 50, 200, 1000, 10000}, {0}});

/// After something came into play: the youngest permanent comes anew each time.
void all_characteristics(benchmark::State& state) {
  Duel duel = crowded(state);
  Object& youngest = duel.objects[duel.in_play.back()];
  for (auto _ : state) {
    ++youngest.generation;
    youngest.entered = duel.tick();
    duel.touch(Duel::board);
    look_at_all(duel);
  }
}
void sizes_of_boards(benchmark::internal::Benchmark* of) {
  for (const int permanents : {20, 50, 200, 1000, 10000})
    for (const int anthems : {0, 10, 100, 1000})
      if (anthems * 2 <= permanents) of->Args({permanents, anthems});
  of->Args({50, 20});
}
BENCHMARK(all_characteristics)->Apply(sizes_of_boards)->Unit(benchmark::kMicrosecond);

/// With nothing computed before: a copy forgets what was. The copy itself is in it.
void all_characteristics_of_a_copy(benchmark::State& state) {
  const Duel duel = crowded(state);
  for (auto _ : state) {
    const Duel copy = duel;
    look_at_all(copy);
  }
}
BENCHMARK(all_characteristics_of_a_copy)->Args({50, 20});

/// One tap must not compute the board again.
void look_after_a_tap(benchmark::State& state) {
  const Duel duel = crowded(state);
  look_at_all(duel);
  for (auto _ : state) {
    duel.touch(Duel::tapped);
    look_at_all(duel);
  }
}
BENCHMARK(look_after_a_tap)->Args({50, 20});

void hash_duel(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(middle().hash());
}
BENCHMARK(hash_duel);

/// Decks are checked, shuffled and drawn from.
void start_duel(benchmark::State& state) {
  const kit::Decks decks = kit::shipped_decks(*by_fifth().library);
  std::uint64_t seed = 0;
  for (auto _ : state) {
    BotDuel begun(by_fifth(), decks, ++seed);
    while (begun.duel.turn.stage == Stage::setup) begun.step();
    benchmark::DoNotOptimize(begun.duel);
  }
}
BENCHMARK(start_duel);

}  // namespace
}  // namespace sleight
