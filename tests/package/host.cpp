// A host that embeds the core alone: two definitions written in C++, two random players, one whole duel.
#include <cstdio>
#include <memory>

#include "core/playing/turn/setup.h"
#include "core/playing/turn/turn.h"

using namespace sleight;

int main() {
  auto library = std::make_shared<Library>();
  Card forest;
  forest.name = "Forest";
  forest.types = CardType::land;
  forest.supertypes = Supertype::basic;
  forest.subtypes = {Word{"forest"}};
  const CardId forest_id = library->add(forest);

  Card bears;
  bears.name = "Grizzly Bears";
  bears.types = CardType::creature;
  bears.has_cost = true;
  bears.cost.generic = 1;
  bears.cost.coloured[static_cast<int>(Colour::green)] = 1;
  bears.power = Amount(2);
  bears.toughness = Amount(2);
  const CardId bears_id = library->add(bears);

  Deck deck;
  for (int i = 0; i < 20; ++i) {
    deck.push_back(forest_id);
    deck.push_back(bears_id);
  }

  Duel duel(library, std::make_shared<Rules>(standard_rules()));
  if (const std::string refusal = set_up(duel, deck, deck, 7); !refusal.empty()) {
    std::fprintf(stderr, "%s\n", refusal.c_str());
    return 1;
  }
  RandomAgent bob(1);
  RandomAgent sue(2);
  Table table{duel, {&bob, &sue}, nullptr, nullptr, {}};
  play_out(table);
  std::printf("over after %d turns, hash %016llx\n", duel.turn.number,
              static_cast<unsigned long long>(duel.hash()));
  return duel.over() ? 0 : 1;
}
