// What an editor gets that gives a name anew.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/kit/editor_session.h"

namespace sleight {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;

/// A mod in which a card, a keyword, a counter and a set are named in scripts, texts, scenarios and decks.
class LanguageRenameTest : public kit::EditorSession {
 protected:
  LanguageRenameTest() {
    folder_.write("mod.lua", "return mod { name = \"Small\", version = \"1.0\" }\n");
    folder_.write("cards/mine/set.lua",
                  "return set { name = \"Mine\", code = \"MIN\", released = \"1994-01\" }\n");
    folder_.write("keywords/shy_one.lua",
                  "return keyword \"shy one\" {\n  text = \"It cannot block.\",\n  cannot_block {},\n}\n");
    folder_.write("counters.lua", "return { counter_kind \"sap\" { plus = \"+1/+1\" } }\n");
    folder_.write("cards/mine/wall.lua",
                  "return summon \"Wall\" \"Shy one Wall\" {\n  cost = \"{G}\", power = 0, toughness = 1,\n"
                  "  text = [[\n    Shy one\n    {T}: Put a sap counter on target creature with shy one.\n   "
                  " {1}: Untap Shy one Wall.\n  ]],\n"
                  "  shy_one,\n  activated { cost = \"{T}\", target = creature:with \"shy one\", "
                  "put_counters(\"sap\", 1, target) },\n}\n");
    folder_.write("scenarios/bolt.lua",
                  "scenario(\"a bolt\", function(s)\n  s.bob:has('hand', 'Small Bolt')\n"
                  "  s.bob:has(\"in play\", \"Small Bolt Two\")\nend)\n");
    folder_.write("decks/bolt.txt", "4 Small Bolt\n1 Small Bolt Two\n");
  }
  Json renamed(const std::string& piece, const std::string& name) {
    Json params = at(piece);
    params["newName"] = name;
    return ask("textDocument/rename", params);
  }
  /// The texts after a renaming out of another file than the one that is typed in.
  std::map<std::string, std::string> renamed_in(const std::string& file, const std::string& piece,
                                                const std::string& name) {
    file_ = folder_.path(file);
    open(contents_of(file_));
    return edited(renamed(piece, name));
  }
};

TEST_F(LanguageRenameTest, ACardIsRenamedInTextsScenariosAndDecks) {
  begin();
  open(bolt_);
  const Json prepared = ask("textDocument/prepareRename", at("Small B"));
  EXPECT_EQ(prepared["placeholder"], "Small Bolt");
  EXPECT_EQ(prepared["range"]["start"], (Json{{"line", 0}, {"character", 16}}));
  EXPECT_EQ(prepared["range"]["end"], (Json{{"line", 0}, {"character", 26}}));
  const Json edit = renamed("Small B", "Ol' Bolt");
  EXPECT_TRUE(edit.contains("changes")) << "the editor did not say that it takes more";
  // The script and its scenario are files of one name.
  Json scenario = edit, script = edit;
  for (const auto& [uri, edits] : edit["changes"].items())
    (uri.find("scenarios") == std::string::npos ? scenario : script)["changes"].erase(uri);
  auto texts = edited(script);
  EXPECT_EQ(texts.size(), 2U) << "no other card names it";
  EXPECT_THAT(texts["bolt.lua"], HasSubstr("instant \"Ol' Bolt\" {"));
  EXPECT_THAT(texts["bolt.lua"], HasSubstr("[[Ol' Bolt deals 3 damage"));
  EXPECT_EQ(texts["bolt.txt"], "4 Ol' Bolt\n1 Small Bolt Two\n");
  texts = edited(scenario);
  EXPECT_THAT(texts["bolt.lua"], HasSubstr("s.bob:has('hand', 'Ol\\' Bolt')"));
  EXPECT_THAT(texts["bolt.lua"], HasSubstr("\"Small Bolt Two\""));
}

TEST_F(LanguageRenameTest, TheFileOfACardIsRenamedWithIt) {
  file_ = folder_.write("cards/mine/small_bolt.lua", bolt_);
  begin(
      {{"workspace", {{"workspaceEdit", {{"documentChanges", true}, {"resourceOperations", {"rename"}}}}}}});
  open(bolt_);
  const Json answer = renamed("Small B", "Great Bolt");
  const Json changes = answer.value("documentChanges", Json::array());
  ASSERT_GE(changes.size(), 2U) << answer;
  for (const Json& change : changes) {
    if (change.value("textDocument", Json::object()).value("uri", "") == uri_of_path(file_)) {
      EXPECT_EQ(change["textDocument"]["version"], 1);
    }
  }
  EXPECT_EQ(changes.back()["kind"], "rename");
  EXPECT_EQ(changes.back()["oldUri"], uri_of_path(file_));
  EXPECT_EQ(changes.back()["newUri"], uri_of_path(folder_.path("cards/mine/great_bolt.lua")));
}

TEST_F(LanguageRenameTest, AKeywordIsRenamedAsAWordInQuotesAndInTexts) {
  begin();
  auto texts = renamed_in("keywords/shy_one.lua", "shy o", "very shy");
  EXPECT_EQ(texts.size(), 2U);
  EXPECT_THAT(texts["shy_one.lua"], HasSubstr("keyword \"very shy\""));
  EXPECT_THAT(texts["wall.lua"], HasSubstr("\n  very_shy,\n"));
  EXPECT_THAT(texts["wall.lua"], HasSubstr("creature:with \"very shy\""));
  EXPECT_THAT(texts["wall.lua"], HasSubstr("    Very shy\n"));
  EXPECT_THAT(texts["wall.lua"], HasSubstr("target creature with very shy."));
  EXPECT_THAT(texts["wall.lua"], HasSubstr("Untap Shy one Wall.")) << "a part of another name";
}

TEST_F(LanguageRenameTest, ACounterAndASetAreRenamed) {
  begin();
  auto texts = renamed_in("counters.lua", "\"sa", "resin");
  EXPECT_THAT(texts["counters.lua"], HasSubstr("counter_kind \"resin\""));
  EXPECT_THAT(texts["wall.lua"], HasSubstr("Put a resin counter on"));
  EXPECT_THAT(texts["wall.lua"], HasSubstr("put_counters(\"resin\", 1, target)"));
  texts = renamed_in("cards/mine/set.lua", "\"MI", "MNE");
  EXPECT_THAT(texts["set.lua"], HasSubstr("name = \"Mine\", code = \"MNE\""));
}

TEST_F(LanguageRenameTest, NamesThatCannotBeAreRefused) {
  begin();
  open(bolt_);
  const auto why = [&](const std::string& name) {
    const Json answer = renamed("Small B", name);
    EXPECT_EQ(answer.value("code", 0), -32803) << name;
    return answer.value("message", "");
  };
  EXPECT_THAT(why(""), HasSubstr("is not empty"));
  EXPECT_THAT(why(" Bolt"), HasSubstr("blank"));
  EXPECT_THAT(why("Bo\"lt"), HasSubstr("no quotes"));
  EXPECT_THAT(why("Bo\nlt"), HasSubstr("ends of lines"));
  EXPECT_THAT(why("!?"), HasSubstr("a letter or a digit"));
  EXPECT_THAT(why("shy One Wall"), HasSubstr("`shy One Wall` is taken"));
  EXPECT_TRUE(renamed("Small B", "small bolt").contains("changes")) << "the same name in other letters";
  file_ = folder_.path("keywords/shy_one.lua");
  open(contents_of(file_));
  EXPECT_THAT(renamed("shy o", "end")["message"].get<std::string>(), HasSubstr("a word of Lua"));
  EXPECT_THAT(renamed("shy o", "deal")["message"].get<std::string>(), HasSubstr("is taken"));
  EXPECT_THAT(renamed("shy o", "flying")["message"].get<std::string>(), HasSubstr("is taken"));
  EXPECT_THAT(renamed("shy o", "sh,y")["message"].get<std::string>(), HasSubstr("only letters"));
}

TEST_F(LanguageRenameTest, WhatNoScriptHereDefinesKeepsItsName) {
  begin();
  open(
      "return summon \"Bird\" \"Small Bird\" {\n  cost = \"{W}\", power = 1, toughness = 1,\n"
      "  flying,\n  activated { cost = \"{1}\", target = creature:named \"Grizzly Bears\", destroy(target) "
      "},\n}\n");
  const Json flying = ask("textDocument/prepareRename", at("flyi"));
  EXPECT_EQ(flying.value("code", 0), -32803);
  EXPECT_THAT(flying.value("message", ""), HasSubstr("the keyword `flying` is defined in"));
  EXPECT_THAT(flying.value("message", ""), HasSubstr("none of the scripts opened here"));
  EXPECT_EQ(ask("textDocument/prepareRename", at("cos")), nullptr);
  EXPECT_THAT(renamed("cos", "price").value("message", ""), HasSubstr("nothing else can be renamed"));
}

}  // namespace
}  // namespace sleight
