#pragma once

#include <compare>
#include <cstdint>
#include <string_view>

#include "core/card/fnv.h"
#include "core/card/letters.h"

namespace sleight {

/// A word of the game's open vocabulary: a subtype, a keyword, a counter kind, a phase, a card name.
///
/// It is the 32-bit FNV-1a hash of the lower-cased spelling, so that C++ can write `Word{"swamp"}` as a
/// constant, saves mean the same in every process, and comparing costs one instruction. `Library` keeps
/// the spellings and refuses two that collide. The empty word is `Word{}`.
class Word {
 public:
  constexpr Word() = default;
  /// The word that is spelt so.
  constexpr explicit Word(std::string_view spelling) : id_(spelling.empty() ? 0 : hash(spelling)) {}
  /// The word whose id was stored by an earlier `id()`.
  static constexpr Word from_id(std::uint32_t id) {
    Word word;
    word.id_ = id;
    return word;
  }

  /// Its number: a hash of its spelling, 0 for no word.
  constexpr std::uint32_t id() const { return id_; }
  constexpr explicit operator bool() const { return id_ != 0; }
  constexpr auto operator<=>(const Word&) const = default;

 private:
  static constexpr std::uint32_t hash(std::string_view spelling) {
    Fnv<std::uint32_t> hash;
    for (const char c : spelling) hash.add(static_cast<unsigned char>(lowered(c)));
    return hash.value() == 0 ? 1 : hash.value();
  }

  std::uint32_t id_ = 0;
};

}  // namespace sleight
