// What the tools read and write: card data, decks, reports, and guesses at what was meant.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/card/diagnostic.h"
#include "core/card/mana_text.h"
#include "core/playing/turn/replay.h"
#include "scripting/lua/nearest_word.h"
#include "tools/display/phrases.h"
#include "tools/display/time_left.h"
#include "tools/files/card_data.h"
#include "tools/files/card_file_name.h"
#include "tools/files/file_system.h"
#include "tools/files/places.h"
#include "tools/files/record_file.h"
#include "tools/library/chosen_cards.h"
#include "tools/library/deck_file.h"
#include "tools/reports/junit.h"
#include "tools/reports/report.h"

namespace sleight {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

TEST(Phrases, FindSlipsAndNothingElse) {
  const std::vector<std::string> words{"check", "test", "describe"};
  EXPECT_EQ(did_you_mean("chekc", words), "; did you mean `check`?");
  EXPECT_EQ(did_you_mean("tset", words), "; did you mean `test`?");
  EXPECT_EQ(did_you_mean("banana", words), "");
  // Of equally near ones that with the same letters, wherever it stands; then the first in the alphabet.
  const std::vector<std::string> names{"Lightning Blow", "Lightning Bolt"};
  EXPECT_EQ(closest_word("Lightning Blot", {names[0], names[1]}), "Lightning Bolt");
  EXPECT_EQ(closest_word("lightning blot", {names[1], names[0]}), "Lightning Bolt");
  EXPECT_EQ(closest_word("Lightning Bloz", names), "Lightning Blow");
  EXPECT_EQ(closest_word("Lightning Bloz", {"Lightning Blox", names[0]}), "Lightning Blow");
}

TEST(ManaText, PoolsAreSymbols) {
  ManaPool pool;
  ASSERT_TRUE(read_pool("{B}{B}{2}{C}", pool));
  EXPECT_EQ(pool_text(pool), "{B}{B}{C}{C}{C}");
  EXPECT_FALSE(read_pool("BB", pool));
  EXPECT_FALSE(read_pool("{Z}", pool));
  EXPECT_TRUE(read_pool("", pool));
}

TEST(Files, CardsGetPlainNames) {
  EXPECT_EQ(card_file_name("Circle of Protection: Black"), "circle_of_protection_black");
  EXPECT_EQ(card_file_name("Abu Ja'far"), "abu_jafar");
  EXPECT_EQ(card_file_name("Abu Ja\u2019far"), "abu_jafar");
}

TEST(Files, LettersWithMarksLoseThem) {
  EXPECT_EQ(card_file_name("Dand\u00E2n"), "dandan");
  EXPECT_EQ(card_file_name("Danda\u0302n"), "dandan") << "the mark by itself";
  EXPECT_EQ(card_file_name("\u00C6ther \u0160tra\u00DFe"), "aether_strasse");
  EXPECT_EQ(card_file_name("\u4E2D\u6587"), "") << "nothing to go by";
  EXPECT_EQ(card_file_name("One \u2014 Two"), "one_two");
}

TEST(Files, WhyAFileCannotBeWritten) {
  std::string problem;
  EXPECT_FALSE(write_file("/dev/full", "text", problem));
  EXPECT_EQ(problem, "No space left on device");
  EXPECT_TRUE(is_entry("/dev/full")) << "a device stays";
  EXPECT_FALSE(write_file("/proc/nowhere/file", "text", problem));
  EXPECT_EQ(problem, "No such file or directory");
  EXPECT_FALSE(write_file(::testing::TempDir(), "text", problem));
  EXPECT_EQ(problem, "Is a directory");
}

std::string problems_told(const Diagnostics& problems) {
  std::string text;
  for (const Diagnostic& d : problems) text += to_human(d, "", false);
  return text;
}

TEST(CardData, ReadsTheFormsThereAre) {
  const auto atomic = read_card_data(
      "f",
      R"({"data":{"Bears":[{"name":"Bears","manaCost":"{1}{G}","type":"Creature — Bear","power":"2","toughness":"2"}]}})");
  EXPECT_THAT(atomic.problems, IsEmpty());
  ASSERT_EQ(atomic.cards.size(), 1U);
  const CardFacts facts = facts_of(atomic.cards[0]);
  EXPECT_EQ(facts.mana_cost, "{1}{G}");
  EXPECT_THAT(facts.types, ElementsAre("Creature"));
  EXPECT_THAT(facts.subtypes, ElementsAre("Bear"));
  const auto set = read_card_data(
      "f", R"({"meta":{},"data":{"code":"LEA","cards":[{"name":"Bolt","type":"Instant","text":"x"}]}})");
  ASSERT_EQ(set.cards.size(), 1U) << problems_told(set.problems);
  EXPECT_EQ(set.cards[0].set, "LEA");
  const auto scryfall = read_card_data(
      "f", R"([{"name":"Bolt","type_line":"Instant","oracle_text":"x","mana_cost":"{R}","power":null}])");
  ASSERT_EQ(scryfall.cards.size(), 1U) << problems_told(scryfall.problems);
  EXPECT_EQ(scryfall.cards[0].text, "x");
}

TEST(CardData, TellsWhereItIsWrong) {
  const char* fix = "  fix: get the file again, or mend it at this place\n";
  EXPECT_EQ(problems_told(read_card_data("f", "{ \"data\": {\n  \"A\": [").problems),
            std::string{"f:2:9: error T0201: the JSON ends too early; the file is cut off\n"} + fix);
  EXPECT_EQ(problems_told(read_card_data("f", "{ \"data\": {\n  \"A\": oops } }").problems),
            std::string{"f:2:8: error T0201: the JSON is broken here\n"} + fix);
  EXPECT_EQ(problems_told(read_card_data("f", " ").problems),
            std::string{"f:1:2: error T0201: the file is empty\n"} + fix);
  EXPECT_EQ(problems_told(read_card_data("f", R"([{"name":"A","type":"Instant","n":1e999}])").problems),
            std::string{"f:1:35: error T0201: a number in it is larger than a number can be\n"} + fix);
  EXPECT_EQ(problems_told(read_card_data("f", "[\"\xFF\"]").problems),
            std::string{"f:1:3: error T0201: the JSON is broken here\n"} + fix)
      << "no UTF-8";
  EXPECT_EQ(problems_told(read_card_data("f", std::string(2000, '[') + std::string(2000, ']')).problems),
            std::string{"f:1:1001: error T0201: it is nested more than a thousand deep\n"} + fix);
  const char* shape = "  fix: card data is MTGJSON (AtomicCards or one set) or a Scryfall bulk file\n";
  EXPECT_EQ(
      problems_told(read_card_data("f", "{ \"data\": {\n  \"A\": 3 } }").problems),
      std::string{"f:2:8: error T0202: \"A\" should be a list with the card's faces, as in AtomicCards\n"} +
          shape);
  EXPECT_EQ(problems_told(read_card_data("f", "{ \"cards\": [] }").problems),
            std::string{"f:1:1: error T0202: the JSON has no \"data\", as MTGJSON has, and is no list, as a "
                        "Scryfall bulk file is\n"} +
                shape);
  EXPECT_EQ(problems_told(read_card_data("f", "[ { \"type\": \"Instant\" } ]").problems),
            std::string{"f:1:3: error T0202: a card has no \"name\"\n"} + shape);
}

TEST(CardData, AWrongCardDoesNotHideTheOthers) {
  const auto data = read_card_data(
      "f", R"([{"name":"A","type":"Instant"},7,{"name":"B","type":3},{"name":"C","type":"Sorcery"}])");
  EXPECT_EQ(data.problems.size(), 2U) << problems_told(data.problems);
  ASSERT_EQ(data.cards.size(), 2U);
  EXPECT_EQ(data.cards[1].name, "C");
}

TEST(CardData, ChosenAreThoseNamedInTheirOrder) {
  std::istringstream in(
      R"([{"name":"A","type":"Instant"},{"name":"B","type":"Sorcery"},{"name":"C","type":"Creature - Gnu"},
          {"name":"b","type":"Instant"},{"name":"B","type":"Sorcery"},{"name":"E","type":"Creature - Elk"}])");
  ChosenCards chosen({"c", "B", "C", "D"}, true, Vocabulary());
  const auto data = read_card_data("f", in, chosen);
  EXPECT_THAT(data.names, ElementsAre("A", "B", "C", "b", "B", "E"));
  EXPECT_EQ(chosen.count(), 3U) << "what is printed again is the same card; what is called alike is another";
  EXPECT_FALSE(chosen.vocabulary().beginning_with("elk").empty()) << "types of all, whatever is chosen";
  EXPECT_TRUE(data.cards.empty());
  EXPECT_FALSE(chosen.has("D"));
  std::vector<std::string> types;
  EXPECT_TRUE(chosen.each("f", data, [&](CardData&& card) {
    types.push_back(card.type);
    return true;
  }));
  EXPECT_THAT(types, ElementsAre("Creature - Gnu", "Sorcery", "Instant"));
}

