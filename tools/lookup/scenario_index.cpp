#include "tools/lookup/scenario_index.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <set>
#include <string_view>

#include "core/card/letters.h"
#include "scripting/files/script_reader.h"
#include "scripting/lua/script_source.h"
#include "tools/files/file_system.h"
#include "tools/files/in_parallel.h"
#include "tools/library/card_names.h"

namespace sleight {
namespace {

using Tokens = std::vector<Source::Token>;

bool token_is(const Tokens& tokens, std::size_t at, std::string_view text) {
  return at < tokens.size() && !tokens[at].quoted && tokens[at].text == text;
}

bool opens_scenario(const Tokens& tokens, std::size_t at) {
  return token_is(tokens, at, "scenario") && token_is(tokens, at + 1, "(");
}

/// What a scenario's title says, from behind its bracket to the next comma that does not lie in brackets.
std::string title_at(const Tokens& tokens, std::size_t at) {
  std::string title;
  int depth = 0;
  for (; at < tokens.size(); ++at) {
    const Source::Token& token = tokens[at];
    if (token.quoted) {
      title += token.text;
      continue;
    }
    if (depth == 0 && (token.text == "," || token.text == ")")) break;
    if (token.text == "(" || token.text == "[" || token.text == "{") ++depth;
    if (token.text == ")" || token.text == "]" || token.text == "}") --depth;
    if (!title.ends_with("…") && token.text != "." && token.text != "..") title += "…";
  }
  return title;
}

/// Behind the bracket that closes the one behind `at`.
std::size_t end_of_call(const Tokens& tokens, std::size_t at) {
  int depth = 0;
  for (++at; at < tokens.size(); ++at) {
    if (token_is(tokens, at, "(")) ++depth;
    if (token_is(tokens, at, ")") && --depth == 0) return at + 1;
  }
  return tokens.size();
}

/// "2004-10-04" of "Deflection, ruling 2004-10-04: ...".
std::string ruling_of(const std::string& title) {
  constexpr std::string_view before = "ruling ";
  constexpr std::size_t date = 10;
  const std::size_t at = title.find(before);
  return at == std::string::npos || title.size() < at + before.size() + date
             ? ""
             : title.substr(at + before.size(), date);
}

/// What stands at the left edge of a file, up to the next that does, and what it defines.
struct Chunk {
  std::size_t first = 0, last = 0;
  std::set<std::string_view> defines;
};

std::vector<Chunk> chunks_of(const Tokens& tokens) {
  std::vector<Chunk> chunks;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const bool begins = tokens[i].column == 1 && !token_is(tokens, i, "end") && !token_is(tokens, i, "}") &&
                        !token_is(tokens, i, ")");
    if (begins || chunks.empty()) chunks.push_back({i, i, {}});
    chunks.back().last = i + 1;
  }
  for (Chunk& chunk : chunks) {
    std::size_t at = chunk.first;
    const bool local = token_is(tokens, at, "local");
    if (local) ++at;
    if (token_is(tokens, at, "function"))
      chunk.defines.insert(tokens[std::min(at + 1, tokens.size() - 1)].text);
    else if (local)
      for (; at < chunk.last && !token_is(tokens, at, "="); ++at)
        if (!token_is(tokens, at, ",")) chunk.defines.insert(tokens[at].text);
  }
  return chunks;
}

/// The scenarios of one file that name a card.
class NamingIn {
 public:
  NamingIn(const std::string& file, const std::string& text, const std::string& card)
      : source_(file, text),
        tokens_(source_.tokens()),
        chunks_(chunks_of(tokens_)),
        card_(folded_name(card)) {
    // A function may use another: until no more of them are found to speak of the card.
    for (bool more = true; more;) {
      more = false;
      for (const Chunk& chunk : chunks_)
        if (!chunk.defines.empty() && speaks_of_card(chunk.first, chunk.last))
          for (const std::string_view name : chunk.defines) more = speakers_.insert(name).second || more;
    }
  }

