#include "core/derived/cache_consistency.h"

#include <algorithm>
#include <utility>

#include "core/card/kind_spelling.h"
#include "core/card/spelling.h"
#include "core/derived/cache.h"
#include "core/derived/listeners.h"
#include "core/derived/rules_in_force.h"

namespace sleight {
namespace {

/// An ability that is in force, and where it is from.
struct AbilityFound {
  const Ability* ability = nullptr;
  const Ability* keyword = nullptr;
  ObjectId from;
  Timestamp since = 0;
  TextWords text;
  int amount = 0;  ///< of a rule
  bool operator==(const AbilityFound&) const = default;
};
using AbilitiesFound = std::vector<AbilityFound>;

AbilitiesFound abilities_of(const Duel& duel, const Characteristics& now) {
  AbilitiesFound found;
  for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held)
    found.push_back({held->ability, held->keyword, held->giver, held->since, held->text, 0});
  return found;
}

/// Whether those are the same, without making lists of them.
bool same_abilities(const Duel& kept, const Characteristics& had, const Duel& fresh,
                    const Characteristics& has) {
  return std::equal(kept.abilities_begin(had), kept.abilities_end(had), fresh.abilities_begin(has),
                    fresh.abilities_end(has), [](const HeldAbility& a, const HeldAbility& b) {
                      return a.ability == b.ability && a.keyword == b.keyword && a.giver == b.giver &&
                             a.since == b.since && a.text == b.text;
                    });
}

void find_rules(const Duel& duel, RuleKind kind, Thing thing, AbilitiesFound& found) {
  found.clear();
  for_each_rule(duel, kind, thing, [&](const RuleInForce& force) {
    found.push_back({force.ability, nullptr, force.holder, 0, {}, amount_of(force, 0)});
    return true;
  });
}

void find_listeners(const Duel& duel, EventKind kind, AbilitiesFound& found) {
  found.clear();
  each_listener(duel, kind, [&](ObjectId id, const HeldAbility& held, PlayerId controller) {
    found.push_back({held.ability, held.keyword, id, held.since, held.text, index(controller)});
  });
}

/// Values in words, made of differences only: nearly always there is none.
class Saying {
 public:
  explicit Saying(const Duel& duel) : duel_(duel) {}

  std::string operator()(std::int64_t number) const { return std::to_string(number); }
  std::string operator()(PlayerId player) const {
    return player == PlayerId::none ? "nobody" : player == PlayerId::bob ? "Bob" : "Sue";
  }
  std::string operator()(Word word) const { return duel_.library().words().spelling(word); }
  std::string operator()(CardId card) const {
    return card == CardId::none ? "no card" : duel_.library().card(card).name;
  }
  std::string operator()(CardType types) const {
    return listed<CardType>([types](CardType type) { return any(types & type); });
  }
  std::string operator()(Supertype types) const {
    return listed<Supertype>([types](Supertype type) { return any(types & type); });
  }
  std::string operator()(Colours colours) const {
    return listed<Colour>([colours](Colour colour) { return colours.has(colour); });
  }
  std::string operator()(const RuleKinds& kinds) const {
    return listed<RuleKind>([&kinds](RuleKind kind) { return kinds.test(static_cast<std::size_t>(kind)); });
  }
  std::string operator()(const TextWords& text) const {
    std::string said;
    for (const Colour colour : text.colours) said += std::string(spelling_of(colour)) + " ";
    for (const std::uint8_t land : text.lands) said += (*this)(duel_.rules().basic_lands[land]) + " ";
    return said;
  }
  /// Told for whoever looks for a fault of the engine, by numbers and lines.
  std::string operator()(const AbilityFound& found) const {
    return std::string(spelling_of(found.ability->kind)) + " of line " +
           std::to_string(found.ability->line.number) + " from slot " + std::to_string(found.from.slot) +
           " since " + std::to_string(found.since) + " (" + std::to_string(found.amount) + ")";
  }
  std::string operator()(const Usable& usable) const {
    return "ability " + std::to_string(usable.index) + " of slot " + std::to_string(usable.slot);
  }
  std::string operator()(const RuleEntry& entry) const {
    return std::string(spelling_of(entry.kind)) + " of slot " + std::to_string(entry.slot);
  }
  template <typename T>
  std::string operator()(const std::vector<T>& list) const {
    std::string said;
    for (const T& one : list) said += (said.empty() ? "" : ", ") + (*this)(one);
    return said.empty() ? "nothing" : said;
  }

 private:
  template <typename E, typename Has>
  static std::string listed(Has has) {
    std::string said;
    for (const Spelling<E>& row : all_spellings<E>)
      if (has(row.value)) said += (said.empty() ? "" : " ") + std::string(row.spelling);
    return said.empty() ? "none" : said;
  }
  const Duel& duel_;
};

class StaleValues {
 public:
  StaleValues(const Duel& kept, const Duel& fresh) : kept_(kept), fresh_(fresh), say_(fresh) {}

