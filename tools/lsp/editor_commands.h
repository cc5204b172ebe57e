#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "tools/lsp/workspace_desk.h"

namespace sleight {

/// What a command gives, and what is sent to the editor besides.
struct CommandAnswer {
  nlohmann::json result;
  std::vector<nlohmann::json> messages;
};

/// The commands that an editor may execute (`workspace/executeCommand`).
inline constexpr const char* run_scenario_command = "sleight.runScenario";
inline constexpr const char* write_scenario_command = "sleight.writeScenario";

/// Executes a command. Refused where there is none of that name, or it cannot be done.
CommandAnswer execute_command(WorkspaceDesk& desk, const nlohmann::json& params);

/// Runs the scenarios of an open file, or the one of the name that `params` have, as `sleight test` does;
/// gives what became of each. What failed is told as a finding until the file changes.
nlohmann::json run_scenario(WorkspaceDesk& desk, const nlohmann::json& params);

}  // namespace sleight
