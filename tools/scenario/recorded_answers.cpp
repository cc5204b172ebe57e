#include "tools/scenario/recorded_answers.h"

#include "core/playing/legality/plays.h"
#include "tools/display/decision_words.h"
#include "tools/scenario/setup_verbs.h"

namespace sleight::scenario {
namespace {

/// Whether a record has an answer for it: scenarios stop at more than players are asked elsewhere.
bool is_recorded(const Duel& duel, const Decision& decision) {
  if (decision.is_number()) return decision.most > decision.least;
  if (decision.options.size() < 2) return false;
  if (decision.kind != DecisionKind::play) return true;
  const bool open = decision.window == Window::main && decision.player == duel.active();
  return open || !worthwhile_plays(duel, decision.player, decision.window, decision.subject).empty();
}

}  // namespace

void answers(Game& game, const Value& list, int last_turn, int seed) {
  std::vector<std::int32_t> given;
  for (const Value& value : list.list()) {
    if (!value.is_number()) throw Failure{"`answers` takes a list of numbers"};
    given.push_back(value.number);
  }
  if (seed >= 0) {
    need_rest(game, "answers");
    game.driver.edit([&](Duel& duel) { duel.random.state = static_cast<std::uint64_t>(seed); });
  }
  game.begun = true;
  std::size_t next = 0;
  while (!game.duel().over() && (last_turn == 0 ? next < given.size() || !game.driver.at_rest()
                                                : game.duel().turn.number <= last_turn)) {
    if (game.driver.at_rest()) {
      game.driver.proceed();
      continue;
    }
    const Decision decision = *game.driver.asked();
    if (!is_recorded(game.duel(), decision)) {
      game.driver.answer(decision.is_number() ? decision.least : 0);
      continue;
    }
    if (next >= given.size()) throw Unanswered{{"`answers` has none for: " + tell(game.duel(), decision)}};
    const std::int32_t answer = given[next++];
    if (!decision.accepts(answer))
      throw Failure{"answer " + std::to_string(next) + " of `answers`: " + why_refused(decision, answer)};
    game.driver.answer(answer);
  }
  if (next < given.size())
    throw Failure{"`answers` has " + std::to_string(given.size() - next) + " more than was asked for"};
}

}  // namespace sleight::scenario
