#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>

#include "grammar/describe.h"
#include "grammar/text_reader.h"
#include "tests/kit/read_cards.h"
#include "tests/kit/whole_library.h"
#include "tools/library/known_words.h"

/// What is printed on a card is the English of a card of 1993-1997, and says what the card does: it is read
/// back as an equal definition, and none of the wordings stands in it that no such card has.
namespace sleight {
namespace {

/// A wording that no card of the era has, and what such a card says.
struct Forbidden {
  const char* pattern;
  const char* instead;
};
constexpr Forbidden forbidden[] = {
    {R"((^|[^/+-])\b([2-9]|10) (cards?|(target )?creatures?|lands?|islands?|swamps?|tokens?|[a-z+/0-9-]+ counters?)\b)",
     "things are counted in words: two cards"},
    {R"([0-9]/[0-9] [a-z, ]*([A-Z][a-z-]+ )+creature token)",
     "the size tells that it is a creature: a 0/1 black Thrull token"},
    {R"((^|[.:] |\n)You (draw|discard|gain|lose [0-9]|flip|put|skip|take) )",
     "an order says to nobody who is to obey"},
    {R"([Ee]nchanted [a-z]+ gains [a-z])", "what is so all the time: has"},
    {R"(s do not untap during their controller's)", "during their controllers' untap phases"},
    {R"(the (found|made|countered) )", "that card"},
    {R"(this card (remains|and)|control this card)", "the name of the card"},
    {R"(there (is|are) [^.,]*(sacrificed|discarded) this way)", "if you sacrificed an island this way"},
    {R"(number of [^.,]*cards? from a graveyard)", "in all graveyards"},
    {R"((^|[^a-z])[Aa]n opponent('s| controls| loses| may| draws| plays| successfully| owns))",
     "your opponent"},
    {R"([+]0/-[1-9]|-[1-9]/[+]0)", "-0/-2"},
    {R"(the sacrificed permanent)", "the sacrificed creature"},
    {R"([(])", "sentences need no brackets"},
    {R"(\b([Hh]aste|[Mm]enace|[Ss]cry|[Ff]lash|[Dd]efender|[Vv]igilance|[Ss]hroud|[Hh]exproof)\b)",
     "the sense, in words of the era"},
    {R"(legendary creature)", "legend"},
    {R"([Aa]ll [a-z]+ (cannot (attack|block)|do not) )", "Islands do not untap"},
    {R"(only (twice|[a-z]+ times) each turn)", "no more than twice each turn"},
    {R"(\b(blocks|becomes blocked by) a [^.]*destroy the other creature)", "destroy that creature"},
    {R"(([Ww]hen|[Ww]henever|[Ii]f) you is )", "you are"},
    {R"(may have gain )", "you may gain control"},
    {R"(nontoken sources?)", "permanents"},
    {R"(Auroches|Merfolks|[Ww]erewolve\b)", "Aurochs, Merfolk, Werewolf"},
    {R"(is also (artifact|enchantment|creature|land))", "is also an enchantment"},
    {R"(it is not so that)", "unless"},
    {R"(the number that came of it)", "that many"},
    {R"([Ww]hen (it|~) leaves play this turn, bury)", "if it leaves play this turn"},
    {R"([Ff]or each of all)", "for each"},
    {R"(with the chosen name with the chosen name)", "said once"},
    {R"(successfully casts an? ([a-z]+ )?spell, counter it)", "spells are countered"},
    {R"(that much [a-z]+ counters)", "that many counters"},
    {R"(gains? [a-z ]+ and gains )", "gains flying and banding"},
    {R"([a-z]s they control they own|you control you own)", "you both own and control"},
};

/// Cards of which two others were spoken of before: only its name tells which is meant.
constexpr const char* named_alone[] = {"Tempest Efreet", "Wand of Ith"};

/// What a text has that it should not; "" where it is sound.
std::string slips(std::string text, const std::string& name = "") {
  for (std::size_t at = 0; !name.empty() && (at = text.find(name, at)) != std::string::npos;)
    text.replace(at, name.size(), "~");
  if (std::find(std::begin(named_alone), std::end(named_alone), name) != std::end(named_alone))
    for (std::size_t at = 0; (at = text.find("the found card", at)) != std::string::npos;)
      text.replace(at, 9, "that");
  static const std::vector<std::pair<std::regex, std::string>> all = [] {
    std::vector<std::pair<std::regex, std::string>> made;
    for (const Forbidden& row : forbidden)
      made.emplace_back(std::regex(row.pattern, std::regex::optimize), row.instead);
    return made;
  }();
  std::string told;
  std::smatch found;
  for (const auto& [pattern, instead] : all)
    if (std::regex_search(text, found, pattern)) told += "\"" + found.str() + "\": write " + instead + "\n";
  return told;
}

std::string described_as_read(const Card& card, const Words& words, const Vocabulary& vocabulary,
                              bool& equal) {
  const std::string text = describe(card, words, vocabulary);
  Card facts = card;
  facts.abilities.clear();
  const Reading reading = read_text(facts, text, vocabulary);
  equal = reading.understood() && same_rules(apply(facts, reading), card);
  return text;
}

TEST(EraEnglish, IsThatOfEachCardThatIsReadInFull) {
  Vocabulary vocabulary = kit::known_words();
  const std::vector<kit::ReadCard> cards = kit::read_cards();
  for (const kit::ReadCard& card : cards) add_types_of(card.facts, vocabulary);
  for (const kit::ReadCard& each : cards) {
    const Reading reading = read_text(each.bare(), each.facts.text, vocabulary);
    Words words;
    for (const std::string& word : facts_from(each.facts).words) words.intern(word);
    for (const std::string& word : reading.words) words.intern(word);
    bool equal = false;
    const std::string text = described_as_read(apply(each.bare(), reading), words, vocabulary, equal);
    EXPECT_TRUE(equal) << each.facts.name << "\n" << text;
    EXPECT_EQ(slips(text, each.facts.name), "") << each.facts.name << "\n" << text;
  }
}

TEST(EraEnglish, IsThatOfEachCardOfTheLibrary) {
  const Library& library = *kit::whole_library().library;
  const std::set<std::string> not_read_back = kit::not_read_back();
  for (const CollectedCard& each : kit::whole_library().cards) {
    const Card& card = library.card(each.id);
    // What stands for no ability, and what no reader knows yet, is in nobody's best words.
    if (!card.unread.empty() || !card.unsupported.empty() || not_read_back.contains(card.name)) continue;
    bool equal = false;
    const std::string text = described_as_read(card, library.words(), kit::known_words(), equal);
    EXPECT_TRUE(equal) << card.name << "\n" << text;
    EXPECT_EQ(slips(text, card.name), "") << card.name << "\n" << text;
  }
}

TEST(EraEnglish, TellsWhatNoCardWouldSay) {
  EXPECT_NE(slips("Target player draws 2 cards."), "");
  EXPECT_NE(slips("{T}: You draw a card."), "");
  EXPECT_NE(slips("Put 2 1/1 green Squirrel creature tokens into play."), "");
  EXPECT_EQ(slips("Draw two cards. Gain 2 life. You may put a Goblin card from your hand into play."), "");
}

}  // namespace
}  // namespace sleight
