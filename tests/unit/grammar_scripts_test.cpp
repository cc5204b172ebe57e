#include <gtest/gtest.h>

#include "core/card/library.h"
#include "grammar/describe.h"
#include "grammar/reader.h"
#include "scripting/files/card_collection.h"
#include "tests/source_dir.h"
#include "tests/unit/grammar_cards.h"

/// Double-entry bookkeeping: what people wrote as a script and what the grammar reads in the text are one
/// card.
namespace sleight {
namespace {

const Library& library() {
  static const Collection collection = load_collection(std::string(SLEIGHT_SOURCE_DIR) + "/cards");
  return *collection.library;
}

const Card* script_of(const testing::KnownCard& known) {
  const CardId id = library().find(known.name);
  return id == CardId::none ? nullptr : &library().card(id);
}

Card facts_of(const Card& script) {
  Card facts = script;
  facts.abilities.clear();
  return facts;
}

TEST(TextAndScript, AgreeOnEveryCard) {
  for (const testing::KnownCard& known : testing::known_cards()) {
    const Card* script = script_of(known);
    EXPECT_NE(script, nullptr) << known.name;
    if (script == nullptr) continue;
    const Reading reading = read_text(facts_of(*script), known.text);
    EXPECT_TRUE(reading.understood()) << known.name;
    EXPECT_TRUE(same_rules(apply(facts_of(*script), reading), *script)) << known.name;
  }
}

TEST(TextAndScript, AgreeInALaterWordingToo) {
  for (const testing::KnownCard& known : testing::known_cards()) {
    const Card* script = script_of(known);
    EXPECT_NE(script, nullptr) << known.name;
    if (script == nullptr) continue;
    const bool same = *known.later == '\0';
    const Reading reading = read_text(facts_of(*script), same ? known.text : known.later,
                                      same ? Wording::house : Wording::oracle);
    EXPECT_TRUE(same_rules(apply(facts_of(*script), reading), *script)) << known.name;
  }
}

TEST(TextAndScript, TheDescriptionOfAScriptReadsBackAsTheScript) {
  for (const testing::KnownCard& known : testing::known_cards()) {
    const Card* script = script_of(known);
    EXPECT_NE(script, nullptr) << known.name;
    if (script == nullptr) continue;
    const std::string english = describe(*script, library().words());
    EXPECT_TRUE(apply(facts_of(*script), read_text(facts_of(*script), english)) == *script) << english;
  }
}

TEST(TextAndScript, SayTheSameWhereverTheTextIsRead) {
  for (std::size_t i = 0; i < library().size(); ++i) {
    const Card& script = library().card(static_cast<CardId>(i));
    if (script.text.empty()) continue;
    const Reading reading = read_text(facts_of(script), script.text);
    EXPECT_TRUE(reading.understood()) << script.name;
    EXPECT_TRUE(same_rules(apply(facts_of(script), reading), script)) << script.name;
    const std::string english = describe(script, library().words());
    const Reading back = read_text(facts_of(script), english);
    EXPECT_TRUE(back.understood()) << english;
    EXPECT_TRUE(same_rules(apply(facts_of(script), back), script)) << english;
  }
}

}  // namespace
}  // namespace sleight
