#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "core/card/library.h"
#include "grammar/describe.h"
#include "grammar/text_reader.h"
#include "tests/kit/known_cards.h"
#include "tests/kit/read_cards.h"
#include "tests/kit/whole_library.h"
#include "tests/source_dir.h"

/// Double-entry bookkeeping: what people wrote as a script and what the grammar reads in the text are one
/// card.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

const Library& library() { return *whole_library().library; }

const Card* script_of(const KnownCard& known) {
  const CardId id = library().find(known.name);
  return id == CardId::none ? nullptr : &library().card(id);
}

Card facts_alone(const Card& script) {
  Card facts = script;
  facts.abilities.clear();
  return facts;
}

TEST(TextAndScript, AgreeOnEveryCard) {
  for (const KnownCard& known : known_cards()) {
    const Card* script = script_of(known);
    EXPECT_NE(script, nullptr) << known.name;
    if (script == nullptr) continue;
    const Reading reading = read_text(facts_alone(*script), known.text, known_words());
    EXPECT_TRUE(reading.understood()) << known.name;
    EXPECT_TRUE(same_rules(apply(facts_alone(*script), reading), *script)) << known.name;
  }
}

TEST(TextAndScript, AgreeInALaterWordingToo) {
  for (const KnownCard& known : known_cards()) {
    const Card* script = script_of(known);
    EXPECT_NE(script, nullptr) << known.name;
    if (script == nullptr) continue;
    const bool same = *known.later == '\0';
    const Reading reading = read_text(facts_alone(*script), same ? known.text : known.later, known_words(),
                                      same ? Wording::house : Wording::oracle);
    EXPECT_TRUE(same_rules(apply(facts_alone(*script), reading), *script)) << known.name;
  }
}

TEST(TextAndScript, TheDescriptionOfAScriptReadsBackAsTheScript) {
  for (const KnownCard& known : known_cards()) {
    const Card* script = script_of(known);
    EXPECT_NE(script, nullptr) << known.name;
    if (script == nullptr) continue;
    const std::string english = describe(*script, library().words(), known_words());
    EXPECT_TRUE(apply(facts_alone(*script), read_text(facts_alone(*script), english, known_words())) ==
                *script)
        << english;
  }
}

TEST(TextAndScript, SayTheSameWhereverTheTextIsRead) {
  std::set<std::string> unread = kit::not_read_back();
  for (std::size_t i = 0; i < library().size(); ++i) {
    const Card& script = library().card(static_cast<CardId>(i));
    // What was not read of a text, or is not supported, is part of the script: `check` tells it.
    if (script.text.empty() || !script.unread.empty() || !script.unsupported.empty()) continue;
    const Reading reading = read_text(facts_alone(script), script.text, known_words());
    EXPECT_TRUE(reading.understood()) << script.name;
    EXPECT_TRUE(same_rules(apply(facts_alone(script), reading), script)) << script.name;
    const std::string english = describe(script, library().words(), known_words());
    const Reading back = read_text(facts_alone(script), english, known_words());
    if (unread.erase(script.name) > 0) {
      EXPECT_FALSE(back.understood()) << script.name << " is read back: it need not be in not_read_back.json";
      continue;
    }
    EXPECT_TRUE(back.understood()) << script.name << "\n" << english;
    EXPECT_TRUE(same_rules(apply(facts_alone(script), back), script)) << script.name << "\n" << english;
  }
  EXPECT_THAT(unread, testing::IsEmpty()) << "no such card, or no text of it";
}

}  // namespace
}  // namespace sleight
