#include "tools/library/known_words.h"

#include "scripting/files/rule_sets.h"
#include "tools/library/card_library.h"

namespace sleight {

namespace {

void add_set(const SetInfo& set, Vocabulary& vocabulary) {
  if (!set.code.empty()) vocabulary.add_expansion(set.name, set.code);
}

void add_phases(const std::vector<Phase>& phases, Vocabulary& vocabulary) {
  for (const Phase& phase : phases) vocabulary.add_phase(phase.name);
}

}  // namespace

Vocabulary vocabulary_of(const Collection& collection, const std::vector<std::string>& mods) {
  Vocabulary vocabulary(*collection.library);
  for (const CollectedSet& set : collection.sets) add_set(set.info, vocabulary);
  // Those of the program's own rule sets are words of the grammar.
  Words words;
  Diagnostics told_when_played;
  if (!mods.empty())
    for (const std::string& name : rule_set_names(mods))
      if (const std::optional<Rules> rules = load_rules(name, words, told_when_played, mods))
        add_phases(rules->phases, vocabulary);
  return vocabulary;
}

Vocabulary vocabulary_of(const CardSources& sources) {
  return vocabulary_of(open_library(sources), sources.mods);
}

void add_words_of(const Scripts& scripts, Vocabulary& vocabulary) {
  for (const CardFile& script : scripts.cards) vocabulary.add_types_of(script.card, scripts.words);
  for (const Value& value : scripts.modules) {
    if (const auto* keyword = std::get_if<Keyword>(&value)) vocabulary.add(*keyword);
    if (const auto* counter = std::get_if<CounterKind>(&value)) vocabulary.add(*counter);
    if (const auto* set = std::get_if<SetInfo>(&value)) add_set(*set, vocabulary);
    if (const auto* rules = std::get_if<RuleScript>(&value)) add_phases(rules->phases, vocabulary);
  }
}

void add_words_of(const std::vector<CardData>& cards, Vocabulary& vocabulary) {
  for (const CardData& card : cards) add_types_of(facts_of(card), vocabulary);
}

}  // namespace sleight
