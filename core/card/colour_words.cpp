#include "core/card/colour_words.h"

#include "core/card/spelling.h"

namespace sleight {
namespace {

// The words follow from the table of spellings, so that a text change names a colour as a script does.
constexpr auto colour_words = [] {
  std::array<Word, colour_count> words;
  for (std::size_t i = 0; i < words.size(); ++i) words[i] = Word{all_spellings<Colour>[i].spelling};
  return words;
}();

}  // namespace

int colour_index(Word word) {
  for (int i = 0; i < colour_count; ++i)
    if (colour_words[static_cast<std::size_t>(i)] == word) return i;
  return -1;
}

}  // namespace sleight
