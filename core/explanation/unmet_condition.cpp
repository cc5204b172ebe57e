#include "core/explanation/unmet_condition.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/card/definition_fields.h"
#include "core/explanation/short_text.h"
#include "core/query/conditions.h"

namespace sleight {

namespace {

/// Where in the turn the duel stands, with the step of an attack.
std::string moment_words(const Duel& duel) {
  const std::string whose = name_of(duel, Thing::of(duel.active())) + "'s ";
  const Stage stage = duel.turn.stage;
  if (stage == Stage::attackers_window) return "in " + whose + "attack no blocks are declared yet";
  if (stage == Stage::blockers_window) return "in " + whose + "attack blocks are declared";
  if (stage == Stage::end_of_attack) return "in " + whose + "attack the damage is dealt";
  const std::string phase = "it is " + whose + duel.phase().name + " phase";
  if (stage == Stage::attack_announced) return phase + ", and an attack is announced";
  const bool after = duel.phase().action == PhaseAction::main && duel.turn.attack_made && !duel.combat.active;
  return phase + (after ? ", after the attack" : "");
}

/// Whether the condition asks for the moment alone: where in the turn, and whose turn it is.
bool asks_for_moment(const Condition& condition) {
  constexpr std::array moments{ConditionKind::phase_is, ConditionKind::before_attack};
  if (!condition.parts.empty())
    return std::all_of(condition.parts.begin(), condition.parts.end(), asks_for_moment);
  if (std::find(moments.begin(), moments.end(), condition.kind) != moments.end()) return true;
  Selector active;
  active.from = Reference::active_player;
  return condition.what == active && condition.like.filters.empty();
}

/// Whether the parts of a condition are joined so.
bool is_joined(const Condition& condition, ConditionKind joint) { return condition.kind == joint; }

/// The smallest parts that do not hold, of all that must.
void add_unmet(const Context& context, const Condition& condition, std::vector<const Condition*>& unmet) {
  if (holds(context, condition)) return;
  if (!is_joined(condition, ConditionKind::all)) return unmet.push_back(&condition);
  for (const Condition& part : condition.parts) add_unmet(context, part, unmet);
}

/// That a part does not hold, as a condition that does.
Condition opposite(const Context& context, const Condition& part) {
  Condition made;
  if (!is_joined(part, ConditionKind::none)) {
    made.kind = ConditionKind::none;
    made.parts.push_back(part);
    return made;
  }
  // Of what must not be so, that which is so.
  made.kind = ConditionKind::all;
  for (const Condition& each : part.parts)
    if (holds(context, each)) made.parts.push_back(each);
  if (made.parts.size() > 1) return made;
  return Condition(made.parts.front());
}

/// Whether a function of the script asks: nobody can say what for.
bool asks_a_function(const Condition& condition) {
  struct Search {
    void operator()(const Amount& amount) { found = found || amount.function; }
    void operator()(const Condition& part) { found = found || part.function; }
    bool found = false;
  } search;
  definition::walk(condition, search);
  return search.found;
}

}  // namespace

std::string unmet_words(const Context& context, PlayerId player, const Condition& condition,
                        const std::string& deed, const ConditionWords* words) {
  if (words == nullptr) return "";
  // As it was asked: whoever uses it is "you", also where its text lets the opponent use it.
  Context mine = context;
  mine.you = player;
  const Duel& duel = context.duel;
  std::vector<const Condition*> unmet;
  add_unmet(mine, condition, unmet);
  if (unmet.empty() || asks_a_function(condition)) return "";
  // A copy is called what it is now.
  Card card = duel.printed(context.self);
  card.name = name_of(duel, Thing::of(context.self));
  const Words& spellings = duel.library().words();
  std::vector<std::string> facts;
  for (const Condition* part : unmet) {
    std::string fact =
        asks_for_moment(*part) ? moment_words(duel) : words->as_fact(card, opposite(mine, *part), spellings);
    // Where the whole is asked, a denial that only repeats it says no more.
    if (part == &condition && fact.ends_with(words->as_fact(card, *part, spellings))) fact = "that is not so";
    if (std::find(facts.begin(), facts.end(), fact) == facts.end()) facts.push_back(std::move(fact));
  }
  std::string text = ": it is " + deed + " only " + words->as_time(card, condition, spellings);
  for (const std::string& fact : facts) text += ", and " + fact;
  return text;
}

}  // namespace sleight
