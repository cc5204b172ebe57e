#include "tools/command_line/card_trials.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <variant>

#include "tools/checking/script_check.h"
#include "tools/command_line/card_loading.h"
#include "tools/command_line/program.h"
#include "tools/command_line/progress_bar.h"
#include "tools/files/file_system.h"
#include "tools/files/interruption.h"
#include "tools/library/card_library.h"
#include "tools/playtest/kept_checks.h"
#include "tools/playtest/played_check.h"
#include "tools/playtest/stock_cards.h"

namespace sleight {
namespace {

/// What all cards are tried with: the keywords and counters that are loaded around them, and those that the
/// scripts bring.
bool open_trials(Program& program, const Workspace& workspace, const PlayedWith& o,
                 playtest::Trials& trials) {
  const Scripts& scripts = workspace.scripts();
  const Collection collection = open_library(workspace.sources());
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
  trials.stock = playtest::stock_cards(workspace.data().vocabulary, trials.words);
  base->words().merge(trials.words);
  trials.base = base;
  trials.seed = o.seed;
  for (const std::string& name : o.rules) {
    auto rules = rules_to_play_by(program, name, workspace.sources());
    if (!rules) return false;
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

}  // namespace

void play_cards(Program& program, const Workspace& workspace, const PlayedWith& o, Report& report) {
  const Scripts& scripts = workspace.scripts();
  const std::vector<ScriptCheck>& checks = workspace.checks();
  playtest::Trials trials;
  if (!open_trials(program, workspace, o, trials)) return;
  playtest::KeptChecks tried(trials, program.tried_cards.get());
  std::vector<playtest::PlayedCheck> played(scripts.cards.size());
  const auto play = [&](std::size_t i, std::size_t) {
    if (checks[i].is_sound()) played[i] = tried.check(scripts.cards[i]);
  };
  const std::vector<char> done = [&] {
    ProgressBar bar("playing cards", program.quiet ? 0 : scripts.cards.size());
    return in_parallel_until_interrupted(scripts.cards.size(), program.jobs,
                                         [&](std::size_t i, std::size_t worker) {
                                           play(i, worker);
                                           bar.advance();
                                         });
  }();
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

}  // namespace sleight
