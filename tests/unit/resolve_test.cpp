#include <gtest/gtest.h>

#include "core/card/verb.h"
#include "core/derived/listeners.h"
#include "core/playing/casting/windows.h"
#include "tests/kit/board.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(Resolve, APermanentComesIntoPlayOnItsTarget) {  // R-ENCH-1
  Board d;
  d.mana(bob, 1);
  const ObjectId bears = d.put("Grizzly Bears", bob);
  d.put("Holy Strength", bob, Zone::hand);
  d.bob.plays = {"Holy Strength"};
  d.bob.targets = {Thing::of(bears)};
  hold_window(d.table(), Window::main);
  ASSERT_EQ(d.count("Holy Strength", bob, Zone::in_play), 1);
  EXPECT_EQ(d.duel().object(d.duel().id_of(d.duel().in_play.back())).attached_to, bears);
  EXPECT_EQ(d.duel().look(bears).power, 3);
}

TEST(Resolve, ALocalEnchantmentWithoutItsTargetGoesToTheGraveyard) {  // R-ZONE-12
  Board d;
  d.mana(bob, 1);
  d.mana(sue, 1);
  const ObjectId bears = d.put("Grizzly Bears", bob);
  d.put("Holy Strength", bob, Zone::hand);
  d.put("Unsummon", sue, Zone::hand);
  d.bob.plays = {"Holy Strength"};
  d.bob.targets = {Thing::of(bears)};
  d.sue.plays = {"Unsummon"};
  hold_window(d.table(), Window::main);
  EXPECT_EQ(d.count("Holy Strength", bob, Zone::graveyard), 1);
  EXPECT_EQ(d.count("Grizzly Bears", bob, Zone::hand), 1);
}

TEST(Resolve, RemovingTheSourceDoesNotStopItsEffect) {  // R-RESOLVE-3
  Board d;
  d.mana(sue, 9);
  const ObjectId pinger = d.put("Prodigal Sorcerer", bob);
  d.put("Unsummon", sue, Zone::hand);
  d.bob.plays = {"Prodigal Sorcerer"};
  d.bob.targets = {Thing::of(sue)};
  d.sue.plays = {"Unsummon"};
  hold_window(d.table(), Window::main);
  EXPECT_FALSE(d.duel().exists(pinger));
  EXPECT_EQ(d.duel().player(sue).life, 19);
}

TEST(Resolve, ACreatureIsSavedAtTheLastMoment) {  // R-REGEN-1, R-REGEN-2, R-REGEN-3
  Board d;
  d.mana(bob, 9);
  d.mana(sue, 9);
  const ObjectId skeletons = d.put("Drudge Skeletons", sue);
  d.put("Lightning Bolt", bob, Zone::hand);
  d.bob.plays = {"Lightning Bolt"};
  d.bob.targets = {Thing::of(skeletons)};
  d.sue.plays = {"Drudge Skeletons"};
  hold_window(d.table(), Window::main);
  ASSERT_TRUE(d.duel().is_in_play(skeletons));
  EXPECT_TRUE(d.duel().object(skeletons).tapped);
  EXPECT_EQ(d.duel().object(skeletons).damage, 0);
}

TEST(Resolve, ADelayedStepIsFoundAgainByItsPosition) {
  auto library = std::make_shared<Library>();
  Step later = step(Verb::at_time);
  later.then.push_back(step(Verb::gain_life, {}, Amount(2)));
  Step first = step(Verb::when);
  first.then.push_back(step(Verb::gain_life, {}, Amount(1)));
  first.then.push_back(later);
  Card made = spell("Later", CardType::instant, "1", {mode({}, {first})});
  const CardId id = library->add(made);
  const Ability& ability = library->card(id).abilities.front();
  Delayed delayed;
  delayed.ability = library->id_of(ability);
  delayed.step = 2;
  ASSERT_NE(step_of(*library, delayed), nullptr);
  EXPECT_EQ(step_of(*library, delayed), &ability.modes[0].steps[0].then[1]);
  delayed.step = 9;
  EXPECT_EQ(step_of(*library, delayed), nullptr);
}

}  // namespace
}  // namespace sleight
