#include "core/card/verb_facts.h"

#include "core/card/verb_records.h"

namespace sleight {

const VerbRecord& record_of(Verb verb) { return row_of(verb_records, verb).of; }

bool has(Verb verb, VerbTraits traits) {
  return (static_cast<std::uint32_t>(record_of(verb).traits) & static_cast<std::uint32_t>(traits)) != 0;
}

}  // namespace sleight
