#pragma once

#include <optional>
#include <string>

#include "core/selection.h"

namespace sleight {

/// A piece of Lua that a definition may hold where the vocabulary ends. The core only calls it, through this
/// class; what it is made of is the business of the floor above. One function serves every duel that is
/// played with its definition, so it holds no state of a duel.
class Function {
 public:
  Function() = default;
  Function(const Function&) = delete;
  Function& operator=(const Function&) = delete;
  virtual ~Function() = default;

  /// The value of an amount. A function that fails counts as 0; it reports the failure where it lives.
  virtual int amount(const Context& context) const = 0;
  /// Whether a condition holds. A function that fails does not hold.
  virtual bool condition(const Context& context) const = 0;
  /// Does a step in the name of `play`. Gives what went wrong, or nothing when all went well.
  virtual std::optional<std::string> step(Table& table, Play& play) const = 0;
};

}  // namespace sleight
