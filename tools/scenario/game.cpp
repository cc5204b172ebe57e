#include "tools/scenario/game.h"

#include <algorithm>

#include "core/playing/moves/zones.h"
#include "scripting/lua/nearest_word.h"
#include "tools/scenario/waiting.h"
#include "tools/scenario/wish.h"
#include "tools/telling.h"

namespace sleight::scenario {
namespace {

constexpr int plain_cards = 20;

/// A card without any text, to fill libraries with: drawing it changes nothing that a scenario looks at.
Card blank_card() {
  Card card;
  card.name = plain_card;
  card.types = CardType::artifact;
  card.has_cost = true;
  card.cost.generic = 15;
  return card;
}

}  // namespace

Game::Game(const World& world)
    : world_(world), library_(world.new_library()), driver_(Duel{library_, std::make_shared<Rules>()}) {
  std::string problem;
  rules_ = world_.rules("fifth", {}, problem);
  if (!rules_) throw Failure{problem};
  if (library_->find(plain_card) == CardId::none) library_->add(blank_card());
  start();
}

void Game::start() {
  Duel duel{library_, rules_};
  const auto main_phase = std::find_if(rules_->phases.begin(), rules_->phases.end(),
                                       [](const Phase& p) { return p.action == PhaseAction::main; });
  if (main_phase == rules_->phases.end())
    throw Failure{"the rule set " + rules_->name + " has no main phase"};
  for (const PlayerId p : {PlayerId::bob, PlayerId::sue}) {
    duel.player(p).life = rules_->starting_life;
    for (int i = 0; i < plain_cards; ++i) create(duel, library_->find(plain_card), p, Zone::library);
  }
  // The third turn: both players have had one, so that nothing of a first turn is in the way.
  duel.turn.number = 3;
  duel.turn.active = PlayerId::bob;
  duel.turn.phase = static_cast<std::uint8_t>(main_phase - rules_->phases.begin());
  duel.turn.stage = Stage::phase_window;
  duel.turn.last_turn_began[static_cast<std::size_t>(index(PlayerId::sue))] = duel.tick();
  duel.turn.began = duel.tick();
  duel.turn.last_turn_began[static_cast<std::size_t>(index(PlayerId::bob))] = duel.turn.began;
  driver_ = Driver{std::move(duel)};
}

void Game::rules(const std::string& name, const Value& options) {
  if (begun_) throw Failure{"`rules` must be the first call of a scenario"};
  std::vector<std::pair<std::string, Value>> named;
  for (const auto& [key, value] : options.items) {
    if (!key.is_text())
      throw Failure{"the options of a rule set are named, as in { [\"mana.burn\"] = false }"};
    named.emplace_back(key.text, value);
  }
  std::string problem;
  auto rules = world_.rules(name, named, problem);
  if (!rules) throw Failure{problem};
  rules_ = std::move(rules);
  start();
}

void check_keys(const Value& table, const std::vector<std::string>& known, const std::string& what) {
  for (const auto& [key, value] : table.items) {
    if (!key.is_text()) throw Failure{what + " has named entries only"};
    if (std::find(known.begin(), known.end(), key.text) == known.end())
      throw Failure{what + " does not know `" + key.text + "`" + did_you_mean(key.text, known) +
                    (closest_word(key.text, known).empty() ? "; it knows " + listed(known) : "")};
  }
}

PlayOptions Game::read_options(const Value& given) const {
  PlayOptions options;
  if (given.is_nil()) return options;
  if (!given.is_table()) throw Failure{"what is said about a play is a table, as in { on = bears }"};
  check_keys(given,
             {"on", "target", "targets", "x", "mode", "choosing", "paying", "held", "ability", "unprompted"},
             "a play");
  const auto number = [](const Value& value, const char* key) {
    if (!value.is_number()) throw Failure{std::string{"`"} + key + "` is a number"};
    return value.number;
  };
  for (const auto& [key, value] : given.items) {
    if (key.text == "on" || key.text == "target" || key.text == "targets") {
      if (!options.targets.empty()) throw Failure{"say the targets once: `on`, `target` or `targets`"};
      options.targets = value.list();
    } else if (key.text == "choosing") {
      options.choosing = value.list();
    } else if (key.text == "paying") {
      options.paying = value.list();
    } else if (key.text == "mode") {
      options.mode = value;
    } else if (key.text == "x") {
      options.x = number(value, "x");
    } else if (key.text == "ability") {
      options.ability = number(value, "ability");
    } else if (key.text == "held" || key.text == "unprompted") {
      if (value.kind != Value::Kind::boolean) throw Failure{"`" + key.text + "` is true or false"};
      (key.text == "held" ? options.held : options.unprompted) = value.yes;
    }
  }
  return options;
}

ObjectId Game::id(const Value& object) const {
  if (!object.is_object() && object.kind != Value::Kind::play)
    throw Failure{"expected an object, got " + tell(duel(), object)};
  return duel().id_of(object.slot);
}

std::uint16_t Game::card_in_hand(PlayerId p, const Value& card) const {
  if (card.is_object()) return card.slot;
  if (!card.is_text()) throw Failure{"expected a card: an object, or the name of a card in the hand"};
  std::vector<std::string> names;
  for (const std::uint16_t slot : duel().player(p).hand) {
    names.push_back(duel().printed(duel().id_of(slot)).name);
    if (lower(names.back()) == lower(card.text)) return slot;
  }
  throw Failure{name_of(p) + " has no `" + card.text + "` in hand" + did_you_mean(card.text, names) +
                " (the hand: " + (names.empty() ? "empty" : listed(names)) + ")"};
}

bool Game::open() const {
  // A step in the middle of something is open too, whoever opened it.
  return !driver_.at_rest() && (held_ || !special_step(driver_.asked()->window).empty());
}

void Game::will(PlayerId p, const std::string& kind, const Value& answer) {
  begun_ = true;
  static const std::vector<std::string> kinds = [] {
    std::vector<std::string> names;
    for (int k = 0; k <= static_cast<int>(DecisionKind::complete); ++k)
      names.emplace_back(name_of(static_cast<DecisionKind>(k)));
    return names;
  }();
  if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
    throw Failure{"there is no decision of kind `" + kind + "`" + did_you_mean(kind, kinds) +
                  " (kinds: " + listed(kinds) + ")"};
  if (answer.is_table()) {
    for (const Value& one : answer.list()) queue_.push_back({p, kind, one});
  } else {
    queue_.push_back({p, kind, answer});
  }
}

void Game::will_prevent(PlayerId p, const Value& what, const Value& options) {
  begun_ = true;
  Value card = what;
  if (what.is_text()) card = Value::object(card_in_hand(p, what));
  queued_plays_.push_back({p, false, card, read_options(options)});
}

void Game::will_regenerate(PlayerId p, const Value& object, const Value& options) {
  begun_ = true;
  static_cast<void>(id(object));
  queued_plays_.push_back({p, true, object, read_options(options)});
}

void Game::assigns(PlayerId p, const Value& division) {
  begun_ = true;
  if (!division.is_table()) throw Failure{"`assigns` takes { [source] = { [creature or player] = n } }"};
  for (const auto& [source, shares] : division.items) {
    static_cast<void>(id(source));
    if (!shares.is_table()) throw Failure{"`assigns` takes { [source] = { [creature or player] = n } }"};
    for (const auto& [victim, amount] : shares.items) {
      if (!amount.is_number() || (!victim.is_object() && !victim.is_player()))
        throw Failure{"`assigns` takes { [source] = { [creature or player] = n } }"};
      shares_.push_back({p, source.slot, victim, amount.number, false});
    }
  }
}

void Game::chance(const Value& results) {
  begun_ = true;
  std::vector<std::int32_t> forced;
  for (const Value& result : results.list()) {
    if (result.is_text() && (result.text == "heads" || result.text == "tails")) {
      // A coin is a number below 2, and 1 of them is heads: the call that wins.
      forced.push_back(result.text == "heads" ? 1 : 0);
    } else if (result.is_number() && result.number >= 1) {
      forced.push_back(result.number - 1);
    } else if (result.is_player()) {
      forced.push_back(index(result.player));
    } else {
      throw Failure{"chance gives \"heads\", \"tails\", a number from 1 up or a player, not " +
                    tell(duel(), result)};
    }
  }
  driver_.force_chance(forced);
}

Explanation Game::explained(const Value& object, const std::string& value) {
  const auto& values = explainable_values();
  if (std::find(values.begin(), values.end(), value) == values.end())
    throw Failure{"`" + value + "` cannot be explained" + did_you_mean(value, values) +
                  " (values: " + listed(values) + ")"};
  return sleight::explained(duel(), id(object), value);
}

void Game::finish() {
  if (!driver_.at_rest()) pass_to_rest();
  std::vector<std::string> unused;
  for (const Queued& q : queue_)
    unused.push_back(name_of(q.player) + "'s \"" + q.kind + "\" = " + tell(duel(), q.answer));
  for (const QueuedPlay& q : queued_plays_)
    unused.push_back(name_of(q.player) + (q.regenerate ? "'s regeneration of " : "'s prevention with ") +
                     tell(duel(), q.what));
  for (const Share& s : shares_)
    if (!s.used && !s.implied)
      unused.push_back(std::to_string(s.amount) + " damage from " + title_of(duel(), duel().id_of(s.source)) +
                       " to " + tell(duel(), s.victim));
  if (driver_.unused_chance() > 0)
    unused.push_back(std::to_string(driver_.unused_chance()) + " results of chance");
  if (!unused.empty()) throw Failure{"queued, but never asked for: " + listed(unused)};
}

}  // namespace sleight::scenario
