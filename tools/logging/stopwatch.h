#pragma once

#include <chrono>
#include <string>

namespace sleight {

/// Runs from the moment it is made.
class Stopwatch {
 public:
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
  }
  /// "31 ms".
  std::string text() const { return std::to_string(static_cast<long>(seconds() * 1000)) + " ms"; }

 private:
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace sleight
