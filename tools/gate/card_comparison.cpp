#include "tools/gate/card_comparison.h"

#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "scripting/files/script_files.h"
#include "tools/files/file_system.h"
#include "tools/gate/gate.h"

namespace sleight {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::uintmax_t most_of_a_report = std::uintmax_t{256} << 20U;

struct EarlierCard {
  std::string file, state;
};

std::optional<std::map<std::string, EarlierCard>> read_cards(const std::string& file, std::string& problem) {
  const std::optional<std::string> text = contents_of(file, problem, most_of_a_report);
  if (!text) return std::nullopt;
  const Json root = Json::parse(*text, nullptr, false);
  const Json cards = root.is_object() ? root.value("cards", Json()) : Json();
  problem = "this is no report of `sleight check --format json` with cards in it";
  if (!cards.is_array()) return std::nullopt;
  std::map<std::string, EarlierCard> states;
  for (const Json& card : cards) {
    if (!card.is_object()) return std::nullopt;
    for (const char* key : {"name", "file", "state"})
      if (!card.value(key, Json()).is_string()) return std::nullopt;
    states[card["name"].get<std::string>()] = {card["file"].get<std::string>(),
                                               card["state"].get<std::string>()};
  }
  return states;
}

}  // namespace

void compare_cards(Report& report, const std::string& earlier, const std::vector<std::string>& paths) {
  std::string problem;
  const auto before = read_cards(earlier, problem);
  if (!before) {
    report.add(Diagnostic{"T1106",
                          Severity::error,
                          {earlier},
                          problem,
                          "write one with `sleight check PATH --format json > " + earlier + "`"});
    return;
  }
  long lost = 0, gained = 0;
  std::map<std::string, EarlierCard> gone = *before;
  for (const CardState& card : report.cards()) {
    const auto was = before->find(card.name);
    gone.erase(card.name);
    const bool was_proved = was != before->end() && was->second.state == "proved";
    const bool is_proved = card.state == "proved";
    if (was_proved && !is_proved) {
      ++lost;
      report.add(Diagnostic{"T1107",
                            Severity::error,
                            {card.file},
                            card.name + " was proved, and is no longer: its state is \"" + card.state + "\"",
                            "see what else is told of it, or write the earlier report anew"});
    }
    if (is_proved && was != before->end() && !was_proved) ++gained;
  }
  for (const auto& [name, card] : gone) {
    const std::string place = absolute_path(card.file);
    if (card.state != "proved" || !was_looked_at(paths, place)) continue;
    ++lost;
    report.add(Diagnostic{"T1107",
                          Severity::error,
                          {card.file},
                          name + " was proved, and is not there any more, or is no sound script",
                          "put it back, or write the earlier report anew"});
  }
  report.count("no longer proved", lost);
  report.count("newly proved", gained);
}

}  // namespace sleight
