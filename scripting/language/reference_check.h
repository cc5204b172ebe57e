#pragma once

#include "scripting/words/argument_reader.h"

namespace sleight {

/// Finds words that mean nothing where they stand: what no event, loop, choice, cost or keyword gives there,
/// things that the word which is given them cannot take, and effects without steps. Each is a finding.
void check_references(const Reader& reader, const Card& card, bool token);
void check_references(const Reader& reader, const Keyword& keyword);
void check_references(const Reader& reader, const CounterKind& counter);
/// Of a rule set: what it says holds for nobody in particular, and it is no card.
void check_references(const Reader& reader, const RuleScript& rules);

}  // namespace sleight
