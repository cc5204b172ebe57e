#pragma once

#include <cstdint>
#include <vector>

#include "core/derived/object_cache.h"

namespace sleight {

/// What all continuous effects together made of every permanent when they were last applied: what an effect
/// reads that asks for more than the layers before its own have written (R-CRE-4).
class FixpointValues {
 public:
  /// Notes what the permanents of `duel` are now. True if that is what was noted before.
  bool take(const Duel& duel, const ObjectCache& objects);
  void forget() { values_.clear(); }
  bool empty() const { return values_.empty(); }
  /// Who controlled the permanent in `slot`; none where nothing is noted of it.
  PlayerId controller(std::uint16_t slot) const;
  /// How the words of its text read; null where nothing is noted of it.
  const TextWords* text(std::uint16_t slot) const;

 private:
  friend class SettledBoard;
  struct Value {
    std::uint16_t slot = 0;
    Characteristics now;
    std::vector<HeldAbility> held;
  };
  /// What is noted of the permanent in `slot`, or null.
  const Value* find(std::uint16_t slot) const;
  std::vector<Value> values_;          ///< in the order of play
  std::vector<std::uint16_t> places_;  ///< by slot: where in `values_`
};

/// A guard: while it lives, the object cache shows the values of the last settled round; its destructor puts
/// back the values that are being computed. Before the first settled round the guard does nothing.
class SettledBoard {
 public:
  SettledBoard(FixpointValues& settled, ObjectCache& objects);
  SettledBoard(const SettledBoard&) = delete;
  SettledBoard& operator=(const SettledBoard&) = delete;
  ~SettledBoard();
  /// Shows the permanent in `slot` with the characteristics that `layers` (bits) write as they are being
  /// worked out, so that an effect of these layers finds what older ones made of it (R-CONT-1); all else is
  /// settled.
  void show_unsettled(std::uint16_t slot, unsigned layers);
  /// Shows all of it as settled again.
  void show_settled();

 private:
  void exchange();
  FixpointValues& settled_;
  ObjectCache& objects_;
  bool mixed_ = false;
  FixpointValues::Value kept_;  ///< the settled values of the one that is shown with unsettled ones
};

}  // namespace sleight
