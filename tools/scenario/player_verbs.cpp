#include "tools/scenario/player_verbs.h"

#include <algorithm>
#include <optional>
#include <tuple>

#include "core/card/verb.h"
#include "core/explanation/why_not.h"
#include "core/playing/casting/casting.h"
#include "core/playing/costs/mana_making.h"
#include "core/playing/costs/mana_sources.h"
#include "tools/display/decision_words.h"
#include "tools/display/thing_names.h"
#include "tools/scenario/answer_rules.h"
#include "tools/scenario/meant_option.h"
#include "tools/scenario/named_sources.h"
#include "tools/scenario/open_steps.h"
#include "tools/scenario/play_actions.h"

namespace sleight::scenario {
namespace {

/// The kind of mana that a scenario asks for, as a bit; 0 where it asks for none.
ManaKinds wanted_kind(const Value& value) {
  if (value.is_nil()) return 0;
  if (const ManaKinds kind = kind_of_mana(value); kind != 0) return kind;
  throw Failure{std::string("a kind of mana is ") + kinds_of_mana_text};
}

/// The kinds of mana that steps add, as they come out of `source` (R-MPROD-1).
ManaKinds mana_of(const Duel& duel, ObjectId source, const std::vector<Step>& steps) {
  unsigned kinds = 0;
  const Context context = context_for(duel, source, duel.look(source).controller);
  for (const Step& step : steps) {
    if (step.verb == Verb::add_mana_any) kinds |= colours_offered(context, step).bits();
    if (step.verb == Verb::add_mana_type) kinds |= kinds_offered(context, step);
    if (step.verb != Verb::add_mana) continue;
    kinds |= step.mana.colours().bits();
    if (step.colourless_mana + step.mana.generic > 0) kinds |= 1U << colourless_index;
  }
  return made_of(types_of_mana(duel, source), static_cast<ManaKinds>(kinds));
}

/// Whether that mode of an ability adds mana of the kind.
bool mode_gives(const Duel& duel, ObjectId source, AbilityId ability, int mode, ManaKinds kind) {
  if (ability == AbilityId::none) return false;
  const std::vector<Mode>& modes = duel.library().ability(ability).modes;
  return mode >= 0 && mode < static_cast<int>(modes.size()) &&
         (mana_of(duel, source, modes[static_cast<std::size_t>(mode)].steps) & kind) != 0;
}

/// Whether the ability gives mana of a type that something else could give.
bool gives_as_others(const Duel& duel, AbilityId ability) {
  const std::vector<Mode>& modes = duel.library().ability(ability).modes;
  return std::any_of(modes.begin(), modes.end(), [](const Mode& mode) {
    return std::any_of(mode.steps.begin(), mode.steps.end(),
                       [](const Step& step) { return step.verb == Verb::add_mana_type; });
  });
}

/// Whether what is offered can give mana of the kind.
bool gives(const Duel& duel, PlayerId player, const Option& offer, ManaKinds kind) {
  unsigned known = 0;
  for (const ManaSource& source : untapped_sources(duel, player))
    if (source.object == offer.object && source.ability == offer.ability && source.which == offer.value)
      known |= source.kinds();
  if ((known & kind) != 0) return true;
  // Of what other things give, a source of mana is known to give the colours only.
  if (offer.ability == AbilityId::none || (known != 0 && !gives_as_others(duel, offer.ability))) return false;
  const int modes = static_cast<int>(duel.library().ability(offer.ability).modes.size());
  for (int mode = 0; mode < modes; ++mode)
    if (mode_gives(duel, offer.object, offer.ability, mode, kind)) return true;
  return false;
}

/// Its first ability that gives mana, of that kind where one is named; none where it has none.
AbilityId mana_ability_of(const Duel& duel, ObjectId id, ManaKinds kind) {
  const Characteristics& now = duel.look(id);
  for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held) {
    if (held->ability->kind != AbilityKind::activated || !duel.library().purpose(*held->ability).adds_mana)
      continue;
    const AbilityId ability = duel.library().id_of(*held->ability);
    const int modes = static_cast<int>(held->ability->modes.size());
    for (int mode = 0; mode < modes; ++mode)
      if (kind == 0 || mode_gives(duel, id, ability, mode, kind)) return ability;
  }
  return AbilityId::none;
}

/// The refusal of what is used at the end of an attack, with the verb that leads there: a step is named by
/// what was done last in it, and `s:to("end of attack")` goes on to where the attack is over.
std::string with_its_moment(const Game& game, AbilityId ability, const std::string& reason) {
  const auto rule = reason.rfind(" (R-");
  const bool at_its_moment = game.duel().turn.stage == Stage::end_of_attack;
  if (rule == std::string::npos || at_its_moment || !game.duel().library().purpose(ability).at_end_of_attack)
    return reason;
  return reason.substr(0, rule) + "; `s:to(\"damage\")` leads to where it is, before the attack is over" +
         reason.substr(rule);
}

}  // namespace

