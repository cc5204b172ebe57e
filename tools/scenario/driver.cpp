#include "tools/scenario/driver.h"

#include "core/turn.h"

namespace sleight::scenario {
namespace {

/// Unwinds the rules code where an answer is missing. Nothing but the driver catches it.
struct Unanswered {
  Decision decision;
};

class Feeder : public Agent {
 public:
  explicit Feeder(const std::vector<std::int32_t>& answers) : answers_(answers) {}
  std::int32_t answer(const View&, const Decision& decision) override {
    if (next_ == answers_.size()) throw Unanswered{decision};
    return answers_[next_++];
  }

 private:
  const std::vector<std::int32_t>& answers_;
  std::size_t next_ = 0;
};

}  // namespace

void Driver::proceed() {
  Duel duel = checkpoint_;
  Feeder feeder{answers_};
  Table table{duel};
  table.agents = {&feeder, &feeder};
  table.every_decision = true;
  try {
    play_on(table);
    checkpoint_ = duel;
    answers_.clear();
    asked_.reset();
  } catch (Unanswered& stop) {
    asked_ = std::move(stop.decision);
  }
  now_ = std::move(duel);
}

void Driver::answer(std::int32_t answer) {
  if (asked_ && asked_->kind == DecisionKind::play && asked_->window == Window::interrupt)
    if (const Play* play = now_.find_play(asked_->subject.number))
      interrupts_asked_.push_back({asked_->player, play->source.slot});
  answers_.push_back(answer);
  proceed();
}

bool Driver::offer(PlayerId player, std::int32_t given) {
  if (!asked_ || asked_->player != player || !asked_->accepts(given)) return false;
  answer(given);
  return true;
}

void Driver::force_chance(const std::vector<std::int32_t>& results) {
  for (Duel* duel : {&checkpoint_, &now_})
    duel->forced_chance.insert(duel->forced_chance.end(), results.begin(), results.end());
}

}  // namespace sleight::scenario
