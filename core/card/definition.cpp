#include "core/card/definition.h"

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
  // text, set and file tell where a card came from, not what it is.
  return name == other.name && cost == other.cost && has_cost == other.has_cost && types == other.types &&
         supertypes == other.supertypes && subtypes == other.subtypes && colour() == other.colour() &&
         power == other.power && toughness == other.toughness && enchants == other.enchants &&
         extra_cost == other.extra_cost && castable == other.castable && abilities == other.abilities;
}

}  // namespace sleight
