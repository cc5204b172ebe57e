#include <gtest/gtest.h>

#include "core/card/verb.h"
#include "tests/kit/read_phrases.h"

/// What may be paid besides a cost, what keeps abilities from being used, and what was played this turn.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

constexpr Sample of_paying[] = {
    {"sorcery",
     "As an additional cost to cast Test Card, you may pay {1}{G} any number of times.\nYou gain 3 life plus "
     "an additional 3 life for each additional {1}{G} you paid."},
    {"sorcery",
     "As an additional cost to cast Test Card, you may pay {1}{G} any number of times.\nYou gain 3 life plus "
     "an additional 1 life for each time Test Card's additional cost was paid."},
    {"sorcery",
     "Multikicker {R}\nTest Card deals damage to target player equal to twice the number of times it was "
     "kicked."},
    {"creature",
     "Kicker {3}\nIf Test Card was kicked, it enters the battlefield with two +1/+1 counters on it."},
    {"creature",
     "Multikicker {1}{W}\nTest Card enters the battlefield with a +1/+1 counter on it for each time it was "
     "kicked."},
    {"creature",
     "Kicker\xE2\x80\x94Sacrifice a creature.\nWhen Test Card enters the battlefield, if it was kicked, "
     "destroy "
     "target land."},
    {"creature",
     "Kicker\xE2\x80\x94Pay 3 life.\nWhen Test Card enters the battlefield, if it wasn't kicked, draw a "
     "card."},
    {"sorcery",
     "Kicker {2}\nTest Card deals 1 damage to each creature without flying and each player. If this spell "
     "was "
     "kicked, it deals 4 damage to each creature without flying and each player instead."},
    {"instant",
     "As an additional cost to cast this spell, you may pay {2}{R}.\nPrevent all combat damage that would be "
     "dealt this turn. If this spell's additional cost was paid, this effect doesn't affect combat damage "
     "that "
     "would be dealt by red creatures."},
    {"enchantment",
     "Enchant creature\nEnchanted creature can't attack or block, and its activated abilities can't be "
     "activated."},
    {"enchantment",
     "Enchant creature\nEnchanted creature can't block, and its activated abilities with {T} in their costs "
     "can't "
     "be activated."},
    {"artifact", "Activated abilities of creatures can't be activated."},
    {"artifact", "Activated abilities with {T} in their cost of artifacts cannot be activated."},
    {"creature", "Test Card's activated abilities cannot be activated."},
    {"sorcery", "Destroy all lands with mana abilities target opponent controls."},
    {"creature", "Test Card can block any number of creatures."},
    {"instant",
     "Target creature gets +2/+6 until end of turn and can block any number of creatures this turn."},
    {"enchantment", "You may play any number of lands on each of your turns."},
    {"enchantment",
     "Whenever you play a land, if it wasn't the first land you played this turn, Test Card deals 1 damage "
     "to "
     "you."},
    {"creature",
     "Whenever an opponent casts an instant spell other than the first instant spell that player casts each "
     "turn, "
     "Test Card deals 4 damage to that player."},
    {"enchantment", "During your upkeep, if you played exactly two lands this turn, draw a card."},
    {"sorcery", "You gain life equal to the number of creatures you control played this turn."},
    {"artifact", "Instant and enchantment spells you cast cost up to {2} less to cast."},
    {"artifact", "Instant and sorcery spells cost {2} less to cast."},
    {"creature", "Desertwalk\nPrevent all damage that would be dealt to Test Card by Deserts."},
    {"creature",
     "As long as Test Card is attacking, prevent all damage Deserts would deal to Test Card and to creatures "
     "banded with Test Card."},
    {"sorcery", "Destroy target Desert."},
    {"sorcery",
     "Each player sacrifices a Plains or a white permanent for each white permanent they control."},
    {"sorcery", "Each player sacrifices a land for each creature they control."},
    {"enchantment", "Whenever a player plays a Forest, you gain 1 life."},
    {"enchantment",
     "Enchant creature\nEnchanted creature gets +1/+1, and its activated abilities cost {2} more to use."},
    {"artifact", "{X}, {T}: Counter target spell unless its controller pays {X}."},
    {"instant", "Counter target spell unless its controller pays {1}. If that player doesn't, draw a card."},
    {"enchantment", "{1}, Exile two creature cards from a single graveyard: You gain 1 life."},
    {"instant",
     "Distribute three +1/+1 counters among one, two, or three target creatures. For each +1/+1 counter you "
     "put on "
     "a creature this way, remove a +1/+1 counter from that creature at the beginning of the next cleanup "
     "step."},
    {"enchantment",
     "Enchant creature\nPay enchanted creature's mana cost: Remove a net counter from Test Card. Only the "
     "controller of the enchanted creature may activate this ability."},
    {"artifact", "{2}, {T}, Discard the last card you drew this turn: Draw a card."},
    {"instant",
     "Target creature defending player controls can block any number of creatures this turn. It blocks each "
     "attacking creature this turn if able."},
    {"creature", "Test Card blocks each attacking creature each turn if able."},
    {"enchantment",
     "If an opponent who controls at least as many lands as you do would put a land onto the battlefield, "
     "that "
     "player instead puts that land onto the battlefield then sacrifices a land."},
    {"land",
     "{1}, {T}: Draw a card. Return Test Card to its owner's hand at the beginning of the next cleanup "
     "step."},
};

