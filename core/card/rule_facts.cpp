#include "core/card/rule_facts.h"

#include "core/card/rule_records.h"

namespace sleight {

const RuleRecord& record_of(RuleKind rule) { return row_of(rule_records, rule).of; }

bool has(RuleKind rule, RuleTraits traits) {
  return (static_cast<unsigned>(record_of(rule).traits) & static_cast<unsigned>(traits)) != 0;
}

}  // namespace sleight
