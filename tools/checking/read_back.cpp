#include "tools/checking/read_back.h"

#include <algorithm>

#include "grammar/describe.h"
#include "grammar/second_opinion.h"
#include "scripting/words/script_printer.h"
#include "tools/checking/counter_check.h"
#include "tools/checking/differences.h"
#include "tools/checking/text_check.h"
#include "tools/checking/text_difference.h"
#include "tools/library/card_scripts.h"

namespace sleight {
namespace {

Diagnostic left_unread(const std::string& name, const std::string& line, const Diagnostic& why,
                       const Location& place) {
  return {"T0207", Severity::warning, place,
          "what \"" + line + "\" of " + name + " was read as makes a script that is refused (" + why.code +
              ": " + why.message + "), so the line is left `unread`",
          "write what it does in the place of `unread`"};
}

Diagnostic not_to_be_loaded(const std::string& name, const Diagnostic& why, const Location& place) {
  return {"T0207", Severity::warning, place,
          "the facts of " + name + " make a script that is refused (" + why.code + ": " + why.message + ")",
          why.fix};
}

std::optional<Diagnostic> first_error(const Diagnostics& findings) {
  const auto error = std::find_if(findings.begin(), findings.end(),
                                  [](const Diagnostic& found) { return found.severity == Severity::error; });
  return error == findings.end() ? std::nullopt : std::optional(*error);
}

}  // namespace

ReadBack::ReadBack(const Vocabulary& vocabulary, const std::vector<std::string>& mods, EqualPhrases equals,
                   const std::string& data)
    : vocabulary_(vocabulary),
      equals_(std::move(equals)),
      counters_(vocabulary.counters()),
      reader_(words_, data, mods) {}

WrittenScaffold ReadBack::written(const CardFacts& facts, const std::set<std::size_t>& refused) const {
  WrittenScaffold made;
  made.scaffold = scaffold(facts, vocabulary_, refused);
  made.lua = lua_of(made.scaffold.card, made.scaffold.words);
  return made;
}

std::optional<Diagnostic> ReadBack::error_in(const WrittenScaffold& made) {
  Diagnostics findings;
  std::optional<CardScript> script = reader_.read_card("", made.lua, findings);
  if (!script || first_error(findings)) return first_error(findings);
  const CardFile file{"", made.lua, std::move(script->card), std::move(script->differs), script->functions};
  if (std::optional<Diagnostic> error = first_error(check_counters(file, words_, counters_))) return error;
  return first_error(check_text(file, words_, vocabulary_).findings);
}

void ReadBack::look_again(WrittenScaffold& made, const CardFacts& facts, const Location& place) const {
  const Scaffold& read = made.scaffold;
  if (!read.whole() || !read.has_text) return;
  Words words;
  for (const std::string& word : read.words) words.intern(word);
  made.left_over = second_opinion(read.card, facts.text, facts.wording, words, vocabulary_, equals_);
  if (auto found = words_left_over(facts.name, made.left_over, place))
    made.findings.push_back(std::move(*found));
}

WrittenScaffold ReadBack::write(const CardFacts& facts, const Location& place) {
  WrittenScaffold made = written(facts, {});
  const std::optional<Diagnostic> error = error_in(made);
  if (!error) {
    look_again(made, facts, place);
    return made;
  }
  std::set<std::size_t> refused;
  for (std::size_t line = 0; line < made.scaffold.reading.lines.size(); ++line) refused.insert(line);
  WrittenScaffold bare = written(facts, refused);
  if (const std::optional<Diagnostic> still = error_in(bare)) {
    made.scaffold.problems.push_back(still->message);
    made.findings.push_back(not_to_be_loaded(facts.name, *still, place));
    return made;
  }
  // Each line is taken back that does no harm among those before it.
  Diagnostics told;
  for (const LineReading& line : made.scaffold.reading.lines) {
    const auto number = static_cast<std::size_t>(&line - made.scaffold.reading.lines.data());
    std::set<std::size_t> fewer = refused;
    fewer.erase(number);
    WrittenScaffold more = written(facts, fewer);
    if (const std::optional<Diagnostic> why = error_in(more)) {
      told.push_back(left_unread(facts.name, facts.text.substr(line.span.at, line.span.length), *why, place));
      continue;
    }
    refused = std::move(fewer);
    bare = std::move(more);
  }
  bare.findings = std::move(told);
  return bare;
}

WrittenScaffold ReadBack::write(const CardData& card) {
  WrittenScaffold told = write(facts_of(card), card.location);
  if (card.printed_type.empty() || !card.printed_text) return told;
  WrittenScaffold printed = write(facts_of_printing(card), card.location);
  WitnessReading reading;
  if (!printed.scaffold.whole()) {
    reading.witness = Witness::unread;
    for (const UnreadPiece& piece : printed.scaffold.unread) reading.unread.push_back(piece.smallest);
  } else if (same_rules(printed.scaffold.card, told.scaffold.card)) {
    reading.witness = Witness::agrees;
  } else {
    reading.witness = Witness::differs;
    if (told.scaffold.whole()) {
      reading.differs = differences(printed.scaffold.card, told.scaffold.card, card);
      reading.difference = difference_between(english(printed.scaffold), english(told.scaffold),
                                              "the printing says", "the card data say");
    }
  }
  // Where both say the same, the order and the words are those of the data.
  WrittenScaffold made = reading.witness == Witness::differs ? std::move(printed) : std::move(told);
  if (reading.differs.empty() && !same_types(made.scaffold.card, card)) reading.differs = {"types"};
  if (!reading.differs.empty()) made.lua = lua_of(made.scaffold.card, made.scaffold.words, reading.differs);
  made.printing = std::move(reading);
  return made;
}

std::string ReadBack::english(const Scaffold& scaffold) const {
  Words words;
  for (const std::string& word : scaffold.words) words.intern(word);
  return describe(scaffold.card, words, vocabulary_);
}

}  // namespace sleight
