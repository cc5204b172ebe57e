#include "core/playing/turn/attack.h"

#include <algorithm>
#include <string>

#include "core/card/event_kind.h"
#include "core/derived/board_index.h"
#include "core/derived/listeners.h"
#include "core/duel/tracked_changes.h"
#include "core/playing/casting/windows.h"
#include "core/playing/combat/combatants.h"
#include "core/playing/effects/resolve.h"
#include "core/playing/moves/events.h"
#include "core/playing/moves/zones.h"
#include "core/playing/turn/attackers.h"
#include "core/playing/turn/blocks.h"
#include "core/playing/turn/combat_damage.h"
#include "core/playing/turn/life_checks.h"

namespace sleight {
namespace {

/// The attack starts: mana burns and life is looked at (R-CBT-5, D-04, D-05).
void begin_attack(Table& table) {
  Duel& duel = table.duel;
  if (duel.rules().burn_at_attack) burn_mana(table);
  // Before anything of the attack is there: who has lost by now never attacks.
  if (duel.rules().life_checked_at_attack) check_life(table);
  if (duel.over()) return;
  // Only here: an announcement that was broken off has not used the attack up (R-CBT-4, D-11).
  duel.turn.attack_made = true;
  duel.combat = Combat{};
  duel.combat.active = true;
  duel.combat.attacker = duel.active();
  duel.touch(Duel::combat_state);
  go_to(duel, Stage::attackers);
  Event event;
  event.kind = EventKind::attack_begins;
  event.player = duel.active();
  happen(table, event);
  settle(table);
}

/// The attack ends and main goes on (R-CBT-9).
void end_attack(Table& table) {
  Duel& duel = table.duel;
  // What happens at the end of combat happens while everybody is still in it, so that it may speak of who
  // attacked and who was blocked.
  Event event;
  event.kind = EventKind::end_of_combat;
  event.player = duel.active();
  happen(table, event);
  settle(table);
  // What has begun only now to wait for the end of this attack has missed it, and another one is not meant.
  std::erase_if(duel.delayed,
                [&](const Delayed& delayed) { return waits_for_end_of_combat(duel.library(), delayed); });
  // After that: an effect of the end of combat still sees what lasts until then.
  end_effects(duel, [](const Effect& effect) { return effect.duration == Duration::end_of_combat; });
  for (const std::uint16_t slot : duel.in_play) duel.objects[slot].has_first_strike_dealt = false;
  duel.combat = Combat{};
  duel.touch(Duel::combat_state);
  // Powers and abilities may depend on being in combat, or on what has just ended.
  settle(table);
  if (duel.rules().burn_at_attack) burn_mana(table);
  if (duel.rules().life_checked_at_attack) check_life(table);
  if (!duel.over()) go_to(duel, Stage::phase_window);
}

/// One action in a window of the attack; when nobody acts, the attack goes on with `next`.
void hold_combat_window(Table& table, Stage next) {
  const bool played = hold_window(table, Window::combat).played;
  update_combat(table);
  if (played || table.duel.over()) return;
  go_to(table.duel, next);
  // What held for the step that is over holds no more, before anybody fights.
  settle(table);
}

}  // namespace

void play_attack_stage(Table& table) {
  Duel& duel = table.duel;
  // What changed hands or shape since the last stage is out of it before the next one asks who attacks.
  update_combat(table);
  switch (duel.turn.stage) {
    case Stage::attack_begins:
      begin_attack(table);
      return;
    case Stage::attackers:
      declare_attackers(table);
      // A null attack is an attack, and uses it up (R-CBT-2).
      go_to(duel, duel.combat.attackers.empty() ? Stage::end_of_attack : Stage::attackers_window);
      return;
    case Stage::attackers_window:
      hold_combat_window(table, Stage::blockers);
      return;
    case Stage::blockers:
      // Nobody left to be blocked asks nothing by itself; the window comes all the same (R-CBT-3).
      declare_blockers(table);
      go_to(duel, Stage::blockers_window);
      return;
    case Stage::blockers_window:
      // Asked when the window closes: a first striker may have come or gone in it. Without one there is one
      // step of damage only (R-CDMG-4).
      hold_combat_window(table, Stage::first_strike_damage);
      if (duel.turn.stage == Stage::first_strike_damage && !someone_strikes_first(duel))
        go_to(duel, Stage::damage);
      return;
    case Stage::first_strike_damage:
      deal_combat_damage(table, true);
      go_to(duel, Stage::first_strike_window);
      return;
    case Stage::first_strike_window:
      // A rest point without a window: nothing may be played between the two steps (R-CBT-3).
      go_to(duel, Stage::damage);
      return;
    case Stage::damage:
      deal_combat_damage(table, false);
      go_to(duel, Stage::end_of_attack);
      return;
    case Stage::end_of_attack:
      // No window by itself (R-CBT-3), but for what says that it is for this moment.
      if (some_act_at_end_of_attack(duel) && !duel.combat.attackers.empty()) {
        const WindowResult last = hold_window(table, Window::combat);
        update_combat(table);
        if (last.played || duel.over()) return;
      }
      end_attack(table);
      return;
    case Stage::setup:
    case Stage::phase_begins:
    case Stage::beginning_effects:
    case Stage::phase_action:
    case Stage::ordinary_effects:
    case Stage::phase_window:
    case Stage::attack_announced:
    case Stage::end_effects:
    case Stage::phase_ends:
    case Stage::over:
      return;
  }
}

}  // namespace sleight
