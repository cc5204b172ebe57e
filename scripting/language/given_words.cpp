#include "scripting/language/given_words.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/card/kind_spelling.h"
#include "core/card/plus_text.h"
#include "core/card/purpose.h"
#include "scripting/language/out_of_play.h"
#include "scripting/language/said_words.h"
#include "scripting/language/selector_sense.h"
#include "scripting/words/cost_codec.h"
#include "scripting/words/script_printer.h"

namespace sleight {
namespace {

/// Walks through abilities and steps, and knows at each place what is given there.
class GivenWords : public SelectorSense {
 public:
  /// `casting`: what the card costs to cast besides its mana, which its own steps may speak of.
  GivenWords(const Reader& reader, const Scope& scope, bool permanent, const Cost& casting = {})
      : SelectorSense(reader, scope, permanent), names_of_casting_(names_given(casting)) {}

  /// What casting costs besides the mana.
  void casting(const Card& card) {
    cost(card.extra_cost, true);
    cost(card.instead_of_cost, true);
    cost(card.optional_cost, true);
    cost(card.another_optional_cost, true);
    const Ability* spell = spell_ability(card);
    if (card.extra_cost.more_for_each_target && !(spell != nullptr && may_have_several_targets(*spell)))
      nothing("more_for_each_target", "Write it only where there may be two targets or more.");
  }
  void ability(const Ability& ability) {
    const Scope outer = scope_;
    scope_.event = {};
    scope_.result = scope_.moved = false;
    scope_.named = 0;
    scope_.targeted = nullptr;
    scope_.gone_targets = 0;
    scope_.gone_found = scope_.gone_it = scope_.gone_self = scope_.came_back = false;
    at(ability.line);
    const SaidWord word(ability);
    switch (ability.kind) {
      case AbilityKind::spell:
        scope_.named = names_of_casting_;
        modes(ability, reader_.word());
        break;
      case AbilityKind::when_played:
      case AbilityKind::before_entering:
        before_it_is_there(ability, word);
        break;
      case AbilityKind::activated:
        // A permanent remembers the X paid for it; a cost with an X of its own goes before that.
        scope_.x = scope_.x || ability.cost.asks_for_x() || ability.cost.of_keyword;
        cost(ability.cost, true);
        takes(word, ability.user, Things::players);
        condition(ability.condition);
        scope_.named = names_given(ability.cost);
        scope_.gone = gives_itself_up(ability.cost);
        modes(ability, word);
        break;
      case AbilityKind::triggered:
        scope_.event = given_by(ability.trigger.event);
        trigger(ability.trigger, word);
        gives_event(ability.trigger);
        condition(ability.condition);
        if (ability.used) use(ability);
        modes(ability, word);
        break;
      case AbilityKind::continuous:
        takes(word, ability.affects, Things::objects | Things::spells);
        of_creatures(ability, word);
        condition(ability.condition);
        // What is changed is read off each of those it changes.
        scope_.event.it = ability.affects.empty() ? Things::objects : gives(ability.affects);
        change(ability.change);
        break;
      case AbilityKind::rule:
        rule(ability, word);
        break;
      case AbilityKind::keyword:
        for (const Filter& filter : ability.keyword.filters) this->filter(filter, Things::all);
        amount(ability.keyword.number);
        if (ability.keyword.number && ability.keyword.number->kind == AmountKind::number &&
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
  void trigger(const Trigger& trigger, const SaidWord& word) {
    const GivenByEvent row = given_by(trigger.event);
    // A spell hears of its own casting, although its card is spoken of as what it becomes.
    const bool own_casting = trigger.event == EventKind::successfully_cast &&
                             trigger.subject.from == Reference::self && trigger.subject.filters.empty();
    takes(word, trigger.subject, own_casting ? Things::all : row.subject);
    takes(word, trigger.other, row.other);
    takes(word, trigger.whose, Things::players);
    takes(word, trigger.cause, Things::players);
    const bool block = trigger.event == EventKind::blocks || trigger.event == EventKind::becomes_blocked;
    if (block && trigger.other.empty() && trigger.once)
      nothing("once", "Without a second party it is heard of once anyway: leave it out.");
  }
  /// What an event gives to what it sets off.
  void gives_event(const Trigger& trigger) {
    scope_.event = given_by(trigger.event);
    note_gone(trigger, scope_);
    if ((trigger.event == EventKind::blocks || trigger.event == EventKind::becomes_blocked) &&
        trigger.other.empty()) {
      // Heard of as a whole, it has no one second party, and nothing to count.
      scope_.event.other = Things::none;
      scope_.event.amount = false;
    }
    if (trigger.event != EventKind::deals_damage) return;
    // All the damage of one time is one, so that it has no one source, or no one victim (R-TRIG-4).
    if (trigger.subject.empty() && !trigger.other.empty()) scope_.event.it = Things::none;
    if (!trigger.subject.empty() && trigger.other.empty()) {
      scope_.event.other = Things::none;
      scope_.event.player = scope_.event.life_before = false;
    }
    if (trigger.other.empty()) return;
    // Whom it damages has been said: a creature is no player.
    scope_.event.other = gives(trigger.other);
    scope_.event.player = scope_.event.life_before = any(scope_.event.other & Things::players);
  }
  /// What an enchantment says of creatures it says of others: it fights in no attack itself.
  void of_creatures(const Ability& ability, const SaidWord& word) {
    if (!scope_.enchantment || !ability.affects.empty()) return;
    const bool fights = ability.kind == AbilityKind::rule && taken_by(ability.rule.kind).fights;
    const bool grows =
        ability.kind == AbilityKind::continuous &&
        std::all_of(ability.change.parts.begin(), ability.change.parts.end(), [](const ChangePart& part) {
          return part.kind == ChangeKind::plus_power || part.kind == ChangeKind::plus_toughness;
        });
    if (fights || grows)
      report("L0241", find(word), "`" + word + "` is about creatures, and this enchantment is none",
             "Write `affects = enchanted`, or whom it is about.");
  }
  void rule(const Ability& ability, const SaidWord& word) {
    of_creatures(ability, word);
    const TakenByRule row = taken_by(ability.rule.kind);
    takes(word, ability.affects, row.affects);
    if (ability.affects.empty() && scope_.holder && !any(row.affects & Things::permanents))
      report("L0241", find(word), "`" + word + "` is about players, and this card is none",
             "Write `affects = you`, or which players it is about.");
    if (ability.rule.amount && ability.rule.amount->kind == AmountKind::number &&
        ability.rule.amount->number >= 0 && ability.rule.amount->number < row.least)
      nothing(word, "Write a greater number, or remove it.");
    const bool exchanges =
        ability.rule.kind == RuleKind::produces_instead || ability.rule.kind == RuleKind::spends_as;
    if (exchanges && ability.rule.mana == ability.rule.instead_of)
      nothing(word, "Write another type for `of`, or none.");
    if (ability.rule.kind == RuleKind::enters_with_counters || ability.rule.kind == RuleKind::deals_counters)
      counters(ability.rule.word, word);
    condition(ability.condition);
    sources(word, ability.rule.by);
    takes(word, ability.rule.to, Things::permanents | Things::players);
    amount(ability.rule.amount);
    cost(ability.cost, false);
    const bool discards = ability.rule.kind == RuleKind::discards_instead;
    const bool skips =
        ability.rule.kind == RuleKind::may_skip_turn || ability.rule.kind == RuleKind::may_skip_phase;
    const bool untaps = ability.rule.kind == RuleKind::untaps_instead;
    const bool gains = ability.rule.kind == RuleKind::gains_life_instead;
    if (!discards && !skips && !untaps && !gains && ability.rule.kind != RuleKind::draws_instead) return;
    scope_.event.it = discards ? Things::cards : untaps ? Things::permanents : Things::none;
    scope_.event.player = !untaps;
    scope_.event.amount = gains;
    modes(ability, word);
  }
  /// What is done while a card is being played, or before it comes into play.
  void before_it_is_there(const Ability& ability, const SaidWord& word) {
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
  void modes(const Ability& ability, const SaidWord& word) {
    const SaidWord one = ability.modes.size() > 1 ? SaidWord("mode") : word;
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
      for (const TargetSpec& spec : mode.targets) {
        scope_.targets_said = static_cast<std::size_t>(&spec - mode.targets.data());
        asked(spec.what, false);
        amount(spec.least);
        amount(spec.most);
        amount(spec.divided);
        takes("chosen_by", spec.chooser, Things::players);
      }
      scope_.named = outer.named;
      scope_.targeting = false;
      // A target without a step is found by itself.
      if (mode.steps.empty() && mode.targets.empty()) nothing(one, "Write what it does: `draw(1)`.");
      steps(mode.steps);
      scope_ = outer;
    }
  }
  void change(const Change& change) {
    for (const ChangePart& part : change.parts) {
      amount(part.amount);
      takes(part.kind == ChangeKind::controller ? "controller" : "copy_of", part.who,
            part.kind == ChangeKind::controller ? Things::players : Things::objects);
      const bool of_text = part.kind == ChangeKind::colour_word || part.kind == ChangeKind::land_word;
      if (part.chosen || (of_text && !part.word)) chosen_part(part.kind, static_cast<bool>(part.to));
      const bool types = part.kind == ChangeKind::is_also || part.kind == ChangeKind::becomes_type;
      if (types && !any(part.types & permanent_types))
        report("L0241", find(part.kind == ChangeKind::is_also ? "is_also" : "becomes_type"),
               "nothing that is in play is of such a type", "Write a type of permanents: `\"creature\"`.");
      for (const Ability& granted : part.abilities) {
        const Scope outer = scope_;
        // Who has it may have chosen something, and what it says of targets it says of those of the effect.
        scope_.choices = any_choice;
        scope_.played = scope_.enchantment = scope_.gone = false;
        // What is granted is had by a permanent, whatever grants it.
        const bool outside = std::exchange(permanent_, true);
        ability(granted);
        permanent_ = outside;
        scope_ = outer;
      }
    }
  }
  void chosen_part(ChangeKind kind, bool of_two) {
    using enum ChangeKind;
    switch (kind) {
      case colour:
      case also_colour:
        return chosen(ChoiceKind::colour, {"chosen"});
      case colour_word:
        return chosen(ChoiceKind::colour_word, {"chosen"});
      case land_word:
        return chosen(ChoiceKind::land_word, {"chosen"});
      case becomes_land:
      case also_land_type:
        return chosen(of_two ? ChoiceKind::land_word : ChoiceKind::basic_land_type, {"chosen"});
      case also_subtype:
      case becomes_subtype:
        return chosen(ChoiceKind::creature_type, {"chosen"});
      default:
        return chosen(ChoiceKind::card, {"chosen"});
    }
  }
  static bool counts_something(const Step& step) {
    const auto inside = [](const std::vector<Step>& steps) {
      return std::any_of(steps.begin(), steps.end(), counts_something);
    };
    return leaves_result(step.verb) ||
           (step.verb != Verb::at_time && (inside(step.then) || inside(step.otherwise)));
  }
  /// Whether a step that waits is told all by what it waits for, as an ability is.
  static bool said_by_event(const Step& step, const Trigger& trigger) {
    return trigger.event != EventKind::phase && trigger.event != EventKind::end_of_combat &&
           (trigger.event != EventKind::deals_damage || step.duration == Duration::end_of_turn);
  }
  /// Of two events nobody knows which it was: given is what both of them give.
  void gives_either(const Step& step) {
    if (!said_by_event(step, *step.trigger) || !said_by_event(step, *step.or_trigger))
      return nothing("or_event", "Moments and the damage of the effect itself are waited for alone.");
    const GivenByEvent first = scope_.event;
    gives_event(*step.or_trigger);
    scope_.event.it = scope_.event.it & first.it;
    scope_.event.other = scope_.event.other & first.other;
    scope_.event.player = scope_.event.player && first.player;
    scope_.event.amount = scope_.event.amount && first.amount;
    scope_.event.life_before = scope_.event.life_before && first.life_before;
  }
  void steps(const std::vector<Step>& steps) {
    for (const Step& step : steps) {
      this->step(step);
      scope_.result = scope_.result || counts_something(step);
      scope_.named |= names_given(step);
      scope_.moved = scope_.moved || step.verb == Verb::move_to_play;
      note_moves(step, scope_);
      scope_.x = scope_.x || (step.verb == Verb::may && step.cost.asks_for_x());
    }
  }
  void step(const Step& step) {
    const Scope outer = scope_;
    at(step.line);
    const SaidWord word(step);
    const TakenByStep row = taken_by(step);
    takes(word, step.what, row.what);
    takes(word, step.other, row.other);
    in_play(step, word);
    amount(step.amount);
    if (step.amount && step.amount->kind == AmountKind::number && step.amount->number == 0 &&
        does_so_often(step.verb))
      nothing(word, "Write a greater number, or remove it.");
    own_sense(step, word);
    if (is_empty(step)) nothing(word, "Write the steps that are done in it: `draw(1)`.");
    if (step.condition) {
      // It is asked when the steps have been done, where they are done until it holds.
      scope_.result = scope_.result || (step.verb == Verb::repeat && counts_something(step));
      if (step.verb == Verb::repeat) scope_.named |= names_given(step);
      condition(*step.condition);
    }
    // Of this price, for which it is chosen.
    scope_.x = scope_.x || (step.verb == Verb::may && step.cost.asks_for_x());
    cost(step.cost, false);
    change(step.change);
    inside(step);
    scope_ = outer;
  }
  /// What is done to permanents is not done to cards that lie elsewhere by then.
  void in_play(const Step& step, const SaidWord& word) {
    const bool sizes =
        step.verb == Verb::put_counters && plus_of(reader_.host().words().spelling(step.word)).has_value();
    if (is_done_in_play(step, sizes) && lies_outside_play(scope_, step.what)) outside(word);
  }
  void outside(const SaidWord& word) {
    report("L0241", find(word),
           "`" + word + "` takes permanents, and what it is given lies outside play by then",
           "Write what is in play: `self`, `target`, or `moved` behind `return_to_play(moved)`.");
  }
  /// Counters that add nothing are no counters (R-COUNTER-1).
  void counters(Word kind, const SaidWord& word) {
    const std::optional<Plus> plus = plus_of(reader_.host().words().spelling(kind));
    if (plus && plus->power == 0 && plus->toughness == 0)
      nothing(word, "Write what the counters add: \"+1/+1\".");
  }
  /// What a step by itself cannot mean.
  void own_sense(const Step& step, const SaidWord& word) {
    const bool lasts = step.duration != Duration::for_good && step.duration != Duration::end_of_turn &&
                       step.duration != Duration::end_of_combat && step.duration != Duration::next_untap &&
                       step.duration != Duration::next_upkeep &&
                       step.duration != Duration::end_of_next_upkeep && step.duration != Duration::next_turn;
    if (lasts && !permanent_)
      nothing(word, "This card is never in play: write `until_end_of_turn`, `for_good` or the like.");
    else if (lasts && scope_.gone)
      nothing(word, "This card has been given up for it (R-DUR-3): write `until_end_of_turn` or `for_good`.");
    if (step.verb == Verb::put_counters) counters(step.word, word);
    if (step.verb == Verb::again && !scope_.process) nothing(word, "Write it in a `process`.");
    if (step.of_chosen) chosen(ChoiceKind::colour, {word});
    if (step.only_for) takes("spent_on", *step.only_for, Things::spells | Things::effects);
    if (step.verb == Verb::choose && step.choice == ChoiceKind::card && step.other.empty())
      report("L0206", find(word), "`choose` of a card needs from among which it is chosen",
             "Write `choose(\"card\", you, creatures)`.");
    if (step.verb == Verb::move && (step.zone == Zone::in_play || step.zone == Zone::limbo))
      report("L0203", find(word), "`" + word + "` puts nothing into that zone",
             "Write `return_to_play(...)`, or another zone.");
  }
  /// What stands in a step, where it gives more than is given around it.
  void inside(const Step& step) {
    const Scope around = scope_;
    switch (step.verb) {
      case Verb::aim:
        // What was "it" is the other one inside.
        if (!any(scope_.event.other)) scope_.event.other = scope_.event.it;
        scope_.event.it = gives(step.what);
        scope_.gone_it = false;
        break;
      case Verb::for_each:
        scope_.event.it = gives(step.what);
        scope_.gone_it = lies_outside_play(scope_, step.what);
        break;
      case Verb::flip_coin:
        if (!step.what.empty()) scope_.event.it = Things::players;
        scope_.result = true;
        break;
      case Verb::repeat:  // the second time all of it has been done
        scope_.result = scope_.result || counts_something(step);
        scope_.named |= names_given(step);
        scope_.process = scope_.process || (!step.amount && !step.condition);
        break;
      case Verb::search:
        scope_.named |= bit_of(Reference::found);
        scope_.gone_found = finds_cards(step);
        break;
      case Verb::may:
        scope_.x = scope_.x || step.cost.asks_for_x();
        break;
      case Verb::at_time:
        scope_.process = false;
        // It waits with what was given here, and with the target where nothing was; its moment has a player.
        if (!any(scope_.event.it) && scope_.targeted != nullptr && !scope_.targeted->empty())
          scope_.event.it = gives(scope_.targeted->front().what);
        scope_.event.player = true;
        if (step.trigger && step.trigger->event == EventKind::deals_damage)
          scope_.event.amount = scope_.event.life_before = true;
        if (step.trigger && said_by_event(step, *step.trigger)) {
          // What is waited for is said with what was given before, and what is done with what it gives.
          trigger(*step.trigger, step);
          if (step.or_trigger) trigger(*step.or_trigger, step);
          gives_event(*step.trigger);
        }
        if (step.or_trigger) gives_either(step);
        break;
      case Verb::rule:
        for (const Ability& ability : step.abilities) made_rule(ability, step);
        return;
      default:
        break;
    }
    const bool result = scope_.result;
    const Names named = scope_.named;
    // Only who has paid has given something up for it.
    scope_.named |= names_given(step.cost);
    steps(step.then);
    // Without a target there is no other `it` than around it.
    if (step.verb == Verb::aim) {
      scope_.event = around.event;
      scope_.gone_it = around.gone_it;
    }
    // What follows on what is done first knows what came of it; elsewhere only one of the two is done.
    if (step.verb != Verb::prerequisite) {
      scope_.result = result;
      scope_.named = named;
    }
    steps(step.otherwise);
  }
  /// A rule that a step makes: it is read with all that is given to the step.
  void made_rule(const Ability& ability, const Step& step) {
    if (ability.kind != AbilityKind::rule) {
      if (ability.kind == AbilityKind::continuous) return this->ability(ability);
      const std::string word = word_for(step);
      report("L0231", find(word), "`" + word + "` makes a rule, and is given an ability of another kind",
             "Write a rule such as `cannot_attack { affects = target }`, or a change with `gains`.");
      return;
    }
    if (ability.affects.empty() && !permanent_)
      report("L0241", find(word_for(ability)),
             "`" + word_for(ability) + "` is about this card, which is never in play",
             "Write `affects = target`, or whom it is about.");
    const Scope outer = scope_;
    at(ability.line);
    const bool of_permanents = taken_by(ability.rule.kind).affects == Things::permanents;
    if (of_permanents && lies_outside_play(scope_, ability.affects)) outside(ability);
    rule(ability, ability);
    scope_ = outer;
  }
  static bool may_have_several_targets(const Ability& spell) {
    return std::any_of(spell.modes.begin(), spell.modes.end(), [](const Mode& mode) {
      return mode.targets.size() > 1 || (mode.targets.size() == 1 && mode.targets.front().most != Amount(1));
    });
  }
  static bool is_empty(const Step& step) {
    switch (step.verb) {
      case Verb::may:
      case Verb::when:
        return step.then.empty() && step.otherwise.empty();
      case Verb::for_each:
      case Verb::repeat:
      case Verb::aim:
      case Verb::at_time:
        return step.then.empty();
      case Verb::prerequisite:
        return step.then.empty() || step.otherwise.empty();
      default:
        return false;
    }
  }

  Names names_of_casting_;
};

}  // namespace

void check_words(const Reader& reader, const Card& card, bool token) {
  Scope scope;
  scope.line = reader.line();
  scope.played = !token;
  scope.x =
      !token && (card.cost.x > 0 || card.extra_cost.asks_for_x() || !Codec<Cost>::absent(card.optional_cost));
  scope.enchantment = card.is_local_enchantment();
  scope.enchanted = !card.enchants.empty();
  scope.choices = choices_made(card);
  GivenWords words(reader, scope, any(card.types & permanent_types), card.extra_cost);
  words.amount(card.power);
  words.amount(card.toughness);
  words.takes("on", card.enchants, Things::objects);
  words.casting(card);
  words.condition(card.instead_if);
  words.amount(card.costs_less);
  words.condition(card.costs_less_if);
  words.condition(card.castable);
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

void check_words(const Reader& reader, const Keyword& keyword) {
  Scope scope = scope_of_some_card(reader.line());
  scope.parameter = keyword.parameter;
  GivenWords words(reader, scope, true);
  for (const Ability& ability : keyword.abilities) words.ability(ability);
  if (keyword.parameter != Keyword::Parameter::none && !words.said_parameter())
    reader.host().report("L0240", reader.host().source().find("takes", reader.line()),
                         "the keyword takes a " + std::string(spelling_of(keyword.parameter)) +
                             ", and none of its abilities speaks of it",
                         "Speak of it as the `parameter`, or leave `takes` out.");
}

void check_words(const Reader& reader, const CounterKind& counter) {
  GivenWords words(reader, scope_of_some_card(reader.line()), true);
  Ability change;
  change.kind = AbilityKind::continuous;
  change.change = counter.change;
  words.ability(change);
  for (const Ability& ability : counter.abilities) words.ability(ability);
}

void check_words(const Reader& reader, const RuleScript& rules) {
  Scope scope;
  scope.line = reader.line();
  scope.holder = false;
  GivenWords words(reader, scope, true);
  for (const Ability& ability : rules.abilities) words.ability(ability);
}

}  // namespace sleight
