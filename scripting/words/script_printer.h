#pragma once

#include <string>

#include "core/card/library.h"
#include "scripting/words/script_value.h"

namespace sleight {

/// How a keyword is spelt in scripts: "first strike" is `first_strike`.
std::string keyword_word(const std::string& name);

/// Prints definitions as Lua, in the house spelling: what `scaffold` writes and a formatter would write. What
/// it prints reads back as an equal definition.
class Printer {
 public:
  /// Prints with the spellings of `words`.
  explicit Printer(const Words& words) : words_(&words) {}

  /// How words are spelt.
  const Words& words() const { return *words_; }
  /// Whether selectors are printed as the description of one target ("creature") or of a set ("creatures").
  bool singular() const { return singular_; }
  /// The same printer where a target is named.
  Printer for_targets() const {
    Printer other = *this;
    other.singular_ = true;
    return other;
  }
  /// The same printer where a set of things is named.
  Printer for_sets() const {
    Printer other = *this;
    other.singular_ = false;
    return other;
  }
  /// A word in quotes.
  std::string word(Word word) const { return quoted(words_->spelling(word)); }
  /// A Lua string in double quotes.
  static std::string quoted(const std::string& text);

  /// An ability as a script writes it.
  std::string ability(const Ability& ability) const;
  /// A step as a script writes it.
  std::string step(const Step& step) const;
  /// The targets and steps of one mode, as they stand in a table; more than one mode as `choose_one`.
  std::string body(const std::vector<Mode>& modes) const;
  /// The keys of a change, without the braces.
  std::string change(const Change& change) const;
  /// A keyword with what it is given.
  std::string keyword(const KeywordUse& use) const;

 private:
  const Words* words_;
  bool singular_ = false;
};

/// A text between long brackets, which it does not hold: that of a card in a script, with its lines indented.
std::string text_block(const std::string& text);

/// The whole script of a card. `spellings` has the words that the card uses.
std::string print_card(const CardScript& script, const Words& spellings);
/// The same for a card without anything to say about itself.
std::string print_card(const Card& card, const Words& spellings);
/// A token, as an argument of make_token.
std::string print_token(const Card& token, const Printer& printer);

/// A set.lua.
std::string print_set(const SetInfo& set);

}  // namespace sleight
