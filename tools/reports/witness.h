#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace sleight {

/// What the printing of a card says beside its card data.
enum class Witness : std::uint8_t {
  none,     ///< no printing is known
  agrees,   ///< the same card
  differs,  ///< another card: the script follows the printing
  unread,   ///< not wholly read: the script follows the data, but for the printed type
};

/// "none", "agrees", "differs", "unread".
constexpr const char* name_of(Witness witness) {
  switch (witness) {
    case Witness::none:
      return "none";
    case Witness::agrees:
      return "agrees";
    case Witness::differs:
      return "differs";
    case Witness::unread:
      return "unread";
  }
  return "";
}

/// A card's printing held against its data.
struct WitnessReading {
  Witness witness = Witness::none;
  std::vector<std::string> differs;  ///< in what the script follows the printing, as words of `differs`
  std::string difference;            ///< what both say, in English; "" where they agree or one is unread
  std::vector<std::string> unread;   ///< of the printed text: the smallest pieces
};

}  // namespace sleight
