// What commands tell for programs: `why` and `format` as JSON, and which formats each command takes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using nlohmann::json;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

json parsed(const Ran& ran) {
  EXPECT_EQ(ran.err, "");
  json read = json::parse(ran.out, nullptr, false);
  EXPECT_FALSE(read.is_discarded()) << ran.out;
  return read;
}

/// A duel in which a Phantasmal Terrain made an island a swamp.
std::string changed_island() {
  const std::string record = folder() + "/duel.json";
  EXPECT_EQ(run({"duel", black_red(), white_blue(), "--seed", "11", "--record", record}).status, 0);
  return record;
}

/// The lines of an explanation as `why` writes them for people.
std::string text_of(const json& value, const std::string& object) {
  std::string text = "The " + value.at("value").get<std::string>() + " of " + object + " is " +
                     value.at("result").get<std::string>() + ".\n";
  for (const json& line : value.at("applied")) {
    text += "  " + line.at("result").get<std::string>() + "  <- " + line.at("source").get<std::string>();
    if (line.contains("layer"))
      text += ": " + line.at("effect").get<std::string>() + " [" + line.at("layer").get<std::string>() +
              ", since " + std::to_string(line.at("since").get<long>()) + "]";
    if (line.contains("file"))
      text += " (" + line.at("file").get<std::string>() +
              (line.contains("line") ? ":" + std::to_string(line.at("line").get<int>()) : "") + ")";
    text += "\n";
  }
  return text;
}

TEST(WhyJson, TellsLayersAndValuesAsTheTextDoes) {
  const std::string record = changed_island();
  const json told = parsed(run({"why", record, "Swamp#3", "land_types", "--format", "json"}));
  EXPECT_EQ(told.at("object"), "Swamp");
  EXPECT_EQ(told.at("zone"), "in play");
  EXPECT_FALSE(told.contains("legality"));
  ASSERT_EQ(told.at("values").size(), 1U);
  const json& land_types = told.at("values").at(0);
  EXPECT_EQ(land_types.at("settles"), true);
  EXPECT_EQ(land_types.at("rules"), json::array());
  ASSERT_EQ(land_types.at("applied").size(), 2U);
  EXPECT_FALSE(land_types.at("applied").at(0).contains("layer"));
  EXPECT_EQ(land_types.at("applied").at(1).at("layer"), "land type");
  EXPECT_THAT(land_types.at("applied").at(1).at("file").get<std::string>(),
              HasSubstr("phantasmal_terrain.lua"));
}

TEST(WhyJson, SaysAllThatTheTextSays) {
  const std::string record = changed_island();
  const json told = parsed(run({"why", record, "Swamp#3", "--format", "json"}));
  std::string text = told.at("object").get<std::string>() + ", " + told.at("zone").get<std::string>() +
                     ", turn " + std::to_string(told.at("turn").get<int>()) + " (" +
                     told.at("active").get<std::string>() + "'s " + told.at("step").get<std::string>() +
                     ")\n";
  for (const json& value : told.at("values")) text += text_of(value, "swamp");
  for (const json& use : told.at("legality")) text += use.at("text").get<std::string>() + "\n";
  std::string plain = run({"why", record, "Swamp#3"}).out;
  // A sentence begins with the name as it is written.
  for (std::size_t at = 0; (at = plain.find(" of Swamp is ", at)) != std::string::npos; ++at)
    plain.replace(at, 10, " of swamp ");
  EXPECT_EQ(plain, text);
}

TEST(WhyJson, ReasonsHaveTheirRules) {
  const std::string record = changed_island();
  const json told =
      parsed(run({"why", record, "Holy Strength", "legality", "--at", "100", "--format", "json"}));
  EXPECT_EQ(told.at("values"), json::array());
  ASSERT_EQ(told.at("legality").size(), 1U);
  const json& use = told.at("legality").at(0);
  EXPECT_EQ(use.at("player"), "Sue");
  EXPECT_EQ(use.at("use"), "cast it");
  EXPECT_EQ(use.at("allowed"), false);
  EXPECT_THAT(use.at("why").get<std::string>(), HasSubstr("(R-MAIN-2)"));
  EXPECT_EQ(use.at("rules"), json::array({"R-MAIN-2"}));
}

TEST(WhyJson, ListsWhatCanBeAskedFor) {
  const std::string record = changed_island();
  const json listed = parsed(run({"why", record, "--list", "--format", "json"}));
  EXPECT_THAT(listed.at("values").get<std::vector<std::string>>(), Contains("legality"));
  std::string text;
  for (const json& zone : listed.at("zones")) {
    text += zone.at("zone").get<std::string>() + ": ";
    for (const json& object : zone.at("objects"))
      text += (text.ends_with(": ") ? "" : ", ") + object.get<std::string>();
    text += "\n";
  }
  EXPECT_THAT(run({"why", record, "--list"}).out, HasSubstr(text));
}

