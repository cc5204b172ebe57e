// The examples of `help CODE` that are whole scripts: the wrong one has the finding, and the right one none.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;

/// Codes about one script, which `check` finds without card data. Those of the script language are tried by
/// the unit tests.
class Examples : public testing::TestWithParam<const char*> {};

TEST_P(Examples, AreWhatTheySay) {
  const std::string code = GetParam();
  const auto told = nlohmann::json::parse(run({"help", code, "--format", "json"}).out);
  const Ran wrong = run({"check", made_file("wrong.lua", told["wrong"])});
  EXPECT_THAT(wrong.out, HasSubstr(" " + code + ": "));
  const Ran right = run({"check", made_file("right.lua", told["right"])});
  EXPECT_THAT(right.out, HasSubstr("0 errors, 0 warnings\n"));
  EXPECT_EQ(right.status, 0);
}

INSTANTIATE_TEST_SUITE_P(Codes, Examples,
                         testing::Values("G0101", "G0102", "G0103", "G0105", "G0106", "T0406", "T0408",
                                         "T0409", "T0424", "T0501", "T0502", "T0503", "T0505"),
                         [](const auto& code) { return std::string(code.param); });

}  // namespace
}  // namespace sleight::cli