TEST(CardData, AFileIsReadAgain) {
  // What stands before the cards of a set are none, and only who reads on can know.
  const std::string text = R"({"data":{"boxes":[{"name":"Box","type":"Creature - Box"}],
      "cards":[{"name":"A","type":"Creature - Gnu"},{"name":"A","type":"Creature - Gnu"},{"name":"B","type":"Instant"}],
      "code":"LEA","name":"Alpha"}})";
  const std::string file = ::testing::TempDir() + "read_again.json";
  std::ofstream(file) << text;
  std::istringstream in(text);
  ChosenCards chosen({}, false, Vocabulary());
  const auto data = read_card_data(file, in, chosen);
  EXPECT_TRUE(data.problems.empty()) << problems_told(data.problems);
  EXPECT_EQ(chosen.count(), 2U);
  EXPECT_FALSE(chosen.vocabulary().beginning_with("gnu").empty());
  EXPECT_TRUE(chosen.vocabulary().beginning_with("box").empty());
  std::vector<std::string> told;
  const auto tell = [&](CardData&& card) {
    told.push_back(card.set + " " + card.name);
    return told.size() < 3;
  };
  EXPECT_TRUE(chosen.each(file, data, tell));
  EXPECT_THAT(told, ElementsAre("LEA A", "LEA B"));
  EXPECT_TRUE(chosen.each(file, data, tell)) << "whoever wants no more has nothing to complain of";
  EXPECT_THAT(told, ElementsAre("LEA A", "LEA B", "LEA A"));
  std::ofstream(file) << R"([{"name":"A","type":"Instant"}])";
  EXPECT_FALSE(chosen.each(file, data, [](CardData&&) { return true; })) << "it is another file now";
  std::filesystem::remove(file);
  EXPECT_FALSE(chosen.each(file, data, tell));
}

