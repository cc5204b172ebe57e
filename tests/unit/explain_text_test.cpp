#include <gtest/gtest.h>

#include "core/explanation/explain.h"
#include "core/explanation/short_text.h"
#include "tests/kit/board.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

/// A text in which black reads blue and swamp reads plains.
TextWords changed_words() {
  TextWords text;
  text.colours[static_cast<std::size_t>(Colour::black)] = Colour::blue;
  text.lands[2] = 0;
  return text;
}

TEST(Rewording, ReplacesWholeWordsOnly) {
  Board board;
  const auto read = [&](const std::string& written) {
    return reworded(board.duel(), changed_words(), written);
  };
  EXPECT_EQ(read("Protection from black"), "Protection from blue");
  EXPECT_EQ(read("Black creatures and nonblack ones"), "Blue creatures and nonblack ones");
  EXPECT_EQ(read("Blackmail, swampy"), "Blackmail, swampy");
  EXPECT_EQ(read("All swamps are islands."), "All plains are islands.");
  EXPECT_EQ(read("Swampwalk"), "Plainswalk");
  EXPECT_EQ(read("swamphome"), "plainshome");
  EXPECT_EQ(read(""), "");
  EXPECT_EQ(reworded(board.duel(), TextWords{}, "Swampwalk"), "Swampwalk");
}

TEST(Rewording, NamesEveryWordThatReadsDifferently) {
  Board board;
  EXPECT_EQ(text_words(board.duel(), changed_words()),
            "\"black\" reads \"blue\", \"swamp\" reads \"plains\"");
  EXPECT_EQ(text_words(board.duel(), TextWords{}), "");
}

TEST(ExplainingOutsidePlay, ASpellTellsWhatChangedIt) {
  Board board;
  board.add(creature("Bears", 2, 2));
  board.add(card("Lace", CardType::interrupt, {changing({colour_part(Colour::blue)}, Duration::for_good)}));
  const ObjectId lace = board.put("Lace", sue, Zone::graveyard);
  const ObjectId spell = board.put("Bears", bob, Zone::limbo);
  const ObjectId hand = board.put("Bears", bob, Zone::hand);
  board.apply(lace, spell);
  const Explanation told = explain(board.duel(), spell, "colours");
  ASSERT_EQ(told.lines.size(), 2U);
  EXPECT_EQ(told.lines[1].source, "Lace");
  EXPECT_EQ(told.lines[1].layer, Layer::colour);
  EXPECT_EQ(told.lines[1].effect, "becomes blue");
  EXPECT_EQ(told.result, "blue");
  EXPECT_EQ(explain(board.duel(), spell, "controller").result, "Bob");
  EXPECT_EQ(explain(board.duel(), hand, "colours").lines.size(), 1U);
}

TEST(ExplainingOutsidePlay, WhatIsNoMoreHasNoLines) {
  Board board;
  const ObjectId forest = board.put("Forest");
  ObjectId old = forest;
  ++old.generation;
  EXPECT_TRUE(explain(board.duel(), old, "types").lines.empty());
}

}  // namespace
}  // namespace sleight
