#pragma once

#include <string>
#include <vector>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// What something is said to be ("is tapped", "that is not enchanted"), and how many of it there are said to
/// be ("three or more"); read and said.
namespace sleight {

/// "Tapped", "a basic mountain", "a creature card": what it asks of whatever is said to be so.
Selector read_state(ReadingContext& context, const Node& state);
std::string say_state(Speaker& speaker, const std::vector<Filter>& like);

/// "Exactly three", "two or fewer".
struct Quantity {
  Comparison compare = Comparison::equal;
  Amount number;
  bool operator==(const Quantity&) const = default;
};
Quantity read_quantity(ReadingContext& context, const Node& quantity);
std::string say_quantity(Speaker& speaker, const Quantity& quantity, bool things = true);

}  // namespace sleight
