#include "tools/commands/scaffold_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <future>
#include <iostream>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "core/card/characters.h"
#include "core/card/letters.h"
#include "grammar/describe.h"
#include "grammar/text_reader.h"
#include "scripting/files/script_reader.h"
#include "scripting/lua/nearest_word.h"
#include "scripting/words/script_printer.h"
#include "tools/checking/read_back.h"
#include "tools/checking/text_difference.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/card_loading.h"
#include "tools/command_line/meant_command.h"
#include "tools/command_line/program.h"
#include "tools/command_line/progress_bar.h"
#include "tools/display/phrases.h"
#include "tools/files/card_data.h"
#include "tools/files/card_file_name.h"
#include "tools/files/file_system.h"
#include "tools/files/in_parallel.h"
#include "tools/library/chosen_cards.h"
#include "tools/library/known_words.h"
#include "tools/library/script_tree.h"
#include "tools/reports/reading_report.h"

namespace sleight {
namespace {

struct ScaffoldOptions {
  std::string cards, text, printed, out;
  std::vector<std::string> names;
  bool report = false;
  bool force = false;
  bool by_set = false;
  bool renew = false;
};

/// So many cards are worked on before any is written: definitions of tens of thousands never lie side by
/// side.
constexpr std::size_t cards_at_a_time = 512;
constexpr std::size_t batches_of_a_reader = 64;

/// Where the cards come from, as findings call it.
const std::string& source_of(const ScaffoldOptions& o) { return o.cards.empty() ? o.text : o.cards; }

bool read_cards(Program& program, const ScaffoldOptions& o, CardDataFile& data, ChosenCards& chosen) {
  if (!o.cards.empty()) {
    if (!open_card_data(program, o.cards, data, &chosen)) return false;
  } else if (!o.text.empty()) {
    std::string text;
    // A text may begin as a deck does: with a number and a name.
    if (!program.has_file(o.text) || !is_for_command(program, o.text, {FileKind::deck})) return false;
    if (!read_file(o.text, text)) {
      program.usage("T0103", "`" + o.text + "` cannot be read as a file");
      return false;
    }
    // The two are told apart by the option, not by what is in the file: broken JSON would pass for text.
    data = read_card_text(o.text, text);
    if (data.names.empty() && data.problems.empty()) {
      program.usage("T0104", "there is no card in `" + o.text + "`",
                    "write the name and the cost of a card, its type and its text, each on a line");
      return false;
    }
    for (CardData& card : data.cards) chosen.take(std::move(card));
  } else {
    program.usage("T0104", "`sleight scaffold` needs card data", "give --cards FILE or --text FILE");
    return false;
  }
  Report report;
  report.add(data.problems);
  // Cards that are sound are worked on although others of the file are not.
  if (!data.problems.empty()) program.refuse(report);
  for (const std::string& name : o.names) {
    if (data.names.empty() || chosen.has(name)) continue;
    const std::string near = closest_word(name, data.names);
    program.refuse(Diagnostic{"T0203",
                              Severity::error,
                              {source_of(o), 0, 0, 1},
                              "the card data has no `" + name + "`",
                              near.empty() ? "" : "write `" + near + "`"});
  }
  return !data.names.empty();
}

/// Whether a folder can be called after a set's code: it must not lead out of the folder of all.
bool names_folder(const std::string& code) {
  return std::all_of(code.begin(), code.end(),
                     [](char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '_' || c == '-'; });
}

/// Files below a folder of cards that are no cards.
bool is_taken(const std::string& name) { return name == "set" || name == "mod"; }

/// Finds the cards that cannot be given a file of their own. They are left out, and told; all others are
/// written.
class OwnFiles {
 public:
  OwnFiles(const ScaffoldOptions& options, const ScriptTree& tree) : o_(options), tree_(tree) {}

  /// To be called once for each card, in their order.
  void add(const CardData& card) {
    std::optional<Diagnostic> why = why_not(card);
    if (why) {
      left_out_.insert(count_);
      findings_.add(std::move(*why));
    }
    ++count_;
  }
  bool leaves_out(std::size_t number) const { return left_out_.contains(number); }
  std::size_t count_left_out() const { return left_out_.size(); }
  Report& findings() { return findings_; }

