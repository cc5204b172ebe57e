// What a workspace says of a file that somebody edits is what it says of the same text on the disk.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "scripting/files/data_folder.h"
#include "tests/kit/scratch_folder.h"
#include "tools/checking/workspace.h"
#include "tools/files/file_system.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;

constexpr const char* bear =
    "return summon \"Bear\" \"Brave Bear\" {\n  cost = \"{G}\", power = 1, toughness = 1,\n"
    "  text = [[Brave]],\n  brave,\n}\n";

std::string with(std::string text, const std::string& what, const std::string& by) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return at == std::string::npos ? text : text.replace(at, what.size(), by);
}

/// A mod with a keyword and one small set.
class EditedTextsTest : public testing::Test {
 protected:
  EditedTextsTest() {
    save("mod.lua", "return mod { name = \"Small\", version = \"1.0\" }\n");
    save("keywords/brave.lua",
         "return keyword \"brave\" {\n  text = \"It can be blocked only by artifact creatures.\",\n"
         "  cannot_be_blocked { by = creatures:not_ \"artifact\" },\n}\n");
    fs::create_directories(path("cards"));
    fs::copy(data_directory() + "/cards/arabian_nights", path("cards/arabian_nights"),
             fs::copy_options::recursive | fs::copy_options::copy_symlinks);
    save("cards/arabian_nights/brave_bear.lua", bear);
  }
  std::string path(const std::string& below = "") const {
    return folder_.path("mod") + (below.empty() ? "" : "/" + below);
  }
  void save(const std::string& below, const std::string& text) const {
    fs::create_directories(fs::path(path(below)).parent_path());
    std::ofstream(path(below)) << text;
  }
  Workspace loaded() const {
    Workspace workspace({}, {}, 1);
    workspace.load({path()});
    return workspace;
  }
  static std::vector<std::string> told(const Workspace& workspace) {
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

  kit::ScratchFolder folder_;
};

TEST_F(EditedTextsTest, AreToldOfAsFilesWithTheSameText) {
  Workspace edited = loaded();
  const std::string file = path("cards/arabian_nights/brave_bear.lua");
  const std::vector<std::string> at_first = told(edited);
  EXPECT_EQ(edited.open_text(file, bear, 1), ReadAgain::nothing) << "it is what the disk has";
  int version = 1;
  for (const std::string& text :
       {with(bear, "power", "pwoer"), with(bear, "power = 1", "power = {"), with(bear, "brave,", "bra"),
        with(bear, "Brave Bear", "Bold Bear"), with(bear, "Brave Bear", "Ali Baba"), std::string(),
        with(bear, "[[Brave]]", "[[Flying]]"), std::string(bear)}) {
    edited.change_text(file, text, ++version);
    std::ofstream(file) << text;
    ASSERT_EQ(told(edited), told(loaded())) << text;
    std::ofstream(file) << bear;
  }
  EXPECT_EQ(edited.close_text(file), ReadAgain::nothing);
  EXPECT_EQ(told(edited), at_first);
}

TEST_F(EditedTextsTest, ReadOneFileWhereNoOtherIsConcerned) {
  Workspace edited = loaded();
  const std::string file = path("cards/arabian_nights/brave_bear.lua");
  EXPECT_EQ(edited.open_text(file, with(bear, "power = 1", "power = 2"), 1), ReadAgain::one_file);
  EXPECT_EQ(edited.change_text(file, with(bear, "power = 1", "power = "), 2), ReadAgain::one_file);
  EXPECT_EQ(edited.change_text(file, with(bear, "Brave Bear", "Other Bear"), 3), ReadAgain::everything);
  const std::string keyword = path("keywords/brave.lua");
  EXPECT_EQ(edited.open_text(keyword, "return keyword \"bold\" {}\n", 1), ReadAgain::everything);
  EXPECT_EQ(edited.close_text(keyword), ReadAgain::everything);
  EXPECT_EQ(edited.close_text(file), ReadAgain::everything);
  EXPECT_EQ(told(edited), told(loaded()));
}

TEST_F(EditedTextsTest, NeedNotBeOnTheDisk) {
  Workspace edited = loaded();
  const std::vector<std::string> before = told(edited);
  const std::string added = path("cards/arabian_nights/another_bear.lua");
  const std::string text = with(bear, "Brave Bear", "Another Bear");
  // While it is being typed it has no name, and no other card is concerned.
  EXPECT_EQ(edited.open_text(added, "return summon", 1), ReadAgain::everything);
  EXPECT_EQ(edited.change_text(added, "return summon \"Bear\"", 2), ReadAgain::one_file);
  EXPECT_EQ(edited.change_text(added, text, 3), ReadAgain::everything);
  const std::vector<std::string> from_memory = told(edited);
  std::ofstream(added) << text;
  EXPECT_EQ(from_memory, told(loaded()));
  fs::remove(added);
  EXPECT_NE(from_memory, before);
  EXPECT_EQ(edited.close_text(added), ReadAgain::everything);
  EXPECT_EQ(told(edited), before);
}

TEST_F(EditedTextsTest, AreKnownByTheirPlaceAndVersion) {
  Workspace edited = loaded();
  const std::string file = path("cards/arabian_nights/brave_bear.lua");
  const std::string other_way = path("cards/../cards/arabian_nights/brave_bear.lua");
  EXPECT_EQ(edited.change_text(file, "", 4), ReadAgain::nothing) << "nobody edits it";
  edited.open_text(other_way, with(bear, "power = 1", "power = 2"), 4);
  ASSERT_NE(edited.edited_text(file), nullptr);
  EXPECT_EQ(edited.edited_text(file)->version, 4);
  EXPECT_EQ(edited.known_as(other_way), file);
  EXPECT_EQ(edited.change_text(file, "return", 4), ReadAgain::nothing) << "not newer";
  EXPECT_EQ(edited.text_of(file), with(bear, "power = 1", "power = 2"));
  EXPECT_EQ(loaded().text_of(file), bear) << "no business of another workspace";
  edited.close_text(other_way);
  EXPECT_EQ(edited.edited_text(file), nullptr);
  EXPECT_EQ(edited.text_of(file), bear);
}

TEST_F(EditedTextsTest, OutsideThePathsConcernNobody) {
  Workspace edited = loaded();
  EXPECT_EQ(edited.open_text(folder_.path("elsewhere.lua"), "return 1", 1), ReadAgain::nothing);
  EXPECT_EQ(edited.open_text(path("scenarios/bears.lua"), "scenario(", 1), ReadAgain::nothing);
  EXPECT_EQ(edited.text_of(path("scenarios/bears.lua")), "scenario(");
  EXPECT_EQ(told(edited), told(loaded()));
}

}  // namespace
}  // namespace sleight
