#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "tests/mutants/breakages.h"
#include "tests/mutants/choice.h"

namespace sleight::mutants {

/// Who noticed a broken definition.
struct Outcome {
  std::optional<bool> scenario;  ///< nothing: no scenario was played, for the text tells
  bool text = false;             ///< the text of the card tells

  bool is_noticed() const { return scenario.value_or(false) || text; }
};

/// What comes of each of `chosen`, in their order: who notices it of its scenario files and, of a card, its
/// text. What a scenario noticed by the record of the choice is not tried
/// again, and what is tried is added to it. What was not tried before an interruption is taken out of
/// `chosen`.
std::vector<Outcome> outcomes_of(std::vector<const Broken*>& chosen, const Choice& choice,
                                 const std::map<std::string, std::string>& scenarios);

/// Of one kind of change: how many were made, and what became of them.
struct Count {
  int made = 0, scenario = 0, text_alone = 0, spared = 0, survive = 0;

  void add(const Outcome& outcome, bool is_spared);
};
/// By "cards" or "modules", and there by the kind of change, with the sum of them as "all".
using Counts = std::map<std::string, std::map<std::string, Count>>;

/// "step destroy is left out (2)" without what differs from place to place.
std::string kind_of(const std::string& change);
/// For people, at the end of a run.
std::string printed(const Counts& counts);
/// For the file of figures, and back.
nlohmann::json figures_of(const Counts& counts);
Counts read_figures(const nlohmann::json& figures);

}  // namespace sleight::mutants
