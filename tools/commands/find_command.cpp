#include "tools/commands/find_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>

#include "tools/command_line/arguments.h"
#include "tools/command_line/card_loading.h"
#include "tools/command_line/program.h"
#include "tools/lookup/found_report.h"

namespace sleight {
namespace {

struct FindOptions {
  std::vector<std::string> words;
  FoundLimits limits;
  std::string scenarios;
};

/// Whether what is asked for may be among entries of that kind.
bool may_be(const FoundLimits& limits, EntryKind kind) {
  return limits.kinds.empty() ||
         std::find(limits.kinds.begin(), limits.kinds.end(), name_of(kind)) != limits.kinds.end();
}

void run(Program& program, const FindOptions& options) {
  if (!program.has_sources()) return;
  if (!options.scenarios.empty() && !program.has_file(options.scenarios)) return;
  std::string asked;
  for (const std::string& word : options.words) asked += (asked.empty() ? "" : " ") + word;
  const Collection cards = open_cards(program);
  const std::vector<ManualWord> manual = whole_manual(*cards.library);
  std::vector<NamedScenario> scenarios;
  if (may_be(options.limits, EntryKind::scenario))
    scenarios = ScenarioIndex(options.scenarios.empty() ? scenario_folder() : options.scenarios, program.jobs)
                    .all(program.jobs);
  const std::vector<Entry> entries = searched_entries(manual, cards, scenarios);
  const Lookup lookup(entries);
  const Found found = lookup.find(asked);
  const std::vector<Hit> hits = hits_told(found, options.limits);
  if (hits.empty()) {
    const std::string near = lookup.nearest(asked);
    std::string why;
    for (const std::string& note : found.notes) why += " " + note;
    program.refuse({"T0902",
                    Severity::error,
                    {},
                    "nothing is found for `" + asked + "`" + (why.empty() ? "" : ":" + why),
                    near.empty() || !why.empty() ? "ask with another word; `sleight api` lists all words"
                                                 : "did you mean `" + near + "`?"});
    return;
  }
  const WordUsers users(cards);
  std::cout << (program.format() == Format::json ? found_json(asked, hits, found, cards, users)
                                                 : found_text(hits, found, cards, users));
}

}  // namespace

void add_find(CLI::App& app, Program& program) {
  CLI::App* command =
      app.add_subcommand("find", "look up by meaning: words, options, codes, cards, scenarios");
  auto options = std::make_shared<FindOptions>();
  command->add_option("words", options->words, "what you would call it: dies, end of turn, mill")->required();
  only_one_of(*command->add_option("--kind", options->limits.kinds, "only these kinds of things")
                   ->allow_extra_args(false)
                   ->take_all(),
              entry_kind_names());
  command->add_option("--limit", options->limits.most, "how many of each kind")->check(CLI::Range(1, 100000));
  command->add_option("--scenarios", options->scenarios,
                      "file or folder of scenarios (default: those that come with the program)");
  add_listing_format(*command, program);
  add_sources(*command, program);
  on_run(*command, program, [&program, options] { run(program, *options); });
}

}  // namespace sleight