  std::vector<std::string> all() {
    const Duel::Cache& cache = Duel::Cache::of(kept_);
    for (std::size_t slot = 0; slot < fresh_.objects.size(); ++slot) {
      const ObjectId id = fresh_.id_of(static_cast<std::uint16_t>(slot));
      if (fresh_.is_in_play(id) || cache.keeps(id)) object(id);
    }
    // Lists and questions go through what objects are: what is wrong there is no news here.
    if (stale_.empty()) compare_lists();
    if (stale_.empty()) rules();
    return std::move(stale_);
  }

 private:
  template <typename T>
  void compare(const std::string& of, const char* what, const T& kept, const T& fresh) {
    if (kept == fresh) return;
    stale_.push_back(of + ": " + what + " is kept as " + say_(kept) + ", and is " + say_(fresh));
  }

  void object(ObjectId id) {
    const Characteristics& kept = kept_.look(id);
    const Characteristics& fresh = fresh_.look(id);
    const bool same = static_cast<const Traits&>(kept) == fresh && kept.text == fresh.text &&
                      kept.rules == fresh.rules && same_abilities(kept_, kept, fresh_, fresh);
    if (same) return;
    const AbilitiesFound had = abilities_of(kept_, kept);
    const AbilitiesFound has = abilities_of(fresh_, fresh);
    const std::string of = "object " + std::to_string(id.slot) + " (" + say_(fresh_.object(id).card) + ")";
    compare(of, "what it is or copies", kept.card, fresh.card);
    compare(of, "its name", kept.name, fresh.name);
    compare(of, "its types", kept.types, fresh.types);
    compare(of, "its supertypes", kept.supertypes, fresh.supertypes);
    compare(of, "its colours", kept.colours, fresh.colours);
    compare(of, "its controller", kept.controller, fresh.controller);
    compare(of, "its subtypes", subtypes(kept), subtypes(fresh));
    compare(of, "its power", kept.power, fresh.power);
    compare(of, "its toughness", kept.toughness, fresh.toughness);
    compare(of, "its text", kept.text, fresh.text);
    compare(of, "its abilities", had, has);
    compare(of, "which rules it has for itself", kept.rules, fresh.rules);
  }
  static std::vector<Word> subtypes(const Characteristics& now) {
    return {now.subtypes.begin(), now.subtypes.begin() + now.subtype_count};
  }

  void compare_lists() {
    const BoardIndex& kept = Duel::Cache::of(kept_).index();
    const BoardIndex& fresh = Duel::Cache::of(fresh_).index();
    compare("the board", "rules on it", kept.rules(), fresh.rules());
    compare("the board", "kinds of rules", kept.rule_kinds(), fresh.rule_kinds());
    compare("the board", "kinds of rules about others", kept.wide_rule_kinds(), fresh.wide_rule_kinds());
    compare("the board", "events listened to", kept.events(), fresh.events());
    compare("the board", "what can be used", kept.usable().effects, fresh.usable().effects);
    compare("the board", "what gives mana", kept.usable().mana, fresh.usable().mana);
    // What has ceased to be a legend stays listed until the board is: looking at it costs little (R-LEG-2).
    for (const std::uint16_t slot : fresh.mortal())
      if (std::find(kept.mortal().begin(), kept.mortal().end(), slot) == kept.mortal().end())
        stale_.push_back("the board: object " + std::to_string(slot) + " can die, and is not kept as such");
    compare("the board", "whether anything has changed hands", kept.changed_hands(), fresh.changed_hands());
  }

  void rules() {
    for (std::size_t i = 0; i < count_of<RuleKind>; ++i) {
      const auto kind = static_cast<RuleKind>(i);
      // By the lists, which are alike by now: what nothing speaks of is in force for nothing.
      if (!rule_exists(fresh_, kind)) continue;
      for (const PlayerId player : both_players) rule(kind, Thing::of(player));
      for (const std::uint16_t slot : fresh_.in_play) rule(kind, Thing::of(fresh_.id_of(slot)));
    }
    for (std::size_t i = 0; i < count_of<EventKind>; ++i) {
      const auto kind = static_cast<EventKind>(i);
      if (!listens(fresh_, kind)) continue;
      find_listeners(kept_, kind, had_);
      find_listeners(fresh_, kind, has_);
      if (had_ != has_) compare("listeners", spelling_of(kind), had_, has_);
    }
  }
  void rule(RuleKind kind, Thing thing) {
    find_rules(kept_, kind, thing, had_);
    find_rules(fresh_, kind, thing, has_);
    if (had_ == has_) return;
    compare(thing.is_player() ? say_(thing.player) : "object " + std::to_string(thing.object.slot),
            spelling_of(kind), had_, has_);
  }

  const Duel& kept_;
  const Duel& fresh_;
  Saying say_;
  AbilitiesFound had_;  ///< room for what is compared: there is much of it, and nearly always alike
  AbilitiesFound has_;
  std::vector<std::string> stale_;
};

}  // namespace

std::vector<std::string> cache_inconsistencies(const Duel& kept, const Duel& fresh) {
  return StaleValues(kept, fresh).all();
}

}  // namespace sleight