TEST(CardData, ASetHasMoreThanCards) {
  const auto set =
      read_card_data("f", R"({"data":{"baseSetSize":2,"booster":{},"cards":[{"name":"Bolt","type":"Instant",
      "foreignData":[{"name":"Blitz","type":"Spontanzauber"}]}],"code":"LEA","name":"Alpha","releaseDate":"1993-08-05",
      "tokens":[{"name":"Wasp","type":"Token"}]}})");
  ASSERT_EQ(set.cards.size(), 1U) << problems_told(set.problems);
  EXPECT_TRUE(set.problems.empty()) << problems_told(set.problems);
  EXPECT_EQ(set.cards[0].set, "LEA");
  EXPECT_EQ(set.cards[0].set_name, "Alpha");
  EXPECT_EQ(set.cards[0].released, "1993-08-05");
}

TEST(CardData, OfItsPrintingsTheOldestTellsHowACardIsRead) {
  const auto subtypes = [](const std::string& printed) {
    const auto data =
        read_card_data("f", R"([{"name":"A","type":"Creature - Human Wizard",)" + printed + "}]");
    EXPECT_TRUE(data.problems.empty()) << problems_told(data.problems);
    return facts_from(facts_of(data.cards.at(0))).card.subtypes.size();
  };
  EXPECT_EQ(subtypes(R"("printings":["ISD","MM3"])"), 2U);
  EXPECT_EQ(subtypes(R"("printings":["ICE","ME2"])"), 1U) << "the race came later";
  EXPECT_EQ(subtypes(R"("set":"isd")"), 2U);
  EXPECT_EQ(subtypes(R"("set":"ice")"), 1U);
  EXPECT_THAT(
      problems_told(read_card_data("f", R"([{"name":"A","type":"Instant","printings":"ICE"}])").problems),
      HasSubstr("\"printings\" of a card should be a list"));
  EXPECT_THAT(
      problems_told(read_card_data("f", R"([{"name":"A","type":"Instant","printings":[1]}])").problems),
      HasSubstr("a set's code should be text"));
}

