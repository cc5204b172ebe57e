#include "tools/scenario/driver.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/derived/invariants.h"
#include "core/playing/turn/suspension.h"
#include "tools/display/phrases.h"
#include "tools/scenario/scenario_value.h"

namespace sleight::scenario {

namespace {

/// Looks at everything whenever something is answered: only what is known already can be kept for too long.
/// Not into libraries: only what searches one asks what lies there.
///
/// It also keeps the list of the sources that were named (Table::named_sources): each from the answer on
/// after which it was.
class Onlooker : public Observer {
 public:
  void name(std::uint16_t slot, std::size_t after) {
    if (after <= answered_)
      named.push_back(slot);
    else
      later_.emplace_back(slot, after);
  }
  /// Those that are named by now and that no payment has drawn from.
  std::vector<std::uint16_t> named;

  void decided(const Duel& duel, const Decision& /*decision*/, std::int32_t /*answer*/) override {
    for (std::size_t slot = 0; slot < duel.objects.size(); ++slot)
      if (duel.objects[slot].zone != Zone::library) duel.look(duel.id_of(static_cast<std::uint16_t>(slot)));
    ++answered_;
    for (const auto& [slot, after] : later_)
      if (after == answered_) named.push_back(slot);
  }

 private:
  std::size_t answered_ = 0;
  std::vector<std::pair<std::uint16_t, std::size_t>> later_;
};

}  // namespace

void Driver::proceed() {
  // From the rest point again, not on from where it stopped: rules code cannot be entered in its middle.
  now_ = checkpoint_;
  Onlooker onlooker;
  for (const Named& one : named_) onlooker.name(one.slot, one.after);
  asked_ = play_with(now_, answers_, &onlooker, true, &onlooker.named);
  unused_sources_ = onlooker.named;
  // What is played again from there counts again, so that a moment without end is no scenario without end.
  checkpoint_.budget() = now_.budget();
  // Whatever a scenario is about, it proves that what was computed is what would be computed anew.
  if (const auto differences = recomputing_->differences(now_, asked_ ? &*asked_ : nullptr);
      !differences.empty())
    throw Failure{"the duel has kept what is not so: " + listed(differences)};
  if (asked_) return;
  // Whatever a scenario is about, it proves that the duel stays whole.
  if (const std::vector<std::string> broken = broken_invariants(now_); !broken.empty())
    throw Failure{"the duel is broken: " + listed(broken)};
  // A rest point: the answers that led here are in the duel, and never needed again.
  checkpoint_ = now_;
  answers_.clear();
  named_.clear();
  for (const std::uint16_t slot : unused_sources_) named_.push_back({slot, 0});
}

void Driver::answer(std::int32_t answer) {
  // Noted as it is answered and not as it is asked: each question is asked again whenever the duel runs
  // again.
  if (asked_ && asked_->kind == DecisionKind::play && asked_->window == Window::interrupt)
    if (const BatchItem* play = now_.find_play(asked_->subject.number))
      interrupts_asked_.push_back({asked_->player, play->source.slot});
  answers_.push_back(answer);
  proceed();
}

void Driver::name_source(std::uint16_t slot) {
  named_.push_back({slot, answers_.size()});
  unused_sources_.push_back(slot);
}

void Driver::forget_source(std::uint16_t slot) {
  const auto is_it = [slot](const Named& one) { return one.slot == slot; };
  const auto last = std::find_if(named_.rbegin(), named_.rend(), is_it);
  if (last != named_.rend()) named_.erase(std::next(last).base());
  const auto unused = std::find(unused_sources_.begin(), unused_sources_.end(), slot);
  if (unused != unused_sources_.end()) unused_sources_.erase(unused);
}

std::optional<Decision> Driver::next_asked() const {
  Driver ahead = *this;
  const auto place = [&ahead] { return std::pair{ahead.duel().turn.number, ahead.duel().turn.phase}; };
  const auto here = place();
  while (ahead.at_rest() && !ahead.duel().over() && place() == here) ahead.proceed();
  return ahead.asked_;
}

bool Driver::offer(PlayerId player, std::int32_t given) {
  if (!asked_ || asked_->player != player || !asked_->accepts(given)) return false;
  answer(given);
  return true;
}

bool Driver::force_chance(const std::vector<std::int32_t>& results) {
  // Every run begins at the rest point: what chance gave by itself since then would be given anew.
  if (now_.random != checkpoint_.random) return false;
  // Both: the one that is seen, and the one that every run begins with.
  for (Duel* duel : {&checkpoint_, &now_})
    duel->forced_chance.insert(duel->forced_chance.end(), results.begin(), results.end());
  return true;
}

}  // namespace sleight::scenario
