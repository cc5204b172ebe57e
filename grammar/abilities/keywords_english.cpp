#include "grammar/abilities/keywords_english.h"

#include <algorithm>
#include <utility>

#include "grammar/abilities/costs_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/open_words.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// The one keyword that is given things rather than a quality of theirs.
constexpr std::string_view bands_with_other = "bands_with_other";

}  // namespace

Ability read_keyword(ReadingContext& context, const Node& said) {
  context.take(said);
  if (said.is(Phrase::bands_with_other)) {
    const OpenWord& named = *said.the(Lexeme::QUALITY_KEYWORD).open;
    const Selector others = read_group(context, said.the(Phrase::group));
    // Of all that takes a quality it alone names what stands at its side.
    if (named.name != bands_with_other || others.from != Reference::permanents || !others.also.empty())
      context.fail();
    Ability bands;
    bands.kind = AbilityKind::keyword;
    bands.keyword.name = context.word(named.name);
    bands.keyword.filters = others.filters;
    return bands;
  }
  const Node* land = said.child(Lexeme::LAND_KEYWORD);
  const OpenWord* word = land != nullptr ? land->open : said.first().open;
  Ability ability;
  if (word == nullptr) {
    context.fail();  // "enchant": only a line of its own says what a card may be put on
    return ability;
  }
  // What says how a card is cast or of what colour it is, is no ability that anything in play has.
  if (is_said_of_card(*word)) {
    context.fail();
    return ability;
  }
  // "Vigilance" has no module: in the era it is a sentence, which is a rule.
  if (word->rule) return rule_of(*word->rule);
  ability.kind = AbilityKind::keyword;
  KeywordUse& use = ability.keyword;
  use.name = context.word(word->name);
  switch (said.phrase) {
    case Phrase::land_keyword:
      if (!word->land.empty()) use.filters.push_back(word_filter(Quality::subtype, context.word(word->land)));
      // "Snow-covered swampwalk": of such lands of that type alone.
      for (const auto& [lexeme, supertype] :
           {std::pair{Lexeme::SNOW_COVERED, Supertype::snow_covered},
            std::pair{Lexeme::LEGENDARY, Supertype::legend}, std::pair{Lexeme::BASIC, Supertype::basic}}) {
        if (!said.has(lexeme)) continue;
        use.filters.push_back(filter_of(Quality::supertype));
        use.filters.back().supertypes = supertype;
      }
      in_canonical_order(use.filters);
      // "Landwalk of the chosen type": where no type is said.
      if (said.has(Lexeme::CHOSEN)) {
        if (!word->land.empty()) context.fail();
        use.filters.push_back(filter_of(Quality::chosen_land_type));
        in_canonical_order(use.filters);
      }
      if (use.filters.empty()) context.fail();  // of all lands no card speaks
      break;
    case Phrase::quality_keyword: {
      const Node& quality = said.the(Phrase::quality);
      if (quality.has(Lexeme::MULTICOLOURED)) {
        context.take(quality);
        use.filters.push_back(filter_of(Quality::multicoloured));
      } else if (quality.has(Lexeme::CHOSEN)) {
        context.take(quality);
        use.filters.push_back(filter_of(Quality::chosen_colour));
      } else if (const Node* colour = quality.child(Phrase::colour)) {
        use.filters.push_back(filter_of(Quality::colour));
        use.filters.back().colours = read_colour(context, *colour);
      } else {
        use.filters.push_back(read_kind(context, quality));
      }
      break;
    }
    case Phrase::number_keyword:
      use.number = Amount(number_named(said.the(Lexeme::NUMBER).text).value_or(0));
      break;
    case Phrase::cost_keyword:
      use.cost = read_cost(context, said.the(Phrase::cost));
      break;
    case Phrase::plain_keyword:
      break;
    default:
      context.fail();
  }
  return ability;
}

