#include "core/playing/turn/combat_damage.h"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

#include "core/derived/rules_in_force.h"
#include "core/playing/damage/packets.h"
#include "core/playing/effects/resolve.h"
#include "core/query/filters.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

/// Damage that has been divided and will become a packet once all of it has.
struct Share {
  ObjectId source;
  Thing victim;
  int amount = 0;
  bool trample = false;
};

/// Whether a creature takes part in this step (R-FS-1). Whoever dealt its damage in the first has done so,
/// whatever it gains or loses in between, unless a rule lets it deal in both.
bool deals_now(const Duel& duel, ObjectId id, bool first_step) {
  const Thing thing = Thing::of(id);
  if (first_step) return has_rule(duel, RuleKind::first_strike_damage, thing);
  return !duel.object(id).has_first_strike_dealt || has_rule(duel, RuleKind::regular_damage_too, thing);
}

bool is_creature(const Duel& duel, ObjectId id) {
  return duel.is_in_play(id) && duel.look(id).is(CardType::creature);
}

int damage_of(const Duel& duel, ObjectId id) {
  if (!is_creature(duel, id) || has_rule(duel, RuleKind::deals_no_combat_damage, Thing::of(id))) return 0;
  return std::max(duel.look(id).power, 0);  // R-CRE-2
}

/// How `player` divides `amount` damage of `source` among `among`.
std::vector<int> divide(Table& table, PlayerId player, ObjectId source, const std::vector<Thing>& among,
                        int amount) {
  return ask_division(table, {.kind = DecisionKind::assign, .player = player, .source = source}, among,
                      amount);
}

class DamageStep {
 public:
  DamageStep(Table& table, bool first_step) : table_(table), duel_(table.duel), first_step_(first_step) {}

  /// All is divided before any of it becomes a packet: the damage of one step is dealt at the same time
  /// (R-CDMG-4), and nobody divides it knowing what another packet has become.
  void run() {
    for (const Attacker& attacker : duel_.combat.attackers)
      if (attacker.fights() && acts(attacker.object)) assign_attacker(attacker);
    // A blocker has an entry for each attacker that it blocks, but one damage to divide among them.
    std::vector<ObjectId> done;
    for (const Block& block : duel_.combat.blocks) {
      if (!block.fights() || !acts(block.blocker)) continue;
      if (std::find(done.begin(), done.end(), block.blocker) != done.end()) continue;
      done.push_back(block.blocker);
      // The documents say of a tapped blocker only that it stays one; the switch says what it deals (D-09).
      if (duel_.object(block.blocker).tapped && !duel_.rules().tapped_blocker_deals) continue;
      assign_blocker(block.blocker);
    }
    // Before the packets, since what they kill or take away first strike from has dealt its damage (R-FS-1).
    if (first_step_) remember_first_strikes();
    for (const Share& share : shares_)
      make_packet(table_, snapshot(duel_, share.source), share.victim, share.amount, true, share.trample);
    settle(table_);
  }

 private:
  bool acts(ObjectId id) const { return is_creature(duel_, id) && deals_now(duel_, id, first_step_); }

  void add(ObjectId source, const std::vector<Thing>& victims, const std::vector<int>& parts, bool trample) {
    assert(parts.size() == victims.size());
    for (std::size_t i = 0; i < victims.size(); ++i)
      // A share of 0 is no damage, and no packet (R-CRE-3).
      if (parts[i] > 0) shares_.push_back({source, victims[i], parts[i], trample});
  }

  /// The creatures that take the damage of a blocked attacker (R-CDMG-1, R-BAND-9).
  std::vector<Thing> blockers_of(ObjectId attacker) const {
    std::vector<Thing> found;
    for (const Block& block : duel_.combat.blocks)
      if (block.attacker == attacker && block.fights() && is_creature(duel_, block.blocker))
        found.push_back(Thing::of(block.blocker));
    return found;
  }

  /// Judged at this moment (R-BAND-6): a bander that has regenerated still stands in its group (R-BAND-9).
  bool defender_divides(ObjectId attacker) const {
    const auto& blocks = duel_.combat.blocks;
    const bool banding = std::any_of(blocks.begin(), blocks.end(), [&](const Block& block) {
      return block.attacker == attacker && block.in_combat &&
             has_rule(duel_, RuleKind::divides_damage, Thing::of(block.blocker));
    });
    return banding || std::any_of(blocks.begin(), blocks.end(), [&](const Block& block) {
             return block.attacker == attacker && block.in_combat && blocks_with_its_like(block);
           });
  }

