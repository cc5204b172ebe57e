#include "tools/lsp/editor_commands.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "grammar/describe.h"
#include "tools/desk/scenario_draft.h"
#include "tools/desk/written_parts.h"
#include "tools/files/card_file_name.h"
#include "tools/files/file_system.h"
#include "tools/library/mod_folders.h"
#include "tools/lsp/request_place.h"
#include "tools/lsp/workspace_edits.h"
#include "tools/scenario/runner.h"

namespace sleight {
namespace {

using Json = nlohmann::json;

/// How much of what is wrong a person is shown at once.
enum class MessageType : unsigned char { error = 1, warning = 2, info = 3 };

Json shown_message(MessageType type, const std::string& text) {
  return {{"jsonrpc", "2.0"},
          {"method", "window/showMessage"},
          {"params", {{"type", static_cast<int>(type)}, {"message", text}}}};
}

/// The cards and rules that a scenario of that file is played with: the mods that it lies in are among them.
scenario::World world_for(WorkspaceDesk& desk, const std::string& file) {
  const EditedTextsInUse in_use = desk.workspace().edited_texts_in_use();
  CardSources sources = desk.workspace().sources();
  sources.mods = mods_with(sources, {file});
  Diagnostics problems;
  return scenario::world_of(sources, problems);
}

Json to_json(const scenario::Result& result) {
  Json one{{"name", result.name}, {"passed", result.passed}, {"line", std::max(result.line - 1, 0)}};
  if (!result.message.empty()) one["message"] = result.message;
  if (result.doubt) one["doubt"] = {{"code", result.doubt->code}, {"message", result.doubt->text}};
  return one;
}

/// The scenarios are those of the text as it is typed.
Json run_scenarios(WorkspaceDesk& desk, const OpenDocument& document, const std::string& name) {
  if (document.file.empty()) throw RefusedRequest("only the scenarios of a file can be run");
  const scenario::World world = world_for(desk, document.file);
  const auto wanted = [&](const std::string& each) { return each == name; };
  const std::vector<scenario::Result> results = scenario::run_strictly(
      world, document.file, document.text, name.empty() ? scenario::ByName{} : scenario::ByName{wanted});
  Diagnostics failures;
  Json told = Json::array();
  int failed = 0;
  for (const scenario::Result& result : results) {
    told.push_back(to_json(result));
    if (result.passed) continue;
    ++failed;
    failures.push_back({result.name.empty() ? "T0602" : "T0601",
                        Severity::error,
                        {document.file, result.line, 0, 1},
                        (result.name.empty() ? "" : "\"" + result.name + "\": ") + result.message,
                        ""});
  }
  desk.set_failures(document.file, std::move(failures));
  return {{"passed", static_cast<int>(results.size()) - failed}, {"failed", failed}, {"scenarios", told}};
}

const Json& argument(const Json& params, std::size_t number) {
  const Json& arguments = params.at("arguments");
  if (!arguments.is_array() || number >= arguments.size())
    throw WrongParameters("an argument of the command is missing");
  return arguments[number];
}

const OpenDocument& document_named(const WorkspaceDesk& desk, const Json& uri) {
  return document_in(desk, {{"textDocument", {{"uri", uri}}}});
}

CommandAnswer run_scenario_of(WorkspaceDesk& desk, const Json& params) {
  const OpenDocument& document = document_named(desk, argument(params, 0));
  const Json& arguments = params.at("arguments");
  const std::string name = arguments.size() > 1 ? arguments[1].get<std::string>() : "";
  CommandAnswer answer{run_scenarios(desk, document, name), {}};
  const int failed = answer.result.at("failed").get<int>();
  std::string told = std::to_string(answer.result.at("passed").get<int>()) + " passed, " +
                     std::to_string(failed) + " failed";
  for (const Json& one : answer.result.at("scenarios"))
    if (one.contains("message")) {
      told += ": " + one.at("message").get<std::string>();
      break;
    }
  const bool is_none = answer.result.at("scenarios").empty();
  if (is_none) told = "no scenario here is called \"" + name + "\"";
  answer.messages.push_back(
      shown_message(failed > 0 || is_none ? MessageType::error : MessageType::info, told));
  return answer;
}

/// The file for a scenario of a card: in the mod that the card lies in, or the folder that is open.
std::string file_for_scenario(const WorkspaceDesk& desk, const std::string& file, const std::string& card) {
  std::string root = mod_around(file);
  if (root.empty()) root = desk.folders().empty() ? folder_of_file(file) : desk.folders().front();
  const std::string base =
      (std::filesystem::path(root) / "scenarios" / card_file_name(card)).lexically_normal().string();
  std::string free = base + ".lua";
  for (int number = 2; is_entry(free) || desk.document(desk.uri_of(free)) != nullptr; ++number)
    free = base + "_" + std::to_string(number) + ".lua";
  return free;
}

CommandAnswer write_scenario(WorkspaceDesk& desk, const Json& params) {
  const OpenDocument& document = document_named(desk, argument(params, 0));
  const int ability = count_in(argument(params, 1));
  if (!desk.editor().applies_edits || !desk.editor().creates_files)
    throw RefusedRequest("the editor makes no files for a server");
  const std::optional<ReadCard> card = card_in_text(desk.workspace(), document.file, document.text);
  if (!card) throw RefusedRequest("the script has errors, and no card");
  const std::vector<Ability>& abilities = card->script.card.abilities;
  if (ability < 0 || static_cast<std::size_t>(ability) >= abilities.size())
    throw WrongParameters("the card has no such ability");
  const std::string file = file_for_scenario(desk, document.file, card->script.card.name);
  std::string title = describe(card->script.card, abilities[static_cast<std::size_t>(ability)], card->words,
                               desk.workspace().data().vocabulary);
  std::replace(title.begin(), title.end(), '\n', ' ');
  while (title.ends_with('.') || title.ends_with(' ')) title.pop_back();
  const ScenarioDraft draft =
      draft_scenario(world_for(desk, file), card->script, card->words, static_cast<std::size_t>(ability),
                     card->script.card.name + ": " + title);
  if (draft.script.empty())
    return {nullptr, {shown_message(MessageType::warning, "no scenario was written: " + draft.problem)}};
  return {{{"file", desk.uri_of(file)}},
          {{{"jsonrpc", "2.0"},
            {"id", "sleight.edit"},
            {"method", "workspace/applyEdit"},
            {"params",
             {{"label", "a scenario for " + card->script.card.name},
              {"edit", edit_that_creates(desk, file, draft.script)}}}}}};
}

}  // namespace

Json run_scenario(WorkspaceDesk& desk, const Json& params) {
  return run_scenarios(desk, document_in(desk, params), params.value("name", ""));
}

CommandAnswer execute_command(WorkspaceDesk& desk, const Json& params) {
  const auto command = params.at("command").get<std::string>();
  if (command == run_scenario_command) return run_scenario_of(desk, params);
  if (command == write_scenario_command) return write_scenario(desk, params);
  throw WrongParameters("there is no command `" + command + "`");
}

}  // namespace sleight
