#pragma once

#include <string>
#include <vector>

#include "core/card/library.h"
#include "grammar/open_words.h"

namespace sleight {

/// The English of what a card really does, in the house wording, one ability a line. `words` spells its
/// words; `vocabulary` names the expansions it speaks of. What the grammar can say at all reads back as an
/// equal definition.
std::string describe(const Card& card, const Words& words, const Vocabulary& vocabulary);
/// The same line by line, with each thing called by its name wherever it is spoken of: what the words of a
/// text are compared with.
std::vector<std::string> described_in_full(const Card& card, const Words& words,
                                           const Vocabulary& vocabulary);
/// The English of one ability of `card`, without a full stop only where it is a keyword.
std::string describe(const Card& card, const Ability& ability, const Words& words,
                     const Vocabulary& vocabulary);
/// When something may be done by the text of `card`: "during your upkeep", "if you control a Swamp".
std::string describe_time(const Card& card, const Condition& condition, const Words& words,
                          const Vocabulary& vocabulary);
/// What is so: "you control a Swamp".
std::string describe_fact(const Card& card, const Condition& condition, const Words& words,
                          const Vocabulary& vocabulary);
/// What stands on a card besides its name and its text: "{2}{U}, creature, Wizard, 1/1". With the name and
/// what `describe` says it tells everything that a definition holds.
std::string headline(const Card& card, const Words& words, const Vocabulary& vocabulary);
/// "Enchant creature you control" of a local enchantment; "" of any other card.
std::string enchant_line(const Card& card, const Words& words, const Vocabulary& vocabulary);

}  // namespace sleight
