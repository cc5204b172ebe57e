#pragma once

#include "core/card/definition.h"

namespace sleight {

class Library;

/// Whether what a continuous effect makes of a permanent follows from that permanent, from who has the effect
/// and from what of the duel `reads` tells: then a permanent that nothing has happened to stays as it is,
/// whatever comes to the others. Not so where it counts things, copies one, changes words, hangs on a
/// condition or grants what changes characteristics in turn. (What it takes away may be such a thing as well:
/// that is seen only when it does.) `ability`: the continuous ability that the change is of, where it is no
/// lasting effect of its own.
bool allows_incremental_update(const Library& library, const Change& change, const Ability* ability);

}  // namespace sleight
