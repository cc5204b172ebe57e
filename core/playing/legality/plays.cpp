#include "core/playing/legality/plays.h"

#include <algorithm>

#include "core/playing/combat/attack_rules.h"
#include "core/playing/legality/refusals.h"
#include "core/reading/board_index.h"
#include "core/reading/usability.h"

namespace sleight {

namespace {

/// Visits every play but passing and drawing mana; `visit` returns false to stop.
template <typename Visit>
bool visit_plays(const PlayQuestion& question, const Visit& visit) {
  const Duel& duel = question.duel;
  // No damage, no prevention (R-DP-10), unless the rule set holds the step for what is destroyed too (D-13).
  if (question.window == Window::prevent && duel.packets.empty() && duel.dying.empty()) return true;
  if (question.window == Window::regenerate && duel.dying.empty()) return true;  // R-REGEN-2
  const PlayerState& state = duel.player(question.player);
  for (std::size_t i = 0; i < state.hand.size(); ++i) {
    const ObjectId id = duel.id_of(state.hand[i]);
    const Card& card = duel.printed(id);
    if (any(card.types & CardType::land)) {
      if (refusal_of_land(question, id) == Refusal::none && !visit(play_of(Option::Kind::play_land, id)))
        return false;
      continue;
    }
    if (!is_fast_window(question.window) && is_mana_source_spell(duel, card)) continue;  // no play by itself
    if (refusal_of_cast(question, id) == Refusal::none && !visit(play_of(Option::Kind::cast, id)))
      return false;
  }
  for (const Usable& usable : usable_cards(duel).effects) {
    const ObjectId id = duel.id_of(usable.slot);
    const HeldAbility& held = ability_of(duel, usable);
    // Quick: what is somebody else's is not asked about any further (R-COST-9).
    if (held.giver == id && held.ability->user.empty() && duel.look(id).controller != question.player)
      continue;
    if (refusal_of_activation(question, id, held) != Refusal::none) continue;
    if (!visit(play_of(Option::Kind::activate, id, duel.library().id_of(*held.ability)))) return false;
  }
  if (question.window == Window::main && question.player == duel.active() && may_announce_attack(duel))
    return visit(play_of(Option::Kind::attack, {}));
  return true;
}

/// Mana may be drawn whenever it could be needed (R-MANA-3).
void add_mana_plays(const PlayQuestion& question, std::vector<Option>& options) {
  const Duel& duel = question.duel;
  // In every window that there is: what is played in it may have to be paid for.
  if (!is_fast_window(question.window) && question.window != Window::interrupt &&
      question.window != Window::prevent && question.window != Window::regenerate)
    return;
  if (!is_fast_window(question.window)) {  // elsewhere they stand among the other spells
    for (const std::uint16_t slot : duel.player(question.player).hand) {
      const ObjectId id = duel.id_of(slot);
      if (is_mana_source_spell(duel, duel.printed(id)) && refusal_of_cast(question, id) == Refusal::none)
        options.push_back(play_of(Option::Kind::cast, id));
    }
  }
  for (const Usable& usable : usable_cards(duel).mana) {
    const ObjectId id = duel.id_of(usable.slot);
    if (usable.index == Usable::land_mana) {
      if (duel.objects[usable.slot].tapped || duel.look(id).controller != question.player ||
          is_sick(duel, id) || rule_against_use(duel, id, true))
        continue;
      options.push_back(play_of(Option::Kind::tap_for_mana, id));
      continue;
    }
    const HeldAbility& held = ability_of(duel, usable);
    // Mana abilities with more to their cost or a condition are asked as any other.
    if (refusal_of_activation(question, id, held) == Refusal::none)
      options.push_back(play_of(Option::Kind::tap_for_mana, id, duel.library().id_of(*held.ability)));
  }
}

std::vector<Option> plays_but_mana(const PlayQuestion& question) {
  // While an attack is owed main does not end: to announce it stands where passing would (R-CBT-6, D-11).
  const bool held = question.window == Window::main && question.player == question.duel.active() &&
                    attack_is_owed(question.duel);
  std::vector<Option> options{held ? play_of(Option::Kind::attack, {}) : Option{}};
  visit_plays(question, [&](const Option& option) {
    // The attack stands first already where it is owed.
    if (option != options.front()) options.push_back(option);
    return true;
  });
  return options;
}

}  // namespace

std::vector<Option> legal_plays(const Duel& duel, PlayerId player, Window window, Thing about) {
  const PlayQuestion question{duel, player, window, about};
  std::vector<Option> options = plays_but_mana(question);
  add_mana_plays(question, options);
  return options;
}

std::vector<Option> worthwhile_plays(const Duel& duel, PlayerId player, Window window, Thing about) {
  const PlayQuestion question{duel, player, window, about};
  std::vector<Option> options = plays_but_mana(question);
  // Only the way out: mana by itself is no reason to ask anyone.
  if (options.size() == 1) return {};
  add_mana_plays(question, options);
  return options;
}

}  // namespace sleight
