#include "tools/lookup/card_report.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tools/display/phrases.h"
#include "tools/files/file_system.h"

namespace sleight {
namespace {

/// Lands and vanilla creatures stand in hundreds of scenarios.
constexpr std::size_t most_scenarios = 12;

std::string scenarios_text(const std::vector<NamedScenario>& scenarios) {
  if (scenarios.empty()) return "no scenario names it\n";
  std::string text = std::to_string(scenarios.size()) +
                     (scenarios.size() == 1 ? " scenario names it:\n" : " scenarios name it:\n");
  const std::size_t told = std::min(scenarios.size(), most_scenarios);
  for (std::size_t i = 0; i < told; ++i)
    text += "  " + shown_path(scenarios[i].file) + ":" + std::to_string(scenarios[i].line) + ": " +
            scenarios[i].title + "\n";
  if (told < scenarios.size())
    text += "  and " + std::to_string(scenarios.size() - told) + " more, which `--format json` lists\n";
  return text;
}

}  // namespace

std::string card_text(const ShownCard& card) {
  const CardProfile& profile = card.profile;
  std::string text = profile.name + "\n" + profile.headline + "\n" + profile.english;
  if (text.back() != '\n') text += '\n';
  text +=
      "\nset: " + (profile.set.empty() ? std::string("none") : profile.set + " (" + profile.set_code + ")") +
      "\nscript: " + shown_path(profile.file) + "\nstate: " + profile.state +
      (profile.why_unsupported.empty() ? "" : ": " + profile.why_unsupported) + "\n";
  if (!profile.differs.empty()) text += "differs: " + listed(profile.differs) + "\n";
  return text + scenarios_text(card.scenarios);
}

std::string cards_json(const std::vector<ShownCard>& cards) {
  using Json = nlohmann::ordered_json;
  Json list = Json::array();
  for (const ShownCard& card : cards) {
    Json scenarios = Json::array();
    for (const NamedScenario& scenario : card.scenarios) {
      scenarios.push_back({{"file", scenario.file}, {"line", scenario.line}, {"title", scenario.title}});
      if (!scenario.ruling.empty()) scenarios.back()["ruling"] = scenario.ruling;
    }
    const CardProfile& profile = card.profile;
    list.push_back({{"name", profile.name},
                    {"headline", profile.headline},
                    {"text", profile.english},
                    {"set", profile.set},
                    {"set_code", profile.set_code},
                    {"file", profile.file},
                    {"state", profile.state},
                    {"differs", profile.differs},
                    {"scenarios", scenarios}});
    if (!profile.why_unsupported.empty()) list.back()["why"] = profile.why_unsupported;
  }
  // A script may hold any bytes; JSON may not.
  return list.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace sleight
