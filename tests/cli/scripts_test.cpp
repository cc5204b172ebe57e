// Scripts from the command line: check, test, scaffold, parse, describe, api.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;

TEST(Check, TheLibraryIsFine) {
  const Ran result = run({"check", source_file("cards"), "--format", "json"});
  EXPECT_EQ(result.status, 0) << result.out;
  const auto report = nlohmann::json::parse(result.out, nullptr, false);
  EXPECT_EQ(report["summary"]["errors"], 0);
  EXPECT_EQ(report["summary"]["differ"], 0);
}

TEST(Check, TellsOfEachCardWhatIsKnown) {
  const std::string file = made_file("alpha/bolt.lua", bolt_script);
  const auto report = nlohmann::json::parse(run({"check", file, "--format", "json"}).out, nullptr, false);
  EXPECT_EQ(report["cards"],
            nlohmann::json::parse(R"([{"name": "Lightning Bolt", "set": "alpha", "file": ")" + file +
                                  R"(", "state": "proved", "differs": []}])"));
}

TEST(Check, AnUnknownKeyIsShown) {
  const std::string file = made_file("bolt.lua", changed(bolt_script, "cost =", "csot ="));
  const Ran result = run({"check", file});
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.out,
              HasSubstr(file + ":2:3: error L0201: unknown key `csot` in `instant`; did you mean `cost`?"));
  EXPECT_THAT(result.out, HasSubstr("`csot`"));
  EXPECT_THAT(result.out, HasSubstr("^~~~"));
  EXPECT_THAT(result.out, HasSubstr("cost"));
}

TEST(Check, TheOutputDoesNotDependOnJobs) {
  made_file("many/a.lua", changed(bolt_script, "cost =", "csot ="));
  made_file("many/b.lua", changed(bolt_script, "deal(3", "deal(4"));
  const std::string c = made_file("many/c.lua", "return");
  const std::string all = c.substr(0, c.size() - 6);
  const Ran one = run({"check", all, "--jobs", "1"}), four = run({"check", all, "--jobs", "4"});
  EXPECT_EQ(one.status, 1);
  EXPECT_EQ(one.out, four.out);
}

TEST(Check, TextAndScriptAreHeldAgainstEachOther) {
  const std::string file = made_file("bolt.lua", changed(bolt_script, "deal(3", "deal(4"));
  const Ran result = run({"check", file});
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(
      result.out,
      HasSubstr(file + ":5:8: error T0501: text and script of Lightning Bolt are not the same card: "));
  EXPECT_THAT(result.out, HasSubstr("4 damage"));
  EXPECT_THAT(result.out, HasSubstr("3 damage"));
}

TEST(Check, FailsWhereParseFails) {
  for (const std::string text : {"Lightning Bolt deals 3 damage to target creature or player.",
                                 "Lightning Bolt whirls 3 damage to target creature or player.",
                                 "Lightning Bolt deals 3 damage to target creature or or player."}) {
    const std::string file =
        made_file("bolt.lua",
                  changed(bolt_script, "Lightning Bolt deals 3 damage to target creature or player.", text));
    const Ran parsed =
        run({"parse", "--house", "--name", "Lightning Bolt", "--type", "Instant", text, "--format", "sarif"});
    const Ran checked = run({"check", file});
    EXPECT_EQ(parsed.status, checked.status) << text << "\n" << parsed.out << checked.out;
    const bool fails = parsed.status != 0;
    EXPECT_EQ(parsed.out.find("\"level\": \"error\"") != std::string::npos, fails) << parsed.out;
    EXPECT_EQ(checked.out.find("error G") != std::string::npos, fails) << checked.out;
    EXPECT_THAT(checked.out, HasSubstr(fails ? "1 unread" : "1 proved"));
  }
}

TEST(Check, ATextThatTheScriptItselfCallsUnreadIsAWarning) {
  const std::string file = made_file("bolt.lua", changed(bolt_script, "  deal(3, target),\n",
                                                         "  deal(3, target),\n  unread \"Draw a card.\",\n"));
  const Ran result = run({"check", file});
  EXPECT_EQ(result.status, 0) << result.out;
  EXPECT_THAT(result.out, HasSubstr("warning T0502"));
}

