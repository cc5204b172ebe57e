#include "scripting/lua/repeated_keys.h"

#include <gmock/gmock.h>

#include <string>
#include <vector>

namespace sleight {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> repeated(const std::string& script) {
  std::vector<std::string> keys;
  for (const RepeatedKey& each : find_repeated_keys(Source("a.lua", script))) keys.push_back(each.key);
  return keys;
}

TEST(RepeatedKeys, AreFoundWhateverStandsBetween) {
  for (const char* between :
       {"", "-- a comment's quote\n", "text = [[it's { not } over]],", "text = \"a \\\" quote\",",
        "text = 'a \\' quote',", "--[[ it's\n over ]]", "--[==[ it's ]] over ]==]",
        "text = [==[ it's ]] ]==],", "activated { cost = \"{1}\", power = 3 },", "[1] = 2,",
        "list = { { power = 1 }, { power = 2 } },",
        "f = function() local power = 1 if power == 2 then return '' end end,", "power == 1,", "-- [[\n"})
    EXPECT_THAT(repeated(std::string("return summon \"A\" \"B\" { power = 1, ") + between + " power = 2 }"),
                ElementsAre("power"))
        << between;
}

TEST(RepeatedKeys, AreNoneInOtherTablesAndTexts) {
  for (const char* script :
       {"return artifact \"A\" { cost = 1, activated { cost = 2 }, activated { cost = 3 } }",
        "return artifact \"A\" { cost = 1, text = [[cost = 2, cost = 3]] }",
        "return artifact \"A\" { cost = 1, -- cost = 2\n }",
        "local a = 1 a = 2 return artifact \"A\" { cost = a }",
        "return artifact \"A\" { cost = cost == 1 and cost == 2 }", "", "}", "{{{", "'", "[[", "--[[",
        "= = ="})
    EXPECT_THAT(repeated(script), IsEmpty()) << script;
}

TEST(RepeatedKeys, InBracketsAreFoundToo) {
  EXPECT_THAT(repeated("return { [\"a\"] = 1, a = 2 }"), ElementsAre("a"));
  EXPECT_THAT(repeated("return { [1] = 1, [1] = 2 }"), ElementsAre("1"));
}

}  // namespace
}  // namespace sleight
