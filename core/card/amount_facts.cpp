#include "core/card/amount_facts.h"

#include "core/card/amount_records.h"

namespace sleight {

const AmountRecord& record_of(AmountKind kind) { return row_of(amount_records, kind).of; }

bool has(AmountKind kind, AmountTraits traits) {
  return (static_cast<unsigned>(record_of(kind).traits) & static_cast<unsigned>(traits)) != 0;
}

}  // namespace sleight
