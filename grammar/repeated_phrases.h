#pragma once

#include <span>
#include <string>
#include <vector>

namespace sleight {

/// The words that `description` says again because it has more sentences than `text`: what a text says at
/// once
/// ("blocks or becomes blocked", "one of two colours") is described as several that begin and end alike. Of
/// as many sentences as are more, those that differ least from one before them, what they share with it.
std::vector<std::string> repeated_phrases(std::span<const std::string> text,
                                          std::span<const std::string> description);

}  // namespace sleight
