#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/card/definition.h"

namespace sleight {

/// Other wordings of a line of the card, each with one thing said in fewer words; the best first. Whether
/// they say the same is for whoever asks (printed_style.h).
using ShorterWording = std::vector<std::string> (*)(const Card& card, const std::string& line);

/// All of them, in the order in which they are to be tried.
std::span<const ShorterWording> shorter_wordings();

}  // namespace sleight
