#include "scripting/words/change_codec.h"

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>

#include <algorithm>
#include <string>

#include "core/card/characters.h"
#include "core/card/plus_text.h"
#include "scripting/lua/everyday_words.h"
#include "scripting/lua/sandbox.h"
#include "scripting/words/amount_codec.h"
#include "scripting/words/change_words.h"
#include "scripting/words/print_form.h"

namespace sleight {
namespace {

void add_amount(Change& change, ChangeKind kind, Amount amount) {
  if (amount == Amount(0)) return;  // a part that changes nothing is left out
  ChangePart part;
  part.kind = kind;
  part.amount = std::move(amount);
  change.parts.push_back(std::move(part));
}

/// "+2/-1", or two amounts in a table.
void read_plus(Reader& reader, int index, Change& change) {
  constexpr const char* expected = "a text like \"+1/+1\", or a table of two amounts";
  Amount power;
  Amount toughness;
  if (lua_type(reader.lua(), index) == LUA_TTABLE) {
    if (reader.items(index) != 2) reader.wrong_type(index, expected);
    refuse_keys(reader, index);
    reader.each_item(index, [&](int i) { Codec<Amount>::read(reader, -1, i == 1 ? power : toughness); });
  } else {
    const std::string text = reader.text(index, expected);
    const std::optional<Plus> plus = plus_of(text);
    if (!plus) reader.wrong_type(index, expected);
    power = Amount(plus->power);
    toughness = Amount(plus->toughness);
  }
  add_amount(change, ChangeKind::plus_power, std::move(power));
  add_amount(change, ChangeKind::plus_toughness, std::move(toughness));
}

/// The keys of the table at `index` that are not among `known`, in the order of the alphabet.
std::vector<std::string> unknown_keys(Reader& reader, int index, const std::vector<std::string_view>& known) {
  lua_State* lua = reader.lua();
  index = lua_absindex(lua, index);
  std::vector<std::string> unknown;
  reader.host().charge_walk();
  // The items of a table are no keys: whoever reads it asks for them, or refuses them, itself.
  const auto items = static_cast<lua_Integer>(lua_rawlen(lua, index));
  lua_pushnil(lua);
  while (lua_next(lua, index) != 0) {
    lua_pop(lua, 1);
    if (lua_type(lua, -1) == LUA_TSTRING) {
      std::size_t size = 0;
      const char* key = lua_tolstring(lua, -1, &size);
      if (std::find(known.begin(), known.end(), std::string_view(key, size)) == known.end())
        unknown.push_back(told_value(lua, -1));
    } else if (lua_isinteger(lua, -1) == 0 || lua_tointeger(lua, -1) < 1 || lua_tointeger(lua, -1) > items) {
      unknown.push_back(told_value(lua, -1));
    }
  }
  // The order of a table differs from run to run; that of findings must not.
  std::sort(unknown.begin(), unknown.end());
  return unknown;
}

}  // namespace

bool refuse_unknown_keys(Reader& reader, int index, const std::vector<std::string_view>& known,
                         const std::string& part) {
  const std::vector<std::string> unknown = unknown_keys(reader, index, known);
  if (unknown.empty()) return true;
  const std::vector<std::string> candidates(known.begin(), known.end());
  for (const std::string& key : unknown) {
    const WordProposal proposal = propose(key, candidates);
    std::string all;
    for (const std::string& candidate : candidates) all += (all.empty() ? "`" : ", `") + candidate + "`";
    const Source& source = reader.host().source();
    const Location where = source.find_key(key, reader.word(), reader.line());
    // Where the table has that key already, there would be two of it.
    const bool sure = proposal.sure && lua_getfield(reader.lua(), index, proposal.word.c_str()) == LUA_TNIL;
    if (proposal.sure) lua_pop(reader.lua(), 1);
    reader.host().report(
        "L0201", where,
        "unknown key `" + beginning_of(key) + "` in " + part + "`" + reader.word() + "`" + proposal.question,
        !proposal.fix.empty() ? proposal.fix
        : all.empty()         ? "`" + reader.word() + "` has no keys: remove it."
                              : "Remove it; the keys of " + part + "`" + reader.word() + "` are " + all + ".",
        source.replacement(where, key, proposal.word, sure));
  }
  return false;
}

void refuse_keys(Reader& reader, int index) {
  for (const std::string& key : unknown_keys(reader, index, {}))
    reader.host().report("L0201", reader.host().source().find_key(key, reader.word(), reader.line()),
                         "unknown key `" + beginning_of(key) + "` in a list of `" + reader.word() + "`",
                         "A list has no keys: remove it, or write it where it belongs.");
}

void read_change(Reader& reader, int index, Change& change, const std::vector<std::string_view>& others,
                 bool may_be_nothing) {
  lua_State* lua = reader.lua();
  index = lua_absindex(lua, index);
  if (lua_type(lua, index) != LUA_TTABLE)
    reader.wrong_type(index, "a table of changes ({ plus = \"+1/+1\" })");
  std::vector<std::string_view> known = others;
  for (const ChangeKey& key : change_keys()) {
    known.emplace_back(key.name);
    if (lua_getfield(lua, index, key.name) != LUA_TNIL) {
      reader.at_key(key.name);
      ChangePart part;
      part.kind = key.kind;
      const Selector* selector = value_at<Selector>(lua, -1);
      // `chosen` is settled only in the duel: the part says that it waits for it.
      part.chosen = key.takes_chosen && selector != nullptr && selector->from == Reference::chosen &&
                    selector->filters.empty() && selector->also.empty();
      if (!part.chosen) key.read(reader, -1, part);
      change.parts.push_back(std::move(part));
    }
    lua_pop(lua, 1);
  }
  // The one key that makes two parts of a change, which lie in the same layer.
  known.emplace_back("plus");
  if (lua_getfield(lua, index, "plus") != LUA_TNIL) {
    reader.at_key("plus");
    read_plus(reader, -1, change);
  }
  lua_pop(lua, 1);
  // In the order of the layers, so that equal changes are equal however they were written.
  std::stable_sort(change.parts.begin(), change.parts.end(),
                   [](const ChangePart& a, const ChangePart& b) { return a.kind < b.kind; });
  // What is missing is probably there, misspelt: one finding is enough.
  if (refuse_unknown_keys(reader, index, known) && change.parts.empty() && !may_be_nothing)
    reader.host().report("L0237", reader.host().source().find(reader.word(), reader.line()),
                         "the change of `" + reader.word() + "` changes nothing",
                         "Say what it changes: `plus = \"+1/+1\"`, `gains = flying`.");
  // Where a word has other keys it may have items as well, and looks at them itself.
  if (others.empty()) reader.each_item(index, [&](int) { reader.wrong_type(-1, "keys only (`power = 1`)"); });
}

std::string Printer::change(const Change& change) const {
  std::vector<std::string> parts;
  const ChangePart* plus_power = nullptr;
  const ChangePart* plus_toughness = nullptr;
  for (const ChangePart& part : change.parts) {
    if (part.kind == ChangeKind::plus_power) plus_power = &part;
    if (part.kind == ChangeKind::plus_toughness) plus_toughness = &part;
    for (const ChangeKey& key : change_keys())
      // Of the two ways to say a land type, that of the second chosen one is meant where it is asked for.
      if (key.kind == part.kind && (key.kind != ChangeKind::becomes_land ||
                                    (key.name != std::string_view("becomes_land")) == !!part.to))
        parts.push_back(std::string(key.name) + " = " +
                        (part.chosen && !part.to ? "chosen" : key.print(*this, part)));
  }
  if (plus_power != nullptr || plus_toughness != nullptr) {
    const Amount zero(0);
    const Amount& power = plus_power != nullptr && plus_power->amount ? *plus_power->amount : zero;
    const Amount& toughness =
        plus_toughness != nullptr && plus_toughness->amount ? *plus_toughness->amount : zero;
    const auto sign = [](int n) { return (n < 0 ? "-" : "+") + std::to_string(n < 0 ? -n : n); };
    const bool numbers = power.is_number() && toughness.is_number();
    // First, because it is what a reader looks for.
    parts.insert(parts.begin(),
                 "plus = " + (numbers ? quoted(sign(power.number) + "/" + sign(toughness.number))
                                      : "{ " + Codec<Amount>::print(*this, power) + ", " +
                                            Codec<Amount>::print(*this, toughness) + " }"));
  }
  return joined(parts);
}

}  // namespace sleight
