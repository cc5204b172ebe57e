#include "tools/scenario/game.h"

#include <algorithm>
#include <filesystem>

#include "core/card/letters.h"
#include "core/playing/moves/zones.h"
#include "scripting/lua/nearest_word.h"
#include "tools/display/phrases.h"
#include "tools/display/thing_names.h"
#include "tools/files/card_file_name.h"
#include "tools/library/card_library.h"
#include "tools/library/card_names.h"
#include "tools/reports/report.h"
#include "tools/scenario/open_steps.h"

namespace sleight::scenario {
namespace {

/// Enough to draw from on the way through several turns.
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

/// What every scenario has before it names a card.
std::shared_ptr<Library> library_from(const std::shared_ptr<const Library>& shelf) {
  auto library = std::make_shared<Library>();
  // Words before what refers to them.
  library->words().build_on({shelf, &shelf->words()});
  for (const auto& keyword : shelf->keywords()) library->add(*keyword);
  for (const auto& counter : shelf->counters()) library->add(*counter);
  // A land is called like the basic land that it becomes (R-LAND-5), as the card of that name spells it.
  for (const std::string_view type : basic_land_types)
    if (const CardId land = shelf->find(type); land != CardId::none) library->add(shelf->card(land));
  return library;
}

}  // namespace

Game::Game(const World& world)
    : world(world), library(library_from(world.shelf)), driver(Duel{library, std::make_shared<Rules>()}) {
  std::string problem;
  rules = world.rules("fifth", {}, problem);
  if (!rules) throw Failure{problem};
  // A mod may bring a card of that name, which then fills the libraries.
  if (find_card(*this, plain_card) == CardId::none) library->add(blank_card());
  start();
}

void Game::start() {
  Duel duel{library, rules};
  const auto main_phase = std::find_if(rules->phases.begin(), rules->phases.end(),
                                       [](const Phase& p) { return p.action == PhaseAction::main; });
  if (main_phase == rules->phases.end()) throw Failure{"the rule set " + rules->name + " has no main phase"};
  for (const PlayerId p : {PlayerId::bob, PlayerId::sue}) {
    duel.player(p).life = rules->starting_life;
    for (int i = 0; i < plain_cards; ++i) create(duel, library->find(plain_card), p, Zone::library);
  }
  // The third turn: both players have had one, so that nothing of a first turn is in the way.
  duel.turn.number = 3;
  duel.turn.active = PlayerId::bob;
  duel.turn.phase = static_cast<std::uint8_t>(main_phase - rules->phases.begin());
  duel.turn.stage = Stage::phase_window;
  // Sue's turn began before Bob's, and both after what lies in play: nothing is sick (R-SICK-1).
  duel.turn.last_turn_began[static_cast<std::size_t>(index(PlayerId::sue))] = duel.tick();
  duel.turn.began = duel.tick();
  duel.turn.last_turn_began[static_cast<std::size_t>(index(PlayerId::bob))] = duel.turn.began;
  driver = Driver{std::move(duel)};
}

void check_keys(const Value& table, const std::vector<std::string>& known, const std::string& what) {
  // A key that nothing reads would be a wish that nothing grants (law 8).
  for (const auto& [key, value] : table.items) {
    if (!key.is_text()) throw Failure{what + " has named entries only"};
    if (std::find(known.begin(), known.end(), key.text) == known.end())
      throw Failure{what + " does not know `" + key.text + "`" + did_you_mean(key.text, known) +
                    (closest_word(key.text, known).empty() ? "; it knows " + listed(known) : "")};
  }
}

void check_keys(const Value& table, const Keys& known, const std::string& what) {
  check_keys(table, key_names(known), what);
}

std::size_t SaidAnswers::next() const {
  std::size_t place = 0;
  while (place < values.size() && (given.contains(place) || redundancy_of.contains(place))) ++place;
  return place;
}

namespace {

/// What a cost is paid with: things, each once, and names, of which several may be called the same.
std::vector<Value> read_paying(const Value& given) {
  std::vector<Value> values = given.list();
  if (values.empty()) throw Failure{"`paying` is an empty list, which pays for nothing; leave it out"};
  for (std::size_t i = 0; i < values.size(); ++i) {
    // What a spell has become is named by its play.
    if (values[i].kind == Value::Kind::play) values[i] = Value::object(values[i].slot);
    if (values[i].is_table()) throw Failure{"`paying` takes one list, as in { a, b }, and no lists in it"};
    if (!values[i].is_object() && !values[i].is_text())
      throw Failure{"`paying` takes objects, and names of what is given up"};
    for (std::size_t j = 0; j < i; ++j)
      if (values[i].is_object() && values[j].is_object() && values[i].slot == values[j].slot)
        throw Failure{"`paying` has the same object as its entries " + std::to_string(j + 1) + " and " +
                      std::to_string(i + 1) + "; name it once"};
  }
  return values;
}

}  // namespace

PlayOptions read_options(const Value& given, bool regenerates) {
  PlayOptions options;
  if (given.is_nil()) return options;
  if (!given.is_table()) throw Failure{"what is said about a play is a table, as in { on = bears }"};
  std::vector<std::string> known = key_names(play_keys());
  if (!regenerates) std::erase(known, "with");
  check_keys(given, known, "a play");
  const auto number = [](const Value& value, const char* key) {
    if (!value.is_number()) throw Failure{std::string{"`"} + key + "` is a number"};
    return value.number;
  };
  for (const auto& [key, value] : given.items) {
    if (key.text == "on" || key.text == "target" || key.text == "targets") {
      if (!options.targets.empty()) throw Failure{"say the targets once: `on`, `target` or `targets`"};
      // A packet is named by what it comes from and goes to: one target, and no list.
      const bool packet = value.is_table() && (value.find("from") != nullptr || value.find("to") != nullptr);
      if (packet) check_keys(value, {"from", "to", "amount"}, "a packet");
      options.targets = packet ? std::vector<Value>{value} : value.list();
      for (const Value& target : options.targets)
        if (target.is_number() || target.kind == Value::Kind::boolean)
          throw Failure{"`" + key.text + "` takes objects, players, plays, packets or names"};
    } else if (key.text == "choosing") {
      options.choosing.values = value.list();
    } else if (key.text == "paying") {
      options.paying.values = read_paying(value);
    } else if (key.text == "mode") {
      if (!value.is_number() && !value.is_text()) throw Failure{"`mode` is a number from 1, or a word"};
      options.mode = value;
    } else if (key.text == "x") {
      options.x = number(value, "x");
      if (*options.x < 0) throw Failure{"`x` counts from 0"};
    } else if (key.text == "ability") {
      options.ability = number(value, "ability");
      if (options.ability < 1) throw Failure{"`ability` counts from 1"};
    } else if (key.text == "with") {
      options.with = value;
    } else if (key.text == "held" || key.text == "unprompted") {
      if (value.kind != Value::Kind::boolean) throw Failure{"`" + key.text + "` is true or false"};
      (key.text == "held" ? options.held : options.unprompted) = value.yes;
    }
  }
  return options;
}

ObjectId object_of(const Game& game, const Value& object) {
  if (!object.is_object() && object.kind != Value::Kind::play)
    throw Failure{"expected an object, got " + tell(game.duel(), object)};
  return game.duel().id_of(object.slot);
}

std::vector<AbilityMeant> activated_abilities(const Duel& duel, ObjectId id) {
  std::vector<AbilityMeant> abilities;
  if (!duel.exists(id)) return abilities;
  const Characteristics& now = duel.look(id);
  // Outside play there are none, but for cards with one that works there: those keep all their numbers.
  bool some = duel.is_in_play(id);
  for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held) {
    if (held->ability->kind != AbilityKind::activated) continue;
    abilities.push_back({held->id, which_of(duel, id, *held)});
    some = some || duel.library().purpose(*held->ability).works_in != Zone::in_play;
  }
  if (!some) abilities.clear();
  return abilities;
}

