#include "scripting/language/combining_words.h"

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>

#include <algorithm>

#include "scripting/language/card_reader.h"
#include "scripting/words/ability_body.h"
#include "scripting/words/amount_codec.h"
#include "scripting/words/change_codec.h"
#include "scripting/words/script_value.h"
#include "scripting/words/selector_codec.h"

namespace sleight {
namespace {

Selector selector_argument(Reader& reader, int index) {
  Selector selector;
  reader.at_argument("what");
  Codec<Selector>::read(reader, index, selector);
  return selector;
}

/// each(creatures, players): the first, and also the others.
int each(lua_State* lua) {
  Reader reader(lua, "each");
  Selector selector = selector_argument(reader, 1);
  for (int i = 2; i <= lua_gettop(lua); ++i) {
    Selector other = selector_argument(reader, i);
    // each(each(a, b), c) is each(a, b, c)
    std::vector<Selector> also = std::move(other.also);
    other.also.clear();
    selector.also.push_back(std::move(other));
    selector.also.insert(selector.also.end(), also.begin(), also.end());
  }
  push_value(lua, std::move(selector));
  return 1;
}

/// either(artifact, enchantment): one type filter when all are plain types, otherwise a list of alternatives.
int either(lua_State* lua) {
  Reader reader(lua, "either");
  Filter types;
  Filter alternatives;
  alternatives.quality = Quality::matches_any;
  bool plain = true;
  // Two at least: the missing one is told as a missing argument.
  for (int i = 1; i <= std::max(lua_gettop(lua), 2); ++i) {
    Selector one = selector_argument(reader, i);
    const bool is_type = one.from == Reference::permanents && one.also.empty() && one.filters.size() == 1 &&
                         one.filters[0].asks_for(Quality::type);
    plain = plain && is_type;
    if (is_type) types.types = types.types | one.filters[0].types;
    // The alternatives are filters of permanents: players and spells would never come to them.
    if (one.from != Reference::permanents || !one.also.empty())
      reader.fail("L0220", "`either` takes permanents only", "Use `each(...)` to join other things.");
    alternatives.alternatives.push_back(std::move(one));
  }
  Selector selector;
  selector.from = Reference::permanents;
  selector.filters.push_back(plain ? std::move(types) : std::move(alternatives));
  push_value(lua, std::move(selector));
  return 1;
}

int targets(lua_State* lua) {
  Reader reader(lua, "targets");
  int whole = 0;
  const lua_Integer n = lua_tointegerx(lua, 1, &whole);
  reader.at_most(1);
  reader.at_argument("n");
  // Scripts count from 1, and the index has one byte; no card comes near.
  if (whole == 0 || lua_type(lua, 1) != LUA_TNUMBER || n < 1 || n > 100)
    reader.wrong_type(1, "the number of a target, counted from 1");
  Selector selector;
  selector.from = Reference::target;
  selector.index = static_cast<std::uint8_t>(n - 1);
  push_value(lua, std::move(selector));
  return 1;
}

/// What can be told before any duel: so many targets can be chosen.
void check_numbers(const Reader& reader, const TargetSpec& spec) {
  const auto is_number = [](const Amount& amount) { return amount.is_number(); };
  const int least = is_number(spec.least) ? spec.least.number : 0;
  const int most = is_number(spec.most) ? spec.most.number : std::max(least, 1);
  if (least >= 0 && most >= std::max(least, 1)) return;
  reader.host().fail("L0235", reader.host().source().find(reader.word(), reader.line()),
                     least < 0  ? "`" + reader.word() + "` asks for fewer targets than none"
                     : most < 1 ? "`" + reader.word() + "` allows no targets"
                                : "`" + reader.word() + "` asks for at least " + std::to_string(least) +
                                      " targets and at most " + std::to_string(most),
                     "Write the smaller number first, and at least 1 for the greater.");
}

int target_spec(lua_State* lua, const char* word, bool two_numbers, bool at_least_as_many) {
  Reader reader(lua, word);
  TargetSpec spec;
  reader.at_argument("n");
  Codec<Amount>::read(reader, two_numbers ? 2 : 1, spec.most);
  // `up_to` may be none at all.
  spec.least = Amount(0);
  if (two_numbers) Codec<Amount>::read(reader, 1, spec.least);
  // After `most` is read: `exactly` says one number for both.
  if (at_least_as_many) spec.least = spec.most;
  spec.what = selector_argument(reader, two_numbers ? 3 : 2);
  reader.at_most(two_numbers ? 3 : 2);
  check_numbers(reader, spec);
  push_value(lua, std::move(spec));
  return 1;
}
int between(lua_State* lua) { return target_spec(lua, "between", true, false); }
int any_number(lua_State* lua) {
  Reader reader(lua, "any_number");
  TargetSpec spec;
  spec.most = Amount(TargetSpec::any_number);
  spec.what = selector_argument(reader, 1);
  reader.at_most(1);
  push_value(lua, std::move(spec));
  return 1;
}
int up_to(lua_State* lua) { return target_spec(lua, "up_to", false, false); }
int exactly(lua_State* lua) { return target_spec(lua, "exactly", false, true); }

/// A target, or several: a specification, or the selector of one.
TargetSpec spec_argument(Reader& reader, int index) {
  if (const TargetSpec* spec = value_at<TargetSpec>(reader.lua(), index)) return *spec;
  TargetSpec spec;
  spec.what = selector_argument(reader, index);
  return spec;
}

/// divided(5, any_number(creature)): so much among these targets, as they are chosen.
int divided(lua_State* lua) {
  Reader reader(lua, "divided");
  TargetSpec spec = spec_argument(reader, 2);
  Amount whole;
  reader.at_argument("n");
  Codec<Amount>::read(reader, 1, whole);
  spec.divided = std::move(whole);
  reader.at_most(2);
  push_value(lua, std::move(spec));
  return 1;
}

/// of_one_owner(up_to(2, card:in_zone "graveyard")): all of them are one player's.
int of_one_owner(lua_State* lua) {
  Reader reader(lua, "of_one_owner");
  TargetSpec spec = spec_argument(reader, 1);
  // One target is of one owner anyway, and of what is in play nobody asks it (R-TARGET-1).
  if (spec.what.from != Reference::cards || spec.most == Amount(1))
    reader.fail("L0241", "`of_one_owner` takes several cards outside play",
                "Write how many and where: `of_one_owner(up_to(2, card:in_zone \"graveyard\"))`.");
  spec.of_one_owner = true;
  reader.at_most(1);
  push_value(lua, std::move(spec));
  return 1;
}

/// chosen_by(opponent, creature): a target that another player chooses.
int chosen_by(lua_State* lua) {
  Reader reader(lua, "chosen_by");
  TargetSpec spec = spec_argument(reader, 2);
  reader.at_argument("player");
  Codec<Selector>::read(reader, 1, spec.chooser);
  reader.at_most(2);
  push_value(lua, std::move(spec));
  return 1;
}

int mode(lua_State* lua) {
  Reader reader(lua, "mode");
  reader.at_most(1);
  if (lua_type(lua, 1) != LUA_TTABLE)
    reader.wrong_type(1, "followed by a table (`mode { target = creature, tap(target) }`)");
  std::vector<Mode> modes;
  read_body(reader, 1, modes, true);
  refuse_unknown_keys(reader, 1, {"target", "targets"});
  // `choose_one` in a mode would leave several.
  if (modes.size() != 1)
    reader.fail("L0214", "a `mode` is one choice", "Put `choose_one` around the modes, not into one.");
  push_value(lua, std::move(modes[0]));
  return 1;
}

int choose_one(lua_State* lua) {
  Reader reader(lua, "choose_one");
  reader.at_most(1);
  if (lua_type(lua, 1) != LUA_TTABLE) reader.wrong_type(1, "followed by a table of modes");
  Modes choice;
  reader.each_item(1, [&](int) {
    const Mode* one = value_at<Mode>(lua, -1);
    if (one == nullptr) reader.wrong_type(-1, "made of modes (`mode { ... }`)");
    choice.modes.push_back(*one);
  });
  if (lua_getfield(lua, 1, "by") != LUA_TNIL) {
    reader.at_key("by");
    Selector chooser;
    Codec<Selector>::read(reader, -1, chooser);
    for (Mode& each : choice.modes) each.chooser = chooser;
  }
  lua_pop(lua, 1);
  for (const Mode& each : choice.modes) {
    const bool at_opponent = !each.targets.empty() && each.targets.front().what.from == Reference::opponent;
    // The mode is chosen before its targets (R-BATCH-7): of two players nobody would know which.
    if (each.chooser.from == Reference::target && !at_opponent)
      reader.fail("L0214", "`by = target` stands before a mode that is not aimed at the opponent",
                  "Begin each mode with `target = opponent`.");
    // Only now is it known whether who chooses is a target of each mode.
    if (at_opponent) check_targets(reader, each);
  }
  refuse_unknown_keys(reader, 1, {"by"});
  if (choice.modes.size() < 2)
    reader.fail("L0214", "`choose_one` has fewer than two modes",
                "Write each way to play it as a `mode { ... }`.");
  push_value(lua, std::move(choice));
  return 1;
}

/// unread "Draw a card for each ..."
int unread(lua_State* lua) {
  Reader reader(lua, "unread");
  reader.at_most(1);
  reader.at_argument("words");
  Unread piece{reader.text(1, "the words of the text that are not read")};
  if (piece.words.empty()) reader.wrong_type(1, "the words of the text that are not read");
  push_value(lua, std::move(piece));
  return 1;
}

/// unsupported "It needs a duel inside the duel."
int unsupported(lua_State* lua) {
  Reader reader(lua, "unsupported");
  reader.at_most(1);
  reader.at_argument("why");
  Unsupported reason{reader.text(1, "why the card does nothing")};
  if (reason.why.empty()) reader.wrong_type(1, "why the card does nothing");
  push_value(lua, std::move(reason));
  return 1;
}

}  // namespace

const std::vector<CustomWord>& combining_words() {
  static const std::vector<CustomWord> list{
      {"each", "each(selector, ...)", "Everything that any of the selectors gives.", each},
      {"either", "either(selector, ...)", "Permanents of any of these kinds.", either},
      {"targets", "targets(n)", "The target number n, where there are several.", targets},
      {"between", "between(least, most, selector)", "So many targets.", between},
      {"any_number", "any_number(selector)", "As many targets as the player likes, one at least.",
       any_number},
      {"up_to", "up_to(most, selector)", "Up to so many targets.", up_to},
      {"exactly", "exactly(n, selector)", "Exactly so many targets.", exactly},
      {"divided", "divided(n, targets)",
       "Targets among which something is divided as they are chosen: `for_each(target, { deal(share, it) "
       "})`.",
       divided},
      {"of_one_owner", "of_one_owner(targets)", "Targets that are cards of one player: of one graveyard.",
       of_one_owner},
      {"chosen_by", "chosen_by(player, targets)", "Targets that this player chooses.", chosen_by},
      {"mode", "mode { target = selector, step, ... }", "One way to play a card or ability that has several.",
       mode},
      {"choose_one", "choose_one { by = player, mode, mode, ... }",
       "A card or ability that is played in one of several ways, as whoever plays it chooses, or whom `by` "
       "names.",
       choose_one},
      {"unread", "unread \"words of the text\"",
       "Of a card: a piece of its text that nothing else of the script stands for. No duel is played with "
       "the card "
       "unless it is asked for.",
       unread},
      {"unsupported", "unsupported \"why\"",
       "Of a card: why its script does nothing of what its text says; nothing else stands beside it. No duel "
       "is "
       "played with the card unless it is asked for, and then it does nothing.",
       unsupported},
      {"token", "token \"Types\" \"Name\" { power = n, toughness = n, colour = c, ability, ... }",
       "A token creature, for `make_token`.", begin_card},
  };
  return list;
}

}  // namespace sleight
