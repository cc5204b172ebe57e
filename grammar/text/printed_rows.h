#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "grammar/text/phrase_pattern.h"
#include "grammar/text/text.h"

/// What the cards of 1993-97 say, as rows: a phrase of theirs (`PhrasePattern`), and the house's.
namespace sleight {

struct PrintedRow {
  std::string_view from;
  std::string_view to;
};

/// Rows of one table, each tried once on a line, in their order.
class PrintedRows {
 public:
  explicit PrintedRows(std::span<const PrintedRow> rows);
  /// `subject`: what "@" stands for ("" where nothing is meant by it).
  void apply(Text& line, std::string_view subject) const;

 private:
  std::vector<PhraseRewrite> rows_;
};

/// Cuts out the sentences that only say again what the rules say, or how to mark what has changed.
void leave_out_reminders(Text& line);
/// Words of those years for which the house has others.
void rewrite_printed_words(Text& line, std::string_view subject);
/// What sets an ability off, and what is asked for in a phase.
void rewrite_printed_triggers(Text& line, std::string_view subject);
/// What is paid, by whom and when; how often something may be used.
void rewrite_printed_costs(Text& line, std::string_view subject);
/// What is done.
void rewrite_printed_effects(Text& line, std::string_view subject);
/// Sentences of one shape that become others, or several lines.
void rewrite_printed_sentences(Text& line, std::string_view subject);
/// Effects of one shape that become others.
void rewrite_printed_deeds(Text& line, std::string_view subject);
/// "Sacrifice a creature to ...", of a spell.
void rewrite_costs_of_spell(Text& line);
/// What holds all the time.
void rewrite_printed_statics(Text& line, std::string_view subject);

}  // namespace sleight
