// Mistakes put into whole files that are right: each is told, on its line.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;

/// A file that is right, and what is right about it where it lies.
struct Good {
  const char* file;
  const char* text;
};

/// A mod and a scenario in which nothing is wrong.
const std::vector<Good>& good_files() {
  static const std::vector<Good> files{
      {"harbour/mod.lua", R"(return mod {
  name = "harbour",
  version = "1.0",
})"},
      {"harbour/cards/harbour/set.lua", R"(return set {
  name = "Harbour",
  code = "HRB",
  released = "1997-06-01",
})"},
      {"harbour/cards/harbour/keeper.lua", R"(return instant "Keeper's Light" {
  cost = "{U}",
  text = [[Draw a card.]],
  draw(1),
})"},
      {"harbour/cards/harbour/long_division.lua", R"(return sorcery "Long Division" {
  cost = "{2}{U}",
  text = [[Draw cards.]],
  function(duel)
    for _ = 1, duel:value(hand_size(opponent)) do
      duel:does(draw(1, you))
    end
  end,
  draw(function(duel)
    local n = duel:value(count(creatures:tapped()))
    if n > 3 then
      return 3
    end
    return n
  end),
})"},
      {"harbour/cards/docks/set.lua", R"(return set { name = "Docks", code = "DCK" })"},
      {"harbour/cards/docks/crane.lua", R"(return artifact "Crane" {
  cost = "{2}",
  text = [[{T}: Draw a card.]],
  activated { cost = "{T}", draw(1) },
})"},
      {"harbour/keywords/moored.lua", R"(return keyword "moored" {
  text = "It attacks alone.",
  at_upkeep {
    of = you, part = "beginning",
    put_counters("rope", 1, self),
    remove_counters("rope", 1, self),
  },
})"},
      {"harbour/counters.lua", R"(return {
  counter_kind "barnacle" {
    plus = "-0/-1",
  },
  counter_kind "rust" { lose_at = 3 },
})"},
      {"harbour/rules/quiet.lua", R"(return rule_set "quiet" {
  like = "fifth",
  phases = {
    { name = "untap", action = "untap" },
    { name = "upkeep", fast_effects = true },
    { name = "tide" },
    { name = "main", action = "main", fast_effects = true },
  },
  options = {
    ["mana.burn"] = false,
    ["untap.repeat"] = true,
  },
})"},
  };
  return files;
}

void write_good_files() {
  for (const Good& good : good_files()) made_file(good.file, std::string(good.text) + "\n");
}

/// One way to break one of them: `from` is replaced by `to`.
struct Seed {
  const char* name;
  const char* file;
  const char* from;
  const char* to;
  int line;
  const char* code;
  const char* says;
};

void PrintTo(const Seed& seed, std::ostream* out) { *out << seed.name; }

constexpr const char* keeper = "harbour/cards/harbour/keeper.lua";
constexpr const char* division = "harbour/cards/harbour/long_division.lua";
constexpr const char* set_file = "harbour/cards/harbour/set.lua";
constexpr const char* keyword_file = "harbour/keywords/moored.lua";
constexpr const char* counter_file = "harbour/counters.lua";
constexpr const char* rule_file = "harbour/rules/quiet.lua";
constexpr const char* mod_file = "harbour/mod.lua";

