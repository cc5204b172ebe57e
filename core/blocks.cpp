#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/combat.h"
#include "core/combat_parts.h"
#include "core/resolve.h"
#include "core/rule_queries.h"
#include "core/triggers.h"

namespace sleight {
namespace {

bool refuse(std::string* why, const char* reason) {
  if (why != nullptr) *why = reason;
  return false;
}

/// Whether a rule that names creatures with `by` speaks of `id`. Bare filters look at the creature itself; a
/// rule that names nobody speaks of everybody.
bool speaks_of(const RuleInForce& force, ObjectId id) {
  const Selector& by = force.rule->by;
  if (by.from == Reference::nothing && by.also.empty())
    return passes(force.context, by.filters, Thing::of(id));
  return selects(force.context, by, Thing::of(id));
}

bool rule_against(const Duel& duel, RuleKind kind, ObjectId subject, ObjectId other,
                  std::string* why = nullptr) {
  bool found = false;
  for_each_rule(duel, kind, Thing::of(subject), [&](const RuleInForce& force) {
    found = speaks_of(force, other);
    if (found && why != nullptr) *why = said_by(force);
    return !found;
  });
  return found;
}

/// The declaration of blocks while it is being made.
class Blocks {
 public:
  explicit Blocks(Table& table) : table_(table), duel_(table.duel) {
    const PlayerId defender = opponent_of(duel_.combat.attacker);
    for (const std::uint16_t slot : duel_.in_play) {
      const ObjectId id = duel_.id_of(slot);
      const Characteristics& now = duel_.look(id);
      if (!now.is(CardType::creature) || now.controller != defender || duel_.object(id).tapped) continue;
      const int most = 1 + sum_of_rules(duel_, RuleKind::blocks_additional, Thing::of(id));
      if (most > 0) blockers_.push_back({id, most});
    }
    for (const Attacker& attacker : duel_.combat.attackers) {
      if (!attacker.in_combat) continue;
      const int needed = sum_of_rules(duel_, RuleKind::needs_blockers, Thing::of(attacker.object));
      attackers_.push_back({attacker.object, attacker.band, std::max(needed, 1)});
    }
    for (const Blocker& blocker : blockers_)
      for (const Attacked& attacked : attackers_)
        if (may_block(duel_, blocker.id, attacked.id))
          possible_.push_back({blocker.id, attacked.id, attacked.band});
  }

  /// Asks for one block after the other until the defender is done.
  void choose() {
    while (ask_one()) {
    }
  }

  /// Writes the blocks into the duel: who blocks one of a band blocks all of it (R-BAND-3).
  void enter() {
    for (const Choice& choice : chosen_) {
      for (Attacker& attacker : duel_.combat.attackers) {
        if (!attacker.in_combat || attacker.band != choice.band) continue;
        attacker.blocked = true;
        Block block;
        block.blocker = choice.blocker;
        block.attacker = attacker.object;
        duel_.combat.blocks.push_back(block);
      }
    }
    duel_.touch(Duel::combat_state);
  }

 private:
  struct Blocker {
    ObjectId id;
    int most = 1;
  };
  struct Attacked {
    ObjectId id;
    std::uint8_t band = 0;
    int needed = 1;
  };
  struct Choice {
    ObjectId blocker;
    ObjectId attacker;
    std::uint8_t band = 0;
  };

  int blocks_made_by(ObjectId blocker) const {
    return static_cast<int>(std::count_if(chosen_.begin(), chosen_.end(),
                                          [&](const Choice& choice) { return choice.blocker == blocker; }));
  }
  int blockers_of(std::uint8_t band) const {
    return static_cast<int>(std::count_if(chosen_.begin(), chosen_.end(),
                                          [&](const Choice& choice) { return choice.band == band; }));
  }
  int needed_by(std::uint8_t band) const {
    int needed = 1;
    for (const Attacked& attacked : attackers_)
      if (attacked.band == band) needed = std::max(needed, attacked.needed);
    return needed;
  }
  /// Whether this block can still be added, other blocks left aside.
  bool is_free(const Choice& block) const {
    const auto blocker = std::find_if(blockers_.begin(), blockers_.end(),
                                      [&](const Blocker& one) { return one.id == block.blocker; });
    if (blocker == blockers_.end() || blocks_made_by(block.blocker) >= blocker->most) return false;
    return std::none_of(chosen_.begin(), chosen_.end(), [&](const Choice& made) {
      return made.blocker == block.blocker && made.band == block.band;
    });
  }
  /// How many more creatures could block this band.
  int could_block(std::uint8_t band) const {
    std::vector<ObjectId> found;
    for (const Choice& block : possible_)
      if (block.band == band && is_free(block) &&
          std::find(found.begin(), found.end(), block.blocker) == found.end())
        found.push_back(block.blocker);
    return static_cast<int>(found.size());
  }

