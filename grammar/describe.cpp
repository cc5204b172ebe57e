#include "grammar/describe.h"

#include "grammar/abilities/casting_english.h"
#include "grammar/abilities/lines_english.h"
#include "grammar/effects/choices_english.h"

namespace sleight {

std::string describe(const Card& card, const Ability& ability, const Words& words,
                     const Vocabulary& vocabulary) {
  Speaker speaker(card, words, vocabulary);
  return say_ability(speaker, ability);
}

std::string describe(const Card& card, const Words& words, const Vocabulary& vocabulary) {
  Speaker speaker(card, words, vocabulary);
  std::string text = say_casting(speaker);
  for (const Ability& ability : card.abilities) {
    // It is said by the sentence that changes the text ("by replacing all instances of one ...").
    if (is_choice_of_words(ability)) continue;
    if (!text.empty()) text += "\n";
    text += describe(card, ability, words, vocabulary);
  }
  return text;
}

}  // namespace sleight
