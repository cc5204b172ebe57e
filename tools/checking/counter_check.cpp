#include "tools/checking/counter_check.h"

#include <algorithm>
#include <set>

#include "core/card/definition_fields.h"
#include "core/card/event_kind.h"
#include "core/card/letters.h"
#include "core/card/plus_text.h"
#include "core/card/rule_facts.h"
#include "core/card/verb.h"
#include "scripting/lua/nearest_word.h"
#include "scripting/lua/script_source.h"
#include "tools/checking/quoted_words.h"

namespace sleight {
namespace {

/// The kinds of counters that a card gives, and those that it asks for or takes away.
class CounterKinds {
 public:
  CounterKinds() = default;
  explicit CounterKinds(const Card& card) { definition::walk_inside(card, *this); }

  void operator()(const Step& step) {
    if (step.verb == Verb::put_counters) put.insert(step.word);
    if (step.verb == Verb::remove_counters) asked.insert(step.word);
  }
  void operator()(const Rule& rule) {
    if (has(rule.kind, RuleTraits::puts_counters)) given.insert(rule.word);
    if (rule.kind == RuleKind::damage_takes_counters) asked.insert(rule.word);
  }
  void operator()(const Trigger& trigger) {
    if (trigger.event == EventKind::last_counter_removed) asked.insert(trigger.counter);
  }
  void operator()(const CostPart& part) {
    if (part.kind == CostPart::Kind::remove_counters) asked.insert(part.word);
    if (part.kind == CostPart::Kind::put_counters) given.insert(part.word);
  }
  void operator()(const Amount& amount) {
    if (amount.kind == AmountKind::counters) asked.insert(amount.word);
  }
  void operator()(const Filter& filter) {
    if (filter.quality == Quality::counters) asked.insert(filter.word);
  }

  std::set<Word> put;  ///< by a step, which may tell in their name how great they are: "+0/+X"
  std::set<Word> given;
  std::set<Word> asked;
};

/// The findings about `kinds`, which stand in `text`, that of `file`; `what` is whose they are.
Diagnostics check_kinds(const CounterKinds& kinds, const std::string& file, const std::string& text,
                        const std::string& what, const Words& words, const std::vector<std::string>& known) {
  const Source source(file, text);
  std::vector<std::string> meant = known;
  for (const Word kind : kinds.asked)
    if (kinds.given.contains(kind) || kinds.put.contains(kind)) meant.push_back(words.spelling(kind));
  const auto stands_for_something = [&](Word kind) {
    const std::string& name = words.spelling(kind);
    return plus_of(name) || std::any_of(meant.begin(), meant.end(), [&](const std::string& other) {
             return lowered(other) == lowered(name);
           });
  };
  Diagnostics found;
  for (const auto* some : {&kinds.put, &kinds.given, &kinds.asked})
    for (const Word kind : *some) {
      const std::string& name = words.spelling(kind);
      if (stands_for_something(kind) || (some == &kinds.put && is_plus_of_x(name))) continue;
      if (some == &kinds.given && kinds.put.contains(kind)) continue;
      const std::string near = closest_word(name, meant);
      found.push_back({"T0406", Severity::error, source.find(name, 1),
                       "nobody knows what `" + name + "` counters are: " +
                           (some != &kinds.asked ? "the " + what + " gives them, and never asks for them"
                                                 : "the " + what + " asks for them, and gives none"),
                       near.empty() ? "define them in a `counters.lua`: counter_kind \"" + name + "\" {}"
                                    : "write `" + near + "`"});
      if (!near.empty()) found.back().edits = edits_in_quotes(file, text, name, near);
    }
  return found;
}

}  // namespace

Diagnostics check_counters(const CardFile& script, const Words& words,
                           const std::vector<std::string>& known) {
  // What a function gives and asks for cannot be read off it.
  if (script.functions > 0) return {};
  return check_kinds(CounterKinds(script.card), script.file, script.source, "card", words, known);
}

Diagnostics check_counters(const Value& module, const ModuleFile& file, const Words& words,
                           const std::vector<std::string>& known) {
  CounterKinds kinds;
  std::string what = "keyword";
  if (const auto* keyword = std::get_if<Keyword>(&module)) definition::walk(keyword->abilities, kinds);
  if (const auto* counter = std::get_if<CounterKind>(&module)) {
    what = "kind of counters";
    definition::walk(counter->change, kinds);
    definition::walk(counter->abilities, kinds);
  }
  if (const auto* rules = std::get_if<RuleScript>(&module)) {
    what = "rule set";
    definition::walk(rules->abilities, kinds);
  }
  return check_kinds(kinds, file.file, file.source, what, words, known);
}

}  // namespace sleight
