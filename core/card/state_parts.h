#pragma once

#include <cstdint>

namespace sleight {

/// The parts of a duel's state that an answer may depend on. Whatever changes one of them says so
/// (Duel::touch), and the records of what is asked name them.
struct StateParts {
  /// One bit for each part.
  enum Dirt : std::uint16_t {
    nothing_dirty = 0,
    board = 1,    ///< something came into or left play, an effect began or ended, control or text changed
    tapped = 2,   ///< a permanent was tapped or untapped
    counter = 4,  ///< counters or damage changed
    hands = 8,    ///< cards outside play moved
    combat_state = 16,
    life = 32,
    choice = 64,
    phase_state = 128,   ///< whose turn it is, and how far it has come
    batch_state = 256,   ///< what is being cast, or under way
    packet_state = 512,  ///< damage that waits
    debts = 1024,        ///< upkeep costs that are still owed
  };
};

/// What the answer to a word depends on, whatever stands inside it: state of the duel, and what the layers of
/// continuous effects write. Neither: it follows from the definition, from how it was announced, or from what
/// permanents are, which is looked at again whenever the board is.
struct Dependence {
  unsigned state = StateParts::nothing_dirty;  ///< StateParts::Dirt bits
  unsigned layers = 0;                         ///< layer_bit bits (layers.h)
};
/// What a function of a card may depend on.
inline constexpr Dependence whatever_there_is{0xFFFFU, 0xFFFFU};

}  // namespace sleight