TEST(Check, NoTextIsAWarning) {
  const std::string file = made_file(
      "bolt.lua", changed(bolt_script,
                          "  text = [[Lightning Bolt deals 3 damage to target creature or player.]],\n", ""));
  const Ran result = run({"check", file});
  EXPECT_EQ(result.status, 0) << result.out;
  EXPECT_THAT(
      result.out,
      HasSubstr(
          ":1:16: warning T0503: Lightning Bolt has no `text`, so nothing is held against the script\n"));
}

TEST(Check, FactsAreHeldAgainstCardData) {
  EXPECT_EQ(run({"check", made_file("fine.lua", bolt_script), "--cards", sample_cards()}).status, 0);
  const std::string cost = made_file("cost.lua", changed(bolt_script, "{R}", "{1}{R}"));
  EXPECT_THAT(run({"check", cost, "--cards", sample_cards()}).out,
              HasSubstr(cost + ":2:3: error T0401: the cost is {1}{R}, the card data says {R}\n"));
  const std::string type = made_file("type.lua", changed(bolt_script, "instant", "sorcery"));
  EXPECT_THAT(run({"check", type, "--cards", sample_cards()}).out,
              HasSubstr("error T0402: the script makes sorcery, the card data says instant\n"));
  const std::string name =
      made_file("name.lua", changed(bolt_script, "\"Lightning Bolt\"", "\"Lightning Bold\""));
  EXPECT_THAT(run({"check", name, "--cards", sample_cards()}).out,
              HasSubstr("error T0404: the card data has no `Lightning Bold`\n"));
  const std::string bears = made_file(
      "bears.lua",
      "return summon \"Bear\" \"Grizzly Bears\" {\n  cost = \"{1}{G}\", power = 2, toughness = 3,\n}\n");
  EXPECT_THAT(run({"check", bears, "--cards", sample_cards()}).out,
              HasSubstr("error T0403: the toughness is 3, the card data says 2\n"));
}

TEST(Check, ACardTwice) {
  made_file("twice/a.lua", bolt_script);
  const std::string b = made_file("twice/b.lua", bolt_script);
  const Ran result = run({"check", b.substr(0, b.size() - 6)});
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.out, HasSubstr("error L0402: a second card is called Lightning Bolt; the first is in "));
}

