#include "core/playing/combat/combatants.h"

#include <algorithm>

#include "core/playing/combat/bands.h"
#include "core/query/context.h"

/// Who is in combat, and how one leaves it.
namespace sleight {
namespace {

/// Whether what attacks or blocks for `player` still may (R-RMC-1, D-08).
bool belongs(const Duel& duel, ObjectId id, PlayerId player) {
  if (!duel.is_in_play(id)) return false;
  const Characteristics& now = duel.look(id);
  if (now.controller != player) return false;
  return now.is(CardType::creature) || !duel.rules().noncreature_leaves_combat;
}

}  // namespace

void note_blocks(Duel& duel) {
  std::vector<BlockRecord>& noted = duel.blocks_this_turn;
  for (const Block& block : duel.combat.blocks) {
    const bool known = std::any_of(noted.begin(), noted.end(), [&](const BlockRecord& record) {
      return record.blocker.object == block.blocker && record.attacker.object == block.attacker;
    });
    if (!known) noted.push_back({snapshot(duel, block.blocker), snapshot(duel, block.attacker)});
    for (const ObjectId fighter : {block.blocker, block.attacker})
      if (duel.exists(fighter)) duel.object(fighter).fought = true;
  }
  duel.touch(Duel::combat_state);
}

void update_combat(Table& table) {
  Duel& duel = table.duel;
  if (!duel.combat.active) return;
  // Listed first: each one that leaves changes the lists that are walked here.
  std::vector<ObjectId> leaving;
  for (const Attacker& attacker : duel.combat.attackers)
    if (attacker.in_combat && !belongs(duel, attacker.object, duel.combat.attacker))
      leaving.push_back(attacker.object);
  for (const Block& block : duel.combat.blocks)
    if (block.in_combat && !belongs(duel, block.blocker, opponent_of(duel.combat.attacker)))
      leaving.push_back(block.blocker);
  for (const ObjectId id : leaving) remove_from_combat(duel, id);
  // Abilities may be lost without anyone leaving, so bands are looked at every time (R-BAND-10).
  regroup_bands(table);
}

bool is_combat_settled(const Duel& duel) {
  const PlayerId player = duel.combat.attacker;
  const auto stays = [&](const auto& fighter, ObjectId id, PlayerId whose) {
    return !fighter.in_combat || belongs(duel, id, whose);
  };
  for (const Attacker& attacker : duel.combat.attackers)
    // Bands may have to be grouped anew at any time: who leads none but its own is in none.
    if (attacker.band != attacker.object.slot || !stays(attacker, attacker.object, player)) return false;
  return std::all_of(duel.combat.blocks.begin(), duel.combat.blocks.end(),
                     [&](const Block& block) { return stays(block, block.blocker, opponent_of(player)); });
}

void remove_from_combat(Duel& duel, ObjectId id) {
  for (Attacker& attacker : duel.combat.attackers)
    // It keeps its entry: whoever blocked it goes on being a blocking creature (R-RMC-4).
    if (attacker.object == id) attacker.in_combat = false;
  for (Block& block : duel.combat.blocks)
    if (block.blocker == id) block.in_combat = false;
  duel.touch(Duel::combat_state);
}

void undo_attack(Duel& duel, ObjectId id) {
  remove_from_combat(duel, id);
  duel.object(id).attacked = false;
}

void unblock(Duel& duel, const std::vector<ObjectId>& blockers) {
  for (Attacker& attacker : duel.combat.attackers) {
    bool any = false;
    bool others = false;
    for (const Block& block : duel.combat.blocks) {
      if (block.attacker != attacker.object) continue;
      const bool one = std::find(blockers.begin(), blockers.end(), block.blocker) != blockers.end();
      (one ? any : others) = true;
    }
    if (any && !others) attacker.blocked = false;
  }
  duel.touch(Duel::combat_state);
}

void take_no_part_in_combat(Duel& duel, ObjectId id) {
  for (Attacker& attacker : duel.combat.attackers)
    if (attacker.object == id) attacker.regenerated = true;
  for (Block& block : duel.combat.blocks)
    if (block.blocker == id) block.regenerated = true;
  duel.touch(Duel::combat_state);
}

}  // namespace sleight
