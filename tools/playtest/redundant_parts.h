#pragma once

#include <vector>

#include "core/card/definition.h"

/// Parts of a card that can make no difference by what they are: what they say holds anyway. A reader is told
/// by them, no duel is.
namespace sleight::playtest {

/// What lies round a part: what it lies in, nearest last, is nothing where it does not lie in such.
struct Surroundings {
  const Card* card = nullptr;
  const Ability* ability = nullptr;
  const Step* step = nullptr;
  const CostPart* cost = nullptr;
  const Filter* filter = nullptr;
};

/// Why a filter of that selector makes no difference; nullptr where it may make one.
const char* redundancy_of(const Filter& filter, const Selector& selector, const Surroundings& round);
/// The same of a part of a change, of a step, of a rule, and of a condition.
const char* redundancy_of(const ChangePart& part, const Surroundings& round);
const char* redundancy_of(const Step& step, const Surroundings& round);
const char* redundancy_of(const Ability& rule, const Surroundings& round);
const char* redundancy_of(const Condition& condition, const Surroundings& round);
/// The same of whom a rule works by: `party` is its `by` or `to`.
const char* redundancy_of(const Selector& party, const Rule& rule);
/// The same of whom a trigger speaks of: `party` is its subject, other or whose.
const char* redundancy_of(const Selector& party, const Trigger& trigger, const Surroundings& round);

}  // namespace sleight::playtest
