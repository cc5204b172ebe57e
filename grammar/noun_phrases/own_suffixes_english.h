#pragma once

#include <cstddef>

#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// What stands behind the last of several nouns and is said of that one alone: "artifact or creature with
/// flying" is any artifact, or a creature that flies; read and said.
namespace sleight {

/// Whether nothing but a creature has what a filter asks for.
bool is_of_creatures(const Filter& filter);
/// Binds the filters of `selector` from the place `from` on, which its suffixes have brought, to the last
/// noun of `group` where only creatures have what they ask for. Fails where creatures were named before
/// others. What all of them can have ("you control", "of the chosen color") is asked of all.
void bind_to_last_noun(ReadingContext& context, const Node& group, Selector& selector, std::size_t from);
/// Says such a choice of two sorts as the noun and what stands behind it; false for other filters.
bool say_own_suffix(Speaker& speaker, const Filter& any_of, Noun& noun);

}  // namespace sleight
