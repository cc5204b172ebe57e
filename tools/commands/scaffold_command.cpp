#include "tools/commands/scaffold_command.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/card/letters.h"
#include "scripting/lua/nearest_word.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/program.h"
#include "tools/files/card_data.h"
#include "tools/files/file_system.h"
#include "tools/library/card_scripts.h"
#include "tools/library/known_words.h"
#include "tools/wording/phrases.h"

namespace sleight {
namespace {

struct ScaffoldOptions {
  std::string cards, text, out;
  std::vector<std::string> names;
  bool report = false;
  bool force = false;
};

/// One card's scaffold, and how much of its text is in it.
struct Made {
  CardData data;
  Scaffold scaffold;
  std::string lua;
  bool whole() const { return scaffold.problems.empty() && scaffold.reading.understood(); }
};

std::string as_comment(const std::string& what) {
  std::string text = "-- not understood: ";
  for (const char c : what) {
    text += c;
    // Within a comment of Lua every line needs its own dashes.
    if (c == '\n') text += "--   ";
  }
  return text + "\n";
}

/// What was not understood stands in the script as a comment, where the author has to go on.
std::string with_remarks(const Made& made) {
  std::string remarks;
  for (const std::string& problem : made.scaffold.problems) remarks += as_comment(problem);
  for (const LineReading& line : made.scaffold.reading.lines)
    if (!line.understood) remarks += as_comment(line.text);
  return remarks + made.lua;
}

nlohmann::ordered_json coverage(const std::vector<Made>& all) {
  std::size_t whole = 0, lines = 0, understood = 0;
  nlohmann::ordered_json cards = nlohmann::ordered_json::array();
  for (const Made& made : all) {
    nlohmann::ordered_json unread = nlohmann::ordered_json::array();
    for (const LineReading& line : made.scaffold.reading.lines) {
      ++lines;
      if (line.understood)
        ++understood;
      else
        unread.push_back(line.text);
    }
    if (made.whole()) ++whole;
    cards.push_back({{"name", made.data.name},
                     {"understood", made.whole()},
                     {"unread", unread},
                     {"problems", made.scaffold.problems}});
  }
  return {{"cards", all.size()},
          {"understood", whole},
          {"lines", lines},
          {"lines_understood", understood},
          {"list", cards}};
}

bool read_cards(Program& program, const ScaffoldOptions& o, CardDataFile& data) {
  const std::string& file = o.cards.empty() ? o.text : o.cards;
  if (file.empty()) {
    program.usage("T0104", "`sleight scaffold` needs card data", "give --cards FILE or --text FILE");
    return false;
  }
  std::string text;
  if (!program.has_file(file)) return false;
  if (!read_file(file, text)) {
    program.usage("T0103", "`" + file + "` cannot be read as a file");
    return false;
  }
  // The two are told apart by the option, not by what is in the file: broken JSON would pass for text.
  data = o.cards.empty() ? read_card_text(file, text) : read_card_data(file, text);
  program.log.tell(LogLevel::info, "read " + std::to_string(data.cards.size()) + " cards from " + file);
  Report report;
  report.source(file, text);
  report.add(data.problems);
  // Cards that are sound are worked on although others of the file are not.
  if (!data.problems.empty()) program.refuse(report);
  return !data.cards.empty();
}

/// The cards asked for, each name once, in the order of the names, or all in the order of the data.
std::vector<CardData> chosen(Program& program, const ScaffoldOptions& o, const CardDataFile& data) {
  std::vector<CardData> cards;
  std::set<std::string> seen;
  if (o.names.empty()) {
    for (const CardData& card : data.cards)
      // Reprints in one file say the same card again.
      if (seen.insert(lowered(card.name)).second) cards.push_back(card);
    return cards;
  }
  std::vector<std::string> names;
  for (const CardData& card : data.cards) names.push_back(card.name);
  for (const std::string& name : o.names) {
    const auto found = std::find_if(data.cards.begin(), data.cards.end(), [&](const CardData& card) {
      return lowered(card.name) == lowered(name);
    });
    if (found != data.cards.end()) {
      if (seen.insert(lowered(name)).second) cards.push_back(*found);
      continue;
    }
    const std::string near = closest_word(name, names);
    program.refuse(Diagnostic{"T0203",
                              Severity::error,
                              {o.cards.empty() ? o.text : o.cards, 0, 0, 1},
                              "the card data has no `" + name + "`",
                              near.empty() ? "" : "write `" + near + "`"});
  }
  return cards;
}

/// Where a card's script goes; "" when its name has nothing to name a file by.
std::string file_of(const ScaffoldOptions& o, const Made& made) {
  const std::string name = file_name_of(made.data.name);
  return name.empty() ? "" : o.out + "/" + name + ".lua";
}

/// Whether each card has a file that is its own, and not another card's or one that is there.
bool own_files(Program& program, const ScaffoldOptions& o, const std::vector<Made>& all) {
  std::map<std::string, std::string> cards;
  for (const Made& made : all) {
    const std::string file = file_of(o, made);
    if (file.empty()) {
      program.refuse(Diagnostic{"T0205",
                                Severity::error,
                                {},
                                "`" + made.data.name + "` has no letter or digit to name a file by",
                                "name the other cards, and write this one by hand"});
      return false;
    }
    // A link counts as there, wherever it leads: what lies behind it is not ours to change.
    if (!o.force && is_entry(file)) {
      program.refuse(Diagnostic{"T0206",
                                Severity::error,
                                {file, 0, 0, 1},
                                "this file is there already, and is kept",
                                "write to another folder, or add --force to write over it"});
      return false;
    }
    const auto [first, is_new] = cards.emplace(file, made.data.name);
    if (is_new) continue;
    program.refuse(Diagnostic{"T0204",
                              Severity::error,
                              {},
                              "`" + first->second + "` and `" + made.data.name +
                                  "` would both be written to `" + file.substr(o.out.size() + 1) + "`",
                              "name the cards, and write the two to different folders"});
    return false;
  }
  return true;
}

void run(Program& program, const ScaffoldOptions& o) {
  if (!program.has_sources()) return;
  CardDataFile data;
  if (!read_cards(program, o, data)) return;
  Vocabulary vocabulary = vocabulary_of(program.sources);
  // Creature types that the cards at hand bring are words of their texts, for no script has them yet.
  add_words_of(data.cards, vocabulary);
  std::vector<Made> all;
  for (const CardData& card : chosen(program, o, data)) {
    Made made;
    made.data = card;
    made.scaffold = scaffold(facts_of(card), vocabulary);
    // The text goes into the script as it stands, understood or not: the author holds the two together.
    made.scaffold.card.text = card.text;
    made.lua = lua_of(made.scaffold.card, made.scaffold.words);
    if (!made.scaffold.problems.empty()) program.status = 1;
    all.push_back(std::move(made));
  }
  // Before anything is written: half a folder would be worse than none.
  if (!o.out.empty() && !own_files(program, o, all)) return;
  std::size_t whole = 0;
  for (const Made& made : all) {
    whole += made.whole() ? 1 : 0;
    if (!o.out.empty()) {
      const std::string file = file_of(o, made);
      // A link gives way to the script: what lies behind it is not ours to change.
      if (!remove_link(file) || !write_file(file, with_remarks(made))) {
        program.usage("T0105", "cannot write `" + file + "`");
        return;
      }
      program.log.tell(LogLevel::debug, "wrote " + file);
    } else if (!o.report) {
      std::cout << with_remarks(made) << "\n";
    }
  }
  if (o.report) {
    std::cout << coverage(all).dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << "\n";
  } else if (!o.out.empty()) {
    for (const Made& made : all)
      if (!made.whole()) std::cout << "not wholly understood: " << made.data.name << "\n";
    std::cout << all.size() << " scripts written to " << o.out << ", " << whole << " wholly understood\n";
  }
}

}  // namespace

void add_scaffold(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("scaffold", "card data -> scripts to start from");
  auto o = std::make_shared<ScaffoldOptions>();
  command->add_option("name", o->names, "only these cards");
  CLI::Option* cards = command->add_option(
      "--cards", o->cards, "card data: MTGJSON (AtomicCards or a set) or a Scryfall bulk file");
  command->add_option("--text", o->text, "plain text: name and cost, type, text; cards apart by empty lines")
      ->excludes(cards);
  command->add_option("--out", o->out, "folder to write the scripts to (default: print them)");
  command->add_flag("--report", o->report, "print how much was understood, as JSON");
  command->add_flag("--force", o->force, "with --out, write over files that are there");
  add_format(*command, program);
  add_mods(*command, program);
  on_run(*command, program, [&program, o] { run(program, *o); });
}

}  // namespace sleight
