#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/card/diagnostic.h"
#include "tools/reports/mod_state.h"

namespace sleight {

/// How findings are written: for people, or for programs.
enum class Format { human, json, sarif, junit, github };

/// What is known of one card after a check.
struct CardState {
  std::string name, file;
  std::string set;                   ///< the folder that its script lies in
  std::string state;                 ///< "proved", "differs", "unread", "unsupported", "function",
                                     ///< "no text" or "wrong"
  std::vector<std::string> differs;  ///< in what it follows its printing and not the card data of today
  std::string printing;              ///< "agrees", "differs", "unread" or "none"; "" where none was asked for
  std::string why;                   ///< why it is not supported; "" where it is
};

/// Findings of one run, with the sources they speak of. Whatever a script or a file holds, a report is no
/// longer than people and programs can take: long messages are cut, and of very many findings the first are
/// told and the rest are counted.
class Report {
 public:
  static constexpr std::size_t most_of_a_message = 8'000;  ///< bytes
  static constexpr std::size_t most_kept = 100'000;        ///< findings, for programs
  static constexpr std::size_t most_shown = 10'000;        ///< findings, for people

  /// Remembers the text of a file, so that its lines can be shown (else it is read when needed).
  void source(const std::string& file, std::string text);
  void add(Diagnostic diagnostic);
  void add(const Diagnostics& diagnostics);
  /// A number for the summary: "scripts", "proved".
  void count(const std::string& what, long number);
  /// What is known of a card, for formats that list them (json: "cards").
  void card(CardState card) { cards_.push_back(std::move(card)); }
  /// What a mod brings, for people and for formats that list it (json: "mods").
  void mod(ModState mod) { mods_.push_back(std::move(mod)); }
  /// Something looked at, for formats that list what passed too.
  void looked_at(const std::string& file);

  const Diagnostics& findings() const { return findings_; }
  const std::vector<CardState>& cards() const { return cards_; }
  /// The files that were looked at, and those that findings speak of, each once.
  std::vector<std::string> files() const;
  /// The text of a file, as far as findings are shown in it.
  std::string_view text_of(const std::string& file) const;
  /// Lets `keep` change each finding; those of which it says no go.
  void revise(const std::function<bool(Diagnostic&)>& keep);
  /// These were found before, and were mended: they are told, and are no findings any more.
  void tell_fixed(Diagnostics fixed) {
    fixed_ = std::move(fixed);
    tells_fixed_ = true;
  }
  /// No line of a script is shown wider than so many columns; 0: as wide as any terminal may be.
  void fit_to(std::size_t width) { width_ = width; }
  /// How often each code is among the findings is told too.
  void tell_codes() { tells_codes_ = true; }
  int errors() const;
  int warnings() const;
  /// 0 when there is no error, 1 otherwise.
  int status() const { return errors() > 0 ? 1 : 0; }
  /// Sorts by file, line, column and code, so that the order does not depend on who came first.
  void sort();

  /// All findings as people read them, without a summary.
  std::string findings_text(bool colour) const;
  /// All findings in `format`, ending in a newline. Colour only where `colour` says so (human).
  std::string text(Format format, bool colour = false) const;

 private:
  std::string human(bool colour) const;
  std::string json() const;
  std::string sarif() const;
  std::string junit() const;
  std::string github() const;
  /// How often each code is found, the commonest first.
  std::vector<std::pair<std::string, long>> code_counts() const;
  /// The line of the location; it stays where it is while no source is replaced.
  std::string_view line_of(const Location& location) const;

  /// The line on which the location ends, as a location.
  static Location end_line_of(const Location& location);

  /// How many findings are not told, in a line; "" when all are.
  std::string left_out(std::size_t told) const;

  Diagnostics findings_;
  Diagnostics fixed_;
  bool tells_fixed_ = false;
  bool tells_codes_ = false;
  std::size_t width_ = 0;
  long errors_left_out_ = 0, warnings_left_out_ = 0;
  std::vector<std::string> files_;
  std::vector<CardState> cards_;
  std::vector<ModState> mods_;
  std::vector<std::pair<std::string, long>> counts_;
  /// A file, and where each of its lines begins, once one of them was asked for.
  struct Source {
    std::string text;
    std::vector<std::size_t> lines;
  };
  /// The text of a file, read where it is not known yet.
  Source& source_of(const std::string& file) const;
  mutable std::map<std::string, Source> sources_;
};

/// One finding as people read it: place, what is wrong, the line with a caret, the fix.
std::string to_human(const Diagnostic& diagnostic, std::string_view line, bool colour);
/// One finding without its fix, on one line: "file:line: code message".
std::string one_line(const Diagnostic& diagnostic);
const char* name_of(Severity severity);
/// A text as `seen`, but for its ends of lines.
std::string seen_lines(std::string_view text);

}  // namespace sleight
