#include "scripting/language/late_counters.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "core/card/event_kind.h"
#include "core/card/purpose.h"
#include "core/card/verb.h"
#include "core/card/verb_facts.h"
#include "scripting/language/source_words.h"

namespace sleight {
namespace {

/// Whether the selector, or what it is joined with, gives spells by itself.
bool gives_spells(const Selector& selector) {
  return selector.from == Reference::spells ||
         std::any_of(selector.also.begin(), selector.also.end(), gives_spells);
}

/// Whether some of the steps counter spells that nobody has aimed at as it was announced. `it_is_spell`: `it`
/// names one of them. What waits for its moment is done later, at whatever time.
bool counters_untargeted(const std::vector<Step>& steps, bool it_is_spell = false) {
  return std::any_of(steps.begin(), steps.end(), [it_is_spell](const Step& step) {
    if (has(step.verb, VerbTraits::waits)) return false;
    if (step.verb == Verb::counter &&
        (gives_spells(step.what) || (it_is_spell && step.what.from == Reference::it)))
      return true;
    const bool inside = has(step.verb, VerbTraits::gives_it) ? gives_spells(step.what) : it_is_spell;
    return counters_untargeted(step.then, inside) || counters_untargeted(step.otherwise, inside);
  });
}

/// What an ability counters without a target: only an interrupt finds a spell that is still being cast, and
/// at the moment of a phase none is (R-INT-6, R-CAST-2).
void check_abilities_that_counter(const Reader& reader, const Card& card) {
  const Source& source = reader.host().source();
  for (const Ability& ability : card.abilities) {
    const bool used = ability.kind == AbilityKind::activated;
    const bool of_phase = ability.kind == AbilityKind::triggered && ability.trigger.event == EventKind::phase;
    if (!used && !of_phase) continue;
    const std::vector<ModePurpose> modes = purpose_of(ability).modes;
    bool late = false;
    for (std::size_t mode = 0; mode < modes.size(); ++mode)
      late = late || (!modes[mode].interrupts && counters_untargeted(ability.modes[mode].steps));
    if (!late) continue;
    const int line = ability.line.number > 0 ? ability.line.number : reader.line();
    reader.host().report(
        "L0242", source.find("counter", line),
        used ? "this ability comes too late to counter anything: only interrupts do"
             : "this ability counters nothing: no spell is being cast at that moment",
        used ? "Write `speed = \"interrupt\"` in it." : "Write `successfully_cast { what = spells, ... }`.");
  }
}

/// The effect of a spell, whether it aims at what it counters or not.
void check_spell_that_counters(const Reader& reader, const Card& card) {
  const Ability* effect = spell_ability(card);
  if (effect == nullptr || any(card.types & (permanent_types | CardType::interrupt))) return;
  const std::vector<ModePurpose> modes = purpose_of(*effect).modes;
  const bool aimed =
      std::any_of(modes.begin(), modes.end(), [](const ModePurpose& mode) { return mode.counters; });
  const bool all = std::any_of(effect->modes.begin(), effect->modes.end(),
                               [](const Mode& mode) { return counters_untargeted(mode.steps); });
  if (aimed || all)
    reader.host().report("L0242", reader.host().source().find("counter", effect->line.number),
                         "`" + reader.word() + "` comes too late to counter anything: only interrupts do",
                         "Begin the card with `interrupt`.");
}

}  // namespace

void check_late_counters(const Reader& reader, const Card& card) {
  check_spell_that_counters(reader, card);
  check_abilities_that_counter(reader, card);
}

}  // namespace sleight
