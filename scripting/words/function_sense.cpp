#include "scripting/words/function_sense.h"

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "scripting/lua/everyday_words.h"
#include "scripting/lua/function_flow.h"
#include "scripting/lua/global_writes.h"
#include "scripting/words/duel_handle.h"
#include "scripting/words/selector_words.h"

namespace sleight {
namespace {

using Token = Source::Token;

/// The functions and libraries of Lua among the words: what they do need not be a value.
constexpr std::array lua_words{"assert", "error",    "ipairs", "pairs",  "select", "tonumber",
                               "type",   "tostring", "math",   "string", "table"};
constexpr std::array libraries{"math", "string", "table"};
constexpr std::array text_methods{"len", "sub", "upper", "lower", "rep", "format", "reverse", "find"};

template <typename List>
bool is_in(const List& list, std::string_view word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

class FunctionSense {
 public:
  FunctionSense(const Reader& reader, int first, int last, FunctionUse use)
      : host_(reader.host()), source_(host_.source()), tokens_(source_.tokens()), first_(first), last_(last) {
    for (const FunctionText& function : functions_in(source_))
      if (tokens_[function.first].line == first && tokens_[function.last].line == last)
        functions_.push_back(function);
    // What is behind the bracket: the name of the first argument, which is the duel.
    for (const FunctionText& function : use == FunctionUse::helper ? std::vector<FunctionText>() : functions_)
      if (begins_name(sign(function.first + 2))) duels_.insert(sign(function.first + 2));
    for (const Form<Filter>& form : filter_words()) {
      filters_.emplace_back(form.name);
      filters_.push_back("not_" + filters_.back());
    }
    for (const FunctionMethod& method : function_methods()) methods_.emplace_back(method.name);
  }

  void check(FunctionUse use) {
    for (const std::size_t i : find_global_reads(source_, first_, last_)) {
      words_.insert(i);
      check_word(i);
    }
    for (std::size_t i = 2; i < tokens_.size(); ++i)
      if (tokens_[i].line >= first_ && tokens_[i].line <= last_) check_method(i);
    if (use == FunctionUse::amount || use == FunctionUse::condition) check_return(use);
  }

 private:
  std::string_view sign(std::size_t i) const {
    return i < tokens_.size() && !tokens_[i].quoted ? tokens_[i].text : std::string_view();
  }
  static bool begins_name(std::string_view word) {
    return !word.empty() && (std::isalpha(static_cast<unsigned char>(word[0])) != 0 || word[0] == '_');
  }
  bool is_called(std::size_t i) const {
    return i + 1 < tokens_.size() && (tokens_[i + 1].quoted || sign(i + 1) == "(" || sign(i + 1) == "{");
  }
  /// Whether a statement begins there: in Lua no value follows another one.
  bool begins_statement(std::size_t i) const {
    if (i == 0 || tokens_[i - 1].quoted) return true;
    static constexpr std::array openers{"then", "do", "else", "repeat", ";",    ")",
                                        "}",    "]",  "end",  "nil",    "true", "false"};
    static constexpr std::array operators{"and",   "or",     "not",   "return", "in",       "until", "if",
                                          "while", "elseif", "local", "for",    "function", "goto"};
    const std::string_view before = sign(i - 1);
    if (is_in(openers, before)) return true;
    return (begins_name(before) && !is_in(operators, before)) ||
           std::isdigit(static_cast<unsigned char>(before[0])) != 0;
  }

  void check_word(std::size_t i) {
    const std::string name(tokens_[i].text);
    if (!host_.knows(name)) {
      Diagnostic unknown = host_.unknown_word(name, source_.at(tokens_[i]));
      host_.report(unknown.code, unknown.location, unknown.message, unknown.fix);
    } else if (is_in(libraries, name) && sign(i + 1) == "." && begins_name(sign(i + 2))) {
      check_library(name, i + 2);
    } else if (!is_in(lua_words, name) && begins_statement(i) && (is_called(i) || sign(i + 1) == ":")) {
      host_.report("L0254", source_.at(tokens_[i]), "nothing uses the value that `" + name + "` makes here",
                   "Do steps by `duel:does(" + name + "(...))`, and give other values back by `return`.");
    }
  }

  /// A function of Lua that the library does not have here.
  void check_library(const std::string& library, std::size_t i) {
    lua_State* lua = host_.state();
    const int top = lua_gettop(lua);
    std::vector<std::string> known;
    host_.push_word(library);
    if (luaL_getmetafield(lua, -1, "__index") == LUA_TTABLE) {
      lua_pushnil(lua);
      while (lua_next(lua, -2) != 0) {
        lua_pop(lua, 1);
        known.emplace_back(lua_tostring(lua, -1));
      }
    }
    lua_settop(lua, top);
    std::sort(known.begin(), known.end());
    const std::string name(tokens_[i].text);
    if (is_in(known, name)) return;
    const WordProposal proposal = propose(name, known);
    std::string list;
    for (const std::string& each : known) list += (list.empty() ? "" : ", ") + each;
    host_.report("L0109", source_.at(tokens_[i]),
                 "`" + library + "` has no `" + name + "` here" + proposal.question,
                 proposal.fix.empty() ? "It has " + list + "." : proposal.fix);
  }

  /// What stands behind a colon, or behind the dot of the duel.
  void check_method(std::size_t i) {
    const std::string name(sign(i));
    const std::string of(sign(i - 2));
    const bool is_duel = duels_.contains(of) && !is_in(std::array{".", ":"}, sign(i - 3));
    if (!begins_name(name)) return;
    if (is_duel && sign(i - 1) == "." && is_in(methods_, name))
      return host_.report("L0502", source_.at(tokens_[i]),
                          "`" + name + "` is not called as a method of the duel",
                          "Write `" + of + ":" + name + "(...)`.");
    // `::name::` is a label.
    if (sign(i - 1) != ":" || sign(i - 2) == ":" || !is_called(i)) return;
    const bool is_word = words_.contains(i - 2);
    const bool known = is_duel   ? is_in(methods_, name)
                       : is_word ? is_in(filters_, name) || is_in(text_methods, name)
                                 : is_in(filters_, name) || is_in(methods_, name) ||
                                       is_in(text_methods, name) || is_defined(name);
    if (known) return;
    const WordProposal proposal = propose(name, is_duel ? methods_ : filters_);
    host_.report("L0217", source_.at(tokens_[i]),
                 (is_duel ? "the duel has no method `" : "selectors have no method `") + name + "`" +
                     proposal.question,
                 !proposal.fix.empty() ? proposal.fix
                 : is_duel             ? "It has `value`, `holds` and `does`."
                                       : "`sleight api` lists the methods of selectors.");
  }
  /// Whether the script gives a table of its own something of that name.
  bool is_defined(const std::string& name) const {
    for (std::size_t i = 0; i + 1 < tokens_.size(); ++i)
      if (sign(i) == name &&
          ((sign(i + 1) == "=" && sign(i + 2) != "=") || (i >= 3 && sign(i - 3) == "function")))
        return true;
    return false;
  }

  void check_return(FunctionUse use) {
    // Of several on one line nobody can tell which it is: then all of them must be wrong.
    if (functions_.empty() || !std::all_of(functions_.begin(), functions_.end(),
                                           [](const FunctionText& text) { return text.ends_empty; }))
      return;
    const FunctionText& function = functions_.front();
    // The last line of it is where the value is missing.
    const Token& last = tokens_[function.last > function.first + 3 ? function.last - 1 : function.last];
    host_.report("L0501", source_.line(last.line),
                 std::string("the function may end without a `return`, where it must give ") +
                     (use == FunctionUse::amount ? "a whole number" : "true or false"),
                 "Write `return` before what it gives, on every way through it.");
  }

  Host& host_;
  const Source& source_;
  const std::vector<Token>& tokens_;
  int first_;
  int last_;
  std::vector<FunctionText> functions_;  ///< those that it may be
  std::set<std::string_view> duels_;     ///< what its argument is called
  std::set<std::size_t> words_;          ///< the tokens that are no locals
  std::vector<std::string> filters_;
  std::vector<std::string> methods_;
};

}  // namespace

void check_function(const Reader& reader, int first, int last, FunctionUse use) {
  FunctionSense(reader, first, last, use).check(use);
}

}  // namespace sleight
