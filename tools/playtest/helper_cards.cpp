#include "tools/playtest/helper_cards.h"

#include <string>
#include <utility>

#include "core/card/event_kind.h"
#include "core/card/verb.h"

namespace sleight::playtest::helper_card {
namespace {

Card costing_one(std::string name, CardType types) {
  Card card;
  card.name = std::move(name);
  card.types = types;
  card.has_cost = true;
  card.cost.generic = 1;
  return card;
}

Step step_of(Verb verb, Reference what) {
  Step step;
  step.verb = verb;
  step.what.from = what;
  return step;
}

/// A spell that does one thing to one target.
Card spell(std::string name, CardType types, Reference target, Step step) {
  Card card = costing_one(std::move(name), types);
  Mode& mode = card.abilities.emplace_back().modes.emplace_back();
  mode.targets.emplace_back().what.from = target;
  mode.steps.push_back(std::move(step));
  return card;
}

Selector all_creatures() {
  Selector creatures;
  creatures.from = Reference::permanents;
  creatures.filters.emplace_back().types = CardType::creature;
  return creatures;
}

/// An enchantment with one rule for all creatures.
Card rule_for_creatures(std::string name, RuleKind kind) {
  Card card = costing_one(std::move(name), CardType::enchantment);
  Ability& ability = card.abilities.emplace_back();
  ability.kind = AbilityKind::rule;
  ability.rule.kind = kind;
  ability.affects = all_creatures();
  return card;
}

/// An enchantment with one rule for what is selected.
Card rule_for(std::string name, RuleKind kind, Reference whom) {
  Card card = rule_for_creatures(std::move(name), kind);
  card.abilities.front().affects = {};
  card.abilities.front().affects.from = whom;
  return card;
}

/// An ability that one mana is paid for.
Mode& for_one(Card& card) {
  Ability& ability = card.abilities.emplace_back();
  ability.kind = AbilityKind::activated;
  ability.cost.mana.generic = 1;
  return ability.modes.emplace_back();
}

Step changes(ChangePart part) {
  Step step = step_of(Verb::change, Reference::target);
  step.change.parts.push_back(std::move(part));
  return step;
}

}  // namespace

Card regenerating_creature() {
  Card card = costing_one("Kindred Survivor", CardType::creature);
  card.power = Amount{2};
  card.toughness = Amount{2};
  for_one(card).steps.push_back(step_of(Verb::regenerate, Reference::self));
  return card;
}

Card colour_changer(Colour colour) {
  ChangePart part;
  part.kind = ChangeKind::colour;
  part.colours = colour;
  return spell("Kindred Lace " + std::to_string(static_cast<int>(colour) + 1), CardType::interrupt,
               Reference::permanents, changes(std::move(part)));
}

Card token_maker(Card token, std::size_t number) {
  Card card = costing_one("Kindred " + std::to_string(number) + " Maker", CardType::sorcery);
  token.has_cost = false;
  token.colours = token.colour();
  token.cost = {};
  Step step = step_of(Verb::make_token, Reference::you);
  step.amount = Amount{2};
  step.token = std::move(token);
  card.abilities.emplace_back().modes.emplace_back().steps.push_back(std::move(step));
  return card;
}

Card destroyer() {
  return spell("Kindred Undoing", CardType::instant, Reference::permanents,
               step_of(Verb::destroy, Reference::target));
}

Card tapper() {
  return spell("Kindred Slumber", CardType::instant, Reference::permanents,
               step_of(Verb::tap, Reference::target));
}

Card control_changer() {
  ChangePart part;
  part.kind = ChangeKind::controller;
  part.who.from = Reference::you;
  return spell("Kindred Treason", CardType::instant, Reference::permanents, changes(std::move(part)));
}

Card discard_forcer() {
  Step step = step_of(Verb::discard, Reference::target);
  step.amount = Amount{2};
  return spell("Kindred Torment", CardType::sorcery, Reference::players, std::move(step));
}

Card draw_forcer() {
  Step step = step_of(Verb::draw, Reference::target);
  step.amount = Amount{1};
  return spell("Kindred Insight", CardType::instant, Reference::players, std::move(step));
}

Card reanimator() {
  Card card = spell("Kindred Renewal", CardType::instant, Reference::cards,
                    step_of(Verb::move_to_play, Reference::target));
  Filter& filter = card.abilities.front().modes.front().targets.front().what.filters.emplace_back();
  filter.quality = Quality::in_zone;
  filter.zone = Zone::graveyard;
  return card;
}

Card attacks_at_once() { return rule_for_creatures("Kindred Rush", RuleKind::attacks_at_once); }
Card extra_blocks() { return rule_for_creatures("Kindred Watch", RuleKind::blocks_additional); }
Card attacks_untapped() { return rule_for_creatures("Kindred March", RuleKind::attacks_without_tapping); }

Card untap_blocker() { return rule_for("Kindred Winter", RuleKind::does_not_untap, Reference::permanents); }

Card mass_untapper() {
  Card card = costing_one("Kindred Bell", CardType::artifact);
  for_one(card).steps.push_back(step_of(Verb::untap, Reference::permanents));
  return card;
}

Card always_on_artifacts() { return rule_for("Kindred Vigil", RuleKind::always_on, Reference::permanents); }

Card burier_on_arrival(CardType types) {
  Card card = costing_one("Kindred Bane", CardType::enchantment);
  Ability& ability = card.abilities.emplace_back();
  ability.kind = AbilityKind::triggered;
  ability.trigger.event = EventKind::enters_play;
  ability.trigger.subject.from = Reference::permanents;
  ability.trigger.subject.filters.emplace_back().types = types;
  ability.modes.emplace_back().steps.push_back(step_of(Verb::bury, Reference::it));
  return card;
}

Card enchantment_mover() {
  Step step = step_of(Verb::attach, Reference::target);
  step.other.from = Reference::target;
  step.other.index = 1;
  Card card = spell("Kindred Transfer", CardType::instant, Reference::permanents, std::move(step));
  std::vector<TargetSpec>& targets = card.abilities.front().modes.front().targets;
  targets.front().what.filters.emplace_back().types = CardType::enchantment;
  targets.emplace_back().what = all_creatures();
  return card;
}

Card self_damager() {
  Step step = step_of(Verb::deal, Reference::target);
  step.other.from = Reference::target;
  step.amount = Amount{2};
  Card card = spell("Kindred Remorse", CardType::instant, Reference::permanents, std::move(step));
  card.abilities.front().modes.front().targets.front().what = all_creatures();
  return card;
}

Card mass_damager() {
  Step step = step_of(Verb::deal, Reference::players);
  step.what.also.push_back(all_creatures());
  step.other.from = Reference::target;
  step.amount = Amount{1};
  Card card = spell("Kindred Grudge", CardType::instant, Reference::permanents, std::move(step));
  card.abilities.front().modes.front().targets.front().what = all_creatures();
  return card;
}

Card burn_spell() {
  Card card = costing_one("Kindred Blaze", CardType::sorcery);
  Step step = step_of(Verb::deal, Reference::players);
  step.amount = Amount{2};
  card.abilities.emplace_back().modes.emplace_back().steps.push_back(std::move(step));
  return card;
}

Card sole_survivor_of(const std::string& name) {
  Card card = costing_one("Kindred Solitude", CardType::sorcery);
  Step step;
  step.verb = Verb::bury;
  step.what = all_creatures();
  Filter& others = step.what.filters.emplace_back();
  others.quality = Quality::named;
  others.negated = true;
  others.word = Word{name};
  card.abilities.emplace_back().modes.emplace_back().steps.push_back(std::move(step));
  return card;
}

Card counter_remover(Word counter, std::size_t number) {
  Step step = step_of(Verb::remove_counters, Reference::target);
  step.word = counter;
  step.amount = Amount{1};
  return spell("Kindred Leech " + std::to_string(number), CardType::instant, Reference::permanents,
               std::move(step));
}

Card damage_shield(bool coloured) {
  Card card = rule_for_creatures("Kindred Ward", RuleKind::reduces_damage);
  Ability& ability = card.abilities.front();
  ability.affects.also.emplace_back().from = Reference::players;
  if (!coloured) return card;
  Filter colourless;
  colourless.quality = Quality::colourless;
  colourless.negated = true;
  ability.rule.by.from = Reference::permanents;
  ability.rule.by.filters.push_back(colourless);
  ability.rule.by.also.emplace_back().from = Reference::spells;
  ability.rule.by.also.front().filters.push_back(colourless);
  return card;
}

Card power_reducer() {
  Card card = costing_one("Kindred Frailty", CardType::enchantment);
  Ability& ability = card.abilities.emplace_back();
  ability.kind = AbilityKind::continuous;
  ability.affects = all_creatures();
  Filter& own = ability.affects.filters.emplace_back();
  own.quality = Quality::controlled_by;
  own.of = Selector{};
  own.of->from = Reference::you;
  ChangePart& part = ability.change.parts.emplace_back();
  part.kind = ChangeKind::plus_power;
  part.amount = Amount{-2};
  return card;
}

Card two_target_spell() {
  Card card = costing_one("Kindred Fork", CardType::instant);
  Mode& mode = card.abilities.emplace_back().modes.emplace_back(one_damage());
  Mode other = one_damage();
  other.steps.front().what.index = 1;
  mode.targets.push_back(std::move(other.targets.front()));
  mode.steps.push_back(std::move(other.steps.front()));
  return card;
}

Card discards_on_library() {
  return rule_for("Kindred Archive", RuleKind::discards_on_top, Reference::players);
}
Card removal_instead_of_graveyard() {
  return rule_for("Kindred Oblivion", RuleKind::leaves_the_game_instead, Reference::permanents);
}

Card life_for_counters(Word counter, std::size_t number) {
  Card card = costing_one("Kindred Gauge " + std::to_string(number), CardType::artifact);
  for (const Reference whose : {Reference::you, Reference::opponent, Reference::permanents}) {
    Amount counted;
    counted.kind = AmountKind::counters;
    counted.word = counter;
    counted.of = Selector{};
    counted.of->from = whose;
    Step& step = for_one(card).steps.emplace_back(step_of(Verb::gain_life, Reference::you));
    if (whose == Reference::permanents) {
      // Of several things counters are counted one by one.
      Amount all;
      all.kind = AmountKind::total_among;
      all.terms.push_back(std::move(counted));
      step.amount = std::move(all);
    } else {
      step.amount = std::move(counted);
    }
  }
  return card;
}

Mode one_damage() {
  Mode mode;
  TargetSpec& target = mode.targets.emplace_back();
  target.what = all_creatures();
  target.what.also.emplace_back().from = Reference::players;
  Step& step = mode.steps.emplace_back(step_of(Verb::deal, Reference::target));
  step.amount = Amount{1};
  return mode;
}

Mode one_life() {
  Mode mode;
  Step& step = mode.steps.emplace_back(step_of(Verb::gain_life, Reference::you));
  step.amount = Amount{1};
  return mode;
}

}  // namespace sleight::playtest::helper_card
