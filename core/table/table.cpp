#include "core/table/table.h"

namespace sleight {
namespace {

/// How many answers are possible, and the first of them.
struct Answers {
  std::int64_t count = 0;
  std::int32_t first = 0;
};
Answers possible_answers(const Decision& decision) {
  if (!decision.is_number()) return {static_cast<std::int64_t>(decision.options.size()), 0};
  return {static_cast<std::int64_t>(decision.most) - decision.least + 1, decision.least};
}

}  // namespace

std::int32_t Table::ask(const Decision& decision) {
  const Answers possible = possible_answers(decision);
  // An empty range has no answer; its lower end does least harm.
  if (possible.count <= 0 || (possible.count == 1 && !every_decision)) return possible.first;
  Agent* agent =
      decision.player == PlayerId::none ? nullptr : agents[static_cast<std::size_t>(index(decision.player))];
  std::int32_t answer = possible.first;
  if (agent != nullptr) {
    const View view(duel, decision.player);
    for (int refusals = 0;; ++refusals) {
      answer = agent->answer(view, decision);
      if (decision.accepts(answer)) break;
      agent->refused(decision, answer, why_refused(decision, answer));
      if (refusals + 1 < refusal_limit) continue;
      answer = possible.first;
      break;
    }
  }
  if (possible.count > 1 && journal != nullptr) journal->push_back(answer);
  if (observer != nullptr) observer->decided(duel, decision, answer);
  return answer;
}

std::uint32_t Table::chance(std::uint32_t bound) {
  if (bound == 0) return 0;
  if (duel.forced_chance.empty()) return duel.random.below(bound);
  const std::int32_t forced = duel.forced_chance.front();
  duel.forced_chance.erase(duel.forced_chance.begin());
  return static_cast<std::uint32_t>(forced) % bound;
}

}  // namespace sleight
