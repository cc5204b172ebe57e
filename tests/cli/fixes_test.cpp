#include <gmock/gmock.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/cli/run_sleight.h"

namespace sleight::cli {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

const char* const commented =
    "-- A card with a comment.\n"
    "return instant \"Small Bolt\" {\n"
    "  cost = \"{R}\",  -- cheap\n"
    "  text = [[Small Bolt deals 3 damage to target creature or player.]],\n"
    "  target = creature_or_player,\n"
    "  deal(3, target),\n"
    "}\n";

std::string broken(std::vector<std::pair<std::string, std::string>> slips) {
  std::string text = commented;
  for (const auto& [right, wrong] : slips) text = changed(text, right, wrong);
  return text;
}

TEST(Fixes, MendEachSlipAndNothingElse) {
  const std::vector<std::pair<std::string, std::string>> slips{
      {"instant", "instent"},   {"cost", "csot"},
      {"target =", "tagret ="}, {"creature_or_player,", "creature_or_plyer,"},
      {"deal(", "daal("},       {"creature or", "craeture or"},
      {"deals 3", "deels 3"},   {"player,\n", "player\n"},
      {"3, target", "3, taget"}};
  for (const auto& slip : slips) {
    const std::string file = made_file("bolt.lua", broken({slip}));
    const Ran ran = run({"check", "--fix", file});
    EXPECT_EQ(content(file), commented) << slip.second << ran.out;
    EXPECT_EQ(ran.status, 0) << slip.second << ran.out;
    EXPECT_THAT(ran.out, HasSubstr("fixed " + file + ":"));
    EXPECT_THAT(ran.out, HasSubstr("1 finding fixed\n0 errors"));
  }
}

/// The script with a letter left out of one of its longer words, another one for each number; "" where it
/// has none.
std::string with_slip(const std::string& script, std::size_t number) {
  std::vector<std::pair<std::size_t, std::size_t>> words;
  for (std::size_t at = script.find('{'); at < script.size(); ++at) {
    const std::size_t end =
        std::min(script.find_first_not_of("abcdefghijklmnopqrstuvwxyz_", at), script.size());
    if (end >= at + 5 && std::isalpha(static_cast<unsigned char>(script[at - 1])) == 0)
      words.emplace_back(at, end);
    at = std::max(at, end);
  }
  if (words.empty()) return "";
  const auto [begin, end] = words[number % words.size()];
  std::string slipped = script;
  return slipped.erase(begin + 1 + number % (end - begin - 2), 1);
}

// Whatever word is misspelt, in a text or in the script: after --fix the library is as it was.
TEST(Fixes, MendTheSlipsOfAWholeLibrary) {
  const fs::path copy = fs::path(folder()) / "cards";
  fs::copy(source_file("cards"), copy, fs::copy_options::recursive);
  std::map<std::string, std::string> before;
  std::size_t number = 0;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(copy)) {
    const std::string file = entry.path().string();
    if (entry.path().extension() != ".lua" || entry.path().filename() == "set.lua") continue;
    const std::string text = content(file), slipped = with_slip(text, number++ * 7);
    if (slipped.empty()) continue;
    before[file] = text;
    std::ofstream{file, std::ios::binary} << slipped;
  }
  const Ran ran = run({"check", "--fix", copy.string()});
  std::size_t mended = 0;
  std::string left;
  for (const auto& [file, text] : before) {
    if (content(file) == text)
      ++mended;
    else
      left += file + "\n";
  }
  EXPECT_GT(before.size(), 1500U);
  EXPECT_GE(mended * 100, before.size() * 96) << mended << " of " << before.size() << "\n" << left;
}

TEST(Fixes, GiveNoKeyASecondTime) {
  const std::string wrong = broken({{"  cost =", "  csot = \"{G}\", cost ="}});
  const std::string file = made_file("bolt.lua", wrong);
  EXPECT_THAT(run({"check", "--fix", file}).out, HasSubstr("did you mean `cost`"));
  EXPECT_EQ(content(file), wrong);
}

TEST(Fixes, MendWhatHidesBehindWhatWasMended) {
  const std::string file = made_file(
      "bolt.lua",
      broken({{"player,\n", "player\n"}, {"deal(", "daal("}, {"cost", "csot"}, {"deals 3", "deels 3"}}));
  const Ran ran = run({"check", "--fix", file});
  EXPECT_EQ(content(file), commented) << ran.out;
  EXPECT_THAT(ran.out, HasSubstr("4 findings fixed\n"));
  const Ran again = run({"check", "--fix", file});
  EXPECT_THAT(again.out, HasSubstr("0 findings fixed\n"));
  EXPECT_EQ(content(file), commented);
}