AbilityMeant ability_meant(const Duel& duel, ObjectId id, const PlayOptions& options) {
  if (options.ability == 0) return {};
  const std::vector<AbilityMeant> abilities = activated_abilities(duel, id);
  if (options.ability < 0 || options.ability > static_cast<int>(abilities.size()))
    throw Refused{title_of(duel, id) + " has " + std::to_string(abilities.size()) +
                  (abilities.size() == 1 ? " activated ability" : " activated abilities") + " (R-COST-9)"};
  return abilities[static_cast<std::size_t>(options.ability - 1)];
}

std::uint16_t card_in_hand(const Game& game, PlayerId p, const Value& card) {
  if (card.is_object()) return card.slot;
  if (!card.is_text()) throw Failure{"expected a card: an object, or the name of a card in the hand"};
  std::vector<std::string> names;
  for (const std::uint16_t slot : game.duel().player(p).hand) {
    names.push_back(game.duel().printed(game.duel().id_of(slot)).name);
    if (lowered(names.back()) == lowered(card.text)) return slot;
  }
  throw Failure{name_of(p) + " has no `" + card.text + "` in hand" + did_you_mean(card.text, names) +
                " (the hand: " + (names.empty() ? "empty" : listed(names)) + ")"};
}

bool is_open(const Game& game) {
  // A step in the middle of something is open too, whoever opened it.
  return !game.driver.at_rest() && (game.held || !special_step(game.driver.asked()->window).empty());
}

CardId find_card(const Game& game, const std::string& name) {
  Library& own = *game.library;
  if (const CardId found = own.find(name); found != CardId::none) return found;
  const Library& shelf = *game.world.shelf;
  const CardId found = shelf.find(name);
  return found == CardId::none ? CardId::none : own.add(shelf.card(found));
}

CardId card_named(const Game& game, const std::string& name) {
  CardId found = find_card(game, name);
  if (found == CardId::none) {
    // Written without its accents, say: looked for last, because it takes longer.
    const Library& shelf = *game.world.shelf;
    if (const CardId folded = card_called(shelf, name); folded != CardId::none)
      found = find_card(game, shelf.card(folded).name);
  }
  if (found != CardId::none) {
    const Card& card = game.library->card(found);
    if (game.world.unread || (card.unread.empty() && card.unsupported.empty())) return found;
    if (!card.unsupported.empty())
      throw Failure{"`" + name + "` is not supported: " + card.unsupported + " (play with it by --unread)"};
    throw Failure{"`" + name + "` does not do all that it says: \"" + card.unread.front() +
                  "\" is not read (play with it as it is by --unread)"};
  }
  // A card file is called after its card, whose name nobody can read from it when it is broken.
  for (const Diagnostic& finding : game.world.broken)
    if (std::filesystem::path(finding.location.file).stem() == card_file_name(name))
      throw Failure{"the script of `" + name + "` is broken: " + one_line(finding)};
  std::vector<std::string> names = card_names(*game.library);
  for (std::string& other : card_names(*game.world.shelf)) names.push_back(std::move(other));
  throw Failure{"the library has no card `" + name + "`" + did_you_mean(name, names)};
}

}  // namespace sleight::scenario
