#include "scripting/language/script_language.h"

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>

#include <algorithm>

#include "core/card/definition_fields.h"
#include "core/card/purpose.h"
#include "scripting/language/card_reader.h"
#include "scripting/language/combining_words.h"
#include "scripting/language/module_words.h"
#include "scripting/language/word_binding.h"
#include "scripting/lua/everyday_words.h"
#include "scripting/lua/sandbox.h"
#include "scripting/words/ability_words.h"
#include "scripting/words/amount_words.h"
#include "scripting/words/card_words.h"
#include "scripting/words/duel_handle.h"
#include "scripting/words/rule_words.h"
#include "scripting/words/script_printer.h"
#include "scripting/words/selector_words.h"
#include "scripting/words/step_words.h"

namespace sleight {
namespace {

/// In the registry, which scripts cannot reach.
constexpr const char* methods_key = "sleight.methods";
/// There too: the keywords, by the words that they are written with.
constexpr const char* keywords_key = "sleight.keywords";
constexpr const char* played_keywords_key = "sleight.played_keywords";
constexpr const char* keywords_outside_key = "sleight.keywords_outside";

/// Asks one thing more of all that a selector gives, also of what it is joined with.
void narrow(Selector& selector, const Filter& filter) {
  selector.filters.push_back(filter);
  // So that `tapped():other()` and `other():tapped()` are equal definitions.
  sort_filters(selector.filters);
  for (Selector& other : selector.also) narrow(other, filter);
}

/// A method of selectors: a new selector with one more filter.
int call_method(lua_State* lua) {
  const auto& form = *static_cast<const Form<Filter>*>(lua_touserdata(lua, lua_upvalueindex(1)));
  // Each filter is a method twice: `not_tapped` is `tapped`, turned round.
  const bool turned = lua_toboolean(lua, lua_upvalueindex(2)) != 0;
  Reader reader(lua, (turned ? "not_" : "") + std::string(form.name));
  const Selector* base = value_at<Selector>(lua, 1);
  if (base == nullptr)
    reader.fail("L0216", "`" + reader.word() + "` must follow a selector and a colon",
                "Write `creatures:" + reader.word() + "`.");
  Filter filter = *form.preset;
  read_arguments(reader, form, 2, filter);
  // Turned, and not set: `not_untapped` is `tapped`.
  if (turned) filter.negated = !filter.negated;
  // A copy: `creatures` is the same word for every script.
  Selector selector = *base;
  narrow(selector, filter);
  push_value(lua, std::move(selector));
  return 1;
}

int find_method(lua_State* lua) {
  lua_getfield(lua, LUA_REGISTRYINDEX, methods_key);
  lua_pushvalue(lua, 2);
  // All values share one metatable, so this is asked of each of them; only selectors have methods.
  if (value_at<Selector>(lua, 1) != nullptr && lua_rawget(lua, -2) != LUA_TNIL) return 1;
  Host& host = Host::of(lua);
  const std::string name = told_value(lua, 2);
  const Location where = host.source().find(name, host.line());
  if (value_at<Selector>(lua, 1) == nullptr)
    host.fail("L0217", where, kind_at(lua, 1) + " has no `" + name + "`",
              "Only selectors have methods, like `creatures:tapped()`.");
  std::vector<std::string> known;
  for (const Form<Filter>& form : filter_words())
    for (const char* turned : {"", "not_"}) known.push_back(std::string(turned) + form.name);
  const WordProposal proposal = propose(name, known);
  host.fail("L0217", where, "selectors have no method `" + name + "`" + proposal.question,
            proposal.fix.empty() ? "`sleight api` lists the methods of selectors." : proposal.fix,
            host.source().replacement(where, name, proposal.word, proposal.sure));
}

void define_methods(lua_State* lua) {
  lua_newtable(lua);
  for (const bool turned : {false, true}) {
    for (const Form<Filter>& form : filter_words()) {
      const std::string name = (turned ? "not_" : "") + std::string(form.name);
      lua_pushlightuserdata(lua, const_cast<Form<Filter>*>(&form));  // NOLINT: Lua only hands it back
      lua_pushboolean(lua, turned ? 1 : 0);
      lua_pushcclosure(lua, call_method, 2);
      lua_setfield(lua, -2, name.c_str());
    }
  }
  lua_setfield(lua, LUA_REGISTRYINDEX, methods_key);
}

/// A keyword that was given something: `landwalk "swamp"`, `rampage(2)`, `protection { from = "black" }`.
int call_keyword(lua_State* lua) {
  const std::string name = lua_tostring(lua, lua_upvalueindex(1));
  const auto parameter = static_cast<Keyword::Parameter>(lua_tointeger(lua, lua_upvalueindex(2)));
  Reader reader(lua, keyword_word(name));
  reader.at_most(1);
  Ability ability;
  ability.kind = AbilityKind::keyword;
  ability.line.number = reader.line();
  ability.keyword.name = reader.intern(name);
  switch (parameter) {
    case Keyword::Parameter::none:
      break;
    case Keyword::Parameter::number:
      reader.at_argument("n");
      Codec<Box<Amount>>::read(reader, 1, ability.keyword.number);
      break;
    case Keyword::Parameter::cost:
      reader.at_argument("cost");
      Codec<Cost>::read(reader, 1, ability.keyword.cost);
      break;
    case Keyword::Parameter::quality: {
      // The parameter are the filters of a selector of sources, whatever way it is written.
      Selector sources;
      if (lua_type(lua, 1) == LUA_TTABLE) {
        refuse_unknown_keys(reader, 1, {"from"});
        reader.keys_only(1);
        reader.at_key("from");
        lua_getfield(lua, 1, "from");
        Codec<Sources>::read(reader, -1, sources);
      } else {
        reader.at_argument("quality");
        Codec<Sources>::read(reader, 1, sources);
      }
      // Filters are all that it keeps: of a player, or of everything, there would be none left.
      if (sources.filters.empty())
        reader.wrong_type(lua_type(lua, 1) == LUA_TTABLE ? -1 : 1, "a quality such as \"black\"");
      ability.keyword.filters = std::move(sources.filters);
      break;
    }
  }
  push_value(lua, std::move(ability));
  return 1;
}

/// Notes of a keyword whether something is so.
void note_keyword(lua_State* lua, const char* key, const std::string& name, bool so) {
  luaL_getsubtable(lua, LUA_REGISTRYINDEX, key);
  lua_pushboolean(lua, so ? 1 : 0);
  lua_setfield(lua, -2, keyword_word(name).c_str());
  lua_pop(lua, 1);
}

bool is_noted(const Host& host, const char* key, const std::string& name) {
  lua_State* lua = host.state();
  luaL_getsubtable(lua, LUA_REGISTRYINDEX, key);
  lua_getfield(lua, -1, keyword_word(name).c_str());
  const bool so = lua_toboolean(lua, -1) != 0;
  lua_pop(lua, 2);
  return so;
}

}  // namespace

void define_keyword(Host& host, const Keyword& keyword) {
  lua_State* lua = host.state();
  const std::string& name = keyword.name;
  const Keyword::Parameter parameter = keyword.parameter;
  // Without a parameter the word is the ability itself, `flying`; else it is called.
  if (parameter == Keyword::Parameter::none) {
    Ability ability;
    ability.kind = AbilityKind::keyword;
    ability.keyword.name = Host::of(lua).words().intern(name);
    push_value(lua, std::move(ability));
  } else {
    lua_pushstring(lua, name.c_str());
    lua_pushinteger(lua, static_cast<lua_Integer>(parameter));
    lua_pushcclosure(lua, call_keyword, 2);
  }
  host.define(keyword_word(name).c_str());
  luaL_getsubtable(lua, LUA_REGISTRYINDEX, keywords_key);
  lua_pushstring(lua, name.c_str());
  lua_setfield(lua, -2, keyword_word(name).c_str());
  lua_pop(lua, 1);
  bool played = false;
  bool outside = false;
  definition::walk(keyword, [&](const Ability& ability) {
    played = played || (ability.kind != AbilityKind::rule && ability.kind != AbilityKind::continuous &&
                        ability.kind != AbilityKind::keyword);
    outside = outside || purpose_of(ability).works_in != Zone::in_play;
  });
  note_keyword(lua, played_keywords_key, name, played);
  note_keyword(lua, keywords_outside_key, name, outside);
}

bool is_played(const Host& host, const std::string& keyword) {
  return is_noted(host, played_keywords_key, keyword);
}

bool works_outside_play(const Host& host, const std::string& keyword) {
  return is_noted(host, keywords_outside_key, keyword);
}

bool knows_keyword(const Host& host, const std::string& name) {
  lua_State* lua = host.state();
  const std::string word = keyword_word(name);
  luaL_getsubtable(lua, LUA_REGISTRYINDEX, keywords_key);
  lua_pushlstring(lua, word.data(), word.size());
  const bool known = lua_rawget(lua, -2) != LUA_TNIL;
  lua_pop(lua, 2);
  return known;
}

std::vector<std::string> known_keywords(const Host& host) {
  lua_State* lua = host.state();
  std::vector<std::string> known;
  luaL_getsubtable(lua, LUA_REGISTRYINDEX, keywords_key);
  for (lua_pushnil(lua); lua_next(lua, -2) != 0; lua_pop(lua, 1)) known.emplace_back(lua_tostring(lua, -1));
  lua_pop(lua, 1);
  // The order of a table differs from run to run.
  std::sort(known.begin(), known.end());
  return known;
}

void open_language(Host& host, Words& words) {
  lua_State* lua = host.state();
  host.set_words(&words);
  // Before the first word: the words are values, and need their metatable.
  register_values(lua, find_method);
  register_duel_handle(lua);
  define_methods(lua);
  // Words that no script need ever write are printed all the same.
  intern_words_of_rules(words);
  for (const SelectorWord& word : selector_words()) {
    for (const char* name : {word.name, word.plural}) {
      if (name == nullptr) continue;
      push_value(lua, word.selector);
      host.define(name);
    }
  }
  define_forms(host, selector_functions());
  define_forms(host, amount_words());
  define_forms(host, condition_words());
  define_forms(host, step_words());
  define_forms(host, rule_words());
  define_forms(host, trigger_words());
  define_forms(host, ability_words());
  // After the selectors: where a head is a selector too (`artifact`), one word has to be both.
  for (const Head& head : heads()) {
    lua_pushlightuserdata(lua, const_cast<Head*>(&head));  // NOLINT: Lua only hands it back
    lua_pushcclosure(lua, begin_card, 1);
    for (const SelectorWord& word : selector_words()) {
      if (std::string_view(word.name) != head.name) continue;
      push_value(lua, word.selector);
      make_callable(lua);
    }
    host.define(head.name);
  }
  for (const auto* family : {&combining_words(), &module_words()}) {
    for (const CustomWord& word : *family) {
      lua_pushcfunction(lua, word.call);
      host.define(word.name);
    }
  }
}

}  // namespace sleight
