#include "core/table/agent.h"

namespace sleight {
namespace {

/// Drawing mana that no cost asks for only burns; costs draw what they need by themselves.
bool sensible(const Option& option) { return option.kind != Option::Kind::tap_for_mana; }

}  // namespace

std::int32_t RandomAgent::answer(const View& /*view*/, const Decision& decision) {
  // Unsigned: a range as wide as the type has one more value than the type can count.
  if (decision.is_number()) {
    const auto range = static_cast<std::uint32_t>(decision.most - decision.least) + 1;
    return decision.least + static_cast<std::int32_t>(random_.below(range));
  }
  if (decision.kind == DecisionKind::complete) return 0;  // calling spells off leads nowhere
  if (decision.kind != DecisionKind::play)
    return static_cast<std::int32_t>(random_.below(static_cast<std::uint32_t>(decision.options.size())));
  std::uint32_t count = 0;
  for (const Option& option : decision.options) count += sensible(option) ? 1U : 0U;
  if (count == 0) return 0;
  // One number, evenly among what is sensible, and the index among all that was offered.
  std::uint32_t left = random_.below(count);
  for (std::size_t i = 0; i < decision.options.size(); ++i)
    if (sensible(decision.options[i]) && left-- == 0) return static_cast<std::int32_t>(i);
  return 0;
}

std::int32_t JournalAgent::answer(const View& /*view*/, const Decision& decision) {
  // Past its end a journal has nothing to say: the first answer keeps the duel going, and whoever compares
  // the duel with its record sees that it has diverged.
  if (next_ >= answers_.size()) {
    ++next_;
    return decision.is_number() ? decision.least : 0;
  }
  // A record has no answers for decisions that had only one: those must not be put to this agent.
  const std::int32_t answer = answers_[next_++];
  if (decision.accepts(answer)) return answer;
  // From here on the record says nothing of this duel: the rest of it is not looked at.
  problem_ = "answer " + std::to_string(next_) + " of the record: " + why_refused(decision, answer);
  next_ = answers_.size() + 1;
  return decision.is_number() ? decision.least : 0;
}

}  // namespace sleight
