#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace sleight {

/// Does `work(i, worker)` for each i below `count`, with at most `jobs` workers at a time, numbered from 0:
/// what each works with by itself needs no lock. Which worker does what is left to chance, so results belong
/// to i. What one of them throws ends the work, and is thrown here when all have stopped.
template <typename Work>
void in_parallel(std::size_t count, int jobs, Work work) {
  std::atomic<std::size_t> next{0};
  std::mutex lock;
  std::exception_ptr thrown;
  const auto until_done = [&](std::size_t worker) {
    try {
      for (std::size_t i = next++; i < count; i = next++) work(i, worker);
    } catch (...) {
      const std::lock_guard<std::mutex> mine(lock);
      if (thrown == nullptr) thrown = std::current_exception();
      next = count;
    }
  };
  const auto workers = std::min(count, static_cast<std::size_t>(std::max(jobs, 1)));
  std::vector<std::thread> threads;
  // One worker is this thread.
  try {
    for (std::size_t worker = 1; worker < workers; ++worker) threads.emplace_back(until_done, worker);
  } catch (const std::system_error&) {  // the machine gives no more threads: those that there are do it all
  }
  until_done(0);
  for (std::thread& thread : threads) thread.join();
  if (thrown != nullptr) std::rethrow_exception(thrown);
}

}  // namespace sleight