  std::vector<NamedScenario> scenarios() const {
    std::vector<NamedScenario> found;
    for (const Chunk& chunk : chunks_)
      for (std::size_t i = chunk.first; i < chunk.last; ++i) {
        if (!opens_scenario(tokens_, i)) continue;
        std::string title = title_at(tokens_, i + 2);
        const std::size_t end = std::min(end_of_call(tokens_, i), chunk.last);
        // A title that is put together comes of a loop, and what that goes through stands around it.
        const bool in_loop = title.find("…") != std::string::npos;
        if (in_loop ? !speaks_of_card(chunk.first, chunk.last) : !speaks_of_card(i, end) && !names(title))
          continue;
        std::string ruling = ruling_of(title);
        found.push_back({source_.file(), tokens_[i].line, std::move(title), std::move(ruling)});
      }
    return found;
  }

  bool names(std::string_view title) const { return folded_name(title).find(card_) != std::string::npos; }

 private:
  bool speaks_of_card(std::size_t first, std::size_t last) const {
    for (std::size_t i = first; i < last; ++i)
      if (tokens_[i].quoted ? folded_name(tokens_[i].text) == card_ : speakers_.contains(tokens_[i].text))
        return true;
    return false;
  }

  Source source_;
  const Tokens& tokens_;
  std::vector<Chunk> chunks_;
  std::string card_;
  std::set<std::string_view> speakers_;
};

std::vector<NamedScenario> all_of_files(std::vector<std::vector<NamedScenario>> parts) {
  std::vector<NamedScenario> all;
  for (std::vector<NamedScenario>& part : parts) std::move(part.begin(), part.end(), std::back_inserter(all));
  return all;
}

}  // namespace

ScenarioIndex::ScenarioIndex(const std::string& path, int jobs) {
  if (path.empty()) return;
  Diagnostics ignored;
  const std::vector<std::string> names = lua_files(path, ignored);
  files_.resize(names.size());
  in_parallel(names.size(), jobs, [&](std::size_t i, std::size_t) {
    files_[i].name = names[i];
    if (!read_file(names[i], files_[i].text)) files_[i].text.clear();
  });
}

std::vector<NamedScenario> ScenarioIndex::all(int jobs) const {
  std::vector<std::vector<NamedScenario>> found(files_.size());
  in_parallel(files_.size(), jobs, [&](std::size_t i, std::size_t) {
    const Source source(files_[i].name, files_[i].text);
    const Tokens& tokens = source.tokens();
    for (std::size_t at = 0; at < tokens.size(); ++at)
      if (opens_scenario(tokens, at)) {
        std::string title = title_at(tokens, at + 2);
        std::string ruling = ruling_of(title);
        found[i].push_back({files_[i].name, tokens[at].line, std::move(title), std::move(ruling)});
      }
  });
  return all_of_files(std::move(found));
}

std::vector<NamedScenario> ScenarioIndex::naming(const std::string& card, int jobs) const {
  const std::string low = lowered(card);
  std::vector<std::vector<NamedScenario>> found(files_.size());
  in_parallel(files_.size(), jobs, [&](std::size_t i, std::size_t) {
    // Most files do not have the name at all.
    const std::string& text = files_[i].text;
    const auto same = [](char a, char b) { return lowered(a) == b; };
    if (std::search(text.begin(), text.end(), low.begin(), low.end(), same) == text.end()) return;
    found[i] = NamingIn(files_[i].name, text, card).scenarios();
  });
  std::vector<NamedScenario> all = all_of_files(std::move(found));
  const std::string folded = folded_name(card);
  const auto rank = [&](const NamedScenario& scenario) {
    const bool named = folded_name(scenario.title).find(folded) != std::string::npos;
    return !named ? 2 : scenario.ruling.empty() ? 1 : 0;
  };
  std::stable_sort(all.begin(), all.end(), [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
  return all;
}

std::string scenario_folder() {
  const std::string folder = (std::filesystem::path(data_directory()) / "tests" / "scenarios").string();
  return is_folder(folder) ? folder : "";
}

}  // namespace sleight
