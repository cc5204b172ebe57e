#include "tools/simulation/random_deck.h"

#include <array>
#include <bit>

namespace sleight {
namespace {

/// So many of the featured card that a duel is likely to see one.
constexpr int copies = 4;

bool is_land(const Card& card) { return any(card.types & CardType::land); }

void add_colours(Colours& colours, const ManaCost& cost) { colours = colours | cost.colours(); }

/// The colours of mana that a card asks for: to be cast, and for what it can do afterwards.
Colours colours_wanted(const Card& card) {
  Colours colours;
  add_colours(colours, card.cost);
  for (const Ability& ability : card.abilities) add_colours(colours, ability.cost.mana);
  return colours;
}

}  // namespace

std::vector<CardId> playable_cards(const Library& library, bool unread) {
  std::vector<CardId> cards;
  for (std::size_t id = 0; id < library.size(); ++id) {
    const Card& card = library.card(static_cast<CardId>(id));
    if (!(card.unread.empty() && card.unsupported.empty()) && !unread) continue;
    // R-ANTE-1: taken out of such a deck, which would then be too small.
    if (card.for_ante) continue;
    // Tokens have no cost and are no lands.
    if (card.has_cost || is_land(card)) cards.push_back(static_cast<CardId>(id));
  }
  return cards;
}

Deck random_deck(const Library& library, const std::vector<CardId>& cards, CardId featured, int size,
                 Random& random) {
  static constexpr std::array<const char*, colour_count> basic_lands{"Plains", "Island", "Swamp", "Mountain",
                                                                     "Forest"};
  Colours colours = colours_wanted(library.card(featured));
  // A deck of one colour, or of none, would leave most of the library out.
  while (std::popcount(colours.bits()) < 2)
    colours = colours | Colours(static_cast<Colour>(random.below(colour_count)));
  std::vector<CardId> lands;
  for (std::size_t c = 0; c < colour_count; ++c)
    if (const CardId land = library.find(basic_lands[c]);
        land != CardId::none && colours.has(static_cast<Colour>(c)))
      lands.push_back(land);

  Deck deck(copies, featured);
  const auto filled = static_cast<std::size_t>(size);
  // Nine cards of twenty are lands, or few of the spells would ever be paid.
  while (!lands.empty() && deck.size() < filled * 9 / 20) deck.push_back(lands[deck.size() % lands.size()]);
  while (deck.size() < filled) {
    const CardId id = cards[random.below(static_cast<std::uint32_t>(cards.size()))];
    const Colours wanted = colours_wanted(library.card(id));
    // The featured card fits always and is one of them, so that this ends.
    if ((wanted | colours) == colours) deck.push_back(id);
  }
  return deck;
}

}  // namespace sleight
