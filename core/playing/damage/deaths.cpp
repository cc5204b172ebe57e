#include "core/playing/damage/deaths.h"

#include <algorithm>
#include <utility>

#include "core/card/event_kind.h"
#include "core/derived/board_index.h"
#include "core/derived/dependencies.h"
#include "core/derived/proposals.h"
#include "core/derived/rules_in_force.h"
#include "core/derived/use_restrictions.h"
#include "core/playing/combat/combatants.h"
#include "core/playing/costs/payment.h"
#include "core/playing/moves/events.h"
#include "core/playing/moves/graveyard.h"
#include "core/playing/moves/zones.h"
#include "core/playing/upcalls.h"
#include "core/query/conditions.h"
#include "core/query/selection.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

/// A creature that keeps dying and keeps being regenerated for nothing must end somewhere; a player who pays
/// runs out of mana long before.
constexpr int most_rounds = 200;

bool contains(const std::vector<ObjectId>& ids, ObjectId id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

/// A rule by which a permanent is regenerated, and who may pay so that it is not.
struct SavedBy {
  Context context;
  const Cost* unless = nullptr;
  PlayerId payer = PlayerId::none;
};

/// What regenerates it without anybody's doing: of what has no toughness nothing would be left.
std::vector<SavedBy> what_saves(const Duel& duel, ObjectId id) {
  std::vector<SavedBy> all;
  if (has_rule(duel, RuleKind::cannot_regenerate, Thing::of(id))) return all;  // R-REGEN-8
  const Characteristics& now = duel.look(id);
  if (now.is(CardType::creature) && now.toughness <= 0) return all;
  for_each_rule(duel, RuleKind::regenerates_itself, Thing::of(id), [&](const RuleInForce& force) {
    const Cost& unless = force.ability->cost;
    const PlayerId payer =
        unless.empty() ? PlayerId::none : selected_player(force.context, force.rule->to, force.context.you);
    all.push_back({force.context, &unless, payer});
    return true;
  });
  return all;
}

/// Whether it is regenerated so. Who may pay against it is asked as it dies, once for each such rule.
bool saves_itself(Table& table, ObjectId id) {
  const std::vector<SavedBy> saved_by = what_saves(table.duel, id);
  return std::any_of(saved_by.begin(), saved_by.end(), [&](const SavedBy& saved) {
    if (saved.unless->empty()) return true;
    if (!can_pay(saved.context, saved.payer, *saved.unless)) return true;
    if (!ask_whether(table, {.kind = DecisionKind::pay,
                             .player = saved.payer,
                             .source = saved.context.self,
                             .subject = Thing::of(id)}))
      return true;
    Announcement paid;
    return !pay(table, saved.context, saved.payer, *saved.unless, paid);
  });
}

/// Holds the one common step in which any of `ids` may be regenerated (R-DP-12), and returns those that were
/// not. Deaths that happen inside the step have steps of their own; `Duel::dying` holds all that are under
/// way.
std::vector<ObjectId> unregenerated(Table& table, const std::vector<ObjectId>& ids) {
  Duel& duel = table.duel;
  std::vector<ObjectId> lost;
  for (const ObjectId id : ids) {
    if (saves_itself(table, id)) {
      duel.dying.push_back(id);
      regenerate(table, id);
      continue;
    }
    const bool playable = duel.rules().forbidden_regeneration_playable;
    if (!playable && has_rule(duel, RuleKind::cannot_regenerate, Thing::of(id)))
      lost.push_back(id);  // nothing may be played for it (R-REGEN-8)
    else
      duel.dying.push_back(id);
  }
  duel.touch(Duel::combat_state);
  if (duel.rules().prevention_step_on_destroy) hold_special_window(table, Window::prevent);
  if (!duel.dying.empty()) hold_special_window(table, Window::regenerate);
  for (const ObjectId id : ids) {
    // Gone from the list: it was regenerated, or buried or sacrificed meanwhile.
    const auto still = std::find(duel.dying.begin(), duel.dying.end(), id);
    if (still == duel.dying.end()) continue;
    duel.dying.erase(still);
    lost.push_back(id);
  }
  return lost;
}

/// A permanent of which only one may be in play, and how long it has been that.
struct Ranked {
  ObjectId id;
  Word name;
  Timestamp since = 0;  ///< 0: it has come since deaths were last looked at
  Timestamp entered = 0;
};

/// Keeps the one that was there first of each name (R-LEG-1).
void bury_legends(const std::vector<Ranked>& legends, std::vector<ObjectId>& buried) {
  for (const Ranked& legend : legends) {
    // The one that has been a legend longest stays (R-LEG-2). Of those found at the same look it is the one
    // that entered first, and the lower slot where they entered at one moment.
    const bool second = std::any_of(legends.begin(), legends.end(), [&](const Ranked& other) {
      if (other.id == legend.id || other.name != legend.name) return false;
      const auto key = [](const Ranked& r) {
        return std::pair(r.since == 0 ? ~Timestamp{0} : r.since, r.entered);
      };
      return key(other) < key(legend) || (key(other) == key(legend) && other.id < legend.id);
    });
    if (second && !contains(buried, legend.id)) buried.push_back(legend.id);
  }
}

/// The newest enchant world stays; those that arrived together all go (R-WORLD-1, R-WORLD-2).
void bury_worlds(const std::vector<Ranked>& worlds, std::vector<ObjectId>& buried) {
  if (worlds.size() < 2) return;
  const auto is_new = [](const Ranked& world) { return world.since == 0; };
  // More than one new world since the last look came together, and none of them stays.
  const auto arrived = std::count_if(worlds.begin(), worlds.end(), is_new);
  const auto newest = std::max_element(worlds.begin(), worlds.end(), [](const Ranked& a, const Ranked& b) {
    return std::pair(a.since, a.entered) < std::pair(b.since, b.entered);
  });
  for (const Ranked& world : worlds) {
    const bool stays = arrived == 1 ? is_new(world) : arrived == 0 && world.id == newest->id;
    if (!stays && !contains(buried, world.id)) buried.push_back(world.id);
  }
}

/// What has to go at this moment.
struct Doomed {
  std::vector<ObjectId> buried;
  std::vector<ObjectId> destroyed;
  unsigned depends_on = 0;  ///< besides what permanents are, where they are and what is on them
  bool empty() const { return buried.empty() && destroyed.empty(); }
};

/// Whether damage does not kill it; when that ends it has to be looked at again.
bool is_indestructible(const Duel& duel, ObjectId id, Doomed& doomed) {
  if (!has_rule(duel, RuleKind::cannot_be_destroyed, Thing::of(id))) return false;
  doomed.depends_on = ~0U;
  return true;
}

/// What could make the rules about what may lie on what say something else, as Dirt bits.
unsigned dependencies_of_enchanting(const Duel& duel) {
  unsigned all = Duel::nothing_dirty;
  for (const RuleKind kind : {RuleKind::cannot_be_enchanted, RuleKind::enchants_instead,
                              RuleKind::spared_by_own_grants, RuleKind::stays_alone})
    if (rule_exists(duel, kind)) all |= dependencies_of_rules(duel, kind);
  return all;
}

/// Whether an enchantment whose host is gone stays in play all the same: a host that went elsewhere than to a
/// graveyard takes it along.
bool stays_alone(const Duel& duel, ObjectId id) {
  const ObjectId host = duel.object(id).attached_to;
  const bool died = std::any_of(
      duel.died_this_turn.begin(), duel.died_this_turn.end(),
      [&](const LastKnown& dead) { return dead.object == host && reached_graveyard(duel, dead); });
  return (!host || died) && has_rule(duel, RuleKind::stays_alone, Thing::of(id));
}

Doomed look_for_deaths(Duel& duel) {
  Doomed doomed;
  std::vector<Ranked> legends;
  std::vector<Ranked> worlds;
  std::vector<ObjectId> loose;
  bool some_lie_on = false;
  for (const std::uint16_t slot : mortal_in_play(duel)) {
    const ObjectId id = duel.id_of(slot);
    const Object& object = duel.objects[slot];
    // It waits for regeneration in a step that is open around this one: that step decides.
    if (!duel.dying.empty() && contains(duel.dying, id)) continue;
    const Characteristics& now = duel.look(id);
    const bool legend = any(now.supertypes & Supertype::legend);
    const bool world = any(now.supertypes & Supertype::world);
    if (legend) legends.push_back({id, now.name, object.ranked_since, object.entered});
    if (world) worlds.push_back({id, now.name, object.ranked_since, object.entered});
    // What was a legend and is none is a newcomer should it become one again (R-LEG-2).
    if (!legend && !world && object.ranked_since != 0) duel.objects[slot].ranked_since = 0;
    // R-CRE-6, R-CRE-7
    if (now.is(CardType::creature) && (now.toughness < 1 || object.damage >= now.toughness))
      if (now.toughness < 1 || !is_indestructible(duel, id, doomed)) doomed.destroyed.push_back(id);
    const bool local = now.is(CardType::enchantment) && duel.library().card(now.card).is_local_enchantment();
    if (!local && !object.attached_to) continue;
    // It looks at its host, and at rules that speak of both of them (`dependencies_of_enchanting`).
    doomed.depends_on |= dependencies_of(duel.library().card(now.card).enchants);
    some_lie_on = true;
    const bool falls_off = !may_lie_on(duel, id, object.attached_to, now.controller);
    if (falls_off && local && !stays_alone(duel, id))
      doomed.buried.push_back(id);  // R-ENCH-2, R-ENCH-3
    else if (falls_off && object.attached_to)
      loose.push_back(id);
  }
  if (some_lie_on) doomed.depends_on |= dependencies_of_enchanting(duel);
  // What is no enchantment stays in play without what it was on, and so may one that says so.
  for (const ObjectId id : loose) duel.object(id).attached_to = {};
  if (!loose.empty()) duel.touch(Duel::board);
  bury_legends(legends, doomed.buried);
  bury_worlds(worlds, doomed.buried);
  for (const std::vector<Ranked>* group : {&legends, &worlds})
    for (const Ranked& one : *group)
      // All that are new get one moment: they were found at one look.
      if (one.since == 0) duel.object(one.id).ranked_since = duel.clock;
  // Buried is worse: nobody may regenerate what is going anyway (R-DEST-2).
  std::erase_if(doomed.destroyed, [&](ObjectId id) { return contains(doomed.buried, id); });
  return doomed;
}

/// What could make an ability that watches for a state have something to do, as Dirt bits.
unsigned dependencies_of_states(const Duel& duel) {
  unsigned all = Duel::nothing_dirty;
  if (!listens(duel, EventKind::state)) return all;
  for (const std::uint16_t slot : duel.in_play) {
    const Characteristics& now = duel.look(duel.id_of(slot));
    for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held) {
      if (held->ability->kind != AbilityKind::triggered || held->ability->trigger.event != EventKind::state)
        continue;
      all |= dependencies_of(held->ability->condition);
      if (now.is(CardType::artifact)) all |= Duel::tapped;  // it may be switched off (R-ART-1)
    }
  }
  return all;
}

