#include "tools/reports/why_report.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <regex>

#include "tools/display/thing_names.h"

namespace sleight {
namespace {

using Json = nlohmann::ordered_json;

/// Scripts may hold any bytes; JSON may not.
std::string why_text(const Json& json) {
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

/// One thing that was applied. What is printed was there before all layers, and is in none.
Json line_json(const ExplanationLine& line, bool is_base) {
  Json one{{"result", line.result}, {"source", line.source}};
  if (!is_base) {
    one["effect"] = line.effect;
    one["layer"] = layer_name(line.layer);
    one["since"] = line.since;
  }
  if (!line.file.empty()) one["file"] = line.file;
  if (!line.file.empty() && line.line > 0) one["line"] = line.line;
  return one;
}

Json value_json(const Explanation& explanation) {
  Json applied = Json::array();
  for (const ExplanationLine& line : explanation.lines)
    applied.push_back(line_json(line, &line == &explanation.lines.front()));
  return {{"value", explanation.value},
          {"result", explanation.result},
          {"settles", explanation.settles},
          {"rules", rules_in(to_text(explanation))},
          {"applied", std::move(applied)}};
}

Json use_json(const PossibleUse& use) {
  Json one{{"text", use.sentence}, {"allowed", use.allowed}};
  if (!use.use.empty()) {
    one["player"] = use.player;
    one["use"] = use.use;
  }
  if (!use.why.empty()) one["why"] = use.why;
  one["rules"] = rules_in(use.why);
  return one;
}

}  // namespace

std::vector<std::string> rules_in(std::string_view text) {
  static const std::regex rule(R"(\bR-[A-Z]+-[0-9]+\b)");
  std::vector<std::string> rules;
  const std::string whole(text);
  for (std::sregex_iterator at(whole.begin(), whole.end(), rule), end; at != end; ++at)
    if (std::find(rules.begin(), rules.end(), at->str()) == rules.end()) rules.push_back(at->str());
  return rules;
}

std::string why_json(const ToldObject& told) {
  Json root{{"object", told.name},   {"zone", told.zone}, {"turn", told.turn},
            {"active", told.active}, {"step", told.step}, {"values", Json::array()}};
  for (const Explanation& value : told.values) root["values"].push_back(value_json(value));
  if (told.tells_legality) {
    root["legality"] = Json::array();
    for (const PossibleUse& use : told.uses) root["legality"].push_back(use_json(use));
  }
  return why_text(root);
}

std::string why_list_json(const ListedObjects& zones, const std::vector<std::string>& values) {
  Json root{{"zones", Json::array()}, {"values", values}};
  for (const auto& [zone, objects] : zones)
    root["zones"].push_back(Json{{"zone", name_of(zone)}, {"objects", objects}});
  return why_text(root);
}

}  // namespace sleight
