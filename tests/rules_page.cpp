// Writes docs/rules.md: systems, their rules, and the scenarios that prove them.
//   rules_page SYSTEMS.json PROVED_RULES.json < results of `sleight test tests/scenarios --format json`
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "core/card/library.h"
#include "scripting/files/rule_sets.h"
#include "scripting/words/rule_options.h"
#include "tests/kit/citations.h"
#include "tests/kit/rule_parts.h"

namespace {

using Json = nlohmann::ordered_json;
using sleight::kit::proofs_of;

struct Scenario {
  std::string name, file;
  bool passed = false;
};

/// Scenarios by what their names cite: a worked example, a rule or a difference between the rule sets.
using Index = std::map<std::string, std::vector<Scenario>>;

Index read_results(std::istream& in) {
  Index index;
  for (const Json& result : Json::parse(in)) {
    const Scenario scenario{result.at("name"), result.at("file"), result.at("status") == "passed"};
    const std::vector<std::string> cited = sleight::kit::cited_in(scenario.name);
    std::set<std::string> ids(cited.begin(), cited.end());
    if (ids.empty()) ids.insert(scenario.file);
    for (const std::string& id : ids) index[id].push_back(scenario);
  }
  return index;
}

/// What a cell of a table may not hold.
std::string cell(std::string text) {
  for (std::size_t at = 0; (at = text.find('|', at)) != std::string::npos; at += 2) text.insert(at, "\\");
  return text;
}

/// "[E-001](../tests/scenarios/untap/examples.lua)", and how many of them fail if any does; "" when there is
/// no such scenario.
std::string link(const Index& index, const std::string& id) {
  const auto found = index.find(id);
  if (found == index.end()) return "";
  long failed = 0;
  for (const Scenario& scenario : found->second) failed += scenario.passed ? 0 : 1;
  return "[" + id + "](../" + found->second.front().file + ")" +
         (failed > 0 ? " (" + std::to_string(failed) + " failed)" : "");
}

std::string links(const Index& index, const std::vector<std::string>& ids) {
  std::string text;
  for (const std::string& id : ids)
    if (const std::string one = link(index, id); !one.empty()) text += (text.empty() ? "" : ", ") + one;
  return text;
}

/// A rule has scenarios, and they pass; how much of it they prove is another matter.
std::string status(const std::string& scenarios) {
  if (scenarios.empty()) return "no scenario";
  return scenarios.find("failed)") == std::string::npos ? "shown" : "failed";
}

/// The rules, each with its parts and what came of breaking them, as `broken_rules` says.
using Proofs = std::map<std::string, std::vector<Json>>;

Proofs read_proofs(const std::string& path) {
  std::ifstream file{path};
  Proofs proofs;
  for (const Json& part : Json::parse(file)) proofs[part.at("rule")].push_back(part);
  return proofs;
}

bool is_open(const Json& part) { return part.at("status") == "unnoticed"; }

/// "proved" when the scenarios pass and each part of the rule has one that fails without it.
std::string status(const std::string& scenarios, const Proofs& proofs, const std::string& rule) {
  const auto parts = proofs.find(rule);
  const std::string shown = status(scenarios);
  if (shown != "shown" || parts == proofs.end()) return shown;
  return std::none_of(parts->second.begin(), parts->second.end(), is_open) ? "proved" : "proved in part";
}

/// The parts of a rule, each on a line of its own: what no scenario notices and what holds by construction is
/// said.
std::string parts_text(const Proofs& proofs, const std::string& rule) {
  const auto parts = proofs.find(rule);
  if (parts == proofs.end()) return "";
  std::string text;
  for (const Json& part : parts->second) {
    text += "<br>- " + part.at("part").get<std::string>();
    if (const std::string came = part.at("status"); came != "noticed") text += " (" + came + ")";
  }
  return text;
}

std::string in_folder(const Index& index, const std::string& folder) {
  std::string text;
  const std::string below = "tests/scenarios/" + folder + "/";
  for (const auto& [id, scenarios] : index)
    if (id.rfind(below, 0) == 0)
      for (const Scenario& scenario : scenarios)
        text += "- " + scenario.name + ": " + (scenario.passed ? "passed" : "failed") + "\n";
  return text.empty() ? "" : "Further scenarios of this system:\n\n" + text + "\n";
}

std::string systems_text(const Json& facts, const Index& index, const Proofs& proofs) {
  std::ostringstream out;
  int number = 0;
  for (const Json& system : facts.at("systems")) {
    out << "## " << ++number << ". " << system.at("title").get<std::string>() << "\n\n";
    if (!system.at("rules").empty()) out << "| rule | about | status | scenarios |\n|---|---|---|---|\n";
    for (const std::string rule : system.at("rules")) {
      const std::string scenarios = links(index, proofs_of(facts, rule));
      out << "| " << rule << " | " << cell(facts.at("rules").at(rule)) << cell(parts_text(proofs, rule))
          << " | " << status(scenarios, proofs, rule) << " | " << scenarios << " |\n";
    }
    if (!system.at("rules").empty()) out << "\n";
    out << in_folder(index, system.at("folder"));
  }
  return out.str();
}

std::string readings(const sleight::RuleOption& option) {
  if (option.number != nullptr) return std::to_string(option.least) + " to " + std::to_string(option.most);
  const bool named = *option.reading_on != '\0';
  return "`" + std::string(named ? option.reading_on : "true") + "`: " + option.on + " `" +
         (named ? option.reading_off : "false") + "`: " + option.off;
}

std::string options_text(const Json& facts, const Index& index) {
  sleight::Words words;
  sleight::Diagnostics findings;
  const auto fifth = sleight::load_rules("fifth", words, findings);
  const auto microprose = sleight::load_rules("microprose", words, findings);
  std::ostringstream out;
  out << "## Options\n\n"
         "Each difference between the rule sets that can be seen in a duel is an option of its own. That no "
         "option "
         "is dead is proved by a test, which changes each one and sees a scenario fail.\n\n"
         "| option | decides | readings | fifth | microprose | from | scenarios "
         "|\n|---|---|---|---|---|---|---|\n";
  for (const sleight::RuleOption& option : sleight::rule_options()) {
    std::vector<std::string> ids;
    for (const std::string& difference : sleight::kit::differences_in(option.rules)) {
      ids.push_back(difference);
      for (const std::string example : facts.at("differences").at(difference).at("examples"))
        ids.push_back(example);
    }
    const auto value = [&](const auto& rules) { return rules ? option_value(*rules, option) : "?"; };
    out << "| `" << option.name << "` | " << cell(option.doc) << " | " << cell(readings(option)) << " | `"
        << value(fifth) << "` | `" << value(microprose) << "` | " << option.rules << " | "
        << links(index, ids) << " |\n";
  }
  return out.str() + "\n";
}

std::string differences_text(const Json& facts, const Index& index) {
  std::ostringstream out;
  out << "## Differences between the rule sets\n\n"
         "| | about | option | scenarios |\n|---|---|---|---|\n";
  for (const auto& [id, difference] : facts.at("differences").items()) {
    std::string options;
    for (const sleight::RuleOption& option : sleight::rule_options()) {
      const auto from = sleight::kit::differences_in(option.rules);
      if (std::find(from.begin(), from.end(), id) != from.end())
        options += (options.empty() ? "`" : ", `") + std::string(option.name) + "`";
    }
    std::vector<std::string> ids{id};
    for (const std::string example : difference.at("examples")) ids.push_back(example);
    out << "| " << id << " | " << cell(difference.at("title")) << " | "
        << (options.empty() ? "none" : options) << " | " << links(index, ids) << " |\n";
  }
  return out.str() + "\n";
}

std::string summary(const Json& facts, const Index& index, const Proofs& proofs) {
  std::size_t rules = 0, shown = 0, proved = 0, examples = 0;
  for (const auto& [rule, title] : facts.at("rules").items()) {
    ++rules;
    const std::string scenarios = links(index, proofs_of(facts, rule));
    shown += status(scenarios) == "shown" ? 1 : 0;
    proved += status(scenarios, proofs, rule) == "proved" ? 1 : 0;
  }
  std::string missing;
  for (const auto& [example, cites] : facts.at("examples").items()) {
    if (status(links(index, {example})) == "shown")
      ++examples;
    else
      missing += (missing.empty() ? "" : ", ") + example;
  }
  std::ostringstream out;
  out << "# The rules, and the scenarios that prove them\n\n"
         "Written by `cmake --build BUILD --target rules_page` from tests/scenarios/systems.json and what "
         "`sleight test tests/scenarios --format json` says; do not edit it by hand. R numbers name rules, E "
         "numbers "
         "worked examples, D numbers differences between the two rule sets.\n\n"
         "A rule is *shown* when it has scenarios and they pass. It is *proved* when, besides, each part of "
         "it below has a "
         "scenario that fails as soon as this part alone is broken in the engine (tests/broken_rules says "
         "how; "
         "`cmake --build BUILD --target prove_rules` tries it); what cannot be broken holds by construction, "
         "for the reason "
         "given.\n\n"
      << facts.at("systems").size() << " systems, " << rules << " rules: " << shown << " shown, of these "
      << proved << " proved. " << examples << " of " << facts.at("examples").size() << " worked examples pass"
      << (missing.empty() ? "." : "; not yet: " + missing + ".") << "\n\n";
  return out.str();
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: rules_page SYSTEMS.json PROVED_RULES.json < RESULTS.json\n";
    return 2;
  }
  std::ifstream file{argv[1]};
  const Json facts = Json::parse(file);
  const Index index = read_results(std::cin);
  const Proofs proofs = read_proofs(argv[2]);
  std::cout << summary(facts, index, proofs) << systems_text(facts, index, proofs)
            << options_text(facts, index) << differences_text(facts, index);
}
