// Cards of the library with one mistake each: `check` tells it on its line, with the word that was meant.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

/// One way of breaking a card.
struct Mistake {
  const char* file;      ///< below `cards`
  const char* right;     ///< what stands in it
  const char* wrong;     ///< and what somebody wrote in its place, wherever it stands
  const char* code;      ///< of a finding
  int line;              ///< of the script
  const char* proposed;  ///< what message or fix say instead; "" where nothing is
};

/// What is known of some of these cards, as card data has it.
const char* const seeded_card_data = R"json({"meta": {"version": "5"}, "data": {
  "Tundra Wolves": [{"name": "Tundra Wolves", "manaCost": "{W}", "colors": ["W"], "type": "Creature — Wolf",
    "supertypes": [], "types": ["Creature"], "subtypes": ["Wolf"], "power": "1", "toughness": "1",
    "text": "First strike", "layout": "normal", "printings": ["LEG"]}],
  "Grizzly Bears": [{"name": "Grizzly Bears", "manaCost": "{1}{G}", "colors": ["G"], "type": "Creature — Bear",
    "supertypes": [], "types": ["Creature"], "subtypes": ["Bear"], "power": "2", "toughness": "2",
    "text": "", "layout": "normal", "printings": ["LEA", "LEB"]}],
  "Serra Angel": [{"name": "Serra Angel", "manaCost": "{3}{W}{W}", "colors": ["W"], "type": "Creature — Angel",
    "supertypes": [], "types": ["Creature"], "subtypes": ["Angel"], "power": "4", "toughness": "4",
    "text": "Flying\nVigilance", "layout": "normal", "printings": ["LEA"]}],
  "Snow-Covered Mountain": [{"name": "Snow-Covered Mountain", "colors": [],
    "type": "Basic Snow Land — Mountain", "supertypes": ["Basic", "Snow"], "types": ["Land"],
    "subtypes": ["Mountain"], "text": "({T}: Add {R}.)", "layout": "normal", "printings": ["ICE"]}],
  "Disenchant": [{"name": "Disenchant", "manaCost": "{1}{W}", "colors": ["W"], "type": "Instant",
    "supertypes": [], "types": ["Instant"], "subtypes": [], "text": "Destroy target artifact or enchantment.",
    "layout": "normal", "printings": ["LEA"]}]
}})json";

std::string broken(const Mistake& mistake) {
  std::string text = content(source_file(std::string("cards/") + mistake.file));
  const std::string right = mistake.right;
  const std::string wrong = mistake.wrong;
  EXPECT_NE(text.find(right), std::string::npos) << mistake.file << " has no " << right;
  for (std::size_t at = text.find(right); at != std::string::npos; at = text.find(right, at + wrong.size()))
    text.replace(at, right.size(), wrong);
  return text;
}

