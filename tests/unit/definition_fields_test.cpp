#include "core/card/definition_fields.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/card/library.h"
#include "tests/kit/ability_builders.h"

/// One list of the fields of a definition, and what is counted on walks over it.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests
using definition::each_field;
using definition::walk;

template <typename T>
class EveryPart : public ::testing::Test {};

using Parts = ::testing::Types<ManaCost, Amount, Filter, Selector, Condition, CostPart, Cost, KeywordUse,
                               ChangePart, Change, TargetSpec, Trigger, Mode, Rule, Ability, Step, Card,
                               Keyword, CounterKind, Phase, Rules>;
TYPED_TEST_SUITE(EveryPart, Parts, );

template <typename Words>
const void* place_of(const definition::Aside<Words>& aside) {
  return &aside.words;
}
template <typename T>
const void* place_of(const T& field) {
  return &field;
}

TYPED_TEST(EveryPart, ListsEachOfItsFieldsOnce) {
  std::set<const void*> places;
  std::size_t count = 0;
  const TypeParam part;
  each_field(part, [&](const auto& field) {
    places.insert(place_of(field));
    ++count;
  });
  EXPECT_EQ(places.size(), count);
}

/// A step that gives that much power.
Step giving(int power) {
  return change({part(ChangeKind::plus_power, Amount(power))}, Duration::end_of_turn);
}

Ability doing(AbilityKind kind, int line, std::vector<Step> steps) {
  Ability made = ability(kind, {mode({}, std::move(steps))});
  made.line.number = line;
  return made;
}

/// A card with everything that is numbered, one inside the other; lines tell the abilities apart, and the
/// power they give the changes.
Card nested() {
  Step first = change({gains(doing(AbilityKind::triggered, 3, {giving(3)}))}, Duration::end_of_turn);
  first.abilities = {doing(AbilityKind::triggered, 4, {giving(4)})};
  Card token;
  token.name = "Token";
  token.abilities = {doing(AbilityKind::activated, 9, {giving(9)})};
  first.token = token;
  first.then = {giving(5)};
  first.then[0].then = {giving(6)};
  first.otherwise = {change({}, Duration::end_of_turn)};
  Ability outer = doing(AbilityKind::activated, 1, {first, giving(7)});
  outer.change.parts = {gains(doing(AbilityKind::activated, 2, {giving(2)}))};
  Ability empty;
  empty.kind = AbilityKind::continuous;
  empty.line.number = 5;
  Ability mere;
  mere.kind = AbilityKind::rule;
  mere.line.number = 6;
  Card card;
  card.name = "Nested";
  card.abilities = {outer, empty, mere};
  return card;
}

std::string abilities_of(const Library& library, const std::string& owner) {
  std::string lines;
  for (std::uint32_t i = 0; library.ability_at({owner, i}) != AbilityId::none; ++i)
    lines += std::to_string(library.ability(library.ability_at({owner, i})).line.number) + " ";
  return lines;
}

std::string changes_of(const Library& library, const std::string& owner) {
  std::string said;
  for (std::uint32_t i = 0; library.change_at({owner, i}) != ChangeId::none; ++i) {
    const Change& change = library.change(library.change_at({owner, i}));
    if (change.parts.empty())
      said += "none ";
    else if (change.parts[0].kind == ChangeKind::gains)
      said += "gains " + std::to_string(change.parts[0].abilities[0].line.number) + " ";
    else
      said += std::to_string(change.parts[0].amount->number) + " ";
  }
  return said;
}

TEST(Numbering, StaysAsSavesCountIt) {
  Library library;
  library.add(nested());
  EXPECT_EQ(abilities_of(library, "card Nested"), "1 2 3 4 5 6 ");
  EXPECT_EQ(changes_of(library, "card Nested"), "gains 2 2 gains 3 3 4 5 6 none 7 none ");
  EXPECT_EQ(abilities_of(library, "token 1 of card Nested"), "9 ");
  EXPECT_EQ(changes_of(library, "token 1 of card Nested"), "9 ");

  CounterKind counter;
  counter.name = "idle";
  counter.abilities = {doing(AbilityKind::triggered, 8, {giving(8)})};
  library.add(counter);
  EXPECT_EQ(changes_of(library, "counter idle"), "none 8 ");
  counter.name = "busy";
  counter.change.parts = {part(ChangeKind::plus_power, Amount(1))};
  library.add(counter);
  EXPECT_EQ(changes_of(library, "counter busy"), "1 8 ");
}

TEST(Numbering, AnAbilitysStepsAreItsOwn) {
  Library library;
  const Card& card = library.card(library.add(nested()));
  const Ability& outer = card.abilities[0];
  const AbilityId id = library.id_of(outer);
  const std::vector<Step>& steps = outer.modes[0].steps;
  const std::vector<const Step*> order{&steps[0], &steps[0].then[0], &steps[0].then[0].then[0],
                                       &steps[0].otherwise[0], &steps[1]};
  for (std::size_t i = 0; i < order.size(); ++i) {
    EXPECT_EQ(library.step(id, i), order[i]) << i;
    EXPECT_EQ(library.position(id, *order[i]), i);
  }
  EXPECT_EQ(library.step(id, order.size()), nullptr);
  const Ability& inner = steps[0].abilities[0];
  EXPECT_EQ(library.position(id, inner.modes[0].steps[0]), std::nullopt);
  EXPECT_EQ(library.position(library.id_of(inner), inner.modes[0].steps[0]), 0U);
}

TEST(Walk, ComesToPartsFirstAndStopsWhereItIsTold) {
  std::string lines;
  walk(nested(), [&lines](const Ability& ability) { lines += std::to_string(ability.line.number) + " "; });
  EXPECT_EQ(lines, "1 2 3 4 9 5 6 ");
  lines.clear();
  walk(nested(), [&lines](const Ability& ability) {
    lines += std::to_string(ability.line.number) + " ";
    return false;
  });
  EXPECT_EQ(lines, "1 5 6 ");
}

TEST(Cards, AreEqualWhateverTheyCarryAlong) {
  Card card = nested();
  card.cost.coloured[0] = 1;
  Card other = card;
  other.text = "Elsewhere.";
  other.set = "another";
  other.file = "another.lua";
  other.abilities[0].line.number = 99;
  other.colours = card.cost.colours();
  EXPECT_EQ(card, other);
  other.colours = Colours(Colour::red);
  EXPECT_NE(card, other);
}

}  // namespace
}  // namespace sleight
