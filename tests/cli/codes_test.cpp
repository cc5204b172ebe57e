// One case for each finding of the tools: its whole message, as a person reads it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <set>
#include <sstream>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// What both streams say, with the places of this machine as DIR (made for the test) and SRC (the source
/// tree).
std::string said(const std::vector<std::string>& arguments) {
  const Ran result = run(arguments);
  std::string text = result.out + result.err + "status " + std::to_string(result.status) + "\n";
  for (const auto& [place, name] : {std::pair{folder(), "DIR"}, std::pair{source_file(""), "SRC/"}})
    for (std::size_t at = text.find(place); at != std::string::npos; at = text.find(place, at))
      text.replace(at, place.size(), name);
  return text;
}

/// The script of the bolt, written to a file with something in it changed.
std::string changed_bolt(const std::string& from, const std::string& to) {
  return made_file("bolt.lua", changed(bolt_script, from, to));
}

TEST(Codes, EveryCodeIsExplained) {
  std::istringstream list{run({"help"}).out};
  std::set<std::string> codes;
  for (std::string line; std::getline(list, line);)
    if (line.size() > 7 && line.rfind("  T", 0) == 0) codes.insert(line.substr(2, 5));
  const std::set<std::string> pinned{
      "T0101", "T0102", "T0103", "T0104", "T0105", "T0106", "T0107", "T0108", "T0109", "T0110",
      "T0111", "T0112", "T0113", "T0201", "T0202", "T0203", "T0204", "T0205", "T0206", "T0207",
      "T0208", "T0209", "T0210", "T0211", "T0212", "T0301", "T0302", "T0303", "T0304", "T0305",
      "T0401", "T0402", "T0403", "T0404", "T0405", "T0406", "T0407", "T0408", "T0409", "T0410",
      "T0411", "T0412", "T0413", "T0414", "T0421", "T0422", "T0423", "T0424", "T0425", "T0426",
      "T0427", "T0501", "T0502", "T0503", "T0504", "T0505", "T0601", "T0602", "T0603", "T0604",
      "T0605", "T0701", "T0702", "T0703", "T0704", "T0705", "T0801", "T0802", "T0901", "T0902",
      "T0903", "T1001", "T1002", "T1003", "T1004", "T1005", "T1006", "T1007", "T1008", "T1009",
      "T1101", "T1102", "T1103", "T1104", "T1105", "T1106", "T1107", "T1108", "T1109"};
  EXPECT_EQ(codes, pinned) << "a code without a case here, or a case without a code";
}

TEST(Codes, T0101) {
  EXPECT_EQ(said({"chek"}),
            "error T0101: there is no command `chek`\n"
            "  fix: write `sleight check`\n"
            "status 2\n");
  // What other programs call it.
  EXPECT_THAT(said({"lint"}), HasSubstr("fix: write `sleight check`"));
  EXPECT_THAT(said({"play", "deck.txt"}), HasSubstr("fix: write `sleight duel`"));
  EXPECT_THAT(said({"version"}), HasSubstr("fix: write `sleight --version`"));
}

TEST(Codes, T0102) {
  EXPECT_EQ(said({"check", "--job", "2", sample_cards()}),
            "error T0102: `sleight check` does not know the option `--job`\n"
            "  fix: write `--jobs`\n"
            "status 2\n");
}

TEST(Codes, T0103) {
  made_file("terror.lua", "");
  EXPECT_EQ(said({"check", folder() + "/terorr.lua"}),
            "error T0103: there is no file or folder `DIR/terorr.lua`\n"
            "  fix: did you mean `DIR/terror.lua`?\n"
            "status 2\n");
}

TEST(Codes, T0104) {
  EXPECT_EQ(said({"sim", black_red()}),
            "error T0104: a second deck is required\n"
            "  fix: name two decks or more, or a folder with decks, or write `--random-decks`\n"
            "status 2\n");
}

TEST(Codes, T0105) {
  EXPECT_EQ(said({"scaffold", "--cards", sample_cards(), "--out", "/proc/nowhere", "Terror"}),
            "error T0105: cannot write `/proc/nowhere/terror.lua`: No such file or directory\n"
            "  fix: make room for it, or name a place that can be written to\n"
            "status 2\n");
  const Ran full = run_to("/dev/full", {"help"});
  EXPECT_EQ(full.err,
            "error T0105: cannot write all of the output: No space left on device\n"
            "  fix: make room for it, or name a place that can be written to\n");
  EXPECT_EQ(full.status, 2);
}

TEST(Codes, T0106) {
  made_file("terror.lua", "");
  EXPECT_EQ(said({"test", "--mod", folder(), folder() + "/terror.lua"}),
            "error T0106: `DIR` is no mod: it has no mod.lua\n"
            "  fix: name the folder in which its mod.lua lies\n"
            "status 2\n");
}

TEST(Codes, T0107) {
  EXPECT_EQ(said({"check", sample_cards(), "--log-level", "debig"}),
            "error T0107: `debig` is no level of the log\n"
            "  fix: write `--log-level debug`\n"
            "status 2\n");
}

TEST(Codes, T0108) {
  const std::string deck = made_file("deck.txt", content(black_red()));
  EXPECT_EQ(said({"duel", deck, white_blue(), "--seed", "1", "--record", folder() + "/./deck.txt"}),
            "error T0108: `DIR/./deck.txt` would be written over: the command reads it\n"
            "  fix: name another file to write to\n"
            "status 2\n");
  EXPECT_EQ(content(deck), content(black_red()));
  const std::string one = folder() + "/one.json";
  EXPECT_EQ(said({"duel", deck, white_blue(), "--seed", "1", "--record", one, "--save", one}),
            "error T0108: `DIR/one.json` would be written over: `--record` is written to it\n"
            "  fix: name another file to write to\n"
            "status 2\n");
  const std::string script = made_file("bolt.lua", bolt_script);
  for (const std::string& read : {script, folder()})
    EXPECT_THAT(said({"check", read, "--log-file", script}), ::testing::HasSubstr("error T0108: "));
  EXPECT_EQ(content(script), bolt_script);
  // A link is the file that it leads to; what is no file to keep may be named twice.
  std::filesystem::create_symlink(deck, folder() + "/link");
  EXPECT_THAT(said({"duel", deck, white_blue(), "--seed", "1", "--save", folder() + "/link"}),
              ::testing::HasSubstr("error T0108: "));
  EXPECT_EQ(
      run({"duel", deck, white_blue(), "--seed", "1", "--record", "/dev/null", "--save", "/dev/null"}).status,
      0);
}

TEST(Codes, T0109) {
  ::setenv("SLEIGHT_DATA", "/nowhere", 1);  // NOLINT(concurrency-mt-unsafe): nothing else runs
  const std::string told = said({"check", made_file("bolt.lua", bolt_script)});
  EXPECT_EQ(run({"help", "T0109"}).status, 0);
  ::setenv("SLEIGHT_DATA", "", 1);  // NOLINT(concurrency-mt-unsafe)
  EXPECT_EQ(run({"check", folder() + "/bolt.lua"}).status, 0) << "an empty one is none";
  ::unsetenv("SLEIGHT_DATA");  // NOLINT(concurrency-mt-unsafe)
  EXPECT_EQ(told,
            "error T0109: there is no data of the program in `/nowhere`, which SLEIGHT_DATA names\n"
            "  fix: let it name the folder in which `scripting` and `cards` lie, or leave it out\n"
            "status 2\n");
  EXPECT_EQ(said({"--data", "/elsewhere", "check", folder() + "/bolt.lua"}),
            "error T0109: there is no data of the program in `/elsewhere`, which --data names\n"
            "  fix: let it name the folder in which `scripting` and `cards` lie, or leave it out\n"
            "status 2\n");
}

