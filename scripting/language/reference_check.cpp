#include "scripting/language/reference_check.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/card/given_names.h"
#include "core/card/kind_spelling.h"
#include "core/card/plus_text.h"
#include "core/card/purpose.h"
#include "core/card/rule_facts.h"
#include "scripting/language/out_of_play.h"
#include "scripting/language/source_words.h"
#include "scripting/language/step_semantics.h"
#include "scripting/words/cost_codec.h"
#include "scripting/words/script_printer.h"

namespace sleight {
namespace {

/// Walks through the abilities of what a script makes, and knows at each place what is given there.
class ReferenceCheck : public StepSemantics {
 public:
  /// `casting`: what the card costs to cast besides its mana, which its own steps may speak of.
  ReferenceCheck(const Reader& reader, const Scope& scope, bool permanent, const Cost& casting = {})
      : StepSemantics(reader, scope, permanent), names_of_casting_(names_given(casting)) {}

  /// What is said of casting the card: nothing has been chosen by then.
  void casting(const Card& card) {
    const Choices chosen = std::exchange(scope_.choices, Choices{0});
    check_casting_costs(card);
    condition(card.instead_if);
    amount(card.costs_less);
    condition(card.costs_less_if);
    condition(card.castable);
    scope_.choices = chosen;
    for (const Ability& ability : card.abilities)
      if (ability.kind == AbilityKind::when_played) chosen_in_casting_ |= choices_made(ability);
  }
  void ability(const Ability& ability) override {
    const Scope outer = scope_;
    scope_.event = {};
    scope_.result = scope_.moved = false;
    scope_.named = 0;
    scope_.targeted = nullptr;
    scope_.gone_targets = 0;
    scope_.gone_found = scope_.gone_it = scope_.gone_self = scope_.came_back = scope_.piles = false;
    at(ability.line);
    const SourceWord word(ability);
    switch (ability.kind) {
      case AbilityKind::spell:
        scope_.named = names_of_casting_;
        // A card that is never in play remembers nothing from one use to the next.
        if (!permanent_) scope_.choices = chosen_in_casting_;
        modes(ability, reader_.word());
        break;
      case AbilityKind::when_played:
      case AbilityKind::before_entering:
        scope_.choices = chosen_in_playing_;
        before_it_is_there(ability, word);
        chosen_in_playing_ |= choices_made(ability);
        break;
      case AbilityKind::activated:
        // A permanent remembers the X paid for it; a cost with an X of its own goes before that.
        scope_.x = scope_.x || ability.cost.asks_for_x() || ability.cost.of_keyword;
        cost(ability.cost, true);
        check_kinds(word, ability.user, ThingKinds::players);
        condition(ability.condition);
        scope_.named = names_given(ability.cost);
        scope_.gone = gives_itself_up(ability.cost);
        modes(ability, word);
        break;
      case AbilityKind::triggered:
        scope_.event = given_by(ability.trigger.event);
        trigger(ability.trigger, word);
        add_event_referents(ability.trigger);
        condition(ability.condition);
        if (ability.used) use(ability);
        modes(ability, word);
        break;
      case AbilityKind::continuous:
        check_kinds(word, ability.affects, ThingKinds::objects | ThingKinds::spells);
        of_creatures(ability, word);
        condition(ability.condition);
        // What is changed is read off each of those it changes.
        scope_.event.it = ability.affects.empty() ? ThingKinds::objects : kinds_given(ability.affects);
        change(ability.change);
        break;
      case AbilityKind::rule:
        rule(ability, word);
        break;
      case AbilityKind::keyword:
        for (const Filter& filter : ability.keyword.filters) this->filter(filter, ThingKinds::all);
        amount(ability.keyword.number);
        if (ability.keyword.number && ability.keyword.number->is_number() &&
            ability.keyword.number->number <= 0)
          report("L0232", find(std::to_string(std::abs(ability.keyword.number->number))),
                 "a keyword of " + std::to_string(ability.keyword.number->number) + " does nothing",
                 "Write a number from 1 up.");
        cost(ability.keyword.cost, false);
        break;
    }
    scope_ = outer;
  }

