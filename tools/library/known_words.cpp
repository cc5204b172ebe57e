#include "tools/library/known_words.h"

#include <algorithm>
#include <filesystem>
#include <map>

#include "core/card/letters.h"
#include "scripting/files/rule_sets.h"
#include "tools/files/file_system.h"
#include "tools/library/card_library.h"
#include "tools/library/mod_folders.h"

namespace sleight {

namespace {

/// A text that the grammar brings as data; "" where it is not there.
std::string data_of_grammar(const std::string& data, const char* file) {
  std::string text;
  if (!read_file((std::filesystem::path(data) / "grammar" / file).string(), text)) return {};
  return text;
}

void add_set(const SetInfo& set, Vocabulary& vocabulary) {
  // Without a code there is nothing that a text which names the set could be read as (R-EXP-1).
  if (!set.code.empty()) vocabulary.add_expansion(set.name, set.code);
  for (const std::string& type : set.creature_types) vocabulary.add_creature_type(type);
}

void add_phases(const std::vector<Phase>& phases, Vocabulary& vocabulary) {
  for (const Phase& phase : phases) vocabulary.add_phase(phase.name);
}

/// What scripts bring besides cards. Of the keywords and counters of one name the last one counts, as where
/// they are loaded.
void add_modules_of(const Scripts& scripts, Vocabulary& vocabulary) {
  // By name in lower case: the later of two takes the place of the earlier however it is written.
  std::map<std::string, const Keyword*> keywords;
  std::map<std::string, const CounterKind*> counters;
  for (const Value& value : scripts.modules) {
    if (const auto* keyword = std::get_if<Keyword>(&value)) keywords[lowered(keyword->name)] = keyword;
    if (const auto* counter = std::get_if<CounterKind>(&value)) counters[lowered(counter->name)] = counter;
    if (const auto* set = std::get_if<SetInfo>(&value)) add_set(*set, vocabulary);
    if (const auto* mod = std::get_if<ModInfo>(&value))
      for (const std::string& type : mod->creature_types) vocabulary.add_creature_type(type);
    if (const auto* rules = std::get_if<RuleScript>(&value)) add_phases(rules->phases, vocabulary);
  }
  for (const auto& [name, keyword] : keywords) vocabulary.add(*keyword);
  for (const auto& [name, counter] : counters) vocabulary.add(*counter);
}

void add_words_of(const Scripts& scripts, Vocabulary& vocabulary) {
  for (const CardFile& script : scripts.cards) vocabulary.add_types_of(script.card, scripts.words);
  add_modules_of(scripts, vocabulary);
}

/// The scripts that lie around those below `paths`: of `folders`, and none that is checked.
Scripts scripts_around(const CardSources& sources, std::vector<std::string> folders,
                       const std::vector<std::string>& paths, int jobs) {
  const std::string data = data_folder(sources);
  const std::filesystem::path scripting = std::filesystem::path(data) / "scripting";
  folders.insert(folders.begin(), {(scripting / "keywords").string(), (scripting / "counters.lua").string(),
                                   library_folder(sources)});
  folders.insert(folders.end(), sources.mods.begin(), sources.mods.end());
  // What is checked comes last, and is left out of the others: of two of one name its own one counts.
  return load_scripts(folders, jobs, sources.mods, paths, data, sources.cache.get());
}

/// The mod that a path lies in, or else the file that says what its set is; "" where it is in neither.
std::string folder_around(const std::string& path) {
  if (std::string mod = mod_around(path); !mod.empty()) return mod;
  const std::string set = (is_folder(path) ? path : folder_of_file(path)) + "/set.lua";
  return is_there(set) ? set : "";
}

bool lies_below(const std::string& file, const std::string& folder) {
  std::error_code ignored;
  const std::string below = (std::filesystem::weakly_canonical(folder, ignored) / "").string();
  return std::filesystem::weakly_canonical(file, ignored).string().starts_with(below);
}

}  // namespace

Vocabulary vocabulary_of(const Collection& collection, const std::vector<std::string>& mods,
                         const std::string& data) {
  Vocabulary vocabulary(*collection.library);
  for (const CollectedSet& set : collection.sets) add_set(set.info, vocabulary);
  // Those of the program's own rule sets are words of the grammar.
  Words words;
  Diagnostics told_when_played;
  // Without mods there are none but those.
  if (!mods.empty())
    for (const std::string& name : rule_set_names(mods, data))
      if (const std::optional<Rules> rules = load_rules(name, words, told_when_played, mods, data))
        add_phases(rules->phases, vocabulary);
  return vocabulary;
}

Vocabulary vocabulary_of(const CardSources& sources) {
  return vocabulary_of(open_library(sources), sources.mods, data_folder(sources));
}

Vocabulary vocabulary_of(const CardSources& sources, const Scripts& scripts,
                         const std::vector<std::string>& paths, int jobs) {
  Vocabulary vocabulary;
  add_words_of(scripts_around(sources, {}, paths, jobs), vocabulary);
  add_words_of(scripts, vocabulary);
  return vocabulary;
}

Surroundings surroundings_of(const CardSources& sources, const Scripts& scripts,
                             const std::vector<std::string>& paths, int jobs) {
  std::vector<std::string> folders;
  for (const std::string& path : paths)
    if (std::string around = folder_around(path); !around.empty()) folders.push_back(std::move(around));
  const Scripts around = scripts_around(sources, folders, paths, jobs);
  Surroundings found;
  add_modules_of(around, found.vocabulary);
  add_modules_of(scripts, found.vocabulary);
  for (const Scripts* some : {&around, &scripts}) {
    for (const CardFile& script : some->cards) found.names.add(script.card.name);
    found.sets.insert(found.sets.end(), some->sets.begin(), some->sets.end());
  }
  // A mod may replace a card of the library: only those of one house are cards twice.
  folders.push_back(library_folder(sources));
  for (const std::string& folder : folders) {
    if (std::none_of(paths.begin(), paths.end(),
                     [&](const std::string& path) { return lies_below(path, folder); }))
      continue;
    // Their files begin with the folder as it was named.
    for (const CardFile& script : around.cards)
      if (script.file.starts_with(folder + "/")) found.others.emplace(lowered(script.card.name), script.file);
  }
  return found;
}

ReadLines lines_that_are_read(const std::string& data) {
  return ReadLines(data_of_grammar(data, "read_lines.txt"));
}

EqualPhrases phrases_that_are_equal(const std::string& data) {
  return EqualPhrases(data_of_grammar(data, "equal_phrases.txt"));
}

void add_words_of(const std::vector<CardData>& cards, Vocabulary& vocabulary) {
  for (const CardData& card : cards) add_types_of(facts_of(card), vocabulary);
}

}  // namespace sleight