TEST(Codes, T0110) {
  // A file that is there, and fails when it is read.
  EXPECT_EQ(said({"scaffold", "--cards", "/proc/self/mem"}),
            "error T0110: the command was ended: basic_filebuf::xsgetn error reading the file: Input/output "
            "error\n"
            "  fix: look at the files that it reads: one may be damaged, or on a disk that fails\n"
            "status 2\n");
}

TEST(Codes, T0111) {
  made_file("old/scripting/keywords/flying.lua", "");
  const std::string bolt = made_file("bolt.lua", bolt_script);
  const std::string fix =
      "  fix: install the program and its data together, or name data of its version with `--data`\n"
      "status 2\n";
  EXPECT_EQ(
      said({"--data", folder() + "/old", "check", bolt}),
      "error T0111: the data in `DIR/old` says no version, and this program is of version 0.1.0\n" + fix);
  made_file("old/scripting/version.txt", "0.0.9\n");
  EXPECT_EQ(
      said({"--data", folder() + "/old", "check", bolt}),
      "error T0111: the data in `DIR/old` is of version 0.0.9, and this program is of version 0.1.0\n" + fix);
}

TEST(Codes, T0112) {
  EXPECT_EQ(
      said({"check",
            made_file("one.lua",
                      "scenario('fine', function(s) s:next_turn() s:expect(s.bob, { life = 20 }) end)\n")}),
      "error T0112: `DIR/one.lua` is a file of scenarios, which this command does not read\n"
      "  fix: `sleight test DIR/one.lua` runs them\n"
      "status 2\n");
}

TEST(Codes, T0201) {
  EXPECT_EQ(said({"scaffold", "--cards", made_file("cut.json", "{ \"data\": {\n  \"Terror\": [")}),
            "DIR/cut.json:2:14: error T0201: the JSON ends too early; the file is cut off\n"
            " 2 |   \"Terror\": [\n"
            "   |              ^\n"
            "  fix: get the file again, or mend it at this place\n"
            "status 1\n");
}

TEST(Codes, T0202) {
  EXPECT_EQ(said({"scaffold", "--cards", made_file("shape.json", "{ \"data\": {\n  \"Terror\": 3 } }")}),
            "DIR/shape.json:2:13: error T0202: \"Terror\" should be a list with the card's faces, as in "
            "AtomicCards\n"
            " 2 |   \"Terror\": 3 } }\n"
            "   |             ^\n"
            "  fix: card data is MTGJSON (AtomicCards or one set) or a Scryfall bulk file\n"
            "status 1\n");
}

TEST(Codes, T0203) {
  EXPECT_EQ(said({"scaffold", "--cards", sample_cards(), "Terrer"}),
            "SRC/tests/data/sample-cards.json: error T0203: the card data has no `Terrer`\n"
            "  fix: write `Terror`\n"
            "status 1\n");
}

TEST(Codes, T0204) {
  const std::string cards =
      made_file("cards.txt", "Fire Bolt {R}\nInstant\nDraw a card.\n\nFire-Bolt {R}\nInstant\n");
  EXPECT_EQ(
      said({"scaffold", "--text", cards, "--out", folder() + "/out"}),
      "1 script written to DIR/out, 1 wholly understood\n"
      "DIR/cards.txt:5:1: error T0204: `Fire-Bolt` would be written to `fire_bolt.lua`, as `Fire Bolt` is, "
      "and is left out\n"
      " 5 | Fire-Bolt {R}\n"
      "   | ^~~~~~~~~~~~~\n"
      "  fix: call one of the two otherwise in the data, or write this one by hand\n"
      "status 1\n");
  const std::string twice = made_file("twice.txt",
                                      "Zap {R}\nInstant\nDraw a card.\n\nZap {1}{R}\nInstant\nDraw a "
                                      "card.\n\nZap {R}\nInstant\nDraw a card.\n");
  EXPECT_EQ(
      said({"scaffold", "--text", twice, "--out", folder() + "/twice"}),
      "1 script written to DIR/twice, 1 wholly understood\n"
      "DIR/twice.txt:5:1: error T0204: another card is called `Zap`, and is written to `zap.lua`; this one "
      "says something else, and is left out\n"
      " 5 | Zap {1}{R}\n"
      "   | ^~~~~~~~~~\n"
      "  fix: call one of the two otherwise in the data\n"
      "status 1\n");
}

TEST(Codes, T0205) {
  const std::string cards =
      made_file("cards.txt", "!!! {R}\nInstant\n\nSet {R}\nInstant\n\nZap {R}\nInstant\nDraw a card.\n");
  EXPECT_EQ(
      said({"scaffold", "--text", cards, "--out", folder() + "/out"}),
      "1 script written to DIR/out, 1 wholly understood\n"
      "DIR/cards.txt:1:1: error T0205: `!!!` has no letter or digit to name a file by, and is left out\n"
      " 1 | !!! {R}\n"
      "   | ^~~~~~~\n"
      "  fix: write this one by hand, to a file with a name of your own\n"
      "DIR/cards.txt:4:1: error T0205: `Set` would be written to `set.lua`, which says something of the "
      "whole folder, and is left out\n"
      " 4 | Set {R}\n"
      "   | ^~~~~~~\n"
      "  fix: write this one by hand, to a file with a name of your own\n"
      "status 1\n");
}

TEST(Codes, T0206) {
  const std::string file = made_file("terror.lua", "-- mine");
  const std::vector<std::string> command{"scaffold", "--cards", sample_cards(), "--out", folder(), "Terror"};
  EXPECT_EQ(said(command),
            "0 scripts written to DIR, 0 wholly understood\n"
            "DIR/terror.lua: error T0206: this file is there already, and is kept\n"
            "  fix: write to another folder, or add --force to write over it, or --renew to write over what "
            "nobody has changed\n"
            "status 1\n");
  EXPECT_EQ(content(file), "-- mine");
  std::vector<std::string> several = command;
  several.emplace_back("Serra Angel");
  EXPECT_EQ(run(several).status, 1);
  EXPECT_EQ(content(file), "-- mine");
  EXPECT_THAT(content(folder() + "/serra_angel.lua"), ::testing::HasSubstr("Serra Angel"))
      << "the others are";
  std::vector<std::string> forced = command;
  forced.emplace_back("--force");
  EXPECT_EQ(run(forced).status, 0);
  EXPECT_THAT(content(file), ::testing::HasSubstr("Terror"));
}

TEST(Codes, T0207) {
  const std::string cards =
      made_file("cards.txt", "Test Oath {W}\nEnchantment\nCreatures of the chosen color get +1/+1.\n");
  EXPECT_THAT(
      said({"scaffold", "--text", cards}),
      HasSubstr(
          "DIR/cards.txt:1:1: warning T0207: what \"Creatures of the chosen color get +1/+1.\" of Test "
          "Oath was read as makes a script that is refused (L0226: `of_chosen_colour` is used, but nothing "
          "is chosen), so the line is left `unread`\n"
          " 1 | Test Oath {W}\n"
          "   | ^~~~~~~~~~~~~\n"
          "  fix: write what it does in the place of `unread`\n"));
}

TEST(Codes, T0208) {
  const std::string cards = made_file("cards.txt", "Zap {R}\nInstant\nDraw a\vcard.\n");
  EXPECT_THAT(said({"scaffold", "--text", cards}),
              HasSubstr("DIR/cards.txt:1:1: error T0208: the text of Zap has the character U+000B in it\n"
                        " 1 | Zap {R}\n"
                        "   | ^~~~~~~\n"
                        "  fix: leave it out, or put a blank in its place\n"));
  const std::string lines = made_file(
      "lines.json",
      R"([{"name":"Zap","type":"Instant","manaCost":"{R}","text":"Draw a card.\r\nYou gain\t2 life."}])");
  EXPECT_EQ(run({"scaffold", "--cards", lines}).status, 0)
      << "ends of lines and tabs are no more than blanks";
}