TEST(PayingPhrases, AreReadAndSaid) { expect_read_and_described(of_paying); }

// Whose lands they are is said of the spell that is countered, in words that name it but once.
TEST(PayingPhrases, WhoDoesNotPayLosesMoreThanTheSpell) {
  const Read sink =
      read("instant",
           "Counter target spell unless its controller pays {1}. If that player doesn't, they tap all "
           "lands with mana abilities they control and lose all unspent mana.");
  ASSERT_TRUE(sink.reading.understood());
  ASSERT_EQ(sink.card.abilities.size(), 1U);
  const auto& steps = sink.card.abilities[0].modes.at(0).steps;
  ASSERT_EQ(steps.size(), 1U);
  ASSERT_EQ(steps[0].otherwise.size(), 3U);
  EXPECT_TRUE(steps[0].then.empty());
  EXPECT_EQ(steps[0].otherwise[0].verb, Verb::counter);
  EXPECT_EQ(steps[0].otherwise[1].verb, Verb::tap);
  EXPECT_EQ(steps[0].otherwise[2].verb, Verb::empty_pool);
  EXPECT_EQ(steps[0].otherwise[2].what, steps[0].what);
}

TEST(PayingPhrases, AreNotReadWhereTheyWouldMeanAnotherThing) {
  constexpr Sample wrong[] = {
      // Nothing may be paid besides, or something else was.
      {"instant", "If this spell was kicked, draw a card."},
      {"creature", "When Test Card enters the battlefield, if it was kicked, destroy target land."},
      {"sorcery",
       "As an additional cost to cast Test Card, you may pay {1}{G} any number of times.\nYou gain 3 life "
       "plus an "
       "additional 3 life for each additional {1}{R} you paid."},
      // What is paid once at most is not counted, and one cost is no other.
      {"sorcery", "Kicker {R}\nYou gain 3 life plus an additional 3 life for each additional {R} you paid."},
      {"creature",
       "Kicker {1}{G} and/or {2}{U}\nWhen Test Card enters the battlefield, if it was kicked, draw a card."},
      {"creature",
       "Kicker {1}{G}\nWhen Test Card enters the battlefield, if it was kicked with its {1}{G} kicker, draw "
       "a card."},
      // "It" is another.
      {"instant", "Kicker {1}\nTap target creature. If it was kicked, draw a card."},
      {"enchantment",
       "Kicker {1}\nWhenever a creature enters the battlefield, if it was kicked, draw a card."},
      // A spell that is being cast is not tapped, and X is asked for once.
      {"sorcery", "As an additional cost to cast Test Card, you may {T}.\nDraw a card."},
      {"sorcery", "As an additional cost to cast Test Card, you may pay {X}.\nDraw a card."},
      {"sorcery", "As an additional cost to cast Test Card, you may {2}.\nDraw a card."},
      {"sorcery", "As an additional cost to cast Test Card, you may pay sacrifice a creature.\nDraw a card."},
      {"sorcery", "Kicker {1}\nKicker {2}\nDraw a card."},
      // More colours than one cannot be turned round.
      {"instant",
       "Kicker {1}\nPrevent all combat damage that would be dealt this turn. If this spell was kicked, this "
       "effect "
       "doesn't affect combat damage that would be dealt by red attacking creatures."},
      // It would need two targets also where nothing more was paid.
      {"instant",
       "Kicker {1}\nReturn target creature to its owner's hand. If this spell was kicked, return another "
       "target "
       "creature to its owner's hand."},
      // Players have no abilities of their own.
      {"artifact", "Activated abilities of your opponent cannot be activated."},
      {"artifact", "Activated abilities of creatures cannot be activated unless they're mana abilities."},
      {"instant", "Activated abilities of creatures cannot be activated."},
      // It would be of other spells than those that were counted.
      {"creature",
       "Whenever an opponent casts an instant spell other than the first sorcery spell that player casts "
       "each "
       "turn, Test Card deals 4 damage to that player."},
      {"enchantment",
       "During your upkeep, if target creature played two or more lands this turn, draw a card."},
      {"enchantment", "During your upkeep, if you played two or more players this turn, draw a card."},
      {"enchantment", "Whenever you play a creature, draw a card."},
      {"enchantment", "Whenever you play a permanent, draw a card."},
      // Of no counters was spoken, or of others than were put there.
      {"instant", "Remove those +1/+1 counters at end of turn."},
      {"instant", "Put a +1/+1 counter on target creature. Remove those +1/+1 counters at end of turn."},
      {"instant",
       "Distribute three -1/-1 counters among one, two, or three target creatures. For each +1/+1 counter "
       "you put "
       "on a creature this way, remove a +1/+1 counter from that creature at the beginning of the next "
       "cleanup step."},
      // What is no cost of its own is not paid so.
      {"artifact", "Pay target creature's mana cost: Draw a card."},
      {"artifact", "Pay your mana cost: Draw a card."},
      // The last card is one, and one's own.
      {"artifact", "{2}, Discard the last card you drew this turn at random: Draw a card."},
      {"artifact", "{2}, Sacrifice the last card you drew this turn: Draw a card."},
      {"enchantment", "{1}, Exile two creature cards from a single graveyard, Pay 1 life: You gain 1 life."},
      {"instant", "Target player blocks each attacking creature this turn if able."},
      {"creature", "You may play any number of creatures each turn."},
  };
  expect_unread(wrong);
}