TEST(CardData, AFaceIsNamedAndNotTakenForACard) {
  const auto data = read_card_data("f", R"({"data":{"Fire // Ice":[
      {"name":"Fire // Ice","faceName":"Fire","layout":"split","type":"Instant","manaCost":"{R}",
       "text":"Draw a card."}]}})");
  ASSERT_EQ(data.cards.size(), 1U) << problems_told(data.problems);
  EXPECT_THAT(facts_from(facts_of(data.cards[0])).problems,
              ElementsAre("one face of a card of two (layout 'split')"));
  const auto faces = read_card_data("f", R"([{"name":"A // B","layout":"modal_dfc","type_line":"Instant",
      "card_faces":[{"name":"A","type_line":"Instant"},{"name":"B","type_line":"Land"}]}])");
  ASSERT_EQ(faces.cards.size(), 1U);
  EXPECT_FALSE(facts_from(facts_of(faces.cards[0])).problems.empty());
}

TEST(CardData, AnEscapedQuoteEndsNoText) {
  const auto data = read_card_data(
      "f", "[{\"name\":\"A \\\"[{\\\\\",\"type\":\"Instant\"},\n {\"name\":\"B\",\"type\":7}]");
  ASSERT_EQ(data.cards.size(), 1U);
  EXPECT_EQ(data.cards[0].name, "A \"[{\\");
  EXPECT_THAT(problems_told(data.problems),
              ::testing::StartsWith("f:2:21: error T0202: \"type\" of a card should be text\n"));
}

TEST(CardData, ReadsPlainText) {
  const auto data =
      read_card_text("f", "Bears {1}{G}\nCreature - Bear\n2/2\n\nBolt {R}\nInstant\nBolt deals 3 damage.\n");
  ASSERT_EQ(data.cards.size(), 2U);
  EXPECT_EQ(data.cards[0].power, "2");
  EXPECT_EQ(data.cards[1].text, "Bolt deals 3 damage.");
}

TEST(CardData, ReadsSizesThatAreReckoned) {
  const auto data =
      read_card_text("f", "Avenger {1}{G}{G}\nCreature\n1+*/1+*\n\nGrowth {G}\nInstant\n+3/+3\n");
  ASSERT_EQ(data.cards.size(), 2U);
  EXPECT_EQ(data.cards[0].power, "1+*");
  EXPECT_EQ(data.cards[0].toughness, "1+*");
  EXPECT_EQ(data.cards[0].text, "");
  EXPECT_EQ(data.cards[1].text, "+3/+3") << "what is added to a size is rules text";
}

