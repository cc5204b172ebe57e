#include "scripting/script_manual.h"

#include "core/card/event_facts.h"
#include "core/card/event_kind.h"
#include "core/card/rule_facts.h"
#include "core/card/verb.h"
#include "core/card/verb_facts.h"
#include "scripting/language/combining_words.h"
#include "scripting/language/module_words.h"
#include "scripting/words/ability_words.h"
#include "scripting/words/amount_words.h"
#include "scripting/words/card_words.h"
#include "scripting/words/change_words.h"
#include "scripting/words/cost_codec.h"
#include "scripting/words/duel_handle.h"
#include "scripting/words/rule_words.h"
#include "scripting/words/selector_words.h"
#include "scripting/words/step_words.h"

namespace sleight {
namespace {

template <typename T>
ManualField manual_field(const Field<T>& field) {
  return {field.name, field.type, field.required, field.doc};
}

/// What `made` is set off by, or does in its place, and what that tells its steps.
EventFills fills_of(const Ability& made) {
  if (made.kind == AbilityKind::triggered) return record_of(made.trigger.event).fills;
  return made.kind == AbilityKind::rule ? record_of(made.rule.kind).fills : EventFills{};
}
EventFills fills_of(const Step& made) {
  if (made.verb == Verb::at_time && made.trigger && made.trigger->event == EventKind::deals_damage)
    return record_of(EventKind::deals_damage).fills;
  return record_of(made.verb).gives;
}
template <typename T>
EventFills fills_of(const T&) {
  return {};
}

void add_gives(ManualWord& word, const EventFills& fills) {
  const auto add = [&word](const char* name, const char* what) {
    if (*what != '\0') word.gives.push_back({name, "in its steps", false, std::string(what) + "."});
  };
  add("it", fills.it);
  add("other_one", fills.other_one);
  add("that_player", fills.that_player);
  add("that_much", fills.that_much);
  add("life_before", fills.life_before);
}

template <typename T>
void add_forms(std::vector<ManualWord>& words, const std::vector<Form<T>>& forms, const char* family,
               const char* makes, bool methods = false) {
  for (const Form<T>& form : forms) {
    ManualWord word;
    word.name = form.name;
    word.family = family;
    // The styles of forms come first among those of the manual, in the same order.
    word.style = methods ? ManualWord::Style::method : static_cast<ManualWord::Style>(form.style);
    word.makes = makes;
    word.doc = form.doc;
    word.rules = form.rules;
    for (const Field<T>& field : form.fields) word.fields.push_back(manual_field(field));
    // Targets and steps are read by read_body and stand in no table of fields.
    if (form.modes != nullptr) {
      word.fields.push_back({"target", "a selector", false, "What it needs as a target."});
      word.fields.push_back(
          {"targets", "a list of selectors", false, "Its targets, when there are several."});
      word.items.push_back({"steps", "steps", false, "What is done, in order."});
    }
    if (form.items) word.items.push_back(manual_field(*form.items));
    add_gives(word, fills_of(*form.preset));
    words.push_back(std::move(word));
  }
}

/// A key of a table: it is no word that stands by itself.
ManualWord key_word(const ManualField& field, const char* family) {
  ManualWord word;
  word.name = field.name;
  word.family = family;
  word.doc = field.doc;
  word.fields.push_back({"value", field.type, field.required, "What is written there."});
  return word;
}

}  // namespace

std::vector<ManualWord> manual() {
  std::vector<ManualWord> words;
  for (const Head& head : heads()) {
    ManualWord word;
    word.name = head.name;
    word.family = "heads";
    word.style = ManualWord::Style::table;
    word.makes = "Card";
    word.doc = head.doc;
    word.rules = head.rules;
    if (head.takes_types)
      word.fields.push_back({"types", "a text in quotes", true, "Its creature types, before the name."});
    word.fields.push_back({"name", "a text in quotes", true, "The card's name."});
    for (const Field<Card>& field : card_fields()) word.fields.push_back(manual_field(field));
    word.items.push_back(
        {"abilities", "abilities", false, "Its abilities; or, for a spell, the steps of its effect."});
    words.push_back(std::move(word));
  }
  for (const Field<Card>& field : card_fields())
    words.push_back(key_word(manual_field(field), "keys of a card"));
  for (const FurtherKey& key : further_card_keys())
    words.push_back(key_word({key.name, key.type, false, key.doc}, "keys of a card"));
  for (const SelectorWord& selector : selector_words()) {
    ManualWord word;
    word.name = selector.name;
    word.family = "selectors";
    word.makes = "Selector";
    word.doc = selector.doc;
    words.push_back(word);
    if (selector.plural != nullptr && std::string(selector.plural) != selector.name) {
      word.name = selector.plural;
      words.push_back(word);
    }
  }
  add_forms(words, selector_functions(), "selectors", "Selector");
  add_forms(words, filter_words(), "filters", "Selector", true);
  add_forms(words, amount_words(), "amounts", "Amount");
  add_forms(words, condition_words(), "conditions", "Condition");
  add_forms(words, ability_words(), "abilities", "Ability");
  add_forms(words, trigger_words(), "triggers", "Ability");
  add_forms(words, rule_words(), "rules", "Ability");
  add_forms(words, step_words(), "steps", "Step");
  for (const ChangeKey& key : change_keys())
    words.push_back(key_word({key.name, key.type, true, key.doc}, "keys of a change"));
  words.push_back(key_word({"plus", "a text like \"+1/+1\", or a table of two amounts", true,
                            "It is added to its power and toughness, or taken away (R-CRE-5)."},
                           "keys of a change"));
  for (const CostKey& key : cost_keys())
    words.push_back(key_word({key.name, key.type, false, key.doc}, "keys of a cost in a table"));
  for (const FunctionMethod& method : function_methods()) {
    ManualWord word;
    word.name = method.name;
    word.family = "methods of the duel, in a function";
    word.style = ManualWord::Style::method;
    word.makes = method.makes;
    word.doc = method.doc;
    word.fields.push_back({method.argument, method.type, true, method.doc});
    words.push_back(std::move(word));
  }
  for (const auto* family : {&combining_words(), &module_words()})
    for (const CustomWord& special : *family) {
      ManualWord word;
      word.name = special.name;
      word.family = "others";
      word.style = ManualWord::Style::call;
      word.doc = special.doc;
      word.fields.push_back({"usage", special.signature, false, special.doc});
      words.push_back(std::move(word));
    }
  return words;
}

}  // namespace sleight
