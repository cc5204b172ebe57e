#include <algorithm>
#include <string>

#include "core/casting.h"
#include "core/combat.h"
#include "core/combat_parts.h"
#include "core/resolve.h"
#include "core/rule_queries.h"
#include "core/triggers.h"
#include "core/turn.h"
#include "core/zones.h"

namespace sleight {
namespace {

bool refuse(std::string* why, const char* reason) {
  if (why != nullptr) *why = reason;
  return false;
}

bool refuse_for_rule(const Duel& duel, RuleKind kind, Thing thing, std::string* why, const char* rules) {
  if (why == nullptr) return false;
  for_each_rule(duel, kind, thing, [&](const RuleInForce& force) {
    *why = said_by(force) + " (" + rules + ")";
    return false;
  });
  return false;
}

/// Asks for one attacker after the other. Those that must attack are all among them (R-CBT-6).
std::vector<ObjectId> choose_attackers(Table& table) {
  Duel& duel = table.duel;
  std::vector<ObjectId> able;
  for (const std::uint16_t slot : duel.in_play)
    if (may_attack(duel, duel.id_of(slot))) able.push_back(duel.id_of(slot));
  std::vector<ObjectId> chosen;
  while (!able.empty()) {
    const bool forced =
        std::any_of(able.begin(), able.end(), [&](ObjectId id) { return must_attack(duel, id); });
    Decision decision;
    decision.kind = DecisionKind::attack;
    decision.player = duel.active();
    if (!forced) decision.options.emplace_back();  // done
    for (const ObjectId id : able) {
      Option option;
      option.kind = Option::Kind::thing;
      option.object = id;
      option.thing = Thing::of(id);
      decision.options.push_back(option);
    }
    const Option answer = decision.options[static_cast<std::size_t>(table.ask(decision))];
    if (answer.kind == Option::Kind::pass) break;
    chosen.push_back(answer.object);
    std::erase(able, answer.object);
  }
  return chosen;
}

/// The attack starts: mana burns and life is looked at (R-CBT-5, D-04, D-05).
void begin_attack(Table& table) {
  Duel& duel = table.duel;
  if (duel.rules().burn_at_attack) burn_mana(table);
  if (duel.rules().life_checked_at_attack) check_life(table);
  if (duel.over()) return;
  duel.turn.attack_made = true;
  duel.combat = Combat{};
  duel.combat.active = true;
  duel.combat.attacker = duel.active();
  duel.touch(Duel::combat_state);
  duel.turn.stage = Stage::attackers;
}

/// The attack ends and main goes on (R-CBT-9).
void end_attack(Table& table) {
  Duel& duel = table.duel;
  Event event;
  event.kind = EventKind::end_of_combat;
  event.player = duel.active();
  happen(table, event);
  settle(table);
  end_effects(duel, [](const Effect& effect) { return effect.duration == Duration::end_of_combat; });
  for (const std::uint16_t slot : duel.in_play) duel.objects[slot].has_first_strike_dealt = false;
  duel.combat = Combat{};
  duel.touch(Duel::combat_state);
  settle(table);
  if (duel.rules().burn_at_attack) burn_mana(table);
  if (duel.rules().life_checked_at_attack) check_life(table);
  if (!duel.over()) duel.turn.stage = Stage::phase_window;
}

/// One action in a window of the attack; when nobody acts, the attack goes on with `next`.
void hold_combat_window(Table& table, Stage next) {
  const bool played = hold_window(table, Window::combat).played;
  update_combat(table);
  if (!played && !table.duel.over()) table.duel.turn.stage = next;
}

}  // namespace

bool may_announce_attack(const Duel& duel) {
  return !duel.over() && duel.phase().action == PhaseAction::main && duel.turn.stage == Stage::phase_window &&
         !duel.turn.attack_made && !duel.combat.active && duel.batch.empty();
}

bool may_attack(const Duel& duel, ObjectId id, std::string* why) {
  if (!duel.is_in_play(id)) return refuse(why, "it is not in play");
  const Characteristics& now = duel.look(id);
  if (!now.is(CardType::creature)) return refuse(why, "it is no creature (R-CBT-8)");
  if (now.controller != duel.active())
    return refuse(why, "only the active player's creatures attack (R-CBT-1)");
  const Object& object = duel.object(id);
  if (object.tapped) return refuse(why, "tapped creatures cannot attack (R-CBT-8)");
  if (object.controlled_since > duel.turn.last_turn_began[static_cast<std::size_t>(index(now.controller))])
    return refuse(why, "it has summoning sickness (R-SICK-1)");
  const Thing thing = Thing::of(id);
  if (has_rule(duel, RuleKind::cannot_attack, thing) &&
      !has_rule(duel, RuleKind::attacks_alone_rule_off, thing))
    return refuse_for_rule(duel, RuleKind::cannot_attack, thing, why, "R-CBT-8, R-CRE-9");
  return true;
}

bool must_attack(const Duel& duel, ObjectId id) {
  return duel.is_in_play(id) && has_rule(duel, RuleKind::must_attack, Thing::of(id)) && may_attack(duel, id);
}

bool attack_is_owed(const Duel& duel) {
  if (!duel.rules().must_attack_holds_main || !may_announce_attack(duel)) return false;
  return std::any_of(duel.in_play.begin(), duel.in_play.end(),
                     [&](std::uint16_t slot) { return must_attack(duel, duel.id_of(slot)); });
}

void declare_attackers(Table& table) {
  Duel& duel = table.duel;
  const std::vector<ObjectId> attackers = choose_attackers(table);
  for (const ObjectId id : attackers) {
    Attacker attacker;
    attacker.object = id;
    attacker.band = id.slot;
    duel.combat.attackers.push_back(attacker);
  }
  duel.touch(Duel::combat_state);
  const bool banders = std::any_of(attackers.begin(), attackers.end(), [&](ObjectId id) {
    return has_rule(duel, RuleKind::may_band, Thing::of(id));
  });
  if (banders) form_bands(table, attackers);
  for (const ObjectId id : attackers) {
    duel.object(id).attacked = true;
    if (!has_rule(duel, RuleKind::attacks_without_tapping, Thing::of(id))) tap(table, id);
  }
  duel.touch(Duel::combat_state);
  for (const ObjectId id : attackers) {
    Event event;
    event.kind = EventKind::attacks;
    event.object = id;
    event.player = duel.active();
    event.amount = static_cast<std::int32_t>(attackers.size());
    happen(table, event);
  }
  settle(table);
}

void play_attack_stage(Table& table) {
  Duel& duel = table.duel;
  update_combat(table);
  switch (duel.turn.stage) {
    case Stage::attack_begins:
      begin_attack(table);
      return;
    case Stage::attackers:
      declare_attackers(table);
      // A null attack is an attack, and uses it up (R-CBT-2).
      duel.turn.stage = duel.combat.attackers.empty() ? Stage::end_of_attack : Stage::attackers_window;
      return;
    case Stage::attackers_window:
      hold_combat_window(table, Stage::blockers);
      return;
    case Stage::blockers:
      declare_blockers(table);
      duel.turn.stage = Stage::blockers_window;
      return;
    case Stage::blockers_window:
      hold_combat_window(table, Stage::first_strike_damage);
      if (duel.turn.stage == Stage::first_strike_damage && !someone_strikes_first(duel))
        duel.turn.stage = Stage::damage;
      return;
    case Stage::first_strike_damage:
      deal_combat_damage(table, true);
      duel.turn.stage = Stage::first_strike_window;
      return;
    case Stage::first_strike_window:
      // A rest point without a window: nothing may be played between the two steps (R-CBT-3).
      duel.turn.stage = Stage::damage;
      return;
    case Stage::damage:
      deal_combat_damage(table, false);
      duel.turn.stage = Stage::end_of_attack;
      return;
    case Stage::end_of_attack:
      end_attack(table);
      return;
    default:
      return;
  }
}

}  // namespace sleight
