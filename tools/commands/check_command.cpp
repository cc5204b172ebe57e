#include "tools/commands/check_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <iostream>

#include "tools/checking/mod_check.h"
#include "tools/checking/module_check.h"
#include "tools/checking/script_check.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/card_loading.h"
#include "tools/command_line/program.h"
#include "tools/command_line/project_settings.h"
#include "tools/files/file_system.h"
#include "tools/files/interruption.h"
#include "tools/gate/baseline.h"
#include "tools/gate/card_comparison.h"
#include "tools/gate/fixes.h"
#include "tools/gate/gate.h"
#include "tools/gate/new_findings.h"
#include "tools/gate/revision.h"
#include "tools/library/card_library.h"
#include "tools/library/known_words.h"
#include "tools/library/mod_folders.h"
#include "tools/logging/stopwatch.h"
#include "tools/playtest/kept_checks.h"
#include "tools/playtest/played_check.h"
#include "tools/playtest/stock_cards.h"

namespace sleight {
namespace {

/// How far is checked where nobody says.
constexpr int usual_level = 5;

struct CheckOptions {
  std::vector<std::string> paths;
  std::string cards, printed;
  int level = 0;                                          ///< 0: as the settings say, or else the usual one
  std::vector<std::string> rules{"fifth", "microprose"};  ///< of level 6
  std::string baseline, write_baseline, since, compare;
  bool strict = false, statistics = false;
  std::string fix;    ///< "safe", "all", or "": nothing is mended
  bool diff = false;  ///< what would be mended is shown, and not done
  std::uint64_t seed = 1;
  std::string scenarios;
};

bool read_facts(Program& program, const std::string& file, FactsByName& facts, Report& report) {
  CardDataFile data;
  if (!open_card_data(program, file, data)) return false;
  report.add(data.problems);
  facts = by_name(data.cards);
  return true;
}

/// What all cards are tried with: the keywords and counters that the program has, and those that `scripts`
/// bring.
bool open_trials(Program& program, const Scripts& scripts, const Vocabulary& vocabulary,
                 const CheckOptions& o, playtest::Trials& trials) {
  const Collection collection = open_cards(program);
  const auto base = std::make_shared<Library>();
  trials.words = scripts.words;
  trials.words.merge(collection.library->words());
  for (const auto& keyword : collection.library->keywords()) base->add(*keyword);
  for (const auto& counter : collection.library->counters()) base->add(*counter);
  // Those that are being checked come last, and take the place of what has their name.
  for (const Value& module : scripts.modules) {
    if (const auto* keyword = std::get_if<Keyword>(&module)) base->add(*keyword);
    if (const auto* counter = std::get_if<CounterKind>(&module)) base->add(*counter);
  }
  trials.stock = playtest::stock_cards(vocabulary, trials.words);
  base->words().merge(trials.words);
  trials.base = base;
  trials.seed = o.seed;
  for (const std::string& name : o.rules) {
    std::string problem;
    auto rules = open_rules(name, program.sources, problem);
    if (!rules) {
      program.usage("T0104", problem);
      return false;
    }
    trials.rules.push_back(std::move(rules));
  }
  return true;
}

/// Where a file lies, however it was named.
std::filesystem::path place_of(const std::string& file) {
  return std::filesystem::absolute(file).lexically_normal();
}

/// The folder that all scripts lie in or below.
std::filesystem::path common_folder(const std::vector<CardFile>& scripts) {
  std::filesystem::path common;
  for (const CardFile& script : scripts) {
    const std::filesystem::path folder = place_of(script.file).parent_path();
    if (common.empty()) common = folder;
    const auto parted = std::mismatch(common.begin(), common.end(), folder.begin(), folder.end()).first;
    std::filesystem::path shared;
    for (auto part = common.begin(); part != parted; ++part) shared /= *part;
    common = shared;
  }
  return common;
}

/// Writes what shows the findings of one card, each to a file of its own: below `folder` where the script
/// lies below `common`, because two scripts may be called alike.
bool write_scenarios(Program& program, const std::string& folder, const std::filesystem::path& common,
                     const std::vector<CardFile>& scripts, const CardFile& script,
                     const playtest::PlayedCheck& played) {
  if (folder.empty()) return true;
  const std::string name = place_of(script.file).lexically_relative(common).replace_extension().string();
  for (std::size_t i = 0; i < played.scenarios.size(); ++i) {
    const std::string file = folder + "/" + name + "_" + std::to_string(i + 1) + ".lua";
    const auto is_read = [&](const CardFile& read) { return is_same_file(file, read.file); };
    if (is_there(file) && std::any_of(scripts.begin(), scripts.end(), is_read)) {
      program.refuse_to_write_over(file, "the command reads it");
      return false;
    }
    if (!program.write(file, played.scenarios[i])) return false;
  }
  return true;
}

/// Level 6: played. Only cards that passed the levels before it, and that do all that they say.
void play_cards(Program& program, const Scripts& scripts, const Vocabulary& vocabulary, const CheckOptions& o,
                const std::vector<ScriptCheck>& checks, Report& report) {
  playtest::Trials trials;
  if (!open_trials(program, scripts, vocabulary, o, trials)) return;
  playtest::KeptChecks tried(trials, program.tried_cards.get());
  std::vector<playtest::PlayedCheck> played(scripts.cards.size());
  const auto play = [&](std::size_t i, std::size_t) {
    if (checks[i].is_sound()) played[i] = tried.check(scripts.cards[i]);
  };
  const std::vector<char> done = in_parallel_until_interrupted(scripts.cards.size(), program.jobs, play);
  long cards = 0, situations = 0, parts = 0, idle = 0;
  std::map<std::string, long> unreached;
  const std::filesystem::path common = common_folder(scripts.cards);
  for (std::size_t i = 0; i < played.size(); ++i) {
    report.add(played[i].findings);
    if (!write_scenarios(program, o.scenarios, common, scripts.cards, scripts.cards[i], played[i])) return;
    cards += checks[i].is_sound() && done[i] != 0 ? 1 : 0;
    situations += played[i].situations;
    parts += played[i].parts;
    idle += played[i].idle;
    for (const auto& [reason, count] : played[i].unreached) unreached[reason] += count;
  }
  program.log.tell(LogLevel::info, "of " + std::to_string(cards) + " cards " + std::to_string(tried.known()) +
                                       " were not played again, because nothing has changed about them");
  report.count("played", cards);
  report.count("situations", situations);
  report.count("parts", parts);
  report.count("idle", idle);
  for (const auto& [reason, count] : unreached) report.count("not reached: " + reason, count);
}

/// Tells of one script after the other in which set it is: the folder that it lies in. Those of one folder
/// follow each other, and where that lies is found out once.
class SetsOfScripts {
 public:
  const std::string& set_of(const std::string& file) {
    const std::string_view folder = std::string_view(file).substr(0, file.rfind('/') + 1);
    if (!known_ || folder != folder_) {
      folder_ = folder;
      set_ = place_of(file).parent_path().filename().string();
      known_ = true;
    }
    return set_;
  }

