#pragma once

#include <optional>
#include <vector>

#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// What stands before a noun: read and said.
namespace sleight {

/// Adds what an adjective asks to `filters`; of two joined by "or" each to `either`.
void read_adjective(ReadingContext& context, const Node& adjective, std::vector<Filter>& filters,
                    std::vector<Filter>& either);
/// Asks for any of `options` instead of all, on top of what the selector asks already.
void demand_either(ReadingContext& context, Selector& selector, const std::vector<Filter>& options);
/// The two filters in which the alternatives of "any of" differ, and what they share.
struct OneApart {
  Filter first;
  Filter second;
  std::vector<Filter> shared;
};
/// None where they differ in more, or there are more than two.
std::optional<OneApart> one_apart(const Filter& any_of);
/// Adds a filter to the words before the noun; false for one that is said behind it.
bool say_adjective(Speaker& speaker, const Filter& filter, Noun& noun);

}  // namespace sleight
