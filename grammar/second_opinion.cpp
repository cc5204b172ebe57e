#include "grammar/second_opinion.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/card/letters.h"
#include "grammar/describe.h"
#include "grammar/text_reader.h"

namespace sleight {
namespace {

bool is_creature_type(std::string_view word, const Vocabulary& vocabulary) {
  const std::vector<OpenWord>& known = vocabulary.beginning_with(word);
  return std::any_of(known.begin(), known.end(), [](const OpenWord& open) {
    return open.kind == OpenKind::creature_type && open.parts.size() == 1;
  });
}

/// Holds back what goes without saying: "creature" behind a type of creatures, and the keyword of a wall that
/// it is a defender.
class GoesWithoutSaying {
 public:
  GoesWithoutSaying(const Card& card, const Words& words, const Vocabulary& vocabulary)
      : wall_(std::any_of(card.subtypes.begin(), card.subtypes.end(),
                          [&](Word subtype) { return lowered(words.spelling(subtype)) == "wall"; })),
        vocabulary_(vocabulary) {}

  std::string taken_from(std::string_view line) const {
    std::string kept;
    bool after_type = false;
    while (!line.empty()) {
      const auto* const end = std::find_if_not(line.begin(), line.end(), is_word_byte);
      const std::string_view word =
          line.substr(0, std::max<std::size_t>(1, static_cast<std::size_t>(end - line.begin())));
      const bool said_by_type = after_type && (word == "creature" || word == "creatures");
      if (!said_by_type && !(wall_ && kept.empty() && word == "defender")) kept += word;
      if (word != " ") after_type = is_creature_type(word, vocabulary_);
      line.remove_prefix(word.size());
    }
    return kept;
  }

 private:
  bool wall_;
  const Vocabulary& vocabulary_;
};

/// Whether the one says what the other says, line by line: then nothing is left over of either, whatever
/// words stand for the same.
bool say_the_same(std::string_view text, std::string_view described) {
  constexpr std::string_view blanks = " \t\r\n";
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    if (text.empty() || described.empty()) return text.empty() && described.empty();
    const std::string_view line = described.substr(0, described.find('\n'));
    // What it is put on is held against the facts of the card, and not against what its text says besides.
    if (!text.starts_with(line) || line.starts_with("Enchant ")) return false;
    text.remove_prefix(line.size());
    described.remove_prefix(std::min(line.size() + 1, described.size()));
    if (!text.empty() && blanks.find(text.front()) == std::string_view::npos) return false;
    if (text.substr(0, text.find('\n')).find_first_not_of(blanks) != std::string_view::npos) return false;
  }
}

}  // namespace

LeftOver second_opinion(const Card& card, std::string_view text, Wording wording, const Words& words,
                        const Vocabulary& vocabulary, const EqualPhrases& equals) {
  const GoesWithoutSaying without(card, words, vocabulary);
  const auto as_compared = [&](std::string_view lines, Wording in) {
    std::vector<std::string> compared;
    for (const Text& line : in_house_words(card, lines, vocabulary, in))
      compared.push_back(without.taken_from(line.str()));
    return compared;
  };
  // Each thing by its name: what is said in fewer words has fewer to be compared.
  std::string described;
  for (const std::string& line : described_in_full(card, words, vocabulary))
    described += (described.empty() ? "" : "\n") + line;
  // Steps that belong together are described in parentheses; in a text these hold reminders, and are dropped.
  std::replace(described.begin(), described.end(), '(', ' ');
  std::replace(described.begin(), described.end(), ')', ' ');
  if (wording == Wording::house && say_the_same(text, described)) return {};
  const std::vector<std::string> said = as_compared(text, wording);
  // What it is put on is told with its facts, and by a line of its text or by none.
  if (std::any_of(said.begin(), said.end(),
                  [](const std::string& line) { return line.starts_with("enchant "); }))
    described += "\n" + enchant_line(card, words, vocabulary);
  const std::vector<std::string> of_description = as_compared(described, Wording::house);
  return said == of_description ? LeftOver{} : equals.left_over(said, of_description);
}

}  // namespace sleight
