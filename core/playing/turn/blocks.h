#pragma once

#include "core/table/table.h"

namespace sleight {

/// Declares blocks; raises `blocks` and `becomes_blocked` (R-BLOCK-1). Each pair of a blocker and an attacker
/// is one event of both kinds; its amount counts the pairs of its subject, so that the first blocker of an
/// attacker is number 1.
void declare_blockers(Table& table);

}  // namespace sleight
