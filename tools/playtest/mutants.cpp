#include "tools/playtest/mutants.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <type_traits>
#include <utility>

#include "core/card/definition_fields.h"
#include "core/card/event_facts.h"
#include "core/card/kind_spelling.h"
#include "core/card/rule_facts.h"
#include "core/card/verb_facts.h"
#include "tools/playtest/redundant_parts.h"

namespace sleight::playtest {
namespace {

template <typename E>
std::string spelt(E value) {
  return row_of(all_spellings<E>, value).spelling;
}

/// Which breakages are meant: those that an author slips into, or each part taken away.
enum class Sort : std::uint8_t { slips, parts };

/// A place where something was broken, or could be.
struct Place {
  std::string change;
  Taken taken = Taken::step;
  int line = 0;
  int ability = -1;
  const void* part = nullptr;  ///< what is taken away
  bool noun = false;
  const char* redundancy_of = nullptr;
  std::vector<const void*> within = {};  ///< the parts that it lies in
};

/// Comes to each place of a definition where something can be broken, in the order of its fields, and breaks
/// the one of a number.
class Breaker {
 public:
  explicit Breaker(std::size_t wanted, Sort sort = Sort::slips) : wanted_(wanted), sort_(sort) {}

  /// What was broken; nothing when there are not so many places.
  const std::optional<std::string>& change() const { return change_; }
  /// All that it came to.
  const std::vector<Place>& places() const { return places_; }

