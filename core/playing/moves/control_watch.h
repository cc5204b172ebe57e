#pragma once

#include <vector>

#include "core/duel/duel.h"

namespace sleight {

/// Remembers who controls what, and afterwards gives everything that has changed hands a new "controlled
/// since" (R-SICK-2, R-SICK-3). Control is computed, so nobody sees it change except by comparing.
class ControlWatch {
 public:
  explicit ControlWatch(const Duel& duel);
  /// Compares with what is now, and remembers that.
  void update(Duel& duel);

 private:
  void remember(const Duel& duel);

  struct Held {
    ObjectId object;
    PlayerId controller = PlayerId::none;
  };
  std::vector<Held> held_;
  bool remembers_ = false;
};

}  // namespace sleight
