#include "tools/scenario/meant_option.h"

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "core/card/letters.h"
#include "tools/display/decision_words.h"
#include "tools/display/phrases.h"
#include "tools/display/thing_names.h"
#include "tools/scenario/equal_things.h"
#include "tools/scenario/told_apart.h"

namespace sleight::scenario {
namespace {

bool is_thing(const Duel& duel, Thing thing, const Value& wish) {
  switch (wish.kind) {
    case Value::Kind::player:
      return thing.is_player() && thing.player == wish.player;
    case Value::Kind::play:
      if (thing.kind == Thing::Kind::play) return thing.number == static_cast<std::uint32_t>(wish.number);
      // What a spell has become is named by its play.
      return thing.is_object() && thing.object.slot == wish.slot;
    case Value::Kind::object:
      if (thing.is_object()) return thing.object.slot == wish.slot;
      // A spell is named by its card.
      if (thing.kind == Thing::Kind::play) {
        const BatchItem* play = duel.find_play(thing.number);
        return play != nullptr && play->source.slot == wish.slot;
      }
      return false;
    case Value::Kind::text:
      return lowered(title_of(duel, thing)) == lowered(wish.text);
    case Value::Kind::nil:
    case Value::Kind::boolean:
    case Value::Kind::number:
    case Value::Kind::scenario:
    case Value::Kind::table:
      return false;
  }
  return false;
}

/// A source is named by its object, by the play that it was, or by its name.
bool is_packet_from(const Duel& duel, const Packet& packet, const Value& wish) {
  if (wish.kind == Value::Kind::object || wish.kind == Value::Kind::play)
    return packet.source.object.slot == wish.slot;
  return wish.is_text() && packet.source.card != CardId::none &&
         lowered(duel.library().card(packet.source.card).name) == lowered(wish.text);
}

bool is_packet(const Duel& duel, Thing thing, const Value& wish) {
  const Packet* packet = thing.kind == Thing::Kind::packet ? duel.find_packet(thing.number) : nullptr;
  return packet != nullptr && is_meant_packet(duel, *packet, wish);
}

/// Whether it is damage to the object that is meant.
bool is_packet_to(const Duel& duel, Thing thing, const Value& wish) {
  const Packet* packet = thing.kind == Thing::Kind::packet ? duel.find_packet(thing.number) : nullptr;
  return packet != nullptr && wish.is_object() && packet->victim.is_object() &&
         packet->victim.object.slot == wish.slot;
}

/// What an option is called where nobody cares which effect of one permanent is meant.
std::string called(const Duel& duel, const Decision& decision, const Option& option) {
  const bool effect = decision.kind == DecisionKind::order && option.kind == Option::Kind::thing;
  return effect ? title_of(duel, option.thing) : tell(duel, decision, option);
}

/// Whether the wish means this option, by whatever a scenario may call it.
bool is_option(const Duel& duel, const Decision& decision, const Option& option, const Value& wish) {
  if (wish.kind == Value::Kind::boolean) {
    if (option.kind == Option::Kind::yes) return wish.yes;
    if (option.kind == Option::Kind::no || option.kind == Option::Kind::pass) return !wish.yes;
    return false;
  }
  if (wish.is_text()) {
    const std::string word = lowered(wish.text);
    if (option.kind == Option::Kind::pass) return word == "pass" || word == "done" || word == "none";
    if (option.kind == Option::Kind::yes || option.kind == Option::Kind::no)
      return word == (option.kind == Option::Kind::yes ? "yes" : "no");
    // A mode is called by the verb that it begins with.
    if (decision.kind == DecisionKind::mode && option.kind == Option::Kind::value)
      return word == mode_word(duel, decision, option.value);
    if (option.kind == Option::Kind::word) return Word{word} == option.word;
    // What a packet is called has its amount in it, which a scenario need not know.
    if (option.kind == Option::Kind::thing && option.thing.kind == Thing::Kind::packet)
      return is_packet(duel, option.thing, wish);
    if (lowered(tell(duel, decision, option)) == word || lowered(called(duel, decision, option)) == word)
      return true;
    return option.object && lowered(title_of(duel, option.object)) == word;
  }
  if (wish.is_number()) {
    if (option.kind != Option::Kind::value) return false;
    // Modes are counted from 1 in scripts and scenarios, from 0 in the engine.
    return option.value == (decision.kind == DecisionKind::mode ? wish.number - 1 : wish.number);
  }
  if (option.kind == Option::Kind::thing)
    return is_thing(duel, option.thing, wish) || is_packet(duel, option.thing, wish);
  const bool named = wish.is_object() || wish.kind == Value::Kind::play;
  return named && option.object && option.object.slot == wish.slot;
}

/// Whether an option of an order is a card that comes into a graveyard, and no effect.
bool is_arrival(const Option& option) {
  return option.ability == AbilityId::none && option.kind != Option::Kind::word;
}

std::vector<std::size_t> options_that(const Decision& decision,
                                      const std::function<bool(const Option&)>& fits) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < decision.options.size(); ++i)
    if (fits(decision.options[i])) found.push_back(i);
  return found;
}

