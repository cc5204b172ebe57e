#include "tools/checking/text_difference.h"

#include <gmock/gmock.h>

#include <cctype>
#include <optional>
#include <string>
#include <vector>

#include "scripting/files/script_files.h"
#include "scripting/files/script_reader.h"
#include "tests/kit/whole_library.h"
#include "tools/checking/text_check.h"
#include "tools/library/card_scripts.h"

namespace sleight {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::SizeIs;

/// Reads scripts with the words of the whole library.
class Desk {
 public:
  Desk() : words_(kit::whole_library().library->words()), reader_(words_) {}

  /// What the check of texts finds in a script, T0501 alone.
  Diagnostics differences(const std::string& script) {
    Diagnostics findings;
    const std::optional<CardFile> card = read_script(reader_, "card.lua", script, findings);
    if (!card) return {};
    Diagnostics found;
    for (Diagnostic& one : check_text(*card, words_, kit::known_words()).findings)
      if (one.code == "T0501") found.push_back(std::move(one));
    return found;
  }

 private:
  Words words_;
  ScriptReader reader_;
};

/// What stands at a place.
std::string at(const std::string& script, const Location& place) {
  std::size_t line = 0;
  for (int n = 1; n < place.line; ++n) line = script.find('\n', line) + 1;
  return script.substr(line + static_cast<std::size_t>(place.column) - 1,
                       static_cast<std::size_t>(place.length));
}

/// The script with an edit made.
std::string mended(const std::string& script, const Diagnostic& found) {
  std::string text = script;
  // From the back, so that places before stay where they are.
  for (auto edit = found.edits.rbegin(); edit != found.edits.rend(); ++edit) {
    std::size_t line = 0;
    for (int n = 1; n < edit->where.line; ++n) line = script.find('\n', line) + 1;
    const std::size_t begin = line + static_cast<std::size_t>(edit->where.column) - 1;
    std::size_t end = begin + static_cast<std::size_t>(edit->where.length);
    if (edit->where.end_line > edit->where.line) {
      line = 0;
      for (int n = 1; n < edit->where.end_line; ++n) line = script.find('\n', line) + 1;
      end = line + static_cast<std::size_t>(edit->where.end_column) - 1;
    }
    text.replace(begin, end - begin, edit->text);
  }
  return text;
}

struct Case {
  const char* text;
  const char* body;
  const char* marked;   ///< of the script, or of the text where the script lacks it
  const char* related;  ///< what the first related place marks
};

std::string script_of(const Case& c) {
  return std::string("return artifact \"Odd Box\" {\n  cost = \"{2}\",\n  text = [[\n") + c.text +
         "\n]],\n  " + c.body + ",\n}\n";
}

TEST(TextDifference, MarksThePartOfTheScriptAndTheWordsOfTheText) {
  const std::vector<Case> cases{
      {"{1}, {T}: Gain 1 life.", "activated { cost = \"{1}, {T}\", gain_life(2) }", "2", "1"},
      // A word that stands twice on a line: the one that differs is marked, and not the first.
      {"{1}, {T}: Gain 1 life. Draw a card.", "activated { cost = \"{1}, {T}\", gain_life(1), draw(2) }", "2",
       "a card"},
      {"{2}: Odd Box deals 1 damage to target creature.",
       "activated { cost = \"{2}\", target = creature_or_player, deal(1, target) }", "creature_or_player",
       "creature"},
      {"{2}: Destroy target creature.", "activated { cost = \"{2}\", target = creature, bury(target) }",
       "bury", "Destroy"},
      {"{2}: Destroy target black creature.",
       "activated { cost = \"{2}\", target = creature, destroy(target) }", "creature", "black"},
      {"{2}: Destroy target creature.",
       "activated { cost = \"{2}\", target = creature:that_are \"black\", destroy(target) }",
       ":that_are \"black\"", "target"},
      {"Odd Box comes into play tapped.\n{T}: Gain 1 life.", "activated { cost = \"{T}\", gain_life(1) }",
       "Odd Box comes into play tapped.", "}"},
      {"{T}: Gain 1 life.", "activated { cost = \"{T}\", gain_life(1) },\n  enters_tapped {}",
       "enters_tapped {}", "text"},
      {"{2}: Gain 1 life.\n{T}: Gain 1 life.",
       "activated { cost = \"{T}\", gain_life(1) },\n  activated { cost = \"{3}\", gain_life(1) }", "\"{3}\"",
       "{2}"},
  };
  Desk desk;
  for (const Case& c : cases) {
    const std::string script = script_of(c);
    const Diagnostics found = desk.differences(script);
    ASSERT_THAT(found, SizeIs(1)) << script;
    EXPECT_EQ(at(script, found[0].location), c.marked) << script;
    ASSERT_FALSE(found[0].related.empty());
    EXPECT_EQ(at(script, found[0].related[0].location), c.related) << script;
  }
}

TEST(TextDifference, EditsMakeTheScriptTheCardOfTheText) {
  Desk desk;
  for (const char* body :
       {"activated { cost = \"{1}, {T}\", gain_life(3) }", "activated { cost = \"{1}\", gain_life(1) }",
        "activated { cost = \"{1}, {T}\", lose_life(1) }", "enters_tapped {}"}) {
    std::string script = script_of({"{1}, {T}: Gain 1 life.", body, "", ""});
    const Diagnostics found = desk.differences(script);
    ASSERT_FALSE(found.empty()) << script;
    for (const Edit& edit : found[0].edits)
      EXPECT_FALSE(edit.safe) << "which of the two is wrong nobody knows";
    if (found.size() > 1) continue;
    EXPECT_THAT(desk.differences(mended(script, found[0])), SizeIs(0)) << mended(script, found[0]);
  }
}

TEST(TextDifference, TellsWhatAnEnchantmentIsPutOn) {
  struct PutOn {
    const char* head;
    const char* on;
    const char* text;
    const char* message;
    const char* fix;
    const char* marked;
  };
  const std::vector<PutOn> cases{
      {"enchantment", "on = creatures:of_type \"wall\", ", "Enchant creature",
       "the text puts it on `creatures`, and `on` says `creatures:of_type \"wall\"`",
       "Write `on = creatures`", "creatures:of_type \"wall\""},
      {"enchant_creature", "", "Enchant wall",
       "the text puts it on `creatures:of_type \"wall\"`, and `enchant_creature` says `creatures`",
       "Write `on = creatures:of_type \"wall\"`", "enchant_creature"},
      {"enchant_land", "", "Enchant creature",
       "the text puts it on `creatures`, and `enchant_land` says `lands`", "Write `enchant_creature`",
       "enchant_land"},
  };
  Desk desk;
  for (const PutOn& c : cases) {
    const std::string script = std::string("return ") + c.head + " \"Odd Cage\" {\n  cost = \"{G}\", " +
                               c.on + "\n  text = [[\n    " + c.text +
                               "\n    When Odd Cage comes into play, draw a card.\n  ]],\n  "
                               "comes_into_play { what = self, draw(1) },\n}\n";
    const Diagnostics found = desk.differences(script);
    ASSERT_THAT(found, SizeIs(1)) << script;
    EXPECT_EQ(found[0].message,
              std::string("text and script of Odd Cage are not the same card: ") + c.message);
    EXPECT_EQ(found[0].fix, std::string(c.fix) + ", or let the text say what the script does.");
    EXPECT_EQ(at(script, found[0].location), c.marked) << script;
    ASSERT_FALSE(found[0].related.empty());
    EXPECT_EQ(at(script, found[0].related[0].location), c.text) << script;
    EXPECT_THAT(desk.differences(mended(script, found[0])), SizeIs(0)) << mended(script, found[0]);
  }
}

TEST(TextDifference, TellsOneFindingForEachAbility) {
  Desk desk;
  const std::string script =
      script_of({"{1}: Gain 1 life.\n{2}: Draw a card.\n{3}: Lose 1 life.",
                 "activated { cost = \"{2}\", draw(2) },\n  activated { cost = \"{3}\", lose_life(1) },\n"
                 "  activated { cost = \"{1}\", gain_life(2) }",
                 "", ""});
  EXPECT_THAT(
      desk.differences(script),
      ElementsAre(AllOf(Field(&Diagnostic::location, Field(&Location::line, 8)),
                        Field(&Diagnostic::fix, HasSubstr("`activated { cost = \"{2}\", draw(1) }`"))),
                  Field(&Diagnostic::location, Field(&Location::line, 10))));
}

/// The numbers and plain words of a script behind its text that are something's size, one at a time.
std::vector<std::size_t> numbers_of(const std::string& script) {
  std::vector<std::size_t> places;
  const std::size_t text = script.find("text = ");
  std::size_t at = script.find(script.compare(text + 7, 2, "[[") == 0 ? "]]" : "\"\n", text);
  for (; at < script.size(); ++at)
    if (script[at] >= '1' && script[at] <= '8' && (script[at - 1] == '(' || script[at - 1] == ' ') &&
        (script[at + 1] == ')' || script[at + 1] == ',' || script[at + 1] == ' '))
      places.push_back(at);
  return places;
}

// Every number of the library's scripts, made greater by one, is marked where it stands.
TEST(TextDifference, MarksEachNumberOfTheLibraryThatIsNotTheTexts) {
  Desk desk;
  int tried = 0, marked = 0;
  std::string missed;
  for (const CollectedCard& card : kit::whole_library().cards) {
    Diagnostics none;
    const std::optional<std::string> text = read_file(card.file, none);
    ASSERT_TRUE(text);
    if (text->find("text = ") == std::string::npos) continue;
    for (const std::size_t place : numbers_of(*text)) {
      std::string script = *text;
      ++script[place];
      const Diagnostics found = desk.differences(script);
      // What load refuses, or means the same, is another check's.
      if (found.empty()) continue;
      ++tried;
      const auto line =
          static_cast<int>(std::count(script.begin(), script.begin() + static_cast<long>(place), '\n')) + 1;
      const auto column = static_cast<int>(place - script.rfind('\n', place));
      const auto covers = [&](const Location& where) {
        return where.line == line && where.column <= column &&
               (where.end_line > line || column < where.column + where.length);
      };
      bool good = false;
      for (const Diagnostic& one : found) {
        good = good || covers(one.location);
        for (const RelatedPlace& other : one.related) good = good || covers(other.location);
      }
      marked += good ? 1 : 0;
      if (!good) missed += card.file + ":" + std::to_string(line) + "\n";
    }
  }
  EXPECT_GT(tried, 500);
  EXPECT_GE(marked * 100, tried * 99) << marked << " of " << tried << "\n" << missed;
}

}  // namespace
}  // namespace sleight
