#include "scripting/language/contradictions.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>

#include "core/card/quality_facts.h"
#include "core/card/rules.h"

namespace sleight {
namespace {

/// The numbers that a comparison lets through.
struct Bounds {
  int least = std::numeric_limits<int>::min();
  int most = std::numeric_limits<int>::max();
};

/// Of a comparison with a plain number; nothing where it is another amount, or where the numbers that pass
/// are on both sides of a gap.
std::optional<Bounds> bounds_of(Comparison compare, const Box<Amount>& amount, bool holds) {
  if (!amount || !amount->is_number()) return std::nullopt;
  const int n = amount->number;
  Bounds bounds;
  switch (compare) {
    case Comparison::at_least:
      if (holds)
        bounds.least = n;
      else if (n == bounds.least)
        return std::nullopt;
      else
        bounds.most = n - 1;
      return bounds;
    case Comparison::at_most:
      if (holds)
        bounds.most = n;
      else if (n == bounds.most)
        return std::nullopt;
      else
        bounds.least = n + 1;
      return bounds;
    case Comparison::equal:
      if (!holds) return std::nullopt;
      return Bounds{n, n};
  }
  return std::nullopt;
}
bool are_apart(const std::optional<Bounds>& one, const std::optional<Bounds>& other) {
  return one && other && (one->least > other->most || other->least > one->most);
}

/// Whether it counts something, so that it is 0 at least.
bool is_never_negative(AmountKind kind) {
  using enum AmountKind;
  return kind == x || kind == count || kind == casting_cost || kind == counters || kind == hand_size ||
         kind == damage_taken || kind == card_types_among || kind == land_types_among ||
         kind == colours_among || kind == regenerations || kind == target_count || kind == uses ||
         kind == uses_ever;
}

/// You or the opponent, where a selector names one of them and asks for nothing else.
Reference side_of(const Selector& selector) {
  const bool plain = selector.filters.empty() && selector.also.empty();
  const bool side = selector.from == Reference::you || selector.from == Reference::opponent;
  return plain && side ? selector.from : Reference::nothing;
}
bool are_two_players(const Selector& one, const Selector& other) {
  return side_of(one) != Reference::nothing && side_of(other) != Reference::nothing &&
         side_of(one) != side_of(other);
}
bool are_two_players(const Box<Selector>& one, const Box<Selector>& other) {
  return one && other && are_two_players(*one, *other);
}

/// Whether no card has a type of each: what resolves once has one type and is no permanent (R-CAST-5).
bool are_other_types(CardType one, CardType other) {
  const bool first_stays = any(one & permanent_types);
  const bool second_stays = any(other & permanent_types);
  return !any(one & other) && !(first_stays && second_stays);
}

/// Whether something that has the quality has it nowhere but in these zones.
bool lies_in(const Filter& filter, Zone zone) {
  using enum Quality;
  switch (filter.quality) {
    case on_top:
    case above:
    case below:
      return zone == Zone::library || zone == Zone::graveyard;
    case drawn_this_turn:
      return zone == Zone::hand;
    case tapped:
    case attacking:
    case blocking:
    case blocked:
    case token:
    case enchanting:
    case enchanted_by:
    case blocking_any:
    case blocked_by_any:
    case banded_with:
    case began_turn_untapped:
    case here_since_turn_began:
      return zone == Zone::in_play;
    default:
      return true;
  }
}

/// Whether all the ways of a filter that leaves a choice are shut by the other one.
bool shuts_all(const Filter& one, const std::vector<Selector>& ways) {
  return !ways.empty() && std::all_of(ways.begin(), ways.end(), [&](const Selector& way) {
    return std::any_of(way.filters.begin(), way.filters.end(),
                       [&](const Filter& filter) { return exclude_each_other(one, filter); });
  });
}

/// Whether the two qualities, in this order, are never those of one thing.
bool exclude(const Filter& first, const Filter& second) {
  using enum Quality;
  switch (first.quality) {
    case type:
      return second.quality == type && are_other_types(first.types, second.types);
    case colourless:
      return second.quality == colour || second.quality == multicoloured;
    case blocking:
    case blocking_any:
      return has(second.quality, QualityTraits::of_attackers);
    case entered_this_turn:
      return second.quality == began_turn_untapped || second.quality == here_since_turn_began ||
             second.quality == attacked_last_turn;
    case matches_any:
      return shuts_all(second, first.alternatives);
    case controlled_by:
      return second.quality == controlled_by && are_two_players(first.of, second.of);
    case owned_by:
      return second.quality == owned_by && are_two_players(first.of, second.of);
    case named:
      return second.quality == named && first.word != second.word;
    case in_zone:
      return second.quality == in_zone ? first.zone != second.zone : !lies_in(second, first.zone);
    default:
      return false;
  }
}

/// Whether what has the first quality has the second one too.
bool implies(const Filter& first, const Filter& second) {
  return (second.quality == Quality::attacking && has(first.quality, QualityTraits::of_attackers)) ||
         (second.quality == Quality::blocking && has(first.quality, QualityTraits::of_blockers));
}

/// Whether nothing that has any of what the first asks for is without all that the second refuses.
bool refuses_all(const Filter& asked, const Filter& refused) {
  if (asked.negated || !refused.negated || asked.quality != refused.quality) return false;
  switch (asked.quality) {
    case Quality::type:
      return (asked.types & refused.types) == asked.types;
    case Quality::supertype:
      return (asked.supertypes & refused.supertypes) == asked.supertypes;
    case Quality::colour:
      return (asked.colours.bits() & refused.colours.bits()) == asked.colours.bits();
    default:
      return false;
  }
}

/// Which part of the turn a phase is: the attack and its steps lie in the main phase (R-MAIN-3). Nothing of
/// phases that only a mod has.
std::optional<PhaseAction> part_of_turn(Word phase) {
  for (const char* in_main : {"attack", "attackers", "blockers", "end of attack"})
    if (phase == Word(in_main)) return PhaseAction::main;
  for (const Phase& standard : standard_phases())
    if (phase == standard.word) return standard.action;
  return std::nullopt;
}

/// The player whose turn a condition says it is.
/// Whether nothing but an attack makes the condition hold. An attack is in the main phase (R-MAIN-3).
bool is_of_attack(const Condition& condition) {
  if (condition.kind == ConditionKind::exists) return asks_for_attack(condition.what);
  // Where what is asked about is not there, the condition holds of nothing.
  const Reference from = condition.what.from;
  if (condition.kind != ConditionKind::matches || !(from == Reference::self || from == Reference::enchanted))
    return false;
  return condition.what.filters.empty() && condition.what.also.empty() && asks_for_attack(condition.like);
}

/// What the filters of a selector ask of whether a thing is tapped.
std::optional<bool> tapped_asked(const Selector& selector) {
  if (!selector.also.empty()) return std::nullopt;
  for (const Filter& filter : selector.filters)
    if (filter.quality == Quality::tapped) return !filter.negated;
  return std::nullopt;
}

Reference turn_of(const Condition& condition) {
  const bool of_turn = condition.kind == ConditionKind::matches &&
                       condition.what.from == Reference::active_player && condition.what.filters.empty() &&
                       condition.what.also.empty();
  return of_turn ? side_of(condition.like) : Reference::nothing;
}

}  // namespace

bool asks_for_attack(const Selector& selector) {
  return selector.from == Reference::permanents && selector.also.empty() &&
         std::any_of(selector.filters.begin(), selector.filters.end(), [](const Filter& filter) {
           return !filter.negated &&
                  has(filter.quality, QualityTraits::of_attackers | QualityTraits::of_blockers);
         });
}

bool never_passes(const Filter& filter) {
  const bool counted = filter.quality == Quality::casting_cost || filter.quality == Quality::counters;
  return counted && are_apart(Bounds{0, std::numeric_limits<int>::max()},
                              bounds_of(filter.compare, filter.amount, !filter.negated));
}

bool exclude_each_other(const Filter& one, const Filter& other) {
  // What has no such number at all passes where both are turned round.
  if (reads(one.quality, FilterFields::compare) && one.quality == other.quality && one.word == other.word)
    return !(one.negated && other.negated) &&
           are_apart(bounds_of(one.compare, one.amount, !one.negated),
                     bounds_of(other.compare, other.amount, !other.negated));
  if (refuses_all(one, other) || refuses_all(other, one)) return true;
  if (one.negated != other.negated) {
    const Filter& asked = one.negated ? other : one;
    const Filter& refused = one.negated ? one : other;
    // "Unblocked" is said of attackers only.
    return implies(asked, refused) ||
           (refused.quality == Quality::blocked && has(asked.quality, QualityTraits::of_blockers));
  }
  return !one.negated && !other.negated && (exclude(one, other) || exclude(other, one));
}

void Facts::add(const Condition& condition, bool holds) {
  const bool one = condition.parts.size() == 1;
  switch (condition.kind) {
    case ConditionKind::always:
    case ConditionKind::function:
      return;
    case ConditionKind::all:
      if (!holds && !one) return;
      for (const Condition& part : condition.parts) add(part, holds);
      return;
    case ConditionKind::any:
      if (holds && !one) return;
      for (const Condition& part : condition.parts) add(part, holds);
      return;
    case ConditionKind::none:
      if (!holds && !one) return;
      for (const Condition& part : condition.parts) add(part, !holds);
      return;
    default:
      facts_.push_back({condition, holds});
      if (holds && is_of_attack(condition)) add_moment(Word("main"), {});
  }
}

void Facts::add_moment(Word phase, const Selector& active) {
  if (phase) {
    Condition now;
    now.kind = ConditionKind::phase_is;
    now.phase = phase;
    add(now);
  }
  if (side_of(active) == Reference::nothing) return;
  Condition turn;
  turn.kind = ConditionKind::matches;
  turn.what.from = Reference::active_player;
  turn.like = active;
  add(turn);
}

std::optional<bool> Facts::asks_tapped() const {
  for (const Fact& fact : facts_) {
    const Condition& condition = fact.condition;
    if (!fact.holds || condition.what.from != Reference::self) continue;
    if (condition.kind == ConditionKind::exists)
      if (const std::optional<bool> asked = tapped_asked(condition.what)) return asked;
    if (condition.kind == ConditionKind::matches && condition.what.filters.empty() &&
        condition.what.also.empty())
      if (const std::optional<bool> asked = tapped_asked(condition.like)) return asked;
  }
  return std::nullopt;
}

bool Facts::is_without_attack() const {
  Facts in_attack = *this;
  in_attack.add_moment(Word("main"), {});
  return in_attack.contradict_in_time() && !contradict_in_time();
}

bool Facts::contradict() const {
  for (std::size_t i = 0; i < facts_.size(); ++i) {
    if (is_impossible(facts_[i])) return true;
    for (std::size_t j = 0; j < i; ++j)
      if (contradict(facts_[i], facts_[j])) return true;
  }
  return false;
}

bool Facts::contradict_in_time() const {
  Facts of_time;
  std::copy_if(facts_.begin(), facts_.end(), std::back_inserter(of_time.facts_), is_of_time);
  return of_time.contradict();
}

bool Facts::is_of_time(const Fact& fact) {
  return fact.condition.kind == ConditionKind::phase_is || turn_of(fact.condition) != Reference::nothing;
}

bool Facts::is_impossible(const Fact& fact) {
  const Condition& condition = fact.condition;
  if (condition.kind != ConditionKind::compare || !condition.left) return false;
  std::optional<Bounds> left;
  if (condition.left->is_number())
    left = Bounds{condition.left->number, condition.left->number};
  else if (is_never_negative(condition.left->kind))
    left = Bounds{0, std::numeric_limits<int>::max()};
  return are_apart(left, bounds_of(condition.compare, condition.right, fact.holds));
}

bool Facts::contradict(const Fact& one, const Fact& other) {
  const Condition& first = one.condition;
  const Condition& second = other.condition;
  if (first == second) return one.holds != other.holds;
  if (first.kind != second.kind) return false;
  if (first.kind == ConditionKind::phase_is && one.holds && other.holds) {
    const std::optional<PhaseAction> now = part_of_turn(first.phase);
    const std::optional<PhaseAction> then = part_of_turn(second.phase);
    return now && then && now != then;
  }
  // It is always the turn of one of the two.
  if (turn_of(first) != Reference::nothing && turn_of(second) != Reference::nothing)
    return (turn_of(first) != turn_of(second)) == (one.holds == other.holds);
  if (first.kind == ConditionKind::compare && first.left && first.left == second.left)
    return are_apart(bounds_of(first.compare, first.right, one.holds),
                     bounds_of(second.compare, second.right, other.holds));
  return false;
}

}  // namespace sleight
