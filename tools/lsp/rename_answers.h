#pragma once

#include <nlohmann/json_fwd.hpp>

#include "tools/lsp/workspace_desk.h"

namespace sleight {

/// The range of the name at a position and the name itself; null where none stands. Refused where it may not
/// be given anew.
nlohmann::json prepare_rename(WorkspaceDesk& desk, const nlohmann::json& params);
/// The edits that give a name anew everywhere, and its file with it where a card's file is called after it.
nlohmann::json rename(WorkspaceDesk& desk, const nlohmann::json& params);

}  // namespace sleight
