#include "scripting/words/cost_codec.h"

#include <array>
#include <string>

#include "core/card/mana_text.h"
#include "scripting/words/print_form.h"
#include "scripting/words/script_value.h"

namespace sleight {
namespace {

[[noreturn]] void bad_cost(const Reader& reader, const std::string& text, bool tap_allowed) {
  // A lone letter or number outside braces is the usual slip: "2BB" for "{2}{B}{B}".
  std::string guess;
  bool plain = !text.empty();
  for (std::size_t i = 0; i < text.size() && plain; ++i) {
    if (mana_letters.find(text[i]) < colour_count || text[i] == 'X' || text[i] == 'T') {
      guess += std::string("{") + text[i] + "}";
    } else if (text[i] >= '0' && text[i] <= '9') {
      std::size_t end = i;
      while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
      guess += "{" + text.substr(i, end - i) + "}";
      i = end - 1;
    } else {
      plain = false;
    }
  }
  // A cost may stand in a table of costs, whose key is too far away: the text itself is found better.
  Location location = reader.here();
  if (const Location found = reader.host().source().find(text, reader.line());
      found.line > 0 && !text.empty())
    location = found;
  reader.host().fail("L0212", location, "\"" + text + "\" is not a cost",
                     plain ? "Write \"" + guess + "\"."
                           : std::string("Write a symbol of mana in braces for each part: \"{2}{B}{B}\"") +
                                 (tap_allowed ? ", with {T} for tapping: \"{1}, {T}\"." : "."));
}

/// Reads "{1}{B}, {T}" and adds it to `cost`.
void read_cost_text(Reader& reader, int index, Cost& cost) {
  const std::string text = reader.text(index, "a cost in quotes (\"{1}, {T}\")");
  // All symbols of mana make one cost, wherever {T} stands among them; commas stand between two parts only.
  std::string mana;
  bool separated = true;
  for (std::size_t i = 0; i < text.size();) {
    if (text.compare(i, 2, ", ") == 0) {
      if (separated) bad_cost(reader, text, true);
      separated = true;
      i += 2;
    } else if (text.compare(i, 3, "{T}") == 0 && !cost.tap) {
      cost.tap = true;
      separated = false;
      i += 3;
    } else {
      separated = false;
      mana += text[i++];
    }
  }
  const std::optional<ManaCost> read = read_mana(mana);
  if (!read || separated) bad_cost(reader, text, true);
  // Added and not set: a table of costs may have several texts.
  for (std::size_t c = 0; c < read->coloured.size(); ++c) cost.mana.coloured[c] += read->coloured[c];
  cost.mana.generic += read->generic;
  cost.mana.x += read->x;
}

/// A step that is a cost: giving something up.
struct CostStep {
  Verb verb;
  CostPart::Kind kind;
};
constexpr std::array cost_steps{CostStep{Verb::sacrifice, CostPart::Kind::sacrifice},
                                CostStep{Verb::discard, CostPart::Kind::discard},
                                CostStep{Verb::lose_life, CostPart::Kind::life},
                                CostStep{Verb::remove_counters, CostPart::Kind::remove_counters},
                                CostStep{Verb::skip_phase, CostPart::Kind::skip_phase}};
// A row for each kind of part, so that printing finds a step for all of them.
static_assert(cost_steps.size() == static_cast<std::size_t>(CostPart::Kind::skip_phase) + 1);

CostPart part_of(const Reader& reader, int index) {
  const Step* step = value_at<Step>(reader.lua(), index);
  if (step == nullptr) reader.wrong_type(index, "a cost: a text, or a step like `sacrifice(self)`");
  for (const CostStep& row : cost_steps) {
    if (row.verb != step->verb) continue;
    CostPart part;
    part.kind = row.kind;
    part.what = step->what;
    if (step->amount) part.amount = *step->amount;
    part.word = step->word;
    return part;
  }
  reader.fail("L0213", "this step cannot be a cost",
              "Costs are texts like \"{1}, {T}\" and the steps `sacrifice`, `discard`, `lose_life`, "
              "`remove_counters` and `skip_phase`.");
}

/// "The parameter" among costs: the cost that a keyword was given.
bool is_parameter(lua_State* lua, int index) {
  const Amount* amount = value_at<Amount>(lua, index);
  return amount != nullptr && amount->kind == AmountKind::parameter;
}

std::string print_part(const Printer& printer, const CostPart& part) {
  Step step;
  for (const CostStep& row : cost_steps)
    if (row.kind == part.kind) step.verb = row.verb;
  step.what = part.what;
  step.word = part.word;
  // One permanent is what `sacrifice` means without a number; of the others a number is required.
  const bool one_sacrifice = part.kind == CostPart::Kind::sacrifice && part.amount == Amount(1);
  if (part.kind != CostPart::Kind::skip_phase && !one_sacrifice) step.amount = part.amount;
  return printer.step(step);
}

}  // namespace

const char* Codec<ManaCost>::type() { return "a mana cost in quotes"; }
bool Codec<ManaCost>::absent(const ManaCost& value) { return value.empty(); }
void Codec<ManaCost>::read(Reader& reader, int index, ManaCost& value) {
  const std::string text = reader.text(index, "a mana cost in quotes (\"{2}{B}\")");
  const std::optional<ManaCost> read = read_mana(text);
  // "" is a cost forgotten; one of nothing is written "{0}".
  if (!read || text.empty()) bad_cost(reader, text, false);
  value = *read;
}
std::string Codec<ManaCost>::print(const Printer& /*printer*/, const ManaCost& value) {
  return Printer::quoted(print_mana(value));
}

const char* Codec<Cost>::type() { return "a cost"; }
bool Codec<Cost>::absent(const Cost& value) {
  return value.empty() && value.x_only.empty() && !value.more_for_each_target && !value.times;
}
void Codec<Cost>::read(Reader& reader, int index, Cost& value) {
  lua_State* lua = reader.lua();
  index = lua_absindex(lua, index);
  if (lua_type(lua, index) == LUA_TSTRING) {
    read_cost_text(reader, index, value);
    return;
  }
  if (is_parameter(lua, index)) {
    value.of_keyword = true;
    return;
  }
  if (value_at<Step>(lua, index) != nullptr) {
    value.parts.push_back(part_of(reader, index));
    return;
  }
  if (lua_type(lua, index) != LUA_TTABLE)
    reader.wrong_type(index, "a cost in quotes (\"{1}, {T}\"), or a table of costs");
  reader.each_item(index, [&](int) {
    if (lua_type(lua, -1) == LUA_TSTRING)
      read_cost_text(reader, -1, value);
    else if (is_parameter(lua, -1))
      value.of_keyword = true;
    else
      value.parts.push_back(part_of(reader, -1));
  });
  // Only in a table: they say how the rest of it is paid.
  if (lua_getfield(lua, index, "x_only") != LUA_TNIL) Codec<Colours>::read(reader, -1, value.x_only);
  lua_pop(lua, 1);
  if (lua_getfield(lua, index, "more_for_each_target") != LUA_TNIL)
    Codec<Box<Amount>>::read(reader, -1, value.more_for_each_target);
  lua_pop(lua, 1);
  if (lua_getfield(lua, index, "times") != LUA_TNIL) Codec<Box<Amount>>::read(reader, -1, value.times);
  lua_pop(lua, 1);
}
std::string Codec<Cost>::print(const Printer& printer, const Cost& value) {
  std::string text;
  // "{0}" where nothing else is asked: an empty text would not read back.
  if (!value.mana.empty() || (!value.tap && value.parts.empty() && !value.of_keyword))
    text = print_mana(value.mana);
  if (value.tap) text += text.empty() ? "{T}" : ", {T}";
  std::vector<std::string> parts;
  if (!text.empty()) parts.push_back(Printer::quoted(text));
  if (value.of_keyword) parts.emplace_back("parameter");
  for (const CostPart& part : value.parts) parts.push_back(print_part(printer, part));
  const std::size_t plain = parts.size();
  if (!value.x_only.empty()) parts.push_back("x_only = " + Codec<Colours>::print(printer, value.x_only));
  if (value.more_for_each_target)
    parts.push_back("more_for_each_target = " + Codec<Amount>::print(printer, *value.more_for_each_target));
  if (value.times) parts.push_back("times = " + Codec<Amount>::print(printer, *value.times));
  // A single cost stands alone; a key makes it a table.
  return plain == 1 && parts.size() == 1 ? parts[0] : braces(joined(parts));
}

const char* Codec<AddedMana>::type() { return "mana in quotes"; }
bool Codec<AddedMana>::absent(const Step& value) { return value.mana.empty() && value.colourless_mana == 0; }
void Codec<AddedMana>::read(Reader& reader, int index, Step& value) {
  const std::string text = reader.text(index, "mana in quotes (\"{B}{B}\")");
  int colourless = 0;
  const std::optional<ManaCost> read = read_mana(text, &colourless);
  // X exists only in costs (R-MANA-7); mana for each X is said by `times`.
  if (!read || text.empty() || read->x > 0 || colourless > 200) bad_cost(reader, text, false);
  value.mana = *read;
  // "{2}" and "{C}{C}" are the same mana: generic mana exists only in costs (R-MANA-6).
  value.colourless_mana = static_cast<std::uint8_t>(colourless + read->generic);
  value.mana.generic = 0;
}
std::string Codec<AddedMana>::print(const Printer& /*printer*/, const Step& value) {
  return Printer::quoted(print_mana(value.mana, value.colourless_mana));
}

}  // namespace sleight
