#include "core/duel/structure.h"

#include <algorithm>

namespace sleight {
namespace {

class StructureInspection {
 public:
  explicit StructureInspection(const Duel& duel) : duel_(duel), listed_(duel.objects.size(), 0) {}

  std::vector<std::string> structure() {
    check_lists();
    objects();
    references();
    numbers();
    return std::move(broken_);
  }

 private:
  void say(std::string what) { broken_.push_back(std::move(what)); }
  std::string name(std::size_t slot) const {
    const CardId card = duel_.objects[slot].card;
    // It names what may be broken: nothing of the object is taken for granted.
    const bool known = static_cast<std::size_t>(card) < duel_.library().size();
    return "object " + std::to_string(slot) + (known ? " (" + duel_.library().card(card).name + ")" : "");
  }

  void list(const std::vector<std::uint16_t>& slots, Zone zone, PlayerId owner, const char* what) {
    for (const std::uint16_t slot : slots) {
      if (slot >= duel_.objects.size()) {
        say(std::string(what) + " lists a slot that does not exist");
        continue;
      }
      // Counted, not noted: twice in one list is as wrong as in two.
      ++listed_[slot];
      const Object& object = duel_.objects[slot];
      if (object.zone != zone) say(name(slot) + " is listed in " + what + " but is elsewhere");
      if (owner != PlayerId::none && object.owner != owner)
        say(name(slot) + " lies in another player's " + what);
    }
  }

  /// Each card in exactly one zone; lists and objects agree.
  void check_lists() {
    // One list for both: play is the two territories together, and control moves nothing in it.
    list(duel_.in_play, Zone::in_play, PlayerId::none, "play");
    for (const PlayerId p : {PlayerId::bob, PlayerId::sue}) {
      list(duel_.player(p).library, Zone::library, p, "library");
      list(duel_.player(p).hand, Zone::hand, p, "hand");
      list(duel_.player(p).graveyard, Zone::graveyard, p, "graveyard");
    }
  }

  void objects() {
    for (std::size_t slot = 0; slot < duel_.objects.size(); ++slot) {
      const Object& object = duel_.objects[slot];
      // The other zones have no list: their cards are found by slot (`cards_in`).
      const bool has_list = object.zone == Zone::in_play || object.zone == Zone::library ||
                            object.zone == Zone::hand || object.zone == Zone::graveyard;
      if (listed_[slot] != (has_list ? 1 : 0)) say(name(slot) + " is not in exactly one place");
      if (static_cast<std::size_t>(object.card) >= duel_.library().size())
        say(name(slot) + " is no card of the library");
      if (object.owner == PlayerId::none || object.controller == PlayerId::none)
        say(name(slot) + " belongs to nobody");
      // D-18: also where a token comes to the graveyard, it has left it before the next rest point. A duel
      // that ends in the middle of something leaves the copies of spells where they are.
      const bool unresolved = duel_.over() && object.zone == Zone::limbo;
      if (object.token && object.zone != Zone::in_play && object.zone != Zone::nowhere && !unresolved)
        say(name(slot) + " is a token outside play");
      if (!object.token && object.zone == Zone::nowhere) say(name(slot) + " is a card that is nowhere");
      if (object.damage < 0) say(name(slot) + " has negative damage");
      if (object.damage != 0 && object.zone != Zone::in_play) say(name(slot) + " is damaged outside play");
      if (object.tapped && object.zone != Zone::in_play) say(name(slot) + " is tapped outside play");
      if (object.entered > duel_.clock || object.controlled_since > duel_.clock ||
          object.ranked_since > duel_.clock)
        say(name(slot) + " has a time stamp in the future");
      if (!good(object.chosen)) say(name(slot) + " remembers a choice that cannot be");
    }
    // Time stamps strictly ordered: no two permanents came at one moment, and they stand as they came.
    for (std::size_t i = 1; i < duel_.in_play.size(); ++i) {
      const std::size_t before = duel_.in_play[i - 1];
      const std::size_t after = duel_.in_play[i];
      if (before >= duel_.objects.size() || after >= duel_.objects.size()) continue;
      if (duel_.objects[before].entered >= duel_.objects[after].entered)
        say(name(after) + " stands before what came into play after it");
    }
  }

