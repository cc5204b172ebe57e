#include <gtest/gtest.h>

#include "grammar/parsing/phrases_found.h"

/// Of phrases that are not there none is given: there are more ways to join phrases than readers know.
namespace sleight {
namespace {

TEST(PhrasesFound, RefuseWhatTheyDoNotHold) {
  const Phrases<int> two = {1, 2};
  EXPECT_EQ(two[1], 2);
  EXPECT_EQ(two.front(), 1);
  EXPECT_EQ(two.back(), 2);
  EXPECT_THROW(two[2], MissingPhrase);
  EXPECT_THROW(two.at(2), MissingPhrase);
  const Phrases<int> none;
  EXPECT_THROW(none.front(), MissingPhrase);
  EXPECT_THROW(none.back(), MissingPhrase);
}

}  // namespace
}  // namespace sleight
