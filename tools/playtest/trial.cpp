#include "tools/playtest/trial.h"

#include "core/card/definition_fields.h"
#include "core/derived/invariants.h"
#include "core/duel/faults.h"
#include "core/explanation/recompute_check.h"
#include "core/playing/turn/turn.h"
#include "core/query/conditions.h"
#include "core/query/selection.h"
#include "tools/playtest/appearance.h"
#include "tools/playtest/mutants.h"
#include "tools/reports/report.h"
#include "tools/scenario/game.h"

namespace sleight::playtest {
namespace {

/// More rest points than these turns have, if nothing goes round in circles.
constexpr int most_rests = 700;

/// What may go on in so few turns, in units of the duel's budget.
constexpr std::uint64_t most_work = 10'000'000;

/// Notes which abilities of the card were used, and what nobody can see on the table.
class Tracer : public Observer {
 public:
  Tracer(const TrialLibrary& library, Trial& trial) : library_(library), trial_(trial) {}
  std::uint64_t offered = 0;  ///< in all decisions so far
  /// Who was let see which cards so far: it is what a look is for, whatever players make of it.
  std::uint64_t seen = 0;
  int uses = 0;
  void decided(const Duel& /*duel*/, const Decision& decision, std::int32_t /*answer*/) override {
    if (const std::uint64_t offer = offer_of(decision); offer != 0)
      offered = offered * 0x9E3779B97F4A7C15ULL + offer;
  }
  void looked_at(const Duel& /*duel*/, ObjectId card, PlayerId player) override {
    seen =
        seen * 0x9E3779B97F4A7C15ULL + (std::uint64_t{card.slot} << 8U | static_cast<unsigned>(player)) + 1;
  }
  void announced(const Duel& duel, const BatchItem& play) override {
    note(play.ability);
    if (play.kind == BatchItem::Kind::spell && duel.exists(play.source) &&
        duel.object(play.source).card == library_.tested.card)
      for (std::size_t i = 0; i < trial_.used.size(); ++i)
        if (once(i)) trial_.used[i] = 1;
  }
  void takes_effect(const Duel& /*duel*/, const BatchItem& play) override { note(play.ability); }
  void used(const Duel& /*duel*/, ObjectId /*source*/, AbilityId ability) override { note(ability); }
  void step_begins(const Context& context, const Step& step) override {
    const auto found = library_.number_of.find(&step);
    if (found == library_.number_of.end()) return;
    const auto number = static_cast<std::size_t>(found->second);
    trial_.begun[number] = 1;
    char& reached = trial_.reached[number];
    if (reached == 0 && (step.what.empty() || !select(context, step.what).empty())) reached = 1;
  }
  void rest(const Duel& duel) {
    for (const std::uint16_t slot : duel.in_play)
      if (const ObjectId id = duel.id_of(slot); duel.look(id).card == library_.tested.card) {
        trial_.card_in_play = true;
        note_affected(duel, id);
        return;
      }
  }

 private:
  /// Whether it is done when its card is cast, and is nothing that is played or set off by itself.
  bool once(std::size_t ability) const {
    const AbilityKind kind = library_.library->card(library_.tested.card).abilities[ability].kind;
    return kind == AbilityKind::spell || kind == AbilityKind::when_played ||
           kind == AbilityKind::before_entering;
  }
  void note(AbilityId id) {
    const auto found = library_.ability_of.find(id);
    if (found == library_.ability_of.end()) return;
    trial_.used[static_cast<std::size_t>(found->second)] = 1;
    ++uses;
  }
  /// Which of its continuous effects have something to change.
  void note_affected(const Duel& duel, ObjectId id) {
    const Characteristics& now = duel.look(id);
    for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held) {
      if (held->ability->kind != AbilityKind::continuous) continue;
      const auto found = library_.ability_of.find(duel.library().id_of(*held->ability));
      if (found == library_.ability_of.end()) continue;
      char& affected = trial_.affected[static_cast<std::size_t>(found->second)];
      if (affected != 0) continue;
      const Context context = context_of(duel, id, *held);
      affected = holds(context, held->ability->condition) &&
                 (held->ability->affects.empty() || !select(context, held->ability->affects).empty());
    }
  }
  const TrialLibrary& library_;
  Trial& trial_;
};

/// What has steps inside has come to something where one of them has.
void settle_reached(const TrialLibrary& library, Trial& trial) {
  // From the last to the first: what lies inside stands behind.
  for (std::size_t i = library.steps.size(); i-- > 0;) {
    bool holds_steps = false, came_to_one = false;
    definition::walk_inside(*library.steps[i], [&](const Step& inner) {
      holds_steps = true;
      const auto found = library.number_of.find(&inner);
      came_to_one = came_to_one || (found != library.number_of.end() &&
                                    trial.reached[static_cast<std::size_t>(found->second)] != 0);
    });
    if (holds_steps && !came_to_one) trial.reached[i] = 0;
  }
}

/// A mover that holds what is told against what is so where the card can be played for the first time: to
/// compute everything anew costs more than the whole duel.
class Witness : public TestPlayer {
 public:
  Witness(std::uint64_t seed, bool pressing, const UnderTest& tested, const Duel* duel, Trial& trial)
      : TestPlayer(seed, tested, pressing), duel_(duel), trial_(trial) {}
  std::int32_t answer(const View& view, const Decision& decision) override {
    if (duel_ != nullptr && decision.kind == DecisionKind::play && offers_tested(view, decision)) {
      if (const auto differences = RecomputeCheck().differences(*duel_, &decision); !differences.empty())
        trial_.disagrees = differences.front();
      duel_ = nullptr;
    }
    return TestPlayer::answer(view, decision);
  }