TEST(Codes, T0209) {
  const std::string cards = made_file(
      "sets.json",
      R"([{"name":"Zap","type_line":"Instant","mana_cost":"{R}","oracle_text":"Draw a card.","set":"../x"}])");
  EXPECT_EQ(
      said({"scaffold", "--cards", cards, "--by-set", "--out", folder() + "/out"}),
      "0 scripts written to DIR/out, 0 wholly understood\n"
      "DIR/sets.json:1:2: error T0209: `Zap` is of the set `../x`, which no folder can be called, and is "
      "left "
      "out\n"
      " 1 | [{\"name\":\"Zap\",\"type_line\":\"Instant\",\"mana_cost\":\"{R}\",\"oracle_text\":\"Draw a "
      "card.\",\"set\":\"../x\"}]\n"
      "   |  ^\n"
      "  fix: give the set a code of letters and digits\n"
      "status 1\n");
}

TEST(Codes, T0210) {
  made_file("terror.lua", "return instant \"Terror\" { cost = \"{1}{B}\" }\n");
  const std::string printed = made_file("printed.json", "{\"Terror\": {\"type\": 3}}\n");
  EXPECT_THAT(said({"check", folder() + "/terror.lua", "--printed", printed}),
              HasSubstr("DIR/printed.json:1:21: error T0210: \"type\" of a printing should be text\n"
                        " 1 | {\"Terror\": {\"type\": 3}}\n"
                        "   |                     ^\n"
                        "  fix: a printing is \"NAME\": { \"set\": \"4ED\", \"type\": \"Summon — Wizard\", "
                        "\"text\": \"...\" }\n"));
}

TEST(Codes, T0211) {
  const std::string cards = made_file("cards.txt", "Zap {R}\nInstant\nDraw a card.\n");
  made_file("out/zap.lua", "return instant \"Zap\" { cost = \"{R}\", draw(2) }\n");
  EXPECT_THAT(
      said({"scaffold", "--text", cards, "--out", folder() + "/out", "--renew"}),
      HasSubstr("DIR/out/zap.lua:1:1: warning T0211: this script was changed by hand and is kept; the "
                "script says"));
}

TEST(Codes, T0408) {
  const auto of_phase = [](const std::string& ability) {
    return said(
        {"check", made_file("bell.lua", "return artifact \"Bell\" { cost = \"{1}\", " + ability + " }\n")});
  };
  const std::string unknown = of_phase("at_phase { phase = \"twilight\", draw(1) }");
  EXPECT_EQ(unknown.substr(0, unknown.find('\n')),
            "DIR/bell.lua:1:59: error T0408: no rule set has a phase `twilight`, so what is done in it never "
            "happens");
  EXPECT_NE(unknown.find("  fix: name a phase of the turn, or check it with the mod that brings the phase\n"),
            std::string::npos);
  EXPECT_NE(of_phase("activated { cost = \"{1}\", only_if = phase \"twilight\", draw(1) }").find("T0408"),
            std::string::npos);
  EXPECT_NE(of_phase("skips_phase { affects = you, phase = \"twilight\" }").find("T0408"), std::string::npos);
  for (const char* phase : {"upkeep", "attack", "blockers"})
    EXPECT_EQ(
        of_phase("activated { cost = \"{1}\", only_if = phase \"" + std::string(phase) + "\", draw(1) }")
            .find("T0408"),
        std::string::npos);
  // A mod brings the phase.
  std::filesystem::create_directories(folder() + "/dusk/rules");
  made_file("dusk/mod.lua", "return mod { name = \"Dusk\", version = \"1.0\" }\n");
  made_file("dusk/rules/dusk.lua",
            "return rule_set \"dusk\" { phases = { { name = \"main\", action = \"main\" },\n"
            "  { name = \"twilight\" } } }\n");
  made_file("bell.lua",
            "return artifact \"Bell\" { cost = \"{1}\", at_phase { phase = \"twilight\", draw(1) } }\n");
  EXPECT_EQ(said({"check", "--mod", folder() + "/dusk", folder() + "/bell.lua"}).find("T0408"),
            std::string::npos);
}

TEST(Codes, T0411) {
  const std::string card =
      made_file("bear.lua",
                "return summon \"Human Bear\" \"Test Bear\" {\n  cost = \"{G}\", power = 1, "
                "toughness = 1,\n}\n");
  const std::string printed =
      made_file("printed.json", R"({"Test Bear": {"set": "4ED", "type": "Summon — Bear", "text": ""}})");
  EXPECT_THAT(
      said({"check", card, "--printed", printed}),
      HasSubstr("DIR/bear.lua:1:28: error T0411: the script makes creature, Human, Bear, the printing in "
                "4ED says \"Summon — Bear\"\n"));
}

TEST(Codes, T0412) {
  const std::string card = made_file("zap.lua",
                                     "return instant \"Zap\" {\n  cost = \"{R}\",\n  text = [[Destroy target "
                                     "creature.]],\n  target = creature,\n  destroy(target),\n}\n");
  const std::string printed =
      made_file("printed.json", R"({"Zap": {"type": "Instant", "text": "Bury target creature."}})");
  EXPECT_THAT(
      said({"check", card, "--printed", printed}),
      HasSubstr("DIR/zap.lua:3:3: error T0412: Zap is not the card that its printing makes: the script says "
                "\"Destroy target creature.\", the printing says \"Bury target creature.\"\n"));
}

TEST(Codes, T0413) {
  const std::string bolt = R"(return instant "Lightning Bolt" {
  cost = "{R}",%s
  text = [[Lightning Bolt deals 2 damage to any target.]],
  target = creature_or_player, deal(2, target),
}
)";
  const auto with = [&](const std::string& differs) {
    std::string script = bolt;
    script.replace(script.find("%s"), 2, differs);
    return said({"check", made_file("bolt.lua", script), "--cards", sample_cards()});
  };
  EXPECT_THAT(with(""),
              HasSubstr("DIR/bolt.lua:3:3: error T0413: Lightning Bolt is not the card of the card data: the "
                        "script says \"Lightning Bolt deals 2 damage to"));
  EXPECT_THAT(with(" differs = { \"effect\" },"), ::testing::Not(HasSubstr("T0413")));
}

TEST(Codes, T0212) {
  std::string text = "Long {R}\nInstant\n";
  for (int i = 0; i < 1000; ++i) text += "Draw a card.\n";
  text += "\nShort {R}\nInstant\nDraw a card.\n";
  const std::string told = said({"scaffold", "--text", made_file("cards.txt", text)});
  EXPECT_THAT(told,
              ::testing::HasSubstr("error T0212: the text of Long has 12999 bytes; 10000 are the most, and "
                                   "the card is left out\n"));
  EXPECT_THAT(told, ::testing::HasSubstr("return instant \"Short\""));
}

TEST(Codes, T0301) {
  const std::string file = made_file("deck.txt", "40 Swamp\n4 Lightning Blot\n");
  EXPECT_EQ(said({"sim", file, file}),
            "DIR/deck.txt:2:3: error T0301: the library has no card `Lightning Blot`\n"
            " 2 | 4 Lightning Blot\n"
            "   |   ^~~~~~~~~~~~~~\n"
            "  fix: write `Lightning Bolt`\n"
            "status 1\n");
}

