#include "tools/lsp/desk_answers.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/card/letters.h"
#include "scripting/syntax/script_layout.h"
#include "scripting/syntax/syntax_tree.h"
#include "tools/desk/completion_items.h"
#include "tools/desk/document_symbols.h"
#include "tools/desk/hover.h"
#include "tools/desk/written_parts.h"
#include "tools/lsp/request_place.h"

namespace sleight {
namespace {

using Json = nlohmann::json;

/// The numbers that the protocol gives to kinds of completions.
int number_of(CompletionKind kind) {
  constexpr int method = 2, function = 3, field = 5, class_ = 7, property = 10, value = 12, keyword = 14,
                reference = 18, variable = 6, event = 23;
  switch (kind) {
    case CompletionKind::head:
      return class_;
    case CompletionKind::key:
      return property;
    case CompletionKind::step:
      return function;
    case CompletionKind::ability:
      return event;
    case CompletionKind::keyword:
      return keyword;
    case CompletionKind::selector:
    case CompletionKind::amount:
    case CompletionKind::condition:
      return variable;
    case CompletionKind::method:
    case CompletionKind::verb:
      return method;
    case CompletionKind::value:
      return value;
    case CompletionKind::card:
      return reference;
    case CompletionKind::player:
      return field;
  }
  return value;
}

int number_of(SymbolKind kind) {
  constexpr int module = 2, class_ = 5, method = 6, function = 12;
  switch (kind) {
    case SymbolKind::card:
      return class_;
    case SymbolKind::ability:
      return method;
    case SymbolKind::scenario:
      return function;
    case SymbolKind::module:
      return module;
  }
  return class_;
}

Json to_json(const DocumentSymbol& symbol, const TextPositions& positions) {
  Json children = Json::array();
  for (const DocumentSymbol& child : symbol.children) children.push_back(to_json(child, positions));
  // No editor shows a symbol without a name.
  return {{"name", symbol.name.empty() ? symbol.detail + " " : symbol.name},
          {"detail", symbol.detail},
          {"kind", number_of(symbol.kind)},
          {"range", json_of(positions, {symbol.begin, symbol.end})},
          {"selectionRange", json_of(positions, {symbol.name_begin, symbol.name_end})},
          {"children", std::move(children)}};
}

Json location_of(const WorkspaceDesk& desk, const NamePlace& place) {
  const std::string text = desk.text_of(place.file);
  return {{"uri", desk.uri_of(place.file)},
          {"range", json_of(TextPositions(text, desk.encoding()), {place.begin, place.end})}};
}

/// The completions that write a part of a card out of another. They come first, and are laid out already.
Json parts_of_card(WorkspaceDesk& desk, const Asked& asked, const ScriptPlace& place) {
  constexpr int as_it_is = 1, snippet = 15, plain = 1;
  Json items = Json::array();
  const bool among_keys = place.kind == PlaceKind::key || place.kind == PlaceKind::item;
  if (!among_keys || asked.document.file.empty() || desk.reference().find("heads", place.owner) == nullptr)
    return items;
  for (const OfferedPart& part :
       parts_offered(desk.workspace(), asked.document.file, asked.document.text, place))
    items.push_back(
        {{"label", part.label},
         {"kind", snippet},
         {"detail", part.detail},
         {"documentation", {{"kind", "markdown"}, {"value", "```lua\n" + part.text + "\n```"}}},
         {"sortText", " "},
         {"filterText", part.label},
         {"insertTextFormat", plain},
         {"insertTextMode", as_it_is},
         {"textEdit",
          {{"range", json_of(asked.positions, {place.begin, place.end})}, {"newText", part.text}}}});
  return items;
}

std::optional<DefinedName> name_asked(WorkspaceDesk& desk, const Asked& asked) {
  return name_at(desk.workspace(), desk.reference(), asked.document.text, asked.offset);
}

}  // namespace

Json completion(WorkspaceDesk& desk, const Json& params) {
  const Asked asked = asked_in(desk, params);
  const ScriptPlace place = place_at(asked.document.text, asked.offset, desk.reference());
  static const std::vector<std::string> none;
  const bool names_cards = place.kind == PlaceKind::card_name || place.kind == PlaceKind::listed;
  Json items = parts_of_card(desk, asked, place);
  for (const CompletionItem& item :
       completions_at(place, desk.reference(), names_cards ? desk.card_names() : none)) {
    const bool is_snippet = desk.editor().snippets && !item.snippet.empty();
    Json one{{"label", item.label},
             {"kind", number_of(item.kind)},
             {"filterText", item.label},
             {"insertTextFormat", is_snippet ? 2 : 1},
             {"textEdit",
              {{"range", json_of(asked.positions, {place.begin, place.end})},
               {"newText", is_snippet ? item.snippet : item.label}}}};
    if (!item.detail.empty()) one["detail"] = item.detail;
    if (!item.doc.empty()) one["documentation"] = {{"kind", "markdown"}, {"value", item.doc}};
    items.push_back(std::move(one));
  }
  return {{"isIncomplete", false}, {"items", std::move(items)}};
}

Json hover(WorkspaceDesk& desk, const Json& params) {
  const Asked asked = asked_in(desk, params);
  const std::optional<Hover> told =
      hover_at(desk.workspace(), desk.reference(), asked.document.text, asked.offset);
  if (!told) return nullptr;
  return {{"contents", {{"kind", "markdown"}, {"value", told->text}}},
          {"range", json_of(asked.positions, {told->begin, told->end})}};
}

Json definition_place(WorkspaceDesk& desk, const Json& params) {
  const Asked asked = asked_in(desk, params);
  const std::optional<DefinedName> name = name_asked(desk, asked);
  if (!name) return nullptr;
  const std::optional<NamePlace> place = definition_of(desk.workspace(), *name);
  return place ? location_of(desk, *place) : Json(nullptr);
}

Json references(WorkspaceDesk& desk, const Json& params) {
  const Asked asked = asked_in(desk, params);
  const std::optional<DefinedName> name = name_asked(desk, asked);
  if (!name) return nullptr;
  const bool with_definition = params.value("context", Json::object()).value("includeDeclaration", true);
  const std::optional<NamePlace> defined = definition_of(desk.workspace(), *name);
  Json places = Json::array();
  for (const NamePlace& place : uses_of(desk.workspace(), desk.reference(), desk.naming_files(), *name))
    if (with_definition || !defined || !(place == *defined)) places.push_back(location_of(desk, place));
  return places;
}

Json document_highlight(WorkspaceDesk& desk, const Json& params) {
  const Asked asked = asked_in(desk, params);
  const std::optional<DefinedName> name = name_asked(desk, asked);
  if (!name) return nullptr;
  Json places = Json::array();
  for (const NamePlace& place : uses_of(desk.workspace(), desk.reference(), desk.naming_files(), *name))
    if (desk.uri_of(place.file) == asked.document.uri)
      places.push_back({{"range", json_of(asked.positions, {place.begin, place.end})}, {"kind", 1}});
  return places;
}

Json symbols_of_document(WorkspaceDesk& desk, const Json& params) {
  const OpenDocument& document = document_in(desk, params);
  const TextPositions positions(document.text, desk.encoding());
  Json symbols = Json::array();
  for (const DocumentSymbol& symbol : document_symbols(document.text))
    symbols.push_back(to_json(symbol, positions));
  return symbols;
}

Json symbols_of_workspace(WorkspaceDesk& desk, const Json& params) {
  /// An editor asks again with every letter, and shows no more.
  constexpr std::size_t most = 200;
  const std::string asked = lowered(params.at("query").get<std::string>());
  Json symbols = Json::array();
  for (const CardFile& script : desk.workspace().scripts().cards) {
    if (symbols.size() == most) break;
    if (lowered(script.card.name).find(asked) == std::string::npos) continue;
    const std::optional<NamePlace> place =
        definition_of(desk.workspace(), {NamedKind::card, script.card.name});
    if (!place) continue;
    symbols.push_back({{"name", script.card.name}, {"kind", 5}, {"location", location_of(desk, *place)}});
  }
  return symbols;
}

Json formatting(WorkspaceDesk& desk, const Json& params) {
  const OpenDocument& document = document_in(desk, params);
  const std::optional<std::string> after = laid_out(document.text);
  Json edits = Json::array();
  // What Lua cannot read stays as it is: the findings say why.
  if (!after || *after == document.text) return edits;
  const TextPositions positions(document.text, desk.encoding());
  edits.push_back({{"range", json_of(positions, {0, document.text.size()})}, {"newText", *after}});
  return edits;
}

Json folding_ranges(WorkspaceDesk& desk, const Json& params) {
  const OpenDocument& document = document_in(desk, params);
  const SyntaxTree tree(document.text);
  Json ranges = Json::array();
  for (const SyntaxNode& node : tree.nodes()) {
    if (node.kind != SyntaxKind::table && node.kind != SyntaxKind::function &&
        node.kind != SyntaxKind::string)
      continue;
    if (node.last <= node.first) continue;
    const int begin = tree.token(node.first).line, end = tree.token(node.last - 1).end_line;
    // What closes it stays in sight.
    const int last = node.kind == SyntaxKind::string ? end : end - 1;
    if (last > begin) ranges.push_back({{"startLine", begin - 1}, {"endLine", last - 1}});
  }
  return ranges;
}

Json selection_ranges(WorkspaceDesk& desk, const Json& params) {
  const OpenDocument& document = document_in(desk, params);
  const TextPositions positions(document.text, desk.encoding());
  const SyntaxTree tree(document.text);
  Json answers = Json::array();
  for (const Json& position : params.at("positions")) {
    const std::size_t offset = positions.offset_of(position_in(position));
    std::vector<ByteRange> ranges{{0, document.text.size()}};
    // From the outside in: each part that holds the place.
    const auto add = [&](ByteRange range) {
      const bool holds = range.begin <= offset && offset <= range.end;
      const bool is_smaller = range.begin >= ranges.back().begin && range.end <= ranges.back().end &&
                              range.end - range.begin < ranges.back().end - ranges.back().begin;
      if (holds && is_smaller) ranges.push_back(range);
    };
    for (int part = 0; part >= 0;) {
      int inner = -1;
      for (const int child : tree.node(part).children) {
        const SyntaxNode& node = tree.node(child);
        if (node.last <= node.first) continue;
        const ByteRange range{tree.token(node.first).begin, tree.token(node.last - 1).end};
        if (range.begin > offset || offset > range.end) continue;
        add(range);
        inner = child;
        break;
      }
      part = inner;
    }
    for (const ScriptToken& token : tree.tokens())
      if (token.kind != TokenKind::end) add({token.begin, token.end});
    Json answer;
    for (const ByteRange& range : ranges) {
      Json next{{"range", json_of(positions, range)}};
      if (!answer.is_null()) next["parent"] = std::move(answer);
      answer = std::move(next);
    }
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace sleight
