#include "core/card/definition.h"

#include "core/card/definition_fields.h"

namespace sleight {

bool Amount::operator==(const Amount&) const = default;
bool Filter::operator==(const Filter&) const = default;
bool Selector::operator==(const Selector&) const = default;
bool Condition::operator==(const Condition&) const = default;
bool CostPart::operator==(const CostPart&) const = default;
bool Cost::operator==(const Cost&) const = default;
bool KeywordUse::operator==(const KeywordUse&) const = default;
bool ChangePart::operator==(const ChangePart&) const = default;
bool Change::operator==(const Change&) const = default;
bool TargetSpec::operator==(const TargetSpec&) const = default;
bool Trigger::operator==(const Trigger&) const = default;
bool Mode::operator==(const Mode&) const = default;
bool Rule::operator==(const Rule&) const = default;
bool Ability::operator==(const Ability&) const = default;
bool Step::operator==(const Step&) const = default;
bool Keyword::operator==(const Keyword&) const = default;
bool CounterKind::operator==(const CounterKind&) const = default;

bool Card::operator==(const Card& other) const {
  return definition::fields(*this) == definition::fields(other);
}

}  // namespace sleight