ObjectId object_in(const Option& option) {
  return option.kind == Option::Kind::thing && option.thing.is_object() ? option.thing.object : option.object;
}

/// Whether the same comes from the same to the same.
bool are_alike(const Duel& duel, Thing one, Thing other) {
  const Packet* first = one.kind == Thing::Kind::packet ? duel.find_packet(one.number) : nullptr;
  const Packet* second = other.kind == Thing::Kind::packet ? duel.find_packet(other.number) : nullptr;
  return first != nullptr && second != nullptr && first->source.object == second->source.object &&
         first->victim == second->victim && first->amount == second->amount;
}

/// Whether it makes no difference which of two options that fit is taken. Cards of one name in a hand or a
/// library are as good as each other, and so are effects of one card; of things in play and packets only
/// equal ones.
bool are_alike(const Duel& duel, const Decision& decision, const Option& one, const Option& other) {
  if (&one == &other) return true;
  if (one.thing.kind == Thing::Kind::packet || other.thing.kind == Thing::Kind::packet)
    return are_alike(duel, one.thing, other.thing);
  if (one.kind == Option::Kind::value || other.kind == Option::Kind::value) return false;
  if (called(duel, decision, one) != called(duel, decision, other)) return false;
  if (decision.kind == DecisionKind::order) return true;
  const ObjectId first = object_in(one), second = object_in(other);
  if (first == second) return true;
  return !(first && second && duel.is_in_play(first) && duel.is_in_play(second)) ||
         are_equal(duel, first, second);
}

/// That a wish fits several options, which they are, and what to write instead.
std::string several_meant(const Duel& duel, const Decision& decision, const Value& wish,
                          const std::vector<std::size_t>& found) {
  std::vector<std::string> told;
  bool packets = false;
  for (const std::size_t i : found) {
    const Option& option = decision.options[i];
    packets = packets || option.thing.kind == Thing::Kind::packet;
    told.push_back(told_apart(duel, decision, option));
  }
  const bool modes = decision.kind == DecisionKind::mode;
  return tell(duel, wish) + " may mean any of: " + listed(told) + "; say which one" +
         (packets ? " by both, as in { from = source, to = victim }, and by its amount"
          : modes ? " by its number, from 1"
                  : " by the object that the verb gave which made it");
}

}  // namespace

std::optional<std::int32_t> meant(const Duel& duel, const Decision& decision, const Value& wish) {
  if (decision.is_number()) {
    if (wish.is_number() && decision.accepts(wish.number)) return wish.number;
    return std::nullopt;
  }
  // Of two packets, one to what is meant and one from it, the one to it is meant.
  std::vector<std::size_t> found =
      options_that(decision, [&](const Option& option) { return is_packet_to(duel, option.thing, wish); });
  if (found.empty())
    found =
        options_that(decision, [&](const Option& option) { return is_option(duel, decision, option, wish); });
  if (found.empty()) return std::nullopt;
  for (const std::size_t other : found)
    if (!are_alike(duel, decision, decision.options[found.front()], decision.options[other]))
      throw Failure{several_meant(duel, decision, wish, found)};
  return static_cast<std::int32_t>(found.front());
}