TEST(Check, FormatsForPrograms) {
  const std::string file = made_file("bolt.lua", changed(bolt_script, "deal(3", "deal(4"));
  const auto sarif = nlohmann::json::parse(run({"check", file, "--format", "sarif"}).out, nullptr, false);
  EXPECT_EQ(sarif["version"], "2.1.0");
  EXPECT_EQ(sarif["runs"][0]["results"][0]["ruleId"], "T0501");
  EXPECT_EQ(sarif["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["region"]["startLine"], 5);
  EXPECT_THAT(run({"check", file, "--format", "junit"}).out,
              HasSubstr("<testsuite name=\"sleight\" tests=\"1\" failures=\"1\" skipped=\"0\">"));
}

TEST(Check, ALineThatIsReadByItselfIsToldAsThat) {
  const std::string file = made_file("box.lua",
                                     "return artifact \"Odd Box\" {\n  cost = \"{2}\",\n  text = [[\n{1}: "
                                     "Gain 1 life.\n{3}: Untap Odd Box.\n"
                                     "]],\n  activated { cost = \"{1}\", gain_life(1) },\n  activated { cost "
                                     "= \"{3}\", untap(self) },\n}\n");
  EXPECT_THAT(run({"check", file}).out, HasSubstr("By itself this line is read: it cannot stand beside"));
}

TEST(Check, SarifKnowsAFindingAgainAndHelpsWithItsRule) {
  const auto result_of = [](const std::string& text) {
    const std::string file = made_file("bolt.lua", text);
    return nlohmann::json::parse(run({"check", file, "--format", "sarif"}).out, nullptr, false)["runs"][0];
  };
  const std::string wrong = changed(bolt_script, "deal(3", "deal(4");
  const auto before = result_of(wrong), after = result_of("-- moved down\n" + wrong);
  const auto print = before["results"][0]["partialFingerprints"]["finding/v1"];
  EXPECT_EQ(print, after["results"][0]["partialFingerprints"]["finding/v1"]);
  EXPECT_NE(print, result_of(changed(bolt_script, "deal(3",
                                     "deal(5"))["results"][0]["partialFingerprints"]["finding/v1"]);
  EXPECT_THAT(before["tool"]["driver"]["rules"][0]["help"]["text"].get<std::string>(),
              AllOf(HasSubstr("Wrong: "), HasSubstr("Right: ")));
}

TEST(Check, BrokenCardDataIsShownWhereItBreaks) {
  const std::string script = made_file("bolt.lua", bolt_script);
  const std::string cut = made_file("cut.json", "{ \"data\": {\n  \"Terror\": [");
  const Ran result = run({"check", script, "--cards", cut});
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.out,
              HasSubstr(cut + ":2:14: error T0201: the JSON ends too early; the file is cut off\n"));
  const std::string broken = made_file("broken.json", "{ \"data\": {\n  \"Terror\": nonsense } }");
  EXPECT_THAT(run({"check", script, "--cards", broken}).out,
              HasSubstr(broken + ":2:14: error T0201: the JSON is broken here\n"));
  const std::string shape = made_file("shape.json", "{ \"data\": {\n  \"Terror\": 3 } }");
  EXPECT_THAT(run({"check", script, "--cards", shape}).out,
              HasSubstr(shape + ":2:13: error T0202: \"Terror\" should be a list"));
  const std::string field = made_file("field.json", "[ { \"name\": \"Terror\",\n  \"type_line\": 7 } ]");
  EXPECT_THAT(run({"check", script, "--cards", field}).out,
              HasSubstr(field + ":2:16: error T0202: \"type_line\" of a card should be text\n"));
  EXPECT_THAT(run({"check", script, "--cards", made_file("empty.json", "")}).out,
              HasSubstr("error T0201: the file is empty\n"));
  const Ran nothing = run({"check", script, "--cards", made_file("none.json", "[]")});
  EXPECT_EQ(nothing.status, 1);
  EXPECT_THAT(nothing.out, HasSubstr(":1:1: error T0202: the card data holds no card\n"));
  const std::string marked = made_file("marked.json", "\xEF\xBB\xBF" + content(sample_cards()));
  EXPECT_EQ(run({"check", script, "--cards", marked}).status, 0);
}

TEST(Check, WhatACardWithoutTextDoesIsNotProved) {
  const char* script =
      R"(return summon "Bear" "Late" { cost = "{R}", power = 1, toughness = 1, castable = your_turn })";
  const Ran result = run({"check", made_file("late.lua", script)});
  EXPECT_THAT(result.out, HasSubstr("warning T0503: Late has no `text`"));
  EXPECT_THAT(result.out, HasSubstr("1 card, 0 proved"));
}

TEST(Test, CountsScenarios) {
  const std::string file =
      made_file("two.lua",
                "scenario('fine', function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end)\n"
                "scenario('wrong', function(s)\n  s:expect(s.bob, { life = 19 })\nend)\n");
  const Ran result = run({"test", file});
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.out, file +
                            ":3: error T0601: \"wrong\": Bob: life is 20, expected 19\n 3 |   "
                            "s:expect(s.bob, { life = 19 })\n1 passed, 1 failed\n");
  const auto list = nlohmann::json::parse(run({"test", file, "--format", "json"}).out, nullptr, false);
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0]["name"], "fine");
  EXPECT_EQ(list[0]["status"], "passed");
  EXPECT_EQ(list[1]["status"], "failed");
}

TEST(Test, AFileThatCannotBeRun) {
  const std::string file = made_file("broken.lua", "scenario(");
  const Ran result = run({"test", file});
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.out, HasSubstr(file + ":1: error T0602: "));
  EXPECT_THAT(result.out, HasSubstr("0 passed, 1 failed\n"));
}

TEST(Scaffold, LeavesUnreadWhatWouldMakeAScriptThatIsRefused) {
  const std::string out = folder() + "/refused";
  const Ran made = run({"scaffold", "--cards", source_file("tests/data/refused-cards.json"), "--out", out});
  for (const char* line :
       {"what \"Creatures of the chosen color get +1/+1.\" of Test Oath",
        "what \"Enchanted creature has first strike.\"", "what \"Untap target spell.\" of Test Weird",
        "what \"{2}: Draw a card.\" of Test Avatar"})
    EXPECT_THAT(made.err, HasSubstr(line));
  EXPECT_THAT(made.err, testing::Not(HasSubstr("Test Bolt")));
  EXPECT_THAT(made.out, HasSubstr("7 scripts written to " + out + ", 1 wholly understood\n"));
  // What their facts lack or say too much is unread, too: all of them load.
  const auto checked = nlohmann::json::parse(run({"check", out, "--format", "json"}).out);
  std::map<std::string, int> codes;
  for (const auto& finding : checked["findings"]) ++codes[finding["code"].get<std::string>()];
  // One is of a creature type that no set has, which its author may declare.
  EXPECT_EQ(codes, (std::map<std::string, int>{{"T0409", 1}, {"T0502", 7}}));
  EXPECT_THAT(content(out + "/test_vision.lua"), HasSubstr("unread \"no casting cost\""));
  EXPECT_THAT(content(out + "/test_caravan.lua"), HasSubstr("unread \"size 5/5 of what is no creature\""));
}

