#pragma once

#include <optional>
#include <string>

#include "core/card/definition.h"
#include "scripting/lua/script_source.h"

namespace sleight {

/// The word with which a script says this, for messages about it; "" when there is none.
std::string word_for(const Ability& ability);
std::string word_for(const Filter& filter);
std::string word_for(const Step& step);
std::string word_for(const Amount& amount);
/// The same where the script says it from `line` on: of a type, that may be the word of the selector itself,
/// as `creatures` is.
std::string word_for(const Filter& filter, const Source& source, int line);

/// Such a word, looked for when somebody asks for it: nearly all scripts are sound, and nobody does. What it
/// is made of outlives it.
class SourceWord {
 public:
  SourceWord(const Ability& ability) : SourceWord(&ability, word_of<Ability>) {}  // NOLINT
  SourceWord(const Filter& filter) : SourceWord(&filter, word_of<Filter>) {}      // NOLINT
  SourceWord(const Step& step) : SourceWord(&step, word_of<Step>) {}              // NOLINT
  SourceWord(const Amount& amount) : SourceWord(&amount, word_of<Amount>) {}      // NOLINT
  SourceWord(const std::string& word) : SourceWord(word.c_str()) {}               // NOLINT
  SourceWord(const char* word) : SourceWord(word, word_itself) {}                 // NOLINT

  operator const std::string&() const {  // NOLINT(google-explicit-constructor): it is a word
    if (!word_) word_ = find_(what_);
    return *word_;
  }
  friend std::string operator+(const char* before, const SourceWord& word) {
    return before + static_cast<const std::string&>(word);
  }

 private:
  using Finding = std::string (*)(const void*);
  SourceWord(const void* what, Finding find) : what_(what), find_(find) {}
  static std::string word_itself(const void* word) { return static_cast<const char*>(word); }
  template <typename Part>
  static std::string word_of(const void* part) {
    return word_for(*static_cast<const Part*>(part));
  }

  const void* what_;
  Finding find_;
  mutable std::optional<std::string> word_;
};

}  // namespace sleight
