#include "scripting/syntax/script_layout.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <optional>
#include <random>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "scripting/syntax/script_tokens.h"
#include "tests/kit/sanitized.h"
#include "tests/source_dir.h"

// One layout for all scripts, which changes nothing of what they say.
namespace sleight {
namespace {

std::string laid(const std::string& script) { return laid_out(script).value_or("(none)"); }

TEST(ScriptLayout, BlanksAndIndentation) {
  EXPECT_EQ(laid("return  instant \"Bolt\"{cost=\"{R}\",\n\n\n      deal( 3 ,target )\n}"),
            "return instant \"Bolt\" { cost = \"{R}\",\n\n  deal(3, target),\n}\n");
  EXPECT_EQ(laid("local a=-1+ - -2 ..#b\nlocal c<const> = not  a\n"),
            "local a = -1 + - -2 .. #b\nlocal c <const> = not a\n");
  EXPECT_EQ(laid("f { a , }\ng{}\nh{[ 1 ]=t[ 2 ];b}\n"), "f { a }\ng {}\nh { [1] = t[2], b }\n");
}

TEST(ScriptLayout, BlocksBelongToWhereTheirStatementBegan) {
  EXPECT_EQ(
      laid("for _, a in ipairs { 1,\n 2 } do\nif a\nand b then\nf(a)\nelse\ng()\nend\nend\n"),
      "for _, a in ipairs { 1,\n  2 } do\n  if a\n    and b then\n    f(a)\n  else\n    g()\n  end\nend\n");
}

TEST(ScriptLayout, KeepsCommentsAndTexts) {
  EXPECT_EQ(laid("-- one  two \nf {\n-- of a\na,   -- why\n-- of all\n}\n-- last"),
            "-- one  two\nf {\n  -- of a\n  a,   -- why\n  -- of all\n}\n-- last\n");
  EXPECT_EQ(laid("f{\ntext=[[\n  a  b \n\n c]],\n}"), "f {\n  text = [[\n  a  b \n\n c]],\n}\n");
  EXPECT_EQ(laid("f 'x'\ng '\"'\n"), "f \"x\"\ng '\"'\n");
}

TEST(ScriptLayout, LeavesWhatLuaCannotRead) {
  EXPECT_FALSE(laid_out("return instant {"));
  EXPECT_FALSE(laid_out("#!/usr/bin/sleight\nreturn 1\n")) << "scripts are no programs of a shell";
}

TEST(ScriptLayout, OfNothingIsNothing) {
  EXPECT_EQ(laid(""), "");
  EXPECT_EQ(laid("\n \n\t\n"), "");
  EXPECT_EQ(laid("\n\n-- alone"), "-- alone\n");
}

TEST(ScriptLayout, KeepsEndsOfLinesOfTwoCharacters) {
  EXPECT_EQ(laid("f{\r\na\r\n}\r\n"), "f {\r\n  a,\r\n}\r\n");
  EXPECT_EQ(laid("f[[a\r\n b]]\r\n\r\n\r\ng()"), "f [[a\r\n b]]\r\n\r\ng()\r\n");
}

TEST(ScriptLayout, PartsWhatWouldBeAnotherTokenTogether) {
  EXPECT_EQ(laid("t[ [[x]]]=- -1\n"), "t[ [[x]]] = - -1\n");
  EXPECT_EQ(laid("a=b- -c\n"), "a = b - -c\n");
  EXPECT_EQ(laid("a=1 ..2\nb=...\n"), "a = 1 .. 2\nb = ...\n");
  EXPECT_EQ(laid("::  top  ::\ngoto   top\n"), "::top::\ngoto top\n");
}

TEST(ScriptLayout, CallsWithoutParentheses) {
  EXPECT_EQ(laid("x=creatures:of_type'Wall':attach_to\"creature\"{a=1}\n"),
            "x = creatures:of_type \"Wall\":attach_to \"creature\" { a = 1 }\n");
  EXPECT_EQ(laid("return summon\n\"Bear\"\n\"Bears\" {\ncost=\"{G}\"\n}\n"),
            "return summon\n  \"Bear\"\n  \"Bears\" {\n    cost = \"{G}\",\n  }\n");
}

TEST(ScriptLayout, KeepsStatementsThatShareALine) {
  EXPECT_EQ(laid("a();  b() ; c()\n"), "a(); b(); c()\n");
  EXPECT_EQ(laid("if a then b() else c() end\n"), "if a then b() else c() end\n");
}

TEST(ScriptLayout, KeepsLongLines) {
  std::string call = "f(";
  for (int i = 0; i < 60; ++i) call += "abc, ";
  call += "abc)\n";
  EXPECT_EQ(laid(call), call);
}

TEST(ScriptLayout, OfADroppedCommaBesideAComment) {
  const std::string once = laid("f{a --[[why]] , }\n");
  EXPECT_EQ(once, "f { a --[[why]] }\n");
  EXPECT_EQ(laid(once), once);
}

/// The tokens of a script: its separators in tables as commas, without the one behind a last item, and texts
/// in double quotes where they hold none.
std::vector<std::string> said_by(const std::string& script) {
  std::vector<std::string> said;
  for (const ScriptToken& token : tokens_of(script)) {
    std::string what = script.substr(token.begin, token.end - token.begin);
    if (what.starts_with('\'') && what.find_first_of("\"\\") == std::string::npos)
      what.front() = what.back() = '"';
    if (what == ";") what = ",";
    if (what == "}" && !said.empty() && said.back() == ",") said.pop_back();
    said.push_back(std::move(what));
  }
  return said;
}

/// The script with each run of blanks between two tokens written in another way; those with a comment stay.
std::string with_other_gaps(const std::string& script, const std::vector<const char*>& gaps,
                            std::mt19937& chance) {
  std::string written;
  std::size_t from = 0;
  for (const ScriptToken& token : tokens_of(script)) {
    const std::string gap = script.substr(from, token.begin - from);
    const char* const other = gaps[chance() % gaps.size()];
    // Behind a minus a comment would begin before it.
    const bool stays = gap.empty() || gap.find("--") != std::string::npos || written.ends_with('-');
    written += stays ? gap : other;
    written.append(script, token.begin, token.end - token.begin);
    from = token.end;
  }
  return written;
}

/// How often a text stands in another.
int times_said(std::string_view what, std::string_view text) {
  int count = 0;
  for (std::size_t at = text.find(what); at != std::string_view::npos; at = text.find(what, at + 1)) ++count;
  return count;
}

// Every script and every scenario of the tree: what it says stays, and once is as good as twice, wherever its
// author put blanks and comments.
TEST(ScriptLayout, OfEveryScriptStaysAndSaysTheSame) {
  const std::vector<const char*> blanks{" ", "   ", "\n", "\n\n\n", "\t", " \n    "};
  const std::vector<const char*> comments{
      " ", "\n", " --[[why]] ", "--why\n", "\n  -- why\n", "\n--[==[\n why ]]\n]==] ", "\n\n-- why\n\n\n"};
  std::size_t read = 0;
  std::mt19937 chance(7);
  for (const char* folder : {"/cards", "/scripting", "/tests/scenarios", "/tests/mods"})
    for (const auto& file :
         std::filesystem::recursive_directory_iterator(std::string(SLEIGHT_SOURCE_DIR) + folder)) {
      if (file.path().extension() != ".lua" || !kit::is_looked_at(read++)) continue;
      std::ostringstream text;
      text << std::ifstream(file.path()).rdbuf();
      const std::string script = text.str();
      const std::vector<std::string> said = said_by(script);
      for (const std::string& written :
           {script, with_other_gaps(script, blanks, chance), with_other_gaps(script, comments, chance)}) {
        ASSERT_EQ(said_by(written), said) << file.path();
        const std::optional<std::string> once = laid_out(written);
        ASSERT_TRUE(once) << file.path();
        ASSERT_EQ(said_by(*once), said) << file.path() << "\n" << written;
        ASSERT_EQ(times_said("why", *once), times_said("why", written)) << file.path() << "\n" << written;
        ASSERT_EQ(laid(*once), *once) << file.path() << "\n" << written;
      }
    }
  EXPECT_GT(read, 3000U);
}

}  // namespace
}  // namespace sleight
