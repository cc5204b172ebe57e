#include <benchmark/benchmark.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "tests/source_dir.h"

/// The program as its people start it: what it takes from the first to the last.
namespace sleight {
namespace {

/// What the program prints when it is run with `arguments`, on two threads; its status counts only where
/// `has_to_pass`.
std::string run_program(benchmark::State& state, const std::string& arguments, bool has_to_pass = true) {
  const std::string command = std::string(SLEIGHT_PROGRAM " ") + arguments + " 2>/dev/null";
  std::string printed;
  FILE* const pipe = popen(command.c_str(), "r");  // NOLINT: no more is wanted of it
  if (pipe == nullptr) {
    state.SkipWithError("the program cannot be run");
    return printed;
  }
  std::array<char, 4096> some{};
  for (std::size_t got = 0; (got = std::fread(some.data(), 1, some.size(), pipe)) != 0;)
    printed.append(some.data(), got);
  if (pclose(pipe) != 0 && has_to_pass) state.SkipWithError(("it fails: " + command).c_str());
  return printed;
}

void start_program(benchmark::State& state) {
  for (auto _ : state) run_program(state, "--version");
}
BENCHMARK(start_program)->UseRealTime()->Unit(benchmark::kMillisecond);

/// The arguments that name the file of card data, or "" and the benchmark is skipped.
std::string card_data(benchmark::State& state) {
  const char* const file = std::getenv("SLEIGHT_BENCH_CARDS");
  if (file != nullptr) return std::string("--cards '") + file + "' ";
  state.SkipWithError("SLEIGHT_BENCH_CARDS names no file of card data");
  return "";
}

// Not all cards are read, and the status says so.
void scaffold_all(benchmark::State& state) {
  const std::string cards = card_data(state);
  for (auto _ : state) run_program(state, "scaffold --jobs 2 " + cards, false);
}
BENCHMARK(scaffold_all)->UseRealTime()->Iterations(1)->Unit(benchmark::kMillisecond);

void scaffold_one(benchmark::State& state) {
  const std::string cards = card_data(state);
  for (auto _ : state) run_program(state, "scaffold --jobs 2 " + cards + "'Serra Angel'");
}
BENCHMARK(scaffold_one)->UseRealTime()->Iterations(3)->Unit(benchmark::kMillisecond);

/// The number before `word` in what was printed.
double number_before(const std::string& printed, const std::string& word) {
  const std::size_t end = printed.find(" " + word);
  if (end == std::string::npos) return 0;
  const std::size_t begin = printed.find_last_not_of("0123456789", end - 1) + 1;
  return std::atof(printed.substr(begin, end - begin).c_str());
}

/// Level 6 plays every ability of every card. On one thread, so that its time is that of the cards.
void check_as_played(benchmark::State& state) {
  std::string printed;
  for (auto _ : state)
    printed = run_program(state, "check --level 6 --jobs 1 " SLEIGHT_SOURCE_DIR "/cards", false);
  const double cards = number_before(printed, "card");
  if (cards == 0) state.SkipWithError("no card was checked");
  state.counters["ms_a_card"] = benchmark::Counter(
      cards / 1e3, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}
BENCHMARK(check_as_played)->UseRealTime()->Iterations(1)->Unit(benchmark::kMillisecond);

void scenarios(benchmark::State& state) {
  std::string printed;
  for (auto _ : state) printed = run_program(state, "test --jobs 2 " SLEIGHT_SOURCE_DIR "/tests/scenarios");
  state.counters["a_second"] =
      benchmark::Counter(number_before(printed, "passed"), benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(scenarios)->UseRealTime()->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sleight
