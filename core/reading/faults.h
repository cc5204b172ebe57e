#pragma once

#include "core/card/diagnostic.h"

namespace sleight {

/// What went wrong in the functions of scripts while a duel was played. The duel went on without them; the
/// host that played it decides what to make of it. No part of the duel.
class Faults {
 public:
  /// Notes a fault; one that is known already is not noted again, for a function may be read many times.
  void add(const Diagnostic& fault);
  const Diagnostics& all() const { return all_; }
  bool empty() const { return all_.empty(); }

 private:
  Diagnostics all_;
};

/// While it lives, what goes wrong on this thread is noted in `faults`. Of several the innermost hears of it;
/// where there is none nobody does.
class FaultScope {
 public:
  explicit FaultScope(Faults& faults);
  FaultScope(const FaultScope&) = delete;
  FaultScope& operator=(const FaultScope&) = delete;
  ~FaultScope();

 private:
  Faults* outer_;
};

/// Tells the host of this thread what went wrong.
void report_fault(const Diagnostic& fault);

}  // namespace sleight