  bool good(const Chosen& chosen) const {
    const auto counted = [](std::uint8_t index) { return index == Chosen::none || index < colour_count; };
    const auto read = [&](const ChosenWords& words) { return counted(words.from) && counted(words.to); };
    // One or several, and of several at least one.
    const bool colours = counted(chosen.colour) || (chosen.colour > Chosen::several &&
                                                    chosen.colour < Chosen::several + (1U << colour_count));
    return colours && counted(chosen.land_type) && read(chosen.colour_word) && read(chosen.land_word) &&
           good(chosen.thing.thing) && good(chosen.thing.card);
  }
  // The generation may be an old one: what an effect speaks of may have left (R-ZONE-2).
  bool good(ObjectId id) const { return !id || id.slot < duel_.objects.size(); }
  bool good(Thing thing) const {
    if (thing.kind == Thing::Kind::player) return thing.player != PlayerId::none;
    return thing.kind != Thing::Kind::object || (thing.object && good(thing.object));
  }
  bool good(CardId id) const {
    return static_cast<std::size_t>(id) < duel_.library().size() || id == CardId::none;
  }
  bool good(const LastKnown& was) const {
    return good(was.object) && good(was.card) && good(was.attached_to);
  }
  bool good(AbilityId id) const {
    return id == AbilityId::none || static_cast<std::size_t>(id) < duel_.library().ability_total();
  }

  /// Whether what was fixed belongs to the parts of the change, or to the one rule.
  bool fits(const Effect& effect) const {
    const bool changes = effect.change != ChangeId::none;
    if (changes && static_cast<std::size_t>(effect.change) >= duel_.library().change_total()) return false;
    // A lasting rule has fixed its one amount; whoever reads `fixed` counts on these sizes.
    const std::size_t parts = changes ? duel_.library().change(effect.change).parts.size() : 1;
    return (effect.fixed.empty() || effect.fixed.size() == parts) &&
           std::all_of(effect.fixed.begin(), effect.fixed.end(),
                       [this](const FixedPart& part) { return good(part.who) && good(part.card); });
  }
  bool good(const Announcement& told) const {
    return good(told.source) && good(told.keyword) && good(told.giver) && good(told.chosen) &&
           good(told.it) && good(told.other_one) && told.controller != PlayerId::none &&
           std::all_of(told.targets.begin(), told.targets.end(),
                       [this](Thing target) { return good(target); }) &&
           std::all_of(told.done.begin(), told.done.end(),
                       [this](const StepResults& done) { return good(done.was); });
  }

