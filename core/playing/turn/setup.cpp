#include "core/playing/turn/setup.h"

#include <algorithm>

#include "core/playing/moves/zones.h"
#include "core/table/asking.h"

namespace sleight {
namespace {

/// What is wrong with the part of a deck that would be played, or "" (R-SETUP-1). `left_out` of its cards
/// would not.
std::string problem_of_played(const Duel& duel, const Deck& deck, std::size_t left_out) {
  if (deck.size() < static_cast<std::size_t>(std::max(duel.rules().smallest_deck, 0)))
    return "has " + std::to_string(deck.size()) + " cards" +
           (left_out > 0 ? " beside those that are only for an ante" : "") + "; it needs at least " +
           std::to_string(duel.rules().smallest_deck) + " (R-SETUP-1)";
  if (deck.size() > most_cards_of_deck)
    return "has more than " + std::to_string(most_cards_of_deck) + " cards";
  const bool known = std::all_of(deck.begin(), deck.end(), [&](CardId card) {
    return static_cast<std::size_t>(card) < duel.library().size();
  });
  return known ? "" : "holds a card that the library lacks";
}

/// What cannot be agreed about the ante, or "" (D-03).
std::string ante_problem(const Duel& duel, const Terms& terms, std::size_t smaller_deck) {
  if (terms.hidden_ante && terms.ante == 0) return "no ante was agreed that could be hidden (R-ANTE-1)";
  if (terms.ante > smaller_deck)
    return "an ante of " + std::to_string(terms.ante) + " cards is more than a deck has (R-ANTE-1)";
  if (!duel.rules().ante_always && terms.ante > 1)
    return "an ante by agreement is one card, the top card of each deck, not " + std::to_string(terms.ante) +
           " (R-ANTE-1)";
  return "";
}

/// The deck without what its own text takes out of it: cards that are only for duels with an ante.
Deck to_be_played(const Duel& duel, Deck deck, const Terms& terms) {
  if (terms.ante > 0 || duel.rules().ante_always) return deck;
  const std::size_t known = duel.library().size();
  std::erase_if(deck, [&](CardId card) {
    return static_cast<std::size_t>(card) < known && duel.library().card(card).for_ante;
  });
  return deck;
}

/// Who plays first: by chance, or by the word of a player (R-SETUP-5, D-01).
PlayerId find_starter(Table& table) {
  Duel& duel = table.duel;
  const bool decided = duel.rules().starter_by_loser;
  // Nobody has the say: what an earlier duel of the series left must not name the loser of this one.
  if (!decided) duel.terms.decider = PlayerId::none;
  const PlayerId drawn =
      duel.terms.decider != PlayerId::none ? duel.terms.decider : both_players[table.chance(player_count)];
  if (!decided) return drawn;
  duel.terms.decider = drawn;
  const bool first = ask_whether(table, {.kind = DecisionKind::start, .player = drawn});
  return first ? drawn : opponent_of(drawn);
}

}  // namespace

std::string deck_problem(const Duel& duel, const Deck& deck, const Terms& terms) {
  const Deck played = to_be_played(duel, deck, terms);
  return problem_of_played(duel, played, deck.size() - played.size());
}

std::string set_up(Duel& duel, const Deck& bobs, const Deck& sues, std::uint64_t seed, const Terms& terms) {
  const Deck bob = to_be_played(duel, bobs, terms);
  const Deck sue = to_be_played(duel, sues, terms);
  if (const std::string problem = problem_of_played(duel, bob, bobs.size() - bob.size()); !problem.empty())
    return "Bob's deck " + problem;
  if (const std::string problem = problem_of_played(duel, sue, sues.size() - sue.size()); !problem.empty())
    return "Sue's deck " + problem;
  if (std::string problem = ante_problem(duel, terms, std::min(bob.size(), sue.size())); !problem.empty())
    return problem;
  // Everything in a duel asks for the phase it is in.
  if (duel.rules().phases.empty()) return "the rule set has no phases";
  // Refused above, the duel is as it was; from here on it is a fresh one, whatever it was used for before.
  duel = Duel(duel.shared_library(), duel.shared_rules());
  duel.random.state = seed;
  duel.terms = terms;
  // Room for some tokens: the first ones need not copy all the cards.
  duel.objects.reserve(bob.size() + sue.size() + 8);
  for (const PlayerId player : both_players)
    // Bob's cards first: slots, and with them records and hashes, follow from the decks alone.
    for (const CardId card : player == PlayerId::bob ? bob : sue) create(duel, card, player, Zone::library);
  return {};
}

void deal_in(Table& table) {
  Duel& duel = table.duel;
  for (const PlayerId player : both_players) {
    // The ante is the top card of the shuffled deck (R-ANTE-1), put up before opening hands are drawn.
    shuffle_library(table, player);
    const auto& library = duel.player(player).library;
    for (int i = ante_cards(duel); i > 0 && !library.empty(); --i)
      move_card(table, duel.id_of(library.back()), Zone::ante);
  }
  // Whoever decides does so before seeing a hand (R-SETUP-8).
  duel.turn.starter = find_starter(table);
  duel.turn.active = duel.turn.starter;
  for (const PlayerId player : both_players)
    for (int i = 0; i < duel.rules().opening_hand; ++i) draw_card(table, player);
  table.pending.clear();  // nothing is in play that could answer
}

Terms next_terms(const Duel& ended) {
  Terms next = ended.terms;
  if (ended.outcome == Outcome::bob_wins) next.decider = PlayerId::sue;
  if (ended.outcome == Outcome::sue_wins) next.decider = PlayerId::bob;
  return next;
}

void award_ante(Duel& duel) {
  if (duel.outcome != Outcome::bob_wins && duel.outcome != Outcome::sue_wins) return;
  const PlayerId winner = duel.outcome == Outcome::bob_wins ? PlayerId::bob : PlayerId::sue;
  for (Object& object : duel.objects)
    if (object.zone == Zone::ante) object.owner = object.controller = winner;
  duel.touch(Duel::hands);
}

std::array<Deck, player_count> decks_after(const Duel& duel) {
  std::array<Deck, player_count> decks;
  for (const Object& object : duel.objects)
    // By owner and not by zone: what lies in the other's territory or is out of the game comes back too.
    if (!object.token && object.owner != PlayerId::none)
      decks[static_cast<std::size_t>(index(object.owner))].push_back(object.card);
  return decks;
}

}  // namespace sleight
