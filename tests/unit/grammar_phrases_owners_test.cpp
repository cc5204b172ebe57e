#include <gtest/gtest.h>

#include "tests/kit/read_phrases.h"

/// Who owns a card, what is put on a dead creature, and what is given up in any number.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

constexpr Sample owner_phrases[] = {
    {"artifact", "{T}: You own target artifact."},
    {"artifact", "{T}: Target opponent owns Test Card."},
    {"artifact", "{T}: Exchange ownership of target artifact and Test Card."},
    {"artifact",
     "{T}, Sacrifice Test Card: Target opponent may pay 10 life. If that player doesn't, they reveal a card "
     "at "
     "random from their hand. Exchange ownership of the revealed card and Test Card. Put the revealed card "
     "into "
     "your hand and Test Card from anywhere into that player's graveyard. This change in ownership is "
     "permanent."},
    {"artifact",
     "{T}: Target opponent may ante the top card of their library. If that player doesn't, flip a coin. If "
     "you "
     "lose the flip, you lose the game."},
    {"artifact", "Ante the top card of your library: You gain 1 life."},
    {"artifact",
     "During your upkeep, you may remove any number of charge counters from Test Card. If you do, put that "
     "many "
     "1/1 black Goblin creature tokens into play."},
    {"artifact",
     "During your upkeep, you may sacrifice any number of lands you control. If you do, put that many charge "
     "counters on Test Card."},
    {"artifact",
     "{T}, Sacrifice Test Card and any number of creatures you control: Test Card deals X damage to any "
     "target, where X is the total toughness of the creatures sacrificed this way."},
    {"artifact", "{T}: If Test Card is in play, draw a card."},
    {"enchantment",
     "As long as the chosen color is the most common color among creatures you control but isn't tied for "
     "most "
     "common, white creatures get +1/+1."},
    {"creature",
     "{T}: Change Test Card's base power and toughness to the power and toughness of target creature until "
     "the "
     "end of your next upkeep."},
    {"artifact",
     "{T}: Return target creature card from your graveyard to play. If that creature would leave play, exile "
     "it instead of putting it anywhere else."},
};

TEST(OwnerPhrases, AreReadAndSaid) { expect_read_and_described(owner_phrases); }

TEST(OwnerPhrases, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      // Owners of many cards, or of one that is no card.
      {"artifact", "{T}: You own all artifacts."},
      {"artifact", "{T}: Exchange ownership of target artifact and target creature."},
      {"artifact", "{T}: Exchange ownership of all artifacts and Test Card."},
      // Nothing was exchanged, or another card was.
      {"artifact",
       "{T}: Put target artifact into your hand and Test Card from anywhere into that player's graveyard. "
       "This "
       "change in ownership is permanent."},
      {"artifact", "{T}: Draw a card. This change in ownership is permanent."},
      // That it lasts has to be said.
      {"artifact",
       "{T}, Sacrifice Test Card: Target opponent may pay 10 life. If that player doesn't, they reveal a "
       "card at "
       "random from their hand. Exchange ownership of the revealed card and Test Card. Put the revealed card "
       "into your hand and Test Card from anywhere into that player's graveyard."},
      // Without a number nobody knows how many.
      {"artifact",
       "During your upkeep, you may remove a charge counter from Test Card. If you do, put that many "
       "1/1 black Goblin creature tokens into play."},
      {"artifact", "{T}: Put that many 1/1 black Goblin creature tokens into play."},
      // It is tied for nothing, or for most where it is the most.
      {"enchantment",
       "As long as the chosen color is the most common color among creatures you control or is tied for most "
       "common, white creatures get +1/+1."},
      {"enchantment",
       "As long as the chosen color is not the most common color among creatures you control but isn't tied "
       "for most common, white creatures get +1/+1."},
      // Of others than the one that would leave.
      {"artifact",
       "{T}: Tap target creature. If that creature would leave play, exile Test Card instead of putting it "
       "anywhere else."},
      // What it could not be put on before it cannot lose.
      {"enchantment",
       "Enchant creature\nWhen Test Card comes into play, it loses \"enchant creature card in a graveyard\" "
       "and "
       "gains \"enchant creature put into play with Test Card.\""},
      // What lies in no graveyard is no card there.
      {"enchantment", "Enchant creature\n{T}: Return enchanted creature card to its owner's hand."},
  };
  expect_unread(wrong);
}

}  // namespace
}  // namespace sleight
