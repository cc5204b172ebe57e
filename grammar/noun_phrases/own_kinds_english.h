#pragma once

#include <optional>
#include <vector>

#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// What narrows one of several nouns alone: "enchantment or artifact creature" is any enchantment, or a
/// creature that is an artifact; read and said.
namespace sleight {

/// A choice of two sorts of permanents.
struct TwoSorts {
  CardType plain = CardType::none;  ///< any of these types, and nothing else is asked
  std::vector<Filter> narrow;       ///< what the other sort asks, its noun first
};
/// The two sorts that a group of nouns names: where several types stand before one noun ("enchantment or
/// artifact creature") or one kind before several ("artifact creature or enchantment"); nothing of other
/// groups. Fails where an adjective before them, or a suffix that only creatures have, leaves open of which
/// sort it is said.
std::optional<TwoSorts> read_two_sorts(ReadingContext& context, const Node& group);
/// Asks for either sort, on top of what the selector asks already.
void demand_two_sorts(ReadingContext& context, Selector& selector, const TwoSorts& sorts);
/// Says such a choice as the words before its noun; false for other filters.
bool say_two_sorts(Speaker& speaker, const Filter& any_of, Noun& noun);

}  // namespace sleight
