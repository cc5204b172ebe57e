#pragma once

#include "core/query/context.h"

namespace sleight {

struct StepRun;

/// A piece of Lua that a definition may hold where the vocabulary ends. The core only calls it, through this
/// class; what it is made of is the business of the floor above. One function serves every duel that is
/// played with its definition, on whatever thread, so it holds no state of a duel. What goes wrong in it is
/// told to `Duel::faults`.
class Function {
 public:
  Function() = default;
  Function(const Function&) = delete;
  Function& operator=(const Function&) = delete;
  virtual ~Function() = default;

  /// The value of an amount. A function that fails counts as 0.
  virtual int amount(const Context& context) const = 0;
  /// Whether a condition holds. A function that fails does not hold.
  virtual bool condition(const Context& context) const = 0;
  /// Does a step among those of `run`. False when it failed: the rest of the effect is left out then.
  virtual bool step(StepRun& run) const = 0;
};

}  // namespace sleight
