// The state of a duel in words.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/kit/board.h"
#include "tools/display/state_text.h"

namespace sleight {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class StateText : public ::testing::Test, public kit::Board {};

TEST_F(StateText, TellsOfAnteAndOfWhatIsSetAside) {
  EXPECT_THAT(state_text(duel()), Not(HasSubstr("ante")));
  const CardId bear = creature(2, 2);
  put(bear, PlayerId::bob, Zone::ante);
  put(bear, PlayerId::sue, Zone::set_aside);
  put(bear, PlayerId::sue, Zone::out_of_game);
  const std::string name = library->card(bear).name;
  EXPECT_THAT(state_text(duel()), HasSubstr("\n  ante: " + name + "\nSue: "));
  EXPECT_THAT(state_text(duel()),
              HasSubstr("\n  set aside: " + name + "\n  out of the game: " + name + "\n"));
}

TEST_F(StateText, AViewTellsOnlyHowManyLieFaceDown) {
  const CardId bear = creature(2, 2);
  put(bear, PlayerId::bob, Zone::ante);
  duel().terms.hidden_ante = true;
  EXPECT_THAT(view_text(duel(), PlayerId::sue), HasSubstr("\n  ante: 1 face down\n"));
}

}  // namespace
}  // namespace sleight
