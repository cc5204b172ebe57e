#include "tests/mutants/demands.h"

#include <algorithm>
#include <set>

namespace sleight::mutants {
namespace {

/// In a hundred: so many mutants of cards may at most go unnoticed, and so many may be spared at most.
constexpr std::size_t most_unnoticed = 3, most_spared = 1;

/// Names that the lists hold and the tree does not; lists that hold too many.
void look_at_lists(const Breakages& breakages, const Known& known, Findings& findings) {
  std::set<std::string> lines, cards;
  std::size_t of_cards = 0;
  for (const Broken& broken : breakages.all()) {
    lines.insert(broken.line());
    if (broken.of != Of::cards) continue;
    ++of_cards;
    cards.insert(broken.name);
  }
  for (const auto& [line, reason] : known.spared)
    if (!lines.contains(line)) findings.faults.push_back("nothing is broken so, and it is spared: " + line);
  for (const auto& [line, reason] : known.surviving) {
    if (!lines.contains(line))
      findings.faults.push_back("nothing is broken so, and it is listed as surviving: " + line);
    if (known.spared.contains(line))
      findings.faults.push_back("it is spared, so it need not be listed as surviving: " + line);
  }
  for (const std::string& card : known.by_scenario)
    if (!cards.contains(card))
      findings.faults.push_back("no card that can be broken is called so, and scenarios prove it: " + card);
  const auto is_of_card = [&](const auto& each) {
    return cards.contains(each.first.substr(0, each.first.find(": ")));
  };
  const auto unnoticed =
      static_cast<std::size_t>(std::count_if(known.surviving.begin(), known.surviving.end(), is_of_card) +
                               std::count_if(known.spared.begin(), known.spared.end(), is_of_card));
  if (unnoticed * 100 > of_cards * most_unnoticed)
    findings.faults.push_back("more than " + std::to_string(most_unnoticed) +
                              " in a hundred mutants of cards go unnoticed: " + std::to_string(unnoticed) +
                              " of " + std::to_string(of_cards));
  if (known.spared.size() * 100 > lines.size() * most_spared)
    findings.faults.push_back("more than " + std::to_string(most_spared) + " in a hundred are spared");
}

}  // namespace

Findings findings_of(const Breakages& breakages, const std::vector<const Broken*>& chosen,
                     const std::vector<Outcome>& outcomes, const Choice& choice, const Known& known) {
  Findings findings;
  look_at_lists(breakages, known, findings);
  // By name somebody asks what the scenarios of a card do not notice, whatever its text tells.
  const bool asks = !choice.names.empty();
  std::set<std::string> not_by_scenario;
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    const std::string line = chosen[i]->line();
    const Outcome& outcome = outcomes[i];
    const bool by_scenario = outcome.scenario.value_or(false);
    const bool is_spared = known.spared.contains(line), is_listed = known.surviving.contains(line);
    const bool wants_scenario = chosen[i]->of == Of::modules || known.by_scenario.contains(chosen[i]->name);
    if (by_scenario && is_spared)
      findings.faults.push_back("a scenario notices it, so it need not be spared: " + line);
    if (outcome.is_noticed() && is_listed)
      (choice.has_all_places() ? findings.faults : findings.hints)
          .push_back("it is noticed, so it need not be listed as surviving: " + line);
    if (by_scenario || is_spared) continue;
    not_by_scenario.insert(chosen[i]->name);
    if (wants_scenario && outcome.scenario)
      findings.faults.push_back("no scenario notices: " + line);
    else if (!outcome.text && !is_listed)
      findings.faults.push_back("neither a scenario nor its text tells: " + line);
    else if (asks && outcome.scenario)
      findings.hints.push_back((outcome.text ? "only its text tells: " : "nothing tells: ") + line);
  }
  if (choice.is_whole())
    for (const Broken* broken : chosen)
      if (broken->of == Of::cards && !known.by_scenario.contains(broken->name) &&
          not_by_scenario.insert(broken->name).second)
        findings.hints.push_back("scenarios notice everything, so it can be demanded: " + broken->name);
  return findings;
}

Counts counts_of(const std::vector<const Broken*>& chosen, const std::vector<Outcome>& outcomes,
                 const Known& known) {
  Counts counts;
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    auto& of = counts[chosen[i]->of == Of::cards ? "cards" : "modules"];
    const bool is_spared = known.spared.contains(chosen[i]->line());
    of[kind_of(chosen[i]->change)].add(outcomes[i], is_spared);
    of["all"].add(outcomes[i], is_spared);
  }
  return counts;
}

}  // namespace sleight::mutants