using StateEffect = Table::StateEffect;

/// Whether the state effect may be done now: once in a round of looking, and again when a player has played
/// something since it began, for who regenerates what it destroys still finds its state (R-LH-1). One that
/// does not end its own condition comes to an end with what is paid against it.
bool may_be_done(const Table& table, const Ability* ability, ObjectId holder) {
  // There are as many of them as there are holders, and each holder is asked about after each of them.
  table.duel.budget().spend(table.state_effects.size() / 4);
  return std::none_of(table.state_effects.begin(), table.state_effects.end(), [&](const StateEffect& effect) {
    return effect.ability == ability && effect.holder == holder &&
           (effect.under_way || effect.plays_made == table.plays_made);
  });
}

/// Does the effects of abilities that watch for a state (R-LH-1). What is looked for inside such an effect
/// belongs to the round around it: several that do not end theirs would do each other without end.
void do_state_effects(Table& table) {
  Duel& duel = table.duel;
  if (!listens(duel, EventKind::state)) return;
  // Looked for anew after each: one effect may end the condition of another.
  while (!duel.budget().is_spent()) {
    duel.pay_for_work();
    StateEffect next;
    PlayerId controller = PlayerId::none;
    Event event;
    event.kind = EventKind::state;
    for (const std::uint16_t slot : duel.in_play) {
      const ObjectId id = duel.id_of(slot);
      // What watches for a state does so all the time, and waits for no event: it is as continuous as a rule.
      if (contains(duel.dying, id) || switched_off(duel, id, true)) continue;
      const Characteristics& now = duel.look(id);
      for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held) {
        if (held->ability->kind != AbilityKind::triggered || held->ability->trigger.event != EventKind::state)
          continue;
        if (!may_be_done(table, held->ability, id)) continue;
        const Context context = context_of(duel, id, *held);
        if (!holds(context, held->ability->condition)) continue;
        next.ability = held->ability;
        next.holder = id;
        controller = context.you;
        event.keyword = held->keyword;
        event.giver = held->giver;
        event.text = held->text;
        event.granted = held->chosen;
        break;
      }
      if (next.ability != nullptr) break;
    }
    if (next.ability == nullptr) return;
    next.plays_made = table.plays_made;
    const std::size_t place = table.state_effects.size();
    table.state_effects.push_back(next);
    event.object = next.holder;
    do_effect(table, *next.ability, next.holder, controller, event);
    table.state_effects[place].under_way = false;
  }
}

}  // namespace

