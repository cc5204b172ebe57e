#include "tools/scenario/verbs_manual.h"

#include "tools/scenario/scenario_verbs.h"

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

}  // namespace

std::vector<ManualWord> verbs_manual() {
  std::vector<ManualWord> words;
  for (const Verb& verb : verbs()) words.push_back(word_of(verb.name, verb.usage, verb.doc));
  words.push_back(word_of("expect_illegal", "s:expect_illegal(function() ... end, reason)",
                          "Every play in the function is refused, for that reason."));
  return words;
}

}  // namespace sleight::scenario
