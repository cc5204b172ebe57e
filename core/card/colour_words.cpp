#include "core/card/colour_words.h"

#include <array>

namespace sleight {
namespace {

constexpr std::array<std::string_view, colour_count> colour_names{"white", "blue", "black", "red", "green"};

constexpr std::array<Word, colour_count> colour_words{Word{"white"}, Word{"blue"}, Word{"black"}, Word{"red"},
                                                      Word{"green"}};

}  // namespace

std::string_view colour_name(Colour colour) { return colour_names[static_cast<std::size_t>(colour)]; }

int colour_index(Word word) {
  for (int i = 0; i < colour_count; ++i)
    if (colour_words[static_cast<std::size_t>(i)] == word) return i;
  return -1;
}

}  // namespace sleight
