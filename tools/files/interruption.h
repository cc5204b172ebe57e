#pragma once

#include <cstddef>
#include <vector>

#include "tools/files/in_parallel.h"

/// Ctrl-C while a command works long: it ends early, and tells what it has done.
namespace sleight {

/// The exit status of a command that was interrupted, as shells have it for SIGINT.
inline constexpr int status_of_interruption = 130;

/// From now on the first interruption is only noted; a second one ends the program at once. Where
/// interruptions are ignored, as by what a shell runs in the background, they stay so.
void heed_interruption();
/// Whether there was one.
bool is_interrupted();

/// As `in_parallel`, until it is interrupted; gives for each i whether it was done.
template <typename Work>
std::vector<char> in_parallel_until_interrupted(std::size_t count, int jobs, Work work) {
  std::vector<char> done(count, 0);  // no bits: each worker writes to bytes of its own
  in_parallel(count, jobs, [&](std::size_t i, std::size_t worker) {
    if (is_interrupted()) return;
    work(i, worker);
    done[i] = 1;
  });
  return done;
}

}  // namespace sleight
