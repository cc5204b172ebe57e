#pragma once

#include <array>
#include <cstdint>

#include "core/payment.h"

namespace sleight {

/// All mana that a player could spend now, one unit at a time: the pool first, then untapped sources. Built
/// once for a whole list of plays, on the stack, so that asking "can this be paid" allocates nothing.
struct Supply {
  static constexpr int limit = 160;  ///< a player with more mana than this pays with the first of it
  struct Unit {
    std::uint8_t kinds;       ///< bit per colour, bit 5 colourless; 0: spent only as generic mana
    std::uint8_t pool_index;  ///< where it lies, for mana of the pool
    std::int16_t group;       ///< the permanent that gives it; -1: the pool
  };
  struct Group {
    std::uint16_t slot;
    std::int16_t first_unit;
    std::int16_t units;
    std::uint8_t kinds;
  };
  // Nothing beyond the counts is ever read, so nothing is set before.
  std::array<Unit, limit> units;
  std::array<Group, limit> groups;
  int unit_count = 0;
  int group_count = 0;
};

/// What there is to spend. `sources` gives the order in which they are used up.
Supply supply_of(const Duel& duel, PlayerId player, const std::vector<ManaSource>& sources);
/// The same without any order, for asking only whether a cost can be paid.
void fill_supply(Supply& supply, const Duel& duel, PlayerId player);
/// Whether `supply` pays `cost` with X as `x`, leaving `except` untapped; `more` is generic mana on top of
/// it.
bool pays(const Supply& supply, const ManaCost& cost, int x, ObjectId except, Colours x_only, int more = 0);
/// The greatest X that `supply` pays.
int greatest_x(const Supply& supply, const ManaCost& cost, ObjectId except, Colours x_only, int more = 0);
/// Whether the whole of `cost` can be paid, its mana from `supply`, together with the casting cost `mana`.
bool can_pay(const Supply& supply, const Context& context, PlayerId player, const Cost& cost,
             const ManaCost& mana, int x, int targets);
/// Pays mana with `more` generic mana on top.
bool pay_mana_and(Table& table, PlayerId player, const ManaCost& cost, int x, ObjectId except, Colours x_only,
                  int more);
/// What of it cannot be paid, for a person, with the rule's id.
std::string missing_of(const Supply& supply, const Context& context, PlayerId player, const Cost& cost,
                       const ManaCost& mana);
/// Two costs as one.
ManaCost together(ManaCost one, const ManaCost& other);
/// Generic mana that `cost` asks for because of so many targets (R-MANA-8).
int cost_of_targets(const Context& context, const Cost& cost, int targets);

/// Whether a creature may not yet use abilities with a tap cost (R-SICK-1); others are never sick (R-ART-3).
bool is_sick(const Duel& duel, ObjectId id);
/// Whether an activated ability of `holder` is a mana source: no interrupts, no responses (R-MANA-2,
/// R-MANA-9).
bool is_mana_source(const Duel& duel, ObjectId holder, const Ability& ability);
/// Whether a card is a mana source spell, where the rule set has them (R-MANA-11, D-26).
bool is_mana_source_spell(const Duel& duel, const Card& card);
/// Whether the activated effects of a permanent wait for its upkeep cost (R-UPKEEP-3, D-22).
bool is_locked(const Duel& duel, ObjectId holder);

}  // namespace sleight
