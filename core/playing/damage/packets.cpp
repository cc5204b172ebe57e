#include "core/playing/damage/packets.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "core/card/bounds.h"
#include "core/card/event_kind.h"
#include "core/derived/proposals.h"
#include "core/derived/rules_in_force.h"
#include "core/duel/tracked_changes.h"
#include "core/playing/costs/payment.h"
#include "core/playing/damage/deaths.h"
#include "core/playing/moves/events.h"
#include "core/playing/moves/zones.h"
#include "core/playing/upcalls.h"
#include "core/query/filters.h"
#include "core/query/selection.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

bool stays(const Duel& duel, const Packet& packet) {
  return damage_stays(duel, packet.victim, packet.source, packet.combat);
}

/// What automatic reductions leave of `amount` (R-DP-4, R-PROT-1).
int reduced(const Duel& duel, const Packet& packet, int amount) {
  if (stays(duel, packet)) return amount;
  return settled(duel, {.would = Would::have_packet_made,
                        .whom = packet.victim,
                        .source = &packet.source,
                        .amount = amount,
                        .aimed_at = &packet.aimed_at,
                        .combat = packet.combat})
      .amount;
}

/// Who is behind the blockers: the defender, and outside an attack the opponent of the source's controller.
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
        // Damage of the whole turn counts, not only of this step (R-DMG-1).
        missing = duel.look(victim).toughness - duel.object(victim).damage;
        for (const Packet& other : packets)
          // What other sources deal it at the same time is there first, however it was divided
          // (R-TRAMPLE-6).
          if (other.victim == packet.victim && !other.trample) missing -= other.amount;
      }
      need = still_needed.insert(still_needed.end(), {victim, std::max(missing, 0)});
    }
    const int kept = std::min(packet.amount, need->second);
    // Several tramplers on one victim share what it needs: the next has the rest to fill.
    need->second -= kept;
    if (packet.amount > kept) {
      // Redirected damage with a victim of its own: it waits for the next step (R-TRAMPLE-7, R-DP-6).
      Packet excess = packet;
      excess.amount = packet.amount - kept;
      excess.victim = Thing::of(trampled_player(duel, packet));
      // It has trampled: a creature that it is redirected to takes all of it (R-TRAMPLE-1).
      excess.trample = false;
      spilled.push_back(excess);
    }
    packet.amount = kept;
    packet.trample = false;
  }
  return spilled;
}

/// What somebody may pay to prevent some of a packet.
struct BuyOff {
  Question question;
  const Cost* cost = nullptr;
  int amount = 0;
};

std::vector<BuyOff> ways_to_buy_off(const Duel& duel, const Packet& packet) {
  std::vector<BuyOff> ways;
  if (stays(duel, packet)) return ways;
  for_each_rule(duel, RuleKind::damage_bought_off, packet.victim, [&](const RuleInForce& force) {
    const Question question{.kind = DecisionKind::pay,
                            .player = force.context.you,
                            .source = force.context.self,
                            .subject = packet.victim};
    if (const int amount = amount_of(force, 1); amount > 0)
      ways.push_back({question, &force.ability->cost, amount});
    return true;
  });
  return ways;
}

/// Whether somebody has bought off some of the packet.
bool buy_off(Table& table, std::uint32_t number, const BuyOff& way) {
  const Context payer = context_for(table.duel, way.question.source, way.question.player);
  if (!can_pay(payer, payer.you, *way.cost) || !ask_whether(table, way.question)) return false;
  Announcement paid;
  return pay(table, payer, payer.you, *way.cost, paid) && prevent_from(table, number, way.amount) > 0;
}

/// Whoever may pay to prevent damage does, packet by packet, as often as they like and can.
void buy_off_damage(Table& table) {
  const Duel& duel = table.duel;
  if (!rule_exists(duel, RuleKind::damage_bought_off)) return;
  std::vector<std::uint32_t> numbers;
  for (const Packet& packet : duel.packets) numbers.push_back(packet.number);
  for (const std::uint32_t number : numbers) {
    const auto once_more = [&] {
      const Packet* packet = duel.find_packet(number);
      if (packet == nullptr) return false;
      const std::vector<BuyOff> ways = ways_to_buy_off(duel, *packet);
      return std::any_of(ways.begin(), ways.end(),
                         [&](const BuyOff& way) { return buy_off(table, number, way); });
    };
    while (once_more()) {
    }
  }
}

