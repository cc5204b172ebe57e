#pragma once

#include <cstddef>
#include <string>

namespace sleight {

/// How far a long work is, on the error stream and only where that is a terminal; it is gone when the work is
/// done.
class ProgressBar {
 public:
  /// `what` is being done, `total` times.
  ProgressBar(std::string what, std::size_t total);
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar();
  void show(std::size_t done);

 private:
  std::string what_;
  std::size_t total_;
  int shown_ = -1;  ///< how many parts of it, so that nothing is drawn twice
};

}  // namespace sleight
