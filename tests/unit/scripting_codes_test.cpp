#include "scripting/scripting_codes.h"

#include <gtest/gtest.h>

#include <set>

#include "core/card/diagnostic.h"
#include "tests/kit/script_findings.h"

// Every code has its page in the help, and the examples there are true.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

/// Codes about files and folders, which no one script can show.
bool about_one_script(const std::string& code) {
  return (code < "L0304" || code == "L0305") && code != "L0102" && code != "L0107" && code != "L0113";
}
/// Codes whose examples are rule sets or keywords.
bool about_modules(const std::string& code) {
  return code == "L0221" || code == "L0233" || code == "L0244" || code == "L0252";
}

TEST(ScriptCodes, AreUniqueAndExplained) {
  std::set<std::string> codes;
  for (const CodeHelp& help : scripting_codes()) {
    EXPECT_TRUE(codes.insert(help.code).second) << help.code;
    EXPECT_NE(std::string(help.title), "") << help.code;
    EXPECT_GT(std::string(help.explanation).size(), 20U) << help.code;
  }
}

TEST(ScriptCodes, TheWrongExampleIsRefusedForThatReason) {
  for (const CodeHelp& help : scripting_codes()) {
    if (!about_one_script(help.code)) continue;
    const std::string found = told(help.wrong, about_modules(help.code) ? ScriptKind::any : ScriptKind::card);
    EXPECT_NE(found.find(std::string(": ") + help.code + " "), std::string::npos) << help.code << "\n"
                                                                                  << help.wrong << "\n"
                                                                                  << found;
  }
}

TEST(ScriptCodes, TheRightExampleIsRead) {
  for (const CodeHelp& help : scripting_codes()) {
    if (!about_one_script(help.code)) continue;
    EXPECT_EQ(told(help.right, about_modules(help.code) ? ScriptKind::any : ScriptKind::card), "")
        << help.code << "\n"
        << help.right;
  }
}

TEST(ScriptCodes, AScriptThatIsTooLong) {
  EXPECT_EQ(told(std::string(std::size_t{1} << 21U, ' ') + "return 1"),
            "a.lua:1:1+1: L0107 the script is 2097160 bytes long; 1048576 is the most\n  One file holds one "
            "card.\n");
}

}  // namespace
}  // namespace sleight