/// To whom somebody has the damage dealt instead who may (R-DP-5): whose rule it is, is asked. None: nobody
/// does.
Thing asked_away(Table& table, const Proposal& damage) {
  std::vector<std::pair<Question, Thing>> offers;
  for_each_rule(table.duel, RuleKind::redirects_damage, damage.whom, [&](const RuleInForce& force) {
    const Thing there = force.rule->optional ? redirected_to(table.duel, force, damage) : Thing{};
    const Question question{.kind = DecisionKind::pay,
                            .player = force.context.you,
                            .source = force.context.self,
                            .subject = damage.whom};
    if (there.kind != Thing::Kind::none) offers.emplace_back(question, there);
    return true;
  });
  for (const auto& [question, there] : offers)
    if (ask_whether(table, question)) return there;
  return {};
}

/// To which of several a player's damage goes that would all take it: the player says so (not in the
/// documents; the cards that do it ask their controller). Of a creature's damage, or of one alone, nobody is
/// asked.
Thing chosen_away(Table& table, const Proposal& damage) {
  std::vector<Thing> goals;
  if (damage.whom.is_player())
    for_each_rule(table.duel, RuleKind::redirects_damage, damage.whom, [&](const RuleInForce& force) {
      const Thing there = force.rule->optional ? Thing{} : redirected_to(table.duel, force, damage);
      const bool known = std::find(goals.begin(), goals.end(), there) != goals.end();
      if (there.kind != Thing::Kind::none && !known) goals.push_back(there);
      return true;
    });
  if (goals.size() < 2) return settled(table.duel, damage).whom;
  const Question question{.kind = DecisionKind::choose,
                          .player = damage.whom.player,
                          .source = damage.source->object,
                          .subject = damage.whom};
  return ask_which(table, question, goals);
}

/// Who takes it by a rule that only one may do it by each turn is remembered.
void note_redirection(Duel& duel, const Proposal& damage, Thing taker) {
  std::vector<RedirectionRecord> noted;
  for_each_rule(duel, RuleKind::redirects_damage, damage.whom, [&](const RuleInForce& force) {
    if (force.rule->once && redirected_to(duel, force, damage) == taker)
      noted.push_back({duel.library().id_of(*force.ability), damage.whom, taker});
    return true;
  });
  for (const RedirectionRecord& record : noted)
    if (std::find(duel.redirected_this_turn.begin(), duel.redirected_this_turn.end(), record) ==
        duel.redirected_this_turn.end())
      duel.redirected_this_turn.push_back(record);
}

std::vector<Packet> take_redirected(Table& table, std::vector<Packet>& packets) {
  Duel& duel = table.duel;
  std::vector<Packet> moved;
  for (Packet& packet : packets) {
    // Only what was not prevented is moved on (R-DP-5).
    if (packet.amount <= 0 || stays(duel, packet)) continue;
    const Proposal damage{.would = Would::be_dealt_damage,
                          .whom = packet.victim,
                          .source = &packet.source,
                          .been = &packet.taken_from,
                          .amount = packet.amount,
                          .aimed_at = &packet.aimed_at,
                          .combat = packet.combat};
    const Thing liked = asked_away(table, damage);
    const Thing goal = liked.kind != Thing::Kind::none ? liked : chosen_away(table, damage);
    if (goal == packet.victim) continue;
    note_redirection(duel, damage, goal);
    moved.push_back(packet);
    // Never back to whoever it came from: two that point at each other end here.
    moved.back().taken_from.push_back(packet.victim);
    moved.back().victim = goal;
    // It is not dealt here: nothing of this victim's hears of it.
    packet.amount = 0;
  }
  return moved;
}

