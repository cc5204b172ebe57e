#include "core/table/asking.h"

#include <cassert>
#include <utility>

namespace sleight {
namespace {

/// How many answers are possible, and the first of them.
struct Answers {
  std::int64_t count = 0;
  std::int32_t first = 0;
};
Answers possible_answers(const Decision& decision) {
  if (!decision.is_number()) return {static_cast<std::int64_t>(decision.options.size()), 0};
  // In 64 bits: the widest range has more values than its type.
  return {static_cast<std::int64_t>(decision.most) - decision.least + 1, decision.least};
}

/// The first answer of the player's agent that the decision accepts; `first` when there is nobody to ask, or
/// nobody who can be talked sense to.
std::int32_t answer_of_agent(Table& table, const Decision& decision, std::int32_t first) {
  Agent* agent = decision.player == PlayerId::none
                     ? nullptr
                     : table.agents[static_cast<std::size_t>(index(decision.player))];
  if (agent == nullptr) return first;
  // Of the player who is asked, never the duel: nobody decides by what they cannot see.
  const View view(table.duel, decision.player);
  for (int refusals = 0; refusals < refusal_limit; ++refusals) {
    const std::int32_t answer = agent->answer(view, decision);
    if (decision.accepts(answer)) return answer;
    agent->refused(decision, answer, why_refused(decision, answer));
  }
  return first;
}

/// Asks and gives the accepted answer.
std::int32_t ask(Table& table, const Decision& decision) {
  // One possible answer is no decision: it is not asked and not journaled, whichever host plays the duel.
  const Answers possible = possible_answers(decision);
  // An empty range has no answer; its lower end does least harm.
  if (possible.count <= 0 || (possible.count == 1 && !table.every_decision)) return possible.first;
  ++table.duel.work().questions;
  const std::int32_t answer = answer_of_agent(table, decision, possible.first);
  assert(decision.accepts(answer));  // rules code takes it as it is
  // Also where `every_decision` put a single answer to an agent: records of both kinds of hosts are the same.
  if (possible.count > 1 && table.journal != nullptr) table.journal->push_back(answer);
  // After the journal: an observer that reads it finds the answer there.
  if (table.observer != nullptr) table.observer->decided(table.duel, decision, answer);
  return answer;
}

Option option_of_kind(Option::Kind kind) {
  Option option;
  option.kind = kind;
  return option;
}

std::vector<Option> options_of(const std::vector<Thing>& things) {
  std::vector<Option> options;
  options.reserve(things.size());
  for (const Thing& thing : things) options.push_back(option_of(thing));
  return options;
}

/// Takes one of `things` out of them.
Thing take_one(Table& table, const Question& question, std::vector<Thing>& things) {
  const Taken taken = ask_option(table, question, options_of(things));
  // In its place, so that the rest keeps the order in which it was offered.
  things.erase(things.begin() + static_cast<std::ptrdiff_t>(taken.index));
  return taken.option.thing;
}

}  // namespace

Option option_of(const Thing& thing) {
  Option option = option_of_kind(Option::Kind::thing);
  option.object = thing.object;
  option.thing = thing;
  return option;
}

bool ask_whether(Table& table, const Question& question) {
  return ask_option(table, question, {option_of_kind(Option::Kind::yes), option_of_kind(Option::Kind::no)})
             .index == 0;
}

std::int32_t ask_number(Table& table, const Question& question, std::int32_t least, std::int32_t most) {
  return ask(table, {question, {}, least, most});
}

Taken ask_option(Table& table, const Question& question, std::vector<Option> options) {
  // Without options a decision would ask for a number, and its answer would be taken for an option.
  assert(!options.empty());
  const Decision decision{question, std::move(options), 0, 0};
  const auto index = static_cast<std::size_t>(ask(table, decision));
  return {index, decision.options[index]};
}

std::int32_t ask_value(Table& table, const Question& question, const std::vector<std::int32_t>& values) {
  std::vector<Option> options;
  for (const std::int32_t value : values) {
    options.push_back(option_of_kind(Option::Kind::value));
    options.back().value = value;
  }
  return ask_option(table, question, std::move(options)).option.value;
}

Colour ask_colour(Table& table, const Question& question, Colours among) {
  std::vector<std::int32_t> values;
  for (std::int32_t i = 0; i < colour_count; ++i)
    if (among.has(static_cast<Colour>(i))) values.push_back(i);
  return static_cast<Colour>(ask_value(table, question, values));
}

Thing ask_which(Table& table, const Question& question, const std::vector<Thing>& things, bool may_stop) {
  std::vector<Option> options = options_of(things);
  // "Done" is the first option: whoever answers for nobody takes nothing.
  if (may_stop) options.insert(options.begin(), Option{});
  return ask_option(table, question, std::move(options)).option.thing;
}

std::vector<Thing> ask_some(Table& table, const Question& question, std::vector<Thing> things, int count) {
  std::vector<Thing> taken;
  while (static_cast<int>(taken.size()) < count && !things.empty())
    taken.push_back(take_one(table, question, things));
  return taken;
}

std::vector<Thing> ask_order(Table& table, const Question& question, std::vector<Thing> things) {
  std::vector<Thing> ordered;
  // The last one is no decision.
  while (things.size() > 1) ordered.push_back(take_one(table, question, things));
  ordered.insert(ordered.end(), things.begin(), things.end());
  return ordered;
}

std::vector<int> ask_division(Table& table, Question question, const std::vector<Thing>& things, int amount) {
  assert(amount >= 0);
  std::vector<int> parts(things.size(), 0);
  // The last takes what is left, so that all of it is divided; with nothing left nobody is asked.
  for (std::size_t i = 0; i + 1 < things.size() && amount > 0; ++i) {
    question.subject = things[i];
    parts[i] = ask_number(table, question, 0, amount);
    amount -= parts[i];
  }
  if (!parts.empty()) parts.back() = amount;
  return parts;
}

}  // namespace sleight