constexpr Seed seeds[] = {
    // Files and sets.
    {"NoSuchMonth", set_file, "1997-06-01", "1997-13-01", 4, "L0203", "a day of the calendar"},
    {"NoSuchDay", set_file, "1997-06-01", "1997-02-30", 4, "L0203", "a day of the calendar"},
    {"DayFirst", set_file, "1997-06-01", "01-06-1997", 4, "L0203", "Write year, month and day"},
    {"CodeOfTheSetBeside", set_file, "HRB", "DCK", 3, "T0421", "`DCK` is the code of another set: Docks"},
    {"CodeOfTheLibrary", set_file, "HRB", "LEG", 3, "T0421", "`LEG` is the code of another set: Legends"},
    {"NameOfTheLibrary", set_file, "\"Harbour\"", "\"Legends\"", 2, "T0421", "is the name of another set"},
    {"SetInACardFile", keeper, nullptr, "return set { name = \"Pier\", code = \"PIE\" }", 1, "L0304",
     "must return a card, not a set"},
    {"CardInASetFile", set_file, nullptr,
     "return instant \"Pier\" { cost = \"{U}\", text = [[Draw a card.]], draw(1) }", 1, "L0304",
     "must return a set, not a card"},
    {"KeywordInACardFile", keeper, nullptr, "return keyword \"piered\" { cannot_attack {} }", 1, "L0304",
     "must return a card, not a keyword"},
    {"CardInAKeywordFile", keyword_file, nullptr,
     "return instant \"Pier\" { cost = \"{U}\", text = [[Draw a card.]], draw(1) }", 1, "L0304",
     "must return a keyword, not a card"},
    // Rule sets.
    {"MisspeltPhase", rule_file, "\"upkeep\"", "\"upkep\"", 5, "L0233", "one letter from `upkeep`"},
    {"TwoPhasesOfOneName", rule_file, "\"tide\"", "\"untap\"", 6, "L0233", "two phases of this turn"},
    {"OptionTwice", rule_file, "[\"untap.repeat\"]", "[\"mana.burn\"]", 11, "T0424", "first in line 10"},
    {"OtherThanItsFile", rule_file, "rule_set \"quiet\"", "rule_set \"silent\"", 1, "T0423",
     "is called `silent`, and is asked for as `quiet`"},
    // Given twice.
    {"CostTwice", keeper, "draw(1),", "draw(1), cost = \"{B}\",", 4, "T0424", "`cost` is given twice"},
    {"CostTwiceOnALine", keeper, "cost = \"{U}\"", "cost = \"{U}\", [\"cost\"] = \"{B}\"", 2, "T0424",
     "`cost` is given twice"},
    {"KeyOfAnAbilityTwice", "harbour/cards/docks/crane.lua", "draw(1) }", "draw(1), cost = \"{1}\" }", 4,
     "T0424", "`cost` is given twice"},
    {"SetNameTwice", set_file, "code = \"HRB\"", "code = \"HRB\", name = \"Pier\"", 3, "T0424", "`name`"},
    {"ModVersionTwice", mod_file, "version = \"1.0\",", "version = \"1.0\", version = \"1.1\",", 3, "T0424",
     "`version`"},
    {"KeywordKeyTwice", keyword_file, "of = you,", "of = you, of = opponent,", 4, "T0424", "`of`"},
    // Counters and keywords.
    {"MisspeltCounter", keyword_file, "remove_counters(\"rope\"", "remove_counters(\"rops\"", 6, "T0406",
     "`rops`"},
    {"CounterOfNobody", counter_file, "{ lose_at = 3 }",
     "{ at_upkeep { of = you, remove_counters(\"barnacel\", 1, self) } }", 5, "T0406", "write `barnacle`"},
    {"TwoCountersOfOneName", counter_file, "\"rust\"", "\"barnacle\"", 5, "T0421",
     "a second counter is called `barnacle`; the first is in "},
    {"TypeDeclaredTwice", set_file, "code =", "creature_types = { \"Crane\", \"Crane\" }, code =", 3, "T0424",
     "the creature type `Crane` is declared twice"},
    {"EnchantedInAKeyword", keyword_file, "\"rope\", 1, self),\n    remove",
     "\"rope\", 1, enchanted),\n    remove", 5, "L0225", "`enchanted`"},
    {"TakesForNobody", keyword_file, "text = \"It", "takes = \"number\", text = \"It", 2, "L0240",
     "takes a number"},
    {"KeywordCalledAsAWord", keyword_file, "keyword \"moored\"", "keyword \"bury\"", 1, "L0252",
     "a word of the language"},
    {"CounterAgainstItsName", counter_file, "\"rust\" { lose_at = 3 }", "\"+2/+2\" { plus = \"+1/+1\" }", 5,
     "L0252", "do what their name says"},
    // Mods.
    {"NeedsNobody", mod_file, "version", "needs = { \"quay\" }, version", 3, "L0405", "which is not there"},
    {"NeedsItself", mod_file, "version", "needs = { \"harbour\" }, version", 3, "L0405", "needs itself"},
    // Function bodies.
    {"UnknownWord", division, "draw(1, you)", "darw(1, you)", 6, "L0109", "did you mean `draw`?"},
    {"UnknownLocal", division, "if n > 3", "if m > 3", 11, "L0109", "unknown word `m`"},
    {"Clock", division, "return 3", "return os.time()", 12, "L0108", "`os` is not available"},
    {"UnknownMethod", division, "creatures:tapped()", "creatures:taped()", 10, "L0217",
     "did you mean `tapped`?"},
    {"UnknownMethodOfTheDuel", division, "duel:value(hand", "duel:valeu(hand", 5, "L0217",
     "the duel has no method `valeu`"},
    {"DotForColon", division, "duel:does", "duel.does", 6, "L0502", "not called as a method"},
    {"NoReturn", division, "    return n\n", "    local k = n\n", 14, "L0501", "without a `return`"},
    {"ValueThatNothingUses", division, "duel:does(draw(1, you))", "draw(1, you)", 6, "L0254", "`draw`"},
    {"UnknownFunctionOfLua", division, "return 3", "return math.flor(3)", 12, "L0109",
     "`math` has no `flor`"},
};

