#pragma once

#include <span>
#include <vector>

#include "grammar/reading_context.h"

/// What the files that read rules have in common: each gives a row for each ruling that it reads, and
/// rules_english.cpp looks the rows up.
namespace sleight {

using SaidRules = std::vector<Ability>;

/// Reads a ruling. `subject` becomes what it is about, `lasting` for how long.
struct ReadRule {
  Phrase phrase;
  SaidRules (*read)(ReadingContext& context, const Node& said, Selector& subject, Duration& lasting);
};

using RuleFamily = std::span<const ReadRule>;

/// A rule with the number that the ruling names, `less` of which every creature has anyhow.
Ability with_number(ReadingContext& context, const Node& said, RuleKind kind, int less);

}  // namespace sleight
