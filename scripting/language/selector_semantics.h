#pragma once

#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "scripting/language/scope.h"
#include "scripting/language/source_words.h"
#include "scripting/words/argument_reader.h"

namespace sleight {

/// Holds selectors, filters, amounts, conditions and costs against what is given where they stand, and
/// against what the word takes that they are given to. What is wrong is a finding of the script.
class SelectorSemantics {
 public:
  /// `permanent`: what the script makes is in play.
  SelectorSemantics(const Reader& reader, const Scope& scope, bool permanent)
      : reader_(reader), scope_(scope), permanent_(permanent) {}

  void amount(const Amount& amount);
  void amount(const Box<Amount>& amount) {
    if (amount) this->amount(*amount);
  }
  void condition(const Condition& condition);
  /// `announced`: it is paid as something is announced, and not by a step.
  void cost(const Cost& cost, bool announced);
  /// The word takes such things, and is given what the selector gives.
  void check_kinds(const SourceWord& word, const Selector& selector, ThingKinds taken);
  /// Whether anything spoke of the parameter of the keyword.
  bool said_parameter() const { return said_parameter_; }

 protected:
  /// Where the word stands, from the line of the scope on.
  Location find(const std::string& word) const { return reader_.host().source().find(word, scope_.line); }
  void at(Line line) {
    if (line.number > 0) scope_.line = line.number;
  }
  /// Once for each place: a word that stands twice in a line is found where it stands first.
  void report(const std::string& code, const Location& where, const std::string& message,
              const std::string& fix);
  void not_given(const std::string& word, const std::string& why, const std::string& fix);
  void nothing(const SourceWord& word, const char* fix);
  /// Finds that nothing of that kind is chosen; `words` are those that may have said so.
  void chosen(ChoiceKind kind, const std::vector<std::string>& words);
  /// What a selector gives, with what it is joined with.
  ThingKinds kinds_given(const Selector& selector) const;
  /// `as_filters`: only what it asks for counts, and of whom it is asked somebody else has said.
  void asked(const Selector& selector, bool as_filters);
  void filter(const Filter& filter, ThingKinds given);
  /// What may be a source: of damage, of an effect.
  void sources(const SourceWord& word, const Selector& by);

  const Reader& reader_;
  Scope scope_;
  bool permanent_;

 private:
  using Place = std::tuple<std::string, int, int>;

  void no_x();
  void parameter(Keyword::Parameter kind);
  void target(const std::string& word, std::size_t which);
  /// What a selector gives, without what it is joined with.
  ThingKinds kinds_given_alone(const Selector& selector) const;
  ThingKinds followed(ThingKinds given) const;
  /// Finds what of a selector the word cannot take.
  void report_misfits(const SourceWord& word, const Selector& selector, ThingKinds taken);
  void wrong_thing(const SourceWord& word, ThingKinds given, ThingKinds taken);
  void reference(const Selector& selector);
  /// The word that says this filter, where the script says it: of a type, that may be the one of the selector
  /// itself.
  std::string said_as(const Filter& filter) const {
    return word_for(filter, reader_.host().source(), scope_.line);
  }
  /// Whether the word stands from the line of the scope on.
  bool stands(const std::string& word) const;
  void contradiction(const std::vector<Filter>& filters);
  void zone(const Selector& selector, const Filter& filter);
  void types(const Selector& selector, const Filter& filter);
  void like(const Condition& condition);

  bool said_parameter_ = false;
  std::set<Place> reported_;
};

}  // namespace sleight