Value casts(Game& game, PlayerId p, const Value& card, const Value& options) {
  Said said;
  said.player = p;
  said.slot = card_in_hand(game, p, card);
  said.options = read_options(options);
  if (said.options.ability != 0) throw Failure{"a card is cast whole; `ability` is for what is activated"};
  const std::uint16_t slot = said.slot;
  // An interrupt that is not aimed at what is being cast is played as an instant: in the window of responses
  // (R-INT-4).
  const auto interrupts = [&game, targets = said.options.targets](const Decision& d) {
    const BatchItem* about = game.duel().find_play(d.subject.number);
    return about != nullptr &&
           std::any_of(targets.begin(), targets.end(), [&game, about](const Value& target) {
             if (target.kind == Value::Kind::play)
               return static_cast<std::uint32_t>(target.number) == about->number;
             // A copy of a spell has no card that a scenario could hold.
             if (target.is_text())
               return game.duel().object(about->source).token &&
                      target.text == title_of(game.duel(), about->source);
             return target.is_object() && target.slot == about->source.slot;
           });
  };
  const bool at_play =
      std::any_of(said.options.targets.begin(), said.options.targets.end(), [&game](const Value& target) {
        return target.kind == Value::Kind::play ||
               (target.is_object() && game.duel().objects[target.slot].zone == Zone::limbo);
      });
  // A mana source is a spell that is cast in every window in which mana may be wanted (R-MANA-3).
  const bool mana = any(game.duel().printed(game.duel().id_of(slot)).types & CardType::mana_source);
  return act(
      game, std::move(said),
      [slot, interrupts, mana](const Decision& d, const Option& o) {
        return o.kind == Option::Kind::cast && o.object.slot == slot &&
               (mana || d.window != Window::interrupt || interrupts(d));
      },
      [&game, p, slot, at_play, interrupts](const Decision& d) -> std::string {
        // Aimed at another play it is not meant for this moment: why not, its own window tells.
        if (d.window == Window::interrupt && at_play && !interrupts(d)) return "";
        Option option;
        option.kind = Option::Kind::cast;
        option.object = game.duel().id_of(slot);
        return why_not(game.duel(), p, option, d.window, d.subject, &game.world.condition_words);
      });
}

