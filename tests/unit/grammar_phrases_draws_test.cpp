#include <gtest/gtest.h>

#include <array>

#include "tests/kit/read_phrases.h"

/// Draws in the place of which something else is done, what is done again, and values held against each
/// other.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

constexpr Sample draw_phrases[] = {
    {"enchantment",
     "If a player would draw a card except the first one they draw in their draw phase each turn, that "
     "player "
     "discards a card instead."},
    {"enchantment",
     "If you would draw a card except the first one you draw in your draw phase each turn, you gain 1 life "
     "instead."},
    {"artifact",
     "{X}, {T}: The next time you would draw a card this turn, look at the top X cards of your library, put "
     "all but one of them on the bottom of your library in a random order, then you draw a card instead. X "
     "cannot be 0."},
    {"artifact",
     "{1}, {T}: The next time you would draw a card this turn, choose a card you own from outside the game, "
     "then put it into your hand instead."},
    {"artifact", "{1}: Choose a card from your hand drawn this turn. Put it on top of your library."},
    {"sorcery",
     "Flip a coin. If you win the flip, you gain 1 life and target opponent loses 1 life, and you decide "
     "whether "
     "to flip again. If you lose the flip, you lose 1 life and that player gains 1 life, and that player "
     "decides "
     "whether to flip again. Double the life stakes with each flip."},
    {"sorcery",
     "Flip a coin. If you win the flip, you gain 2 life, and you decide whether to flip again. If you lose "
     "the "
     "flip, you lose 3 life, and you decide whether to flip again."},
    {"instant",
     "Look at the top five cards of your library. As many times as you choose, you may pay 1 life, put those "
     "cards "
     "on the bottom of your library, then look at the top five cards of your library. Then shuffle your "
     "library and "
     "put the last cards you looked at this way on top of your library in any order."},
    {"sorcery",
     "Sacrifice an artifact. If you do, search your library for an artifact card. If that card's casting "
     "cost is "
     "less than or equal to the sacrificed artifact's casting cost, put it into play. If it is more, you may "
     "pay "
     "{X}, where X is the difference. If you do, put it into play. If you do not, put it into its owner's "
     "graveyard. Then shuffle your library."},
    {"enchantment",
     "During each player's upkeep, Test Card deals X damage to that player, where X is the number of lands "
     "that "
     "player controls that started the turn untapped."},
    {"artifact", "{X}, {T}: Target player gains X life. X cannot be 0."},
    {"sorcery", "All creatures get +0/+3 until your next turn."},
    {"enchantment",
     "During your draw phase, you may draw two cards. If you do, choose two cards from your hand drawn this "
     "turn. "
     "For each of those cards, pay 4 life or put that card on top of its owner's library."},
};

TEST(GrammarPhrasesDraws, AreReadAndDescribed) { expect_read_and_described(draw_phrases); }

TEST(GrammarPhrasesDraws, WhatWouldMeanSomethingElseIsNotRead) {
  constexpr Sample unread_draws[] = {
      // Whose draw phase, and whose first card, has to be the same player's.
      {"enchantment",
       "If you would draw a card except the first one they draw in their draw phase each turn, you gain 1 "
       "life "
       "instead."},
      {"enchantment",
       "If you would discard a card except the first one you draw in your draw phase each turn, you gain 1 "
       "life "
       "instead."},
      // No time for which it would hold.
      {"enchantment", "The next time you would draw a card this turn, you gain 1 life instead."},
      {"artifact", "{T}: The next time target player would draw a card this turn, you gain 1 life instead."},
      {"artifact", "{X}, {T}: Target player gains X life. X cannot be 1."},
      {"artifact", "{2}, {T}: Target player gains 1 life. X cannot be 0."},
      {"sorcery", "If it is more, you draw a card."},
      {"sorcery", "You may pay {X}, where X is the difference. If you do, draw a card."},
      {"sorcery", "Double the life stakes with each flip."},
      {"sorcery", "Flip a coin. If you win the flip, draw a card. Double the life stakes with each flip."},
      {"sorcery", "As many times as you choose, draw a card."},
      {"instant",
       "Shuffle your library and put the last cards you looked at this way on top of your library."},
      {"sorcery",
       "Look at the top three cards of your library. Put all but one of them on top of your library in a "
       "random "
       "order."},
      {"enchantment", "Creatures cannot be attacked."},
  };
  expect_unread(unread_draws);
}

TEST(GrammarPhrasesDraws, EachWordSaysSomething) {
  expect_other_meanings(
      {"enchantment",
       "If a player would draw a card except the first one they draw in their draw phase each turn, that "
       "player "
       "discards a card instead."},
      std::array<Sample, 2>{
          {{"enchantment", "If a player would draw a card, that player discards a card instead."},
           {"enchantment",
            "If you would draw a card except the first one you draw in your draw phase each turn, "
            "you discard a card instead."}}});
}

}  // namespace
}  // namespace sleight
