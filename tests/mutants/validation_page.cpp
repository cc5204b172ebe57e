#include "tests/mutants/validation_page.h"

#include <cstdlib>
#include <iomanip>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string_view>

#include "tests/kit/mistake_figures.h"
#include "tests/mutants/outcomes.h"

namespace sleight::mutants {
namespace {

constexpr std::string_view head = R"(# What would notice a mistake

Each card, keyword module, kind of counter and rule set of the library is broken in one place at a time, as a slip of an
author would break it: a step, filter, condition, cost or ability left out, a number one higher, bury for destroy, you for
the opponent, another duration, an option of the rules with its other reading. Each such mutant should be noticed.

- **By a scenario**: a scenario of `tests/scenarios` fails in the broken world. This is what is demanded of modules and
  rule sets, and of the cards of `tests/data/cards_proved_by_scenarios.json`.
- **By its text alone**: no scenario fails, but `check` says that the text of the card and its broken script are not the
  same card. Modules have no text.
- **Spared**: no scenario could see it; `tests/data/spared_mutants.json` says why.
- **Surviving**: nothing notices it; it is listed in `tests/data/surviving_mutants.json`.

The figures are measured and not written: `cmake --build build --target measure_mutants` tries every place and writes
`tests/data/mutants.json`, and the target `validation_page` makes this page of it. Every test run tries a share of all
places, another each day, and fails where one goes unnoticed that is not listed. At most three in a hundred mutants of
cards may be.
)";

std::string hundredths(int part, int whole) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(2) << (whole == 0 ? 0.0 : 100.0 * part / whole) << " %";
  return out.str();
}

void table(std::ostream& out, const std::map<std::string, Count>& kinds) {
  out << "| change | made | by a scenario | by its text alone | spared | surviving |\n"
         "| --- | ---: | ---: | ---: | ---: | ---: |\n";
  const auto row = [&](const std::string& kind, const Count& count) {
    out << "| " << kind << " | " << count.made << " | " << count.scenario << " | " << count.text_alone
        << " | " << count.spared << " | " << count.survive << " |\n";
  };
  for (const auto& [kind, count] : kinds)
    if (kind != "all") row(kind, count);
  row("**all**", kinds.at("all"));
}

void demand_of_this_tree(const Breakages& breakages, const Counts& counts) {
  std::map<Of, int> made;
  for (const Broken& broken : breakages.all()) ++made[broken.of];
  for (const auto& [spelling, of] : spelled_of) {
    const int then = counts.at(std::string(spelling)).at("all").made;
    if (std::abs(then - made[of]) * 50 > made[of])
      throw std::runtime_error("tests/data/mutants.json tells of " + std::to_string(then) + " mutants of " +
                               std::string(spelling) + ", and there are " + std::to_string(made[of]) +
                               ". Measure anew: cmake --build build --target measure_mutants");
  }
}

constexpr std::string_view of_seeded = R"(
## What `check` tells of a slip

Mistakes of the hand are made in files in which nothing is wrong, each by itself: by a fixed choice, in at most 200 places
of each kind over the whole library. Levels 1 to 5 of `check` look at scripts, `test` at scenarios, and whatever reads
decks and saves at those.

- **Found**: something is told.
- **On the line**: on the line of the mistake. Where a line or an ability is left out, the place is where the other of text
  and script has it.
- **Right fix**: an edit of the finding undoes the mistake, or its words name what stood there. Of a save there is neither
  line nor fix: it is refused whole.

The target `write_seeded_mistakes` measures this and writes `tests/data/seeded_mistakes.json`; the test `SeededFigures`
makes the same mistakes again and fails where fewer are told, or told well.
)";

void table_of_seeded(std::ostream& out) {
  const kit::AllMistakeFigures all = kit::kept_mistakes();
  kit::MistakeFigures sum, sound;
  for (const auto& [kind, figures] : all) (kind.first == kit::no_mistake ? sound : sum) += figures;
  out << of_seeded << "\nFound: " << hundredths(sum.found, sum.made) << " of all, on the line "
      << hundredths(sum.on_line, sum.made) << ", with the right fix " << hundredths(sum.mended, sum.made)
      << ". Of " << sound.made << " files in which nothing is wrong " << sound.found
      << " are told of.\n\n| mistake | made | found | on the line | right fix |\n"
         "| --- | ---: | ---: | ---: | ---: |\n";
  const auto row = [&](const std::string& kind, const kit::MistakeFigures& figures) {
    out << "| " << kind << " | " << figures.made << " | " << figures.found << " | " << figures.on_line
        << " | " << figures.mended << " |\n";
  };
  for (const auto& [kind, figures] : all)
    if (kind.first != kit::no_mistake) row(kind.first + ": " + kind.second, figures);
  row("**all**", sum);
}

void list_survivors(std::ostream& out, const Known& known) {
  out << "\n## What survives\n\n";
  std::size_t unjudged = 0;
  for (const auto& [line, reason] : known.surviving) unjudged += reason.empty() ? 1 : 0;
  out << known.surviving.size() << " mutants are listed, of which nobody has judged " << unjudged
      << " yet.\n\n| mutant | reason |\n| --- | --- |\n";
  for (const auto& [line, reason] : known.surviving)
    out << "| " << line << " | " << (reason.empty() ? "not judged" : reason) << " |\n";
}

}  // namespace

std::string validation_page(const Breakages& breakages, const Known& known) {
  const Counts counts = read_figures(read_json(SLEIGHT_SOURCE_DIR "/tests/data/mutants.json"));
  demand_of_this_tree(breakages, counts);
  std::ostringstream out;
  out << head;
  for (const auto& [of, heading] : {std::pair{"cards", "Cards"}, {"modules", "Modules and rule sets"}}) {
    const Count& all = counts.at(of).at("all");
    out << "\n## " << heading << "\n\nNoticed: " << hundredths(all.scenario + all.text_alone, all.made)
        << " of all, " << hundredths(all.scenario, all.made) << " by a scenario.\n\n";
    table(out, counts.at(of));
  }
  table_of_seeded(out);
  list_survivors(out, known);
  return out.str();
}

}  // namespace sleight::mutants
