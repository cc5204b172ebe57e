#include "tools/scenario/expect_verbs.h"

#include <algorithm>
#include <map>

#include "core/card/letters.h"
#include "core/card/mana_text.h"
#include "core/card/plus_text.h"
#include "core/card/spelling.h"
#include "core/explanation/short_text.h"
#include "core/playing/turn/setup.h"
#include "scripting/lua/nearest_word.h"
#include "tools/display/decision_words.h"
#include "tools/display/phrases.h"
#include "tools/display/thing_names.h"
#include "tools/scenario/keyword_list.h"
#include "tools/scenario/open_steps.h"

namespace sleight::scenario {
namespace {

std::string braced(const std::vector<std::string>& words) { return "{" + listed(words) + "}"; }

/// In one order and in lower case: lists are compared as sets with doubles.
std::vector<std::string> sorted(std::vector<std::string> words) {
  for (std::string& word : words) word = lowered(word);
  std::sort(words.begin(), words.end());
  return words;
}

std::vector<std::string> words_of(const Value& value, const std::string& field) {
  std::vector<std::string> words;
  for (const Value& one : value.list()) {
    if (!one.is_text()) throw Failure{"`" + field + "` is expected as words"};
    words.push_back(one.text);
  }
  return words;
}

[[noreturn]] void differs(const std::string& of, const std::string& field, const std::string& is,
                          const std::string& expected, const std::string& because = "") {
  throw Failure{of + ": " + field + " is " + is + ", expected " + expected +
                (because.empty() ? "" : "\n" + because)};
}

int number_of(const Value& value, const std::string& field) {
  if (!value.is_number()) throw Failure{"`" + field + "` is expected as a number"};
  return value.number;
}
bool truth_of(const Value& value, const std::string& field) {
  if (value.kind != Value::Kind::boolean) throw Failure{"`" + field + "` is expected as true or false"};
  return value.yes;
}

std::vector<std::string> names_in(const Duel& duel, const std::vector<std::uint16_t>& slots) {
  std::vector<std::string> names;
  for (const std::uint16_t slot : slots) names.push_back(title_of(duel, duel.id_of(slot)));
  return names;
}

/// The names of a player's cards in the zone that a field of `expect` looks at.
std::vector<std::string> names_in(const Duel& duel, PlayerId p, const std::string& field) {
  if (field == "hand") return names_in(duel, duel.player(p).hand);
  if (field == "graveyard") return names_in(duel, duel.player(p).graveyard);
  if (field == "library") return names_in(duel, duel.player(p).library);
  std::vector<std::string> names;
  Zone zone{};
  std::string spelt = field;
  std::replace(spelt.begin(), spelt.end(), '_', ' ');
  // Cards in play are counted by their controller, all others lie in the zone of their owner (R-ZONE-1).
  if (field != "in_play" && zone_named(spelt, zone)) {
    for (const ObjectId card : cards_in(duel, p, zone)) names.push_back(title_of(duel, card));
    return names;
  }
  for (const std::uint16_t slot : duel.in_play)
    if (duel.look(duel.id_of(slot)).controller == p) names.push_back(title_of(duel, duel.id_of(slot)));
  return names;
}

/// An object's wanted partners in combat, against those it has.
bool same_objects(const std::vector<Value>& wanted, std::vector<std::uint16_t> slots) {
  std::vector<std::uint16_t> named;
  for (const Value& one : wanted) {
    if (!one.is_object())
      throw Failure{"`blocking` is expected as true, false, an object or a list of objects"};
    named.push_back(one.slot);
  }
  std::sort(named.begin(), named.end());
  std::sort(slots.begin(), slots.end());
  return named == slots;
}

std::vector<std::string> deck_after(const Game& game, PlayerId p) {
  if (!game.duel().over()) throw Failure{"the duel goes on: decks are whole again only after it (R-SETUP-7)"};
  std::vector<std::string> names;
  // Ante and all: what the player takes home.
  const auto decks = decks_after(game.duel());
  for (const CardId card : decks[static_cast<std::size_t>(index(p))])
    names.push_back(game.library->card(card).name);
  return names;
}

/// The kinds of counters that have a name of their own.
std::vector<std::string> counters_spoken_of(const Library& library) {
  std::vector<std::string> names;
  for (const auto& counter : library.counters()) names.push_back(counter->name);
  return names;
}

/// { ["+1/+1"] = 2 }, or how many there are of all kinds.
void expect_counters(const Duel& d, const std::string& name, const std::vector<Counters>& there,
                     const Value& wanted) {
  if (wanted.is_number()) {
    int is = 0;
    for (const Counters& c : there) is += c.count;
    if (is != wanted.number) differs(name, "counters", std::to_string(is), std::to_string(wanted.number));
    return;
  }
  std::map<std::string, int> is, expected;
  for (const Counters& c : there) is[lowered(d.library().words().spelling(c.kind))] += c.count;
  for (const auto& [kind, number] : wanted.items) {
    if (!kind.is_text()) throw Failure{"`counters` is expected as { [\"+1/+1\"] = 2 }"};
    // None of a kind is the same as no word of it, but of a kind that nobody speaks of there is always none.
    if (!d.library().words().knows(Word(kind.text)) && !plus_of(kind.text))
      throw Failure{"no card here speaks of `" + kind.text + "` counters" +
                    did_you_mean(kind.text, counters_spoken_of(d.library()))};
    if (number_of(number, "counters") != 0) expected[lowered(kind.text)] = number.number;
  }
  const auto told = [](const std::map<std::string, int>& counters) {
    std::vector<std::string> words;
    for (const auto& [kind, number] : counters) words.push_back(std::to_string(number) + " " + kind);
    return braced(words);
  };
  if (is != expected) differs(name, "counters", told(is), told(expected));
}

/// Fails at the first field that is not as wanted.
void expect_object(Game& game, ObjectId id, const Value& fields) {
  static const std::vector<std::string> known = key_names(object_keys());
  check_keys(fields, known, "an expected object");
  const Duel& d = game.duel();
  const Object& object = d.object(id);
  const std::string name = title_of(d, id);
  // Outside play a card is what is printed on it; continuous effects do not reach it.
  const bool in_play = d.is_in_play(id);
  const Card& printed = d.printed(id);
  const auto because = [&](const std::string& value) {
    const auto& values = explainable_values();
    // Not every field has a history that can be told.
    if (!in_play || std::find(values.begin(), values.end(), value) == values.end()) return std::string{};
    return to_text(sleight::explained(d, id, value));
  };
  // In a fixed order, so that of several fields that differ it is always the same one that is told.
  for (const std::string& field : known) {
    const Value* wanted = fields.find(field.c_str());
    if (wanted == nullptr) continue;
    if (field == "zone") {
      Zone zone{};
      if (!wanted->is_text() || !zone_named(wanted->text, zone))
        throw Failure{"there is no zone " + tell(d, *wanted) +
                      (wanted->is_text() ? did_you_mean(wanted->text, zone_names()) : "")};
      if (object.zone != zone)
        differs(name, field, '"' + name_of(object.zone) + '"', '"' + wanted->text + '"');
    } else if (field == "power" || field == "toughness") {
      const Box<Amount>& base = field == "power" ? printed.power : printed.toughness;
      const int is =
          in_play ? (field == "power" ? d.look(id).power : d.look(id).toughness) : (base ? base->number : 0);
      if (is != number_of(*wanted, field))
        differs(name, field, std::to_string(is), std::to_string(wanted->number), because(field));
    } else if (field == "tapped") {
      if (object.tapped != truth_of(*wanted, field))
        differs(name, field, object.tapped ? "true" : "false", tell(d, *wanted));
    } else if (field == "types") {
      auto is = names_of(in_play ? d.look(id).types : printed.types);
      const auto subtypes = subtypes_of(d, id, false);
      const auto expected = words_of(*wanted, field);
      // Creature types count when the scenario names any that are no card types.
      const auto all = names_of(all_card_types);
      if (std::any_of(expected.begin(), expected.end(), [&](const std::string& word) {
            return std::find(all.begin(), all.end(), lowered(word)) == all.end();
          }))
        is.insert(is.end(), subtypes.begin(), subtypes.end());
      // And so do supertypes, snow among them.
      const auto super = names_of(static_cast<Supertype>(0xFF));
      if (std::any_of(expected.begin(), expected.end(), [&](const std::string& word) {
            return std::find(super.begin(), super.end(), lowered(word)) != super.end();
          })) {
        const auto has = names_of(in_play ? d.look(id).supertypes : printed.supertypes);
        is.insert(is.end(), has.begin(), has.end());
      }
      if (sorted(is) != sorted(expected)) differs(name, field, braced(is), braced(expected), because(field));
    } else if (field == "land_types") {
      const auto is = subtypes_of(d, id, true);
      const auto expected = words_of(*wanted, field);
      if (sorted(is) != sorted(expected)) differs(name, field, braced(is), braced(expected), because(field));
    } else if (field == "colours") {
      auto is = names_of(in_play ? d.look(id).colours : printed.colour());
      // A spell on its way has the traits that its play has.
      // In limbo it is not in play, but an interrupt may have changed it (R-INT-5, R-COLOR-3).
      for (const BatchItem& play : d.batch)
        if (play.kind == BatchItem::Kind::spell && play.source == id) is = names_of(d.look(id).colours);
      const auto expected = words_of(*wanted, field);
      if (sorted(is) != sorted(expected)) differs(name, field, braced(is), braced(expected), because(field));
    } else if (field == "has" || field == "lacks") {
      for (const std::string& word : words_of(*wanted, field)) {
        // What nothing can have, everything lacks.
        if (const std::string wrong = no_such_keyword(d.library(), word); !wrong.empty())
          throw Failure{wrong};
        if (has_keyword(d, id, word) != (field == "has"))
          differs(name, "what it has", braced(keywords_of(d, id)), (field == "has" ? "" : "not ") + word,
                  because("abilities"));
      }
    } else if (field == "damage") {
      if (object.damage != number_of(*wanted, field))
        differs(name, field, std::to_string(object.damage), std::to_string(wanted->number));
    } else if (field == "controller" || field == "owner") {
      if (!wanted->is_player()) throw Failure{"`" + field + "` is expected as s.bob or s.sue"};
      const PlayerId is = field == "owner" ? object.owner
                          : in_play        ? d.look(id).controller
                                           : object.controller;
      if (is != wanted->player) differs(name, field, name_of(is), name_of(wanted->player), because(field));
    } else if (field == "counters") {
      std::vector<Counters> there;
      for (const Counters& c : d.counters)
        if (c.slot == id.slot) there.push_back(c);
      expect_counters(d, name, there, *wanted);
    } else if (field == "attacking") {
      if (d.combat.has_attacker(id) != truth_of(*wanted, field))
        differs(name, field, d.combat.has_attacker(id) ? "true" : "false", tell(d, *wanted));
    } else if (field == "blocking") {
      std::vector<std::uint16_t> blocked;
      for (const Block& block : d.combat.blocks)
        if (block.in_combat && block.blocker == id) blocked.push_back(block.attacker.slot);
      // `true` asks whether it blocks at all: what it blocked may be gone.
      const bool right = wanted->kind == Value::Kind::boolean ? d.combat.has_blocker(id) == wanted->yes
                                                              : same_objects(wanted->list(), blocked);
      if (!right)
        differs(name, field, blocked.empty() ? "nothing" : braced(names_in(d, blocked)), tell(d, *wanted));
    } else if (field == "name") {
      if (!wanted->is_text() || wanted->text != name)
        differs(name, field, '"' + name + '"', tell(d, *wanted), because(field));
    }
  }
}

void expect_player(Game& game, PlayerId p, const Value& fields) {
  static const std::vector<std::string> known = key_names(player_keys());
  check_keys(fields, known, "an expected player");
  const Duel& d = game.duel();
  const PlayerState& player = d.player(p);
  const std::string name = name_of(p);
  for (const std::string& field : known) {
    const Value* wanted = fields.find(field.c_str());
    if (wanted == nullptr) continue;
    if (field == "life") {
      if (player.life != number_of(*wanted, field))
        differs(name, field, std::to_string(player.life), std::to_string(wanted->number));
    } else if (field == "mana") {
      ManaPool expected;
      // Read and compared as pools: the order of the symbols says nothing.
      if (!wanted->is_text() || !read_pool(wanted->text, expected))
        throw Failure{"`mana` is expected as symbols, as in \"{B}{B}\""};
      if (!(expected == player.mana()))
        differs(name, field, '"' + pool_text(player.mana()) + '"', '"' + pool_text(expected) + '"');
    } else if (field == "lost" || field == "won") {
      const Outcome theirs = p == PlayerId::bob ? Outcome::sue_wins : Outcome::bob_wins;
      const Outcome mine = p == PlayerId::bob ? Outcome::bob_wins : Outcome::sue_wins;
      // Nobody wins a draw; both have lost.
      const bool is = field == "won" ? d.outcome == mine : d.outcome == theirs || d.outcome == Outcome::draw;
      if (is != truth_of(*wanted, field)) differs(name, field, is ? "true" : "false", tell(d, *wanted));
    } else if (field == "counters") {
      expect_counters(d, name, player.counters, *wanted);
    } else if (field == "graveyard_from_top") {
      if (game.unsaid_graveyard[static_cast<std::size_t>(index(p))])
        throw Failure{"cards came into the graveyard of " + name +
                      " together, and nobody said in which order; queue it with `will(\"order\", card)`"};
      auto is = names_in(d, player.graveyard);
      std::reverse(is.begin(), is.end());
      const auto expected = words_of(*wanted, field);
      if (is != expected) differs(name, "graveyard, top card first,", braced(is), braced(expected));
    } else {
      expect_cards(name, field, field == "deck" ? deck_after(game, p) : names_in(d, p, field), *wanted);
    }
  }
}

/// Who was asked to interrupt what, all through the scenario: { { player, card }, ... } in order.
void expect_prompts(Game& game, const Value& wanted) {
  const auto told = [&](PlayerId player, std::uint16_t about) {
    return name_of(player) + " about " + title_of(game.duel(), game.duel().id_of(about));
  };
  std::vector<std::string> is;
  for (const Driver::Prompt& prompt : game.driver.interrupts_asked())
    is.push_back(told(prompt.player, prompt.about));
  std::vector<std::string> expected;
  for (const Value& one : wanted.list()) {
    const std::vector<Value> pair = one.list();
    if (pair.size() != 2 || !pair[0].is_player() || !pair[1].is_object())
      throw Failure{"`asked_to_interrupt` is expected as { { s.bob, card }, ... }"};
    expected.push_back(told(pair[0].player, pair[1].slot));
  }
  if (is != expected) differs("the duel", "asked_to_interrupt", braced(is), braced(expected));
}

/// What `step` can be: the phases of the rule set, the steps of the attack and those between effects.
std::vector<std::string> step_names(const Game& game) {
  std::vector<std::string> names;
  for (const Phase& phase : game.rules->phases) names.push_back(phase.name);
  for (const Keys* keys : {&steps_of_attack(), &steps_between_effects()})
    for (std::string& name : key_names(*keys)) names.push_back(std::move(name));
  return names;
}

void expect_duel(Game& game, const Value& fields) {
  static const std::vector<std::string> known = key_names(state_keys());
  check_keys(fields, known, "an expected scenario");
  const Duel& d = game.duel();
  if (const Value* wanted = fields.find("turn_of")) {
    if (!wanted->is_player()) throw Failure{"`turn_of` is expected as s.bob or s.sue"};
    if (d.active() != wanted->player)
      differs("the duel", "turn_of", name_of(d.active()), name_of(wanted->player));
  }
  if (const Value* wanted = fields.find("step")) {
    if (!wanted->is_text()) throw Failure{"`step` is expected as a word"};
    std::string is = step_of(d);
    if (game.driver.asked() != nullptr) {
      if (game.driver.asked()->window == Window::attack_announced) is = "attack";
      if (const std::string special = special_step(game.driver.asked()->window); !special.empty())
        is = special;
    }
    // An attack that has ended is in the main phase again; both words are right there.
    if (const std::vector<std::string> names = step_names(game);
        std::find(names.begin(), names.end(), wanted->text) == names.end())
      throw Failure{"there is no step `" + wanted->text + "`" + did_you_mean(wanted->text, names) +
                    " (steps: " + listed(names) + ")"};
    const bool right = is == wanted->text || (game.at_end_of_attack && wanted->text == "end of attack");
    if (!right) differs("the duel", "step", '"' + is + '"', '"' + wanted->text + '"');
  }
  if (const Value* wanted = fields.find("packets")) expect_packets(d, *wanted);
  if (const Value* wanted = fields.find("dying")) expect_dying(d, *wanted);
  std::optional<Decision> asked;
  if (fields.find("asked") != nullptr || fields.find("window") != nullptr) asked = game.driver.next_asked();
  if (const Value* wanted = fields.find("asked")) {
    if (!wanted->is_player()) throw Failure{"`asked` is expected as s.bob or s.sue"};
    const PlayerId is = asked ? asked->player : PlayerId::none;
    if (is != wanted->player) differs("the duel", "asked", name_of(is), name_of(wanted->player));
  }
  if (const Value* wanted = fields.find("window")) {
    if (!wanted->is_text()) throw Failure{"`window` is expected as a word"};
    if (!spelt<Window>(wanted->text)) {
      std::vector<std::string> names;
      for (const Spelling<Window>& row : all_spellings<Window>) names.emplace_back(row.spelling);
      throw Failure{"there is no window `" + wanted->text + "`" + did_you_mean(wanted->text, names) +
                    " (windows: " + listed(names) + ")"};
    }
    const std::string is = spelling_of(asked ? asked->window : Window::none);
    if (is != wanted->text) differs("the duel", "window", '"' + is + '"', '"' + wanted->text + '"');
  }
  if (const Value* wanted = fields.find("asked_to_interrupt")) expect_prompts(game, *wanted);
  if (const Value* wanted = fields.find("windows")) {
    const auto expected = words_of(*wanted, "windows");
    if (game.windows != expected) differs("the duel", "windows", braced(game.windows), braced(expected));
  }
  if (const Value* wanted = fields.find("over"))
    if (d.over() != truth_of(*wanted, "over"))
      differs("the duel", "over", d.over() ? "true" : "false", tell(d, *wanted));
  if (const Value* wanted = fields.find("reason"))
    if (!wanted->is_text() || wanted->text != reason_words(d.reason))
      differs("the duel", "reason", std::string{'"'} + reason_words(d.reason) + '"', tell(d, *wanted));
  if (const Value* wanted = fields.find("draw"))
    if ((d.outcome == Outcome::draw) != truth_of(*wanted, "draw"))
      differs("the duel", "draw", d.outcome == Outcome::draw ? "true" : "false", tell(d, *wanted));
}

}  // namespace

namespace {

/// The plays that wait to be resolved, the newest first: "Giant Growth, Lightning Bolt".
std::string open_plays(const Duel& duel) {
  std::vector<std::string> names;
  for (auto play = duel.batch.rbegin(); play != duel.batch.rend(); ++play)
    names.push_back(title_of(duel, Thing::play(play->number)));
  return listed(names);
}

void expect_what(Game& game, const Value& what, const Value& fields) {
  // A play stands for its card.
  if (what.is_object() || what.kind == Value::Kind::play)
    return expect_object(game, game.duel().id_of(what.slot), fields);
  if (what.is_player()) return expect_player(game, what.player, fields);
  if (what.kind == Value::Kind::scenario) return expect_duel(game, fields);
  throw Failure{"`expect` looks at an object, a player or the scenario `s`, not at " +
                tell(game.duel(), what)};
}

}  // namespace

void expect(Game& game, const Value& what, const Value& fields) {
  game.begun = true;
  if (!fields.is_table()) throw Failure{"`expect` takes what is expected as a table"};
  if (fields.items.empty()) throw Failure{"`expect` is given nothing to look at; write what is expected"};
  const bool open = !game.driver.at_rest() && !game.duel().batch.empty();
  if (open && !game.proofs.is_early && game.duel().find_play(game.waiting) != nullptr) {
    game.proofs.waiting = open_plays(game.duel());
    game.proofs.early_line = game.line;
  }
  try {
    expect_what(game, what, fields);
  } catch (Failure& failure) {
    // The state before something resolves is the usual reason.
    if (open)
      failure.text += "\nNot resolved yet: " + open_plays(game.duel()) + "; `s:resolve()` lets it resolve";
    throw;
  }
}

Explanation explained(Game& game, const Value& object, const std::string& value) {
  const auto& values = explainable_values();
  if (std::find(values.begin(), values.end(), value) == values.end())
    throw Failure{"`" + value + "` cannot be explained" + did_you_mean(value, values) +
                  " (values: " + listed(values) + ")"};
  return sleight::explained(game.duel(), object_of(game, object), value);
}

void expect_cards(const std::string& whose, const std::string& field, const std::vector<std::string>& are,
                  const Value& wanted) {
  if (wanted.is_number()) {
    if (static_cast<int>(are.size()) != wanted.number)
      differs(whose, field, std::to_string(are.size()) + " cards " + braced(are),
              std::to_string(wanted.number));
    return;
  }
  std::vector<std::string> expected;
  for (const auto& [key, value] : wanted.entries()) {
    if (key.is_text() && value.is_number() && value.number >= 0) {
      // A slip in the number must not fill the memory.
      expected.insert(expected.end(), static_cast<std::size_t>(std::clamp(value.number, 0, 10'000)),
                      key.text);
    } else if (key.is_number() && value.is_text()) {
      expected.push_back(value.text);
    } else {
      throw Failure{"`" + field + "` is expected as a number, as names, or as { [name] = how many }"};
    }
  }
  if (sorted(are) != sorted(expected)) differs(whose, field, braced(are), braced(expected));
}

}  // namespace sleight::scenario
