#pragma once

#include <nlohmann/json_fwd.hpp>

#include "tools/lsp/workspace_desk.h"

namespace sleight {

/// What can be done at a range: the edits of the findings there, and whatever else writes a part of a script.
nlohmann::json code_actions(WorkspaceDesk& desk, const nlohmann::json& params);

}  // namespace sleight
