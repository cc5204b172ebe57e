#include "tools/scenario/whole_duels.h"

#include <algorithm>

#include "core/playing/moves/zones.h"
#include "core/playing/turn/setup.h"
#include "tools/display/phrases.h"
#include "tools/scenario/answer_rules.h"
#include "tools/scenario/play_actions.h"
#include "tools/scenario/setup_verbs.h"

namespace sleight::scenario {
namespace {

constexpr int most_cards = 10'000;

/// A list of names, or how many of each name; nothing gives a deck of plain cards.
Deck read_deck(const Game& game, const Value* cards, const char* key) {
  const CardId plain = game.library->find(plain_card);
  // As few as the rule set takes, so that no scenario has to name cards that it does not look at.
  if (cards == nullptr) return Deck(static_cast<std::size_t>(std::max(game.rules->smallest_deck, 0)), plain);
  if (cards->is_number() && (cards->number < 0 || cards->number > most_cards))
    throw Failure{std::string{"`"} + key + "` takes a number of plain cards from 0 to " +
                  std::to_string(most_cards)};
  if (cards->is_number()) return Deck(static_cast<std::size_t>(cards->number), plain);
  Deck deck;
  for (const auto& [name, value] : cards->entries()) {
    if (name.is_number() && value.is_text()) {
      deck.push_back(card_named(game, value.text));
    } else if (name.is_text() && value.is_number() && value.number >= 0 && value.number <= most_cards) {
      deck.insert(deck.end(), static_cast<std::size_t>(value.number), card_named(game, name.text));
    } else {
      throw Failure{std::string{"`"} + key +
                    "` is a deck: a list of names, { [name] = how many }, or a number of " + "plain cards"};
    }
  }
  return deck;
}

}  // namespace

void whole_duel(Game& game, const Value& options) {
  if (!options.is_nil()) check_keys(options, duel_keys(), "`duel`");
  const auto find = [&](const char* key) { return options.is_nil() ? nullptr : options.find(key); };
  undone_if_refused(game, [&] {
    Terms terms;
    if (game.duel().over())
      // Who lost decides who begins the next (R-SETUP-5).
      terms.decider = next_terms(game.duel()).decider;  // the next of a series
    else if (game.is_whole)
      throw Failure{"the duel goes on; another of the series can begin only when it is over"};
    if (const Value* ante = find("ante")) {
      if (!ante->is_number() || ante->number < 0 || ante->number > 255)
        throw Failure{"`ante` is how many cards each player puts up"};
      terms.ante = static_cast<std::uint8_t>(ante->number);
    }
    if (const Value* hidden = find("hidden_ante")) {
      if (hidden->kind != Value::Kind::boolean) throw Failure{"`hidden_ante` is true or false"};
      terms.hidden_ante = hidden->yes;
    }
    std::uint64_t seed = 1;
    if (const Value* given = find("seed")) {
      if (!given->is_number()) throw Failure{"`seed` is a number"};
      seed = static_cast<std::uint64_t>(given->number);
    }
    Duel fresh{game.library, game.rules};
    const Deck bob = read_deck(game, find("bob"), "bob");
    const Deck sue = read_deck(game, find("sue"), "sue");
    const std::string refusal = set_up(fresh, bob, sue, seed, terms);
    if (!refusal.empty()) throw Refused{refusal};
    // What was said with `s:chance` before it is meant for this duel.
    fresh.forced_chance = game.duel().forced_chance;
    const Value* starts = find("starts");
    if (starts != nullptr && !starts->is_player()) throw Failure{"`starts` is s.bob or s.sue"};
    // Where chance alone names who plays first, it does what the scenario says.
    if (starts != nullptr && !game.rules->starter_by_loser && fresh.forced_chance.empty())
      fresh.forced_chance.push_back(index(starts->player));
    // What went wrong in the duel before, of a series, is told at the end of the scenario as well.
    for (const Diagnostic& fault : game.duel().faults().all()) fresh.faults().add(fault);
    game.driver = Driver{std::move(fresh)};
    // Plays of the duel before are of no use in this one.
    game.said.clear();
    game.is_whole = true;
    game.driver.proceed();
    while (!game.driver.at_rest()) {
      const Decision decision = *game.driver.asked();
      if (decision.kind == DecisionKind::start && starts != nullptr)
        game.driver.answer(decision.player == starts->player ? 0 : 1);
      else
        answer_asked(game);
    }
    if (starts != nullptr && game.duel().turn.starter != starts->player)
      throw Failure{"`chance` named another to play first than `starts`"};
  });
}

void fill_library(Game& game, PlayerId p, const Value& cards) {
  need_rest(game, "library");
  const Deck deck = read_deck(game, &cards, "library");
  game.driver.edit([&](Duel& duel) {
    // What lay there goes where nothing looks; cards can be nowhere only as tokens.
    for (const std::uint16_t slot : duel.player(p).library) {
      duel.objects[slot].token = true;
      duel.objects[slot].zone = Zone::nowhere;
    }
    duel.player(p).library.clear();
    // The last one that is put there lies on top.
    for (auto card = deck.rbegin(); card != deck.rend(); ++card) create(duel, *card, p, Zone::library);
  });
}

}  // namespace sleight::scenario
