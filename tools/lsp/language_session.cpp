#include "tools/lsp/language_session.h"

#include <algorithm>
#include <exception>
#include <functional>
#include <map>
#include <utility>

#include "tools/files/file_uris.h"
#include "tools/lsp/action_answers.h"
#include "tools/lsp/desk_answers.h"
#include "tools/lsp/editor_commands.h"
#include "tools/lsp/rename_answers.h"
#include "tools/lsp/request_place.h"
#include "tools/lsp/view_answers.h"

namespace sleight {
namespace {

using Json = nlohmann::json;

// The codes of errors that JSON-RPC and the protocol have.
constexpr int parse_error = -32700;
constexpr int invalid_request = -32600;
constexpr int method_not_found = -32601;
constexpr int invalid_params = -32602;
constexpr int internal_error = -32603;
constexpr int not_initialized = -32002;
constexpr int request_cancelled = -32800;
constexpr int request_failed = -32803;

using Answer = std::function<Json(WorkspaceDesk&, const Json&)>;

/// The requests that are about documents, but for completion.
const std::map<std::string, Answer>& answers() {
  static const std::map<std::string, Answer> all{
      {"textDocument/hover", hover},
      {"textDocument/definition", definition_place},
      {"textDocument/references", references},
      {"textDocument/documentHighlight", document_highlight},
      {"textDocument/documentSymbol", symbols_of_document},
      {"workspace/symbol", symbols_of_workspace},
      {"textDocument/formatting", formatting},
      {"textDocument/foldingRange", folding_ranges},
      {"textDocument/selectionRange", selection_ranges},
      {"textDocument/codeAction", code_actions},
      {"textDocument/prepareRename", prepare_rename},
      {"textDocument/rename", rename},
      {"textDocument/signatureHelp", signature_help},
      {"textDocument/codeLens", code_lenses},
      {"textDocument/semanticTokens/full", semantic_tokens},
      {"textDocument/inlayHint", inlay_hints},
      {"textDocument/documentLink", document_links},
      {"textDocument/onTypeFormatting", on_type_formatting},
      {"sleight/cardView", card_view},
      {"sleight/definitionTree", definition_tree},
      {"sleight/runScenario", run_scenario},
  };
  return all;
}

/// No message of the protocol has parts within parts as often, and copying what has takes a stack as deep.
constexpr int most_deep = 200;

bool is_too_deep(std::string_view message) {
  int deep = 0;
  bool in_text = false;
  for (std::size_t i = 0; i < message.size(); ++i) {
    const char c = message[i];
    if (in_text && c == '\\')
      ++i;
    else if (c == '"')
      in_text = !in_text;
    else if (!in_text && (c == '[' || c == '{') && ++deep > most_deep)
      return true;
    else if (!in_text && (c == ']' || c == '}'))
      --deep;
  }
  return false;
}

bool is_id(const Json& id) { return id.is_string() || id.is_number_integer(); }

/// What a tree of JSON has at the keys one after the other; null where it has none.
Json at_keys(const Json& tree, std::initializer_list<const char*> keys) {
  const Json* at = &tree;
  for (const char* key : keys) {
    if (!at->is_object()) return nullptr;
    const auto found = at->find(key);
    if (found == at->end()) return nullptr;
    at = &*found;
  }
  return *at;
}

EditorAbilities abilities_in(const Json& capabilities) {
  const auto has = [&](std::initializer_list<const char*> keys) {
    return at_keys(capabilities, keys) == true;
  };
  const Json operations = at_keys(capabilities, {"workspace", "workspaceEdit", "resourceOperations"});
  const auto does = [&](const char* operation) {
    return operations.is_array() &&
           std::find(operations.begin(), operations.end(), operation) != operations.end();
  };
  return {has({"textDocument", "completion", "completionItem", "snippetSupport"}),
          has({"workspace", "workspaceEdit", "documentChanges"}), does("create"), does("rename"),
          has({"workspace", "applyEdit"})};
}

std::vector<std::string> folders_in(const Json& params) {
  std::vector<std::string> folders;
  const auto add = [&](const Json& uri) {
    if (!uri.is_string()) return;
    if (std::string path = path_of_uri(uri.get<std::string>()); !path.empty())
      folders.push_back(std::move(path));
  };
  if (const Json given = at_keys(params, {"workspaceFolders"}); given.is_array())
    for (const Json& folder : given) add(at_keys(folder, {"uri"}));
  if (folders.empty()) add(at_keys(params, {"rootUri"}));
  for (std::string& folder : folders)
    while (folder.size() > 1 && folder.ends_with('/')) folder.pop_back();
  return folders;
}

}  // namespace

LanguageSession::LanguageSession(CardSources sources, Settings settings, int jobs, Witnesses witnesses)
    : desk_(std::move(sources), std::move(settings), jobs, std::move(witnesses)) {}

void LanguageSession::send(const Json& message) {
  // A script may hold any bytes; JSON may not.
  sent_.push_back(message.dump(-1, ' ', false, Json::error_handler_t::replace));
}

void LanguageSession::refuse(const Json& id, int code, const std::string& why) {
  send({{"jsonrpc", "2.0"}, {"id", id}, {"error", {{"code", code}, {"message", why}}}});
}

void LanguageSession::put_problem(const std::string& problem) {
  queue_.push_back({Json{{"problem", problem}, {"is", parse_error}}, false});
}

void LanguageSession::put(const std::string& message) {
  if (is_too_deep(message))
    return put_problem("a message has parts in more than " + std::to_string(most_deep) + " parts");
  Json read = Json::parse(message, nullptr, /*allow_exceptions=*/false);
  if (read.is_discarded()) return put_problem("a message is no JSON");
  if (!read.is_object()) {
    queue_.push_back({Json{{"problem", "a message is no object"}, {"is", invalid_request}}, false});
    return;
  }
  if (read.value("method", Json()) == "$/cancelRequest") {
    const Json id = at_keys(read, {"params", "id"});
    for (Waiting& waiting : queue_)
      if (is_id(id) && waiting.message.value("id", Json()) == id) waiting.is_cancelled = true;
    return;
  }
  // What a message says of itself must not be taken for what is said of it here.
  read.erase("problem");
  queue_.push_back({std::move(read), false});
}

std::vector<std::string> LanguageSession::work() {
  if (queue_.empty()) return {};
  const Waiting waiting = std::move(queue_.front());
  queue_.pop_front();
  const Json& message = waiting.message;
  const Json id = message.value("id", Json());
  const Json method = message.value("method", Json());
  const Json params = message.value("params", Json::object());
  if (message.contains("problem")) {
    refuse(nullptr, message.at("is").get<int>(), message.at("problem").get<std::string>());
  } else if (message.value("jsonrpc", Json()) != "2.0") {
    refuse(is_id(id) ? id : Json(), invalid_request, "a message says that it is JSON-RPC \"2.0\"");
  } else if (!method.is_string()) {
    // An answer asks for nothing.
    if (!message.contains("result") && !message.contains("error"))
      refuse(is_id(id) ? id : Json(), invalid_request, "a message has a `method`");
  } else if (!message.contains("id")) {
    take_notification(method.get<std::string>(), params);
  } else if (!is_id(id)) {
    refuse(nullptr, invalid_request, "an `id` is a text or a whole number");
  } else if (waiting.is_cancelled) {
    refuse(id, request_cancelled, "the request was cancelled");
  } else {
    take_request(id, method.get<std::string>(), params);
  }
  return std::exchange(sent_, {});
}

void LanguageSession::take_request(const Json& id, const std::string& method, const Json& params) {
  const bool begins = method == "initialize";
  if (stage_ == Stage::shut_down) return refuse(id, invalid_request, "the session was shut down");
  if (stage_ == Stage::begun && !begins)
    return refuse(id, not_initialized, "`initialize` comes before `" + method + "`");
  if (stage_ != Stage::begun && begins)
    return refuse(id, invalid_request, "the session is initialized already");
  try {
    Json result = begins ? initialize(params) : answer(method, params);
    if (result.is_discarded()) return refuse(id, method_not_found, "there is no request `" + method + "`");
    send({{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}});
  } catch (const WrongParameters& wrong) {
    refuse(id, invalid_params, wrong.what());
  } catch (const RefusedRequest& refused) {
    refuse(id, request_failed, refused.what());
  } catch (const Json::exception& wrong) {
    refuse(id, invalid_params, std::string("the parameters of `") + method + "`: " + wrong.what());
  } catch (const std::exception& error) {
    refuse(id, internal_error, error.what());
  }
}

Json LanguageSession::initialize(const Json& params) {
  const Json encodings = at_keys(params, {"capabilities", "general", "positionEncodings"});
  const bool counts_bytes =
      encodings.is_array() && std::find(encodings.begin(), encodings.end(), "utf-8") != encodings.end();
  desk_.set_encoding(counts_bytes ? PositionEncoding::utf8 : PositionEncoding::utf16);
  desk_.set_editor(abilities_in(at_keys(params, {"capabilities"})));
  folders_ = folders_in(params);
  desk_.set_folders(folders_);
  stage_ = Stage::initialized;
  return {{"serverInfo", {{"name", "sleight"}}},
          {"capabilities",
           {{"positionEncoding", counts_bytes ? "utf-8" : "utf-16"},
            {"textDocumentSync", {{"openClose", true}, {"change", 2}, {"save", true}}},
            {"completionProvider", {{"triggerCharacters", {"{", ":", "\"", "("}}}},
            {"hoverProvider", true},
            {"signatureHelpProvider", {{"triggerCharacters", {"(", ",", "{"}}}},
            {"codeLensProvider", {{"resolveProvider", false}}},
            {"semanticTokensProvider",
             {{"legend", {{"tokenTypes", semantic_token_types()}, {"tokenModifiers", Json::array()}}},
              {"full", true}}},
            {"inlayHintProvider", true},
            {"documentLinkProvider", {{"resolveProvider", false}}},
            {"documentOnTypeFormattingProvider",
             {{"firstTriggerCharacter", "\n"}, {"moreTriggerCharacter", {"}"}}}},
            {"definitionProvider", true},
            {"referencesProvider", true},
            {"documentHighlightProvider", true},
            {"documentSymbolProvider", true},
            {"workspaceSymbolProvider", true},
            {"documentFormattingProvider", true},
            {"foldingRangeProvider", true},
            {"selectionRangeProvider", true},
            {"renameProvider", {{"prepareProvider", true}}},
            {"codeActionProvider", {{"codeActionKinds", {"quickfix", "refactor.rewrite", "source.fixAll"}}}},
            {"executeCommandProvider", {{"commands", {run_scenario_command, write_scenario_command}}}},
            {"workspace", {{"workspaceFolders", {{"supported", true}, {"changeNotifications", true}}}}}}}};
}

Json LanguageSession::answer(const std::string& method, const Json& params) {
  if (method == "shutdown") {
    stage_ = Stage::shut_down;
    was_shut_down_ = true;
    return nullptr;
  }
  if (method == "textDocument/completion") return completion(desk_, params);
  if (method == "workspace/executeCommand") return execute(params);
  const auto found = answers().find(method);
  if (found == answers().end()) return Json(Json::value_t::discarded);
  // What was typed before it was asked is read first: places and edits are those of the text as it is.
  if (desk_.has_changes()) desk_.read(/*everything=*/false);
  return found->second(desk_, params);
}

Json LanguageSession::execute(const Json& params) {
  if (desk_.has_changes()) desk_.read(/*everything=*/false);
  CommandAnswer answer = execute_command(desk_, params);
  for (const Json& message : answer.messages) send(message);
  return std::move(answer.result);
}

void LanguageSession::take_notification(const std::string& method, const Json& params) {
  if (method == "exit") {
    stage_ = Stage::over;
    return;
  }
  if (stage_ != Stage::initialized && stage_ != Stage::running) return;
  try {
    if (method == "initialized") {
      stage_ = Stage::running;
    } else if (method == "textDocument/didOpen") {
      const Json& document = params.at("textDocument");
      desk_.open(document.at("uri").get<std::string>(), document.at("text").get<std::string>(),
                 count_in(document.at("version")));
    } else if (method == "textDocument/didChange") {
      did_change(params);
    } else if (method == "textDocument/didClose") {
      desk_.close(params.at("textDocument").at("uri").get<std::string>());
    } else if (method == "textDocument/didSave") {
      desk_.disk_changed(params.at("textDocument").at("uri").get<std::string>());
    } else if (method == "workspace/didChangeWatchedFiles") {
      for (const Json& change : params.at("changes")) desk_.disk_changed(change.at("uri").get<std::string>());
    } else if (method == "workspace/didChangeWorkspaceFolders") {
      const std::vector<std::string> gone =
          folders_in({{"workspaceFolders", params.at("event").at("removed")}});
      for (const std::string& folder : gone) std::erase(folders_, folder);
      for (std::string& folder : folders_in({{"workspaceFolders", params.at("event").at("added")}}))
        folders_.push_back(std::move(folder));
      desk_.set_folders(folders_);
    }
  } catch (const std::exception& wrong) {
    // No notification has an answer; the editor shows this where it shows what servers say.
    send({{"jsonrpc", "2.0"},
          {"method", "window/logMessage"},
          {"params", {{"type", 1}, {"message", "`" + method + "` is not understood: " + wrong.what()}}}});
  }
}

void LanguageSession::did_change(const Json& params) {
  const OpenDocument& document = document_in(desk_, params);
  std::string text = document.text;
  for (const Json& change : params.at("contentChanges")) {
    const auto put_in = change.at("text").get<std::string>();
    if (!change.contains("range")) {
      text = put_in;
      continue;
    }
    const TextPositions positions(text, desk_.encoding());
    const std::size_t begin = positions.offset_of(position_in(change.at("range").at("start")));
    const std::size_t end = positions.offset_of(position_in(change.at("range").at("end")));
    text.replace(begin, std::max(begin, end) - begin, put_in);
  }
  desk_.change(document.uri, std::move(text), count_in(params.at("textDocument").at("version")));
}

std::vector<std::string> LanguageSession::rest(bool paused) {
  if (stage_ != Stage::running) return {};
  if (!desk_.has_changes() && !(paused && desk_.is_due())) return {};
  desk_.read(paused);
  // Until everything is read again, what is known is about an older text.
  if (desk_.is_due()) return {};
  for (const Json& message : desk_.publications()) send(message);
  return std::exchange(sent_, {});
}

}  // namespace sleight
