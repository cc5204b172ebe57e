#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scripting/words/member_codec.h"

namespace sleight {

SLEIGHT_CODEC(Selector, Selector)
SLEIGHT_CODEC(Box<Selector>, Box<Selector>)
/// A selector of sources, for which a quality is enough: `from = "black"` (R-PROT-1).
struct Sources {};
SLEIGHT_CODEC(Sources, Selector)
SLEIGHT_CODEC(Box<Sources>, Box<Selector>)
/// A filter given by one word: a colour, a card type, a supertype or a creature or land type.
struct AnyQuality {};
SLEIGHT_CODEC(AnyQuality, Filter)

/// The singular spelling of a creature type or land type (R-CRE-8); "plains" is singular already.
std::string subtype_spelling(std::string_view spelling);
/// The filter that one word stands for: "black" a colour, "artifact" a card type, "goblin" a subtype.
Filter quality_filter(Words& words, std::string_view spelling);
/// The word that stands for a filter, or "" when no single word does.
std::string quality_word(const Words& words, const Filter& filter);
/// Filters in the order of their qualities, whatever order a script wrote.
void sort_filters(std::vector<Filter>& filters);

}  // namespace sleight
