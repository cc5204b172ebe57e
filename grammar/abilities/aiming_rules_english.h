#pragma once

#include "core/card/definition.h"
#include "grammar/abilities/rule_family.h"

/// What may aim at something, or be put on it: "it cannot be the target of red spells"; read.
namespace sleight {

/// What may aim at something, or be put on it.
RuleFamily aiming_rules();

}  // namespace sleight
