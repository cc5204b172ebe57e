#pragma once

#include "scripting/words/argument_reader.h"

namespace sleight {

/// Finds what every part of a card allows and the card as a whole makes no sense of: an X that nothing pays,
/// `chosen` without a choice, a spell without an effect, words that stand for nothing. Each is a finding.
void check_sense(const Reader& reader, const Card& card);

}  // namespace sleight
