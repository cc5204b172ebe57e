#include "core/playing/turn/blocks.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/playing/combat/block_rules.h"
#include "core/playing/combat/combatants.h"
#include "core/playing/effects/resolve.h"
#include "core/playing/moves/events.h"
#include "core/playing/turn/prices_of_combat.h"
#include "core/reading/filters.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

/// One creature blocking one attacker and, with it, the attacker's whole band (R-BAND-3).
struct Pair {
  ObjectId blocker;
  ObjectId attacker;
  std::uint16_t band = 0;
};

/// A creature that must block one of these bands if it can.
struct Duty {
  ObjectId blocker;
  std::vector<std::uint16_t> bands;

  bool asks_for(const Pair& pair) const {
    return pair.blocker == blocker && std::find(bands.begin(), bands.end(), pair.band) != bands.end();
  }
};

/// The declaration of blocks while it is being made, one pair after the other. Only pairs are offered that
/// can become part of a legal declaration, so that whatever is answered is legal.
class Declaration {
 public:
  explicit Declaration(Table& table) : table_(table), duel_(table.duel) {
    for (const std::uint16_t slot : duel_.in_play) {
      const ObjectId blocker = duel_.id_of(slot);
      for (const Attacker& attacker : duel_.combat.attackers)
        if (may_block(duel_, blocker, attacker.object))
          possible_.push_back({blocker, attacker.object, attacker.band});
      add_duties(blocker);
    }
  }

  /// Asks for one block after the other until the defender is done.
  void choose() {
    while (ask_one()) {
    }
    drop_lonely();
  }

  /// Writes the blocks into the duel: who blocks one of a band blocks all of it.
  void enter() {
    for (const Pair& pair : chosen_) {
      for (Attacker& attacker : duel_.combat.attackers) {
        // An attacker that has left cannot come to be blocked; its mates can.
        if (!attacker.in_combat || attacker.band != pair.band) continue;
        attacker.blocked = true;
        Block block;
        block.blocker = pair.blocker;
        block.attacker = attacker.object;
        duel_.combat.blocks.push_back(block);
      }
    }
    duel_.touch(Duel::combat_state);
  }

 private:
  /// After its pairs: only what it can block binds it. A duty that nothing can do stays empty and asks
  /// nothing.
  void add_duties(ObjectId blocker) {
    for_each_rule(duel_, RuleKind::must_block, Thing::of(blocker), [&](const RuleInForce& force) {
      Duty duty{blocker, {}};
      for (const Pair& pair : possible_)
        // What costs something to block is nobody's duty.
        if (pair.blocker == blocker && price_of(pair).cost.empty() &&
            speaks_of(force.context, force.rule->by, Thing::of(pair.attacker)))
          // To block any member of the band does it (R-BAND-3).
          duty.bands.push_back(pair.band);
      duties_.push_back(std::move(duty));
      return true;
    });
    for_each_rule(duel_, RuleKind::must_block_each, Thing::of(blocker), [&](const RuleInForce& force) {
      for (const Pair& pair : possible_)
        if (pair.blocker == blocker && price_of(pair).cost.empty() &&
            speaks_of(force.context, force.rule->by, Thing::of(pair.attacker)))
          duties_.push_back({blocker, {pair.band}});
      return true;
    });
  }

