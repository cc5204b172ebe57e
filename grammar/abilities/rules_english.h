#pragma once

#include <string>
#include <vector>

#include "grammar/meaning.h"
#include "grammar/speaker.h"

/// What is forbidden or allowed: read and said.
namespace sleight {

/// What a sentence forbids or allows. `subject` becomes what it is about, `lasting` for how long.
std::vector<Ability> read_rules(Meaning& meaning, const Node& ruling, Selector& subject, Duration& lasting);
/// "If you would draw a card, you gain 1 life instead."
Ability read_instead(Meaning& meaning, const Node& instead);
/// "Damage dealt to ~ by creatures is reduced to 0", "damage dealt to you is dealt to ~ instead".
Ability read_reduction(Meaning& meaning, const Node& reduction);
/// "Prevent all combat damage dealt by target creature this turn": it deals none.
Ability read_no_combat_damage(Meaning& meaning, const Node& no_combat_damage);
/// "Players skip their draw phase", "skip your draw phase": each of them, not the next one.
Ability read_skipped_phase(Meaning& meaning, const Node& skipping);

/// A rule ability as a sentence without its full stop.
std::string say_rule(Speaker& speaker, const Ability& ability, Duration lasting);

}  // namespace sleight
