#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "scripting/files/script_files.h"
#include "scripting/files/script_reader.h"
#include "tests/fuzz/mutate.h"
#include "tests/source_dir.h"

// A damaged script is refused with findings or is another card; it never crashes, hangs or goes unnoticed.
namespace sleight {
namespace {

TEST(FuzzScripts, EveryDamagedScriptGivesACardOrAFinding) {
  Words words;
  ScriptReader reader(words);
  const std::vector<std::string> scraps{"{",
                                        "}",
                                        "(",
                                        ")",
                                        ",",
                                        "\"",
                                        "nil",
                                        "-1",
                                        "1e300",
                                        "true",
                                        "target",
                                        "self",
                                        "creatures",
                                        ":other()",
                                        "deal(1, self)",
                                        "function() end",
                                        "while true do end ",
                                        "{X}",
                                        "x",
                                        "each()",
                                        "goto a ",
                                        "_ENV",
                                        "string.rep('a', 1e9)",
                                        "return ",
                                        "setmetatable",
                                        "[[",
                                        "]]"};
  Random random{20260101};
  int refused = 0;
  int read = 0;
  Diagnostics unread;
  for (const std::string& file : script_files(std::string(SLEIGHT_SOURCE_DIR) + "/cards", unread)) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    for (int i = 0; i < 40; ++i) {
      const std::string damaged = fuzz::mutate(text.str(), random, scraps);
      Diagnostics findings;
      const std::optional<CardScript> card = reader.read_card(file, damaged, findings);
      if (card) {
        ++read;
      } else {
        ++refused;
        ASSERT_FALSE(findings.empty()) << "refused without a word: " << damaged;
        for (const Diagnostic& finding : findings) {
          EXPECT_FALSE(finding.code.empty()) << damaged;
          EXPECT_FALSE(finding.message.empty()) << damaged;
          EXPECT_EQ(finding.location.file, file) << damaged;
        }
      }
    }
    // The reader is as good as new after all that.
    Diagnostics findings;
    ASSERT_TRUE(reader.read_card(file, text.str(), findings)) << file;
    ASSERT_TRUE(findings.empty()) << file;
  }
  EXPECT_GT(refused, 200);
  EXPECT_GT(read, 20);
}

}  // namespace
}  // namespace sleight
