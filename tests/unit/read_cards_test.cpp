#include "tests/kit/read_cards.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>

#include "core/duel/duel.h"
#include "grammar/describe.h"
#include "grammar/text_reader.h"
#include "scripting/files/script_reader.h"
#include "tests/kit/swapped_words.h"
#include "tests/kit/whole_library.h"
#include "tests/source_dir.h"
#include "tools/checking/text_check.h"
#include "tools/files/card_data.h"
#include "tools/library/card_scripts.h"
#include "tools/library/known_words.h"

/// Cards that were read in full stay read in full (tests/read_cards_writer.cpp writes the list), and each
/// word of what is read makes a difference.
namespace sleight {
namespace {

const Vocabulary& their_words() {
  static const Vocabulary all = [] {
    Vocabulary words = kit::known_words();
    for (const kit::ReadCard& card : kit::read_cards()) add_types_of(card.facts, words);
    return words;
  }();
  return all;
}

TEST(ReadCards, AreReadInFullAndDescribedAsTheyWere) {
  for (const kit::ReadCard& card : kit::read_cards()) {
    const Reading reading = read_text(card.bare(), card.facts.text, their_words());
    EXPECT_TRUE(reading.understood()) << card.facts.name << "\n" << card.facts.text;
    Words words;
    for (const std::string& word : facts_from(card.facts).words) words.intern(word);
    for (const std::string& word : reading.words) words.intern(word);
    EXPECT_EQ(describe(apply(card.bare(), reading), words, their_words()), card.described) << card.facts.name;
  }
}

TEST(ReadCards, MakeScriptsThatProveTheirTexts) {
  Words words;
  ScriptReader reader(words);
  for (const kit::ReadCard& card : kit::read_cards()) {
    const Reading reading = read_text(card.bare(), card.facts.text, their_words());
    Card made = apply(card.bare(), reading);
    made.text = card.described;
    std::vector<std::string> spellings = facts_from(card.facts).words;
    spellings.insert(spellings.end(), reading.words.begin(), reading.words.end());
    const std::string lua = lua_of(made, spellings);
    Diagnostics findings;
    std::optional<CardScript> script = reader.read_card("", lua, findings);
    ASSERT_TRUE(script && findings.empty()) << lua << (findings.empty() ? "" : findings.front().message);
    const CardFile file{"", lua, std::move(script->card), {}, 0};
    const TextCheck checked = check_text(file, words, their_words());
    EXPECT_EQ(checked.outcome, TextCheck::Outcome::proved)
        << lua << (checked.findings.empty() ? "" : checked.findings.front().message);
  }
}

TEST(ReadCards, GiveTheLinesThatAreShownAsExamples) {
  const ReadLines shipped = lines_that_are_read();
  std::ifstream file(SLEIGHT_SOURCE_DIR "/grammar/read_lines.txt");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  EXPECT_TRUE(text == kit::lines_of(kit::read_cards())) << "write it anew: tests/read_cards_writer.cpp";
  const std::optional<NearLine> near = shipped.nearest("destroy target land slowly .");
  ASSERT_TRUE(near);
  EXPECT_EQ(near->line, "Destroy target land.");
}

/// A number that a swap always has, whatever other cards there are.
std::uint32_t number_of(const std::string& name, const kit::Swap& swap) {
  std::uint32_t number = 2166136261U;
  for (const char c : name + "|" + swap.from + "|" + swap.to + "|" + std::to_string(swap.at))
    number = (number ^ static_cast<unsigned char>(c)) * 16777619U;
  return number >> 8;
}

/// The swaps that change nothing of what the card is, each as "name: word -> word: text". One of so many is
/// tried. The words of its own name are how it is called, and not what it says.
std::vector<std::string> idle_swaps(const Card& bare, const std::string& text, Wording wording,
                                    const Vocabulary& vocabulary, kit::Spared& spared, std::uint32_t one_of) {
  std::vector<std::string> idle;
  const Card card = apply(bare, read_text(bare, text, vocabulary, wording));
  for (const kit::Swap& swap : kit::swaps_of(text)) {
    if (number_of(bare.name, swap) % one_of != 0 || bare.name.find(swap.from) != std::string::npos) continue;
    const Reading reading = read_text(bare, swap.text, vocabulary, wording);
    if (!reading.understood() || !same_rules(apply(bare, reading), card)) continue;
    if (!spared.has(text, swap))
      idle.push_back(bare.name + ": " + swap.from + " -> " + swap.to + ": " + swap.text);
  }
  return idle;
}

std::string spared_words() { return std::string(SLEIGHT_SOURCE_DIR) + "/tests/data/idle_words.json"; }

TEST(SwappedWords, MakeAnotherCardOrNone) {
  kit::Spared spared(spared_words());
  const Collection& library = kit::whole_library();
  for (const CollectedCard& each : library.cards) {
    Card bare = library.library->card(each.id);
    const std::string text = bare.text;
    bare.abilities.clear();
    for (const std::string& idle : idle_swaps(bare, text, Wording::house, kit::known_words(), spared, 1))
      ADD_FAILURE() << idle;
  }
  for (const kit::ReadCard& card : kit::read_cards())
    for (const std::string& idle :
         idle_swaps(card.bare(), card.facts.text, Wording::house, their_words(), spared, 4))
      ADD_FAILURE() << idle;
  for (const std::string& entry : spared.unused()) ADD_FAILURE() << "spared for nothing: " << entry;
}

/// The same with a file of card data, as it is printed: SLEIGHT_SWAP_CARDS=FILE unit_tests
/// --gtest_filter='SwappedWords.*' prints what is idle in its cards, and fails for none.
TEST(SwappedWords, OfCardData) {
  const char* file = std::getenv("SLEIGHT_SWAP_CARDS");
  if (file == nullptr) GTEST_SKIP() << "SLEIGHT_SWAP_CARDS names no file";
  std::ifstream in(file);
  const CardDataFile data = read_card_data(file, in);
  ASSERT_FALSE(data.cards.empty());
  Vocabulary vocabulary = kit::known_words();
  add_words_of(data.cards, vocabulary);
  kit::Spared spared(spared_words());
  for (const CardData& card : data.cards) {
    const CardFacts facts = facts_of(card);
    const Card bare = facts_from(facts).card;
    const std::string text = without_reminders(facts.text);
    if (!read_text(bare, text, vocabulary, Wording::oracle).understood()) continue;
    for (const std::string& idle : idle_swaps(bare, text, Wording::oracle, vocabulary, spared, 1))
      std::cout << "idle: " << idle << "\n";
  }
}

}  // namespace
}  // namespace sleight
