#pragma once

#include <vector>

#include "scripting/words/member_codec.h"

/// Amounts and conditions, which may hold each other.
namespace sleight {

SLEIGHT_CODEC(Amount, Amount)
SLEIGHT_CODEC(Box<Amount>, Box<Amount>)
SLEIGHT_CODEC(std::vector<Amount>, std::vector<Amount>)
SLEIGHT_CODEC(Condition, Condition)
SLEIGHT_CODEC(Box<Condition>, Box<Condition>)
SLEIGHT_CODEC(std::vector<Condition>, std::vector<Condition>)

}  // namespace sleight