TEST(Report, HoldsNoHugeFileForTheSakeOfALine) {
  const std::string file = ::testing::TempDir() + "huge.json";
  const Diagnostic found{"T0202", Severity::error, {file, 1, 1, 1}, "wrong", "mend it"};
  const auto told = [&](std::size_t size) {
    std::ofstream(file) << "first\n" << std::string(size, 'x');
    Report report;
    report.add(found);
    return report.findings_text(false);
  };
  EXPECT_THAT(told(10), HasSubstr(" 1 | first\n"));
  EXPECT_THAT(told(std::size_t{17} << 20U), Not(HasSubstr("first")));
  std::filesystem::remove(file);
}

TEST(Places, AreLinesAndColumns) {
  const Places places("f", "ab\n\ncd");
  const auto told = [&](std::size_t byte) {
    const Location at = places.at(byte);
    return std::to_string(at.line) + ":" + std::to_string(at.column);
  };
  EXPECT_EQ(told(0), "1:1");
  EXPECT_EQ(told(2), "1:3") << "the end of a line belongs to it";
  EXPECT_EQ(told(3), "2:1");
  EXPECT_EQ(told(4), "3:1");
  EXPECT_EQ(told(5), "3:2");
  EXPECT_EQ(told(99), "3:3") << "beyond the end: the end";
}

TEST(DeckFile, ReadsNumbersAndNames) {
  Library library;
  Card terror;
  terror.name = "Terror";
  library.add(terror);
  const DeckFile deck = read_deck("d", "# a deck\n2 terror # yes\n\n1 Terrer\nTerror\n", library);
  EXPECT_THAT(deck.names, ElementsAre("Terror", "Terror"));
  EXPECT_EQ(problems_told(deck.problems),
            "d:4:3: error T0301: the library has no card `Terrer`\n  fix: write `Terror`\n"
            "d:5:1: error T0302: this is no line of a deck\n  fix: write a number and a card's name, as in "
            "`4 Terror`\n");
}

TEST(RecordFile, IsReadAsItWasWritten) {
  Record record;
  record.rules = {"fifth", 5};
  record.library = {"my cards", 0xFEDCBA9876543210ULL};
  record.mods = {{"frost", "1.0", 7}};
  record.seed = 0xFFFFFFFFFFFFFFFFULL;
  record.decks = {std::vector<std::string>{"A", "B"}, std::vector<std::string>{"C"}};
  record.answers = {0, 3, 1};
  record.hashes = {1, 0xFEDCBA9876543210ULL};
  Record again;
  EXPECT_EQ(read_record(to_json(record), again), "");
  EXPECT_EQ(again, record);
  EXPECT_EQ(read_record("[1]", again), "it is no record of a duel");
  EXPECT_EQ(read_record("{\"sleight record\":1}", again),
            "it is a record of another version (1; this program reads 3)");
  EXPECT_EQ(read_record("{\"sleight record\":3}", again), "something in it is missing or of the wrong type");
}

TEST(Report, ShowsOnlyWhatIsSeen) {
  const Diagnostic told{"L0103",
                        Severity::error,
                        {"a\x1b[31m.lua", 1, 1, 1},
                        "it says \x1b[31mred\xC2\x9B and \xE2\x80\xAE and \xFF\nand more",
                        "write \x07"};
  EXPECT_EQ(to_human(told, "x \xE2\x80\xAE\x1b[31m", false),
            "a?[31m.lua:1:1: error L0103: it says ?[31mred? and ? and ?\nand more\n"
            " 1 | x ??[31m\n   | ^\n  fix: write ?\n");
  EXPECT_THAT(junit_text("s", {{"g", "n", "<\xFF\x1b\xEF\xBF\xBF\xC3\xA9>", "", "", ""}}),
              HasSubstr(">&lt;???\xC3\xA9&gt;</failure>"));
}

