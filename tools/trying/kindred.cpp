#include "tools/trying/kindred.h"

#include <algorithm>
#include <memory>

#include "core/card/definition_fields.h"
#include "core/card/rules.h"

namespace sleight::trying {
namespace {

/// More would only make each of them rarer.
constexpr std::size_t most_cards = 28;

CardType one_of(CardType set) {
  for (const CardType type : {CardType::creature, CardType::artifact, CardType::land, CardType::enchantment,
                              CardType::instant, CardType::sorcery, CardType::interrupt})
    if (any(type & set)) return type;
  return CardType::creature;
}

CardType other_than(CardType set) {
  return one_of(static_cast<CardType>(static_cast<unsigned>(all_card_types) & ~static_cast<unsigned>(set)));
}

/// Makes cards that a selector means, or means not.
class Maker {
 public:
  Maker(const Library& library, const Words& words) : library_(library), words_(words) {}

  /// Changes the card so that it passes the filter, or does not.
  void fit(Card& card, const Filter& filter, bool pass) {
    const bool has = pass != filter.negated;
    switch (filter.quality) {
      case Quality::type:
        // Several that it has to have come one after the other ("artifact creature").
        if (!has)
          card.types = other_than(filter.types);
        else if (!any(card.types & filter.types))
          card.types = typed_ ? card.types | one_of(filter.types) : one_of(filter.types);
        typed_ = true;
        break;
      case Quality::supertype:
        card.supertypes = has ? card.supertypes | filter.supertypes : Supertype::none;
        break;
      case Quality::subtype:
        std::erase(card.subtypes, filter.word);
        if (has) card.subtypes.push_back(filter.word);
        if (has && is_land_type(filter.word)) card.types = CardType::land;
        if (has && filter.word == Word{"wall"}) add_rule(card, RuleKind::attacks_alone_rule_off);
        break;
      case Quality::colour:
        card.colours = has ? filter.colours : without_colours(filter.colours);
        break;
      case Quality::colourless:
        card.colours = has ? Colours{} : Colours{Colour::red};
        break;
      case Quality::multicoloured:
        card.colours = has ? Colours{Colour::red} | Colour::green : Colours{Colour::red};
        break;
      case Quality::power:
        compare(card.power, filter, has);
        break;
      case Quality::toughness:
        compare(card.toughness, filter, has);
        break;
      case Quality::casting_cost:
        card.cost = {};
        card.cost.generic = static_cast<std::uint8_t>(std::clamp(number(filter, has), 0, 9));
        break;
      case Quality::keyword:
        if (has) add_keyword(card, filter);
        break;
      case Quality::named:
        if (has) card.name = words_.spelling(filter.word);
        break;
      case Quality::expansion:
        card.set = has ? words_.spelling(filter.word) : "";
        break;
      case Quality::matches_any:
        if (has && !filter.alternatives.empty())
          for (const Filter& one : filter.alternatives.front().filters) fit(card, one, true);
        else
          for (const Selector& each : filter.alternatives)
            for (const Filter& one : each.filters) fit(card, one, false);
        break;
      default:
        // How it stands in play is up to the situation.
        break;
    }
  }
  static bool is_of_card(Quality quality) {
    switch (quality) {
      case Quality::type:
      case Quality::supertype:
      case Quality::subtype:
      case Quality::colour:
      case Quality::colourless:
      case Quality::multicoloured:
      case Quality::power:
      case Quality::toughness:
      case Quality::casting_cost:
      case Quality::keyword:
      case Quality::named:
      case Quality::expansion:
      case Quality::matches_any:
        return true;
      default:
        return false;
    }
  }
  void begin() { typed_ = false; }

