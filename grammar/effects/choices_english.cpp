#include "grammar/effects/choices_english.h"

#include <utility>

#include "core/card/verb.h"
#include "grammar/abilities/changes_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/sentences_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// What may be chosen, by the word that tells it from the others. The first row that fits is meant; one
/// without a word is only said.
struct ChoiceRow {
  Lexeme lexeme;
  ChoiceKind choice;
  std::string_view said;
};
constexpr ChoiceRow choices[] = {
    {Lexeme::OPPONENT, ChoiceKind::opponent, "an opponent"},
    {Lexeme::PLAYER, ChoiceKind::player, "a player"},
    {Lexeme::LAND, ChoiceKind::basic_land_type, "a basic land type"},
    {Lexeme::CREATURE, ChoiceKind::creature_type, "a creature type"},
    {Lexeme::MORE_WORD, ChoiceKind::colours, "one or more colors"},
    {Lexeme::COLOUR, ChoiceKind::colour, "a color"},
    {Lexeme::NUMBER_WORD, ChoiceKind::number, "a number"},
    {Lexeme::NAME_WORD, ChoiceKind::card_name, "a card name"},
    {Lexeme::CARD, ChoiceKind::card, "a card"},
    {Lexeme::none, ChoiceKind::colour_word, "two color words"},
    {Lexeme::none, ChoiceKind::land_word, "two basic land types"},
};

void read_choosing(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (!subject.empty() && !is_player(context, subject)) context.fail();
  for (const ChoiceRow& row : choices) {
    if (row.lexeme == Lexeme::none || !said.has(row.lexeme)) continue;
    steps.push_back(step(Verb::choose, actor(subject)));
    steps.back().choice = row.choice;
    if (const Node* many = said.child(Lexeme::NUMERAL_WORD)) {
      // "Two basic land types": the first, and the second.
      if (many->text != "two" || row.choice != ChoiceKind::basic_land_type) context.fail();
      steps.back().choice = ChoiceKind::land_word;
    }
    if (said.has(Lexeme::BETWEEN)) {
      std::vector<int> ends;
      for (const Node& word : said.children)
        if (word.is(Lexeme::NUMBER)) ends.push_back(number_named(word.text).value_or(0));
      // Below 0 there is nothing to choose, and from 1 on another choice.
      if (ends.size() != 2 || ends.front() != 0 || ends.back() < 1) return context.fail();
      steps.back().amount = Amount(ends.back());
    }
    if (const Node* among = said.child(Phrase::object)) steps.back().other = read_np(context, *among);
    if (const Node* barred = said.child(Phrase::np)) steps.back().other = read_np(context, *barred);
    return;
  }
  context.fail();
}

std::string say_choosing(Speaker& speaker, const Step& step) {
  std::string among = step.other.empty() ? "" : " among " + say_thing(speaker, step.other, "all ");
  if (step.choice == ChoiceKind::colour && !step.other.empty())
    among = " that " + say_thing(speaker, step.other, "a ") + " is not";
  for (const ChoiceRow& row : choices)
    if (row.choice == step.choice)
      return (is_you(step.what) ? "choose " : say_who_does(speaker, step.what, "choose", "chooses") + " ") +
             std::string(row.said) + among +
             (step.amount ? " between 0 and " + say_amount(speaker, *step.amount) : "");
  return "";
}

/// Which word for which is chosen while the spell is announced.
Ability choice_of_words(ChoiceKind choice) {
  Ability ability;
  ability.kind = AbilityKind::when_played;
  ability.modes.emplace_back();
  ability.modes.back().steps.push_back(step(Verb::choose));
  ability.modes.back().steps.back().choice = choice;
  return ability;
}

void read_rewording(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const bool land = said.has(Lexeme::LAND);
  Ability choice = choice_of_words(land ? ChoiceKind::land_word : ChoiceKind::colour_word);
  // What a permanent does again and again asks anew each time; of a spell it is asked while it is cast.
  if (any(context.facts.types & permanent_types))
    steps.push_back(std::move(choice.modes.front().steps.front()));
  else
    context.abilities.push_back(std::move(choice));
  Step changed = step(Verb::change, read_object(context, said.the(Phrase::np)));
  changed.change.parts.push_back(change_part(land ? ChangeKind::land_word : ChangeKind::colour_word));
  changed.change.parts.back().chosen = true;
  steps.push_back(std::move(changed));
}

