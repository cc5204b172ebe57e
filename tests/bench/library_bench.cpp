#include <benchmark/benchmark.h>
#include <malloc.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "grammar/text_reader.h"
#include "scripting/cache/script_cache.h"
#include "scripting/files/script_files.h"
#include "scripting/files/script_reader.h"
#include "tests/kit/whole_library.h"
#include "tests/source_dir.h"
#include "tools/checking/text_check.h"
#include "tools/library/card_library.h"
#include "tools/library/card_scripts.h"
#include "tools/library/deck_file.h"

// What needs scripts and the grammar. Our library is smaller than the 1,590 cards of the goal,
// so its scripts are taken again and again until there are as many; each is run and checked anew each time.
namespace sleight {
namespace {

constexpr std::size_t whole_library = 1590;

struct Script {
  std::string file;
  std::string text;
};

std::vector<Script> as_many_scripts_as_the_whole_library() {
  std::vector<Script> scripts;
  Diagnostics unread;
  for (const std::string& file : script_files(std::string(SLEIGHT_SOURCE_DIR) + "/cards", unread)) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    scripts.push_back({file, text.str()});
  }
  const std::size_t own = scripts.size();
  for (std::size_t i = own; i < whole_library; ++i) scripts.push_back(scripts[i % own]);
  return scripts;
}

std::size_t memory_in_use() { return mallinfo2().uordblks; }

/// Loading 1,590 scripts into a fresh host, and the memory of that.
void load_whole_library(benchmark::State& state) {
  const std::vector<Script> scripts = as_many_scripts_as_the_whole_library();
  std::size_t used = 0;
  for (auto _ : state) {
    const std::size_t before = memory_in_use();
    std::vector<std::optional<CardScript>> read;
    read.reserve(scripts.size());
    Words words;
    ScriptReader reader(words);
    Diagnostics findings;
    for (const Script& script : scripts) read.push_back(reader.read_card(script.file, script.text, findings));
    used = memory_in_use() - before;
    if (!findings.empty()) state.SkipWithError(findings[0].message.c_str());
  }
  state.counters["megabytes"] = static_cast<double>(used) / 1e6;
}
BENCHMARK(load_whole_library)->Unit(benchmark::kMillisecond);

/// The cards of the shipped decks, as `duel`, `sim` and `replay` load them: from the files.
void load_cards_of_two_decks(benchmark::State& state) {
  std::vector<std::string> names;
  for (const char* deck : {"black-red", "white-blue"}) {
    std::ifstream stream(SLEIGHT_SOURCE_DIR "/tests/data/decks/" + std::string(deck) + ".txt");
    std::ostringstream text;
    text << stream.rdbuf();
    for (std::string& name : names_in_deck(text.str())) names.push_back(std::move(name));
  }
  for (auto _ : state)
    if (open_library({}, names).cards.size() >= whole_library / 2) state.SkipWithError("all were loaded");
}
BENCHMARK(load_cards_of_two_decks)->Unit(benchmark::kMillisecond);

/// The same of all cards.
void load_all_cards(benchmark::State& state) {
  for (auto _ : state)
    if (!open_library({}).findings.empty()) state.SkipWithError("a card is not sound");
}
BENCHMARK(load_all_cards)->Unit(benchmark::kMillisecond);

/// The same when the run before has kept what the scripts gave.
void load_all_kept_cards(benchmark::State& state) {
  const std::string file =
      (std::filesystem::temp_directory_path() / ("sleight-bench-" + std::to_string(getpid()))).string();
  CardSources sources;
  sources.cache = std::make_shared<ScriptCache>(file);
  open_library(sources);
  const std::string problem = sources.cache->save();
  if (!problem.empty()) state.SkipWithError(problem.c_str());
  for (auto _ : state) {
    sources.cache = std::make_shared<ScriptCache>(file);
    if (!open_library(sources).findings.empty()) state.SkipWithError("a card is not sound");
  }
  std::filesystem::remove(file);
}
BENCHMARK(load_all_kept_cards)->Unit(benchmark::kMillisecond);

/// `check`, levels 1 to 5, over 1,590 scripts, one after the other.
void check_whole_library(benchmark::State& state) {
  const std::vector<Script> scripts = as_many_scripts_as_the_whole_library();
  const Vocabulary vocabulary(*kit::whole_library().library);
  for (auto _ : state) {
    Words words;
    ScriptReader reader(words);
    Diagnostics findings;
    for (const Script& script : scripts) {
      std::optional<CardScript> card = reader.read_card(script.file, script.text, findings);
      if (!card) continue;
      const CardFile file{script.file, script.text, std::move(card->card), std::move(card->differs)};
      benchmark::DoNotOptimize(check_text(file, words, vocabulary));
    }
  }
}
BENCHMARK(check_whole_library)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sleight
