#include "tools/commands/describe_command.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

#include "grammar/describe.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/card_loading.h"
#include "tools/command_line/program.h"
#include "tools/library/known_words.h"

namespace sleight {
namespace {

void run(Program& program, const std::string& path) {
  if (!program.has_sources() || !program.has_scripts(path)) return;
  const Scripts scripts = open_scripts(program, {path}, 1);
  const Vocabulary vocabulary = vocabulary_of(program.sources, scripts, {path}, 1);
  if (program.format() == Format::json) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const CardFile& script : scripts.cards)
      list.push_back({{"name", script.card.name},
                      {"file", script.file},
                      {"text", describe(script.card, scripts.words, vocabulary)}});
    std::cout << list.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << "\n";
  } else {
    for (const CardFile& script : scripts.cards) {
      const std::string text = describe(script.card, scripts.words, vocabulary);
      std::cout << script.card.name << "\n" << text << (text.empty() || text.back() == '\n' ? "" : "\n");
      if (&script != &scripts.cards.back()) std::cout << "\n";
    }
  }
  Report report;
  report.add(scripts.findings);
  if (!report.findings().empty()) program.refuse(report);
}

}  // namespace

void add_describe(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("describe", "the English of what a script does");
  auto path = std::make_shared<std::string>();
  command->add_option("file", *path, "a card script, or a folder of them")->required();
  add_format(*command, program);
  add_mods(*command, program);
  on_run(*command, program, [&program, path] { run(program, *path); });
}

}  // namespace sleight
