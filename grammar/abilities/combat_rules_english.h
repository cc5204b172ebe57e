#pragma once

#include "grammar/abilities/rule_family.h"
#include "grammar/reading_context.h"

/// What is forbidden or allowed in combat: "it cannot be blocked except by Walls"; read.
namespace sleight {

/// What attacking and blocking is forbidden or allowed.
RuleFamily combat_rules();
/// What may not attack or block (`forbidden`) "unless its controller pays {3}".
Ability read_attack_price(ReadingContext& context, const Node& unless, const Ability& forbidden);

}  // namespace sleight
