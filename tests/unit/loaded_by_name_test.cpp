#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "core/card/library.h"
#include "scripting/files/card_collection.h"
#include "tests/kit/whole_library.h"
#include "tests/source_dir.h"
#include "tools/library/card_library.h"
#include "tools/library/deck_file.h"

// Whoever needs few cards has only their scripts run, and cannot tell it from the whole library.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TEST(LoadedByName, OnlyTheseFilesAreRunAndAllOfThemAreReadAsBefore) {
  const std::set<std::string> files{"terror", "serra_angel"};
  const Collection some = load_collection(SLEIGHT_SOURCE_DIR "/cards", {}, data_directory(), &files);
  ASSERT_EQ(some.cards.size(), 2U);
  EXPECT_EQ(some.fingerprint, whole_library().fingerprint);
  EXPECT_EQ(some.sets.size(), whole_library().sets.size());
  EXPECT_EQ(some.library->keywords().size(), whole_library().library->keywords().size());
  for (const char* name : {"Terror", "Serra Angel"}) {
    const Library& all = *whole_library().library;
    EXPECT_EQ(some.library->card(some.library->find(name)), all.card(all.find(name)));
  }
}

TEST(LoadedByName, ACardThatIsNotThereIsLookedForAmongAll) {
  EXPECT_EQ(open_library({}, {"Terror", "Forest"}).cards.size(), 2U);
  EXPECT_EQ(open_library({}, {"Terror", "Forrest"}).cards.size(), whole_library().cards.size());
}

TEST(LoadedByName, WhoeverNamesACardOrATypeChoosesAmongAll) {
  const Library& all = *whole_library().library;
  bool tried = false;
  for (std::size_t i = 0; i < all.size() && !tried; ++i)
    for (const Ability& ability : all.card(static_cast<CardId>(i)).abilities)
      for (const Mode& mode : ability.modes)
        for (const Step& step : mode.steps) {
          if (step.choice != ChoiceKind::card_name || tried) continue;
          tried = true;
          EXPECT_EQ(open_library({}, {all.card(static_cast<CardId>(i)).name}).cards.size(),
                    whole_library().cards.size());
        }
  EXPECT_TRUE(tried);
}

TEST(LoadedByName, AShelfHoldsTheCardsWhoseNamesAreAmongTheWords) {
  EXPECT_EQ(open_shelf({}, {"Terror", "what passes", "bob"}).cards.size(), 1U);
}

TEST(LoadedByName, TheNamesOfADeckAreThoseThatItIsReadBy) {
  EXPECT_EQ(names_in_deck("# a deck\n4 Terror\n  20  Swamp # lands\n\n12\nDwarf\n"),
            (std::vector<std::string>{"Terror", "Swamp", "Dwarf"}));
}

}  // namespace
}  // namespace sleight