TEST(Codes, T0302) {
  const std::string file = made_file("deck.txt", "Swamp x 40\n");
  EXPECT_EQ(said({"sim", file, file}),
            "DIR/deck.txt:1:1: error T0302: this is no line of a deck\n"
            " 1 | Swamp x 40\n"
            "   | ^~~~~~~~~~\n"
            "  fix: write a number and a card's name, as in `4 Terror`\n"
            "status 1\n");
}

TEST(Codes, T0303) {
  const std::string file = made_file("deck.txt", "12 Swamp\n");
  EXPECT_EQ(said({"sim", file, file}),
            "DIR/deck.txt: error T0303: the deck has 12 cards; it needs at least 40 (R-SETUP-1)\n"
            "  fix: add cards\n"
            "status 1\n");
}

TEST(Codes, T0304) {
  const std::string library = folder() + "/unfinished";
  std::filesystem::create_directory(library);
  made_file("unfinished/zap.lua",
            "return instant \"Zap\" { cost = \"{R}\", deal(2, players), unread \"Zorb it.\" }\n");
  const std::string file = made_file("deck.txt", "40 Zap\n");
  EXPECT_EQ(said({"sim", file, file, "--library", library}),
            "DIR/deck.txt:1:4: error T0304: `Zap` does not do all that it says: \"Zorb it.\" is not read\n"
            " 1 | 40 Zap\n"
            "   |    ^~~\n"
            "  fix: finish its script, or play with it as it is with --unread\n"
            "status 1\n");
}

TEST(Codes, T0305) {
  const std::string library = folder() + "/unsupported";
  std::filesystem::create_directory(library);
  made_file("unsupported/zap.lua",
            "return instant \"Zap\" { cost = \"{R}\", unsupported \"nobody knows how to zorb\" }\n");
  const std::string file = made_file("deck.txt", "40 Zap\n");
  EXPECT_EQ(said({"sim", file, file, "--library", library}),
            "DIR/deck.txt:1:4: error T0305: `Zap` is not supported: nobody knows how to zorb\n"
            " 1 | 40 Zap\n"
            "   |    ^~~\n"
            "  fix: take another card, or play with it as it is with --unread\n"
            "status 1\n");
}

TEST(Codes, T0401) {
  EXPECT_EQ(said({"check", changed_bolt("{R}", "{1}{R}"), "--cards", sample_cards()}),
            "DIR/bolt.lua:2:3: error T0401: the cost is {1}{R}, the card data says {R}\n"
            " 2 |   cost = \"{1}{R}\",\n"
            "   |   ^~~~\n"
            "  fix: write cost = \"{R}\"\n"
            "1 file, 1 card, 0 proved, 0 differ, 0 unread, 0 functions\n"
            "1 error, 0 warnings\n"
            "status 1\n");
}

TEST(Codes, T0402) {
  EXPECT_EQ(said({"check", changed_bolt("instant", "sorcery"), "--cards", sample_cards()}),
            "DIR/bolt.lua:1:16: error T0402: the script makes sorcery, the card data says instant\n"
            " 1 | return sorcery \"Lightning Bolt\" {\n"
            "   |                ^~~~~~~~~~~~~~~~\n"
            "  fix: use the head that makes instant\n"
            "1 file, 1 card, 0 proved, 0 differ, 0 unread, 0 functions\n"
            "1 error, 0 warnings\n"
            "status 1\n");
}

TEST(Codes, T0403) {
  const std::string file = made_file(
      "bears.lua",
      "return summon \"Bear\" \"Grizzly Bears\" {\n  cost = \"{1}{G}\", power = 2, toughness = 3,\n}\n");
  EXPECT_EQ(said({"check", file, "--cards", sample_cards()}),
            "DIR/bears.lua:2:31: error T0403: the toughness is 3, the card data says 2\n"
            " 2 |   cost = \"{1}{G}\", power = 2, toughness = 3,\n"
            "   |                               ^~~~~~~~~\n"
            "  fix: write toughness = 2\n"
            "1 file, 1 card, 0 proved, 0 differ, 0 unread, 0 functions\n"
            "1 error, 0 warnings\n"
            "status 1\n");
}

TEST(Codes, T0407) {
  const std::string file =
      made_file("bears.lua",
                "return summon \"Bear\" \"Grizzly Bears\" {\n  cost = \"{1}{G}\", power = 2, "
                "toughness = 2,\n  differs = { \"types\" },\n}\n");
  EXPECT_EQ(
      said({"check", file, "--cards", sample_cards()}),
      "DIR/bears.lua:3:3: error T0407: the script differs in \"types\", it says, and the card data says the "
      "same\n"
      " 3 |   differs = { \"types\" },\n"
      "   |   ^~~~~~~\n"
      "  fix: remove \"types\"\n"
      "1 file, 1 card, 0 proved, 0 differ, 0 unread, 0 functions\n"
      "1 error, 0 warnings\n"
      "status 1\n");
}

TEST(Codes, T0404) {
  EXPECT_EQ(
      said({"check", changed_bolt("\"Lightning Bolt\"", "\"Lightning Bold\""), "--cards", sample_cards()}),
      "DIR/bolt.lua:1:16: error T0404: the card data has no `Lightning Bold`\n"
      " 1 | return instant \"Lightning Bold\" {\n"
      "   |                ^~~~~~~~~~~~~~~~\n"
      "  fix: write `Lightning Bolt`\n"
      "1 file, 1 card, 0 proved, 0 differ, 0 unread, 0 functions\n"
      "1 error, 0 warnings\n"
      "status 1\n");
}

TEST(Codes, T0405) {
  const std::string cards = made_file(
      "kobolds.json", R"({"data":{"Kobold Guide":[{"name":"Kobold Guide","type":"Creature - Kobold",)"
                      R"("manaCost":"{0}","colors":["R"],"power":"0","toughness":"1"}]}})");
  const std::string file =
      made_file("kobold.lua",
                "return summon \"Kobold\" \"Kobold Guide\" { cost = \"{0}\", power = 0, toughness = 1 }\n");
  const std::string found = said({"check", file, "--cards", cards});
  EXPECT_EQ(found.substr(0, found.find('\n')),
            "DIR/kobold.lua:1:1: error T0405: the script makes it colourless, the card data says red");
  EXPECT_NE(found.find("  fix: write colour = \"red\"\n"), std::string::npos);
  // What is scaffolded from it has the colour that it lacks.
  const std::string made = run({"scaffold", "--cards", cards, "Kobold Guide"}).out;
  EXPECT_NE(made.find("colour = \"red\""), std::string::npos) << made;
  EXPECT_EQ(run({"check", made_file("guide.lua", made), "--cards", cards}).status, 0);
}

TEST(Codes, T0406) {
  const auto given = [](const std::string& steps) {
    return said(
        {"check", made_file("top.lua", "return artifact \"Top\" { cost = \"{1}\", " + steps + " }\n")});
  };
  const std::string slip = given("enters_with_counters { kind = \"chrage\", n = 3 }");
  EXPECT_EQ(slip.substr(0, slip.find('\n')),
            "DIR/top.lua:1:69: error T0406: nobody knows what `chrage` counters are: the card gives them, "
            "and never "
            "asks for them");
  EXPECT_NE(slip.find("  fix: write `charge`\n"), std::string::npos);
  const std::string asked = given("activated { cost = remove_counters(\"zorn\", 1, self), draw(1) }");
  EXPECT_NE(asked.find("nobody knows what `zorn` counters are: the card asks for them, and gives none\n"),
            std::string::npos);
  EXPECT_NE(asked.find("  fix: define them in a `counters.lua`: counter_kind \"zorn\" {}\n"),
            std::string::npos);
  // Its own marks, those that everybody knows, and those whose name says what they do (R-COUNTER-1).
  EXPECT_EQ(given("enters_with_counters { kind = \"zorn\", n = 3 }, "
                  "activated { cost = remove_counters(\"zorn\", 1, self), draw(1) }")
                .find("T0406"),
            std::string::npos);
  EXPECT_EQ(given("enters_with_counters { kind = \"charge\", n = 3 }").find("T0406"), std::string::npos);
  // Nobody puts them there, so the last of them is never taken off.
  EXPECT_NE(given("last_counter_removed { what = self, kind = \"zorn\", draw(1) }").find("T0406"),
            std::string::npos);
  EXPECT_EQ(given("enters_with_counters { kind = \"+2/+2\", n = 3 }").find("T0406"), std::string::npos);
  EXPECT_NE(given("enters_with_counters { kind = \"+2/2\", n = 3 }").find("T0406"), std::string::npos);
}

