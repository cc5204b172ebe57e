#include "core/playing/turn/suspension.h"

#include <utility>

#include "core/playing/turn/turn.h"

namespace sleight {
namespace {

/// Unwinds the rules code where an answer is missing. Thrown and caught in this file only.
struct Missing {
  Decision decision;
};

/// Gives the answers there are, then unwinds.
class Feeding : public Agent {
 public:
  explicit Feeding(const std::vector<std::int32_t>& answers) : answers_(answers) {}
  std::int32_t answer(const View& /*view*/, const Decision& decision) override {
    // Nothing of the rules has to be undone: the duel that is unwound here is a copy, and is thrown away.
    if (next_ == answers_.size()) throw Missing{decision};
    return answers_[next_++];
  }

 private:
  const std::vector<std::int32_t>& answers_;
  std::size_t next_ = 0;
};

/// Passes on to the host's observer only what it has not heard in an earlier run from the same checkpoint.
class OnlyNews : public Observer {
 public:
  OnlyNews(Observer* to, std::size_t& told) : to_(to), told_(told) {}
  void turn_began(const Duel& duel) override {
    if (news()) to_->turn_began(duel);
  }
  void phase_began(const Duel& duel) override {
    if (news()) to_->phase_began(duel);
  }
  void turn_skipped(const Duel& duel, PlayerId player) override {
    if (news()) to_->turn_skipped(duel, player);
  }
  void phase_skipped(const Duel& duel) override {
    if (news()) to_->phase_skipped(duel);
  }
  void decided(const Duel& duel, const Decision& decision, std::int32_t answer) override {
    if (news()) to_->decided(duel, decision, answer);
  }
  void happened(const Duel& duel, const Event& event) override {
    if (news()) to_->happened(duel, event);
  }
  void moved(const Duel& duel, const Move& move) override {
    if (news()) to_->moved(duel, move);
  }
  void looked_at(const Duel& duel, ObjectId card, PlayerId player) override {
    if (news()) to_->looked_at(duel, card, player);
  }
  void land_played(const Duel& duel, PlayerId player, ObjectId land) override {
    if (news()) to_->land_played(duel, player, land);
  }
  void announced(const Duel& duel, const BatchItem& play) override {
    if (news()) to_->announced(duel, play);
  }
  void used(const Duel& duel, ObjectId source, AbilityId ability) override {
    if (news()) to_->used(duel, source, ability);
  }
  void drawn_for_cost(const Duel& duel, ObjectId source) override {
    if (news()) to_->drawn_for_cost(duel, source);
  }
  void called_off(const Duel& duel, const BatchItem& play) override {
    if (news()) to_->called_off(duel, play);
  }
  void countered(const Duel& duel, const BatchItem& play) override {
    if (news()) to_->countered(duel, play);
  }
  void takes_effect(const Duel& duel, const BatchItem& play) override {
    if (news()) to_->takes_effect(duel, play);
  }
  void step_begins(const Context& context, const Step& step) override {
    if (news()) to_->step_begins(context, step);
  }
  void failed(const Duel& duel, const BatchItem& play) override {
    if (news()) to_->failed(duel, play);
  }
  void damage_waits(const Duel& duel, const Packet& packet) override {
    if (news()) to_->damage_waits(duel, packet);
  }
  void damage_dealt(const Duel& duel, const Packet& packet) override {
    if (news()) to_->damage_dealt(duel, packet);
  }
  void cut_off(const Duel& duel, const char* what, int most) override {
    if (news()) to_->cut_off(duel, what, most);
  }
  void stage_reached(const Duel& duel) override {
    if (news()) to_->stage_reached(duel);
  }

 private:
  bool news() {
    // Equal answers give the same events in the same order: counting them tells old from new.
    if (seen_++ < told_) return false;
    told_ = seen_;
    return to_ != nullptr;
  }
  Observer* to_;
  std::size_t& told_;
  std::size_t seen_ = 0;
};

}  // namespace

std::optional<Decision> play_with(Duel& duel, const std::vector<std::int32_t>& answers, Observer* observer,
                                  bool every_decision, std::vector<std::uint16_t>* named_sources) {
  Feeding feeding(answers);
  Table table{
      .duel = duel, .agents = {&feeding, &feeding}, .observer = observer, .every_decision = every_decision};
  table.named_sources = named_sources;
  try {
    play_on(table);
    return std::nullopt;
  } catch (Missing& missing) {
    return std::move(missing.decision);
  }
}

Interactive::Interactive(Duel duel, Observer* observer)
    : checkpoint_(std::move(duel)), now_(checkpoint_), observer_(observer) {
  advance();
}

bool Interactive::answer(std::int32_t answer) {
  // Refused here, not in the rules: an agent that only repeats its list could not be asked again.
  refusal_ = pending_ ? why_refused(*pending_, answer) : "nothing is asked: the duel is over";
  if (!refusal_.empty()) return false;
  given_.push_back(answer);
  journal_.push_back(answer);
  advance();
  return true;
}

void Interactive::advance() {
  pending_.reset();
  while (!checkpoint_.over()) {
    now_ = checkpoint_;
    // Made for each run, so that it counts from the checkpoint again; what was told lives in `told_`.
    OnlyNews news(observer_, told_);
    pending_ = play_with(now_, given_, &news);
    // What is played again from there is done again, and counts again: a moment in which ever more is asked
    // comes to its end too.
    checkpoint_.budget() = now_.budget();
    if (pending_) return;
    // A rest point: the answers up to here need never be given again.
    checkpoint_ = now_;
    ++rest_points_;
    given_.clear();
    told_ = 0;
  }
  now_ = checkpoint_;
}

}  // namespace sleight