TEST(Report, TheCaretCountsCharacters) {
  const Diagnostic told{"L0201", Severity::error, {"a.lua", 1, 4, 3}, "m", ""};
  EXPECT_EQ(to_human(told, "\xC3\xA9 \xC3\xA9x y", false),
            "a.lua:1:3: error L0201: m\n 1 | \xC3\xA9 \xC3\xA9x y\n   |   ^~\n");
}

TEST(Progress, TellsHowLongTheRestWillTake) {
  EXPECT_EQ(time_left(10, 0, 100), "");
  EXPECT_EQ(time_left(0.5, 50, 100), "") << "too early to say";
  EXPECT_EQ(time_left(10, 100, 100), "");
  EXPECT_EQ(time_left(10, 50, 100), "about 10 s left");
  EXPECT_EQ(time_left(10, 99, 100), "about 1 s left");
  EXPECT_EQ(time_left(10, 10, 100), "about 2 min left");
  EXPECT_EQ(time_left(100, 1, 100), "about 3 h left");
}

TEST(Report, TheCaretStandsUnderItsLetterBehindWideOnes) {
  // Two letters of two columns each, and an accent that is written over the letter before.
  const std::string line = "\xE6\xBC\xA2\xE5\xAD\x97 e\xCC\x81 x";
  const Diagnostic told{"L0201", Severity::error, {"a.lua", 1, 12, 1}, "m", ""};
  EXPECT_EQ(to_human(told, line, false), "a.lua:1:7: error L0201: m\n 1 | " + line + "\n   |        ^\n");
  const Diagnostic wide{"L0201", Severity::error, {"a.lua", 1, 1, 6}, "m", ""};
  EXPECT_THAT(to_human(wide, line, false), HasSubstr("\n   | ^~~~\n"));
}

TEST(Report, LinesAreNoWiderThanTheTerminal) {
  Report report;
  report.source("x.lua", std::string(200, 'a') + "b" + std::string(200, 'c'));
  report.add({"L0201", Severity::error, {"x.lua", 1, 201, 1}, "m", ""});
  for (const std::size_t width : {30, 40, 80, 120}) {
    report.fit_to(width);
    std::istringstream lines(report.findings_text(false));
    std::string first, shown, under;
    std::getline(lines, first);
    std::getline(lines, shown);
    std::getline(lines, under);
    EXPECT_LE(shown.size(), width);
    ASSERT_LT(under.find('^'), shown.size());
    EXPECT_EQ(shown[under.find('^')], 'b');
  }
}

TEST(Report, ColumnsCountAsTheFormatHasThem) {
  Report report;
  // A letter of two bytes, and one of four, which are two units of UTF-16.
  report.source("x.lua", "\xC3\xA9 \xF0\x9F\x82\xA1 ab \xF0\x9F\x82\xA1");
  report.add({"L0201", Severity::error, {"x.lua", 1, 9, 7}, "m", ""});
  EXPECT_THAT(report.text(Format::human), HasSubstr("x.lua:1:5: error"));
  const auto json = nlohmann::json::parse(report.text(Format::json))["findings"][0];
  EXPECT_EQ(json["column"], 5);
  EXPECT_EQ(json["length"], 4);
  const auto run = nlohmann::json::parse(report.text(Format::sarif))["runs"][0];
  EXPECT_EQ(run["columnKind"], "utf16CodeUnits");
  const auto region = run["results"][0]["locations"][0]["physicalLocation"]["region"];
  EXPECT_EQ(region["startColumn"], 6);
  EXPECT_EQ(region["endColumn"], 11);
}

TEST(Report, TheCaretIsSeenInALongLine) {
  const Diagnostic told{"L0201", Severity::error, {"a.lua", 1, 1001, 3}, "m", ""};
  EXPECT_EQ(to_human(told, std::string(1000, 'a') + "bcd" + std::string(1000, 'e'), false),
            "a.lua:1:1001: error L0201: m\n 1 | ..." + std::string(120, 'a') + "bcd" + std::string(37, 'e') +
                "\n   | " + std::string(123, ' ') + "^~~\n");
}

