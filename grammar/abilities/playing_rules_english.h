#pragma once

#include "core/card/definition.h"
#include "grammar/abilities/rule_family.h"

/// What may be played, and how openly: "creature spells cannot be cast", "you may play an additional land";
/// read.
namespace sleight {

/// What may be played, and how openly.
RuleFamily playing_rules();

}  // namespace sleight
