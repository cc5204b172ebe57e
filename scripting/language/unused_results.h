#pragma once

#include "core/card/definition.h"
#include "scripting/words/argument_reader.h"

/// What a script finds, separates or chooses, and nothing reads.
namespace sleight {

/// Finds in a card: a search whose find nothing reads, or that a later search replaces before anything reads
/// it (L0248); a choice of which the same holds (L0249); and ways to choose from that do the same (L0250). A
/// card with unread pieces of text, or with none of its abilities, is passed over: what is missing may read
/// it.
void check_unused_results(const Reader& reader, const Card& card);
/// The same of the abilities of a module. What they choose, whatever card has them may read.
void check_unused_results(const Reader& reader, const std::vector<Ability>& abilities);

}  // namespace sleight
