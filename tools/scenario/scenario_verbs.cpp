#include "tools/scenario/scenario_verbs.h"

#include "scripting/lua/nearest_word.h"
#include "tools/display/thing_names.h"
#include "tools/scenario/advance_verbs.h"
#include "tools/scenario/attack_verbs.h"
#include "tools/scenario/expect_verbs.h"
#include "tools/scenario/player_verbs.h"
#include "tools/scenario/queue_verbs.h"
#include "tools/scenario/random_actions.h"
#include "tools/scenario/recorded_answers.h"
#include "tools/scenario/setup_verbs.h"
#include "tools/scenario/view_verbs.h"
#include "tools/scenario/whole_duels.h"

namespace sleight::scenario {
namespace {

using Arguments = std::vector<Value>;

Value at(const Arguments& a, std::size_t i) { return i < a.size() ? a[i] : Value{}; }

std::string text_at(const Arguments& a, std::size_t i, const char* what) {
  if (i >= a.size() || !a[i].is_text()) throw Failure{std::string{"expected "} + what + " as text"};
  return a[i].text;
}
int number_at(const Arguments& a, std::size_t i, const char* what) {
  if (i >= a.size() || !a[i].is_number()) throw Failure{std::string{"expected "} + what + " as a number"};
  return a[i].number;
}
PlayerId player_at(const Arguments& a, std::size_t i) {
  if (i >= a.size() || !a[i].is_player()) throw Failure{"expected s.bob or s.sue"};
  return a[i].player;
}

/// The explanation as a table: a list of lines, and the result.
Value table_of(const Explanation& explanation) {
  Value list;
  list.kind = Value::Kind::table;
  const auto put = [](Value& table, const char* key, Value value) {
    table.items.push_back({Value::of(std::string{key}), std::move(value)});
  };
  int n = 0;
  for (const ExplanationLine& line : explanation.lines) {
    Value entry;
    entry.kind = Value::Kind::table;
    put(entry, "source", Value::of(line.source));
    put(entry, "layer", Value::of(n == 0 ? std::string{} : layer_name(line.layer)));
    put(entry, "effect", Value::of(line.effect));
    put(entry, "result", Value::of(line.result));
    put(entry, "file", Value::of(line.file));
    put(entry, "line", Value::of(line.line));
    put(entry, "timestamp", Value::of(static_cast<int>(line.since)));
    list.items.push_back({Value::of(++n), std::move(entry)});
  }
  put(list, "object", Value::of(explanation.object));
  put(list, "value", Value::of(explanation.value));
  put(list, "result", Value::of(explanation.result));
  put(list, "text", Value::of(to_text(explanation)));
  return list;
}

std::vector<Verb> make_verbs() {
  return {
      // of the scenario
      {"rules", false, false, 1, 2, "s:rules(name, { option = value })",
       "Chooses the rule set, and options of it; the first call of a scenario.",
       [](Game& g, PlayerId, const Arguments& a) {
         return choose_rules(g, text_at(a, 0, "the rule set"), at(a, 1)), Value{};
       }},
      {"turn_of", false, false, 1, 1, "s:turn_of(p)",
       "Moves on, everyone passing, to the main phase of that player.",
       [](Game& g, PlayerId, const Arguments& a) { return turn_of(g, player_at(a, 0)), Value{}; }},
      {"next_turn", false, false, 0, 0, "s:next_turn()",
       "Moves on, everyone passing, to the main phase of the next turn.",
       [](Game& g, PlayerId, const Arguments&) { return next_turn(g), Value{}; }},
      {"to", false, false, 1, 1, "s:to(step)",
       "Moves on, everyone passing, to that phase, or to that step of the attack.",
       [](Game& g, PlayerId, const Arguments& a) { return go_to(g, text_at(a, 0, "the step")), Value{}; }},
      {"to_effect", false, false, 1, 1, "s:to_effect(object or \"draw\")",
       "Moves on to the effect of a phase, that of a permanent or the draw.",
       [](Game& g, PlayerId, const Arguments& a) { return to_effect(g, a[0]), Value{}; }},
      {"to_the_end", false, false, 0, 0, "s:to_the_end()",
       "Moves on, everyone passing, until the duel is over.",
       [](Game& g, PlayerId, const Arguments&) { return to_the_end(g), Value{}; }},
      {"chance", false, false, 1, 1, "s:chance { \"heads\", 3 }", "The next results of chance, in order.",
       [](Game& g, PlayerId, const Arguments& a) { return force_chance(g, a[0]), Value{}; }},
      {"card", false, false, 1, 1, "s:card [[ return instant \"Test\" { ... } ]]",
       "Adds a card, given as a script, to the library of this scenario.",
       [](Game& g, PlayerId, const Arguments& a) {
         return add_card(g, text_at(a, 0, "the script of a card"));
       }},
      {"resolve", false, false, 0, 0, "s:resolve()", "Lets the open batch resolve.",
       [](Game& g, PlayerId, const Arguments&) { return resolve(g), Value{}; }},
      {"pass", false, false, 0, 0, "s:pass()", "The player whose turn it is to act passes.",
       [](Game& g, PlayerId, const Arguments&) { return pass(g), Value{}; }},
      {"expect", false, false, 2, 2, "s:expect(what, { ... })",
       "What an object, a player or the duel must be like now.",
       [](Game& g, PlayerId, const Arguments& a) { return expect(g, a[0], a[1]), Value{}; }},
      {"duel", false, true, 0, 1, "s:duel { bob = { cards }, sue = { cards }, ... }",
       "Sets a duel up by the rules, from the decks on; after one that is over, the next of a series.",
       [](Game& g, PlayerId, const Arguments& a) { return whole_duel(g, at(a, 0)), Value{}; }},
      {"answers", false, false, 1, 3, "s:answers({ numbers }, last turn, seed)",
       "Both players' next answers, as a record has them; then on until that turn is over.",
       [](Game& g, PlayerId, const Arguments& a) {
         return answers(g, a[0], a.size() > 1 ? number_at(a, 1, "the last turn") : 0,
                        a.size() > 2 ? number_at(a, 2, "the seed") : -1),
                Value{};
       }},
      {"random_actions", false, false, 1, 2, "s:random_actions(how many, seed)",
       "Both players try actions picked by chance; only legal ones are taken.",
       [](Game& g, PlayerId, const Arguments& a) {
         return random_actions(g, number_at(a, 0, "how many"),
                               a.size() > 1 ? number_at(a, 1, "the seed") : 1),
                Value{};
       }},
      {"expect_view", false, false, 2, 2, "s:expect_view(p, { ... })", "What that player can see.",
       [](Game& g, PlayerId, const Arguments& a) { return expect_view(g, player_at(a, 0), a[1]), Value{}; }},
      {"explain", false, false, 2, 2, "s:explain(object, value)",
       "How a value of an object came about, step by step.",
       [](Game& g, PlayerId, const Arguments& a) {
         return table_of(explained(g, a[0], text_at(a, 1, "the value")));
       }},
      // of a player: setting up
      {"has", true, false, 2, 3, "p:has(zone, name, { ... })",
       "Puts a card into a zone of the player; gives the object.",
       [](Game& g, PlayerId p, const Arguments& a) {
         return has(g, p, text_at(a, 0, "the zone"), text_at(a, 1, "the card"), at(a, 2));
       }},
      {"lands", true, false, 1, 2, "p:lands(name, n)", "Puts untapped lands of that name into play.",
       [](Game& g, PlayerId p, const Arguments& a) {
         return lands(g, p, text_at(a, 0, "the land"), a.size() > 1 ? number_at(a, 1, "how many") : 1);
       }},
      {"life", true, false, 1, 1, "p:life(n)", "Sets the player's life.",
       [](Game& g, PlayerId p, const Arguments& a) {
         return set_life(g, p, number_at(a, 0, "the life")), Value{};
       }},
      {"counters", true, false, 1, 1, "p:counters { [kind] = n }", "Sets the counters that the player has.",
       [](Game& g, PlayerId p, const Arguments& a) { return set_counters(g, p, a[0]), Value{}; }},
      {"mana", true, false, 1, 1, "p:mana \"{B}{B}\"", "Adds mana to the player's pool.",
       [](Game& g, PlayerId p, const Arguments& a) {
         return add_mana(g, p, text_at(a, 0, "the mana")), Value{};
       }},
      {"library", true, false, 1, 1, "p:library(n) or p:library { cards, top first }",
       "The whole library of the player: so many plain cards, or these, the top card first.",
       [](Game& g, PlayerId p, const Arguments& a) { return fill_library(g, p, a[0]), Value{}; }},
      {"makes", true, false, 1, 2, "p:makes(name, { ... })",
       "Puts a test card into play: a creature, or what `text` says.",
       [](Game& g, PlayerId p, const Arguments& a) {
         return makes(g, p, text_at(a, 0, "a name"), at(a, 1));
       }},
      {"finds", true, false, 1, 2, "p:finds(name, n)",
       "The object of that name that the player controls in play; of several that differ, which, from 1.",
       [](Game& g, PlayerId p, const Arguments& a) {
         return finds(g, p, text_at(a, 0, "a name"), a.size() > 1 ? number_at(a, 1, "which") : 0);
       }},
      {"begins", true, false, 0, 0, "p:begins()",
       "Both draw their opening hands, and the first turn of the duel begins: that player's.",
       [](Game& g, PlayerId p, const Arguments&) { return begins(g, p), Value{}; }},
      // playing
      {"casts", true, true, 1, 2, "p:casts(card, { ... })",
       "Announces a spell, pays for it, lets all pass and lets it resolve.",
       [](Game& g, PlayerId p, const Arguments& a) { return casts(g, p, a[0], at(a, 1)); }},
      {"activates", true, true, 1, 2, "p:activates(object, { ... })", "The same for an activated ability.",
       [](Game& g, PlayerId p, const Arguments& a) { return activates(g, p, a[0], at(a, 1)); }},
      {"interrupts", true, true, 2, 3, "p:interrupts(play, card or object, { ... })",
       "Interrupts an open play.",
       [](Game& g, PlayerId p, const Arguments& a) { return interrupts(g, p, a[0], a[1], at(a, 2)); }},
      {"pays_off", true, true, 1, 1, "p:pays_off(card)",
       "Pays so that an effect of that card which waits does not come.",
       [](Game& g, PlayerId p, const Arguments& a) { return pays_off(g, p, a[0]), Value{}; }},
      {"plays_land", true, true, 1, 1, "p:plays_land(card)", "Plays a land.",
       [](Game& g, PlayerId p, const Arguments& a) { return plays_land(g, p, a[0]), Value{}; }},
      {"taps_for_mana", true, true, 1, 2, "p:taps_for_mana(land, colour)", "Draws mana from a land.",
       [](Game& g, PlayerId p, const Arguments& a) { return taps_for_mana(g, p, a[0], at(a, 1)), Value{}; }},
      {"attacks", true, true, 1, 1, "p:attacks { a, b, {c, d} }",
       "Declares the attack; an inner list is a band.",
       [](Game& g, PlayerId p, const Arguments& a) { return attacks(g, p, a[0]), Value{}; }},
      {"blocks", true, true, 1, 1, "p:blocks { [blocker] = attacker }", "Declares blocks.",
       [](Game& g, PlayerId p, const Arguments& a) { return blocks(g, p, a[0]), Value{}; }},
      // queueing
      {"assigns", true, false, 1, 1, "p:assigns { [source] = { [victim] = n } }",
       "How the damage of the coming damage step is divided.",
       [](Game& g, PlayerId p, const Arguments& a) { return assigns(g, p, a[0]), Value{}; }},
      {"will_prevent", true, false, 1, 2, "p:will_prevent(card or object, { ... })",
       "Is used in the next prevention step in which it is legal.",
       [](Game& g, PlayerId p, const Arguments& a) { return will_prevent(g, p, a[0], at(a, 1)), Value{}; }},
      {"will_regenerate", true, false, 1, 2, "p:will_regenerate(object, { ... })",
       "Is used when that object is about to go to the graveyard.",
       [](Game& g, PlayerId p, const Arguments& a) {
         return will_regenerate(g, p, a[0], at(a, 1)), Value{};
       }},
      {"will", true, false, 2, 3, "p:will(kind, answer, { ... })",
       "The answer to the next decision of that kind; and what is expected of the player when it is asked "
       "for.",
       [](Game& g, PlayerId p, const Arguments& a) {
         return will(g, p, text_at(a, 0, "the kind of decision"), a[1], at(a, 2)), Value{};
       }},
  };
}

}  // namespace

const std::vector<Verb>& verbs() {
  static const std::vector<Verb> all = make_verbs();
  return all;
}

const Verb* find_verb(const std::string& name, bool of_player) {
  for (const Verb& verb : verbs())
    if (verb.of_player == of_player && name == verb.name) return &verb;
  return nullptr;
}

std::vector<std::string> verb_names(bool of_player) {
  std::vector<std::string> names;
  for (const Verb& verb : verbs())
    if (verb.of_player == of_player) names.emplace_back(verb.name);
  if (!of_player) {
    names.emplace_back("expect_illegal");
    names.emplace_back("bob");
    names.emplace_back("sue");
  }
  return names;
}

std::string no_such_verb(const std::string& name, bool of_player) {
  return std::string{of_player ? "a player" : "the scenario"} + " has no verb `" + name + "`" +
         did_you_mean(name, verb_names(of_player));
}

}  // namespace sleight::scenario