TEST(Codes, T0409) {
  EXPECT_EQ(
      said({"check", made_file("scout.lua",
                               "return summon \"Gobiln\" \"Scout\" { cost = \"{R}\", power = 1, toughness "
                               "= 1 }\n")}),
      "DIR/scout.lua:1:15: error T0409: no set declares the creature type `Gobiln`; did you mean "
      "`Goblin`?\n"
      " 1 | return summon \"Gobiln\" \"Scout\" { cost = \"{R}\", power = 1, toughness = 1 }\n"
      "   |               ^~~~~~~~\n"
      "  fix: write \"Goblin\", or declare it in the set.lua or the mod.lua: creature_types = { \"Gobiln\" "
      "}\n"
      "1 file, 1 card, 0 proved, 0 differ, 0 unread, 0 functions\n"
      "1 error, 0 warnings\n"
      "status 1\n");
}

TEST(Codes, T0410) {
  const std::string found =
      said({"check",
            made_file("bears.lua",
                      "return summon \"Wolf\" \"Grizzly Bears\" { cost = \"{1}{G}\", power = 2, "
                      "toughness = 2 }\n"),
            "--cards", sample_cards()});
  EXPECT_THAT(
      found, HasSubstr("DIR/bears.lua:1:15: error T0410: the script has the subtype Wolf, the card data says "
                       "the subtype Bear\n"));
  EXPECT_THAT(found,
              HasSubstr("  fix: write \"Bear\", or say differs = { \"types\" } where the printing is another "
                        "card\n"));
}

TEST(Codes, T0414) {
  made_file("legends/set.lua", "return set { name = \"Legends\", code = \"LEG\" }\n");
  const std::string data = made_file(
      "bears.json",
      R"({"meta": {}, "data": {"Grizzly Bears": [{"name": "Grizzly Bears", "manaCost": "{1}{G}", "layout": "normal",
        "type": "Creature — Bear", "supertypes": [], "types": ["Creature"], "subtypes": ["Bear"], "power": "2",
        "toughness": "2", "printings": ["LEA"]}]}})");
  const std::string found =
      said({"check",
            made_file("legends/bears.lua",
                      "return summon \"Bear\" \"Grizzly Bears\" { cost = \"{1}{G}\", power = "
                      "2, toughness = 2 }\n"),
            "--cards", data});
  EXPECT_THAT(found,
              HasSubstr("DIR/legends/bears.lua:1:22: error T0414: the script lies in the set LEG, the card "
                        "data knows Grizzly Bears from LEA\n"));
  EXPECT_THAT(found, HasSubstr("  fix: move the file to the folder of its set\n"));
}

TEST(Codes, T0425) {
  made_file("harbour/keywords/moored.lua", "return keyword \"moored\" { cannot_attack {} }\n");
  made_file("harbour/rules/quiet.lua", "return rule_set \"quiet\" { like = \"fifth\" }\n");
  EXPECT_EQ(
      said({"check", folder() + "/harbour"}),
      "DIR/harbour/keywords/moored.lua:1:1: error T0425: nothing reads this: the folder DIR/harbour is no "
      "mod, because it has no mod.lua\n"
      " 1 | return keyword \"moored\" { cannot_attack {} }\n"
      "   | ^\n"
      "  fix: write DIR/harbour/mod.lua: `return mod { name = ..., version = ... }`\n"
      "2 files, 0 cards, 0 proved, 0 differ, 0 unread, 0 functions\n"
      "1 error, 0 warnings\n"
      "status 1\n");
  made_file("harbour/mod.lua", "return mod { name = \"Harbour\", version = \"1\" }\n");
  EXPECT_EQ(run({"check", folder() + "/harbour"}).status, 0);
  // The program's own are read without.
  EXPECT_EQ(run({"check", source_file("scripting/keywords"), source_file("scripting/rules")}).status, 0);
}

TEST(Codes, T0426) {
  const auto told = [](const std::string& file, const std::string& text) {
    std::filesystem::remove_all(folder() + "/harbour");
    made_file("harbour/mod.lua", "return mod { name = \"Harbour\", version = \"1\" }\n");
    made_file("harbour/" + file, text);
    const std::string all = said({"check", folder() + "/harbour"});
    const std::size_t begin = all.find(" error T0426: ");
    const std::size_t fix = all.find("\n  fix: ", begin);
    return begin == std::string::npos ? ""
                                      : all.substr(begin + 1, all.find('\n', begin) - begin) +
                                            all.substr(fix + 3, all.find('\n', fix + 1) - fix - 3);
  };
  const std::string rules = "return rule_set \"quiet\" { like = \"fifth\" }\n";
  EXPECT_EQ(told("rule/quiet.lua", rules),
            "error T0426: nothing reads the folder `rule` of a mod; did you mean `rules`?\n"
            "fix: call it DIR/harbour/rules");
  const std::string keyword = "return keyword \"moored\" { cannot_attack {} }\n";
  for (const char* folder_name : {"keyword", "Keywords", "keywrods"})
    EXPECT_THAT(told(std::string(folder_name) + "/moored.lua", keyword),
                HasSubstr("did you mean `keywords`?\nfix: call it DIR/harbour/keywords"));
  const std::string card = "return instant \"Spark\" { cost = \"{U}\", text = [[Draw a card.]], draw(1) }\n";
  for (const char* folder_name : {"card", "Cards", "crads"})
    EXPECT_THAT(told(std::string(folder_name) + "/spark.lua", card), HasSubstr("did you mean `cards`?"));
  EXPECT_EQ(told("extras/spark.lua", card),
            "error T0426: nothing reads the folder `extras` of a mod\n"
            "fix: move it to `cards`, `keywords`, `rules` or `scenarios`");
  EXPECT_EQ(told("spark.lua", card),
            "error T0426: nothing reads the file `spark.lua` of a mod\n"
            "fix: move it to `cards`, `keywords`, `rules` or `scenarios`");
  const std::string counters = "return { counter_kind \"rust\" {} }\n";
  EXPECT_THAT(told("counter.lua", counters), HasSubstr("fix: call it DIR/harbour/counters.lua"));
  EXPECT_THAT(told("counter/rust.lua", counters),
              HasSubstr("fix: list all counters in DIR/harbour/counters.lua"));
  const std::string set = "return set { name = \"Pier\", code = \"PIE\" }\n";
  for (const char* folder_name : {"set", "sets/pier"})
    EXPECT_THAT(told(std::string(folder_name) + "/set.lua", set),
                HasSubstr("did you mean `cards`?\nfix: make it a folder of DIR/harbour/cards"));
  EXPECT_THAT(
      told("rules/old/quiet.lua", rules),
      HasSubstr("nothing reads what lies so deep in `rules`\nfix: move it to DIR/harbour/rules itself"));
  EXPECT_THAT(told("cards/a/b/set.lua", set), HasSubstr("so deep in `cards`"));
  for (const char* file : {"cards/spark.lua", "cards/pier/spark.lua", "cards/pier/blue/spark.lua"})
    EXPECT_EQ(told(file, card), "");
  EXPECT_EQ(
      told("rules/quiet.lua", rules) + told("keywords/moored.lua", keyword) + told("counters.lua", counters),
      "");
}