constexpr const char* odd_bolt = "return instant 'Bolt' {\ncost=\"{R}\",\n  draw( 1 )\n}\n";

TEST(FormatJson, TellsWhatChangedAndWhatLuaCannotRead) {
  const std::string bolt = made_file("cards/bolt.lua", odd_bolt);
  const std::string broken = made_file("cards/broken.lua", "return instant 'Bolt' {\n");
  const Ran checked = run({"format", folder() + "/cards", "--check", "--format", "json"});
  EXPECT_EQ(checked.status, 1);
  const json would = parsed(checked);
  EXPECT_EQ(would.at("files"), json::array({{{"file", bolt}, {"differs", true}, {"written", false}}}));
  EXPECT_EQ(content(bolt), odd_bolt);
  ASSERT_EQ(would.at("findings").size(), 1U);
  EXPECT_EQ(would.at("findings").at(0).at("code"), "L0101");
  EXPECT_EQ(would.at("findings").at(0).at("file"), broken);
  EXPECT_EQ(would.at("summary").at("changed"), 1);
  const json shown = parsed(run({"format", bolt, "--diff", "--format", "json"}));
  EXPECT_EQ(shown.at("files").at(0).at("patch"), run({"format", bolt, "--diff"}).out);
  const Ran wrote = run({"format", bolt, "--format", "json"});
  EXPECT_EQ(wrote.status, 0);
  EXPECT_EQ(parsed(wrote).at("files").at(0).at("written"), true);
  const json again = parsed(run({"format", bolt, "--format", "json"}));
  EXPECT_EQ(again.at("files"), json::array({{{"file", bolt}, {"differs", false}, {"written", false}}}));
  EXPECT_EQ(again.at("findings"), json::array());
}

TEST(FormatJson, OfTheStandardInputHasTheText) {
  const json told = parsed(run({"format", "-", "--format", "json"}, odd_bolt));
  EXPECT_EQ(told.at("files").at(0).at("text"), run({"format", "-"}, odd_bolt).out);
}

TEST(HelpJson, ListsCodesAndTellsOptionsAndRefusesCommands) {
  const json codes = parsed(run({"help", "--format", "json"})).at("codes");
  EXPECT_THAT(codes.dump(), HasSubstr("\"T0301\""));
  const json option = parsed(run({"help", "mana.burn_points", "--format", "json"}));
  EXPECT_EQ(option.at("option"), "mana.burn_points");
  EXPECT_FALSE(option.at("rule_sets").at("fifth").get<std::string>().empty());
  const Ran command = run({"help", "check", "--format", "json"});
  EXPECT_EQ(command.status, 2);
  EXPECT_EQ(command.out, "");
  EXPECT_THAT(command.err, HasSubstr("T0104"));
}

// What a command cannot write it refuses: nothing for people comes where a program reads.
TEST(Formats, EveryCommandHonoursOrRefuses) {
  const std::string bolt = made_file("bolt.lua", bolt_script), record = changed_island();
  for (const std::vector<std::string>& command :
       std::vector<std::vector<std::string>>{{"format", "--check", bolt},
                                             {"describe", bolt},
                                             {"diff", bolt, bolt},
                                             {"why", record, "Swamp"},
                                             {"why", record, "--list"},
                                             {"sim", black_red(), white_blue(), "--games", "1"},
                                             {"find", "dies"},
                                             {"show", "Terror"},
                                             {"cards", "--set", "alpha"},
                                             {"api"},
                                             {"help", "T0301"}}) {
    std::vector<std::string> line = command;
    line.insert(line.end(), {"--format", "json"});
    EXPECT_FALSE(parsed(run(line)).is_discarded()) << command[0];
    for (const std::string format : {"sarif", "junit", "github"}) {
      line.back() = format;
      const Ran refused = run(line);
      EXPECT_EQ(refused.status, 2) << command[0];
      EXPECT_EQ(refused.out, "") << command[0];
      EXPECT_THAT(refused.err, HasSubstr("`" + format + "` is none of human, json")) << command[0];
    }
  }
  for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
           {"new", "card", "Odd", "--format", "json"}, {"completions", "bash", "--format", "json"}})
    EXPECT_THAT(run(command).err, HasSubstr("T0102")) << command[0];
}

}  // namespace
}  // namespace sleight::cli
