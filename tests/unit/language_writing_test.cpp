// What a language server writes out of something else: texts, scripts, scenarios.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/kit/editor_session.h"

namespace sleight {
namespace {

using Json = nlohmann::json;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

class LanguageWritingTest : public kit::EditorSession {
 protected:
  Json able_{{"workspace",
              {{"applyEdit", true},
               {"workspaceEdit", {{"documentChanges", true}, {"resourceOperations", {"create"}}}}}}};

  Json actions(const std::string& piece) {
    Json params = at(piece);
    params["range"] = {{"start", params["position"]}, {"end", params["position"]}};
    params["context"] = {{"diagnostics", Json::array()}, {"only", {"refactor.rewrite"}}};
    return ask("textDocument/codeAction", params);
  }
  Json action(const std::string& piece, const std::string& title) {
    for (const Json& each : actions(piece))
      if (each["title"].get<std::string>().starts_with(title)) return each;
    return nullptr;
  }
  /// The completion of that label; null where none is offered.
  Json offered(const std::string& piece, const std::string& label) {
    const Json answer = ask("textDocument/completion", at(piece));
    for (const Json& item : answer.at("items"))
      if (item["label"] == label) return item;
    return nullptr;
  }
  /// The text of the document after an action.
  std::string after(const std::string& piece, const std::string& title) {
    const Json found = action(piece, title);
    return found.is_null() ? "" : edited(found["edit"]).begin()->second;
  }
  /// The text becomes another, and what is found in it is told.
  void become(const std::string& text) {
    text_ = text;
    tell("textDocument/didChange", {{"textDocument", {{"uri", uri_of_path(file_)}, {"version", ++version_}}},
                                    {"contentChanges", {{{"text", text}}}}});
  }
  /// What the command of an action writes; its name, or what is shown instead.
  std::string written(const std::string& piece) {
    const Json found = action(piece, "write a scenario");
    if (found.is_null()) return "";
    ask("workspace/executeCommand", found["command"]);
    for (const Json& message : besides_) {
      if (message["method"] == "window/showMessage") return message["params"]["message"];
      if (message["method"] != "workspace/applyEdit") continue;
      const Json& changes = message["params"]["edit"]["documentChanges"];
      EXPECT_EQ(changes[0]["kind"], "create");
      scenario_file_ = path_of_uri(changes[0]["uri"].get<std::string>());
      return changes[1]["edits"][0]["newText"];
    }
    return "";
  }
  std::string scenario_file_;
};

const std::string shown_text = "  text = [[Small Bolt deals 3 damage to target creature or player.]],\n";

TEST_F(LanguageWritingTest, TheTextIsWrittenFromTheScript) {
  begin();
  std::string bare = bolt_;
  bare.erase(bare.find(shown_text), shown_text.size());
  open(bare);
  EXPECT_THAT(codes(), Contains("T0503")) << "it has no text";
  EXPECT_EQ(after("deal", "write the text"), bolt_);
  become(after("deal", "write the text"));
  EXPECT_THAT(codes(), Not(Contains("T0503")));
  EXPECT_EQ(action("deal", "write the text"), nullptr) << "the text proves the script";
  std::string wrong = bolt_;
  wrong.replace(wrong.find("3 damage"), 1, "4");
  become(wrong);
  EXPECT_EQ(after("deal", "write the text"), bolt_) << "in the place of the one that is there";
}

TEST_F(LanguageWritingTest, TheScriptIsWrittenFromTheText) {
  begin();
  const std::string empty = "return instant \"Small Bolt\" {\n  cost = \"{R}\",\n" + shown_text + "}\n";
  open(empty);
  EXPECT_EQ(after("cost", "write the script"), bolt_);
  become(empty.substr(0, empty.size() - 4) + "\n}\n");
  EXPECT_EQ(after("cost", "write the script"), bolt_) << "behind what has no comma";
  become("-- kept\n" + empty);
  EXPECT_EQ(after("cost", "write the script"), "-- kept\n" + bolt_);
  std::string wrong = bolt_;
  wrong.replace(wrong.find("deal(3"), 6, "deal(2");
  become(wrong);
  EXPECT_EQ(after("cost", "write the script"), bolt_);
  wrong.insert(wrong.find("  deal"), "  -- a thought\n");
  become(wrong);
  EXPECT_EQ(action("cost", "write the script"), nullptr) << "a thought would be lost";
  become(bolt_);
  EXPECT_EQ(action("cost", "write the script"), nullptr) << "the text proves the script";
}

TEST_F(LanguageWritingTest, ACompletionWritesTheScriptFromTheText) {
  begin();
  const std::string empty = "return instant \"Small Bolt\" {\n  cost = \"{R}\",\n" + shown_text + "  ";
  // While the card is typed its brace may be open, and a word begun.
  for (const char* rest : {"\n}\n", "", "de\n}\n", "scr"}) {
    open(empty + rest);
    const Json item = offered(shown_text + "  ", "script from the text");
    ASSERT_FALSE(item.is_null()) << rest;
    EXPECT_EQ(item["textEdit"]["newText"], "target = creature_or_player,\n  deal(3, target),") << rest;
    EXPECT_EQ(item["insertTextMode"], 1) << "it is laid out already";
  }
  open(empty + "de\n}\n");
  EXPECT_EQ(edited({{"changes",
                     {{uri_of_path(file_),
                       {offered(shown_text + "  ", "script from the text")["textEdit"]}}}}})["bolt.lua"],
            bolt_);
  open(empty + "\n  deal(3, target),\n  target = creature_or_player,\n}\n");
  EXPECT_EQ(offered(shown_text + "  ", "script from the text"), nullptr) << "there is a script";
  open("return instant \"Small Bolt\" {\n  cost = \"{R}\",\n  \n}\n");
  EXPECT_EQ(offered("\",\n  ", "script from the text"), nullptr) << "there is no text";
}

TEST_F(LanguageWritingTest, ACompletionWritesTheTextFromTheScript) {
  begin();
  std::string bare = bolt_;
  bare.replace(bare.find(shown_text), shown_text.size(), "  te\n");
  open(bare);
  const Json item = offered("  te", "text from the script");
  ASSERT_FALSE(item.is_null());
  EXPECT_EQ(edited({{"changes", {{uri_of_path(file_), {item["textEdit"]}}}}})["bolt.lua"], bolt_);
  EXPECT_EQ(offered("deal(", "text from the script"), nullptr) << "no key stands there";
  open(bolt_);
  EXPECT_EQ(offered("player,\n  ", "text from the script"), nullptr);
}

TEST_F(LanguageWritingTest, ACardThatIsRefusedForWhatItLacksIsBegun) {
  begin();
  const std::string head =
      "return sorcery \"Small Rain\" {\n  cost = \"{R}\",\n"
      "  text = [[Small Rain deals 1 damage to each creature and each player.]],\n";
  open(head + "}\n");
  EXPECT_THAT(codes(), Contains("L0232")) << "a sorcery that does nothing";
  EXPECT_EQ(after("cost", "write the script"), head + "  deal(1, each(creatures, players)),\n}\n");
  const std::string wall =
      "return summon \"Wall\" \"Small Wall\" {\n  cost = \"{G}\",\n"
      "  text = [[Small Wall's power and toughness are each equal to the number of lands you control.]],\n";
  open(wall + "}\n");
  EXPECT_THAT(codes(), Contains("L0205")) << "a creature without power";
  const std::string written = after("cost", "write the script");
  EXPECT_THAT(written, HasSubstr("power = count("));
  open(written);
  EXPECT_THAT(codes(), testing::IsEmpty()) << written;
}

TEST_F(LanguageWritingTest, WhatIsNotUnderstoodIsSaid) {
  begin();
  std::string text = "return instant \"Small Bolt\" {\n  cost = \"{R}\",\n" + shown_text + "}\n";
  text.replace(text.find("player.") + 7, 0, " Frobnicate the moon.");
  open(text);
  const Json found = action("cost", "write the script");
  ASSERT_FALSE(found.is_null());
  EXPECT_EQ(found["title"], "write the script from the text (not understood: 1)");
  EXPECT_THAT(edited(found["edit"])["bolt.lua"], HasSubstr("  unread \"Frobnicate the moon.\",\n"));
  EXPECT_THAT(edited(found["edit"])["bolt.lua"], HasSubstr("  deal(3, target),\n"));
}

TEST_F(LanguageWritingTest, AScenarioIsWrittenThatPasses) {
  folder_.write("mod.lua", "return mod { name = \"Small\", version = \"1.0\" }\n");
  begin(able_);
  open(bolt_);
  const std::string scenario = written("deal");
  EXPECT_THAT(scenario, HasSubstr("s.bob:casts(card, { target = "));
  EXPECT_THAT(scenario, HasSubstr("s:expect("));
  EXPECT_EQ(scenario_file_, path_of_uri(uri_of_path(folder_.path("scenarios/small_bolt.lua"))));
  file_ = scenario_file_;
  open(scenario);
  const Json ran = ask("sleight/runScenario", {{"textDocument", {{"uri", uri_of_path(file_)}}}});
  EXPECT_EQ(ran["passed"], 1) << ran << scenario;
  EXPECT_EQ(ran["failed"], 0);
}

TEST_F(LanguageWritingTest, AScenarioFailsWithoutTheAbility) {
  begin(able_);
  const std::string pump =
      "return summon \"Bear\" \"Pumped Bear\" {\n  cost = \"{R}\", power = 1, toughness = 1,\n"
      "  activated { cost = \"{R}\", until_end_of_turn(self, { plus = { 1, 0 } }) },\n}\n";
  open(pump);
  std::string scenario = written("activated");
  EXPECT_THAT(scenario, HasSubstr("s:card [[")) << "no library has the card";
  EXPECT_THAT(scenario, HasSubstr("s:expect(card, { power = 2 })"));
  file_ = folder_.path("scenarios/pump.lua");
  scenario.replace(scenario.find("plus = { 1"), 10, "plus = { 0");
  open(scenario);
  EXPECT_EQ(ask("sleight/runScenario", {{"textDocument", {{"uri", uri_of_path(file_)}}}})["failed"], 1);
}

TEST_F(LanguageWritingTest, WhatACardAsksIsAnswered) {
  begin(able_);
  open("return enchantment \"Toll\" {\n  cost = \"{R}\",\n  at_upkeep { may { deal(1, opponent) } },\n}\n");
  EXPECT_THAT(written("at_upkeep"), HasSubstr("s.bob:will(\"pay\", true)"));
}

TEST_F(LanguageWritingTest, AScenarioIsOfOneAbility) {
  begin(able_);
  // What the other ability does shows at once; it is no proof of this one.
  open(
      "return enchantment \"Two\" {\n  cost = \"{R}\",\n  when_played { deal(2, opponent) },\n"
      "  at_upkeep { of = you, gain_life(3) },\n}\n");
  const std::string scenario = written("at_upkeep");
  EXPECT_THAT(scenario, HasSubstr("s:expect(s.bob, { life = 23"));
  EXPECT_THAT(scenario, Not(HasSubstr("s:expect(s.sue")));
}

TEST_F(LanguageWritingTest, ManaThatIsMadeShows) {
  begin(able_);
  open("return mana_source \"Rite\" {\n  cost = \"{B}\",\n  add_mana \"{B}{B}{B}\",\n}\n");
  EXPECT_THAT(written("add_mana"), HasSubstr("mana = \"{B}{B}{B}\""));
}

TEST_F(LanguageWritingTest, WhereNothingShowsThatIsSaid) {
  begin(able_);
  open("return instant \"Nothing\" {\n  cost = \"{R}\",\n  deal(1, each(creatures:of_type \"wall\")),\n}\n");
  EXPECT_THAT(written("deal"), HasSubstr("no scenario was written: nothing that it does shows"));
  EXPECT_EQ(ask("workspace/executeCommand",
                {{"command", "sleight.writeScenario"}, {"arguments", {uri_of_path(file_), 7}}})["code"],
            -32602);
}

TEST_F(LanguageWritingTest, AScenarioIsRunAndItsFailureTold) {
  begin();
  file_ = folder_.path("scenarios/bolt.lua");
  open(
      "scenario(\"one\", function(s)\n  s:expect(s.bob, { life = 19 })\nend)\n"
      "scenario(\"two\", function(s)\n  s:expect(s.bob, { life = 20 })\nend)\n");
  const Json answer = ask("workspace/executeCommand",
                          {{"command", "sleight.runScenario"}, {"arguments", {uri_of_path(file_), "one"}}});
  ASSERT_EQ(answer["scenarios"].size(), 1U) << answer;
  EXPECT_EQ(answer["failed"], 1);
  EXPECT_EQ(answer["scenarios"][0]["line"], 1);
  const auto shown = std::find_if(besides_.begin(), besides_.end(), [](const Json& message) {
    return message["method"] == "window/showMessage";
  });
  ASSERT_NE(shown, besides_.end());
  EXPECT_EQ((*shown)["params"]["type"], 1);
  EXPECT_THAT((*shown)["params"]["message"].get<std::string>(), HasSubstr("0 passed, 1 failed: "));
  EXPECT_THAT(codes(), Contains("T0601"));
  type("-- more\n");
  EXPECT_THAT(codes(), Not(Contains("T0601"))) << "it was said of another text";
  EXPECT_EQ(ask("workspace/executeCommand", {{"command", "rm"}})["code"], -32602);
}

/// Card data of which the bolt is another card.
Witnesses other_bolt() {
  CardData data;
  data.name = "Small Bolt";
  data.cost = "{R}";
  data.type = "Instant";
  data.text = "Small Bolt deals 4 damage to target creature or player.";
  Witnesses witnesses;
  witnesses.facts = by_name({data});
  return witnesses;
}

class LanguageAcceptingTest : public kit::EditorSession {
 protected:
  LanguageAcceptingTest() : EditorSession(other_bolt()) {}
  std::string accepted(const std::string& piece) {
    Json params = at(piece);
    params["range"] = {{"start", params["position"]}, {"end", params["position"]}};
    params["context"] = {{"diagnostics", Json::array()}, {"only", {"quickfix"}}};
    for (const Json& each : ask("textDocument/codeAction", params))
      if (each["title"].get<std::string>().starts_with("accept as differs"))
        return edited(each["edit"])["bolt.lua"];
    return "";
  }
};

TEST_F(LanguageAcceptingTest, ADifferenceIsDeclared) {
  begin();
  open(bolt_);
  EXPECT_THAT(codes(), Contains("T0413"));
  std::string declared = bolt_;
  const std::size_t behind = declared.find(shown_text) + shown_text.size();
  declared.insert(behind, "  differs = { \"effect\" },\n");
  EXPECT_EQ(accepted("text"), declared);
  open(declared);
  EXPECT_THAT(codes(), Not(Contains("T0413")));
  EXPECT_EQ(accepted("text"), "") << "it is declared";
  std::string other = bolt_;
  other.insert(behind, "  differs = { \"types\" },\n");
  open(other);
  EXPECT_THAT(codes(), Contains("T0407")) << "the types are the same";
  EXPECT_THAT(accepted("text"), HasSubstr("differs = { \"types\", \"effect\" },\n"));
}

}  // namespace
}  // namespace sleight