TEST(Codes, T0421ToT0424) {
  made_file("quay/mod.lua", "return mod { name = \"quay\", version = \"1\" }\n");
  made_file("quay/cards/docks/set.lua", "return set { name = \"Docks\", code = \"LEG\" }\n");
  made_file(
      "quay/cards/pier/spark.lua",
      "return instant \"Spark\" { cost = \"{U}\", cost = \"{R}\", text = [[Draw a card.]], draw(1) }\n");
  made_file("quay/rules/quiet.lua", "return rule_set \"loud\" { like = \"fifth\" }\n");
  EXPECT_EQ(
      said({"check", folder() + "/quay"}),
      R"told(DIR/quay/cards/docks/set.lua:1:37: error T0421: `LEG` is the code of another set: Legends, in SRC/cards/legends/set.lua
 1 | return set { name = "Docks", code = "LEG" }
   |                                     ^~~~~
  fix: give each set a code of its own
DIR/quay/cards/pier/spark.lua:1:1: warning T0422: the folder DIR/quay/cards/pier has no set.lua, so its cards are of no set (R-EXP-1)
 1 | return instant "Spark" { cost = "{U}", cost = "{R}", text = [[Draw a card.]], draw(1) }
   | ^
  fix: write DIR/quay/cards/pier/set.lua: `return set { name = ..., code = ..., released = ... }`
DIR/quay/cards/pier/spark.lua:1:40: error T0424: `cost` is given twice, first in line 1; Lua takes the last of them
 1 | return instant "Spark" { cost = "{U}", cost = "{R}", text = [[Draw a card.]], draw(1) }
   |                                        ^~~~
  fix: leave one of the two out
DIR/quay/rules/quiet.lua:1:17: error T0423: the rule set of quiet.lua is called `loud`, and is asked for as `quiet`
 1 | return rule_set "loud" { like = "fifth" }
   |                 ^~~~~~
  fix: call it `quiet`, or the file loud.lua
mod quay 1
  adds 1 card: Spark
  adds 1 rule set: quiet
  adds 1 set: Docks
4 files, 1 card, 0 proved, 0 differ, 0 unread, 0 functions
3 errors, 1 warning
status 1
)told");
}

TEST(Codes, T0427) {
  const std::string mod = "return mod { name = \"Angels\", version = \"1\" }\n";
  made_file("angels/mod.lua", mod);
  const std::string angel =
      "return summon \"Angel\" \"Serra Angle\" {\n  cost = \"{3}{W}\", power = 4, toughness = 4,\n"
      "  text = [[Flying]],\n  flying,\n}\n";
  made_file("angels/cards/angel.lua", angel);
  made_file("angels/keywords/flyng.lua", "return keyword \"flyng\" { cannot_attack {} }\n");
  made_file("angels/rules/fith.lua", "return rule_set \"fith\" { like = \"fifth\" }\n");
  const Ran near = run({"check", folder() + "/angels"});
  EXPECT_EQ(near.status, 0) << near.out;
  EXPECT_THAT(near.out,
              HasSubstr("angels/cards/angel.lua:1:23: warning T0427: the card Serra Angle is new, and the "
                        "library has Serra Angel\n"));
  EXPECT_THAT(near.out, HasSubstr("  fix: write Serra Angel if it is to take its place; else expect this: "
                                  "`-- sleight: expect T0427 \"another card\"`\n"));
  EXPECT_THAT(near.out, HasSubstr("warning T0427: the keyword flyng is new, and the library has flying\n"));
  EXPECT_THAT(near.out, HasSubstr("warning T0427: the rule set fith is new, and the library has fifth\n"));
  // The mistake that `replaces` finds is told once.
  made_file("angels/mod.lua", changed(mod, " }", ", replaces = { \"Serra Angle\" } }"));
  EXPECT_THAT(run({"check", folder() + "/angels"}).out, Not(HasSubstr("the card Serra Angle is new")));
  // Meant.
  made_file("angels/mod.lua", mod);
  made_file("angels/cards/angel.lua", "-- sleight: expect T0427 \"a parody\"\n" + angel);
  EXPECT_THAT(run({"check", folder() + "/angels/cards/angel.lua"}).out, HasSubstr("0 errors, 0 warnings\n"));
}

TEST(Codes, T0501) {
  EXPECT_EQ(
      said({"check", changed_bolt("deal(3", "deal(4")}),
      "DIR/bolt.lua:5:8: error T0501: text and script of Lightning Bolt are not the same card: the "
      "script says \"Lightning Bolt deals 4 damage to target creature or player.\", the text says "
      "\"Lightning Bolt deals 3 damage to target creature or player.\"\n"
      " 5 |   deal(4, target),\n"
      "   |        ^\n"
      "  DIR/bolt.lua:3:33: the text says \"3\"\n"
      "  fix: The text asks for `deal(3, target)` where the script has `deal(4, target)`: write that, or "
      "let the text say what the script does.\n"
      "1 file, 1 card, 0 proved, 1 differ, 0 unread, 0 functions\n"
      "1 error, 0 warnings\n"
      "status 1\n");
}

TEST(Codes, T0502) {
  EXPECT_THAT(
      said({"check", made_file("zap.lua",
                               "return instant \"Zap\" { cost = \"{R}\",\n"
                               "  text = [[You gain 1 life. Zorb it.]],\n"
                               "  gain_life(1),\n  unread \"Zorb it.\",\n}\n")}),
      HasSubstr("DIR/zap.lua:4:3: warning T0502: nothing in the script of Zap stands for \"Zorb it.\"\n"
                " 4 |   unread \"Zorb it.\",\n"
                "   |   ^~~~~~\n"
                "  fix: write what it does in the place of `unread`\n"));
}

TEST(Codes, T0503) {
  EXPECT_EQ(
      said({"check",
            changed_bolt("  text = [[Lightning Bolt deals 3 damage to target creature or player.]],\n", "")}),
      "DIR/bolt.lua:1:16: warning T0503: Lightning Bolt has no `text`, so nothing is held against the "
      "script\n"
      " 1 | return instant \"Lightning Bolt\" {\n"
      "   |                ^~~~~~~~~~~~~~~~\n"
      "  fix: write the card's text as text = [[...]]\n"
      "1 file, 1 card, 0 proved, 0 differ, 0 unread, 0 functions\n"
      "0 errors, 1 warning\n"
      "status 0\n");
}

TEST(Codes, T0504) {
  const std::string works =
      "{T}: Add {C}.\n{1}: Test Works becomes a 2/2 artifact creature until end of turn. It's still a "
      "land.\n";
  const std::string cards = made_file("cards.txt", "Test Works\nLand\n" + works);
  const std::string told = said({"scaffold", "--text", cards});
  EXPECT_THAT(told, HasSubstr("DIR/cards.txt:1:1: warning T0504: the text of Test Works says \"land\", "
                              "\"still\", of which the script says nothing\n"));
  EXPECT_THAT(told, HasSubstr("fix: hold the text against `sleight describe`; if both mean the same, use the "
                              "words of the one in the other\n"));
  EXPECT_THAT(said({"scaffold", "--text", cards, "--report", "--format", "json"}),
              HasSubstr("\"left_over\": [\n    {\"name\":\"Test Works\",\"of_text\":[\"land\",\"still\"]"));
}