bool leaves_graveyard_open(const Duel& duel, const Decision& decision) {
  if (decision.kind != DecisionKind::order ||
      !std::all_of(decision.options.begin(), decision.options.end(), is_arrival))
    return false;
  const std::string first = tell(duel, decision, decision.options.front());
  return std::any_of(decision.options.begin(), decision.options.end(),
                     [&](const Option& option) { return tell(duel, decision, option) != first; });
}

std::optional<std::int32_t> one_answer(const Decision& decision) {
  // A number that could be another is a choice, even where 0 seems to be the natural one.
  if (decision.is_number() && decision.least == decision.most) return decision.least;
  if (decision.options.size() == 1) return 0;
  return std::nullopt;
}

std::optional<std::int32_t> only_sensible(const Duel& duel, const Decision& decision) {
  if (const auto answer = one_answer(decision); answer || decision.is_number()) return answer;
  // Nothing of the language looks at the order of a graveyard: whoever cares for it says so (R-ZONE-6), and
  // it is noted that nobody did (`leaves_graveyard_open`).
  if (decision.kind == DecisionKind::order &&
      std::all_of(decision.options.begin(), decision.options.end(), is_arrival))
    return 0;
  // Cards of one name in a hand, or effects of one card, are as good as each other. Things in play may
  // differ.
  if (decision.kind != DecisionKind::order && decision.kind != DecisionKind::discard) return std::nullopt;
  const std::string first = called(duel, decision, decision.options.front());
  for (const Option& option : decision.options)
    if (called(duel, decision, option) != first) return std::nullopt;
  return 0;
}

std::string why_no_target(const Duel& duel, const Decision& decision, const Value& wish,
                          const TargetAsked& asked) {
  Thing thing;
  if (wish.is_player()) thing = Thing::of(wish.player);
  if (wish.is_object()) thing = Thing::of(duel.id_of(wish.slot));
  if (wish.kind == Value::Kind::play) thing = Thing::play(static_cast<std::uint32_t>(wish.number));
  // In a step of damage prevention what is named is damage: to a thing, or by it.
  if (decision.window == Window::prevent)
    for (const Packet& packet : duel.packets)
      if (is_meant_packet(duel, packet, wish)) thing = Thing::packet(packet.number);
  const std::string why =
      thing.kind == Thing::Kind::none
          ? tell(duel, wish) + " cannot be a target of " + title_of(duel, decision.source) + " (R-TARGET-1)"
          : why_not_target(duel, decision.source, thing, asked);
  return why + ". It may choose " + answers_text(duel, decision) + " (R-TARGET-1)";
}

bool is_meant_packet(const Duel& duel, const Packet& packet, const Value& wish) {
  if (wish.is_table()) {
    const Value* source = wish.find("from");
    const Value* victim = wish.find("to");
    const Value* amount = wish.find("amount");
    if (amount != nullptr && !(amount->is_number() && amount->number == packet.amount)) return false;
    return (source != nullptr || victim != nullptr) &&
           (source == nullptr || is_packet_from(duel, packet, *source)) &&
           (victim == nullptr || is_thing(duel, packet.victim, *victim));
  }
  if (wish.kind == Value::Kind::player)
    return packet.victim.is_player() && packet.victim.player == wish.player;
  if (wish.kind == Value::Kind::object)
    return (packet.victim.is_object() && packet.victim.object.slot == wish.slot) ||
           is_packet_from(duel, packet, wish);
  return is_packet_from(duel, packet, wish);
}

}  // namespace sleight::scenario
