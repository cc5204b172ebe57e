// A session of an editor with the language server, message by message.
#include "tools/lsp/language_session.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/kit/editor_session.h"
#include "tools/files/file_uris.h"
#include "tools/lsp/message_frames.h"
#include "tools/lsp/text_positions.h"

namespace sleight {
namespace {

using Json = nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(LanguageServerPositions, CountAsTheEditorDoes) {
  const std::string text = "a\xC3\xA9\xF0\x9F\x98\x80z\r\nb\n\rc";  // a, e with an accent, a face, z
  const TextPositions utf16(text, PositionEncoding::utf16), utf8(text, PositionEncoding::utf8);
  EXPECT_EQ(utf16.offset_of({0, 4}), 7U) << "before the z";
  EXPECT_EQ(utf16.offset_of({0, 3}), 3U) << "within the face";
  EXPECT_EQ(utf16.offset_of({0, 99}), 8U) << "before the end of the line";
  EXPECT_EQ(utf16.position_of(7), (TextPosition{0, 4}));
  EXPECT_EQ(utf8.position_of(7), (TextPosition{0, 7}));
  EXPECT_EQ(utf8.offset_of({0, 7}), 7U);
  EXPECT_EQ(utf16.position_of(9), (TextPosition{0, 5})) << "between both bytes of an end of line";
  EXPECT_EQ(utf16.offset_of({1, 0}), 10U);
  EXPECT_EQ(utf16.offset_of({2, 0}), 12U) << "a line feed and a carriage return are two ends";
  EXPECT_EQ(utf16.offset_of({3, 1}), text.size());
  EXPECT_EQ(utf16.offset_of({9, 0}), text.size());
  EXPECT_EQ(utf16.position_of(99), (TextPosition{3, 1}));
  const std::string broken = "\xFF\xC3(\xF0\x9F";
  EXPECT_EQ(TextPositions(broken, PositionEncoding::utf16).position_of(5), (TextPosition{0, 5}));
}

TEST(LanguageServerFrames, AreCutOutOfAnyPieces) {
  const std::string stream = framed("{\"a\":1}") + "content-length: 2\r\nContent-Type: x\r\n\r\n{}";
  FrameReader reader;
  std::vector<std::string> messages;
  for (const char c : stream) {
    reader.feed({&c, 1});
    while (const auto frame = reader.next()) messages.push_back(frame->message + frame->problem);
  }
  EXPECT_THAT(messages, ElementsAre("{\"a\":1}", "{}"));
}

TEST(LanguageServerFrames, TellWhatIsTooLongOrNone) {
  FrameReader reader;
  reader.feed("Length: 3\r\n\r\n" + framed("{}"));
  EXPECT_EQ(reader.next()->problem, "a header has no `Content-Length` with a number");
  EXPECT_EQ(reader.next()->message, "{}");
  reader.feed(std::string(FrameReader::most_of_a_header + 1, 'x'));
  EXPECT_EQ(reader.next()->problem, "a header has more than 8192 bytes");
  EXPECT_FALSE(reader.next());
  const std::size_t length = FrameReader::most_of_a_message + 1;
  reader.feed("Content-Length: " + std::to_string(length) + "\r\n\r\n");
  EXPECT_EQ(reader.next()->problem, "a message has more than 67108864 bytes");
  for (std::size_t fed = 0; fed < length; fed += 4096) {
    reader.feed(std::string(std::min<std::size_t>(4096, length - fed), 'x'));
    EXPECT_FALSE(reader.next());
  }
  reader.feed(framed("{}"));
  EXPECT_EQ(reader.next()->message, "{}");
}

TEST(LanguageServerUris, StandForPaths) {
  EXPECT_EQ(path_of_uri("file:///a%20b/%C3%A9.lua"), "/a b/\xC3\xA9.lua");
  EXPECT_EQ(uri_of_path("/a b/\xC3\xA9.lua"), "file:///a%20b/%C3%A9.lua");
  EXPECT_EQ(path_of_uri("file://localhost/a%2"), "/a%2");
  EXPECT_EQ(path_of_uri("untitled:One"), "");
}

using LanguageSessionTest = kit::EditorSession;

TEST_F(LanguageSessionTest, TypesACardFromNothingToProved) {
  begin({{"textDocument", {{"completion", {{"completionItem", {{"snippetSupport", true}}}}}}}});
  open("");
  EXPECT_THAT(labels(""), testing::Contains("instant"));
  type("return instant \"Small Bolt\" {\n  cost = \"{R}\",\n  ");
  EXPECT_THAT(codes(), testing::Contains("L0101")) << "its brace is open";
  EXPECT_EQ(told_[uri_of_path(file_)]["version"], version_);
  EXPECT_THAT(labels("\"{R}\",\n  "), testing::IsSupersetOf({"text", "target", "deal"}));
  const Json items = ask("textDocument/completion", at("\"{R}\",\n  "))["items"];
  const auto deal =
      std::find_if(items.begin(), items.end(), [](const Json& item) { return item["label"] == "deal"; });
  ASSERT_NE(deal, items.end());
  EXPECT_EQ((*deal)["insertTextFormat"], 2);
  EXPECT_THAT((*deal)["textEdit"]["newText"], HasSubstr("deal(${1:"));
  type(
      "text = [[Small Bolt deals 3 damage to target creature or player.]],\n  target = creature_or_player,\n"
      "  deal(4, target),\n}\n");
  EXPECT_THAT(codes(), ElementsAre("T0501")) << "the text says 3";
  text_ = bolt_;
  tell("textDocument/didChange", {{"textDocument", {{"uri", uri_of_path(file_)}, {"version", ++version_}}},
                                  {"contentChanges", {{{"text", bolt_}}}}});
  EXPECT_THAT(codes(), IsEmpty());
  EXPECT_THAT(ask("textDocument/hover", at("Small B"))["contents"]["value"],
              HasSubstr("Its text proves its script."));
  EXPECT_EQ(ask("shutdown"), nullptr);
  EXPECT_EQ(ask("textDocument/hover", at("Small B"))["code"], -32600);
  tell("exit");
  EXPECT_TRUE(session_.is_over());
  EXPECT_EQ(session_.status(), 0);
}

TEST_F(LanguageSessionTest, TellsOfNamesAndSymbols) {
  begin();
  open(bolt_);
  const Json place = ask("textDocument/definition", at("Small B"));
  EXPECT_EQ(place["uri"], uri_of_path(file_));
  EXPECT_EQ(place["range"]["start"], (Json{{"line", 0}, {"character", 16}}));
  EXPECT_EQ(ask("textDocument/references", at("Small B")).at(0), place);
  EXPECT_EQ(ask("textDocument/documentHighlight", at("Small B")).at(0)["range"], place["range"]);
  EXPECT_EQ(ask("textDocument/definition", at("cos")), nullptr);
  EXPECT_EQ(ask("textDocument/documentSymbol", at("")).at(0)["name"], "Small Bolt");
  const Json found = ask("workspace/symbol", {{"query", "bear"}});
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0]["name"], "Small Bear");
  EXPECT_THAT(found[0]["location"]["uri"], HasSubstr("bear.lua"));
}

