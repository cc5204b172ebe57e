#include "grammar/facts.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "core/card/creature_types.h"
#include "core/card/letters.h"
#include "core/card/purpose.h"
#include "core/card/spelling.h"
#include "grammar/meaning.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// Types that later years gave to cards printed without them: a race beside a class, a kingdom beside a Wall.
constexpr std::array<std::string_view, 2> later_races{"human", "plant"};

void drop_later_races(std::vector<std::string>& subtypes) {
  for (const std::string_view race : later_races)
    if (subtypes.size() > 1) std::erase(subtypes, race);
}

Selector permanents_of(CardType type) {
  Selector selector = one(Reference::permanents);
  selector.filters.push_back(type_filter(type));
  return selector;
}

/// "Summon — Knight", "Enchant Creature", "Mana Source": what a card of the era says it is.
void take_printed_type(std::string_view printed, Card& card, std::vector<std::string>& subtypes) {
  const std::string type = lowered(printed);
  // Databases call interrupts and mana sources instants: the printed word decides how the spell is timed.
  if (const auto named = spelt<CardType>(type); named && !any(*named & permanent_types)) card.types = *named;
  // An enchant world is on nothing (R-WORLD-1); on any other, the printed line tells the target (R-ENCH-1).
  if (type.starts_with("enchant ") && type != "enchant world") {
    const CardType on = type_named(type.substr(8));
    if (any(on)) card.enchants = permanents_of(on);
  }
  if (!type.starts_with("summon")) return;
  std::string names = type.substr(6);
  std::vector<std::string> printed_types;
  std::string word;
  for (const char c : names + " ") {
    if (std::isalpha(static_cast<unsigned char>(c)) != 0) {
      word += c;
    } else if (!word.empty()) {
      if (word == spelling_of(Supertype::legend))
        card.supertypes = card.supertypes | Supertype::legend;
      else
        printed_types.push_back(singular_creature_type(word));
      word.clear();
    }
  }
  // Creature types are the words after "Summon" (R-CRE-8), not those that databases give in their place.
  if (!printed_types.empty()) subtypes = printed_types;
}

Box<Amount> characteristic(const std::string& value, std::vector<std::string>& problems) {
  if (value.empty()) return {};
  const auto number = number_named(value);
  if (number) return Amount(*number);
  if (value.size() > 1 && value.front() == '-')
    if (const auto below = number_named(std::string_view(value).substr(1))) return Amount(-*below);
  // "*" is told by the card's text, if at all: 0 only stands in for it, which the problem says.
  problems.push_back("power or toughness '" + value + "'");
  return Amount(0);
}

}  // namespace

FactsReading facts_from(const CardFacts& facts) {
  FactsReading read;
  Card& card = read.card;
  card.name = facts.name;
  for (const std::string& type : facts.types) {
    const CardType named = type_named(lowered(type));
    if (!any(named)) read.problems.push_back("type '" + type + "'");
    card.types = card.types | named;
  }
  for (const std::string& supertype : facts.supertypes) {
    if (const auto named = supertype_named(lowered(supertype)))
      card.supertypes = card.supertypes | *named;
    else
      read.problems.push_back("supertype '" + supertype + "'");
  }
  std::vector<std::string> subtypes;
  for (const std::string& subtype : facts.subtypes) {
    const std::string low = lowered(subtype);
    if (low == "aura") continue;  // what it is put on says as much
    subtypes.push_back(is_land_type(low) ? low : singular_creature_type(low));
  }
  drop_later_races(subtypes);
  take_printed_type(facts.printed_type, card, subtypes);
  for (const std::string& subtype : subtypes) {
    card.subtypes.emplace_back(subtype);
    read.words.push_back(subtype);
  }
  // A land has no cost, which is not the same as a cost of {0}.
  card.has_cost = !facts.mana_cost.empty();
  if (const auto cost = mana_from(facts.mana_cost))
    card.cost = *cost;
  else
    read.problems.push_back("cost '" + facts.mana_cost + "'");
  if (!facts.colours.empty()) {
    Colours colours;
    for (const std::string& name : facts.colours)
      if (const auto colour = spelt<Colour>(lowered(name))) colours = colours | *colour;
    // Colours follow from the cost (R-COLOR-1); only what differs from them belongs in a definition.
    if (!(colours == card.cost.colours())) card.colours = colours;
  }
  card.power = characteristic(facts.power, read.problems);
  card.toughness = characteristic(facts.toughness, read.problems);
  return read;
}

void add_types_of(const CardFacts& facts, Vocabulary& vocabulary) {
  const FactsReading read = facts_from(facts);
  if (!any(read.card.types & CardType::creature)) return;
  for (const std::string& type : read.words)
    if (!is_land_type(type)) vocabulary.add_creature_type(type);
}

Scaffold scaffold(const CardFacts& facts, const Vocabulary& vocabulary) {
  FactsReading base = facts_from(facts);
  Scaffold made;
  made.reading = read_text(base.card, facts.text, vocabulary, Wording::oracle);
  made.card = apply(base.card, made.reading);
  made.card.text = facts.text;
  // The words of its text are interned with those of its facts, by whoever takes the card into a library.
  made.words = std::move(base.words);
  made.words.insert(made.words.end(), made.reading.words.begin(), made.reading.words.end());
  made.problems = std::move(base.problems);
  // A printed type is a fact and stands; what databases call an instant has its timing from what it does.
  if (facts.printed_type.empty() && made.card.types == CardType::instant && !made.card.abilities.empty() &&
      made.card.abilities.front().kind == AbilityKind::spell) {
    const Purpose purpose = purpose_of(made.card.abilities.front());
    if (purpose.gives_mana)
      made.card.types = CardType::mana_source;
    else if (std::any_of(purpose.modes.begin(), purpose.modes.end(),
                         [](const ModePurpose& mode) { return mode.aims_at_plays; }))
      made.card.types = CardType::interrupt;  // nothing else can aim at what is under way (R-INT-6)
  }
  return made;
}

}  // namespace sleight
