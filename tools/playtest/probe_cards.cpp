#include "tools/playtest/probe_cards.h"

#include <algorithm>
#include <utility>

#include "core/card/definition_fields.h"
#include "core/card/plus_text.h"
#include "core/card/quality_facts.h"
#include "core/card/rules.h"
#include "core/card/verb.h"
#include "tools/playtest/card_references.h"
#include "tools/playtest/helper_cards.h"

namespace sleight::playtest {
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
        // A land unless it is said to be something else, and one of every type.
        if (has && any(filter.supertypes & Supertype::snow_covered) && !typed_) be_each_land(card);
        break;
      case Quality::subtype:
        std::erase(card.subtypes, filter.word);
        if (has) card.subtypes.push_back(filter.word);
        if (has && is_land_type(filter.word)) card.types = CardType::land;
        if (has && filter.word == Word{"equipment"}) be_equipment(card);
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
      case Quality::chosen_colour:
        card.colours = has ? Colours::all() : Colours{};
        break;
      case Quality::chosen_land_type:
        if (has) be_each_land(card);
        break;
      case Quality::expansion:
        card.set = has ? words_.spelling(filter.word) : "";
        break;
      case Quality::continuous:
        // A creature is none, whatever it can do.
        card.types = has ? CardType::artifact : card.types | CardType::creature;
        break;
      case Quality::gives_mana:
        // Lands do, unless they are completed otherwise.
        if (!has) card.subtypes.clear();
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
  void begin() { typed_ = false; }

