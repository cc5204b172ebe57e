#pragma once

#include <functional>
#include <string>

#include "core/card/definition.h"

namespace sleight::kit {

/// A field of a card that holds something else than before, and where: "Step.amount" and "Ability(spell) Mode
/// Step(deal).amount: left out".
struct ChangedField {
  std::string field;
  std::string place;
};

/// Changes `card` in one field at a time, wherever a field says something: a number is one higher, a word,
/// colour or value of a list becomes another, a part is left out, a yes a no. Calls `look` each time, while
/// the card is so, and puts everything back.
///
/// Fields that say nothing where they stand are left alone: those that hold what they hold when nobody
/// writes them, what a part is (its kind, whose rows have tests of their own), and what never distinguishes
/// two cards.
void change_each_field(Card& card, const std::function<void(const ChangedField&)>& look);

}  // namespace sleight::kit
