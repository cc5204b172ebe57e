// The reader of Markdown pages, by which the suite `Docs` holds them.
#include "tests/cli/doc_pages.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::ElementsAre;

TEST(DocPages, ABlockHasALanguageAFileAndLines) {
  const DocPage page = read_page(
      "# A page\n```lua\n-- file: a/b.lua\nreturn 1\n```\n```text file=deck.txt\n-- file: "
      "no.lua\n```\n```\n```\n");
  ASSERT_EQ(page.fences.size(), 3U);
  EXPECT_EQ(page.fences[0].language, "lua");
  EXPECT_EQ(page.fences[0].file, "a/b.lua");
  EXPECT_EQ(page.fences[0].line, 2);
  EXPECT_THAT(page.fences[0].lines, ElementsAre("return 1"));
  EXPECT_EQ(page.fences[1].file, "deck.txt");
  EXPECT_THAT(page.fences[1].lines, ElementsAre("-- file: no.lua"));
  EXPECT_EQ(page.fences[2].language, "");
  EXPECT_EQ(page.broken, "");
  EXPECT_EQ(read_page("text\n```lua\n").broken, "the block of line 2 has no end");
}

TEST(DocPages, HeadingsAreLedToAsOnTheWeb) {
  const DocPage page = read_page(
      "# The `why` command\n## Don't, please\n## Level 6: played\n## Again\n## Again\n"
      "```text\n# no heading\n```\n");
  EXPECT_THAT(page.anchors,
              ElementsAre("the-why-command", "dont-please", "level-6-played", "again", "again-1"));
}

TEST(DocPages, LinksToOtherPagesAreFoundAndNoneInCode) {
  const DocPage page = read_page(
      "# One\n[a](b.md), [c](https://example.org) and `[d](e.md)`\n## Two\n[f](g.md#h)\n"
      "```text\n[i](j.md)\n```\n");
  ASSERT_EQ(page.links.size(), 2U);
  EXPECT_EQ(page.links[0].to, "b.md");
  EXPECT_EQ(page.links[0].heading, "One");
  EXPECT_EQ(page.links[1].to, "g.md#h");
  EXPECT_EQ(page.links[1].line, 4);
  EXPECT_EQ(page.links[1].heading, "Two");
}

TEST(DocPages, WordsAreCountedSectionBySection) {
  const DocPage page = read_page(
      "one two\n# Three four\nfive\n- six seven\n\n| a | b |\n```text\nnot counted\n```\neight nine\n## "
      "Ten\n");
  ASSERT_EQ(page.sections.size(), 3U);
  EXPECT_EQ(page.sections[0].heading, "");
  EXPECT_EQ(page.sections[0].words, 2U);
  EXPECT_EQ(page.sections[1].heading, "Three four");
  EXPECT_EQ(page.sections[1].line, 2);
  EXPECT_EQ(page.sections[1].words, 3U);
  EXPECT_EQ(page.sections[1].words_of_points, 2U);
  EXPECT_EQ(page.sections[2].words, 0U);
}

TEST(DocPages, DotsStandForAnyLines) {
  EXPECT_TRUE(same_output({"a", "b"}, {"a", "b"}));
  EXPECT_FALSE(same_output({"a"}, {"a", "b"}));
  EXPECT_FALSE(same_output({"a", "b"}, {"a"}));
  EXPECT_TRUE(same_output({"...", "b"}, {"b"}));
  EXPECT_TRUE(same_output({"a", "...", "b", "..."}, {"a", "b", "x", "b", "y"}));
  EXPECT_FALSE(same_output({"...", "b"}, {"b", "c"}));
  EXPECT_TRUE(same_output({"..."}, {}));
  EXPECT_FALSE(same_output({"...", "a"}, {}));
  EXPECT_TRUE(same_output({}, {}));
}

// The page about the two rule sets names each option in which they differ, and no other.
TEST(DocPages, TheRuleSetsDifferAsThePageSays) {
  static const std::regex option{R"re(\["([a-z_.]+)"\] = )re"};
  static const std::regex row{R"(\n\| `([a-z_.]+)` \| )"};
  const auto names = [](const std::string& text, const std::regex& pattern) {
    std::set<std::string> found;
    for (std::sregex_iterator at{text.begin(), text.end(), pattern}, end; at != end; ++at)
      found.insert((*at)[1]);
    return found;
  };
  EXPECT_EQ(names(content(source_file("scripting/rules/microprose.lua")), option),
            names(content(source_file("docs/explanation/rule-sets.md")), row));
}

}  // namespace
}  // namespace sleight::cli
