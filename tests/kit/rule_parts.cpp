#include "tests/kit/rule_parts.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <stdexcept>

namespace sleight::kit {
namespace {

using Json = nlohmann::ordered_json;

RulePart part_of(const std::string& rule, const std::string& says_the_rule, const Json& how) {
  RulePart part;
  part.rule = rule;
  part.says_the_rule = says_the_rule;
  const std::vector<std::pair<const char*, std::string*>> fields{
      {"file", &part.file},       {"says", &part.says},
      {"instead", &part.instead}, {"option", &part.option},
      {"rules", &part.rules},     {"definition", &part.definition},
      {"change", &part.change},   {"by construction", &part.by_construction}};
  std::set<std::string> given;
  for (const auto& [key, value] : how.items()) {
    const auto field = std::find_if(fields.begin(), fields.end(),
                                    [&key = key](const auto& known) { return known.first == key; });
    if (field == fields.end() || !value.is_string())
      throw std::runtime_error(rule + ": " + says_the_rule + ": unknown key " + key);
    *field->second = value;
    given.insert(key);
  }
  const std::vector<std::set<std::string>> forms{
      {"file", "says", "instead"}, {"option", "rules"}, {"definition", "change"}, {"by construction"}};
  if (std::find(forms.begin(), forms.end(), given) == forms.end())
    throw std::runtime_error(rule + ": " + says_the_rule + ": it is broken in no known way");
  return part;
}

}  // namespace

std::vector<RulePart> read_rule_parts(const std::string& folder) {
  std::set<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) files.insert(entry.path());
  std::vector<RulePart> parts;
  std::set<std::string> seen;
  for (const std::filesystem::path& path : files) {
    std::ifstream in{path};
    const Json rules = Json::parse(in);
    for (const auto& [rule, own] : rules.items()) {
      if (!seen.insert(rule).second) throw std::runtime_error(rule + " stands twice");
      for (const auto& [says, how] : own.items()) {
        parts.push_back(part_of(rule, says, how));
        parts.back().number = static_cast<int>(parts.size());
      }
    }
  }
  return parts;
}

std::vector<std::string> proofs_of(const Json& facts, const std::string& rule) {
  std::vector<std::string> ids{rule};
  for (const auto& [example, rules] : facts.at("examples").items())
    if (std::find(rules.begin(), rules.end(), rule) != rules.end()) ids.push_back(example);
  return ids;
}

}  // namespace sleight::kit
