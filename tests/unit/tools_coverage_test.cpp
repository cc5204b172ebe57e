// What duels used is counted for the card that it is printed on.
#include <gtest/gtest.h>

#include "core/card/event_kind.h"
#include "core/playing/costs/available_mana.h"
#include "tests/kit/ability_builders.h"
#include "tests/kit/board.h"
#include "tools/simulation/coverage.h"

namespace sleight {
namespace {

class CoverageCounts : public ::testing::Test, public kit::Board {
 protected:
  static bool is_unused(const Coverage& coverage, const std::string& card, const std::string& what) {
    for (const Coverage::Unused& unused : coverage.unused())
      if (unused.card == card && unused.what == what) return true;
    return false;
  }
};

TEST_F(CoverageCounts, AnAbilityThatAnotherCardHasByNow) {
  const CardId artifact = permanent(CardType::artifact, {kit::activated("0", Mode{})}, "Printed");
  const CardId bear = creature(2, 2);
  const ObjectId holder = put(bear);
  Coverage coverage(library);
  const std::string what = "ability 1 (activated ability)";
  EXPECT_TRUE(is_unused(coverage, "Printed", what));
  BatchItem play;
  play.kind = BatchItem::Kind::activated;
  play.source = holder;
  play.ability = library->id_of(library->card(artifact).abilities.front());
  coverage.takes_effect(duel(), play);
  EXPECT_FALSE(is_unused(coverage, "Printed", what));
  EXPECT_TRUE(is_unused(coverage, library->card(bear).name, "the card itself"))
      << "the creature lay there from the beginning";
}

TEST_F(CoverageCounts, SourcesOfManaFromWhichNoCostEverDrew) {  // R-MANA-3
  const CardId spring =
      permanent(CardType::land, {kit::activated("T", kit::mode({}, {kit::add_mana("G")}))}, "Spring");
  const ObjectId source = put(spring);
  Coverage coverage(library);
  EXPECT_TRUE(coverage.never_paid().empty()) << "none was in play";
  Event event;
  event.kind = EventKind::enters_play;
  event.object = source;
  coverage.happened(duel(), event);
  EXPECT_EQ(coverage.never_paid(), std::vector<std::string>{"Spring"});
  table().observer = &coverage;
  EXPECT_TRUE(pay_mana(table(), kit::bob, kit::cost_of("G")));
  EXPECT_TRUE(coverage.never_paid().empty());
}

}  // namespace
}  // namespace sleight
