#include "core/query/selection.h"

#include <gtest/gtest.h>

#include "core/derived/dependencies.h"
#include "core/query/amounts.h"
#include "core/query/conditions.h"
#include "core/query/filters.h"
#include "tests/kit/board.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

struct Selection : ::testing::Test {
  Board board;
  ObjectId bears, giant, forest, hidden;

  Selection() {
    board.add(creature("Bears", 2, 2));
    board.add(creature("Giant", 4, 4));
    bears = board.put("Bears");
    forest = board.put("Forest", sue);
    giant = board.put("Giant", sue);
    hidden = board.put("Bears", sue, Zone::graveyard);
  }
  Context context() {
    Context made{.duel = board.duel(), .self = bears};
    made.you = bob;
    return made;
  }
};

TEST_F(Selection, FindsInTheOrderOfArrival) {
  EXPECT_EQ(select(context(), from(Reference::permanents)),
            (std::vector<Thing>{Thing::of(bears), Thing::of(forest), Thing::of(giant)}));
  EXPECT_EQ(select(context(), creatures()), (std::vector<Thing>{Thing::of(bears), Thing::of(giant)}));
  EXPECT_EQ(count_selected(context(), creatures()), 2);
}

TEST_F(Selection, PutsTheActivePlayerFirst) {
  board.duel().turn.active = sue;
  EXPECT_EQ(select(context(), from(Reference::players)),
            (std::vector<Thing>{Thing::of(sue), Thing::of(bob)}));
}

TEST_F(Selection, JoinsWithoutDoubles) {
  Selector both = creatures();
  both.also.push_back(from(Reference::players));
  both.also.push_back(from(Reference::permanents));
  EXPECT_EQ(count_selected(context(), both), 5);
  EXPECT_TRUE(selects(context(), both, Thing::of(sue)));
  EXPECT_TRUE(selects(context(), both, Thing::of(forest)));
  EXPECT_FALSE(selects(context(), both, Thing::of(hidden)));
}

TEST_F(Selection, FiltersAndTheirOpposites) {
  EXPECT_EQ(select(context(), creatures({asking(Quality::other)})), (std::vector<Thing>{Thing::of(giant)}));
  EXPECT_EQ(select(context(), creatures({asking(Quality::other, true)})),
            (std::vector<Thing>{Thing::of(bears)}));
  EXPECT_EQ(select(context(), creatures({asking(Quality::controlled_by, from(Reference::opponent))})),
            (std::vector<Thing>{Thing::of(giant)}));
  Filter strong = asking(Quality::power);
  strong.amount = Amount(3);
  EXPECT_EQ(select(context(), creatures({strong})), (std::vector<Thing>{Thing::of(giant)}));
}

TEST_F(Selection, LooksIntoGraveyards) {
  Filter where = asking(Quality::in_zone);
  where.zone = Zone::graveyard;
  EXPECT_EQ(select(context(), from(Reference::cards, {where})), (std::vector<Thing>{Thing::of(hidden)}));
}

TEST_F(Selection, GivesTargetsByNumber) {
  BatchItem play;
  play.targets = {Thing::of(giant), Thing::of(bears), Thing::of(sue)};
  play.target_counts = {1, 2};
  Context made = context();
  made.told = &play;
  Selector second = from(Reference::target);
  second.index = 1;
  EXPECT_EQ(select(made, from(Reference::target)), (std::vector<Thing>{Thing::of(giant)}));
  EXPECT_EQ(count_selected(made, second), 2);
}

TEST_F(Selection, RemembersWhatHasLeft) {
  LastKnown was = snapshot(board.duel(), giant);
  board.duel().last_known.push_back(was);
  board.leave(giant);
  Context made = context();
  made.it = Thing::of(giant);
  EXPECT_EQ(evaluate(made, amount_of(AmountKind::power, from(Reference::it))), 4);
  Selector controller = from(Reference::controller_of);
  controller.of = from(Reference::it);
  EXPECT_EQ(selected_player(made, controller, PlayerId::none), sue);
}

TEST_F(Selection, PacketsByVictimAndSource) {
  Packet packet;
  packet.number = 5;
  packet.victim = Thing::of(bob);
  packet.source.colours = Colours(Colour::black);
  packet.amount = 3;
  board.duel().packets.push_back(packet);
  const auto packets_from = [](Colour colour) {
    return from(Reference::packets,
                {asking(Quality::packet_to, from(Reference::you)),
                 asking(Quality::packet_from, from(Reference::permanents, {of_colour(colour)}))});
  };
  EXPECT_TRUE(any_selected(context(), packets_from(Colour::black)));
  EXPECT_FALSE(any_selected(context(), packets_from(Colour::red)));
}

TEST_F(Selection, AmountsCalculate) {
  const auto of = [](AmountKind kind, std::vector<Amount> terms) {
    Amount amount;
    amount.kind = kind;
    amount.terms = std::move(terms);
    return amount;
  };
  EXPECT_EQ(evaluate(context(), of(AmountKind::half_up, {5})), 3);
  EXPECT_EQ(evaluate(context(), of(AmountKind::half_down, {5})), 2);
  EXPECT_EQ(evaluate(context(), of(AmountKind::half_down, {-3})), -2);
  EXPECT_EQ(evaluate(context(), of(AmountKind::at_least_zero, {of(AmountKind::difference, {2, 4})})), 0);
  EXPECT_EQ(evaluate(context(), of(AmountKind::product, {2, amount_of(AmountKind::count, creatures())})), 4);
}

TEST_F(Selection, ConditionsHold) {
  const Condition some = exists(lands_of_type("forest"));
  EXPECT_TRUE(holds(context(), some));
  EXPECT_FALSE(holds(context(), none(some)));
  Condition is;
  is.kind = ConditionKind::matches;
  is.what = from(Reference::self);
  is.like = creatures();
  EXPECT_TRUE(holds(context(), is));
}

// R-SICK-1
TEST_F(Selection, SicknessIsTimeUnderControl) {
  const Filter ready = asking(Quality::here_since_turn_began);
  for (const ObjectId id : {bears, giant}) board.make_sick(id);
  EXPECT_FALSE(passes(context(), {ready}, Thing::of(bears)));
  board.duel().turn.last_turn_began[0] = board.duel().tick();
  EXPECT_TRUE(passes(context(), {ready}, Thing::of(bears)));
  EXPECT_FALSE(passes(context(), {ready}, Thing::of(giant)));
}

TEST_F(Selection, SaysWhatItReads) {
  EXPECT_EQ(dependencies_of(creatures()), 0U);
  EXPECT_EQ(dependencies_of(creatures({asking(Quality::tapped)})), static_cast<unsigned>(Duel::tapped));
  EXPECT_EQ(dependencies_of(amount_of(AmountKind::hand_size, from(Reference::you))),
            static_cast<unsigned>(Duel::hands));
}

}  // namespace
}  // namespace sleight
