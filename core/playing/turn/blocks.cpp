#include "core/playing/turn/blocks.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/card/event_kind.h"
#include "core/derived/rules_in_force.h"
#include "core/playing/combat/combatants.h"
#include "core/playing/effects/resolve.h"
#include "core/playing/moves/events.h"
#include "core/playing/turn/block_plans.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

/// Asks for one block after the other, and offers those of which there is a legal declaration (R-CBT-6).
std::vector<BlockPair> choose_blocks(Table& table) {
  Duel& duel = table.duel;
  // Who may block whom is settled once: they are declared together.
  std::vector<BlockPair> possible = possible_blocks(duel);
  std::vector<BlockPair> chosen;
  const bool some_cost = rule_exists(duel, RuleKind::block_cost);
  std::optional<BlockPlans> plans(std::in_place, duel, possible, chosen);
  for (;;) {
    const BlockOffer offer = plans->offer();
    if (offer.blocks.empty()) break;
    const std::size_t done = offer.may_end ? 1 : 0;  // the options that are no block
    std::vector<Option> options(done);
    options.reserve(done + offer.blocks.size());
    for (const BlockPair& pair : offer.blocks) {
      Option& option = options.emplace_back();
      option.kind = Option::Kind::block;
      option.object = pair.blocker;
      option.thing = Thing::of(pair.attacker);
    }
    const Question question{.kind = DecisionKind::block, .player = chooser_of_blocks(duel)};
    const std::size_t answer = ask_option(table, question, std::move(options)).index;
    if (answer < done) break;
    const BlockPair& made = offer.blocks[answer - done];
    if (!some_cost) {
      plans->take(made);
      continue;
    }
    if (pay_price(table, price_of_block(duel, made.blocker, made.attacker)))
      chosen.push_back(made);
    else
      std::erase(possible, made);
    // What it cost may have been one of those that would block, and others cannot be paid for any more.
    const auto gone = [&](const BlockPair& pair) { return !duel.is_in_play(pair.blocker); };
    std::erase_if(possible, gone);
    std::erase_if(chosen, gone);
    plans.emplace(duel, possible, chosen);
  }
  return plans->finished();
}

/// Writes the blocks into the duel: who blocks one of a band blocks all of it.
void enter(Duel& duel, const std::vector<BlockPair>& blocks) {
  for (const BlockPair& pair : blocks) {
    for (Attacker& attacker : duel.combat.attackers) {
      // An attacker that has left cannot come to be blocked; its mates can.
      if (!attacker.in_combat || attacker.band != pair.band) continue;
      attacker.blocked = true;
      Block block;
      block.blocker = pair.blocker;
      block.attacker = attacker.object;
      duel.combat.blocks.push_back(block);
    }
  }
  duel.combat.blocks_declared = true;
  duel.touch(Duel::combat_state);
}

/// One event of `kind` for each pair of blocker and attacker. Its amount counts the pairs of its subject, so
/// that the first blocker of an attacker is number 1.
void raise(Table& table, EventKind kind, ObjectId Block::*subject, ObjectId Block::*other) {
  // A copy: hearing of an event must not find the list changed under it.
  const std::vector<Block> blocks = table.duel.combat.blocks;
  for (auto block = blocks.begin(); block != blocks.end(); ++block) {
    Event event;
    event.kind = kind;
    event.object = (*block).*subject;
    event.other = (*block).*other;
    event.player = opponent_of(table.duel.combat.attacker);
    event.amount =
        1 + static_cast<std::int32_t>(std::count_if(
                blocks.begin(), block, [&](const Block& before) { return before.*subject == event.object; }));
    happen(table, event);
  }
}

/// One event for each attacker that nobody blocks.
void raise_unblocked(Table& table) {
  const std::vector<Attacker> attackers = table.duel.combat.attackers;
  for (const Attacker& attacker : attackers) {
    if (attacker.blocked || !attacker.in_combat) continue;
    Event event;
    event.kind = EventKind::goes_unblocked;
    event.object = attacker.object;
    event.player = opponent_of(table.duel.combat.attacker);
    happen(table, event);
  }
}

}  // namespace

void declare_blockers(Table& table) {
  // Entered as a whole, and only then heard of: who answers to a block sees all of them.
  enter(table.duel, choose_blocks(table));
  note_blocks(table.duel);
  raise(table, EventKind::blocks, &Block::blocker, &Block::attacker);
  raise(table, EventKind::becomes_blocked, &Block::attacker, &Block::blocker);
  raise_unblocked(table);
  settle(table);
}

}  // namespace sleight
