#include "tools/display/thing_names.h"

#include <algorithm>

#include "core/card/spelling.h"
#include "core/explanation/short_text.h"
#include "core/query/conditions.h"
#include "tools/files/file_system.h"

namespace sleight {
namespace {

/// The names of those values of `E` that `holds` says yes to.
template <typename E, typename Holds>
std::vector<std::string> names_where(Holds holds) {
  std::vector<std::string> found;
  for (const Spelling<E>& name : all_spellings<E>)
    if (holds(name.value)) found.emplace_back(name.spelling);
  return found;
}

/// Words remember one spelling, and a card's name may first have been met in lower case.
std::string as_printed(const Duel& duel, const std::string& name) {
  const CardId card = duel.library().find(name);
  return card == CardId::none ? name : duel.library().card(card).name;
}

}  // namespace

std::string name_of(PlayerId player) {
  return player == PlayerId::bob ? "Bob" : player == PlayerId::sue ? "Sue" : "nobody";
}

std::string name_of(Zone zone) { return spelling_of(zone); }

bool zone_named(std::string_view name, Zone& zone) {
  const std::optional<Zone> found = spelt<Zone>(name);
  if (found) zone = *found;
  return found.has_value();
}

const std::vector<std::string>& zone_names() {
  static const std::vector<std::string> all = names_where<Zone>([](Zone) { return true; });
  return all;
}

std::vector<std::string> names_of(Colours colours) {
  return names_where<Colour>([&](Colour colour) { return colours.has(colour); });
}

std::vector<std::string> names_of(CardType types) {
  return names_where<CardType>([&](CardType type) { return any(types & type); });
}

std::vector<std::string> names_of(Supertype supertypes) {
  return names_where<Supertype>([&](Supertype supertype) { return any(supertypes & supertype); });
}

std::string step_of(const Duel& duel) {
  // A stage names what the duel does next, a step what was done last: about to declare blockers, the duel
  // stands in "attackers".
  switch (duel.turn.stage) {
    case Stage::attack_announced:
    case Stage::attack_begins:
    case Stage::attackers:
      return "attack";
    case Stage::attackers_window:
    case Stage::blockers:
      return "attackers";
    case Stage::blockers_window:
    case Stage::first_strike_damage:
      return "blockers";
    case Stage::first_strike_window:
    case Stage::damage:
      return "first strike damage";
    case Stage::end_of_attack:
      return "damage";
    case Stage::setup:
    case Stage::phase_begins:
    case Stage::beginning_effects:
    case Stage::phase_action:
    case Stage::ordinary_effects:
    case Stage::phase_window:
    case Stage::end_effects:
    case Stage::phase_ends:
    case Stage::over:
      break;
  }
  return duel.rules().phases.empty() ? "" : duel.phase().name;
}

std::string step_under_way(const Duel& duel) {
  // In the middle of a stage what it names is being done.
  const Stage stage = duel.turn.stage;
  if (stage == Stage::attackers) return "attackers";
  if (stage == Stage::blockers) return "blockers";
  if (stage == Stage::first_strike_damage) return "first strike damage";
  if (stage == Stage::damage) return "damage";
  return stage == Stage::end_of_attack ? "end of attack" : step_of(duel);
}

std::string title_of(const Duel& duel, const LastKnown& traits) {
  return as_printed(duel, name_of(duel, traits));
}

std::string title_of(const Duel& duel, ObjectId id) { return title_of(duel, Thing::of(id)); }

std::string title_of(const Duel& duel, Thing thing) {
  // A snapshot is there even of what has left play or lies where nobody looks.
  if (thing.is_object()) return thing.object ? title_of(duel, snapshot(duel, thing.object)) : "nothing";
  if (const BatchItem* play = thing.kind == Thing::Kind::play ? duel.find_play(thing.number) : nullptr)
    return play->kind == BatchItem::Kind::phase_draw ? "the draw" : title_of(duel, play->traits);
  if (const Packet* packet = thing.kind == Thing::Kind::packet ? duel.find_packet(thing.number) : nullptr)
    return std::to_string(packet->amount) + " damage to " + title_of(duel, packet->victim) + " from " +
           title_of(duel, packet->source);
  return name_of(duel, thing);
}

Explanation explained(const Duel& duel, ObjectId id, const std::string& value) {
  Explanation made = explain(duel, id, value);
  for (ExplanationLine& line : made.lines) line.file = shown_path(line.file);
  return made;
}

}  // namespace sleight
