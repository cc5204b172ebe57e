#pragma once

#include <nlohmann/json_fwd.hpp>

#include "tools/lsp/workspace_desk.h"

namespace sleight {

/// The results of the requests about a document, by the protocol's parameters.
nlohmann::json completion(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json hover(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json definition_place(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json references(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json document_highlight(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json symbols_of_document(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json symbols_of_workspace(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json formatting(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json folding_ranges(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json selection_ranges(WorkspaceDesk& desk, const nlohmann::json& params);

}  // namespace sleight