class SeededFiles : public ::testing::TestWithParam<Seed> {};

TEST_P(SeededFiles, AreToldOnTheirLine) {
  const Seed& seed = GetParam();
  write_good_files();
  for (const Good& good : good_files())
    if (std::string(good.file) == seed.file)
      made_file(seed.file, seed.from == nullptr ? seed.to : changed(good.text, seed.from, seed.to));
  const Ran checked = run({"check", folder() + "/harbour"});
  EXPECT_EQ(checked.status, 1) << checked.out;
  const std::string file = folder() + "/" + seed.file;
  EXPECT_THAT(checked.out, HasSubstr(file + ":" + std::to_string(seed.line) + ":")) << checked.out;
  EXPECT_THAT(checked.out, HasSubstr(std::string("error ") + seed.code + ": "));
  EXPECT_THAT(checked.out, HasSubstr(seed.says));
}

INSTANTIATE_TEST_SUITE_P(All, SeededFiles, ::testing::ValuesIn(seeds),
                         [](const auto& info) { return std::string(info.param.name); });

TEST(SoundFiles, AreToldAsSound) {
  write_good_files();
  const Ran checked = run({"check", folder() + "/harbour"});
  EXPECT_EQ(checked.status, 0) << checked.out;
  EXPECT_THAT(checked.out, HasSubstr("0 errors, 0 warnings"));
}

// Functions of all shapes that end with a value, or need none.
TEST(SoundFiles, FunctionsOfManyShapes) {
  const std::string file = made_file("shapes.lua", R"(local function twice(n) return n * 2 end
return sorcery "Shapes" {
  cost = "{U}",
  text = [[Draw cards.]],
  draw(function(duel)
    local kinds, total = { ["a"] = 1, b = 2 }, 0
    for key, n in pairs(kinds) do total = total + n + #key end
    repeat
      local more = total + 1
      total = more
    until more > 10
    while true do
      if total > 12 then return twice(total) elseif total == 11 then return 1 else total = total + 1 end
    end
  end),
  when(function(duel)
    if duel:holds(some(creatures:tapped())) then
      return true
    else
      do return false end
    end
  end, { gain_life(1, you) }),
  function(duel)
    local step = gain_life(math.max(1, 2), you)
    local name = ("x"):rep(3) .. tostring(duel:value(count(creatures:not_tapped())))
    if name == "" then error "nothing" end
    duel:does(step)
  end,
  draw(function() error("no number") end),
}
)");
  const Ran checked = run({"check", file});
  EXPECT_EQ(checked.status, 0) << checked.out;
}

