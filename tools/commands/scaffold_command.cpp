#include "tools/commands/scaffold_command.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/card/letters.h"
#include "scripting/lua/nearest_word.h"
#include "scripting/words/script_printer.h"
#include "tools/checking/read_back.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/card_loading.h"
#include "tools/command_line/program.h"
#include "tools/command_line/progress_bar.h"
#include "tools/files/card_data.h"
#include "tools/files/file_system.h"
#include "tools/files/in_parallel.h"
#include "tools/library/known_words.h"
#include "tools/reports/reading_report.h"
#include "tools/wording/phrases.h"

namespace sleight {
namespace {

struct ScaffoldOptions {
  std::string cards, text, out;
  std::vector<std::string> names;
  bool report = false;
  bool force = false;
  bool by_set = false;
};

/// So many cards are worked on before any is written: definitions of tens of thousands never lie side by
/// side.
constexpr std::size_t cards_at_a_time = 512;

bool read_cards(Program& program, const ScaffoldOptions& o, CardDataFile& data) {
  std::set<std::string> names;
  for (const std::string& name : o.names) names.insert(lowered(name));
  const auto wanted = [&](const std::string& name) { return names.empty() || names.contains(lowered(name)); };
  Report report;
  if (!o.cards.empty()) {
    if (!open_card_data(program, o.cards, data, wanted)) return false;
  } else if (!o.text.empty()) {
    std::string text;
    if (o.text == "-") {
      text.assign(std::istreambuf_iterator<char>(std::cin), {});
    } else if (!program.has_file(o.text)) {
      return false;
    } else if (!read_file(o.text, text)) {
      program.usage("T0103", "`" + o.text + "` cannot be read as a file");
      return false;
    }
    // The two are told apart by the option, not by what is in the file: broken JSON would pass for text.
    data = read_card_text(o.text, text);
    std::erase_if(data.cards, [&](const CardData& card) { return !wanted(card.name); });
  } else {
    program.usage("T0104", "`sleight scaffold` needs card data", "give --cards FILE or --text FILE");
    return false;
  }
  report.add(data.problems);
  // Cards that are sound are worked on although others of the file are not.
  if (!data.problems.empty()) program.refuse(report);
  return !data.names.empty();
}

/// The cards asked for, each name once, in the order of the names, or all in the order of the data.
std::vector<CardData> chosen(Program& program, const ScaffoldOptions& o, CardDataFile& data) {
  // Reprints in one file say the same card again.
  std::map<std::string, CardData*> by_name;
  std::vector<CardData> cards;
  for (CardData& card : data.cards)
    if (by_name.emplace(lowered(card.name), &card).second && o.names.empty())
      cards.push_back(std::move(card));
  std::set<std::string> seen;
  for (const std::string& name : o.names) {
    if (!seen.insert(lowered(name)).second) continue;
    if (const auto found = by_name.find(lowered(name)); found != by_name.end()) {
      cards.push_back(std::move(*found->second));
      continue;
    }
    const std::string near = closest_word(name, data.names);
    program.refuse(Diagnostic{"T0203",
                              Severity::error,
                              {o.cards.empty() ? o.text : o.cards, 0, 0, 1},
                              "the card data has no `" + name + "`",
                              near.empty() ? "" : "write `" + near + "`"});
  }
  return cards;
}

/// The folder of a card's set, below that of all; "" where nothing tells the set.
std::string folder_of(const ScaffoldOptions& o, const CardData& card) {
  const std::string set = o.by_set ? file_name_of(card.set) : "";
  return set.empty() ? o.out : o.out + "/" + set;
}

/// Where each card's script goes, in their order. False, and said why, when one has no file of its own: its
/// name names none, another card's is the same, or it is there.
bool own_files(Program& program, const ScaffoldOptions& o, const std::vector<CardData>& all,
               std::vector<std::string>& files) {
  std::map<std::string, std::string> cards;
  for (const CardData& card : all) {
    const std::string name = file_name_of(card.name);
    if (name.empty()) {
      program.refuse(Diagnostic{"T0205",
                                Severity::error,
                                {},
                                "`" + card.name + "` has no letter or digit to name a file by",
                                "name the other cards, and write this one by hand"});
      return false;
    }
    files.push_back(folder_of(o, card) + "/" + name + ".lua");
    // A link counts as there, wherever it leads: what lies behind it is not ours to change.
    if (!o.force && is_entry(files.back())) {
      program.refuse(Diagnostic{"T0206",
                                Severity::error,
                                {files.back(), 0, 0, 1},
                                "this file is there already, and is kept",
                                "write to another folder, or add --force to write over it"});
      return false;
    }
    const auto [first, is_new] = cards.emplace(files.back(), card.name);
    if (is_new) continue;
    program.refuse(Diagnostic{"T0204",
                              Severity::error,
                              {},
                              "`" + first->second + "` and `" + card.name + "` would both be written to `" +
                                  files.back().substr(o.out.size() + 1) + "`",
                              "name the cards, and write the two to different folders"});
    return false;
  }
  return true;
}

/// Writes a file that is whole or not there. A link gives way to it: what lies behind it is not ours to
/// change.
bool write_over(Program& program, const std::string& file, const std::string& text) {
  if (remove_link(file) && write_file(file, text)) {
    program.log.tell(LogLevel::debug, "wrote " + file);
    return true;
  }
  program.usage("T0105", "cannot write `" + file + "`");
  return false;
}

/// Writes the set.lua of each set that has none.
bool write_sets(Program& program, const ScaffoldOptions& o, const std::vector<CardData>& cards) {
  std::set<std::string> done;
  for (const CardData& card : cards) {
    const std::string file = folder_of(o, card) + "/set.lua";
    if (folder_of(o, card) == o.out || !done.insert(file).second || is_entry(file)) continue;
    const std::string name = card.set_name.empty() ? card.set : card.set_name;
    if (!write_over(program, file, print_set({name, card.set, card.released}))) return false;
  }
  return true;
}

void run(Program& program, const ScaffoldOptions& o) {
  if (!program.has_sources()) return;
  if (o.by_set && o.out.empty()) {
    program.usage("T0104", "`--by-set` sorts scripts into folders", "name the folder for them with --out");
    return;
  }
  CardDataFile data;
  if (!read_cards(program, o, data)) return;
  Vocabulary vocabulary = vocabulary_of(program.sources);
  // Creature types that the cards at hand bring are words of their texts, for no script has them yet.
  add_words_of(data.cards, vocabulary);
  const std::vector<CardData> cards = chosen(program, o, data);
  std::vector<std::string> files;
  // Before anything is written: half a folder would be worse than none.
  if (!o.out.empty() &&
      (!own_files(program, o, cards, files) || (o.by_set && !write_sets(program, o, cards))))
    return;
  ReadingReport report;
  ProgressBar bar("reading cards", cards.size());
  std::size_t whole = 0;
  Report refused;
  std::vector<WrittenScaffold> made;
  const EqualPhrases equals = phrases_that_are_equal();
  std::vector<std::unique_ptr<ReadBack>> readers(static_cast<std::size_t>(std::max(program.jobs, 1)));
  for (std::size_t from = 0; from < cards.size(); from += cards_at_a_time) {
    made.assign(std::min(cards_at_a_time, cards.size() - from), {});
    in_parallel(made.size(), program.jobs, [&](std::size_t i, std::size_t worker) {
      std::unique_ptr<ReadBack>& reader = readers[worker];
      if (reader == nullptr) reader = std::make_unique<ReadBack>(vocabulary, program.sources.mods, equals);
      made[i] = reader->write(facts_of(cards[from + i]), cards[from + i].location);
    });
    for (std::size_t i = 0; i < made.size(); ++i) {
      const Scaffold& one = made[i].scaffold;
      whole += one.whole() ? 1 : 0;
      refused.add(made[i].findings);
      if (o.report) report.add(one, made[i].left_over);
      if (!one.problems.empty() && !o.report) program.status = 1;
      if (!o.out.empty()) {
        if (!write_over(program, files[from + i], made[i].lua)) return;
        if (!one.whole() && !o.report) std::cout << "not wholly understood: " << one.card.name << "\n";
      } else if (!o.report) {
        std::cout << made[i].lua << "\n";
      }
    }
    bar.show(from + made.size());
  }
  program.warn(refused);
  if (o.report && program.format() == Format::human)
    std::cout << report.text();
  else if (o.report)
    std::cout << report.json().dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << "\n";
  else if (!o.out.empty())
    std::cout << cards.size() << " scripts written to " << o.out << ", " << whole << " wholly understood\n";
}

}  // namespace

void add_scaffold(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("scaffold", "card data -> scripts to start from");
  auto o = std::make_shared<ScaffoldOptions>();
  command->add_option("name", o->names, "only these cards");
  CLI::Option* cards = command->add_option(
      "--cards", o->cards,
      "card data: MTGJSON (AtomicCards or a set) or a Scryfall bulk file; - is the standard input");
  command->add_option("--text", o->text, "plain text: name and cost, type, text; cards apart by empty lines")
      ->excludes(cards);
  command->add_option("--out", o->out, "folder to write the scripts to (default: print them)");
  command->add_flag("--report", o->report, "print how much of the texts is read, and which pieces are not");
  command->add_flag("--by-set", o->by_set, "with --out, a folder for each set, with its set.lua");
  command->add_flag("--force", o->force, "with --out, write over files that are there");
  add_format(*command, program);
  add_jobs(*command, program);
  add_mods(*command, program);
  on_run(*command, program, [&program, o] { run(program, *o); });
}

}  // namespace sleight