TEST(Scaffold, WritesScriptsThatPassTheCheck) {
  const std::string out = folder() + "/cards";
  const Ran result = run({"scaffold", "--cards", sample_cards(), "--out", out});
  EXPECT_EQ(result.status, 0) << result.out << result.err;
  EXPECT_THAT(result.out, HasSubstr("9 scripts written"));
  EXPECT_TRUE(std::filesystem::exists(out + "/pestilence.lua"));
  const Ran check = run({"check", out, "--cards", sample_cards()});
  EXPECT_EQ(check.status, 0) << check.out;
}

TEST(Scaffold, ALinkIsKeptWhereverItLeads) {
  const std::string out = folder();
  const std::string mine = made_file("mine.txt", "mine");
  std::filesystem::create_symlink(mine, out + "/terror.lua");
  EXPECT_EQ(run({"scaffold", "--cards", sample_cards(), "--out", out, "Terror"}).status, 1);
  EXPECT_EQ(content(mine), "mine");
  // With --force the link gives way, and not what it leads to.
  EXPECT_EQ(run({"scaffold", "--cards", sample_cards(), "--out", out, "--force", "Terror"}).status, 0);
  EXPECT_EQ(content(mine), "mine");
  EXPECT_FALSE(std::filesystem::is_symlink(out + "/terror.lua"));
}

// Scripts share their words, and of several threads any may be the first to write one: in whatever case it
// does.
TEST(Check, AnotherScriptMayWriteAWordInOtherLetters) {
  made_file("cards/a.lua", "return land \"Dune Field\" { subtypes = \"Desert\" }\n");
  made_file("cards/b.lua",
            "return enchant_creature \"Dune Lore\" {\n"
            "  cost = \"{W}\",\n"
            "  text = [[Enchanted creature has desertwalk.]],\n"
            "  continuous { affects = enchanted, gains = landwalk \"desert\" },\n"
            "}\n");
  const Ran result = run({"check", folder() + "/cards", "--jobs", "1"});
  EXPECT_THAT(result.out, HasSubstr("2 cards"));
  EXPECT_THAT(result.out, HasSubstr("0 errors, 0 warnings"));
}

TEST(Check, AFileMustHoldSomethingWhole) {
  for (const char* script :
       {"return flying", "return draw(1)", "return creatures", "return { flying, trample }"}) {
    const Ran result = run({"check", made_file("part.lua", script)});
    EXPECT_EQ(result.status, 1) << script;
    EXPECT_THAT(result.out, HasSubstr("error L0303: this file must return a card, not a")) << script;
  }
}

TEST(Files, APipeIsNotWaitedFor) {
  const std::string pipe = folder() + "/pipe.lua";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"check", pipe},
        {"describe", pipe},
        {"test", pipe},
        {"duel", pipe, pipe, "--seed", "1"},
        {"replay", pipe},
        {"why", pipe, "Swamp"},
        {"scaffold", "--cards", pipe},
        {"check", source_file("cards/alpha/terror.lua"), "--cards", pipe}}) {
    const Ran result = run(command);
    EXPECT_THAT(result.out + result.err, HasSubstr("cannot be read")) << command[0];
    EXPECT_NE(result.status, 0) << command[0];
  }
}

TEST(Files, WhatIsTooLargeIsNotRead) {
  const std::string file = made_file("large.lua", "");
  std::filesystem::resize_file(file, std::uintmax_t{3} << 30U);
  EXPECT_THAT(run({"check", file}).out, HasSubstr("L0401: this file is larger than 64 MB"));
  EXPECT_THAT(run({"test", file}).out, HasSubstr("this file is larger than 1024 MB"));
  EXPECT_NE(run({"scaffold", "--cards", file}).status, 0);
  std::filesystem::remove(file);
  const std::string link = folder() + "/zero.lua";
  std::filesystem::create_symlink("/dev/zero", link);
  EXPECT_THAT(run({"check", link}).out, HasSubstr("L0401: this file cannot be read"));
}

