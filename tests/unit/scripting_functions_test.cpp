#include <gtest/gtest.h>
#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>

#include <array>
#include <stdexcept>
#include <thread>
#include <vector>

#include "core/duel/structure.h"
#include "core/explanation/explain.h"
#include "core/explanation/why_not_fight.h"
#include "core/playing/effects/steps.h"
#include "core/playing/moves/zones.h"
#include "core/query/function.h"
#include "scripting/files/script_reader.h"
#include "scripting/language/script_language.h"
#include "scripting/words/function_states.h"
#include "scripting/words/script_value.h"
#include "tests/kit/ability_builders.h"
#include "tests/kit/script_findings.h"

/// Functions of scripts as steps, amounts and conditions (law 2), and what becomes of those that fail (law
/// 9).
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

/// Answers everything with the first option, unless it is to stop: then it throws, as a suspended duel does.
struct Stop {};
class First : public Agent {
 public:
  std::int32_t answer(const View&, const Decision& decision) override {
    if (stops) throw Stop{};
    return decision.is_number() ? decision.least : 0;
  }
  bool stops = false;
};

/// A duel in which the steps of one script are done in Bob's name.
class ScriptFunctions : public ::testing::Test {
 protected:
  /// Reads a card whose steps are `steps`; `before` stands above it.
  const Card& read(const std::string& steps, const std::string& before = "") {
    Diagnostics findings;
    ScriptReader reader(library_->words());
    const auto script = reader.read_card(
        "a.lua", before + "return instant \"Test\" { cost = \"{R}\", text = [[Test.]],\n" + steps + "\n}\n",
        findings);
    for (const Diagnostic& finding : findings) ADD_FAILURE() << finding.code << " " << finding.message;
    const CardId id = library_->add(script ? script->card : Card{});
    duel_ = std::make_unique<Duel>(library_, std::make_shared<Rules>(standard_rules()));
    spell_ = create(*duel_, id, bob, Zone::hand);
    for (int i = 0; i < 5; ++i) {
      create(*duel_, id, bob, Zone::library);
      create(*duel_, id, sue, Zone::hand);
    }
    return library_->card(id);
  }
  const std::vector<Step>& steps() const { return duel_->printed(spell_).abilities.at(0).modes.at(0).steps; }
  void resolve() {
    Table table{.duel = *duel_, .agents = {&agent_, &agent_}};
    BatchItem play;
    play.controller = bob;
    play.source = spell_;
    do_steps(table, play, steps());
    EXPECT_TRUE(broken_structure(*duel_).empty());
  }
  std::string faults() const { return told(duel_->faults().all()); }
  std::size_t hand(PlayerId p) const { return duel_->player(p).hand.size(); }
  int life(PlayerId p) const { return duel_->player(p).life; }

  std::shared_ptr<Library> library_ = std::make_shared<Library>();
  std::unique_ptr<Duel> duel_;
  ObjectId spell_;
  First agent_;
};

TEST_F(ScriptFunctions, AreSteps) {
  read("function(duel) for i = 1, 3 do duel:does(gain_life(i, you), lose_life(1, opponent)) end end");
  resolve();
  EXPECT_EQ(life(bob), 26);
  EXPECT_EQ(life(sue), 17);
  EXPECT_EQ(faults(), "");
}

TEST_F(ScriptFunctions, AreAmountsAndConditions) {
  read(
      "when(function(duel) return duel:holds(compare(hand_size(opponent), \"at least\", 5)) end,\n"
      "  { draw(function(duel) return duel:value(hand_size(opponent)) // 2 end) })");
  resolve();
  EXPECT_EQ(hand(bob), 3U);
  EXPECT_EQ(faults(), "");
}

TEST_F(ScriptFunctions, SeeTheDuelAsItIsBetweenTheirSteps) {
  read(
      "function(duel)\n"
      "  while duel:value(hand_size(you)) < 4 do duel:does(draw(1, you)) end\n"
      "end");
  resolve();
  EXPECT_EQ(hand(bob), 4U);
}

