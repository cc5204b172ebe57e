#pragma once

#include <vector>

#include "grammar/reading_context.h"

/// What is forbidden or allowed, read; rule_sentences_english.h says it.
namespace sleight {

/// What a sentence forbids or allows. `subject` becomes what it is about, `lasting` for how long.
std::vector<Ability> read_rules(ReadingContext& context, const Node& ruling, Selector& subject,
                                Duration& lasting);

}  // namespace sleight
