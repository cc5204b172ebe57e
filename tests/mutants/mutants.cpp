// Breaks each card, keyword module, kind of counter and rule set of this tree in one place at a time, and
// demands that it is noticed: of a module or rule set, and of the cards of
// tests/data/cards_proved_by_scenarios.json, by a scenario; of any other card by a scenario or by its text,
// as `check` holds it against the script. Prints what goes unnoticed, and a table; exit status 1 when
// something is wrong.
//   mutants [--of modules|cards]... [--share K/N | --all] [--survivors] [--record FILE] [--figures FILE]
//   [NAME...]
// --share: each Nth place, from the Kth on; `today` for K is another each day. --all, or nothing: all places.
// --survivors: plays scenarios only where the text of a card does not tell, which is quick.
// --record: keeps what came of each in a file and tries what a scenario noticed no more, so that a long run
// can be
//   taken up, and repeated when there are more scenarios.
// Ctrl-C: what came of those that were tried, and exit status 130.
// --figures: writes the table of a whole run, of which --page makes the page docs/validation.md (to stdout).
// NAME: of the definitions of these names only; tells what no scenario notices, whatever their text tells.
// What is known to go unnoticed stands in tests/data: spared_mutants.json (no scenario could see it, with the
// reason), surviving_mutants.json (neither is told: the reason, "" where nobody has judged yet).
#include <algorithm>
#include <fstream>
#include <iostream>
#include <thread>

#include "tests/kit/broken_worlds.h"
#include "tests/mutants/demands.h"
#include "tests/mutants/validation_page.h"
#include "tools/files/in_parallel.h"
#include "tools/files/interruption.h"
#include "tools/scenario/runner.h"

namespace sleight::mutants {
namespace {

/// What fails by itself would seem to notice everything.
void demand_sound(const std::vector<const Broken*>& chosen, const scenario::World& world,
                  const std::map<std::string, std::string>& scenarios) {
  std::set<std::string> named;
  for (const Broken* broken : chosen) named.insert(broken->files->begin(), broken->files->end());
  const std::vector<std::string> files(named.begin(), named.end());
  in_parallel(files.size(), static_cast<int>(std::thread::hardware_concurrency()),
              [&](std::size_t i, std::size_t) {
                if (first_failure(world, files[i], scenarios.at(files[i])))
                  throw std::runtime_error(files[i] + " fails before anything is broken");
              });
}

int run(const Choice& choice) {
  const std::map<std::string, std::string> scenarios = kit::read_scenarios();
  const scenario::World world = kit::whole_world();
  const Known known = read_known();
  const Breakages breakages{scenarios, world};
  if (choice.page) {
    std::cout << validation_page(breakages, known);
    return 0;
  }
  std::vector<const Broken*> chosen = chosen_of(breakages.all(), choice);
  const std::size_t all = chosen.size();
  demand_sound(chosen, world, scenarios);
  if (choice.shares > 1) std::cout << "again: build/mutants" << words_of(choice) << std::endl;
  heed_interruption();
  const std::vector<Outcome> outcomes = outcomes_of(chosen, choice, scenarios);
  const Findings findings = findings_of(breakages, chosen, outcomes, choice, known);
  for (const std::string& hint : findings.hints) std::cout << hint << "\n";
  for (const std::string& fault : findings.faults) std::cout << fault << "\n";
  const Counts counts = counts_of(chosen, outcomes, known);
  std::cout << printed(counts);
  if (is_interrupted()) {
    std::cerr << "mutants: interrupted: " << chosen.size() << " of " << all << " were tried\n";
    return status_of_interruption;
  }
  if (!choice.figures.empty()) std::ofstream(choice.figures) << figures_of(counts).dump(1) << "\n";
  return findings.faults.empty() ? 0 : 1;
}

}  // namespace
}  // namespace sleight::mutants

int main(int argc, char** argv) {
  try {
    return sleight::mutants::run(sleight::mutants::read_choice({argv + 1, argv + argc}));
  } catch (const std::exception& problem) {
    std::cerr << "mutants: " << problem.what() << "\n";
  }
  return 2;
}