TEST(Codes, T0505) {
  const std::string checked = said({"check", made_file("zap.lua",
                                                       "return instant \"Zap\" { cost = \"{R}\",\n"
                                                       "  text = [[Zorb it.]],\n"
                                                       "  unsupported \"nobody knows how to zorb\",\n}\n")});
  EXPECT_THAT(checked,
              HasSubstr("DIR/zap.lua:3:3: warning T0505: Zap is not supported: nobody knows how to zorb\n"
                        " 3 |   unsupported \"nobody knows how to zorb\",\n"
                        "   |   ^~~~~~~~~~~\n"
                        "  fix: write what the card does in the place of `unsupported`\n"));
  EXPECT_THAT(checked, HasSubstr("0 unread, 1 unsupported, 0 functions"));
}

// What a scenario plays with --unread does nothing of what it says; without, the card is refused.
TEST(Codes, UnsupportedCardsArePlayedWhereTheyAreWanted) {
  const std::string library = folder() + "/unsupported_too";
  std::filesystem::create_directory(library);
  made_file("unsupported_too/zap.lua",
            "return instant \"Zap\" { cost = \"{0}\", unsupported \"nobody knows how to zorb\" }\n");
  const std::string file = made_file("zapping.lua",
                                     "scenario(\"a card that does nothing\", function(s)\n"
                                     "  s:rules \"fifth\"\n"
                                     "  local zap = s.bob:has(\"hand\", \"Zap\")\n"
                                     "  s.bob:casts(zap)\n"
                                     "  s:expect(zap, { zone = \"graveyard\" })\n"
                                     "end)\n");
  EXPECT_THAT(said({"test", file, "--library", library}),
              HasSubstr("`Zap` is not supported: nobody knows how to zorb (play with it by --unread)"));
  EXPECT_THAT(said({"test", file, "--library", library, "--unread"}), HasSubstr("1 passed, 0 failed"));
}

TEST(Codes, T0601) {
  const std::string file =
      made_file("x.lua", "scenario('wrong', function(s)\n  s:expect(s.bob, { life = 19 })\nend)\n");
  EXPECT_EQ(said({"test", file}),
            "DIR/x.lua:2: error T0601: \"wrong\": Bob: life is 20, expected 19\n"
            " 2 |   s:expect(s.bob, { life = 19 })\n"
            "0 passed, 1 failed\n"
            "status 1\n");
}

TEST(Codes, T0602) {
  EXPECT_EQ(
      said({"test", made_file("x.lua", "-- nothing here\n")}),
      "DIR/x.lua: error T0602: the file has no scenario; write scenario(\"name\", function(s) ... end)\n"
      "0 passed, 1 failed\n"
      "status 1\n");
}

TEST(Codes, T0605) {
  const std::string file = made_file("x.lua",
                                     "scenario('early', function(s)\n"
                                     "  s.bob:has('hand', 'Giant Growth', { count = 2 })\n"
                                     "  s.bob:lands('Forest', 2)\n"
                                     "  local bears = s.sue:has('in play', 'Grizzly Bears')\n"
                                     "  s.bob:casts('Giant Growth', { on = bears, held = true })\n"
                                     "  s.bob:casts('Giant Growth', { on = bears })\n"
                                     "  s:expect(bears, { power = 2 })\n"
                                     "end)\n");
  EXPECT_EQ(
      said({"test", file}),
      "DIR/x.lua:7: warning T0605: \"early\": this is looked at while Giant Growth, Giant Growth are not "
      "resolved: a response without `held = true` waits with what it answers; let them resolve with "
      "`s:resolve()` before\n"
      " 7 |   s:expect(bears, { power = 2 })\n"
      "1 passed, 0 failed\n"
      "status 0\n");
}

TEST(Codes, T0604) {
  made_file("harbour/mod.lua", "return mod { name = \"Harbour\", version = \"1\" }\n");
  made_file("harbour/cards/spark.lua", "return instant \"Spark\" { cst = \"{U}\", draw(1) }\n");
  const std::string file = made_file(
      "scenarios.lua", "scenario(\"x\", function(s) s:next_turn() s:expect(s, { turn_of = s.sue }) end)\n");
  EXPECT_EQ(said({"test", "--mod", folder() + "/harbour", file}),
            "DIR/harbour/cards/spark.lua:1:26: error L0201: unknown key `cst` in `instant`; did you mean "
            "`cost`?\n"
            " 1 | return instant \"Spark\" { cst = \"{U}\", draw(1) }\n"
            "   |                          ^~~\n"
            "  fix: Write `cost`.\n"
            "DIR/harbour/mod.lua:1:1: error T0604: no scenario was played, because the mod in DIR/harbour is "
            "broken\n"
            " 1 | return mod { name = \"Harbour\", version = \"1\" }\n"
            "   | ^\n"
            "  fix: mend what is told of it, or leave `--mod DIR/harbour` out\n"
            "0 passed, 2 failed\n"
            "status 1\n");
  EXPECT_THAT(said({"test", "--list", "--mod", folder() + "/harbour", file}), HasSubstr("1 scenario\n"));
  made_file("harbour/cards/spark.lua", "return instant \"Spark\" { cost = \"{U}\", draw(1) }\n");
  EXPECT_EQ(run({"test", "--mod", folder() + "/harbour", file}).status, 0);
  // A mod that lacks what it needs is as broken, and so is one whose own mod.lua is.
  for (const char* about : {"return mod { name = \"Harbour\", version = \"1\", needs = { \"Quay\" } }\n",
                            "return mod { name = \"Harbour\", version = }\n"}) {
    made_file("harbour/mod.lua", about);
    EXPECT_THAT(said({"test", "--mod", folder() + "/harbour", file}), HasSubstr("error T0604: "));
  }
}

TEST(Codes, T0701) {
  EXPECT_EQ(said({"replay", made_file("notes.json", "{}")}),
            "DIR/notes.json: error T0701: it is no record of a duel\n"
            "  fix: make one with `sleight duel DECK DECK --record FILE`\n"
            "status 1\n");
}

TEST(Codes, T0702) {
  run({"duel", black_red(), black_red(), "--seed", "1", "--record", folder() + "/duel.json"});
  std::string record = content(folder() + "/duel.json");
  record.replace(record.find("\"hashes\":[\"") + 11, 16, "0000000000000000");
  made_file("duel.json", record);
  EXPECT_EQ(said({"replay", folder() + "/duel.json"}),
            "DIR/duel.json: error T0702: the replay differs from the record at rest point 0\n"
            "  fix: the engine changed since, or the record itself; record the duel again\n"
            "status 1\n");
}

TEST(Codes, T0703) {
  run({"duel", black_red(), black_red(), "--seed", "1", "--mod", source_file("tests/mods/frost"), "--record",
       folder() + "/duel.json"});
  EXPECT_EQ(said({"replay", folder() + "/duel.json"}),
            "DIR/duel.json: error T0703: the record was played with the mod frost 1.0, not without mods\n"
            "  fix: name these mods, in this order, with `--mod DIR`\n"
            "status 1\n");
}

TEST(Codes, T0704) {
  run({"duel", black_red(), black_red(), "--seed", "1", "--record", folder() + "/duel.json"});
  std::string record = content(folder() + "/duel.json");
  record.insert(record.find("\"answers\":[") + 11, "99,");
  made_file("duel.json", record);
  EXPECT_EQ(said({"replay", folder() + "/duel.json"}),
            "DIR/duel.json: error T0704: answer 1 of the record: the decision \"start\" has no answer 99; it "
            "takes the number of one of its options, 0 to 1 (turn 1, rest point 1)\n"
            "  fix: mend that answer, or record the duel again\n"
            "status 1\n");
  EXPECT_THAT(said({"why", folder() + "/duel.json", "Mountain"}),
              ::testing::HasSubstr("error T0704: answer 1"))
      << "whoever replays it says so";
}

