// Breaks each card, keyword module, kind of counter and rule set of this tree in one place at a time, and
// demands that a scenario notices. Prints what no scenario noticed, and a table; exit status 1 when something
// is left.
//   mutants SPARED.json [--of modules|cards|others]... [--share K/N | --all] [NAME...]
// --of: keyword modules, counters and rule sets; cards that have a scenario file of their own name in
// tests/scenarios/cards; the other cards, of which it is only counted how much the scenarios notice.
// --share: each Nth place, from the Kth on; `today` for K is another each day. --all, or nothing: all places.
// NAME: of the definitions of these names only, whatever scenarios they have.
// SPARED.json: what makes no difference that a scenario could see, by the line printed for it, with the
// reason.
#include "tools/trying/mutants.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <functional>
#include <iomanip>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <thread>

#include "scripting/words/rule_options.h"
#include "tests/kit/broken_worlds.h"
#include "tests/kit/citations.h"
#include "tests/kit/whole_library.h"
#include "tests/source_dir.h"
#include "tools/files/file_system.h"
#include "tools/files/in_parallel.h"
#include "tools/scenario/runner.h"

namespace sleight {
namespace {

using Json = nlohmann::json;

/// What is broken.
enum class Of { modules, cards, others };
constexpr std::pair<const char*, Of> spelled_of[] = {
    {"modules", Of::modules}, {"cards", Of::cards}, {"others", Of::others}};

/// One broken definition: what was done to it, in which scenarios it can be seen, and a world that has it.
struct Broken {
  Of of;
  std::string name;    ///< of the definition
  std::string change;  ///< "step destroy is left out (2)"
  std::vector<std::string> files;
  std::function<scenario::World()> world;
};

Json read_json(const std::string& path) {
  std::string text;
  if (!read_file(path, text)) throw std::runtime_error("cannot read " + path);
  return Json::parse(text);
}

/// Everything there is to break in this tree.
class Breakages {
 public:
  Breakages(const std::map<std::string, std::string>& scenarios, const scenario::World& world)
      : scenarios_(scenarios), world_(world) {
    const Library& library = *kit::whole_library().library;
    for (const CollectedCard& card : kit::whole_library().cards)
      // A scenario that does not name a card does not have it.
      definition(has_its_own(card) ? Of::cards : Of::others, library.card(card.id),
                 files({library.card(card.id).name}, false));
    for (const auto& keyword : library.keywords())
      definition(Of::modules, *keyword, files({keyword->name}, true));
    for (const auto& counter : library.counters())
      definition(Of::modules, *counter, files({counter->name}, true));
    const Json differences = read_json(SLEIGHT_SOURCE_DIR "/tests/scenarios/systems.json").at("differences");
    for (const char* rules : {"fifth", "microprose"}) {
      abilities(rules);
      for (const RuleOption& option : rule_options()) options(rules, option, differences);
    }
  }
  const std::vector<Broken>& all() const { return all_; }

 private:
  /// Whether a scenario file has the name of the card's script.
  bool has_its_own(const CollectedCard& card) const {
    const std::string name = std::filesystem::path(card.file).filename().string();
    return scenarios_.contains(SLEIGHT_SOURCE_DIR "/tests/scenarios/cards/" + name);
  }

  /// The files that speak of one of the words, and after them, if `others` may see it too, the others.
  std::vector<std::string> files(const std::vector<std::string>& words, bool others) const {
    std::vector<std::string> about, rest;
    for (const auto& [file, text] : scenarios_)
      (std::any_of(words.begin(), words.end(),
                   [&text = text](const std::string& word) { return text.find(word) != std::string::npos; })
           ? about
           : rest)
          .push_back(file);
    if (others) about.insert(about.end(), rest.begin(), rest.end());
    return about;
  }

  template <typename T>
  void definition(Of of, const T& own, const std::vector<std::string>& files) {
    for (trying::Mutant<T>& mutant : trying::mutants_of(own))
      all_.push_back({of, own.name, mutant.change, files, [this, broken = std::move(mutant.definition)] {
                        return kit::world_with(world_, broken);
                      }});
  }