 private:
  const Duel* duel_;
  Trial& trial_;
};

Card plain_card() {
  Card card;
  card.name = scenario::plain_card;
  card.types = CardType::artifact;
  card.has_cost = true;
  card.cost.generic = 15;
  return card;
}

/// Notes the numbers of an ability, of those inside it, and of those of the tokens that it makes.
struct Numbers {
  TrialLibrary& made;
  int ability;
  void operator()(const Ability& inside) const {
    const AbilityId id = made.library->id_of(inside);
    made.ability_of.emplace(id, ability);
    made.tested.abilities.insert(id);
  }
  bool operator()(const Card& token) const {
    // A token is a card of its own in the library, and what lies in it has its numbers there.
    definition::walk(made.library->card(made.library->id_of_token(token)).abilities, *this);
    return false;
  }
};

}  // namespace

TrialLibrary library_for(const Cast& cast, const Card& card, const Library& base) {
  TrialLibrary made;
  made.library = std::make_shared<Library>();
  Library& library = *made.library;
  for (const auto& keyword : base.keywords()) library.add(*keyword);
  for (const auto& counter : base.counters()) library.add(*counter);
  // A counter does what its name says once its name is known.
  for (const Word kind : cast.counters) library.words().intern(base.words().spelling(kind));
  library.words().intern("+1/+1");
  made.plain = library.add(plain_card());
  Card tested = card;
  if (tested.set.empty()) tested.set = cast.expansion;
  for (std::size_t i = 0; i < cast.cards.size(); ++i)
    made.ids.push_back(library.add(i == 0 ? tested : cast.cards[i]));
  made.tested.card = made.ids.front();
  made.tested.plain = made.plain;
  made.tested.helper_cards.insert(
      made.ids.begin() + static_cast<std::ptrdiff_t>(cast.probes_begin),
      made.ids.begin() + static_cast<std::ptrdiff_t>(std::max(cast.probes_begin, cast.helper_cards_end)));
  made.tested.hears_mana = cast.speaks_of_mana;
  made.tested.spends_counters = cast.spends_counters;
  made.tested.of_combat = cast.speaks_of_combat;
  const Card& kept = library.card(made.tested.card);
  for (std::size_t i = 0; i < kept.abilities.size(); ++i)
    definition::walk(kept.abilities[i], Numbers{made, static_cast<int>(i)});
  made.steps = steps_of(kept, &library);
  for (std::size_t i = 0; i < made.steps.size(); ++i)
    made.number_of.emplace(made.steps[i], static_cast<int>(i));
  return made;
}

Trial try_out(const TrialLibrary& library, const std::shared_ptr<const Rules>& rules,
              const Situation& situation, const Looking& looking, const Against& against) {
  Trial trial;
  trial.used.resize(library.library->card(library.tested.card).abilities.size());
  trial.affected.resize(trial.used.size());
  trial.begun.resize(library.steps.size());
  trial.reached.resize(library.steps.size());
  Duel duel{library.library, rules};
  set_out(duel, situation, library.ids, library.plain);
  duel.budget().allow(most_work, most_work);
  const Duel* witnessed = looking.recompute ? &duel : nullptr;
  Witness bob{situation.seed * 2 + 1, situation.pressing, library.tested, witnessed, trial};
  Witness sue{situation.seed * 2 + 2, situation.pressing, library.tested, witnessed, trial};
  Tracer tracer{library, trial};
  Table table{.duel = duel, .agents = {&bob, &sue}, .journal = &trial.journal, .observer = &tracer};
  std::uint64_t board = 0;
  bool changed = false;  ///< since the look before, in more than the time
  const auto look = [&] {
    const std::size_t at = trial.looks.size();
    const Look now = appearance(duel);
    changed = now.board != board;
    board = now.board;
    trial.looks.push_back(now.whole ^ tracer.seen);
    trial.offers.push_back(tracer.offered);
    if (against.other == nullptr) return;
    const Trial& other = *against.other;
    trial.differs = at >= other.looks.size() || other.looks[at] != trial.looks[at] ||
                    (against.offers && other.offers[at] != trial.offers[at]);
  };
  bool recomputed = false;
  for (int rest = 0; rest < most_rests && !duel.over() && duel.turn.number <= situation.last_turn; ++rest) {
    tracer.rest(duel);
    play_on(table);
    look();
    trial.work = duel.budget().in_all();
    if (trial.differs) return trial;
    // Where nothing has come of a step, what was whole is so still.
    const bool last = duel.over() || duel.turn.number > situation.last_turn;
    if (looking.invariants && trial.error.empty() && (changed || last))
      if (const auto broken = broken_invariants(duel); !broken.empty()) trial.error = broken.front();
    if (looking.recompute && tracer.uses > 0 && !recomputed) {
      recomputed = true;
      if (const auto differences = RecomputeCheck().differences(duel); !differences.empty())
        trial.disagrees = differences.front();
    }
  }
  if (against.other != nullptr && against.other->looks.size() != trial.looks.size()) trial.differs = true;
  if (bob.refusals + sue.refusals > 0 && trial.error.empty()) trial.error = "a legal answer was refused";
  settle_reached(library, trial);
  trial.faults = duel.faults().all();
  trial.endless = duel.budget().is_spent();
  trial.work = duel.budget().in_all();
  for (const PlayerId p : both_players) {
    const PlayerState& player = duel.player(p);
    Ending& end = trial.ending[static_cast<std::size_t>(index(p))];
    end = {player.life, static_cast<int>(player.hand.size()), static_cast<int>(player.graveyard.size()),
           static_cast<int>(player.library.size()), 0};
    for (const std::uint16_t slot : duel.in_play)
      end.in_play += duel.look(duel.id_of(slot)).controller == p ? 1 : 0;
  }
  return trial;
}

}  // namespace sleight::playtest