 private:
  std::optional<Diagnostic> why_not(const CardData& card) {
    const auto finding = [](const char* code, const Location& where, const std::string& what,
                            const std::string& fix) {
      return Diagnostic{code, Severity::error, where, what, fix};
    };
    const std::string name = card_file_name(card.name);
    if (name.empty())
      return finding("T0205", card.location,
                     "`" + card.name + "` has no letter or digit to name a file by, and is left out",
                     "write this one by hand, to a file with a name of your own");
    if (is_taken(name))
      return finding("T0205", card.location,
                     "`" + card.name + "` would be written to `" + name +
                         ".lua`, which says something of the whole folder, and is left out",
                     "write this one by hand, to a file with a name of your own");
    if (o_.by_set && !names_folder(ScriptTree::set_of(card)))
      return finding("T0209", card.location,
                     "`" + card.name + "` is of the set `" + ScriptTree::set_of(card) +
                         "`, which no folder can be called, and is left out",
                     "give the set a code of letters and digits");
    const std::string file = tree_.script_of(card);
    // A link counts as there, wherever it leads: what lies behind it is not ours to change.
    if (!o_.force && !o_.renew && is_entry(file))
      return finding(
          "T0206", {file, 0, 0, 1}, "this file is there already, and is kept",
          "write to another folder, or add --force to write over it, or --renew to write over what "
          "nobody has changed");
    const auto [first, is_new] = cards_.emplace(file, card.name);
    if (is_new) return std::nullopt;
    const std::string shown = tree_.shown(file);
    if (first->second == card.name)
      return finding("T0204", card.location,
                     "another card is called `" + card.name + "`, and is written to `" + shown +
                         "`; this one says something else, and is left out",
                     "call one of the two otherwise in the data");
    return finding("T0204", card.location,
                   "`" + card.name + "` would be written to `" + shown + "`, as `" + first->second +
                       "` is, and is left out",
                   "call one of the two otherwise in the data, or write this one by hand");
  }

  const ScaffoldOptions& o_;
  const ScriptTree& tree_;
  std::map<std::string, std::string> cards_;  ///< by their files
  std::set<std::size_t> left_out_;
  std::size_t count_ = 0;
  Report findings_;
};

/// Writes a file that is whole or not there. A link gives way to it: what lies behind it is not ours to
/// change.
bool write_over(Program& program, const std::string& file, const std::string& text) {
  std::string problem;
  if (!remove_link(file, problem)) {
    program.cannot_write("`" + file + "`", problem);
    return false;
  }
  if (!program.write(file, text)) return false;
  program.log.tell(LogLevel::debug, "wrote " + file);
  return true;
}

/// Writes the set.lua of the card's set, where there is none.
bool write_set(Program& program, const ScriptTree& tree, const CardData& card) {
  const std::string folder = tree.folder_of(card);
  const std::string file = folder + "/set.lua";
  if (folder == tree.folder() || is_entry(file)) return true;
  const std::string code = ScriptTree::set_of(card);
  return write_over(program, file,
                    print_set({card.set_name.empty() ? code : card.set_name, code, card.released, {}}));
}

/// Makes the scripts of some cards at a time, and writes or counts them in the order of the cards.
class Scaffolding {
 public:
  Scaffolding(Program& program, const ScaffoldOptions& options, ScriptTree& tree, const ChosenCards& cards,
              std::size_t count)
      : program_(program),
        o_(options),
        tree_(tree),
        vocabulary_(cards.vocabulary()),
        bar_("reading cards", count) {}

  /// False when nothing more can be written.
  bool add(CardData&& card) {
    waiting_.push_back(std::move(card));
    return waiting_.size() < cards_at_a_time || go_on();
  }
  /// Waits for what is under way; false when nothing more can be written.
  bool pause() { return !under_way_.valid() || under_way_.get(); }
  /// Those that still wait, and what is to be said of all.
  void finish() {
    if (!go_on() || !pause()) return;
    if (o_.renew)
      for (const auto& [file, notes] : tree_.notes())
        if (!write_over(program_, file, notes)) return;
    program_.warn(refused_);
    if (o_.report && program_.format() == Format::human)
      std::cout << report_.text();
    else if (o_.report)
      report_.write_json(std::cout);
    else if (o_.renew && !program_.quiet)
      std::cout << done_ << (done_ == 1 ? " script, " : " scripts, ") << whole_
                << " wholly understood: " << renewed_ << " written anew, " << same_ << " as they were, "
                << kept_ << " changed by hand and kept\n";
    else if (!o_.out.empty() && !program_.quiet)
      std::cout << done_ << (done_ == 1 ? " script" : " scripts") << " written to " << o_.out << ", "
                << whole_ << " wholly understood\n";
  }

