#pragma once

#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/card/box.h"
#include "core/card/rules.h"
#include "scripting/words/rule_options.h"

struct lua_State;

namespace sleight {

/// A card as its script gives it: the definition, and what the script says about itself.
struct CardScript {
  Card card;
  std::vector<std::string> differs;  ///< in what its classic printing and its Oracle text disagree
  int functions = 0;                 ///< how many functions its definition holds
  bool token = false;                ///< begun with `token`: a part of a card, and none by itself
};

/// What a set.lua says.
struct SetInfo {
  std::string name;
  std::string code;
  std::string released;
  std::vector<std::string> creature_types;  ///< that its cards brought first, in the singular
};

/// What a mod.lua says.
struct ModInfo {
  std::string name;
  std::string version;
  std::vector<std::string> needs;
  std::vector<std::string> replaces;        ///< names that something else had before, and that it takes
  std::vector<std::string> creature_types;  ///< that it brings, in the singular
};

/// What a rule set's script says: what is different from the rule set that it is like.
struct RuleScript {
  std::string name;
  std::string like;           ///< the rule set it begins with; "" for one that stands by itself
  std::vector<Phase> phases;  ///< none: those of `like`
  std::optional<decltype(Rules::layers)> layers;
  std::vector<std::pair<std::string, OptionValue>> options;
  std::vector<Ability> abilities;  ///< besides those of `like`
};

/// A piece of a card's text for which no ability stands: `unread "..."`.
struct Unread {
  std::string words;
};

/// Why a card's script does nothing of what its text says: `unsupported "..."`.
struct Unsupported {
  std::string why;
};

/// Ways to play a card or ability: `choose_one`.
struct Modes {
  std::vector<Mode> modes;
};

/// Kinds of values that are far larger than all others. They lie apart, or Lua would be asked for as much
/// room for each word of a script as a whole card takes.
template <typename T>
constexpr bool lies_apart = std::is_same_v<T, Ability> || std::is_same_v<T, CardScript>;
/// What stands in a value for a `T`: the `T` itself, or what leads to it.
template <typename T>
using HeldAs = std::conditional_t<lies_apart<T>, Box<T>, T>;

/// A value of the script language. Scripts combine values; they cannot change one.
using Value =
    std::variant<Selector, Amount, Condition, Step, HeldAs<Ability>, Mode, Modes, TargetSpec,
                 HeldAs<CardScript>, Keyword, CounterKind, RuleScript, SetInfo, ModInfo, Unread, Unsupported>;

/// The `T` that a value is; null where it is something else, or was taken out.
template <typename T>
const T* held_in(const Value& value) {
  const HeldAs<T>* found = std::get_if<HeldAs<T>>(&value);
  if constexpr (lies_apart<T>)
    return found != nullptr && *found ? &**found : nullptr;
  else
    return found;
}
/// The same of a value that may be changed.
template <typename T>
T* held_in(Value& value) {
  return const_cast<T*>(held_in<T>(std::as_const(value)));  // NOLINT(cppcoreguidelines-pro-type-const-cast)
}

/// What a value of that alternative is called in messages ("a selector").
const char* kind_of(const Value& value);
/// What the Lua value at `index` is called in messages ("a number", "a selector").
std::string kind_at(lua_State* lua, int index);

/// Whether the value at `index` is a function of the script itself, not a word of the language.
bool is_script_function(lua_State* lua, int index);

/// Pushes a value of the language.
void push_value(lua_State* lua, Value value);
/// Lets the value on top of the stack be called: a call goes to the function below it, which is removed.
/// (`artifact` is a selector, and begins a card.)
void make_callable(lua_State* lua);
/// The value of the language at `index`, or nullptr when something else is there.
const Value* value_at(lua_State* lua, int index);
/// The same, for who takes it out: of a card that a script has returned, which nobody else will read. What is
/// left there is a value of the same kind that says nothing.
Value* value_to_take(lua_State* lua, int index);
/// Counts what a copy of the value at `index` costs; past the limit the script ends.
void count_parts(lua_State* lua, int index);
/// The value at `index`, when it is a `T`.
template <typename T>
const T* value_at(lua_State* lua, int index) {
  const Value* value = value_at(lua, index);
  const T* found = value == nullptr ? nullptr : held_in<T>(*value);
  // Whoever asks for a value of that kind makes a copy of it a part of another one.
  if (found != nullptr) count_parts(lua, index);
  return found;
}
/// Makes the metatable that values share; `index` finds the methods of a value.
void register_values(lua_State* lua, int (*index)(lua_State*));

}  // namespace sleight