 private:
  bool known_ = false;
  std::string folder_;
  std::string set_;
};

/// What is known of a card behind the levels 4 and 5.
CardState state_of(const CardFile& script, const std::string& set, const ScriptCheck& check,
                   bool has_printings) {
  CardState state{script.card.name, script.file, "", "", script.differs, "", ""};
  state.set = set;
  if (has_printings) state.printing = name_of(check.printing.witness);
  if (check.is_wrong()) {
    state.state = "wrong";
    return state;
  }
  switch (check.text.outcome) {
    case TextCheck::Outcome::proved:
      state.state = "proved";
      break;
    case TextCheck::Outcome::differs:
      state.state = "differs";
      break;
    case TextCheck::Outcome::unread:
      state.state = script.functions > 0 ? "function" : "unread";
      break;
    case TextCheck::Outcome::unsupported:
      state.state = "unsupported";
      state.why = script.card.unsupported;
      break;
    case TextCheck::Outcome::no_text:
      state.state = "no text";
      break;
  }
  return state;
}

/// How many scripts are the cards that their printings make.
void count_printings(const std::vector<ScriptCheck>& checks, Report& report) {
  const auto count = [&](Witness witness) {
    return std::count_if(checks.begin(), checks.end(),
                         [witness](const ScriptCheck& check) { return check.printing.witness == witness; });
  };
  report.count("as printed", count(Witness::agrees));
  report.count("not as printed", count(Witness::differs));
  report.count("printings unread", count(Witness::unread));
  report.count("no printing", count(Witness::none));
}

/// What all cards are held against.
struct Witnesses {
  FactsByName facts;
  PrintedData printed;
};

/// How far a check has come.
struct Progress {
  std::size_t checked = 0, all = 0;
};

/// What a mod brings, for the report.
ModState state_of(const CollectedMod& mod) {
  ModState state{mod.info.name, mod.info.version, mod.folder, {}};
  for (const ModItem& item : mod.items)
    state.parts.push_back({name_of(item.kind), item.name, item.file, item.before, item.before_mod});
  return state;
}

/// Loads the mods as play does: what is wrong with them together, and what those that are checked bring.
void check_mods(Program& program, const std::vector<std::string>& paths,
                const std::vector<std::string>& given, const Scripts& scripts, Report& report) {
  report.add(check_mod_places(scripts, paths, program.sources.mods, data_folder(program.sources)));
  if (program.sources.mods.empty()) return;
  const Collection loaded = open_cards(program);
  report.add(check_loading(loaded, {paths, given}));
  for (const CollectedMod& mod : loaded.mods)
    if (lies_in((std::filesystem::path(mod.folder) / "mod.lua").string(), paths)) report.mod(state_of(mod));
}

/// Checks all scripts of `paths`: what is found, and what is known of each card, goes into the report.
Progress check_scripts(Program& program, const CheckOptions& o, const std::vector<std::string>& paths,
                       const std::vector<std::string>& given, const Witnesses& witnesses, Report& report) {
  // Levels 1 to 3: syntax, shape, load.
  const Stopwatch watch;
  const Scripts scripts = open_scripts(program, paths, program.jobs);
  report.add(scripts.findings);
  // Only cards that passed levels 1 to 3 are among them: each level goes on from the one before.
  for (const CardFile& script : scripts.cards) {
    report.source(script.file, script.source);
    report.looked_at(script.file);
  }
  // Levels 4 and 5.
  Surroundings around = surroundings_of(program.sources, scripts, paths, program.jobs);
  CheckData data(std::move(around.vocabulary), data_folder(program.sources));
  data.names = std::move(around.names);
  for (const CollectedSet& set : around.sets) data.sets[folder_of(set.folder + "/set.lua")] = set.info.code;
  data.take(witnesses.facts);
  data.printed = witnesses.printed;
  report.add(check_names(scripts.cards, around.others));
  report.add(check_modules(scripts, data, program.sources));
  check_mods(program, paths, given, scripts, report);
  // Each worker writes to places of its own, so nothing is locked and the order is that of the files.
  std::vector<ScriptCheck> checks(scripts.cards.size());
  const std::vector<char> done = in_parallel_until_interrupted(
      scripts.cards.size(), program.jobs,
      [&](std::size_t i, std::size_t) { checks[i] = check_script(scripts.cards[i], scripts.words, data); });

  SetsOfScripts sets;
  long proved = 0, differ = 0, unread = 0, unsupported = 0, functions = 0;
  for (std::size_t i = 0; i < scripts.cards.size(); ++i) {
    if (done[i] == 0) continue;
    const ScriptCheck& check = checks[i];
    report.add(check.findings());
    functions += scripts.cards[i].functions;
    report.card(state_of(scripts.cards[i], sets.set_of(scripts.cards[i].file), check, !data.printed.empty()));
    // Its text was not looked at, and it counts as nothing.
    if (check.is_wrong()) continue;
    proved += check.text.outcome == TextCheck::Outcome::proved ? 1 : 0;
    differ += check.text.outcome == TextCheck::Outcome::differs ? 1 : 0;
    unread += check.text.outcome == TextCheck::Outcome::unread ? 1 : 0;
    unsupported += check.text.outcome == TextCheck::Outcome::unsupported ? 1 : 0;
  }
  report.count("files", static_cast<long>(scripts.files));
  report.count("cards", static_cast<long>(scripts.cards.size()));
  report.count("proved", proved);
  report.count("differ", differ);
  report.count("unread", unread);
  if (unsupported > 0) report.count("unsupported", unsupported);
  report.count("functions", functions);
  if (!data.printed.empty()) count_printings(checks, report);
  if (o.level >= 6 && !is_interrupted()) play_cards(program, scripts, data.vocabulary, o, checks, report);
  program.log.tell(LogLevel::info, "held the text of " + std::to_string(proved + differ + unread) +
                                       " cards against their scripts: " + std::to_string(proved) + " proved");
  program.log.tell(LogLevel::debug, "checking took " + watch.text() + " in all");
  return {static_cast<std::size_t>(std::count(done.begin(), done.end(), 1)), done.size()};
}

/// Checks scripts among the mods that they are of, as they are played.
Progress check_paths(Program& program, const CheckOptions& o, const std::vector<std::string>& paths,
                     const Witnesses& witnesses, Report& report) {
  const std::vector<std::string> given = program.sources.mods;
  program.sources.mods = mods_with(program.sources, paths);
  const Progress progress = check_scripts(program, o, paths, given, witnesses, report);
  // Elsewhere, as in an earlier revision, the same scripts are of other mods.
  program.sources.mods = given;
  return progress;
}

/// Leaves what is new since a revision of the repository that the first path lies in.
bool leave_new(Program& program, const CheckOptions& o, const Witnesses& witnesses, Report& report) {
  const Revision revision(o.paths.front(), o.since);
  if (!revision.problem().empty()) {
    program.usage("T1108", revision.problem(),
                  "name a commit, branch or tag of the repository that the scripts lie in");
    return false;
  }
  std::vector<std::string> paths;
  for (const std::string& path : o.paths)
    if (std::string earlier = revision.earlier_place(path); is_there(earlier))
      paths.push_back(std::move(earlier));
  Report earlier;
  if (!paths.empty()) check_paths(program, o, paths, witnesses, earlier);
  keep_new_findings(report, earlier, revision);
  return true;
}

/// Writes what is found as a baseline: then it is known.
void write_baseline(Program& program, const std::string& file, Report& report) {
  const std::size_t known = report.findings().size();
  if (!program.write(file, baseline_text(report, file))) return;
  report.revise([](const Diagnostic&) { return false; });
  report.count("known from now on", static_cast<long>(known));
}

/// As often are scripts checked again because something was mended: one mistake may hide the next.
constexpr int most_rounds = 20;

/// Writes what the edits of the findings make of the files; gives how many findings they mend.
std::size_t mend(Program& program, const CheckOptions& o, const Report& report, Diagnostics& fixed) {
  std::size_t mended = 0;
  for (const FixedFile& file : fixed_files(report, o.fix == "all")) {
    if (const std::string problem = write_fixed(file); !problem.empty()) {
      program.usage("T0105", problem, "check again");
      continue;
    }
    fixed.insert(fixed.end(), file.fixed.begin(), file.fixed.end());
    mended += file.fixed.size();
  }
  return mended;
}

/// Shows what the edits of the findings would make of the files.
void show_patches(Program& program, const CheckOptions& o, const Report& report) {
  for (const FixedFile& file : fixed_files(report, o.fix == "all")) {
    std::cout << patch_of(file);
    program.status = std::max(program.status, 1);
  }
}

void run(Program& program, const CLI::App& command, CheckOptions& o) {
  Settings settings;
  if (!open_settings(program, command, o.paths, settings)) return;
  if (o.level == 0) o.level = settings.level.value_or(usual_level);
  if (o.cards.empty()) o.cards = settings.cards;
  if (o.printed.empty()) o.printed = settings.printed;
  if (!o.baseline.empty()) settings.baseline = o.baseline;
  if (!o.write_baseline.empty()) settings.baseline.clear();
  settings.strict = settings.strict || o.strict;
  if (!settings.rules.empty()) o.rules = settings.rules;
  if (!program.has_sources()) return;
  // All paths first: a typo in the last one is told before the long work and not after it.
  for (const std::string& path : o.paths)
    if (!program.has_scripts(path, {FileKind::script})) return;
  Report of_data;
  Witnesses witnesses;
  if (!o.cards.empty() && !read_facts(program, o.cards, witnesses.facts, of_data)) return;
  if (!o.printed.empty() && !open_printed_data(program, o.printed, witnesses.printed)) return;
  heed_interruption();
  Report report;
  Progress progress;
  Diagnostics fixed;
  for (int round = 0; round < most_rounds; ++round) {
    report = of_data;
    progress = check_paths(program, o, o.paths, witnesses, report);
    if (is_interrupted()) break;
    if (!o.since.empty() && !leave_new(program, o, witnesses, report)) return;
    close_gate(report, settings,
               {o.paths, o.level, !o.cards.empty() || !o.printed.empty(), /*only_new=*/!o.since.empty()});
    if (o.diff) return show_patches(program, o, report);
    if (o.fix.empty() || mend(program, o, report, fixed) == 0) break;
  }
  if (!o.fix.empty()) report.tell_fixed(std::move(fixed));
  if (!is_interrupted()) {
    if (!o.compare.empty()) compare_cards(report, o.compare);
    if (!o.write_baseline.empty()) write_baseline(program, o.write_baseline, report);
  }
  if (o.statistics) report.tell_codes();
  program.finish(report);
  program.tell_interruption("the texts of " + std::to_string(progress.checked) + " cards of " +
                            std::to_string(progress.all) + " were checked");
}

}  // namespace

void add_check(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("check", "validate scripts, sets, rule sets and mods");
  auto o = std::make_shared<CheckOptions>();
  add_input(*command, program, "path", o->paths, "scripts, or folders of them; - is the standard input")
      ->required();
  command->add_option("--cards", o->cards, "card data to hold the facts against (MTGJSON or Scryfall)");
  command->add_option(
      "--printed", o->printed,
      "what the cards themselves say, to hold the scripts against: NAME: {set, type, text}, or "
      "MTGJSON's file of a set");
  command
      ->add_option("--level", o->level,
                   "up to which level (1 to 6, default: 5): 6 plays every ability of every card")
      ->check(CLI::Range(1, 6));
  add_seed(*command, o->seed, "seed of the situations that level 6 plays (default: 1)");
  command->add_option("--scenarios", o->scenarios,
                      "the folder for scenarios that show what level 6 has found, in folders as the scripts");
  add_settings(*command, program);
  command->add_flag("--strict", o->strict, "warnings are errors");
  CLI::Option* known =
      command->add_option("--baseline", o->baseline, "a file of findings that are known, and told no more");
  add_output(*command, program, "--write-baseline", o->write_baseline,
             "write what is found to a file, as known from now on")
      ->excludes(known);
  command->add_option(
      "--since", o->since,
      "tell only what is new since that revision (git): on changed lines, or not found there");
  command->add_option("--compare", o->compare,
                      "an earlier report (--format json): a card that is no longer proved is an error");
  CLI::Option* fix = command->add_flag(
      "--fix{safe}", o->fix,
      "mend what the findings know how to: what is safe, or with --fix=all also what is to be looked at");
  only_one_of(*fix, {"safe", "all"});
  command->add_flag("--diff", o->diff, "show what --fix would change, as a patch, and write nothing");
  command->add_flag("--statistics", o->statistics, "tell how often each code is found, too");
  add_format(*command, program);
  add_mods(*command, program);
  on_run(*command, program, [&program, command, o] { run(program, *command, *o); });
}

}  // namespace sleight
