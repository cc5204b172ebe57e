#pragma once

#include <cstddef>
#include <string>

namespace sleight {

/// How much is known of the grammar: in how many states prediction can be.
struct KnownStates {
  std::size_t when_built = 0;  ///< before anything was read
  std::size_t since = 0;       ///< found out by this program
};
KnownStates known_states();

/// All that was found out so far about the grammar, as the source file that brings it as
/// `learnt_when_built`. For a program that was built without it.
std::string learnt_so_far();

}  // namespace sleight
