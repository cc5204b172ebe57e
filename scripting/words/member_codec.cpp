#include "scripting/words/member_codec.h"

#include <algorithm>

#include "core/card/event_kind.h"
#include "core/card/letters.h"
#include "scripting/words/ability_body.h"
#include "scripting/words/change_codec.h"
#include "scripting/words/print_form.h"
#include "scripting/words/script_function.h"

namespace sleight {

const char* Codec<Word>::type() { return "a word in quotes"; }
bool Codec<Word>::absent(const Word& value) { return !value; }
void Codec<Word>::read(Reader& reader, int index, Word& value) {
  const std::string spelling = reader.text(index, "a word in quotes");
  // The empty word means "none was given".
  if (spelling.empty()) reader.wrong_type(index, "a word in quotes");
  value = reader.intern(spelling);
}
std::string Codec<Word>::print(const Printer& printer, const Word& value) { return printer.word(value); }

const char* Codec<Subtype>::type() { return "a creature type or land type"; }
bool Codec<Subtype>::absent(const Word& value) { return !value; }
void Codec<Subtype>::read(Reader& reader, int index, Word& value) {
  const std::string spelling = reader.text(index, "a creature type or land type in quotes");
  if (spelling.empty()) reader.wrong_type(index, "a creature type or land type in quotes");
  // Filters and cards meet in the singular (R-CRE-8).
  value = reader.intern(subtype_spelling(spelling));
}
std::string Codec<Subtype>::print(const Printer& printer, const Word& value) { return printer.word(value); }

const char* Codec<std::string>::type() { return "a text"; }
bool Codec<std::string>::absent(const std::string& value) { return value.empty(); }
void Codec<std::string>::read(Reader& reader, int index, std::string& value) {
  value = reader.text(index, "a text");
}
std::string Codec<std::string>::print(const Printer& /*printer*/, const std::string& value) {
  return Printer::quoted(value);
}

const char* Codec<bool>::type() { return "true or false"; }
// What is left out is false.
bool Codec<bool>::absent(const bool& value) { return !value; }
void Codec<bool>::read(Reader& reader, int index, bool& value) {
  if (lua_type(reader.lua(), index) != LUA_TBOOLEAN) reader.wrong_type(index, "true or false");
  value = lua_toboolean(reader.lua(), index) != 0;
}
std::string Codec<bool>::print(const Printer& /*printer*/, const bool& value) {
  return value ? "true" : "false";
}

// A type or colour, or several of them in a table.
const char* Codec<CardType>::type() { return "card types"; }
bool Codec<CardType>::absent(const CardType& value) { return !any(value); }
void Codec<CardType>::read(Reader& reader, int index, CardType& value) {
  if (lua_type(reader.lua(), index) == LUA_TTABLE) {
    refuse_keys(reader, index);
    reader.each_item(index, [&](int) {
      // One level only: what calls itself for its items must not follow a table that holds itself.
      if (lua_type(reader.lua(), -1) == LUA_TTABLE) reader.wrong_type(-1, "a card type in quotes");
      CardType one = CardType::none;
      Codec<CardType>::read(reader, -1, one);
      value = value | one;
    });
    return;
  }
  const std::string spelling = reader.text(index, "a card type in quotes");
  const std::optional<CardType> found = spelt<CardType>(spelling);
  if (!found) {
    std::vector<std::string> known;
    for (const Spelling<CardType>& row : all_spellings<CardType>) known.emplace_back(row.spelling);
    reader.unknown_value(spelling, "a card type", known);
  }
  value = *found;
}
std::string Codec<CardType>::print(const Printer& /*printer*/, const CardType& value) {
  std::vector<std::string> parts;
  for (const Spelling<CardType>& row : all_spellings<CardType>)
    if (any(value & row.value)) parts.push_back(Printer::quoted(row.spelling));
  return parts.size() == 1 ? parts[0] : braces(joined(parts));
}

const char* Codec<Colours>::type() { return "colours"; }
bool Codec<Colours>::absent(const Colours& value) { return value.empty(); }
void Codec<Colours>::read(Reader& reader, int index, Colours& value) {
  if (lua_type(reader.lua(), index) == LUA_TTABLE) {
    refuse_keys(reader, index);
    reader.each_item(index, [&](int) {
      if (lua_type(reader.lua(), -1) == LUA_TTABLE) reader.wrong_type(-1, "a colour in quotes");
      Colours one;
      Codec<Colours>::read(reader, -1, one);
      value = value | one;
    });
    return;
  }
  const std::string spelling = reader.text(index, "a colour in quotes");
  // No colours at all: the empty set (R-COLOR-1).
  if (same_but_for_case(spelling, "colourless")) return;
  const std::optional<Colour> found = spelt<Colour>(spelling);
  if (!found) {
    std::vector<std::string> known{"colourless"};
    for (const Spelling<Colour>& row : all_spellings<Colour>) known.emplace_back(row.spelling);
    reader.unknown_value(spelling, "a colour", known);
  }
  value = *found;
}
std::string Codec<Colours>::print(const Printer& /*printer*/, const Colours& value) {
  std::vector<std::string> parts;
  for (const Spelling<Colour>& row : all_spellings<Colour>)
    if (value.has(row.value)) parts.push_back(Printer::quoted(row.spelling));
  if (parts.empty()) return "\"colourless\"";
  return parts.size() == 1 ? parts[0] : braces(joined(parts));
}

const char* Codec<std::vector<Step>>::type() { return "steps"; }
bool Codec<std::vector<Step>>::absent(const std::vector<Step>& value) { return value.empty(); }
void Codec<std::vector<Step>>::read(Reader& reader, int index, std::vector<Step>& value) {
  reader.each_item(index, [&](int) {
    if (is_script_function(reader.lua(), -1)) return value.push_back(function_step(reader, -1));
    const Step* step = value_at<Step>(reader.lua(), -1);
    if (step == nullptr) reader.wrong_type(-1, "steps (such as `deal(3, target)`)");
    // Here too: steps inside steps are done, and no cost.
    check_step(reader, *step);
    value.push_back(*step);
  });
}
std::string Codec<std::vector<Step>>::print(const Printer& printer, const std::vector<Step>& value) {
  std::vector<std::string> parts;
  for (const Step& step : value) parts.push_back(printer.step(step));
  return joined(parts);
}

// One step may stand without its table; it is printed with it.
const char* Codec<StepList>::type() { return "steps in a table"; }
bool Codec<StepList>::absent(const std::vector<Step>& value) { return value.empty(); }
void Codec<StepList>::read(Reader& reader, int index, std::vector<Step>& value) {
  if (is_script_function(reader.lua(), index)) {
    value.push_back(function_step(reader, index));
  } else if (const Step* step = value_at<Step>(reader.lua(), index)) {
    check_step(reader, *step);
    value.push_back(*step);
  } else if (lua_type(reader.lua(), index) == LUA_TTABLE) {
    refuse_keys(reader, index);
    Codec<std::vector<Step>>::read(reader, index, value);
  } else {
    reader.wrong_type(index, "steps in a table");
  }
}
std::string Codec<StepList>::print(const Printer& printer, const std::vector<Step>& value) {
  return braces(Codec<std::vector<Step>>::print(printer, value));
}

// One ability stands without a table, also when it is printed: `gains = flying`.
const char* Codec<Box<Trigger>>::type() { return "an event"; }
bool Codec<Box<Trigger>>::absent(const Box<Trigger>& value) { return !value; }
void Codec<Box<Trigger>>::read(Reader& reader, int index, Box<Trigger>& value) {
  const Ability* ability = value_at<Ability>(reader.lua(), index);
  // An event is written as the ability that listens to it, without what that does.
  const bool bare = ability != nullptr && ability->kind == AbilityKind::triggered &&
                    ability->condition.kind == ConditionKind::always && !ability->used &&
                    std::all_of(ability->modes.begin(), ability->modes.end(),
                                [](const Mode& mode) { return mode.steps.empty() && mode.targets.empty(); });
  if (!bare || ability->trigger.event == EventKind::state)
    reader.wrong_type(index, "an event and nothing else (such as `put_into_graveyard { what = target }`)");
  value = ability->trigger;
}
std::string Codec<Box<Trigger>>::print(const Printer& printer, const Box<Trigger>& value) {
  Ability ability;
  ability.kind = AbilityKind::triggered;
  ability.trigger = *value;
  return printer.ability(ability);
}

const char* Codec<std::vector<Ability>>::type() { return "an ability, or a table of them"; }
bool Codec<std::vector<Ability>>::absent(const std::vector<Ability>& value) { return value.empty(); }
void Codec<std::vector<Ability>>::read(Reader& reader, int index, std::vector<Ability>& value) {
  const auto add = [&](int at) {
    const Ability* ability = value_at<Ability>(reader.lua(), at);
    if (ability == nullptr) reader.wrong_type(at, "an ability (such as `flying`)");
    value.push_back(*ability);
  };
  if (lua_type(reader.lua(), index) == LUA_TTABLE) {
    refuse_keys(reader, index);
    reader.each_item(index, [&](int) { add(-1); });
  } else {
    add(index);
  }
}
std::string Codec<std::vector<Ability>>::print(const Printer& printer, const std::vector<Ability>& value) {
  std::vector<std::string> parts;
  for (const Ability& ability : value) parts.push_back(printer.ability(ability));
  return parts.size() == 1 ? parts[0] : braces(joined(parts));
}

const char* Codec<std::vector<TargetSpec>>::type() { return "targets"; }
bool Codec<std::vector<TargetSpec>>::absent(const std::vector<TargetSpec>& value) { return value.empty(); }
void Codec<std::vector<TargetSpec>>::read(Reader& reader, int index, std::vector<TargetSpec>& value) {
  const auto add = [&](int at) {
    if (const TargetSpec* spec = value_at<TargetSpec>(reader.lua(), at)) {
      value.push_back(*spec);
      return;
    }
    TargetSpec spec;
    Codec<Selector>::read(reader, at, spec.what);
    value.push_back(std::move(spec));
  };
  if (lua_type(reader.lua(), index) == LUA_TTABLE) {
    refuse_keys(reader, index);
    reader.each_item(index, [&](int) { add(-1); });
  } else {
    add(index);
  }
}
std::string Codec<std::vector<TargetSpec>>::print(const Printer& printer,
                                                  const std::vector<TargetSpec>& value) {
  std::vector<std::string> parts;
  // A target is described in the singular: `target = creature`.
  const Printer one = printer.for_targets();
  for (const TargetSpec& spec : value) {
    const std::string what = Codec<Selector>::print(one, spec.what);
    // Exactly one is what a selector alone means; all else is said by `between`, which says it in general.
    const bool plain = spec.least == Amount(1) && spec.most == Amount(1);
    const bool any = spec.least == Amount(1) && spec.most == Amount(TargetSpec::any_number);
    std::string said = plain ? what
                       : any ? "any_number(" + what + ")"
                             : "between(" + Codec<Amount>::print(printer, spec.least) + ", " +
                                   Codec<Amount>::print(printer, spec.most) + ", " + what + ")";
    if (spec.of_one_owner) said = "of_one_owner(" + said + ")";
    if (!spec.chooser.empty())
      said = "chosen_by(" + Codec<Selector>::print(printer, spec.chooser) + ", " + said + ")";
    if (spec.divided) said = "divided(" + Codec<Amount>::print(printer, *spec.divided) + ", " + said + ")";
    parts.push_back(std::move(said));
  }
  return parts.size() == 1 ? parts[0] : braces(joined(parts));
}

const char* Codec<Box<Card>>::type() { return "a token"; }
bool Codec<Box<Card>>::absent(const Box<Card>& value) { return !value; }
void Codec<Box<Card>>::read(Reader& reader, int index, Box<Card>& value) {
  // Tokens are written like cards, and read by the same code.
  const CardScript* script = value_at<CardScript>(reader.lua(), index);
  if (script == nullptr || !script->token)
    reader.wrong_type(index, "a token (`token \"Type\" \"Name\" { power = 1, toughness = 1 }`)");
  value = script->card;
}
std::string Codec<Box<Card>>::print(const Printer& printer, const Box<Card>& value) {
  return print_token(*value, printer);
}

const char* Codec<Change>::type() { return "a change, in a table"; }
bool Codec<Change>::absent(const Change& value) { return value.parts.empty(); }
void Codec<Change>::read(Reader& reader, int index, Change& value) { read_change(reader, index, value, {}); }
std::string Codec<Change>::print(const Printer& printer, const Change& value) {
  return braces(printer.change(value));
}

}  // namespace sleight