  template <typename T>
  void visit(T& part) {
    // What lies inside is told by the line of the step or ability that it lies in.
    const int outer = line_;
    const Surroundings outer_round = round_;
    if constexpr (std::is_same_v<T, Ability> || std::is_same_v<T, Step>) line_ = part.line.number;
    within_.push_back(&part);
    visit_inside(part);
    within_.pop_back();
    round_ = outer_round;
    line_ = outer;
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
  void visit_inside(T& part) {
    // Which of the abilities it lies in is told of a card, and not of the tokens that it makes.
    if constexpr (std::is_same_v<T, Card>)
      if (within_.size() == 1) own_ = &part.abilities;
    // A list is told by what it lies in.
    if constexpr (std::is_same_v<T, Card>) lies_round(part);
    if constexpr (requires { at(part); }) at(part);
    lies_round(part);
    // "A target" says no number that could be wrong.
    if constexpr (std::is_same_v<T, TargetSpec>)
      if (part.least == Amount{1} && part.most == Amount{1}) return visit(part.what);
    constexpr bool asks = std::is_same_v<T, Filter> || std::is_same_v<T, Condition>;
    asking_ += asks ? 1 : 0;
    definition::each_field(part, [&](const auto& field) {
      using Field = std::remove_cvref_t<decltype(field)>;
      // The lists of fields are made for reading; the definition that they lie in is our own.
      if constexpr (definition::is_walked<Field>) enter(const_cast<Field&>(field));  // NOLINT
    });
    asking_ -= asks ? 1 : 0;
  }
  /// What is met from here on lies in it.
  template <typename T>
  void lies_round(const T& part) {
    if constexpr (std::is_same_v<T, Card>) round_ = {.card = &part};
    if constexpr (std::is_same_v<T, Ability>)
      round_ = {.card = round_.card, .ability = &part, .step = round_.step};
    if constexpr (std::is_same_v<T, Step>) round_.step = &part;
    if constexpr (std::is_same_v<T, CostPart>) round_.cost = &part;
    if constexpr (std::is_same_v<T, Filter>) round_.filter = &part;
  }
  template <typename T>
  void inside(Box<T>& part) {
    if (part) visit(*part);
  }
  template <typename T>
  void inside(std::vector<T>& parts) {
    for (T& part : parts) {
      if constexpr (std::is_same_v<T, Ability>)
        if (&parts == own_) ability_ = static_cast<int>(&part - parts.data());
      visit(part);
    }
  }

  /// Whether this is the place; `change` says what is done there.
  bool here(const std::string& change, Taken taken, const void* part = nullptr, bool noun = false,
            const char* why = nullptr) {
    // An ability of its own is met in the list of its card, before the walk goes to it.
    places_.push_back({change, taken, line_, ability_, part, noun, why, within_});
    if (done_ || seen_++ != wanted_) return false;
    done_ = true;
    change_ = change;
    return true;
  }
  /// The same of what is no part taken away, but a slip.
  bool slip(const std::string& change) { return sort_ == Sort::slips && here(change, Taken::step); }
  /// Whether a selector gives nothing but creatures anyway, because only they fight: by what stands beside
  /// the filter, or by what it is asked about.
  bool says_nothing(const Selector& selector, const Filter& filter) const {
    if (filter.quality != Quality::type || filter.types != CardType::creature || filter.negated) return false;
    // What is damaged and no creature was one a moment ago: a scenario can show it, chance hardly will.
    const auto damaged = [](const Filter& other) { return other.quality == Quality::damaged_by; };
    if (sort_ == Sort::parts && std::any_of(selector.filters.begin(), selector.filters.end(), damaged))
      return true;
    return fighters_.contains(&selector) ||
           std::any_of(selector.filters.begin(), selector.filters.end(), [](const Filter& other) {
             return !other.negated &&
                    (other.quality == Quality::attacking || other.quality == Quality::blocking);
           });
  }
  /// Whom a rule about attacking or blocking speaks of, and who attacks or blocks in a trigger, are
  /// creatures.
  void note_fighters(const Ability& ability) {
    if (ability.kind == AbilityKind::rule && has(ability.rule.kind, RuleTraits::of_fighters))
      fighters_.insert({&ability.affects, &ability.rule.by});
  }
  void note_fighters(const Trigger& trigger) {
    if (trigger.event == EventKind::attacks || has(trigger.event, EventTraits::of_block))
      fighters_.insert({&trigger.subject, &trigger.other});
  }
  static bool is_noun(const Filter& filter) { return filter.asks_for(Quality::type); }
  static bool is_noun(const Selector& selector) {
    const bool all = selector.from == Reference::permanents || selector.from == Reference::spells ||
                     selector.from == Reference::players;
    return all && selector.also.empty() &&
           std::all_of(selector.filters.begin(), selector.filters.end(),
                       [](const Filter& filter) { return is_noun(filter); });
  }
  template <typename T, typename Name>
  void leave_out_each(std::vector<T>& parts, Name name, Taken taken) {
    const int outer_line = line_, outer_ability = ability_;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      Taken sort = taken;
      if constexpr (std::is_same_v<T, Ability> || std::is_same_v<T, Step>) line_ = parts[i].line.number;
      if constexpr (std::is_same_v<T, Ability>) {
        if (&parts == own_) ability_ = static_cast<int>(i);
        if (parts[i].kind == AbilityKind::rule) sort = Taken::rule;
      }
      const char* why = nullptr;
      if constexpr (std::is_same_v<T, Ability> || std::is_same_v<T, Step> || std::is_same_v<T, ChangePart>)
        why = redundancy_of(parts[i], round_);
      const bool gone = here(name(parts[i]) + " is left out", sort, &parts[i], false, why);
      line_ = outer_line;
      ability_ = outer_ability;
      if (gone) parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }
  void leave_out(Selector& part, const std::string& name, const char* why = nullptr) {
    if (!part.empty() && here(name + " is left out", Taken::party, &part, is_noun(part), why)) part = {};
  }

  void steps(std::vector<Step>& list) {
    leave_out_each(
        list, [](const Step& step) { return "step " + spelt(step.verb); }, Taken::step);
    if (sort_ == Sort::parts) unpaid(list);
  }
  /// Of what one may pay for: nobody is asked, and it is as if nobody had paid.
  void unpaid(std::vector<Step>& list) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (list[i].verb != Verb::may || list[i].cost.empty()) continue;
      const int outer = std::exchange(line_, list[i].line.number);
      within_.push_back(&list[i]);
      const bool gone = here("payer is left out", Taken::payer, &list[i].cost);
      within_.pop_back();
      line_ = outer;
      if (!gone) continue;
      const std::vector<Step> otherwise = list[i].otherwise;
      const auto place = list.erase(list.begin() + static_cast<std::ptrdiff_t>(i));
      list.insert(place, otherwise.begin(), otherwise.end());
      return;
    }
  }
  void abilities(std::vector<Ability>& list) {
    leave_out_each(
        list,
        [](const Ability& ability) {
          return ability.kind == AbilityKind::rule ? "rule " + spelt(ability.rule.kind)
                                                   : "ability " + spelt(ability.kind);
        },
        Taken::ability);
  }

