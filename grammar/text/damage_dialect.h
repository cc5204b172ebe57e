#pragma once

#include "grammar/text/text.h"

/// How later and earlier years say that damage is prevented, limited or dealt elsewhere.
namespace sleight {

/// "The next time ..." chooses a packet. Before the rows of the dialect, which rewrite words of it.
void choose_packets(Text& line);
/// What is said of all damage, for good or for a turn; behind those rows, whose words it looks for.
void rules_of_damage(Text& line);

}  // namespace sleight
