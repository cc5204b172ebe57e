#pragma once

#include "grammar/abilities/rule_family.h"
#include "grammar/reading_context.h"

/// What spells and abilities cost more or less, and what is spent as what: "white spells cost {3} more to
/// cast"; read.
namespace sleight {

/// What is paid for spells, and with what.
RuleFamily price_rules();
/// "... cost {3} more to use": the rule, but for what it affects.
Ability read_uses_cost_more(ReadingContext& context, const Node& said);
/// "Activated abilities of permanents cost an additional sacrifice a swamp to use for each ...".
Ability read_using_asks(ReadingContext& context, const Node& said);

}  // namespace sleight
