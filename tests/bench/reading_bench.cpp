#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "grammar/facts.h"
#include "grammar/text_reader.h"
#include "tests/kit/whole_library.h"
#include "tools/files/card_data.h"
#include "tools/library/known_words.h"

// How fast texts are read: the median of a card and the worst line, and how the time grows with the text.
// SLEIGHT_BENCH_CARDS=FILE takes the cards from card data instead of our own
// library.
namespace sleight {
namespace {

struct Printed {
  Card facts;
  std::string text;
};

struct Texts {
  std::vector<Printed> cards;
  Vocabulary vocabulary;
  Wording wording = Wording::house;
};

Texts all_texts() {
  Texts all{{}, Vocabulary(*kit::whole_library().library)};
  if (const char* file = std::getenv("SLEIGHT_BENCH_CARDS")) {
    std::ifstream in(file);
    const CardDataFile data = read_card_data(file, in);
    add_words_of(data.cards, all.vocabulary);
    all.wording = Wording::oracle;
    for (const CardData& card : data.cards)
      if (!card.text.empty()) all.cards.push_back({facts_from(facts_of(card)).card, card.text});
    return all;
  }
  for (const CollectedCard& each : kit::whole_library().cards)
    if (const Card& card = kit::whole_library().library->card(each.id); !card.text.empty())
      all.cards.push_back({card, card.text});
  return all;
}

/// A file of card data takes longer to read than all its texts.
const Texts& texts() {
  static const Texts all = all_texts();
  return all;
}

/// The fastest of several readings, in microseconds: the others tell what else the machine did.
double microseconds(const Texts& all, const Card& facts, const std::string& text, int times) {
  double best = 1e12;
  for (int i = 0; i < times; ++i) {
    const auto start = std::chrono::steady_clock::now();
    benchmark::DoNotOptimize(read_text(facts, text, all.vocabulary, all.wording));
    const std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - start;
    best = std::min(best, took.count());
  }
  return best;
}

/// Reading the text of a card, warm: the median, and the slowest line.
void read_cards(benchmark::State& state) {
  const Texts& all = texts();
  for (const Printed& card : all.cards) (void)microseconds(all, card.facts, card.text, 1);
  std::vector<double> cards, lines;
  for (auto _ : state)
    for (const Printed& card : all.cards) {
      cards.push_back(microseconds(all, card.facts, card.text, 3));
      for (const auto& [at, length] : line_places(card.text))
        lines.push_back(microseconds(all, card.facts, card.text.substr(at, length), 3));
    }
  std::sort(cards.begin(), cards.end());
  state.counters["median_us_a_card"] = cards[cards.size() / 2];
  state.counters["slowest_us_a_card"] = cards.back();
  state.counters["slowest_us_a_line"] = *std::max_element(lines.begin(), lines.end());
}
BENCHMARK(read_cards)->Iterations(1)->Unit(benchmark::kMillisecond);

/// Texts from 1 KB to 1 MB of lines that are read, of lines that are not, and of one line that is too long:
/// `a_byte` is the time of a byte as so many times that of a byte of the shortest. It stays about 1.
/// Longer texts than one that took a second are not tried: if they took as long a byte, it would not have.
void read_longer_texts(benchmark::State& state, const std::string& piece) {
  constexpr double too_long = 1e6;
  static std::set<std::string> given_up;
  if (given_up.count(piece) != 0) {
    state.SkipWithError("a shorter text takes too long");
    return;
  }
  const Texts& all = texts();
  const auto of_size = [&](std::size_t size) {
    std::string text;
    while (text.size() < size) text += piece;
    return text;
  };
  Card facts;
  facts.name = "Test Card";
  facts.types = CardType::artifact;
  const auto size = static_cast<std::size_t>(state.range(0));
  constexpr std::size_t shortest = 1024;
  const std::string text = of_size(size);
  const double first = microseconds(all, facts, of_size(shortest), 50) / static_cast<double>(shortest);
  double best = 1e12;
  for (auto _ : state) best = std::min(best, microseconds(all, facts, text, 1));
  if (best > too_long) given_up.insert(piece);
  state.counters["a_byte"] = best / static_cast<double>(size) / first;
}
BENCHMARK_CAPTURE(read_longer_texts, of_lines_that_are_read, "{T}: You gain 1 life.\n")
    ->RangeMultiplier(4)
    ->Range(1 << 10, 1 << 20)
    ->Iterations(3)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(read_longer_texts, of_lines_that_are_not, "When mana value enters, can't zorblax.\n")
    ->RangeMultiplier(4)
    ->Range(1 << 10, 1 << 20)
    ->Iterations(3)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(read_longer_texts, of_one_line, "can't ")
    ->RangeMultiplier(4)
    ->Range(1 << 10, 1 << 20)
    ->Iterations(3)
    ->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace sleight
