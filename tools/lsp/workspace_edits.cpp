#include "tools/lsp/workspace_edits.h"

#include <map>
#include <nlohmann/json.hpp>
#include <utility>

namespace sleight {

using Json = nlohmann::json;

Json workspace_edit(const WorkspaceDesk& desk, const std::vector<FileEdit>& edits,
                    const std::vector<FileRenaming>& renamings) {
  std::map<std::string, std::vector<const FileEdit*>> by_file;
  for (const FileEdit& edit : edits) by_file[edit.file].push_back(&edit);
  Json changes = Json::object();
  for (const auto& [file, of_file] : by_file) {
    const std::string text = desk.text_of(file);
    const TextPositions positions(text, desk.encoding());
    for (const FileEdit* edit : of_file)
      changes[desk.uri_of(file)].push_back(
          {{"range", json_of(positions, edit->range)}, {"newText", edit->text}});
  }
  if (!desk.editor().document_changes) return {{"changes", std::move(changes)}};
  Json all = Json::array();
  for (auto& [uri, of_file] : changes.items()) {
    const OpenDocument* open = desk.document(uri);
    all.push_back(
        {{"textDocument", {{"uri", uri}, {"version", open == nullptr ? Json(nullptr) : Json(open->version)}}},
         {"edits", std::move(of_file)}});
  }
  if (desk.editor().renames_files)
    for (const FileRenaming& renaming : renamings)
      all.push_back({{"kind", "rename"},
                     {"oldUri", desk.uri_of(renaming.file)},
                     {"newUri", desk.uri_of(renaming.renamed)}});
  return {{"documentChanges", std::move(all)}};
}

Json edit_that_creates(const WorkspaceDesk& desk, const std::string& file, const std::string& text) {
  const std::string uri = desk.uri_of(file);
  const Json begin{{"line", 0}, {"character", 0}};
  return {{"documentChanges",
           {{{"kind", "create"}, {"uri", uri}, {"options", {{"ignoreIfExists", false}}}},
            {{"textDocument", {{"uri", uri}, {"version", nullptr}}},
             {"edits", {{{"range", {{"start", begin}, {"end", begin}}}, {"newText", text}}}}}}}};
}

}  // namespace sleight
