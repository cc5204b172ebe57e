#include "tools/checking/phase_check.h"

#include <algorithm>
#include <set>

#include "core/card/definition_fields.h"
#include "core/card/letters.h"
#include "core/card/rule_facts.h"
#include "core/card/rules.h"
#include "core/card/verb.h"
#include "scripting/lua/nearest_word.h"
#include "scripting/lua/script_source.h"

namespace sleight {
namespace {

/// The phases that a card speaks of.
class PhasesNamed {
 public:
  PhasesNamed() = default;
  explicit PhasesNamed(const Card& card) { definition::walk_inside(card, *this); }

  void operator()(const Trigger& trigger) { note(trigger.phase); }
  void operator()(const Condition& condition) {
    if (condition.kind == ConditionKind::phase_is) note(condition.phase);
  }
  void operator()(const CostPart& part) {
    if (part.kind == CostPart::Kind::skip_phase) note(part.word);
  }
  void operator()(const Step& step) {
    if (step.verb == Verb::skip_phase) note(step.word);
  }
  void operator()(const Rule& rule) {
    if (has(rule.kind, RuleTraits::of_phase)) note(rule.word);
  }

  std::set<Word> named;

 private:
  void note(Word phase) {
    if (phase) named.insert(phase);
  }
};

/// The findings about phases that stand in `source`.
Diagnostics check_named(const std::set<Word>& named, const Source& source, const Words& words,
                        const std::vector<std::string>& known) {
  std::vector<std::string> phases = known;
  phases.insert(phases.end(), {"end of upkeep", "attack", "attackers", "blockers", "end of attack"});
  for (const Phase& phase : standard_phases()) phases.push_back(phase.name);
  Diagnostics found;
  for (const Word phase : named) {
    const std::string& name = words.spelling(phase);
    if (std::any_of(phases.begin(), phases.end(),
                    [&](const std::string& other) { return lowered(other) == lowered(name); }))
      continue;
    const std::string near = closest_word(name, phases);
    found.push_back({"T0408", Severity::error, source.find(name, 1),
                     "no rule set has a phase `" + name + "`, so what is done in it never happens",
                     near.empty() ? "name a phase of the turn, or check it with the mod that brings the phase"
                                  : "write `" + near + "`"});
  }
  return found;
}

}  // namespace

Diagnostics check_phases(const CardFile& script, const Words& words, const std::vector<std::string>& known) {
  const std::set<Word> named = PhasesNamed(script.card).named;
  return named.empty() ? Diagnostics{} : check_named(named, Source(script.file, script.source), words, known);
}

Diagnostics check_phases(const Value& module, const ModuleFile& file, const Words& words,
                         const std::vector<std::string>& known) {
  PhasesNamed phases;
  std::vector<std::string> own = known;
  if (const auto* keyword = std::get_if<Keyword>(&module)) definition::walk(keyword->abilities, phases);
  if (const auto* counter = std::get_if<CounterKind>(&module)) definition::walk(counter->abilities, phases);
  if (const auto* rules = std::get_if<RuleScript>(&module)) {
    definition::walk(rules->abilities, phases);
    for (const Phase& phase : rules->phases) own.push_back(phase.name);
  }
  return check_named(phases.named, Source(file.file, file.source), words, own);
}

}  // namespace sleight
