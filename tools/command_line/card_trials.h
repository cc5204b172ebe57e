#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/checking/workspace.h"
#include "tools/reports/report.h"

namespace sleight {

struct Program;

/// What the cards are played with at level 6 of `check`.
struct PlayedWith {
  const std::vector<std::string>& rules;
  std::uint64_t seed;
  const std::string& scenarios;  ///< the folder for scenarios that show what was found; "": none are written
};

/// Plays the cards that passed the levels before, and that do all that they say: what is found, and how much
/// was tried, goes into the report.
void play_cards(Program& program, const Workspace& workspace, const PlayedWith& o, Report& report);

}  // namespace sleight
