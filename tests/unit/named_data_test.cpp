#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "scripting/files/data_folder.h"
#include "scripting/files/script_files.h"
#include "tests/kit/scratch_folder.h"
#include "tests/source_dir.h"
#include "tools/checking/script_check.h"
#include "tools/library/card_library.h"
#include "tools/library/known_words.h"

// A host names the folder of data: then nothing is read from where the program has its own.
namespace sleight {
namespace {

namespace fs = std::filesystem;

/// The script of the rule set `fifth` with another name.
std::string fifth_as(const std::string& name) {
  Diagnostics findings;
  std::string script = read_file(SLEIGHT_SOURCE_DIR "/scripting/rules/fifth.lua", findings).value_or("");
  const std::string before = "return rule_set \"fifth\"";
  const std::size_t at = script.find(before);
  if (at == std::string::npos) return "";
  return script.replace(at, before.size(), "return rule_set \"" + name + "\"");
}

/// A folder of data with one keyword, one card, one rule set and one row in each table of the grammar.
class NamedData : public testing::Test {
 protected:
  NamedData() {
    folder_.write("scripting/version.txt", program_version() + "\n");
    folder_.write("scripting/keywords/hovering.lua",
                  R"(return keyword "hovering" { text = "It hovers.", cannot_be_blocked {} })");
    folder_.write("scripting/rules/garden.lua", fifth_as("garden"));
    folder_.write("grammar/equal_phrases.txt", "garden = yard\n");
    folder_.write("grammar/read_lines.txt", "Destroy target gnome.\n");
    folder_.write("cards/garden/gnome.lua", gnome_);
  }
  const std::string gnome_ =
      R"(return summon "Gnome" "Garden Gnome" { cost = "{1}", power = 1, toughness = 1, hovering })";
  kit::ScratchFolder folder_;
  const std::string data_ = folder_.path();
};

TEST_F(NamedData, IsAllThatIsLoaded) {
  CardSources sources;
  sources.data = data_;
  const Collection collection = open_library(sources);
  ASSERT_TRUE(collection.findings.empty()) << collection.findings.front().message;
  ASSERT_EQ(collection.cards.size(), 1U);
  ASSERT_EQ(collection.library->keywords().size(), 1U);
  std::string problem;
  EXPECT_NE(open_rules("garden", sources, problem), nullptr) << problem;
  EXPECT_EQ(open_rules("fifth", sources, problem), nullptr);
}

TEST_F(NamedData, IsAllThatScriptsAreCheckedWith) {
  const Scripts scripts = load_scripts({data_ + "/cards"}, 1, {}, {}, data_);
  ASSERT_TRUE(scripts.findings.empty()) << scripts.findings.front().message;
  CardSources sources;
  sources.data = data_;
  const Vocabulary known = vocabulary_of(sources, scripts, {data_ + "/cards"}, 1);
  EXPECT_FALSE(known.beginning_with("hovering").empty());
  EXPECT_TRUE(known.beginning_with("flying").empty());
  const CheckData data(known, data_);
  EXPECT_EQ(data.equals.rows().size(), 1U);
  EXPECT_EQ(data.examples.nearest("Destroy target garden.")->line, "Destroy target gnome.");

  Words words;
  ScriptReader reader(words, data_);
  Diagnostics findings;
  const std::optional<CardFile> script = read_script(reader, "gnome.lua", gnome_, findings);
  ASSERT_TRUE(script.has_value()) << findings.front().message;
  const ScriptCheck check = check_script(*script, words, data);
  EXPECT_EQ(check.text.outcome, TextCheck::Outcome::no_text);
  ASSERT_EQ(check.findings().size(), 1U);
  EXPECT_EQ(check.findings().front().code, "T0503");
  EXPECT_EQ(check.findings().front().location.file, "gnome.lua");
}

TEST_F(NamedData, IsRefusedWhereTheLibrariesCannotReadIt) {
  EXPECT_EQ(data_problem(data_), "");
  EXPECT_EQ(data_problem("/nowhere"), "there is no data of the program in `/nowhere`");
  folder_.write("scripting/version.txt", "0.0.1\n");
  EXPECT_EQ(
      data_problem(data_),
      "the data in `" + data_ + "` is of version 0.0.1, and this program is of version " + program_version());
  fs::remove(fs::path(data_) / "scripting" / "version.txt");
  EXPECT_EQ(
      data_problem(data_),
      "the data in `" + data_ + "` says no version, and this program is of version " + program_version());
}

}  // namespace
}  // namespace sleight
