#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace sleight {

/// Does `work(i, worker)` for each i below `count`, with at most `jobs` workers at a time, numbered from 0:
/// what each works with by itself needs no lock. Which worker does what is left to chance, so results belong
/// to i.
template <typename Work>
void in_parallel(std::size_t count, int jobs, Work work) {
  std::atomic<std::size_t> next{0};
  const auto until_done = [&](std::size_t worker) {
    for (std::size_t i = next++; i < count; i = next++) work(i, worker);
  };
  const auto workers = std::min(count, static_cast<std::size_t>(std::max(jobs, 1)));
  std::vector<std::thread> threads;
  // One worker is this thread.
  for (std::size_t worker = 1; worker < workers; ++worker) threads.emplace_back(until_done, worker);
  until_done(0);
  for (std::thread& thread : threads) thread.join();
}

}  // namespace sleight
