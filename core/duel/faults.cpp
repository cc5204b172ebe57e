#include "core/duel/faults.h"

#include <algorithm>

namespace sleight {
namespace {

/// A script that fails in ever new ways must not fill the memory of its host.
constexpr std::size_t most_faults = 100;

}  // namespace

void Faults::add(const Diagnostic& fault) {
  const std::lock_guard<std::mutex> lock(lock_);
  // The same function may be read at every look at the board: one fault of it is one fault.
  if (all_.size() < most_faults && std::find(all_.begin(), all_.end(), fault) == all_.end())
    all_.push_back(fault);
}

Diagnostics Faults::all() const {
  const std::lock_guard<std::mutex> lock(lock_);
  return all_;
}

bool Faults::empty() const {
  const std::lock_guard<std::mutex> lock(lock_);
  return all_.empty();
}

}  // namespace sleight