TEST_F(ScriptFunctions, PutCountersThatSomeScriptNames) {
  read("function(duel) duel:does(put_counters(\"+7/+1\", 1, creatures), gain_life(1, you)) end");
  resolve();
  EXPECT_NE(faults().find("a.lua:2: L0502 no script of the library speaks of `+7/+1` counters"),
            std::string::npos)
      << faults();
  EXPECT_EQ(life(bob), 20) << "nothing is half done";
  library_->words().intern("+7/+1");
  resolve();
  EXPECT_EQ(life(bob), 21);
}

TEST_F(ScriptFunctions, MayHoldNumbersTextsWordsAndOtherFunctions) {
  read("function(duel) duel:does(more(n), cure) end",
       "local n <const> = 2\nlocal cure = gain_life(4, you)\nlocal function more(k) return draw(k, you) "
       "end\n");
  resolve();
  EXPECT_EQ(hand(bob), 3U);
  EXPECT_EQ(life(bob), 24);
}

TEST_F(ScriptFunctions, AnErrorLeavesOutTheRestOfTheEffect) {
  read(
      "gain_life(1, you),\nfor_each(players, { function() error \"oh no\" end, gain_life(10, it) }),\n"
      "gain_life(100, you)");
  resolve();
  EXPECT_EQ(life(bob), 21);
  EXPECT_EQ(faults(),
            "a.lua:3: L0103 the function stopped with an error: oh no\n  Mend what the message names.\n");
}

TEST_F(ScriptFunctions, WhatWasDoneBeforeAnErrorStays) {
  read(
      "function(duel)\n  duel:does(draw(2, you))\n  duel:does(_ENV.nothing_known(1))\nend,\ngain_life(5, "
      "you)");
  resolve();
  EXPECT_EQ(hand(bob), 3U);
  EXPECT_EQ(life(bob), 20);
  EXPECT_EQ(
      faults(),
      "a.lua:4: L0109 unknown word `nothing_known`\n  `sleight api` lists the words of the language.\n");
}

TEST_F(ScriptFunctions, AnEndlessLoopIsStopped) {
  read("function() while true do end end,\ngain_life(5, you)");
  resolve();
  EXPECT_EQ(life(bob), 20);
  EXPECT_EQ(faults(),
            "a.lua:2: L0104 the function ran 100000 instructions and was stopped; perhaps a loop never ends\n"
            "  A function of a card does one small thing: let it end.\n");
}

TEST_F(ScriptFunctions, AnEffectThatGoesOnAndOnIsEnded) {
  const std::string told_of_it =
      "L0503 an effect of Test did more than 25000 steps and was ended\n  Let it do fewer.\n";
  read(
      "repeat_times(10000, { repeat_times(10000, { repeat_times(10000, { gain_life(1, you) }) }) }), "
      "draw(1)");
  resolve();
  EXPECT_LT(life(bob), 25020);
  EXPECT_EQ(hand(bob), 1U) << "the rest of the effect is left out";
  EXPECT_NE(faults().find(told_of_it), std::string::npos) << faults();
  for (const char* steps :
       {"repeat_times(10000, { flip_coin { coins = 10000, won = { gain_life(1, you) } } })",
        "repeat_until(some(creatures:named \"Nobody\"), { gain_life(1, you) })",
        "function(duel) for _ = 1, 10 do duel:does(repeat_times(10000, { gain_life(1, you) })) end end"}) {
    read(steps);
    resolve();
    EXPECT_NE(faults().find(told_of_it), std::string::npos) << steps << "\n" << faults();
  }
}

TEST_F(ScriptFunctions, LongTextsThatAreHeldArePaidFor) {
  read("function() local n = 0 for i = 1, 5000 do if a < b then n = n + 1 end end end",
       "local a, b = (\"x\"):rep(60000), (\"x\"):rep(60001)\n");
  resolve();
  EXPECT_NE(faults().find("L0104 the function ran"), std::string::npos) << faults();
}

