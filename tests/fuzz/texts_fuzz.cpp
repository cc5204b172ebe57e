#include <gtest/gtest.h>

#include "grammar/text_reader.h"
#include "tests/fuzz/mutate.h"
#include "tests/kit/whole_library.h"

// Whatever a text says, reading it ends, and a line is understood only if every word of it is.
namespace sleight {
namespace {

TEST(FuzzTexts, DamagedTextsAreReadOrReported) {
  const Collection& collection = kit::whole_library();
  const Vocabulary vocabulary(*collection.library);
  const std::vector<std::string> scraps{
      "target", " creature ", "not ", ".", ",",        "{T}",    "{X}", "+1/+1", "zorblax",          "\n",
      "•",      "—",          "\"",   "~", " unless ", " each ", "(",   ")",     "deals 3 damage to"};
  Random random{7};
  for (const CollectedCard& each : collection.cards) {
    const Card& card = collection.library->card(each.id);
    for (int i = 0; i < 30; ++i) {
      const std::string text = fuzz::mutate(card.text, random, scraps);
      const Reading reading = read_text(card, text, vocabulary);
      for (const LineReading& line : reading.lines)
        EXPECT_TRUE(!line.understood || line.offending.empty()) << text;
      EXPECT_TRUE(reading.understood() || !findings(reading, text, "text").empty()) << text;
    }
  }
}

TEST(FuzzTexts, AWordOfNonsenseIsNeverUnderstood) {
  const Collection& collection = kit::whole_library();
  const Vocabulary vocabulary(*collection.library);
  for (const CollectedCard& each : collection.cards) {
    const Card& card = collection.library->card(each.id);
    for (std::size_t at = card.text.find(' '); at != std::string::npos; at = card.text.find(' ', at + 1)) {
      // Reminder text in brackets says nothing and is cut.
      if (card.text.find('(') != std::string::npos) break;
      std::string text = card.text;
      text.insert(at, " zorblax");
      if (text.find_first_not_of(" \n") > at) continue;  // before the first line there is no line
      EXPECT_FALSE(read_text(card, text, vocabulary).understood()) << text;
    }
  }
}

}  // namespace
}  // namespace sleight
