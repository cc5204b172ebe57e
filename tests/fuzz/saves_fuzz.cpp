#include <gtest/gtest.h>

#include "core/duel/save.h"
#include "core/playing/turn/setup.h"
#include "core/playing/turn/turn.h"
#include "tests/fuzz/mutate.h"
#include "tests/kit/whole_library.h"

// A damaged save is refused with a reason. It never crashes and is never taken for another duel.
namespace sleight {
namespace {

TEST(FuzzSaves, DamagedSavesAreRefused) {
  const std::shared_ptr<const Library> library = kit::whole_library().library;
  const std::shared_ptr<const Rules> rules = kit::rule_set("fifth");
  Deck deck;
  for (std::size_t i = 0; i < 60; ++i) deck.push_back(static_cast<CardId>(i % library->size()));
  Duel duel(library, rules);
  ASSERT_EQ(set_up(duel, deck, deck, 3), "");
  RandomAgent bob(1);
  RandomAgent sue(2);
  Table table{duel, {&bob, &sue}};
  play_out(table, 120);
  const std::string bytes = save(duel);
  ASSERT_TRUE(load(bytes, library, rules).duel);
  Random random{99};
  for (int i = 0; i < 3000; ++i) {
    const std::string damaged = fuzz::mutate(bytes, random, {std::string(4, '\0'), std::string(8, '\xff')});
    if (damaged == bytes) continue;
    const Loaded loaded = load(damaged, library, rules);
    EXPECT_FALSE(loaded.duel) << i;
    EXPECT_FALSE(loaded.refusal.empty()) << i;
  }
  for (std::size_t length = 0; length < bytes.size(); length += 1 + length / 16)
    EXPECT_FALSE(load(std::string_view(bytes).substr(0, length), library, rules).duel) << length;
}

}  // namespace
}  // namespace sleight
