#include "tools/scenario/world.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <mutex>
#include <unordered_map>

#include "grammar/text_reader.h"
#include "scripting/files/card_collection.h"
#include "scripting/files/rule_sets.h"
#include "scripting/files/script_reader.h"
#include "scripting/words/rule_options.h"
#include "tools/checking/mods_in_play.h"
#include "tools/library/card_library.h"
#include "tools/library/condition_words.h"
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

/// What a test card's script makes.
struct ReadScript {
  // Words of its own until the script is sound: a library keeps every spelling that it has met.
  Words words;
  std::optional<Card> card;
  std::string problem;
};

/// A reader of scripts for one test card after the other: to make one costs more than to read a card.
struct Desk {
  Words words;
  ScriptReader reader;
  const Words known;  ///< those of the language and its keywords

  explicit Desk(const std::vector<std::string>& mods) : reader(words, data_directory(), mods), known(words) {}
};

/// The scripts of test cards. Each is read once, however often its scenario is played: in each rule set, and
/// for each part of a card or rule that is taken away to see whether anybody notices. For any number of
/// threads.
class KnownScripts {
 public:
  explicit KnownScripts(std::vector<std::string> mods) : mods_(std::move(mods)) {}

  std::shared_ptr<const ReadScript> read(const std::string& script) {
    {
      const std::lock_guard lock(mutex_);
      if (const auto found = read_.find(script); found != read_.end()) return found->second;
    }
    const auto made = std::make_shared<ReadScript>();
    Diagnostics findings;
    std::unique_ptr<Desk> desk = borrowed_desk();
    std::optional<CardScript> card = desk->reader.read_card("test card", script, findings);
    made->words = desk->words;
    for (const Diagnostic& finding : findings)
      made->problem += (made->problem.empty() ? "" : "; ") + finding.code + " " + finding.message;
    if (!card || !findings.empty()) return made;
    made->card = std::move(card->card);
    // A function has a Lua state, which is for one duel at a time.
    if (card->functions > 0) return made;
    // Nothing of a card is left for the next one, neither its words nor, refused, what it has broken off.
    desk->words = desk->known;
    const std::lock_guard lock(mutex_);
    desks_.push_back(std::move(desk));
    return read_.emplace(script, made).first->second;
  }

 private:
  std::unique_ptr<Desk> borrowed_desk() {
    {
      const std::lock_guard lock(mutex_);
      if (!desks_.empty()) {
        std::unique_ptr<Desk> desk = std::move(desks_.back());
        desks_.pop_back();
        return desk;
      }
    }
    return std::make_unique<Desk>(mods_);
  }

  std::vector<std::string> mods_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Desk>> desks_;  ///< that nobody reads at
  std::unordered_map<std::string, std::shared_ptr<const ReadScript>> read_;
};

}  // namespace

World::ScriptReading script_reading(const std::vector<std::string>& mods) {
  return [known = std::make_shared<KnownScripts>(mods)](const std::string& script, Library& library,
                                                        std::string& problem) -> std::optional<Card> {
    const std::shared_ptr<const ReadScript> read = known->read(script);
    problem = read->problem;
    if (!read->card) return std::nullopt;
    library.words().merge(read->words);
    return read->card;
  };
}

namespace {

World world_with(const Collection& collection, const CardSources& sources, Diagnostics& problems) {
  problems.insert(problems.end(), collection.findings.begin(), collection.findings.end());
  std::map<std::string, Rules> rule_sets;
  for (const std::string& name : rule_set_names(sources.mods))
    if (std::optional<Rules> rules = load_rules(name, collection.library->words(), problems, sources.mods,
                                                data_directory(), sources.cache.get()))
      rule_sets.emplace(name, std::move(*rules));

  World world;
  world.shelf = collection.library;
  world.unread = sources.unread;
  std::copy_if(collection.findings.begin(), collection.findings.end(), std::back_inserter(world.broken),
               [](const Diagnostic& finding) { return finding.severity == Severity::error; });
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
  world.read_script = script_reading(sources.mods);
  world.condition_words = condition_words(vocabulary);
  return world;
}

}  // namespace

World world_of(const CardSources& sources, Diagnostics& problems) {
  const Collection collection = open_library(sources);
  World world = world_with(collection, sources, problems);
  for (Diagnostic& fault : faults_of_mods(sources, collection))
    if (std::find(problems.begin(), problems.end(), fault) == problems.end())
      problems.push_back(std::move(fault));
  return world;
}

World world_of(const CardSources& sources, const std::vector<std::string>& words, Diagnostics& problems) {
  return world_with(open_shelf(sources, words), sources, problems);
}

}  // namespace sleight::scenario
