#include <gtest/gtest.h>

#include <set>

#include "grammar/describe.h"
#include "grammar/text_reader.h"
#include "tests/kit/known_cards.h"
#include "tests/kit/whole_library.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

class EveryCard : public ::testing::TestWithParam<KnownCard> {};

std::string why_unread(const Reading& reading, const std::string& text) {
  std::string why;
  for (const Diagnostic& finding : findings(reading, text, "text"))
    why += std::to_string(finding.location.line) + ":" + std::to_string(finding.location.column) + " " +
           finding.message + "\n";
  return why;
}

TEST_P(EveryCard, IsUnderstoodWordForWord) {
  const Scaffold made = scaffold(facts_of(GetParam()), known_words());
  EXPECT_TRUE(made.reading.understood()) << why_unread(made.reading, GetParam().text);
  EXPECT_TRUE(made.problems.empty());
}

TEST_P(EveryCard, MeansTheSameInALaterWording) {
  const char* wording = *GetParam().later == '\0' ? GetParam().text : GetParam().later;
  const Scaffold house = scaffold(facts_of(GetParam()), known_words());
  const Reading later = read_text(house.card, wording, known_words(),
                                  *GetParam().later == '\0' ? Wording::house : Wording::oracle);
  EXPECT_TRUE(later.understood()) << why_unread(later, wording);
  EXPECT_TRUE(apply(house.card, later) == house.card);
}

TEST_P(EveryCard, DescribesItselfSoThatItReadsBack) {
  const Scaffold made = scaffold(facts_of(GetParam()), known_words());
  Words words;
  for (const std::string& word : made.words) words.intern(word);
  const std::string english = describe(made.card, words, known_words());
  const Reading back = read_text(made.card, english, known_words());
  EXPECT_TRUE(back.understood()) << english << "\n" << why_unread(back, english);
  EXPECT_TRUE(apply(made.card, back) == made.card) << english;
}

/// Where the words of a text are, its own name left out.
std::vector<std::pair<std::size_t, std::size_t>> words_of(const std::string& text) {
  std::vector<std::pair<std::size_t, std::size_t>> places;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t begin = text.find_first_not_of(" \n.,:", at);
    if (begin == std::string::npos) break;
    const std::size_t end = std::min(text.find_first_of(" \n.,:", begin), text.size());
    places.emplace_back(begin, end - begin);
    at = end;
  }
  return places;
}

TEST_P(EveryCard, IsNotUnderstoodWithANonsenseWord) {
  const Scaffold made = scaffold(facts_of(GetParam()), known_words());
  const std::string text = GetParam().text;
  for (const auto& [at, length] : words_of(text)) {
    std::string wrong = text;
    wrong.replace(at, length, "zorblax");
    EXPECT_FALSE(read_text(made.card, wrong, known_words()).understood()) << wrong;
  }
}

TEST_P(EveryCard, MeansSomethingElseWithoutAWord) {
  // Words that may go: grammar's own small change, and what the rules say anyhow. (Each draw phase is a
  // player's.)
  const std::set<std::string> small = {"a",  "an", "any",  "additional", "each", "all", "the",     "up",
                                       "to", "in", "play", "A",          "All",  "you", "player's"};
  const Scaffold made = scaffold(facts_of(GetParam()), known_words());
  const std::string text = GetParam().text;
  for (const auto& [at, length] : words_of(text)) {
    // There is one opponent, whosever is named.
    if (small.contains(text.substr(at, length)) || text.substr(at).starts_with("your opponent")) continue;
    std::string wrong = text;
    wrong.erase(at, length);
    const Reading reading = read_text(made.card, wrong, known_words());
    EXPECT_FALSE(reading.understood() && apply(made.card, reading) == made.card) << wrong;
  }
}

TEST_P(EveryCard, MeansSomethingElseWithAnotherNumber) {
  const Scaffold made = scaffold(facts_of(GetParam()), known_words());
  const std::string text = GetParam().text;
  for (std::size_t at = 0; (at = text.find_first_of("0123456789", at)) != std::string::npos; ++at) {
    std::string wrong = text;
    wrong[at] = wrong[at] == '9' ? '8' : static_cast<char>(wrong[at] + 1);
    const Reading reading = read_text(made.card, wrong, known_words());
    EXPECT_FALSE(reading.understood() && apply(made.card, reading) == made.card) << wrong;
  }
}

INSTANTIATE_TEST_SUITE_P(Library, EveryCard, ::testing::ValuesIn(known_cards()), [](const auto& info) {
  std::string name;
  for (const char c : std::string(info.param.name))
    if (std::isalnum(static_cast<unsigned char>(c)) != 0) name += c;
  return name;
});

}  // namespace
}  // namespace sleight
