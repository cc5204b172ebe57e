#pragma once

#include "core/card/definition.h"

namespace sleight {

/// What `selector` could ever depend on, as Duel::Dirt bits.
unsigned reads(const Selector& selector);
unsigned reads(const Amount& amount);
unsigned reads(const Condition& condition);
unsigned reads(const Change& change);
/// The same of what an ability costs, asks for and does, choices that are made meanwhile apart.
unsigned reads(const Ability& ability);

}  // namespace sleight
