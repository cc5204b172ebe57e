#pragma once

#include "core/duel/duel.h"

namespace sleight {

/// While it lives, what is worked out and which functions of cards are called is for somebody who asks about
/// a duel, and not for what goes on in it: the duel pays nothing for that, however often it is asked. Each
/// look has a budget of its own.
class UncountedLook {
 public:
  /// Begins the look; it ends with this object.
  explicit UncountedLook(const Duel& duel) : duel_(duel) {
    duel.pay_for_work();
    before_ = duel.budget();
    duel.budget().begin_look();
  }
  UncountedLook(const UncountedLook&) = delete;
  UncountedLook& operator=(const UncountedLook&) = delete;
  ~UncountedLook() {
    duel_.pay_for_work();
    duel_.budget() = before_;
  }

 private:
  const Duel& duel_;
  Budget before_;
};

}  // namespace sleight
