#include "core/playing/legality/targeting.h"

#include <algorithm>

#include "core/card/definition_fields.h"
#include "core/card/purpose.h"
#include "core/derived/proposals.h"
#include "core/derived/rules_in_force.h"
#include "core/query/amounts.h"
#include "core/query/selection.h"
#include "core/query/selector_walk.h"

namespace sleight {

namespace {

/// Whether a spell or effect under way can be reached. While it is being cast only what interrupts it does
/// (R-INT-6); once it is successfully cast it can be responded to, and no longer countered (R-CAST-2).
bool is_within_reach(const Duel& duel, Thing thing, const Aim& aim) {
  if (aim.window == Window::interrupt) return thing == aim.about;
  const BatchItem* play = duel.find_play(thing.number);
  return play != nullptr && play->successfully_cast && !aim.counters;
}

bool fits_aim(const Duel& duel, Thing thing, const Aim& aim) {
  switch (thing.kind) {
    case Thing::Kind::none:
      return false;
    case Thing::Kind::play:
      return is_within_reach(duel, thing, aim);
    case Thing::Kind::packet:
      return aim.window == Window::prevent;
    case Thing::Kind::object:
      return aim.window != Window::regenerate || is_dying(duel, thing.object);  // R-REGEN-2
    case Thing::Kind::player:
      return true;
  }
  return false;
}

/// The specification that target number `target` of `play` had to meet; `of_card` lends room for that of a
/// local enchantment. Null when there is none.
const TargetSpec* spec_of_target(const Duel& duel, const BatchItem& play, std::size_t target,
                                 TargetSpec& of_card) {
  // A local enchantment: its target is what it is put on.
  if (play.ability == AbilityId::none) {
    of_card.what = duel.library().card(play.traits.card).enchants;
    return &of_card;
  }
  const Ability& ability = duel.library().ability(play.ability);
  if (play.mode >= ability.modes.size()) return nullptr;
  const auto& specs = ability.modes[play.mode].targets;
  std::size_t end = 0;
  // Targets lie flat, one specification after the other; how many belong to each was noted as they were
  // chosen.
  for (std::size_t i = 0; i < play.target_counts.size() && i < specs.size(); ++i) {
    end += play.target_counts[i];
    if (target < end) return &specs[i];
  }
  return nullptr;
}

/// Whether what `play` is aimed at is countered by it.
bool counters(const Duel& duel, const BatchItem& play) {
  if (play.ability == AbilityId::none) return false;
  const Purpose& purpose = duel.library().purpose(play.ability);
  return play.mode < purpose.modes.size() && purpose.modes[play.mode].counters;
}

}  // namespace

namespace {

/// Whether nothing but things of that type can be given by it.
bool means_only(const Context& context, const Selector& what, Word type) {
  const auto asks = [&](const Filter& filter) {
    return filter.asks_for(Quality::subtype) && read_word(context, filter.word) == type;
  };
  return std::any_of(what.filters.begin(), what.filters.end(), asks) &&
         std::all_of(what.also.begin(), what.also.end(),
                     [&](const Selector& other) { return means_only(context, other, type); });
}

/// Whether what is played can have nothing else as a target, in whichever way it is played.
bool aims_only_at(const Context& context, const Selector& what, Word type) {
  if (!means_only(context, what, type)) return false;
  if (context.ability == nullptr) return true;
  const auto only = [&](const TargetSpec& spec) { return means_only(context, spec.what, type); };
  return std::all_of(context.ability->modes.begin(), context.ability->modes.end(), [&](const Mode& mode) {
    return std::all_of(mode.targets.begin(), mode.targets.end(), only);
  });
}

/// Whether it is no target of what can have nothing but things of its sort as a target.
bool shuns(const Context& context, const Selector& what, Thing thing) {
  bool shunned = false;
  for_each_rule(context.duel, RuleKind::cannot_be_targeted_as, thing, [&](const RuleInForce& force) {
    shunned = aims_only_at(context, what, force.rule->word);
    return !shunned;
  });
  return shunned;
}

/// Whether whom a packet is dealt to has to be a possible target as well, as the selector says of its
/// packets.
bool aims_at_victim(const Selector& what) {
  return what.from == Reference::packets &&
         std::any_of(what.filters.begin(), what.filters.end(), [](const Filter& filter) {
           return filter.quality == Quality::packet_to && filter.word == Word{"target"};
         });
}

/// Whether rules let it be a target of what has those traits; of damage that is prevented to a target, also
/// whom that is dealt to.
bool may_be_aimed_at(const Duel& duel, const Selector& what, Thing thing, const SourceTraits& traits,
                     bool enchanting) {
  if (!may_be_targeted(duel, thing, traits, enchanting)) return false;
  if (thing.kind != Thing::Kind::packet || !aims_at_victim(what)) return true;
  const Packet* packet = duel.find_packet(thing.number);
  return packet != nullptr && may_be_targeted(duel, packet->victim, traits, enchanting);
}

/// Calls `visit` for each thing that may be a target, until it returns false.
template <typename Visit>
void each_target(const Context& context, const Selector& what, const SourceTraits& traits, const Aim& aim,
                 const Visit& visit) {
  const Duel& duel = context.duel;
  const bool aims_at_play = aim.window == Window::interrupt && names_play(what);
  const auto offer = [&](Thing thing) {
    if (aims_at_play && thing != aim.about) return true;  // it would not interrupt anything (R-INT-4)
    if (!fits_aim(duel, thing, aim) || !may_be_aimed_at(duel, what, thing, traits, aim.enchanting))
      return true;
    if (shuns(context, what, thing)) return true;
    return static_cast<bool>(visit(thing));
  };
  visiting::each(context, what, offer);
}

}  // namespace

std::vector<Thing> legal_targets(const Context& context, const TargetSpec& spec, const SourceTraits& traits,
                                 const std::vector<Thing>& already, const Aim& aim) {
  std::vector<Thing> found;
  each_target(context, spec.what, traits, aim, [&](Thing thing) {
    // R-TARGET-4
    if (std::find(already.begin(), already.end(), thing) == already.end()) found.push_back(thing);
    return true;
  });
  return found;
}

bool has_legal_target(const Context& context, const Selector& what, const SourceTraits& traits,
                      const Aim& aim) {
  bool found = false;
  each_target(context, what, traits, aim, [&found](Thing) { return !(found = true); });
  return found;
}

bool speaks_of_targets(const std::vector<TargetSpec>& specs) {
  bool found = false;
  for (std::size_t at = 1; at < specs.size(); ++at)
    definition::walk(specs[at].what,
                     [&found](const Selector& part) { found = found || part.from == Reference::target; });
  return found;
}

bool can_choose_from(const Context& context, const std::vector<TargetSpec>& specs, std::size_t at,
                     const SourceTraits& traits, const Aim& aim) {
  if (at >= specs.size()) return true;
  Announcement told = context.told != nullptr ? *context.told : Announcement{};
  Context next = context;
  next.told = &told;
  const int least = std::max(0, evaluate(context, specs[at].least));
  const std::vector<Thing> before = told.targets;
  const std::vector<Thing> legal = legal_targets(context, specs[at], traits, before, aim);
  if (static_cast<int>(legal.size()) < least) return false;
  const std::vector<std::uint16_t> counts = told.target_counts;
  // One after the other where one is chosen; of several the first ones stand for all.
  const std::size_t tries = least == 1 ? legal.size() : 1;
  for (std::size_t i = 0; i < tries; ++i) {
    told.targets = before;
    told.targets.insert(told.targets.end(), legal.begin() + static_cast<std::ptrdiff_t>(i),
                        legal.begin() + static_cast<std::ptrdiff_t>(i) + least);
    told.target_counts = counts;
    told.target_counts.push_back(static_cast<std::uint16_t>(least));
    if (can_choose_from(next, specs, at + 1, traits, aim)) return true;
  }
  return false;
}

std::vector<Thing> other_targets(const Duel& duel, const BatchItem& play, std::size_t target) {
  TargetSpec of_card;
  const TargetSpec* spec = spec_of_target(duel, play, target, of_card);
  if (spec == nullptr) return {};
  Aim aim{.counters = counters(duel, play), .enchanting = play.ability == AbilityId::none};
  // Other damage of the prevention step that is open.
  if (play.targets[target].kind == Thing::Kind::packet) aim.window = Window::prevent;
  return legal_targets(context_of(duel, play), *spec, play.traits, play.targets, aim);
}

std::vector<Thing> of_one_owner(const Duel& duel, const TargetSpec& spec, int least, std::vector<Thing> legal,
                                const std::vector<Thing>& chosen) {
  if (!spec.of_one_owner) return legal;
  const auto owner = [&duel](const Thing& thing) {
    return thing.is_object() ? duel.object(thing.object).owner : PlayerId::none;
  };
  std::vector<Thing> kept;
  for (const Thing& thing : legal) {
    const auto same = [&](const Thing& other) { return owner(other) == owner(thing); };
    if (chosen.empty() ? std::count_if(legal.begin(), legal.end(), same) >= least
                       : std::all_of(chosen.begin(), chosen.end(), same))
      kept.push_back(thing);
  }
  return kept;
}

bool still_legal(const Duel& duel, const BatchItem& play, std::size_t target) {
  const Thing thing = play.targets[target];
  switch (thing.kind) {
    case Thing::Kind::none:
      return false;
    case Thing::Kind::object:
      if (!duel.exists(thing.object)) return false;
      break;
    case Thing::Kind::play: {
      const BatchItem* other = duel.find_play(thing.number);
      // Once it is successfully cast it is too late to counter it, and for nothing else (R-CAST-4).
      if (other == nullptr || (other->successfully_cast && counters(duel, play))) return false;
      break;
    }
    case Thing::Kind::packet: {
      const Packet* packet = duel.find_packet(thing.number);
      // What stays as it is nothing is done to (RuleKind::damage_stays).
      if (packet == nullptr || damage_stays(duel, packet->victim, packet->source, packet->combat))
        return false;
    } break;
    case Thing::Kind::player:
      break;
  }
  TargetSpec of_card;
  const TargetSpec* spec = spec_of_target(duel, play, target, of_card);
  if (spec == nullptr) return false;
  const Context context = context_of(duel, play);
  // The whole demand again, as its words read now (R-TARGET-5, R-ENCH-3); the traits are those fixed on
  // announcing (R-RESOLVE-2).
  return selects(context, spec->what, thing) &&
         may_be_aimed_at(duel, spec->what, thing, play.traits, play.ability == AbilityId::none) &&
         !shuns(context, spec->what, thing);
}

}  // namespace sleight
