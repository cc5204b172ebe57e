#include "core/playing/casting/casting.h"

#include <gtest/gtest.h>

#include "core/playing/casting/windows.h"
#include "core/playing/legality/plays.h"
#include "core/telling/why_not.h"
#include "tests/unit/small_duel.h"

using namespace sleight;
using namespace sleight::testing_duel;

namespace {
constexpr PlayerId A = PlayerId::bob;
constexpr PlayerId N = PlayerId::sue;
constexpr auto cast = Option::Kind::cast;
constexpr auto activate = Option::Kind::activate;
}  // namespace

TEST(LegalPlays, PassComesFirstAndManaLast) {
  SmallDuel d;
  d.has(A, Zone::in_play, "Mountain");
  d.has(A, Zone::hand, "Lightning Bolt");
  d.has(A, Zone::hand, "Forest");
  const auto plays = legal_plays(d.duel, A, Window::main);
  ASSERT_GE(plays.size(), 4U);
  EXPECT_EQ(plays.front().kind, Option::Kind::pass);
  EXPECT_EQ(plays.back().kind, Option::Kind::tap_for_mana);
  EXPECT_TRUE(d.offers(A, Window::main, cast, "Lightning Bolt"));
  EXPECT_TRUE(d.offers(A, Window::main, Option::Kind::play_land, "Forest"));
}

TEST(LegalPlays, SorceriesAndPermanentsInTheMainPhaseOnly) {  // R-MAIN-2
  SmallDuel d;
  d.mana(A, 9);
  d.has(A, Zone::hand, "Gray Ogre");
  d.has(A, Zone::hand, "Disintegrate");
  d.has(A, Zone::hand, "Lightning Bolt");
  EXPECT_TRUE(d.offers(A, Window::main, cast, "Gray Ogre"));
  EXPECT_TRUE(d.offers(A, Window::main, cast, "Disintegrate"));
  for (const Window window : {Window::respond, Window::combat, Window::phase}) {
    EXPECT_FALSE(d.offers(A, window, cast, "Gray Ogre"));
    EXPECT_FALSE(d.offers(A, window, cast, "Disintegrate"));
    EXPECT_TRUE(d.offers(A, window, cast, "Lightning Bolt"));
  }
}

TEST(LegalPlays, OneLandATurnAndNeverAsAResponse) {  // R-LAND-1, R-MAIN-5
  SmallDuel d;
  const ObjectId forest = d.has(A, Zone::hand, "Forest");
  d.has(A, Zone::hand, "Forest");
  Option land;
  land.kind = Option::Kind::play_land;
  land.object = forest;
  EXPECT_EQ(why_not(d.duel, A, land, Window::main), "");
  EXPECT_NE(why_not(d.duel, A, land, Window::respond).find("R-MAIN-5"), std::string::npos);
  make_play(d.table, A, land, Window::main);
  EXPECT_EQ(d.count(A, Zone::in_play, "Forest"), 1);
  EXPECT_FALSE(d.offers(A, Window::main, Option::Kind::play_land, "Forest"));
}

TEST(LegalPlays, ATargetedSpellNeedsATarget) {  // R-TARGET-1
  SmallDuel d;
  d.mana(A, 9);
  d.has(A, Zone::hand, "Terror");
  EXPECT_FALSE(d.offers(A, Window::main, cast, "Terror"));
  d.has(N, Zone::in_play, "Grizzly Bears");
  EXPECT_TRUE(d.offers(A, Window::main, cast, "Terror"));
}

TEST(LegalPlays, PreventionOnlyInItsStepAndNothingElseThere) {  // R-DP-8, R-DP-9
  SmallDuel d;
  d.mana(A, 9);
  d.has(A, Zone::hand, "Lightning Bolt");
  d.has(A, Zone::hand, "Healing Salve");
  EXPECT_TRUE(d.offers(A, Window::main, cast, "Healing Salve"));  // its other use
  Packet packet;
  packet.number = 1;
  packet.victim = Thing::of(A);
  packet.amount = 3;
  d.duel.packets.push_back(packet);
  EXPECT_TRUE(d.offers(A, Window::prevent, cast, "Healing Salve"));
  EXPECT_FALSE(d.offers(A, Window::prevent, cast, "Lightning Bolt"));
  d.duel.packets.clear();
  EXPECT_FALSE(d.offers(A, Window::prevent, cast, "Healing Salve"));
}

TEST(LegalPlays, RegenerationOnlyForWhatIsDying) {  // R-REGEN-2
  SmallDuel d;
  d.mana(A, 9);
  const ObjectId skeletons = d.has(A, Zone::in_play, "Drudge Skeletons");
  d.has(A, Zone::in_play, "Grizzly Bears");
  d.has(A, Zone::hand, "Death Ward");
  EXPECT_FALSE(d.offers(A, Window::main, activate, "Drudge Skeletons"));
  EXPECT_FALSE(d.offers(A, Window::main, cast, "Death Ward"));
  d.duel.dying.push_back(skeletons);
  EXPECT_TRUE(d.offers(A, Window::regenerate, activate, "Drudge Skeletons"));
  EXPECT_TRUE(d.offers(A, Window::regenerate, cast, "Death Ward"));
  EXPECT_FALSE(d.offers(A, Window::prevent, cast, "Death Ward"));
}

