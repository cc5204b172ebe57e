#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "core/playing/moves/zones.h"
#include "core/playing/turn/setup.h"
#include "core/playing/turn/turn.h"

/// A few cards built in C++, so that the core can be tested with no script near.
namespace sleight::testing {

inline Selector from(Reference reference) {
  Selector selector;
  selector.from = reference;
  return selector;
}

inline Selector of_type(CardType types) {
  Selector selector = from(Reference::permanents);
  Filter filter;
  filter.quality = Quality::type;
  filter.types = types;
  selector.filters.push_back(filter);
  return selector;
}

inline Selector creatures_and_players() {
  Selector selector = of_type(CardType::creature);
  selector.also.push_back(from(Reference::players));
  return selector;
}

inline ManaCost mana(int generic, Colour colour, int coloured) {
  ManaCost cost;
  cost.generic = static_cast<std::uint8_t>(generic);
  cost.coloured[static_cast<std::size_t>(colour)] = static_cast<std::uint8_t>(coloured);
  return cost;
}

inline Card permanent(const std::string& name, CardType types, ManaCost cost) {
  Card card;
  card.name = name;
  card.types = types;
  card.cost = cost;
  card.has_cost = true;
  return card;
}

inline Card creature(const std::string& name, ManaCost cost, int power, int toughness) {
  Card card = permanent(name, CardType::creature, cost);
  card.subtypes.push_back(Word{"beast"});
  card.power = Amount(power);
  card.toughness = Amount(toughness);
  return card;
}

inline Card land(const std::string& name) {
  Card card;
  card.name = name;
  card.types = CardType::land;
  card.supertypes = Supertype::basic;
  card.subtypes.push_back(Word{name});
  return card;
}

inline Step step(Verb verb, Selector what, int amount) {
  Step made;
  made.verb = verb;
  made.what = std::move(what);
  made.amount = Amount(amount);
  return made;
}

inline Ability with_steps(AbilityKind kind, std::vector<Step> steps) {
  Ability ability;
  ability.kind = kind;
  Mode mode;
  mode.steps = std::move(steps);
  ability.modes.push_back(std::move(mode));
  return ability;
}

/// "At …, …": a phase effect.
inline Ability at_phase(const char* phase, PhasePart part, Selector whose, std::vector<Step> steps) {
  Ability ability = with_steps(AbilityKind::triggered, std::move(steps));
  ability.trigger.event = EventKind::phase;
  ability.trigger.phase = Word{phase};
  ability.trigger.part = part;
  ability.trigger.whose = std::move(whose);
  return ability;
}

inline Ability when(EventKind event, Selector subject, std::vector<Step> steps) {
  Ability ability = with_steps(AbilityKind::triggered, std::move(steps));
  ability.trigger.event = event;
  ability.trigger.subject = std::move(subject);
  return ability;
}

inline std::shared_ptr<Library> small_library() {
  auto library = std::make_shared<Library>();
  library->add(land("Swamp"));
  library->add(land("Mountain"));
  library->add(creature("Hill Ox", mana(1, Colour::red, 1), 2, 2));
  library->add(creature("Bog Rat", mana(0, Colour::black, 1), 1, 1));
  library->add(creature("Old Giant", mana(3, Colour::red, 2), 4, 5));

  Card bolt = permanent("Spark", CardType::instant, mana(0, Colour::red, 1));
  Ability spark = with_steps(AbilityKind::spell, {step(Verb::deal, from(Reference::target), 3)});
  spark.modes[0].targets.push_back({creatures_and_players(), 1, 1});
  bolt.abilities.push_back(spark);
  library->add(bolt);

  Card plague = permanent("Plague", CardType::enchantment, mana(2, Colour::black, 2));
  Ability sicken = with_steps(AbilityKind::activated, {step(Verb::deal, creatures_and_players(), 1)});
  sicken.cost.mana = mana(0, Colour::black, 1);
  plague.abilities.push_back(sicken);
  Ability ends = at_phase("cleanup", PhasePart::end, {}, {step(Verb::bury, from(Reference::self), 1)});
  Condition some;
  some.kind = ConditionKind::exists;
  some.what = of_type(CardType::creature);
  ends.condition.kind = ConditionKind::none;
  ends.condition.parts.push_back(some);
  plague.abilities.push_back(ends);
  library->add(plague);

  Card growth = permanent("Swell", CardType::instant, mana(0, Colour::red, 1));
  Step change;
  change.verb = Verb::change;
  change.what = from(Reference::target);
  change.duration = Duration::end_of_turn;
  for (const ChangeKind kind : {ChangeKind::plus_power, ChangeKind::plus_toughness}) {
    ChangePart part;
    part.kind = kind;
    part.amount = Amount(3);
    change.change.parts.push_back(part);
  }
  Ability swell = with_steps(AbilityKind::spell, {change});
  swell.modes[0].targets.push_back({of_type(CardType::creature), 1, 1});
  growth.abilities.push_back(swell);
  library->add(growth);

  Card well = permanent("Deep Well", CardType::artifact, mana(2, Colour::red, 0));
  well.abilities.push_back(
      at_phase("draw", PhasePart::ordinary, {}, {step(Verb::draw, from(Reference::that_player), 1)}));
  library->add(well);

  Card net = permanent("Spirit Jar", CardType::artifact, mana(1, Colour::red, 0));
  net.abilities.push_back(
      when(EventKind::put_into_graveyard, of_type(CardType::creature), {step(Verb::gain_life, {}, 1)}));
  library->add(net);
  return library;
}

inline Deck deck_of(const Library& library, const std::vector<std::pair<const char*, int>>& cards) {
  Deck deck;
  for (const auto& [name, count] : cards)
    deck.insert(deck.end(), static_cast<std::size_t>(count), library.find(name));
  return deck;
}

inline Deck mixed_deck(const Library& library) {
  return deck_of(library, {{"Swamp", 9},
                           {"Mountain", 9},
                           {"Hill Ox", 5},
                           {"Bog Rat", 4},
                           {"Old Giant", 2},
                           {"Spark", 4},
                           {"Plague", 2},
                           {"Swell", 2},
                           {"Deep Well", 1},
                           {"Spirit Jar", 2}});
}

/// A duel with two mixed decks, before anything is shuffled.
inline Duel new_duel(std::uint64_t seed, Rules rules = standard_rules()) {
  auto library = small_library();
  Duel duel(library, std::make_shared<Rules>(std::move(rules)));
  EXPECT_EQ(set_up(duel, mixed_deck(*library), mixed_deck(*library), seed), "");
  return duel;
}

/// Passes wherever it can, and takes the first answer elsewhere; `wanted` answers come first.
class Passer : public Agent {
 public:
  std::int32_t answer(const View& /*view*/, const Decision& decision) override {
    asked.push_back(decision.kind);
    if (!wanted.empty() && decision.kind == wanted.front().first) {
      const std::int32_t answer = wanted.front().second;
      wanted.erase(wanted.begin());
      return answer;
    }
    return decision.is_number() ? decision.least : 0;
  }
  std::vector<DecisionKind> asked;
  std::vector<std::pair<DecisionKind, std::int32_t>> wanted;
};

/// A duel in the middle of a game: one's own objects are added by `create`.
struct Scene {
  explicit Scene(Rules rules = standard_rules(), std::uint64_t seed = 1)
      : duel(new_duel(seed, std::move(rules))) {
    play_on(table);
  }
  ObjectId put(const char* name, PlayerId owner, Zone zone = Zone::in_play) {
    const CardId card = duel.library().find(name);
    EXPECT_NE(card, CardId::none) << name;
    return create(duel, card, owner, zone);
  }
  /// Plays on until `stage` of the phase named `phase` is reached, at least one step.
  bool reach(const char* phase, Stage stage = Stage::phase_window) {
    for (int i = 0; i < 2000 && !duel.over(); ++i) {
      play_on(table);
      if (!duel.over() && duel.phase().word == Word{phase} && duel.turn.stage == stage) return true;
    }
    return false;
  }
  /// Plays on until `player` has the main phase.
  bool reach_main(PlayerId player) {
    for (int i = 0; i < 3; ++i)
      if (reach("main") && duel.active() == player) return true;
    return false;
  }

  Duel duel;
  Passer bob;
  Passer sue;
  Table table{.duel = duel, .agents = {&bob, &sue}};
};

}  // namespace sleight::testing
