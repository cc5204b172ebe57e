#include "tools/command_line/progress_bar.h"

#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <utility>

#include "tools/display/column_width.h"
#include "tools/display/time_left.h"

namespace sleight {
namespace {

constexpr std::size_t most_parts = 40;
constexpr double first_drawn_after = 1, drawn_again_after = 0.1;  // seconds

}  // namespace

ProgressBar::ProgressBar(std::string what, std::size_t total)
    : what_(std::move(what)), total_(total), width_(terminal_width(STDERR_FILENO)) {}

ProgressBar::~ProgressBar() {
  if (!shown_.empty()) std::cerr << "\r\033[K" << std::flush;
}

std::string ProgressBar::line_of(std::size_t done) const {
  const std::string left = time_left(watch_.seconds(), done, total_);
  const std::string told = std::to_string(done * 100 / total_) + " %" + (left.empty() ? "" : ", " + left);
  // A line that went on in the next could not be taken back; the last column stays free, for the cursor.
  const std::size_t taken = what_.size() + told.size() + 5;
  if (width_ <= taken) return told.size() < width_ ? told : "";
  const std::size_t parts = std::min(most_parts, width_ - taken);
  const std::size_t full = done * parts / total_;
  return what_ + " [" + std::string(full, '=') + std::string(parts - full, ' ') + "] " + told;
}

void ProgressBar::show(std::size_t done) {
  if (total_ == 0 || width_ == 0) return;
  // Another thread draws: what it shows is as good.
  const std::unique_lock<std::mutex> mine(drawing_, std::try_to_lock);
  if (!mine.owns_lock()) return;
  const double now = watch_.seconds();
  if (now < (shown_.empty() ? first_drawn_after : drawn_at_ + drawn_again_after)) return;
  std::string line = line_of(std::min(done, total_));
  if (line == shown_) return;
  std::cerr << "\r" << line << "\033[K" << std::flush;
  shown_ = std::move(line);
  drawn_at_ = now;
}

}  // namespace sleight
