// A workspace after many small changes says what one says that reads everything anew.
#include "tools/checking/workspace.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <tuple>
#include <vector>

#include "scripting/files/data_folder.h"
#include "tests/kit/sanitized.h"
#include "tests/kit/scratch_folder.h"
#include "tools/files/file_system.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;

void write(const std::string& file, const std::string& text) { std::ofstream(file) << text; }

std::string whole(const std::string& file) {
  std::string text;
  EXPECT_TRUE(read_file(file, text)) << file;
  return text;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  if (const std::size_t at = text.find(what); at != std::string::npos) text.replace(at, what.size(), by);
  return text;
}

/// What somebody is told of a workspace: its findings, and how each card stands.
std::vector<std::string> told(const Workspace& workspace) {
  std::vector<std::string> all;
  for (const Diagnostic& finding : workspace.findings())
    all.push_back(finding.location.file + ":" + std::to_string(finding.location.line) + ":" +
                  std::to_string(finding.location.column) + " " + finding.code + " " + finding.message);
  for (std::size_t i = 0; i < workspace.scripts().cards.size(); ++i)
    all.push_back(workspace.scripts().cards[i].file + " " +
                  std::to_string(static_cast<int>(workspace.checks()[i].text.outcome)));
  std::sort(all.begin(), all.end());
  return all;
}

/// A mod with a keyword and the cards of two small sets, in a folder of its own.
class WorkspaceTest : public testing::Test {
 protected:
  WorkspaceTest() {
    fs::create_directories(path("keywords"));
    write(path("mod.lua"), "return mod { name = \"Small\", version = \"1.0\" }\n");
    write(path("keywords/brave.lua"),
          "return keyword \"brave\" {\n  text = \"It can be blocked only by artifact creatures.\",\n"
          "  cannot_be_blocked { by = creatures:not_ \"artifact\" },\n}\n");
    for (const char* set : {"beta", "arabian_nights"})
      fs::copy(data_directory() + "/cards/" + set, path("cards/" + std::string(set)),
               fs::copy_options::recursive | fs::copy_options::copy_symlinks);
    write(path("cards/beta/brave_bear.lua"),
          "return summon \"Bear\" \"Brave Bear\" {\n  cost = \"{G}\", power = 1, toughness = 1,\n"
          "  text = [[Brave]],\n  brave,\n}\n");
    for (const fs::directory_entry& entry : fs::directory_iterator(path("cards/arabian_nights")))
      if (entry.path().filename() != "set.lua") cards_.push_back(entry.path().string());
    std::sort(cards_.begin(), cards_.end());
  }
  std::string path(const std::string& below = "") const {
    fs::create_directories(folder_.path("mod/cards"));
    return folder_.path("mod") + (below.empty() ? "" : "/" + below);
  }
  Workspace loaded() const {
    Workspace workspace({}, {}, 1);
    workspace.load({path()});
    return workspace;
  }

  kit::ScratchFolder folder_;
  std::vector<std::string> cards_;
};

TEST_F(WorkspaceTest, SaysAfterEachChangeWhatReadingAllOfItSays) {
  Workspace workspace = loaded();
  ASSERT_GT(workspace.scripts().cards.size(), 70U);
  std::mt19937 random(11);  // NOLINT(*-msc51-cpp): the same changes each time
  constexpr int most_changes = kit::sanitized ? 8 : 30;
  int alone = 0;
  std::vector<std::pair<std::string, std::string>> before;  // what was broken, to be put right again
  for (int i = 0; i < most_changes; ++i) {
    std::string file;
    if (before.size() > 3) {
      file = before.front().first;
      write(file, before.front().second);
      before.erase(before.begin());
    } else {
      file = cards_[random() % cards_.size()];
      const std::string text = whole(file);
      before.emplace_back(file, text);
      switch (random() % 5) {
        case 0:
          write(file, replaced(text, "1", "2"));
          break;
        case 1:
          write(file, replaced(text, "{", "{{"));
          break;
        case 2:
          write(file, replaced(text, "cost", "cots"));
          break;
        case 3:
          write(file, replaced(text, "\" {", " the Second\" {"));
          break;
        default:
          write(file, text + "-- nothing else\n");
      }
    }
    alone += workspace.refresh(file) ? 1 : 0;
    ASSERT_EQ(told(workspace), told(loaded())) << i << " " << file;
  }
  EXPECT_GT(alone, most_changes / 2) << "most changes of a card concern no other";
}

TEST_F(WorkspaceTest, ReadsAllAgainWhereOthersAreConcerned) {
  Workspace workspace = loaded();
  const std::string keyword = path("keywords/brave.lua");
  write(keyword, replaced(whole(keyword), "\"brave\"", "\"bold\""));
  EXPECT_FALSE(workspace.refresh(keyword));
  EXPECT_EQ(told(workspace), told(loaded()));
  write(keyword, replaced(whole(keyword), "\"bold\"", "\"brave\""));
  EXPECT_FALSE(workspace.refresh(keyword));
  const std::string added = path("cards/beta/another_bear.lua");
  write(added, replaced(whole(path("cards/beta/brave_bear.lua")), "Brave Bear", "Another Bear"));
  EXPECT_FALSE(workspace.refresh(added));
  EXPECT_EQ(told(workspace), told(loaded()));
  EXPECT_TRUE(workspace.refresh(added));
  fs::remove(added);
  EXPECT_FALSE(workspace.refresh(added));
  EXPECT_EQ(told(workspace), told(loaded()));
}

TEST_F(WorkspaceTest, OpensWhatTheDiskHasSinceItWasLoaded) {
  Workspace workspace = loaded();
  const std::string added = path("cards/beta/another_bear.lua");
  const std::string text = replaced(whole(path("cards/beta/brave_bear.lua")), "Brave Bear", "Another Bear");
  write(added, text);
  EXPECT_EQ(workspace.open_text(added, text, 1), ReadAgain::everything) << "it was made after loading";
  EXPECT_EQ(told(workspace), told(loaded()));
  EXPECT_EQ(workspace.open_text(added, text, 2), ReadAgain::nothing);
  const std::string changed = replaced(text, "power = 1", "power = 2");
  write(added, changed);
  workspace.close_text(added);
  const std::string later = replaced(text, "toughness = 1", "toughness = 3");
  write(added, later);
  EXPECT_EQ(workspace.open_text(added, later, 1), ReadAgain::one_file) << "it was written after it was read";
  EXPECT_EQ(told(workspace), told(loaded()));
  const std::string broken = replaced(text, "{G}", "{");
  write(added, broken);
  workspace.close_text(added);
  ASSERT_EQ(told(workspace), told(loaded()));
  EXPECT_THAT(workspace.broken_files(), testing::ElementsAre(added));
  write(added, text);
  EXPECT_NE(workspace.open_text(added, text, 1), ReadAgain::nothing) << "it was mended on the disk";
  EXPECT_EQ(told(workspace), told(loaded()));
  EXPECT_THAT(workspace.broken_files(), testing::IsEmpty());
}

}  // namespace
}  // namespace sleight
