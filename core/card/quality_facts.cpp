#include "core/card/quality_facts.h"

#include "core/card/quality_records.h"

namespace sleight {

const QualityRecord& record_of(Quality quality) { return row_of(quality_records, quality).of; }

bool has(Quality quality, QualityTraits traits) {
  return (static_cast<unsigned>(record_of(quality).traits) & static_cast<unsigned>(traits)) != 0;
}

bool reads(Quality quality, FilterFields fields) {
  return (static_cast<unsigned>(record_of(quality).reads) & static_cast<unsigned>(fields)) != 0;
}

}  // namespace sleight
