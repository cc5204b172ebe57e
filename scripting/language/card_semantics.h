#pragma once

#include "scripting/words/argument_reader.h"

namespace sleight {

/// Finds what every part of a script allows and the whole makes no sense of: a spell without an effect, words
/// that stand for nothing, and all that `check_references` finds. Each is a finding.
void check_semantics(const Reader& reader, const Card& card, bool token);
void check_semantics(const Reader& reader, const Keyword& keyword);
void check_semantics(const Reader& reader, const CounterKind& counter);
void check_semantics(const Reader& reader, const RuleScript& rules);

}  // namespace sleight
