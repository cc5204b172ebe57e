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
    case ChangeKind::made_in_words:
      return Layer::text;
    case ChangeKind::becomes_land:
    case ChangeKind::also_land_type:
    case ChangeKind::also_supertype:
    case ChangeKind::loses_supertype:
      return Layer::land_type;
    // After the land types that it may hang on: "all forests are 1/1 creatures" has to know the forests.
    case ChangeKind::is_also:
    case ChangeKind::becomes_type:
    case ChangeKind::also_subtype:
    case ChangeKind::becomes_subtype:
      return Layer::animation;
    case ChangeKind::colour:
    case ChangeKind::also_colour:
      return Layer::colour;
    case ChangeKind::gains:
    case ChangeKind::gains_once:
    case ChangeKind::loses_keyword:
    case ChangeKind::loses_abilities:
      return Layer::abilities;
    // R-CRE-5: what is set is the base. It comes before every modifier, whichever of the two is older.
    case ChangeKind::power:
    case ChangeKind::toughness:
      return Layer::set_power_toughness;
    case ChangeKind::plus_power:
    case ChangeKind::plus_toughness:
      return Layer::modify_power_toughness;
    // Last, so that the switch takes the values with everything that was added to them.
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

bool gives_types(ChangeKind kind) { return kind == ChangeKind::is_also || kind == ChangeKind::becomes_type; }

}  // namespace sleight
