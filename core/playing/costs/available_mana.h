#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/playing/costs/mana_making.h"
#include "core/playing/costs/mana_sources.h"
#include "core/playing/costs/small_list.h"
#include "core/table/table.h"

namespace sleight {

/// All mana that a player could spend now: the pool first, then what sources would give. Built once for a
/// whole list of plays, on the stack, so that asking "can this be paid" allocates nothing. Mana of sources
/// that give one thing lies here unit by unit; what gives one thing or another, or costs mana, is a choice.
struct AvailableMana {
  static constexpr int usual = 160;  ///< as much mana as is there nearly always: so much needs no allocation
  static constexpr int few = 8;
  struct Unit {
    ManaKinds kinds;          ///< bit per colour, bit 5 colourless; none: it is spared for something else
    std::uint8_t pool_index;  ///< where it lies, for mana of the pool
    std::int8_t reserve;      ///< which of `reserves` it is of; -1: it is free
    std::int32_t group;       ///< the permanent that gives it; -1: the pool
  };
  /// Mana that may be spent on some things only.
  struct Kept {
    Reserve by;
    bool open;  ///< and on what is paid for now
  };
  /// A permanent that gives one thing.
  struct Group {
    std::uint16_t slot;
    std::int32_t first_unit;
    std::int32_t units;
    std::int32_t source;  ///< the place of what gives it among the sources
  };
  /// A permanent that gives mana in one of several ways, or by one that costs more than tapping it: those
  /// from `first` on among the sources.
  struct Choice {
    std::uint16_t slot;
    std::int32_t first;
    std::int32_t count;
    std::int32_t times;  ///< how often one of them can be used
    std::int32_t most;   ///< how much more mana there is after one use than before, at most
    ManaKinds kinds;     ///< that are among what it gives
    bool dear;           ///< a way costs mana
    bool kept_besides;   ///< by a way others add mana that may be spent on some things only
  };
  SmallList<Unit, usual> units;
  SmallList<Group, usual> groups;
  SmallList<Choice, few> choices;
  SmallList<Kept, few> reserves;
  const std::vector<ManaSource>* sources = nullptr;  ///< good until the duel changes
  const Duel* duel = nullptr;                        ///< whose they are, as long
  PlayerId player{};                                 ///< and who may draw from them
  bool counting = false;                             ///< some of them give other mana once others are tapped
  int of_choices = 0;                                ///< what all of them come to at most
  int life = 0;                                      ///< what the player could pay in life
  /// By its index, what each kind of mana may be spent as besides.
  std::array<ManaKinds, colour_count + 1> also{};

  /// As much mana as there could be at most.
  int most() const { return units.size() + of_choices; }
};

/// What there is to spend, for asking whether a cost can be paid.
void fill_available_mana(AvailableMana& supply, const Duel& duel, PlayerId player);
/// The supply as it may be spent on what `context` pays for; in `room` where that is another one.
const AvailableMana& spendable(const AvailableMana& supply, const Context& context,
                               std::optional<AvailableMana>& room);
/// Whether what is kept so may be spent on what is paid for now.
bool is_open(const AvailableMana& supply, const Reserve& reserve);
/// Whether that permanent gives any of it.
bool gives_mana(const AvailableMana& supply, ObjectId permanent);
/// Leaves out what that permanent gives: it is wanted for something else.
void spare(AvailableMana& supply, ObjectId permanent);
/// Leaves out what would take more than all but `kept` of the counters of that kind off the permanent.
void keep_counters(AvailableMana& supply, const Duel& duel, ObjectId permanent, Word kind, std::int64_t kept);
/// Leaves out all that the permanent of that slot gives, in whichever way, in a supply of choices.
void leave_out(AvailableMana& supply, std::uint16_t slot);
/// Those of `kinds` that may be spent where one of `wanted` is asked for.
unsigned spent_for(const AvailableMana& supply, unsigned kinds, unsigned wanted);

/// Whether `supply` pays `cost` with X as `x`, leaving `except` untapped; `more` is generic mana on top of
/// it.
bool pays(const AvailableMana& supply, const ManaCost& cost, int x, ObjectId except, Colours x_only,
          int more = 0);
/// Whether there are more ways to pay `cost` than are looked at, so that it may be paid by hand where `pays`
/// says that it cannot.
bool is_beyond_planning(const AvailableMana& supply, const ManaCost& cost, int x, Colours x_only);
/// The greatest X that `supply` pays.
int greatest_x(const AvailableMana& supply, const ManaCost& cost, ObjectId except, Colours x_only,
               int more = 0);
/// Pays the mana of `cost` for what `context` pays for, with `more` generic mana on top; what is spent is
/// added to `spent`. The pool goes first, then the sources that leave least mana over, and of these those
/// that cost least (docs/architecture.md, "Mana"). What the other parts of the cost take is left for them.
/// False, and nothing done, where it cannot be paid.
bool pay_mana_and(Table& table, const Context& context, PlayerId player, const Cost& cost, int x,
                  ObjectId except, int more, ManaPool& spent);

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