TEST(Report, TheCaretIsSeenBehindLongCharacters) {
  // 200 characters of four bytes each; so many bytes before the place that the count begins within one.
  std::string cards;
  for (int i = 0; i < 200; ++i) cards += "\xF0\x9F\x82\xA1";
  const Diagnostic told{"L0201", Severity::error, {"a.lua", 1, 804, 1}, "m", ""};
  EXPECT_EQ(to_human(told, "x" + cards + "ab\xC3\xA9!", false),
            "a.lua:1:204: error L0201: m\n 1 | ..." + cards.substr(4 * 82) + "ab\xC3\xA9!\n   | " +
                std::string(123, ' ') + "^\n");
}

TEST(Report, ColumnsAreRightInWhateverOrderTheyAreAskedFor) {
  Report report;
  report.source("x.json", "\xC3\xA9 a \xC3\xA9 b\n\xC3\xA9 c");
  report.source("y.json", "    d");
  const auto add = [&](const std::string& file, int line, int column) {
    report.add({"L0201", Severity::error, {file, line, column, 1}, "m", ""});
  };
  add("x.json", 1, 4);  // a
  add("x.json", 1, 9);  // b
  add("x.json", 1, 4);
  add("x.json", 2, 4);  // c
  add("y.json", 1, 5);  // d
  add("x.json", 1, 9);
  std::vector<int> columns;
  const auto json = nlohmann::json::parse(report.text(Format::json));
  for (const auto& found : json["findings"]) columns.push_back(found["column"]);
  EXPECT_THAT(columns, ElementsAre(3, 7, 3, 3, 5, 7));
}

TEST(Report, ShowsTheLineWithACaret) {
  Report report;
  report.source("x.lua", "return {\n  csot = 1,\n}\n");
  report.add({"S0203", Severity::error, {"x.lua", 2, 3, 4}, "unknown key `csot`", "write `cost`"});
  report.add({"T0503", Severity::warning, {"x.lua", 1, 0, 1}, "no `text`", ""});
  report.sort();
  EXPECT_EQ(report.text(Format::human),
            "x.lua:1: warning T0503: no `text`\n 1 | return {\n"
            "x.lua:2:3: error S0203: unknown key `csot`\n 2 |   csot = 1,\n   |   ^~~~\n  fix: write `cost`\n"
            "1 error, 1 warning\n");
  EXPECT_THAT(report.text(Format::human, true), HasSubstr("\x1b[31merror S0203"));
  const auto json = nlohmann::json::parse(report.text(Format::json));
  EXPECT_EQ(json["findings"][1]["code"], "S0203");
  EXPECT_EQ(json["summary"]["errors"], 1);
  EXPECT_EQ(nlohmann::json::parse(report.text(Format::sarif))["runs"][0]["results"].size(), 2U);
  EXPECT_THAT(report.text(Format::junit), HasSubstr("failures=\"1\""));
  EXPECT_EQ(report.status(), 1);
}

TEST(Report, NamesFilesInSarifByUris) {
  Report report;
  report.add({"L0201", Severity::error, {"my cards/#1/50%.lua", 1, 1, 1}, "m", ""});
  report.add({"L0201", Severity::error, {"/my cards/bolt.lua", 1, 1, 1}, "m", ""});
  report.sort();
  const auto results = nlohmann::json::parse(report.text(Format::sarif))["runs"][0]["results"];
  const auto uri = [&](std::size_t at) {
    return results[at]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"];
  };
  EXPECT_EQ(uri(0), "file:///my%20cards/bolt.lua");
  EXPECT_EQ(uri(1), "my%20cards/%231/50%25.lua");
}

}  // namespace
}  // namespace sleight
