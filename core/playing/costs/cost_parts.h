#pragma once

#include <vector>

#include "core/playing/costs/mana_supply.h"
#include "core/reading/context.h"
#include "core/reading/demands.h"

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

/// What has to be tapped for the cost besides its own card, and what for each part.
std::vector<Demand> tapped_for(const Context& context, PlayerId player, const Cost& cost);
/// Whether `supply` pays the mana and leaves enough untapped to meet `taps`: one tapping does not do for
/// both.
bool pays_beside(const Supply& supply, const std::vector<Demand>& taps, const ManaCost& mana, int x,
                 ObjectId except, Colours x_only, int more);
/// Taps what the parts ask for, as the player chooses, before any mana is drawn.
void tap_for_parts(Table& table, const Context& context, PlayerId player, const Cost& cost, int x, int more);
/// Asks for all that the other parts take, before anything goes, and takes it.
std::vector<Done> pay_parts(Table& table, const Context& context, PlayerId player, const Cost& cost);

}  // namespace sleight
