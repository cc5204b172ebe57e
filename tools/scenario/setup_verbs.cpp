#include "tools/scenario/setup_verbs.h"

#include <algorithm>

#include "core/card/creature_types.h"
#include "core/card/letters.h"
#include "core/card/mana_text.h"
#include "core/card/spelling.h"
#include "core/playing/effects/arrival.h"
#include "core/playing/moves/zones.h"
#include "scripting/lua/nearest_word.h"
#include "tools/display/decision_words.h"
#include "tools/display/phrases.h"
#include "tools/display/thing_names.h"
#include "tools/scenario/equal_things.h"
#include "tools/scenario/meant_option.h"
#include "tools/scenario/told_apart.h"

namespace sleight::scenario {
namespace {

/// In one call of a verb, which is counted as one piece of work.
constexpr int most_of_one_card = 200;
/// More than any rule needs, and few enough for a scenario to end soon.
constexpr std::size_t most_objects = 2000;

std::vector<std::string> words_of(const Value& value, const char* key) {
  std::vector<std::string> words;
  for (const Value& one : value.list()) {
    if (!one.is_text()) throw Failure{std::string{"`"} + key + "` takes words"};
    words.push_back(lowered(one.text));
  }
  return words;
}

int number_of(const Value& value, const char* key) {
  if (!value.is_number()) throw Failure{std::string{"`"} + key + "` takes a number"};
  return value.number;
}

bool truth_of(const Value& value, const char* key) {
  if (value.kind != Value::Kind::boolean) throw Failure{std::string{"`"} + key + "` is true or false"};
  return value.yes;
}

// A test card may be made twice, but a name stands for one card.
void add_to_library(Game& game, const Card& card) {
  const CardId known = find_card(game, card.name);
  if (known != CardId::none && !(game.library->card(known) == card))
    throw Failure{"there is another card named " + card.name +
                  " already; give the test card a name of its own"};
  if (known == CardId::none) game.library->add(card);
}

/// { ["+1/+1"] = 2 }
void give_counters(Game& game, Duel& duel, Thing holder, const Value& counters) {
  Table table{duel};
  for (const auto& [kind, number] : counters.items) {
    if (!kind.is_text()) throw Failure{"`counters` takes { [\"+1/+1\"] = 2 }"};
    // A kind that no script speaks of is counted all the same, and needs a spelling.
    game.library->words().intern(kind.text);
    game.library->add_plus_counters();
    const int how_many = number_of(number, "counters");
    if (how_many < 1) throw Failure{"`counters` takes numbers from 1"};
    add_counters(table, holder, Word{kind.text}, how_many);
  }
}

/// Answers what is asked while a permanent makes the choices of its coming.
class Chooser : public Agent {
 public:
  Chooser(const Duel& duel, const std::vector<Value>& choosing) : duel_(duel), choosing_(choosing) {}

  std::int32_t answer(const View& /*view*/, const Decision& decision) override {
    if (used_ < choosing_.size()) {
      const Value& wish = choosing_[used_++];
      if (const auto answer = meant(duel_, decision, wish)) return *answer;
      throw Failure{"choosing = " + tell(duel_, wish) +
                    " is not among the answers: " + answers_text(duel_, decision)};
    }
    if (const auto answer = only_sensible(duel_, decision)) return *answer;
    throw Failure{"nobody said what was chosen. " + tell(duel_, decision) +
                  ". The answers: " + answers_text(duel_, decision) + ". Say it with `choosing`"};
  }
  /// Fails where something was said that nobody asked for.
  void end() const {
    if (used_ < choosing_.size())
      throw Failure{"choosing = " + tell(duel_, choosing_[used_]) + " was not asked for"};
  }