/// "Choose one — it becomes 2/2; or it becomes 3/3.", "an opponent chooses one — ...".
void read_one_of(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Step choice = step(Verb::one_of);
  if (const Node* by = said.child(Phrase::whose))
    if (const Selector who = read_whose(context, *by); !is_you(who)) choice.what = who;
  const Selector around = context.antecedent;
  for (const Node* clause : said.all(Phrase::clause)) {
    context.refer_to(around);
    choice.then.push_back(step(Verb::way));
    read_clause(context, *clause, choice.then.back().then);
  }
  steps.push_back(std::move(choice));
}

/// "Do this X times: choose one — ...".
void read_so_many(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  Step many = step(Verb::repeat);
  many.amount = read_number(context, said.the(Phrase::number));
  const Node& ways = said.the(Phrase::choosing_way);
  context.take(ways);
  read_one_of(context, ways, subject, many.then);
  steps.push_back(std::move(many));
}

std::string say_one_of(Speaker& speaker, const Step& step) {
  const bool own = step.what.empty() || is_you(step.what);
  std::string text = own ? "choose" : say_who_does(speaker, step.what, "choose", "chooses");
  bool first = true;
  for (const Step& way : step.then) {
    text += std::exchange(first, false) ? " one \u2014 " : "; or ";
    std::string said;
    for (const Step& each : way.then) said += (said.empty() ? "" : " and ") + say_within(speaker, each);
    text += said;
  }
  return text;
}

std::string say_way(Speaker& speaker, const Step& step) {
  std::string said;
  for (const Step& each : step.then) said += (said.empty() ? "" : " and ") + say_within(speaker, each);
  return said;
}

constexpr ReadEffect choices_read[] = {{Phrase::choosing, read_choosing},
                                       {Phrase::choosing_way, read_one_of},
                                       {Phrase::so_many_ways, read_so_many},
                                       {Phrase::rewording, read_rewording}};
constexpr SayEffect choices_said[] = {
    {Verb::choose, say_choosing}, {Verb::one_of, say_one_of}, {Verb::way, say_way}};

}  // namespace

bool is_choice_of_words(const Ability& ability) {
  if (ability.kind != AbilityKind::when_played || ability.modes.size() != 1) return false;
  const Steps& steps = ability.modes.front().steps;
  return steps.size() == 1 && steps.front().verb == Verb::choose &&
         (steps.front().choice == ChoiceKind::colour_word || steps.front().choice == ChoiceKind::land_word);
}

namespace {

std::string say_new_words(Speaker& speaker, const Step& step) {
  if (step.change.parts.size() != 1 || !step.change.parts[0].chosen) return "";
  const ChangeKind kind = step.change.parts[0].kind;
  if (kind != ChangeKind::colour_word && kind != ChangeKind::land_word) return "";
  return "change the text of " + say_thing(speaker, step.what, "all ") +
         " by replacing all instances of one " +
         (kind == ChangeKind::colour_word ? "color word" : "basic land type") + " with another" +
         say_duration(step.duration, speaker.card.name);
}

}  // namespace

std::string say_reworded_text(Speaker& speaker, const Step& step) {
  // A permanent asks for the words each time, and without that it says another thing.
  return any(speaker.card.types & permanent_types) ? "" : say_new_words(speaker, step);
}

std::string say_words_chosen(Speaker& speaker, const Step& choice, const Step& change) {
  const bool asks_for_words =
      choice.choice == ChoiceKind::colour_word || choice.choice == ChoiceKind::land_word;
  if (choice.verb != Verb::choose || !asks_for_words || change.verb != Verb::change || !is_you(choice.what) ||
      change.change.parts.size() != 1 || change.duration != Duration::for_good)
    return "";
  const ChangeKind kind =
      choice.choice == ChoiceKind::colour_word ? ChangeKind::colour_word : ChangeKind::land_word;
  if (change.change.parts.front().kind != kind) return "";
  return say_new_words(speaker, change);
}

EffectFamily choices_family() { return {choices_read, choices_said}; }

}  // namespace sleight
