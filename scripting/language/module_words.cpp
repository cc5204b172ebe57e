#include "scripting/language/module_words.h"

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "core/card/definition_fields.h"
#include "core/card/letters.h"
#include "core/card/plus_text.h"
#include "core/card/verb.h"
#include "core/card/verb_facts.h"
#include "scripting/language/card_semantics.h"
#include "scripting/language/script_language.h"
#include "scripting/lua/nearest_word.h"
#include "scripting/words/change_codec.h"
#include "scripting/words/member_codec.h"
#include "scripting/words/rule_options.h"
#include "scripting/words/script_printer.h"
#include "scripting/words/selector_codec.h"

namespace sleight {
namespace {

using Finish = void (*)(Reader&, int table, std::string name, Value& into);

/// A word that is followed by a name and a table.
template <Finish finish>
int named_table(lua_State* lua, const char* word, lua_CFunction self) {
  Reader reader(lua, word);
  // Called with the name first: what comes back waits for the table, and has the name as its upvalue.
  if (lua_type(lua, lua_upvalueindex(1)) != LUA_TSTRING) {
    reader.at_argument("name");
    reader.text(1, "a name in quotes");
    lua_pushvalue(lua, 1);
    lua_pushcclosure(lua, self, 1);
    return 1;
  }
  if (lua_type(lua, 1) != LUA_TTABLE) reader.wrong_type(1, "followed by a name and a table");
  reader.at_most(1);
  Value value;
  finish(reader, 1, reader.text(lua_upvalueindex(1), "a name in quotes"), value);
  push_value(lua, std::move(value));
  return 1;
}

template <typename T>
void optional_key(Reader& reader, int table, const char* key, T& into) {
  reader.at_key(key);
  if (lua_getfield(reader.lua(), table, key) != LUA_TNIL) Codec<T>::read(reader, -1, into);
  lua_pop(reader.lua(), 1);
}

void abilities(Reader& reader, int table, std::vector<Ability>& into) {
  reader.at_key("");
  // One by one: the keys of the table are those of the word, and it tells which of them there are.
  reader.each_item(table, [&](int) {
    const Ability* ability = value_at<Ability>(reader.lua(), -1);
    if (ability == nullptr) reader.wrong_type(-1, "an ability (such as `flying`)");
    into.push_back(*ability);
  });
}

/// What somebody plays, or an event sets off.
bool is_played(const Ability& ability) {
  return ability.kind != AbilityKind::rule && ability.kind != AbilityKind::continuous &&
         ability.kind != AbilityKind::keyword;
}

/// The abilities of a rule set are rules and changes that name whom they are about. It is no card in play:
/// nothing else of it would ever be played, and what is to be found again later is looked for among the
/// cards.
class RuleSetAbilities {
 public:
  RuleSetAbilities(Reader& reader, const std::vector<Ability>& abilities) : reader_(reader) {
    for (const Ability& ability : abilities) {
      line_ = ability.line.number;
      if (is_played(ability) || ability.kind == AbilityKind::keyword)
        refuse("a rule set has no such ability: nobody could play it");
      else if (ability.affects.empty())
        refuse("a rule set's ability is about no card of its own: it must say whom it affects");
      definition::walk_inside(ability, *this);
    }
  }

  void operator()(const Ability& granted) {
    if (is_played(granted)) refuse("a rule set cannot give abilities that are played");
    if (granted.kind != AbilityKind::keyword) return;
    const std::string& name = reader_.host().words().spelling(granted.keyword.name);
    if (sleight::is_played(reader_.host(), name))
      refuse("a rule set cannot give `" + name + "`, which is played");
  }
  void operator()(const Step& step) {
    const bool later = has(step.verb, VerbTraits::lasts | VerbTraits::waits) || step.verb == Verb::make_token;
    if (later) refuse("a rule set's steps cannot wait, last, or make tokens");
  }

 private:
  void refuse(const std::string& why) {
    reader_.host().report("L0244", reader_.host().source().line(line_), why,
                          "Say it in a card; a rule set has rules and changes, such as "
                          "`cannot_attack { affects = creatures }`.");
  }

