// What an author of scenarios gets wrong is told, and what is said with a play is heard.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <utility>

#include "tools/scenario/runner.h"
#include "tools/scenario/world.h"

namespace sleight::scenario {
namespace {

using ::testing::HasSubstr;

/// Runs one scenario of this body with the whole library; "" if it passed, else why not.
std::string outcome_of_slip(const std::string& body) {
  static const World world = [] {
    Diagnostics problems;
    World made = world_of({}, problems);
    EXPECT_TRUE(problems.empty());
    return made;
  }();
  const auto results = run_source(world, "x.lua", "scenario('x', function(s)\n" + body + "\nend)");
  if (results.empty()) return "no result";
  return results[0].passed ? "" : results[0].message;
}

TEST(ScenarioSlips, AFailedFunctionIsToldBesideAFailedExpectation) {
  const std::string told = outcome_of_slip(R"(
    s:card [[ return sorcery "Broken" { cost = "{0}", text = "Draw a card.", function() error "oh no" end, draw(1) } ]]
    s.bob:has("hand", "Broken")
    s.bob:casts("Broken")
    s:expect(s.bob, { hand = 7 })
  )");
  EXPECT_THAT(told, HasSubstr("expected 7"));
  EXPECT_THAT(told, HasSubstr("; a script failed: "));
  EXPECT_THAT(told, HasSubstr("oh no"));
}

TEST(ScenarioSlips, WhoeverBeginsHasOneTurn) {
  EXPECT_EQ(outcome_of_slip(R"(
    s.sue:begins()
    s:expect(s, { turn_of = s.sue })
    s:next_turn()
    s:expect(s, { turn_of = s.bob })
  )"),
            "");
}

TEST(ScenarioSlips, ChanceIsForcedBeforeItSpeaks) {
  const std::string flip = R"(
    s:card [[ return sorcery "Test Coin" { cost = "{0}", flip_coin {
      won = { deal(2, opponent) }, lost = { deal(1, opponent) } } } ]]
    s.bob:has("hand", "Test Coin")
    s.sue:has("in play", "Samite Healer")
  )";
  // Sue may prevent the damage: the step is open, and the coin has been thrown.
  EXPECT_THAT(outcome_of_slip(flip + R"(
    s.bob:casts("Test Coin", { held = true })
    s:to("damage prevention")
    s:chance { "tails" }
  )"),
              HasSubstr("chance has spoken already in what is open; give its results before the play"));
  EXPECT_EQ(outcome_of_slip(flip + R"(
    s:chance { "tails" }
    s.bob:casts("Test Coin", { held = true })
    s:to("damage prevention")
    s:expect(s, { packets = { { to = s.sue, amount = 1 } } })
  )"),
            "");
}

TEST(ScenarioSlips, AListHasNoNamedEntries) {
  EXPECT_THAT(outcome_of_slip(R"(
    local bears = s.bob:has("in play", "Grizzly Bears")
    s.bob:attacks { first = bears }
  )"),
              HasSubstr("`first` has no place in a list"));
  EXPECT_THAT(outcome_of_slip(R"(s.bob:will("pay", { x = true }))"), HasSubstr("`x` has no place in a list"));
}

TEST(ScenarioSlips, OfPacketsThatDifferOneHasToBeNamed) {
  const std::string attack = R"(
    local a, b = s.bob:has("in play", "Gray Ogre"), s.bob:has("in play", "Hurloon Minotaur")
    local healer = s.sue:has("in play", "Samite Healer")
    s.bob:attacks { a, b }
  )";
  EXPECT_THAT(
      outcome_of_slip(attack + R"(s.sue:will_prevent(healer, { target = s.sue }) s:to("end of attack"))"),
      HasSubstr("Sue may mean any of: 2 damage to Sue from Gray Ogre, 2 damage to Sue from Hurloon "
                "Minotaur; say which one by both, as in { from = source, to = victim }, and by its "
                "amount"));
  EXPECT_THAT(outcome_of_slip(attack + R"(s.sue:will_prevent(healer, { target = { frm = a, to = s.sue } }))"),
              HasSubstr("a packet does not know `frm`"));
  EXPECT_EQ(outcome_of_slip(attack + R"(
    s.sue:will_prevent(healer, { target = { from = a, to = s.sue } })
    s:to("end of attack")
  )"),
            "");
}