TEST(PayingPhrases, EachWordCounts) {
  constexpr Sample often = {
      "sorcery",
      "As an additional cost to cast Test Card, you may pay {1}{G} any number of times.\nYou "
      "gain 3 life."};
  constexpr Sample others[] = {
      {"sorcery", "As an additional cost to cast Test Card, you may pay {1}{G}.\nYou gain 3 life."},
      {"sorcery", "As an additional cost to cast Test Card, pay {1}{G}.\nYou gain 3 life."},
      {"sorcery",
       "As an additional cost to cast Test Card, you may pay {2}{G} any number of times.\nYou gain 3 life."}};
  expect_other_meanings(often, others);
  constexpr Sample more = {
      "sorcery",
      "Multikicker {G}\nYou gain 3 life plus an additional 2 life for each additional {G} you "
      "paid."};
  constexpr Sample other_more[] = {
      {"sorcery",
       "Multikicker {G}\nYou gain 2 life plus an additional 3 life for each additional {G} you paid."},
      {"sorcery", "Multikicker {G}\nYou gain 3 life."}};
  expect_other_meanings(more, other_more);
  constexpr Sample all = {"enchantment", "Activated abilities of artifacts cannot be activated."};
  constexpr Sample others_of_all[] = {
      {"enchantment", "Activated abilities of creatures cannot be activated."},
      {"enchantment", "Activated abilities with {T} in their cost of artifacts cannot be activated."}};
  expect_other_meanings(all, others_of_all);
  constexpr Sample damage = {"instant",
                             "Kicker {R}\nPrevent all combat damage that would be dealt this turn. If this "
                             "spell was kicked, this effect "
                             "doesn't affect combat damage that would be dealt by red creatures."};
  constexpr Sample other_damage[] = {
      {"instant",
       "Kicker {R}\nPrevent all combat damage that would be dealt this turn. If this spell was kicked, this "
       "effect "
       "doesn't affect combat damage that would be dealt by green creatures."},
      {"instant",
       "Kicker {R}\nPrevent all combat damage that would be dealt this turn. If this spell was not kicked, "
       "this "
       "effect doesn't affect combat damage that would be dealt by red creatures."},
      {"instant", "Kicker {R}\nPrevent all combat damage that would be dealt this turn."}};
  expect_other_meanings(damage, other_damage);
}

}  // namespace
}  // namespace sleight
