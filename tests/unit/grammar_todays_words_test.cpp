#include <gtest/gtest.h>

#include "grammar/text_reader.h"
#include "tests/kit/read_cards.h"
#include "tests/kit/whole_library.h"

/// Today's card databases say with fewer words what those of 2016 to 2023 said.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

struct Same {
  const char* type;
  const char* today;
  const char* before;
};

constexpr Same same_texts[] = {
    {"creature", "When this creature enters, draw a card.",
     "When Test Card enters the battlefield, draw a card."},
    {"creature", "This creature enters with two +1/+1 counters on it.",
     "Test Card enters the battlefield with two +1/+1 counters on it."},
    {"artifact", "As this artifact enters, choose a color.\n{T}: Add one mana of the chosen color.",
     "As Test Card enters the battlefield, choose a color.\n{T}: Add one mana of the chosen color."},
    {"land", "This land enters tapped.", "Test Card enters the battlefield tapped."},
    {"enchantment", "Creatures your opponents control enter tapped.",
     "Creatures your opponents control enter the battlefield tapped."},
    {"enchantment", "Enchant creature\nSacrifice this Aura: Regenerate enchanted creature.",
     "Enchant creature\nSacrifice Test Card: Regenerate enchanted creature."},
    {"creature", "This creature can attack as though it had haste unless it entered this turn.",
     "Test Card can attack as though it had haste unless it entered the battlefield this turn."},
    {"artifact", "{1}: Untap this artifact. Activate only once each turn.",
     "{1}: Untap Test Card. Activate this ability only once each turn."},
    {"artifact", "{1}: Untap target land. Activate only as a sorcery and only once each turn.",
     "{1}: Untap target land. Activate this ability only any time you could cast a sorcery and only once "
     "each "
     "turn."},
    {"artifact", "{1}: Untap this artifact. Activate no more than twice each turn.",
     "{1}: Untap Test Card. Activate this ability no more than twice each turn."},
    {"artifact", "{2}, {T}: Target player mills two cards.",
     "{2}, {T}: Target player puts the top two cards of their library into their graveyard."},
    {"creature", "At the beginning of your upkeep, sacrifice this creature unless you mill two cards.",
     "At the beginning of your upkeep, sacrifice Test Card unless you put the top two cards of your library "
     "into "
     "your graveyard."},
    {"creature", "Whenever this creature deals damage to an opponent, that player mills a card.",
     "Whenever Test Card deals damage to an opponent, that player puts the top card of their library into "
     "their "
     "graveyard."},
    {"sorcery", "Search your library for a card, put that card into your hand, then shuffle.",
     "Search your library for a card and put that card into your hand. Then shuffle your library."},
    {"instant", "Search your library for a card, then shuffle and put that card on top.",
     "Search your library for a card, then shuffle your library and put that card on top of it."},
    {"sorcery", "Look at the top three cards of target player's library. You may have that player shuffle.",
     "Look at the top three cards of target player's library. You may have that player shuffle their "
     "library."},
    {"instant", "Counter target spell with mana value X.",
     "Counter target spell with converted mana cost X."},
    {"enchantment", "All creatures have \"{1}: This creature gains flying until end of turn.\"",
     "All creatures have \"{1}: This permanent gains flying until end of turn.\""},
};

Card read_as(const Same& row, const char* text, bool& understood) {
  CardFacts facts;
  facts.name = "Test Card";
  facts.types = {row.type};
  if (facts.types.front() == "creature") facts.power = facts.toughness = "1";
  const Card bare = facts_from(facts).card;
  const Reading reading = read_text(bare, text, known_words(), Wording::oracle);
  understood = reading.understood();
  return apply(bare, reading);
}

TEST(TodaysWords, SayTheSameInFewer) {
  for (const Same& row : same_texts) {
    bool one = false, other = false;
    const Card today = read_as(row, row.today, one);
    const Card before = read_as(row, row.before, other);
    EXPECT_TRUE(one) << row.today;
    EXPECT_TRUE(other) << row.before;
    EXPECT_TRUE(same_rules(today, before)) << row.today;
  }
}

TEST(TodaysWords, AreNotReadOfWhatTheCardIsNot) {
  for (const Same& row :
       {Same{"creature", "When this land enters, draw a card.", ""},
        Same{"creature", "{T}: Destroy this artifact.", ""}, Same{"land", "This Aura enters tapped.", ""},
        Same{"artifact", "{T}: Target player mills two card.", ""},
        Same{"artifact", "{T}: Target player mills.", ""},
        Same{"creature", "This creature enters combat tapped.", ""}}) {
    bool understood = true;
    read_as(row, row.today, understood);
    EXPECT_FALSE(understood) << row.today;
  }
}

/// Every place of `from` outside of quotes.
void replace_all(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

/// What the card calls itself today.
std::string sort_of(const Card& card, const std::string& text) {
  if (any(card.types & CardType::creature)) return "this creature";
  if (any(card.types & CardType::land)) return "this land";
  if (any(card.types & CardType::artifact)) return "this artifact";
  return text.starts_with("Enchant ") ? "this Aura" : "this enchantment";
}

/// A text of the house wording in today's.
std::string in_todays_words(const Card& card, std::string text) {
  if (any(card.types & permanent_types) && !any(card.supertypes & Supertype::legend))
    replace_all(text, card.name, sort_of(card, text));
  replace_all(text, "comes into play ", "enters ");
  replace_all(text, "comes into play,", "enters,");
  replace_all(text, "Use this ability only ", "Activate only ");
  return text;
}

TEST(TodaysWords, SayEachCardThatIsRead) {
  Vocabulary vocabulary = known_words();
  const std::vector<ReadCard> cards = read_cards();
  for (const ReadCard& card : cards) add_types_of(card.facts, vocabulary);
  std::size_t said_anew = 0;
  for (const ReadCard& card : cards) {
    const Card bare = card.bare();
    const std::string today = in_todays_words(bare, card.facts.text);
    if (today == card.facts.text) continue;
    ++said_anew;
    const Reading reading = read_text(bare, today, vocabulary);
    EXPECT_TRUE(reading.understood()) << bare.name << "\n" << today;
    EXPECT_TRUE(same_rules(apply(bare, reading), apply(bare, read_text(bare, card.facts.text, vocabulary))))
        << bare.name << "\n"
        << today;
  }
  EXPECT_GE(said_anew, 600U);
}

}  // namespace
}  // namespace sleight
