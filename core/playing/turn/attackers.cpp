#include "core/playing/turn/attackers.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/card/event_kind.h"
#include "core/derived/rules_in_force.h"
#include "core/playing/combat/attack_rules.h"
#include "core/playing/combat/bands.h"
#include "core/playing/effects/resolve.h"
#include "core/playing/moves/events.h"
#include "core/playing/moves/zones.h"
#include "core/playing/turn/attack_plans.h"
#include "core/playing/turn/prices_of_combat.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

/// Asks for one attacker after the other, and offers those of which there is a legal declaration (R-CBT-6).
std::vector<ObjectId> choose_attackers(Table& table) {
  Duel& duel = table.duel;
  // Who may attack is settled once: they are declared together, and none changes what another may (R-CBT-8).
  std::vector<ObjectId> able = note_who_could_attack(duel);
  std::vector<ObjectId> chosen;
  // What the last one cost may have been one of them, or its mana; and others cannot be paid for any more.
  const auto drop_who_cannot = [&] {
    std::erase_if(able, [&](ObjectId id) {
      return !duel.is_in_play(id) || duel.object(id).tapped ||
             !can_pay_price(duel, price_of_attack(duel, id));
    });
    std::erase_if(chosen, [&](ObjectId id) { return !duel.is_in_play(id); });
  };
  const bool some_cost = rule_exists(duel, RuleKind::attack_cost);
  if (some_cost) drop_who_cannot();
  std::optional<AttackPlans> plans(std::in_place, duel, chosen, able);
  for (;;) {
    const AttackOffer offer = plans->offer();
    if (offer.attackers.empty()) break;
    const Question question{.kind = DecisionKind::attack, .player = duel.active()};
    const Thing next = ask_which(table, question, things_of(offer.attackers), offer.may_end);
    if (next.kind == Thing::Kind::none) break;  // done
    if (!some_cost) {
      plans->take(next.object);
      chosen.push_back(next.object);
      continue;
    }
    std::erase(able, next.object);
    if (pay_price(table, price_of_attack(duel, next.object))) chosen.push_back(next.object);
    drop_who_cannot();
    plans.emplace(duel, chosen, able);
  }
  std::erase_if(chosen, [&](ObjectId id) { return !duel.is_in_play(id); });
  drop_without_company(duel, RuleKind::attack_company, chosen);
  return chosen;
}

}  // namespace

void declare_attackers(Table& table) {
  Duel& duel = table.duel;
  const std::vector<ObjectId> attackers = choose_attackers(table);
  for (const ObjectId id : attackers) {
    Attacker attacker;
    attacker.object = id;
    // Each is a band by itself until it joins another; a slot names one creature as long as the attack lasts.
    attacker.band = id.slot;
    duel.combat.attackers.push_back(attacker);
  }
  duel.touch(Duel::combat_state);
  // Quick: without banding there is nothing to form, and no question of it (R-BAND-1).
  const bool banders = std::any_of(attackers.begin(), attackers.end(), [&](ObjectId id) {
    return has_rule(duel, RuleKind::may_band, Thing::of(id)) ||
           has_rule(duel, RuleKind::may_band_with, Thing::of(id));
  });
  if (banders) form_bands(table, attackers);
  for (const ObjectId id : attackers) {
    // All of them attack before the first one taps: who answers to tapping sees the whole attack.
    duel.object(id).attacked = true;
    if (!has_rule(duel, RuleKind::attacks_without_tapping, Thing::of(id))) tap(table, id);
  }
  duel.turn.attacked = true;
  duel.touch(Duel::combat_state);
  for (const ObjectId id : attackers) {
    // And all are tapped before anyone hears that one attacks.
    Event event;
    event.kind = EventKind::attacks;
    event.object = id;
    event.player = duel.active();
    event.amount = static_cast<std::int32_t>(attackers.size());
    happen(table, event);
  }
  Event declared;
  declared.kind = EventKind::attack_declared;
  declared.player = duel.active();
  declared.amount = static_cast<std::int32_t>(attackers.size());
  happen(table, declared);
  settle(table);
}

}  // namespace sleight