  Reader& reader_;
  int line_ = 0;
};

/// A keyword is written by its name: with the name of another word of the language, no card could write that
/// any more. A keyword may take the place of another one.
bool is_free_for_keyword(Reader& reader, const std::string& name) {
  const std::string word = keyword_word(name);
  if (knows_keyword(reader.host(), name) || !reader.host().knows(word)) return true;
  reader.host().report("L0252", reader.host().source().find(name, reader.line()),
                       "`" + word + "` is a word of the language, and cannot be a keyword as well",
                       "Give the keyword another name.");
  return false;
}

void finish_keyword(Reader& reader, int table, std::string name, Value& into) {
  Keyword keyword;
  keyword.name = std::move(name);
  reader.intern(keyword.name);
  optional_key(reader, table, "takes", keyword.parameter);
  optional_key(reader, table, "text", keyword.text);
  abilities(reader, table, keyword.abilities);
  const bool known = refuse_unknown_keys(reader, table, {"takes", "text"});
  // As it is read: later modules, and every card, may use the word.
  if (is_free_for_keyword(reader, keyword.name)) define_keyword(reader.host(), keyword);
  if (known) check_semantics(reader, keyword);
  into = std::move(keyword);
}

/// How many of them make the player who has them lose.
void read_lose_at(Reader& reader, int table, CounterKind& counter) {
  lua_State* lua = reader.lua();
  reader.at_key("lose_at");
  if (lua_getfield(lua, table, "lose_at") != LUA_TNIL) {
    constexpr lua_Integer most = 1000;
    const lua_Integer given = lua_isinteger(lua, -1) != 0 ? lua_tointeger(lua, -1) : 0;
    if (given < 1 || given > most) reader.wrong_type(-1, "a whole number from 1 to 1000");
    counter.lose_at = static_cast<int>(given);
  }
  lua_pop(lua, 1);
}

void finish_counter(Reader& reader, int table, std::string name, Value& into) {
  CounterKind counter;
  counter.name = std::move(name);
  reader.intern(counter.name);
  if (plus_of(counter.name))
    reader.host().report("L0252", reader.host().source().find(counter.name, reader.line()),
                         "`" + counter.name + "` counters do what their name says (R-COUNTER-1)",
                         "Give the counters another name, or leave their definition out.");
  // Its table is that of a change with abilities besides; read_change refuses all other keys.
  abilities(reader, table, counter.abilities);
  read_lose_at(reader, table, counter);
  optional_key(reader, table, "apart", counter.apart);
  // Counters of a kind may also do nothing but count, or only have abilities.
  read_change(reader, table, counter.change, {"text", "lose_at", "apart"}, true);
  check_semantics(reader, counter);
  into = std::move(counter);
}

/// The last place at which the rule set that is read has that text.
Location find_last(const Reader& reader, const std::string& text) {
  const Source& source = reader.host().source();
  Location last = source.find(text, reader.line());
  for (const Source::Token& token : source.tokens())
    if (token.quoted && token.text == text) last = source.at(token);
  return last;
}

void read_phases(Reader& reader, int table, bool may_be_left_out, std::vector<Phase>& phases) {
  lua_State* lua = reader.lua();
  reader.at_key("phases");
  const int given = lua_getfield(lua, table, "phases");
  // Only a rule set that is like another one can do without: a turn needs phases (R-TURN-1).
  if (given == LUA_TNIL && may_be_left_out) {
    lua_pop(lua, 1);
    return;
  }
  if (given != LUA_TTABLE) reader.wrong_type(-1, "a table of phases ({ { name = \"untap\" }, ... })");
  refuse_keys(reader, -1);
  reader.each_item(-1, [&](int) {
    if (lua_type(lua, -1) != LUA_TTABLE)
      reader.wrong_type(-1, "a table of phases ({ { name = \"untap\" }, ... })");
    const int at = lua_gettop(lua);
    Phase phase;
    optional_key(reader, at, "name", phase.name);
    optional_key(reader, at, "action", phase.action);
    optional_key(reader, at, "fast_effects", phase.fast_effects);
    reader.at_key("phases");
    if (phase.name.empty()) reader.wrong_type(at, "a table of phases, each with a name");
    refuse_unknown_keys(reader, at, {"name", "action", "fast_effects"});
    reader.keys_only(at);
    reader.at_key("phases");
    // Triggers and conditions speak of a phase by this word; its action is what it does by itself.
    phase.word = reader.intern(phase.name);
    phases.push_back(std::move(phase));
  });
  lua_pop(lua, 1);
  for (std::size_t i = 0; i < phases.size(); ++i) {
    const auto same = [&](const Phase& other) { return lowered(other.name) == lowered(phases[i].name); };
    const std::string name = phases[i].name;
    if (std::any_of(phases.begin(), phases.begin() + static_cast<std::ptrdiff_t>(i), same))
      reader.host().report("L0233", find_last(reader, name),
                           "two phases of this turn are called `" + name + "`",
                           "Give each a name of its own: triggers and conditions speak of them by it.");
    for (const Phase& known : standard_phases())
      if (name != known.name && is_slip(name, known.name) &&
          std::none_of(phases.begin(), phases.begin() + static_cast<std::ptrdiff_t>(i), same))
        reader.host().report("L0233", reader.host().source().find(name, reader.line()),
                             "the phase `" + name + "` is one letter from `" + known.name + "`",
                             "Write `" + known.name + "`, or give it a name that nobody takes for that.");
  }
  // Lands, sorceries and the attack belong to the main phase, of which a turn has one (R-MAIN-1).
  const auto mains = std::count_if(phases.begin(), phases.end(),
                                   [](const Phase& phase) { return phase.action == PhaseAction::main; });
  if (mains != 1)
    reader.host().report("L0233", reader.host().source().find_key("phases", reader.word(), reader.line()),
                         "the turn of this rule set has " +
                             (mains == 0 ? "no main phase" : std::to_string(mains) + " main phases"),
                         "Write `action = \"main\"` in one of its phases, and in no other.");
  if (phases.size() > most_phases)
    reader.host().report("L0233", reader.host().source().find_key("phases", reader.word(), reader.line()),
                         "the turn of this rule set has " + std::to_string(phases.size()) + " phases",
                         "Leave out some of them: a turn has at most " + std::to_string(most_phases) + ".");
}

void read_options(Reader& reader, int table, RuleScript& rules) {
  // Values are tried on rules that nobody keeps: a wrong one is told where it is written.
  Rules scratch;
  lua_State* lua = reader.lua();
  if (lua_getfield(lua, table, "options") != LUA_TNIL) {
    reader.at_key("options");
    if (lua_type(lua, -1) != LUA_TTABLE) reader.wrong_type(-1, "a table of options");
    const int options = lua_gettop(lua);
    std::vector<std::string_view> known;
    for (const RuleOption& option : rule_options()) {
      known.emplace_back(option.name);
      const int type = lua_getfield(lua, options, option.name);
      if (type != LUA_TNIL) {
        reader.at_key(option.name);
        OptionValue value;
        if (type == LUA_TBOOLEAN)
          value = lua_toboolean(lua, -1) != 0;
        else if (type == LUA_TNUMBER && lua_isinteger(lua, -1) != 0 &&
                 std::abs(lua_tointeger(lua, -1)) < 1'000'000)
          value = static_cast<int>(lua_tointeger(lua, -1));
        else
          value = reader.text(-1, "true, false, a whole number or the name of a reading");
        const std::string wrong = set_option(scratch, option.name, value);
        if (!wrong.empty())
          reader.host().fail("L0221", reader.host().source().find(option.name, reader.line()), wrong,
                             std::string("It decides this: ") + option.doc);
        rules.options.emplace_back(option.name, std::move(value));
      }
      lua_pop(lua, 1);
    }
    refuse_unknown_keys(reader, options, known);
    reader.keys_only(options);
  }
  lua_pop(lua, 1);
}

void finish_rules(Reader& reader, int table, std::string name, Value& into) {
  RuleScript rules;
  rules.name = std::move(name);
  reader.check_name(rules.name);
  std::string text;
  optional_key(reader, table, "text", text);
  optional_key(reader, table, "like", rules.like);
  read_phases(reader, table, !rules.like.empty(), rules.phases);
  reader.at_key("layers");
  lua_State* lua = reader.lua();
  if (lua_getfield(lua, table, "layers") != LUA_TNIL) {
    std::vector<Layer> layers;
    refuse_keys(reader, -1);
    reader.each_item(-1, [&](int) { Codec<Layer>::read(reader, -1, layers.emplace_back()); });
    std::vector<Layer> sorted = layers;
    std::sort(sorted.begin(), sorted.end());
    // One that is missing would have changes that are never applied.
    if (layers.size() != layer_count || std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
      reader.wrong_type(-1, "a table of every layer, each once");
    std::copy(layers.begin(), layers.end(), rules.layers.emplace().begin());
  }
  lua_pop(lua, 1);
  read_options(reader, table, rules);
  abilities(reader, table, rules.abilities);
  RuleSetAbilities(reader, rules.abilities);
  if (refuse_unknown_keys(reader, table, {"text", "like", "phases", "layers", "options"}))
    check_semantics(reader, rules);
  into = std::move(rules);
}

int keyword(lua_State* lua) { return named_table<finish_keyword>(lua, "keyword", keyword); }
int counter_kind(lua_State* lua) { return named_table<finish_counter>(lua, "counter_kind", counter_kind); }
int rule_set(lua_State* lua) { return named_table<finish_rules>(lua, "rule_set", rule_set); }

void required_text(Reader& reader, const char* key, const std::string& value) {
  reader.at_key("");
  if (value.empty())
    reader.fail("L0206", "`" + reader.word() + "` needs `" + key + "`",
                std::string("Write `") + key + " = \"...\"`.");
}

/// A list of texts that may be left out; `expected` says what it is a list of.
template <typename Take>
void text_list(Reader& reader, const char* key, const char* expected, Take&& take) {
  lua_State* lua = reader.lua();
  reader.at_key(key);
  if (lua_getfield(lua, 1, key) != LUA_TNIL) {
    if (lua_type(lua, -1) != LUA_TTABLE) reader.wrong_type(-1, expected);
    refuse_keys(reader, -1);
    reader.each_item(-1, [&](int) { take(reader.text(-1, expected)); });
  }
  lua_pop(lua, 1);
}

/// The creature types that a set or a mod declares. "Wolves" and "Wolf" are one (R-CRE-8).
void creature_types(Reader& reader, std::vector<std::string>& into) {
  text_list(reader, "creature_types", "a table of creature types ({ \"Wolf\" })",
            [&](const std::string& type) {
              reader.check_name(type);
              into.push_back(subtype_spelling(type));
            });
}

/// Whether it is a day of the calendar, as year, month and day: "1995-06-01".
bool is_day(const std::string& text) {
  const auto number = [&](std::size_t from, std::size_t count) {
    return text.find_first_not_of("0123456789", from) >= from + count
               ? std::atoi(text.substr(from, count).c_str())
               : 0;
  };
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return false;
  const std::chrono::year_month_day day{std::chrono::year(number(0, 4)),
                                        std::chrono::month(static_cast<unsigned>(number(5, 2))),
                                        std::chrono::day(static_cast<unsigned>(number(8, 2)))};
  return number(0, 4) > 0 && day.ok();
}

int set(lua_State* lua) {
  Reader reader(lua, "set");
  reader.at_most(1);
  if (lua_type(lua, 1) != LUA_TTABLE)
    reader.wrong_type(1, "followed by a table (`set { name = ..., code = ... }`)");
  SetInfo info;
  optional_key(reader, 1, "name", info.name);
  optional_key(reader, 1, "code", info.code);
  optional_key(reader, 1, "released", info.released);
  creature_types(reader, info.creature_types);
  required_text(reader, "name", info.name);
  required_text(reader, "code", info.code);
  reader.check_name(info.name);
  // Effects that look for an expansion know it by this word (R-EXP-1).
  reader.intern(info.code);
  if (!info.released.empty() && !is_day(info.released)) {
    reader.at_key("released");
    reader.host().report("L0203", reader.here(),
                         "`released` must be a day of the calendar, not `" + info.released + "`",
                         "Write year, month and day: `released = \"1995-06-01\"`.");
  }
  refuse_unknown_keys(reader, 1, {"name", "code", "released", "creature_types"});
  reader.keys_only(1);
  push_value(lua, std::move(info));
  return 1;
}

int mod(lua_State* lua) {
  Reader reader(lua, "mod");
  reader.at_most(1);
  if (lua_type(lua, 1) != LUA_TTABLE)
    reader.wrong_type(1, "followed by a table (`mod { name = ..., version = ... }`)");
  ModInfo info;
  optional_key(reader, 1, "name", info.name);
  optional_key(reader, 1, "version", info.version);
  text_list(reader, "needs", "a table of names of mods ({ \"base\" })",
            [&](std::string name) { info.needs.push_back(std::move(name)); });
  text_list(reader, "replaces", "a table of names of cards, keywords, counters or rule sets ({ \"Terror\" })",
            [&](std::string name) { info.replaces.push_back(std::move(name)); });
  creature_types(reader, info.creature_types);
  required_text(reader, "name", info.name);
  required_text(reader, "version", info.version);
  reader.check_name(info.name);
  refuse_unknown_keys(reader, 1, {"name", "version", "needs", "replaces", "creature_types"});
  reader.keys_only(1);
  push_value(lua, std::move(info));
  return 1;
}

}  // namespace

const std::vector<CustomWord>& module_words() {
  static const std::vector<CustomWord> list{
      {"keyword", "keyword \"name\" { takes = \"quality\", text = [[...]], ability, ... }",
       "A keyword: a name for abilities that may speak of the `parameter` it takes.", keyword},
      {"counter_kind", "counter_kind \"name\" { plus = \"+1/+1\", lose_at = 10, apart = true, ability, ... }",
       "A kind of counter, what each one does, how many of them make the player lose who has them, and "
       "whether "
       "those that a keyword puts count `apart`, for that one keyword of the permanent.",
       counter_kind},
      {"rule_set", "rule_set \"name\" { like = \"fifth\", phases = {...}, options = {...}, ability, ... }",
       "The rules of a duel: those of the rule set it is like, but for what it says itself.", rule_set},
      {"set", "set { name = text, code = text, released = text, creature_types = {...} }",
       "What a set folder says of itself, and the creature types that its cards bring.", set},
      {"mod", "mod { name = text, version = text, needs = {...}, replaces = {...}, creature_types = {...} }",
       "What a mod says of itself: the mods it needs, the names it takes from others on purpose, and the "
       "creature types that its cards bring.",
       mod},
  };
  return list;
}

}  // namespace sleight
