#include "scripting/syntax/syntax_tree.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "scripting/syntax/spread_script.h"
#include "tests/source_dir.h"

// What the tree of a script says of places, and what it makes of scripts that Lua cannot read.
namespace sleight {
namespace {

std::vector<std::string> all_cards() {
  std::vector<std::string> texts;
  for (const auto& file : std::filesystem::recursive_directory_iterator(SLEIGHT_SOURCE_DIR "/cards")) {
    if (file.path().extension() != ".lua") continue;
    std::ostringstream text;
    text << std::ifstream(file.path()).rdbuf();
    texts.push_back(text.str());
  }
  return texts;
}

/// Each error as "line:column+length message", and what would be written there.
std::string errors_of(const std::string& script) {
  const SyntaxTree tree(script);
  std::string told;
  for (const SyntaxError& error : tree.errors()) {
    const std::string before = script.substr(0, error.begin);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t start = before.rfind('\n') == std::string::npos ? 0 : before.rfind('\n') + 1;
    told += std::to_string(line) + ":" + std::to_string(error.begin - start + 1) + "+" +
            std::to_string(error.end - error.begin) + " " + error.message +
            (error.has_edit ? " [" + error.instead + "]" : "") + "\n";
  }
  return told + (tree.more_errors() ? "and more\n" : "");
}

/// The text with the edits of its errors made.
std::string mended(std::string script) {
  const SyntaxTree tree(script);
  std::string text = script;
  for (auto error = tree.errors().rbegin(); error != tree.errors().rend(); ++error)
    if (error->has_edit) text.replace(error->begin, error->end - error->begin, error->instead);
  return text;
}

/// All of the text between two tokens, which can only be blanks and comments, and the tokens.
std::string put_together(const SyntaxTree& tree) {
  std::string text;
  std::size_t at = 0;
  for (const ScriptToken& token : tree.tokens()) {
    EXPECT_LE(at, token.begin);
    EXPECT_LE(token.begin, token.end);
    text += std::string(tree.text().substr(at, token.end - at));
    at = token.end;
  }
  return text;
}

/// Children lie in their parents, in order, and name them.
void expect_sound(const SyntaxTree& tree) {
  for (std::size_t i = 0; i < tree.nodes().size(); ++i) {
    const SyntaxNode& node = tree.nodes()[i];
    ASSERT_LE(node.first, node.last);
    ASSERT_LT(static_cast<std::size_t>(node.first), tree.tokens().size());
    for (const int child : node.children) {
      ASSERT_EQ(tree.node(child).parent, static_cast<int>(i));
      ASSERT_LE(node.first, tree.node(child).first);
      ASSERT_LE(tree.node(child).last, node.last);
    }
  }
}

TEST(SyntaxTree, ReadsEveryCard) {
  const std::vector<std::string> cards = all_cards();
  ASSERT_GT(cards.size(), 1500U);
  for (const std::string& card : cards) {
    const SyntaxTree tree(card);
    EXPECT_EQ(errors_of(card), "") << card;
    EXPECT_EQ(put_together(tree), card);
    expect_sound(tree);
  }
}

TEST(SyntaxTree, SpreadScriptsHaveTheSameTokens) {
  for (const std::string& card : all_cards()) {
    const SyntaxTree tree(card);
    const SpreadScript spread = spread_script(tree);
    const SyntaxTree again(spread.text);
    ASSERT_EQ(tree.tokens().size(), again.tokens().size());
    for (std::size_t i = 0; i < tree.tokens().size(); ++i) {
      ASSERT_EQ(tree.text_of(tree.tokens()[i]), again.text_of(again.tokens()[i]));
      ASSERT_EQ(spread.lines[i], again.tokens()[i].line);
      ASSERT_EQ(spread.tokens[static_cast<std::size_t>(spread.lines[i])], static_cast<int>(i));
    }
  }
}

TEST(SyntaxTree, AnyPieceOfAScriptIsRead) {
  const std::vector<std::string> cards = all_cards();
  std::mt19937 chance(7);  // NOLINT: the same each time
  const auto below = [&chance](std::size_t most) { return chance() % std::max<std::size_t>(most, 1); };
  for (int i = 0; i < 600; ++i) {
    std::string text = cards[below(cards.size())];
    switch (i % 3) {
      case 0:
        text = text.substr(below(text.size()));
        break;
      case 1:
        text.erase(below(text.size()), 1 + below(12));
        break;
      default:
        text.insert(below(text.size()), std::string(1, "{}()[]\"'=,;-\n\0x"[below(15)]));
    }
    const SyntaxTree tree(text);
    EXPECT_EQ(put_together(tree), text);
    EXPECT_LE(tree.errors().size(), SyntaxTree::most_errors);
    expect_sound(tree);
  }
}

TEST(SyntaxTree, DeepAndLongScriptsEnd) {
  for (const char* piece :
       {"(", "{", "f(", "{a=", "-", "function() ", "do ", "[[", "a.", "return ", "}", "x = = "}) {
    std::string text;
    while (text.size() < 100'000) text += piece;
    const SyntaxTree tree(text);
    EXPECT_EQ(put_together(tree), text);
    EXPECT_LE(tree.errors().size(), SyntaxTree::most_errors) << piece;
  }
}

TEST(SyntaxTree, MissingCommas) {
  const std::string script = R"lua(return instant "A" {
  cost = "{R}"
  target = creature,
  deal(3 target)
  deal(1, target),
}
)lua";
  EXPECT_EQ(errors_of(script), R"(2:15+0 a comma is missing before `target` [,]
4:9+0 a comma is missing before `target` [,]
4:17+0 a comma is missing before `deal` [,]
)");
  EXPECT_EQ(errors_of(mended(script)), "");
}

TEST(SyntaxTree, MissingBracesStandWhereTheIndentationEnds) {
  const std::string inner = R"lua(return enchantment "A" {
  activated { cost = "{B}", deal(1, creatures),
  at_end_of_turn { bury(self) },
}
)lua";
  EXPECT_EQ(errors_of(inner), "2:47+0 the `{` of line 2 is not closed [ }]\n");
  EXPECT_EQ(errors_of(mended(inner)), "");
  const std::string outer = "return enchantment \"A\" {\n  cost = \"{1}\",\n";
  EXPECT_EQ(errors_of(outer), "2:16+0 the `{` of line 1 is not closed [\n}]\n");
  EXPECT_EQ(errors_of(mended(outer)), "");
  const std::string round =
      "return enchantment \"A\" {\n  activated { cost = \"{B}\", deal(1, creatures },\n}\n";
  EXPECT_EQ(errors_of(round), "2:46+0 the `(` of line 2 is not closed [)]\n");
  EXPECT_EQ(errors_of(mended(round)), "");
}

