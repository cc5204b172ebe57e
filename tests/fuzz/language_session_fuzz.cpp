#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/fuzz/mutate.h"
#include "tests/kit/scratch_folder.h"
#include "tools/files/file_uris.h"
#include "tools/lsp/language_session.h"
#include "tools/lsp/message_frames.h"

// Whatever an editor sends, in whatever order and pieces, each request of a session has one answer and
// nothing breaks.
namespace sleight {
namespace {

using Json = nlohmann::json;

/// A session in which everything is asked.
std::vector<std::string> whole_session(const std::string& uri) {
  std::vector<std::string> messages;
  int id = 0;
  const auto add = [&](const std::string& method, const Json& params, bool is_request) {
    Json message{{"jsonrpc", "2.0"}, {"method", method}, {"params", params}};
    if (is_request) message["id"] = ++id;
    messages.push_back(message.dump());
  };
  const Json document{{"uri", uri}};
  const Json begin{{"line", 1}, {"character", 4}}, end{{"line", 1}, {"character", 5}};
  const Json range{{"start", begin}, {"end", end}};
  add("initialize", {{"rootUri", nullptr}, {"capabilities", Json::object()}}, true);
  add("initialized", Json::object(), false);
  add("textDocument/didOpen",
      {{"textDocument",
        {{"uri", uri}, {"version", 1}, {"text", "return instant \"Bolt\" {\n  deal(3, target),\n}\n"}}}},
      false);
  for (const char* method :
       {"completion", "hover", "definition", "references", "documentHighlight", "documentSymbol",
        "formatting", "foldingRange", "codeAction", "selectionRange", "prepareRename", "rename",
        "signatureHelp", "codeLens", "semanticTokens/full", "inlayHint", "documentLink", "onTypeFormatting"})
    add(std::string("textDocument/") + method,
        {{"textDocument", document},
         {"position", begin},
         {"range", range},
         {"positions", {begin, end}},
         {"newName", "Big Bolt"}},
        true);
  for (const char* method : {"cardView", "definitionTree", "runScenario"})
    add(std::string("sleight/") + method, {{"textDocument", document}}, true);
  add("workspace/executeCommand", {{"command", "sleight.runScenario"}, {"arguments", {uri, "a"}}}, true);
  add("workspace/executeCommand", {{"command", "sleight.writeScenario"}, {"arguments", {uri, 0}}}, true);
  add("textDocument/didChange",
      {{"textDocument", {{"uri", uri}, {"version", 2}}},
       {"contentChanges", {{{"range", range}, {"text", "\xF0\x9F\x98\x80"}}}}},
      false);
  add("workspace/symbol", {{"query", "b"}}, true);
  add("$/cancelRequest", {{"id", 3}}, false);
  add("textDocument/didClose", {{"textDocument", document}}, false);
  add("shutdown", nullptr, true);
  add("exit", nullptr, false);
  return messages;
}

/// Gives a stream to a session beside the cards of a folder, in pieces; gives what it answers.
std::vector<Json> served(const std::string& stream, const std::string& library, Random& random) {
  CardSources sources;
  sources.library = library;
  LanguageSession session(sources, {}, 1);
  FrameReader frames;
  std::vector<Json> answers;
  const auto take = [&](const std::vector<std::string>& messages) {
    for (const std::string& message : messages) answers.push_back(Json::parse(message));
  };
  for (std::size_t at = 0; at < stream.size();) {
    const std::size_t length = 1 + random.below(400);
    frames.feed(std::string_view(stream).substr(at, length));
    at += length;
    while (const std::optional<Frame> frame = frames.next())
      frame->problem.empty() ? session.put(frame->message) : session.put_problem(frame->problem);
    while (session.has_work() && !session.is_over()) take(session.work());
  }
  return answers;
}

TEST(FuzzLanguageServer, DamagedSessionsEndInAnswers) {
  const kit::ScratchFolder folder;
  folder.write("library/fog.lua", "return instant \"Fog\" {\n  cost = \"{G}\",\n}\n");
  const std::vector<std::string> messages =
      whole_session(uri_of_path(folder.write("cards/bolt.lua", "return 1\n")));
  Random random{11};
  const std::vector<std::string> scraps{"null",
                                        "[]",
                                        "{}",
                                        "-1",
                                        "1e99",
                                        "\"\"",
                                        "\r\n\r\n",
                                        "Content-Length: 5",
                                        "\"id\":",
                                        "\xFF",
                                        "\"line\":4294967295",
                                        "\"uri\":\"file:///\""};
  std::size_t told = 0;
  for (int round = 0; round < 150; ++round) {
    std::string stream;
    for (std::string message : messages) {
      if (random.below(4) == 0) message = fuzz::mutate(message, random, scraps);
      if (random.below(30) == 0)
        message = messages[random.below(static_cast<std::uint32_t>(messages.size()))];
      std::string frame = framed(message);
      if (random.below(40) == 0) frame = fuzz::mutate(frame, random, scraps);
      stream += frame;
    }
    for (const Json& answer : served(stream, folder.path("library"), random)) {
      EXPECT_EQ(answer.at("jsonrpc"), "2.0");
      EXPECT_TRUE(answer.contains("method") || answer.contains("result") != answer.contains("error"))
          << answer;
      told += answer.contains("result") ? 1 : 0;
    }
  }
  EXPECT_GT(told, 150U) << "most of each session is whole";
}

TEST(FuzzLanguageServer, RandomBytesAreAnsweredOrWaitedFor) {
  const kit::ScratchFolder folder;
  Random random{12};
  for (int round = 0; round < 200; ++round) {
    std::string stream;
    for (std::uint32_t i = random.below(3000); i > 0; --i) stream += static_cast<char>(random.below(256));
    if (random.below(2) == 0)
      stream = "Content-Length: " + std::to_string(random.below(2000)) + "\r\n\r\n" + stream;
    for (const Json& answer : served(stream, folder.path("."), random))
      EXPECT_TRUE(answer.contains("error")) << answer;
  }
}

}  // namespace
}  // namespace sleight