  void abilities(const std::string& rules) {
    for (trying::Mutant<std::vector<Ability>>& mutant : trying::mutants_of(kit::rule_set(rules)->abilities))
      all_.push_back(
          {Of::modules, rules, mutant.change, files({}, true), [this, rules, broken = mutant.definition] {
             return kit::world_with_rules(world_, rules,
                                          [broken](Rules& changed) { changed.abilities = broken; });
           }});
  }
  void options(const std::string& rules, const RuleOption& option, const Json& differences) {
    // What speaks of the option, of the difference it comes from, or of an example of that, nearly always
    // settles it.
    std::vector<std::string> words{option.name};
    for (const std::string& difference : kit::differences_in(option.rules)) {
      words.push_back(difference);
      for (const std::string example : differences.at(difference).at("examples")) words.push_back(example);
    }
    for (const kit::OtherReading& other : kit::other_readings(option, *kit::rule_set(rules)))
      all_.push_back({Of::modules, rules, "option " + std::string(option.name) + other.how,
                      files(words, true),
                      [this, rules, other] { return kit::world_with_rules(world_, rules, other.change); }});
  }

  const std::map<std::string, std::string>& scenarios_;
  const scenario::World& world_;
  std::vector<Broken> all_;
};

bool is_noticed(const Broken& broken, const std::map<std::string, std::string>& scenarios) {
  if (broken.files.empty()) return false;
  const scenario::World world = broken.world();
  return std::any_of(broken.files.begin(), broken.files.end(), [&](const std::string& file) {
    return first_failure(world, file, scenarios.at(file)).has_value();
  });
}

/// Of one kind of change: how many were made, and what became of them.
struct Count {
  int made = 0, noticed = 0, spared = 0;
};

/// "step destroy is left out (2)" without what differs from place to place.
std::string kind_of(const std::string& change) {
  for (const char* kind : {"step", "filter", "ability", "rule", "condition", "change", "number", "option"})
    if (change.starts_with(std::string(kind) + " ")) return kind;
  return change.ends_with(")") ? change.substr(0, change.rfind(" (")) : change;
}

/// What of all that can be broken is broken now.
struct Choice {
  std::set<Of> of{Of::modules, Of::cards, Of::others};
  std::size_t first = 0, shares = 1;
  std::set<std::string> names;

