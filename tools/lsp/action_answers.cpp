#include "tools/lsp/action_answers.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "tools/checking/facts_check.h"
#include "tools/desk/written_parts.h"
#include "tools/gate/fixes.h"
#include "tools/lsp/editor_commands.h"
#include "tools/lsp/request_place.h"
#include "tools/lsp/workspace_edits.h"

namespace sleight {
namespace {

using Json = nlohmann::json;

/// Changes of one or more files, as the protocol has them.
Json changes_of(const WorkspaceDesk& desk, const std::string& file, const std::vector<Edit>& edits) {
  Json changes = Json::object();
  for (const Edit& edit : edits) {
    const std::string& edited = edit.where.file.empty() ? file : edit.where.file;
    const std::string text = desk.text_of(edited);
    changes[desk.uri_of(edited)].push_back(
        {{"range", json_of(TextPositions(text, desk.encoding()), bytes_of(edit.where, text))},
         {"newText", edit.text}});
  }
  return {{"changes", std::move(changes)}};
}

/// The comment that says that a finding is expected, above its line; the author writes the reason.
Json expected(const WorkspaceDesk& desk, const OpenDocument& document, const Diagnostic& finding) {
  const TextPositions positions(document.text, desk.encoding());
  const std::size_t at = bytes_of(finding.location, document.text).begin;
  std::size_t begin = document.text.rfind('\n', at == 0 ? 0 : at - 1);
  begin = at == 0 || begin == std::string::npos ? 0 : begin + 1;
  const std::size_t first = document.text.find_first_not_of(" \t", begin);
  const std::string blanks = first == std::string::npos ? "" : document.text.substr(begin, first - begin);
  Json changes;
  changes[document.uri].push_back(
      {{"range", json_of(positions, {begin, begin})},
       {"newText", blanks + "-- sleight: expect " + finding.code + " \"say why this is right\"\n"}});
  return {{"changes", std::move(changes)}};
}

bool wants(const Json& params, const std::string& kind) {
  const Json only = params.value("context", Json::object()).value("only", Json());
  if (!only.is_array()) return true;
  return std::any_of(only.begin(), only.end(), [&](const Json& asked) {
    return asked.is_string() &&
           (kind == asked.get<std::string>() || kind.starts_with(asked.get<std::string>() + "."));
  });
}

/// The ability that a line of its script belongs to: the last that begins there or before.
std::size_t ability_at(const Card& card, int line) {
  std::size_t found = 0;
  for (std::size_t i = 0; i < card.abilities.size(); ++i)
    if (card.abilities[i].line.number > 0 && card.abilities[i].line.number <= line) found = i;
  return found;
}

void add_writing(WorkspaceDesk& desk, const OpenDocument& document, int line, Json& actions) {
  const Workspace& workspace = desk.workspace();
  const auto add = [&](const std::string& title, const std::optional<WrittenPart>& part) {
    if (!part) return;
    actions.push_back(
        {{"title", title},
         {"kind", "refactor.rewrite"},
         {"edit", workspace_edit(desk, {{document.file, {part->begin, part->end}, part->text}})}});
  };
  if (const std::optional<ReadCard> begun = begun_card_in_text(workspace, document.file, document.text))
    if (const std::optional<WrittenPart> script = script_from_text(workspace, *begun))
      add("write the script from the text" +
              (script->not_read == 0 ? "" : " (not understood: " + std::to_string(script->not_read) + ")"),
          script);
  const std::optional<ReadCard> card = card_in_text(workspace, document.file, document.text);
  if (!card) return;
  add("write the text from the script", text_from_script(workspace, *card));
  const EditorAbilities& editor = desk.editor();
  if (card->script.card.abilities.empty() || !editor.applies_edits || !editor.creates_files ||
      !editor.document_changes)
    return;
  const std::string title = "write a scenario for this ability";
  actions.push_back({{"title", title},
                     {"kind", "refactor.rewrite"},
                     {"command",
                      {{"title", title},
                       {"command", write_scenario_command},
                       {"arguments", {document.uri, ability_at(card->script.card, line)}}}}});
}

}  // namespace

Json code_actions(WorkspaceDesk& desk, const Json& params) {
  const OpenDocument& document = document_in(desk, params);
  const TextPositions positions(document.text, desk.encoding());
  const Json& range = params.at("range");
  const std::size_t begin = positions.offset_of(position_in(range.at("start")));
  const std::size_t end = positions.offset_of(position_in(range.at("end")));
  Json actions = Json::array();
  if (document.file.empty()) return actions;
  // Edits fit the text that they were found in.
  if (desk.is_due()) desk.read(/*everything=*/true);
  for (const Diagnostic& finding : desk.findings_of(document.file)) {
    const ByteRange where = bytes_of(finding.location, document.text);
    if (where.end < begin || where.begin > end || !wants(params, "quickfix")) continue;
    const Json told{{"range", json_of(positions, where)},
                    {"severity", finding.severity == Severity::error ? 1 : 2},
                    {"code", finding.code},
                    {"source", "sleight"},
                    {"message", finding.message + (finding.fix.empty() ? "" : "\nfix: " + finding.fix)}};
    if (!finding.edits.empty()) {
      const bool is_safe =
          std::all_of(finding.edits.begin(), finding.edits.end(), [](const Edit& edit) { return edit.safe; });
      actions.push_back({{"title", finding.fix.empty() ? "mend " + finding.code : finding.fix},
                         {"kind", "quickfix"},
                         {"diagnostics", {told}},
                         {"isPreferred", is_safe},
                         {"edit", changes_of(desk, document.file, finding.edits)}});
    }
    if (const std::vector<std::string> words = accepted_by(finding); !words.empty())
      if (const std::optional<WrittenPart> part = differs_with(document.text, words))
        actions.push_back(
            {{"title", "accept as differs: the printing is another card than the card data"},
             {"kind", "quickfix"},
             {"diagnostics", {told}},
             {"isPreferred", false},
             {"edit", workspace_edit(desk, {{document.file, {part->begin, part->end}, part->text}})}});
    // A finding without a line stands for the whole script, and so does a comment that is not indented.
    // A scenario that fails has to be mended.
    if (finding.code != "L0101" && !finding.code.starts_with("T060"))
      actions.push_back({{"title", "expect " + finding.code + " here, with a reason"},
                         {"kind", "quickfix"},
                         {"diagnostics", {told}},
                         {"isPreferred", false},
                         {"edit", expected(desk, document, finding)}});
  }
  if (wants(params, "refactor.rewrite"))
    add_writing(desk, document, static_cast<int>(positions.position_of(begin).line) + 1, actions);
  if (!wants(params, "source.fixAll")) return actions;
  for (const FixedFile& fixed : fixed_files(desk.report(), /*all=*/false)) {
    if (desk.uri_of(fixed.file) != document.uri || fixed.before != document.text) continue;
    Json changes;
    changes[document.uri].push_back(
        {{"range", json_of(positions, {0, document.text.size()})}, {"newText", fixed.after}});
    actions.push_back({{"title", "mend all that is sure"},
                       {"kind", "source.fixAll"},
                       {"edit", {{"changes", std::move(changes)}}}});
  }
  return actions;
}

}  // namespace sleight
