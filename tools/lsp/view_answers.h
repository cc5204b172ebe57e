#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "tools/lsp/workspace_desk.h"

namespace sleight {

/// The names of the kinds of semantic tokens, in the order of their numbers.
const std::vector<std::string>& semantic_token_types();

/// The results of the requests that show more of a document than stands in it, by the protocol's parameters.
nlohmann::json signature_help(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json semantic_tokens(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json inlay_hints(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json document_links(WorkspaceDesk& desk, const nlohmann::json& params);
nlohmann::json on_type_formatting(WorkspaceDesk& desk, const nlohmann::json& params);
/// Over each scenario the command that runs it; over each card its state, and in how many places it is named.
nlohmann::json code_lenses(WorkspaceDesk& desk, const nlohmann::json& params);

/// A card as a page shows it: headline, English, state and findings. By its document, or the `name` of a card
/// of the folder. Null where there is no such card.
nlohmann::json card_view(WorkspaceDesk& desk, const nlohmann::json& params);
/// What the script of a document defines, as `describe --format json` has it; null where it is no card.
nlohmann::json definition_tree(WorkspaceDesk& desk, const nlohmann::json& params);

}  // namespace sleight