TEST(SyntaxTree, BracketsThatNothingOpens) {
  const auto expect_mended = [](const std::string& script, const std::string& errors) {
    EXPECT_EQ(errors_of(script), errors);
    EXPECT_EQ(errors_of(mended(script)), "") << mended(script);
  };
  expect_mended("return instant \"A\"\n  cost = \"{R}\",\n}\n",
                "1:19+0 a `{` is missing behind `\"A\"` [ {]\n");
  expect_mended("return instant \"A\" {\n  activated cost = \"{T}\", draw(1) },\n}\n",
                "2:12+0 a `{` is missing behind `activated` [ {]\n");
  expect_mended("return instant \"A\" {\n  activated\n    cost = \"{T}\", draw(1),\n  },\n}\n",
                "2:12+0 a `{` is missing behind `activated` [ {]\n");
  expect_mended("return instant \"A\" {\n  for_good(target, plus = \"+1/+1\" }),\n}\n",
                "2:20+0 a `{` is missing before `plus` [{ ]\n");
  expect_mended("return instant \"A\" {\n  deal 3, target),\n}\n",
                "2:7+0 a `(` is missing behind `deal` [(]\n");
  expect_mended("return instant \"A\" {\n  destroy(creatures:controlled_by you)),\n}\n",
                "2:34+0 a `(` is missing behind `controlled_by` [(]\n");
  EXPECT_EQ(errors_of("return instant \"A\" {\n  differs = \"types\" },\n  draw(1),\n}\n"),
            "2:21+1 this `}` closes what is returned, and more follows []\n");
}

TEST(SyntaxTree, SignsThatAreMissing) {
  const auto expect_mended = [](const std::string& script, const std::string& errors) {
    EXPECT_EQ(errors_of(script), errors);
    EXPECT_EQ(errors_of(mended(script)), "") << mended(script);
  };
  expect_mended("return instant \"A\" {\n  power 1,\n}\n", "2:8+0 an `=` is missing behind `power` [ =]\n");
  expect_mended("return instant \"A\" {\n  cost = \"{R}, \n  draw(1),\n}\n",
                "2:10+6 this text has no end quote [\"{R}\", ]\n");
  expect_mended("return instant \"A\" {\n  activated { cost = \"{R} },\n  draw(1),\n}\n",
                "2:22+7 this text has no end quote [\"{R}\" },]\n");
  expect_mended("return instant \"A\" {\n  flying {,\n  draw(1),\n}\n",
                "2:11+0 the `{` of line 2 is not closed [ }]\n");
}

TEST(SyntaxTree, SeveralErrorsOfAScript) {
  EXPECT_EQ(errors_of(R"lua(local n = = 3
return instant "A" {
  cost = "{R},
  target = ,
  deal(3, target)),
}
)lua"),
            R"(1:11+1 a value is missing before `=`
3:10+5 this text has no end quote ["{R}",]
4:12+1 a value is missing before `,`
5:18+1 `)` cannot stand here
)");
}

TEST(SyntaxTree, ErrorsAreBounded) {
  std::string many;
  for (int i = 0; i < 50; ++i) many += "x = = 1\n";
  const SyntaxTree tree(many);
  EXPECT_EQ(tree.errors().size(), SyntaxTree::most_errors);
  EXPECT_TRUE(tree.more_errors());
  // Where the last that is told is a key in a call, too.
  std::string calls;
  for (int i = 0; i < 50; ++i) calls += "f(x = 1)\n";
  EXPECT_TRUE(SyntaxTree(calls).more_errors());
}

TEST(SyntaxTree, NamesThatAreNotLocal) {
  const std::string script =
      "local a = b\nlocal function f(c) return a, c, d end\nfor i = 1, e do g(i) end\nh = 1\nreturn f(i)\n";
  const SyntaxTree tree(script);
  EXPECT_EQ(errors_of(script), "");
  std::string free;
  for (const SyntaxNode& node : tree.nodes())
    if (node.kind == SyntaxKind::name && node.free)
      free += std::string(tree.text_of(tree.token(node.first))) + " ";
  EXPECT_EQ(free, "b d e g i ");
}

}  // namespace
}  // namespace sleight
