#include "tools/scenario/random_actions.h"

#include <algorithm>

#include "core/derived/invariants.h"
#include "core/explanation/why_not.h"
#include "tools/display/decision_words.h"
#include "tools/display/phrases.h"

namespace sleight::scenario {
namespace {

/// Some action with some card, most of them nonsense.
Option any_action(const Duel& duel, Random& chance) {
  Option option;
  constexpr Option::Kind kinds[] = {Option::Kind::pass,         Option::Kind::cast,
                                    Option::Kind::activate,     Option::Kind::play_land,
                                    Option::Kind::tap_for_mana, Option::Kind::attack};
  option.kind = kinds[chance.below(std::size(kinds))];
  if (option.kind == Option::Kind::pass || option.kind == Option::Kind::attack) return option;
  option.object =
      duel.id_of(static_cast<std::uint16_t>(chance.below(static_cast<std::uint32_t>(duel.objects.size()))));
  if (option.kind == Option::Kind::cast || option.kind == Option::Kind::play_land) return option;
  // None is an ability too: that of a land type.
  std::vector<AbilityId> abilities{AbilityId::none};
  if (duel.exists(option.object)) {
    const Characteristics& now = duel.look(option.object);
    for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held)
      abilities.push_back(duel.library().id_of(*held->ability));
  }
  option.ability = abilities[chance.below(static_cast<std::uint32_t>(abilities.size()))];
  return option;
}

bool is_same(const Option& a, const Option& b) {
  // Values tell nothing in a window: what a play does is asked for later.
  return a.kind == b.kind && a.object == b.object && a.ability == b.ability;
}

}  // namespace

void random_actions(Game& game, int count, int seed) {
  if (count < 1) throw Failure{"`random_actions` takes a number from 1"};
  game.begun = true;
  Random chance{static_cast<std::uint64_t>(seed)};
  int accepted = 0;
  const auto fail = [&](const std::string& what) {
    throw Failure{"after " + std::to_string(accepted) + " accepted actions: " + what};
  };
  for (int i = 0; i < count && !game.duel().over(); ++i) {
    if (game.driver.at_rest()) {
      // Invariants hold at rest; in the middle of an action they need not.
      if (const auto broken = broken_invariants(game.duel()); !broken.empty()) fail(listed(broken));
      game.driver.proceed();
      continue;
    }
    const Decision decision = *game.driver.asked();
    const PlayerId who = chance.below(2) == 0 ? PlayerId::bob : PlayerId::sue;
    if (decision.kind != DecisionKind::play) {
      // A bare number: in the range of what may be answered, or far from it.
      const std::int32_t answer = chance.below(4) == 0 ? static_cast<std::int32_t>(chance.next())
                                                       : static_cast<std::int32_t>(chance.below(12)) - 2;
      const bool legal = decision.player == who && decision.accepts(answer);
      const std::uint64_t before = game.duel().hash();
      if (game.driver.offer(who, answer) != legal)
        fail("an answer to " + tell(game.duel(), decision) + " was misjudged");
      if (!legal && game.duel().hash() != before) fail("a refused answer changed the duel");
      accepted += legal ? 1 : 0;
      continue;
    }
    const Option action = any_action(game.duel(), chance);
    const auto& options = decision.options;
    const auto listed_as =
        std::find_if(options.begin(), options.end(), [&](const Option& o) { return is_same(o, action); });
    const bool is_listed = who == decision.player && listed_as != options.end();
    // What the rules say of the action must agree with the list that the players get.
    const bool is_open = decision.window == Window::main || decision.window == Window::phase ||
                         decision.window == Window::respond;
    if (is_open && (action.kind == Option::Kind::cast || action.kind == Option::Kind::play_land)) {
      const std::string reason =
          why_not(game.duel(), decision.player, action, decision.window, decision.subject);
      if (reason.empty() != (listed_as != options.end()))
        fail(tell(game.duel(), decision, action) + " is " +
             (reason.empty() ? "legal, but not listed" : "listed, but " + reason));
    }
    const std::uint64_t before = game.duel().hash();
    const auto answer = is_listed ? static_cast<std::int32_t>(listed_as - options.begin())
                                  // What is not listed has no number; any past the list stands for it.
                                  : static_cast<std::int32_t>(options.size()) + static_cast<std::int32_t>(i);
    if (game.driver.offer(who, answer) != is_listed)
      fail(tell(game.duel(), decision, action) + (is_listed ? " was refused" : " was accepted"));
    if (!is_listed && (game.duel().hash() != before || game.driver.asked() == nullptr))
      fail("the refused action " + tell(game.duel(), decision, action) + " changed the duel");
    accepted += is_listed ? 1 : 0;
  }
  if (accepted == 0) fail("nothing was legal");
  // What is open is brought to an end, by chance like the rest.
  while (!game.driver.at_rest()) {
    const Decision decision = *game.driver.asked();
    const auto range = decision.is_number() ? decision.most - decision.least + 1
                                            : static_cast<std::int32_t>(decision.options.size());
    const auto picked = static_cast<std::int32_t>(chance.below(static_cast<std::uint32_t>(range)));
    // Plays are passed, or it would not end.
    game.driver.answer(decision.kind == DecisionKind::play ? 0
                       : decision.is_number()              ? decision.least + picked
                                                           : picked);
  }
}

}  // namespace sleight::scenario
