#include <gtest/gtest.h>

#include "scripting/language/script_language.h"
#include "scripting/lua/script_host.h"
#include "tests/kit/script_findings.h"

// What a script may not do, and what it is told. Each expected text is the whole finding.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(ScriptSandbox, SyntaxError) {
  EXPECT_EQ(told(R"lua(return instant "A" {
  cost = "{R}"
  target = creature,
}
)lua"),
            R"told(a.lua:2:15+0: L0101 Lua cannot read this: a comma is missing before `target`
  Write `,` here.
)told");
}

TEST(ScriptSandbox, Bytecode) {
  EXPECT_EQ(told(std::string("\x1bLua rest")),
            R"told(a.lua:1:1+1: L0102 this is Lua bytecode; only source text is read
  Give the source of the script.
)told");
}

TEST(ScriptSandbox, ErrorRaised) {
  EXPECT_EQ(told(R"lua(local a = 1
error("no")
)lua"),
            R"told(a.lua:2:1+5: L0103 the script stopped with an error: no
  Mend what the message names.
)told");
}

TEST(ScriptSandbox, IndexOfNil) {
  EXPECT_EQ(
      told(R"lua(local a = nil
return instant "A" { cost = a.b }
)lua"),
      R"told(a.lua:2:31+1: L0103 the script stopped with an error: attempt to index a nil value (local 'a')
  Mend what the message names.
)told");
}

TEST(ScriptSandbox, EndlessLoop) {
  EXPECT_EQ(
      told(R"lua(local n = 0
while true do
  n = n + 1
end
)lua"),
      R"told(a.lua:3:3+1: L0104 the script ran 5000000 instructions and was stopped; perhaps a loop never ends
  A script declares one card: let it end.
)told");
}

TEST(ScriptSandbox, JoiningIsPaidFor) {
  EXPECT_EQ(
      told(R"lua(local s = string.rep("x", 60000)
while true do
  local t = s .. s .. s
end
)lua"),
      R"told(a.lua:3:3+5: L0104 the script ran 5000000 instructions and was stopped; perhaps a loop never ends
  A script declares one card: let it end.
)told");
}

TEST(ScriptSandbox, InsertingInFrontIsPaidFor) {
  EXPECT_EQ(
      told(R"lua(local t = {}
for i = 1, 100000 do table.insert(t, i) end
while true do
  table.insert(t, 1, 0)
  table.remove(t, 1)
end
)lua"),
      R"told(a.lua:5:3+5: L0104 the script ran 5000000 instructions and was stopped; perhaps a loop never ends
  A script declares one card: let it end.
)told");
}

/// A script that goes round and round with something that no hook sees, and what stops it.
std::string told_of_loop(const std::string& before, const std::string& again) {
  return told(before + "\nfor i = 1, 1000000 do " + again + " end\n");
}

TEST(ScriptSandbox, WorkThatNoHookSeesIsPaidFor) {
  const std::string stopped =
      "a.lua:2:1+3: L0104 the script ran 5000000 instructions and was stopped; perhaps a loop never ends\n"
      "  A script declares one card: let it end.\n";
  const std::string list = "local t = {} for i = 1, 200000 do t[i] = \"\" end";
  EXPECT_EQ(told_of_loop(list, "table.concat(t)"), stopped);
  EXPECT_EQ(told_of_loop(list, "table.insert(t, 1.0, 1)"), stopped);
  EXPECT_EQ(told_of_loop(list + " for i = 1, 200000 do t[i] = nil end", "pairs(t)"), stopped);
  EXPECT_EQ(told_of_loop("local a = (\"x\"):rep(65536) for i = 1, 3 do a = a .. a end\n"
                         "local b, c, n = a .. \"y\", a .. \"z\", 0",
                         "if b < c then n = n + 1 end"),
            "a.lua:3:1+3" + stopped.substr(11));
}

/// What running a text is charged with; no more than the budget and what goes over it at once.
std::size_t charged(const std::string& text) {
  Host host;
  Words words;
  open_language(host, words);
  Diagnostics findings;
  host.run(Source{"a.lua", text}, findings);
  return host.executed();
}

TEST(ScriptSandbox, NamesThatCollideArePaidFor) {
  const std::string stopped = "ran 5000000 instructions and was stopped";
  // All of these numbers have one place in the table of a Lua that looks at half of their bits.
  const auto collide = [](int count) {
    return "local t = {} for i = 1, " + std::to_string(count) + " do t[1.0 + i * 2 ^ -50] = 1 end\n";
  };
  EXPECT_NE(told(collide(40000)).find(stopped), std::string::npos);
  EXPECT_NE(told("local t = {} for i = 1, 40000 do t[i * 16383 * 32767] = 1 end").find(stopped),
            std::string::npos);
  EXPECT_NE(told(collide(2000) + "for i = 1, 1000000 do local a = t[0.5] end").find(stopped),
            std::string::npos);
  // Twice as many names pass each other four times as often.
  EXPECT_GT(charged(collide(4000)), 3 * charged(collide(2000)));
  // Constants of a text are kept in such a table as well, where no hook looks.
  std::string constants = "local t = {}\n";
  for (int i = 1; i <= 20000; ++i) constants += "t[" + std::to_string(i) + ".5] = 1 ";
  EXPECT_NE(told(constants).find(": L01"), std::string::npos);
  // A table that is a list has no names.
  EXPECT_LT(charged("local t = {} for i = 1, 100000 do t[i] = 1 end"), 1'000'000U);
}

