// What stands at a place in a script, and what could: also in one that is being typed.
#include "tools/desk/script_place.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/kit/scratch_folder.h"
#include "tools/desk/completion_items.h"

namespace sleight {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;

const LanguageReference& reference() {
  static const LanguageReference of_language = [] {
    const kit::ScratchFolder folder;
    Workspace workspace({}, {}, 1);
    workspace.load({folder.path("")});
    return LanguageReference(workspace);
  }();
  return of_language;
}

/// The place at the `|` of a text, which is not a part of it.
ScriptPlace place(std::string text) {
  const std::size_t at = text.find('|');
  EXPECT_NE(at, std::string::npos) << text;
  text.erase(at, 1);
  return place_at(text, at, reference());
}

std::string kind(const std::string& text) { return name_of(place(text).kind); }

std::vector<std::string> labels(const std::string& text) {
  std::vector<std::string> all;
  for (const CompletionItem& each : completions_at(place(text), reference(), {"Grizzly Bears", "Island"}))
    all.push_back(each.label);
  return all;
}

CompletionItem item(const std::string& text, const std::string& label) {
  for (const CompletionItem& each : completions_at(place(text), reference(), {"Grizzly Bears", "Island"}))
    if (each.label == label) return each;
  ADD_FAILURE() << label << " does not complete " << text;
  return {};
}

const std::string bolt = "return instant \"Bolt\" {\n  cost = \"{R}\",\n  ";
const std::string bears =
    "return summon \"Bear\" \"Bears\" {\n  cost = \"{R}\", power = 1, toughness = 1,\n  ";
const std::string game = "scenario(\"a title\", function(s)\n  local bears = ";

TEST(ScriptPlaces, TellsTheKindsOfPlaces) {
  EXPECT_EQ(kind("|"), "head");
  EXPECT_EQ(kind("return ins|tant \"Bolt\" {}"), "head");
  EXPECT_EQ(kind("return instant \"Bo|lt\" {}"), "given name");
  EXPECT_EQ(kind(bolt + "co|lour = \"red\" }"), "key");
  EXPECT_EQ(kind(bolt + "deal(3, tar|get) }"), "argument");
  EXPECT_EQ(kind(bolt + "de|al(3, target) }"), "item");
  EXPECT_EQ(kind(bolt + "target = crea|ture }"), "value");
  EXPECT_EQ(kind(bolt + "target = creature:tap|ped() }"), "method");
  EXPECT_EQ(kind(bolt + "text = [[Bolt de|als 3 damage.]] }"), "card text");
  EXPECT_EQ(kind(bolt + "target = creature:of_type \"Wa|ll\" }"), "listed");
  EXPECT_EQ(kind(bolt + "deal(function(duel) return duel:|x end, target) }"), "method of the duel");
  EXPECT_EQ(kind(bolt + "-- de|al\n}"), "nothing");
  EXPECT_EQ(kind(bolt + "--[[ two\nli|nes ]] }"), "nothing");
  EXPECT_EQ(kind(bolt + "deal(|3, target) }"), "nothing") << "a number is no word";
  EXPECT_EQ(kind(bolt + "target = creature |}"), "nothing") << "a whole expression stands before it";
}

TEST(ScriptPlaces, TellsWhichWordAFieldIsOf) {
  const ScriptPlace argument = place(bolt + "deal(3, tar|get) }");
  EXPECT_EQ(argument.owner, "deal");
  EXPECT_EQ(argument.field, "what");
  EXPECT_EQ(argument.wanted, "a selector");
  EXPECT_EQ(argument.text, "target");
  const ScriptPlace value = place(bears + "activated { cost = \"{T}\", target = |creature, tap(target) } }");
  EXPECT_EQ(value.owner, "activated");
  EXPECT_EQ(value.field, "target");
  const ScriptPlace change = place(bears + "activated { until_end_of_turn(self, { pow|er = 2 }) } }");
  EXPECT_EQ(change.kind, PlaceKind::key);
  EXPECT_EQ(change.owner, "until_end_of_turn");
  const ScriptPlace method = place(bolt + "target = creatures:tapped():other():| }");
  EXPECT_EQ(method.kind, PlaceKind::method);
  EXPECT_EQ(method.owner, "creatures");
  EXPECT_THAT(place(bolt + "target = creature:with \"fly|ing\" }").lists, ElementsAre("keywords"));
  EXPECT_THAT(place(bolt + "put_counters(\"|\", 1, target) }").lists, ElementsAre("counters"));
  EXPECT_THAT(place(bolt + "put_into(\"gr|\", target) }").lists, ElementsAre("zones"));
  EXPECT_THAT(place(bolt + "colour = \"|\" }").lists, ElementsAre("colours"));
  EXPECT_THAT(place("return summon \"|\" \"Bears\" {}").lists, ElementsAre("creature types"));
}

TEST(ScriptPlaces, OfAScenario) {
  EXPECT_EQ(kind(game + "s.bob:ha|s(\"in play\", \"Grizzly Bears\")\nend)"), "player verb");
  EXPECT_EQ(kind(game + "s.bob:has(\"in p|lay\", \"Grizzly Bears\")\nend)"), "listed");
  EXPECT_EQ(kind(game + "s.bob:has(\"in play\", \"Grizzly |Bears\")\nend)"), "card name");
  EXPECT_EQ(kind(game + "s.bob:has(\"in play\", \"Island\", { tap|ped = true })\nend)"), "verb key");
  EXPECT_EQ(kind(game + "nil\n  s:tu|rn_of(s.sue)\nend)"), "verb");
  EXPECT_EQ(kind(game + "nil\n  s:turn_of(s.|sue)\nend)"), "player");
  EXPECT_EQ(kind(game + "nil\n  s:to(\"up|keep\")\nend)"), "listed");
  EXPECT_EQ(kind("scenario(\"a ti|tle\", function(s) end)"), "free text");
  const ScriptPlace inner =
      place(game + "nil\n  s:card [[ return instant \"Test\" { deal(3, tar|get) } ]]\nend)");
  EXPECT_EQ(inner.kind, PlaceKind::argument) << "a script in a scenario is a script";
  EXPECT_EQ(inner.owner, "deal");
  EXPECT_EQ(inner.end - inner.begin, 6U);
}

TEST(ScriptPlaces, InABrokenScript) {
  EXPECT_EQ(place(bolt + "deal(|").owner, "deal");
  EXPECT_EQ(place(bolt + "deal(|\n}").field, "n");
  EXPECT_EQ(place(bolt + "deal(3, |\n}").field, "what");
  EXPECT_EQ(place(bolt + "deal(3, cre|\n}").owner, "deal");
  EXPECT_EQ(kind(bolt + "deal(3, creatures:|\n}"), "method");
  EXPECT_EQ(kind(bolt + "deal(3, creatures:tap|\n}"), "method");
  EXPECT_EQ(place(bolt + "target = |\n}").field, "target");
  EXPECT_THAT(place(bolt + "put_into(\"gr|\n}").lists, ElementsAre("zones")) << "a text that nothing closes";
  EXPECT_EQ(kind(bolt + "deal(3,\n  |\n}"), "key") << "the next line goes on with the card";
  EXPECT_EQ(kind(bears + "extra_cost = sacrifice(creature,\n  |\n}"), "key");
  EXPECT_EQ(place(bears + "activated {\n    cost = \"{T}\",\n    |").owner, "activated");
  EXPECT_EQ(place(bears + "activated {\n    cost = \"{T}\",\n  |\n}").owner, "summon");
  EXPECT_EQ(kind(game + "s.bob:|\nend)"), "player verb");
  EXPECT_EQ(kind(game + "s.bob:has(\"|"), "listed");
}

TEST(ScriptPlaces, HasAnAnswerForEachByteOfAnyText) {
  const std::string text =
      bears + "activated { cost = { \"{T}\", sacrifice(creature:with(\"flying\", x)) }, [1] = ) ";
  for (std::size_t end = 0; end <= text.size(); ++end)
    for (std::size_t at = 0; at <= end; at += 3) {
      const ScriptPlace found = place_at(std::string_view(text).substr(0, end), at, reference());
      ASSERT_LE(found.begin, at);
      ASSERT_GE(found.end, at);
      ASSERT_LE(found.end, end);
    }
}

TEST(CompletionItems, AreWhatCanStandThere) {
  EXPECT_THAT(labels("|"), IsSupersetOf({"summon", "instant", "keyword"}));
  EXPECT_THAT(labels(bolt + "|"), IsSupersetOf({"text", "deal", "target", "flying"}));
  EXPECT_THAT(labels(bolt + "|"), Not(Contains("cost"))) << "it has one";
  EXPECT_THAT(labels(bears + "|"), Contains("activated"));
  EXPECT_THAT(labels(bears + "|"), Not(Contains("deal"))) << "steps belong to abilities";
  EXPECT_THAT(labels(bears + "activated { |"), IsSupersetOf({"cost", "speed", "deal"}));
  EXPECT_THAT(labels(bears + "activated { |"), Not(Contains("flying")));
  EXPECT_THAT(labels(bolt + "deal(3, |"), IsSupersetOf({"creatures", "target", "each"}));
  EXPECT_THAT(labels(bolt + "deal(3, |"), Not(Contains("deal")));
  EXPECT_THAT(labels(bolt + "deal(3, creatures:|"), IsSupersetOf({"tapped", "of_type"}));
  EXPECT_THAT(labels(bolt + "deal(3, creatures:|"), Not(Contains("creatures")));
  EXPECT_THAT(labels(bolt + "put_into(|"), Contains("\"graveyard\""));
  EXPECT_THAT(labels(bolt + "put_into(\"|"), Contains("graveyard"));
  EXPECT_THAT(labels(bears + "activated { speed = |"),
              ElementsAre("\"instant\"", "\"sorcery\"", "\"interrupt\"", "\"mana source\""));
  EXPECT_THAT(labels(bolt + "-- |"), IsEmpty());
  EXPECT_THAT(labels("return rule_set \"mine\" { like = \"fifth\", options = { [\"mana.burn\"] = |"),
              ElementsAre("true", "false"));
  EXPECT_THAT(labels("return rule_set \"mine\" { like = \"fifth\", options = { [\"|"), Contains("mana.burn"));
}

TEST(CompletionItems, OfAScenario) {
  EXPECT_THAT(labels(game + "s.bob:|"), Contains("has"));
  EXPECT_THAT(labels(game + "s.bob:|"), Not(Contains("turn_of")));
  EXPECT_THAT(labels(game + "nil\n  s:|\nend)"), Contains("turn_of"));
  EXPECT_THAT(labels(game + "s.|"), ElementsAre("bob", "sue"));
  EXPECT_THAT(labels(game + "s.bob:has(\"hand\", \"|"), ElementsAre("Grizzly Bears", "Island"));
  EXPECT_THAT(labels(game + "s.bob:has(\"in play\", \"Island\", { tapped = true, |"), Contains("counters"));
  EXPECT_THAT(labels(game + "s.bob:has(\"in play\", \"Island\", { tapped = true, |"),
              Not(Contains("tapped")));
  EXPECT_THAT(labels(game + "nil\n  s:to(\"|"), IsSupersetOf({"upkeep", "blockers"}));
}

TEST(CompletionItems, TellHowTheyAreWritten) {
  EXPECT_EQ(item(bolt + "|", "deal").snippet, "deal(${1:n}, ${2:what})");
  EXPECT_EQ(item(bolt + "|", "deal").doc, reference().find("steps", "deal")->doc);
  EXPECT_EQ(item(bears + "|", "activated").snippet, "activated { cost = \"$1\", $0 }");
  EXPECT_EQ(item(bolt + "|", "text").snippet, "text = [[$1]]");
  EXPECT_EQ(item(bolt + "target = creature:|", "of_type").snippet, "of_type \"$1\"");
  EXPECT_EQ(item(bolt + "target = creature:|", "tapped").snippet, "tapped()");
  EXPECT_EQ(item(bolt + "choose|", "choose").snippet, "choose \"$1\"");
  EXPECT_EQ(item(game + "s.bob:|", "has").snippet, "has(${1:zone}, ${2:name})");
  EXPECT_EQ(item(bears + "|", "rampage").snippet, "rampage($1)");
  EXPECT_EQ(item("|", "instant").snippet.substr(0, 24), "return instant \"${1:Name");
}

}  // namespace
}  // namespace sleight
