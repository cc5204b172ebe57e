#pragma once

#include <vector>

#include "grammar/meaning.h"

/// What is forbidden or allowed, read; rule_sentences_english.h says it.
namespace sleight {

/// What a sentence forbids or allows. `subject` becomes what it is about, `lasting` for how long.
std::vector<Ability> read_rules(Meaning& meaning, const Node& ruling, Selector& subject, Duration& lasting);
/// "... cost {3} more to use": the rule, but for what it affects.
Ability read_uses_cost_more(Meaning& meaning, const Node& said);
/// "Activated abilities of permanents cost an additional sacrifice a swamp to use for each ...".
Ability read_using_asks(Meaning& meaning, const Node& said);
/// "Lands tapped for mana produce {U} instead of any other type": the rule, but for what it affects.
Ability read_produces_instead(Meaning& meaning, const Node& said);
/// "If you would draw a card, you gain 1 life instead."
Ability read_instead(Meaning& meaning, const Node& instead);
/// What may not attack or block (`forbidden`) "unless its controller pays {3}".
Ability read_attack_price(Meaning& meaning, const Node& unless, const Ability& forbidden);
/// "Players skip their draw phase", "skip your draw phase": each of them, not the next one.
Ability read_skipped_phase(Meaning& meaning, const Node& skipping);

}  // namespace sleight
