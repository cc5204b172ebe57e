#include "tests/kit/bot_duels.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "core/playing/moves/zones.h"
#include "scripting/files/card_collection.h"
#include "scripting/files/rule_sets.h"
#include "tests/kit/card_builders.h"
#include "tests/source_dir.h"
#include "tools/library/deck_file.h"
#include "tools/simulation/random_deck.h"

namespace sleight::kit {
namespace {

Card anthem(const char* name, Colour colour) {
  return card(name, CardType::enchantment, "2", {continuous(creatures({of_colour(colour)}), plus(1, 1))});
}

/// The cards of this tree and the anthems. A library of its own, for no other test knows the anthems.
std::shared_ptr<Library> library_with_anthems() {
  const Collection collection = load_collection(SLEIGHT_SOURCE_DIR "/cards");
  if (!collection.findings.empty()) throw std::logic_error(collection.findings.front().message);
  collection.library->add(anthem("White Anthem", Colour::white));
  collection.library->add(anthem("Black Anthem", Colour::black));
  return collection.library;
}

Deck shipped_deck(const Library& library, const std::string& name) {
  const std::string file = SLEIGHT_SOURCE_DIR "/tests/data/decks/" + name;
  std::ifstream in(file);
  DeckFile deck = read_deck(file, {std::istreambuf_iterator<char>(in), {}}, library);
  if (!deck.problems.empty()) throw std::logic_error(deck.problems.front().message);
  return std::move(deck.cards);
}

/// Whether more of these on a board are more of the same: creatures and lands that change nothing else.
bool is_plain_permanent(const Card& card) {
  return any(card.types & (CardType::creature | CardType::land)) &&
         std::none_of(card.abilities.begin(), card.abilities.end(),
                      [](const Ability& ability) { return ability.kind == AbilityKind::continuous; });
}

Duel set_up_duel(const BotSetting& setting, const Decks& decks, std::uint64_t seed) {
  Duel duel(setting.library, setting.rules);
  const std::string refused = set_up(duel, decks[0], decks[1], seed);
  if (!refused.empty()) throw std::logic_error(refused);
  return duel;
}

}  // namespace

BotSetting bot_setting(const std::string& rules) {
  static const std::shared_ptr<Library> library = library_with_anthems();
  Diagnostics findings;
  const std::optional<Rules> read = load_rules(rules, library->words(), findings);
  if (!read) throw std::logic_error("a rule set cannot be read: " + rules);
  return {library, std::make_shared<const Rules>(*read)};
}

Decks shipped_decks(const Library& library) {
  return {shipped_deck(library, "black-red.txt"), shipped_deck(library, "white-blue.txt")};
}

Decks decks_by_chance(const Library& library, Random& chance) {
  const std::vector<CardId> cards = playable_cards(library, false);
  Decks decks;
  for (Deck& deck : decks) {
    const CardId featured = cards[chance.below(static_cast<std::uint32_t>(cards.size()))];
    deck = random_deck(library, cards, featured, 40, chance);
  }
  return decks;
}

BotDuel::BotDuel(const BotSetting& setting, const Decks& decks, std::uint64_t seed)
    : BotDuel(set_up_duel(setting, decks, seed), seed) {}

BotDuel::BotDuel(Duel from, std::uint64_t seed)
    : duel(std::move(from)),
      bob_(seed * 2),
      sue_(seed * 2 + 1),
      table_{.duel = duel, .agents = {&bob_, &sue_}} {}

Duel duel_in_turn(const BotSetting& setting, int turn, std::uint64_t seed) {
  const Decks decks = shipped_decks(*setting.library);
  for (;; ++seed) {
    BotDuel played(setting, decks, seed);
    Duel& duel = played.duel;
    const auto there = [&] {
      return duel.turn.number == turn && duel.turn.stage == Stage::phase_window &&
             duel.phase().action == PhaseAction::main;
    };
    while (!duel.over() && duel.turn.number <= turn && !there()) played.step();
    if (!duel.over() && there() && !duel.players[0].hand.empty() && !duel.players[1].hand.empty())
      return std::move(duel);
  }
}

void crowd(Duel& duel, std::size_t permanents, std::size_t anthems) {
  const Library& library = duel.library();
  const auto put = [&](CardId card, std::size_t number) {
    const ObjectId id = create(duel, card, number % 2 == 0 ? PlayerId::bob : PlayerId::sue, Zone::in_play);
    duel.object(id).controlled_since = 0;  // may attack at once
  };
  for (std::size_t i = 0; i < anthems && duel.in_play.size() < permanents; ++i)
    put(library.find(i / 2 % 2 == 0 ? "Black Anthem" : "White Anthem"), i);
  Decks decks = shipped_decks(library);
  for (Deck& deck : decks)
    deck.erase(std::remove_if(deck.begin(), deck.end(),
                              [&](CardId id) { return !is_plain_permanent(library.card(id)); }),
               deck.end());
  for (std::size_t i = 0; duel.in_play.size() < permanents; ++i) {
    const Deck& deck = decks[i % 2];
    // Lands stand together in the lists: seven steps at a time give some of everything early on.
    put(deck[i / 2 * 7 % deck.size()], i);
  }
  duel.touch(~0U);
}

}  // namespace sleight::kit