TEST_F(ScriptFunctions, EatingMemoryIsStopped) {
  read(
      "function()\n  local t = {}\n  while true do t[#t + 1] = { string.rep(\"x\", 60000) } end\nend,\n"
      "gain_life(5, you)");
  resolve();
  EXPECT_EQ(life(bob), 20);
  EXPECT_NE(faults().find("a.lua:4: L0104 the function ran"), std::string::npos) << faults();
}

TEST_F(ScriptFunctions, EndlessRecursionIsStopped) {
  read("function() local function f(n) return f(n + 1) + 1 end f(1) end");
  resolve();
  EXPECT_NE(faults().find(": L0106 calls are nested "), std::string::npos) << faults();
}

TEST_F(ScriptFunctions, WritingAGlobalIsStopped) {
  // Written so that no look at the text finds it.
  read("function() _ENV.cards_drawn = 2 end,\ngain_life(5, you)");
  resolve();
  EXPECT_EQ(life(bob), 20);
  EXPECT_EQ(faults(),
            "a.lua:2: L0110 the script writes the global `cards_drawn`; scripts keep no state outside "
            "themselves\n  Write `local cards_drawn = ...`.\n");
}

TEST_F(ScriptFunctions, ChangingWhatIsHeldIsPutBackAndTold) {
  // Written so that no look at the text finds it.
  read("draw(function() a, n = 1, n + 1 return n end)", "local a\nlocal n = 0\n");
  resolve();
  resolve();
  EXPECT_EQ(hand(bob), 1U) << "it counts as 0, each time";
  EXPECT_EQ(faults(),
            "a.lua:4: L0112 the function changes `a`, which lives outside it; a function of a card keeps no "
            "state\n  Write `local a = ...` inside the function.\n"
            "a.lua:4: L0112 the function changes `n`, which lives outside it; a function of a card keeps no "
            "state\n  Write `local n = ...` inside the function.\n");
}

TEST_F(ScriptFunctions, NumbersAreHeldToTheLastBit) {
  read("draw(function() a, n = 1, 1.0 return 1 end)", "local a = 1\nlocal n = 1\n");
  resolve();
  EXPECT_EQ(faults(),
            "a.lua:4: L0112 the function changes `n`, which lives outside it; a function of a card keeps no "
            "state\n  Write `local n = ...` inside the function.\n");
}

TEST_F(ScriptFunctions, ANumberThatIsNoneMayBeHeld) {
  read("draw(function() if n == n then return 2 end return 1 end)", "local n = 0 / 0\n");
  resolve();
  EXPECT_EQ(faults(), "");
}

TEST_F(ScriptFunctions, WrongValuesAreTold) {
  read(
      "draw(function() return \"two\" end),\nwhen(function() return 1 end, { gain_life(5, you) }),\n"
      "draw(function() return 20000 end),\nfunction() return 3 end,\ngain_life(7, you)");
  resolve();
  EXPECT_EQ(life(bob), 20);
  EXPECT_EQ(hand(bob), 1U);
  EXPECT_EQ(
      faults(),
      "a.lua:2: L0501 the function gave the text \"two\" where it must give a whole number up to 10000\n"
      "  Let it return that.\n"
      "a.lua:3: L0501 the function gave the number 1 where it must give true or false\n"
      "  Let it return that.\n"
      "a.lua:4: L0501 the function gave the number 20000 where it must give a whole number up to 10000\n"
      "  Let it return that.\n"
      "a.lua:5: L0501 the function gave the number 3 where it must give nothing; what a step does it does "
      "by `duel:does(...)`\n  Let it return that.\n");
}

TEST_F(ScriptFunctions, AmountsDoNothing) {
  read("draw(function(duel) duel:does(gain_life(5, you)) return 1 end)");
  resolve();
  EXPECT_EQ(life(bob), 20);
  EXPECT_EQ(faults(),
            "a.lua:2: L0502 an amount or a condition only looks at the duel; it does nothing\n"
            "  Do it in a step: a function among the steps of an ability.\n");
}

