#pragma once

#include <antlr4-runtime.h>

#include <cstdint>
#include <vector>

namespace sleight {

/// The network that ANTLR makes of the grammar (its ATN), laid flat: from each place the moves that lead on.
struct Network {
  struct Place {
    std::int32_t first = 0;  ///< of its moves
    std::int32_t moves = 0;
    bool ends_rule = false;
    bool waits = false;  ///< for a word; at the others nobody stays
  };
  struct Move {
    enum class Kind : std::uint8_t { free, call, word, words };
    Kind kind = Kind::free;
    std::int32_t to = 0;
    std::int32_t detail = 0;  ///< where a call goes on; the word; which set of words
  };

  explicit Network(const antlr4::atn::ATN& atn);

  /// The number of a class of words; the end of the line has one too.
  static std::int32_t number_of(std::size_t type) { return static_cast<std::int32_t>(type + 1); }
  static constexpr std::int32_t end_of_line = 0;
  bool takes(const Move& move, std::int32_t word) const {
    return move.kind == Move::Kind::word
               ? move.detail == word
               : move.kind == Move::Kind::words &&
                     sets[static_cast<std::size_t>(move.detail)][static_cast<std::size_t>(word)];
  }

  std::vector<Place> places;
  std::vector<Move> moves;
  std::vector<std::vector<bool>> sets;
  std::vector<std::int32_t> decisions;  ///< the place of each
};

}  // namespace sleight