TEST(Files, WhatIsPipedInIsRead) { EXPECT_EQ(run({"check", "/dev/stdin"}, bolt_script).status, 0); }

TEST(Files, AFolderThatCannotBeReadIsTold) {
  if (geteuid() == 0) GTEST_SKIP() << "whoever may read everything has no such folder";
  made_file("many/a.lua", bolt_script);
  made_file("many/b/b.lua", bolt_script);
  const std::string last = made_file("many/c/c.lua", changed(bolt_script, "cost =", "csot ="));
  const std::string locked = folder() + "/many/b";
  std::filesystem::permissions(locked, std::filesystem::perms::none);
  const Ran result = run({"check", folder() + "/many"});
  std::filesystem::permissions(locked, std::filesystem::perms::owner_all);
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.out, HasSubstr(locked + ": error L0401: this folder cannot be read"));
  EXPECT_THAT(result.out, HasSubstr(last + ":2:3: error L0201"));
}

TEST(Scaffold, ReportsCoverage) {
  const Ran result =
      run({"scaffold", "--cards", sample_cards(), "--report", "--format", "json", "Terror", "Serra Angel"});
  EXPECT_EQ(result.status, 0) << result.err;
  const auto report = nlohmann::json::parse(result.out, nullptr, false);
  EXPECT_EQ(report["cards"], nlohmann::json({{"total", 2}, {"with_text", 2}, {"read", 2}}));
  EXPECT_EQ(report["lines"]["total"], report["lines"]["read"]);
  EXPECT_EQ(report["unread"], nlohmann::json::array());
  EXPECT_EQ(report["list"][1],
            nlohmann::json({{"name", "Serra Angel"}, {"read", true}, {"unread", nlohmann::json::array()}}));
}

/// Plain text of two cards, of which the first has two sentences that nobody reads.
std::string half_read_cards() {
  return made_file("half.txt",
                   "Zap {R}\nInstant\nZap deals 2 damage to target player. Zorblax that player.\n\n"
                   "Zorblaxer {1}\nArtifact\n{T}: Zorblax target creature.\n"
                   "Whenever a creature zorblaxes, you gain 1 life.\n{1}: You gain 1 life.\n");
}

TEST(Scaffold, ReportsTheSmallestPieceThatIsNotRead) {
  const Ran result = run({"scaffold", "--text", half_read_cards(), "--report", "--format", "json"});
  EXPECT_EQ(result.status, 0) << result.err;
  const auto report = nlohmann::json::parse(result.out, nullptr, false);
  EXPECT_EQ(report["cards"], nlohmann::json({{"total", 2}, {"with_text", 2}, {"read", 0}}));
  EXPECT_EQ(report["lines"], nlohmann::json({{"total", 4}, {"read", 1}}));
  EXPECT_EQ(report["words"]["read"], 5);
  EXPECT_EQ(report["list"][0]["unread"], nlohmann::json({"Zorblax that player."}));
  EXPECT_EQ(report["list"][1]["unread"],
            nlohmann::json({"Zorblax target creature.", "Whenever a creature zorblaxes"}));
  const Ran people = run({"scaffold", "--text", half_read_cards(), "--report"});
  EXPECT_THAT(people.out, HasSubstr("read in full: 0 of 2 cards with text (0.0 %), 1 of 4 lines (25.0 %)"));
  EXPECT_THAT(people.out, HasSubstr("    1  Zorblax target creature.\n"));
}

TEST(Scaffold, WhatIsNotReadStaysInTheScript) {
  const Ran result = run({"scaffold", "--text", half_read_cards(), "Zap"});
  EXPECT_THAT(result.out, HasSubstr("deal(2, target)"));
  EXPECT_THAT(result.out, HasSubstr("  unread \"Zorblax that player.\",\n"));
  const std::string script = made_file("zap.lua", result.out);
  const Ran check = run({"check", script});
  EXPECT_EQ(check.status, 0) << check.out;
  EXPECT_THAT(check.out,
              HasSubstr("warning T0502: nothing in the script of Zap stands for \"Zorblax that player.\""));
  EXPECT_THAT(check.out, HasSubstr("0 proved, 0 differ, 1 unread"));
  EXPECT_THAT(run({"describe", script}).out, HasSubstr("Unread: \"Zorblax that player.\""));
}

