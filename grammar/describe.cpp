#include "grammar/describe.h"

#include <sstream>
#include <vector>

#include "core/card/definition_fields.h"
#include "core/card/mana_text.h"
#include "core/card/spelling.h"
#include "grammar/abilities/casting_english.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/lines_english.h"
#include "grammar/abilities/tapped_artifacts.h"
#include "grammar/effects/choices_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/printed_style.h"
#include "grammar/text/english_words.h"
#include "grammar/text/era_words.h"

namespace sleight {

namespace {

/// "Snow-covered basic land", "artifact creature".
std::string type_line(const Card& card) {
  std::string line;
  for (const Spelling<Supertype>& row : all_spellings<Supertype>)
    if (any(card.supertypes & row.value)) line += std::string(english_of(row.value)) + " ";
  return line + english(card.types, " ");
}

/// Whether a step of the card replaces the words that `choice` settles.
bool rewords(const Card& card, const Ability& choice) {
  const ChangeKind kind = choice.modes.front().steps.front().choice == ChoiceKind::colour_word
                              ? ChangeKind::colour_word
                              : ChangeKind::land_word;
  bool found = false;
  definition::walk(card,
                   [&](const ChangePart& part) { found = found || (part.chosen && part.kind == kind); });
  return found;
}

/// "Its power is equal to ...": a size that is no number; "" for one that is.
std::string say_size(Speaker& speaker, std::string_view value, const Box<Amount>& amount) {
  if (!amount || amount->is_number()) return "";
  speaker.letters.clear();
  return speaker.card.name + "'s " + std::string(value) + " equal to " + say_measure(speaker, *amount) + ".";
}

/// "2", and "*" or "1+*" for what a sentence of the text tells.
std::string say_size_in_line(Speaker& speaker, const Amount& amount) {
  if (amount.is_number()) return say_measure(speaker, amount);
  for (const Amount& term : amount.kind == AmountKind::sum ? amount.terms : std::vector<Amount>{})
    if (term.is_number()) return std::to_string(term.number) + "+*";
  return "*";
}

/// Both at once where they are the same.
std::vector<std::string> say_sizes(Speaker& speaker) {
  const Card& card = speaker.card;
  if (card.power && card.power == card.toughness)
    return {say_size(speaker, "power and toughness are each", card.power)};
  return {say_size(speaker, "power is", card.power), say_size(speaker, "toughness is", card.toughness)};
}

}  // namespace

std::string describe(const Card& card, const Ability& ability, const Words& words,
                     const Vocabulary& vocabulary) {
  Speaker speaker(card, words, vocabulary);
  return PrintedStyle(card, vocabulary).line(in_era_words(say_ability(speaker, ability), card.name));
}

std::string describe_time(const Card& card, const Condition& condition, const Words& words,
                          const Vocabulary& vocabulary) {
  Speaker speaker(card, words, vocabulary);
  return in_era_words(speaker.with_letters(say_when(speaker, condition)), card.name);
}

std::string describe_fact(const Card& card, const Condition& condition, const Words& words,
                          const Vocabulary& vocabulary) {
  Speaker speaker(card, words, vocabulary);
  return in_era_words(speaker.with_letters(say_condition(speaker, condition)), card.name);
}

std::vector<std::string> described_in_full(const Card& card, const Words& words,
                                           const Vocabulary& vocabulary) {
  Speaker speaker(card, words, vocabulary);
  std::vector<std::string> lines;
  const auto add = [&](const std::string& said) {
    if (!said.empty()) lines.push_back(in_era_words(said, card.name));
  };
  std::istringstream casting(say_casting(speaker));
  for (std::string line; std::getline(casting, line);) add(line);
  for (const std::string& size : say_sizes(speaker)) add(size);
  for (const Ability& ability : card.abilities) {
    // It is said by the sentence that changes the text ("by replacing all instances of one ...").
    if (is_choice_of_words(ability) && rewords(card, ability)) continue;
    Speaker anew(card, words, vocabulary);
    lines.push_back(in_era_words(say_ability(anew, ability), card.name));
  }
  std::vector<Ability> as_read = card.abilities;
  // What its text would say all the same, the script leaves out (R-ART-1).
  if (let_it_work_tapped(card.types, as_read) && as_read.size() != card.abilities.size())
    lines.push_back(card.name + " does not work while tapped.");
  for (const std::string& piece : card.unread) lines.push_back("Unread: \"" + piece + "\"");
  if (!card.unsupported.empty()) lines.push_back("Not supported: " + card.unsupported);
  return lines;
}

std::string describe(const Card& card, const Words& words, const Vocabulary& vocabulary) {
  std::string text;
  for (const std::string& line :
       PrintedStyle(card, vocabulary).lines(described_in_full(card, words, vocabulary)))
    text += (text.empty() ? "" : "\n") + line;
  return text;
}

std::string enchant_line(const Card& card, const Words& words, const Vocabulary& vocabulary) {
  if (card.enchants.empty()) return "";
  Speaker speaker(card, words, vocabulary);
  return "Enchant " + say_thing(speaker, card.enchants, "");
}

std::string headline(const Card& card, const Words& words, const Vocabulary& vocabulary) {
  Speaker speaker(card, words, vocabulary);
  std::string line;
  const auto add = [&line](const std::string& said) {
    if (!said.empty()) line += (line.empty() ? "" : ", ") + said;
  };
  if (card.has_cost) add(card.cost.empty() ? "{0}" : print_mana(card.cost));
  add(type_line(card));
  for (const Word subtype : card.subtypes) add(capitals(words.spelling(subtype)));
  if (card.power || card.toughness)
    add((card.power ? say_size_in_line(speaker, *card.power) : "-") + "/" +
        (card.toughness ? say_size_in_line(speaker, *card.toughness) : "-"));
  // A card has the colours of its cost without saying so (R-COLOR-1).
  if (card.colour() != card.cost.colours()) add(english(card.colour(), " and "));
  if (!card.enchants.empty()) add("on " + say_thing(speaker, card.enchants, "a "));
  return line;
}

}  // namespace sleight
