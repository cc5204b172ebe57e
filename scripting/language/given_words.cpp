#include "scripting/language/given_words.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "core/card/definition_fields.h"
#include "core/card/kind_spelling.h"
#include "scripting/language/things.h"
#include "scripting/words/ability_words.h"
#include "scripting/words/amount_words.h"
#include "scripting/words/rule_words.h"
#include "scripting/words/script_printer.h"
#include "scripting/words/selector_words.h"
#include "scripting/words/step_words.h"
#include "scripting/words/word_form.h"

namespace sleight {
namespace {

/// Kinds of choices, as a set of bits.
using Choices = std::uint16_t;
static_assert(has_room_for<ChoiceKind, Choices>);
constexpr Choices any_choice = 0xFFFF;
/// An opponent is a player that was chosen.
constexpr Choices bit_of(ChoiceKind kind) {
  return static_cast<Choices>(
      1U << static_cast<unsigned>(kind == ChoiceKind::opponent ? ChoiceKind::player : kind));
}

/// What something was done to has a name for what follows: a set of such references, as bits.
using Names = std::uint64_t;
static_assert(has_room_for<Reference, Names>);
constexpr Names bit_of(Reference name) {
  return name == Reference::nothing ? 0 : Names{1} << static_cast<unsigned>(name);
}
/// The names, with what gives each.
struct NameRow {
  Reference name;
  std::string_view word;
  std::string_view fix;
};
constexpr std::array<NameRow, 5> name_rows{{
    {Reference::sacrificed, "sacrificed", "Let the cost, or a step before, sacrifice something."},
    {Reference::discarded, "discarded", "Let the cost, or a step before, discard something."},
    {Reference::made, "made", "Let a step before make a token."},
    {Reference::moved, "moved", "Let a step before put or return something somewhere."},
    {Reference::found, "found", "Write it into the steps of a `search`, or behind it."},
}};

Names names_given(const Cost& cost) {
  Names given = 0;
  for (const CostPart& part : cost.parts) {
    if (part.kind == CostPart::Kind::sacrifice) given |= bit_of(Reference::sacrificed);
    if (part.kind == CostPart::Kind::discard) given |= bit_of(Reference::discarded);
  }
  return given;
}
/// What a step gives to those behind it; what waits for its moment comes after them.
Names names_given(const Step& step) {
  if (step.verb == Verb::function) return ~Names{0};  // nobody knows
  Names given = bit_of(named_by(step.verb)) | names_given(step.cost);
  if (step.verb == Verb::at_time) return given;
  for (const auto* steps : {&step.then, &step.otherwise})
    for (const Step& inside : *steps) given |= names_given(inside);
  return given;
}

/// What words mean at one place of a definition.
struct Scope {
  int line = 1;
  GivenByEvent event;  ///< and loops: `it`, `other_one`, `that_player`, `that_much`
  bool result = false;
  Names named = 0;     ///< what the cost or the steps before have given a name to
  bool moved = false;  ///< a step has put cards into play: whatever names one of them means the permanent now
  bool x = false;
  bool played = false;  ///< the card is played, so that what is chosen then can be asked
  bool holder = true;   ///< there is a card, and somebody who controls it
  bool enchanted = false;
  bool enchantment = false;  ///< the card is a local one
  Choices choices = 0;
  bool targets = false;                               ///< some may be chosen: how many, `check_targets` asks
  const std::vector<TargetSpec>* targeted = nullptr;  ///< what they are, where that is known
  Keyword::Parameter parameter = Keyword::Parameter::none;
};

/// What the steps of a card choose. What it grants or makes chooses for itself.
class ChoicesMade {
 public:
  void operator()(const Step& step) {
    if (step.verb == Verb::choose) made |= bit_of(step.choice);
    if (step.verb == Verb::function) made = any_choice;  // nobody knows
  }
  bool operator()(const Change& /*granted*/) { return false; }
  bool operator()(const Card& /*token*/) { return false; }
  Choices made = 0;
};

/// The word that says all of `value`, as a script writes it; "" when there is none.
template <typename T>
std::string word_among(const std::vector<Form<T>>& words, const T& value) {
  for (const Form<T>& form : words)
    if (said_by(form, value) == value) return form.name;
  return "";
}
std::string word_for(const Ability& ability) {
  for (const auto* family : {&rule_words(), &trigger_words()})
    if (std::string word = word_among(*family, ability); !word.empty()) return word;
  return ability.kind == AbilityKind::keyword ? "" : keyword_word(spelling_of(ability.kind));
}
std::string word_for(const Filter& filter) {
  if (std::string word = word_among(filter_words(), filter); !word.empty()) return word;
  Filter turned = filter;
  turned.negated = !turned.negated;
  return "not_" + word_among(filter_words(), turned);
}
std::string word_for(const Step& step) { return word_among(step_words(), step); }
std::string word_for(const Amount& amount) { return word_among(amount_words(), amount); }

/// Walks through what a script makes, and knows at each place what is given there.
class GivenWords {
 public:
  /// `casting`: what the card costs to cast besides its mana, which its own steps may speak of.
  GivenWords(const Reader& reader, const Scope& scope, bool permanent, const Cost& casting = {})
      : reader_(reader), scope_(scope), permanent_(permanent), names_of_casting_(names_given(casting)) {}

