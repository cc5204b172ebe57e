#include <gtest/gtest.h>

#include "core/card/verb.h"
#include "tests/kit/read_phrases.h"

/// What later years say in words of their own, and the era in others.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

struct Same {
  const char* type;
  const char* later;
  const char* house;
};

constexpr Same same_sentences[] = {
    {"enchantment",
     "Whenever a player taps a snow land for mana, that player adds one mana of any type that land produced. "
     "That land doesn't untap during its controller's next untap step.",
     "Snow-covered lands tapped for mana produce one additional mana of the same type.\nWhenever a player "
     "taps a "
     "snow-covered land for mana, that land does not untap during its controller's next untap phase."},
    {"enchantment", "Activated abilities of white enchantments cost {3} more to activate.",
     "Activated abilities of white enchantments cost {3} more to use."},
    {"enchantment",
     "Enchant artifact\nEnchanted artifact's activated abilities cost {2} less to activate. This effect "
     "can't "
     "reduce the amount of mana an ability costs to activate to less than one mana.",
     "Enchant artifact\nEnchanted artifact's activated abilities cost {2} less to use, but no less than one "
     "mana."},
    {"creature", "Black spells you cast cost {B} more to cast.",
     "Black spells cost {B} more to cast for you."},
    {"enchantment",
     "Enchant creature you control\nTap enchanted creature: Target creature other than the creature tapped "
     "this "
     "way gets +2/+1 until end of turn.",
     "Enchant creature you control\nTap enchanted creature: Target creature other than enchanted creature "
     "gets "
     "+2/+1 until end of turn."},
    {"enchantment",
     "Enchant creature\nWhen Test Card enters the battlefield, tap enchanted creature and put a number of "
     "sleep "
     "counters on it equal to the value of X as you cast Test Card.",
     "Enchant creature\nWhen Test Card comes into play, tap enchanted creature and put X sleep counters on "
     "it."},
    {"land",
     "If Test Card would enter the battlefield, sacrifice an untapped Island instead. If you do, put Test "
     "Card "
     "onto the battlefield. If you don't, put it into its owner's graveyard.",
     "If Test Card would come into play, put it into its owner's graveyard unless you sacrifice an untapped "
     "Island."},
    {"land",
     "If Test Card would enter the battlefield, instead sacrifice each other permanent named Test Card you "
     "control, then put Test Card onto the battlefield.",
     "If Test Card would come into play, sacrifice each other permanent named Test Card you control."},
    {"enchantment",
     "Black creatures can't attack unless their controller sacrifices a land for each black creature they "
     "control that's attacking.",
     "Black creatures cannot attack unless their controller sacrifices a land."},
    {"enchantment",
     "At the beginning of each player's upkeep, that player may choose any number of tapped blue creatures "
     "they "
     "control and pay {4} for each creature chosen this way. If the player does, untap those creatures.",
     "During each player's upkeep, for each tapped blue creature they control, that player may pay {4} to "
     "untap "
     "it."},
    {"enchantment",
     "At the beginning of each player's upkeep, that player may pay any amount of mana. Test Card deals 2 "
     "damage "
     "to that player. Prevent X of that damage, where X is the amount of mana that player paid this way.",
     "During each player's upkeep, that player may pay {X}. If that player does, Test Card deals 2 minus X "
     "damage to that player. If that player does not, Test Card deals 2 damage to that player."},
    {"artifact", "Creature spells you cast cost up to {2} less to cast.",
     "Creature spells cost {2} less to cast for you."},
    {"sorcery",
     "This spell costs {1} more to cast for each target beyond the first.\nTest Card deals X damage divided "
     "evenly, rounded down, among any number of targets.",
     "Pay {1} for each target beyond the first.\nTest Card deals X damage divided evenly, rounded down, "
     "among "
     "any number of target creatures or players."},
    {"instant", "Until end of turn, whenever you cast a black spell, you gain 1 life.",
     "Whenever you cast a black spell this turn, you gain 1 life."},
    {"instant", "Tap all lands target player controls and that player loses all unspent mana.",
     "Tap all lands target player controls and empty that player's mana pool."},
    {"enchantment", "Cumulative upkeep\xE2\x80\x94Pay {B} and 1 life.",
     "Cumulative upkeep\xE2\x80\x94{B}, pay 1 life."},
    {"artifact",
     "{X}, {T}: Put up to X +1/+0 counters on Test Card. This ability can't cause the total number of +1/+0 "
     "counters on Test Card to be greater than four. Activate this ability only during your upkeep.",
     "{X}, {T}: Put X +1/+0 counters on Test Card, but no more than four in all. Use this ability only "
     "during "
     "your upkeep."},
    {"enchantment",
     "{U}: Until end of turn, if you tap a land you control for mana, it produces {U} instead of any other "
     "type.",
     "{U}: Lands you control tapped for mana produce {U} instead of any other type until end of turn."},
    {"creature",
     "{T}: If target Plains is tapped for mana, it produces colorless mana instead of white mana.",
     "{T}: Target Plains tapped for mana produce {C} instead of {W}."},
    {"land", "{T}: Add {C}. If you control an Urza's Power-Plant and an Urza's Tower, add {C}{C} instead.",
     "{T}: If you control a land named Urza's Power Plant and a land named Urza's Tower, add {C}{C} to your "
     "mana "
     "pool. Otherwise, add {C} to your mana pool."},
    {"enchantment",
     "{B}: You gain 1 life. Activate this ability no more times each turn than the number of snow Swamps you "
     "control.",
     "{B}: You gain 1 life. Use this ability only as many times each turn as the number of snow-covered "
     "Swamps "
     "you control."},
    {"enchantment",
     "Whenever a creature with power 3 or greater enters the battlefield under your control, you gain 1 "
     "life.",
     "Whenever a creature you control with power 3 or more comes into play, you gain 1 life."},
    {"enchantment", "Whenever a land enters the battlefield under an opponent's control, you gain 1 life.",
     "Whenever a land an opponent controls comes into play, you gain 1 life."},
    {"creature", "Test Card can block only creatures with flying.",
     "Test Card cannot block creatures without flying."},
    {"creature",
     "Threshold \xE2\x80\x94 As long as there are seven or more cards in your graveyard, Test Card gets "
     "+2/+2.",
     "As long as there are seven or more cards in your graveyard, Test Card gets +2/+2."},
    {"creature",
     "Bloodrush \xE2\x80\x94 {R}, Discard Test Card: Target attacking creature gets +2/+2 until end of turn.",
     "{R}, discard Test Card: Target attacking creature gets +2/+2 until end of turn."},
    {"sorcery", "Support 2.", "Put a +1/+1 counter on up to 2 target creatures."},
    {"creature", "When Test Card enters the battlefield, support 2.",
     "When Test Card comes into play, put a +1/+1 counter on up to 2 target other creatures."},
    {"instant", "Test Card deals 2 damage to each of up to two target creatures.",
     "Test Card deals 2 damage to up to two target creatures."},
    {"sorcery", "Test Card deals 3 damage divided as you choose among one, two, or three targets.",
     "Test Card deals 3 damage divided as you choose among from 1 to 3 target creatures or players."},
    {"land", "Test Card enters the battlefield tapped with two charge counters on it.",
     "Test Card comes into play tapped.\nTest Card comes into play with 2 charge counters on it."},
    {"sorcery", "Draw a card. Draw two cards instead if you control a Forest.",
     "If you control a Forest, draw two cards. Otherwise, draw a card."},
    {"sorcery", "Draw a card. If you control a Forest, instead draw two cards.",
     "If you control a Forest, draw two cards. Otherwise, draw a card."},
    {"sorcery",
     "Target creature gets -1/-1 until end of turn. That creature gets -4/-4 instead if you control a "
     "Forest.",
     "Target creature gets -1/-1 until end of turn. If you control a Forest, that creature gets -4/-4 until "
     "end of turn instead."},
    {"creature", "When Test Card enters the battlefield, it explores.",
     "When Test Card comes into play, reveal the top card of your library. If it is a land card, put it into "
     "your hand. Otherwise, put a +1/+1 counter on Test Card and you may put that card into your graveyard."},
    {"enchantment", "Whenever you cycle or discard a card, you gain 1 life.",
     "Whenever you discard a card, you gain 1 life."},
    {"sorcery",
     "Look at the top two cards of your library. Put one of them into your hand and the other on the bottom "
     "of your library.",
     "Look at the top two cards of your library. Put one of them into your hand and the rest on the bottom "
     "of "
     "your library."},
    {"land", "Test Card enters the battlefield tapped unless you control a Plains or an Island.",
     "Test Card comes into play tapped unless you control a Plains or you control an Island."},
    {"enchantment", "Whenever you cast a historic spell, you gain 1 life.",
     "Whenever you cast a legendary or artifact spell, you gain 1 life."},
    {"instant", "Up to two target creatures each get +1/+1 until end of turn.",
     "Up to two target creatures get +1/+1 until end of turn."},
};

