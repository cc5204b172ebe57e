// A duel that a person leaves before its end is written as far as it was played.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;

/// Answers the first option so often, if it is among those that may be given, and then nothing or this.
std::string answers(int count, const std::string& last = "") {
  std::string text;
  for (int i = 0; i < count; ++i) text += "0\n";
  return text + last;
}

/// A duel with a person that is left, and its two files.
Ran left_duel(const std::string& input) {
  return run({"duel", black_red(), white_blue(), "--seed", "1", "--bob", "person", "--record",
              folder() + "/duel.json", "--save", folder() + "/duel.save"},
             input);
}

/// Whether both files are there, and lead to the same moment.
void expect_written(const Ran& result) {
  const std::string record = folder() + "/duel.json", save = folder() + "/duel.save";
  EXPECT_THAT(result.out, HasSubstr("\nthe duel is left unfinished, after "));
  EXPECT_THAT(result.out, HasSubstr("\nrecorded in " + record + ", as far as it was played\n"));
  EXPECT_THAT(result.out, HasSubstr("\nsaved in " + save + ", as far as it was played\n"));
  const Ran replayed = run({"replay", record});
  EXPECT_EQ(replayed.status, 0) << replayed.err;
  const auto points = nlohmann::json::parse(content(record), nullptr, false)["hashes"].size() - 1;
  EXPECT_GT(points, 1U);
  EXPECT_THAT(replayed.out,
              HasSubstr("replayed " + std::to_string(points) + " rest points, all as recorded: not over"));
  const Ran why = run({"why", record, "Swamp", "name"});
  EXPECT_EQ(why.status, 0) << why.err;
  EXPECT_EQ(run({"why", save, "Swamp", "name"}).out, why.out);
}

TEST(LeftDuel, TheEndOfTheInputIsAnErrorAndLosesNothing) {
  const Ran result = left_duel(answers(60));
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.err,
            "error T0705: the input ended before the duel was over\n"
            "  fix: answer what is asked, or write `quit` to leave the duel\n");
  expect_written(result);
}

TEST(LeftDuel, WhoQuitsLosesNothingEither) {
  const Ran result = left_duel(answers(60, "quit\n"));
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_EQ(result.err, "");
  expect_written(result);
}

TEST(LeftDuel, ARecordThatIsCutAnywhereElseDiverges) {
  left_duel(answers(60));
  auto record = nlohmann::json::parse(content(folder() + "/duel.json"), nullptr, false);
  record["answers"].erase(record["answers"].size() - 1);
  EXPECT_EQ(run({"replay", made_file("cut.json", record.dump())}).status, 1);
}

}  // namespace
}  // namespace sleight::cli
