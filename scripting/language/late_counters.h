#pragma once

#include "core/card/definition.h"
#include "scripting/words/argument_reader.h"

/// What comes too late to counter a spell.
namespace sleight {

/// Finds in a card a spell or an ability that counters spells when none is still being cast (L0242, R-INT-6,
/// R-CAST-2): only interrupts come early enough.
void check_late_counters(const Reader& reader, const Card& card);

}  // namespace sleight
