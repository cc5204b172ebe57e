#include "tools/scenario/proofs.h"

#include <algorithm>
#include <set>

#include "tools/scenario/game.h"
#include "tools/scenario/open_steps.h"

namespace sleight::scenario {
namespace {

/// The verbs that are no plays, and move the duel on all the same.
bool moves_on(std::string_view verb) {
  static const std::set<std::string_view> moving{
      "turn_of", "next_turn", "to",      "to_effect", "to_the_end",    "resolve",
      "pass",    "duel",      "answers", "begins",    "random_actions"};
  return moving.contains(verb);
}

/// Whether anything in play changes what something is, or what may be done: a rule or a continuous effect
/// that is more than a keyword.
bool has_effects(const Duel& duel) {
  return std::any_of(duel.in_play.begin(), duel.in_play.end(), [&](std::uint16_t slot) {
    const Characteristics& now = duel.look(duel.id_of(slot));
    return std::any_of(duel.abilities_begin(now), duel.abilities_end(now), [](const HeldAbility& held) {
      const AbilityKind kind = held.ability->kind;
      return held.keyword == nullptr && (kind == AbilityKind::continuous || kind == AbilityKind::rule);
    });
  });
}

/// Whether the object has the power and toughness that are printed on it.
bool is_as_printed(const Duel& duel, ObjectId id) {
  if (!duel.is_in_play(id)) return true;
  const Card& printed = duel.printed(id);
  const Characteristics& now = duel.look(id);
  const auto same = [](const Box<Amount>& amount, int value) { return !amount || amount->number == value; };
  return same(printed.power, now.power) && same(printed.toughness, now.toughness);
}

/// Whether that field of an object says what the scenario has said itself. What a card of the library is, the
/// scenario has not said: that is a proof.
bool is_only_set_up(const Game& game, ObjectId id, const Entry& expected) {
  static const std::set<std::string_view> given{"zone",  "tapped",   "damage",    "controller",
                                                "owner", "counters", "attacking", "blocking"};
  const Duel& duel = game.duel();
  const std::string& field = expected.key.text;
  if (field == "controller" && duel.is_in_play(id))
    return duel.look(id).controller == duel.object(id).controller;
  if (given.contains(field)) return true;
  return game.proofs.made.contains(id.slot) && !has_effects(duel) && is_as_printed(duel, id);
}

/// Whether what is expected is only what was set up. Nothing has happened yet.
bool is_only_set_up(const Game& game, const Value& what, const Value& fields) {
  static const std::set<std::string_view> given{
      "life",  "hand", "graveyard", "graveyard_from_top", "mana", "library", "in_play", "counters",
      "limbo", "ante", "set_aside", "out_of_game",        "step", "turn_of", "over",    "out_of_play"};
  return std::all_of(fields.items.begin(), fields.items.end(), [&](const Entry& entry) {
    return what.is_object() ? is_only_set_up(game, game.duel().id_of(what.slot), entry)
                            : given.contains(entry.key.text);
  });
}

/// Whether a verb goes on from a batch as a whole, and not step by step in it.
bool leaves_batch(std::string_view verb, const std::vector<Value>& arguments) {
  if (verb == "to")
    return arguments.empty() || !arguments.front().is_text() ||
           special_window(arguments.front().text) == Window::none;
  return moves_on(verb) && verb != "resolve" && verb != "pass" && verb != "to_effect";
}

}  // namespace

void note_verb(Game& game, std::string_view verb, bool is_play, const std::vector<Value>& arguments,
               const Value& result) {
  Proofs& proofs = game.proofs;
  if (verb == "makes" && result.is_object()) proofs.made.insert(result.slot);
  if (is_play || moves_on(verb)) proofs.acted = true;
  if (verb == "rules") proofs.ruled = true;
  if (!proofs.waiting.empty() && !proofs.is_early) {
    proofs.is_early = leaves_batch(verb, arguments);
    if (!proofs.is_early && (is_play || moves_on(verb))) proofs.waiting.clear();
  }
  // What is queued with an answer is expected when that is asked for; that it was asked for, the end proves.
  // Actions by chance are tried against the rules, and those of a record must be what the duel asks for.
  const bool expects = verb == "expect" || verb == "expect_view" || verb == "explain" ||
                       verb == "random_actions" || verb == "answers" ||
                       (verb == "will" && arguments.size() > 2);
  if (!expects) return;
  ++proofs.expected;
  proofs.last_line = game.line;
  const bool set_up =
      verb == "expect" && !proofs.acted && !proofs.ruled && is_only_set_up(game, arguments[0], arguments[1]);
  if (!set_up) ++proofs.telling;
}

void note_refusal(Game& game) {
  ++game.proofs.expected;
  ++game.proofs.telling;
}

std::string proves_nothing(const Proofs& proofs) {
  if (proofs.telling > 0 || (proofs.expected == 0 && proofs.acted)) return "";
  if (proofs.expected == 0)
    return "the scenario expects nothing, so it holds whatever happens; say with `s:expect` or "
           "`s:expect_illegal` what it proves";
  return "the scenario expects only what it has set up itself, so it holds whatever the rules are; let "
         "something happen before it is looked at";
}

std::string looked_too_early(const Proofs& proofs) {
  if (proofs.waiting.empty()) return "";
  return "this is looked at while " + proofs.waiting +
         " are not resolved: a response without `held = true` waits with what it answers; let them resolve "
         "with `s:resolve()` before";
}

std::string proves_little(const Proofs& proofs) {
  if (proofs.expected > 0 || !proofs.acted) return "";
  return "the scenario expects nothing: it proves no more than that its plays are legal; say with `s:expect` "
         "or `s:expect_illegal` what comes of them";
}

}  // namespace sleight::scenario