constexpr Sample lists[] = {
    {"land", "{T}: Add {G}, {U}, or {R} to your mana pool."},
    {"sorcery", "Destroy all artifacts, creatures, and lands."},
    {"enchantment", "Sacrifice a Goblin token: You gain 1 life."},
    {"creature", "Test Card gets +1/+1 for each Gate you control."},
    {"sorcery",
     "Search your library for a Forest or Plains card, put it into play, then shuffle your library."},
    {"interrupt", "Counter target legendary or artifact spell."},
    {"sorcery",
     "Search your library for an Equipment card, put it into your hand, then shuffle your library."},
    {"enchantment",
     "Whenever you draw a card, each opponent puts the top two cards of their library into their graveyard."},
    {"artifact",
     "{1}: Test Card becomes a 4/4 red and green Goblin artifact creature with flying until end of turn."},
    {"instant", "Target creature you control fights target creature an opponent controls."},
    {"instant", "All creatures able to block target creature this turn do so."},
    {"sorcery", "Untap up to two lands."},
    {"sorcery", "Draw cards equal to the power of target creature you control."},
    {"creature",
     "Test Card comes into play with a +1/+1 counter on it for each creature card in your graveyard."},
    {"creature", "Sacrifice three Treasures: Draw a card."},
    {"sorcery", "Destroy target Clue."},
    {"creature", "Test Card gets +1/+1 for each card type among cards in your graveyard."},
    {"sorcery", "Draw a card for each color among permanents you control."},
    {"creature",
     "As long as there are four or more basic land types among lands you control, Test Card has flying."},
    {"artifact", "{1}: You gain X life, where X is the greatest power among creatures you control."},
    {"sorcery", "Draw cards equal to the greatest casting cost among permanents you control."},
    {"creature", "Test Card deals damage to creatures in the form of -1/-1 counters."},
    {"creature", "Test Card deals damage to players in the form of poison counters."},
    {"creature",
     "Whenever Test Card becomes the target of a spell or ability an opponent controls, you gain 1 life."},
    {"creature", "Whenever Test Card becomes the target of a spell, you gain 1 life."},
    {"enchantment", "Whenever a player cycles a card, you gain 1 life."},
    {"creature", "When you cycle Test Card, you gain 1 life."},
    {"sorcery", "Test Card costs {1} less to cast for each creature you control.\nDraw a card."},
    {"sorcery", "Test Card costs {2} less to cast if you control a Swamp.\nDraw a card."},
    {"sorcery",
     "Test Card costs {X} less to cast, where X is the greatest power among creatures you control.\nDraw a "
     "card."},
    {"sorcery",
     "If an opponent controls a Swamp and you control a Plains, you may cast Test Card without paying its "
     "casting cost.\nDraw a card."},
    {"sorcery",
     "If an opponent controls a creature, you may pay {W} rather than pay Test Card's casting cost.\nDraw a "
     "card."},
    {"sorcery",
     "Creatures you control gain trample and get +1/+1 until end of turn for each basic land type among "
     "lands "
     "you control."},
    {"sorcery", "Destroy up to one target creature."},
    {"sorcery", "You may play an additional land this turn."},
    {"creature", "As long as a black creature is attacking, Test Card gets +1/+1."},
};