TEST(LegalPlays, SummoningSicknessStopsTapCosts) {  // R-SICK-1, R-ART-3
  SmallDuel d;
  d.mana(A, 9);
  const ObjectId pinger = d.has(A, Zone::in_play, "Prodigal Sorcerer");
  const ObjectId rod = d.has(A, Zone::in_play, "Rod of Ruin");
  d.duel.object(pinger).controlled_since = 11;
  d.duel.object(rod).controlled_since = 12;
  d.duel.touch(Duel::board);
  EXPECT_FALSE(d.offers(A, Window::main, activate, "Prodigal Sorcerer"));
  EXPECT_TRUE(d.offers(A, Window::main, activate, "Rod of Ruin"));
}

TEST(LegalPlays, ATappedArtifactIsOff) {  // R-ART-1
  SmallDuel d;
  d.mana(A, 9);
  const ObjectId statue = d.has(A, Zone::in_play, "Jade Statue");
  EXPECT_TRUE(d.offers(A, Window::main, activate, "Jade Statue"));
  d.duel.object(statue).tapped = true;
  d.duel.touch(Duel::tapped);
  EXPECT_FALSE(d.offers(A, Window::main, activate, "Jade Statue"));
}

TEST(LegalPlays, OnlyTheControllerUsesIt) {  // R-COST-9
  SmallDuel d;
  d.mana(N, 9);
  d.has(A, Zone::in_play, "Jade Statue");
  EXPECT_FALSE(d.offers(N, Window::respond, activate, "Jade Statue"));
}

TEST(LegalPlays, TheOtherPlayerStartsNothing) {  // E-210, R-BATCH-1
  SmallDuel d;
  d.mana(N, 9);
  Option bolt;
  bolt.kind = cast;
  bolt.object = d.has(N, Zone::hand, "Lightning Bolt");
  EXPECT_NE(why_not(d.duel, N, bolt, Window::main).find("R-BATCH-1"), std::string::npos);
  EXPECT_EQ(why_not(d.duel, N, bolt, Window::respond), "");
  EXPECT_EQ(why_not(d.duel, N, bolt, Window::phase), "");
}

TEST(Casting, XIsChosenAndPaid) {  // R-MANA-7
  SmallDuel d;
  d.has(A, Zone::in_play, "Mountain", 4);
  d.has(A, Zone::hand, "Disintegrate");
  d.bob.plays = {"Disintegrate"};
  d.bob.numbers = {3};
  d.bob.targets = {Thing::of(N)};
  hold_window(d.table, Window::main);
  EXPECT_EQ(d.duel.player(N).life, 17);
  EXPECT_EQ(d.count(A, Zone::graveyard, "Disintegrate"), 1);
}

TEST(Casting, AModeIsAnnounced) {  // R-BATCH-7
  SmallDuel d;
  d.mana(A, 1);
  const ObjectId bears = d.has(N, Zone::in_play, "Grizzly Bears");
  d.has(A, Zone::hand, "Twiddle");
  d.bob.plays = {"Twiddle"};
  d.bob.numbers = {0};
  d.bob.targets = {Thing::of(bears)};
  hold_window(d.table, Window::main);
  EXPECT_TRUE(d.duel.object(bears).tapped);
}

TEST(Casting, AManaSourceSpellIsNeverAnswered) {  // D-26, R-MANA-2
  SmallDuel d;
  d.has(A, Zone::in_play, "Swamp");
  d.has(A, Zone::hand, "Dark Ritual");
  d.mana(N, 9);
  d.has(N, Zone::hand, "Counterspell");
  d.has(N, Zone::hand, "Lightning Bolt");
  d.bob.plays = {"Dark Ritual"};
  hold_window(d.table, Window::main);
  EXPECT_EQ(d.duel.player(A).pool.amount[2], 3);
  EXPECT_EQ(d.count(A, Zone::graveyard, "Dark Ritual"), 1);
  for (const std::string& question : d.asked) EXPECT_EQ(question[0], 'A') << question;
}

TEST(Casting, ASpellBegunMayBeCalledOff) {  // R-FIZZLE-2, D-06
  auto rules = small_rules();
  rules->fizzle_returns = true;
  SmallDuel d(rules);
  d.mana(A, 3);
  Option play;
  play.kind = cast;
  play.object = d.has(A, Zone::hand, "Gray Ogre");
  struct Hesitant : ScriptedAgent {
    std::int32_t answer(const View& view, const Decision& decision) override {
      return decision.kind == DecisionKind::complete ? 1 : ScriptedAgent::answer(view, decision);
    }
  } hesitant;
  d.table.agents = {&hesitant, &d.sue};
  EXPECT_FALSE(make_play(d.table, A, play, Window::main).has_value());
  EXPECT_EQ(d.count(A, Zone::hand, "Gray Ogre"), 1);
  EXPECT_EQ(d.duel.player(A).pool.total(), 18);
  EXPECT_TRUE(d.asked.empty());
}

TEST(Casting, WithoutFizzlingNobodyIsAsked) {  // D-06
  SmallDuel d;
  d.mana(A, 3);
  Option play;
  play.kind = cast;
  play.object = d.has(A, Zone::hand, "Gray Ogre");
  EXPECT_NE(make_play(d.table, A, play, Window::main).value_or(0), 0U);
}
