#include "tools/command_line/progress_bar.h"

#include <unistd.h>

#include <iostream>
#include <utility>

namespace sleight {
namespace {

constexpr int parts = 40;

}  // namespace

ProgressBar::ProgressBar(std::string what, std::size_t total) : what_(std::move(what)), total_(total) {}

ProgressBar::~ProgressBar() {
  if (shown_ >= 0) std::cerr << "\r\033[K" << std::flush;
}

void ProgressBar::show(std::size_t done) {
  if (total_ == 0 || isatty(STDERR_FILENO) == 0) return;
  const int full = static_cast<int>(done * parts / total_);
  if (std::exchange(shown_, full) == full) return;
  std::cerr << "\r" << what_ << " [" << std::string(static_cast<std::size_t>(full), '=')
            << std::string(static_cast<std::size_t>(parts - full), ' ') << "] " << done * 100 / total_ << " %"
            << std::flush;
}

}  // namespace sleight
