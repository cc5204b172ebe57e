#include "core/card/definition.h"

#include "core/card/definition_fields.h"

namespace sleight {

// They stand here and not in the header because a definition holds itself in boxes: a selector an amount, an
// amount a selector. Only here are all of them complete.
bool Amount::operator==(const Amount&) const noexcept = default;
bool Filter::operator==(const Filter&) const noexcept = default;
bool Selector::operator==(const Selector&) const noexcept = default;
bool Condition::operator==(const Condition&) const noexcept = default;
bool CostPart::operator==(const CostPart&) const noexcept = default;
bool Cost::operator==(const Cost&) const noexcept = default;
bool KeywordUse::operator==(const KeywordUse&) const noexcept = default;
bool ChangePart::operator==(const ChangePart&) const noexcept = default;
bool Change::operator==(const Change&) const noexcept = default;
bool TargetSpec::operator==(const TargetSpec&) const noexcept = default;
bool Trigger::operator==(const Trigger&) const noexcept = default;
bool Mode::operator==(const Mode&) const noexcept = default;
bool Rule::operator==(const Rule&) const noexcept = default;
bool Ability::operator==(const Ability&) const noexcept = default;
bool Step::operator==(const Step&) const noexcept = default;
bool Keyword::operator==(const Keyword&) const noexcept = default;
bool CounterKind::operator==(const CounterKind&) const noexcept = default;

// Text, set and file are no part of what a card is, and a written colour equals the same colour of a cost.
bool Card::operator==(const Card& other) const noexcept {
  return definition::fields(*this) == definition::fields(other);
}

}  // namespace sleight
