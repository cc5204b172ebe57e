#include "tests/kit/mutants.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <type_traits>

#include "core/card/definition_fields.h"
#include "core/card/kind_spelling.h"

namespace sleight::kit {
namespace {

template <typename E>
std::string spelt(E value) {
  return row_of(all_spellings<E>, value).spelling;
}

/// Comes to each place of a definition where something can be broken, in the order of its fields, and breaks
/// the one of a number.
class Breaker {
 public:
  explicit Breaker(std::size_t wanted) : wanted_(wanted) {}

  /// What was broken; nothing when there are not so many places.
  const std::optional<std::string>& change() const { return change_; }

  template <typename T>
  void visit(T& part) {
    if constexpr (requires { at(part); }) at(part);
    // "A target" says no number that could be wrong.
    if constexpr (std::is_same_v<T, TargetSpec>)
      if (part.least == Amount{1} && part.most == Amount{1}) return visit(part.what);
    definition::each_field(part, [this](const auto& field) {
      using Field = std::remove_cvref_t<decltype(field)>;
      // The lists of fields are made for reading; the definition that they lie in is our own.
      if constexpr (definition::is_walked<Field>) enter(const_cast<Field&>(field));  // NOLINT
    });
  }
  template <typename T>
  void enter(T& part) {
    if constexpr (definition::Part<T>)
      visit(part);
    else
      inside(part);
  }

 private:
  template <typename T>
  void inside(Box<T>& part) {
    if (part) visit(*part);
  }
  template <typename T>
  void inside(std::vector<T>& parts) {
    for (T& part : parts) visit(part);
  }

  /// Whether this is the place; `change` says what is done there.
  bool here(const std::string& change) {
    if (done_ || seen_++ != wanted_) return false;
    done_ = true;
    change_ = change;
    return true;
  }
  /// Whether a selector gives nothing but creatures anyway, because only they fight: by what stands beside
  /// the filter, or by what it is asked about.
  bool says_nothing(const Selector& selector, const Filter& filter) const {
    if (filter.quality != Quality::type || filter.types != CardType::creature || filter.negated) return false;
    return fighters_.contains(&selector) ||
           std::any_of(selector.filters.begin(), selector.filters.end(), [](const Filter& other) {
             return !other.negated &&
                    (other.quality == Quality::attacking || other.quality == Quality::blocking);
           });
  }
  /// Whom a rule about attacking or blocking speaks of, and who attacks or blocks in a trigger, are
  /// creatures.
  void note_fighters(const Ability& ability) {
    switch (ability.rule.kind) {
      case RuleKind::cannot_attack:
      case RuleKind::must_attack:
      case RuleKind::cannot_block:
      case RuleKind::must_block:
      case RuleKind::cannot_be_blocked:
      case RuleKind::blocks_additional:
      case RuleKind::needs_blockers:
        if (ability.kind == AbilityKind::rule) fighters_.insert({&ability.affects, &ability.rule.by});
        break;
      default:
        break;
    }
  }
  void note_fighters(const Trigger& trigger) {
    if (trigger.event == EventKind::attacks || trigger.event == EventKind::blocks ||
        trigger.event == EventKind::becomes_blocked)
      fighters_.insert({&trigger.subject, &trigger.other});
  }
  template <typename T, typename Name>
  void leave_out_each(std::vector<T>& parts, Name name) {
    for (std::size_t i = 0; i < parts.size(); ++i)
      if (here(name(parts[i]) + " is left out")) parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i));
  }
  void leave_out(Selector& part, const std::string& name) {
    if (!part.empty() && here(name + " is left out")) part = {};
  }
  template <typename T>
  void become(T& value, T other, const std::string& name) {
    if (value != other && here(name)) value = other;
  }

  void steps(std::vector<Step>& list) {
    leave_out_each(list, [](const Step& step) { return "step " + spelt(step.verb); });
  }
  void abilities(std::vector<Ability>& list) {
    leave_out_each(list, [](const Ability& ability) {
      return ability.kind == AbilityKind::rule ? "rule " + spelt(ability.rule.kind)
                                               : "ability " + spelt(ability.kind);
    });
  }

