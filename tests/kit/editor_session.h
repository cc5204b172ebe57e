#pragma once

#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "tests/kit/scratch_folder.h"
#include "tools/files/file_system.h"
#include "tools/files/file_uris.h"
#include "tools/lsp/language_session.h"
#include "tools/lsp/text_positions.h"

namespace sleight::kit {

/// An editor with a folder of cards open.
class EditorSession : public testing::Test {
 protected:
  using Json = nlohmann::json;

  explicit EditorSession(Witnesses witnesses = {})
      : file_(folder_.write("cards/mine/bolt.lua", "")), session_({}, {}, 1, std::move(witnesses)) {
    folder_.write("cards/mine/bear.lua", bear_);
  }

  /// Gives a message and takes what comes, as an editor that has paused does.
  std::vector<Json> give(const Json& message) {
    session_.put(message.dump());
    return taken();
  }
  std::vector<Json> taken() {
    std::vector<Json> all;
    const auto take = [&](const std::vector<std::string>& messages) {
      for (const std::string& message : messages) all.push_back(Json::parse(message));
    };
    while (session_.has_work()) take(session_.work());
    take(session_.rest(false));
    if (session_.waits_for_pause()) take(session_.rest(true));
    for (const Json& message : all)
      if (message.value("method", "") == "textDocument/publishDiagnostics")
        told_[message["params"]["uri"]] = message["params"];
    return all;
  }
  /// The result of a request, or its error. What the server sends besides is in `besides_`.
  Json ask(const std::string& method, const Json& params = Json::object()) {
    const int id = ++last_;
    besides_.clear();
    Json answer(Json::value_t::discarded);
    for (const Json& message : give({{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}}))
      if (message.value("id", Json()) == id && !message.contains("method"))
        answer = message.contains("error") ? message["error"] : message["result"];
      else
        besides_.push_back(message);
    EXPECT_FALSE(answer.is_discarded()) << method << " has no answer";
    return answer;
  }
  void tell(const std::string& method, const Json& params = Json::object()) {
    give({{"jsonrpc", "2.0"}, {"method", method}, {"params", params}});
  }
  void begin(const Json& capabilities = Json::object()) {
    ask("initialize", {{"processId", nullptr},
                       {"rootUri", uri_of_path(folder_.path("."))},
                       {"capabilities", capabilities}});
    tell("initialized");
  }
  void open(const std::string& text) {
    tell("textDocument/didOpen",
         {{"textDocument",
           {{"uri", uri_of_path(file_)}, {"languageId", "lua"}, {"version", version_ = 1}, {"text", text}}}});
    text_ = text;
  }
  /// Types at the end of the document.
  void type(const std::string& more) {
    const TextPositions positions(text_, PositionEncoding::utf16);
    const TextPosition end = positions.position_of(text_.size());
    const Json place{{"line", end.line}, {"character", end.character}};
    tell("textDocument/didChange",
         {{"textDocument", {{"uri", uri_of_path(file_)}, {"version", ++version_}}},
          {"contentChanges", {{{"range", {{"start", place}, {"end", place}}}, {"text", more}}}}});
    text_ += more;
  }
  /// The parameters of a request about the place behind a piece of the text.
  Json at(const std::string& piece) const {
    const TextPosition place =
        TextPositions(text_, PositionEncoding::utf16).position_of(text_.find(piece) + piece.size());
    return {{"textDocument", {{"uri", uri_of_path(file_)}}},
            {"position", {{"line", place.line}, {"character", place.character}}}};
  }
  std::vector<std::string> labels(const std::string& piece) {
    std::vector<std::string> all;
    const Json answer = ask("textDocument/completion", at(piece));
    for (const Json& item : answer.at("items")) all.push_back(item["label"]);
    return all;
  }
  /// The codes that are told of the document.
  std::vector<std::string> codes() {
    std::vector<std::string> all;
    for (const Json& one : told_[uri_of_path(file_)]["diagnostics"]) all.push_back(one["code"]);
    return all;
  }

  /// The texts of files, by their names, after an edit of the protocol.
  std::map<std::string, std::string> edited(const Json& edit) const {
    std::map<std::string, std::string> texts;
    const auto make = [&](const std::string& uri, const Json& edits) {
      const std::string file = path_of_uri(uri);
      std::string text = file == file_ ? text_ : contents_of(file);
      const std::string before = text;
      const TextPositions positions(before, PositionEncoding::utf16);
      const auto offset = [&](const Json& place) {
        return positions.offset_of({place["line"].get<std::size_t>(), place["character"].get<std::size_t>()});
      };
      std::map<std::size_t, const Json*> in_order;
      for (const Json& one : edits)
        EXPECT_TRUE(in_order.emplace(offset(one["range"]["start"]), &one).second) << "two edits of one place";
      for (auto one = in_order.rbegin(); one != in_order.rend(); ++one)
        text.replace(one->first, offset((*one->second)["range"]["end"]) - one->first,
                     (*one->second)["newText"].get<std::string>());
      texts[file.substr(file.rfind('/') + 1)] = text;
    };
    if (edit.contains("changes"))
      for (const auto& [uri, edits] : edit["changes"].items()) make(uri, edits);
    else
      for (const Json& change : edit.at("documentChanges"))
        if (change.contains("edits")) make(change["textDocument"]["uri"], change["edits"]);
    return texts;
  }
  static std::string contents_of(const std::string& file) {
    std::string text;
    read_file(file, text);
    return text;
  }

  const std::string bear_ =
      "return summon \"Bear\" \"Small Bear\" {\n  cost = \"{G}\",\n  power = 1,\n  toughness = 1,\n}\n";
  const std::string bolt_ =
      "return instant \"Small Bolt\" {\n  cost = \"{R}\",\n"
      "  text = [[Small Bolt deals 3 damage to target creature or player.]],\n"
      "  target = creature_or_player,\n  deal(3, target),\n}\n";
  ScratchFolder folder_;
  std::string file_;
  LanguageSession session_;
  std::map<std::string, Json> told_;
  std::vector<Json> besides_;
  std::string text_;
  int version_ = 0;
  int last_ = 0;
};

}  // namespace sleight::kit
