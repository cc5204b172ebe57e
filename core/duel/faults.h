#pragma once

#include <mutex>

#include "core/card/diagnostic.h"

namespace sleight {

/// What went wrong in the functions of scripts while a duel was played. The duel went on without them; the
/// host that played it decides what to make of it. No part of the state of the duel: its copies, which may be
/// played on other threads, tell the same host.
class Faults {
 public:
  /// Notes a fault; one that is known already is not noted again, for a function may be read many times.
  void add(const Diagnostic& fault);
  /// All that went wrong so far.
  Diagnostics all() const;
  /// Whether nothing went wrong.
  bool empty() const;

 private:
  mutable std::mutex lock_;  ///< held only where something failed: it slows no duel that goes well
  Diagnostics all_;
};

}  // namespace sleight
