#include "tools/display/time_left.h"

#include <cmath>

namespace sleight {

std::string time_left(double seconds, std::size_t done, std::size_t total) {
  if (done == 0 || done >= total || seconds < 1) return "";
  const double left = seconds * static_cast<double>(total - done) / static_cast<double>(done);
  constexpr double minute = 60, hour = 3600;
  const auto about = [](double count, const char* unit) {
    return "about " + std::to_string(static_cast<long>(std::ceil(count))) + " " + unit + " left";
  };
  if (left <= minute) return about(left, "s");
  return left <= hour ? about(left / minute, "min") : about(left / hour, "h");
}

}  // namespace sleight
