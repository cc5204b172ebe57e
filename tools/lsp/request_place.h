#pragma once

#include <nlohmann/json_fwd.hpp>
#include <stdexcept>

#include "tools/lsp/workspace_desk.h"

namespace sleight {

/// What a request asks with means nothing; its message says why.
struct WrongParameters : std::runtime_error {
  using std::runtime_error::runtime_error;
};
/// A request that is understood and cannot be done; its message says why, for people.
struct RefusedRequest : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A whole number of a message that counts something; refused where it is none.
int count_in(const nlohmann::json& value);

/// The document that the parameters of a request name; refused where it is not open.
const OpenDocument& document_in(const WorkspaceDesk& desk, const nlohmann::json& params);
/// A position that the protocol gives.
TextPosition position_in(const nlohmann::json& position);

/// A document, and the byte in it that a request is about.
struct Asked {
  const OpenDocument& document;
  TextPositions positions;
  std::size_t offset = 0;
};
/// What the parameters of a request about a position name.
Asked asked_in(const WorkspaceDesk& desk, const nlohmann::json& params);
/// The bytes of a document that a range of the protocol means.
ByteRange range_in(const TextPositions& positions, const nlohmann::json& range);

}  // namespace sleight
