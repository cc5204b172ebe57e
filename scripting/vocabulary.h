#pragma once

#include <string>
#include <vector>

#include "core/card/definition.h"
#include "scripting/form.h"
#include "scripting/value.h"

/// The words of the script language, in families. These tables are the one place that knows them: binding,
/// checks of shape, printing, the manual and the types for editors are all read off them.
namespace sleight {

/// A word that is a selector by itself. `plural` is printed for sets, the other for targets.
struct SelectorWord {
  const char* name;
  const char* plural;  ///< nullptr when there is but one word
  Selector selector;
  const char* doc;
};

const std::vector<SelectorWord>& selector_words();
const std::vector<Form<Selector>>& selector_functions();
/// The methods of selectors.
const std::vector<Form<Filter>>& filter_words();
const std::vector<Form<Amount>>& amount_words();
const std::vector<Form<Condition>>& condition_words();
const std::vector<Form<Step>>& step_words();
/// Abilities that change a rule.
const std::vector<Form<Ability>>& rule_words();
const std::vector<Form<Ability>>& trigger_words();
/// Activated and continuous abilities, and choices made when a card is played.
const std::vector<Form<Ability>>& ability_words();

/// A key of a change to characteristics.
struct ChangeKey {
  const char* name;
  ChangeKind kind;
  const char* type;
  const char* doc;
  /// What `chosen` may stand for here, or a value.
  void (*read)(Reader&, int, ChangePart&);
  std::string (*print)(const Printer&, const ChangePart&);
};
const std::vector<ChangeKey>& change_keys();

/// A word that begins a card: what it sets by itself.
struct Head {
  const char* name;
  bool takes_types;  ///< creature types stand before the name
  bool needs_cost;
  bool is_creature;
  void (*preset)(Card&);
  const char* doc;
  const char* rules;
};
const std::vector<Head>& heads();
const std::vector<Field<Card>>& card_fields();

/// A word whose reading is code of its own, because it combines values in a way no table says.
struct SpecialWord {
  const char* name;
  const char* signature;
  const char* doc;
  int (*call)(lua_State*);
};
/// Words that combine selectors, targets and modes.
const std::vector<SpecialWord>& combining_words();
/// Words that begin a card or a token.
int begin_card(lua_State* lua);
/// Words that begin a file other than a card: keyword, counter_kind, rule_set, set, mod.
const std::vector<SpecialWord>& module_words();

}  // namespace sleight
