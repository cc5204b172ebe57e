#include "tools/checking/script_check.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <optional>
#include <utility>

#include "tools/checking/counter_check.h"
#include "tools/checking/module_check.h"
#include "tools/checking/phase_check.h"
#include "tools/checking/type_check.h"
#include "tools/library/known_words.h"

namespace sleight {
namespace {

void add(Diagnostics& findings, Diagnostics more) {
  std::move(more.begin(), more.end(), std::back_inserter(findings));
}

bool has_error(const Diagnostics& findings) {
  return std::any_of(findings.begin(), findings.end(),
                     [](const Diagnostic& finding) { return finding.severity == Severity::error; });
}

}  // namespace

std::string folder_of(const std::string& file) {
  std::error_code ignored;
  return std::filesystem::weakly_canonical(file, ignored).parent_path().string();
}

CheckData::CheckData(Vocabulary known, const std::string& data)
    : vocabulary(std::move(known)),
      examples(lines_that_are_read(data)),
      equals(phrases_that_are_equal(data)),
      counters(vocabulary.counters()),
      phases(vocabulary.phases()) {
  for (const std::string& type : vocabulary.creature_types()) types.add(type);
  read_types = types;
  for (const std::string& type : vocabulary.types_of_no_creature()) other_types.add(type);
}

void CheckData::take(FactsByName cards) {
  Vocabulary of_cards;
  for (const auto& [name, card] : cards) add_types_of(facts_of(card), of_cards);
  for (const std::string& type : of_cards.creature_types()) types.add(type);
  facts = std::move(cards);
}

Diagnostics ScriptCheck::findings() const {
  Diagnostics all = facts;
  add(all, printing.findings);
  add(all, text.findings);
  return all;
}

bool ScriptCheck::is_wrong() const { return has_error(facts); }

ScriptCheck check_script(const CardFile& script, const Words& words, const CheckData& data) {
  ScriptCheck check;
  check.facts = check_repeated_keys(script.file, script.source);
  // Whatever else is wrong may come of it.
  if (!check.facts.empty()) return check;
  check.facts = check_counters(script, words, data.counters);
  add(check.facts, check_phases(script, words, data.phases));
  add(check.facts, check_types(script, words, data.types, data.other_types));
  if (!data.facts.empty() && !check.is_wrong()) {
    add(check.facts, check_facts(script, data.facts, words));
    if (const auto set = data.sets.find(folder_of(script.file)); set != data.sets.end())
      add(check.facts, check_set(script, data.facts, set->second));
    add(check.facts, check_differences(script, data.facts, words, data.vocabulary));
  }
  // A card whose facts are wrong is mended first: its text would be read by wrong facts.
  if (check.is_wrong()) return check;
  // Types that nobody declares are words of this card's text alone.
  std::optional<Vocabulary> own;
  const std::vector<Word> named = creature_types_in(script.card, words);
  if (!std::all_of(named.begin(), named.end(), [&](Word type) { return data.read_types.has(type); })) {
    own.emplace(data.vocabulary);
    own->add_types_of(script.card, words);
  }
  const Vocabulary& vocabulary = own ? *own : data.vocabulary;
  if (!data.printed.empty()) check.printing = check_printing(script, data.printed, words, vocabulary);
  check.text = check_text(script, words, vocabulary, data.examples, &data.equals, &data.names);
  return check;
}

}  // namespace sleight
