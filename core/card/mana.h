#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "core/card/rows.h"

namespace sleight {

/// The five colours (R-MANA-6), in the order in which costs are written.
enum class Colour : std::uint8_t { white, blue, black, red, green, last_ = green };
/// How many colours there are.
inline constexpr int colour_count = static_cast<int>(count_of<Colour>);
/// Index of colourless mana in a pool, after the five colours.
inline constexpr int colourless_index = 5;

/// Kinds of mana as a set of bits: one for each colour, and the bit `colourless_index`.
using ManaKinds = std::uint8_t;

/// A set of colours. The empty set is colourless (R-COLOR-1).
class Colours {
 public:
  constexpr Colours() = default;
  /// One colour.
  // NOLINTNEXTLINE(google-explicit-constructor): a colour is a set of one
  constexpr Colours(Colour colour) : bits_(static_cast<std::uint8_t>(1U << static_cast<unsigned>(colour))) {}
  /// All five.
  static constexpr Colours all() { return from_bits((1U << colour_count) - 1U); }
  /// What `bits` gave.
  static constexpr Colours from_bits(std::uint8_t bits) {
    Colours colours;
    colours.bits_ = bits;
    return colours;
  }
  /// A bit for each colour, white being the lowest.
  constexpr std::uint8_t bits() const { return bits_; }
  /// Whether the colour is one of these.
  constexpr bool has(Colour colour) const { return (bits_ >> static_cast<unsigned>(colour) & 1U) != 0; }
  /// Whether some colour is in both.
  constexpr bool meets(Colours other) const { return (bits_ & other.bits_) != 0; }
  /// Whether there is none: colourless.
  constexpr bool empty() const { return bits_ == 0; }
  constexpr Colours operator|(Colours other) const { return from_bits(bits_ | other.bits_); }
  constexpr bool operator==(const Colours&) const = default;

 private:
  static_assert(has_room_for<Colour, std::uint8_t>, "a bit for each colour");
  std::uint8_t bits_ = 0;
};

/// The symbols of two colours, either of which pays: in the order in which they are written, and each with
/// the colour first that stands first in it.
inline constexpr std::array<std::array<Colour, 2>, 10> either_colours{{
    {Colour::white, Colour::blue},
    {Colour::white, Colour::black},
    {Colour::blue, Colour::black},
    {Colour::blue, Colour::red},
    {Colour::black, Colour::red},
    {Colour::black, Colour::green},
    {Colour::red, Colour::green},
    {Colour::red, Colour::white},
    {Colour::green, Colour::white},
    {Colour::green, Colour::blue},
}};

/// The mana part of a cost: so many of each colour, so many of either of two, so much generic mana, so many X
/// (R-MANA-6, R-MANA-7).
struct ManaCost {
  std::array<std::uint8_t, colour_count> coloured{};
  std::array<std::uint8_t, either_colours.size()> either{};
  std::uint8_t generic = 0;
  std::uint8_t x = 0;      ///< how often X is written
  std::uint8_t off_x = 0;  ///< how much less than X it takes; 0 in what is written

  /// What is asked for X, and the `more` generic mana that comes with it, less what is taken off.
  constexpr int of_x(int x_value, int more = 0) const {
    const int asked = x * x_value + more;
    return asked > off_x ? asked - off_x : 0;
  }
  /// Total mana, X counted as `x_value` each time, with `more` generic mana.
  constexpr int total(int x_value = 0, int more = 0) const {
    int sum = generic + of_x(x_value, more);
    for (const int n : coloured) sum += n;
    if (is_hybrid())
      for (const int n : either) sum += n;
    return sum;
  }
  /// Whether some of it may be paid with either of two colours. (Hardly any cost is so, and this is asked of
  /// all.)
  constexpr bool is_hybrid() const {
    if (std::is_constant_evaluated()) return either != decltype(either){};
    // Two loads, where comparing arrays would be a call.
    static_assert(sizeof(either) == sizeof(std::uint64_t) + sizeof(std::uint16_t));
    std::uint64_t most = 0;
    std::uint16_t rest = 0;
    std::memcpy(&most, either.data(), sizeof(most));
    std::memcpy(&rest, either.data() + sizeof(most), sizeof(rest));
    return (most | rest) != 0;
  }
  /// Whether it asks for no mana.
  constexpr bool empty() const { return total() == 0 && x == 0; }
  /// The colours of the symbols in it (R-COLOR-1).
  constexpr Colours colours() const {
    Colours found;
    for (int i = 0; i < colour_count; ++i)
      if (coloured[i] > 0) found = found | Colours(static_cast<Colour>(i));
    for (std::size_t i = 0; i < either.size() && is_hybrid(); ++i)
      if (either[i] > 0) found = found | either_colours[i][0] | either_colours[i][1];
    return found;
  }
  bool operator==(const ManaCost&) const = default;
};

/// Two costs as one. More of anything than the type holds is as good as all of it: nobody pays so much.
constexpr ManaCost together(ManaCost one, const ManaCost& other) {
  const auto sum = [](std::uint8_t a, std::uint8_t b) {
    const int both = a + b;
    return static_cast<std::uint8_t>(both > 0xFF ? 0xFF : both);
  };
  for (std::size_t i = 0; i < colour_count; ++i) one.coloured[i] = sum(one.coloured[i], other.coloured[i]);
  for (std::size_t i = 0; i < one.either.size(); ++i) one.either[i] = sum(one.either[i], other.either[i]);
  one.generic = sum(one.generic, other.generic);
  one.x = sum(one.x, other.x);
  one.off_x = sum(one.off_x, other.off_x);
  return one;
}

/// Mana waiting in a player's pool, by colour; index `colourless_index` is colourless (R-MANA-1).
struct ManaPool {
  std::array<std::uint16_t, colour_count + 1> amount{};
  /// How much mana of all kinds.
  constexpr int total() const {
    int sum = 0;
    for (const int n : amount) sum += n;
    return sum;
  }
  bool operator==(const ManaPool&) const = default;
};

}  // namespace sleight
