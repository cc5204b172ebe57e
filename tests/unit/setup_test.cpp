#include "core/playing/turn/setup.h"

#include <gtest/gtest.h>

#include "core/playing/moves/zones.h"
#include "core/playing/turn/life_checks.h"
#include "core/playing/turn/turn.h"
#include "tests/kit/dealt_duel.h"

/// Before the first turn of a duel, and after its last.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

class DuelSetup : public ::testing::Test {
 protected:
  explicit DuelSetup(bool always = false) {
    Rules rules = standard_rules();
    rules.ante_always = always;
    duel_ = std::make_unique<Duel>(library_, std::make_shared<Rules>(rules));
  }
  std::string begin(const Terms& terms) {
    const std::string refusal = set_up(*duel_, deck_, deck_, 1, terms);
    if (refusal.empty()) play_on(table_());
    return refusal;
  }
  Table& table_() {
    if (!table_of_duel_) table_of_duel_.emplace(Table{.duel = *duel_, .agents = {&bob_, &sue_}});
    return *table_of_duel_;
  }
  std::size_t ante_of(PlayerId player) const { return cards_in(*duel_, player, Zone::ante).size(); }

  std::shared_ptr<const Library> library_ = small_library();
  Deck deck_ = mixed_deck(*library_);
  std::unique_ptr<Duel> duel_;
  Puppet bob_, sue_;
  std::optional<Table> table_of_duel_;
};

class DuelSetupWithAnte : public DuelSetup {
 protected:
  DuelSetupWithAnte() : DuelSetup(true) {}
};

TEST_F(DuelSetup, AnteIsByAgreementAndTheTopCard) {  // R-ANTE-1, D-03, E-190
  EXPECT_EQ(begin({}), "");
  EXPECT_EQ(ante_of(bob), 0U);
  EXPECT_EQ(begin({.ante = 2}),
            "an ante by agreement is one card, the top card of each deck, not 2 (R-ANTE-1)");
  EXPECT_EQ(begin({.hidden_ante = true}), "no ante was agreed that could be hidden (R-ANTE-1)");
  EXPECT_EQ(begin({.ante = 1}), "");
  EXPECT_EQ(ante_of(bob), 1U);
  EXPECT_EQ(ante_of(sue), 1U);
  EXPECT_EQ(duel_->player(bob).library.size(), 32U);
}

TEST_F(DuelSetupWithAnte, IsOneOrMoreCards) {  // R-ANTE-1, D-03
  EXPECT_EQ(begin({}), "");
  EXPECT_EQ(ante_of(bob), 1U);
  EXPECT_EQ(begin({.ante = 3}), "");
  EXPECT_EQ(ante_of(sue), 3U);
  EXPECT_EQ(begin({.ante = 200}), "an ante of 200 cards is more than a deck has (R-ANTE-1)");
}

TEST_F(DuelSetup, NobodyLooksAtAHiddenAnte) {  // R-ANTE-3
  for (const bool hidden : {false, true}) {
    ASSERT_EQ(begin({.ante = 1, .hidden_ante = hidden}), "");
    for (const PlayerId whose : {bob, sue}) {
      const View view(*duel_, bob);
      EXPECT_EQ(view.sees(cards_in(*duel_, whose, Zone::ante)[0]), !hidden);
      EXPECT_EQ(view.cards_in(whose, Zone::ante).size(), hidden ? 0U : 1U);
      EXPECT_EQ(view.count_in(whose, Zone::ante), 1);
    }
  }
}

TEST_F(DuelSetup, TheLoserOfTheLastDuelDecides) {  // R-SETUP-5, D-01, E-011
  Duel ended(library_, std::make_shared<Rules>(standard_rules()));
  ended.terms = {.decider = bob, .ante = 1, .hidden_ante = true};
  ended.outcome = Outcome::bob_wins;
  EXPECT_EQ(next_terms(ended), (Terms{.decider = sue, .ante = 1, .hidden_ante = true}));
  ended.outcome = Outcome::draw;
  EXPECT_EQ(next_terms(ended).decider, bob);
  ASSERT_EQ(begin({.decider = sue}), "");
  EXPECT_EQ(sue_.kinds_asked(), std::vector<DecisionKind>{DecisionKind::start});
  EXPECT_EQ(duel_->turn.starter, sue);
}

TEST_F(DuelSetup, CardsGoBackToTheirOwnersButTheAnte) {  // R-SETUP-7, R-LIFE-5, E-229
  ASSERT_EQ(begin({.ante = 1}), "");
  Table& table = table_();
  const auto hand = [&](PlayerId p) { return duel_->id_of(duel_->player(p).hand.back()); };
  move_card(table, hand(bob), Zone::in_play, sue);
  move_card(table, hand(bob), Zone::out_of_game);
  create_token(table, deck_[0], bob);
  EXPECT_EQ(decks_after(*duel_)[0].size(), 40U);
  duel_->player(bob).life = 0;
  check_life(table);
  EXPECT_EQ(duel_->outcome, Outcome::sue_wins);
  EXPECT_EQ(decks_after(*duel_)[0].size(), 39U);
  EXPECT_EQ(decks_after(*duel_)[1].size(), 41U);
}

TEST_F(DuelSetup, WhatIsSetAsideStaysAsKnownAsItWas) {  // R-ZONE-13, E-184
  ASSERT_EQ(begin({}), "");
  Table& table = table_();
  const auto from_library =
      move_card(table, duel_->id_of(duel_->player(bob).library.back()), Zone::set_aside);
  const auto from_hand = move_card(table, duel_->id_of(duel_->player(bob).hand.back()), Zone::set_aside);
  const View bobs(*duel_, bob), sues(*duel_, sue);
  EXPECT_FALSE(bobs.sees(from_library));
  EXPECT_FALSE(sues.sees(from_library));
  EXPECT_TRUE(bobs.sees(from_hand));
  EXPECT_FALSE(sues.sees(from_hand));
  const ObjectId played = move_card(table, from_hand, Zone::in_play);
  EXPECT_TRUE(sues.sees(move_card(table, played, Zone::set_aside)));
}

}  // namespace
}  // namespace sleight