  /// A creature is counted once for a band, for it blocks a band but once (`is_free`).
  int blockers_of(std::uint16_t band) const {
    return static_cast<int>(
        std::count_if(chosen_.begin(), chosen_.end(), [&](const Pair& made) { return made.band == band; }));
  }
  CombatPrice price_of(const Pair& pair) const { return price_of_block(duel_, pair.blocker, pair.attacker); }
  /// Who blocks already, each once.
  std::vector<ObjectId> chosen_blockers() const {
    std::vector<ObjectId> all;
    for (const Pair& made : chosen_)
      if (std::find(all.begin(), all.end(), made.blocker) == all.end()) all.push_back(made.blocker);
    return all;
  }
  /// Who blocks or still may, each once.
  std::size_t possible_blockers() const {
    std::vector<ObjectId> all = chosen_blockers();
    for (const Pair& pair : possible_)
      if (std::find(all.begin(), all.end(), pair.blocker) == all.end()) all.push_back(pair.blocker);
    return all.size();
  }
  /// Takes away the blocks of those that need company and were left without it.
  void drop_lonely() {
    std::vector<ObjectId> blocking = chosen_blockers();
    drop_without_company(duel_, RuleKind::block_company, blocking);
    std::erase_if(chosen_, [&](const Pair& made) {
      return std::find(blocking.begin(), blocking.end(), made.blocker) == blocking.end();
    });
  }
  /// Whether it may block beside those; whoever blocks already takes up no more room.
  bool has_room(const std::vector<ObjectId>& blocking, ObjectId blocker) const {
    return std::find(blocking.begin(), blocking.end(), blocker) != blocking.end() ||
           leaves_room(duel_, RuleKind::block_limit, blocking, blocker);
  }
  /// The most that any of its members asks for: who blocks one blocks all (R-BAND-3).
  int needed_by(std::uint16_t band) const {
    int needed = 1;
    for (const Attacker& attacker : duel_.combat.attackers) {
      if (!attacker.in_combat || attacker.band != band) continue;
      for_each_rule(duel_, RuleKind::needs_blockers, Thing::of(attacker.object),
                    [&](const RuleInForce& force) {
                      needed = std::max(needed, amount_of(force, 1));
                      return true;
                    });
    }
    return needed;
  }
  /// Whether the band may have so many blockers: the least that any of its members allows (R-BAND-3).
  bool may_have(std::uint16_t band, int blockers) const {
    bool may = true;
    for (const Attacker& attacker : duel_.combat.attackers) {
      if (!attacker.in_combat || attacker.band != band) continue;
      for_each_rule(duel_, RuleKind::blocker_limit, Thing::of(attacker.object),
                    [&](const RuleInForce& force) {
                      may = may && blockers <= amount_of(force, 0);
                      return may;
                    });
    }
    return may;
  }
  /// Whether this blocker may block one more, and does not block this band yet.
  bool is_free(const Pair& pair) const {
    if (!may_have(pair.band, blockers_of(pair.band) + 1)) return false;
    if (!has_room(chosen_blockers(), pair.blocker) || !can_pay_price(duel_, price_of(pair))) return false;
    const std::size_t company = company_needed(duel_, RuleKind::block_company, pair.blocker);
    if (company > 0 && company >= possible_blockers()) return false;
    int made = 0;
    for (const Pair& other : chosen_) {
      if (other.blocker != pair.blocker) continue;
      if (other.band == pair.band) return false;
      ++made;
    }
    return made < 1 + sum_of_rules(duel_, RuleKind::blocks_additional, Thing::of(pair.blocker), any_number);
  }
  /// The blocks that are free. To know it of one takes a look at all that are chosen.
  std::vector<Pair> free_pairs() const {
    std::vector<Pair> free;
    std::copy_if(possible_.begin(), possible_.end(), std::back_inserter(free),
                 [&](const Pair& pair) { return is_free(pair); });
    return free;
  }
  /// Whether the band gets as many blockers as it needs if all that are free to block it do.
  bool can_get_enough(std::uint16_t band, const std::vector<Pair>& free) const {
    std::vector<ObjectId> all = chosen_blockers();
    int more = 0;
    std::vector<ObjectId> seen;
    for (const Pair& pair : free) {
      if (pair.band != band || !has_room(all, pair.blocker) ||
          std::find(seen.begin(), seen.end(), pair.blocker) != seen.end())
        continue;
      seen.push_back(pair.blocker);
      all.push_back(pair.blocker);
      ++more;
    }
    const int needed = needed_by(band);
    return blockers_of(band) + more >= needed && may_have(band, needed);
  }
  /// A band that has been given some blockers and needs more, or -1.
  int unfinished() const {
    for (const Pair& made : chosen_)
      if (blockers_of(made.band) < needed_by(made.band)) return made.band;
    return -1;
  }
  /// The duties that have not been done and can be, by one of these blocks.
  std::vector<Duty> duties_open(const std::vector<Pair>& blocks) const {
    std::vector<Duty> open;
    for (const Duty& duty : duties_) {
      const auto does = [&](const Pair& pair) { return duty.asks_for(pair); };
      if (std::none_of(chosen_.begin(), chosen_.end(), does) &&
          std::any_of(blocks.begin(), blocks.end(), does))
        open.push_back(duty);
    }
    return open;
  }

