// Cards that go on and on by themselves: every command comes to its end, and tells which card it was.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;

/// A library of one card.
std::string library_of(const std::string& script) {
  std::filesystem::create_directories(folder() + "/cards");
  made_file("cards/hostile.lua", script);
  return folder() + "/cards";
}
/// Every command that plays whole duels, with a library of one card called Hostile.
void expect_ended(const std::string& script, const std::string& told) {
  const std::string library = library_of(script), deck = made_file("deck.txt", "40 Hostile\n");
  const Ran duel = run({"duel", deck, deck, "--seed", "1", "--library", library});
  EXPECT_EQ(duel.status, 1);
  EXPECT_THAT(duel.err, HasSubstr("/cards/hostile.lua:1:"));
  EXPECT_THAT(duel.err, HasSubstr("error L0504: " + told));
  EXPECT_THAT(duel.err, HasSubstr("fix: Let it come to an end"));
  EXPECT_THAT(duel.out, HasSubstr("effects without end"));
  const Ran sim = run({"sim", deck, deck, "--library", library, "--games", "2"});
  EXPECT_EQ(sim.status, 1);
  EXPECT_THAT(sim.out, HasSubstr("\"effects without end\": 2"));
  const Ran check = run({"check", library, "--level", "6"});
  EXPECT_EQ(check.status, 1);
  EXPECT_THAT(check.out, HasSubstr("error T1007: a duel with it fails: " + told));
}

TEST(Endless, ASpellThatCopiesItself) {
  expect_ended(
      "return instant \"Hostile\" { cost = \"{0}\", text = \"Copy Hostile.\", "
      "copy_spell { spell = self } }\n",
      "an effect of Hostile goes on and on: more was done in one ");
  // A scenario plays each moment again with each answer: that counts as well.
  const Ran test = run({"test",
                        made_file("hostile.test.lua",
                                  "scenario(\"it goes on\", function(s)\n  s.bob:has(\"hand\", \"Hostile\")\n"
                                  "  s.bob:casts(\"Hostile\")\nend)\n"),
                        "--library", folder() + "/cards"});
  EXPECT_EQ(test.status, 1);
  EXPECT_THAT(test.out, HasSubstr("a script failed: "));
  EXPECT_THAT(test.out, HasSubstr(": L0504 an effect of Hostile goes on and on"));
}

TEST(Endless, AFunctionThatIsLongAndAskedAgainAndAgain) {
  // Each call by itself is short enough.
  expect_ended(
      "return summon \"Bear\" \"Hostile\" { cost = \"{0}\", toughness = 1, text = [[It counts.]], "
      "power = function() local n = 0 for i = 1, 20000 do n = n + 1 end return n % 3 end }\n",
      "a function goes on and on: more was done in one ");
}

TEST(Endless, AnEffectThatMakesItselfHappenAgain) {
  const std::string library = library_of(
      "return enchantment \"Hostile\" { cost = \"{0}\", "
      "at_upkeep { gain_life(1, you) }, gains_life { by = you, gain_life(1, you) } }\n");
  const std::string deck = made_file("deck.txt", "40 Hostile\n");
  const Ran sim = run({"sim", deck, deck, "--library", library, "--games", "2"});
  EXPECT_THAT(sim.out, HasSubstr("\"effects without end\": 2")) << sim.out << sim.err;
}

TEST(Endless, ADeathThatItsReplacementLeavesUndone) {
  for (const char* instead :
       {"gain_life(1, you)",
        "up_to_owners_next_turn(cannot_play { cards = cards, affects = owner_of(it) })"}) {
    const std::string library = library_of(
        std::string("return summon \"Bear\" \"Hostile\" { cost = \"{0}\", power = 1, toughness = 0, ") +
        "instead_of_dying { " + instead + " } }\n");
    const std::string deck = made_file("deck.txt", "40 Hostile\n");
    const Ran sim = run({"sim", deck, deck, "--library", library, "--games", "2"});
    EXPECT_THAT(sim.out, HasSubstr("\"effects without end\": 2")) << sim.out << sim.err;
  }
}

/// A creature called Hostile that has that.
std::string creature_with(const std::string& abilities) {
  return "return summon \"Bear\" \"Hostile\" { cost = \"{0}\", power = 1, toughness = 1, text = \"x\", " +
         abilities + " }\n";
}

constexpr const char* too_deep = "an effect of Hostile goes on and on: play goes on inside play deeper";

TEST(Endless, AStateThatItsOwnEffectMakesAnew) {
  for (const char* goes : {"remove_from_game(self)", "return_to_hand(self)", "put_on_top(self)"})
    expect_ended(creature_with(std::string("whenever_state { only_if = your_turn, ") + goes +
                               ", return_to_play(moved) }"),
                 too_deep);
}

TEST(Endless, ACreatureThatBringsTheNextBeforeItEnters) {
  expect_ended(creature_with("before_it_enters { return_to_play(cards:in_zone \"graveyard\":that_are "
                             "\"creature\") }, at_upkeep { bury(self) }"),
               too_deep);
}

TEST(Endless, AStateThatMakesCopiesOfItsHolder) {
  expect_ended(creature_with("whenever_state { only_if = your_turn, make_copy(1, self) }"),
               "an effect of Hostile goes on and on: ");
}

TEST(Endless, AStateThatCopiesAllSpells) {
  expect_ended(creature_with("whenever_state { only_if = some(creatures), copy_spell { spell = spells } }, "
                             "at_upkeep { copy_spell { spell = spells } }"),
               "an effect of Hostile goes on and on: ");
}

/// One random duel with a library of that one card is ended.
void expect_duel_ended(const std::string& script, const std::string& told) {
  const std::string library = library_of(script), deck = made_file("deck.txt", "40 Hostile\n");
  const Ran sim = run({"sim", deck, deck, "--library", library, "--games", "1"});
  EXPECT_THAT(sim.out, HasSubstr("\"effects without end\": 1")) << sim.out << sim.err;
  EXPECT_THAT(sim.out, HasSubstr("L0504 an effect of Hostile goes on and on: " + told));
}

TEST(Endless, TokensEachOfWhichCountsAllOthers) {
  // No step too many is done here: it is the board that takes ever longer to be worked out.
  expect_duel_ended(
      creature_with("at_upkeep { make_token(200, token \"Bear\" \"T\" { power = 1, toughness = 1, "
                    "continuous { power = count(creatures:power(1, \"at least\")) } }) }"),
      "more was done in one moment");
}

TEST(Endless, EffectsThatLastAndBecomeEverMore) {
  // Little in each moment, and more in each.
  expect_duel_ended(creature_with("whenever_state { only_if = some(creatures), "
                                  "for_good(self, { controller = opponent }) }, "
                                  "at_upkeep { for_good(self, { controller = opponent }) }"),
                    "more was done in one duel");
}

}  // namespace
}  // namespace sleight::cli
