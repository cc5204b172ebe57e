#include "tools/simulation/simulation.h"

#include <functional>
#include <utility>

#include "core/card/fnv.h"
#include "core/derived/invariants.h"
#include "core/duel/faults.h"
#include "core/explanation/recompute_check.h"
#include "core/playing/turn/turn.h"
#include "tools/reports/report.h"

namespace sleight {
namespace {

/// Looks at the duel whenever it is asked something, and counts what it was refused: a legal answer never is.
class Bot : public RandomAgent {
 public:
  using Look = std::function<void(const Decision&)>;
  Bot(std::uint64_t seed, Look look) : RandomAgent(seed), look_(std::move(look)) {}
  std::int32_t answer(const View& view, const Decision& decision) override {
    look_(decision);
    return RandomAgent::answer(view, decision);
  }
  void refused(const Decision&, std::int32_t, const std::string&) override { ++refusals; }
  int refusals = 0;

 private:
  Look look_;
};

}  // namespace

Random chance_of(const Simulation& simulation, long number) {
  // The golden ratio as 64 bits: numbers that follow each other get seeds that differ in many bits.
  return Random{simulation.seed ^ (static_cast<std::uint64_t>(number) * 0x9E3779B97F4A7C15ULL)};
}

SimulatedDuel simulate(const Simulation& simulation, const std::array<Deck, player_count>& decks,
                       Random& chance, Observer* observer) {
  SimulatedDuel result;
  Duel duel{simulation.library, simulation.rules};
  // Three seeds in this order (deck order, Bob, Sue), so that the number alone brings the duel back.
  result.error = set_up(duel, decks[0], decks[1], chance.next());
  if (!result.error.empty()) return result;
  // Only the first: what follows from it is no news.
  const auto note = [&](const std::vector<std::string>& problems) {
    if (!problems.empty() && result.error.empty())
      result.error = "turn " + std::to_string(duel.turn.number) + ": " + problems.front();
  };
  const auto broken = [&] { note(broken_invariants(duel)); };
  RecomputeCheck recomputing;
  // In the middle of things too: what is kept wrongly is often put right before the next rest point.
  const auto asked = [&](const Decision& decision) {
    if (simulation.recompute) note(recomputing.differences(duel, &decision));
  };
  Bot bob{chance.next(), asked}, sue{chance.next(), asked};
  std::vector<std::int32_t> journal;
  Table table{.duel = duel, .agents = {&bob, &sue}, .journal = &journal, .observer = observer};
  // A duel that is broken might never end.
  while (!duel.over() && result.error.empty()) {
    play_on(table);
    if (simulation.invariants) broken();
    if (simulation.recompute) note(recomputing.differences(duel));
  }
  if (result.error.empty()) broken();
  // Bots answer by the options alone, so that a refusal is a fault of the engine.
  if (bob.refusals + sue.refusals > 0 && result.error.empty()) result.error = "a legal answer was refused";
  result.faults = duel.faults().all();
  if (!result.faults.empty() && result.error.empty()) result.error = one_line(result.faults.front());
  result.outcome = duel.outcome;
  result.reason = duel.reason;
  result.turns = duel.turn.number;
  result.decisions = journal.size();
  Fnv<std::uint64_t> digest;
  // Of answers and not of states: what a state holds may change without any duel being played otherwise.
  for (const std::int32_t answer : journal) digest.add_whole(static_cast<std::uint64_t>(answer));
  result.digest = digest.value() ^ static_cast<std::uint64_t>(duel.turn.number);
  return result;
}

}  // namespace sleight
