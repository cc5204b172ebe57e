#include <algorithm>

#include "core/playing/moves/zones.h"
#include "core/playing/turn/setup.h"
#include "scripting/lua/nearest_word.h"
#include "tools/scenario/game.h"
#include "tools/telling.h"

/// Duels from their very beginning, instead of the turn in the middle that a scenario begins in.
namespace sleight::scenario {
namespace {

constexpr int most_cards = 10'000;

/// The library's card of that name; throws Failure when there is none.
CardId card_named(const Library& library, const std::string& name) {
  const CardId found = library.find(name);
  if (found != CardId::none) return found;
  std::vector<std::string> names;
  for (std::size_t i = 0; i < library.size(); ++i) names.push_back(library.card(static_cast<CardId>(i)).name);
  throw Failure{"the library has no card `" + name + "`" + did_you_mean(name, names)};
}

}  // namespace

/// A list of names, or how many of each name; nothing gives a deck of plain cards.
Deck Game::read_deck(const Value* cards, const char* key) const {
  const CardId plain = library_->find(plain_card);
  if (cards == nullptr) return Deck(static_cast<std::size_t>(std::max(rules_->smallest_deck, 0)), plain);
  if (cards->is_number())
    return Deck(static_cast<std::size_t>(std::clamp(cards->number, 0, most_cards)), plain);
  Deck deck;
  for (const auto& [name, value] : cards->entries()) {
    if (name.is_number() && value.is_text()) {
      deck.push_back(card_named(*library_, value.text));
    } else if (name.is_text() && value.is_number() && value.number >= 0 && value.number <= most_cards) {
      deck.insert(deck.end(), static_cast<std::size_t>(value.number), card_named(*library_, name.text));
    } else {
      throw Failure{std::string{"`"} + key +
                    "` is a deck: a list of names, { [name] = how many }, or a number of " + "plain cards"};
    }
  }
  return deck;
}

void Game::whole_duel(const Value& options) {
  if (!options.is_nil())
    check_keys(options, {"bob", "sue", "starts", "ante", "hidden_ante", "seed"}, "`duel`");
  const auto find = [&](const char* key) { return options.is_nil() ? nullptr : options.find(key); };
  undone_if_refused([&] {
    Terms terms;
    if (duel().over())
      terms.decider = next_terms(duel()).decider;  // the next of a series
    else if (is_whole_)
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
    Duel fresh{library_, rules_};
    const Deck bob = read_deck(find("bob"), "bob");
    const Deck sue = read_deck(find("sue"), "sue");
    const std::string refusal = set_up(fresh, bob, sue, seed, terms);
    if (!refusal.empty()) throw Refused{refusal};
    fresh.forced_chance = duel().forced_chance;
    const Value* starts = find("starts");
    if (starts != nullptr && !starts->is_player()) throw Failure{"`starts` is s.bob or s.sue"};
    // Where chance alone names who plays first, it does what the scenario says.
    if (starts != nullptr && !rules_->starter_by_loser && fresh.forced_chance.empty())
      fresh.forced_chance.push_back(index(starts->player));
    // What went wrong in the duel before, of a series, is told at the end of the scenario as well.
    for (const Diagnostic& fault : duel().faults().all()) fresh.faults().add(fault);
    driver_ = Driver{std::move(fresh)};
    said_.clear();
    is_whole_ = true;
    driver_.proceed();
    while (!driver_.at_rest()) {
      const Decision decision = *driver_.asked();
      if (decision.kind == DecisionKind::start && starts != nullptr)
        driver_.answer(decision.player == starts->player ? 0 : 1);
      else
        answer_asked();
    }
    if (starts != nullptr && this->duel().turn.starter != starts->player)
      throw Failure{"`chance` named another to play first than `starts`"};
  });
}

void Game::library(PlayerId p, const Value& cards) {
  need_rest("library");
  const Deck deck = read_deck(&cards, "library");
  driver_.edit([&](Duel& duel) {
    // What lay there goes where nothing looks; cards can be nowhere only as tokens.
    for (const std::uint16_t slot : duel.player(p).library) {
      duel.objects[slot].token = true;
      duel.objects[slot].zone = Zone::nowhere;
    }
    duel.player(p).library.clear();
    for (auto card = deck.rbegin(); card != deck.rend(); ++card) create(duel, *card, p, Zone::library);
  });
}

}  // namespace sleight::scenario