 private:
  /// What is used at an event is paid for, and what is paid is spoken of.
  void use(const Ability& ability) {
    // Its casting is told of before it is anything that could be used.
    if (ability.trigger.event == EventKind::successfully_cast &&
        ability.trigger.subject.from == Reference::self)
      nothing("cost", "A spell has no ability to use yet: pay in a `may { pay = ... }`.");
    scope_.x = scope_.x || ability.cost.asks_for_x() || ability.cost.of_keyword;
    cost(ability.cost, true);
    scope_.named |= names_given(ability.cost);
  }
  /// What casting costs besides the mana.
  void check_casting_costs(const Card& card) {
    cost(card.extra_cost, true);
    cost(card.instead_of_cost, true);
    cost(card.optional_cost, true);
    cost(card.another_optional_cost, true);
    const Ability* spell = spell_ability(card);
    if (card.extra_cost.more_for_each_target && !(spell != nullptr && may_have_several_targets(*spell)))
      nothing("more_for_each_target", "Write it only where there may be two targets or more.");
  }
  /// What an enchantment says of creatures it says of others: it fights in no attack itself.
  void of_creatures(const Ability& ability, const SourceWord& word) {
    if (!scope_.enchantment || !ability.affects.empty()) return;
    const bool fights = ability.kind == AbilityKind::rule && has(ability.rule.kind, RuleTraits::of_creatures);
    const bool grows =
        ability.kind == AbilityKind::continuous &&
        std::all_of(ability.change.parts.begin(), ability.change.parts.end(), [](const ChangePart& part) {
          return part.kind == ChangeKind::plus_power || part.kind == ChangeKind::plus_toughness;
        });
    if (fights || grows)
      report("L0241", find(word), "`" + word + "` is about creatures, and this enchantment is none",
             "Write `affects = enchanted`, or whom it is about.");
  }
  void rule(const Ability& ability, const SourceWord& word) override {
    of_creatures(ability, word);
    const RuleKind kind = ability.rule.kind;
    const RuleRecord& row = record_of(kind);
    check_kinds(word, ability.affects, row.affects);
    if (ability.affects.empty() && scope_.holder && !any(row.affects & ThingKinds::permanents))
      report("L0241", find(word), "`" + word + "` is about players, and this card is none",
             "Write `affects = you`, or which players it is about.");
    if (ability.rule.amount && ability.rule.amount->is_number() && ability.rule.amount->number >= 0 &&
        ability.rule.amount->number < row.least)
      nothing(word, "Write a greater number, or remove it.");
    if (has(kind, RuleTraits::exchanges_mana) && ability.rule.mana == ability.rule.instead_of)
      nothing(word, "Write another type for `of`, or none.");
    if (has(kind, RuleTraits::puts_counters)) counters(ability.rule.word, word);
    condition(ability.condition);
    sources(word, ability.rule.by);
    check_kinds(word, ability.rule.to, ThingKinds::permanents | ThingKinds::players);
    amount(ability.rule.amount);
    cost(ability.cost, false);
    if (!has(kind, RuleTraits::does_steps)) return;
    scope_.event.it = row.it;
    scope_.event.player = *row.fills.that_player != '\0';
    scope_.event.amount = *row.fills.that_much != '\0';
    modes(ability, word);
  }
  /// What is done while a card is being played, or before it comes into play.
  void before_it_is_there(const Ability& ability, const SourceWord& word) {
    if (!scope_.played)
      report("L0231", find(word), "what has this ability is not played, so nothing is chosen by it",
             "Let the card that is played choose, or write `comes_into_play { what = self, choose(...) }`.");
    modes(ability, word);
    if (std::any_of(ability.modes.begin(), ability.modes.end(),
                    [](const Mode& mode) { return !mode.targets.empty(); }) ||
        ability.modes.size() > 1)
      report("L0234", find(word),
             "what is done while a card is being played or comes into play has no targets and no modes",
             "Let it `choose`, and write what is aimed as an ability of its own.");
  }
  /// From where the targets of the card are said on, words of theirs are looked for.
  void at_key_of_targets() {
    const Source& source = reader_.host().source();
    scope_.line = reader_.line();
    for (const std::string key : {"target", "targets"})
      if (const Location found = source.find_key(key, reader_.word(), scope_.line);
          found.length == static_cast<int>(key.size())) {
        scope_.line = source.run_line(found);
        return;
      }
  }
  void modes(const Ability& ability, const SourceWord& word) {
    const SourceWord one = ability.modes.size() > 1 ? SourceWord("mode") : word;
    const bool late = ability.kind != AbilityKind::spell && ability.kind != AbilityKind::when_played;
    if (ability.modes.empty() && late) nothing(word, "Write what it does: `draw(1)`.");
    for (const Mode& mode : ability.modes) {
      const Scope outer = scope_;
      // That a target is used and chosen, whoever reads the mode has seen.
      scope_.targets = true;
      scope_.targeted = &mode.targets;
      // Targets are chosen before the cost is paid (R-CAST-1).
      scope_.named = 0;
      scope_.targeting = true;
      // A spell begins where its first step stands, which its targets may stand before.
      if (ability.kind == AbilityKind::spell) at_key_of_targets();
      for (const TargetSpec& spec : mode.targets) {
        scope_.targets_said = static_cast<std::size_t>(&spec - mode.targets.data());
        asked(spec.what, false);
        amount(spec.least);
        amount(spec.most);
        amount(spec.divided);
        check_kinds("chosen_by", spec.chooser, ThingKinds::players);
      }
      scope_.named = outer.named;
      scope_.line = outer.line;
      scope_.targeting = false;
      // A target without a step is found by itself.
      if (mode.steps.empty() && mode.targets.empty()) nothing(one, "Write what it does: `draw(1)`.");
      steps(mode.steps);
      scope_ = outer;
    }
  }
  static bool may_have_several_targets(const Ability& spell) {
    return std::any_of(spell.modes.begin(), spell.modes.end(), [](const Mode& mode) {
      return mode.targets.size() > 1 || (mode.targets.size() == 1 && mode.targets.front().most != Amount(1));
    });
  }
  Names names_of_casting_;
  Choices chosen_in_casting_ = 0;  ///< by all that the card does as it is cast
  Choices chosen_in_playing_ = 0;  ///< by what it does as it is cast or comes into play, so far
};

}  // namespace

void check_references(const Reader& reader, const Card& card, bool token) {
  Scope scope;
  scope.line = reader.line();
  scope.played = !token;
  scope.x =
      !token && (card.cost.x > 0 || card.extra_cost.asks_for_x() || !Codec<Cost>::absent(card.optional_cost));
  scope.enchantment = card.is_local_enchantment();
  scope.enchanted = !card.enchants.empty();
  scope.choices = scope.chosen_later = choices_made(card);
  ReferenceCheck words(reader, scope, any(card.types & permanent_types), card.extra_cost);
  words.amount(card.power);
  words.amount(card.toughness);
  words.check_kinds("on", card.enchants, ThingKinds::objects);
  words.casting(card);
  const auto refuse = [&](const char* code, const char* word, const char* message, const char* fix) {
    reader.host().report(code, reader.host().source().find(word, reader.line()), message, fix);
  };
  if (card.extra_cost.tap)
    refuse("L0213", "extra_cost", "a card that is being cast is not in play, and cannot be tapped for it",
           "Write mana, or what is given up.");
  if (card.instead_of_cost.tap)
    refuse("L0213", "instead_of_cost",
           "a card that is being cast is not in play, and cannot be tapped for it",
           "Write mana, or what is given up.");
  if (card.optional_cost.tap)
    refuse("L0213", "optional_cost", "a card that is being cast is not in play, and cannot be tapped for it",
           "Write mana, or what is given up.");
  if (!Codec<Cost>::absent(card.optional_cost) &&
      (card.cost.x > 0 || card.extra_cost.asks_for_x() || card.optional_cost.asks_for_x()))
    refuse("L0213", "optional_cost",
           "`x` is how often that is paid, and a cost of the card asks for another X",
           "Leave one of the two out.");
  if (!card.extra_cost.x_only.empty() && !scope.x)
    refuse("L0224", "x_only", "`x_only` is used, but no cost of the card has an X",
           "Write {X} into its cost, or remove it.");
  for (const Ability& ability : card.abilities) words.ability(ability);
}

void check_references(const Reader& reader, const Keyword& keyword) {
  Scope scope = scope_of_some_card(reader.line());
  scope.parameter = keyword.parameter;
  // Whatever has the keyword: nothing says that it is put on something.
  scope.enchanted = false;
  ReferenceCheck words(reader, scope, true);
  for (const Ability& ability : keyword.abilities) words.ability(ability);
  if (keyword.parameter != Keyword::Parameter::none && !words.said_parameter())
    reader.host().report("L0240", reader.host().source().find("takes", reader.line()),
                         "the keyword takes a " + std::string(spelling_of(keyword.parameter)) +
                             ", and none of its abilities speaks of it",
                         "Speak of it as the `parameter`, or leave `takes` out.");
}

void check_references(const Reader& reader, const CounterKind& counter) {
  Scope scope = scope_of_some_card(reader.line());
  scope.enchanted = false;
  ReferenceCheck words(reader, scope, true);
  Ability change;
  change.kind = AbilityKind::continuous;
  change.change = counter.change;
  words.ability(change);
  for (const Ability& ability : counter.abilities) words.ability(ability);
}

void check_references(const Reader& reader, const RuleScript& rules) {
  Scope scope;
  scope.line = reader.line();
  scope.holder = false;
  ReferenceCheck words(reader, scope, true);
  for (const Ability& ability : rules.abilities) words.ability(ability);
}

}  // namespace sleight
