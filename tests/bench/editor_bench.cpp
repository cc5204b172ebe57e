#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tests/source_dir.h"
#include "tools/files/file_uris.h"
#include "tools/lsp/language_session.h"

/// What people wait for who have the whole library open in an editor.
namespace sleight {
namespace {

using Json = nlohmann::json;

/// An editor that speaks with the language server, and shows nothing.
class Editor {
 public:
  Editor() : session_({}, {}, /*jobs=*/2) {
    request("initialize", {{"rootUri", uri_of_path(SLEIGHT_SOURCE_DIR)}, {"capabilities", Json::object()}});
    notify("initialized", Json::object());
  }

  void open(const std::string& file) {
    uri_ = uri_of_path(file);
    version_ = 1;
    line_ = character_ = 0;
    notify("textDocument/didOpen",
           {{"textDocument", {{"uri", uri_}, {"languageId", "lua"}, {"version", version_}, {"text", ""}}}});
  }
  /// One key, and what can stand behind it.
  void type(char key) {
    const Json place = here();
    notify("textDocument/didChange",
           {{"textDocument", {{"uri", uri_}, {"version", ++version_}}},
            {"contentChanges",
             {{{"range", {{"start", place}, {"end", place}}}, {"text", std::string(1, key)}}}}});
    key == '\n' ? (++line_, character_ = 0) : ++character_;
    request("textDocument/completion", {{"textDocument", {{"uri", uri_}}}, {"position", here()}});
  }
  /// Nobody types for a while.
  void pause() {
    while (session_.waits_for_pause()) session_.rest(/*paused=*/true);
  }

 private:
  Json here() const { return {{"line", line_}, {"character", character_}}; }
  void give(Json message) {
    message["jsonrpc"] = "2.0";
    session_.put(message.dump());
    while (session_.has_work()) session_.work();
    session_.rest(/*paused=*/false);
  }
  void request(const std::string& method, const Json& params) {
    give({{"id", ++last_}, {"method", method}, {"params", params}});
  }
  void notify(const std::string& method, const Json& params) {
    give({{"method", method}, {"params", params}});
  }

  LanguageSession session_;
  std::string uri_;
  int version_ = 0, line_ = 0, character_ = 0, last_ = 0;
};

std::string file_of(const std::string& card) { return SLEIGHT_SOURCE_DIR "/cards/" + card + ".lua"; }

/// From its start to the first findings.
void open_in_an_editor(benchmark::State& state) {
  for (auto _ : state) {
    Editor editor;
    editor.open(file_of("alpha/lightning_bolt"));
    editor.pause();
  }
}
BENCHMARK(open_in_an_editor)->UseRealTime()->Unit(benchmark::kMillisecond);

/// Cards typed letter by letter from nothing, with a pause at the end of each line; after each key what can
/// stand there is asked for, and what is found is told.
void type_in_an_editor(benchmark::State& state) {
  using Clock = std::chrono::steady_clock;
  std::vector<double> keys;
  for (auto _ : state) {
    keys.clear();
    Editor editor;
    for (const char* card : {"alpha/lightning_bolt", "alpha/shivan_dragon", "legends/the_abyss",
                             "ice_age/necropotence", "alliances/balduvian_trading_post"}) {
      std::ostringstream text;
      text << std::ifstream(file_of(card)).rdbuf();
      editor.open(file_of(card));
      editor.pause();
      for (const char key : text.str()) {
        const Clock::time_point begin = Clock::now();
        editor.type(key);
        keys.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
        if (key == '\n') editor.pause();
      }
    }
  }
  if (keys.empty()) return state.SkipWithError("nothing was typed");
  std::sort(keys.begin(), keys.end());
  const auto of = [&](double share) {
    return keys[static_cast<std::size_t>(share * static_cast<double>(keys.size() - 1))];
  };
  state.counters["keys"] = static_cast<double>(keys.size());
  state.counters["ms_median"] = of(0.5);
  state.counters["ms_of_95"] = of(0.95);
  state.counters["ms_of_99"] = of(0.99);
  state.counters["ms_worst"] = of(1);
}
BENCHMARK(type_in_an_editor)->UseRealTime()->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sleight
