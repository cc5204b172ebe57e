#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

namespace sleight {

/// What `Lookahead` found out about the lines of all cards when the program was built, as tables: nobody who
/// reads such lines has to find it out again.
struct Learnt {
  /// What is known after some words, by its number, which is that of a `Lookahead::State`.
  struct Known {
    std::int32_t from = 0;  ///< what it came of; a decision where no word was read
    std::int16_t word = at_start;
    std::int16_t finished = 0;
    std::uint32_t first = 0;  ///< of what comes of it; the next one's is behind its last
  };
  struct Next {
    std::int16_t word = 0;
    std::int32_t then = 0;
  };
  static constexpr std::int16_t at_start = -1;

  std::span<const std::int32_t> starts;  ///< of each decision; 0: it was not asked
  std::span<const Known> known;          ///< the first stands for none, the last ends the one before it
  std::span<const Next> next;            ///< of each in order, sorted by word

  /// The first number that none of them has.
  std::int32_t end() const { return known.empty() ? 1 : static_cast<std::int32_t>(known.size()) - 1; }
  /// What comes of one of them by a word; null where nobody asked.
  const std::int32_t* find(std::int32_t from, std::int32_t word) const {
    const auto at = static_cast<std::size_t>(from);
    const Next* const last = next.data() + known[at + 1].first;
    const Next* const found =
        std::lower_bound(next.data() + known[at].first, last, word,
                         [](const Next& each, std::int32_t wanted) { return each.word < wanted; });
    return found != last && found->word == word ? &found->then : nullptr;
  }
};

/// That of this program. The program that learns it has none: a function that each of both brings.
Learnt learnt_when_built();

}  // namespace sleight
