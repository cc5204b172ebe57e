#include "core/playing/turn/replay.h"

#include <utility>

#include "core/playing/turn/setup.h"
#include "core/playing/turn/turn.h"

namespace sleight {
namespace {

/// The decks of a record on the table; `problem` tells when that cannot be.
Replay begin(const Record& record, std::shared_ptr<const Library> library,
             std::shared_ptr<const Rules> rules) {
  Replay result;
  // With other rules the answers would be answers to other questions.
  if (record.rules.name != rules->name) {
    result.problem = "the record was played with the rule set " + record.rules.name + ", not " + rules->name;
    return result;
  }
  std::array<Deck, player_count> decks;
  for (std::size_t p = 0; p < decks.size(); ++p)
    for (const std::string& name : record.decks[p]) {
      decks[p].push_back(library->find(name));
      if (decks[p].back() != CardId::none) continue;
      result.problem = "the library has no card " + name;
      return result;
    }
  auto duel = std::make_shared<Duel>(std::move(library), std::move(rules));
  result.problem = set_up(*duel, decks[0], decks[1], record.seed);
  if (result.problem.empty()) result.duel = std::move(duel);
  return result;
}

}  // namespace

Replay play_and_record(Record& record, std::shared_ptr<const Library> library,
                       std::shared_ptr<const Rules> rules, std::array<Agent*, player_count> agents,
                       Observer* observer, long until) {
  Replay result = begin(record, std::move(library), std::move(rules));
  if (!result.duel) return result;
  record.answers.clear();
  // The first is that of the duel before anything was played: a replay sees at once that the decks differ.
  record.hashes = {result.duel->hash()};
  Table table{.duel = *result.duel, .agents = agents, .journal = &record.answers, .observer = observer};
  while (!result.duel->over() && (until < 0 || result.rest_points < until)) {
    play_on(table);
    ++result.rest_points;
    record.hashes.push_back(result.duel->hash());
  }
  return result;
}

Replay replay(const Record& record, std::shared_ptr<const Library> library,
              std::shared_ptr<const Rules> rules, long until, Observer* observer) {
  Replay result = begin(record, std::move(library), std::move(rules));
  if (!result.duel) return result;
  // Both players' answers are one list: they were asked in the order in which they stand there.
  std::size_t next = 0;
  JournalAgent journal(record.answers, next);
  Table table{.duel = *result.duel, .agents = {&journal, &journal}, .observer = observer};
  // More answers asked for than there are, more rest points reached, or another duel at this one.
  const auto differs = [&] {
    const auto here = static_cast<std::size_t>(result.rest_points);
    return next > record.answers.size() || here >= record.hashes.size() ||
           record.hashes[here] != result.duel->hash();
  };
  for (;;) {
    // Looked at before the hashes: an answer that was refused explains the difference that comes of it.
    if (!journal.problem().empty()) {
      result.diverged_at = result.rest_points;
      result.illegal = true;
      result.problem = journal.problem() + " (turn " + std::to_string(result.duel->turn.number) +
                       ", rest point " + std::to_string(result.rest_points) + ")";
      return result;
    }
    if (differs()) {
      result.diverged_at = result.rest_points;
      result.problem =
          "the replay differs from the record at rest point " + std::to_string(result.rest_points);
      return result;
    }
    const bool is_last = next == record.answers.size() &&
                         static_cast<std::size_t>(result.rest_points) + 1 == record.hashes.size();
    if (result.duel->over() || is_last || (until >= 0 && result.rest_points >= until)) break;
    play_on(table);
    ++result.rest_points;
  }
  // What was asked for only in part may well go on.
  if (until < 0 && (next != record.answers.size() ||
                    record.hashes.size() != static_cast<std::size_t>(result.rest_points) + 1))
    result.problem = "the record goes on after the duel is over";
  return result;
}

}  // namespace sleight
