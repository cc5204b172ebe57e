#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "tools/lsp/workspace_desk.h"

namespace sleight {

/// A change of a file that an editor is to make.
struct FileEdit {
  std::string file;
  ByteRange range;
  std::string text;
};
/// A file that is to be called otherwise.
struct FileRenaming {
  std::string file;
  std::string renamed;
};

/// Edits as the protocol has them, in whatever form the editor takes. Where it renames no files,
/// `renamings` are left out.
nlohmann::json workspace_edit(const WorkspaceDesk& desk, const std::vector<FileEdit>& edits,
                              const std::vector<FileRenaming>& renamings = {});
/// The edit that makes a file with that text. The editor has to take such edits (`EditorAbilities`).
nlohmann::json edit_that_creates(const WorkspaceDesk& desk, const std::string& file, const std::string& text);

}  // namespace sleight
