// Settings of a project for the commands that play: the sleight.toml found upward from where they are run.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

/// Runs in a folder, and stands where one stood before at its end.
class Standing {
 public:
  explicit Standing(const std::string& where) { std::filesystem::current_path(where); }
  Standing(const Standing&) = delete;
  Standing& operator=(const Standing&) = delete;
  ~Standing() { std::filesystem::current_path(before_); }

 private:
  std::filesystem::path before_ = std::filesystem::current_path();
};

/// A folder two below a project whose settings name a mod with one card and the rule set microprose.
std::string below_a_project() {
  made_file("quay/mod.lua", "return mod { name = \"quay\", version = \"1\" }\n");
  made_file("quay/cards/quay_bolt.lua",
            changed(changed(bolt_script, "Lightning Bolt", "Quay Bolt"), "Lightning Bolt", "Quay Bolt"));
  made_file("sleight.toml", "mods = [\"quay\"]\nrules = [\"microprose\", \"fifth\"]\n");
  return std::filesystem::path(made_file("decks/mine/quay.txt", "30 Quay Bolt\n30 Mountain\n"))
      .parent_path()
      .string();
}

TEST(PlaySettings, HoldForADuelAndItsRecord) {
  const Standing here(below_a_project());
  const Ran duel = run({"duel", "quay.txt", "quay.txt", "--seed", "1", "--record", "duel.json"});
  ASSERT_EQ(duel.status, 0) << duel.err;
  EXPECT_THAT(duel.out, StartsWith("the settings are those of "));
  EXPECT_THAT(duel.out, HasSubstr("/sleight.toml\n"));
  const auto record = nlohmann::json::parse(content(folder() + "/decks/mine/duel.json"));
  EXPECT_EQ(record["mods"][0]["name"], "quay");
  EXPECT_EQ(record["rules"]["name"], "microprose");
  EXPECT_EQ(run({"replay", "duel.json"}).status, 0) << run({"replay", "duel.json"}).err;
  EXPECT_EQ(run({"why", "duel.json", "Quay Bolt", "name"}).status, 0);
  EXPECT_THAT(run({"duel", "quay.txt", "quay.txt", "--seed", "1", "--quiet"}).out,
              Not(HasSubstr("settings")));
}

TEST(PlaySettings, HoldForASimulation) {
  const Standing here(below_a_project());
  const Ran sim = run({"sim", "quay.txt", "quay.txt", "--games", "2"});
  ASSERT_EQ(sim.status, 0) << sim.err;
  const auto summary = nlohmann::json::parse(sim.out);
  EXPECT_THAT(summary["settings"].get<std::string>(), HasSubstr("sleight.toml"));
  EXPECT_EQ(summary["rules"], "microprose");
}

TEST(PlaySettings, GiveWayToTheCommandLine) {
  const Standing here(below_a_project());
  const auto summary = nlohmann::json::parse(
      run({"sim", "quay.txt", "quay.txt", "--games", "1", "--rules", "fifth"}).out, nullptr, false);
  EXPECT_EQ(summary["rules"], "fifth");
  made_file("other/mod.lua", "return mod { name = \"other\", version = \"1\" }\n");
  const Ran other = run({"duel", "quay.txt", "quay.txt", "--seed", "1", "--mod", folder() + "/other"});
  EXPECT_EQ(other.status, 1);
  EXPECT_THAT(other.err, HasSubstr("Quay Bolt")) << "the mod of the settings is not loaded";
  const std::string none = made_file("none.toml", "jobs = 1\n");
  EXPECT_EQ(run({"duel", "quay.txt", "quay.txt", "--seed", "1", "--settings", none}).status, 1);
}

TEST(PlaySettings, WithUnknownKeysAreRefused) {
  const Standing here(below_a_project());
  made_file("sleight.toml", "mod = [\"quay\"]\n");
  for (const std::vector<std::string>& line : std::vector<std::vector<std::string>>{
           {"duel", "quay.txt", "quay.txt"}, {"sim", "quay.txt", "quay.txt", "--games", "1"}}) {
    const Ran ran = run(line);
    EXPECT_EQ(ran.status, 1) << line[0];
    EXPECT_EQ(ran.out, "") << line[0];
    EXPECT_THAT(ran.err, HasSubstr("error T1102: there is no setting `mod`")) << line[0];
    EXPECT_THAT(ran.err, HasSubstr("did you mean `mods`?")) << line[0];
  }
}

// A project's mods are in no record that was played without them.
TEST(PlaySettings, LeaveARecordFromElsewhereAlone) {
  const std::string record = folder() + "/plain.json";
  ASSERT_EQ(run({"duel", black_red(), white_blue(), "--seed", "1", "--record", record}).status, 0);
  const Standing here(below_a_project());
  const Ran replayed = run({"replay", record});
  EXPECT_EQ(replayed.status, 0) << replayed.err;
}

TEST(Mods, AFolderOfPlainCardsIsALibraryAndNoMod) {
  const std::string script = made_file("plain/cards/bolt.lua", bolt_script);
  const std::string plain = folder() + "/plain";
  const Ran checked = run({"check", plain});
  EXPECT_EQ(checked.status, 0) << checked.out;
  EXPECT_THAT(checked.out, HasSubstr("1 card, 1 proved"));
  const Ran refused = run({"duel", black_red(), white_blue(), "--seed", "1", "--mod", plain});
  EXPECT_EQ(refused.status, 2);
  EXPECT_EQ(refused.err,
            "error T0106: `" + plain + "` is no mod: it has cards, but no mod.lua\n" +
                "  fix: move its cards into a mod that `sleight new mod NAME` begins, or give `" + plain +
                "/cards` to `--library`\n");
  EXPECT_EQ(run({"show", "Lightning Bolt", "--library", plain + "/cards"}).status, 0) << "as the fix says";
}

}  // namespace
}  // namespace sleight::cli
