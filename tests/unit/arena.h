#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/playing/damage/packets.h"
#include "core/playing/moves/zones.h"
#include "core/playing/turn/attack.h"
#include "core/reading/context.h"

/// A small duel in Bob's main phase, built by hand: what the tests of damage, death and combat stand on.
namespace sleight::arena {

inline Filter of_type(CardType type) {
  Filter filter;
  filter.quality = Quality::type;
  filter.types = type;
  return filter;
}
inline Filter of_colour(Colours colours) {
  Filter filter;
  filter.quality = Quality::colour;
  filter.colours = colours;
  return filter;
}
inline Filter of_subtype(const char* word) {
  Filter filter;
  filter.quality = Quality::subtype;
  filter.word = Word{word};
  return filter;
}
inline Selector from(Reference reference, std::vector<Filter> filters = {}) {
  Selector selector;
  selector.from = reference;
  selector.filters = std::move(filters);
  return selector;
}
inline Selector creatures(std::vector<Filter> filters = {}) {
  filters.insert(filters.begin(), of_type(CardType::creature));
  return from(Reference::permanents, std::move(filters));
}

inline Ability rule(RuleKind kind, Selector by = {}) {
  Ability ability;
  ability.kind = AbilityKind::rule;
  ability.rule.kind = kind;
  ability.rule.by = std::move(by);
  return ability;
}
inline Ability numbered(RuleKind kind, int amount) {
  Ability ability = rule(kind);
  ability.rule.amount = Box<Amount>(Amount(amount));
  return ability;
}
inline std::vector<Ability> both(std::vector<Ability> a, const std::vector<Ability>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}
inline std::vector<Ability> trample() { return {rule(RuleKind::excess_to_player)}; }
inline std::vector<Ability> banding() { return {rule(RuleKind::may_band), rule(RuleKind::divides_damage)}; }
inline std::vector<Ability> first_strike() { return {rule(RuleKind::first_strike_damage)}; }

inline Step step(Verb verb, Selector what = {}) {
  Step made;
  made.verb = verb;
  made.what = std::move(what);
  return made;
}
inline Step step(Verb verb, Selector what, Amount amount) {
  Step made = step(verb, std::move(what));
  made.amount = Box<Amount>(std::move(amount));
  return made;
}
inline Ability activated(int black, Step effect, std::vector<TargetSpec> targets = {}) {
  Ability ability;
  ability.kind = AbilityKind::activated;
  ability.cost.mana.coloured[2] = static_cast<std::uint8_t>(black);
  Mode mode;
  mode.targets = std::move(targets);
  mode.steps.push_back(std::move(effect));
  ability.modes.push_back(std::move(mode));
  return ability;
}
inline Ability triggered(EventKind event, Selector subject, Step effect) {
  Ability ability;
  ability.kind = AbilityKind::triggered;
  ability.trigger.event = event;
  ability.trigger.subject = std::move(subject);
  Mode mode;
  mode.steps.push_back(std::move(effect));
  ability.modes.push_back(std::move(mode));
  return ability;
}
/// "{B}: regenerate this creature", or for nothing.
inline std::vector<Ability> regeneration(int black = 1) {
  return {activated(black, step(Verb::regenerate, from(Reference::self)))};
}
/// "{B}: prevent 1 damage"
inline std::vector<Ability> prevention(int amount = 1) {
  TargetSpec spec;
  spec.what = from(Reference::packets);
  return {activated(1, step(Verb::prevent, from(Reference::target), Amount(amount)), {spec})};
}
inline Amount that_much() {
  Amount amount;
  amount.kind = AmountKind::that_amount;
  return amount;
}

/// Answers as it was told; passes and takes the first option otherwise.
class Puppet : public Agent {
 public:
  struct Wish {
    Window window;
    ObjectId object;
  };
  std::deque<Wish> wishes;  ///< abilities to use, in order
  std::vector<ObjectId> attackers;
  std::vector<std::pair<ObjectId, ObjectId>> bands;  ///< creature, a member of the band that it joins
  std::vector<std::pair<ObjectId, ObjectId>> blocks;
  std::vector<std::pair<std::pair<ObjectId, ObjectId>, int>> shares;  ///< source and victim
  std::function<std::int32_t(const View&, const Decision&)> other;
  std::vector<Decision> asked;