/// Of what is left of the damage each 1 takes a counter instead, where a rule says so and as far as there are
/// any. What nothing prevents takes them as well, and is dealt all the same.
void take_counters(Table& table, std::vector<Packet>& packets) {
  if (!rule_exists(table.duel, RuleKind::damage_takes_counters)) return;
  for (Packet& packet : packets) {
    if (packet.amount <= 0 || !can_be_damaged(table.duel, packet.victim)) continue;
    std::vector<Word> kinds;
    for_each_rule(table.duel, RuleKind::damage_takes_counters, packet.victim, [&](const RuleInForce& force) {
      kinds.push_back(force.rule->word);
      return true;
    });
    int left = packet.amount;
    for (const Word kind : kinds) {
      const int taken = std::min<int>(left, table.duel.counters_on(packet.victim, kind));
      add_counters(table, packet.victim, kind, -taken);
      left -= taken;
    }
    if (!stays(table.duel, packet)) packet.amount = left;
  }
}

/// How much life the damage takes: none below what a rule spares. What is less than that already nothing
/// reduces to it (R-DMG-1).
int life_lost(const Duel& duel, const Packet& packet) {
  int lost = packet.amount;
  const int life = duel.player(packet.victim.player).life;
  for_each_rule(duel, RuleKind::damage_spares, packet.victim, [&](const RuleInForce& force) {
    const int spared = life - amount_of(force, 1);
    if (spared >= 0) lost = std::min(lost, spared);
    return true;
  });
  return lost;
}

/// Who damaged whom this turn, and how much in all.
void note_damage(Duel& duel, const Packet& packet) {
  const auto noted = std::find_if(
      duel.damage_this_turn.begin(), duel.damage_this_turn.end(), [&](const DamageRecord& record) {
        return record.victim == packet.victim && record.source.object == packet.source.object &&
               record.combat == packet.combat;
      });
  if (noted == duel.damage_this_turn.end())
    duel.damage_this_turn.push_back({packet.victim, packet.source, packet.amount, packet.combat, true});
  else {
    noted->amount += packet.amount;
    noted->just = true;
  }
}

/// The kind of counters that the damage is instead of what damage does; none where it is that.
Word counters_dealt(const Duel& duel, const Packet& packet) {
  Word kind;
  if (!duel.exists(packet.source.object)) return kind;
  for_each_rule(duel, RuleKind::deals_counters, Thing::of(packet.source.object),
                [&](const RuleInForce& force) {
                  if (!selects(force.context, force.rule->to, packet.victim)) return true;
                  kind = force.rule->word;
                  return false;
                });
  return kind;
}

static_assert(player_count <= 8, "Object::damaged_players has a bit for each player");
/// Whom a permanent has damaged it remembers as long as it is in play.
void note_damaged_player(Duel& duel, const Packet& packet) {
  if (!packet.victim.is_player() || !duel.is_in_play(packet.source.object)) return;
  std::uint8_t& players = duel.object(packet.source.object).damaged_players;
  players = static_cast<std::uint8_t>(players | 1U << static_cast<unsigned>(index(packet.victim.player)));
}

/// Deals what is left of all packets at the same time (R-DP-11, R-DMG-1).
void deal(Table& table, const std::vector<Packet>& packets) {
  Duel& duel = table.duel;
  for (const Packet& packet : packets) {
    assert(packet.amount >= 0);  // less than nothing would heal
    if (packet.amount <= 0 || !can_be_damaged(duel, packet.victim)) continue;
    if (table.observer != nullptr) table.observer->damage_dealt(duel, packet);
    note_damage(duel, packet);
    note_damaged_player(duel, packet);
    if (!packet.victim.is_object()) continue;
    if (counters_dealt(duel, packet)) continue;
    Object& object = duel.object(packet.victim.object);
    object.damage = bounded(std::int64_t{object.damage} + packet.amount);
  }
  duel.touch(Duel::counter);
  std::array<std::int32_t, player_count> life_before{};
  for (std::size_t i = 0; i < life_before.size(); ++i) life_before[i] = duel.players[i].life;
  for (const Packet& packet : packets) {
    if (packet.amount <= 0 || !can_be_damaged(duel, packet.victim)) continue;
    if (const Word kind = counters_dealt(duel, packet))
      add_counters(table, packet.victim, kind, packet.amount);
  }
  for (const Packet& packet : packets) {
    if (packet.amount <= 0 || !packet.victim.is_player() || counters_dealt(duel, packet)) continue;
    // It lowers life, but is damage all the same: what prevents it has had its say (R-DMG-1, R-LIFE-6).
    change_life(table, packet.victim.player, -life_lost(duel, packet));
  }
  // The events come after all the damage, so that whoever looks sees all of it.
  for (const Packet& packet : packets) {
    if (packet.amount <= 0 || !can_be_damaged(duel, packet.victim)) continue;
    Event event;
    event.kind = EventKind::deals_damage;
    event.object = packet.source.object;
    event.source = &packet.source;
    event.other = packet.victim.object;
    event.player = packet.victim.player;
    event.amount = packet.amount;
    if (packet.victim.is_player())
      event.life_before = life_before[static_cast<std::size_t>(index(packet.victim.player))];
    event.combat = packet.combat;
    event.effect = packet.effect;
    happen(table, event);
  }
}

