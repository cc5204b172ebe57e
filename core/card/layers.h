#pragma once

#include "core/card/rows.h"
#include "core/card/rules.h"

namespace sleight {

/// The layer in which a part of a change is applied.
Layer layer_of(ChangeKind kind);
/// Whether a part of that kind gives types of cards, its `types`.
bool gives_types(ChangeKind kind);
/// The bits of the layers that the parts of a change lie in; bit n is `static_cast<Layer>(n)`.
unsigned layers_of(const Change& change);
static_assert(has_room_for<Layer, unsigned>, "a bit for each layer");
constexpr unsigned layer_bit(Layer layer) { return 1U << static_cast<unsigned>(layer); }
inline constexpr unsigned copy_layer = layer_bit(Layer::copy);
inline constexpr unsigned control_layer = layer_bit(Layer::control);
inline constexpr unsigned colour_layer = layer_bit(Layer::colour);
inline constexpr unsigned ability_layer = layer_bit(Layer::abilities);
/// The layers that write types and names,
inline constexpr unsigned type_layers = layer_bit(Layer::land_type) | layer_bit(Layer::animation);
/// and those that write power and toughness.
inline constexpr unsigned size_layers = layer_bit(Layer::set_power_toughness) |
                                        layer_bit(Layer::modify_power_toughness) |
                                        layer_bit(Layer::counters) | layer_bit(Layer::switching);
/// The layers (bits) that write the same characteristics as one of `layers` does.
constexpr unsigned layers_alike(unsigned layers) {
  if ((layers & type_layers) != 0) layers |= type_layers;
  if ((layers & size_layers) != 0) layers |= size_layers;
  return layers;
}

}  // namespace sleight
