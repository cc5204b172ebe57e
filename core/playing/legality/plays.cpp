#include "core/playing/legality/plays.h"

#include <algorithm>

#include "core/derived/board_index.h"
#include "core/derived/listeners.h"
#include "core/derived/rules_in_force.h"
#include "core/derived/use_restrictions.h"
#include "core/playing/combat/attack_rules.h"
#include "core/playing/costs/payment.h"
#include "core/playing/legality/refusal_reasons.h"
#include "core/query/selection.h"

namespace sleight {

namespace {

/// Adds every card of the hand that may be played in the window, land or spell.
void add_hand_plays(const PlayQuestion& question, Moment moment, std::vector<Option>& options) {
  // Quick: most of the time nothing in a hand is for this moment, or there is no mana for any of it.
  const Hand& hand = playable_hand(question.duel, question.player);
  if (!question.may_afford(hand.least_at(moment))) return;
  for (const HandCard& card : hand.cards) {
    if (!card.reach.when.has(moment) || !question.may_afford(card.reach.least_mana)) continue;
    if (card.reach.mana_source && !is_fast_window(question.window)) continue;  // no play by itself
    const ObjectId id = question.duel.id_of(card.slot);
    if ((card.reach.land ? refusal_of_land(question, id) : refusal_of_cast(question, id)) ==
        RefusalReason::none)
      options.push_back(play_of(card.reach.land ? Option::Kind::play_land : Option::Kind::cast, id));
  }
}

/// The cards outside the hand that the player may play as though they were in it.
std::vector<ObjectId> playable_elsewhere(const Duel& duel, PlayerId player) {
  std::vector<ObjectId> cards;
  for_each_rule(duel, RuleKind::plays_from_elsewhere, Thing::of(player), [&](const RuleInForce& force) {
    for (const Thing& thing : select(force.context, force.rule->by))
      if (thing.is_object() && duel.exists(thing.object) && duel.object(thing.object).zone != Zone::hand &&
          duel.object(thing.object).zone != Zone::in_play &&
          std::find(cards.begin(), cards.end(), thing.object) == cards.end())
        cards.push_back(thing.object);
    return true;
  });
  return cards;
}

/// Adds those of them that may be played now.
void add_plays_from_elsewhere(const PlayQuestion& question, std::vector<Option>& options) {
  if (!rule_exists(question.duel, RuleKind::plays_from_elsewhere)) return;
  for (const ObjectId id : playable_elsewhere(question.duel, question.player)) {
    const bool land = any(question.duel.printed(id).types & CardType::land);
    if ((land ? refusal_of_land(question, id) : refusal_of_cast(question, id)) == RefusalReason::none)
      options.push_back(play_of(land ? Option::Kind::play_land : Option::Kind::cast, id));
  }
}

/// Adds every activated ability but mana sources.
void add_uses(const PlayQuestion& question, Moment moment, std::vector<Option>& options) {
  const Duel& duel = question.duel;
  std::uint64_t asks = 0;
  for (const Usable& usable : usable_cards(duel).effects) {
    // Quick: what is not for now, or somebody else's, is not asked about any further (R-COST-9).
    if (!usable.reach.when.has(moment) || !may_be_used_by(usable, question.player)) continue;
    if (!question.may_afford(usable.reach.least_mana)) continue;
    const ObjectId id = duel.id_of(usable.slot);
    const HeldAbility& held = ability_of(duel, usable);
    ++asks;
    if (refusal_of_activation(question, id, held) == RefusalReason::none)
      options.push_back(play_of(Option::Kind::activate, id, held.id, which_of(duel, id, held)));
  }
  duel.budget().spend_asks(asks);
}

/// What a player may pay at any time so that an effect that waits does not come. Not in the documents: nobody
/// can answer it, as nobody can answer any payment.
void add_pay_offs(const PlayQuestion& question, std::vector<Option>& options) {
  const Duel& duel = question.duel;
  if (!is_fast_window(question.window)) return;
  for (std::size_t at = 0; at < duel.delayed.size(); ++at) {
    const Delayed& delayed = duel.delayed[at];
    const Cost* price = price_of(duel, delayed, question.player);
    if (price == nullptr) continue;
    const Context context = context_of(duel, static_cast<const Announcement&>(delayed));
    if (can_pay(question.supply(), context, question.player, *price, {}, 0, 1))
      options.push_back(
          play_of(Option::Kind::pay_off, delayed.source, delayed.ability, static_cast<int>(at)));
  }
}

/// Whether there is anything of that sort, be there mana for it or not.
bool may_pay_off(const Duel& duel, PlayerId player, Window window) {
  return is_fast_window(window) &&
         std::any_of(duel.delayed.begin(), duel.delayed.end(),
                     [&](const Delayed& delayed) { return price_of(duel, delayed, player) != nullptr; });
}

/// Mana that is paid for with life: offered under the name of what allows it.
void add_life_for_mana(const PlayQuestion& question, std::vector<Option>& options) {
  const Duel& duel = question.duel;
  for_each_rule(duel, RuleKind::life_for_mana, Thing::of(question.player), [&](const RuleInForce& force) {
    if (duel.player(question.player).life >= std::max(0, amount_of(force, 1)))
      options.push_back(play_of(Option::Kind::tap_for_mana, duel.id_of(force.context.self.slot),
                                duel.library().id_of(*force.ability)));
    return true;
  });
}

/// Whether mana may be drawn there: in every window that there is, for what is played in it may have to be
/// paid for (R-MANA-3).
bool is_for_mana(Window window) {
  return is_fast_window(window) || window == Window::interrupt || window == Window::prevent ||
         window == Window::regenerate;
}

/// Whether what can be used of a permanent gives mana now. What has more to its cost than tapping, or a
/// condition, is asked as any other ability.
bool gives_mana_now(const PlayQuestion& question, const Usable& usable) {
  const Duel& duel = question.duel;
  if (!may_be_used_by(usable, question.player)) return false;
  const ObjectId id = duel.id_of(usable.slot);
  if (usable.index != Usable::land_mana)
    return refusal_of_activation(question, id, ability_of(duel, usable)) == RefusalReason::none;
  // Lands are sick only where they are creatures as well (R-SICK-3).
  return !duel.objects[usable.slot].tapped && !(usable.creature && is_sick(duel, id)) &&
         !rule_against_use(duel, id, true);
}

void add_mana_plays(const PlayQuestion& question, std::vector<Option>& options) {
  const Duel& duel = question.duel;
  if (!is_for_mana(question.window)) return;
  if (!is_fast_window(question.window)) {  // elsewhere they stand among the other spells
    for (const HandCard& card : playable_hand(duel, question.player).cards) {
      const ObjectId id = duel.id_of(card.slot);
      if (card.reach.mana_source && refusal_of_cast(question, id) == RefusalReason::none)
        options.push_back(play_of(Option::Kind::cast, id));
    }
  }
  add_life_for_mana(question, options);
  std::uint64_t asks = 0;
  for (const Usable& usable : usable_cards(duel).mana) {
    if (usable.index != Usable::land_mana) ++asks;
    if (!gives_mana_now(question, usable)) continue;
    const ObjectId id = duel.id_of(usable.slot);
    if (usable.index == Usable::land_mana) {
      options.push_back(play_of(Option::Kind::tap_for_mana, id));
      continue;
    }
    const HeldAbility& held = ability_of(duel, usable);
    options.push_back(play_of(Option::Kind::tap_for_mana, id, held.id, which_of(duel, id, held)));
  }
  duel.budget().spend_asks(asks);
}

/// As many plays as there are at once nearly always.
constexpr std::size_t usual_plays = 24;

/// Whether there is anything to prevent or to regenerate, in the windows for that.
bool has_purpose(const PlayQuestion& question) {
  const Duel& duel = question.duel;
  // No damage, no prevention (R-DP-10), unless the rule set holds the step for what is destroyed too (D-13).
  if (question.window == Window::prevent) return !duel.packets.empty() || !duel.dying.empty();
  if (question.window == Window::regenerate) return !duel.dying.empty();  // R-REGEN-2
  return question.window != Window::none;
}

/// Adds everything but passing and drawing mana. An attack that is owed stands elsewhere.
void add_plays(const PlayQuestion& question, bool owed, std::vector<Option>& options) {
  if (!has_purpose(question)) return;
  const Duel& duel = question.duel;
  const bool own_main = question.window == Window::main && question.player == duel.active();
  const Moment moment = moment_of(question.window);
  add_hand_plays(question, moment, options);
  add_plays_from_elsewhere(question, options);
  add_uses(question, moment, options);
  add_pay_offs(question, options);
  if (own_main && !owed && may_announce_attack(duel)) options.push_back(play_of(Option::Kind::attack, {}));
}

/// Whether anything in the hand or in play is for this moment, be there mana for it or not.
bool has_something_for(const PlayQuestion& question) {
  return rule_exists(question.duel, RuleKind::plays_from_elsewhere) ||
         may_pay_off(question.duel, question.player, question.window) ||
         playable_moments(question.duel, question.player).has(moment_of(question.window));
}

/// Whether some source gives mana that costs do not count on, be it a spell.
bool has_mana_to_draw(const PlayQuestion& question) {
  const Duel& duel = question.duel;
  if (!is_for_mana(question.window)) return false;
  std::vector<Option> for_life;
  add_life_for_mana(question, for_life);
  if (!for_life.empty()) return true;
  const std::vector<HandCard>& hand = playable_hand(duel, question.player).cards;
  // Where they stand among the other spells, they have been found there.
  if (!is_fast_window(question.window) && std::any_of(hand.begin(), hand.end(), [&](const HandCard& card) {
        return card.reach.mana_source &&
               refusal_of_cast(question, duel.id_of(card.slot)) == RefusalReason::none;
      }))
    return true;
  if (!may_draw_by_hand(duel, question.player)) return false;
  const std::vector<ManaSource>& counted_on = known_sources(duel, question.player);
  const std::vector<Usable>& mana = usable_cards(duel).mana;
  return std::any_of(mana.begin(), mana.end(), [&](const Usable& usable) {
    if (usable.index == Usable::land_mana || !gives_mana_now(question, usable)) return false;
    const ObjectId id = duel.id_of(usable.slot);
    const HeldAbility& held = ability_of(duel, usable);
    return std::none_of(counted_on.begin(), counted_on.end(), [&](const ManaSource& source) {
      return source.object == id && source.ability == held.id && source.which == which_of(duel, id, held);
    });
  });
}

/// Whether mana that no cost counts on could pay for a play, if there were enough of it: a cost draws from
/// simple sources alone (R-MANA-3), and from the others who wants to play something draws first.
bool could_draw_for_a_play(const PlayQuestion& question) {
  if (!has_purpose(question) || !has_something_for(question) || !has_mana_to_draw(question)) return false;
  std::vector<Option> plays;
  add_plays(question.with_plenty(), false, plays);
  return !plays.empty();
}

/// While an attack is owed main does not end: to announce it stands where passing would (R-CBT-6, D-11).
bool owes_attack(const PlayQuestion& question) {
  return question.window == Window::main && question.player == question.duel.active() &&
         attack_is_owed(question.duel);
}

}  // namespace

std::vector<Option> legal_plays(const Duel& duel, PlayerId player, Window window, Thing about) {
  const PlayQuestion question{duel, player, window, about};
  const bool owed = owes_attack(question);
  std::vector<Option> options;
  options.reserve(usual_plays);
  options.push_back(owed ? play_of(Option::Kind::attack, {}) : Option{});
  add_plays(question, owed, options);
  add_mana_plays(question, options);
  return options;
}

std::vector<Option> worthwhile_plays(const Duel& duel, PlayerId player, Window window, Thing about) {
  // Quick: most windows are for nothing that anybody has.
  if (window != Window::main && !playable_moments(duel, player).has(moment_of(window)) &&
      !may_pay_off(duel, player, window))
    return {};
  const PlayQuestion question{duel, player, window, about};
  const bool owed = owes_attack(question);
  std::vector<Option> options;
  add_plays(question, owed, options);
  // Mana by itself is no reason to ask anyone. Asked first: mostly there is nothing.
  if (options.empty() && !could_draw_for_a_play(question)) return options;
  options.reserve(usual_plays);
  options.insert(options.begin(), owed ? play_of(Option::Kind::attack, {}) : Option{});
  add_mana_plays(question, options);
  return options;
}

}  // namespace sleight