/// Whether `made` is more of the damage that `packet` is made of: one event, one source, one victim
/// (R-DMG-2).
bool is_more_of(const Table& table, const Packet& packet, const Packet& made) {
  // Packets of an earlier effect wait in the same step but stay apart; so does what tramples, and what was
  // redirected another way.
  return packet.number >= table.effect_began && packet.source.object == made.source.object &&
         packet.victim == made.victim && packet.combat == made.combat && packet.trample == made.trample &&
         packet.taken_from == made.taken_from && packet.aimed_at == made.aimed_at;
}

/// Whether the source deals damage to that victim as if it had no colour.
bool deals_colourless(const Duel& duel, const Packet& packet) {
  bool colourless = false;
  for_each_rule(duel, RuleKind::damage_is_colourless, packet.victim, [&](const RuleInForce& force) {
    colourless = damages_as(force.context, force.rule->by, packet.source);
    return !colourless;
  });
  return colourless;
}

void add_packet(Table& table, const Packet& made) {
  Duel& duel = table.duel;
  assert(made.amount > 0);  // damage of 0 is no damage (R-DMG-1)
  const auto add = [&](std::vector<Packet>& packets) {
    for (Packet& packet : packets) {
      if (!is_more_of(table, packet, made)) continue;
      // Reductions see the packet as a whole; what was prevented of it already stays prevented.
      const int prevented = reduced(duel, packet, packet.whole) - packet.amount;
      packet.whole += made.amount;
      packet.amount = std::max(reduced(duel, packet, packet.whole) - prevented, 0);
      return;
    }
    Packet packet = made;
    packet.number = duel.next_number++;
    packet.whole = made.amount;
    packet.amount = reduced(duel, packet, packet.whole);
    packets.push_back(std::move(packet));
  };
  change_packets(duel, add);
}

/// Deals `packets` and gives back what that sets off, to be done later (R-TRIG-4).
std::vector<Event> side_effects_of(Table& table, const std::vector<Packet>& packets) {
  // What waited before is none of this damage's doing, and must not be done early with it.
  std::vector<Event> earlier = std::exchange(table.pending, {});
  deal(table, packets);
  // Where they belong to the event itself, they do not wait (D-14).
  if (!table.duel.rules().side_effects_after_deaths) do_triggers(table);
  return std::exchange(table.pending, std::move(earlier));
}

/// Does side effects of damage, and gives back the damage that they deal: it waits for the next step.
std::vector<Packet> do_side_effects(Table& table, const std::vector<Event>& effects) {
  // As if a step were open: damage that side effects deal waits, all of it, for the one step after
  // (R-DP-6).
  ++table.open_preventions;
  table.pending.insert(table.pending.end(), effects.begin(), effects.end());
  do_triggers(table);
  --table.open_preventions;
  assert(table.open_preventions >= 0);  // each step that opens closes once
  std::vector<Packet> dealt = take_packets(table.duel);
  for (Packet& packet : dealt) packet.amount = packet.whole;  // to be reduced as one with its like
  return dealt;
}

}  // namespace

