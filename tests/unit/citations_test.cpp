// Rules, worked examples and differences are cited by number all over the tree; each number must be one that
// tests/scenarios/systems.json knows, so that docs/rules.md leaves none out.
#include "tests/kit/citations.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/source_dir.h"
#include "tools/files/file_system.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;

nlohmann::json known_rules() {
  std::string text;
  EXPECT_TRUE(read_file(SLEIGHT_SOURCE_DIR "/tests/scenarios/systems.json", text));
  return nlohmann::json::parse(text);
}

/// What a text cites, each with the file that cites it.
std::map<std::string, std::string> citations() {
  static const std::set<std::string> kinds{".cpp", ".h", ".lua", ".g4", ".md"};
  std::map<std::string, std::string> found;
  for (const char* folder : {"core", "scripting", "grammar", "tools", "cards", "tests", "docs"})
    for (const fs::directory_entry& entry :
         fs::recursive_directory_iterator(std::string(SLEIGHT_SOURCE_DIR "/") + folder)) {
      if (!entry.is_regular_file() || !kinds.contains(entry.path().extension().string())) continue;
      std::string text;
      EXPECT_TRUE(read_file(entry.path().string(), text));
      for (const std::string& id : kit::cited_in(text)) found.emplace(id, entry.path().string());
    }
  return found;
}

TEST(Citations, AreWordsOfTheirOwn) {
  EXPECT_EQ(kit::cited_in("E-060, R-DP-6 and (D-14)"), (std::vector<std::string>{"E-060", "R-DP-6", "D-14"}));
  EXPECT_EQ(kit::cited_in("R-REGEN-10a E-1234 E-12 D-1 RED-14 R--1 R-A- -"), std::vector<std::string>{});
  EXPECT_EQ(kit::differences_in("D-06, R-FIZZLE-2"), std::vector<std::string>{"D-06"});
}

TEST(Citations, NameWhatThereIs) {
  const nlohmann::json known = known_rules();
  for (const auto& [id, file] : citations()) {
    const char* const kind = id[0] == 'R' ? "rules" : id[0] == 'E' ? "examples" : "differences";
    EXPECT_TRUE(known.at(kind).contains(id)) << file << " cites " << id << ", which is not in systems.json";
  }
}

TEST(Systems, TakeInEveryRuleAndEveryFolder) {
  const nlohmann::json known = known_rules();
  std::set<std::string> rules, folders{"cards"};
  for (const auto& system : known.at("systems")) {
    folders.insert(system.at("folder"));
    for (const std::string rule : system.at("rules")) {
      rules.insert(rule);
      EXPECT_TRUE(known.at("rules").contains(rule)) << rule;
    }
  }
  for (const auto& [rule, title] : known.at("rules").items()) EXPECT_TRUE(rules.contains(rule)) << rule;
  for (const auto& [example, about] : known.at("examples").items())
    for (const std::string rule : about) EXPECT_TRUE(rules.contains(rule)) << example << " is about " << rule;
  for (const fs::directory_entry& entry : fs::directory_iterator(SLEIGHT_SOURCE_DIR "/tests/scenarios"))
    EXPECT_TRUE(!entry.is_directory() || folders.contains(entry.path().filename().string()))
        << entry.path() << " is no system";
}

}  // namespace
}  // namespace sleight
