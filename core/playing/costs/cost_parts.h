#pragma once

#include <optional>
#include <vector>

#include "core/playing/costs/available_mana.h"
#include "core/query/context.h"
#include "core/query/distinct_requirements.h"

/// What a cost asks for besides mana and tapping its own card: what is given up, what else is tapped, life,
/// counters, phases.
namespace sleight {

/// Whether one part of a cost can be paid now.
bool can_pay_part(const Context& context, PlayerId player, const CostPart& part);
/// Whether parts that can each be paid can be paid together: one thing pays for one part only, life and
/// counters add up (R-COST-1).
bool can_pay_together(const Context& context, PlayerId player, const Cost& cost);
/// The most that X can be where parts of the cost take X of something.
int greatest_x_of_parts(const Context& context, PlayerId player, const Cost& cost);

/// Whether that may be given up, or tapped, for a part of the cost.
bool may_be_given(const Context& context, PlayerId player, const Cost& cost, ObjectId thing);
/// Takes out of what there is to spend on the mana of `cost` the life and the counters that its parts take:
/// they pay for no mana (R-COST-1).
void keep_for_parts(AvailableMana& supply, const Context& context, const Cost& cost);
/// The supply as it may be spent on the mana of `cost`, which `context` pays for: the life that its parts
/// take pays for no mana. In `room` where that is another one.
const AvailableMana& spendable_beside(const AvailableMana& supply, const Context& context, const Cost& cost,
                                      std::optional<AvailableMana>& room);

/// What has to be tapped for the cost besides its own card, and what for each part.
std::vector<DistinctRequirement> tapped_for(const Context& context, PlayerId player, const Cost& cost);
/// Whether `supply` pays the mana and leaves enough untapped to meet `taps`: one tapping does not do for
/// both.
bool pays_beside(const AvailableMana& supply, const std::vector<DistinctRequirement>& taps,
                 const ManaCost& mana, int x, ObjectId except, Colours x_only, int more);
/// Taps what the parts ask for, as the player chooses, before any mana is drawn.
void tap_for_parts(Table& table, const Context& context, PlayerId player, const Cost& cost, int x, int more);
/// Asks for all that the other parts take, before anything goes, and takes it.
std::vector<StepResults> pay_parts(Table& table, const Context& context, PlayerId player, const Cost& cost);

}  // namespace sleight