 private:
  void be_each_land(Card& card) {
    card.types = CardType::land;
    card.subtypes.clear();
    for (const std::string_view type : basic_land_types) card.subtypes.emplace_back(type);
    typed_ = true;
  }
  /// What lies on creatures and is no enchantment: it stays in play without them.
  void be_equipment(Card& card) {
    card.types = CardType::artifact;
    card.enchants.from = Reference::permanents;
    card.enchants.filters.assign(1, {});
    card.enchants.filters.front().types = CardType::creature;
    Ability& ability = card.abilities.emplace_back();
    ability.kind = AbilityKind::continuous;
    ability.affects.from = Reference::enchanted;
    ChangePart& part = ability.change.parts.emplace_back();
    part.kind = ChangeKind::plus_power;
    part.amount = Amount{1};
    typed_ = true;
  }
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
    const int asked = filter.amount && filter.amount->is_number() ? filter.amount->number : 2;
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

Card blank() {
  Card card;
  card.types = CardType::creature;
  card.has_cost = true;
  card.cost.generic = 1;
  card.power = Amount{2};
  card.toughness = Amount{2};
  return card;
}

/// How a card made for some filters is completed.
struct Completion {
  std::size_t number = 0;
  bool gives_mana = false;
  bool barren = false;  ///< a land that gives no mana
  bool idle = false;    ///< nobody uses anything of it
  Doing doing = Doing::anything;
  ManaCost symbols = {};
  bool words = false;           ///< it has words that can be changed
  bool costs = false;           ///< it matters what it costs
  const Card* rival = nullptr;  ///< of what fights: whom
};

/// An ability that is played for {T}, or for mana.
Ability activated(const Mode& mode, bool tap, const ManaCost& mana = {}) {
  Ability ability;
  ability.kind = AbilityKind::activated;
  ability.cost.tap = tap;
  ability.cost.mana = mana;
  ability.modes.push_back(mode);
  return ability;
}

/// "Red creatures get +1/+0.", as words that can be changed.
void add_words(Card& card) {
  Ability& ability = card.abilities.emplace_back();
  ability.kind = AbilityKind::continuous;
  ability.affects.from = Reference::permanents;
  ability.affects.filters.emplace_back().types = CardType::creature;
  Filter& red = ability.affects.filters.emplace_back();
  red.quality = Quality::colour;
  red.colours = Colour::red;
  ChangePart& part = ability.change.parts.emplace_back();
  part.kind = ChangeKind::plus_power;
  part.amount = Amount{1};
}

/// The keywords that say nothing more than their name.
void add_keywords(Card& card, const Card& rival) {
  std::copy_if(rival.abilities.begin(), rival.abilities.end(), std::back_inserter(card.abilities),
               [](const Ability& ability) {
                 return ability.kind == AbilityKind::keyword && ability.keyword.filters.empty();
               });
}

/// What every card of its types has.
void complete(Card& card, const Completion& how) {
  const bool plays_once = !any(card.types & permanent_types);
  if (any(card.types & CardType::land)) card.has_cost = false, card.cost = {};
  // One that gives mana is tapped.
  if (any(card.types & CardType::land) && card.subtypes.empty() && !how.gives_mana && !how.barren)
    card.subtypes.emplace_back(basic_land_types[how.number % basic_land_types.size()]);
  if (!any(card.types & CardType::creature)) card.power = {}, card.toughness = {};
  if (any(card.types & CardType::creature)) card.types = card.types & permanent_types;
  if (how.costs && card.has_cost && card.cost.generic == 1)
    card.cost.generic = static_cast<std::uint8_t>(1 + how.number % 3);
  if (how.doing == Doing::fights && how.rival != nullptr && any(card.types & CardType::creature))
    add_keywords(card, *how.rival);
  if (how.words && !plays_once && !any(card.types & CardType::land)) add_words(card);
  if (how.idle) return;
  // Half of the others do damage outside of an attack too.
  const bool fires = any(card.types & (CardType::creature | CardType::artifact)) && how.number % 2 == 1;
  if (how.gives_mana) {
    Mode mode;
    Step& step = mode.steps.emplace_back();
    step.verb = Verb::add_mana;
    step.colourless_mana = 1;
    step.what.from = Reference::you;
    card.abilities.push_back(activated(mode, true));
    if (how.doing == Doing::damage) card.abilities.push_back(activated(helper_card::one_damage(), true));
  } else if (plays_once) {
    card.abilities.emplace_back().modes.push_back(helper_card::one_damage());
  } else if (how.doing == Doing::works) {
    ManaCost cost = how.symbols;
    cost.generic = 3;
    card.abilities.push_back(activated(helper_card::one_life(), false, cost));
  } else if (how.doing == Doing::damage || fires) {
    card.abilities.push_back(activated(helper_card::one_damage(), true));
  }
}

/// Those that do what the card waits for.
void add_helper_cards(const CardReferences& heard, const Words& words, std::vector<Card>& cards) {
  if (heard.dies) cards.push_back(helper_card::regenerating_creature());
  if (heard.leaves) cards.push_back(helper_card::destroyer());
  if (heard.idles) cards.push_back(helper_card::tapper());
  if (heard.changes_hands) cards.push_back(helper_card::control_changer());
  if (heard.discards) cards.push_back(helper_card::discard_forcer());
  if (heard.draws) cards.push_back(helper_card::draw_forcer());
  if (heard.stays_out) cards.push_back(helper_card::reanimator());
  if (heard.blocks_several) cards.push_back(helper_card::extra_blocks());
  if ((heard.taps && (heard.attacks || heard.combat)) || heard.fights_or_not)
    cards.push_back(helper_card::attacks_untapped());
  if (heard.newcomers) cards.push_back(helper_card::attacks_at_once());
  // A tapped artifact does nothing else (R-ART-1).
  const bool sleeps = heard.taps_itself && heard.listens && any(heard.card().types & CardType::artifact);
  if (sleeps) cards.push_back(helper_card::always_on_artifacts());
  if ((heard.wakes && heard.combat) || sleeps) cards.push_back(helper_card::mass_untapper());
  if (heard.keeps_tapped) cards.push_back(helper_card::untap_blocker());
  if (heard.enters) cards.push_back(helper_card::burier_on_arrival(heard.card().types));
  if (heard.moves_host) cards.push_back(helper_card::enchantment_mover());
  if (heard.hurts_itself) cards.push_back(helper_card::self_damager());
  if (heard.reckons_damage) cards.push_back(helper_card::burn_spell());
  if (heard.solitary) cards.push_back(helper_card::sole_survivor_of(heard.card().name));
  if (heard.strikes) cards.push_back(helper_card::mass_damager());
  if (heard.stays_dealt || heard.turns_grey) cards.push_back(helper_card::damage_shield(heard.turns_grey));
  if (heard.compares_power) cards.push_back(helper_card::power_reducer());
  if (heard.aims_once) cards.push_back(helper_card::two_target_spell());
  if (heard.keeps_discards && heard.discards) cards.push_back(helper_card::discards_on_library());
  // Whatever else is done when it is put into a graveyard: here it goes and is not.
  if (heard.dies_itself && heard.ends) cards.push_back(helper_card::removal_instead_of_graveyard());
  for (const Word kind : heard.last_counters)
    cards.push_back(helper_card::counter_remover(kind, cards.size() + 1));
  for (const Word kind : heard.given_counters)
    // A counter that is called after what it does is used up by that.
    if (!plus_of(words.spelling(kind)))
      cards.push_back(helper_card::life_for_counters(kind, cards.size() + 1));
  for (int i = 0; i < colour_count; ++i)
    if (const auto colour = static_cast<Colour>(i); heard.colours.has(colour))
      cards.push_back(helper_card::colour_changer(colour));
}

/// The keywords that let a creature attack in a band, whatever else is in it.
std::vector<Filter> banding(const Library& library) {
  std::vector<Filter> found;
  for (const auto& keyword : library.keywords())
    if (std::any_of(keyword->abilities.begin(), keyword->abilities.end(), [](const Ability& ability) {
          return ability.kind == AbilityKind::rule && ability.rule.kind == RuleKind::may_band;
        })) {
      Filter& filter = found.emplace_back();
      filter.quality = Quality::keyword;
      filter.word = Word{keyword->name};
    }
  return found;
}

bool is_token(const Filter& filter) { return filter.quality == Quality::token; }

/// Makes the cards that a card speaks of.
class Kin {
 public:
  Kin(const CardReferences& heard, const Library& keywords, const Words& words, std::vector<Card>& cards)
      : heard_(heard), maker_(keywords, words), cards_(cards) {}

