#pragma once

#include "core/card/definition.h"

namespace sleight {

/// What `selector` could ever depend on, as Duel::Dirt bits.
unsigned dependencies_of(const Selector& selector);
unsigned dependencies_of(const Amount& amount);
unsigned dependencies_of(const Condition& condition);
unsigned dependencies_of(const Change& change);
/// The same of what an ability costs, asks for and does, choices that are made meanwhile apart.
unsigned dependencies_of(const Ability& ability);

/// The layers of continuous effects that write what is asked of things, as layer_bit bits: of a filter only
/// what it asks of the thing itself, of the others all that lies inside.
unsigned layers_asked(const Filter& filter);
unsigned layers_asked(const Selector& selector);
unsigned layers_asked(const Amount& amount);
unsigned layers_asked(const Condition& condition);

}  // namespace sleight
