#pragma once

#include <string_view>

#include "core/definition.h"
#include "core/rules.h"
#include "core/selection.h"

namespace sleight {

/// The layer in which a part of a change is applied.
Layer layer_of(ChangeKind kind);
/// The bits of the layers that the parts of a change lie in; bit n is `static_cast<Layer>(n)`.
unsigned layers_of(const Change& change);
constexpr unsigned layer_bit(Layer layer) { return 1U << static_cast<unsigned>(layer); }

/// The colour that a word means, or -1 when it means none.
int colour_index(Word word);
/// The position of a basic land type among Rules::basic_lands, or -1.
int basic_land_index(const Rules& rules, Word word);

/// What a `choose` settled, as seen by `context`: of the lasting effect, of the play, or of the card itself.
const Chosen& chosen_in(const Context& context);
/// Whether a text reads as it was written.
inline bool is_plain(const TextWords& text) {
  unsigned difference = 0;  // asked all the time: no call, no branches
  for (unsigned i = 0; i < colour_count; ++i)
    difference |= (static_cast<unsigned>(text.colours[i]) ^ i) | (text.lands[i] ^ i);
  return difference == 0;
}

/// What the printed card is: every characteristic that no effect has touched. Power and toughness that depend
/// on the duel are left 0; `dynamic` gets told.
Characteristics printed_characteristics(const Library& library, CardId id, bool* dynamic);

/// Applies one part of a change to the flat characteristics of `object`: everything but the parts that deal
/// with abilities and copies. `times` is how often a counter counts.
void apply_flat(const Context& context, const ChangePart& part, Characteristics& object, int times = 1);

}  // namespace sleight