TEST(ScenarioSlips, OfThingsOfOneNameInPlayOneHasToBeNamed) {
  EXPECT_THAT(outcome_of_slip(R"(
    s.sue:has("in play", "Grizzly Bears") s.sue:has("in play", "Grizzly Bears", { tapped = true })
    s.bob:has("hand", "Unsummon") s.bob:lands("Island", 1)
    s.bob:casts("Unsummon", { on = "Grizzly Bears" })
  )"),
              HasSubstr("\"Grizzly Bears\" may mean any of: Grizzly Bears (Sue's), Grizzly Bears (Sue's, "
                        "tapped); say which one by the object"));
  EXPECT_THAT(outcome_of_slip(R"(
    s.bob:lands("Forest", 2) s.bob:has("in play", "Forest", { tapped = true })
    s.bob:finds("Forest")
  )"),
              HasSubstr("Bob controls 3 of the name `Forest`, which differ"));
  EXPECT_THAT(outcome_of_slip("s.bob:lands('Forest', 2) s.bob:finds('Forest', 3)"),
              HasSubstr("Bob controls only 2 of the name `Forest`"));
  EXPECT_EQ(outcome_of_slip("s.bob:lands('Forest', 2) s:expect(s.bob:finds('Forest'), { tapped = false })"),
            "");
}

TEST(ScenarioSlips, ADivisionIsWhole) {
  const std::string blocked = R"(
    local wurm = s.bob:has("in play", "Craw Wurm")
    local x, y = s.sue:has("in play", "Wall of Spears"), s.sue:has("in play", "Wall of Brambles")
  )";
  const std::string fight = R"(
    s.bob:attacks { wurm } s.sue:blocks { [x] = wurm, [y] = wurm } s:to("end of attack")
  )";
  EXPECT_THAT(
      outcome_of_slip(blocked + "s.bob:assigns { [wurm] = { [x] = 1 } }" + fight),
      HasSubstr("`assigns` divides 1 of the 6 damage of Craw Wurm that are left; say where the rest goes"));
  EXPECT_EQ(outcome_of_slip(blocked + "s.bob:assigns { [wurm] = { [x] = 1, [y] = 5 } }" + fight), "");
}

TEST(ScenarioSlips, OfSeveralMeansOneHasToBeNamed) {
  EXPECT_THAT(outcome_of_slip(R"(
    s:card [[ return artifact "Two" { cost = "{1}",
      activated { cost = "{0}", target = packet, prevent(1, target) },
      activated { cost = "{0}", target = packet, prevent(2, target) } } ]]
    local two = s.sue:has("in play", "Two")
    s.bob:has("hand", "Lightning Bolt") s.bob:lands("Mountain", 1)
    s.sue:will_prevent(two)
    s.bob:casts("Lightning Bolt", { on = s.sue })
  )"),
              HasSubstr("Two can be used in several ways: "));
  const std::string dying = R"(
    local d = s.sue:has("in play", "Drudge Skeletons")
    local r = s.sue:has("in play", "Regeneration", { on = d })
    s.sue:lands("Swamp", 1) s.sue:lands("Forest", 1)
    s.bob:has("hand", "Lightning Bolt") s.bob:lands("Mountain", 1)
  )";
  EXPECT_THAT(
      outcome_of_slip(dying + R"(s.sue:will_regenerate(d) s.bob:casts("Lightning Bolt", { on = d }))"),
      HasSubstr("Drudge Skeletons can be regenerated in several ways: use Drudge Skeletons, use "
                "Regeneration; say which, as in { with = object or card }"));
  for (const char* with : {"d", "r", "\"Regeneration\""})
    EXPECT_EQ(outcome_of_slip(dying + "s.sue:will_regenerate(d, { with = " + with + " })" + R"(
      s.bob:casts("Lightning Bolt", { on = d })
      s:expect(d, { zone = "in play" })
    )"),
              "");
  EXPECT_THAT(outcome_of_slip(dying + R"(s.bob:casts("Lightning Bolt", { on = d, with = d }))"),
              HasSubstr("a play does not know `with`"));
}

TEST(ScenarioSlips, AnOrderThatIsLookedAtWasSaid) {
  const std::string wrath = R"(
    s.bob:has("hand", "Wrath of God") s.bob:mana "{W}{W}{W}{W}"
    local b, w = s.sue:has("in play", "Grizzly Bears"), s.sue:has("in play", "Craw Wurm")
  )";
  const std::string look = R"(
    s.bob:casts("Wrath of God")
    s:expect(s.sue, { graveyard_from_top = { "Craw Wurm", "Grizzly Bears" } })
  )";
  EXPECT_THAT(outcome_of_slip(wrath + look), HasSubstr("nobody said in which order"));
  EXPECT_EQ(outcome_of_slip(wrath + "s.sue:will(\"order\", b)" + look), "");
}