  /// What points at something points at something that is there.
  void references() {
    for (std::size_t slot = 0; slot < duel_.objects.size(); ++slot)
      if (!good(duel_.objects[slot].attached_to)) say(name(slot) + " is on something that does not exist");
    Timestamp last = 0;
    for (const Effect& effect : duel_.effects) {
      const bool change = effect.change == ChangeId::none ||
                          static_cast<std::size_t>(effect.change) < duel_.library().change_total();
      if (!change || !good(effect.ability) || !good(effect.made_by) || !good(effect.affected) ||
          !good(static_cast<const Announcement&>(effect)) || !good(effect.source_card) || !fits(effect))
        say("a lasting effect names something that does not exist");
      if (effect.since > duel_.clock) say("a lasting effect began in the future");
      // Several of one moment are well: one record for each object that an effect was made for.
      if (effect.since < last) say("lasting effects are not in the order in which they began");
      last = effect.since;
    }
    for (const Delayed& delayed : duel_.delayed)
      if (!good(delayed.ability) || delayed.ability == AbilityId::none ||
          !good(static_cast<const Announcement&>(delayed)) || !good(delayed.traits))
        say("a delayed effect names something that does not exist");
    for (const DamageRecord& record : duel_.damage_this_turn)
      if (!good(record.victim) || !good(record.source))
        say("damage is noted of something that does not exist");
    for (const RedirectionRecord& record : duel_.redirected_this_turn)
      if (!good(record.ability) || !good(record.spared) || !good(record.taker))
        say("a redirection is noted of something that does not exist");
    for (const LastKnown& dead : duel_.died_this_turn)
      if (!good(dead)) say("a death is noted of something that does not exist");
    for (const LastKnown& was : duel_.played_this_turn)
      if (!good(was)) say("a card is noted as played that does not exist");
    for (const BlockRecord& record : duel_.blocks_this_turn)
      if (!good(record.blocker) || !good(record.attacker))
        say("a block is noted of something that does not exist");
    for (const Attacker& attacker : duel_.combat.attackers)
      if (!attacker.object || !good(attacker.object)) say("an attacker does not exist");
    for (const Block& block : duel_.combat.blocks)
      if (!block.blocker || !good(block.blocker) || !block.attacker || !good(block.attacker))
        say("a block is of nothing");
    for (const auto& [ability, holder] : duel_.turn.phase_effects_done)
      if (!good(ability) || !good(holder)) say("a phase effect that was done does not exist");
    for (const std::uint16_t slot : duel_.upkeep_unpaid)
      if (slot >= duel_.objects.size()) say("upkeep is owed for nothing");
  }

  void numbers() {
    // In order, so that equal duels are equal byte for byte, however the counters came there.
    const auto counted = [&](const std::vector<Counters>& all) {
      for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].count <= 0) say("a number of counters is not positive");
        if (i > 0 && !in_order(all[i - 1], all[i])) say("counters are not in order");
      }
    };
    counted(duel_.counters);
    if (std::any_of(duel_.counters.begin(), duel_.counters.end(),
                    [this](const Counters& here) { return !good(here.of.use) || !good(here.of.giver); }))
      say("counters count for a keyword that does not exist");
    for (const Counters& here : duel_.counters)
      if (here.slot >= duel_.objects.size() || (duel_.objects[here.slot].zone != Zone::in_play &&
                                                duel_.objects[here.slot].zone != Zone::out_of_game))
        say("counters lie on nothing in play, nor out of the game");
    for (const PlayerState& player : duel_.players) {
      counted(player.counters);
      if (std::any_of(player.counters.begin(), player.counters.end(),
                      [](const Counters& here) { return here.slot != 0; }))
        say("counters of a player lie on a permanent");
    }
    const auto stages = static_cast<std::size_t>(duel_.turn.phase);
    if (stages >= duel_.rules().phases.size()) say("the phase does not exist");
    const auto nobody = [](PlayerId player) { return player == PlayerId::none; };
    if (nobody(duel_.turn.active) || nobody(duel_.turn.starter) || nobody(duel_.turn.in_order))
      say("it is nobody's turn");
    if (std::any_of(duel_.turn.extra.begin(), duel_.turn.extra.end(), nobody))
      say("a turn to come is nobody's");
    if (duel_.combat.active && duel_.combat.attacker == PlayerId::none) say("nobody attacks");
    if (duel_.turn.began > duel_.clock) say("the turn began in the future");
    // Both say it: what plays on goes by the stage, whoever asks who has won by the outcome.
    if (duel_.over() != (duel_.turn.stage == Stage::over))
      say("the outcome and the stage of the duel disagree");
  }

  const Duel& duel_;
  std::vector<int> listed_;
  std::vector<std::string> broken_;
};

}  // namespace

std::vector<std::string> broken_structure(const Duel& duel) { return StructureInspection(duel).structure(); }

}  // namespace sleight
