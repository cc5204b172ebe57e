#include "tools/checking/alignment.h"

#include <gmock/gmock.h>

#include <sstream>
#include <string>

namespace sleight {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// The words of a text that outlives the list.
WordList words(std::string_view text) {
  WordList list;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    list.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return list;
}

Alignment beside(std::string_view one, std::string_view other) { return {words(one), words(other)}; }

TEST(Alignment, TellsWhereTwoListsPart) {
  const Alignment same = beside("destroy target creature", "destroy target creature");
  EXPECT_THAT(same.partings(), IsEmpty());
  const Alignment changed = beside("destroy target creature", "bury target creature");
  EXPECT_THAT(changed.partings(), ElementsAre(Parting{0, 1, 0, 1}));
  const Alignment more = beside("destroy target creature", "destroy target black creature");
  EXPECT_THAT(more.partings(), ElementsAre(Parting{2, 2, 2, 3}));
  const Alignment less = beside("destroy target black creature", "destroy target creature");
  EXPECT_THAT(less.partings(), ElementsAre(Parting{2, 3, 2, 2}));
  const Alignment two = beside("a b c d e", "a x c e y");
  EXPECT_THAT(two.partings(), ElementsAre(Parting{1, 2, 1, 2}, Parting{3, 4, 3, 3}, Parting{5, 5, 4, 5}));
  const Alignment all = beside("", "a b");
  EXPECT_THAT(all.partings(), ElementsAre(Parting{0, 0, 0, 2}));
}

TEST(Alignment, MeasuresLikeness) {
  EXPECT_EQ(beside("a b", "a b").likeness(), 1);
  EXPECT_EQ(beside("", "").likeness(), 1);
  EXPECT_EQ(beside("a b", "c d").likeness(), 0);
  EXPECT_EQ(beside("a b", "a c").likeness(), 0.5);
}

TEST(Alignment, FindsAStretchInTheOtherList) {
  const Alignment alignment = beside("a b c d e", "x a b q d y e");
  EXPECT_EQ(alignment.beside(0, 1), (Parting{0, 1, 1, 2})) << "what comes before it is no part of it";
  EXPECT_EQ(alignment.beside(1, 2), (Parting{1, 2, 2, 3}));
  EXPECT_EQ(alignment.beside(2, 3), (Parting{2, 3, 3, 4}));
  EXPECT_EQ(alignment.beside(3, 5), (Parting{3, 5, 4, 7})) << "what lies inside is";
  EXPECT_EQ(alignment.beside(3, 4), (Parting{3, 4, 4, 5})) << "what comes behind it is not";
  const Alignment none = beside("a b", "");
  EXPECT_EQ(none.beside(0, 2), (Parting{0, 2, 0, 0}));
}

TEST(Alignment, OfLongListsIsMadeAllTheSame) {
  std::string one, other;
  for (int i = 0; i < 4000; ++i) one += "a" + std::to_string(i) + " ", other += "b" + std::to_string(i) + " ";
  EXPECT_EQ(beside(one, other).likeness(), 0);
}

}  // namespace
}  // namespace sleight