/// What looks like one of these and means something else, or nothing.
constexpr Sample unread_look_alikes[] = {
    {"creature", "{1}: Test Card fights target creature."},
    {"instant", "Cast this spell only if you've been attacked this step.\nDraw a card."},
    {"instant", "Creatures you control fight target creature."},
    {"instant", "Target creature fights target player."},
    {"enchantment", "All creatures able to block enchanted creature this turn do so."},
    {"instant", "All creatures able to block target creature do so."},
    {"instant", "Target creature fights another target creature."},
    {"sorcery", "Test Card costs {R} less to cast.\nDraw a card."},
    {"sorcery", "Test Card costs {1} more to cast for each creature.\nDraw a card."},
    {"sorcery", "You may cast Test Card without paying its casting cost.\nDraw a card."},
    {"artifact", "{1}: You gain X life, where X is the number of land types among lands you control."},
    {"sorcery", "Draw a card. You gain 1 life. Draw two cards instead if you control a Forest."},
    {"creature", "Whenever a creature cycles a card, you gain 1 life."},
    {"enchantment", "Creatures you control deal damage in the form of -1/-1 counters."},
    {"sorcery", "Destroy up to two lands."},
    {"creature", "As long as a black creature is not attacking, Test Card gets +1/+1."},
    {"enchantment", "You may play an additional land this turn."},
    {"sorcery", "Draw a card. Put all Goblin cards revealed this way into your hand."},
    {"sorcery", "Sacrifice up to two lands."},
    {"creature", "Test Card gets +1/+1 for each Gate or Goblin you control."},
    {"instant", "Target player fights target creature."},
    {"sorcery",
     "You draw a card, then each opponent puts the top card of your library into their graveyard."},
};

