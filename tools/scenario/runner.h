#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "tools/scenario/game.h"

namespace sleight::scenario {

/// What is doubtful of a scenario that passed.
struct Doubt {
  std::string code;
  std::string text;
  int line = 0;  ///< 0: that of the scenario
};

/// What became of one scenario; a file that cannot be run gives one failed result without a name.
struct Result {
  std::string file;
  std::string name;
  bool passed = false;
  int line = 0;         ///< where it failed, or where the scenario stands
  std::string message;  ///< why it failed
  std::optional<Doubt> doubt{};
};

/// Whether a scenario is run, by the name that its call gives it (without a rule set).
using ByName = std::function<bool(const std::string& name)>;

/// Runs the scenarios of one file, in the order in which they stand there: those that are wanted, or all.
std::vector<Result> run_source(const World& world, const std::string& file, const std::string& source,
                               const ByName& wanted = {});
/// The same as a file of `run_files`: what holds and proves nothing fails, and so does the second of a name.
std::vector<Result> run_strictly(const World& world, const std::string& file, const std::string& source,
                                 const ByName& wanted = {});
/// Runs them up to the first that fails, and gives that; nothing when all hold.
std::optional<Result> first_failure(const World& world, const std::string& file, const std::string& source,
                                    const ByName& wanted = {});
/// What is done with the scenarios of files.
struct Choice {
  ByName wanted = {};   ///< all of them where it is empty
  bool listed = false;  ///< told as passed at the line of their calls, and not run
  /// Called when a file is done, by the thread that did it.
  std::function<void()> when_done = {};
};

/// Runs files, several at a time, and fails what holds and proves nothing, and the second of one name; the
/// results come in the order of `files`, whatever `jobs` is. Files that were not begun before an interruption
/// (`heed_interruption`) have none.
std::vector<Result> run_files(const World& world, const std::vector<std::string>& files, int jobs,
                              const Choice& choice = {});

}  // namespace sleight::scenario