void spare_replaced(Table& table, std::vector<ObjectId>& ids) {
  if (may_change(table.duel, Would::be_destroyed))
    std::erase_if(ids, [&](ObjectId id) {
      return done_instead(table, {.would = Would::be_destroyed, .whom = Thing::of(id)});
    });
}

void destroy(Table& table, const std::vector<ObjectId>& ids) {
  const Duel& duel = table.duel;
  std::vector<ObjectId> going;
  for (const ObjectId id : ids)
    // One that waits for regeneration already is not destroyed a second time meanwhile.
    if (duel.is_in_play(id) && !contains(going, id) && !is_dying(duel, id)) going.push_back(id);
  spare_replaced(table, going);
  // All of them together, also those that nobody tried to save: they die at one moment (R-DP-12).
  if (!going.empty()) put_to_graveyard(table, unregenerated(table, going));
}

void regenerate(Table& table, ObjectId id) {
  Duel& duel = table.duel;
  const auto dying = std::find(duel.dying.begin(), duel.dying.end(), id);
  if (dying == duel.dying.end() || !duel.is_in_play(id)) return;
  if (has_rule(duel, RuleKind::cannot_regenerate, Thing::of(id))) return;  // played, but ignored (R-REGEN-8)
  duel.dying.erase(dying);
  // Damage is all that goes: toughness, enchantments and effects stay as they are (R-REGEN-4, R-REGEN-5).
  duel.object(id).damage = 0;
  ++duel.object(id).regenerations;
  duel.touch(Duel::counter);
  // As a result and not as a cost: one that is tapped can be regenerated too (R-REGEN-3).
  if (!duel.object(id).tapped) tap(table, id);
  if (duel.rules().regenerated_leaves_combat) {
    remove_from_combat(duel, id);
  } else {
    take_no_part_in_combat(duel, id);
  }
  Event event;
  event.kind = EventKind::regenerates;
  event.object = id;
  happen(table, event);
}