TEST(PhrasesOfLaterYears, OfWhatIsShownSomeIsTaken) {
  const Read some =
      read("sorcery",
           "Reveal the top four cards of your library. Put all Goblin cards revealed this way into "
           "your hand and the rest into your graveyard.");
  EXPECT_TRUE(some.reading.understood());
  const std::vector<Step>& steps = some.card.abilities.at(0).modes.at(0).steps;
  ASSERT_EQ(steps.size(), 3U);
  EXPECT_EQ(steps[0].verb, Verb::look_at);
  EXPECT_EQ(steps[1].what.filters.size(), steps[0].what.filters.size() + 1);
  EXPECT_EQ(steps[2].zone, Zone::graveyard);
  EXPECT_EQ(steps[2].what.filters.size(), steps[0].what.filters.size());
  EXPECT_FALSE(steps[2].what == steps[0].what);
}

TEST(PhrasesOfLaterYears, SayWhatMakesACardCheaper) {
  const Read affinity = read("creature", "Affinity for artifacts", Wording::oracle);
  const Read plain = read("creature", "Test Card costs {1} less to cast for each artifact you control.");
  EXPECT_TRUE(affinity.reading.understood());
  EXPECT_EQ(affinity.card.costs_less, plain.card.costs_less);
  EXPECT_TRUE(plain.card.costs_less);
  const Read undaunted = read("creature", "Undaunted", Wording::oracle);
  EXPECT_EQ(undaunted.card.costs_less, Box<Amount>(Amount(1)));
}

TEST(PhrasesOfLaterYears, SeveralOfTheModesAreOneMode) {
  const Read both = read(
      "sorcery", "Choose one or both \xE2\x80\x94\n\xE2\x80\xA2 Draw a card.\n\xE2\x80\xA2 You gain 1 life.",
      Wording::oracle);
  EXPECT_TRUE(both.reading.understood());
  ASSERT_EQ(both.card.abilities.at(0).modes.size(), 3U);
  EXPECT_EQ(both.card.abilities[0].modes[2].steps.size(), 2U);
  const Read two = read("sorcery",
                        "Choose two \xE2\x80\x94\n\xE2\x80\xA2 Draw a card.\n\xE2\x80\xA2 You gain 1 "
                        "life.\n\xE2\x80\xA2 Destroy target "
                        "creature.\n\xE2\x80\xA2 Destroy target land.",
                        Wording::oracle);
  EXPECT_TRUE(two.reading.understood());
  EXPECT_EQ(two.card.abilities.at(0).modes.size(), 6U);
  EXPECT_EQ(two.card.abilities[0].modes[5].targets.size(), 2U);
  const Read three = read("sorcery",
                          "Choose one or both \xE2\x80\x94\n\xE2\x80\xA2 Draw a card.\n\xE2\x80\xA2 You gain "
                          "1 life.\n\xE2\x80\xA2 You gain 2 life.",
                          Wording::oracle);
  EXPECT_FALSE(three.reading.understood());
}

TEST(PhrasesOfLaterYears, LookAlikesAreNotRead) { expect_unread(unread_look_alikes); }

TEST(PhrasesOfLaterYears, MeanWhatTheHouseSays) {
  for (const Same& one : same_sentences) {
    const Read later = read(one.type, one.later, Wording::oracle);
    const Read house = read(one.type, one.house);
    EXPECT_TRUE(later.reading.understood()) << one.later;
    EXPECT_TRUE(house.reading.understood()) << one.house;
    EXPECT_EQ(later.card.abilities, house.card.abilities) << one.later;
  }
}

TEST(PhrasesOfLaterYears, WordsThatAreNoAbilityWordsAreNotDropped) {
  constexpr Sample unread[] = {
      {"creature",
       "Thresher \xE2\x80\x94 As long as there are seven or more cards in your graveyard, Test Card gets "
       "+2/+2."},
      {"creature", "Forecast \xE2\x80\x94 {1}{U}: You gain 1 life."},
  };
  expect_unread(unread);
}

TEST(PhrasesOfLaterYears, ListsAreReadAndDescribed) { expect_read_and_described(lists); }

TEST(PhrasesOfLaterYears, AListOfManaIsAChoiceOfEach) {
  EXPECT_EQ(read("land", "{T}: Add {G}, {U}, or {R} to your mana pool.").card.abilities.at(0).modes.size(),
            3U);
}

}  // namespace
}  // namespace sleight
