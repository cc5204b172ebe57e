#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/card/definition_fields.h"
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

/// The names of the library's cards and of the tokens that they make.
std::set<std::string> all_names(const Library& library) {
  std::set<std::string> names;
  for (std::size_t i = 0; i < library.size(); ++i) {
    const Card& card = library.card(static_cast<CardId>(i));
    names.insert(card.name);
    definition::walk(card.abilities, [&names](const Step& step) {
      if (step.token) names.insert(step.token->name);
    });
  }
  return names;
}

/// Whether that place is before, in or behind a name that the text says ("creatures named Plague Rats"): with
/// any word in it that is another name, and names are open words.
bool touches_a_name(const std::string& text, std::size_t at, const std::set<std::string>& names) {
  constexpr std::string_view named = "named ";
  for (std::size_t from = text.find(named); from != std::string::npos && from < at;
       from = text.find(named, from + 1)) {
    const std::size_t name = from + named.size();
    const bool inside = std::any_of(names.begin(), names.end(), [&](const std::string& each) {
      return text.compare(name, each.size(), each) == 0 && at + 1 >= name && at <= name + each.size();
    });
    if (inside) return true;
  }
  return false;
}

TEST(FuzzTexts, AWordOfNonsenseIsNeverUnderstood) {
  const Collection& collection = kit::whole_library();
  const std::set<std::string> names = all_names(*collection.library);
  const Vocabulary vocabulary(*collection.library);
  for (const CollectedCard& each : collection.cards) {
    const Card& card = collection.library->card(each.id);
    for (std::size_t at = card.text.find(' '); at != std::string::npos; at = card.text.find(' ', at + 1)) {
      // Reminder text in brackets says nothing and is cut.
      if (card.text.find('(') != std::string::npos) break;
      if (touches_a_name(card.text, at, names)) continue;
      std::string text = card.text;
      text.insert(at, " zorblax");
      if (text.find_first_not_of(" \n") > at) continue;  // before the first line there is no line
      EXPECT_FALSE(read_text(card, text, vocabulary).understood()) << text;
    }
  }
}

}  // namespace
}  // namespace sleight