std::vector<ObjectId> overdue_deaths(Duel& duel) {
  Doomed doomed = look_for_deaths(duel);
  doomed.buried.insert(doomed.buried.end(), doomed.destroyed.begin(), doomed.destroyed.end());
  return doomed.buried;
}

bool check_deaths(Table& table) {
  Duel& duel = table.duel;
  // Quick: this is asked after everything that happens.
  if (duel.deaths_checked()) return false;
  bool anything = false;
  const bool outermost = table.state_effects.empty();
  for (int round = 0;; ++round) {
    // What has left combat may have lost what kept it alive there.
    update_combat(table);
    do_state_effects(table);
    const Doomed doomed = look_for_deaths(duel);
    if (doomed.empty()) {
      // Damage, where cards are and what is on what; anything else only where a card's own words may ask for
      // it. What has done its effect and still finds its state is asked again after whatever happens.
      const unsigned worded =
          table.state_effects.empty() ? doomed.depends_on | dependencies_of_states(duel) : ~0U;
      duel.note_deaths_checked(worded | Duel::board | Duel::counter | Duel::choice);
      if (outermost) table.state_effects.clear();
      return anything;
    }
    anything = true;
    // What its own replacement leaves in play dies again, for ever: the duel is ended at the next rest point.
    if (round > most_rounds) duel.budget().spend(Budget::thing);
    duel.pay_for_work();
    if (round > 0 && duel.budget().is_spent()) {
      if (outermost) table.state_effects.clear();
      return false;
    }
    // Two events: what is buried cannot be saved, and has gone when regeneration is asked for.
    put_to_graveyard(table, doomed.buried);
    (round < most_rounds ? destroy : put_to_graveyard)(table, doomed.destroyed);
  }
}

}  // namespace sleight
