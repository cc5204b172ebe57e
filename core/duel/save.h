#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/duel/duel.h"

namespace sleight {

/// The duel as bytes: versioned, checked by a sum, naming cards and abilities by spelling (not by index), so
/// that it can be read with any library that holds the same definitions.
std::string save(const Duel& duel);

/// What `load` gives: a duel, or the reason why the bytes are refused.
struct Loaded {
  std::optional<Duel> duel;
  std::string refusal;
};
/// Reads what `save` wrote. Refused with a reason, never with a crash: damaged or truncated bytes, another
/// format or version, another rule set, cards the library lacks or knows differently.
Loaded load(std::string_view bytes, std::shared_ptr<const Library> library,
            std::shared_ptr<const Rules> rules);

}  // namespace sleight
