#pragma once

#include <cstdint>
#include <string_view>
#include <type_traits>

namespace sleight {

/// The hash FNV-1a, byte after byte, in 32 or 64 bits: for names and sums that must be the same in every
/// process. Many numbers at a time are hashed faster otherwise (see the hash of a duel).
template <typename Number>
requires std::is_same_v<Number, std::uint32_t> || std::is_same_v<Number, std::uint64_t>
class Fnv {
 public:
  /// Takes one byte into the hash.
  constexpr void add(unsigned char byte) { value_ = (value_ ^ byte) * prime; }
  /// Takes each byte of `bytes` into the hash.
  constexpr void add(std::string_view bytes) {
    for (const char c : bytes) add(static_cast<unsigned char>(c));
  }
  /// A whole number at once: for sums of numbers, where nothing else makes the same sum.
  constexpr void add_whole(Number number) { value_ = (value_ ^ number) * prime; }
  /// The hash of all that was taken in.
  constexpr Number value() const { return value_; }

 private:
  static constexpr bool wide = sizeof(Number) == 8;
  static constexpr Number prime = static_cast<Number>(wide ? 1099511628211ULL : 16777619ULL);
  Number value_ = static_cast<Number>(wide ? 14695981039346656037ULL : 2166136261ULL);
};

}  // namespace sleight
