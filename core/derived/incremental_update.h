#pragma once

#include "core/card/definition.h"

namespace sleight {

class Library;

/// Whether what a continuous effect makes of a permanent follows from that permanent, from the controller of
/// the effect and from the state that the bits of `dependencies_of` name. Then a permanent that nothing has
/// happened to keeps its characteristics, whatever happens to others. False for an effect that counts things,
/// copies one, changes words, depends on a condition, or grants an ability that changes characteristics in
/// turn. (The effect may also take such an ability away; only applying the effect shows that.) `ability`: the
/// continuous ability that the change is of, where it is no lasting effect of its own.
bool allows_incremental_update(const Library& library, const Change& change, const Ability* ability);

}  // namespace sleight
