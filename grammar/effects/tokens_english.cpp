#include "grammar/effects/tokens_english.h"

#include <utility>

#include "core/card/spelling.h"
#include "core/card/verb.h"
#include "grammar/abilities/keywords_english.h"
#include "grammar/abilities/lines_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/open_words.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

Box<Amount> half_of_size(ReadingContext& context, std::string_view text) {
  // What X is, it is given once it is there.
  if (text == "x") return Amount(0);
  const auto number = number_named(text);
  if (!number) context.fail();
  return Amount(number.value_or(0));
}

}  // namespace

/// A token is called by its types, unless it is named otherwise.
Card read_token(ReadingContext& context, const Node& said) {
  context.take(said);
  Card token;
  for (const Node& child : said.children) {
    // "A black Shadow token": here the name of a keyword is that of a type.
    if (!child.is(Lexeme::CREATURE_TYPE) && !child.is(Lexeme::OTHER_TYPE) && !child.is(Lexeme::KEYWORD))
      continue;
    const std::string& type = child.open->name;
    token.name += (token.name.empty() ? "" : " ") + capital(type);
    token.subtypes.push_back(context.word(type));
  }
  if (const Node* name = said.child(Lexeme::NAME)) token.name = capitals(std::string(name->text));
  if (said.has(Lexeme::LEGENDARY)) token.supertypes = Supertype::legend;
  for (const Node* word : said.all(Phrase::type_word))
    token.types = token.types | read_type_word(context, *word);
  // Only creatures have a size.
  if (said.all(Phrase::type_word).empty()) {
    if (!said.has(Lexeme::PT)) context.fail();
    token.types = CardType::creature;
  }
  // A power and a toughness only creatures have, and every one of them.
  const Node* sized = said.child(Lexeme::PT);
  if (sized != nullptr && !any(token.types & CardType::creature)) context.fail();
  if (sized == nullptr && any(token.types & CardType::creature)) {
    // The next sentence says it.
    context.unsettled = true;
    token.power = token.toughness = Amount(0);
  }
  for (const Node* colour : said.all(Phrase::colour))
    token.colours = token.colours.value_or(Colours{}) | read_colour(context, *colour);
  if (sized != nullptr) {
    const std::string_view size = sized->text;
    token.power = half_of_size(context, size.substr(0, size.find('/')));
    token.toughness = half_of_size(context, size.substr(size.find('/') + 1));
  }
  for (const Node* gained : said.all(Phrase::gained))
    token.abilities.push_back(read_gained(context, *gained, token.types));
  return token;
}

namespace {

/// "An X/X token": it is made, and has that size for good.
void give_size(const ReadingContext& context, std::string_view size, Steps& steps) {
  Step sized = step(Verb::change, one(Reference::made));
  const std::size_t slash = size.find('/');
  const Amount x = context.where_x ? *context.where_x : amount_of(AmountKind::x);
  for (const auto& [half, kind] : {std::pair(size.substr(0, slash), ChangeKind::power),
                                   std::pair(size.substr(slash + 1), ChangeKind::toughness)}) {
    if (half != "x") continue;
    ChangePart& part = sized.change.parts.emplace_back();
    part.kind = kind;
    part.amount = x;
  }
  if (!sized.change.parts.empty()) steps.push_back(std::move(sized));
}

/// "A token that is a copy of target creature".
void read_creating_copy(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (!subject.empty() && !is_player(context, subject)) context.fail();
  Step make = step(Verb::make_token, actor(subject));
  make.amount = read_number(context, said.the(Phrase::number));
  make.other = read_object(context, said.the(Phrase::object));
  const bool plural = said.the(Lexeme::TOKEN_WORD).text == "tokens";
  if (!is_one_thing(context, make.other) || plural == said.has(Lexeme::A)) context.fail();
  steps.push_back(std::move(make));
  // It is a copy but for this.
  Step besides = step(Verb::change, one(Reference::made));
  if (const Node* gained = said.child(Phrase::gained)) {
    besides.change.parts.emplace_back().kind = ChangeKind::gains;
    besides.change.parts.back().abilities.push_back(read_gained(context, *gained, CardType::creature));
  } else if (const Node* type = said.child(Phrase::type_word)) {
    besides.change.parts.emplace_back().kind = ChangeKind::is_also;
    besides.change.parts.back().types = read_type_word(context, *type);
  }
  if (!besides.change.parts.empty()) steps.push_back(std::move(besides));
  context.before_made = context.antecedent;
  context.refer_to(one(Reference::made));
  context.several = plural;
}

void read_creating(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (!subject.empty() && !is_player(context, subject)) context.fail();
  Step make = step(Verb::make_token, actor(subject));
  make.token = read_token(context, said.the(Phrase::token));
  const CardType types = make.token->types;
  if (said.has(Phrase::number)) {
    make.amount = read_number(context, said.the(Phrase::number));
  } else {
    // As many as were given up for them.
    if (!context.any_paid) context.fail();
    make.amount = amount_of(AmountKind::x);
  }
  const bool several = !(*make.amount == Amount(1));
  steps.push_back(std::move(make));
  // A Treasure has no size.
  if (const Node* size = said.the(Phrase::token).child(Lexeme::PT)) give_size(context, size->text, steps);
  // "It has ...", "sacrifice it at end of turn": what was made, and not the card that made it.
  context.before_made = context.antecedent;
  context.refer_to(one(Reference::made), false, types);
  context.several = several;
}

/// "Red", "red and green", "red, green, and white".
std::string all_of(Colours colours) {
  std::vector<std::string> words;
  for (const Spelling<Colour>& row : all_spellings<Colour>)
    if (colours.has(row.value)) words.emplace_back(row.spelling);
  std::string text;
  for (const std::string& word : words)
    text += (text.empty()             ? ""
             : words.size() == 2      ? " and "
             : &word == &words.back() ? ", and "
                                      : ", ") +
            word;
  return text;
}

/// "Goblin King artifact creature", "Human legend"; of a plain creature the size tells that it is one.
std::string say_token_types(const Speaker& speaker, const Card& token) {
  std::string text;
  for (const Spelling<Supertype>& row : all_spellings<Supertype>)
    if (any(token.supertypes & row.value) && row.value != Supertype::legend)
      text += std::string(english_of(row.value)) + " ";
  for (const Word subtype : token.subtypes) text += capitals(speaker.spelling(subtype)) + " ";
  if (any(token.supertypes & Supertype::legend)) text += std::string(english_of(Supertype::legend)) + " ";
  const bool plain = token.types == CardType::creature && !token.subtypes.empty() &&
                     !any(token.supertypes & Supertype::legend) && token.power && token.toughness;
  return plain ? text : text + english(token.types, " ") + " ";
}

}  // namespace