  void ability(const Ability& ability) {
    const Scope outer = scope_;
    scope_.event = {};
    scope_.result = scope_.moved = false;
    scope_.named = 0;
    scope_.targeted = nullptr;
    at(ability.line);
    const std::string word = word_for(ability);
    switch (ability.kind) {
      case AbilityKind::spell:
        scope_.named = names_of_casting_;
        modes(ability, reader_.word());
        break;
      case AbilityKind::when_played:
        if (!scope_.played)
          report(
              "L0231", find(word), "what has this ability is not played, so nothing is chosen by it",
              "Let the card that is played choose, or write `comes_into_play { what = self, choose(...) }`.");
        modes(ability, word);
        if (std::any_of(ability.modes.begin(), ability.modes.end(),
                        [](const Mode& mode) { return !mode.targets.empty(); }) ||
            ability.modes.size() > 1)
          report("L0234", find(word), "what is done while a card is being played has no targets and no modes",
                 "Let it `choose`, and write what is aimed as an ability of its own.");
        break;
      case AbilityKind::activated:
        // A permanent remembers the X paid for it; a cost with an X of its own goes before that.
        scope_.x = scope_.x || ability.cost.mana.x > 0 || ability.cost.of_keyword;
        cost(ability.cost, true);
        takes(word, ability.user, Things::players);
        condition(ability.condition);
        scope_.named = names_given(ability.cost);
        modes(ability, word);
        break;
      case AbilityKind::triggered:
        scope_.event = given_by(ability.trigger.event);
        trigger(ability.trigger, word);
        condition(ability.condition);
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

  void selector(const Selector& selector) { asked(selector, false); }
  void amount(const Box<Amount>& amount) {
    if (amount) this->amount(*amount);
  }

  void amount(const Amount& amount) {
    switch (amount.kind) {
      case AmountKind::x:
        if (!scope_.x) no_x();
        break;
      case AmountKind::that_amount:
        if (!scope_.event.amount)
          not_given("that_much", "no event gives an amount here",
                    "Write a number or `count(...)`; damage, life, mana and attacks give an amount.");
        break;
      case AmountKind::chosen_number:
        chosen(ChoiceKind::number, {"chosen_number", "chosen"});
        break;
      case AmountKind::last_result:
        if (!scope_.result)
          not_given("result", "no step before it counts what it did",
                    "Write it behind the step whose result is meant.");
        break;
      case AmountKind::parameter:
        parameter(Keyword::Parameter::number);
        break;
      case AmountKind::target_count:
        target("target_count");
        if (scope_.targets && scope_.targeted != nullptr && scope_.targeted->empty())
          report("L0208", find("target_count"), "`target_count` is used, but no target is chosen",
                 "Say what may be a target: `target = creature`.");
        break;
      default:
        break;
    }
    if (amount.of) takes(word_for(amount), *amount.of, taken_by(amount.kind));
    for (const Amount& term : amount.terms) this->amount(term);
  }

  void condition(const Condition& condition) {
    asked(condition.what, false);
    if (condition.kind == ConditionKind::matches) like(condition);
    amount(condition.left);
    amount(condition.right);
    for (const Condition& part : condition.parts) this->condition(part);
  }

  void cost(const Cost& cost, bool announced) {
    const Scope outer = scope_;
    if (cost.of_keyword) parameter(Keyword::Parameter::cost);
    for (const CostPart& part : cost.parts) {
      // What is paid on announcing (R-COST-3) is the payer's own, whoever has the target.
      const bool aimed = announced && speaks_of_target(part.what);
      if (aimed)
        report("L0213", find("target"), "a cost cannot be paid with a target",
               "Say what may be given up: `sacrifice(creatures:controlled_by(you))`.");
      else if (part.kind == CostPart::Kind::sacrifice)
        takes("sacrifice", part.what, Things::permanents);
      else if (part.kind == CostPart::Kind::discard)
        takes("discard", part.what, Things::cards);
      // Targets are chosen before anything is paid: how much it comes to may depend on them (R-MANA-8).
      scope_.targets = scope_.targets || announced;
      amount(part.amount);
    }
    scope_.targets = scope_.targets || announced;
    amount(cost.more_for_each_target);
    amount(cost.times);
    scope_ = outer;
  }

  /// `permanents` of it that are taken: the things that a key of a card means.
  void takes(const std::string& word, const Selector& selector, Things taken) {
    asked(selector, false);
    fits(word, selector, taken);
  }
  bool said_parameter() const { return said_parameter_; }

 private:
  using Place = std::tuple<std::string, int, int>;

  const Host& host() const { return reader_.host(); }
  Location find(const std::string& word) const { return host().source().find(word, scope_.line); }
  void at(Line line) {
    if (line.number > 0) scope_.line = line.number;
  }
  /// Once for each place: a word that stands twice in a line is found where it stands first.
  void report(const std::string& code, const Location& where, const std::string& message,
              const std::string& fix) {
    if (reported_.insert({code, where.line, where.column}).second)
      reader_.host().report(code, where, message, fix);
  }
  void not_given(const std::string& word, const std::string& why, const std::string& fix) {
    report("L0240", find(word), "`" + word + "` is used, but " + why, fix);
  }
  void nothing(const std::string& word, const char* fix) {
    report("L0232", find(word), "`" + word + "` does nothing", fix);
  }
  void no_x() {
    report("L0224", find("x"), "`x` is used, but no cost of the card has an X",
           "Write {X} into the cost that it is paid with, or a number for `x`.");
  }
  void parameter(Keyword::Parameter kind) {
    said_parameter_ = true;
    if (scope_.parameter == kind) return;
    const std::string takes = "`takes = \"" + std::string(spelling_of(kind)) + "\"`";
    not_given("parameter",
              scope_.parameter == Keyword::Parameter::none
                  ? "this is no keyword that takes something"
                  : "the keyword is given a " + std::string(spelling_of(scope_.parameter)),
              "Write " + takes + " into the keyword, or the value itself.");
  }
  void target(const std::string& word) {
    if (scope_.targets) return;
    report("L0208", find(word), "`" + word + "` is used where no target is chosen",
           "Targets are chosen for the steps of a spell or an ability; name the things themselves: "
           "`creatures`.");
  }
  /// Finds that nothing of that kind is chosen; `words` are those that may have said so.
  void chosen(ChoiceKind kind, const std::vector<std::string>& words) {
    if ((scope_.choices & bit_of(kind)) != 0) return;
    Location where = host().source().line(scope_.line);
    std::string word = words.back();
    for (const std::string& one : words)
      if (const Location found = find(one); found.length == static_cast<int>(one.size())) {
        where = found;
        word = one;
        break;
      }
    const std::string spelt(spelling_of(kind));
    report(
        "L0226", where,
        "`" + word + "` is used, but " + (scope_.choices == 0 ? "nothing" : "no " + spelt) + " is chosen",
        kind == ChoiceKind::card
            ? "Let the card choose: `choose(\"card\", you, creatures)`; what a search has found is `found`."
            : "Let the card choose: `when_played { choose \"" + spelt + "\" }`.");
  }

  static bool speaks_of_target(const Selector& selector) {
    bool found = false;
    definition::walk(selector,
                     [&found](const Selector& one) { found = found || one.from == Reference::target; });
    return found;
  }

  /// What a selector gives, without what it is joined with.
  Things gives_alone(const Selector& selector) const {
    using enum Reference;
    switch (selector.from) {
      case nothing:
        return Things::all;
      case permanents:
        return Things::permanents;
      case cards:
        return Things::cards;
      case spells:
        return Things::spells;
      case effects:
        return Things::effects;
      case packets:
        return Things::packets;
      case players:
      case that_player:
      case you:
      case opponent:
      case chosen_player:
      case active_player:
      case defending_player:
      case controller_of:
      case owner_of:
        return Things::players;
      case self:
        return permanent_ ? Things::objects : Things::cards;
      case enchanted:
      case packet_source:
      case sacrificed:
      case discarded:
      case made:
      case moved:
      case found:
        return Things::objects;
      case target:
        if (scope_.targeted != nullptr && selector.index < scope_.targeted->size())
          return followed(gives((*scope_.targeted)[selector.index].what));
        return Things::all;
      case Reference::chosen:
        return Things::all;
      case it:
        return any(scope_.event.it) ? followed(scope_.event.it) : Things::all;
      case other_one:
        return Things::permanents;
    }
    return Things::all;
  }
  Things followed(Things given) const {
    return scope_.moved && any(given & Things::cards) ? given | Things::permanents : given;
  }
  Things gives(const Selector& selector) const {
    Things given = gives_alone(selector);
    for (const Selector& other : selector.also) given = given | gives(other);
    return given;
  }

  /// Finds what of a selector the word cannot take.
  void fits(const std::string& word, const Selector& selector, Things taken) {
    if (selector.empty()) return;
    if (selector.from != Reference::nothing && !any(gives_alone(selector) & taken))
      wrong_thing(word, gives_alone(selector), taken);
    for (const Selector& other : selector.also) fits(word, other, taken);
  }
  void wrong_thing(const std::string& word, Things given, Things taken) {
    report("L0241", find(word), "`" + word + "` takes " + told(taken) + ", and is given " + told(given),
           "Write a selector that gives " + told(taken) + ".");
  }

  void reference(const Selector& selector) {
    switch (selector.from) {
      case Reference::self:
      case Reference::you:
      case Reference::opponent:
        if (!scope_.holder) {
          const std::string word = selector.from == Reference::self  ? "self"
                                   : selector.from == Reference::you ? "you"
                                                                     : "opponent";
          not_given(word, "a rule set is no card, and nobody controls it",
                    "Write `players`, `active_player` or a set of permanents.");
        }
        break;
      case Reference::enchanted:
        if (!scope_.enchanted)
          report("L0225", find("enchanted"), "`enchanted` is used, but this is no local enchantment",
                 "Write `self`, or begin the card with `enchant_creature` or the like.");
        break;
      case Reference::target:
        target(selector.index == 0 ? "target" : "targets");
        break;
      case Reference::chosen:
        chosen(ChoiceKind::card, {"chosen"});
        break;
      case Reference::chosen_player:
        chosen(ChoiceKind::player, {"chosen_player"});
        break;
      case Reference::sacrificed:
      case Reference::discarded:
      case Reference::made:
      case Reference::moved:
      case Reference::found:
        for (const NameRow& row : name_rows)
          if (row.name == selector.from && (scope_.named & bit_of(row.name)) == 0)
            not_given(std::string(row.word), "nothing before it gives it", std::string(row.fix));
        break;
      case Reference::it:
        if (!any(scope_.event.it))
          not_given("it", "no event and no loop gives one here",
                    "Write `self` or `target`; events of permanents, `for_each` and `aim_at` give an `it`.");
        break;
      case Reference::other_one:
        if (!any(scope_.event.other & Things::permanents))
          not_given("other_one", "no event with a second permanent gives one here",
                    "Write `it` or `target`; only damage to creatures and blocks have a second one.");
        break;
      case Reference::that_player:
        if (!scope_.event.player)
          not_given("that_player", "no event of a player gives one here",
                    "Write `you`, `opponent` or `controller_of(...)`.");
        break;
      default:
        break;
    }
  }

  /// `as_filters`: only what it asks for counts, and of whom it is asked somebody else has said.
  void asked(const Selector& selector, bool as_filters) {
    reference(selector);
    const Things given = as_filters ? Things::all : gives_alone(selector);
    for (const Filter& filter : selector.filters) {
      this->filter(filter, given);
      if (!as_filters) zone(selector, filter);
    }
    if (selector.of)
      selector.from == Reference::packet_source ? takes("source_of", *selector.of, Things::packets)
                                                : asked(*selector.of, false);
    for (const Selector& other : selector.also) asked(other, as_filters);
    contradiction(selector.filters);
  }
  /// What is asked for, and refused as well, leaves nothing.
  void contradiction(const std::vector<Filter>& filters) {
    for (const Filter& filter : filters) {
      Filter turned = filter;
      turned.negated = !turned.negated;
      if (filter.negated && std::find(filters.begin(), filters.end(), turned) != filters.end())
        report("L0241", find(word_for(turned)),
               "this selector asks for `" + word_for(turned) + "` and for the contrary, so it gives nothing",
               "Leave one of the two out.");
    }
  }
  /// What is in play lies nowhere else, and the word for cards is about those outside play (R-GEN-4).
  void zone(const Selector& selector, const Filter& filter) {
    if (filter.quality != Quality::in_zone || filter.negated) return;
    const bool in_play = filter.zone == Zone::in_play;
    if ((selector.from != Reference::permanents || in_play) &&
        (selector.from != Reference::cards || !in_play))
      return;
    report("L0241", find("in_zone"),
           in_play ? "`cards` are outside play, so none of them is in play"
                   : "this selector gives what is in play, so nothing of it lies in the " +
                         std::string(spelling_of(filter.zone)),
           in_play ? "Write `permanents`, or the word of their type."
                   : "Write `cards:in_zone \"" + std::string(spelling_of(filter.zone)) +
                         "\"`, with `:that_are \"creature\"` for a type.");
  }
  void filter(const Filter& filter, Things given) {
    const TakenByFilter takes_here = taken_by(filter.quality);
    if (!any(given & takes_here.of)) {
      const std::string word = word_for(filter);
      report("L0241", find(word),
             "`" + word + "` is asked of " + told(takes_here.of) + ", and this selector gives " + told(given),
             "Ask it of a selector that gives " + told(takes_here.of) + ".");
    }
    switch (filter.quality) {
      case Quality::chosen_colour:
        chosen(ChoiceKind::colour, {"of_chosen_colour"});
        break;
      case Quality::chosen_land_type:
        chosen(ChoiceKind::basic_land_type, {"of_chosen_land_type"});
        break;
      case Quality::chosen_creature_type:
        chosen(ChoiceKind::creature_type, {"of_chosen_type"});
        break;
      case Quality::parameter:
        parameter(Keyword::Parameter::quality);
        break;
      default:
        break;
    }
    amount(filter.amount);
    if (filter.of) {
      // A source is known by its qualities, wherever it is by now.
      asked(*filter.of, filter.quality == Quality::packet_from);
      fits(word_for(filter), *filter.of, takes_here.inside);
    }
    for (const Selector& alternative : filter.alternatives)
      for (const Filter& one : alternative.filters) this->filter(one, given);
  }
  void like(const Condition& condition) {
    const Selector& like = condition.like;
    const Things given = gives(condition.what);
    const bool filters_only = like.from == Reference::nothing || like.from == Reference::permanents;
    asked(like, filters_only);
    if (filters_only) {
      for (const Filter& filter : like.filters) this->filter(filter, given);
    } else if (!any(gives(like) & given)) {
      wrong_thing("is", given, gives(like));
    }
  }
  void sources(const std::string& word, const Selector& by) {
    asked(by, true);
    fits(word, by, Things::objects | Things::spells | Things::effects);
  }

  void trigger(const Trigger& trigger, const std::string& word) {
    const GivenByEvent row = given_by(trigger.event);
    takes(word, trigger.subject, row.subject);
    takes(word, trigger.other, row.other);
    takes(word, trigger.whose, Things::players);
    if (trigger.event != EventKind::deals_damage || trigger.other.empty()) return;
    // Whom it damages has been said: a creature is no player.
    scope_.event.other = gives(trigger.other);
    scope_.event.player = any(scope_.event.other & Things::players);
  }

  /// What an enchantment says of creatures it says of others: it fights in no attack itself.
  void of_creatures(const Ability& ability, const std::string& word) {
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

  void rule(const Ability& ability, const std::string& word) {
    of_creatures(ability, word);
    const TakenByRule row = taken_by(ability.rule.kind);
    takes(word, ability.affects, row.affects);
    if (ability.affects.empty() && scope_.holder && !any(row.affects & Things::permanents))
      report("L0241", find(word), "`" + word + "` is about players, and this card is none",
             "Write `affects = you`, or which players it is about.");
    if (ability.rule.amount && ability.rule.amount->kind == AmountKind::number &&
        ability.rule.amount->number >= 0 && ability.rule.amount->number < row.least)
      nothing(word, "Write a greater number, or remove it.");
    condition(ability.condition);
    sources(word, ability.rule.by);
    takes(word, ability.rule.to, Things::permanents | Things::players);
    amount(ability.rule.amount);
    const bool draws = ability.rule.kind == RuleKind::draws_instead;
    if (!draws && ability.rule.kind != RuleKind::discards_instead) return;
    scope_.event.it = draws ? Things::none : Things::cards;
    scope_.event.player = true;
    modes(ability, word);
  }

  void modes(const Ability& ability, const std::string& word) {
    const std::string one = ability.modes.size() > 1 ? "mode" : word;
    const bool late = ability.kind != AbilityKind::spell && ability.kind != AbilityKind::when_played;
    if (ability.modes.empty() && late) nothing(word, "Write what it does: `draw(1)`.");
    for (const Mode& mode : ability.modes) {
      const Scope outer = scope_;
      // That a target is used and chosen, whoever reads the mode has seen.
      scope_.targets = true;
      scope_.targeted = &mode.targets;
      // Targets are chosen before the cost is paid (R-CAST-1).
      scope_.named = 0;
      for (const TargetSpec& spec : mode.targets) {
        asked(spec.what, false);
        amount(spec.least);
        amount(spec.most);
      }
      scope_.named = outer.named;
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
      if (part.chosen || (of_text && !part.word)) chosen_part(part.kind);
      const bool types = part.kind == ChangeKind::is_also || part.kind == ChangeKind::becomes_type;
      if (types && !any(part.types & permanent_types))
        report("L0241", find(part.kind == ChangeKind::is_also ? "is_also" : "becomes_type"),
               "nothing that is in play is of such a type", "Write a type of permanents: `\"creature\"`.");
      for (const Ability& granted : part.abilities) {
        const Scope outer = scope_;
        // Who has it may have chosen something, and what it says of targets it says of those of the effect.
        scope_.choices = any_choice;
        scope_.played = scope_.enchantment = false;
        ability(granted);
        scope_ = outer;
      }
    }
  }
  void chosen_part(ChangeKind kind) {
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
        return chosen(ChoiceKind::basic_land_type, {"chosen"});
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
  void steps(const std::vector<Step>& steps) {
    for (const Step& step : steps) {
      this->step(step);
      scope_.result = scope_.result || counts_something(step);
      scope_.named |= names_given(step);
      scope_.moved = scope_.moved || step.verb == Verb::move_to_play;
      scope_.x = scope_.x || (step.verb == Verb::may && step.cost.mana.x > 0);
    }
  }

  void step(const Step& step) {
    const Scope outer = scope_;
    at(step.line);
    const std::string word = word_for(step);
    const TakenByStep row = taken_by(step);
    takes(word, step.what, row.what);
    takes(word, step.other, row.other);
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
    cost(step.cost, false);
    change(step.change);
    inside(step);
    scope_ = outer;
  }
  /// What a step by itself cannot mean.
  void own_sense(const Step& step, const std::string& word) {
    const bool lasts =
        step.duration == Duration::while_source_in_play || step.duration == Duration::while_source_tapped;
    if (lasts && !permanent_)
      nothing(word, "This card is never in play: write `until_end_of_turn`, `for_good` or the like.");
    if (step.verb == Verb::choose && step.choice == ChoiceKind::card && step.other.empty())
      report("L0206", find(word), "`choose` of a card needs from among which it is chosen",
             "Write `choose(\"card\", you, creatures)`.");
    if (step.verb == Verb::move && (step.zone == Zone::in_play || step.zone == Zone::limbo))
      report("L0203", find(word), "`" + word + "` puts nothing into that zone",
             "Write `return_to_play(...)`, or another zone.");
  }
  /// What stands in a step, where it gives more than is given around it.
  void inside(const Step& step) {
    switch (step.verb) {
      case Verb::for_each:
      case Verb::aim:
        scope_.event.it = gives(step.what);
        break;
      case Verb::flip_coin:
        if (!step.what.empty()) scope_.event.it = Things::players;
        scope_.result = true;
        break;
      case Verb::repeat:  // the second time all of it has been done
        scope_.result = scope_.result || counts_something(step);
        scope_.named |= names_given(step);
        break;
      case Verb::search:
        scope_.named |= bit_of(Reference::found);
        break;
      case Verb::may:
        scope_.x = scope_.x || step.cost.mana.x > 0;
        break;
      case Verb::at_time:
        // It waits with what was given here, and with the target where nothing was; its moment has a player.
        if (!any(scope_.event.it) && scope_.targeted != nullptr && !scope_.targeted->empty())
          scope_.event.it = gives(scope_.targeted->front().what);
        scope_.event.player = true;
        if (step.trigger && step.trigger->event == EventKind::deals_damage) scope_.event.amount = true;
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
    rule(ability, word_for(ability));
    scope_ = outer;
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
      case Verb::search:
        return step.then.empty();
      case Verb::prerequisite:
        return step.then.empty() || step.otherwise.empty();
      default:
        return false;
    }
  }
  const Reader& reader_;
  Scope scope_;
  bool permanent_;  ///< what the script makes is in play
  Names names_of_casting_;
  bool said_parameter_ = false;
  std::set<Place> reported_;
};

/// The scope of abilities that another card will have: of what that is, nothing is known.
Scope of_some_card(const Reader& reader) {
  Scope scope;
  scope.line = reader.line();
  scope.x = scope.enchanted = true;
  scope.choices = any_choice;
  return scope;
}

}  // namespace

void check_words(const Reader& reader, const Card& card, bool token) {
  Scope scope;
  scope.line = reader.line();
  scope.played = !token;
  scope.x = !token && (card.cost.x > 0 || card.extra_cost.mana.x > 0);
  scope.enchanted = scope.enchantment = card.is_local_enchantment();
  ChoicesMade choices;
  definition::walk_inside(card, choices);
  scope.choices = choices.made;
  GivenWords words(reader, scope, any(card.types & permanent_types), card.extra_cost);
  words.amount(card.power);
  words.amount(card.toughness);
  words.takes("on", card.enchants, Things::objects);
  words.cost(card.extra_cost, true);
  words.condition(card.castable);
  const auto refuse = [&](const char* code, const char* word, const char* message, const char* fix) {
    reader.host().report(code, reader.host().source().find(word, reader.line()), message, fix);
  };
  if (card.extra_cost.tap)
    refuse("L0213", "extra_cost", "a card that is being cast is not in play, and cannot be tapped for it",
           "Write mana, or what is given up.");
  if (!card.extra_cost.x_only.empty() && !scope.x)
    refuse("L0224", "x_only", "`x_only` is used, but no cost of the card has an X",
           "Write {X} into its cost, or remove it.");
  for (const Ability& ability : card.abilities) words.ability(ability);
}

void check_words(const Reader& reader, const Keyword& keyword) {
  Scope scope = of_some_card(reader);
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
  GivenWords words(reader, of_some_card(reader), true);
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
