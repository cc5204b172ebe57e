#include "tests/mutants/breakages.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

#include "core/card/definition_fields.h"
#include "tests/kit/broken_worlds.h"
#include "tests/kit/citations.h"
#include "tests/kit/whole_library.h"
#include "tests/mutants/data.h"
#include "tools/checking/text_check.h"
#include "tools/playtest/mutants.h"

namespace sleight::mutants {
namespace {

bool is_proved(const Card& card) {
  const CardFile script{"", "", card, {}, 0};
  return check_text(script, kit::whole_library().library->words(), kit::known_words()).outcome ==
         TextCheck::Outcome::proved;
}

/// The words that definitions name. A counter of another name is one of those that an amount may come to
/// ("+0/+X"), and is like all of them.
std::set<Word> words_named(const Library& library) {
  std::set<Word> named;
  struct Visit {
    std::set<Word>& named;
    void operator()(const Step& step) { named.insert(step.word); }
    void operator()(const Amount& amount) { named.insert(amount.word); }
    void operator()(const Filter& filter) { named.insert(filter.word); }
    void operator()(const CostPart& part) { named.insert(part.word); }
    void operator()(const Rule& rule) { named.insert(rule.word); }
    void operator()(const Trigger& trigger) { named.insert(trigger.counter); }
  };
  for (std::size_t i = 0; i < library.size(); ++i)
    definition::walk(library.card(static_cast<CardId>(i)), Visit{named});
  for (const auto& keyword : library.keywords()) definition::walk(*keyword, Visit{named});
  return named;
}

}  // namespace

Breakages::Breakages(const std::map<std::string, std::string>& scenarios, const scenario::World& world)
    : scenarios_(scenarios), world_(world) {
  const Library& library = *kit::whole_library().library;
  for (const CollectedCard& each : kit::whole_library().cards) card(library.card(each.id), each.file);
  for (const auto& keyword : library.keywords()) module(*keyword);
  const std::set<Word> named = words_named(library);
  for (const auto& counter : library.counters())
    if (named.contains(Word{counter->name})) module(*counter);
  const nlohmann::json differences =
      read_json(SLEIGHT_SOURCE_DIR "/tests/scenarios/systems.json").at("differences");
  for (const char* rules : {"fifth", "microprose"}) {
    abilities(rules);
    for (const RuleOption& each : rule_options()) {
      // What speaks of the option, of the difference it comes from, or of an example of that, nearly always
      // settles it.
      std::vector<std::string> words{each.name};
      for (const std::string& difference : kit::differences_in(each.rules)) {
        words.push_back(difference);
        for (const std::string example : differences.at(difference).at("examples")) words.push_back(example);
      }
      option(rules, each, words);
    }
  }
}

/// The files that speak of one of the words, and after them, if `others` may see it too, the others.
Breakages::Files Breakages::files_about(const std::vector<std::string>& words, bool others) const {
  std::vector<std::string> about, rest;
  for (const auto& [file, text] : scenarios_)
    (std::any_of(words.begin(), words.end(),
                 [&text = text](const std::string& word) { return text.find(word) != std::string::npos; })
         ? about
         : rest)
        .push_back(file);
  if (others) about.insert(about.end(), rest.begin(), rest.end());
  return std::make_shared<const std::vector<std::string>>(std::move(about));
}

/// The files that name the card: one that does not name it does not have it. The file called like its script
/// comes first, and what only has the name within other words comes last.
Breakages::Files Breakages::files_of_card(const std::string& name, const std::string& script) const {
  std::vector<std::string> files = *files_about({name}, false);
  const auto its_own = std::filesystem::path(script).filename();
  const auto by_file = std::stable_partition(files.begin(), files.end(), [&](const std::string& file) {
    return std::filesystem::path(file).filename() == its_own;
  });
  std::stable_partition(by_file, files.end(), [&](const std::string& file) {
    return scenarios_.at(file).find("\"" + name + "\"") != std::string::npos;
  });
  return std::make_shared<const std::vector<std::string>>(std::move(files));
}

void Breakages::card(const Card& own, const std::string& script) {
  const Files files = files_of_card(own.name, script);
  // Where the sound card is not proved by its text, the text proves nothing of a broken one.
  const bool has_proof = is_proved(own);
  for (playtest::Mutant<Card>& mutant : playtest::mutants_of(own)) {
    const auto broken = std::make_shared<const Card>(std::move(mutant.definition));
    all_.push_back({Of::cards, own.name, mutant.change, files,
                    [this, broken] { return kit::world_with(world_, *broken); },
                    [broken, has_proof] { return has_proof && !is_proved(*broken); }});
  }
}

template <typename T>
void Breakages::module(const T& own) {
  const Files files = files_about({own.name}, true);
  for (playtest::Mutant<T>& mutant : playtest::mutants_of(own))
    all_.push_back(
        {Of::modules, own.name, mutant.change, files,
         [this, broken = std::move(mutant.definition)] { return kit::world_with(world_, broken); }});
}

void Breakages::abilities(const std::string& rules) {
  const Files files = files_about({}, true);
  for (playtest::Mutant<std::vector<Ability>>& mutant : playtest::mutants_of(kit::rule_set(rules)->abilities))
    all_.push_back({Of::modules, rules, mutant.change, files, [this, rules, broken = mutant.definition] {
                      return kit::world_with_rules(world_, rules,
                                                   [broken](Rules& changed) { changed.abilities = broken; });
                    }});
}

void Breakages::option(const std::string& rules, const RuleOption& option,
                       const std::vector<std::string>& words) {
  const Files files = files_about(words, true);
  for (const kit::OtherReading& other : kit::other_readings(option, *kit::rule_set(rules)))
    all_.push_back({Of::modules, rules, "option " + std::string(option.name) + other.how, files,
                    [this, rules, other] { return kit::world_with_rules(world_, rules, other.change); }});
}

}  // namespace sleight::mutants
