#include "core/reading/faults.h"

#include <algorithm>

namespace sleight {
namespace {

/// A script that fails in ever new ways must not fill the memory of its host.
constexpr std::size_t most_faults = 100;

thread_local Faults* listening = nullptr;

}  // namespace

void Faults::add(const Diagnostic& fault) {
  if (all_.size() < most_faults && std::find(all_.begin(), all_.end(), fault) == all_.end())
    all_.push_back(fault);
}

FaultScope::FaultScope(Faults& faults) : outer_(listening) { listening = &faults; }
FaultScope::~FaultScope() { listening = outer_; }

void report_fault(const Diagnostic& fault) {
  if (listening != nullptr) listening->add(fault);
}

}  // namespace sleight
