#include <algorithm>
#include <filesystem>
#include <set>

#include "core/card/diagnostic.h"
#include "core/card/library.h"
#include "core/card/rules.h"
#include "scripting/files.h"
#include "scripting/loader.h"
#include "scripting/options.h"
#include "scripting/spelling.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;

/// Where a rule set may be found, the latest first: the mods, then the house.
std::vector<std::string> places_of(const std::string& name, const std::vector<std::string>& mods,
                                   const std::string& data) {
  std::vector<std::string> places;
  const std::string file = name + ".lua";
  for (auto mod = mods.rbegin(); mod != mods.rend(); ++mod)
    places.push_back((fs::path(*mod) / "rules" / file).string());
  places.push_back((fs::path(data) / "scripting" / "rules" / file).string());
  std::error_code ignored;
  std::erase_if(places, [&](const std::string& place) { return !fs::exists(place, ignored); });
  return places;
}

/// `base`, changed as `script` says.
Rules changed(Rules base, const RuleScript& script) {
  base.name = script.name;
  if (!script.phases.empty()) base.phases = script.phases;
  if (script.layers) base.layers = *script.layers;
  for (const auto& [name, value] : script.options) set_option(base, name, value);
  base.abilities.insert(base.abilities.end(), script.abilities.begin(), script.abilities.end());
  return base;
}

}  // namespace

std::vector<std::string> rule_set_names(const std::vector<std::string>& mods, const std::string& data) {
  std::set<std::string> names;
  for (const std::string& file : script_files((fs::path(data) / "scripting" / "rules").string()))
    names.insert(fs::path(file).stem().string());
  for (const std::string& mod : mods)
    for (const std::string& file : script_files((fs::path(mod) / "rules").string()))
      names.insert(fs::path(file).stem().string());
  return {names.begin(), names.end()};
}

std::optional<Rules> load_rules(const std::string& name, Words& words, Diagnostics& findings,
                                const std::vector<std::string>& mods, const std::string& data) {
  ScriptReader reader(words, data, mods);
  std::vector<RuleScript> scripts;  // the one asked for, then the one that it is like, and so on
  std::vector<std::string> used;    // their files
  Location asked{"", 0, 0, 1};
  for (std::string next = name; !next.empty(); next = scripts.back().like) {
    // A rule set of a mod may be like the one that it stands for: each file is read once.
    std::vector<std::string> places;
    if (next.find('/') == std::string::npos) places = places_of(next, mods, data);
    const auto place = std::find_if(places.begin(), places.end(), [&](const std::string& file) {
      return std::find(used.begin(), used.end(), file) == used.end();
    });
    if (place == places.end()) {
      const std::vector<std::string> known = rule_set_names(mods, data);
      const std::string near = closest_word(next, known);
      std::string list;
      for (const std::string& each : known) list += (list.empty() ? "" : ", ") + each;
      findings.push_back(
          {"L0404", Severity::error, asked,
           places.empty() ? "there is no rule set called " + next
                          : "the rule set " + next + " is like itself",
           near.empty() || near == next ? "The rule sets are " + list + "." : "Write " + near + "."});
      return std::nullopt;
    }
    used.push_back(*place);
    const std::optional<std::string> text = read_file(*place, findings);
    if (!text) return std::nullopt;
    std::vector<Value> values = reader.read(*place, *text, findings);
    if (values.empty()) return std::nullopt;
    RuleScript* script = std::get_if<RuleScript>(&values[0]);
    if (script == nullptr) {
      findings.push_back({"L0304",
                          Severity::error,
                          {*place, 1, 1, 1},
                          std::string("this file must return a rule set, not ") + kind_of(values[0]),
                          "Write `return rule_set \"name\" { ... }`."});
      return std::nullopt;
    }
    scripts.push_back(std::move(*script));
    asked = {*place, 1, 1, 1};
  }
  Rules rules;
  for (auto script = scripts.rbegin(); script != scripts.rend(); ++script)
    rules = changed(std::move(rules), *script);
  return rules;
}

}  // namespace sleight