TEST(ScenarioSlips, OddValuesAreRefused) {
  const std::pair<const char*, const char*> slips[] = {
      {"s.bob:library(-1)", "`library` takes a number of plain cards from 0"},
      {"s.bob:lands('Forest', 0)", "`count` is a number from 1 to 200"},
      {"s.bob:has('in play', 'Forest', { damage = 3 })", "`damage` is a number from 0, and of a creature"},
      {"s.bob:has('in play', 'Craw Wurm', { damage = -1 })", "`damage` is a number from 0"},
      {"s.bob:has('in play', 'Craw Wurm', { counters = { ['+1/+1'] = -1 } })",
       "`counters` takes numbers from 1"},
      {"local f = s.bob:has('in play', 'Forest') s.bob:has('in play', 'Forest', { on = f })",
       "Forest is put on nothing"},
      {"local p = s.bob:has('in play', 'Prodigal Sorcerer') s.bob:activates(p, { ability = 0, on = s.sue })",
       "`ability` counts from 1"},
      {"local p = s.bob:has('in play', 'Prodigal Sorcerer') s.bob:activates(p, { on = true })",
       "`on` takes objects, players, plays, packets or names"},
      {"local p = s.bob:has('in play', 'Prodigal Sorcerer') s.bob:attacks { [p] = true }", "this is no list"},
      {"s:expect(s.bob, {})", "`expect` is given nothing to look at"},
      {"s:expect_view(s.bob, {})", "`expect_view` is given nothing to look at"},
      {"s:random_actions(0, 1)", "`random_actions` takes a number from 1"},
      {"local d = s.bob:has('hand', 'Disintegrate') s.bob:casts(d, { on = s.sue, x = -1 })",
       "`x` counts from 0"},
      {"local o = s.bob:has('in play', 'Gray Ogre') s.bob:assigns { [o] = { [s.sue] = -1 } }",
       "`assigns` takes numbers from 0"},
      {"s.bob:will('pay', {})", "an empty list, which answers nothing"},
      {"s.bob:will('pay', true, 0)", "`will` takes what is expected as a table"},
      {"s.bob:will('pay', true, { hnad = 0 })", "does not know `hnad`; did you mean `hand`?"},
      {"s.bob:will('start', true, { hand = 7 }) s:chance { s.bob } s:duel()", "hand is 0 cards"},
      {"s.bob:mana ''", "is no mana"},
      {"s:expect(s.bob, { hand = { Forest = -1 } })", "`hand` is expected as a number, as names"},
      {"s:turn_of('upkeep')", "expected s.bob or s.sue"},
      {"s:expect(s, { turn_of = 'upkeep' })", "`turn_of` is expected as s.bob or s.sue"},
      {"s:expect(s, { step = 'teatime' })", "there is no step `teatime`"},
      {"s:expect(s, { window = 'upkeep' })", "there is no window `upkeep`"},
  };
  for (const auto& [body, told] : slips) EXPECT_THAT(outcome_of_slip(body), HasSubstr(told)) << body;
}

TEST(ScenarioSlips, AnExceptionOfTheEngineIsToldAsOne) {
  Diagnostics problems;
  World world = world_of({}, problems);
  world.rules = [rules = world.rules](const std::string& name, const auto& options, std::string& problem) {
    if (name == "broken") throw std::runtime_error("oh no");
    return rules(name, options, problem);
  };
  const auto results = run_source(world, "x.lua",
                                  "scenario('x', function(s)\n  s:rules('broken')\nend)\n"
                                  "scenario('y', function(s) s:expect(s.bob, { life = 20 }) end)");
  ASSERT_EQ(results.size(), 2U);
  EXPECT_EQ(results[0].message, "the engine itself failed in `rules` with the exception: oh no");
  EXPECT_EQ(results[0].line, 2);
  EXPECT_TRUE(results[1].passed);
}

