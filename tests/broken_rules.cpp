// Breaks each part of each rule (tests/broken_rules) and sees whether a scenario about the rule fails. Writes
// what came of it as JSON: a list of { rule, part, status }, the status "noticed", "unnoticed", or "by
// construction: " and the reason.
//   broken_rules [RULE...]     of these rules only
// Each is broken in a process of its own: what is broken may crash, or never end.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <thread>

#include "tests/kit/broken_worlds.h"
#include "tests/kit/citations.h"
#include "tests/kit/rule_parts.h"
#include "tests/kit/whole_library.h"
#include "tests/source_dir.h"
#include "tools/files/file_system.h"
#include "tools/playtest/mutants.h"

namespace sleight {

namespace {
/// The part that is broken in this process; 0 for none.
int broken_part = 0;
}  // namespace

/// What the sources that `rule_breaker` writes ask.
bool broken(int part);
bool broken(int part) { return part == broken_part; }

namespace {

using Json = nlohmann::ordered_json;
using kit::RulePart;

/// Which scenario files speak of a rule, an example or a difference.
using Index = std::map<std::string, std::set<std::string>>;

/// Of the files that speak of one of `ids`.
Index index_of(const scenario::World& world, const std::map<std::string, std::string>& scenarios,
               const std::set<std::string>& ids) {
  std::vector<std::string> files;
  for (const auto& [file, source] : scenarios) {
    const std::vector<std::string> cited = kit::cited_in(source);
    if (std::any_of(cited.begin(), cited.end(), [&ids](const std::string& id) { return ids.contains(id); }))
      files.push_back(file);
  }
  Index index;
  const int jobs = static_cast<int>(std::thread::hardware_concurrency());
  for (const scenario::Result& result : scenario::run_files(world, files, jobs)) {
    // What fails by itself would seem to notice everything.
    if (!result.passed)
      throw std::runtime_error(result.file + ": " + result.name + " fails before anything is broken");
    for (const std::string& id : kit::cited_in(result.name)) index[id].insert(result.file);
  }
  return index;
}

/// The change of that line to the definition of that name, in a world.
template <typename T>
std::optional<scenario::World> changed_definition(const scenario::World& world, const RulePart& part,
                                                  const T& own) {
  if (own.name != part.definition) return std::nullopt;
  for (const playtest::Mutant<T>& mutant : playtest::mutants_of(own))
    if (mutant.change == part.change) return kit::world_with(world, mutant.definition);
  return std::nullopt;
}

/// The world in which the part is broken; that of a part that stands in a source is as it was.
scenario::World world_for(const scenario::World& world, const RulePart& part) {
  const auto unknown = [&part](const std::string& what) {
    return std::runtime_error(part.rule + ": " + part.says_the_rule + ": there is no " + what);
  };
  if (!part.option.empty()) {
    for (const RuleOption& option : rule_options())
      if (option.name == part.option)
        return kit::world_with_rules(world, part.rules,
                                     kit::other_readings(option, *kit::rule_set(part.rules)).back().change);
    throw unknown("option " + part.option);
  }
  if (!part.definition.empty()) {
    const Collection& whole = kit::whole_library();
    for (const CollectedCard& card : whole.cards)
      if (auto made = changed_definition(world, part, whole.library->card(card.id))) return *made;
    for (const auto& keyword : whole.library->keywords())
      if (auto made = changed_definition(world, part, *keyword)) return *made;
    for (const auto& counter : whole.library->counters())
      if (auto made = changed_definition(world, part, *counter)) return *made;
    for (const char* rules : {"fifth", "microprose"})
      if (rules == part.definition)
        for (const playtest::Mutant<std::vector<Ability>>& mutant :
             playtest::mutants_of(kit::rule_set(rules)->abilities))
          if (mutant.change == part.change)
            return kit::world_with_rules(
                world, rules, [broken = mutant.definition](Rules& changed) { changed.abilities = broken; });
    throw unknown("change `" + part.change + "` to " + part.definition);
  }
  return world;
}

/// Whether a scenario about one of `ids` fails.
bool is_noticed(const scenario::World& world, const std::set<std::string>& ids, const Index& index,
                const std::map<std::string, std::string>& scenarios) {
  std::set<std::string> files;
  for (const std::string& id : ids)
    if (const auto about = index.find(id); about != index.end())
      files.insert(about->second.begin(), about->second.end());
  const auto about_it = [&ids](const std::string& name) {
    const std::vector<std::string> cited = kit::cited_in(name);
    return std::any_of(cited.begin(), cited.end(),
                       [&ids](const std::string& id) { return ids.contains(id); });
  };
  return std::any_of(files.begin(), files.end(), [&](const std::string& file) {
    return scenario::first_failure(world, file, scenarios.at(file), about_it).has_value();
  });
}

/// Ends this process: 1 when nothing noticed.
[[noreturn]] void try_broken(const RulePart& part, const scenario::World& world,
                             const std::set<std::string>& ids, const Index& index,
                             const std::map<std::string, std::string>& scenarios) {
  const rlimit seconds{60, 60}, bytes{rlim_t{4} << 30, rlim_t{4} << 30};
  setrlimit(RLIMIT_CPU, &seconds);
  setrlimit(RLIMIT_AS, &bytes);
  broken_part = part.number;
  scenario::World anew = world;
  // What reads scripts may be what is broken.
  anew.read_script = scenario::script_reading({});
  bool noticed = true;
  try {
    noticed = is_noticed(anew, ids, index, scenarios);
  } catch (const std::exception&) {  // what throws is noticed
  }
  _exit(noticed ? 0 : 1);
}

int run(const std::set<std::string>& rules) {
  const std::map<std::string, std::string> scenarios = kit::read_scenarios();
  const scenario::World world = kit::whole_world();
  std::string text;
  if (!read_file(SLEIGHT_SOURCE_DIR "/tests/scenarios/systems.json", text))
    throw std::runtime_error("no systems.json");
  const Json facts = Json::parse(text);

  std::vector<RulePart> parts = kit::read_rule_parts(SLEIGHT_SOURCE_DIR "/tests/broken_rules");
  if (!rules.empty())
    std::erase_if(parts, [&rules](const RulePart& part) { return !rules.contains(part.rule); });
  std::set<std::string> ids;
  for (const RulePart& part : parts) {
    if (!facts.at("rules").contains(part.rule)) throw std::runtime_error("there is no rule " + part.rule);
    for (const std::string& id : kit::proofs_of(facts, part.rule)) ids.insert(id);
  }
  const Index index = index_of(world, scenarios, ids);

  std::vector<std::string> status(parts.size());
  std::map<pid_t, std::size_t> running;
  const auto wait_for_one = [&] {
    int ended = 0;
    const pid_t process = wait(&ended);
    status[running.at(process)] = WIFEXITED(ended) && WEXITSTATUS(ended) == 1 ? "unnoticed" : "noticed";
    running.erase(process);
  };
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (!parts[i].by_construction.empty()) {
      status[i] = "by construction: " + parts[i].by_construction;
      continue;
    }
    const std::vector<std::string> proofs = kit::proofs_of(facts, parts[i].rule);
    const scenario::World broken_world = world_for(world, parts[i]);
    while (running.size() >= std::max(1U, std::thread::hardware_concurrency())) wait_for_one();
    const pid_t process = fork();
    if (process < 0) throw std::runtime_error("no process can be made");
    if (process == 0) try_broken(parts[i], broken_world, {proofs.begin(), proofs.end()}, index, scenarios);
    running[process] = i;
  }
  while (!running.empty()) wait_for_one();

  Json results = Json::array();
  for (std::size_t i = 0; i < parts.size(); ++i) {
    results.push_back({{"rule", parts[i].rule}, {"part", parts[i].says_the_rule}, {"status", status[i]}});
    if (status[i] == "unnoticed")
      std::cerr << "no scenario notices: " << parts[i].rule << ": " << parts[i].says_the_rule << "\n";
  }
  std::cout << results.dump(1) << "\n";
  return 0;
}

}  // namespace
}  // namespace sleight

int main(int argc, char** argv) {
  try {
    return sleight::run(std::set<std::string>(argv + 1, argv + argc));
  } catch (const std::exception& problem) {
    std::cerr << "broken_rules: " << problem.what() << "\n";
  }
  return 2;
}
