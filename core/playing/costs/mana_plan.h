#pragma once

#include <optional>

#include "core/playing/costs/available_mana.h"
#include "core/playing/costs/mana_classes.h"

namespace sleight {

/// What mana may be asked for besides the cost itself: the mana that sources cost which are used for it. No
/// reserved mana pays for that. By class: a colour each, then any mana.
inline constexpr int price_classes = colour_count + 1;
inline constexpr int all_classes = class_count + price_classes;

/// How much mana of each colour the hand asks for, of which as much as possible is kept.
using KeptColours = std::array<int, colour_count>;

/// Which sources are used to pay a cost, and what mana pays for what.
struct ManaPlan {
  static constexpr int usual_draws = 16;
  static constexpr int usual_spent = 32;
  /// One mana, and the class of demand that it pays for.
  struct Unit {
    std::uint8_t kind;
    std::uint8_t demand;
    Reserve by;
  };
  struct Draw {
    ManaSource way;
    std::uint8_t kind;  ///< which of `any_of` is drawn
  };
  SmallList<Draw, usual_draws> draws;  ///< in the order in which they are drawn
  SmallList<Unit, usual_spent> spent;  ///< of each class what is drawn first stands first
  int left_over = 0;                   ///< how much more is drawn than is spent
  bool best = true;                    ///< nothing is left that was not looked at
};

/// Fills in a plan of the units that the supply has in its order, without a look at its choices. False where
/// they do not pay.
bool plan_without_search(const AvailableMana& supply, const Wanted& wanted, ObjectId except, Colours x_only,
                         ManaPlan& plan);
/// The best plan that the supply allows, its sources being choices; none where there is none.
///
/// Best is, one before the other, as `ManaWeight` says: what hurts least, so that a source that hurts is used
/// only where nothing else pays; what leaves least over, in the pool as well; the fewest counters; what draws
/// least mana, so that none is changed into other mana without need; what leaves most of what the hand asks
/// for (`kept`); and what the order of preference (`preferred_sources`) puts first.
std::optional<ManaPlan> find_plan(const AvailableMana& supply, const Wanted& wanted, ObjectId except,
                                  Colours x_only, const KeptColours& kept);
/// The best plan that draws from other sources than those of the slots `named` only for what these leave
/// unpaid; none where there is none. The supply is one of choices, and is changed.
std::optional<ManaPlan> plan_of_named(AvailableMana& supply, const Wanted& wanted, ObjectId except,
                                      Colours x_only, const KeptColours& kept,
                                      const std::vector<std::uint16_t>& named);
/// Whether any plan pays, be it by the choices of the supply or by its units.
bool some_plan_pays(const AvailableMana& supply, const Wanted& wanted, ObjectId except, Colours x_only);

/// Whether no plan is found only because there are more than are looked at.
bool is_cut_short(const AvailableMana& supply, const Wanted& wanted, Colours x_only);

/// Draws what the plan says and pays with it; what is spent is added to `spent`, and crossed out in the plan.
/// False where something has come between; what was drawn stays in the pool.
bool carry_out(Table& table, PlayerId player, ManaPlan& plan, ManaPool& spent);

}  // namespace sleight
