#include "core/playing/effects/switch_blockers.h"

#include <algorithm>
#include <vector>

#include "core/card/event_kind.h"
#include "core/playing/combat/block_rules.h"
#include "core/playing/combat/combatants.h"
#include "core/playing/moves/events.h"

/// Creatures that block one attacker come to block another.
namespace sleight {
namespace {

/// An attacker with its band, and who blocks them (R-BAND-3).
struct Side {
  std::vector<ObjectId> attackers;
  std::vector<Block> blocks;  ///< one for each blocker

  bool has(ObjectId blocker) const {
    return std::any_of(blocks.begin(), blocks.end(),
                       [&](const Block& block) { return block.blocker == blocker; });
  }
  bool is_attacked_by(ObjectId id) const {
    return std::find(attackers.begin(), attackers.end(), id) != attackers.end();
  }
};

/// Empty when the creature does not attack any more.
Side side_of(const Duel& duel, ObjectId attacker) {
  Side side;
  for (const Attacker& one : duel.combat.attackers) {
    if (!one.in_combat || one.object != attacker) continue;
    for (const Attacker& mate : duel.combat.attackers)
      if (mate.in_combat && mate.band == one.band) side.attackers.push_back(mate.object);
  }
  for (const Block& block : duel.combat.blocks)
    // A blocker of a band has an entry for each of its members; one of them stands for all.
    if (block.in_combat && side.is_attacked_by(block.attacker) && !side.has(block.blocker))
      side.blocks.push_back(block);
  return side;
}

int blockers_needed(const Duel& duel, const Side& side) {
  int needed = 1;
  for (const ObjectId attacker : side.attackers)
    for_each_rule(duel, RuleKind::needs_blockers, Thing::of(attacker), [&](const RuleInForce& force) {
      needed = std::max(needed, amount_of(force, 1));
      return true;
    });
  return needed;
}

/// Whether so many may block them.
bool may_be_so_many(const Duel& duel, const Side& side, int blockers) {
  bool may = true;
  for (const ObjectId attacker : side.attackers)
    for_each_rule(duel, RuleKind::blocker_limit, Thing::of(attacker), [&](const RuleInForce& force) {
      may = may && blockers <= amount_of(force, 0);
      return may;
    });
  return may;
}

/// Whether the blockers of `from` may block `to` instead of those that do now.
bool may_move(const Duel& duel, const Side& from, const Side& to) {
  const auto may_block_some = [&](const Block& block) {
    return std::any_of(to.attackers.begin(), to.attackers.end(),
                       [&](ObjectId attacker) { return may_block(duel, block.blocker, attacker); });
  };
  if (!std::all_of(from.blocks.begin(), from.blocks.end(), may_block_some)) return false;
  // Nobody at all is never too few: an attacker may lose its blockers and stay blocked (R-BLOCK-2).
  const int blockers = static_cast<int>(from.blocks.size());
  return blockers == 0 || (blockers >= blockers_needed(duel, to) && may_be_so_many(duel, to, blockers));
}

void put_before(Duel& duel, const std::vector<Block>& blocks, const Side& to) {
  for (Block block : blocks)
    for (const ObjectId attacker : to.attackers) {
      // The entry is copied and not made anew, so that one who has regenerated still takes no part
      // (R-REGEN-10).
      block.attacker = attacker;
      duel.combat.blocks.push_back(block);
    }
  for (Attacker& attacker : duel.combat.attackers)
    if (!blocks.empty() && to.is_attacked_by(attacker.object)) attacker.blocked = true;  // R-BLOCK-2
}

}  // namespace

void switch_blockers(Duel& duel, ObjectId one, ObjectId other) {
  const Side here = side_of(duel, one);
  const Side there = side_of(duel, other);
  // Two of one band have their blockers in common: there is nothing to switch.
  if (here.attackers.empty() || there.attackers.empty() || here.is_attacked_by(other)) return;
  // Both ways are settled before either is done: half a switch is none.
  if (!may_move(duel, here, there) || !may_move(duel, there, here)) return;
  std::erase_if(duel.combat.blocks, [&](const Block& block) {
    return block.in_combat && (here.is_attacked_by(block.attacker) || there.is_attacked_by(block.attacker));
  });
  put_before(duel, here.blocks, there);
  put_before(duel, there.blocks, here);
  note_blocks(duel);
}

namespace {

/// What a creature blocks, as far as it is still in combat.
std::vector<ObjectId> blocked_now_by(const Duel& duel, ObjectId blocker) {
  std::vector<ObjectId> attackers;
  for (const Block& block : duel.combat.blocks)
    if (block.fights() && block.blocker == blocker) attackers.push_back(block.attacker);
  return attackers;
}

/// Whether it could block all of them; who blocks one of a band blocks all of it (R-BAND-3).
bool could_block_all(const Duel& duel, ObjectId blocker, const std::vector<ObjectId>& attackers) {
  return std::all_of(attackers.begin(), attackers.end(), [&](ObjectId attacker) {
    const std::vector<ObjectId> band = side_of(duel, attacker).attackers;
    return band.empty() || std::any_of(band.begin(), band.end(),
                                       [&](ObjectId mate) { return may_block(duel, blocker, mate); });
  });
}

/// A block that was not declared is heard of as one that was.
void tell_of_block(Table& table, ObjectId blocker, ObjectId attacker) {
  Event event;
  event.player = opponent_of(table.duel.combat.attacker);
  for (const EventKind kind : {EventKind::blocks, EventKind::becomes_blocked}) {
    const bool blocks = kind == EventKind::blocks;
    event.kind = kind;
    event.object = blocks ? blocker : attacker;
    event.other = blocks ? attacker : blocker;
    event.amount = static_cast<std::int32_t>(std::count_if(
        table.duel.combat.blocks.begin(), table.duel.combat.blocks.end(),
        [&](const Block& block) { return (blocks ? block.blocker : block.attacker) == event.object; }));
    happen(table, event);
  }
}

}  // namespace

void switch_attackers(Table& table, ObjectId one, ObjectId other) {
  Duel& duel = table.duel;
  const std::vector<ObjectId> here = blocked_now_by(duel, one);
  const std::vector<ObjectId> there = blocked_now_by(duel, other);
  if (!could_block_all(duel, one, there) || !could_block_all(duel, other, here)) return;
  for (Block& block : duel.combat.blocks) {
    if (!block.fights() || (block.blocker != one && block.blocker != other)) continue;
    block.blocker = block.blocker == one ? other : one;
  }
  note_blocks(duel);
  const auto tell_of_new = [&](ObjectId blocker, const std::vector<ObjectId>& now,
                               const std::vector<ObjectId>& before) {
    for (const ObjectId attacker : now)
      if (std::find(before.begin(), before.end(), attacker) == before.end())
        tell_of_block(table, blocker, attacker);
  };
  tell_of_new(one, there, here);
  tell_of_new(other, here, there);
}

bool can_come_to_block(const Duel& duel, ObjectId blocker, ObjectId attacker) {
  const Side side = side_of(duel, attacker);
  const int blockers = 1 + static_cast<int>(side.blocks.size());
  return !side.attackers.empty() && !duel.combat.has_blocker(blocker) && may_block(duel, blocker, attacker) &&
         blockers >= blockers_needed(duel, side) && may_be_so_many(duel, side, blockers);
}

void come_to_block(Table& table, ObjectId blocker, ObjectId attacker) {
  Duel& duel = table.duel;
  if (!can_come_to_block(duel, blocker, attacker)) return;
  const Side side = side_of(duel, attacker);
  Block block;
  block.blocker = blocker;
  // What it has blocked before it left combat it blocks once and not twice.
  std::erase_if(duel.combat.blocks, [&](const Block& before) {
    return before.blocker == blocker && side.is_attacked_by(before.attacker);
  });
  put_before(duel, {block}, side);
  note_blocks(duel);
  for (const ObjectId mate : side.attackers) tell_of_block(table, blocker, mate);
}

}  // namespace sleight