TEST(Codes, T0705) {
  EXPECT_THAT(said({"duel", black_red(), black_red(), "--seed", "1", "--bob", "person"}),
              ::testing::HasSubstr("error T0705: the input ended before the duel was over\n"
                                   "  fix: answer what is asked, or write `quit` to leave the duel\n"
                                   "status 1\n"));
}

TEST(Codes, T0801) {
  run({"duel", black_red(), black_red(), "--seed", "1", "--record", folder() + "/duel.json"});
  EXPECT_EQ(said({"why", folder() + "/duel.json", "Swmap", "types"}),
            "DIR/duel.json: error T0801: the duel has no `Swmap` there\n"
            "  fix: write `Swamp`\n"
            "status 1\n");
}

TEST(Codes, T0802) {
  run({"duel", black_red(), black_red(), "--seed", "1", "--record", folder() + "/duel.json"});
  EXPECT_EQ(said({"why", folder() + "/duel.json", "Swamp", "tipes"}),
            "error T0802: `tipes` cannot be explained\n"
            "  fix: write `types`\n"
            "status 2\n");
}

TEST(Codes, T0901) {
  EXPECT_EQ(said({"help", "T0310"}),
            "error T0901: no finding has the code `T0310`\n"
            "  fix: write `T0301`\n"
            "status 2\n");
}

TEST(Codes, T0902) {
  EXPECT_EQ(said({"find", "qwzx"}),
            "error T0902: nothing is found for `qwzx`\n"
            "  fix: ask with another word; `sleight api` lists all words\n"
            "status 1\n");
}

TEST(Codes, T0903) {
  EXPECT_EQ(said({"show", "Serra Angle"}),
            "error T0903: the library has no card `Serra Angle`\n"
            "  fix: did you mean `Serra Angel`?\n"
            "status 1\n");
  // A part of a name stands for the shortest names that have it.
  EXPECT_THAT(said({"show", "serra"}), HasSubstr("fix: did you mean `Serra Angel`"));
  EXPECT_THAT(said({"show", "circle of protection"}), HasSubstr(", or another of "));
  EXPECT_THAT(said({"show", "zzzz"}), HasSubstr("`sleight find --kind card` looks cards up"));
}

/// The finding of level 6 about a card that has this in its second line.
std::string found_in_play(const std::string& line) {
  const std::string file = made_file(
      "trinket.lua", "return artifact \"Trinket\" { cost = \"{1}\", text = [[Trinket.]],\n" + line + "\n}\n");
  const std::string all = said({"check", file, "--level", "6"});
  const std::size_t at = all.rfind(" T10");
  if (at == std::string::npos) return all;
  const std::size_t begin = all.rfind('\n', at) + 1;
  std::string found = all.substr(begin, all.find("\n1 file", at) + 1 - begin);
  // Which situation shows it hangs on how they are drawn.
  if (const std::size_t shown = found.find(", situation"); shown != std::string::npos)
    found.erase(shown, found.find(')', shown) - shown);
  return found;
}

TEST(Codes, T1109) {
  made_file("a/bolt.lua", bolt_script);
  made_file("b/bolt.lua", bolt_script);
  made_file("a/sleight.toml", "strict = true\n");
  EXPECT_EQ(
      said({"check", folder() + "/a", folder() + "/b"}),
      "DIR/a/sleight.toml:1:1: error T1109: the settings of `DIR/a` are `DIR/a/sleight.toml`, and those of "
      "`DIR/b` are none\n"
      " 1 | strict = true\n"
      "   | ^\n"
      "  fix: check them one after the other, or name the settings of all with `--settings FILE`\n"
      "status 1\n");
}

TEST(Codes, T1001) {
  const char* line =
      "activated { cost = \"{1}\", only_if = compare(count(lands), \"at least\", 1000), draw(1) },";
  EXPECT_EQ(
      found_in_play(line),
      "DIR/trinket.lua:2: warning T1001: ability 1 is not shown: in 600 situations it was never offered "
      "(seed 1)\n 2 | " +
          std::string(line) + "\n  fix: say what makes it playable, or show it in a scenario\n");
}

TEST(Codes, T1002) {
  const char* line =
      "put_into_graveyard { what = creatures, condition = compare(count(lands), \"at least\", 1000), "
      "gain_life(1) "
      "},";
  EXPECT_EQ(found_in_play(line),
            "DIR/trinket.lua:2: warning T1002: ability 1 is not shown: in 600 situations it never went off "
            "(seed 1)\n 2 | " +
                std::string(line) + "\n  fix: name an event that happens, or show it in a scenario\n");
}

TEST(Codes, T1003) {
  const char* line = "activated { cost = \"{1}\", put_counters(\"charge\", 1, self) },";
  EXPECT_EQ(found_in_play(line),
            "DIR/trinket.lua:2: error T1003: step put counters does nothing: without it every duel goes as "
            "it goes with it (seed 1)\n 2 | " +
                std::string(line) + "\n  fix: say what it was meant to do, or leave it out\n");
}

TEST(Codes, T1004) {
  const char* line = "at_upkeep { of = you, condition = your_turn, gain_life(1) },";
  EXPECT_EQ(found_in_play(line),
            "DIR/trinket.lua:2: warning T1004: condition matches makes no difference: without it every duel "
            "goes as it goes with it (seed 1)\n 2 | " +
                std::string(line) + "\n  fix: leave it out, or say what it was meant to keep out\n");
}

TEST(Codes, T1005) {
  const char* line =
      "activated { cost = \"{1}\", target = land:not_ \"creature\", gain_life(sum(1, power_of(target))) },";
  EXPECT_EQ(
      found_in_play(line),
      "DIR/trinket.lua:2: error T1005: amount power is nothing whenever it is asked for (seed 1)\n 2 | " +
          std::string(line) + "\n  fix: say what is to be counted\n");
}

TEST(Codes, T1006) {
  const char* line =
      "at_upkeep { of = you, unless { by = controller_of(creatures:attacking()), pay = \"{1}\", draw(1) } "
      "},";
  EXPECT_EQ(found_in_play(line),
            "DIR/trinket.lua:2: error T1006: payer is asked of nobody, or nobody can pay it (seed 1)\n 2 | " +
                std::string(line) + "\n  fix: say who may pay\n");
}

TEST(Codes, T1007) {
  const char* line = "activated { cost = \"{1}\", function(g) return g.nothing.at_all end },";
  EXPECT_EQ(found_in_play(line),
            "DIR/trinket.lua:2: error T1007: a duel with it fails: the function stopped with an error: "
            "attempt to index a nil value (field 'nothing') (seed 1)\n 2 | " +
                std::string(line) + "\n  fix: Mend what the message names.\n");
}

TEST(Codes, T1008) {
  const char* line = "activated { cost = \"{1}\", next_end_of_turn { destroy(creatures:attacking()) } },";
  EXPECT_EQ(
      found_in_play(line),
      "DIR/trinket.lua:2: warning T1008: step destroy is not shown to matter: 0 of 600 situations came to "
      "it (seed 1)\n 2 | " +
          std::string(line) + "\n  fix: show in a scenario what it does, or leave it out\n");
}

TEST(Codes, T1009) {
  const char* line =
      "at_upkeep { repeat_times(3000, { gain_life(1), lose_life(1, opponent), gain_life(1, opponent), "
      "lose_life(1, you) }) },";
  const std::string found = found_in_play(line);
  EXPECT_THAT(found, ::testing::HasSubstr(":1:17: warning T1009: its duels take too long: after "));
  EXPECT_THAT(found,
              ::testing::HasSubstr(" situations the rest is left out, and what it would show is not known"));
  EXPECT_THAT(found, ::testing::HasSubstr(
                         "  fix: change or make fewer things at once, or show in scenarios what it does\n"));
}

}  // namespace
}  // namespace sleight::cli
