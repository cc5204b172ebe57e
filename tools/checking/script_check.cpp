#include "tools/checking/script_check.h"

#include <iterator>
#include <utility>

#include "tools/checking/counter_check.h"
#include "tools/checking/module_check.h"
#include "tools/checking/phase_check.h"
#include "tools/library/known_words.h"

namespace sleight {
namespace {

void add(Diagnostics& findings, Diagnostics more) {
  std::move(more.begin(), more.end(), std::back_inserter(findings));
}

}  // namespace

CheckData::CheckData(Vocabulary known, const std::string& data)
    : vocabulary(std::move(known)),
      examples(lines_that_are_read(data)),
      equals(phrases_that_are_equal(data)),
      counters(vocabulary.counters()),
      phases(vocabulary.phases()) {}

Diagnostics ScriptCheck::findings() const {
  Diagnostics all = facts;
  add(all, printing.findings);
  add(all, text.findings);
  return all;
}

ScriptCheck check_script(const CardFile& script, const Words& words, const CheckData& data) {
  ScriptCheck check;
  check.facts = check_repeated_keys(script.file, script.source);
  // Whatever else is wrong may come of it.
  if (!check.facts.empty()) return check;
  check.facts = check_counters(script, words, data.counters);
  add(check.facts, check_phases(script, words, data.phases));
  if (!data.facts.empty() && check.facts.empty()) {
    check.facts = check_facts(script, data.facts);
    add(check.facts, check_differences(script, data.facts, words, data.vocabulary));
  }
  // A card whose facts are wrong is mended first: its text would be read by wrong facts.
  if (!check.facts.empty()) return check;
  if (!data.printed.empty()) check.printing = check_printing(script, data.printed, words, data.vocabulary);
  check.text = check_text(script, words, data.vocabulary, data.examples, &data.equals);
  return check;
}

}  // namespace sleight