TEST(SeededMods, ThatNeedEachOtherAreTold) {
  made_file("mods/quay/mod.lua", "return mod { name = \"quay\", version = \"1\", needs = { \"pier\" } }\n");
  made_file("mods/pier/mod.lua", "return mod { name = \"pier\", version = \"1\", needs = { \"quay\" } }\n");
  EXPECT_THAT(run({"check", folder() + "/mods/quay"}).out,
              HasSubstr("mod.lua:1:54: error L0405: the mods quay and pier need each other"));
  made_file("mods/pier/mod.lua", "return mod { name = \"pier\", version = \"1\" }\n");
  EXPECT_EQ(run({"check", folder() + "/mods/quay"}).status, 0);
}

TEST(SeededSets, AFolderWithoutASetIsTold) {
  const std::string card = "return instant \"Spark\" { cost = \"{U}\", text = [[Draw a card.]], draw(1) }\n";
  made_file("mine/mod.lua", "return mod { name = \"mine\", version = \"1\" }\n");
  const std::string file = made_file("mine/cards/harbour/spark.lua", card);
  EXPECT_THAT(run({"check", folder() + "/mine"}).out, HasSubstr(file + ":1:1: warning T0422: the folder"));
  EXPECT_THAT(run({"check", file}).out, HasSubstr("warning T0422"));
  EXPECT_THAT(run({"check", made_file("spark.lua", card)}).out, HasSubstr("0 errors, 0 warnings"));
}

/// What `sleight test` says of scenarios with that text.
std::string tested(const std::string& text) {
  const Ran ran = run({"test", made_file("scenarios.lua", text)});
  return ran.out + ran.err + "status " + std::to_string(ran.status);
}

TEST(SeededScenarios, ThatExpectNothing) {
  const std::string bears =
      "scenario(\"bears\", function(s)\n  local b = s.bob:has(\"in play\", \"Grizzly Bears\")\n";
  EXPECT_THAT(tested(bears + "end)\n"),
              HasSubstr("scenarios.lua:1: error T0601: \"bears\": the scenario expects nothing"));
  EXPECT_THAT(tested(bears + "  s.bob:attacks { b }\nend)\n"), HasSubstr("expects nothing"));
  EXPECT_THAT(tested(bears + "  s:next_turn()\n  s:to \"draw\"\nend)\n"), HasSubstr("expects nothing"));
  EXPECT_THAT(tested(bears + "  s.bob:will(\"pay\", false)\nend)\n"), HasSubstr("0 passed, 1 failed"));
  EXPECT_THAT(tested(bears + "  local x = s.bob:finds \"Grizzly Bears\"\nend)\n"),
              HasSubstr("expects nothing"));
  EXPECT_THAT(tested(bears + "  s.bob:attacks { b }\n  s:expect(b, { attacking = true })\nend)\n"),
              HasSubstr("1 passed, 0 failed"));
}