TEST(Scaffold, AReferenceToWhatIsNotReadIsNotReadEither) {
  const Ran result = run({"scaffold", "--text",
                          made_file("it.txt",
                                    "Zap {R}\nInstant\nZorblax target creature. It cannot be regenerated. "
                                    "You gain 1 life.\n")});
  EXPECT_THAT(result.out, HasSubstr("unread \"It cannot be regenerated.\""));
  EXPECT_THAT(result.out, HasSubstr("gain_life(1)"));
}

TEST(Scaffold, AnOfferIsNotReadWithoutWhatComesOfIt) {
  const Ran result = run({"scaffold", "--text",
                          made_file("offer.txt",
                                    "Toll {1}\nArtifact\nDuring your upkeep, you may pay {1}. If you do, "
                                    "zorblax it.\n")});
  EXPECT_THAT(result.out, HasSubstr("unread \"During your upkeep, you may pay {1}.\""));
}

TEST(Scaffold, ADuelRefusesACardThatIsNotWhollyRead) {
  const std::string library = folder() + "/half";
  std::filesystem::create_directory(library);
  ASSERT_EQ(run({"scaffold", "--text", half_read_cards(), "--out", library}).status, 0);
  const std::string deck = made_file("half_deck.txt", "40 Zap\n");
  const Ran refused = run({"duel", deck, deck, "--seed", "1", "--library", library});
  EXPECT_EQ(refused.status, 1);
  EXPECT_THAT(refused.err, HasSubstr(":1:4: error T0304: `Zap` does not do all that it says: "
                                     "\"Zorblax that player.\" is not read"));
  EXPECT_THAT(refused.err, HasSubstr("--unread"));
  const Ran wanted = run({"sim", deck, deck, "--library", library, "--games", "1", "--unread"});
  EXPECT_EQ(wanted.status, 0) << wanted.err;
  EXPECT_THAT(wanted.err, HasSubstr("warning T0304"));
  const Ran none = run({"sim", "--random-decks", "--library", library, "--games", "1"});
  EXPECT_EQ(none.status, 2);
  EXPECT_THAT(none.err, HasSubstr("no card of the library is wholly read"));
}

TEST(Scaffold, FilesCardsBySet) {
  const std::string data = made_file("sets.json", R"([
    {"name":"Bolt","type_line":"Instant","mana_cost":"{R}","oracle_text":"Bolt deals 3 damage to any target.","set":"lea",
     "set_name":"Alpha","released_at":"1993-08-05"},
    {"name":"Wind","type_line":"Sorcery","mana_cost":"{U}","oracle_text":"Draw a card.","set":"arn"},
    {"name":"Lost","type_line":"Sorcery","mana_cost":"{U}","oracle_text":"Draw a card."}])");
  const std::string out = folder() + "/by_set";
  const Ran result = run({"scaffold", "--cards", data, "--out", out, "--by-set", "--jobs", "2"});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_EQ(content(out + "/lea/set.lua"),
            "return set { name = \"Alpha\", code = \"lea\", released = \"1993-08-05\" }\n");
  EXPECT_EQ(content(out + "/arn/set.lua"), "return set { name = \"arn\", code = \"arn\" }\n");
  EXPECT_THAT(content(out + "/lea/bolt.lua"), HasSubstr("deal(3"));
  EXPECT_THAT(content(out + "/lost.lua"), HasSubstr("draw(1)"));
  EXPECT_EQ(run({"check", out}).status, 0);
  // Once more: what is there is kept.
  EXPECT_THAT(run({"scaffold", "--cards", data, "--out", out, "--by-set"}).err, HasSubstr("T0206"));
  EXPECT_EQ(run({"scaffold", "--cards", data, "--by-set"}).status, 2);
}

TEST(Scaffold, FilesCardsByTheirFirstPrinting) {
  const std::string data = made_file("atomic.json", R"({"data":{
    "Bolt":[{"name":"Bolt","type":"Instant","manaCost":"{R}","text":"Draw a card.","printings":["LEA","ARN"]}],
    "Wind":[{"name":"Wind","type":"Instant","manaCost":"{U}","text":"Draw a card.","printings":["LEA"],
             "firstPrinting":"ARN"}]}})");
  const std::string out = folder() + "/by_set";
  const Ran result = run({"scaffold", "--cards", data, "--out", out, "--by-set"});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_THAT(content(out + "/lea/bolt.lua"), HasSubstr("draw(1)"));
  EXPECT_EQ(content(out + "/lea/set.lua"), "return set { name = \"LEA\", code = \"LEA\" }\n");
  EXPECT_THAT(content(out + "/arn/wind.lua"), HasSubstr("draw(1)"));
}