TEST_F(LanguageSessionTest, FormatsFoldsAndSelects) {
  begin();
  open("return instant 'Small Bolt' {\ncost='{R}',\n}\n");
  const Json edits = ask("textDocument/formatting", at(""));
  ASSERT_EQ(edits.size(), 1U);
  EXPECT_EQ(edits[0]["newText"], "return instant \"Small Bolt\" {\n  cost = \"{R}\",\n}\n");
  EXPECT_EQ(edits[0]["range"]["end"], (Json{{"line", 3}, {"character", 0}}));
  EXPECT_EQ(ask("textDocument/foldingRange", at("")), (Json{{{"startLine", 0}, {"endLine", 1}}}));
  Json selection = at("co");
  selection["positions"] = {selection["position"]};
  const Json innermost = ask("textDocument/selectionRange", selection).at(0);
  EXPECT_EQ(innermost["range"]["start"], (Json{{"line", 1}, {"character", 0}}));
  EXPECT_EQ(innermost["range"]["end"], (Json{{"line", 1}, {"character", 4}}));
  EXPECT_EQ(innermost["parent"]["range"]["end"], (Json{{"line", 1}, {"character", 10}})) << "the field";
}

TEST_F(LanguageSessionTest, OffersWhatMendsAFinding) {
  begin();
  std::string wrong = bolt_;
  wrong.replace(wrong.find("target = c"), 6, "taregt");
  open(wrong);
  ASSERT_THAT(codes(), testing::Contains("L0201"));
  Json params = at("taregt");
  params["range"] = {{"start", params["position"]}, {"end", params["position"]}};
  params["context"] = {{"diagnostics", Json::array()}};
  const Json actions = ask("textDocument/codeAction", params);
  ASSERT_GE(actions.size(), 2U);
  EXPECT_EQ(actions[0]["kind"], "quickfix");
  EXPECT_EQ(actions[0]["edit"]["changes"][uri_of_path(file_)][0]["newText"], "target");
  const Json& expected = actions[1]["edit"]["changes"][uri_of_path(file_)][0];
  EXPECT_EQ(expected["newText"], "  -- sleight: expect L0201 \"say why this is right\"\n");
  EXPECT_EQ(expected["range"]["start"], (Json{{"line", 3}, {"character", 0}}));
  params["context"]["only"] = {"source.fixAll"};
  const Json wanted = ask("textDocument/codeAction", params);
  for (const Json& action : wanted) EXPECT_EQ(action["kind"], "source.fixAll");
}

