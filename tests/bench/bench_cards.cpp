#include "tests/bench/bench_cards.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/playing/moves/zones.h"
#include "tests/kit/card_builders.h"

namespace sleight::bench {
namespace {

using namespace kit;  // NOLINT: the words of these cards

/// The colours that the decks have, as a letter of their costs and in words.
struct Deckful {
  Colour colour;
  std::string letter;
  std::string name;
};

/// The same dozen cards in each colour: a curve of creatures, burn, a pump, removal, an anthem, an aura.
void add_colour(Library& library, const Deckful& of) {
  const std::string& one = of.letter;
  const auto named = [&](const char* kind) { return of.name + " " + kind; };
  const auto add_creature = [&](const char* kind, const std::string& cost, int power, int toughness,
                                std::vector<Ability> abilities = {}) {
    library.add(creature(named(kind), cost, power, toughness, std::move(abilities)));
  };
  const auto add_instant = [&](const char* kind, const std::string& cost, Selector at, Step does) {
    library.add(spell(named(kind), CardType::instant, cost, {mode(std::move(at), {std::move(does)})}));
  };
  const Step shade = change(plus(1, 1), Duration::end_of_turn, from(Reference::self));
  const Mode ping = mode(creature_or_player(), {step(Verb::deal, a_target(), 1)});
  const Selector no_birds = creatures({of_subtype("bird", true)});
  add_creature("Recruit", one, 1, 1);
  add_creature("Bear", "1" + one, 2, 2);
  Card bird = creature(named("Bird"), "1" + one, 1, 2, {rule(RuleKind::cannot_be_blocked, no_birds)});
  bird.subtypes = {Word{"bird"}};
  library.add(std::move(bird));
  add_creature("Ogre", "2" + one, 3, 3);
  add_creature("Knight", one + one, 2, 2, first_strike());
  add_creature("Mammoth", "3" + one, 3, 3, trample());
  add_creature("Skeleton", "1" + one, 1, 1, regeneration(one));
  add_creature("Pinger", "2" + one, 1, 1, {activated("T", ping)});
  add_creature("Shade", "2" + one, 0, 2, {activated(one, mode({}, {shade}))});
  add_instant("Bolt", one, creature_or_player(), step(Verb::deal, a_target(), 3));
  add_instant("Growth", one, creatures(), change(plus(3, 3), Duration::end_of_turn));
  add_instant("Terror", "1" + one, creatures(), step(Verb::destroy, a_target()));
  library.add(card(named("Anthem"), CardType::enchantment, "2" + one,
                   {continuous(creatures({of_colour(of.colour)}), plus(1, 1))}));
  library.add(enchant_creature(named("Strength"), one, plus(1, 2)));
}

}  // namespace

Setting small_setting() {
  auto library = std::make_shared<Library>();
  for (const char* name : {"Plains", "Island", "Swamp", "Mountain", "Forest"}) library->add(basic_land(name));
  add_colour(*library, {Colour::red, "R", "Red"});
  add_colour(*library, {Colour::green, "G", "Green"});
  return {library, std::make_shared<const Rules>(standard_rules())};
}

Deck small_deck(const Library& library, int which) {
  const std::string name = which == 0 ? "Red" : "Green";
  Deck deck(17, library.find(which == 0 ? "Mountain" : "Forest"));
  constexpr std::array<const char*, 14> kinds{"Recruit", "Bear",     "Bird",   "Ogre",    "Knight",
                                              "Mammoth", "Skeleton", "Pinger", "Shade",   "Bolt",
                                              "Growth",  "Terror",   "Anthem", "Strength"};
  for (std::size_t i = 0; deck.size() < 40; ++i) {
    std::string full = name;
    full += ' ';
    full += kinds[i % kinds.size()];
    deck.push_back(library.find(full));
  }
  return deck;
}

Duel board(const Setting& setting, int effects) {
  Duel duel(setting.library, setting.rules);
  duel.turn.number = 3;
  duel.turn.phase = 3;
  duel.turn.stage = Stage::phase_window;
  const Library& library = *setting.library;
  std::vector<ObjectId> bears;
  const auto put = [&](const std::string& name, int number) {
    return create(duel, library.find(name), number % 2 == 0 ? PlayerId::bob : PlayerId::sue, Zone::in_play);
  };
  constexpr int permanents = 50;
  const int lands = 16;
  for (int i = 0; i < lands; ++i) put(i % 2 == 0 ? "Mountain" : "Forest", i);
  const int others = permanents - lands - effects;
  for (int i = 0; i < others; ++i) bears.push_back(put(i % 2 == 0 ? "Red Bear" : "Green Ogre", i));
  for (int i = 0; i < effects; ++i) {
    if (i % 4 == 0) {
      put(i % 8 == 0 ? "Red Anthem" : "Green Anthem", i);
    } else {
      const ObjectId worn = put("Green Strength", i);
      duel.object(worn).attached_to = bears[static_cast<std::size_t>(i) % bears.size()];
    }
  }
  duel.touch(~0U);
  return duel;
}

}  // namespace sleight::bench
