#pragma once

#include "core/playing/combat/combatants.h"
#include "core/playing/effects/steps.h"
#include "core/playing/effects/switch_blockers.h"

/// What verbs do: what changes on permanents, at once or for a while. One function a verb.
namespace sleight::steps {

/// Whether something that lasts as long as `step` says begins at all: what holds while its source is there,
/// or is tapped, or until an attack ends, does not begin when that is over already (R-DUR-3). Nothing would
/// end it.
bool may_begin(const StepRun& run, const Step& step);
void regenerate(StepRun&, const Step&);
void heal(StepRun&, const Step&);
void tap(StepRun&, const Step&);
void untap(StepRun&, const Step&);
void change(StepRun&, const Step&);
/// Does the change of `step` to these.
void change_things(StepRun&, const Step&, const std::vector<Thing>& things);
void rule(StepRun&, const Step&);
void exchange_control(StepRun&, const Step&);
void attach(StepRun&, const Step&);
void put_counters(StepRun&, const Step&);
void remove_counters(StepRun&, const Step&);
void remove_from_combat(StepRun&, const Step&);
void undo_attack(StepRun&, const Step&);
void unblock(StepRun&, const Step&);
void switch_blockers(StepRun&, const Step&);
void switch_attackers(StepRun&, const Step&);
void come_to_block(StepRun&, const Step&);

}  // namespace sleight::steps