 private:
  const Duel& duel_;
  const std::vector<Value>& choosing_;
  std::size_t used_ = 0;
};

void choose_for(Duel& duel, ObjectId permanent, const std::vector<Value>& choosing) {
  Chooser chooser{duel, choosing};
  Table table{.duel = duel, .agents = {&chooser, &chooser}, .every_decision = true};
  choose_as_arrived(table, permanent);
  chooser.end();
}

/// What is put into play has been there since before the turn: that begins behind it, as long as nothing has
/// come in the turn itself or lasts from it.
void begin_turn_behind(Duel& duel) {
  const Timestamp began = duel.turn.began;
  const bool came = std::any_of(duel.in_play.begin(), duel.in_play.end(), [&](std::uint16_t slot) {
    return std::min(duel.objects[slot].entered, duel.objects[slot].controlled_since) > began;
  });
  const bool lasts = std::any_of(duel.effects.begin(), duel.effects.end(),
                                 [&](const Effect& effect) { return effect.since > began; });
  if (came || lasts) return;
  duel.turn.began = duel.tick();
  duel.turn.last_turn_began[static_cast<std::size_t>(index(duel.active()))] = duel.turn.began;
}

}  // namespace

void choose_rules(Game& game, const std::string& name, const Value& options) {
  // A rule set makes the duel anew, and whatever was set up before would be lost.
  if (game.begun) throw Failure{"`rules` must be the first call of a scenario"};
  std::vector<std::pair<std::string, Value>> named;
  for (const auto& [key, value] : options.items) {
    if (!key.is_text())
      throw Failure{"the options of a rule set are named, as in { [\"mana.burn\"] = false }"};
    named.emplace_back(key.text, value);
  }
  std::string problem;
  auto rules = game.world.rules(name, named, problem);
  if (!rules) throw Failure{problem};
  game.rules = std::move(rules);
  game.start();
}

Value has(Game& game, PlayerId p, const std::string& zone_name, const std::string& name,
          const Value& options) {
  need_rest(game, "has");
  Zone zone{};
  // Nowhere is where a token is that is gone; nothing can be put there.
  if (!zone_named(zone_name, zone) || zone == Zone::nowhere)
    throw Failure{"there is no zone `" + zone_name + "`" + did_you_mean(zone_name, zone_names()) +
                  " (zones: " + listed(zone_names()) + ")"};
  const CardId card = card_named(game, name);
  int count = 1, damage = 0;
  bool tapped = false, sick = false;
  const Value *on = nullptr, *counters = nullptr, *choosing = nullptr;
  PlayerId controller = p;
  if (!options.is_nil()) {
    check_keys(options, has_keys(), "`has`");
    for (const auto& [key, value] : options.items) {
      if (key.text == "count") count = number_of(value, "count");
      if (key.text == "damage") damage = number_of(value, "damage");
      if (key.text == "tapped") tapped = truth_of(value, "tapped");
      if (key.text == "sick") sick = truth_of(value, "sick");
      if (key.text == "on") on = &value;
      if (key.text == "counters") counters = &value;
      if (key.text == "choosing") choosing = &value;
      if (key.text == "controller") {
        if (!value.is_player()) throw Failure{"`controller` is s.bob or s.sue"};
        controller = value.player;
      }
    }
    if (zone != Zone::in_play && (tapped || sick || on != nullptr || counters != nullptr ||
                                  choosing != nullptr || damage != 0 || controller != p))
      throw Failure{
          "tapped, sick, on, counters, choosing, controller and damage are for cards in play, not in \"" +
          zone_name + "\""};
  }
  if (on != nullptr && game.library->card(card).enchants.empty())
    throw Failure{name + " is put on nothing (R-ENCH-1)"};
  if (damage < 0 || (damage > 0 && !any(game.library->card(card).types & CardType::creature)))
    throw Failure{"`damage` is a number from 0, and of a creature"};
  if (tapped && (game.library->card(card).types & permanent_types) == CardType::enchantment)
    throw Failure{name + " is an enchantment, and enchantments never tap (R-ENCH-4)"};
  if (count < 1 || count > most_of_one_card)
    throw Failure{"`count` is a number from 1 to " + std::to_string(most_of_one_card)};
  if (game.duel().objects.size() + static_cast<std::size_t>(count) > most_objects)
    throw Failure{"a scenario has no more than " + std::to_string(most_objects) + " cards"};
  if (zone == Zone::in_play && !any(game.library->card(card).types & permanent_types))
    throw Failure{name + " is no permanent and cannot be in play (R-PERM-1)"};
  const ObjectId host = on != nullptr ? object_of(game, *on) : ObjectId{};
  Value list;
  list.kind = Value::Kind::table;
  game.driver.edit([&](Duel& duel) {
    std::vector<ObjectId> placed;
    for (int i = 0; i < count; ++i) {
      const ObjectId made = create(duel, card, p, zone);
      Object& object = duel.object(made);
      list.items.push_back({Value::of(i + 1), Value::object(made.slot)});
      if (zone == Zone::library) {
        // Below those named before, above the plain cards; the last in the list is the top card.
        auto& cards = duel.player(p).library;
        // `create` has put it on top.
        std::erase(cards, made.slot);
        const CardId plain = game.library->find(plain_card);
        const auto place = std::find_if(cards.begin(), cards.end(),
                                        [&](std::uint16_t s) { return duel.objects[s].card != plain; });
        cards.insert(place, made.slot);
      }
      if (zone != Zone::in_play) continue;
      placed.push_back(made);
      object.controller = controller;
      object.tapped = tapped;
      object.damage = damage;
      object.attached_to = host;
      // 0 is before every turn (R-SICK-1).
      object.controlled_since = sick ? duel.tick() : 0;
      if (counters != nullptr) give_counters(game, duel, Thing::of(made), *counters);
    }
    // Last: it may choose among those that came with it.
    for (const ObjectId id : placed)
      choose_for(duel, id, choosing != nullptr ? choosing->list() : std::vector<Value>{});
    if (zone == Zone::in_play && !sick) begin_turn_behind(duel);
    // Whoever has a permanent now has had it as long as it says above.
    for (const std::uint16_t slot : duel.in_play)
      duel.objects[slot].had_by = duel.look(duel.id_of(slot)).controller;
  });
  return count == 1 ? list.items.front().value : list;
}

Value lands(Game& game, PlayerId p, const std::string& name, int count) {
  Value options;
  options.kind = Value::Kind::table;
  options.items.push_back({Value::of(std::string{"count"}), Value::of(count)});
  return has(game, p, "in play", name, options);
}

void set_life(Game& game, PlayerId p, int life) {
  need_rest(game, "life");
  game.driver.edit([&](Duel& duel) { duel.player(p).life = life; });
}

void set_counters(Game& game, PlayerId p, const Value& counters) {
  need_rest(game, "counters");
  game.driver.edit([&](Duel& duel) {
    duel.player(p).counters.clear();
    give_counters(game, duel, Thing::of(p), counters);
  });
}

void add_mana(Game& game, PlayerId p, const std::string& symbols) {
  need_rest(game, "mana");
  ManaPool more;
  if (!read_pool(symbols, more) || more == ManaPool{})
    throw Failure{"`" + symbols + "` is no mana; write symbols in braces, as in {B}{B}{C}"};
  game.driver.edit([&](Duel& duel) {
    for (std::size_t i = 0; i < more.amount.size(); ++i)
      duel.player(p).pool.amount[i] =
          static_cast<std::uint16_t>(duel.player(p).pool.amount[i] + more.amount[i]);
  });
}

Value makes(Game& game, PlayerId p, const std::string& name, const Value& options) {
  need_rest(game, "makes");
  Card card;
  card.name = name;
  card.types = CardType::creature;
  std::vector<std::string> abilities;
  std::string text;
  Colours colours;
  bool has_power = false;
  if (!options.is_nil()) {
    check_keys(options, makes_keys(), "`makes`");
    for (const auto& [key, value] : options.items) {
      if (key.text == "power") {
        card.power = Amount{number_of(value, "power")};
        has_power = true;
      }
      if (key.text == "toughness") card.toughness = Amount{number_of(value, "toughness")};
      if (key.text == "abilities") abilities = words_of(value, "abilities");
      if (key.text == "text") {
        if (!value.is_text()) throw Failure{"`text` is the text of a card"};
        text = value.text;
      }
      if (key.text == "cost") {
        const auto cost = value.is_text() ? read_mana(value.text) : std::nullopt;
        if (!cost) throw Failure{"`cost` is mana in braces, as in {1}{B}"};
        card.cost = *cost;
        card.has_cost = true;
      }
      if (key.text == "colours")
        for (const std::string& word : words_of(value, "colours")) {
          const std::optional<Colour> colour = spelt<Colour>(word);
          if (!colour)
            throw Failure{"`" + word + "` is no colour" + did_you_mean(word, names_of(Colours::all()))};
          colours = colours | *colour;
        }
      if (key.text == "types") {
        card.types = CardType::none;
        for (const std::string& word : words_of(value, "types")) {
          if (const auto type = spelt<CardType>(word))
            card.types = card.types | *type;
          else if (const auto supertype = spelt<Supertype>(word))
            card.supertypes = card.supertypes | *supertype;
          else
            card.subtypes.push_back(game.library->words().intern(singular_creature_type(word)));
        }
        // "A wall" alone is a creature: a subtype without a type is one.
        if (card.types == CardType::none) card.types = CardType::creature;
      }
    }
  }
  // A creature needs both; 1/1 is what a scenario means that says nothing.
  if (any(card.types & CardType::creature)) {
    if (!has_power) card.power = Amount{1};
    if (!card.toughness) card.toughness = Amount{1};
  }
  card.colours = colours;
  std::string whole = listed(abilities);
  if (!text.empty()) whole += (whole.empty() ? "" : "\n") + text;
  if (!whole.empty()) {
    const std::string unread = game.world.read_text(whole, *game.library, card);
    if (!unread.empty()) throw Failure{"the text of " + name + " cannot be read: " + unread};
  }
  // Test cards of one name may be different ones ("a normal creature", 4/1 and 4/2).
  for (int n = 2;; ++n) {
    const CardId known = find_card(game, card.name);
    if (known == CardId::none || game.library->card(known) == card) break;
    card.name = name + " (" + std::to_string(n) + ")";
  }
  add_to_library(game, card);
  // A spell that leaves nothing in play waits in the hand.
  return has(game, p, any(card.types & permanent_types) ? "in play" : "hand", card.name, {});
}

Value add_card(Game& game, const std::string& script) {
  need_rest(game, "card");
  std::string problem;
  const std::optional<Card> card = game.world.read_script(script, *game.library, problem);
  if (!card) throw Failure{"the test card's script is not sound: " + problem};
  add_to_library(game, *card);
  return Value::of(card->name);
}

Value finds(Game& game, PlayerId p, const std::string& name, int which) {
  std::vector<std::string> names;
  std::vector<std::uint16_t> found;
  for (const std::uint16_t slot : game.duel().in_play) {
    const ObjectId id = game.duel().id_of(slot);
    if (game.duel().look(id).controller != p) continue;
    names.push_back(title_of(game.duel(), id));
    if (lowered(names.back()) == lowered(name)) found.push_back(slot);
  }
  if (which > 0 && !found.empty()) {
    if (static_cast<std::size_t>(which) <= found.size())
      return Value::object(found[static_cast<std::size_t>(which) - 1]);
    throw Failure{name_of(p) + " controls only " + std::to_string(found.size()) + " of the name `" + name +
                  "`"};
  }
  const bool equal = std::all_of(found.begin(), found.end(), [&](std::uint16_t slot) {
    return slot == found.front() ||
           are_equal(game.duel(), game.duel().id_of(found.front()), game.duel().id_of(slot));
  });
  if (!equal)
    throw Failure{name_of(p) + " controls " + std::to_string(found.size()) + " of the name `" + name +
                  "`, which differ; use the object that the verb gave which made it, or say which, as in "
                  "finds(name, 2)"};
  if (!found.empty()) return Value::object(found.front());
  throw Failure{name_of(p) + " controls no `" + name + "`" + did_you_mean(name, names) +
                " (in play: " + (names.empty() ? "nothing" : listed(names)) + ")"};
}

void begins(Game& game, PlayerId p) {
  need_rest(game, "begins");
  game.driver.edit([&](Duel& duel) {
    Table table{duel};
    for (const PlayerId player : {PlayerId::bob, PlayerId::sue})
      for (int i = 0; i < game.rules->opening_hand; ++i) draw_card(table, player);
    // Nothing of the turn in the middle may be left: no land played, no attack made.
    duel.turn = {};
    duel.turn.number = 1;
    duel.turn.active = duel.turn.starter = duel.turn.in_order = p;
    duel.turn.stage = Stage::phase_begins;
    duel.turn.began = duel.tick();
    // What lay in play before is that player's since before the turn, and not sick (R-SICK-1).
    duel.turn.last_turn_began[static_cast<std::size_t>(index(p))] = duel.turn.began;
  });
}

void need_rest(Game& game, const char* verb) {
  game.begun = true;
  if (!game.driver.at_rest())
    throw Failure{std::string{"`"} + verb +
                  "` changes the duel itself and cannot be used while a play is open; set up before, or "
                  "`resolve` first"};
}

}  // namespace sleight::scenario
