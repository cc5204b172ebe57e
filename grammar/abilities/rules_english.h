#pragma once

#include <vector>

#include "grammar/meaning.h"

/// What is forbidden or allowed, read; rule_sentences_english.h says it.
namespace sleight {

/// What a sentence forbids or allows. `subject` becomes what it is about, `lasting` for how long.
std::vector<Ability> read_rules(Meaning& meaning, const Node& ruling, Selector& subject, Duration& lasting);

}  // namespace sleight