  bool ask_one() {
    // An attacker that needs several blockers gets them all before anything else is asked, and is offered
    // only when there are enough: so every declaration that can be made is legal.
    int unfinished = -1;
    for (const Choice& choice : chosen_)
      if (blockers_of(choice.band) < needed_by(choice.band)) unfinished = choice.band;
    Decision decision;
    decision.kind = DecisionKind::block;
    decision.player = opponent_of(duel_.combat.attacker);
    if (unfinished < 0) decision.options.emplace_back();  // done
    for (const Choice& block : possible_) {
      if (!is_free(block) || (unfinished >= 0 && block.band != unfinished)) continue;
      if (blockers_of(block.band) + could_block(block.band) < needed_by(block.band)) continue;
      Option option;
      option.kind = Option::Kind::block;
      option.object = block.blocker;
      option.thing = Thing::of(block.attacker);
      decision.options.push_back(option);
    }
    if (decision.options.empty() || (unfinished < 0 && decision.options.size() == 1)) return false;
    const Option answer = decision.options[static_cast<std::size_t>(table_.ask(decision))];
    if (answer.kind == Option::Kind::pass) return false;
    for (const Choice& block : possible_)
      if (block.blocker == answer.object && Thing::of(block.attacker) == answer.thing) {
        chosen_.push_back(block);
        break;
      }
    return true;
  }

  Table& table_;
  Duel& duel_;
  std::vector<Blocker> blockers_;
  std::vector<Attacked> attackers_;
  std::vector<Choice> possible_;
  std::vector<Choice> chosen_;
};

void raise_events(Table& table) {
  const std::vector<Block> blocks = table.duel.combat.blocks;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    Event event;
    event.kind = EventKind::blocks;
    event.object = blocks[i].blocker;
    event.other = blocks[i].attacker;
    event.player = opponent_of(table.duel.combat.attacker);
    event.amount = 1;
    for (std::size_t before = 0; before < i; ++before)
      if (blocks[before].blocker == blocks[i].blocker) ++event.amount;
    happen(table, event);
  }
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    Event event;
    event.kind = EventKind::becomes_blocked;
    event.object = blocks[i].attacker;
    event.other = blocks[i].blocker;
    event.player = opponent_of(table.duel.combat.attacker);
    event.amount = 1;
    for (std::size_t before = 0; before < i; ++before)
      if (blocks[before].attacker == blocks[i].attacker) ++event.amount;
    happen(table, event);
  }
}

}  // namespace

bool may_block(const Duel& duel, ObjectId blocker, ObjectId attacker, std::string* why) {
  if (!duel.is_in_play(blocker)) return refuse(why, "it is not in play");
  const Characteristics& now = duel.look(blocker);
  if (!now.is(CardType::creature)) return refuse(why, "it is no creature (R-BLOCK-1)");
  if (now.controller != opponent_of(duel.combat.active ? duel.combat.attacker : duel.active()))
    return refuse(why, "only the defending player's creatures block (R-BLOCK-1)");
  if (duel.object(blocker).tapped) return refuse(why, "tapped creatures cannot block (R-BLOCK-1)");
  if (!is_attacking(duel, attacker)) return refuse(why, "it is not attacking (R-BLOCK-1)");
  if (rule_against(duel, RuleKind::cannot_block, blocker, attacker, why)) {
    if (why != nullptr) *why += " (R-GEN-1)";
    return false;
  }
  if (rule_against(duel, RuleKind::cannot_be_blocked, attacker, blocker, why)) {
    if (why != nullptr) *why += " (R-FLY-1, R-LW-1, R-PROT-1)";
    return false;
  }
  return true;
}

void declare_blockers(Table& table) {
  Blocks blocks(table);
  blocks.choose();
  blocks.enter();
  raise_events(table);
  settle(table);
}

}  // namespace sleight
