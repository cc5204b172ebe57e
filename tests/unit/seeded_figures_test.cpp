#include <gtest/gtest.h>

#include <iostream>

#include "tests/kit/mistake_figures.h"
#include "tests/kit/sanitized.h"

/// Of mistakes that are made in files of this tree no fewer are told, or told well, than were.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

const char* const write_figures =
    "\nIf it has to be so: cmake --build BUILD --target write_seeded_mistakes writes the figures anew, and "
    "seeded_mistakes_writer FILE GROUP prints what is told badly";

/// Whether `now` is no lower a share than `then`, but for one in a hundred: cards come and go.
bool holds(int now, int of_now, int then, int of_then) {
  return 100LL * now * of_then + static_cast<long long>(of_now) * of_then >= 100LL * then * of_now;
}

TEST(SeededFigures, HaveNotFallen) {
  if (sanitized) GTEST_SKIP() << "it is about what is told, which other tests watch";
  const AllMistakeFigures now = measured_mistakes();
  const AllMistakeFigures then = kept_mistakes();
  for (const auto& [kind, before] : then) {
    ASSERT_TRUE(now.contains(kind)) << kind.first << ", " << kind.second << " is tried no more"
                                    << write_figures;
    const MistakeFigures& figures = now.at(kind);
    const auto expect = [&](const char* what, int count, int was) {
      EXPECT_TRUE(holds(count, figures.made, was, before.made))
          << kind.first << ", " << kind.second << ": of " << figures.made << " " << count << " " << what
          << ", and of " << before.made << " it was " << was << write_figures;
    };
    if (kind.first == no_mistake) {
      EXPECT_EQ(figures.found, 0) << kind.second << " in which nothing is wrong is told of";
      continue;
    }
    expect("are told", figures.found, before.found);
    expect("are told on their line", figures.on_line, before.on_line);
    expect("are told with what mends them", figures.mended, before.mended);
  }
  for (const auto& [kind, figures] : now)
    EXPECT_TRUE(then.contains(kind)) << kind.first << ", " << kind.second << " is not kept" << write_figures;
}

TEST(SeededFigures, ReachWhatIsDemanded) {
  MistakeFigures all;
  std::size_t ways = 0;
  for (const auto& [kind, figures] : kept_mistakes()) {
    if (kind.first == no_mistake) continue;
    all += figures;
    ++ways;
  }
  EXPECT_GE(ways, 40U);
  EXPECT_GE(all.found * 100, all.made * 99);
  EXPECT_GE(all.on_line * 100, all.made * 95);
  EXPECT_GE(all.mended * 100, all.made * 95);
}

}  // namespace
}  // namespace sleight
