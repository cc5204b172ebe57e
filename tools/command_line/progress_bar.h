#pragma once

#include <atomic>
#include <cstddef>
#include <mutex>
#include <string>

#include "tools/logging/stopwatch.h"

namespace sleight {

/// How far a long work is and how long it goes on, on the error stream and only where that is a terminal. Of
/// what takes no second nothing is shown; it is gone when the work is done.
class ProgressBar {
 public:
  /// `what` is being done, `total` times; 0: nothing is shown.
  ProgressBar(std::string what, std::size_t total);
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar();
  /// So much of it is done.
  void show(std::size_t done);
  /// One more is done. Any thread may say so.
  void advance() { show(++done_); }

 private:
  std::string line_of(std::size_t done) const;

  std::string what_;
  std::size_t total_;
  std::size_t width_;  ///< of the terminal; 0: there is none
  Stopwatch watch_;
  std::atomic<std::size_t> done_ = 0;
  std::mutex drawing_;
  std::string shown_;
  double drawn_at_ = 0;  ///< in seconds of the watch
};

}  // namespace sleight