 private:
  /// Begins with the cards that wait when those before them are done: with several jobs, while the next are
  /// read.
  bool go_on() {
    if (!pause()) return false;
    now_ = std::exchange(waiting_, {});
    // Each remembers every name that it has met.
    if (++batches_ % batches_of_a_reader == 0)
      for (std::unique_ptr<ReadBack>& reader : readers_) reader.reset();
    const std::launch how = program_.jobs > 1 ? std::launch::async : std::launch::deferred;
    under_way_ = std::async(how, [this] { return work(); });
    return true;
  }
  bool work() {
    std::vector<WrittenScaffold> made(now_.size());
    in_parallel(made.size(), program_.jobs, [&](std::size_t i, std::size_t worker) {
      std::unique_ptr<ReadBack>& reader = readers_[worker];
      if (reader == nullptr) reader = std::make_unique<ReadBack>(vocabulary_, program_.sources.mods, equals_);
      made[i] = reader->write(now_[i]);
    });
    for (std::size_t i = 0; i < made.size(); ++i)
      if (!give(now_[i], made[i])) return false;
    done_ += made.size();
    if (!program_.quiet) bar_.show(done_);
    return true;
  }
  bool give(const CardData& card, const WrittenScaffold& made) {
    const Scaffold& one = made.scaffold;
    whole_ += one.whole() ? 1 : 0;
    refused_.add(made.findings);
    if (o_.report) report_.add(one, made.left_over, made.printing);
    if (!one.problems.empty() && !o_.report) program_.status = 1;
    if (!o_.out.empty()) {
      if (o_.by_set && !write_set(program_, tree_, card)) return false;
      if (o_.renew) return renew(card, made);
      if (!write_over(program_, tree_.script_of(card), made.lua)) return false;
      if (!one.whole() && !o_.report && !program_.quiet)
        std::cout << "not wholly understood: " << seen(one.card.name) << "\n";
    } else if (!o_.report) {
      // To a file it goes as it is; what is printed may come to a terminal.
      std::cout << seen_lines(made.lua) << "\n";
    }
    return true;
  }

  /// Writes a script over the one that nobody has changed, and tells where another says something else.
  bool renew(const CardData& card, const WrittenScaffold& made) {
    const std::string file = tree_.script_of(card);
    std::string there;
    if (is_entry(file) && !tree_.is_untouched(card, made.lua)) {
      ++kept_;
      if (std::optional<Diagnostic> other = told_otherwise(file, made)) refused_.add(std::move(*other));
      return true;
    }
    tree_.note(card, made.lua);
    if (read_file(file, there) && there == made.lua) {
      ++same_;
      return true;
    }
    ++renewed_;
    return write_over(program_, file, made.lua);
  }
  /// What a script that a person has changed says otherwise than the sources do; none where it is the same
  /// card.
  std::optional<Diagnostic> told_otherwise(const std::string& file, const WrittenScaffold& made) {
    Words words;
    for (const std::string& word : made.scaffold.words) words.intern(word);
    ScriptReader reader(words, data_directory(), program_.sources.mods);
    std::string text;
    Diagnostics ignored;  // `check` tells them
    if (!read_file(file, text)) return std::nullopt;
    const std::optional<CardScript> script = reader.read_card(file, text, ignored);
    if (!script || same_rules(script->card, made.scaffold.card)) return std::nullopt;
    return Diagnostic{"T0211",
                      Severity::warning,
                      {file, 1, 1, 1},
                      "this script was changed by hand and is kept; " +
                          difference_between(describe(script->card, words, vocabulary_),
                                             describe(made.scaffold.card, words, vocabulary_),
                                             "the script says", "the sources say"),
                      "look whether its author knew better; without the file, it is made anew"};
  }

