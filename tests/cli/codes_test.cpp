// One case for each finding of the tools: its whole message, as a person reads it.
#include <gtest/gtest.h>

#include <set>
#include <sstream>

#include "program.h"

namespace sleight::cli {
namespace {

const char* bolt =
    "return instant \"Lightning Bolt\" {\n"
    "  cost = \"{R}\",\n"
    "  text = [[Lightning Bolt deals 3 damage to target creature or player.]],\n"
    "  target = creature_or_player,\n"
    "  deal(3, target),\n"
    "}\n";

/// What both streams say, with the places of this machine as DIR (made for the test) and SRC (the source tree).
std::string said(const std::vector<std::string>& arguments) {
  const Ran result = run(arguments);
  std::string text = result.out + result.err + "status " + std::to_string(result.status) + "\n";
  for (const auto& [place, name] : {std::pair{folder(), "DIR"}, std::pair{source_file(""), "SRC/"}})
    for (std::size_t at = text.find(place); at != std::string::npos; at = text.find(place, at)) text.replace(at, place.size(), name);
  return text;
}

std::string sample() { return source_file("tests/data/sample-cards.json"); }
std::string deck() { return source_file("tests/data/decks/black-red.txt"); }

std::string changed(const std::string& from, const std::string& to) {
  std::string text = bolt;
  text.replace(text.find(from), from.size(), to);
  return made_file("bolt.lua", text);
}

TEST(Codes, EveryCodeIsExplained) {
  std::istringstream list{run({"help"}).out};
  std::set<std::string> codes;
  for (std::string line; std::getline(list, line);)
    if (line.size() > 7 && line.rfind("  T", 0) == 0) codes.insert(line.substr(2, 5));
  const std::set<std::string> pinned{"T0101", "T0102", "T0103", "T0104", "T0105", "T0201", "T0202", "T0203", "T0301",
                                     "T0302", "T0303", "T0401", "T0402", "T0403", "T0404", "T0501", "T0503", "T0601",
                                     "T0602", "T0701", "T0702", "T0801", "T0802", "T0901"};
  EXPECT_EQ(codes, pinned) << "a code without a case here, or a case without a code";
}

TEST(Codes, T0101) {
  EXPECT_EQ(said({"chek"}),
            "");
}

TEST(Codes, T0102) {
  EXPECT_EQ(said({"check", "--job", "2", sample()}),
            "");
}

TEST(Codes, T0103) {
  made_file("terror.lua", "");
  EXPECT_EQ(said({"check", folder() + "/terorr.lua"}),
            "");
}

TEST(Codes, T0104) {
  EXPECT_EQ(said({"sim", deck()}),
            "");
}

TEST(Codes, T0105) {
  EXPECT_EQ(said({"duel", deck(), deck(), "--record", "/proc/nowhere/x.json", "--seed", "3"}),
            "");
}

TEST(Codes, T0201) {
  EXPECT_EQ(said({"scaffold", "--cards", made_file("cut.json", "{ \"data\": {\n  \"Terror\": [")}),
            "");
}

TEST(Codes, T0202) {
  EXPECT_EQ(said({"scaffold", "--cards", made_file("shape.json", "{ \"data\": {\n  \"Terror\": 3 } }")}),
            "");
}

TEST(Codes, T0203) {
  EXPECT_EQ(said({"scaffold", "--cards", sample(), "Terrer"}),
            "");
}

TEST(Codes, T0301) {
  const std::string file = made_file("deck.txt", "40 Swamp\n4 Lightning Blot\n");
  EXPECT_EQ(said({"sim", file, file}),
            "");
}

TEST(Codes, T0302) {
  const std::string file = made_file("deck.txt", "Swamp x 40\n");
  EXPECT_EQ(said({"sim", file, file}),
            "");
}

TEST(Codes, T0303) {
  const std::string file = made_file("deck.txt", "12 Swamp\n");
  EXPECT_EQ(said({"sim", file, file}),
            "");
}

TEST(Codes, T0401) {
  EXPECT_EQ(said({"check", changed("{R}", "{1}{R}"), "--cards", sample()}),
            "");
}

TEST(Codes, T0402) {
  EXPECT_EQ(said({"check", changed("instant", "sorcery"), "--cards", sample()}),
            "");
}

TEST(Codes, T0403) {
  const std::string file = made_file("bears.lua", "return summon \"Bear\" \"Grizzly Bears\" {\n  cost = \"{1}{G}\", power = 2, toughness = 3,\n}\n");
  EXPECT_EQ(said({"check", file, "--cards", sample()}),
            "");
}

TEST(Codes, T0404) {
  EXPECT_EQ(said({"check", changed("\"Lightning Bolt\"", "\"Lightning Bold\""), "--cards", sample()}),
            "");
}

TEST(Codes, T0501) {
  EXPECT_EQ(said({"check", changed("deal(3", "deal(4")}),
            "");
}

TEST(Codes, T0503) {
  EXPECT_EQ(said({"check", changed("  text = [[Lightning Bolt deals 3 damage to target creature or player.]],\n", "")}),
            "");
}

TEST(Codes, T0601) {
  const std::string file = made_file("x.lua", "scenario('wrong', function(s)\n  s:expect(s.bob, { life = 19 })\nend)\n");
  EXPECT_EQ(said({"test", file}),
            "");
}

TEST(Codes, T0602) {
  EXPECT_EQ(said({"test", made_file("x.lua", "-- nothing here\n")}),
            "");
}

TEST(Codes, T0701) {
  EXPECT_EQ(said({"replay", made_file("notes.json", "{}")}),
            "");
}

TEST(Codes, T0702) {
  made_file("old.json", "{\"sleight record\":1,\"rules\":\"fifth\",\"seed\":1,\"bob\":[\"Forest\"],\"sue\":[\"Forest\"],\"answers\":[],\"hashes\":[]}");
  EXPECT_EQ(said({"replay", folder() + "/old.json"}),
            "");
}

TEST(Codes, T0801) {
  run({"duel", deck(), deck(), "--record", folder() + "/duel.json"});
  EXPECT_EQ(said({"why", folder() + "/duel.json", "Swmap", "types"}),
            "");
}

TEST(Codes, T0802) {
  run({"duel", deck(), deck(), "--record", folder() + "/duel.json"});
  EXPECT_EQ(said({"why", folder() + "/duel.json", "Swamp", "tipes"}),
            "");
}

TEST(Codes, T0901) {
  EXPECT_EQ(said({"help", "T0310"}),
            "");
}

}  // namespace
}  // namespace sleight::cli
