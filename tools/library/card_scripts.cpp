#include "tools/library/card_scripts.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <optional>
#include <unordered_set>

#include "scripting/files/rule_sets.h"
#include "scripting/files/script_files.h"
#include "scripting/files/script_reader.h"
#include "scripting/lua/script_source.h"
#include "scripting/words/script_printer.h"
#include "tools/files/file_system.h"
#include "tools/files/in_parallel.h"

namespace sleight {
namespace {

/// A worker learns the language and runs all keyword modules before its first file, which takes as long as
/// so many cards.
constexpr std::size_t worth_a_worker = 128;

/// What a worker made of one file.
struct FileResult {
  std::optional<CardFile> card;
  std::vector<Value> modules;  ///< what it returned, if no card
  std::string source;          ///< its text, if no card
  Diagnostics findings;
};

/// The folder tells, in the program's data as in a mod: it has to be known before the script is read.
bool is_keyword_module(const std::string& file) {
  return std::filesystem::path(file).parent_path().filename() == "keywords";
}

/// Whether it is what cards are made of, and nothing that a file holds by itself.
bool is_part_of_card(const Value& value) {
  return held_in<CardScript>(value) == nullptr && !std::holds_alternative<Keyword>(value) &&
         !std::holds_alternative<CounterKind>(value) && !std::holds_alternative<RuleScript>(value) &&
         !std::holds_alternative<SetInfo>(value) && !std::holds_alternative<ModInfo>(value);
}

CardFile card_file(const std::string& file, std::string text, CardScript script) {
  // By it a failed function and an explanation name the script they are of.
  script.card.file = file;
  return {file, std::move(text), std::move(script.card), std::move(script.differs), script.functions};
}

/// Reads one file of any kind: a card, a set, a mod, keywords, counters or a rule set.
void read_file_of_any_kind(ScriptReader& reader, const std::string& file,
                           const std::vector<std::string>& mods, const std::string& data,
                           FileResult& result) {
  std::optional<std::string> text = read_file(file, result.findings);
  if (!text) return;
  std::vector<Value> values = reader.read(file, *text, result.findings);
  for (const Value& value : values)
    if (const auto* rules = std::get_if<RuleScript>(&value))
      if (std::optional<Diagnostic> wrong = wrong_likeness(*rules, file, mods, data))
        result.findings.push_back(std::move(*wrong));
  const auto is_card = [](const Value& value) { return held_in<CardScript>(value) != nullptr; };
  // Keywords, counters and rule sets may come in lists; a card has a file of its own.
  if (std::none_of(values.begin(), values.end(), is_card)) {
    const auto part = std::find_if(values.begin(), values.end(), is_part_of_card);
    if (part != values.end()) {
      result.findings.push_back(
          {"L0303",
           Severity::error,
           {file, 1, 1, 1},
           std::string("this file must return a card, not ") + kind_of(*part),
           "Return a card from it: `return instant \"Name\" { cost = \"{R}\", ... }`."});
      return;
    }
    result.modules = std::move(values);
    result.source = std::move(*text);
    return;
  }
  if (values.size() > 1) {
    result.findings.push_back({"L0303",
                               Severity::error,
                               {file, 1, 1, 1},
                               "this file must return one card, not a list",
                               "Give each card a file of its own."});
    return;
  }
  result.card = card_file(file, std::move(*text), std::move(*held_in<CardScript>(values.front())));
}

/// The scripts below `paths`, each once, without those below `left_out`, however that is written.
std::vector<std::string> files_below(const std::vector<std::string>& paths,
                                     const std::vector<std::string>& left_out, Diagnostics& findings) {
  namespace fs = std::filesystem;
  std::error_code ignored;
  std::vector<std::string> elsewhere;
  for (const std::string& path : left_out)
    // The empty name at the end makes it end in a slash: `cards/al` is no folder above `cards/alpha`.
    elsewhere.push_back((fs::weakly_canonical(path, ignored) / "").string());
  std::vector<std::string> files;
  std::unordered_set<std::string> known;
  for (const std::string& path : paths) {
    std::string root = fs::weakly_canonical(path, ignored).string();
    if (root.ends_with('/')) root.pop_back();
    for (std::string& file : lua_files(path, findings)) {
      const auto lies_in = [&](const std::string& other) {
        // Put together from the folder, which alone is looked up on the disk: not every file is. The slash at
        // its end lets a file be left out that is named itself.
        const std::string below =
            file.substr(std::min(file.find_first_not_of('/', path.size()), file.size()));
        return (root + "/" + below + (below.empty() ? "" : "/")).starts_with(other);
      };
      const bool out = std::any_of(elsewhere.begin(), elsewhere.end(), lies_in);
      // Of paths that lie below each other, or are given twice, each file is read once.
      if (!out && !is_scenario_of_mod(file) && known.insert(file).second) files.push_back(std::move(file));
    }
  }
  return files;
}

}  // namespace

bool is_scenario_of_mod(const std::string& file) {
  const std::filesystem::path folder = std::filesystem::path(file).parent_path();
  return folder.filename() == "scenarios" && is_there((folder.parent_path() / "mod.lua").string());
}

Scripts load_scripts(const std::vector<std::string>& paths, int jobs, const std::vector<std::string>& mods,
                     const std::vector<std::string>& left_out, const std::string& data, ScriptCache* cache) {
  Scripts scripts;
  const std::vector<std::string> files = files_below(paths, left_out, scripts.findings);
  scripts.files = files.size();
  std::vector<FileResult> results(files.size());
  // Each worker spells words for itself, so that nothing is locked.
  const std::size_t workers =
      std::min(static_cast<std::size_t>(std::max(1, jobs)), 1 + files.size() / worth_a_worker);
  std::vector<Words> words(workers);
  std::vector<std::unique_ptr<ScriptReader>> readers(words.size());
  in_parallel(files.size(), static_cast<int>(workers), [&](std::size_t i, std::size_t worker) {
    std::unique_ptr<ScriptReader>& reader = readers[worker];
    if (!reader) {
      reader = std::make_unique<ScriptReader>(words[worker], data, mods, cache);
      // Keywords that a mod among them brings are words that its cards may use. They are reported on in their
      // own turn.
      FileResult elsewhere;
      for (const std::string& file : files)
        if (is_keyword_module(file)) read_file_of_any_kind(*reader, file, mods, data, elsewhere);
    }
    read_file_of_any_kind(*reader, files[i], mods, data, results[i]);
  });

  // A word is known by its spelling and not by when it was met: the order of merging is no matter.
  for (const Words& each : words) scripts.words.merge(each);
  for (std::size_t i = 0; i < results.size(); ++i) {
    FileResult& result = results[i];
    for (const Value& value : result.modules)
      if (const auto* set = std::get_if<SetInfo>(&value))
        scripts.sets.push_back({std::filesystem::path(files[i]).parent_path().string(), *set});
    if (!result.modules.empty())
      scripts.module_files.push_back(
          {files[i], std::move(result.source), scripts.modules.size(), result.modules.size()});
    if (result.card) scripts.cards.push_back(std::move(*result.card));
    std::move(result.modules.begin(), result.modules.end(), std::back_inserter(scripts.modules));
    scripts.findings.insert(scripts.findings.end(), result.findings.begin(), result.findings.end());
  }
  return scripts;
}

std::optional<CardFile> read_script(ScriptReader& reader, const std::string& file, const std::string& text,
                                    Diagnostics& findings) {
  std::optional<CardScript> script = reader.read_card(file, text, findings);
  return script ? std::optional(card_file(file, text, std::move(*script))) : std::nullopt;
}

Location place_in(const CardFile& script, const std::string& key) {
  const Source source{script.file, script.source};
  return source.find_of_card(script.card.name, key);
}

std::string lua_of(const Card& card, const std::vector<std::string>& words,
                   const std::vector<std::string>& differs) {
  // A card from the grammar has words that no script has spelt before.
  Words spellings;
  for (const std::string& word : words) spellings.intern(word);
  return print_card(CardScript{card, differs}, spellings);
}

}  // namespace sleight