  /// What bands with some creatures divides for the group in which it blocks together with such a one.
  bool blocks_with_its_like(const Block& block) const {
    bool together = false;
    for_each_rule(duel_, RuleKind::may_band_with, Thing::of(block.blocker), [&](const RuleInForce& force) {
      together = std::any_of(duel_.combat.blocks.begin(), duel_.combat.blocks.end(), [&](const Block& mate) {
        return mate.in_combat && mate.attacker == block.attacker && mate.blocker != block.blocker &&
               speaks_of(force.context, force.rule->by, Thing::of(mate.blocker));
      });
      return !together;
    });
    return together;
  }

  void assign_attacker(const Attacker& attacker) {
    const ObjectId id = attacker.object;
    const int amount = damage_of(duel_, id);
    if (amount == 0) return;
    const PlayerId defender = opponent_of(duel_.combat.attacker);
    // Whether it was ever blocked, not whether anybody blocks it now (R-BLOCK-2).
    if (!attacker.blocked) {
      shares_.push_back({id, Thing::of(defender), amount, false});
      return;
    }
    const bool tramples = has_rule(duel_, RuleKind::excess_to_player, Thing::of(id));
    const std::vector<Thing> victims = blockers_of(id);
    if (victims.empty()) {
      // Nobody is left to take it: a trampler's damage goes on, any other is absorbed (R-TRAMPLE-3,
      // R-CDMG-2).
      if (tramples) shares_.push_back({id, Thing::of(defender), amount, false});
      return;
    }
    const PlayerId divider = defender_divides(id) ? defender : duel_.combat.attacker;
    // A trampler's damage is divided among its blockers like any other; what exceeds lethal damage goes on
    // only when the packets are dealt, so that what is prevented cuts it first (R-TRAMPLE-4).
    add(id, victims, divide(table_, divider, id, victims, amount), tramples);
  }

  /// The attackers that `blocker` can damage, band by band (R-CDMG-1, R-BAND-9).
  std::vector<std::vector<Thing>> bands_blocked_by(ObjectId blocker) const {
    std::vector<std::pair<std::uint16_t, std::vector<Thing>>> bands;
    for (const Block& block : duel_.combat.blocks) {
      if (block.blocker != blocker || !block.in_combat) continue;
      for (const Attacker& attacker : duel_.combat.attackers) {
        if (attacker.object != block.attacker || !attacker.fights() || !is_creature(duel_, attacker.object))
          continue;
        auto band = std::find_if(bands.begin(), bands.end(),
                                 [&](const auto& entry) { return entry.first == attacker.band; });
        if (band == bands.end()) band = bands.insert(bands.end(), {attacker.band, {}});
        band->second.push_back(Thing::of(attacker.object));
      }
    }
    std::vector<std::vector<Thing>> members;
    for (auto& [number, band] : bands) members.push_back(std::move(band));
    return members;
  }

  /// The defender divides among bands, the attacker within each (R-BAND-5, R-CDMG-5).
  void assign_blocker(ObjectId blocker) {
    const int amount = damage_of(duel_, blocker);
    const std::vector<std::vector<Thing>> bands = bands_blocked_by(blocker);
    if (amount == 0 || bands.empty()) return;
    // A band stands in the question by its first member: the defender says only how much each band gets.
    std::vector<Thing> firsts;
    for (const std::vector<Thing>& band : bands) firsts.push_back(band.front());
    const PlayerId attacker = duel_.combat.attacker;
    const std::vector<int> parts = divide(table_, opponent_of(attacker), blocker, firsts, amount);
    for (std::size_t i = 0; i < bands.size(); ++i)
      add(blocker, bands[i], divide(table_, attacker, blocker, bands[i], parts[i]), false);
  }

  /// Notes for the second step who has dealt damage in the first (`deals_now`).
  void remember_first_strikes() {
    const auto remember = [&](ObjectId id) {
      if (acts(id)) duel_.object(id).has_first_strike_dealt = true;
    };
    for (const Attacker& attacker : duel_.combat.attackers)
      if (attacker.in_combat) remember(attacker.object);
    for (const Block& block : duel_.combat.blocks)
      if (block.in_combat) remember(block.blocker);
  }

  Table& table_;
  Duel& duel_;
  bool first_step_;
  std::vector<Share> shares_;
};

}  // namespace

bool someone_strikes_first(const Duel& duel) {
  const auto strikes = [&](ObjectId id) {
    return is_creature(duel, id) && has_rule(duel, RuleKind::first_strike_damage, Thing::of(id));
  };
  return std::any_of(
             duel.combat.attackers.begin(), duel.combat.attackers.end(),
             [&](const Attacker& attacker) { return attacker.in_combat && strikes(attacker.object); }) ||
         std::any_of(duel.combat.blocks.begin(), duel.combat.blocks.end(),
                     [&](const Block& block) { return block.in_combat && strikes(block.blocker); });
}

void deal_combat_damage(Table& table, bool first_step) { DamageStep(table, first_step).run(); }

}  // namespace sleight