TEST(ScenarioSlips, AShareForABystanderIsNotTheRest) {
  const std::string fight = R"(
    local attacker = s.bob:has("in play", "Craw Wurm")
    local first = s.sue:has("in play", "Grizzly Bears")
    local second = s.sue:has("in play", "Gray Ogre")
    local bystander = s.sue:has("in play", "Hurloon Minotaur")
  )";
  EXPECT_THAT(outcome_of_slip(fight + R"(
    s.bob:assigns { [attacker] = { [first] = 1, [bystander] = 5 } }
    s.bob:attacks { attacker }
    s.sue:blocks { [first] = attacker, [second] = attacker }
    s:to("end of attack")
  )"),
              HasSubstr("queued, but never asked for: 5 damage from Craw Wurm to Hurloon Minotaur"));
  EXPECT_EQ(outcome_of_slip(fight + R"(
    s.bob:assigns { [attacker] = { [first] = 1, [second] = 5 } }
    s.bob:attacks { attacker }
    s.sue:blocks { [first] = attacker, [second] = attacker }
    s:to("end of attack")
    s:expect(first, { zone = "in play" })
    s:expect(second, { zone = "graveyard" })
  )"),
            "");
}

TEST(ScenarioSlips, TheAbilityThatIsSaidIsUsed) {
  const std::string idol = R"(
    s:card [[ return artifact "Test Idol" { cost = "{1}",
      activated { cost = "{T}", target = packet, prevent(1, target) },
      activated { cost = "{T}", target = packet, prevent(2, target) } } ]]
    local idol = s.sue:has("in play", "Test Idol")
    s.bob:has("hand", "Lightning Bolt")
    s.bob:lands("Mountain", 1)
  )";
  EXPECT_EQ(outcome_of_slip(idol + R"(
    s.sue:will_prevent(idol, { target = s.sue, ability = 2 })
    s.bob:casts("Lightning Bolt", { target = s.sue })
    s:expect(s.sue, { life = 19 })
  )"),
            "");
  EXPECT_THAT(outcome_of_slip(idol + R"(s.bob:casts("Lightning Bolt", { target = s.sue, ability = 1 }))"),
              HasSubstr("a card is cast whole; `ability` is for what is activated"));
  EXPECT_THAT(outcome_of_slip(idol + R"(s.sue:will_prevent(idol, { held = true }))"),
              HasSubstr("`held` and `unprompted` are for what is played at once"));
  EXPECT_THAT(outcome_of_slip(R"(
    local idol = s.bob:has("in play", "Rod of Ruin")
    s.bob:activates(idol, { ability = 2, target = s.sue })
  )"),
              HasSubstr("Rod of Ruin has 1 activated ability"));
}

TEST(ScenarioSlips, ARefusedPlayLeavesThePlaceAsItWas) {
  EXPECT_EQ(outcome_of_slip(R"(
    s.sue:has("hand", "Forest")
    s.bob:attacks { s.bob:has("in play", "Grizzly Bears") }
    s:to("end of attack")
    s:expect_illegal(function() s.sue:plays_land("Forest") end, "R-MAIN-5")
    s:expect(s, { step = "end of attack" })
  )"),
            "");
}

TEST(ScenarioSlips, AWholeDuelIsPlayedToItsEnd) {
  EXPECT_EQ(outcome_of_slip(R"(
    s:to_the_end()
    s:expect(s, { over = true })
  )"),
            "");
}

TEST(ScenarioSlips, NothingOfATestCardIsLeftForTheNext) {
  const World::ScriptReading read = script_reading({});
  const auto card_of = [&](const std::string& script, Library& library) {
    std::string problem;
    std::optional<Card> card = read(script, library, problem);
    EXPECT_EQ(problem, "") << script;
    return card;
  };
  const std::string plain = "return artifact \"Plain Thing\" { cost = \"{1}\" }";
  Library alone;
  std::string ignored;
  const std::optional<Card> before = script_reading({})(plain, alone, ignored);
  Library first, second;
  ASSERT_TRUE(
      card_of("return summon \"Zorblax\" \"Odd Thing\" { cost = \"{1}\", power = 1, toughness = 1 }", first));
  EXPECT_TRUE(first.words().knows(Word{"Zorblax"}));
  // One that is refused, in the middle of what it does, leaves nothing either.
  std::string problem;
  EXPECT_FALSE(read("leak = \"Zorblax\"; return artifact(leak)", first, problem));
  EXPECT_NE(problem, "");
  const std::optional<Card> after = card_of(plain, second);
  ASSERT_TRUE(before && after);
  EXPECT_EQ(*before, *after);
  EXPECT_FALSE(second.words().knows(Word{"Zorblax"}));
  EXPECT_FALSE(second.words().knows(Word{"Odd Thing"}));
  // Neither a global of the script nor a change to a word of the language outlives it.
  EXPECT_FALSE(read("return leak", second, problem));
}

}  // namespace
}  // namespace sleight::scenario
