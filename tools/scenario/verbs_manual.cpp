#include "tools/scenario/verbs_manual.h"

#include "core/card/rules.h"
#include "core/explanation/explain.h"
#include "core/table/decision.h"
#include "tools/display/decision_words.h"
#include "tools/scenario/scenario_verbs.h"
#include "tools/scenario/verb_keys.h"

namespace sleight::scenario {
namespace {

ManualWord word_of(const char* name, const char* usage, const char* doc) {
  ManualWord word;
  word.name = name;
  word.family = "verbs of scenarios";
  word.doc = doc;
  word.fields.push_back({"usage", usage, false, doc});
  return word;
}

/// What the table of a verb may hold; `of` tells of what, where a verb has several.
struct TakenKeys {
  const char* verb;
  const Keys& (*keys)();
  const char* of;
};
constexpr TakenKeys taken[] = {
    {"has", has_keys, "a key"},
    {"makes", makes_keys, "a key"},
    {"duel", duel_keys, "a key"},
    {"casts", play_keys, "a key"},
    {"activates", play_keys, "a key"},
    {"interrupts", play_keys, "a key"},
    {"will_prevent", play_keys, "a key"},
    {"will_regenerate", play_keys, "a key"},
    {"expect", object_keys, "of an object"},
    {"expect", player_keys, "of a player"},
    {"expect", state_keys, "of the scenario"},
    {"expect_view", view_keys, "of a view"},
    {"to", steps_of_attack, "a step"},
    {"to", steps_between_effects, "between effects"},
};

void add_taken(ManualWord& word) {
  for (const TakenKeys& row : taken)
    if (word.name == row.verb)
      for (const Key& key : row.keys()) word.fields.push_back({key.name, row.of, false, key.doc});
  const auto add_value = [&word](const std::string& value, const char* type, const std::string& doc) {
    word.fields.push_back({value, type, false, doc});
  };
  if (word.name == "to")
    for (const Phase& phase : standard_phases()) {
      add_value(phase.name, "a phase", "Where somebody may act in it.");
      add_value("beginning of " + phase.name, "a phase", "Before any of its effects.");
      add_value("end of " + phase.name, "a phase", "After each effect of its end.");
    }
  if (word.name == "will")
    for (const Spelling<DecisionKind>& row : all_spellings<DecisionKind>)
      add_value(row.spelling, "a kind", "Decides " + std::string(question_of(row.value)) + ".");
  if (word.name == "explain")
    for (const std::string& value : explainable_values()) add_value(value, "a value", "Of an object.");
  if (word.name == "expect")
    for (const Spelling<Window>& row : all_spellings<Window>)
      if (row.value != Window::none) add_value(row.spelling, "a window", "What `window` is compared with.");
}

}  // namespace

std::vector<ManualWord> verbs_manual() {
  std::vector<ManualWord> words;
  for (const Verb& verb : verbs()) {
    words.push_back(word_of(verb.name, verb.usage, verb.doc));
    add_taken(words.back());
  }
  words.push_back(word_of("expect_illegal", "s:expect_illegal(function() ... end, reason)",
                          "Every play in the function is refused, for that reason."));
  return words;
}

}  // namespace sleight::scenario