TEST_F(ScriptFunctions, AskForOneThingAtATime) {
  read(
      "draw(function(duel) return duel:value(1, 2) end),\n"
      "when(function(duel) return duel:holds(your_turn, your_turn) end, { gain_life(5, you) })");
  resolve();
  EXPECT_EQ(life(bob), 20);
  EXPECT_EQ(faults(),
            "a.lua:2: L0215 `value` is given 2 values, but takes 1\n  Remove what is too much.\n"
            "a.lua:3: L0215 `holds` is given 2 values, but takes 1\n  Remove what is too much.\n");
}

TEST_F(ScriptFunctions, WhatLastsMustStandInTheDefinition) {
  read("function(duel) duel:does(until_end_of_turn(self, { power = 3 })) end");
  resolve();
  EXPECT_EQ(faults(),
            "a.lua:2: L0502 a step that lasts, makes a token or is a function cannot be made by a function\n"
            "  Write it beside the function, among the steps of the ability.\n");
}

TEST_F(ScriptFunctions, AMissingAnswerPassesThroughThem) {
  read("function(duel) duel:does(discard(1, opponent)) end");
  agent_.stops = true;
  EXPECT_THROW(resolve(), Stop);
  EXPECT_EQ(faults(), "");
  agent_.stops = false;
  resolve();
  EXPECT_EQ(hand(sue), 4U);
}

TEST_F(ScriptFunctions, ServeManyThreads) {
  read("function(duel) for _ = 1, 50 do duel:does(gain_life(1, you)) end end");
  const auto play = [this] {
    for (int i = 0; i < 50; ++i) {
      Duel duel = *duel_;
      First agent;
      Table table{.duel = duel, .agents = {&agent, &agent}};
      BatchItem spell;
      spell.controller = bob;
      spell.source = spell_;
      do_steps(table, spell, steps());
      EXPECT_EQ(duel.player(bob).life, 70);
    }
  };
  std::thread other(play);
  play();
  other.join();
}

