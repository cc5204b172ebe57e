#pragma once

#include <cstddef>
#include <string>

namespace sleight {

/// How long the rest of a work will take that came so far in so many seconds: "about 3 min left". "" where
/// too little is done to say.
std::string time_left(double seconds, std::size_t done, std::size_t total);

}  // namespace sleight