TEST_F(LanguageSessionTest, TellsOfATextOnlyWhatWasFoundInIt) {
  begin();
  open(bolt_);
  // A name that changes makes everything be read again, which waits for a pause.
  text_ = bolt_;
  for (std::size_t name; (name = text_.find("Small Bolt")) != std::string::npos;)
    text_.replace(name, 10, "Little Bolt");
  text_.replace(text_.find("deal(3"), 6, "\n\n  deal(4");
  told_.clear();
  session_.put(Json{{"jsonrpc", "2.0"},
                    {"method", "textDocument/didChange"},
                    {"params",
                     {{"textDocument", {{"uri", uri_of_path(file_)}, {"version", ++version_}}},
                      {"contentChanges", {{{"text", text_}}}}}}}
                   .dump());
  while (session_.has_work()) EXPECT_THAT(session_.work(), IsEmpty());
  EXPECT_THAT(session_.rest(false), IsEmpty());
  ASSERT_TRUE(session_.waits_for_pause());
  Json params = at("deal(4");
  params["range"] = {{"start", params["position"]}, {"end", params["position"]}};
  const Json actions = ask("textDocument/codeAction", params);
  ASSERT_FALSE(actions.empty()) << "whoever asks for edits does not wait for a pause";
  const Json& edit = actions[0]["edit"]["changes"][uri_of_path(file_)][0];
  EXPECT_THAT(edit["newText"], HasSubstr("3"));
  EXPECT_EQ(edit["range"]["start"]["line"], 6);
  EXPECT_THAT(codes(), ElementsAre("T0501"));
}

TEST_F(LanguageSessionTest, ADocumentThatIsClosedIsTheOneOfTheDisk) {
  begin();
  folder_.write("cards/mine/bolt.lua", bolt_);
  open(bolt_ + "}");
  EXPECT_THAT(codes(), testing::Contains("L0101"));
  tell("textDocument/didClose", {{"textDocument", {{"uri", uri_of_path(file_)}}}});
  EXPECT_THAT(codes(), IsEmpty());
  folder_.write("cards/mine/bolt.lua", bolt_ + "}");
  tell("workspace/didChangeWatchedFiles", {{"changes", {{{"uri", uri_of_path(file_)}, {"type", 2}}}}});
  EXPECT_THAT(codes(), testing::Contains("L0101"));
}

TEST_F(LanguageSessionTest, ACardThatCannotBeReadHasAName) {
  const std::string user = folder_.write("cards/mine/user.lua",
                                         "return instant \"User\" {\n  cost = \"{R}\",\n  text = [[Destroy "
                                         "target creature named Small Bolt.]],\n"
                                         "  destroy(creature:named \"Small Bolt\"),\n}\n");
  folder_.write("cards/mine/bolt.lua", bolt_ + "}");
  begin();
  open(bolt_ + "}");
  ASSERT_THAT(codes(), testing::Contains("L0101"));
  const Json place = ask("textDocument/definition", at("Small B"));
  ASSERT_TRUE(place.is_object()) << place;
  EXPECT_EQ(place["uri"], uri_of_path(file_));
  EXPECT_EQ(place["range"]["start"], (Json{{"line", 0}, {"character", 16}}));
  std::vector<std::string> files;
  for (const Json& use : ask("textDocument/references", at("Small B"))) files.push_back(use["uri"]);
  EXPECT_THAT(files, testing::IsSupersetOf({uri_of_path(file_), uri_of_path(user)}));
  type("}");
  EXPECT_EQ(ask("textDocument/definition", at("Small B")), place);
}

