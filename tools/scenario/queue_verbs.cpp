#include "tools/scenario/queue_verbs.h"

#include <algorithm>

#include "scripting/lua/nearest_word.h"
#include "tools/display/phrases.h"
#include "tools/display/thing_names.h"
#include "tools/scenario/answer_rules.h"
#include "tools/scenario/named_sources.h"

namespace sleight::scenario {

namespace {

PlayOptions read_queued_options(const Value& given, bool regenerates) {
  const PlayOptions options = read_options(given, regenerates);
  if (!options.with.is_nil() && !options.with.is_object() && !options.with.is_text())
    throw Failure{"`with` is an object, or the name of a card"};
  // Both are about the moment in which a play is made, and this one is made when its step comes.
  if (options.held || options.unprompted)
    throw Failure{"`held` and `unprompted` are for what is played at once, not for what is queued"};
  return options;
}

/// Where a source was named that no cost drew from: of several times the last.
int line_of_source(const Game& game, std::uint16_t slot) {
  const auto named = std::find_if(game.queued_sources.rbegin(), game.queued_sources.rend(),
                                  [slot](const QueuedSource& source) { return source.slot == slot; });
  return named == game.queued_sources.rend() ? 0 : named->line;
}

}  // namespace

void assigns(Game& game, PlayerId p, const Value& division) {
  game.begun = true;
  if (!division.is_table()) throw Failure{"`assigns` takes { [source] = { [creature or player] = n } }"};
  for (const auto& [source, shares] : division.items) {
    // Only to refuse now what is no object: when the damage is dealt, the line would be lost.
    static_cast<void>(object_of(game, source));
    if (!shares.is_table()) throw Failure{"`assigns` takes { [source] = { [creature or player] = n } }"};
    for (const auto& [victim, amount] : shares.items) {
      if (!amount.is_number() || (!victim.is_object() && !victim.is_player()))
        throw Failure{"`assigns` takes { [source] = { [creature or player] = n } }"};
      if (amount.number < 0) throw Failure{"`assigns` takes numbers from 0"};
      game.shares.push_back({p, source.slot, victim, amount.number, game.line});
    }
  }
}

void will_prevent(Game& game, PlayerId p, const Value& what, const Value& options) {
  game.begun = true;
  Value card = what;
  // The card is fixed now; its name could be that of another when the step comes.
  if (what.is_text()) card = Value::object(card_in_hand(game, p, what));
  game.queued_plays.push_back({p, false, card, read_queued_options(options, false), game.line});
}

void will_regenerate(Game& game, PlayerId p, const Value& object, const Value& options) {
  game.begun = true;
  static_cast<void>(object_of(game, object));
  game.queued_plays.push_back({p, true, object, read_queued_options(options, true), game.line});
}

void will(Game& game, PlayerId p, const std::string& kind, const Value& answer, const Value& then) {
  game.begun = true;
  if (!then.is_nil() && !then.is_table()) throw Failure{"`will` takes what is expected as a table"};
  if (!then.is_nil()) check_keys(then, player_keys(), "what is expected with `will`");
  static const std::vector<std::string> kinds = [] {
    std::vector<std::string> names;
    for (const Spelling<DecisionKind>& row : all_spellings<DecisionKind>) names.emplace_back(row.spelling);
    return names;
  }();
  // Whether to pay and whether to do what a card offers is one question; cards say "may" of both.
  if (kind == "may") return will(game, p, spelling_of(DecisionKind::pay), answer, then);
  if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
    throw Failure{"there is no decision of kind `" + kind + "`" + did_you_mean(kind, kinds) +
                  " (kinds: " + listed(kinds) + ")"};
  if (answer.is_table()) {
    if (answer.items.empty()) throw Failure{"`will` is given an empty list, which answers nothing"};
    // A list is one answer after the other.
    for (const Value& one : answer.list()) will(game, p, kind, one, then);
    return;
  }
  if (kind == spelling_of(DecisionKind::mana) && !answer.is_object() && kind_of_mana(answer) == 0)
    throw Failure{"`will(\"mana\", ...)` takes a source or a colour, and not " + tell(game.duel(), answer) +
                  ": an object that gives mana, or " + kinds_of_mana_text};
  if (kind == spelling_of(DecisionKind::mana) && answer.is_object()) {
    // Nobody asks where the mana of a cost comes from: it is drawn from what was named.
    if (!then.is_nil()) throw Failure{"nobody is asked what a cost draws mana from: expect nothing with it"};
    name_source(game, p, answer);
  } else {
    game.queue.push_back({p, kind, answer, then, game.line});
  }
}

void force_chance(Game& game, const Value& results) {
  game.begun = true;
  std::vector<std::int32_t> forced;
  for (const Value& result : results.list()) {
    if (result.is_text() && (result.text == "heads" || result.text == "tails")) {
      // A coin is a number below 2, and 1 of them is heads: the call that wins.
      forced.push_back(result.text == "heads" ? 1 : 0);
    } else if (result.is_number() && result.number >= 1) {
      // A scenario counts from 1, as dice do; chance from 0.
      forced.push_back(result.number - 1);
    } else if (result.is_player()) {
      // Chance names a player by a number as well (R-SETUP-5).
      forced.push_back(index(result.player));
    } else {
      throw Failure{"chance gives \"heads\", \"tails\", a number from 1 up or a player, not " +
                    tell(game.duel(), result)};
    }
  }
  if (!game.driver.force_chance(forced))
    throw Failure{"chance has spoken already in what is open; give its results before the play"};
  game.chance_line = game.line;
}

void finish(Game& game) {
  // What is open may still ask for something of the queue.
  if (!game.driver.at_rest()) pass_to_rest(game);
  std::vector<std::string> unused;
  int line = 0;
  const auto note = [&unused, &line](std::string what, int where) {
    if (unused.empty()) line = where;
    unused.push_back(std::move(what));
  };
  for (const Queued& q : game.queue)
    if (!q.redundancy_of)
      note(name_of(q.player) + "'s \"" + q.kind + "\" = " + tell(game.duel(), q.answer), q.line);
  for (const std::uint16_t slot : game.driver.unused_sources())
    note("mana drawn from " + title_of(game.duel(), game.duel().id_of(slot)) + " for a cost",
         line_of_source(game, slot));
  for (const QueuedPlay& q : game.queued_plays)
    note(name_of(q.player) + (q.regenerate ? "'s regeneration of " : "'s prevention with ") +
             tell(game.duel(), q.what),
         q.line);
  for (const Share& s : game.shares)
    // Nobody is asked for the last share (R-CDMG-1), so that it counts as used when it is the rest.
    if (!s.used && !s.redundancy_of)
      note(std::to_string(s.amount) + " damage from " + title_of(game.duel(), game.duel().id_of(s.source)) +
               " to " + tell(game.duel(), s.victim),
           s.line);
  if (game.driver.unused_chance() > 0)
    note(std::to_string(game.driver.unused_chance()) + " results of chance", game.chance_line);
  if (!unused.empty()) throw Failure{"queued, but never asked for: " + listed(unused), line};
}

}  // namespace sleight::scenario
