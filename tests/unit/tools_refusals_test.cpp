// Every refusal that scenarios expect is told with the rule that refuses.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "tests/kit/sanitized.h"
#include "tests/source_dir.h"
#include "tools/scenario/runner.h"
#include "tools/scenario/world.h"

namespace sleight::scenario {
namespace {

namespace fs = std::filesystem;

/// The scenario files in which something is refused, with what is in them.
std::vector<std::pair<std::string, std::string>> files_with_refusals() {
  std::vector<std::pair<std::string, std::string>> files;
  for (const auto& entry : fs::recursive_directory_iterator(SLEIGHT_SOURCE_DIR "/tests/scenarios")) {
    if (entry.path().extension() != ".lua") continue;
    std::ostringstream text;
    text << std::ifstream(entry.path()).rdbuf();
    if (text.str().find("expect_illegal") != std::string::npos)
      files.emplace_back(entry.path().string(), text.str());
  }
  std::sort(files.begin(), files.end());
  return files;
}

TEST(RefusalsOfScenarios, EndWithTheIdOfTheirRule) {
  Diagnostics problems;
  World world = world_of({}, problems);
  std::set<std::string> told;
  world.refused = [&told](const std::string& reason) { told.insert(reason); };
  std::size_t number = 0;
  for (const auto& [file, source] : files_with_refusals())
    if (kit::is_looked_at(number++)) run_source(world, file, source);
  EXPECT_GT(told.size(), static_cast<std::size_t>(kit::as_many_as(300)));
  const std::regex with_rule(R"([^]*\((R|D)-[A-Z0-9-]+(, (R|D)-[A-Z0-9-]+)*\))");
  for (const std::string& reason : told) EXPECT_TRUE(std::regex_match(reason, with_rule)) << reason;
}

}  // namespace
}  // namespace sleight::scenario