TEST_F(LanguageSessionTest, AVerbThatDoesNotExistIsTold) {
  file_ = folder_.path("scenarios/bolt.lua");
  begin();
  open(
      "scenario(\"one\", function(s)\n  s.bob:hsa(\"in play\", \"Forest\")\n"
      "  s:expect_illegal(function() s.sue:casts(x) end, \"why\")\n  s:pas()\n  x:anything()\nend)\n");
  const Json& told = told_[uri_of_path(file_)]["diagnostics"];
  ASSERT_EQ(told.size(), 2U) << told;
  EXPECT_EQ(told[0]["code"], "T0601");
  EXPECT_EQ(told[0]["message"], "\"one\": a player has no verb `hsa`; did you mean `has`?");
  EXPECT_EQ(told[0]["range"]["start"], (Json{{"line", 1}, {"character", 8}}));
  EXPECT_EQ(told[0]["range"]["end"], (Json{{"line", 1}, {"character", 11}}));
  EXPECT_THAT(told[1]["message"].get<std::string>(), HasSubstr("\"one\": the scenario has no verb `pas`"));
  ask("sleight/runScenario", at(""));
  EXPECT_EQ(told_[uri_of_path(file_)]["diagnostics"].size(), 2U) << "what was run is told once";
}

TEST_F(LanguageSessionTest, NegotiatesHowCharactersAreCounted) {
  const Json answer =
      ask("initialize", {{"capabilities", {{"general", {{"positionEncodings", {"utf-8"}}}}}}});
  EXPECT_EQ(answer["capabilities"]["positionEncoding"], "utf-8");
  EXPECT_EQ(ask("initialize")["code"], -32600);
}

TEST_F(LanguageSessionTest, AnswersNonsense) {
  EXPECT_EQ(ask("textDocument/hover")["code"], -32002) << "before it is initialized";
  tell("textDocument/didOpen");
  begin();
  EXPECT_EQ(ask("textDocument/none")["code"], -32601);
  EXPECT_EQ(ask("textDocument/hover")["code"], -32602);
  EXPECT_EQ(ask("textDocument/hover", Json::array())["code"], -32602);
  EXPECT_EQ(ask("textDocument/hover", {{"textDocument", {{"uri", "file:///none"}}}})["message"],
            "`file:///none` is not open");
  open(bolt_);
  Json params = at("cost");
  for (const Json& wrong : {Json(-1), Json(1.5), Json("1"), Json(1e300)}) {
    params["position"]["line"] = wrong;
    EXPECT_EQ(ask("textDocument/hover", params)["code"], -32602) << wrong;
  }
  params["position"]["line"] = 4'000'000'000U;
  EXPECT_EQ(ask("textDocument/hover", params), nullptr) << "behind the end";
  session_.put("{");
  EXPECT_EQ(taken().at(0)["error"]["code"], -32700);
  session_.put("[]");
  EXPECT_EQ(taken().at(0)["error"]["code"], -32600);
  session_.put("{\"params\":" + std::string(1'000'000, '['));
  EXPECT_EQ(taken().at(0)["error"]["code"], -32700);
  session_.put("{\"params\":" + std::string(1'000'000, '[') + std::string(1'000'000, ']') + "}");
  EXPECT_EQ(taken().at(0)["error"]["message"], "a message has parts in more than 200 parts");
  session_.put(R"({"jsonrpc":"2.0","id":1,"result":null})");
  EXPECT_THAT(taken(), IsEmpty()) << "an answer";
  tell("exit");
  EXPECT_EQ(session_.status(), 1) << "without a shutdown";
}

TEST_F(LanguageSessionTest, ACancelledRequestIsAnsweredAsSuch) {
  begin();
  session_.put(R"({"jsonrpc":"2.0","id":"a","method":"workspace/symbol","params":{"query":""}})");
  session_.put(R"({"jsonrpc":"2.0","id":"b","method":"workspace/symbol","params":{"query":"bear"}})");
  session_.put(R"({"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"a"}})");
  const std::vector<Json> answers = taken();
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(answers[0]["error"]["code"], -32800);
  EXPECT_EQ(answers[1]["result"].size(), 1U);
}

}  // namespace
}  // namespace sleight