 private:
  static bool is_land_type(Word word) {
    return std::any_of(basic_land_types.begin(), basic_land_types.end(),
                       [&](std::string_view type) { return Word{type} == word; });
  }
  /// A wall that attacks, for what is said of such.
  static void add_rule(Card& card, RuleKind kind) {
    Ability& ability = card.abilities.emplace_back();
    ability.kind = AbilityKind::rule;
    ability.rule.kind = kind;
  }
  static Filter swamps() {
    Filter filter;
    filter.quality = Quality::subtype;
    filter.word = Word{"swamp"};
    return filter;
  }
  static Colours without_colours(Colours colours) {
    for (int i = colour_count - 1; i >= 0; --i)
      if (!colours.has(static_cast<Colour>(i))) return static_cast<Colour>(i);
    return {};
  }
  static int number(const Filter& filter, bool has) {
    const int asked = filter.amount && filter.amount->kind == AmountKind::number ? filter.amount->number : 2;
    if (has) return asked;
    return filter.compare == Comparison::at_least ? asked - 1 : asked + 1;
  }
  static void compare(Box<Amount>& figure, const Filter& filter, bool has) {
    figure = Amount{std::max(0, number(filter, has))};
  }
  void add_keyword(Card& card, const Filter& filter) {
    const Word name = filter.word;
    const Keyword* keyword = library_.keyword(name);
    if (keyword == nullptr) return;
    Ability& ability = card.abilities.emplace_back();
    ability.kind = AbilityKind::keyword;
    ability.keyword.name = name;
    switch (keyword->parameter) {
      case Keyword::Parameter::none:
        break;
      case Keyword::Parameter::quality:
        if (filter.of) ability.keyword.filters = filter.of->filters;
        if (ability.keyword.filters.empty()) ability.keyword.filters.push_back(swamps());
        break;
      case Keyword::Parameter::number:
        ability.keyword.number = Amount{1};
        break;
      case Keyword::Parameter::cost:
        ability.keyword.cost.mana.generic = 1;
        break;
    }
  }

  const Library& library_;
  const Words& words_;
  bool typed_ = false;
};

/// Gathers the selectors of a card, and all else that it speaks of.
class Listener {
 public:
  void operator()(const Selector& selector) {
    lists.push_back(&selector.filters);
    if (selector.from == Reference::cards) cards = true;
  }
  void operator()(const KeywordUse& use) { lists.push_back(&use.filters); }
  void operator()(const Trigger& trigger) {
    combat = combat || is_of_combat(trigger.event);
    mana = mana || trigger.event == EventKind::tapped_for_mana;
    dies = dies || trigger.event == EventKind::regenerates;
  }
  void operator()(const Ability& ability) {
    if (ability.kind != AbilityKind::rule) return;
    combat = combat || is_of_combat(ability.rule.kind);
    dies = dies || ability.rule.kind == RuleKind::cannot_regenerate;
  }
  void operator()(const Step& step) {
    dies = dies || step.verb == Verb::bury;
    if (step.verb == Verb::put_counters || step.verb == Verb::remove_counters) counters.insert(step.word);
  }
  void operator()(const ChangePart& part) {
    if (part.kind != ChangeKind::loses_keyword) return;
    // What loses a keyword has it.
    Filter& filter = made.emplace_back(std::make_unique<std::vector<Filter>>())->emplace_back();
    filter.quality = Quality::keyword;
    filter.word = part.word;
    if (!part.who.empty() || !part.who.filters.empty()) filter.of = part.who;
    lists.push_back(made.back().get());
  }
  void operator()(const CostPart& part) {
    if (part.kind == CostPart::Kind::remove_counters) counters.insert(part.word);
  }
  void operator()(const Amount& amount) {
    if (amount.kind == AmountKind::counters) counters.insert(amount.word);
    constexpr int most = 12;
    if (amount.kind == AmountKind::number && amount.number > 1 && amount.number <= most)
      numbers.push_back(amount.number);
  }
  void operator()(const Filter& filter) {
    if (filter.quality == Quality::counters) counters.insert(filter.word);
    if (filter.quality == Quality::in_zone) cards = true;
    if (filter.quality == Quality::colour) colours = colours | filter.colours;
    combat = combat || is_of_combat(filter.quality);
  }
  std::vector<const std::vector<Filter>*> lists;
  std::vector<std::unique_ptr<std::vector<Filter>>> made;  ///< those that no selector of the card holds
  std::set<Word> counters;
  bool cards = false;
  bool combat = false;
  bool mana = false;
  Colours colours;
  bool dies = false;  ///< of what may regenerate
  std::vector<int> numbers;