/// Whether some finding is the one that is expected.
void expect_told(const Mistake& mistake, const std::vector<std::string>& options) {
  const std::string file = made_file(mistake.file, broken(mistake));
  std::vector<std::string> arguments{"check", file, "--format", "json"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  const auto report = nlohmann::json::parse(run(arguments).out, nullptr, false);
  bool told = false;
  for (const auto& finding : report["findings"]) {
    const std::string said = finding["message"].get<std::string>() + " " + finding["fix"].get<std::string>();
    told = told || (finding["code"] == mistake.code && finding["line"] == mistake.line &&
                    said.find(mistake.proposed) != std::string::npos);
  }
  EXPECT_TRUE(told) << mistake.file << ": " << mistake.wrong << "\n" << report["findings"].dump(1);
}

void expect_told(const std::vector<Mistake>& mistakes, const std::vector<std::string>& options = {}) {
  for (const Mistake& mistake : mistakes) expect_told(mistake, options);
}

TEST(SeededMistakes, CreatureTypes) {
  expect_told({
      {"legends/tundra_wolves.lua", "\"Wolf\"", "\"Wofl\"", "T0409", 1, "`Wolf`"},
      {"alpha/prodigal_sorcerer.lua", "\"Wizard\"", "\"Wizzard\"", "T0409", 1, "`Wizard`"},
      {"alpha/goblin_king.lua", "oblin", "obiln", "T0409", 5, "`Goblin`"},
      {"alpha/zombie_master.lua", "ombie", "omibe", "T0409", 5, "`Zombie`"},
      {"alpha/the_hive.lua", "Wasp", "Wapsp", "T0409", 7, "`Wasp`"},
      {"alpha/grizzly_bears.lua", "\"Bear\"", "\"Zorblax\"", "T0409", 1, "creature_types = { \"Zorblax\" }"},
      {"alpha/goblin_king.lua", "Goblins", "Gobilns", "G0105", 3, "`Goblins`"},
  });
}

TEST(SeededMistakes, FactsOfTheData) {
  const std::string data = made_file("data.json", seeded_card_data);
  expect_told(
      {
          {"legends/tundra_wolves.lua", "\"Wolf\"", "\"Goblin\"", "T0410", 1, "write \"Wolf\""},
          {"alpha/grizzly_bears.lua", "cost =", "legend = true, cost =", "T0410", 2,
           "leave legend = true out"},
          {"alpha/serra_angel.lua", "cost =", "snow_covered = true, cost =", "T0410", 2,
           "leave snow_covered = true out"},
          {"ice_age/snow_covered_mountain.lua", " snow_covered = true,", "", "T0410", 1,
           "write snow_covered = true"},
          {"alpha/serra_angel.lua", "cost =", "differs = { \"types\" }, cost =", "T0407", 2,
           "remove \"types\""},
      },
      {"--cards", data});
  // The same card with another word, and nothing else to hold it against.
  const std::string file = made_file(
      "bury.lua", changed(changed(content(source_file("cards/alpha/disenchant.lua")), "destroy(", "bury("),
                          "  text = [[Destroy target artifact or enchantment.]],\n", ""));
  EXPECT_NE(run({"check", file, "--cards", data}).out.find("T0413"), std::string::npos);
}

TEST(SeededMistakes, TheFolderOfAnotherSet) {
  const std::string data = made_file("data.json", seeded_card_data);
  made_file("legends/set.lua", content(source_file("cards/legends/set.lua")));
  const std::string right =
      made_file("legends/tundra_wolves.lua", content(source_file("cards/legends/tundra_wolves.lua")));
  EXPECT_EQ(run({"check", right, "--cards", data}).out.find("T0414"), std::string::npos);
  const std::string wrong =
      made_file("legends/grizzly_bears.lua", content(source_file("cards/alpha/grizzly_bears.lua")));
  EXPECT_NE(
      run({"check", wrong, "--cards", data})
          .out.find("grizzly_bears.lua:1:22: error T0414: the script lies in the set LEG, the card data "
                    "knows Grizzly Bears from LEA, LEB"),
      std::string::npos)
      << run({"check", wrong, "--cards", data}).out;
}

TEST(SeededMistakes, ColoursAgainstTheCost) {
  expect_told({
      {"alpha/serra_angel.lua", "cost =", "colour = \"black\", cost =", "L0253", 2, "Leave the colour out"},
      {"alpha/lightning_bolt.lua", "cost =", "colour = { \"blue\", \"green\" }, cost =", "L0253", 2,
       "Leave the colour out"},
  });
}

TEST(SeededMistakes, FiltersThatNeverHold) {
  const auto target = [](const char* wrong, int line = 4, const char* code = "L0241") {
    return Mistake{"alpha/howl_from_beyond.lua", "target = creature", wrong, code, line, ""};
  };
  expect_told({
      target("target = creature:attacking():blocking()"),
      target("target = creature:blocking():blocked()"),
      target("target = creature:blocking():unblocked()"),
      target("target = creature:power(5):power(2, \"at most\")"),
      target("target = creature:casting_cost(-1, \"at most\")"),
      target("target = creature:entered_this_turn():began_turn_untapped()"),
      target("target = creature:blocking():banded_with(self)"),
      {"beta/circle_of_protection_black.lua", "packet:to(you)", "packet:to(you):tapped()", "L0241", 4,
       "packets"},
      {"arabian_nights/juzam_djinn.lua", "at_upkeep { of = you,", "at_upkeep { condition = phase \"main\",",
       "L0251", 4, ""},
      {"arabian_nights/juzam_djinn.lua", "deal(1, you)", "when(phase \"main\", { deal(1, you) })", "L0251", 4,
       ""},
      {"arabian_nights/juzam_djinn.lua", "of = you,",
       "condition = compare(hand_size(you), \"at most\", -1), of = you,", "L0251", 4, ""},
  });
}

TEST(SeededMistakes, MisspeltWordsOfTheText) {
  expect_told({
      {"alpha/howl_from_beyond.lua", "Target creature gets", "Target creaure gets", "G0105", 3, "`creature`"},
      {"alpha/lightning_bolt.lua", "damage", "damgae", "G0105", 3, "`damage`"},
      {"alpha/serra_angel.lua", "Attacking does", "Atacking does", "G0105", 5, "`Attacking`"},
      {"alpha/goblin_king.lua", "mountainwalk", "montainwalk", "G0105", 3, "`mountainwalk`"},
      {"alpha/disenchant.lua", "artifact or", "artifactor", "G0105", 3, "`artifact or`"},
      {"arabian_nights/juzam_djinn.lua", "damage to you", "damage ot you", "G0105", 3, "`to`"},
      {"alpha/lightning_bolt.lua", "creature or player", "creature of player", "G0105", 3, "`or`"},
      {"alpha/prodigal_sorcerer.lua", "Sorcerer deals", "Sorceror deals", "G0105", 3, "`Sorcerer`"},
  });
}

TEST(SeededMistakes, WhatAWordCanBeTakenFor) {
  expect_told({
      {"legends/flash_flood.lua", "owner's hand", "owners hand", "G0105", 6, "`owner's`"},
      {"alpha/vesuvan_doppelganger.lua", "another creature", "anohter creature", "G0105", 5, "`another`"},
      {"alliances/balduvian_dead.lua", "can attack", "can atack", "G0105", 3, "`attack`"},
      {"ice_age/hoar_shade.lua", "Hoar Shade gets", "Hoar Shaade gets", "G0105", 3, "`Shade`"},
      {"ice_age/karplusan_forest.lua", "Forest deals", "Forest dels", "G0105", 4, "`deals`"},
      {"legends/white_mana_battery.lua", "charge counter on", "charge conter on", "G0105", 4, "`counter`"},
  });
}

TEST(SeededMistakes, KeysWithoutTheirSign) {
  expect_told({
      {"alpha/lightning_bolt.lua", "cost = ", "cost ", "L0109", 2, "cost = ..."},
      {"alpha/lightning_bolt.lua", "text = ", "text ", "L0109", 3, "text = ..."},
      {"alpha/lightning_bolt.lua", "deal(", "scorch(", "L0109", 5, "`deal`"},
  });
}

TEST(SeededMistakes, NamesOfOtherCards) {
  expect_told({
      {"alpha/lightning_bolt.lua", "[[Lightning Bolt", "[[Chain Lightning", "G0106", 3, "`Lightning Bolt`"},
      {"alpha/prodigal_sorcerer.lua", "{T}: Prodigal Sorcerer", "{T}: Rod of Ruin", "G0106", 3,
       "`Prodigal Sorcerer`"},
      {"alpha/serra_angel.lua", "cause Serra Angel", "cause Grizzly Bears", "G0106", 5, "`Serra Angel`"},
  });
}

TEST(SeededMistakes, WhatIsPaidForX) {
  expect_told({
      {"alpha/howl_from_beyond.lua", "{ x, 0 }", "{ 3, 0 }", "L0245", 2, "Write `x`"},
      {"alpha/grizzly_bears.lua", "{1}{G}", "{X}{G}", "L0245", 2, "Write `x`"},
      {"alpha/prodigal_sorcerer.lua", "\"{T}\"", "\"{X}, {T}\"", "L0245", 5, "Write `x`"},
      {"alpha/howl_from_beyond.lua", "{X}{B}", "{2}{B}", "L0224", 5, "{X}"},
  });
}

TEST(SeededMistakes, WordsOfOtherGames) {
  expect_told({
      {"alpha/serra_angel.lua", "  flying,", "  when_dies { draw(1) },", "L0109", 7, "`put_into_graveyard`"},
      {"alpha/serra_angel.lua", "  flying,", "  when_attacks { draw(1) },", "L0109", 7, "`attacks`"},
      {"alpha/serra_angel.lua", "  attacks_without_tapping {},", "  vigilance {},", "L0109", 8,
       "did you mean `attacks_without_tapping`"},
      {"alpha/lightning_bolt.lua", "  deal(3, target)", "  gain(3)", "L0109", 5, "`gain_life`"},
  });
}

TEST(SeededMistakes, AloneAndInCompany) {
  // The card of a mod is told the same whether its set is named with it or not.
  made_file("harbour/mod.lua", "return mod { name = \"Harbour\", version = \"1\" }\n");
  made_file("harbour/cards/harbour/set.lua",
            "return set { name = \"Harbour\", code = \"HRB\", creature_types = { \"Dockers\" } }\n");
  made_file("harbour/cards/harbour/crane.lua",
            "return summon \"Crane\" \"Crane\" { cost = \"{1}\", power = 1, toughness = 1 }\n");
  const std::string file = made_file("harbour/cards/harbour/foreman.lua",
                                     "return summon \"Docker\" \"Foreman\" {\n  cost = \"{1}\", power "
                                     "= 1, toughness = 1,\n  text = [[All "
                                     "Dockers get +1/+1.]],\n  continuous { affects = creatures:of_type "
                                     "\"Docker\", plus = \"+1/+1\" "
                                     "},\n}\n");
  const Ran alone = run({"check", file});
  EXPECT_EQ(alone.status, 0) << alone.out;
  EXPECT_NE(alone.out.find("1 proved"), std::string::npos) << alone.out;
  const Ran company = run({"check", folder() + "/harbour"});
  EXPECT_NE(company.out.find("2 proved"), std::string::npos) << company.out;
  EXPECT_NE(company.out.find("warning T0409: no set declares the creature type `Crane`"), std::string::npos)
      << company.out;
}

}  // namespace
}  // namespace sleight::cli