TEST(ScriptSandbox, LongTextsAreReadAtTheirLength) {
  const std::string digits = "local s = (\"1\"):rep(60000)\n";
  const std::size_t alone = charged(digits);
  for (const char* again : {"tonumber(s)", "tonumber(s, 2)", "local x = s + 1"})
    // In a thousand rounds sixty million digits are read.
    EXPECT_GT(charged(digits + "for i = 1, 1000 do " + again + " end"), alone + 200'000) << again;
  EXPECT_GT(charged("for i = 1, 1000 do (\"%f\"):format(i) end"), 20'000U);
}

TEST(ScriptSandbox, WalksAndListsOfArgumentsArePaidFor) {
  const std::string names = "local t = {} for i = 1, 2000 do t[\"k\" .. i] = i end\n";
  EXPECT_GT(charged(names + "for i = 1, 50 do pairs(t) end"), charged(names) + 1'000'000);
  EXPECT_EQ(
      told("local function f(...) return f(1, ...) end\nf()\n"),
      "a.lua:1:1+5: L0106 a function is called with more than 250 arguments; perhaps it hands on more and "
      "more without end\n  Hand on a table.\n");
}

TEST(ScriptSandbox, FindingsHaveAnEnd) {
  const std::string found = told(
      "local t = { cost = \"{1}\" } for i = 1, 900 do t[\"k\" .. i] = 1 end\n"
      "return artifact \"A\" (t)");
  EXPECT_NE(found.find("L0104 the script has 100 findings and was stopped"), std::string::npos) << found;
  EXPECT_EQ(found.find("k99`"), std::string::npos);
}

TEST(ScriptSandbox, LongNamesAndTexts) {
  EXPECT_EQ(
      told("return artifact((\"x\"):rep(201)) { cost = \"{1}\" }"),
      "a.lua:1:8+8: L0239 the name \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...\" is longer than 200 bytes\n"
      "  Write it with letters, digits, single blanks and marks that are seen, and without a slash.\n");
  EXPECT_EQ(told("return artifact \"A\" { cost = \"{1}\", text = (\"x\"):rep(10001) }"),
            "a.lua:1:44+1: L0105 `text` of `artifact` is a text of 10001 bytes; 10000 are the most\n"
            "  Write a shorter one.\n");
}

TEST(ScriptSandbox, NumbersAreJoinedAtTheirLength) {
  EXPECT_EQ(told("local t = {} for i = 1, 4000 do t[i] = i + 0.123456789 end\n"
                 "return instant \"A\" { cost = \"{R}\", text = table.concat(t), draw(1) }"),
            "a.lua:2:1+6: L0105 a string of 65568 bytes is too long; 65536 is the most\n"
            "  Make a shorter string.\n");
}

TEST(ScriptSandbox, AValueJoinedWithItselfAgainAndAgain) {
  const auto doubled = [](const std::string& first, const std::string& again) {
    return told("local s = " + first + "\nfor i = 1, 21 do s = " + again +
                " end\nreturn instant \"A\" { cost = \"{X}{R}\", draw(1) }");
  };
  const std::string stopped =
      "a.lua:2:1+3: L0104 the script made values of the language of more than 200000 parts and was stopped; "
      "perhaps it joins a value with itself again and again\n"
      "  A script declares one card: it needs no large values.\n";
  EXPECT_EQ(doubled("x", "sum(s, s)"), stopped);
  EXPECT_EQ(doubled("creatures", "each(s, s)"), stopped);
  EXPECT_EQ(doubled("creatures:tapped()", "either(s, s)"), stopped);
  EXPECT_EQ(doubled("your_turn", "all_of(s, s)"), stopped);
  EXPECT_EQ(doubled("tap(self)", "may { s, s }"), stopped);
}

TEST(ScriptSandbox, LongString) {
  EXPECT_EQ(told(R"lua(return instant "A" { cost = string.rep("x", 1000000000) }
)lua"),
            R"told(a.lua:1:1+6: L0105 a string of 1000000000 bytes is too long; 65536 is the most
  Make a shorter string.
)told");
}

TEST(ScriptSandbox, FullMemory) {
  EXPECT_EQ(told(R"lua(local s = "x"
while true do s = s .. s end
)lua"),
            R"told(a.lua:2:1+5: L0105 the script used more than 64 MB of memory and was stopped
  A script declares one card: it needs no large values.
)told");
}

TEST(ScriptSandbox, LongStringByMethod) {
  EXPECT_EQ(told(R"lua(return instant "A" { cost = ("x"):rep(1000000000) }
)lua"),
            R"told(a.lua:1:1+6: L0105 a string of 1000000000 bytes is too long; 65536 is the most
  Make a shorter string.
)told");
}

TEST(ScriptSandbox, FindAndUnpackObeyTheirArgumentsOrRefuseThem) {
  const auto ran = [](const std::string& condition) {
    return told("if " + condition + R"lua( then return instant "A" { cost = "{R}", draw(1) } end
error "no"
)lua");
  };
  for (const char* const condition :
       {"(\"abcabc\"):find(\"b\", 3) == 5", "(\"abcabc\"):find(\"b\", -2) == 5",
        "(\"abc\"):find(\"c\", -99) == 3", "(\"abc\"):find(\"a\", 2) == nil", "(\"abc\"):find(\"\", 4) == 4",
        "(\"abc\"):find(\"\", 5) == nil", "(\"a.c\"):find(\".\", 1, true) == 2",
        "select(2, (\"abcd\"):find(\"bc\")) == 3", "select(\"#\", table.unpack({ 1, 2, 3 }, 2)) == 2",
        "table.unpack({ 1, 2, 3 }, 2, 3) == 2", "select(\"#\", table.unpack({}, 1, 3)) == 3",
        "select(\"#\", table.unpack({ 1 }, 2)) == 0"})
    EXPECT_EQ(ran(condition), "") << condition;
  EXPECT_NE(ran("(\"abc\"):find(\".\")").find("string.find has no patterns here"), std::string::npos);
  EXPECT_NE(ran("table.unpack({}, math.mininteger, math.maxinteger)").find("more than 200 values"),
            std::string::npos);
}

TEST(ScriptSandbox, EndlessRecursion) {
  EXPECT_EQ(
      told(R"lua(local function f() return 1 + f() end
return f()
)lua"),
      R"told(a.lua:1:1+5: L0106 calls are nested more than 200 deep; perhaps a function calls itself without end
  A script declares one card: it needs no deep recursion.
)told");
}

TEST(ScriptSandbox, Io) {
  EXPECT_EQ(told(R"lua(local f = io.open("x")
)lua"),
            R"told(a.lua:1:11+2: L0108 `io` is not available: a script reads and writes no file
  Remove it.
)told");
}

TEST(ScriptSandbox, Require) {
  EXPECT_EQ(told(R"lua(require "other"
)lua"),
            R"told(a.lua:1:1+7: L0108 `require` is not available: a card is one file and needs no other
  Remove it.
)told");
}

TEST(ScriptSandbox, Load) {
  EXPECT_EQ(told(R"lua(load("return 1")()
)lua"),
            R"told(a.lua:1:1+4: L0108 `load` is not available: a script runs no code but its own
  Remove it.
)told");
}

TEST(ScriptSandbox, UnknownWord) {
  EXPECT_EQ(told(R"lua(return instant "A" {
  cost = "{R}",
  target = creatur,
}
)lua"),
            R"told(a.lua:3:12+7: L0109 unknown word `creatur`; did you mean `creature`?
  Write `creature`.
)told");
}

TEST(ScriptSandbox, GlobalWritten) {
  EXPECT_EQ(
      told(R"lua(counter_of_games = 1
)lua"),
      R"told(a.lua:1:1+16: L0110 the script writes the global `counter_of_games`; scripts keep no state outside themselves
  Write `local counter_of_games = ...`.
)told");
}

TEST(ScriptSandbox, LibraryChanged) {
  EXPECT_EQ(told(R"lua(string.rep = 1
)lua"),
            R"told(a.lua:1:1+6: L0111 the library `string` cannot be changed
  Use a local function of your own.
)told");
}

TEST(ScriptSandbox, ValueChanged) {
  EXPECT_EQ(told(R"lua(creatures.x = 1
)lua"),
            R"told(a.lua:1:11+1: L0111 a selector of the language cannot be changed (`x`)
  Write what it should be where it is made.
)told");
}

TEST(ScriptSandbox, UpvalueChanged) {
  EXPECT_EQ(
      told(R"lua(local n = 0
return instant "A" {
  cost = "{R}",
  target = creature,
  deal(function()
    n = n + 1
    return n
  end, target),
}
)lua"),
      R"told(a.lua:6:5+1: L0112 the function changes `n`, which lives outside it; a function of a card keeps no state
  Write `local n = ...` inside the function.
)told");
}

TEST(ScriptSandbox, UnknownHead) {
  EXPECT_EQ(told(R"lua(return sumon "Bear" "A" { cost = "{R}" }
)lua"),
            R"told(a.lua:1:8+5: L0109 unknown word `sumon`; did you mean `summon`?
  Write `summon`.
)told");
}

}  // namespace
}  // namespace sleight
