// Writes tests/data/read_cards.json: the classic cards whose texts are read in full, with their facts and
// their texts in the house wording; and grammar/read_lines.txt, the lines of these texts. To be run after
// more is read than was; the test ReadCards proves that none of them is lost.
//   read_cards_writer CARD_DATA.json tests/data/read_cards.json grammar/read_lines.txt
#include <fstream>
#include <iostream>

#include "tests/kit/read_cards.h"
#include "tools/checking/read_back.h"
#include "tools/files/card_data.h"
#include "tools/library/known_words.h"

namespace sleight {
namespace {

bool reads_as_written(const kit::ReadCard& card, const Scaffold& made, const Vocabulary& vocabulary) {
  const Reading reading = read_text(card.bare(), card.facts.text, vocabulary);
  Card read = apply(card.bare(), reading);
  read.text = made.card.text;
  return reading.understood() && same_rules(read, made.card);
}

}  // namespace
}  // namespace sleight

int main(int argc, char** argv) {
  using namespace sleight;  // NOLINT: the program is of it
  if (argc != 4) {
    std::cerr << "usage: read_cards_writer CARD_DATA.json READ_CARDS.json READ_LINES.txt\n";
    return 2;
  }
  std::ifstream in(argv[1]);
  const CardDataFile data = read_card_data(argv[1], in);
  Vocabulary vocabulary = vocabulary_of(CardSources{});
  add_words_of(data.cards, vocabulary);
  ReadBack reader(vocabulary, {}, {});
  std::vector<kit::ReadCard> cards;
  for (const CardData& card : data.cards) {
    const WrittenScaffold made = reader.write(facts_of(card), card.location);
    if (!made.scaffold.whole() || !made.scaffold.has_text || made.scaffold.card.abilities.empty()) continue;
    kit::ReadCard read = kit::as_read_card(made.scaffold, vocabulary);
    if (reads_as_written(read, made.scaffold, vocabulary))
      cards.push_back(std::move(read));
    else
      std::cerr << "left out, because its own description reads otherwise: " << card.name << "\n";
  }
  std::ofstream facts(argv[2]), lines(argv[3]);
  kit::write_read_cards(facts, cards);
  lines << kit::lines_of(cards);
  if (facts.flush() && lines.flush()) return 0;
  std::cerr << "cannot write " << argv[2] << " and " << argv[3] << "\n";
  return 1;
}