void make_packet(Table& table, const LastKnown& source, Thing victim, int amount, bool combat, bool trample,
                 const std::vector<Thing>& aimed_at) {
  if (amount <= 0 || !can_be_damaged(table.duel, victim)) return;
  Packet packet;
  packet.victim = victim;
  packet.source = source;
  packet.amount = amount;
  packet.combat = combat;
  packet.trample = trample;
  packet.aimed_at = aimed_at;
  packet.effect = table.effect_began;
  if (deals_colourless(table.duel, packet)) packet.source.colours = {};
  add_packet(table, packet);
}

void drop_spent_packets(Duel& duel) {
  if (duel.packets.empty()) return;  // asked for after all that happens
  const auto is_spent = [&](const Packet& packet) {
    return packet.amount <= 0 || (!packet.trample && !can_be_damaged(duel, packet.victim));
  };
  change_packets(duel, [&](std::vector<Packet>& packets) { std::erase_if(packets, is_spent); });
}

int prevent_from(Table& table, std::uint32_t number, int amount) {
  int prevented = 0;
  if (const Packet* packet = table.duel.find_packet(number); packet != nullptr && stays(table.duel, *packet))
    return prevented;
  change_packet(table.duel, number, [&](Packet& packet) {
    assert(packet.amount >= 0);  // `clamp` needs its ends in order
    prevented = std::clamp(amount, 0, packet.amount);
    packet.amount -= prevented;
  });
  // Gone at once: nothing may aim at an empty packet (R-DP-3).
  drop_spent_packets(table.duel);
  return prevented;
}

void redirect_packet(Table& table, std::uint32_t number, Thing victim, int amount) {
  Duel& duel = table.duel;
  const Packet* found = duel.find_packet(number);
  if (found == nullptr || stays(duel, *found) || !can_be_damaged(duel, victim)) return;
  Packet moved = *found;
  moved.number = duel.next_number++;
  moved.victim = victim;
  moved.trample = false;  // whatever it was to exceed, it was that of the first victim
  // What was prevented stays prevented; what protects the new victim sees only the rest (R-DP-4).
  moved.whole = std::clamp(amount, 0, found->amount);
  moved.amount = reduced(duel, moved, moved.whole);
  change_packets(duel, [&](std::vector<Packet>& packets) {
    for (Packet& packet : packets)
      if (packet.number == number) packet.amount -= moved.whole;
    packets.push_back(std::move(moved));
  });
  // What is empty by now is gone: the old packet, where all of it was moved.
  drop_spent_packets(duel);
}

void prevention_step(Table& table) {
  Duel& duel = table.duel;
  const int outside = table.trigger_depth;
  // A step that follows from another lies deeper: side effects that damage for ever have an end there.
  for (; !duel.over(); ++table.trigger_depth) {
    // A victim may have left since the damage was made, and without packets there is no step (R-DP-10).
    drop_spent_packets(duel);
    if (duel.packets.empty()) break;
    if (table.observer != nullptr)
      for (const Packet& packet : duel.packets) table.observer->damage_waits(duel, packet);
    hold_special_window(table, Window::prevent);
    buy_off_damage(table);

    // Out of the duel before it is dealt: what deaths and side effects deal below must not join it.
    std::vector<Packet> packets = take_packets(duel);
    // The excess is settled before redirections, which move only what the victim would really take.
    std::vector<Packet> later = take_excess(duel, packets);
    const std::vector<Packet> moved = take_redirected(table, packets);
    later.insert(later.end(), moved.begin(), moved.end());
    take_counters(table, packets);

    // Deaths, regeneration and what those set off come before what the damage sets off (R-DP-5, R-DP-6).
    const std::vector<Event> side_effects = side_effects_of(table, packets);
    check_deaths(table);
    do_triggers(table);
    const std::vector<Packet> dealt = do_side_effects(table, side_effects);
    // What they deal and what was redirected have the next step in common (R-DP-6, R-TRAMPLE-7).
    later.insert(later.end(), dealt.begin(), dealt.end());
    // From here on they are made as one effect makes them: those of one source to one victim become one
    // packet.
    table.effect_began = duel.next_number;
    for (const Packet& packet : later)
      if (can_be_damaged(duel, packet.victim)) add_packet(table, packet);
  }
  if (duel.over()) take_packets(duel);  // nobody waits for them
  table.trigger_depth = outside;
}

}  // namespace sleight
