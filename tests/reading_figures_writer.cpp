// Writes tests/data/reading_figures.json, how much of the texts is read, and tests/data/idle_by_wording.json,
// which of their words make no difference. To be run after the grammar reads more, or holds more words
// against each other; the tests ReadingFigures and IdleWords prove that it does neither less.
//   reading_figures_writer READING_FIGURES.json IDLE_BY_WORDING.json
// With a third argument one of so many words is probed, and 1 probes all.
#include <cstdlib>
#include <fstream>
#include <iostream>

#include "tests/kit/reading_figures.h"

int main(int argc, char** argv) {
  using namespace sleight;  // NOLINT: the program is of it
  if (argc != 3 && argc != 4) {
    std::cerr << "usage: reading_figures_writer READING_FIGURES.json IDLE_BY_WORDING.json [ONE_OF]\n";
    return 2;
  }
  const int one_of = argc == 4 ? std::atoi(argv[3]) : static_cast<int>(kit::one_word_of);
  if (one_of < 1) {
    std::cerr << "one of how many words: " << argv[3] << "\n";
    return 2;
  }
  std::ofstream figures(argv[1]), words(argv[2]);
  kit::write_reading(figures, kit::measured_reading());
  kit::write_idle_words(words, kit::measured_idle_words(static_cast<std::uint32_t>(one_of)));
  if (figures.flush() && words.flush()) return 0;
  std::cerr << "cannot write " << argv[1] << " and " << argv[2] << "\n";
  return 1;
}