std::string say_creating(Speaker& speaker, const Step& step) {
  if (!step.token) {
    const std::string many = say_number(speaker, step.amount, "a");
    const std::string copies = " token" + std::string(many == "a" ? " that is a copy" : "s that are copies") +
                               " of " + say_thing(speaker, step.other, "a ") + " into play";
    return is_you(step.what) ? "put " + many + copies
                             : say_thing(speaker, step.what, "each ") + " puts " + many + copies;
  }
  const Card& token = *step.token;
  // "A token for each ..." of what is counted.
  const std::string each = step.amount && step.amount->kind == AmountKind::count && speaker.letters.empty()
                               ? say_for_each(speaker, *step.amount)
                               : "";
  const std::string number = each.empty() ? say_number(speaker, step.amount, "a") : "a";
  std::string text;
  // Sizes that are no plain number ("X/X") are said as they are measured.
  if (token.power && token.toughness)
    text += say_measure(speaker, *token.power) + "/" + say_measure(speaker, *token.toughness) + " ";
  if (!token.colour().empty()) text += all_of(token.colour()) + " ";
  text += say_token_types(speaker, token) + (each.empty() && number != "a" ? "tokens" : "token");
  // A token is called by its types, unless it is called otherwise.
  std::string by_type;
  for (const Word type : token.subtypes) by_type += (by_type.empty() ? "" : " ") + speaker.spelling(type);
  if (!same_but_for_case(token.name, by_type)) text += " named " + token.name;
  // The token's own text is about the token: "it" and targets of the spell mean nothing in there.
  Card this_one = token;
  this_one.name =
      any(token.types & CardType::creature) ? "this creature" : "this " + english(token.types, " ");
  Speaker itself(this_one, speaker.words, speaker.vocabulary);
  std::string_view joint = " with ";
  for (const Ability& each : token.abilities) {
    text +=
        std::string(joint) + (each.kind == AbilityKind::keyword ? say_keyword(itself, each.keyword)
                                                                : "\"" + say_ability(itself, each) + "\"");
    joint = " and ";
  }
  text = (number == "a" ? a_or_an(text) : number + " " + text) + " into play";
  if (!each.empty()) text += " for each " + each;
  // "Target opponent puts ...": who puts it there has it.
  return (is_you(step.what) ? "put " : say_thing(speaker, step.what, "each ") + " puts ") + text;
}

namespace {

constexpr ReadEffect tokens_read[] = {{Phrase::creates, read_creating},
                                      {Phrase::creates_copy, read_creating_copy}};
constexpr SayEffect tokens_said[] = {{Verb::make_token, say_creating}};

}  // namespace

std::string say_sized_token(Speaker& speaker, const Step& make, const Step& sized) {
  const std::vector<ChangePart>& parts = sized.change.parts;
  const bool both = make.verb == Verb::make_token && make.token && make.amount == Amount(1) &&
                    make.token->power == Amount(0) && make.token->toughness == Amount(0) &&
                    sized.verb == Verb::change && sized.what == one(Reference::made) &&
                    sized.duration == Duration::for_good && parts.size() == 2 &&
                    parts[0].kind == ChangeKind::power && parts[1].kind == ChangeKind::toughness &&
                    parts[0].amount && parts[1].amount && parts[0].amount->of;
  if (!both) return "";
  const Selector& of = *parts[0].amount->of;
  const TargetSpec* spec = speaker.target(of);
  const bool creature = spec != nullptr && speaker.named[of.index] && of.filters.empty() &&
                        any(types_named(spec->what) & CardType::creature);
  if (!creature || !(parts[0].amount == amount_of(AmountKind::power, of)) ||
      !(parts[1].amount == amount_of(AmountKind::toughness, of)))
    return "";
  Step open = make;
  open.token->power = {};
  open.token->toughness = {};
  return full_sentence(say_creating(speaker, open)) +
         " Its power is equal to that creature's power and its toughness is equal to that creature's "
         "toughness.";
}

EffectFamily tokens_family() { return {tokens_read, tokens_said}; }

}  // namespace sleight
