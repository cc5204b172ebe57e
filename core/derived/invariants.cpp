#include "core/derived/invariants.h"

#include <utility>

#include "core/derived/rules_in_force.h"
#include "core/duel/structure.h"

namespace sleight {
namespace {

/// What has to be computed to be told: it is asked only of a duel whose parts fit together.
class Inspection {
 public:
  explicit Inspection(const Duel& duel) : duel_(duel) {}

  std::vector<std::string> all() {
    quiet();
    creatures();
    return std::move(broken_);
  }

 private:
  void say(std::string what) { broken_.push_back(std::move(what)); }
  std::string name(std::size_t slot) const {
    return "object " + std::to_string(slot) + " (" + duel_.library().card(duel_.objects[slot].card).name +
           ")";
  }

  /// At a rest point nothing is under way.
  void quiet() {
    if (!duel_.batch.empty()) say("spells or effects are under way at a rest point");
    if (!duel_.packets.empty()) say("damage packets wait at a rest point");
    if (!duel_.dying.empty()) say("something is dying at a rest point");
    // It is kept for what resolves; a save that has any of it is refused.
    if (!duel_.last_known.empty()) say("something that left play is remembered at a rest point");
    // A duel that ends while a batch resolves (R-DRAW-2) leaves the rest of its cards where they are.
    for (std::size_t slot = 0; slot < duel_.objects.size() && !duel_.over(); ++slot)
      if (duel_.objects[slot].zone == Zone::limbo) say(name(slot) + " is in limbo at a rest point");
  }

  /// No dead creature in play after a check (R-CRE-6, R-CRE-7), no enchantment on nothing (R-ENCH-2).
  void creatures() {
    if (duel_.over()) return;  // a duel that ends in the middle of something is left as it was
    for (const std::uint16_t slot : duel_.in_play) {
      const ObjectId id = duel_.id_of(slot);
      const Characteristics& now = duel_.look(id);
      if (now.controller == PlayerId::none) say(name(slot) + " is controlled by nobody");
      if (now.is(CardType::creature)) {
        if (now.toughness < 1)
          say(name(slot) + " has toughness " + std::to_string(now.toughness) + " and is in play");
        // Both are asked: without damage a creature of toughness 0 is dead as well (R-CRE-7).
        if (duel_.objects[slot].damage >= now.toughness &&
            !(now.toughness > 0 && has_rule(duel_, RuleKind::cannot_be_destroyed, Thing::of(id))))
          say(name(slot) + " has lethal damage and is in play");
      }
      const ObjectId on = duel_.objects[slot].attached_to;
      if (on && !duel_.is_in_play(on)) say(name(slot) + " is on something that has left");
    }
  }

  const Duel& duel_;
  std::vector<std::string> broken_;
};

}  // namespace

std::vector<std::string> broken_invariants(const Duel& duel) {
  std::vector<std::string> broken = broken_structure(duel);
  return broken.empty() ? Inspection(duel).all() : broken;
}

}  // namespace sleight
