#include <gtest/gtest.h>

#include <fstream>
#include <iostream>

#include "core/duel/save.h"
#include "tests/kit/bot_duels.h"
#include "tests/kit/measured_work.h"

/// What duels take is counted, and does not grow unseen: time would tell of the machine as well.
namespace sleight {
namespace {

constexpr double most_growth = 1.05;
const char* const how_to_write = "\nIf it has to be so: cmake --build BUILD --target write_work";

std::string in_percent(double then, double now) {
  return std::to_string(then == 0 ? 100 : static_cast<int>((now / then - 1) * 1000) / 10.0).substr(0, 5) +
         " %";
}

TEST(Work, HasNotGrown) {
  std::ifstream file(kit::work_file());
  ASSERT_TRUE(file) << kit::work_file() << " is missing" << how_to_write;
  const nlohmann::json all_then = nlohmann::json::parse(file);
  const nlohmann::json all_now = kit::measured_work();
  for (const auto& [of, numbers] : all_now.items())
    for (const auto& [name, number] : numbers.items()) {
      ASSERT_TRUE(all_then.contains(of) && all_then[of].contains(name))
          << name << " of " << of << " stands in no file" << how_to_write;
      const auto then = all_then[of][name].get<double>();
      const auto now = number.get<double>();
      EXPECT_LE(now, then * most_growth) << of << ": " << name << " have grown by " << in_percent(then, now)
                                         << ", from " << then << " to " << now << how_to_write;
      // No failure, but the next growth would go unseen up to what it was.
      if (now * most_growth < then)
        std::cout << of << ": " << name << " have come down from " << then << " to " << now << how_to_write
                  << "\n";
    }
}

TEST(Work, IsNoPartOfADuel) {
  const Duel duel = kit::duel_in_turn(kit::bot_setting(), 12, 1);
  const Duel looked_at = duel;
  EXPECT_EQ(looked_at.work().looks, duel.work().looks) << "a copy counts on";
  static_cast<void>(looked_at.look(looked_at.id_of(looked_at.in_play.front())));
  EXPECT_GT(looked_at.work().looks, duel.work().looks);
  EXPECT_EQ(looked_at.work().recomputes, duel.work().recomputes + 1);
  EXPECT_TRUE(looked_at == duel);
  EXPECT_EQ(looked_at.hash(), duel.hash());
  EXPECT_EQ(save(looked_at), save(duel));
}

}  // namespace
}  // namespace sleight
