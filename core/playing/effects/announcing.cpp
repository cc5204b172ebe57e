#include "core/playing/effects/announcing.h"

#include "core/card/purpose.h"
#include "core/playing/costs/payment.h"
#include "core/playing/effects/steps.h"
#include "core/playing/legality/targeting.h"
#include "core/reading/amounts.h"

namespace sleight {

std::vector<Option> options_for(const std::vector<Thing>& things) {
  std::vector<Option> options;
  for (const Thing& thing : things) {
    Option option;
    option.kind = Option::Kind::thing;
    option.thing = thing;
    options.push_back(option);
  }
  return options;
}

int ask_mode(Table& table, const Play& play, const std::vector<int>& modes) {
  if (modes.empty()) return -1;
  Decision decision;
  decision.kind = DecisionKind::mode;
  decision.player = play.controller;
  decision.source = play.source;
  for (const int mode : modes) {
    Option option;
    option.kind = Option::Kind::value;
    option.value = mode;
    decision.options.push_back(option);
  }
  return modes[static_cast<std::size_t>(table.ask(decision))];
}

bool ask_targets(Table& table, Play& play, const std::vector<TargetSpec>& specs, bool enchanting,
                 Window window, Thing about, const Cost* cost) {
  for (const TargetSpec& spec : specs) {
    const std::size_t first = play.targets.size();
    const int least = evaluate(context_of(table.duel, play), spec.least);
    const int most = evaluate(context_of(table.duel, play), spec.most);
    for (int chosen = 0; chosen < most; ++chosen) {
      const Context context = context_of(table.duel, play);
      if (chosen >= 1 && chosen >= least && cost != nullptr &&
          !can_pay(context, play.controller, *cost, play.x, chosen + 1))
        break;
      const std::vector<Thing> legal =
          legal_targets(context, spec, play.traits, play.targets, enchanting, window, about);
      if (legal.empty()) {
        if (chosen < least) return false;
        break;
      }
      Decision decision;
      decision.kind = DecisionKind::target;
      decision.player = play.controller;
      decision.window = window;
      decision.source = play.source;
      if (chosen >= least) decision.options.emplace_back();  // enough
      const auto things = options_for(legal);
      decision.options.insert(decision.options.end(), things.begin(), things.end());
      const Option& answer = decision.options[static_cast<std::size_t>(table.ask(decision))];
      if (answer.kind == Option::Kind::pass) break;
      play.targets.push_back(answer.thing);
    }
    play.target_counts.push_back(static_cast<std::uint8_t>(play.targets.size() - first));
  }
  return true;
}

void ask_when_played(Table& table, Play& play, const Card& card) {
  const Ability* choices = when_played(card);
  if (choices == nullptr) return;
  for (const Mode& mode : choices->modes) do_steps(table, play, mode.steps);
  play.last_result = 0;  // what the choices did is no result of the effect
}

void choose_as_played(Table& table, ObjectId permanent) {
  const Duel& duel = table.duel;
  if (!duel.is_in_play(permanent)) return;
  Play play;  // no play of the batch: it only carries what is chosen
  play.controller = duel.look(permanent).controller;
  play.source = permanent;
  play.traits = snapshot(duel, permanent);
  ask_when_played(table, play, duel.printed(permanent));
}

}  // namespace sleight
