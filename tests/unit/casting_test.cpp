#include "core/playing/casting/casting.h"

#include <gtest/gtest.h>

#include "core/explanation/why_not.h"
#include "core/playing/casting/windows.h"
#include "core/playing/legality/plays.h"
#include "tests/kit/board.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests
constexpr auto cast = Option::Kind::cast;
constexpr auto activate = Option::Kind::activate;

TEST(LegalPlays, PassComesFirstAndManaLast) {
  Board d;
  d.put("Mountain", bob);
  d.put("Lightning Bolt", bob, Zone::hand);
  d.put("Forest", bob, Zone::hand);
  const auto plays = legal_plays(d.duel(), bob, Window::main);
  ASSERT_GE(plays.size(), 4U);
  EXPECT_EQ(plays.front().kind, Option::Kind::pass);
  EXPECT_EQ(plays.back().kind, Option::Kind::tap_for_mana);
  EXPECT_TRUE(d.offers(bob, Window::main, cast, "Lightning Bolt"));
  EXPECT_TRUE(d.offers(bob, Window::main, Option::Kind::play_land, "Forest"));
}

TEST(LegalPlays, SorceriesAndPermanentsInTheMainPhaseOnly) {  // R-MAIN-2
  Board d;
  d.mana(bob, 9);
  d.put("Gray Ogre", bob, Zone::hand);
  d.put("Disintegrate", bob, Zone::hand);
  d.put("Lightning Bolt", bob, Zone::hand);
  EXPECT_TRUE(d.offers(bob, Window::main, cast, "Gray Ogre"));
  EXPECT_TRUE(d.offers(bob, Window::main, cast, "Disintegrate"));
  for (const Window window : {Window::respond, Window::combat, Window::phase}) {
    EXPECT_FALSE(d.offers(bob, window, cast, "Gray Ogre"));
    EXPECT_FALSE(d.offers(bob, window, cast, "Disintegrate"));
    EXPECT_TRUE(d.offers(bob, window, cast, "Lightning Bolt"));
  }
}

TEST(LegalPlays, OneLandATurnAndNeverAsAResponse) {  // R-LAND-1, R-MAIN-5
  Board d;
  const ObjectId forest = d.put("Forest", bob, Zone::hand);
  d.put("Forest", bob, Zone::hand);
  const Option land = play_of(Option::Kind::play_land, forest);
  EXPECT_EQ(why_not(d.duel(), bob, land, Window::main), "");
  EXPECT_NE(why_not(d.duel(), bob, land, Window::respond).find("R-MAIN-5"), std::string::npos);
  make_play(d.table(), bob, land, Window::main);
  EXPECT_EQ(d.count("Forest", bob, Zone::in_play), 1);
  EXPECT_FALSE(d.offers(bob, Window::main, Option::Kind::play_land, "Forest"));
}

TEST(LegalPlays, ATargetedSpellNeedsATarget) {  // R-TARGET-1
  Board d;
  d.mana(bob, 9);
  d.put("Terror", bob, Zone::hand);
  EXPECT_FALSE(d.offers(bob, Window::main, cast, "Terror"));
  d.put("Grizzly Bears", sue);
  EXPECT_TRUE(d.offers(bob, Window::main, cast, "Terror"));
}

TEST(LegalPlays, PreventionOnlyInItsStepAndNothingElseThere) {  // R-DP-8, R-DP-9
  Board d;
  d.mana(bob, 9);
  d.put("Lightning Bolt", bob, Zone::hand);
  d.put("Healing Salve", bob, Zone::hand);
  EXPECT_TRUE(d.offers(bob, Window::main, cast, "Healing Salve"));  // its other use
  Packet packet;
  packet.number = 1;
  packet.victim = Thing::of(bob);
  packet.amount = 3;
  d.duel().packets.push_back(packet);
  EXPECT_TRUE(d.offers(bob, Window::prevent, cast, "Healing Salve"));
  EXPECT_FALSE(d.offers(bob, Window::prevent, cast, "Lightning Bolt"));
  d.duel().packets.clear();
  EXPECT_FALSE(d.offers(bob, Window::prevent, cast, "Healing Salve"));
}

TEST(LegalPlays, RegenerationOnlyForWhatIsDying) {  // R-REGEN-2
  Board d;
  d.mana(bob, 9);
  const ObjectId skeletons = d.put("Drudge Skeletons", bob);
  d.put("Grizzly Bears", bob);
  d.put("Death Ward", bob, Zone::hand);
  EXPECT_FALSE(d.offers(bob, Window::main, activate, "Drudge Skeletons"));
  EXPECT_FALSE(d.offers(bob, Window::main, cast, "Death Ward"));
  d.duel().dying.push_back(skeletons);
  EXPECT_TRUE(d.offers(bob, Window::regenerate, activate, "Drudge Skeletons"));
  EXPECT_TRUE(d.offers(bob, Window::regenerate, cast, "Death Ward"));
  EXPECT_FALSE(d.offers(bob, Window::prevent, cast, "Death Ward"));
}

