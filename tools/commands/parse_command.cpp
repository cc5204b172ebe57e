#include "tools/commands/parse_command.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

#include "core/card/characters.h"
#include "grammar/describe.h"
#include "grammar/facts.h"
#include "grammar/text_reader.h"
#include "tools/checking/read_back.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/program.h"
#include "tools/files/card_data.h"
#include "tools/library/card_scripts.h"
#include "tools/library/known_words.h"

namespace sleight {
namespace {

struct ParseOptions {
  std::string text, name = "This Card", type = "Artifact";
  bool house = false;
};

nlohmann::ordered_json as_json(const Reading& reading, const std::vector<std::string>& problems,
                               const std::string& described, const std::string& lua) {
  nlohmann::ordered_json lines = nlohmann::ordered_json::array();
  for (const LineReading& line : reading.lines) {
    nlohmann::ordered_json tokens = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < line.tokens.size(); ++i)
      tokens.push_back(
          {{"text", line.tokens[i].text},
           {"at", line.tokens[i].span.at},
           {"length", line.tokens[i].span.length},
           {"known", line.tokens[i].known},
           // Of a line that is not understood, only the words at fault are marked.
           {"understood", line.understood || std::find(line.offending.begin(), line.offending.end(), i) ==
                                                 line.offending.end()}});
    lines.push_back({{"text", line.text}, {"understood", line.understood}, {"words", tokens}});
  }
  return {{"understood", reading.understood()},
          {"problems", problems},
          {"lines", lines},
          {"describe", described},
          {"lua", lua}};
}

void run(Program& program, const ParseOptions& o) {
  if (!program.has_sources()) return;
  CardData data;
  data.name = o.name;
  data.type = o.type;
  data.text = o.text;
  // A creature needs both, and a type line says neither; no text reads differently for it.
  if (o.type.find("Creature") != std::string::npos || o.type.find("Summon") != std::string::npos)
    data.power = data.toughness = "1";
  // And all but lands have a cost, which is not the text's to say: the script that is shown has none.
  const bool has_cost = o.type.find("Land") == std::string::npos;
  if (has_cost) data.cost = "{1}";
  Vocabulary vocabulary = vocabulary_of(program.sources);
  // Its type line may name a creature type that no card has.
  add_words_of({data}, vocabulary);
  CardFacts facts = facts_of(data);
  if (o.house) facts.wording = Wording::house;
  WrittenScaffold written =
      ReadBack(vocabulary, program.sources.mods, phrases_that_are_equal()).write(facts, {});
  if (has_cost) {
    written.scaffold.card.has_cost = false;
    written.scaffold.card.cost = {};
    written.lua = lua_of(written.scaffold.card, written.scaffold.words);
  }
  const Scaffold& made = written.scaffold;
  // The text may bring words of its own, which only this card spells.
  Words words;
  for (const std::string& word : made.words) words.intern(word);
  const std::string described = describe(made.card, words, vocabulary);
  if (!made.reading.understood() || !made.problems.empty()) program.status = 1;
  if (program.format() == Format::json) {
    std::cout << as_json(made.reading, made.problems, described, written.lua)
                     .dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace)
              << "\n";
    return;
  }
  Report report;
  report.source("(text)", o.text);
  report.add(findings(made.reading, o.text, "(text)", lines_that_are_read()));
  report.add(written.findings);
  if (program.format() != Format::human) {
    std::cout << report.text(program.format());
    return;
  }
  for (const std::string& problem : made.problems) std::cout << "not understood: " << seen(problem) << "\n";
  for (const LineReading& line : made.reading.lines) {
    std::cout << (line.understood ? "understood:     " : "not understood: ") << seen(line.text) << "\n";
    for (std::size_t i = 0; i < line.tokens.size(); ++i) {
      const Token& token = line.tokens[i];
      const bool offends = std::find(line.offending.begin(), line.offending.end(), i) != line.offending.end();
      std::cout << "  "
                << (!token.known ? "unknown word  "
                    : offends    ? "does not fit  "
                                 : "ok            ")
                << seen(token.text) << "\n";
    }
  }
  if (!report.findings().empty()) std::cout << report.text(Format::human, output_is_terminal());
  std::cout << "\nread as:\n"
            << described << (described.empty() || described.back() == '\n' ? "" : "\n") << "\nscript:\n"
            << written.lua;
}

}  // namespace

void add_parse(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("parse", "how the grammar reads one text, word by word");
  auto o = std::make_shared<ParseOptions>();
  command->add_option("text", o->text, "the text of a card")->required();
  command->add_option("--name", o->name, "the card's name, by which its text calls it");
  command->add_flag("--house", o->house,
                    "the text is in the house wording, as in a script, and not in that of card data");
  command->add_option("--type", o->type, "its type line, as in \"Instant\" or \"Creature - Goblin\"");
  add_format(*command, program);
  add_mods(*command, program);
  on_run(*command, program, [&program, o] { run(program, *o); });
}

}  // namespace sleight
