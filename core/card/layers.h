#pragma once

#include "core/card/rows.h"
#include "core/card/rules.h"

namespace sleight {

/// The layer in which a part of a change is applied.
Layer layer_of(ChangeKind kind);
/// The bits of the layers that the parts of a change lie in; bit n is `static_cast<Layer>(n)`.
unsigned layers_of(const Change& change);
static_assert(has_room_for<Layer, unsigned>, "a bit for each layer");
constexpr unsigned layer_bit(Layer layer) { return 1U << static_cast<unsigned>(layer); }

}  // namespace sleight
