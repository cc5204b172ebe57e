#include "tools/playtest/card_references.h"

#include <algorithm>

#include "core/card/event_kind.h"
#include "core/card/quality_facts.h"
#include "core/card/rule_facts.h"
#include "core/card/verb.h"
#include "core/card/verb_facts.h"

namespace sleight::playtest {
namespace {

bool is_of_combat(EventKind event) {
  return event >= EventKind::attacks && event <= EventKind::end_of_combat;
}

/// Whether it speaks of what is there besides the card itself.
bool is_of_others(const Selector& selector) {
  return std::any_of(selector.filters.begin(), selector.filters.end(),
                     [](const Filter& filter) { return filter.asks_for(Quality::other); });
}

/// Whether it selects cards of a library, however many they are.
bool lies_in_library(const Selector& selector) {
  return std::any_of(selector.filters.begin(), selector.filters.end(), [](const Filter& filter) {
    return filter.quality == Quality::in_zone && filter.zone == Zone::library;
  });
}

/// Longer than until the end of this turn.
bool is_long(Duration duration) {
  return duration == Duration::while_source_tapped || duration == Duration::next_untap ||
         duration == Duration::next_upkeep || duration == Duration::end_of_next_upkeep ||
         duration == Duration::next_turn;
}

/// One mana of each of those kinds.
ManaCost symbols_of(ManaKinds kinds) {
  ManaCost cost;
  for (std::size_t i = 0; i < cost.coloured.size(); ++i)
    cost.coloured[i] = static_cast<std::uint8_t>(kinds >> i & 1U);
  return cost;
}

}  // namespace

void CardReferences::hear(const Selector& selector, Doing doing, const ManaCost& symbols) {
  const bool host = selector.from == Reference::enchanted && selector.filters.empty();
  const bool typed = std::any_of(selector.filters.begin(), selector.filters.end(),
                                 [](const Filter& filter) { return filter.quality == Quality::type; });
  const bool spells = doing == Doing::damage && selector.from == Reference::spells && !typed;
  lists.push_back({host ? &card_.enchants.filters : &selector.filters, doing, symbols, spells});
  for (const Selector& joined : selector.also) hear(joined, doing, symbols);
}

Filter& CardReferences::add_filter(Quality quality) {
  std::vector<Filter>& filters = *made_.emplace_back(std::make_unique<std::vector<Filter>>());
  Filter& filter = filters.emplace_back();
  filter.quality = quality;
  lists.push_back({&filters});
  return filter;
}

void CardReferences::operator()(const Selector& selector) {
  lists.push_back({&selector.filters});
  if (selector.from == Reference::cards) cards = true;
  const auto asks = [&](Quality quality) {
    return std::any_of(selector.filters.begin(), selector.filters.end(),
                       [&](const Filter& filter) { return filter.quality == quality; });
  };
  owners = owners || (selector.from == Reference::permanents && asks(Quality::owned_by));
  keeps_discards = keeps_discards || (selector.from == Reference::it && asks(Quality::in_zone));
}

void CardReferences::operator()(const Trigger& trigger) {
  combat = combat || is_of_combat(trigger.event);
  mana = mana || trigger.event == EventKind::tapped_for_mana;
  dies = dies || trigger.event == EventKind::regenerates;
  leaves = leaves || trigger.event == EventKind::leaves_play || trigger.event == EventKind::loses_control;
  changes_hands = changes_hands || trigger.event == EventKind::loses_control;
  discards = discards || trigger.event == EventKind::discards || trigger.elsewhere;
  attacks = attacks || trigger.event == EventKind::attacks;
  blocks_several = blocks_several || trigger.once;
  dies_itself = dies_itself || (trigger.event == EventKind::put_into_graveyard && !trigger.elsewhere &&
                                trigger.subject.from == Reference::self);
  if (trigger.event == EventKind::last_counter_removed) last_counters.insert(trigger.counter);
  strikes = strikes || (trigger.combat_only && (trigger.subject.from == Reference::self ||
                                                trigger.subject.from == Reference::enchanted));
  if (trigger.event == EventKind::becomes_blocked) hear(trigger.other, Doing::fights);
  if (trigger.event == EventKind::deals_damage) hear(trigger.subject, Doing::damage);
  if (trigger.event == EventKind::activates) hear(trigger.subject, Doing::works);
}

void CardReferences::operator()(const Ability& ability) {
  listens = listens || ability.kind == AbilityKind::triggered;
  taps_itself = taps_itself || (ability.kind == AbilityKind::activated && ability.cost.tap);
  // What is used at certain times only may have been tapped before.
  keeps_tapped = keeps_tapped || (ability.kind == AbilityKind::activated && ability.cost.tap &&
                                  ability.condition.kind != ConditionKind::always);
  enters = enters || (ability.trigger.event == EventKind::enters_play &&
                      ability.condition.kind == ConditionKind::exists &&
                      ability.condition.what.from == Reference::self);
  if (ability.kind != AbilityKind::rule) return;
  const Rule& rule = ability.rule;
  combat = combat || has(rule.kind, RuleTraits::of_combat);
  dies = dies || rule.kind == RuleKind::cannot_regenerate;
  changes_hands = changes_hands || rule.kind == RuleKind::attacks_at_once;
  draws = draws || rule.kind == RuleKind::draws_instead;
  stays_out = stays_out || rule.kind == RuleKind::stays_out;
  moves_host = moves_host || rule.kind == RuleKind::enchants_instead;
  stays_dealt = stays_dealt || rule.kind == RuleKind::damage_stays;
  turns_grey = turns_grey || rule.kind == RuleKind::damage_is_colourless;
  if (has(rule.kind, RuleTraits::of_sources)) hear(rule.by, Doing::damage);
  if (rule.kind == RuleKind::uses_cost_more) hear(ability.affects, Doing::works);
  if (rule.kind == RuleKind::using_asks) {
    // Whoever uses whatever: a creature serves.
    add_filter(Quality::type).types = CardType::creature;
    lists.back().doing = Doing::works;
    lists.back().symbols = symbols_of(rule.mana);
  }
}

void CardReferences::operator()(const Step& step) {
  dies = dies || step.verb == Verb::bury;
  leaves = leaves || step.verb == Verb::regenerate;
  // What is done where nothing can be aimed at.
  solitary = solitary || (step.verb == Verb::aim && !step.otherwise.empty() && is_of_others(step.what));
  taps = taps || step.verb == Verb::tap;
  ends = ends || step.verb == Verb::lose_duel;
  wakes = wakes || (step.verb == Verb::tap && step.what.from == Reference::permanents);
  keeps_tapped = keeps_tapped || step.verb == Verb::untap;
  later = later || has(step.verb, VerbTraits::waits) || is_long(step.duration);
  if (has(step.verb, VerbTraits::of_counters)) counters.insert(step.word);
  if (step.verb == Verb::put_counters && step.what.from != Reference::self) given_counters.insert(step.word);
}

void CardReferences::operator()(const ChangePart& part) {
  words = words || part.kind == ChangeKind::colour_word || part.kind == ChangeKind::land_word;
  // What loses a keyword, or a supertype, has it.
  if (part.kind == ChangeKind::loses_supertype) add_filter(Quality::supertype).supertypes = part.supertypes;
  if (part.kind != ChangeKind::loses_keyword) return;
  Filter& filter = add_filter(Quality::keyword);
  filter.word = part.word;
  if (!part.who.empty() || !part.who.filters.empty()) filter.of = part.who;
}

void CardReferences::operator()(const CostPart& part) {
  if (part.kind != CostPart::Kind::remove_counters) return;
  counters.insert(part.word);
  spends_counters = true;
}

void CardReferences::operator()(const Cost& cost) {
  constexpr int much = 3;
  much_of_one = much_of_one || cost.mana.x > 0 ||
                std::any_of(cost.mana.coloured.begin(), cost.mana.coloured.end(),
                            [](int symbols) { return symbols >= much; });
}

void CardReferences::operator()(const Amount& amount) {
  if (amount.kind == AmountKind::counters) counters.insert(amount.word);
  costs = costs || amount.kind == AmountKind::casting_cost;
  depth = depth || (amount.kind == AmountKind::count && amount.of && lies_in_library(*amount.of));
  hurts_itself =
      hurts_itself || (amount.kind == AmountKind::damage_taken && amount.by && is_of_others(*amount.by));
  reckons_damage = reckons_damage || (amount.kind == AmountKind::damage_taken && !amount.of && amount.by);
  constexpr int most = 12;
  if (amount.is_number() && amount.number > 1 && amount.number <= most) numbers.push_back(amount.number);
}

void CardReferences::operator()(const Filter& filter) {
  if (filter.quality == Quality::counters) counters.insert(filter.word);
  if (filter.quality == Quality::in_zone) cards = true;
  idles = idles || filter.quality == Quality::continuous;
  outside = outside || (filter.quality == Quality::in_zone && filter.zone == Zone::out_of_game);
  ante = ante || (filter.quality == Quality::in_zone && filter.zone == Zone::ante);
  if (filter.quality == Quality::colour) colours = colours | filter.colours;
  if (filter.quality == Quality::named && filter.word == Word{card_.name}) itself = true;
  auras = auras || filter.quality == Quality::enchanting || filter.quality == Quality::enchanted_by;
  bands = bands || filter.quality == Quality::banded_with;
  combat = combat || has(filter.quality, QualityTraits::of_combat);
  fights_or_not = fights_or_not || filter.quality == Quality::packet_combat;
  newcomers = newcomers || filter.quality == Quality::here_since_turn_began;
  aims_once = aims_once || filter.quality == Quality::targets_one;
  if (filter.quality == Quality::expansion) expansion = filter.word;
}

void CardReferences::operator()(const Condition& condition) {
  compares_power = compares_power || (condition.kind == ConditionKind::compare && condition.left &&
                                      condition.left->kind == AmountKind::power);
  solitary = solitary || (condition.kind == ConditionKind::none && condition.parts.size() == 1 &&
                          condition.parts.front().kind == ConditionKind::exists &&
                          is_of_others(condition.parts.front().what));
  crowds = crowds || (condition.kind == ConditionKind::compare && condition.left && condition.right &&
                      condition.left->kind == AmountKind::count && condition.right->is_number() &&
                      condition.right->number > 2);
}

}  // namespace sleight::playtest