  void at(Amount& amount) {
    if (amount.is_number()) {
      if (slip("number " + std::to_string(amount.number) + " is one higher")) ++amount.number;
    } else if (sort_ == Sort::parts && asking_ == 0 &&
               here("amount " + spelt(amount.kind) + " is left out", Taken::amount, &amount)) {
      amount = Amount{0};
    }
  }
  void at(Selector& selector) {
    for (std::size_t i = 0; i < selector.filters.size(); ++i) {
      const Filter& filter = selector.filters[i];
      if (says_nothing(selector, filter)) continue;
      if (here("filter " + std::string(filter.negated ? "not " : "") + spelt(filter.quality) + " is left out",
               Taken::filter, &filter, is_noun(filter), redundancy_of(filter, selector, round_)))
        selector.filters.erase(selector.filters.begin() + static_cast<std::ptrdiff_t>(i));
    }
    if (!selector.also.empty() && here("what is joined is left out", Taken::party, &selector.also))
      selector.also.clear();
    if (selector.from == Reference::you) {
      if (slip("you become the opponent")) selector.from = Reference::opponent;
    } else if (selector.from == Reference::opponent) {
      if (slip("the opponent becomes you")) selector.from = Reference::you;
    }
  }
  void at(Condition& condition) {
    if (condition.kind != ConditionKind::always &&
        here("condition " + spelt(condition.kind) + " is left out", Taken::condition, &condition, false,
             redundancy_of(condition, round_)))
      condition = {};
  }
  void at(Cost& cost) {
    if (!cost.mana.empty() && here("mana of a cost is left out", Taken::cost, &cost.mana)) cost.mana = {};
    if (cost.tap && here("tapping as a cost is left out", Taken::cost, &cost.tap)) cost.tap = false;
    if (cost.of_keyword && here("the cost of the keyword is left out", Taken::cost, &cost.of_keyword))
      cost.of_keyword = false;
    if (cost.times && here("how often a cost is paid is left out", Taken::cost, &cost.times)) cost.times = {};
    if (cost.more_for_each_target &&
        here("the cost of more targets is left out", Taken::cost, &cost.more_for_each_target))
      cost.more_for_each_target = {};
    if (!cost.x_only.empty() && here("the colour of X is left out", Taken::cost, &cost.x_only))
      cost.x_only = {};
    leave_out_each(
        cost.parts, [](const CostPart&) { return std::string("part of a cost"); }, Taken::cost);
  }
  void at(Change& change) {
    leave_out_each(
        change.parts, [](const ChangePart& part) { return "change of " + spelt(part.kind); }, Taken::change);
  }
  void at(ChangePart& part) { abilities(part.abilities); }
  void at(Trigger& trigger) {
    note_fighters(trigger);
    leave_out(trigger.subject, "what a trigger is about", redundancy_of(trigger.subject, trigger, round_));
    leave_out(trigger.other, "the other party of a trigger", redundancy_of(trigger.other, trigger, round_));
    leave_out(trigger.whose, "whose trigger it is", redundancy_of(trigger.whose, trigger, round_));
    if (trigger.combat_only &&
        here("combat damage alone is left out", Taken::condition, &trigger.combat_only))
      trigger.combat_only = false;
    if (trigger.once && here("once for all such blocks is left out", Taken::condition, &trigger.once))
      trigger.once = false;
  }
  void at(Mode& mode) { steps(mode.steps); }
  void at(Rule& rule) {
    leave_out(rule.by, "by whom a rule works", redundancy_of(rule.by, rule));
    leave_out(rule.to, "to whom a rule leads", redundancy_of(rule.to, rule));
  }
  void at(Ability& ability) {
    note_fighters(ability);
    leave_out(ability.user, "who may use an ability");
    if (sort_ == Sort::parts && ability.modes.size() > 1)
      leave_out_each(
          ability.modes, [](const Mode&) { return std::string("mode"); }, Taken::mode);
    if (ability.lingers && here("lingering is left out", Taken::condition, &ability.lingers))
      ability.lingers = false;
  }
  void at(Step& step) {
    // Nothing but creatures and players is dealt damage.
    if (step.verb == Verb::deal) fighters_.insert(&step.what);
    if (has(step.verb, VerbTraits::destroys)) {
      const Verb other = step.verb == Verb::bury ? Verb::destroy : Verb::bury;
      if (slip(spelt(step.verb) + " becomes " + spelt(other))) step.verb = other;
    }
    if (step.at_random && here("chance is left out", Taken::condition, &step.at_random))
      step.at_random = false;
    if (step.up_to && here("fewer will not do", Taken::condition, &step.up_to)) step.up_to = false;
    if (has(step.verb, VerbTraits::lasts)) {
      const bool endless = step.duration == Duration::for_good;
      if (slip(endless ? "for good becomes until end of turn" : "a time becomes for good"))
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
  Sort sort_;
  int line_ = 0;
  int ability_ = -1;
  int asking_ = 0;  ///< inside how many filters and conditions, where an amount says nothing alone
  const std::vector<Ability>* own_ = nullptr;  ///< the list of abilities of the card itself
  std::vector<const void*> within_;
  Surroundings round_;
  std::vector<Place> places_;
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

/// Notes steps as a walk comes to them.
struct StepLister {
  std::vector<const Step*>& steps;
  const Library* library;
  void operator()(const Step& step) const { steps.push_back(&step); }
  bool operator()(const Card& token) const {
    definition::walk(
        library == nullptr ? token.abilities : library->card(library->id_of_token(token)).abilities, *this);
    return false;
  }
};

/// Which of the steps a place is or lies in; else the first that lies in it; -1: none.
int step_of(const Place& place, const std::vector<Place>& places, const std::vector<const Step*>& steps) {
  const auto number = [&steps](const void* part) {
    const auto found = std::find(steps.begin(), steps.end(), part);
    return found == steps.end() ? -1 : static_cast<int>(found - steps.begin());
  };
  if (const int own = number(place.part); own >= 0) return own;
  for (auto outer = place.within.rbegin(); outer != place.within.rend(); ++outer)
    if (const int step = number(*outer); step >= 0) return step;
  if (place.taken != Taken::ability && place.taken != Taken::mode) return -1;
  for (const Place& inner : places)
    if (std::find(inner.within.begin(), inner.within.end(), place.part) != inner.within.end())
      if (const int step = number(inner.part); step >= 0) return step;
  return -1;
}

/// "step destroy is left out" without its last words.
std::string name_of(const std::string& change) {
  static const std::string tail = " is left out";
  return change.ends_with(tail) ? change.substr(0, change.size() - tail.size()) : change;
}

}  // namespace

std::vector<const Step*> steps_of(const Card& card, const Library* library) {
  std::vector<const Step*> steps;
  StepLister lister{steps, library};
  definition::walk(card.abilities, lister);
  return steps;
}

std::vector<PartOfCard> parts_of(const Card& card) {
  constexpr std::size_t none = static_cast<std::size_t>(-1);
  Card copy = card;
  Breaker lister{none, Sort::parts};
  lister.enter(copy);
  const std::vector<Place>& places = lister.places();
  const std::vector<const Step*> steps = steps_of(copy);
  std::map<std::string, int> all, said;
  for (const Place& place : places) ++all[place.change];
  std::vector<PartOfCard> parts;
  for (const Place& place : places) {
    PartOfCard& part = parts.emplace_back();
    part.name = name_of(place.change);
    if (all[place.change] > 1) part.name += " " + std::to_string(++said[place.change]);
    part.taken = place.taken;
    part.line = place.line;
    part.ability = place.ability;
    part.noun = place.noun;
    part.redundancy_of = place.redundancy_of;
    part.step = step_of(place, places, steps);
    for (std::size_t i = 0; i + 1 < parts.size(); ++i)
      if (std::find(place.within.begin(), place.within.end(), places[i].part) != place.within.end())
        part.within.push_back(i);
  }
  return parts;
}

Card without(const Card& card, std::size_t part) {
  Card copy = card;
  Breaker breaker{part, Sort::parts};
  breaker.enter(copy);
  return copy;
}

std::vector<Mutant<Card>> mutants_of(const Card& card) { return broken_everywhere(card); }
std::vector<Mutant<Keyword>> mutants_of(const Keyword& keyword) { return broken_everywhere(keyword); }
std::vector<Mutant<CounterKind>> mutants_of(const CounterKind& counter) { return broken_everywhere(counter); }
std::vector<Mutant<std::vector<Ability>>> mutants_of(const std::vector<Ability>& abilities) {
  return broken_everywhere(abilities);
}

}  // namespace sleight::playtest