Value activates(Game& game, PlayerId p, const Value& object, const Value& options) {
  Said said;
  said.player = p;
  said.slot = object_of(game, object).slot;
  said.options = read_options(options);
  const std::uint16_t slot = said.slot;
  const ObjectId holder = game.duel().id_of(slot);
  const std::vector<AbilityMeant> abilities = activated_abilities(game.duel(), holder);
  const AbilityMeant only = ability_meant(game.duel(), holder, said.options);
  const auto fits = [slot, only](const Option& o) {
    return (o.kind == Option::Kind::activate || o.kind == Option::Kind::tap_for_mana) &&
           o.object.slot == slot && (!only || only.is_used_by(o));
  };
  return act(
      game, std::move(said),
      [&game, fits, only](const Decision& d, const Option& o) {
        if (!fits(o)) return false;
        if (only) return true;
        // Two ways to use one ability come to the same; of two abilities the scenario has to say which.
        for (const Option& other : d.options)
          if (fits(other) && (other.ability != o.ability || other.value != o.value))
            throw Failure{title_of(game.duel(), o.object) +
                          " has several abilities to use; say which, as in { ability = 1 }"};
        return true;
      },
      [&game, p, slot, abilities, only](const Decision& d) -> std::string {
        Option option;
        option.kind = Option::Kind::activate;
        option.object = game.duel().id_of(slot);
        if (abilities.empty())
          return title_of(game.duel(), option.object) + " has no ability to activate (R-COST-9)";
        // The first stands for all where none was named: a reason is told of one.
        const AbilityMeant& meant = only ? only : abilities.front();
        option.ability = meant.id;
        option.value = meant.which;
        return with_its_moment(
            game, meant.id,
            why_not(game.duel(), p, option, d.window, d.subject, &game.world.condition_words));
      });
}

Value interrupts(Game& game, PlayerId p, const Value& play, const Value& what, const Value& options) {
  if (play.kind != Value::Kind::play)
    throw Failure{"`interrupts` takes the play that a verb with `held = true` returned"};
  const auto number = static_cast<std::uint32_t>(play.number);
  // No failure: that it is too late to interrupt is what the rules say.
  if (game.duel().find_play(number) == nullptr)
    throw Refused{tell(game.duel(), play) +
                  " is not open any more (was it cast with `held = true`?) (R-INT-6)"};
  Said said;
  said.player = p;
  said.options = read_options(options);
  said.interrupting = number;
  said.slot = what.is_text() ? card_in_hand(game, p, what) : object_of(game, what).slot;
  const std::uint16_t slot = said.slot;
  const AbilityMeant only = ability_meant(game.duel(), game.duel().id_of(slot), said.options);
  // Open before it is announced, so that the interrupt is done and the play behind it is left alone.
  game.held = true;
  return act(
      game, std::move(said),
      [slot, number, only](const Decision& d, const Option& o) {
        const bool about = d.window == Window::interrupt &&
                           // Each play has its own window of interrupts; this one must be about the play that
                           // is meant.
                           (d.subject.kind != Thing::Kind::play || d.subject.number == number);
        return about && (o.kind == Option::Kind::cast || o.kind == Option::Kind::activate) &&
               o.object.slot == slot && (!only || only.is_used_by(o));
      },
      [&game, p, slot, number, only](const Decision& d) -> std::string {
        const bool its = d.window == Window::interrupt && d.subject.number == number;
        if (!its && d.window == Window::interrupt) return "";  // the interrupt of something else
        if (!its) return why_not_interrupt(game.duel(), p, number);
        Option option;
        option.object = game.duel().id_of(slot);
        option.kind = game.duel().is_in_play(option.object) ? Option::Kind::activate : Option::Kind::cast;
        const std::vector<AbilityMeant> abilities = activated_abilities(game.duel(), option.object);
        if (only || !abilities.empty()) {
          const AbilityMeant& meant = only ? only : abilities.front();
          option.ability = meant.id;
          option.value = meant.which;
        }
        return why_not(game.duel(), p, option, d.window, d.subject, &game.world.condition_words);
      });
}

void pays_off(Game& game, PlayerId p, const Value& card) {
  Said said;
  said.player = p;
  said.slot = object_of(game, card).slot;
  const std::uint16_t slot = said.slot;
  act(
      game, std::move(said),
      [slot](const Decision&, const Option& o) {
        return o.kind == Option::Kind::pay_off && o.object.slot == slot;
      },
      [&game, p, slot](const Decision& d) {
        Option option;
        option.kind = Option::Kind::pay_off;
        option.object = game.duel().id_of(slot);
        return why_not(game.duel(), p, option, d.window, d.subject, &game.world.condition_words);
      });
}

