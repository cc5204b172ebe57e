#include "tools/lsp/rename_answers.h"

#include <filesystem>
#include <nlohmann/json.hpp>
#include <utility>

#include "tools/desk/renaming.h"
#include "tools/files/card_file_name.h"
#include "tools/files/file_system.h"
#include "tools/lsp/request_place.h"
#include "tools/lsp/workspace_edits.h"

namespace sleight {
namespace {

using Json = nlohmann::json;

/// The name asked about; refused where it may not be given anew.
std::optional<Renaming> renaming_asked(WorkspaceDesk& desk, const Asked& asked) {
  // Places are those of the texts as they are.
  if (desk.is_due()) desk.read(/*everything=*/true);
  std::optional<Renaming> renaming =
      renaming_at(desk.workspace(), desk.reference(), asked.document.text, asked.offset);
  if (renaming && !renaming->refusal.empty()) throw RefusedRequest(renaming->refusal);
  return renaming;
}

/// The file of a card that is called after it, and how it is called afterwards.
std::vector<FileRenaming> renaming_of_file(const Renaming& renaming, const std::string& wanted) {
  namespace fs = std::filesystem;
  const fs::path file(renaming.defined.file);
  const bool is_called_so =
      renaming.name.kind == NamedKind::card && file.stem() == card_file_name(renaming.name.name);
  const std::string renamed = (file.parent_path() / (card_file_name(wanted) + ".lua")).string();
  if (!is_called_so || renamed == file.string() || is_entry(renamed)) return {};
  return {{file.string(), renamed}};
}

}  // namespace

Json prepare_rename(WorkspaceDesk& desk, const Json& params) {
  const Asked asked = asked_in(desk, params);
  const std::optional<Renaming> renaming = renaming_asked(desk, asked);
  if (!renaming) return nullptr;
  return {{"range", json_of(asked.positions, {renaming->begin, renaming->end})},
          {"placeholder", renaming->name.name}};
}

Json rename(WorkspaceDesk& desk, const Json& params) {
  const Asked asked = asked_in(desk, params);
  const auto wanted = params.at("newName").get<std::string>();
  const std::optional<Renaming> renaming = renaming_asked(desk, asked);
  if (!renaming)
    throw RefusedRequest("no card, keyword, counter or set is named here, and nothing else can be renamed");
  if (const std::string why = why_not_called(desk.workspace(), desk.reference(), renaming->name, wanted);
      !why.empty())
    throw RefusedRequest(why);
  std::vector<FileEdit> edits;
  for (NameEdit& edit :
       edits_of_renaming(desk.workspace(), desk.reference(), desk.naming_files(), renaming->name, wanted))
    edits.push_back({std::move(edit.place.file), {edit.place.begin, edit.place.end}, std::move(edit.text)});
  return workspace_edit(desk, edits, renaming_of_file(*renaming, wanted));
}

}  // namespace sleight
