#include "core/card/layers.h"

namespace sleight {

Layer layer_of(ChangeKind kind) {
  switch (kind) {
    case ChangeKind::copy_of:
      return Layer::copy;
    case ChangeKind::controller:
      return Layer::control;
    case ChangeKind::colour_word:
    case ChangeKind::land_word:
      return Layer::text;
    case ChangeKind::becomes_land:
    case ChangeKind::also_land_type:
      return Layer::land_type;
    case ChangeKind::is_also:
    case ChangeKind::becomes_type:
    case ChangeKind::also_subtype:
    case ChangeKind::becomes_subtype:
      return Layer::animation;
    case ChangeKind::colour:
    case ChangeKind::also_colour:
      return Layer::colour;
    case ChangeKind::gains:
    case ChangeKind::loses_keyword:
    case ChangeKind::loses_abilities:
      return Layer::abilities;
    case ChangeKind::power:
    case ChangeKind::toughness:
      return Layer::set_power_toughness;
    case ChangeKind::plus_power:
    case ChangeKind::plus_toughness:
      return Layer::modify_power_toughness;
    case ChangeKind::switch_power_toughness:
      return Layer::switching;
  }
  return Layer::switching;
}

unsigned layers_of(const Change& change) {
  unsigned mask = 0;
  for (const ChangePart& part : change.parts) mask |= layer_bit(layer_of(part.kind));
  return mask;
}

}  // namespace sleight
