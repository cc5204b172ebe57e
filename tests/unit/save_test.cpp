#include "core/duel/save.h"

#include <gtest/gtest.h>

#include "core/card/fnv.h"
#include "core/playing/moves/zones.h"
#include "core/playing/turn/turn.h"
#include "tests/kit/dealt_duel.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

Loaded reload(const Duel& duel, std::string_view bytes) {
  return load(bytes, duel.shared_library(), duel.shared_rules());
}

/// A duel with something in every list that a rest point can have.
Duel rich_duel() {
  DealtDuel scene;
  const ObjectId ox = scene.put("Hill Ox", bob);
  scene.put("Plague", sue);
  add_counters(scene.table(), Thing::of(ox), Word{"+1/+1"}, 2);
  add_counters(scene.table(), Thing::of(sue), Word{"poison"}, 3);
  Duel& duel = scene.duel();
  const Card& swell = duel.library().card(duel.library().find("Swell"));
  Effect effect;
  effect.change = duel.library().id_of(swell.abilities[0].modes[0].steps[0].change);
  effect.affected = Thing::of(ox);
  effect.source_card = duel.library().find("Swell");
  effect.controller = bob;
  effect.duration = Duration::end_of_turn;
  effect.since = duel.tick();
  duel.effects.push_back(effect);
  Delayed delayed;
  delayed.ability = duel.library().id_of(swell.abilities[0]);
  delayed.controller = sue;
  duel.delayed.push_back(delayed);
  duel.damage_this_turn.push_back({Thing::of(ox), snapshot(duel, ox), 2});
  duel.forced_chance = {1, 2};
  duel.touch(Duel::board);
  return duel;
}

TEST(Save, GivesBackAnEqualDuel) {
  const Duel duel = rich_duel();
  const Loaded loaded = reload(duel, save(duel));
  ASSERT_TRUE(loaded.duel) << loaded.refusal;
  EXPECT_EQ(*loaded.duel, duel);
  EXPECT_EQ(loaded.duel->hash(), duel.hash());
  EXPECT_EQ(save(*loaded.duel), save(duel));
}

TEST(Save, CanBeReadWithALibraryInAnotherOrder) {
  const Duel duel = rich_duel();
  auto larger = std::make_shared<Library>();
  larger->add(creature("Newcomer", 1, 1));
  const auto same = small_library();
  for (std::size_t i = same->size(); i-- > 0;) larger->add(same->card(static_cast<CardId>(i)));
  const Loaded loaded = load(save(duel), larger, duel.shared_rules());
  ASSERT_TRUE(loaded.duel) << loaded.refusal;
  EXPECT_EQ(loaded.duel->hash(), duel.hash());
}

TEST(Save, RefusesWhatIsForeign) {
  const Duel duel = rich_duel();
  EXPECT_EQ(reload(duel, "").refusal, "the saved duel is refused: it is not a saved duel of Sleight");
  EXPECT_EQ(reload(duel, "{\"json\": true}").refusal,
            "the saved duel is refused: it is not a saved duel of Sleight");
  std::string bytes = save(duel);
  bytes[8] = 77;
  EXPECT_EQ(reload(duel, bytes).refusal,
            "the saved duel is refused: its format is version 77, this program reads version 23");
}

TEST(Save, RefusesDamageAndTruncationEverywhere) {
  const Duel duel = rich_duel();
  const std::string bytes = save(duel);
  for (std::size_t length = 0; length < bytes.size(); length += 7)
    EXPECT_FALSE(reload(duel, std::string_view(bytes).substr(0, length)).duel) << length;
  for (std::size_t at = 0; at < bytes.size(); at += 11) {
    std::string damaged = bytes;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x20);
    EXPECT_FALSE(reload(duel, damaged).duel) << at;
  }
  EXPECT_EQ(reload(duel, bytes + "x").refusal, "the saved duel is refused: it is damaged or cut short");
}

TEST(Save, RefusesOtherRulesAndOtherCards) {
  const Duel duel = rich_duel();
  const std::string bytes = save(duel);
  auto rules = std::make_shared<Rules>(standard_rules());
  rules->hand_limit = 8;
  EXPECT_EQ(load(bytes, duel.shared_library(), rules).refusal,
            "the saved duel is refused: the rule set fifth has other options now");
  rules->name = "microprose";
  EXPECT_EQ(load(bytes, duel.shared_library(), rules).refusal,
            "the saved duel is refused: it was played with the rule set fifth, not microprose");

  auto poorer = std::make_shared<Library>();
  poorer->add(basic_land("Swamp"));
  EXPECT_NE(load(bytes, poorer, duel.shared_rules()).refusal.find("the library has no card "),
            std::string::npos);
  auto changed = std::make_shared<Library>();
  changed->add(creature("Hill Ox", "1R", 3, 2));
  const auto same = small_library();
  for (std::size_t i = 0; i < same->size(); ++i) changed->add(same->card(static_cast<CardId>(i)));
  EXPECT_EQ(load(bytes, changed, duel.shared_rules()).refusal,
            "the saved duel is refused: the library knows another card Hill Ox");
}

TEST(Save, RefusesOtherCounters) {
  Duel duel = rich_duel();
  auto library = std::make_shared<Library>();
  const auto same = small_library();
  for (std::size_t i = 0; i < same->size(); ++i) library->add(same->card(static_cast<CardId>(i)));
  CounterKind kind;
  kind.name = "+1/+1";
  kind.change.parts = {part(ChangeKind::plus_power, Amount(1))};
  library->add(kind);
  // In the library of the save they have no effect.
  EXPECT_EQ(load(save(duel), library, duel.shared_rules()).refusal,
            "the saved duel is refused: the library knows other counters +1/+1");
  duel.counters.clear();
  EXPECT_TRUE(load(save(duel), library, duel.shared_rules()).duel);
}

/// The same sum as in save.cpp, so that damaged bytes reach the reader behind it.
void mend_sum(std::string& bytes) {
  Fnv<std::uint64_t> sum;
  sum.add(std::string_view(bytes).substr(20));
  for (std::size_t i = 0; i < 8; ++i) bytes[12 + i] = static_cast<char>(sum.value() >> (8 * i) & 0xFFU);
}

TEST(Save, NeverCrashesOnBytesWhoseSumIsRight) {
  const Duel duel = rich_duel();
  const std::string bytes = save(duel);
  Random random{7};
  int accepted = 0;
  for (int round = 0; round < 4000; ++round) {
    std::string fuzzed = bytes;
    for (std::uint32_t n = 1 + random.below(4); n > 0; --n) {
      const std::size_t at = 20 + random.below(static_cast<std::uint32_t>(fuzzed.size() - 20));
      fuzzed[at] = static_cast<char>(random.below(4) == 0 ? 0xFF : random.below(256));
    }
    if (random.below(8) == 0)
      fuzzed.resize(20 + random.below(static_cast<std::uint32_t>(fuzzed.size() - 20)));
    mend_sum(fuzzed);
    Loaded loaded = reload(duel, fuzzed);
    if (!loaded.duel) {
      EXPECT_FALSE(loaded.refusal.empty());
      continue;
    }
    ++accepted;  // an odd but possible duel: it can be played
    RandomAgent agent(1);
    Table table{.duel = *loaded.duel, .agents = {&agent, &agent}};
    play_out(table, 20);
  }
  EXPECT_GT(accepted, 0);
}

}  // namespace
}  // namespace sleight
