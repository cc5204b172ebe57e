#pragma once

#include "grammar/effects/effect_family.h"
#include "grammar/reading_context.h"

/// Rules that hold for a time: "damage dealt to it is reduced to 0 this turn"; read and said.
namespace sleight {

/// "It cannot attack": what is forbidden or allowed for a time.
void read_ruling(ReadingContext& context, const Node& ruling, const Selector& subject, Duration lasting,
                 const Condition& holds, Steps& steps);
/// "That creature cannot attack during its controller's next turn": from the beginning of that turn on. "It
/// does not untap during its controller's next two untap phases": through the next, and from the turn that
/// has it through one more.
void read_next_turn_ban(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps);
/// Whether a keyword is lost that only says that its creature cannot attack.
bool loses_ban(const Node& changing);
/// "It loses defender": what is of its own kind keeps it from attacking no more.
Step freed(ReadingContext& context, const Node& changing, const Selector& subject, Duration lasting);
/// "You may have damage dealt to defending player by it reduced to 0 this turn": what is offered.
Step read_damage_reduced(ReadingContext& context, const Node& said);
EffectFamily lasting_rules_family();

}  // namespace sleight