  void make(const Heard& list) {
    const std::vector<Filter>& filters = *list.filters;
    const bool of_card = std::any_of(filters.begin(), filters.end(), [](const Filter& filter) {
      return has(filter.quality, QualityTraits::of_card);
    });
    if (!of_card && std::none_of(filters.begin(), filters.end(), is_token)) return;
    make(list, filters.size());
    for (std::size_t i = 0; i < filters.size(); ++i) {
      if (!has(filters[i].quality, QualityTraits::of_card)) continue;
      make(list, i);
      if (filters[i].quality == Quality::keyword && filters[i].of) make_with_another(list, i);
    }
  }

 private:
  /// One that all filters mean, or all but one.
  void make(const Heard& list, std::size_t missed) {
    const std::vector<Filter>& filters = *list.filters;
    Card made = blank();
    if (list.spells) made.types = CardType::instant;
    maker_.begin();
    for (std::size_t i = 0; i < filters.size(); ++i)
      if (i != missed) maker_.fit(made, filters[i], true);
    // Last, so that nothing else gives it what it must not have.
    if (missed < filters.size()) maker_.fit(made, filters[missed], false);
    add(list, missed, std::move(made));
  }
  /// One that has the keyword of a filter of something else too ("plainswalk" and "islandwalk"), and one that
  /// has it of that alone.
  void make_with_another(const Heard& list, std::size_t keyword) {
    const std::vector<Filter>& filters = *list.filters;
    Filter another = filters[keyword];
    another.negated = false;
    for (Filter& of : another.of->filters)
      if (of.quality == Quality::subtype) of.word = Word{of.word == Word{"island"} ? "swamp" : "island"};
    if (another == filters[keyword]) return;
    for (const bool both : {true, false}) {
      Card made = blank();
      maker_.begin();
      for (std::size_t i = 0; i < filters.size(); ++i)
        if (both || i != keyword) maker_.fit(made, filters[i], true);
      maker_.fit(made, another, true);
      add(list, filters.size(), std::move(made));
    }
  }