TEST(Scaffold, TwoOfOneNameAreToldAndNoneIsLost) {
  const std::string data = made_file("two.json", R"({"data":{
    "Ab":[{"name":"Ab","type":"Instant","manaCost":"{R}","text":"Draw a card."}],
    "AB":[{"name":"AB","type":"Instant","manaCost":"{R}","text":"You gain 2 life."}],
    "Ab":[{"name":"Ab","type":"Instant","manaCost":"{R}","text":"You gain 3 life."}]}})");
  const std::string out = folder() + "/out";
  const Ran result = run({"scaffold", "--cards", data, "--out", out});
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.err, HasSubstr("error T0202: \"Ab\" stands twice in the \"data\"\n"));
  EXPECT_THAT(result.err,
              HasSubstr("error T0204: `AB` would be written to `ab.lua`, as `Ab` is, and is left out\n"));
  EXPECT_THAT(result.err, HasSubstr("error T0204: another card is called `Ab`"));
  EXPECT_THAT(content(out + "/ab.lua"), HasSubstr("draw(1)"));
  // Printed, none stands in the way of another.
  const Ran printed = run({"scaffold", "--cards", data});
  for (const char* text : {"draw(1)", "gain_life(2)", "gain_life(3)"})
    EXPECT_THAT(printed.out, HasSubstr(text));
  const Ran named = run({"scaffold", "--cards", data, "ab"});
  EXPECT_EQ(named.out, printed.out);
}

TEST(Scaffold, ReadsOneCardAsItReadsAll) {
  const std::string data = made_file("one.json", R"([
    {"name":"Maker","type_line":"Instant","mana_cost":"{R}","oracle_text":"Destroy target Zorb."},
    {"name":"Zorbling","type_line":"Creature - Zorb","mana_cost":"{R}","power":"1","toughness":"1"}])");
  const Ran one = run({"scaffold", "--cards", data, "Maker"});
  EXPECT_THAT(one.out, HasSubstr("destroy(target)"));
  EXPECT_EQ(one.out + run({"scaffold", "--cards", data, "Zorbling"}).out,
            run({"scaffold", "--cards", data}).out);
}

TEST(Scaffold, AMarkAtTheBeginningOfATextIsNoPartOfIt) {
  const std::string text = "\xEF\xBB\xBFZap {R}\nInstant\nYou gain 2 life.\n";
  const Ran piped = run({"scaffold", "--text", "-"}, text);
  EXPECT_THAT(piped.out, HasSubstr("instant \"Zap\""));
  EXPECT_EQ(piped.err, "");
  EXPECT_EQ(run({"scaffold", "--text", made_file("zap.txt", text)}).out, piped.out);
}

TEST(Scaffold, ReadsTheStandardInput) {
  const Ran text = run({"scaffold", "--text", "-"}, "Zap {R}\nInstant\nYou gain 2 life.\n");
  EXPECT_EQ(text.status, 0) << text.err;
  EXPECT_THAT(text.out, HasSubstr("gain_life(2)"));
  const Ran json =
      run({"scaffold", "--cards", "-", "Zap"},
          "[{\"name\":\"Zap\",\"type\":\"Instant\",\"manaCost\":\"{R}\",\"text\":\"You gain 2 life.\"}]");
  EXPECT_EQ(json.status, 0) << json.err;
  EXPECT_EQ(json.out, text.out);
  EXPECT_THAT(run({"scaffold", "--cards", "-"}, "[").err,
              HasSubstr("(standard input):1:2: error T0201: the JSON ends too early"));
}