 private:
  static bool is_of_combat(EventKind event) {
    return event >= EventKind::attacks && event <= EventKind::end_of_combat;
  }
  static bool is_of_combat(Quality quality) {
    return quality == Quality::attacking || quality == Quality::blocking || quality == Quality::blocked ||
           quality == Quality::blocking_any || quality == Quality::blocked_by_any ||
           quality == Quality::banded_with || quality == Quality::attacked ||
           quality == Quality::attacked_last_turn || quality == Quality::could_attack ||
           quality == Quality::fought_since_upkeep || quality == Quality::has_blocked ||
           quality == Quality::was_blocked;
  }
  static bool is_of_combat(RuleKind rule) {
    return (rule <= RuleKind::blocker_limit && rule != RuleKind::tapped_at_once) ||
           (rule >= RuleKind::deals_no_combat_damage && rule <= RuleKind::divides_damage);
  }
};

Card blank() {
  Card card;
  card.types = CardType::creature;
  card.has_cost = true;
  card.cost.generic = 1;
  card.power = Amount{2};
  card.toughness = Amount{2};
  return card;
}

/// What every card of its types has.
void complete(Card& card, std::size_t number, bool gives_mana) {
  const bool plays_once = !any(card.types & permanent_types);
  if (any(card.types & CardType::land)) card.has_cost = false, card.cost = {};
  // One that gives mana is tapped.
  if (any(card.types & CardType::land) && card.subtypes.empty())
    card.subtypes.emplace_back(basic_land_types[number % basic_land_types.size()]);
  if (!any(card.types & CardType::creature)) card.power = {}, card.toughness = {};
  if (any(card.types & CardType::creature)) card.types = card.types & permanent_types;
  const auto hits = [](Ability& ability) {
    Mode& mode = ability.modes.emplace_back();
    TargetSpec& target = mode.targets.emplace_back();
    target.what.from = Reference::permanents;
    Filter& filter = target.what.filters.emplace_back();
    filter.types = CardType::creature;
    target.what.also.emplace_back().from = Reference::players;
    Step& step = mode.steps.emplace_back();
    step.verb = Verb::deal;
    step.amount = Amount{1};
    step.what.from = Reference::target;
  };
  if (gives_mana) {
    Ability& ability = card.abilities.emplace_back();
    ability.kind = AbilityKind::activated;
    ability.cost.tap = true;
    Step& step = ability.modes.emplace_back().steps.emplace_back();
    step.verb = Verb::add_mana;
    step.colourless_mana = 1;
    step.what.from = Reference::you;
  } else if (plays_once) {
    hits(card.abilities.emplace_back());
  } else if (any(card.types & (CardType::creature | CardType::artifact)) && number % 2 == 1) {
    // Half of them do damage outside of an attack too.
    Ability& ability = card.abilities.emplace_back();
    ability.kind = AbilityKind::activated;
    ability.cost.tap = true;
    hits(ability);
  }
}

Card regenerating() {
  Card card = blank();
  card.name = "Kindred Survivor";
  Ability& ability = card.abilities.emplace_back();
  ability.kind = AbilityKind::activated;
  ability.cost.mana.generic = 1;
  Step& step = ability.modes.emplace_back().steps.emplace_back();
  step.verb = Verb::regenerate;
  step.what.from = Reference::self;
  return card;
}

/// A spell that gives any permanent a colour that the card speaks of.
Card lace_of(Colour colour, int number) {
  Card card;
  card.name = "Kindred Lace " + std::to_string(number + 1);
  card.types = CardType::interrupt;
  card.has_cost = true;
  card.cost.generic = 1;
  Mode& mode = card.abilities.emplace_back().modes.emplace_back();
  mode.targets.emplace_back().what.from = Reference::permanents;
  Step& step = mode.steps.emplace_back();
  step.verb = Verb::change;
  step.what.from = Reference::target;
  ChangePart& part = step.change.parts.emplace_back();
  part.kind = ChangeKind::colour;
  part.colours = colour;
  return card;
}

/// A spell that makes tokens like that card.
Card maker_of(Card token, std::size_t number) {
  Card card;
  card.name = "Kindred " + std::to_string(number) + " Maker";
  card.types = CardType::sorcery;
  card.has_cost = true;
  card.cost.generic = 1;
  token.has_cost = false;
  token.colours = token.colour();
  token.cost = {};
  Step& step = card.abilities.emplace_back().modes.emplace_back().steps.emplace_back();
  step.verb = Verb::make_token;
  step.amount = Amount{2};
  step.what.from = Reference::you;
  step.token = std::move(token);
  return card;
}

}  // namespace

Kindred kindred_of(const Card& card, const Library& keywords, const Words& words) {
  Listener heard;
  definition::walk_inside(card, heard);
  Kindred kindred;
  kindred.counters = heard.counters;
  kindred.speaks_of_cards = heard.cards;
  kindred.speaks_of_combat = heard.combat;
  kindred.speaks_of_mana = heard.mana;
  kindred.numbers = heard.numbers;
  if (heard.dies) kindred.cards.push_back(regenerating());
  for (int i = 0; i < colour_count; ++i)
    if (const auto colour = static_cast<Colour>(i); heard.colours.has(colour))
      kindred.cards.push_back(lace_of(colour, i));
  Maker maker{keywords, words};
  const auto make = [&](const std::vector<Filter>& filters, std::size_t missed) {
    Card made = blank();
    maker.begin();
    for (std::size_t i = 0; i < filters.size(); ++i)
      if (i != missed) maker.fit(made, filters[i], true);
    // Last, so that nothing else gives it what it must not have.
    if (missed < filters.size()) maker.fit(made, filters[missed], false);
    const auto same = [&](const Card& other) {
      return other.types == made.types && other.supertypes == made.supertypes &&
             other.subtypes == made.subtypes && other.colours == made.colours && other.power == made.power &&
             other.toughness == made.toughness && other.cost == made.cost && other.set == made.set;
    };
    if (kindred.cards.size() >= most_cards || std::any_of(kindred.cards.begin(), kindred.cards.end(), same))
      return;
    const std::size_t number = kindred.cards.size() + 1;
    // What is no land and gives mana is what a word too little would let in with the lands.
    const bool no_land = missed < filters.size() && filters[missed].quality == Quality::type &&
                         !filters[missed].negated && any(filters[missed].types & CardType::land);
    complete(made, number, no_land);
    if (made.name.empty()) made.name = "Kindred " + std::to_string(number);
    const bool token = std::any_of(filters.begin(), filters.end(),
                                   [](const Filter& filter) { return filter.quality == Quality::token; });
    if (token) kindred.cards.push_back(maker_of(made, number));
    kindred.cards.push_back(std::move(made));
  };
  for (const std::vector<Filter>* filters : heard.lists) {
    if (std::none_of(filters->begin(), filters->end(),
                     [](const Filter& filter) { return Maker::is_of_card(filter.quality); }))
      continue;
    make(*filters, filters->size());
    for (std::size_t i = 0; i < filters->size(); ++i)
      if (Maker::is_of_card((*filters)[i].quality)) make(*filters, i);
  }
  return kindred;
}

}  // namespace sleight::trying