void plays_land(Game& game, PlayerId p, const Value& card) {
  Said said;
  said.player = p;
  said.slot = card_in_hand(game, p, card);
  const std::uint16_t slot = said.slot;
  act(
      game, std::move(said),
      [slot](const Decision&, const Option& o) {
        return o.kind == Option::Kind::play_land && o.object.slot == slot;
      },
      [&game, p, slot](const Decision& d) {
        Option option;
        option.kind = Option::Kind::play_land;
        option.object = game.duel().id_of(slot);
        return why_not(game.duel(), p, option, d.window, d.subject, &game.world.condition_words);
      });
}

void taps_for_mana(Game& game, PlayerId p, const Value& land, const Value& colour) {
  Said said;
  said.player = p;
  said.slot = object_of(game, land).slot;
  const std::uint16_t slot = said.slot;
  const ManaKinds wanted = wanted_kind(colour);
  AbilityId taken = AbilityId::none;
  // What is no source of mana is used like any other ability, and has to resolve.
  bool resolves = false;
  const bool was_open = is_open(game);
  undone_if_refused(game, [&] {
    const Window inside = game.driver.at_rest() ? Window::none : game.driver.asked()->window;
    reach(
        game, p,
        [&](const Decision& d, const Option& o) {
          if ((o.kind != Option::Kind::tap_for_mana && o.kind != Option::Kind::activate) ||
              o.object.slot != slot)
            return false;
          // Only where it has no source of mana to offer can another of its abilities be meant.
          if (o.kind == Option::Kind::activate &&
              std::any_of(d.options.begin(), d.options.end(), [&](const Option& other) {
                return other.kind == Option::Kind::tap_for_mana && other.object.slot == slot;
              }))
            return false;
          if (wanted != 0 && !gives(game.duel(), p, o, wanted)) return false;
          const auto offers = std::count_if(d.options.begin(), d.options.end(), [&](const Option& other) {
            return other.kind == o.kind && other.object.slot == slot;
          });
          if (wanted == 0 && offers > 1)
            throw Failure{title_of(game.duel(), o.object) +
                          " has several abilities that give mana; say which colour, as in "
                          "p:taps_for_mana(land, \"green\")"};
          taken = o.ability;
          resolves = !was_open && !is_mana_play(game.duel(), o);
          return true;
        },
        [&](const Decision& d) -> std::string {
          const auto offered = std::find_if(d.options.begin(), d.options.end(), [&](const Option& o) {
            return (o.kind == Option::Kind::tap_for_mana || o.kind == Option::Kind::activate) &&
                   o.object.slot == slot;
          });
          Option option;
          option.kind = Option::Kind::tap_for_mana;
          option.object = game.duel().id_of(slot);
          if (game.duel().is_in_play(option.object))
            option.ability = mana_ability_of(game.duel(), option.object, wanted);
          // Where it has such an ability, something else is in its way.
          if (wanted != 0 && offered != d.options.end() && option.ability == AbilityId::none)
            return title_of(game.duel(), offered->object) + " gives no " + colour.text + " mana (R-MPROD-1)";
          return why_not(game.duel(), p, option, d.window, d.subject, &game.world.condition_words);
        });
    // On through what the tapping sets off, a prevention step included; but not out of the step in which it
    // was drawn.
    while (!game.driver.at_rest() &&
           (resolves || game.driver.asked()->kind != DecisionKind::play ||
            (!special_step(game.driver.asked()->window).empty() && game.driver.asked()->window != inside))) {
      const Decision decision = *game.driver.asked();
      std::optional<std::int32_t> answer;
      if (wanted != 0 && decision.kind == DecisionKind::mana) answer = meant(game.duel(), decision, colour);
      if (wanted != 0 && decision.kind == DecisionKind::mode)
        for (std::size_t i = 0; i < decision.options.size() && !answer; ++i)
          if (mode_gives(game.duel(), game.duel().id_of(slot), taken, decision.options[i].value, wanted))
            answer = static_cast<std::int32_t>(i);
      if (answer)
        game.driver.answer(*answer);
      else
        answer_asked(game);
    }
    settle_said(game);
  });
}

}  // namespace sleight::scenario