namespace {

/// "Flash" and "devoid", on a line of the card's own; false for other keywords.
bool read_said_of_card(ReadingContext& context, const Node& said) {
  if (!said.is(Phrase::plain_keyword)) return false;
  const OpenWord* word = said.first().open;
  if (word == nullptr || !is_said_of_card(*word)) return false;
  context.take(said);
  // Of a keyword that is said twice one would do nothing.
  bool& told = word->name == "flash" ? context.as_instant : context.devoid;
  if (told) context.fail();
  told = true;
  return true;
}

}  // namespace

Filter read_keyword_filter(ReadingContext& context, const Node& keyword, bool negated) {
  const Ability ability = read_keyword(context, keyword);
  const KeywordUse& use = ability.keyword;
  // A filter asks for a keyword of something ("swampwalk"), and not for one of a number or a cost.
  if (ability.kind != AbilityKind::keyword || use.number || !use.cost.empty()) context.fail();
  Filter filter = word_filter(Quality::keyword, use.name, negated);
  if (use.filters.empty()) return filter;
  filter.of = one(Reference::permanents);
  filter.of->filters = use.filters;
  return filter;
}

void read_keyword_line(ReadingContext& context, const Node& keyword_list) {
  context.take(keyword_list);
  const std::vector<Word>& subtypes = context.facts.subtypes;
  const bool wall = std::find(subtypes.begin(), subtypes.end(), Word{"wall"}) != subtypes.end();
  for (const Node& said : keyword_list.children) {
    if (!said.is(Phrase::keyword) && !said.is(Phrase::costly)) continue;
    if (said.is(Phrase::enchant)) {
      context.take(said);
      // What it may be put on is its target, not an ability (R-ENCH-1, R-ENCH-3).
      context.enchants = read_group(context, said.the(Phrase::group));
      continue;
    }
    if (read_said_of_card(context, said)) continue;
    Ability keyword = read_keyword(context, said);
    // That a Wall cannot attack, the rules say already.
    // R-CRE-9; databases give each Wall defender.
    if (!wall || !(keyword == rule_of(RuleKind::cannot_attack)))
      context.abilities.push_back(std::move(keyword));
  }
}

bool is_of_quality(const Speaker& speaker, Word keyword) {
  return speaker.spelling(keyword) == bands_with_other || speaker.spelling(keyword) == "protection";
}

std::string say_keyword(Speaker& speaker, const KeywordUse& use) {
  std::string name = speaker.spelling(use.name);
  std::replace(name.begin(), name.end(), '_', ' ');
  // What a keyword is given is said of no mode and of no target.
  Speaker aside(speaker.card, speaker.words, speaker.vocabulary);
  if (speaker.spelling(use.name) == bands_with_other && !use.filters.empty()) {
    Selector others = one(Reference::permanents);
    others.filters = use.filters;
    return name + " " + say_group(aside, others, true);
  }
  const Filter of_chosen = filter_of(Quality::chosen_land_type);
  if (!after_land(name).empty() &&
      std::find(use.filters.begin(), use.filters.end(), of_chosen) != use.filters.end()) {
    std::vector<Filter> others = use.filters;
    std::erase(others, of_chosen);
    const std::string before = say_filters(aside, others, false);
    return (before.empty() ? "" : before + " ") + name + " of the chosen type";
  }
  const std::string which = say_filters(aside, use.filters, false);
  if (!which.empty()) {
    const std::string_view after = after_land(name);
    const bool typed = std::any_of(use.filters.begin(), use.filters.end(),
                                   [](const Filter& filter) { return filter.quality == Quality::subtype; });
    if (!after.empty()) return typed ? which + std::string(after) : which + " " + name;
    // "Protection from the chosen color": the word stands for the colour itself.
    constexpr std::string_view of = "of ";
    name += " from " + (which.starts_with(of) ? which.substr(of.size()) : which);
  }
  if (use.number) name += " " + say_measure(aside, *use.number);
  if (!use.cost.empty()) {
    const bool mana_only = !use.cost.tap && use.cost.parts.empty();
    // Mana stands behind the name alone ("cumulative upkeep {1}"), any other cost behind a dash.
    name += (mana_only ? " " : "\xE2\x80\x94") + say_cost(aside, use.cost);
  }
  return name;
}

}  // namespace sleight
