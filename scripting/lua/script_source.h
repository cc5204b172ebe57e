#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/card/diagnostic.h"
#include "scripting/syntax/spread_script.h"
#include "scripting/syntax/syntax_tree.h"

namespace sleight {

/// The text of one script, and where its words stand: so that a finding points at the word that is wrong.
/// Lua itself knows only lines. The text is cut into tokens, and its tree made, when the first place is asked
/// for: by one thread at a time.
class Source {
 public:
  Source() = default;
  /// A file and what it holds.
  Source(std::string file, std::string text)
      : file_(std::move(file)), text_(std::make_shared<const std::string>(std::move(text))) {}

  /// Its name, as findings show it.
  const std::string& file() const { return file_; }
  /// Its whole text.
  const std::string& text() const { return *text_; }
  /// The same script to be run with each token on a line of its own: the lines that Lua tells are then exact
  /// places.
  Source spread() const;
  /// Whether it is to be run so.
  bool is_spread() const { return spread_ != nullptr; }
  /// What Lua is given to run. A line that it tells is a line of this.
  const std::string& run_text() const { return spread_ ? spread_->text : text(); }

  /// A name, a number, a string or one sign of the script.
  struct Token {
    std::string_view text;  ///< of a string: what stands between the quotes
    int line = 0;           ///< as Lua counts it: of the text that is run
    int column = 0;
    int length = 0;
    bool quoted = false;
    int text_line = 0;  ///< the line of the file
    int part = 0;       ///< which token of the tree it belongs to
  };
  /// All of them, without the comments.
  const std::vector<Token>& tokens() const;
  /// The tree of the whole script.
  const SyntaxTree& tree() const;
  /// Where a token stands.
  Location at(const Token& token) const { return {file_, token.text_line, token.column, token.length}; }
  /// Where a range of bytes stands.
  Location range(std::size_t begin, std::size_t end) const;
  /// Where a part of the tree stands, all of it.
  Location part(int node) const;

  /// The line on which Lua sees what stands at a place.
  int run_line(const Location& place) const;

  /// What stands on a line that Lua told, where nothing better is known: its first word, or the token that it
  /// is.
  Location line(int number) const;
  /// The `token` (a name, or what stands in a string) that is meant on `line`: of a script that is spread in
  /// the call that begins there, else in what surrounds it; otherwise the first one on that line or below it.
  /// Where `head` is given, behind that word of the call.
  Location find(std::string_view token, int line, std::string_view head = {}) const;
  /// The key `key` of the tables that are given to the call of `head` on `line`.
  Location find_key(std::string_view key, std::string_view head, int line) const;
  /// Where one of the lines gives a new value to a name; line 0 when none does.
  Location find_assignment(std::string_view name, int first_line, int last_line) const;
  /// The value given to that key.
  Location find_value(std::string_view key, std::string_view head, int line) const;
  /// The item with that number (from 1) in the table under `key`, or ("") in the table itself, that is given
  /// to the call of `head` on `line`.
  Location find_item(int number, std::string_view key, std::string_view head, int line) const;

  /// In the card of that name: its own key, else the first name or text that says `word`; the whole script
  /// where there is no such card.
  Location find_of_card(std::string_view card, std::string_view word) const;
  /// Of a script that returns nothing the call that was probably meant to be returned: the last of the
  /// statements.
  Location find_unreturned() const;

  /// The change that puts `right` in the place of the word `wrong`, where that is what stands at `where`:
  /// none unless the script is spread, because only then the place is surely the one.
  std::vector<Edit> replacement(const Location& where, std::string_view wrong, std::string_view right,
                                bool sure = false) const;

 private:
  /// Index of the key's token, or -1.
  int key_index(std::string_view key, std::string_view head, int line) const;
  /// Of a script that is spread: the token of the tree on that line; -1 where there is none.
  int token_on(int line) const;
  /// The token of that text in the part, from the token `from` of the tree on, else anywhere in it; or
  /// nullptr.
  const Token* token_in(int node, std::string_view text, int from) const;
  /// The call that begins on that line of a script that is spread, or -1.
  int call_on(int line) const;

  std::string file_;
  std::shared_ptr<const std::string> text_ = std::make_shared<const std::string>();
  std::shared_ptr<const SpreadScript> spread_;
  mutable std::shared_ptr<const SyntaxTree> tree_;
  mutable std::vector<Token> tokens_;
};

}  // namespace sleight
