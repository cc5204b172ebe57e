#include "scripting/language/card_reader.h"

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "scripting/language/card_semantics.h"
#include "scripting/language/script_language.h"
#include "scripting/words/ability_body.h"
#include "scripting/words/card_words.h"
#include "scripting/words/change_codec.h"
#include "scripting/words/member_codec.h"
#include "scripting/words/script_function.h"
#include "scripting/words/script_printer.h"

namespace sleight {
namespace {

/// "Elvish Hero" are two types, each kept in the singular: "Goblin" and "Goblins" are one (R-CRE-8).
void read_subtypes(Reader& reader, const std::string& types, Card& card) {
  // As a whole first: blanks alone would be no type, unseen. An empty text says that there is none.
  if (!types.empty()) reader.check_name(types);
  for (std::size_t at = 0; at < types.size();) {
    const std::size_t end = std::min(types.find(' ', at), types.size());
    if (end > at)
      card.subtypes.push_back(reader.intern(subtype_spelling(std::string_view(types).substr(at, end - at))));
    at = end + 1;
  }
}

/// Abilities in order; the steps of a spell become one ability where the first of them stands.
void read_abilities(Reader& reader, int index, CardScript& script) {
  lua_State* lua = reader.lua();
  Card& card = script.card;
  Mode mode;
  std::vector<Mode> several;
  // Where the first step stands among the abilities: the printer writes them in this order again.
  std::ptrdiff_t place = -1;
  // Both keys make one list, numbered from the first: `target` may stand beside `targets`.
  for (const char* key : {"target", "targets"}) {
    if (lua_getfield(lua, index, key) != LUA_TNIL) {
      reader.at_key(key);
      Codec<std::vector<TargetSpec>>::read(reader, -1, mode.targets);
    }
    lua_pop(lua, 1);
  }
  reader.at_key("");
  Ability spell;
  spell.line.number = reader.line();
  reader.each_item(index, [&](int) {
    if (const Ability* ability = value_at<Ability>(lua, -1)) {
      card.abilities.push_back(*ability);
      return;
    }
    if (const Unread* piece = script.token ? nullptr : value_at<Unread>(lua, -1)) {
      card.unread.push_back(piece->words);
      return;
    }
    if (const Unsupported* reason = script.token ? nullptr : value_at<Unsupported>(lua, -1)) {
      card.unsupported = reason->why;
      return;
    }
    if (is_script_function(lua, -1)) {
      if (place < 0) place = static_cast<std::ptrdiff_t>(card.abilities.size());
      mode.steps.push_back(function_step(reader, -1));
      if (mode.steps.size() == 1) spell.line = mode.steps[0].line;
      return;
    }
    const Step* step = value_at<Step>(lua, -1);
    const Modes* modes = value_at<Modes>(lua, -1);
    if (step == nullptr && modes == nullptr) reader.wrong_type(-1, "made of abilities and steps");
    if (place < 0) place = static_cast<std::ptrdiff_t>(card.abilities.size());
    if (step != nullptr) {
      if (mode.steps.empty()) spell.line = step->line;
      check_step(reader, *step);
      mode.steps.push_back(*step);
    } else {
      take_choice(reader, *modes, several);
    }
  });
  // They stay as long as the card does, and each is as large as all else of it.
  card.abilities.shrink_to_fit();
  mode.steps.shrink_to_fit();
  // Permanents, lands and tokens have no effect of their own; spells without one are told by check_sense.
  if (place < 0 && mode.targets.empty()) return;
  // A permanent spell does nothing but become a permanent; what it does then is an ability (R-CAST-5).
  if (any(card.types & permanent_types)) {
    reader.host().report(
        "L0211", reader.here(),
        "`" + reader.word() + "` makes a permanent, so its steps and targets must stand in an ability",
        "Put them into `activated { cost = ..., ... }`, `comes_into_play { ... }` or the like.");
    return;
  }
  if (!several.empty() && (!mode.steps.empty() || !mode.targets.empty()))
    reader.host().fail("L0214", reader.host().source().find("choose_one", reader.line()),
                       "`choose_one` stands beside other steps or targets",
                       "Put targets and steps into each `mode { ... }`.");
  // Each `mode` was checked when it was read; steps without one are checked here.
  if (several.empty()) {
    check_targets(reader, mode);
    several.push_back(std::move(mode));
  }
  spell.modes = std::move(several);
  card.abilities.insert(card.abilities.begin() + std::max<std::ptrdiff_t>(place, 0), std::move(spell));
}

void check_facts(const Reader& reader, const Head& head, bool token, const Card& card, int functions) {
  Host& host = reader.host();
  const auto where = [&] { return host.source().find(reader.word(), reader.line()); };
  // "{0}" is a cost; only lands and tokens have none (R-COST-1).
  if (head.needs_cost && !card.has_cost && !token)
    host.report("L0204", where(), "`" + reader.word() + "` has no cost",
                "Write `cost = \"{1}\"`, with the casting cost.");
  if (functions > 0 && card.text.empty() && !token)
    host.report("L0223", where(), "`" + reader.word() + "` has a function, but no `text`",
                "Write `text = [[...]]`: what a function does cannot be read off it.");
  const bool creature = any(card.types & CardType::creature);
  // Asked of the types and not of the head: `types` may make a creature of any card.
  if (creature && (!card.power || !card.toughness)) {
    const char* what = card.power ? "toughness" : card.toughness ? "power" : "power and toughness";
    host.report("L0205", where(), "`" + reader.word() + "` has no " + what,
                "Write `power = 1, toughness = 1`, with the numbers of the card.");
  }
  if (!creature && (card.power || card.toughness))
    host.report("L0210",
                host.source().find_key(card.power ? "power" : "toughness", reader.word(), reader.line()),
                "`" + reader.word() + "` has power or toughness, but is no creature",
                "Remove it, or begin the card with `summon` or `artifact_creature`.");
}

int finish_card(lua_State* lua, const Head& head, const std::vector<std::string>& texts) {
  const std::string word = head.preset == nullptr ? "token" : head.name;
  Reader reader(lua, word);
  const int index = 1;
  CardScript script;
  Card& card = script.card;
  // Only the head of tokens has no preset: there is no cost to ask for, and creature is what they are.
  const bool token = head.preset == nullptr;
  script.token = token;
  if (token)
    card.types = CardType::creature;
  else
    head.preset(card);
  card.name = texts.back();
  if (card.name.empty())
    reader.fail("L0218", "`" + word + "` has an empty name", "Write the name of the card.");
  // Names are words too: `named` filters, and basic land types, speak of them.
  reader.intern(card.name);
  if (texts.size() > 1) read_subtypes(reader, texts[0], card);
  // A basic land is of the type that is its whole name (R-LAND-2).
  if (any(card.supertypes & Supertype::basic)) card.subtypes.push_back(reader.intern(card.name));

  std::vector<std::string_view> known;
  for (const FurtherKey& key : further_card_keys()) known.emplace_back(key.name);
  for (const Field<Card>& field : card_fields()) {
    known.emplace_back(field.name);
    reader.at_key(field.name);
    if (lua_getfield(lua, index, field.name) != LUA_TNIL) {
      // `on` says all of what the head says, and more: it takes its place (R-ENCH-3).
      if (std::string_view(field.name) == "on") card.enchants = Selector{};
      field.read(reader, -1, card);
      // A cost of {0} is no cost left out.
      if (std::string_view(field.name) == "cost") card.has_cost = true;
    }
    lua_pop(lua, 1);
  }
  for (const Spelling<Supertype>& row : all_spellings<Supertype>) {
    const std::string key = keyword_word(row.spelling);
    reader.at_key(key.c_str());
    bool set = false;
    if (lua_getfield(lua, index, key.c_str()) != LUA_TNIL) Codec<bool>::read(reader, -1, set);
    lua_pop(lua, 1);
    if (set) card.supertypes = card.supertypes | row.value;
  }
  reader.at_key("types");
  if (lua_getfield(lua, index, "types") != LUA_TNIL) {
    // `types` says all of them: reading adds to what is there.
    card.types = CardType::none;
    Codec<CardType>::read(reader, -1, card.types);
  }
  reader.at_key("colour");
  if (lua_getfield(lua, index, "colour") != LUA_TNIL) {
    Colours colours;
    Codec<Colours>::read(reader, -1, colours);
    // Said or not, it is the same card when they are the colours of its cost.
    if (!(colours == card.cost.colours())) card.colours = colours;
  }
  reader.at_key("subtypes");
  if (lua_getfield(lua, index, "subtypes") != LUA_TNIL)
    read_subtypes(reader, reader.text(-1, "types in quotes"), card);
  reader.at_key("differs");
  if (lua_getfield(lua, index, "differs") != LUA_TNIL) {
    // One text would have no items, and be lost.
    if (lua_type(lua, -1) != LUA_TTABLE) reader.wrong_type(-1, "a table of words ({ \"timing\" })");
    refuse_keys(reader, -1);
    reader.each_item(-1, [&](int) {
      const std::string word = reader.text(-1, "a table of words ({ \"timing\" })");
      if (std::find(differences().begin(), differences().end(), word) == differences().end())
        reader.unknown_value(word, "a difference", differences());
      script.differs.push_back(word);
    });
  }
  // types, colour, subtypes and differs.
  lua_pop(lua, 4);
  reader.at_key("");
  read_abilities(reader, index, script);
  // Of the whole file: tokens are part of the definition, and so are their functions.
  script.functions = reader.host().functions();
  // What is missing is probably there, misspelt: one finding is enough.
  if (refuse_unknown_keys(reader, index, known)) {
    check_facts(reader, head, token, card, script.functions);
    check_semantics(reader, card, token);
  }
  push_value(lua, std::move(script));
  return 1;
}

/// Takes the next text (types, name) or the table of a card.
int continue_card(lua_State* lua) {
  const auto* found = static_cast<const Head*>(lua_touserdata(lua, lua_upvalueindex(1)));
  // `token` is no head among the others: it begins an argument, and no card.
  static const Head token_head{"token", true, false, true, nullptr, "", ""};
  const Head& head = found == nullptr ? token_head : *found;
  std::vector<std::string> texts;
  // The texts so far travel as upvalues: each call gives a function that waits for the next one, as scripts
  // write `summon "Type" "Name" { ... }`.
  Reader reader(lua, head.name);
  for (int i = 2; lua_type(lua, lua_upvalueindex(i)) == LUA_TSTRING; ++i)
    texts.push_back(reader.text(lua_upvalueindex(i), "a text"));
  if (lua_type(lua, 1) == LUA_TSTRING && texts.size() < (head.takes_types ? 2U : 1U)) {
    lua_pushlightuserdata(lua, const_cast<Head*>(found));  // NOLINT: Lua only hands it back
    for (const std::string& text : texts) lua_pushlstring(lua, text.data(), text.size());
    lua_pushvalue(lua, 1);
    lua_pushcclosure(lua, continue_card, static_cast<int>(texts.size()) + 2);
    return 1;
  }
  const bool complete =
      // Artifact creatures have no creature type unless they say so (R-CRE-8): one text is the name.
      texts.size() == 2 ||
      (texts.size() == 1 && (!head.takes_types || std::string_view(head.name) == "artifact_creature"));
  const std::string spelling = head.takes_types ? std::string("`") + head.name + " \"Type\" \"Name\" { ... }`"
                                                : std::string("`") + head.name + " \"Name\" { ... }`";
  if (!complete || lua_type(lua, 1) != LUA_TTABLE)
    reader.fail("L0219",
                "`" + std::string(head.name) + "` is not written like that: " +
                    (complete                                ? "a table"
                     : head.takes_types && texts.size() == 1 ? "its types or its name"
                                                             : "its name") +
                    " is missing before " + kind_at(lua, 1),
                "Write " + spelling + ".");
  return finish_card(lua, head, texts);
}

}  // namespace

int begin_card(lua_State* lua) { return continue_card(lua); }

}  // namespace sleight