  Program& program_;
  const ScaffoldOptions& o_;
  ScriptTree& tree_;
  const Vocabulary& vocabulary_;
  const EqualPhrases equals_ = phrases_that_are_equal();
  std::vector<std::unique_ptr<ReadBack>> readers_{static_cast<std::size_t>(std::max(program_.jobs, 1))};
  ProgressBar bar_;
  ReadingReport report_;
  Report refused_;
  std::vector<CardData> waiting_, now_;
  std::size_t done_ = 0, whole_ = 0, batches_ = 0;
  std::size_t renewed_ = 0, same_ = 0, kept_ = 0;  ///< of the scripts, with --renew
  std::future<bool> under_way_;                    ///< the last member: it is waited for before the others go
};

void run(Program& program, const ScaffoldOptions& o) {
  if (!program.has_sources()) return;
  if (o.by_set && o.out.empty()) {
    program.usage("T0104", "`--by-set` sorts scripts into folders", "name the folder for them with --out");
    return;
  }
  if (o.renew && (o.out.empty() || o.force || o.report)) {
    program.usage("T0104", "`--renew` writes over the scripts that nobody has changed",
                  "name their folder with --out, and leave out --force and --report");
    return;
  }
  PrintedData printed;
  if (!o.printed.empty() && !open_printed_data(program, o.printed, printed)) return;
  // Few cards are kept, and those that cannot be read again.
  const bool keep = !o.names.empty() || o.cards == "-" || !is_lasting_file(o.cards);
  ChosenCards chosen(o.names, keep, vocabulary_of(program.sources), std::move(printed));
  ScriptTree tree(o.out, o.by_set);
  CardDataFile data;
  if (!read_cards(program, o, data, chosen)) return;
  const auto was_changed = [&] { program.usage("T0103", "`" + o.cards + "` was changed while it was read"); };
  OwnFiles files(o, tree);
  if (!o.out.empty()) {
    // Before anything is written: what is left out is told, and stands above the rest.
    const auto note = [&](const CardData& card) {
      files.add(card);
      return true;
    };
    if (!chosen.each(o.cards, data, note)) return was_changed();
    if (files.count_left_out() > 0) program.refuse(files.findings());
  }
  Scaffolding scaffolding(program, o, tree, chosen, chosen.count() - files.count_left_out());
  bool going = true;
  std::size_t number = 0;
  const bool all = chosen.each(o.cards, data, [&](CardData&& card) {
    return files.leaves_out(number++) || (going = scaffolding.add(std::move(card)));
  });
  if (!going || !scaffolding.pause()) return;
  if (!all) return was_changed();
  scaffolding.finish();
}

}  // namespace

void add_scaffold(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("scaffold", "card data -> scripts to start from");
  auto o = std::make_shared<ScaffoldOptions>();
  command->add_option("name", o->names, "only these cards");
  CLI::Option* cards = command->add_option(
      "--cards", o->cards,
      "card data: MTGJSON (AtomicCards or a set) or a Scryfall bulk file; - is the standard input");
  add_input(*command, program, "--text", o->text,
            "plain text: name and cost, type, text; cards apart by empty lines; - is the standard input")
      ->excludes(cards);
  command->add_option(
      "--printed", o->printed,
      "what the cards themselves say: NAME: {set, type, text}, or MTGJSON's file of a set; where "
      "it differs from the card data, the script follows it");
  command->add_option("--out", o->out, "folder to write the scripts to (default: print them)");
  command->add_flag("--report", o->report, "print how much of the texts is read, and which pieces are not");
  command->add_flag("--by-set", o->by_set,
                    "with --out, a folder for each set, with its set.lua; a card of several goes to the "
                    "first that the data names");
  command->add_flag("--force", o->force, "with --out, write over files that are there");
  command->add_flag(
      "--renew", o->renew,
      "with --out, write over the scripts that nobody has changed since they were scaffolded, and "
      "tell where the others say something else");
  add_format(*command, program);
  add_mods(*command, program);
  on_run(*command, program, [&program, o] { run(program, *o); });
}

}  // namespace sleight
