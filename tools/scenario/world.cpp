#include "tools/scenario/world.h"

#include <map>

#include "grammar/text_reader.h"
#include "scripting/files/card_collection.h"
#include "scripting/files/rule_sets.h"
#include "scripting/files/script_reader.h"
#include "scripting/words/rule_options.h"
#include "tools/library/card_library.h"
#include "tools/library/known_words.h"

namespace sleight::scenario {
namespace {

/// What a scenario wrote as the value of an option.
OptionValue option_of(const Value& value) {
  if (value.kind == Value::Kind::boolean) return value.yes;
  if (value.is_number()) return value.number;
  return value.text;
}

using Options = std::vector<std::pair<std::string, Value>>;

/// The rules with these options; null, and why in `problem`, when one of them cannot be set.
std::shared_ptr<const Rules> with_options(Rules rules, const Options& options, std::string& problem) {
  for (const auto& [name, value] : options) {
    problem = set_option(rules, name, option_of(value));
    if (!problem.empty()) return nullptr;
  }
  return std::make_shared<const Rules>(std::move(rules));
}

}  // namespace

World world_of(const CardSources& sources, Diagnostics& problems) {
  const Collection collection = open_library(sources);
  problems.insert(problems.end(), collection.findings.begin(), collection.findings.end());
  std::map<std::string, Rules> rule_sets;
  for (const std::string& name : rule_set_names(sources.mods))
    if (std::optional<Rules> rules = load_rules(name, collection.library->words(), problems, sources.mods))
      rule_sets.emplace(name, std::move(*rules));

  World world;
  world.shelf = collection.library;
  world.rules = [rule_sets](const std::string& name, const Options& options,
                            std::string& problem) -> std::shared_ptr<const Rules> {
    const auto found = rule_sets.find(name);
    if (found != rule_sets.end()) return with_options(found->second, options, problem);
    problem = "there is no rule set called " + name;
    return nullptr;
  };
  const auto vocabulary = std::make_shared<const Vocabulary>(vocabulary_of(collection, sources.mods));
  // The vocabulary is shared by all scenarios and threads, and only read.
  world.read_text = [vocabulary](const std::string& text, Library& library, Card& card) -> std::string {
    // A test card may be of a type of its own.
    Vocabulary words = *vocabulary;
    words.add_types_of(card, library.words());
    const Reading reading = read_text(card, text, words);
    for (const LineReading& line : reading.lines)
      if (!line.understood) return text.substr(line.span.at, line.span.length);
    for (const std::string& word : reading.words) library.words().intern(word);
    card = apply(card, reading);
    return "";
  };
  world.read_script = [mods = sources.mods](const std::string& script, Library& library,
                                            std::string& problem) -> std::optional<Card> {
    // Words of its own until the script is sound: a library keeps every spelling that it has met.
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

}  // namespace sleight::scenario