TEST(Scaffold, ReadsAPipeThatCannotBeReadAgain) {
  const std::string text = R"([{"name":"Zap","type":"Instant","manaCost":"{R}","text":"You gain 2 life."}])";
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  ASSERT_EQ(write(ends[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
  close(ends[1]);
  const Ran zap = run({"scaffold", "--cards", "/dev/fd/" + std::to_string(ends[0])});
  close(ends[0]);
  EXPECT_EQ(zap.status, 0) << zap.err;
  EXPECT_THAT(zap.out, HasSubstr("gain_life(2)"));
}

TEST(Scaffold, AnUnknownNameIsRefused) {
  const Ran result = run({"scaffold", "--cards", sample_cards(), "Terrer"});
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.err,
            sample_cards() + ": error T0203: the card data has no `Terrer`\n  fix: write `Terror`\n");
}

TEST(Scaffold, ReadsPlainText) {
  const std::string file = made_file("cards.txt", "Zap {R}\nInstant\nZap deals 2 damage to target player.\n");
  const Ran result = run({"scaffold", "--text", file});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("instant \"Zap\""));
  EXPECT_THAT(result.out, HasSubstr("deal(2"));
}

TEST(Options, WhatWouldBeIgnoredIsRefused) {
  for (const std::vector<std::string>& command :
       std::vector<std::vector<std::string>>{{"api", "--luals", "--json"},
                                             {"api", "--luals", "--luacheck"},
                                             {"api", "--luacheck", "deal"},
                                             {"api", "--luals", "deal"},
                                             {"api", "--json", "deal"},
                                             {"scaffold", "--cards", "a", "--text", "b"}}) {
    const Ran result = run(command);
    EXPECT_EQ(result.status, 2) << command[1];
    EXPECT_THAT(result.err, HasSubstr("excludes"));
  }
}

TEST(Scaffold, ATextWithoutACardIsAWrongArgument) {
  const Ran result = run({"scaffold", "--text", "-"}, "\n  \n");
  EXPECT_EQ(result.status, 2);
  EXPECT_THAT(result.err, HasSubstr("error T0104: there is no card in `(standard input)`\n"));
}

TEST(Check, APowerOfManyDigitsIsANumberToo) {
  const std::string cards = made_file(
      "cards.json",
      R"({"data":{"Ox":[{"name":"Ox","type":"Creature - Ox","manaCost":"{W}","power":"99999999999999","toughness":"1"}]}})");
  const std::string ox =
      made_file("ox.lua", "return summon \"Ox\" \"Ox\" { cost = \"{W}\", power = 1, toughness = 1 }");
  EXPECT_THAT(run({"check", ox, "--cards", cards}).out,
              HasSubstr("T0403: the power is 1, the card data says 99999999999999"));
}

TEST(Describe, SaysWhatAScriptDoes) {
  const Ran result = run({"describe", made_file("bolt.lua", bolt_script)});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_EQ(result.out,
            "Lightning Bolt\n{R}, instant\nLightning Bolt deals 3 damage to target creature or player.\n"
            "  the effect of an instant\n");
}

TEST(Describe, SaysWhatEachAbilityIs) {
  const std::string circle =
      made_file("circle.lua",
                "return artifact \"Odd Circle\" {\n"
                "  cost = \"{4}\",\n"
                "  at_upkeep { of = you, unless { pay = \"{1}\", bury(self) } },\n"
                "  flying,\n"
                "  activated { cost = \"{1}\", target = packet:to(you), prevent(target) },\n"
                "  regeneration \"{B}\",\n"
                "  activated { cost = \"{2}\", draw(1) },\n"
                "}\n");
  const Ran human = run({"describe", circle});
  EXPECT_EQ(human.status, 0) << human.err;
  EXPECT_THAT(human.out, HasSubstr("  an upkeep cost\n  a keyword\n  ability 1: damage prevention\n  ability "
                                   "2: a keyword\n  ability 3: a fast effect\n"));
  const Ran json = run({"describe", circle, "--format", "json"});
  const auto told = nlohmann::json::parse(json.out, nullptr, false);
  ASSERT_FALSE(told.is_discarded()) << json.out;
  EXPECT_EQ(told[0]["headline"], "{4}, artifact");
  EXPECT_EQ(told[0]["abilities"][0],
            nlohmann::json::parse(R"({"kind": "triggered", "is": "an upkeep cost"})"));
  EXPECT_EQ(told[0]["abilities"][4],
            nlohmann::json::parse(R"({"kind": "activated", "is": "a fast effect", "number": 3})"));
}

TEST(Api, IsJsonAndLuals) {
  const Ran json = run({"api", "--json"});
  EXPECT_EQ(json.status, 0) << json.err;
  EXPECT_FALSE(nlohmann::json::parse(json.out, nullptr, false).is_discarded());
  const Ran luals = run({"api", "--luals"});
  EXPECT_EQ(luals.status, 0);
  EXPECT_THAT(luals.out, HasSubstr("---@meta"));
}

}  // namespace
}  // namespace sleight::cli
