#include "tools/scenario/driver.h"

#include "core/playing/turn/suspension.h"

namespace sleight::scenario {

void Driver::proceed() {
  now_ = checkpoint_;
  asked_ = play_with(now_, answers_, nullptr, true);
  if (asked_) return;
  checkpoint_ = now_;
  answers_.clear();
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