  /// Who says who blocks whom: the defender, unless a rule has another do it.
  PlayerId chooser() const {
    const PlayerId defender = opponent_of(duel_.combat.attacker);
    PlayerId who = defender;
    for_each_rule(duel_, RuleKind::chooses_blocks, Thing::of(defender), [&](const RuleInForce& force) {
      who = force.context.you;
      return true;
    });
    return who;
  }

  bool ask_one() {
    std::vector<Pair> blocks;
    const PlayerId player = chooser();
    const std::vector<Pair> free = free_pairs();
    std::map<std::uint16_t, bool> enough;
    for (const Pair& pair : free) {
      const auto [known, first_time] = enough.try_emplace(pair.band, false);
      if (first_time) known->second = can_get_enough(pair.band, free);
      // Nobody pays for a block that another chooses.
      if (known->second && (price_of(pair).payer == player || price_of(pair).cost.empty()))
        blocks.push_back(pair);
    }
    const int first = unfinished();
    const std::vector<Duty> duties = duties_open(blocks);
    // What has been begun is finished before anything else; then nobody shirks by blocking another.
    std::erase_if(blocks, [&](const Pair& pair) {
      if (first >= 0) return pair.band != first;
      const auto binds = [&](const Duty& duty) { return duty.blocker == pair.blocker; };
      const auto asks = [&](const Duty& duty) { return duty.asks_for(pair); };
      return std::any_of(duties.begin(), duties.end(), binds) &&
             std::none_of(duties.begin(), duties.end(), asks);
    });
    // What was begun is finished by now, as `can_get_enough` lets nobody begin what cannot be, or has become
    // too dear meanwhile: then those few do not block at all.
    if (blocks.empty()) {
      std::erase_if(chosen_, [&](const Pair& made) { return first >= 0 && made.band == first; });
      return false;
    }

    // Who was chosen with others in mind is not left without them, where they cost nothing.
    const bool lonely = !all_have_company(duel_, RuleKind::block_company, chosen_blockers()) &&
                        std::any_of(blocks.begin(), blocks.end(),
                                    [&](const Pair& pair) { return price_of(pair).cost.empty(); });
    const std::size_t done = first < 0 && duties.empty() && !lonely ? 1 : 0;  // the options that are no block
    std::vector<Option> options(done);
    for (const Pair& pair : blocks) {
      options.push_back(option_of(Thing::of(pair.attacker)));
      options.back().kind = Option::Kind::block;
      options.back().object = pair.blocker;
    }
    const Question question{.kind = DecisionKind::block, .player = player};
    const std::size_t answer = ask_option(table_, question, std::move(options)).index;
    if (answer < done) return false;
    const Pair& made = blocks[answer - done];
    if (pay_price(table_, price_of(made))) chosen_.push_back(made);
    // What it cost may have been one of those that would block.
    const auto gone = [&](const Pair& pair) { return !duel_.is_in_play(pair.blocker); };
    std::erase_if(possible_, gone);
    std::erase_if(chosen_, gone);
    return true;
  }

  Table& table_;
  Duel& duel_;
  std::vector<Pair> possible_;
  std::vector<Duty> duties_;
  std::vector<Pair> chosen_;
};

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
  Declaration declaration(table);
  declaration.choose();
  // Entered as a whole, and only then heard of: who answers to a block sees all of them.
  declaration.enter();
  note_blocks(table.duel);
  raise(table, EventKind::blocks, &Block::blocker, &Block::attacker);
  raise(table, EventKind::becomes_blocked, &Block::attacker, &Block::blocker);
  raise_unblocked(table);
  settle(table);
}

}  // namespace sleight