TEST(Fixes, OfWhichOneIsToLookAtAreMadeWhenAllAreAskedFor) {
  const std::string wrong = broken({{"deal(3", "deal(4"}});
  const std::string file = made_file("bolt.lua", wrong);
  EXPECT_EQ(run({"check", "--fix", file}).status, 1);
  EXPECT_EQ(content(file), wrong);
  EXPECT_EQ(run({"check", "--fix=all", file}).status, 0);
  EXPECT_EQ(content(file), commented);
  EXPECT_THAT(run({"check", "--fix=most", file}).err, HasSubstr("T0104"));
}

TEST(Fixes, AreShownAsAPatchThatWritesNothing) {
  const std::string wrong = broken({{"deal(", "daal("}});
  const std::string file = made_file("bolt.lua", wrong);
  const Ran ran = run({"check", "--diff", file});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out, "--- " + file + "\n+++ " + file +
                         "\n@@ -3,5 +3,5 @@\n   cost = \"{R}\",  -- cheap\n"
                         "   text = [[Small Bolt deals 3 damage to target creature or player.]],\n"
                         "   target = creature_or_player,\n-  daal(3, target),\n+  deal(3, target),\n }\n");
  EXPECT_EQ(content(file), wrong);
  made_file("bolt.lua", commented);
  const Ran none = run({"check", "--diff", file});
  EXPECT_EQ(none.status, 0);
  EXPECT_EQ(none.out, "");
  const std::string piped = run({"check", "--diff", "-"}, wrong).out;
  EXPECT_THAT(piped, HasSubstr("-  daal(3, target),\n+  deal(3, target),\n"));
}

TEST(Fixes, KeepRightsMarksLinksAndEndsOfLines) {
  std::string wrong = "\xEF\xBB\xBF" + broken({{"deal(", "daal("}});
  std::string right = "\xEF\xBB\xBF" + std::string(commented);
  for (std::string* text : {&wrong, &right})
    for (std::size_t at = 0; (at = text->find('\n', at)) != std::string::npos; at += 2)
      text->insert(at, "\r");
  const std::string file = made_file("kept/bolt.lua", wrong);
  fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write | fs::perms::owner_exec);
  const std::string link = folder() + "/link.lua";
  fs::create_symlink(file, link);
  EXPECT_EQ(run({"check", "--fix", link}).status, 0);
  EXPECT_EQ(content(file), right);
  EXPECT_TRUE(fs::is_symlink(link));
  EXPECT_EQ(fs::status(file).permissions(),
            fs::perms::owner_read | fs::perms::owner_write | fs::perms::owner_exec);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder() + "/kept"), fs::directory_iterator()), 1)
      << "nothing is left beside it";
}

TEST(Fixes, WhatCannotBeWrittenIsTold) {
  const Ran ran = run({"check", "--fix", "-"}, broken({{"deal(", "daal("}}));
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("T0105"));
  EXPECT_THAT(ran.out, HasSubstr("0 findings fixed"));
}

TEST(Fixes, LeaveWhatIsExpected) {
  const std::string wrong = changed(broken({{"deal(3", "deal(4"}}), "  deal(4",
                                    "  -- sleight: expect T0501 \"as it was printed\"\n  deal(4");
  const std::string file = made_file("bolt.lua", wrong);
  EXPECT_EQ(run({"check", "--fix=all", file}).status, 0);
  EXPECT_EQ(content(file), wrong);
}

TEST(Fixes, WriteTheWordThatIsNear) {
  // Of two types of a creature the one that is misspelt, in the head and in what the card does.
  const std::string orc = made_file("orc.lua", R"(return summon "Orc Gobiln" "Grisk" {
  cost = "{R}", power = 1, toughness = 1,
  continuous { affects = creatures:of_type "gobiln", plus = "+1/+1" },
}
)");
  run({"check", "--fix=all", orc});
  EXPECT_THAT(content(orc), HasSubstr("summon \"Orc Goblin\" \"Grisk\""));
  EXPECT_THAT(content(orc), HasSubstr("of_type \"goblin\""));
  const std::string rod = made_file("rod.lua", R"(return artifact "Rod" {
  cost = "{2}",
  activated { cost = "{T}", put_counters("charge", 1, self) },
  activated { cost = remove_counters("chrage", 1, self), draw(1) },
}
)");
  run({"check", "--fix=all", rod});
  EXPECT_THAT(content(rod), HasSubstr("remove_counters(\"charge\", 1, self)"));
}

TEST(Fixes, AreToldToPrograms) {
  const std::string file = made_file("bolt.lua", broken({{"deal(", "daal("}}));
  const auto told =
      nlohmann::json::parse(run({"check", "--fix", "--format", "json", file}).out, nullptr, false);
  EXPECT_EQ(told["summary"]["fixed"], 1);
  EXPECT_EQ(told["fixed"][0]["code"], "L0109");
  EXPECT_EQ(told["fixed"][0]["line"], 6);
  EXPECT_TRUE(told["findings"].empty());
}

}  // namespace
}  // namespace sleight::cli