TEST_F(ScriptFunctions, OfSeveralCardsRunOnSeveralThreadsAtOnce) {
  // Each of two functions sets off another one, and each thread does both: no call waits for another, and
  // none finds what another left behind.
  read(
      "function(duel)\n  local n = 0\n  for _ = 1, 20 do n = n + duel:value(twice) end\n"
      "  duel:does(gain_life(n, you))\nend,\ndraw(function() return three end)",
      "local three <const> = 3\n"
      "local twice = sum(hand_size(opponent), function(duel) return duel:value(hand_size(opponent)) end)\n");
  std::vector<std::thread> threads;
  std::array<int, 4> wrong{};
  for (std::size_t thread = 0; thread < wrong.size(); ++thread)
    threads.emplace_back([this, &wrong, thread] {
      for (int i = 0; i < 25; ++i) {
        Duel duel = *duel_;
        First agent;
        Table table{.duel = duel, .agents = {&agent, &agent}};
        BatchItem spell;
        spell.controller = bob;
        spell.source = spell_;
        do_steps(table, spell, steps());
        if (duel.player(bob).life != 20 + 20 * 10 || duel.player(bob).hand.size() != 4) ++wrong[thread];
      }
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, (std::array<int, 4>{}));
  EXPECT_EQ(faults(), "");
}

TEST_F(ScriptFunctions, ThatFailInCopiesOfADuelTellItsHost) {
  read("function() error \"oh no\" end");
  const auto play = [this] {
    Duel duel = *duel_;
    First agent;
    Table table{.duel = duel, .agents = {&agent, &agent}};
    BatchItem spell;
    spell.controller = bob;
    spell.source = spell_;
    for (int i = 0; i < 20; ++i) do_steps(table, spell, steps());
  };
  std::thread other(play);
  play();
  other.join();
  EXPECT_EQ(faults(),
            "a.lua:2: L0103 the function stopped with an error: oh no\n  Mend what the message names.\n");
}

TEST_F(ScriptFunctions, OutliveTheirReaderAndSetEachOtherOffOnlySoFar) {
  read("gain_life(function(duel) return duel:value(hand_size(opponent)) end, you)");
  resolve();
  EXPECT_EQ(life(bob), 25);
  duel_->functions_under_way() = 8;  // as if so many were waiting for this one
  resolve();
  EXPECT_EQ(life(bob), 25) << "it counts as 0";
  EXPECT_EQ(faults(),
            "a.lua:2: L0106 functions of cards set each other off without end\n"
            "  Let none of them read what depends on it.\n");
  EXPECT_EQ(duel_->functions_under_way(), 8);
  EXPECT_EQ(Duel(*duel_).functions_under_way(), 0) << "nothing is under way in a copy";
}

TEST_F(ScriptFunctions, TablesAndForeignFunctionsCannotBeHeld) {
  const auto refused = [](const std::string& script) {
    Words words;
    Diagnostics findings;
    ScriptReader(words).read_card("a.lua", script, findings);
    return findings.empty() ? std::string() : findings[0].code + " " + findings[0].message;
  };
  EXPECT_EQ(refused("local seen = {}\nreturn instant \"A\" { cost = \"{R}\", text = [[A.]],\n"
                    "draw(function() seen[1] = true return #seen end) }"),
            "L0112 the function holds `seen`, a table, which could keep state from one duel to the next");
  // The name of the globals may be given to a table as well.
  EXPECT_EQ(
      refused("local instant, draw = instant, draw\nlocal _ENV = {}\n"
              "return instant \"A\" { cost = \"{R}\", text = [[A.]],\n"
              "draw(function(duel) if _ENV.d then return _ENV.d:value(1) end _ENV.d = duel return 1 end) }"),
      "L0112 the function holds `_ENV`, a table, which could keep state from one duel to the next");
  EXPECT_EQ(
      refused("local n = 0\nlocal function up() n = n + 1 return n end\n"
              "return instant \"A\" { cost = \"{R}\", text = [[A.]], draw(function() return up() end) }"),
      "L0112 the function changes `n`, which lives outside it; a function of a card keeps no state");
}

TEST_F(ScriptFunctions, AreSeenToWriteGlobalsBeforeTheyRun) {
  const auto refused = [](const std::string& function, const std::string& before = "") {
    Words words;
    Diagnostics findings;
    ScriptReader(words).read_card(
        "a.lua", before + "return instant \"A\" { cost = \"{R}\", text = [[A.]], draw(" + function + ") }",
        findings);
    return findings.empty() ? std::string() : findings[0].code + " " + findings[0].message;
  };
  const std::string n = "L0110 the script writes the global `n`; scripts keep no state outside themselves";
  EXPECT_EQ(refused("function() n = 1 return n end"), n);
  EXPECT_EQ(refused("function() local a a, n = 1, 2 return a end"), n);
  EXPECT_EQ(refused("function() if true then local n = 1 end n = 2 return 1 end"), n)
      << "not where it is local";
  EXPECT_EQ(refused("function() function n() return 1 end return n() end"), n);
  EXPECT_EQ(refused("function() return up() end", "local function up() n = 1 return n end\n"), n);
  // None of these is a global.
  EXPECT_EQ(refused("function(n) n = 1 return n end"), "");
  EXPECT_EQ(refused("function() local n <const>, m = 1 m = n return m end"), "");
  EXPECT_EQ(refused("function() local t = { n = 1, m = 2 } t.n = 3 t[\"m\"] = 4 return t.n end"), "");
  EXPECT_EQ(refused("function() local s = 0 for n = 1, 3 do n = n + 1 s = s + n end return s end"), "");
  EXPECT_EQ(refused("function() local n repeat n = 1 until n == 1 while n < 3 do n = n + 1 end return n end"),
            "");
  EXPECT_EQ(refused("function() local function n() return 1 end n = nil return 1 end"), "");
  EXPECT_EQ(refused("function() return \"n = 1\" == [[ n = 1 ]] and 1 or 2 --[[ n = 1 ]] end"), "");
}

/// Takes all memory that a state may have, to the last byte.
void fill(lua_State* lua) {
  for (lua_Integer size = 1 << 20; size > 0; size /= 2) {
    int status = LUA_OK;
    while (status == LUA_OK) {
      lua_pushcfunction(lua, [](lua_State* inside) {
        lua_newuserdatauv(inside, static_cast<std::size_t>(lua_tointeger(inside, 1)), 0);
        luaL_ref(inside, LUA_REGISTRYINDEX);
        return 0;
      });
      lua_pushinteger(lua, size);
      status = lua_pcall(lua, 1, 0, 0);
    }
    lua_pop(lua, 1);
  }
}

TEST(FunctionStates, OneThatIsFullEndsTheCallAndNotTheProgram) {
  Words words;
  Host host;
  open_language(host, words);
  const auto states =
      std::make_shared<FunctionStates>(open_language, std::vector<std::shared_ptr<const Source>>());
  host.set_function_states(states);
  Diagnostics findings;
  ASSERT_TRUE(host.run(Source("a.lua", "return draw(function() return 1 end)"), findings));
  const auto function = value_at<Step>(host.state(), -1)->amount->function;
  {
    FunctionStates::Loan loan(*states);
    fill(loan.state().host().state());
  }
  const Duel duel(std::make_shared<Library>(), std::make_shared<Rules>(standard_rules()));
  EXPECT_EQ(function->amount(context_for(duel, ObjectId{}, bob)), 0);
  EXPECT_EQ(told(duel.faults().all()),
            "a.lua:1: L0105 there is no memory left in which the function could run\n"
            "  Let the functions of cards hold small values only.\n");
}

TEST(FunctionStates, APlaceThatCameToNothingIsLentAgain) {
  static int opened = 0;
  opened = 0;
  // More often than there are places.
  constexpr int failures = 100;
  FunctionStates states(
      [](Host&, Words&) {
        if (++opened <= failures) throw std::runtime_error("no memory");
      },
      {});
  for (int i = 0; i < failures; ++i) EXPECT_THROW(FunctionStates::Loan{states}, std::runtime_error);
  { const FunctionStates::Loan loan(states); }
  { const FunctionStates::Loan loan(states); }
  EXPECT_EQ(opened, failures + 1) << "the state that was made is kept for the next";
}

TEST(ScriptFunctionLooks, CostTheDuelNothing) {
  const auto library = std::make_shared<Library>();
  Diagnostics findings;
  ScriptReader reader(library->words());
  const auto script = reader.read_card("a.lua",
                                       "return summon \"Bear\" \"Bear\" { cost = \"{G}\", toughness = 1,\n"
                                       "  text = [[It counts.]],\n"
                                       "  power = function()\n    local n = 0\n"
                                       "    for i = 1, 1000 do n = n + 1 end\n    return n\n  end }\n",
                                       findings);
  ASSERT_TRUE(script) << told(findings);
  const CardId card = library->add(script->card);
  Duel duel(library, std::make_shared<Rules>(standard_rules()));
  const ObjectId bear = create(duel, card, PlayerId::bob, Zone::in_play);
  const std::uint64_t spent = duel.budget().in_all();
  for (int i = 0; i < 100; ++i) EXPECT_EQ(explain(duel, bear, "power").result, "1000");
  EXPECT_EQ(why_not_attack(duel, bear), why_not_attack(duel, bear));
  EXPECT_EQ(duel.budget().in_all(), spent);
  EXPECT_FALSE(duel.budget().is_spent());
}

}  // namespace
}  // namespace sleight
