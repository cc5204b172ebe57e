#include "tools/commands/test_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "core/card/characters.h"
#include "core/card/rules.h"
#include "scripting/lua/script_source.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/program.h"
#include "tools/command_line/progress_bar.h"
#include "tools/command_line/project_settings.h"
#include "tools/files/file_system.h"
#include "tools/files/interruption.h"
#include "tools/gate/gate.h"
#include "tools/library/mod_folders.h"
#include "tools/logging/stopwatch.h"
#include "tools/reports/junit.h"
#include "tools/scenario/name_filter.h"
#include "tools/scenario/runner.h"
#include "tools/scenario/world.h"

namespace sleight {
namespace {

using scenario::Result;

struct TestOptions {
  std::vector<std::string> paths;
  std::optional<std::string> filter;
  bool list = false;
};

/// What is told of one scenario, of a file of scenarios that could not be run, or of a card script that could
/// not be loaded.
struct Outcome {
  std::string title;
  bool passed = false;
  std::string reason;      ///< why it failed
  Diagnostic finding;      ///< the same as a finding; of what passed, only where it stands
  std::string accepted{};  ///< why its failure is none; "" where nobody said so

  bool failed() const { return !passed && accepted.empty(); }
  const char* status() const { return passed ? "passed" : failed() ? "failed" : "accepted"; }
};

Outcome outcome_of(const Result& result) {
  const bool is_file = result.name.empty();
  return {is_file ? "(file)" : result.name,
          result.passed,
          result.message,
          {is_file ? "T0602" : "T0601",
           Severity::error,
           {result.file, result.line, 0, 1},
           (is_file ? "" : "\"" + result.name + "\": ") + result.message,
           ""}};
}

Outcome outcome_of(const Diagnostic& finding) {
  return {"(file)", false,
          finding.code + " " + finding.message + (finding.fix.empty() ? "" : " (" + finding.fix + ")"),
          finding};
}

std::string as_json(const std::vector<Outcome>& outcomes) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const Outcome& o : outcomes) {
    nlohmann::ordered_json entry{{"name", o.title},
                                 {"status", o.status()},
                                 {"file", o.finding.location.file},
                                 {"line", o.finding.location.line}};
    if (!o.passed) entry["message"] = o.reason;
    list.push_back(entry);
  }
  return list.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

std::string as_junit(const std::vector<Outcome>& outcomes) {
  std::vector<JUnitCase> cases;
  for (const Outcome& o : outcomes)
    cases.push_back({o.finding.location.file, o.title, o.failed() ? o.reason : "",
                     "line " + std::to_string(o.finding.location.line), o.accepted, ""});
  return junit_text("scenarios", cases);
}

/// Of so few files what they name is looked for first, and no other card is read.
constexpr std::size_t few_files = 8;

/// All that the scenarios say in quotes, names of cards among it, and the basic lands, which all of them
/// have.
std::vector<std::string> words_said(const std::vector<std::string>& files) {
  std::vector<std::string> words(basic_land_types.begin(), basic_land_types.end());
  std::string text;
  for (const std::string& file : files) {
    if (!read_file(file, text)) continue;
    const Source source(file, std::move(text));
    for (const Source::Token& token : source.tokens())
      if (token.quoted && token.length > 2) words.emplace_back(token.text);
  }
  return words;
}

/// Where scenarios lie that a path means: of a mod its scenarios, and not its cards.
std::string scenarios_in(const std::string& path) {
  const std::filesystem::path folder(path);
  return is_there((folder / "mod.lua").string()) ? (folder / "scenarios").string() : path;
}

/// Nothing that is played with a broken mod says anything about the mod: why nothing is, where one is broken.
std::optional<Diagnostic> broken_mod(const std::vector<std::string>& mods, const Diagnostics& problems) {
  for (const std::string& mod : mods)
    if (std::any_of(problems.begin(), problems.end(), [&](const Diagnostic& problem) {
          return problem.severity == Severity::error && lies_in(problem.location.file, {mod});
        }))
      return Diagnostic{"T0604",
                        Severity::error,
                        {(std::filesystem::path(mod) / "mod.lua").string(), 1, 1, 1},
                        "no scenario was played, because the mod in " + mod + " is broken",
                        "mend what is told of it, or leave `--mod " + mod + "` out"};
  return std::nullopt;
}

/// The results of the files, with what was wrong with the cards of their world.
std::vector<Result> results_of(const Program& program, const std::vector<std::string>& files,
                               scenario::Choice choice, Diagnostics& problems) {
  if (files.size() <= few_files && program.sources.library.empty() && program.sources.mods.empty()) {
    Diagnostics found;
    const scenario::World world = scenario::world_of(program.sources, words_said(files), found);
    std::vector<Result> results = scenario::run_files(world, files, program.jobs, choice);
    // What fails may have named a card that is not there, and is told of it by the whole library.
    if (found.empty() &&
        std::all_of(results.begin(), results.end(), [](const Result& r) { return r.passed; }))
      return results;
  }
  const scenario::World world = scenario::world_of(program.sources, problems);
  if (!choice.listed)
    if (std::optional<Diagnostic> broken = broken_mod(program.sources.mods, problems)) {
      problems.push_back(std::move(*broken));
      return {};
    }
  program.log.tell(LogLevel::info, "running the scenarios of " + std::to_string(files.size()) + " files");
  ProgressBar bar("running scenarios", program.quiet ? 0 : files.size());
  choice.when_done = [&bar] { bar.advance(); };
  return scenario::run_files(world, files, program.jobs, choice);
}

/// Which scenarios are run, or listed. Nothing, and said why, when that cannot be said.
std::optional<scenario::Choice> choice_of(Program& program, const TestOptions& o) {
  scenario::Choice choice;
  choice.listed = o.list;
  if (o.list && program.format() != Format::human && program.format() != Format::json) {
    program.usage("T0104", "`--list` is for people, or JSON", "write `--format json`, or leave it out");
    return std::nullopt;
  }
  if (!o.filter) return choice;
  std::string problem;
  const scenario::NameFilter filter{*o.filter, problem};
  if (!problem.empty()) {
    program.usage("T0104", "`--filter " + *o.filter + "`: " + problem,
                  "write words of the names, or an expression such as `^flying .*walls?$`");
    return std::nullopt;
  }
  choice.wanted = [filter](const std::string& name) { return filter.takes(name); };
  return choice;
}

/// Prints where scenarios stand; what could not be looked through is told apart.
void list_scenarios(Program& program, const std::vector<Outcome>& outcomes) {
  Report report;
  long listed = 0;
  nlohmann::ordered_json all = nlohmann::ordered_json::array();
  for (const Outcome& outcome : outcomes) {
    const Location& place = outcome.finding.location;
    if (!outcome.passed)
      report.add(outcome.finding);
    else if (++listed; program.format() == Format::json)
      all.push_back({{"name", outcome.title}, {"file", place.file}, {"line", place.line}});
    else
      std::cout << place.file << ":" << place.line << ": " << seen(outcome.title) << "\n";
  }
  if (program.format() == Format::json)
    std::cout << all.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << "\n";
  else if (!program.quiet)
    std::cout << listed << (listed == 1 ? " scenario\n" : " scenarios\n");
  if (!report.findings().empty()) program.refuse(report);
}

/// Judges what was found as the gate of the settings and of the scenarios' own comments does: what they
/// accept fails no more, and what is wrong with them fails too. `files` are those of scenarios that were all
/// run.
void judge(const Settings& settings, const TestOptions& o, const std::vector<std::string>& files,
           std::vector<Outcome>& outcomes, Report& report) {
  for (const std::string& file : files) report.looked_at(file);
  Looked looked;
  looked.paths = o.paths;
  // Of those that were not run nobody knows what they would have failed by.
  if (o.filter) {
    looked.level = 0;
  } else {
    for (const std::string& file : files) looked.scenarios.insert(absolute_path(file));
  }
  close_gate(report, settings, looked);
  Diagnostics left = report.findings();
  for (Outcome& outcome : outcomes) {
    if (outcome.passed) continue;
    const auto found = std::find_if(left.begin(), left.end(), [&](const Diagnostic& finding) {
      return finding.code == outcome.finding.code && finding.location == outcome.finding.location &&
             finding.message == outcome.finding.message;
    });
    if (found == left.end())
      outcome.accepted = "expected, known or off: " + outcome.reason;
    else if (found->severity == Severity::warning)
      outcome.accepted = "a warning: " + outcome.reason;
    if (found != left.end()) left.erase(found);
  }
  for (const Diagnostic& finding : left)
    if (finding.severity == Severity::error) outcomes.push_back(outcome_of(finding));
}

void run(Program& program, const CLI::App& command, const TestOptions& o) {
  Settings settings;
  if (!open_settings(program, command, o.paths, settings)) return;
  const std::optional<scenario::Choice> choice = choice_of(program, o);
  if (!choice) return;
  std::vector<std::string> files;
  Diagnostics problems;
  for (const std::string& named : o.paths) {
    const std::string path = scenarios_in(named);
    if (!program.has_scripts(path, {FileKind::scenarios})) return;
    for (const std::string& file : lua_files(path, problems)) files.push_back(file);
  }
  if (!program.has_sources()) return;
  // Scenarios of a mod are played with it, named or not.
  std::vector<std::string> in_mods;
  for (const std::string& path : o.paths)
    if (!mod_around(path).empty()) in_mods.push_back(path);
  program.sources.mods = mods_with(program.sources, in_mods);
  const Stopwatch watch;
  heed_interruption();
  const std::vector<Result> results = results_of(program, files, *choice, problems);
  if (results.empty() && o.filter && problems.empty() && !is_interrupted())
    return program.usage("T0104", "no scenario has `" + *o.filter + "` in its name",
                         "`sleight test PATH --list` lists their names");
  std::vector<Outcome> outcomes;
  // Scenarios of sound cards still say something where another card is broken, which no scenario need name.
  for (const Diagnostic& problem : problems)
    if (problem.severity == Severity::error) outcomes.push_back(outcome_of(problem));
  for (const Result& result : results) outcomes.push_back(outcome_of(result));
  if (o.list) return list_scenarios(program, outcomes);
  long failed = 0, accepted = 0;
  Report report;
  // After all have run, in the order of the files, whatever thread ran them.
  for (const Result& result : results)
    if (result.passed && result.doubt)
      report.add(Diagnostic{result.doubt->code,
                            Severity::warning,
                            {result.file, result.doubt->line > 0 ? result.doubt->line : result.line, 0, 1},
                            "\"" + result.name + "\": " + result.doubt->text,
                            ""});
  for (const Outcome& outcome : outcomes)
    if (!outcome.passed) report.add(outcome.finding);
  judge(settings, o, files, outcomes, report);
  for (const Outcome& outcome : outcomes) {
    program.log.tell(LogLevel::trace, std::string(outcome.status()) + ": " + outcome.title);
    failed += outcome.failed() ? 1 : 0;
    accepted += outcome.passed || outcome.failed() ? 0 : 1;
  }
  program.log.tell(LogLevel::info, "ran " + std::to_string(results.size()) + " scenarios of " +
                                       std::to_string(files.size()) + " files");
  program.log.tell(LogLevel::debug, "running them took " + watch.text());
  switch (program.format()) {
    case Format::json:
      std::cout << as_json(outcomes);
      break;
    case Format::junit:
      std::cout << as_junit(outcomes);
      break;
    case Format::sarif:
    case Format::github:
      std::cout << report.text(program.format());
      break;
    case Format::human:
      std::cout << report.findings_text(program.is_output_coloured());
      if (!program.quiet)
        std::cout << static_cast<long>(outcomes.size()) - failed - accepted << " passed, " << failed
                  << " failed" << (accepted > 0 ? ", " + std::to_string(accepted) + " accepted" : "") << "\n";
  }
  if (failed > 0) program.status = 1;
  program.tell_interruption(std::to_string(results.size()) + " scenarios were run");
}

}  // namespace

void add_test(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("test", "run scenario files");
  auto o = std::make_shared<TestOptions>();
  add_input(*command, program, "path", o->paths,
            "scenario files, or folders of them; - is the standard input")
      ->required();
  command->add_option("--filter", o->filter,
                      "only scenarios whose names have all these words, or match this regular expression");
  command->add_flag("--list", o->list, "list the scenarios, with their places, and run none");
  add_settings(*command, program);
  add_format(*command, program);
  add_sources(*command, program);
  on_run(*command, program, [&program, command, o] { run(program, *command, *o); });
}

}  // namespace sleight
