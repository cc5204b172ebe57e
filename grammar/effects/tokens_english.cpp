#include "grammar/effects/tokens_english.h"

#include "core/card/spelling.h"
#include "grammar/abilities/keywords_english.h"
#include "grammar/abilities/lines_english.h"
#include "grammar/open_words.h"
#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

Box<Amount> half_of_size(Meaning& meaning, std::string_view text) {
  const auto number = number_named(text);
  if (!number) meaning.fail();
  return Amount(number.value_or(0));
}

/// A token is called by its type.
Card read_token(Meaning& meaning, const Node& said) {
  meaning.take(said);
  Card token;
  const std::string& type = said.child(Lexeme::CREATURE_TYPE)->open->name;
  token.name = capital(type);
  token.subtypes.push_back(meaning.word(type));
  for (const Node* word : said.all(Phrase::type_word))
    token.types = token.types | read_type_word(meaning, *word);
  // It has a power and a toughness, which only creatures have.
  if (!any(token.types & CardType::creature)) meaning.fail();
  if (const Node* colour = said.child(Phrase::colour)) token.colours = read_colour(meaning, *colour);
  const std::string_view size = said.child(Lexeme::PT)->text;
  token.power = half_of_size(meaning, size.substr(0, size.find('/')));
  token.toughness = half_of_size(meaning, size.substr(size.find('/') + 1));
  for (const Node* keyword : said.all(Phrase::keyword))
    token.abilities.push_back(read_keyword(meaning, *keyword));
  return token;
}

void read_creating(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  Step make = step(Verb::make_token);
  make.token = read_token(meaning, said.the(Phrase::token));
  make.amount = read_number(meaning, said.the(Phrase::number));
  steps.push_back(std::move(make));
}

/// "Legendary Goblin King artifact creature".
std::string say_token_types(const Speaker& speaker, const Card& token) {
  std::string text;
  for (const Spelling<Supertype>& row : all_spellings<Supertype>)
    if (any(token.supertypes & row.value)) text += std::string(english_of(row.value)) + " ";
  for (const Word subtype : token.subtypes) text += capitals(speaker.spelling(subtype)) + " ";
  return text + english(token.types, " ");
}

std::string say_creating(Speaker& speaker, const Step& step) {
  if (!step.token) return "put a token into play";
  const Card& token = *step.token;
  const std::string number = say_number(speaker, step.amount, "a");
  std::string text = "put " + number + " ";
  // Sizes that are no plain number ("X/X") are said as they are measured.
  if (token.power && token.toughness)
    text += say_measure(speaker, *token.power) + "/" + say_measure(speaker, *token.toughness) + " ";
  if (!token.colour().empty()) text += english(token.colour(), " and ") + " ";
  text += say_token_types(speaker, token) + (number == "a" ? " token" : " tokens");
  // A token is called by its type, unless it is called otherwise.
  if (token.subtypes.size() != 1 || !same_but_for_case(token.name, speaker.spelling(token.subtypes[0])))
    text += " named " + token.name;
  // The token's own text is about the token: "it" and targets of the spell mean nothing in there.
  Speaker itself(token, speaker.words, speaker.vocabulary);
  std::string_view joint = " with ";
  for (const Ability& each : token.abilities) {
    text +=
        std::string(joint) + (each.kind == AbilityKind::keyword ? say_keyword(itself, each.keyword)
                                                                : "\"" + say_ability(itself, each) + "\"");
    joint = " and ";
  }
  return text + " into play" +
         (step.what.empty() ? "" : " under the control of " + say_thing(speaker, step.what, "a "));
}

constexpr ReadEffect tokens_read[] = {{Phrase::creating, read_creating}};
constexpr SayEffect tokens_said[] = {{Verb::make_token, say_creating}};

}  // namespace

EffectFamily tokens_family() { return {tokens_read, tokens_said}; }

}  // namespace sleight
