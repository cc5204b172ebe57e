#include "core/explanation/explain.h"

#include <gtest/gtest.h>

#include "tests/kit/board.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

struct Explaining : ::testing::Test {
  Board board;

  Explaining() {
    board.add(creature("Bears", 2, 2));
    board.add(creature("Queen", 1, 1, {changing(becomes(0, 2), Duration::end_of_turn)}));
    board.add(creature("Growth", 1, 1, {changing(plus(3, 3), Duration::end_of_turn)}));
    Ability conversion =
        continuous(lands_of_type("mountain"), {word_part(ChangeKind::becomes_land, "plains")});
    conversion.line.number = 4;
    board.add(card("Conversion", CardType::enchantment, {conversion}));
  }
};

TEST_F(Explaining, ListsBaseEffectsAndResult) {
  const ObjectId queen = board.put("Queen");
  const ObjectId growth = board.put("Growth");
  const ObjectId bears = board.put("Bears");
  board.apply(growth, bears);
  board.apply(queen, bears);
  const Explanation told = explain(board.duel(), bears, "power");
  EXPECT_EQ(told.object, "Bears");
  EXPECT_EQ(told.result, "3");
  ASSERT_EQ(told.lines.size(), 3U);
  EXPECT_EQ(told.lines[0].source, "printed");
  EXPECT_EQ(told.lines[0].result, "2");
  EXPECT_EQ(told.lines[1].source, "Queen");
  EXPECT_EQ(told.lines[1].layer, Layer::set_power_toughness);
  EXPECT_EQ(told.lines[1].effect, "base power becomes 0 until end of turn");
  EXPECT_EQ(told.lines[1].file, "cards/test/Queen.lua");
  EXPECT_EQ(told.lines[1].line, 7);
  EXPECT_EQ(told.lines[2].effect, "+3 power until end of turn");
  EXPECT_EQ(told.lines[2].result, "3");
}

TEST_F(Explaining, NamesLandTypesAndScriptLines) {
  const ObjectId land = board.put("Mountain");
  board.put("Conversion");
  const Explanation told = explain(board.duel(), land, "land_types");
  ASSERT_EQ(told.lines.size(), 2U);
  EXPECT_EQ(told.lines[0].result, "mountain");
  EXPECT_EQ(told.lines[1].effect, "becomes a plains");
  EXPECT_EQ(told.lines[1].line, 4);
  EXPECT_EQ(told.result, "plains");
  EXPECT_EQ(explain(board.duel(), land, "name").result, "plains");
  EXPECT_NE(to_text(told).find("Conversion: becomes a plains [land type"), std::string::npos);
}

TEST_F(Explaining, NamesTheLineOfAnEffectInsideOneThatLasts) {
  Ability inner = changing(plus(1, 0), Duration::end_of_turn);
  inner.modes[0].steps[0].line.number = 9;
  board.add(creature("Student", 1, 1, {changing({gains(inner)}, Duration::end_of_turn)}));
  const ObjectId student = board.put("Student");
  const Step& grant = board.duel().printed(student).abilities[0].modes[0].steps[0];
  Effect effect;
  effect.change = board.duel().library().id_of(grant.change.parts[0].abilities[0].modes[0].steps[0].change);
  effect.affected = Thing::of(student);
  effect.source = student;
  effect.source_card = board.duel().object(student).card;
  board.duel().effects.push_back(effect);
  board.duel().touch(Duel::board);
  const Explanation told = explain(board.duel(), student, "power");
  ASSERT_EQ(told.lines.size(), 2U);
  EXPECT_EQ(told.lines[1].line, 9);
}

TEST_F(Explaining, EveryValueHasABase) {
  const ObjectId bears = board.put("Bears");
  for (const std::string& value : explainable_values()) {
    const Explanation told = explain(board.duel(), bears, value);
    ASSERT_EQ(told.lines.size(), 1U) << value;
    EXPECT_EQ(told.lines.front().result, told.result) << value;
  }
  EXPECT_EQ(explain(board.duel(), bears, "types").result, "creature");
  EXPECT_EQ(explain(board.duel(), bears, "colours").result, "colourless");
  EXPECT_EQ(explain(board.duel(), bears, "controller").result, "Bob");
}

}  // namespace
}  // namespace sleight
