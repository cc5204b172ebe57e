#include "tools/house.h"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <map>
#include <thread>

#include "grammar/reader.h"
#include "scripting/files/card_collection.h"
#include "scripting/files/rule_sets.h"
#include "scripting/files/script_files.h"
#include "scripting/files/script_reader.h"
#include "scripting/words/rule_options.h"
#include "scripting/words/script_printer.h"
#include "tools/files.h"

namespace sleight {

std::string default_library() { return (std::filesystem::path(data_directory()) / "cards").string(); }

namespace {

/// What a worker made of one file.
struct FileResult {
  std::optional<CardFile> card;
  Diagnostics findings;
};

bool is_keyword_module(const std::string& file) {
  return std::filesystem::path(file).parent_path().filename() == "keywords";
}

/// A mod may bring scenarios of its own; they are for `sleight test`.
bool is_scenario_of_mod(const std::string& file) {
  const std::filesystem::path folder = std::filesystem::path(file).parent_path();
  return folder.filename() == "scenarios" && is_there((folder.parent_path() / "mod.lua").string());
}

/// Reads one file of any kind: a card, a set, a mod, keywords, counters or a rule set.
void read_script(ScriptReader& reader, const std::string& file, const std::vector<std::string>& mods,
                 FileResult& result) {
  std::string text;
  if (!read_file(file, text)) {
    result.findings.push_back({"L0401",
                               Severity::error,
                               {file, 0, 0, 1},
                               "this file cannot be read",
                               "Check the path and its rights."});
    return;
  }
  std::vector<Value> values = reader.read(file, text, result.findings);
  for (const Value& value : values)
    if (const auto* rules = std::get_if<RuleScript>(&value))
      if (std::optional<Diagnostic> wrong = wrong_likeness(*rules, file, mods))
        result.findings.push_back(std::move(*wrong));
  const auto is_card = [](const Value& value) { return std::holds_alternative<CardScript>(value); };
  if (std::none_of(values.begin(), values.end(), is_card)) return;
  if (values.size() > 1) {
    result.findings.push_back({"L0303",
                               Severity::error,
                               {file, 1, 1, 1},
                               "this file must return one card, not a list",
                               "Give each card a file of its own."});
    return;
  }
  auto& script = std::get<CardScript>(values.front());
  script.card.file = file;
  result.card =
      CardFile{file, std::move(text), std::move(script.card), std::move(script.differs), script.functions};
}

}  // namespace

Scripts load_scripts(const std::vector<std::string>& paths, int jobs, const std::vector<std::string>& mods) {
  std::vector<std::string> files;
  for (const std::string& path : paths)
    for (std::string& file : lua_files(path))
      if (!is_scenario_of_mod(file) && std::find(files.begin(), files.end(), file) == files.end())
        files.push_back(std::move(file));

  Scripts scripts;
  scripts.files = files.size();
  std::vector<FileResult> results(files.size());
  std::vector<Words> words(static_cast<std::size_t>(std::max(1, jobs)));
  std::atomic<std::size_t> next{0};
  const auto work = [&](std::size_t worker) {
    ScriptReader reader(words[worker], data_directory(), mods);
    // Keywords that a mod among them brings are words that its cards may use. They are reported on in their
    // own turn.
    FileResult elsewhere;
    for (const std::string& file : files)
      if (is_keyword_module(file)) read_script(reader, file, mods, elsewhere);
    for (std::size_t i = next++; i < files.size(); i = next++)
      read_script(reader, files[i], mods, results[i]);
  };
  std::vector<std::thread> threads;
  for (std::size_t worker = 1; worker < words.size(); ++worker) threads.emplace_back(work, worker);
  work(0);
  for (std::thread& thread : threads) thread.join();

  for (const Words& each : words) scripts.words.merge(each);
  for (FileResult& result : results) {
    if (result.card) scripts.cards.push_back(std::move(*result.card));
    scripts.findings.insert(scripts.findings.end(), result.findings.begin(), result.findings.end());
  }
  return scripts;
}

namespace {

Collection collection_of(const Sources& sources) {
  return load_collection(sources.library.empty() ? default_library() : sources.library, sources.mods);
}

}  // namespace

House open_house(const Sources& sources) {
  Collection collection = collection_of(sources);
  return {std::move(collection.library), std::move(collection.mods), std::move(collection.findings)};
}

namespace {

/// What a scenario wrote as the value of an option.
OptionValue option_of(const scenario::Value& value) {
  if (value.kind == scenario::Value::Kind::boolean) return value.yes;
  if (value.is_number()) return value.number;
  return value.text;
}

using Options = std::vector<std::pair<std::string, scenario::Value>>;

std::shared_ptr<const Rules> with_options(Rules rules, const Options& options, std::string& problem) {
  for (const auto& [name, value] : options) {
    problem = set_option(rules, name, option_of(value));
    if (!problem.empty()) return nullptr;
  }
  return std::make_shared<const Rules>(std::move(rules));
}

}  // namespace

std::shared_ptr<const Rules> open_rules(const std::string& name, const Sources& sources,
                                        std::string& problem) {
  Words words;
  Diagnostics findings;
  if (std::optional<Rules> rules = load_rules(name, words, findings, sources.mods))
    return std::make_shared<const Rules>(std::move(*rules));
  problem = findings.empty() ? "the rule set " + name + " cannot be read"
                             : findings[0].message + ". " + findings[0].fix;
  return nullptr;
}

std::string lua_of(const Card& card, const std::vector<std::string>& words) {
  Words spellings;
  for (const std::string& word : words) spellings.intern(word);
  return print_card(card, spellings);
}

scenario::World world_of(const Sources& sources, Diagnostics& problems) {
  const Collection collection = collection_of(sources);
  problems.insert(problems.end(), collection.findings.begin(), collection.findings.end());
  std::map<std::string, Rules> rule_sets;
  for (const std::string& name : rule_set_names(sources.mods))
    if (std::optional<Rules> rules = load_rules(name, collection.library->words(), problems, sources.mods))
      rule_sets.emplace(name, std::move(*rules));

  scenario::World world;
  const std::shared_ptr<const Library> shelf = collection.library;
  std::vector<CardId> cards;
  for (const CollectedCard& card : collection.cards) cards.push_back(card.id);
  // Each scenario has a library of its own, to which it may add test cards.
  world.new_library = [shelf, cards] {
    auto library = std::make_shared<Library>();
    library->words().merge(shelf->words());
    for (const auto& keyword : shelf->keywords()) library->add(*keyword);
    for (const auto& counter : shelf->counters()) library->add(*counter);
    for (const CardId id : cards) library->add(shelf->card(id));
    return library;
  };
  world.rules = [rule_sets](const std::string& name, const Options& options,
                            std::string& problem) -> std::shared_ptr<const Rules> {
    const auto found = rule_sets.find(name);
    if (found != rule_sets.end()) return with_options(found->second, options, problem);
    problem = "there is no rule set called " + name;
    return nullptr;
  };
  world.read_text = [](const std::string& text, Library& library, Card& card) -> std::string {
    const Reading reading = read_text(card, text);
    for (const LineReading& line : reading.lines)
      if (!line.understood) return line.text;
    for (const std::string& word : reading.words) library.words().intern(word);
    card = apply(card, reading);
    return "";
  };
  world.read_script = [mods = sources.mods](const std::string& script, Library& library,
                                            std::string& problem) -> std::optional<Card> {
    Words words;
    Diagnostics findings;
    const std::optional<CardScript> read =
        ScriptReader(words, data_directory(), mods).read_card("test card", script, findings);
    for (const Diagnostic& finding : findings)
      problem += (problem.empty() ? "" : "; ") + finding.code + " " + finding.message;
    if (!read || !findings.empty()) return std::nullopt;
    library.words().merge(words);
    return read->card;
  };
  return world;
}

}  // namespace sleight