  bool is_whole() const { return of.size() == std::size(spelled_of) && shares == 1 && names.empty(); }
};

/// "3/10" or "today/10"; throws where it is neither.
void read_share(const std::string& text, Choice& choice) {
  const std::size_t slash = text.find('/');
  if (slash == std::string::npos) throw std::runtime_error("a share is K/N or today/N");
  choice.shares = std::stoul(text.substr(slash + 1));
  const std::string which = text.substr(0, slash);
  const auto today = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
  const std::size_t number =
      which == "today" ? static_cast<std::size_t>(today.time_since_epoch().count()) % choice.shares + 1
                       : std::stoul(which);
  if (number < 1 || number > choice.shares) throw std::runtime_error("there is no such share: " + text);
  choice.first = number - 1;
}

Choice read_choice(const std::vector<std::string>& words) {
  Choice choice;
  bool named = false;  // a kind, so that it is not all of them
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool has_value = i + 1 < words.size();
    if (words[i] == "--share" && has_value) {
      read_share(words[++i], choice);
    } else if (words[i] == "--of" && has_value) {
      const std::string of = words[++i];
      const auto* row = std::find_if(std::begin(spelled_of), std::end(spelled_of),
                                     [&](const auto& each) { return each.first == of; });
      if (row == std::end(spelled_of)) throw std::runtime_error("--of modules, cards or others");
      if (!named) choice.of.clear();
      named = true;
      choice.of.insert(row->second);
    } else if (words[i] == "--all") {
      choice = {};
    } else if (words[i].starts_with("--")) {
      throw std::runtime_error("unknown option " + words[i]);
    } else {
      choice.names.insert(words[i]);
    }
  }
  return choice;
}

std::vector<const Broken*> chosen_of(const std::vector<Broken>& all, const Choice& choice) {
  std::vector<const Broken*> chosen;
  std::size_t number = 0;
  for (const Broken& broken : all)
    if (choice.of.contains(broken.of) && (choice.names.empty() || choice.names.contains(broken.name)) &&
        number++ % choice.shares == choice.first)
      chosen.push_back(&broken);
  return chosen;
}

int run(const std::string& spared_path, const Choice& choice) {
  const std::map<std::string, std::string> scenarios = kit::read_scenarios();
  const scenario::World world = kit::whole_world();
  // What fails by itself would seem to notice everything.
  std::vector<std::string> files;
  for (const auto& [file, source] : scenarios) files.push_back(file);
  in_parallel(files.size(), static_cast<int>(std::thread::hardware_concurrency()),
              [&](std::size_t i, std::size_t) {
                if (first_failure(world, files[i], scenarios.at(files[i])))
                  throw std::runtime_error(files[i] + " fails before anything is broken");
              });
  const Json spared = read_json(spared_path);
  const Breakages breakages{scenarios, world};
  const std::vector<const Broken*> chosen = chosen_of(breakages.all(), choice);
  if (choice.shares > 1) {
    std::cout << "again: build/mutants tests/data/spared_mutants.json";
    for (const auto& [spelling, of] : spelled_of)
      if (choice.of.size() < std::size(spelled_of) && choice.of.contains(of))
        std::cout << " --of " << spelling;
    std::cout << " --share " << choice.first + 1 << "/" << choice.shares << std::endl;
  }

  std::vector<char> noticed(chosen.size());
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i = next++; i < chosen.size(); i = next++)
      noticed[i] = is_noticed(*chosen[i], scenarios);
  };
  std::vector<std::thread> workers;
  for (unsigned i = 1; i < std::thread::hardware_concurrency(); ++i) workers.emplace_back(work);
  work();
  for (std::thread& worker : workers) worker.join();

  std::map<std::string, Count> table;
  Count all;
  int wrong = 0;
  const auto complain = [&wrong](const std::string& line) { ++wrong, std::cout << line << "\n"; };
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    const std::string line = chosen[i]->name + ": " + chosen[i]->change;
    const bool is_spared = spared.contains(line);
    // Cards without scenarios of their own are counted, unless somebody asks for them by name.
    const bool only_counts = chosen[i]->of == Of::others && choice.names.empty();
    if (noticed[i] == 0 && !is_spared && !only_counts) complain("no scenario notices: " + line);
    if (noticed[i] != 0 && is_spared) complain("a scenario notices it, so it need not be spared: " + line);
    for (Count* count : {&table[kind_of(chosen[i]->change)], &all}) {
      ++count->made;
      count->noticed += noticed[i] != 0 ? 1 : 0;
      count->spared += noticed[i] == 0 && is_spared ? 1 : 0;
    }
  }
  for (const auto& [line, reason] : spared.items())
    if (std::none_of(breakages.all().begin(), breakages.all().end(), [&line = line](const Broken& broken) {
          return broken.name + ": " + broken.change == line;
        }))
      complain("nothing is broken so, and it is spared: " + line);
  const auto demanded = std::count_if(chosen.begin(), chosen.end(),
                                      [](const Broken* broken) { return broken->of != Of::others; });
  if (choice.is_whole() && all.spared * 100 >= demanded) complain("one in a hundred or more is spared");

  std::cout << "  made noticed spared survive\n";
  table["all"] = all;
  for (const auto& [kind, count] : table)
    std::cout << std::setw(6) << count.made << std::setw(8) << count.noticed << std::setw(7) << count.spared
              << std::setw(8) << count.made - count.noticed - count.spared << "  " << kind << "\n";
  return wrong > 0 ? 1 : 0;
}

}  // namespace
}  // namespace sleight

int main(int argc, char** argv) {
  try {
    if (argc >= 2) return sleight::run(argv[1], sleight::read_choice({argv + 2, argv + argc}));
    std::cerr
        << "usage: mutants SPARED.json [--of modules|cards|others]... [--share K/N | --all] [NAME...]\n";
  } catch (const std::exception& problem) {
    std::cerr << "mutants: " << problem.what() << "\n";
  }
  return 2;
}
