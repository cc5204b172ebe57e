#include "tools/scenario/open_steps.h"

#include <algorithm>

#include "core/card/letters.h"
#include "tools/display/decision_words.h"
#include "tools/display/phrases.h"
#include "tools/display/thing_names.h"

namespace sleight::scenario {
namespace {

constexpr const char* packet_usage =
    "`packets` is expected as a number or as a list like { { from = source, to = victim, amount = 2 } }";

bool is_from(const Duel& duel, const Packet& packet, const Value& wanted) {
  if (wanted.is_text())
    return packet.source.card != CardId::none &&
           lowered(duel.library().card(packet.source.card).name) == lowered(wanted.text);
  if (wanted.is_object() || wanted.kind == Value::Kind::play) return packet.source.object.slot == wanted.slot;
  throw Failure{packet_usage};
}

bool is_to(const Packet& packet, const Value& wanted) {
  if (wanted.is_player()) return packet.victim.is_player() && packet.victim.player == wanted.player;
  if (wanted.is_object()) return packet.victim.is_object() && packet.victim.object.slot == wanted.slot;
  throw Failure{packet_usage};
}

bool is_like(const Duel& duel, const Packet& packet, const Value& wanted) {
  if (!wanted.is_table()) throw Failure{packet_usage};
  return std::all_of(wanted.items.begin(), wanted.items.end(), [&](const auto& item) {
    const auto& [key, value] = item;
    if (key.text == "from") return is_from(duel, packet, value);
    if (key.text == "to") return is_to(packet, value);
    if (key.text == "amount" && value.is_number()) return packet.amount == value.number;
    if (key.text == "combat" && value.kind == Value::Kind::boolean) return packet.combat == value.yes;
    throw Failure{packet_usage};
  });
}

std::string packets_text(const Duel& duel) {
  std::vector<std::string> words;
  for (const Packet& packet : duel.packets) words.push_back(title_of(duel, Thing::packet(packet.number)));
  return words.empty() ? "none" : listed(words);
}

std::string dying_text(const Duel& duel) {
  std::vector<std::string> words;
  for (const ObjectId id : duel.dying) words.push_back(title_of(duel, id));
  return words.empty() ? "nothing" : listed(words);
}

}  // namespace

Window special_window(const std::string& step) {
  if (step == "damage prevention") return Window::prevent;
  return step == "regeneration" ? Window::regenerate : Window::none;
}

std::string special_step(Window window) {
  if (window == Window::prevent) return "damage prevention";
  return window == Window::regenerate ? "regeneration" : "";
}

bool is_another_step(const Duel& before, const Duel& now, Window window) {
  if (window == Window::regenerate)
    return std::none_of(now.dying.begin(), now.dying.end(), [&](ObjectId id) {
      return std::find(before.dying.begin(), before.dying.end(), id) != before.dying.end();
    });
  // Numbers are given in order: a step that opens later has none but later ones.
  return std::all_of(now.packets.begin(), now.packets.end(),
                     [&](const Packet& packet) { return packet.number >= before.next_number; });
}

void expect_packets(const Duel& duel, const Value& wanted) {
  if (wanted.is_number()) {
    if (static_cast<int>(duel.packets.size()) != wanted.number)
      throw Failure{"the duel: packets are " + packets_text(duel) + ", expected " +
                    std::to_string(wanted.number)};
    return;
  }
  if (!wanted.is_table()) throw Failure{packet_usage};
  std::vector<Packet> left = duel.packets;
  for (const auto& [number, packet] : wanted.items) {
    const auto found = std::find_if(left.begin(), left.end(),
                                    [&, &like = packet](const Packet& p) { return is_like(duel, p, like); });
    if (found == left.end())
      throw Failure{"the duel: packets are " + packets_text(duel) + "; number " + tell(duel, number) +
                    " of those expected is not among them"};
    left.erase(found);
  }
  if (!left.empty())
    throw Failure{"the duel: packets are " + packets_text(duel) + ", expected " +
                  std::to_string(wanted.items.size())};
}

void expect_dying(const Duel& duel, const Value& wanted) {
  std::vector<std::uint16_t> named, dying;
  for (const Value& one : wanted.list()) {
    if (!one.is_object()) throw Failure{"`dying` is expected as a list of objects"};
    named.push_back(one.slot);
  }
  for (const ObjectId id : duel.dying) dying.push_back(id.slot);
  std::sort(named.begin(), named.end());
  std::sort(dying.begin(), dying.end());
  if (named != dying)
    throw Failure{"the duel: dying is " + dying_text(duel) + ", expected " + tell(duel, wanted)};
}

}  // namespace sleight::scenario