TEST(SeededScenarios, ThatExpectOnlyWhatWasSetUp) {
  const auto told = [](const std::string& body) {
    return tested("scenario(\"x\", function(s)\n" + body + "\nend)\n");
  };
  const char* only =
      "scenarios.lua:3: error T0601: \"x\": the scenario expects only what it has set up itself";
  EXPECT_THAT(told("s.bob:life(7)\ns:expect(s.bob, { life = 7 })"), HasSubstr(only));
  EXPECT_THAT(told("local b = s.bob:has(\"in play\", \"Grizzly Bears\", { tapped = true })\n"
                   "s:expect(b, { zone = \"in play\", tapped = true })"),
              HasSubstr(only));
  EXPECT_THAT(told("s.sue:has(\"hand\", \"Terror\")\ns:expect(s.sue, { hand = { \"Terror\" } })"),
              HasSubstr(only));
  EXPECT_THAT(told("local m = s.bob:makes(\"Test\", { power = 4, toughness = 1 })\n"
                   "s:expect(m, { power = 4, toughness = 1 })"),
              HasSubstr(only));
  EXPECT_THAT(told("s.bob:mana \"{B}{B}\"\ns:expect(s.bob, { mana = \"{B}{B}\" })"), HasSubstr(only));
  // What the card says, and what another card makes of it, nobody has set up.
  for (const char* proof :
       {"local b = s.bob:has(\"in play\", \"Grizzly Bears\")\ns:expect(b, { power = 2 })",
        "local b = s.bob:makes(\"Test\", { power = 4, toughness = 1, colours = { \"white\" } })\n"
        "s.bob:has(\"in play\", \"Crusade\")\ns:expect(b, { power = 5 })",
        "s.bob:life(7)\ns:next_turn()\ns:expect(s.bob, { life = 7 })"})
    EXPECT_THAT(told(proof), HasSubstr("1 passed, 0 failed"));
}

TEST(SeededScenarios, ThatHaveOneNameTwice) {
  const std::string one =
      "scenario(\"one\", function(s)\n  s:next_turn()\n  s:expect(s, { turn_of = s.sue })\nend)\n";
  EXPECT_THAT(tested(one + one),
              HasSubstr("scenarios.lua:5: error T0601: \"one\": a second scenario of this name; the "
                        "first stands in line 1"));
  EXPECT_THAT(tested(one + changed(one, "\"one\"", "\"two\"")), HasSubstr("2 passed, 0 failed"));
}

TEST(SeededScenarios, ThatExpectWordsOfNobody) {
  const auto told = [](const std::string& fields) {
    return tested(
        "scenario(\"x\", function(s)\nlocal b = s.bob:has(\"in play\", \"Scryb Sprites\")\ns:next_turn()\n"
        "s:expect(b, { " +
        fields + " })\nend)\n");
  };
  EXPECT_THAT(
      told("lacks = { \"frist strike\" }"),
      HasSubstr(
          "scenarios.lua:4: error T0601: \"x\": there is no keyword `frist strike`; did you mean `first "
          "strike`?"));
  EXPECT_THAT(told("lacks = { \"banding\", \"tramle\" }"), HasSubstr("did you mean `trample`?"));
  EXPECT_THAT(told("has = { \"flyng\" }"), HasSubstr("did you mean `flying`?"));
  EXPECT_THAT(told("lacks = { \"swmapwalk\" }"), HasSubstr("there is no keyword `swmapwalk`"));
  EXPECT_THAT(told("lacks = { \"protecton from red\" }"),
              HasSubstr("there is no keyword `protecton from red`"));
  EXPECT_THAT(told("counters = { forst = 0 }"), HasSubstr("no card here speaks of `forst` counters"));
  EXPECT_THAT(
      told("has = { \"flying\" }, lacks = { \"first_strike\", \"swampwalk\", \"landwalk\", \"rampage 2\", "
           "\"protection from red\" }, counters = {}"),
      HasSubstr("1 passed, 0 failed"));
}

TEST(SeededScenarios, ThatGiveAKeyTwice) {
  EXPECT_THAT(
      tested("scenario(\"x\", function(s)\n  local b = s.bob:has(\"in play\", \"Grizzly Bears\")\n"
             "  s:next_turn()\n  s:expect(b, { power = 3, power = 2 })\nend)\n"),
      HasSubstr("scenarios.lua:4: error T0602: `power` is given twice in one table, first in line 4"));
}

}  // namespace
}  // namespace sleight::cli
