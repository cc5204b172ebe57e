#include "core/explanation/recompute_check.h"

#include <algorithm>
#include <utility>

#include "core/derived/cache_consistency.h"
#include "core/derived/use_restrictions.h"
#include "core/explanation/explain.h"
#include "core/explanation/short_text.h"
#include "core/explanation/why_not.h"
#include "core/explanation/why_not_fight.h"
#include "core/playing/costs/available_mana.h"
#include "core/playing/damage/deaths.h"
#include "core/playing/legality/plays.h"
#include "core/playing/legality/refusal_reasons.h"
#include "core/playing/turn/turn.h"

namespace sleight {
namespace {

using Options = std::vector<Option>;

bool contains(const Options& options, const Option& option) {
  return std::find(options.begin(), options.end(), option) != options.end();
}

/// Every use of a card in the hand or of something in play that could be thought of, whoever may make it.
Options uses(const Duel& duel, PlayerId player) {
  Options uses;
  for (const std::uint16_t slot : duel.player(player).hand) {
    const ObjectId id = duel.id_of(slot);
    const bool land = any(duel.printed(id).types & CardType::land);
    uses.push_back(play_of(land ? Option::Kind::play_land : Option::Kind::cast, id));
  }
  for (const std::uint16_t slot : duel.in_play) {
    const ObjectId id = duel.id_of(slot);
    const Characteristics& now = duel.look(id);
    if (now.is(CardType::land)) uses.push_back(play_of(Option::Kind::tap_for_mana, id));
    for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held) {
      if (held->ability->kind != AbilityKind::activated) continue;
      const bool mana = is_mana_source(duel, id, *held);
      uses.push_back(play_of(mana ? Option::Kind::tap_for_mana : Option::Kind::activate, id, held->id,
                             which_of(duel, id, *held)));
    }
  }
  uses.push_back(play_of(Option::Kind::attack, {}));
  return uses;
}

class Disagreements {
 public:
  Disagreements(const Duel& duel, Duel& fresh, const Decision* asked)
      : duel_(duel), fresh_(fresh), asked_(asked) {}

  std::vector<std::string> all() {
    differences_ = cache_inconsistencies(duel_, fresh_);
    // All else follows from these.
    if (!differences_.empty()) return std::move(differences_);
    if (asked_ == nullptr) explanations();
    if (asked_ == nullptr)
      at_rest();
    else
      at_decision();
    // Last, because the copy is another duel after it.
    deaths();
    return std::move(differences_);
  }

 private:
  void say(std::string what) { differences_.push_back(std::move(what)); }
  std::string name(ObjectId id) const {
    return name_of(duel_, Thing::of(id)) + " (object " + std::to_string(id.slot) + ")";
  }
  std::string name(PlayerId player) const { return name_of(duel_, Thing::of(player)); }
  std::string name(const Option& option) const {
    std::string words = "\"" + std::string(spelling_of(option.kind)) + "\"";
    if (option.object) words += " with " + name(option.object);
    if (option.ability != AbilityId::none)
      words += ", ability of line " + std::to_string(duel_.library().ability(option.ability).line.number);
    return words;
  }

  /// A duel that says that deaths have been looked for has none left to do; nor has one at rest.
  void deaths() {
    if (duel_.over() || (asked_ != nullptr && !duel_.deaths_checked())) return;
    // What has died is in play until the order is known in which it comes to the graveyard (R-ZONE-6).
    if (asked_ != nullptr && asked_->kind == DecisionKind::order) return;
    for (const ObjectId id : overdue_deaths(fresh_)) say(name(id) + " should have gone to the graveyard");
  }

  /// They are made of the state alone, and cost more than all else: once a phase will do, and in the middle
  /// of an attack.
  void explanations() {
    if (duel_.turn.stage != Stage::phase_ends && duel_.turn.stage != Stage::damage) return;
    for (const Explanation& explanation : explain_board(fresh_)) {
      const std::string& last = explanation.lines.back().result;
      if (last != explanation.result)
        say("the " + explanation.value + " of " + explanation.object + " is explained as " + last +
            ", and is " + explanation.result);
    }
  }

  void at_rest() {
    if (duel_.over()) return;
    for (const PlayerId player : both_players) {
      if (untapped_sources(duel_, player) != untapped_sources(fresh_, player))
        say("the mana sources of " + name(player) + " are others anew");
      const Window window = window_at_rest(duel_, player);
      plays(player, window, {}, window == Window::none ? Options{} : legal_plays(duel_, player, window));
    }
  }

  void at_decision() {
    const Decision& asked = *asked_;
    if (asked.kind == DecisionKind::play) {
      // What nothing under way has brought about, was to be foreseen when the duel was at rest.
      if (is_fast_window(asked.window) && asked.window != Window::respond &&
          window_at_rest(duel_, asked.player) != asked.window)
        say(name(asked.player) + " is said to act in window " +
            spelling_of(window_at_rest(duel_, asked.player)) + ", and is asked in " +
            spelling_of(asked.window));
      plays(asked.player, asked.window, asked.subject, asked.options);
    }
    for (const Option& option : asked.options) {
      std::string why;
      if (asked.kind == DecisionKind::attack && option.kind == Option::Kind::thing)
        why = why_not_attack(duel_, option.object);
      if (asked.kind == DecisionKind::block && option.kind == Option::Kind::block)
        why = why_not_block(duel_, option.object, option.thing.object);
      if (!why.empty()) say(name(option) + " is offered, and refused: " + why);
    }
  }

  /// What is offered must be what a duel offers that has kept nothing; it must not be refused, and what is
  /// not offered must be.
  void plays(PlayerId player, Window window, Thing about, const Options& offered) {
    const Options anew = window == Window::none ? Options{} : legal_plays(fresh_, player, window, about);
    const PlayQuestion question{duel_, player, window, about};
    const auto say_of = [&](const Option& option, const std::string& what) {
      say(name(player) + " in window " + spelling_of(window) + ": " + name(option) + what);
    };
    for (const Option& option : anew)
      if (!contains(offered, option)) say_of(option, " is not offered, and would be anew");
    for (const Option& option : offered) {
      if (!contains(anew, option)) say_of(option, " is offered, and would not be anew");
      if (is_refused(question, option))
        say_of(option, " is offered, and refused: " + why_not(duel_, player, option, window, about));
    }
    for (const Option& option : uses(duel_, player))
      if (!contains(offered, option) && !is_refused(question, option))
        say_of(option, " is not offered, and not refused");
  }

  const Duel& duel_;
  Duel& fresh_;
  const Decision* asked_;
  std::vector<std::string> differences_;
};

}  // namespace

std::vector<std::string> RecomputeCheck::differences(const Duel& duel, const Decision* asked) {
  // A duel that becomes another forgets all that it knew of itself, and keeps only the room for it.
  if (fresh_)
    *fresh_ = duel;
  else
    fresh_.emplace(duel);
  return Disagreements(duel, *fresh_, asked).all();
}

}  // namespace sleight
