#include "core/duel/duel.h"

#include <algorithm>
#include <utility>

namespace sleight {
namespace {

template <typename Item>
const Item* by_number(const std::vector<Item>& list, std::uint32_t number) {
  const auto found =
      std::find_if(list.begin(), list.end(), [&](const Item& item) { return item.number == number; });
  return found == list.end() ? nullptr : &*found;
}

}  // namespace

Duel::Duel(std::shared_ptr<const Library> library, std::shared_ptr<const Rules> rules)
    : library_(std::move(library)), rules_(std::move(rules)) {
  assert(rules_->phases.size() <= most_phases);
  for (PlayerState& state : players) state.life = rules_->starting_life;
}

// Here, so that not every file that holds a duel compiles them; copies are what looking ahead is made of.
[[gnu::flatten]] Duel::Duel(const Duel& other) = default;
Duel& Duel::operator=(const Duel& other) = default;
Duel::Duel(Duel&& other) noexcept = default;
Duel& Duel::operator=(Duel&& other) noexcept = default;
Duel::~Duel() = default;

int Duel::counters_on(Thing holder, Word kind) const { return counters_on(holder, kind, {}); }

int Duel::counters_on(Thing holder, Word kind, const KeywordHeld& of) const {
  const bool all_of_them = of.use == AbilityId::none;
  const auto count = [&](const std::vector<Counters>& all, std::uint16_t slot) {
    int sum = 0;
    for (const Counters& here : all)
      if (here.slot == slot && here.kind == kind &&
          (all_of_them || here.of == of || here.of.use == AbilityId::none))
        sum += here.count;
    return sum;
  };
  if (holder.is_player() && holder.player != PlayerId::none) return count(player(holder.player).counters, 0);
  // By slot alone: what leaves play loses its counters, so that those of a slot are those of what lies there.
  return holder.is_object() && exists(holder.object) ? count(counters, holder.object.slot) : 0;
}

const BatchItem* Duel::find_play(std::uint32_t number) const { return by_number(batch, number); }
const Packet* Duel::find_packet(std::uint32_t number) const { return by_number(packets, number); }

bool Duel::operator==(const Duel& other) const {
  // The library and the rules are not compared: whoever compares duels plays them with the same.
  return terms == other.terms && objects == other.objects && in_play == other.in_play &&
         players == other.players && counters == other.counters && effects == other.effects &&
         delayed == other.delayed && batch == other.batch && packets == other.packets &&
         dying == other.dying && damage_this_turn == other.damage_this_turn &&
         redirected_this_turn == other.redirected_this_turn && blocks_this_turn == other.blocks_this_turn &&
         died_this_turn == other.died_this_turn && played_this_turn == other.played_this_turn &&
         last_known == other.last_known && combat == other.combat && turn == other.turn &&
         random == other.random && forced_chance == other.forced_chance && clock == other.clock &&
         next_number == other.next_number && outcome == other.outcome && reason == other.reason &&
         seen_positions == other.seen_positions && upkeep_unpaid == other.upkeep_unpaid;
}

bool needs_its_source(Duration duration) {
  return duration == Duration::while_source_in_play || needs_its_source_tapped(duration) ||
         needs_its_source_yours(duration);
}

bool needs_its_source_tapped(Duration duration) {
  return duration == Duration::while_source_tapped || duration == Duration::while_yours_and_tapped;
}

bool needs_its_source_yours(Duration duration) {
  return duration == Duration::while_source_yours || duration == Duration::while_yours_and_tapped;
}

std::vector<ObjectId> cards_in(const Duel& duel, PlayerId owner, Zone zone) {
  std::vector<ObjectId> found;
  for (std::size_t slot = 0; slot < duel.objects.size(); ++slot)
    if (duel.objects[slot].zone == zone && duel.objects[slot].owner == owner)
      found.push_back(duel.id_of(static_cast<std::uint16_t>(slot)));
  return found;
}

// D-03: a rule set that always plays for ante takes one card where nothing else was agreed.
int ante_cards(const Duel& duel) { return std::max<int>(duel.terms.ante, duel.rules().ante_always ? 1 : 0); }

bool Combat::has_attacker(ObjectId id) const {
  return std::any_of(attackers.begin(), attackers.end(),
                     [&](const Attacker& attacker) { return attacker.in_combat && attacker.object == id; });
}

bool Combat::has_blocker(ObjectId id) const {
  return std::any_of(blocks.begin(), blocks.end(),
                     [&](const Block& block) { return block.in_combat && block.blocker == id; });
}

bool Combat::has_blocked(ObjectId id) const {
  return std::any_of(attackers.begin(), attackers.end(), [&](const Attacker& attacker) {
    return attacker.in_combat && attacker.blocked && attacker.object == id;
  });
}

bool is_dying(const Duel& duel, ObjectId id) {
  return std::find(duel.dying.begin(), duel.dying.end(), id) != duel.dying.end();
}

}  // namespace sleight
