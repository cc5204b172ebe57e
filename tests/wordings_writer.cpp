// Writes tests/data/wordings.json: the classic cards, with their facts, their Oracle texts and their printed
// ones. The tests of how much is read use it (tests/kit/wordings.h).
//   wordings_writer CARD_DATA.json PRINTED.json tests/data/wordings.json
#include <algorithm>
#include <fstream>
#include <iostream>

#include "tests/kit/whole_library.h"
#include "tests/kit/wordings.h"
#include "tools/files/printed_data.h"

int main(int argc, char** argv) {
  using namespace sleight;  // NOLINT: the program is of it
  if (argc != 4) {
    std::cerr << "usage: wordings_writer CARD_DATA.json PRINTED.json WORDINGS.json\n";
    return 2;
  }
  std::ifstream in(argv[1]), printed_in(argv[2]);
  CardDataFile data = read_card_data(argv[1], in);
  const PrintedData printed =
      read_printed_data(argv[2], std::string{std::istreambuf_iterator<char>(printed_in), {}});
  for (CardData& card : data.cards) printed.attach(card);
  std::sort(data.cards.begin(), data.cards.end(),
            [](const CardData& a, const CardData& b) { return a.name < b.name; });
  std::vector<SetInfo> sets;
  for (const CollectedSet& set : kit::whole_library().sets) sets.push_back(set.info);
  std::sort(sets.begin(), sets.end(),
            [](const SetInfo& a, const SetInfo& b) { return a.released < b.released; });
  std::vector<std::string> codes;
  for (const SetInfo& set : sets) codes.push_back(set.code);
  std::ofstream out(argv[3]);
  kit::write_wordings(out, data.cards, codes);
  if (!data.cards.empty() && out.flush()) return 0;
  std::cerr << "cannot write " << argv[3] << "\n";
  return 1;
}