TEST(LegalPlays, SummoningSicknessStopsTapCosts) {  // R-SICK-1, R-ART-3
  Board d;
  d.mana(bob, 9);
  const ObjectId pinger = d.put("Prodigal Sorcerer", bob);
  const ObjectId rod = d.put("Rod of Ruin", bob);
  d.make_sick(pinger);
  d.make_sick(rod);
  EXPECT_FALSE(d.offers(bob, Window::main, activate, "Prodigal Sorcerer"));
  EXPECT_TRUE(d.offers(bob, Window::main, activate, "Rod of Ruin"));
}

TEST(LegalPlays, ATappedArtifactIsOff) {  // R-ART-1
  Board d;
  d.mana(bob, 9);
  const ObjectId statue = d.put("Jade Statue", bob);
  EXPECT_TRUE(d.offers(bob, Window::main, activate, "Jade Statue"));
  d.set_tapped(statue);
  EXPECT_FALSE(d.offers(bob, Window::main, activate, "Jade Statue"));
}

TEST(LegalPlays, OnlyTheControllerUsesIt) {  // R-COST-9
  Board d;
  d.mana(sue, 9);
  d.put("Jade Statue", bob);
  EXPECT_FALSE(d.offers(sue, Window::respond, activate, "Jade Statue"));
}

TEST(LegalPlays, TheOtherPlayerStartsNothing) {  // E-210, R-BATCH-1
  Board d;
  d.mana(sue, 9);
  const Option bolt = play_of(cast, d.put("Lightning Bolt", sue, Zone::hand));
  EXPECT_NE(why_not(d.duel(), sue, bolt, Window::main).find("R-BATCH-1"), std::string::npos);
  EXPECT_EQ(why_not(d.duel(), sue, bolt, Window::respond), "");
  EXPECT_EQ(why_not(d.duel(), sue, bolt, Window::phase), "");
}

TEST(Casting, XIsChosenAndPaid) {  // R-MANA-7
  Board d;
  d.put(4, "Mountain", bob);
  d.put("Disintegrate", bob, Zone::hand);
  d.bob.plays = {"Disintegrate"};
  d.bob.numbers = {3};
  d.bob.targets = {Thing::of(sue)};
  hold_window(d.table(), Window::main);
  EXPECT_EQ(d.duel().player(sue).life, 17);
  EXPECT_EQ(d.count("Disintegrate", bob, Zone::graveyard), 1);
}

TEST(Casting, AModeIsAnnounced) {  // R-BATCH-7
  Board d;
  d.mana(bob, 1);
  const ObjectId bears = d.put("Grizzly Bears", sue);
  d.put("Twiddle", bob, Zone::hand);
  d.bob.plays = {"Twiddle"};
  d.bob.numbers = {0};
  d.bob.targets = {Thing::of(bears)};
  hold_window(d.table(), Window::main);
  EXPECT_TRUE(d.duel().object(bears).tapped);
}

TEST(Casting, AManaSourceSpellIsNeverAnswered) {  // D-26, R-MANA-2
  Board d;
  d.put("Swamp", bob);
  d.put("Dark Ritual", bob, Zone::hand);
  d.mana(sue, 9);
  d.put("Counterspell", sue, Zone::hand);
  d.put("Lightning Bolt", sue, Zone::hand);
  d.bob.plays = {"Dark Ritual"};
  hold_window(d.table(), Window::main);
  EXPECT_EQ(d.duel().player(bob).pool.amount[2], 3);
  EXPECT_EQ(d.count("Dark Ritual", bob, Zone::graveyard), 1);
  for (const std::string& question : d.notes) EXPECT_EQ(question[0], 'B') << question;
}

TEST(Casting, ASpellBegunMayBeCalledOff) {  // R-FIZZLE-2, D-06
  Board d;
  d.rules->fizzle_returns = true;
  d.mana(bob, 3);
  const Option play = play_of(cast, d.put("Gray Ogre", bob, Zone::hand));
  struct Hesitant : Puppet {
    std::int32_t answer(const View& view, const Decision& decision) override {
      return decision.kind == DecisionKind::complete ? 1 : Puppet::answer(view, decision);
    }
  } hesitant;
  d.table().agents = {&hesitant, &d.sue};
  EXPECT_EQ(make_play(d.table(), bob, play, Window::main), Made::called_off);
  EXPECT_EQ(d.count("Gray Ogre", bob, Zone::hand), 1);
  EXPECT_EQ(d.duel().player(bob).pool.total(), 18);
  EXPECT_TRUE(d.notes.empty());
}

TEST(Casting, WithoutFizzlingNobodyIsAsked) {  // D-06
  Board d;
  d.mana(bob, 3);
  const Option play = play_of(cast, d.put("Gray Ogre", bob, Zone::hand));
  EXPECT_EQ(make_play(d.table(), bob, play, Window::main), Made::in_the_batch);
}

}  // namespace
}  // namespace sleight
