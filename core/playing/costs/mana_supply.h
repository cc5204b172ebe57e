#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/playing/costs/mana_making.h"
#include "core/playing/costs/mana_sources.h"
#include "core/playing/costs/roomy_list.h"
#include "core/table/table.h"

namespace sleight {

/// All mana that a player could spend now, one unit at a time: the pool first, then untapped sources. Built
/// once for a whole list of plays, on the stack, so that asking "can this be paid" allocates nothing.
struct Supply {
  static constexpr int usual = 160;  ///< as much mana as is there nearly always: so much needs no allocation
  struct Unit {
    ManaKinds kinds;          ///< bit per colour, bit 5 colourless; 0: spent only as generic mana
    std::uint8_t pool_index;  ///< where it lies, for mana of the pool
    std::int8_t reserve;      ///< which of `reserves` it is of; -1: it is free
    std::int32_t group;       ///< the permanent that gives it; -1: the pool
  };
  /// What a permanent gives by one of its abilities, or by several that give the same amount.
  struct Given {
    std::int32_t amount;  ///< of the ability alone
    std::int32_t units;   ///< with the additional mana that follows from it
    ManaKinds kinds;
    std::int8_t reserve = -1;  ///< of the ability's own mana: which of `reserves`
  };
  /// Mana that may be spent on some things only.
  struct Kept {
    Reserve by;
    bool open;  ///< and on what is paid for now
  };
  struct Group {
    std::uint16_t slot;
    std::int32_t first_unit;
    Given gives;
  };
  /// Less mana that the permanent of a group gives instead.
  struct Alternative {
    std::int32_t group;
    Given gives;
  };
  /// Every choice among them is tried: no more are taken than can be tried quickly.
  static constexpr int most_alternatives = 8;
  RoomyList<Unit, usual> units;
  RoomyList<Group, usual> groups;
  RoomyList<Alternative, most_alternatives> alternatives;
  RoomyList<Kept, most_alternatives> reserves;
  /// By its index, what each kind of mana may be spent as besides.
  std::array<ManaKinds, colour_count + 1> also{};
};

/// What there is to spend. `sources` gives the order in which they are used up.
Supply supply_of(const Duel& duel, PlayerId player, const std::vector<ManaSource>& sources);
/// The same without any order, for asking only whether a cost can be paid.
void fill_supply(Supply& supply, const Duel& duel, PlayerId player);
/// The supply as it may be spent on what `context` pays for; in `room` where that is another one.
const Supply& spendable(const Supply& supply, const Context& context, std::optional<Supply>& room);
/// Whether that permanent gives any of it.
bool gives_mana(const Supply& supply, ObjectId permanent);
/// Leaves out what that permanent gives: it is wanted for something else.
void spare(Supply& supply, ObjectId permanent);
/// Whether `supply` pays `cost` with X as `x`, leaving `except` untapped; `more` is generic mana on top of
/// it.
bool pays(const Supply& supply, const ManaCost& cost, int x, ObjectId except, Colours x_only, int more = 0);
/// The greatest X that `supply` pays.
int greatest_x(const Supply& supply, const ManaCost& cost, ObjectId except, Colours x_only, int more = 0);
/// Pays mana for what `context` pays for, with `more` generic mana on top; what is spent is added to `spent`.
bool pay_mana_and(Table& table, const Context& context, PlayerId player, const ManaCost& cost, int x,
                  ObjectId except, Colours x_only, int more, ManaPool& spent);

/// Whether `player` can pay `cost` from pool and sources. `except`: an object that cannot be tapped for it.
bool can_pay_mana(const Duel& duel, PlayerId player, const ManaCost& cost, int x = 0, ObjectId except = {},
                  Colours x_only = {});
/// The greatest X that can be paid.
int greatest_x(const Duel& duel, PlayerId player, const ManaCost& cost, ObjectId except = {},
               Colours x_only = {});
/// Pays: pool first, then sources, never so that an affordable cost fails. False (and nothing done) if it
/// cannot.
bool pay_mana(Table& table, PlayerId player, const ManaCost& cost, int x = 0, ObjectId except = {},
              Colours x_only = {});

}  // namespace sleight
