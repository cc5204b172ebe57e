#pragma once

#include <lua5.4/lua.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/card/diagnostic.h"
#include "core/card/words.h"
#include "scripting/lua/script_host.h"
#include "scripting/words/script_value.h"

namespace sleight {

/// Reads what a script gave to one word of the language, and says what is wrong with it. It knows where it
/// is: which word, which of its keys or arguments.
class Reader {
 public:
  Reader(lua_State* lua, std::string word) : lua_(lua), word_(std::move(word)), line_(Host::of(lua).line()) {}

  lua_State* lua() const { return lua_; }
  Host& host() const { return Host::of(lua_); }
  int line() const { return line_; }
  const std::string& word() const { return word_; }
  /// Remembers the spelling of a name.
  Word intern(std::string_view name) {
    check_name(name);
    return host().words().intern(name);
  }
  /// Refuses what can be the name of nothing: names are printed, compared and looked for by those who see
  /// them.
  void check_name(std::string_view name) const;

  /// What is being read now: a key of a table, or the argument of that name, which outlives the reading.
  void at_key(const char* key) {
    key_ = key;
    argument_ = false;
  }
  void at_argument(const char* name) {
    key_ = name;
    argument_ = true;
  }

  /// A text; anything else is an error that says what was `expected`.
  std::string text(int index, const char* expected);
  /// Every array item of the table at `index`, each on the stack at -1 while `visit` runs.
  template <typename F>
  void each_item(int index, F visit) {
    index = lua_absindex(lua_, index);
    const int count = items(index);
    host().charge(static_cast<std::size_t>(count));
    const int outer = item_;
    for (int i = 1; i <= count; ++i) {
      lua_rawgeti(lua_, index, i);
      item_ = i;
      visit(i);
      lua_pop(lua_, 1);
    }
    item_ = outer;
  }
  int items(int index) const;
  /// Refuses arguments beyond so many of them, which nothing would read. `before` stand before the colon.
  void at_most(int values, int before = 0);
  /// Refuses items in the table at `index`, of which only the keys are read.
  void keys_only(int index) {
    at_key("");
    each_item(index, [this](int) { wrong_type(-1, "made of keys only"); });
  }

  /// Where the value being read stands.
  Location here() const;
  /// Where the text `value` stands that was given there.
  Location place_of(std::string_view value) const;
  [[noreturn]] void wrong_type(int index, const std::string& expected) const;
  /// The value is of the right type but not one of `known`.
  [[noreturn]] void unknown_value(std::string_view value, const char* expected,
                                  const std::vector<std::string>& known) const;
  [[noreturn]] void fail(const char* code, std::string message, std::string fix) const;

 private:
  std::string where() const;

  lua_State* lua_;
  std::string word_;
  const char* key_ = "";
  bool argument_ = false;
  int item_ = 0;  ///< the number of the item that is being read, or 0
  int line_;
};

}  // namespace sleight
