#include "tests/kit/played_cards.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "scripting/files/script_reader.h"
#include "tests/source_dir.h"
#include "tools/library/card_library.h"
#include "tools/library/known_words.h"

namespace sleight::kit {
namespace {

std::string content_of(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

/// The Lua files below a folder, in order.
std::vector<std::filesystem::path> lua_files(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".lua") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

/// The scripts of test cards in a scenario file: the long strings that return something.
std::vector<std::string> scripts_in(const std::string& scenarios) {
  std::vector<std::string> scripts;
  std::size_t end = 0;
  for (std::size_t at = scenarios.find("[["); at != std::string::npos; at = scenarios.find("[[", end)) {
    end = scenarios.find("]]", at);
    std::string script = scenarios.substr(at + 2, end - at - 2);
    const std::size_t begin = script.find_first_not_of(" \n");
    if (begin != std::string::npos && script.compare(begin, 6, "return") == 0)
      scripts.push_back(std::move(script));
  }
  return scripts;
}

Played play(const std::string& scenarios, const std::vector<std::string>& mods) {
  const std::string root = SLEIGHT_SOURCE_DIR;
  CardSources sources;
  sources.library = root + "/cards";
  sources.mods = mods;
  Played played{open_library(sources), Vocabulary{}, "", {}};
  Collection& collection = played.collection;
  ScriptReader reader(collection.library->words(), data_directory(), mods);
  for (const std::filesystem::path& file : lua_files(scenarios)) {
    const std::string content = content_of(file);
    for (const std::string& script : scripts_in(content)) {
      Diagnostics findings;
      if (const auto card = reader.read_card(file.string(), script, findings))
        played.cards.push_back(card->card);
    }
    played.scenarios += content;
  }
  for (const CollectedCard& known : collection.cards) {
    const Card& card = collection.library->card(known.id);
    if (played.scenarios.find('"' + card.name + '"') != std::string::npos) played.cards.push_back(card);
  }
  played.vocabulary = vocabulary_of(collection, mods);
  return played;
}

}  // namespace

const std::vector<Played>& all_played() {
  static const std::vector<Played> all = [] {
    const std::string tests = std::string(SLEIGHT_SOURCE_DIR) + "/tests";
    std::vector<Played> found;
    found.push_back(play(tests + "/scenarios", {}));
    for (const auto& mod : std::filesystem::directory_iterator(tests + "/mods"))
      found.push_back(play(mod.path().string() + "/scenarios", {mod.path().string()}));
    return found;
  }();
  return all;
}

}  // namespace sleight::kit