  std::int32_t answer(const View& view, const Decision& decision) override {
    asked.push_back(decision);
    const auto& options = decision.options;
    for (std::size_t i = 0; i < options.size(); ++i) {
      const Option& option = options[i];
      const auto at = static_cast<std::int32_t>(i);
      switch (decision.kind) {
        case DecisionKind::play:
          if (!wishes.empty() && wishes.front().window == decision.window &&
              option.kind == Option::Kind::activate && option.object == wishes.front().object) {
            wishes.pop_front();
            return at;
          }
          break;
        case DecisionKind::attack:
          if (option.kind == Option::Kind::thing && std::erase(attackers, option.object) > 0) return at;
          break;
        case DecisionKind::band:
          for (const auto& [creature, mate] : bands)
            if (Thing::of(creature) == decision.subject && option.object == mate) return at;
          break;
        case DecisionKind::block:
          if (option.kind == Option::Kind::block &&
              std::erase(blocks, std::pair(option.object, option.thing.object)) > 0)
            return at;
          break;
        default:
          break;
      }
    }
    if (decision.kind == DecisionKind::assign)
      for (const auto& [pair, amount] : shares)
        if (pair.first == decision.source && Thing::of(pair.second) == decision.subject) return amount;
    if (decision.kind != DecisionKind::play && other) return other(view, decision);
    return decision.is_number() ? decision.least : 0;
  }
  int count(DecisionKind kind) const {
    int n = 0;
    for (const Decision& decision : asked) n += decision.kind == kind ? 1 : 0;
    return n;
  }
  int windows(Window window) const {
    int n = 0;
    for (const Decision& decision : asked)
      n += decision.kind == DecisionKind::play && decision.window == window;
    return n;
  }
};

inline std::shared_ptr<Rules> plain_rules() {
  auto rules = std::make_shared<Rules>();
  const auto phase = [&](const char* name, PhaseAction action) {
    Phase made;
    made.name = name;
    made.word = Word{name};
    made.action = action;
    made.fast_effects = action != PhaseAction::untap && action != PhaseAction::cleanup;
    rules->phases.push_back(made);
  };
  phase("untap", PhaseAction::untap);
  phase("upkeep", PhaseAction::none);
  phase("draw", PhaseAction::draw);
  phase("main", PhaseAction::main);
  phase("discard", PhaseAction::discard);
  phase("cleanup", PhaseAction::cleanup);
  return rules;
}

/// The duel itself. Cards are made first, then objects of them.
class Arena {
 public:
  std::shared_ptr<Rules> rules = plain_rules();
  std::shared_ptr<Library> library = std::make_shared<Library>();

  static constexpr PlayerId bob_id = PlayerId::bob;
  static constexpr PlayerId sue_id = PlayerId::sue;

  CardId card(Card made) {
    if (made.name.empty()) made.name = "Card " + std::to_string(library->size());
    library->words().intern(made.name);
    return library->add(std::move(made));
  }
  CardId creature(int power, int toughness, std::vector<Ability> abilities = {}, Colours colours = {}) {
    Card made;
    made.types = CardType::creature;
    made.power = Box<Amount>(Amount(power));
    made.toughness = Box<Amount>(Amount(toughness));
    made.abilities = std::move(abilities);
    made.colours = colours;
    return card(std::move(made));
  }
  CardId permanent(CardType types, std::vector<Ability> abilities = {}, const std::string& name = "",
                   Supertype supertypes = Supertype::none) {
    Card made;
    made.name = name;
    made.types = types;
    made.supertypes = supertypes;
    made.abilities = std::move(abilities);
    return card(std::move(made));
  }

  /// Begins the duel; call it when the cards and rules are made.
  void begin() {
    duel_ = std::make_unique<Duel>(library, rules);
    table_ = std::make_unique<Table>(Table{*duel_, {&bob, &sue}});
    Duel& d = *duel_;
    d.turn.number = 3;
    d.turn.active = PlayerId::bob;
    d.turn.phase = 3;
    d.turn.stage = Stage::phase_window;
    d.clock = 100;
    d.turn.began = 100;
    d.turn.last_turn_began = {100, 50};
  }
  Duel& duel() { return *duel_; }
  Table& table() { return *table_; }

  ObjectId put(PlayerId owner, CardId id, Zone zone = Zone::in_play) {
    const ObjectId made = create(*duel_, id, owner, zone);
    duel_->object(made).controlled_since = 0;
    duel_->touch(0xFFFF);
    return made;
  }
  void mana(PlayerId player, int black) {
    duel_->player(player).pool.amount[2] = static_cast<std::uint16_t>(black);
  }
  int life(PlayerId player) const { return duel_->player(player).life; }
  bool in_play(ObjectId id) const { return duel_->is_in_play(id); }
  int damage(ObjectId id) const { return duel_->object(id).damage; }
  Zone zone(ObjectId id) const { return duel_->objects[id.slot].zone; }

  /// Plays the attack from its start up to a stage; by default to its end.
  void attack_until(Stage stage = Stage::phase_window) {
    if (duel_->turn.stage == Stage::phase_window) duel_->turn.stage = Stage::attack_begins;
    for (int i = 0; i < 100 && duel_->turn.stage != stage && !duel_->over(); ++i) play_attack_stage(*table_);
  }
  void hit(ObjectId source, Thing victim, int amount, bool tramples = false) {
    make_packet(*table_, snapshot(*duel_, source), victim, amount, false, tramples);
  }

  Puppet bob;
  Puppet sue;

 private:
  std::unique_ptr<Duel> duel_;
  std::unique_ptr<Table> table_;
};

}  // namespace sleight::arena