  void add(const Heard& list, std::size_t missed, Card made) {
    const std::vector<Filter>& filters = *list.filters;
    Completion how;
    how.number = cards_.size() + 1;
    how.doing = list.doing;
    how.symbols = list.symbols;
    how.words = heard_.words;
    how.costs = heard_.costs;
    how.rival = &heard_.card();
    // What is no land and gives mana is what a word too little would let in with the lands; and so is a land
    // of no type.
    const Filter* gone = missed < filters.size() ? &filters[missed] : nullptr;
    how.gives_mana = gone != nullptr && !gone->negated &&
                     ((gone->quality == Quality::type && any(gone->types & CardType::land)) ||
                      (gone->quality == Quality::subtype && any(made.types & CardType::land)));
    for (std::size_t i = 0; i < filters.size(); ++i)
      how.idle =
          how.idle || (filters[i].quality == Quality::continuous && filters[i].negated == (i == missed));
    how.barren = gone != nullptr && gone->asks_for(Quality::gives_mana);
    const bool known = std::any_of(made_.begin(), made_.end(), [&](const auto& one) {
      return one.first == made && (one.second == list.doing || list.doing == Doing::anything);
    });
    const bool token = std::any_of(filters.begin(), filters.end(), is_token);
    const bool makes = token && std::find(tokens_.begin(), tokens_.end(), made) == tokens_.end();
    if (cards_.size() >= most_cards || (known && !makes && !how.barren)) return;
    made_.emplace_back(made, list.doing);
    if (makes) tokens_.push_back(made);
    complete(made, how);
    if (made.name.empty()) made.name = "Kindred " + std::to_string(how.number);
    if (makes) cards_.push_back(helper_card::token_maker(made, how.number));
    if (!known || how.barren) cards_.push_back(std::move(made));
  }

  const CardReferences& heard_;
  Maker maker_;
  std::vector<Card>& cards_;
  std::vector<std::pair<Card, Doing>> made_;  ///< as they were before they were completed
  std::vector<Card> tokens_;
};

}  // namespace

ProbeCards probe_cards_of(const Card& card, const Library& keywords, const Words& words) {
  CardReferences heard{card};
  definition::walk_inside(card, heard);
  ProbeCards probes;
  probes.counters = heard.counters;
  probes.speaks_of_cards = heard.cards;
  probes.speaks_of_combat = heard.combat;
  probes.speaks_of_outside = heard.outside;
  probes.speaks_of_ante = heard.ante;
  probes.speaks_of_depth = heard.depth;
  probes.speaks_of_crowds = heard.crowds;
  probes.speaks_of_mana = heard.mana;
  probes.speaks_of_itself = heard.itself;
  probes.speaks_of_auras = heard.auras;
  probes.speaks_of_owners = heard.owners;
  if (heard.expansion) probes.expansion = words.spelling(heard.expansion);
  // What it was before comes first, and then nobody else may be there.
  probes.speaks_of_later = heard.later || heard.solitary;
  probes.spends_counters = heard.spends_counters;
  Cost own;
  own.mana = card.cost;
  heard(own);
  probes.wants_much = heard.much_of_one;
  probes.numbers = heard.numbers;
  add_helper_cards(heard, words, probes.cards);
  probes.helper_cards = probes.cards.size();
  Kin kin{heard, keywords, words, probes.cards};
  const std::vector<Filter> bands = heard.bands ? banding(keywords) : std::vector<Filter>{};
  if (!bands.empty()) kin.make({&bands});
  for (const Heard& list : heard.lists) kin.make(list);
  return probes;
}

}  // namespace sleight::playtest
