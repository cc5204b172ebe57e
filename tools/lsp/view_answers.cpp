#include "tools/lsp/view_answers.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/card/letters.h"
#include "grammar/describe.h"
#include "tools/desk/document_symbols.h"
#include "tools/desk/hover.h"
#include "tools/desk/line_indentation.h"
#include "tools/desk/meant_words.h"
#include "tools/desk/signature.h"
#include "tools/desk/text_links.h"
#include "tools/desk/token_senses.h"
#include "tools/desk/written_parts.h"
#include "tools/library/card_library.h"
#include "tools/library/described_card.h"
#include "tools/lsp/editor_commands.h"
#include "tools/lsp/request_place.h"

namespace sleight {
namespace {

using Json = nlohmann::json;

/// The name that the protocol has for tokens of that meaning.
const char* token_type_of(TokenSense sense) {
  switch (sense) {
    case TokenSense::head:
      return "class";
    case TokenSense::ability:
      return "event";
    case TokenSense::step:
      return "function";
    case TokenSense::selector:
      return "variable";
    case TokenSense::key:
      return "property";
    case TokenSense::method:
      return "method";
    case TokenSense::keyword:
      return "keyword";
    case TokenSense::value:
      return "enumMember";
    case TokenSense::card:
      return "type";
    case TokenSense::verb:
      return "macro";
  }
  return "";
}

/// The script of the workspace with the card of that name, in any spelling; none where there is none.
std::optional<std::size_t> script_of_card(const Workspace& workspace, const std::string& name) {
  const std::vector<CardFile>& cards = workspace.scripts().cards;
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (same_but_for_case(cards[i].card.name, name)) return i;
  return std::nullopt;
}

Json lens(const Json& range, const std::string& title, const std::string& command, const Json& arguments) {
  return {{"range", range}, {"command", {{"title", title}, {"command", command}, {"arguments", arguments}}}};
}

}  // namespace

const std::vector<std::string>& semantic_token_types() {
  static const std::vector<std::string> all = [] {
    std::vector<std::string> names;
    for (int i = 0; i <= static_cast<int>(TokenSense::last_); ++i)
      names.emplace_back(token_type_of(static_cast<TokenSense>(i)));
    return names;
  }();
  return all;
}

Json signature_help(WorkspaceDesk& desk, const Json& params) {
  const Asked asked = asked_in(desk, params);
  const std::optional<Signature> found = signature_at(asked.document.text, asked.offset, desk.reference());
  if (!found) return nullptr;
  Json parameters = Json::array();
  for (const Signature::Parameter& parameter : found->parameters)
    parameters.push_back({{"label", parameter.label}, {"documentation", parameter.doc}});
  Json signature{{"label", found->label},
                 {"documentation", {{"kind", "markdown"}, {"value", found->doc}}},
                 {"parameters", std::move(parameters)}};
  Json answer{{"signatures", {std::move(signature)}}, {"activeSignature", 0}};
  if (found->active) answer["activeParameter"] = *found->active;
  return answer;
}

Json semantic_tokens(WorkspaceDesk& desk, const Json& params) {
  const OpenDocument& document = document_in(desk, params);
  const TextPositions positions(document.text, desk.encoding());
  const std::vector<std::string>& cards = desk.card_names();
  const auto is_card = [&](std::string_view said) {
    return std::binary_search(cards.begin(), cards.end(), said);
  };
  Json data = Json::array();
  TextPosition before;
  for (const SenseToken& token : token_senses(document.text, desk.reference(), is_card)) {
    const TextPosition begin = positions.position_of(token.begin), end = positions.position_of(token.end);
    if (end.line != begin.line || end.character <= begin.character) continue;
    // Each is told by how far it stands from the one before.
    const std::size_t lines = begin.line - before.line;
    for (const std::size_t number :
         {lines, lines == 0 ? begin.character - before.character : begin.character,
          end.character - begin.character, static_cast<std::size_t>(token.sense), std::size_t{0}})
      data.push_back(number);
    before = begin;
  }
  return {{"data", std::move(data)}};
}

Json inlay_hints(WorkspaceDesk& desk, const Json& params) {
  const OpenDocument& document = document_in(desk, params);
  const TextPositions positions(document.text, desk.encoding());
  const ByteRange range = range_in(positions, params.at("range"));
  Json hints = Json::array();
  for (const MeantWord& word : meant_words(document.text, desk.reference()))
    if (range.begin <= word.end && word.end <= range.end)
      hints.push_back({{"position", json_of(positions.position_of(word.end))},
                       {"label", ": " + word.meaning},
                       {"paddingRight", true}});
  return hints;
}

Json document_links(WorkspaceDesk& desk, const Json& params) {
  const OpenDocument& document = document_in(desk, params);
  Json links = Json::array();
  if (document.file.empty()) return links;
  const TextPositions positions(document.text, desk.encoding());
  for (const TextLink& link : links_in(document.text, document.file, desk.folders()))
    links.push_back(
        {{"range", json_of(positions, {link.begin, link.end})},
         {"target", desk.uri_of(link.file) + (link.line > 0 ? "#L" + std::to_string(link.line) : "")}});
  return links;
}

Json on_type_formatting(WorkspaceDesk& desk, const Json& params) {
  const Asked asked = asked_in(desk, params);
  const std::string& text = asked.document.text;
  const std::size_t end_before =
      asked.offset == 0 ? std::string::npos : text.find_last_of("\r\n", asked.offset - 1);
  const std::size_t line = end_before == std::string::npos ? 0 : end_before + 1;
  const std::size_t first = std::min(text.find_first_not_of(" \t", line), text.size());
  const std::string blanks(indentation_of_line(text, line), ' ');
  if (text.substr(line, first - line) == blanks) return Json::array();
  return {{{"range", json_of(asked.positions, {line, first})}, {"newText", blanks}}};
}

Json code_lenses(WorkspaceDesk& desk, const Json& params) {
  const OpenDocument& document = document_in(desk, params);
  const TextPositions positions(document.text, desk.encoding());
  Json lenses = Json::array();
  for (const DocumentSymbol& symbol : document_symbols(document.text)) {
    const Json range = json_of(positions, {symbol.name_begin, symbol.name_end});
    if (symbol.kind == SymbolKind::scenario)
      lenses.push_back(lens(range, "run", run_scenario_command, {document.uri, symbol.name}));
    if (symbol.kind != SymbolKind::card) continue;
    const std::optional<std::size_t> script = script_of_card(desk.workspace(), symbol.name);
    if (!script) continue;
    const CardFile& card = desk.workspace().scripts().cards[*script];
    lenses.push_back(
        lens(range, state_in_words(desk.workspace().checks()[*script], card), "", Json::array()));
    const std::vector<NamePlace> uses =
        uses_of(desk.workspace(), desk.reference(), desk.naming_files(), {NamedKind::card, card.card.name});
    // A script speaks of its own card.
    const auto others =
        std::ranges::count_if(uses, [&](const NamePlace& place) { return place.file != card.file; });
    lenses.push_back(lens(range, "used in " + std::to_string(others) + (others == 1 ? " place" : " places"),
                          "", Json::array()));
  }
  return lenses;
}

Json card_view(WorkspaceDesk& desk, const Json& params) {
  const Workspace& workspace = desk.workspace();
  std::string name = params.value("name", "");
  if (name.empty()) {
    for (const DocumentSymbol& symbol : document_symbols(document_in(desk, params).text))
      if (symbol.kind == SymbolKind::card) name = symbol.name;
    if (name.empty()) return nullptr;
  }
  const std::optional<std::size_t> script = script_of_card(workspace, name);
  if (!script) return nullptr;
  const CardFile& card = workspace.scripts().cards[*script];
  const Words& words = workspace.scripts().words;
  const std::string text = desk.text_of(card.file);
  const TextPositions positions(text, desk.encoding());
  Json findings = Json::array();
  for (const Diagnostic& finding : desk.findings_of(card.file))
    findings.push_back({{"code", finding.code},
                        {"severity", finding.severity == Severity::error ? 1 : 2},
                        {"message", finding.message},
                        {"fix", finding.fix},
                        {"range", json_of(positions, bytes_of(finding.location, text))}});
  return {{"name", card.card.name},
          {"uri", desk.uri_of(card.file)},
          {"headline", headline(card.card, words, workspace.data().vocabulary)},
          {"english", describe(card.card, words, workspace.data().vocabulary)},
          {"state", state_in_words(workspace.checks()[*script], card)},
          {"findings", std::move(findings)}};
}

Json definition_tree(WorkspaceDesk& desk, const Json& params) {
  const OpenDocument& document = document_in(desk, params);
  const std::optional<ReadCard> card = card_in_text(desk.workspace(), document.file, document.text);
  if (!card) return nullptr;
  const Collection known = open_shelf(desk.workspace().sources(), {});
  return described_card(card->script, card->words, desk.workspace().data().vocabulary, *known.library);
}

}  // namespace sleight
