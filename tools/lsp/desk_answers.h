#pragma once

#include <nlohmann/json_fwd.hpp>
#include <stdexcept>
#include <string>

#include "tools/lsp/workspace_desk.h"

namespace sleight {

/// What a request asks with means nothing; its message says why.
struct WrongParameters : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A whole number of a message that counts something; refused where it is none.
int count_in(const nlohmann::json& value);

/// The document that the parameters of a request name; refused where it is not open.
const OpenDocument& document_in(const WorkspaceDesk& desk, const nlohmann::json& params);
/// A position that the protocol gives.
TextPosition position_in(const nlohmann::json& position);

/// The results of the requests about a document, by the protocol's parameters.
nlohmann::json completion(WorkspaceDesk& desk, const nlohmann::json& params, bool snippets);
nlohmann::json hover(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json definition(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json references(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json document_highlight(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json symbols_of_document(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json symbols_of_workspace(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json formatting(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json folding_ranges(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json selection_ranges(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json code_actions(WorkspaceDesk& desk, const nlohmann::json& params);

}  // namespace sleight
