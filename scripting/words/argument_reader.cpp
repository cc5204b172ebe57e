#include "scripting/words/argument_reader.h"

#include <utility>

#include "core/card/characters.h"
#include "scripting/lua/everyday_words.h"
#include "scripting/lua/nearest_word.h"

namespace sleight {

std::string Reader::where() const {
  if (*key_ == 0) return "`" + word_ + "`";
  return argument_ ? "`" + word_ + "` (" + key_ + ")" : "`" + std::string(key_) + "` of `" + word_ + "`";
}

Location Reader::here() const {
  const Source& source = host().source();
  if (item_ > 0 && !argument_) return source.find_item(item_, key_, word_, line_);
  // Arguments have no names in the text: the word itself is the nearest that can be found.
  if (*key_ == 0 || argument_) return source.find(word_, line_);
  return source.find_value(key_, word_, line_);
}

Location Reader::place_of(std::string_view value) const {
  const Source& source = host().source();
  // The key's value itself, where that is what was said: the same text may stand in another key before it.
  const Location own = here();
  const Location found = source.find(value, line_, word_);
  const auto says_it = [&](const Location& where) { return !source.replacement(where, value, "?").empty(); };
  // What code has made stands nowhere in the text.
  return says_it(own) || (source.is_spread() && !says_it(found)) ? own : found;
}

void Reader::fail(const char* code, std::string message, std::string fix) const {
  host().fail(code, here(), std::move(message), std::move(fix));
}

void Reader::wrong_type(int index, const std::string& expected) const {
  if (is_script_function(lua_, index))
    fail("L0207", where() + " is given a function; only steps, amounts and conditions can be functions",
         "Write " + expected + ".");
  if (lua_isnoneornil(lua_, index) && argument_)
    fail("L0206", "`" + word_ + "` needs " + key_ + ": " + expected + " is missing",
         "Write it between the brackets.");
  // "must be made of steps", but "write steps".
  std::string fix = expected;
  for (const std::string_view opening : {"made of ", "followed by "})
    if (fix.starts_with(opening)) fix.erase(0, opening.size());
  Location location = here();
  // An argument stands among others: a text can be found by what it says.
  if (argument_ && lua_type(lua_, index) == LUA_TSTRING) location = place_of(lua_tostring(lua_, index));
  host().fail("L0202", location, where() + " must be " + expected + ", not " + kind_at(lua_, index),
              "Write " + fix + ".");
}

void Reader::unknown_value(std::string_view value, const char* expected,
                           const std::vector<std::string>& known) const {
  std::string near = closest_word(value, known);
  if (const std::vector<std::string> meant = words_meant_by(value, known);
      !meant.empty() && !is_slip(value, near))
    near = meant.front();
  std::string list;
  for (const std::string& word : known) list += (list.empty() ? "\"" : ", \"") + word + "\"";
  const Source& source = host().source();
  const Location location = place_of(value);
  host().fail("L0203", location,
              where() + ": \"" + beginning_of(value) + "\" is not " + expected +
                  (near.empty() ? std::string() : "; did you mean \"" + near + "\"?"),
              near.empty() ? "Write one of " + list + "." : "Write \"" + near + "\".",
              source.replacement(location, value, near, is_sure(value, near, known)));
}

std::string Reader::text(int index, const char* expected) {
  if (lua_type(lua_, index) != LUA_TSTRING) wrong_type(index, expected);
  // With its length: a text may have zeros in it.
  std::size_t size = 0;
  const char* text = lua_tolstring(lua_, index, &size);
  // All that is read of a definition is read again and again.
  if (size > host().limits().said)
    fail("L0105",
         where() + " is a text of " + std::to_string(size) + " bytes; " +
             std::to_string(host().limits().said) + " are the most",
         "Write a shorter one.");
  return {text, size};
}

void Reader::check_name(std::string_view name) const {
  const std::string why = why_no_name(name);
  // What is wrong shows at its beginning, or is that there is no end of it.
  if (!why.empty())
    fail("L0239", "the name \"" + seen(beginning_of(name)) + "\" " + why,
         "Write it with letters, digits, single blanks and marks that are seen, and without a slash.");
}

void Reader::at_most(int values, int before) {
  const int given = lua_gettop(lua_) - before;
  if (given <= values) return;
  at_key("");
  fail("L0215",
       "`" + word_ + "` is given " + std::to_string(given) + " values, but takes " + std::to_string(values),
       "Remove what is too much.");
}

int Reader::items(int index) const {
  index = lua_absindex(lua_, index);
  return lua_type(lua_, index) == LUA_TTABLE ? static_cast<int>(lua_rawlen(lua_, index)) : 0;
}

}  // namespace sleight
