#include "core/playing/damage/packets.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/playing/damage/deaths.h"
#include "core/playing/door.h"
#include "core/playing/moves/events.h"
#include "core/playing/moves/zones.h"
#include "core/reading/filters.h"
#include "core/reading/rules_in_force.h"
#include "core/reading/selection.h"

namespace sleight {
namespace {

/// Whether the source of a packet is one of those that `by` speaks of. A set ("creatures", "black sources")
/// is read off the packet's own traits, because the source may be gone by now (R-DMG-2); a single thing ("the
/// enchanted creature") has to be that very object.
bool is_meant(const Context& context, const Selector& by, const Snapshot& source) {
  bool one_thing = false;
  switch (by.from) {
    case Reference::nothing:
    case Reference::permanents:
    case Reference::cards:
    case Reference::spells:
    case Reference::effects:
    case Reference::packets:
    case Reference::players:
      break;
    case Reference::self:
    case Reference::enchanted:
    case Reference::target:
    case Reference::chosen:
    case Reference::it:
    case Reference::other_one:
    case Reference::that_player:
    case Reference::you:
    case Reference::opponent:
    case Reference::active_player:
    case Reference::defending_player:
    case Reference::controller_of:
    case Reference::owner_of:
    case Reference::packet_source:
      one_thing = true;
  }
  const bool named = !one_thing || selects(context, by, Thing::of(source.object));
  const bool says_something = by.from != Reference::nothing || !by.filters.empty() || by.also.empty();
  if (says_something && named && passes(context, by.filters, source)) return true;
  return std::any_of(by.also.begin(), by.also.end(),
                     [&](const Selector& other) { return is_meant(context, other, source); });
}

/// What automatic reductions leave of `amount` (R-DP-4, R-PROT-1).
int reduced(const Duel& duel, const Snapshot& source, Thing victim, int amount) {
  for_each_rule(duel, RuleKind::reduces_damage, victim, [&](const RuleInForce& force) {
    if (!is_meant(force.context, force.rule->by, source)) return true;
    amount -= std::max(amount_of(force, amount), 0);
    return amount > 0;
  });
  return std::max(amount, 0);
}

/// Damage can be dealt to players and to creatures in play only.
bool can_be_damaged(const Duel& duel, Thing victim) {
  if (victim.is_player()) return victim.player != PlayerId::none;
  return victim.is_object() && duel.is_in_play(victim.object) &&
         duel.look(victim.object).is(CardType::creature);
}

PlayerId trampled_player(const Duel& duel, const Packet& packet) {
  return opponent_of(duel.combat.active ? duel.combat.attacker : packet.source.controller);
}

/// Cuts each trampling packet down to what its victim still needs to be lethally damaged, and returns the
/// rest as packets for the player. Other damage counts first (R-TRAMPLE-6). A victim that is gone takes
/// nothing, so that everything goes on (R-TRAMPLE-3).
std::vector<Packet> take_excess(const Duel& duel, std::vector<Packet>& packets) {
  std::vector<Packet> spilled;
  std::vector<std::pair<ObjectId, int>> still_needed;
  for (Packet& packet : packets) {
    if (!packet.trample || !packet.victim.is_object()) continue;
    const ObjectId victim = packet.victim.object;
    auto need = std::find_if(still_needed.begin(), still_needed.end(),
                             [&](const auto& entry) { return entry.first == victim; });
    if (need == still_needed.end()) {
      int missing = 0;
      if (can_be_damaged(duel, packet.victim)) {
        missing = duel.look(victim).toughness - duel.object(victim).damage;
        for (const Packet& other : packets)
          if (other.victim == packet.victim && !other.trample) missing -= other.amount;
      }
      need = still_needed.insert(still_needed.end(), {victim, std::max(missing, 0)});
    }
    const int kept = std::min(packet.amount, need->second);
    need->second -= kept;
    if (packet.amount > kept) {
      Packet excess = packet;
      excess.amount = packet.amount - kept;
      excess.victim = Thing::of(trampled_player(duel, packet));
      spilled.push_back(excess);
    }
    packet.amount = kept;
    packet.trample = false;
  }
  return spilled;
}

/// Where an automatic redirection sends a packet, or a thing of no kind (R-DP-5). Two that send damage to
/// each other end with the first that has it back: no rule of the documents says more.
Thing sent_to(const Duel& duel, const Packet& packet) {
  Thing goal;
  const auto& from = packet.taken_from;
  for_each_rule(duel, RuleKind::redirects_damage, packet.victim, [&](const RuleInForce& force) {
    if (!is_meant(force.context, force.rule->by, packet.source)) return true;
    const Thing there = first_selected(force.context, force.rule->to);
    if (there == packet.victim || !can_be_damaged(duel, there)) return true;
    if (std::find(from.begin(), from.end(), there) != from.end()) return true;
    goal = there;
    return false;
  });
  return goal;
}

std::vector<Packet> take_redirected(const Duel& duel, std::vector<Packet>& packets) {
  std::vector<Packet> moved;
  for (Packet& packet : packets) {
    if (packet.amount <= 0) continue;
    const Thing goal = sent_to(duel, packet);
    if (goal.kind == Thing::Kind::none) continue;
    moved.push_back(packet);
    moved.back().taken_from.push_back(packet.victim);
    moved.back().victim = goal;
    packet.amount = 0;
  }
  return moved;
}

/// Deals what is left of all packets at the same time (R-DP-11, R-DMG-1).
void deal(Table& table, const std::vector<Packet>& packets) {
  Duel& duel = table.duel;
  for (const Packet& packet : packets) {
    assert(packet.amount >= 0);  // less than nothing would heal
    if (packet.amount <= 0 || !can_be_damaged(duel, packet.victim)) continue;
    if (table.observer != nullptr) table.observer->damage_dealt(duel, packet);
    if (!packet.victim.is_object()) continue;
    Object& object = duel.object(packet.victim.object);
    object.damage = static_cast<std::int16_t>(std::min(object.damage + packet.amount, 30000));
    const DamageRecord record{packet.victim.object, packet.source.object};
    if (std::find(duel.damage_this_turn.begin(), duel.damage_this_turn.end(), record) ==
        duel.damage_this_turn.end())
      duel.damage_this_turn.push_back(record);
  }
  duel.touch(Duel::counter);
  for (const Packet& packet : packets) {
    if (packet.amount <= 0 || !packet.victim.is_player()) continue;
    change_life(table, packet.victim.player, -packet.amount);
  }
  // The events come after all the damage, so that whoever looks sees all of it.
  for (const Packet& packet : packets) {
    if (packet.amount <= 0 || !can_be_damaged(duel, packet.victim)) continue;
    Event event;
    event.kind = EventKind::deals_damage;
    event.object = packet.source.object;
    event.other = packet.victim.object;
    event.player = packet.victim.player;
    event.amount = packet.amount;
    event.combat = packet.combat;
    happen(table, event);
  }
}

void add_packet(Table& table, const Packet& made) {
  Duel& duel = table.duel;
  assert(made.amount > 0);  // damage of 0 is no damage (R-DMG-1)
  // One event, one source, one victim: one packet (R-DMG-2).
  for (Packet& packet : duel.packets) {
    if (packet.number < table.effect_began || packet.source.object != made.source.object ||
        packet.victim != made.victim || packet.combat != made.combat || packet.trample != made.trample ||
        packet.taken_from != made.taken_from)
      continue;
    // Reductions see the packet as a whole; what was prevented of it already stays prevented.
    const int prevented = reduced(duel, packet.source, packet.victim, packet.whole) - packet.amount;
    packet.whole += made.amount;
    packet.amount = std::max(reduced(duel, packet.source, packet.victim, packet.whole) - prevented, 0);
    return;
  }
  Packet packet = made;
  packet.number = duel.next_number++;
  packet.whole = made.amount;
  packet.amount = reduced(duel, packet.source, packet.victim, packet.whole);
  duel.packets.push_back(std::move(packet));
}

/// Deals `packets` and gives back what that sets off, to be done later (R-TRIG-4).
std::vector<Event> side_effects_of(Table& table, const std::vector<Packet>& packets) {
  std::vector<Event> earlier = std::exchange(table.pending, {});
  deal(table, packets);
  // Where they belong to the event itself, they do not wait (D-14).
  if (!table.duel.rules().side_effects_after_deaths) do_triggers(table);
  return std::exchange(table.pending, std::move(earlier));
}

/// Does side effects of damage, and gives back the damage that they deal: it waits for the next step.
std::vector<Packet> do_side_effects(Table& table, const std::vector<Event>& effects) {
  ++table.open_preventions;
  table.pending.insert(table.pending.end(), effects.begin(), effects.end());
  do_triggers(table);
  --table.open_preventions;
  assert(table.open_preventions >= 0);  // each step that opens closes once
  std::vector<Packet> dealt = std::exchange(table.duel.packets, {});
  for (Packet& packet : dealt) packet.amount = packet.whole;  // to be reduced as one with its like
  return dealt;
}

}  // namespace

void make_packet(Table& table, const Snapshot& source, Thing victim, int amount, bool combat, bool trample) {
  if (amount <= 0 || !can_be_damaged(table.duel, victim)) return;
  Packet packet;
  packet.victim = victim;
  packet.source = source;
  packet.amount = amount;
  packet.combat = combat;
  packet.trample = trample;
  add_packet(table, packet);
}

void drop_spent_packets(Duel& duel) {
  std::erase_if(duel.packets, [&](const Packet& packet) {
    return packet.amount <= 0 || (!packet.trample && !can_be_damaged(duel, packet.victim));
  });
}

int prevent_from(Table& table, std::uint32_t number, int amount) {
  Packet* packet = table.duel.find_packet(number);
  if (packet == nullptr) return 0;
  assert(packet->amount >= 0);  // `clamp` needs its ends in order
  const int prevented = std::clamp(amount, 0, packet->amount);
  packet->amount -= prevented;
  drop_spent_packets(table.duel);
  return prevented;
}

void redirect_packet(Table& table, std::uint32_t number, Thing victim) {
  Duel& duel = table.duel;
  Packet* packet = duel.find_packet(number);
  if (packet == nullptr || !can_be_damaged(duel, victim)) return;
  packet->number = duel.next_number++;
  packet->victim = victim;
  packet->trample = false;  // whatever it was to exceed, it was that of the first victim
  packet->whole = packet->amount;
  packet->amount = reduced(duel, packet->source, victim, packet->amount);
  drop_spent_packets(duel);
}

void prevention_step(Table& table) {
  Duel& duel = table.duel;
  const int outside = table.trigger_depth;
  // A step that follows from another lies deeper: side effects that damage for ever have an end there.
  for (; !duel.over(); ++table.trigger_depth) {
    drop_spent_packets(duel);
    if (duel.packets.empty()) break;
    if (table.observer != nullptr)
      for (const Packet& packet : duel.packets) table.observer->damage_waits(duel, packet);
    hold_special_window(table, Window::prevent);

    std::vector<Packet> packets = std::exchange(duel.packets, {});
    std::vector<Packet> later = take_excess(duel, packets);
    const std::vector<Packet> moved = take_redirected(duel, packets);
    later.insert(later.end(), moved.begin(), moved.end());

    // Deaths, regeneration and what those set off come before what the damage sets off (R-DP-5, R-DP-6).
    const std::vector<Event> side_effects = side_effects_of(table, packets);
    check_deaths(table);
    do_triggers(table);
    const std::vector<Packet> dealt = do_side_effects(table, side_effects);
    // What they deal and what was redirected have the next step in common (R-DP-6, R-TRAMPLE-7).
    later.insert(later.end(), dealt.begin(), dealt.end());
    table.effect_began = duel.next_number;
    for (const Packet& packet : later)
      if (can_be_damaged(duel, packet.victim)) add_packet(table, packet);
  }
  if (duel.over()) duel.packets.clear();  // nobody waits for them
  table.trigger_depth = outside;
}

}  // namespace sleight
