// Writes what prediction finds out about the grammar while it reads the texts of all cards, as a source file
// of the library: a step of its build.
//   sleight_learner DATA LEARNT.cpp
#include <fstream>
#include <iostream>

#include "grammar/parsing/learning.h"
#include "grammar/parsing/learnt.h"
#include "grammar/text_reader.h"
#include "scripting/files/card_collection.h"

namespace sleight {

Learnt learnt_when_built() { return {}; }

}  // namespace sleight

int main(int argc, char** argv) {
  using namespace sleight;  // NOLINT: the program is of it
  if (argc != 3) {
    std::cerr << "usage: sleight_learner DATA LEARNT.cpp\n";
    return 2;
  }
  const std::string data = argv[1];
  const Collection collection = load_collection(data + "/cards", {}, data);
  const Vocabulary vocabulary(*collection.library);
  for (const CollectedCard& each : collection.cards) {
    Card facts = collection.library->card(each.id);
    facts.abilities.clear();
    read_text(facts, facts.text, vocabulary);
  }
  std::ofstream out(argv[2]);
  out << learnt_so_far();
  return out.good() ? 0 : 1;
}
