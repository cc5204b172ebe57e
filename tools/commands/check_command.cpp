#include "tools/commands/check_command.h"

#include <CLI/CLI.hpp>
#include <atomic>
#include <iostream>
#include <thread>

#include "tools/checking/counter_check.h"
#include "tools/checking/facts_check.h"
#include "tools/checking/text_check.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/card_loading.h"
#include "tools/command_line/program.h"
#include "tools/files/file_system.h"
#include "tools/library/known_words.h"
#include "tools/logging/stopwatch.h"

namespace sleight {
namespace {

struct CheckOptions {
  std::vector<std::string> paths;
  std::string cards;
};

bool read_facts(Program& program, const std::string& file, FactsByName& facts, Report& report) {
  std::string text;
  if (!program.has_file(file)) return false;
  if (!read_file(file, text)) {
    program.usage("T0103", "`" + file + "` cannot be read as a file");
    return false;
  }
  CardDataFile data = read_card_data(file, text);
  // Nothing to hold against is never what was meant.
  if (data.cards.empty() && data.problems.empty())
    data.problems.push_back({"T0202",
                             Severity::error,
                             {file, 1, 1, 1},
                             "the card data holds no card",
                             "card data is MTGJSON (AtomicCards or one set) or a Scryfall bulk file"});
  report.add(data.problems);
  facts = by_name(data.cards);
  return true;
}

void run(Program& program, const CheckOptions& o) {
  if (!program.has_sources()) return;
  // All paths first: a typo in the last one is told before the long work and not after it.
  for (const std::string& path : o.paths)
    if (!program.has_scripts(path)) return;
  Report report;
  FactsByName facts;
  if (!o.cards.empty() && !read_facts(program, o.cards, facts, report)) return;

  // Levels 1 to 3: syntax, shape, load.
  const Stopwatch watch;
  const Scripts scripts = open_scripts(program, o.paths, program.jobs);
  report.add(scripts.findings);
  // Only cards that passed levels 1 to 3 are among them: each level goes on from the one before.
  for (const CardFile& script : scripts.cards) {
    report.source(script.file, script.source);
    report.looked_at(script.file);
  }
  // Level 4: facts, and counters that stand for something; level 5: text.
  const Vocabulary vocabulary = vocabulary_of(program.sources, scripts, o.paths, program.jobs);
  report.add(check_names(scripts.cards));
  // Each worker writes to places of its own, so nothing is locked and the order is that of the files.
  std::vector<Diagnostics> found(scripts.cards.size());
  std::vector<TextCheck> texts(scripts.cards.size());
  std::atomic<std::size_t> next{0};
  const std::vector<std::string> counters = vocabulary.counters();
  const auto work = [&] {
    for (std::size_t i = next++; i < scripts.cards.size(); i = next++) {
      found[i] = check_counters(scripts.cards[i], scripts.words, counters);
      if (!facts.empty() && found[i].empty()) {
        found[i] = check_facts(scripts.cards[i], facts);
        for (Diagnostic& none : check_differences(scripts.cards[i], facts, vocabulary))
          found[i].push_back(std::move(none));
      }
      // A card whose facts are wrong is mended first: its text would be read by wrong facts.
      if (found[i].empty()) texts[i] = check_text(scripts.cards[i], scripts.words, vocabulary);
    }
  };
  std::vector<std::thread> threads;
  // One worker is this thread.
  for (int i = 1; i < program.jobs; ++i) threads.emplace_back(work);
  work();
  for (std::thread& thread : threads) thread.join();

  long proved = 0, differ = 0, unread = 0, functions = 0;
  for (std::size_t i = 0; i < scripts.cards.size(); ++i) {
    report.add(found[i]);
    report.add(texts[i].findings);
    functions += scripts.cards[i].functions;
    // Its text was not looked at, and it counts as nothing.
    if (!found[i].empty()) continue;
    proved += texts[i].outcome == TextCheck::Outcome::proved ? 1 : 0;
    differ += texts[i].outcome == TextCheck::Outcome::differs ? 1 : 0;
    unread += texts[i].outcome == TextCheck::Outcome::unread ? 1 : 0;
  }
  report.count("files", static_cast<long>(scripts.files));
  report.count("cards", static_cast<long>(scripts.cards.size()));
  report.count("proved", proved);
  report.count("differ", differ);
  report.count("unread", unread);
  report.count("functions", functions);
  program.log.tell(LogLevel::info, "held the text of " + std::to_string(proved + differ + unread) +
                                       " cards against their scripts: " + std::to_string(proved) + " proved");
  program.log.tell(LogLevel::debug, "checking took " + watch.text() + " in all");
  program.finish(report);
}

}  // namespace

void add_check(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("check", "validate scripts, sets, rule sets and mods");
  auto o = std::make_shared<CheckOptions>();
  command->add_option("path", o->paths, "scripts, or folders of them")->required();
  command->add_option("--cards", o->cards, "card data to hold the facts against (MTGJSON or Scryfall)");
  add_format(*command, program);
  add_jobs(*command, program);
  add_mods(*command, program);
  on_run(*command, program, [&program, o] { run(program, *o); });
}

}  // namespace sleight