  void at(Amount& amount) {
    if (amount.kind == AmountKind::number &&
        here("number " + std::to_string(amount.number) + " is one higher"))
      ++amount.number;
  }
  void at(Selector& selector) {
    for (std::size_t i = 0; i < selector.filters.size(); ++i) {
      const Filter& filter = selector.filters[i];
      if (says_nothing(selector, filter)) continue;
      if (here("filter " + std::string(filter.negated ? "not " : "") + spelt(filter.quality) +
               " is left out"))
        selector.filters.erase(selector.filters.begin() + static_cast<std::ptrdiff_t>(i));
    }
    if (!selector.also.empty() && here("what is joined is left out")) selector.also.clear();
    if (selector.from == Reference::you) {
      if (here("you become the opponent")) selector.from = Reference::opponent;
    } else if (selector.from == Reference::opponent) {
      if (here("the opponent becomes you")) selector.from = Reference::you;
    }
  }
  void at(Condition& condition) {
    if (condition.kind != ConditionKind::always &&
        here("condition " + spelt(condition.kind) + " is left out"))
      condition = {};
  }
  void at(Cost& cost) {
    if (!cost.mana.empty() && here("mana of a cost is left out")) cost.mana = {};
    if (cost.tap && here("tapping as a cost is left out")) cost.tap = false;
    if (cost.of_keyword && here("the cost of the keyword is left out")) cost.of_keyword = false;
    if (cost.times && here("how often a cost is paid is left out")) cost.times = {};
    if (cost.more_for_each_target && here("the cost of more targets is left out"))
      cost.more_for_each_target = {};
    if (!cost.x_only.empty() && here("the colour of X is left out")) cost.x_only = {};
    leave_out_each(cost.parts, [](const CostPart&) { return std::string("part of a cost"); });
  }
  void at(Change& change) {
    leave_out_each(change.parts, [](const ChangePart& part) { return "change of " + spelt(part.kind); });
  }
  void at(ChangePart& part) { abilities(part.abilities); }
  void at(Trigger& trigger) {
    note_fighters(trigger);
    leave_out(trigger.subject, "what a trigger is about");
    leave_out(trigger.other, "the other party of a trigger");
    leave_out(trigger.whose, "whose trigger it is");
    if (trigger.combat_only && here("combat damage alone is left out")) trigger.combat_only = false;
  }
  void at(Mode& mode) { steps(mode.steps); }
  void at(Rule& rule) {
    leave_out(rule.by, "by whom a rule works");
    leave_out(rule.to, "to whom a rule leads");
  }
  void at(Ability& ability) {
    note_fighters(ability);
    leave_out(ability.user, "who may use an ability");
    if (ability.lingers && here("lingering is left out")) ability.lingers = false;
  }
  void at(Step& step) {
    if (step.verb == Verb::bury || step.verb == Verb::destroy) {
      const Verb other = step.verb == Verb::bury ? Verb::destroy : Verb::bury;
      if (here(spelt(step.verb) + " becomes " + spelt(other))) step.verb = other;
    }
    if (step.at_random && here("chance is left out")) step.at_random = false;
    if (step.verb == Verb::change || step.verb == Verb::rule) {
      const bool endless = step.duration == Duration::for_good;
      if (here(endless ? "for good becomes until end of turn" : "a time becomes for good"))
        step.duration = endless ? Duration::end_of_turn : Duration::for_good;
    }
    steps(step.then);
    steps(step.otherwise);
    abilities(step.abilities);
  }
  void at(Card& card) { abilities(card.abilities); }
  void at(Keyword& keyword) { abilities(keyword.abilities); }
  void at(CounterKind& counter) { abilities(counter.abilities); }

  std::size_t wanted_;
  std::size_t seen_ = 0;
  bool done_ = false;
  std::optional<std::string> change_;
  std::set<const Selector*> fighters_;
};

template <typename T>
std::vector<Mutant<T>> broken_everywhere(const T& definition) {
  std::vector<Mutant<T>> mutants;
  std::map<std::string, int> said;
  for (;;) {
    T copy = definition;
    Breaker breaker{mutants.size()};
    breaker.enter(copy);
    if (!breaker.change()) return mutants;
    const int times = ++said[*breaker.change()];
    mutants.push_back(
        {*breaker.change() + (times > 1 ? " (" + std::to_string(times) + ")" : ""), std::move(copy)});
  }
}

}  // namespace

std::vector<Mutant<Card>> mutants_of(const Card& card) { return broken_everywhere(card); }
std::vector<Mutant<Keyword>> mutants_of(const Keyword& keyword) { return broken_everywhere(keyword); }
std::vector<Mutant<CounterKind>> mutants_of(const CounterKind& counter) { return broken_everywhere(counter); }
std::vector<Mutant<std::vector<Ability>>> mutants_of(const std::vector<Ability>& abilities) {
  return broken_everywhere(abilities);
}

}  // namespace sleight::kit
