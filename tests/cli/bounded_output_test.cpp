// Whatever a file or a text holds: what is printed of it is clean, and has an end.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(BoundedOutput, NoCharacterThatIsNotSeenReachesATerminal) {
  const std::string evil = "Draw a \x1b[2Jcard.";
  const Ran parsed = run({"parse", evil, "--name", "E\x1b[2Jvil", "--type", "Instant"});
  EXPECT_THAT(parsed.out, HasSubstr("return instant \"E?[2Jvil\" {"));
  EXPECT_THAT(parsed.out + parsed.err, Not(HasSubstr("\x1b")));
  const Ran made =
      run({"scaffold", "--text", made_file("evil.txt", "E\x1b[2Jvil {R}\nInstant\n" + evil + "\n")});
  EXPECT_THAT(made.out, HasSubstr("return instant \"E?[2Jvil\" {"));
  EXPECT_THAT(made.out + made.err, Not(HasSubstr("\x1b")));
}

TEST(BoundedOutput, OfVeryManyFindingsTheFirstAreToldAndTheRestAreCounted) {
  std::string deck;
  for (int i = 0; i < 10'050; ++i) deck += "1 Nobody " + std::to_string(i) + "\n";
  const Ran result = run({"sim", made_file("deck.txt", deck), black_red()});
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.err, HasSubstr("\n... and 50 findings more\n"));
}

TEST(BoundedOutput, AWordWithoutEndIsCut) {
  const Ran result =
      run({"sim", made_file("deck.txt", "1 " + std::string(1'000'000, 'x') + "\n"), black_red()});
  EXPECT_LT(result.err.size(), 20'000U);
  EXPECT_LT(run({"check", "/" + std::string(100'000, 'x')}).err.size(), 20'000U);
}

TEST(BoundedOutput, ParseReadsNoMoreThanTheTextOfACard) {
  const Ran result = run({"parse", "-"}, std::string(1'000'000, 'x'));
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.err, "error T0104: the text is longer than 10000 bytes\n  fix: write that of one card\n");
}

}  // namespace
}  // namespace sleight::cli
