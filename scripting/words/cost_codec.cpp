#include "scripting/words/cost_codec.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "core/card/letters.h"
#include "core/card/mana_text.h"
#include "core/card/reference_records.h"
#include "core/card/verb.h"
#include "scripting/words/change_codec.h"
#include "scripting/words/print_form.h"
#include "scripting/words/script_value.h"

namespace sleight {
namespace {

/// What somebody may have meant by a text that is no cost: "2BB" for "{2}{B}{B}", "{2}{B" with a brace lost.
struct MeantCost {
  std::string text;     ///< "" where nobody can tell
  std::string strange;  ///< the first symbol that there is not: "{P}"
};

MeantCost meant_by(std::string_view text, bool tap_allowed) {
  MeantCost meant;
  for (std::size_t i = 0; i < text.size();) {
    const char letter = raised(text[i]);
    std::size_t end = i + 1;
    if (text[i] == '{' || text[i] == '}' || text[i] == ' ' || text[i] == ',') {
      i = end;
      continue;
    }
    if (text[i] >= '0' && text[i] <= '9') {
      while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
      meant.text += "{" + std::string(text.substr(i, end - i)) + "}";
    } else if (mana_letters.find(letter) < colour_count || letter == 'X') {
      // "{G/W}" is one symbol, and what it may be is not guessed at.
      if (end < text.size() && text[end] == '/') return {};
      meant.text += std::string("{") + letter + "}";
    } else if (letter == 'T' && tap_allowed) {
      if (meant.text.find("{T}") != std::string::npos) return {};
      meant.text += meant.text.empty() ? "{T}" : ", {T}";
    } else if (letter == 'C') {
      return {};  // it may be made, and no cost asks for it
    } else {
      end = std::min(text.find_first_of("{} ,", i), text.size());
      return {"", "{" + std::string(text.substr(i, std::min<std::size_t>(end - i, 20))) + "}"};
    }
    i = end;
  }
  return meant;
}

[[noreturn]] void bad_cost(const Reader& reader, const std::string& text, bool tap_allowed) {
  const MeantCost meant = meant_by(text, tap_allowed);
  // A cost may stand in a table of costs: the text itself is found better than its key.
  const Location location = text.empty() ? reader.here() : reader.place_of(text);
  // Code may make a text of any length; its beginning is enough to know it by.
  constexpr std::size_t longest = 60;
  const bool known = !meant.text.empty() && text.size() <= longest && meant.text != text;
  const std::string shown = text.size() > longest ? text.substr(0, longest) + "..." : text;
  const std::string tapping = tap_allowed ? ", with {T} for tapping: \"{1}, {T}\"." : ".";
  reader.host().fail("L0212", location,
                     "\"" + shown + "\" is not a cost" +
                         (meant.strange.empty() ? "" : ": `" + meant.strange + "` is no symbol of mana"),
                     known ? "Write \"" + meant.text + "\"."
                     : !meant.strange.empty()
                         ? "Write {W}, {U}, {B}, {R}, {G}, {X} or a number in braces instead" + tapping
                         : "Write a symbol of mana in braces for each part: \"{2}{B}{B}\"" + tapping,
                     reader.host().source().replacement(location, text, known ? meant.text : ""));
}

/// Adds `more` to `mana`, of which there is a most: beyond it a cost would begin again at nothing.
void add_mana(const Reader& reader, ManaCost& mana, const ManaCost& more) {
  const auto add = [&](std::uint8_t& to, std::uint8_t added) {
    if (to + added > 0xFF)
      reader.fail("L0212", "this cost asks for more than 255 mana of one kind", "Ask for less.");
    to = static_cast<std::uint8_t>(to + added);
  };
  for (std::size_t c = 0; c < more.coloured.size(); ++c) add(mana.coloured[c], more.coloured[c]);
  for (std::size_t e = 0; e < more.either.size(); ++e) add(mana.either[e], more.either[e]);
  add(mana.generic, more.generic);
  add(mana.x, more.x);
}

bool has_either(const ManaCost& mana) {
  return std::any_of(mana.either.begin(), mana.either.end(), [](int n) { return n > 0; });
}

/// A number in a cost: less than nothing can be neither paid nor given up.
void refuse_below_zero(const Reader& reader, const Box<Amount>& amount, int line) {
  if (!amount || !amount->is_number() || amount->number >= 0) return;
  const std::string written = std::to_string(amount->number);
  // Lua has the sign and the number as two tokens.
  reader.host().report("L0227", reader.host().source().find(written.substr(1), line),
                       "a cost cannot ask for " + written, "Write what is meant with a number from 0 up.");
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
  add_mana(reader, cost.mana, *read);
}

/// A step that is a cost: giving something up. `zone` is where a move takes it.
struct CostStep {
  Verb verb;
  CostPart::Kind kind;
  Zone zone = Zone::graveyard;
};
constexpr std::array cost_steps{CostStep{Verb::sacrifice, CostPart::Kind::sacrifice},
                                CostStep{Verb::discard, CostPart::Kind::discard},
                                CostStep{Verb::lose_life, CostPart::Kind::life},
                                CostStep{Verb::remove_counters, CostPart::Kind::remove_counters},
                                CostStep{Verb::skip_phase, CostPart::Kind::skip_phase},
                                CostStep{Verb::skip_draw, CostPart::Kind::skip_draw},
                                CostStep{Verb::tap, CostPart::Kind::tap},
                                CostStep{Verb::move, CostPart::Kind::remove_from_game, Zone::out_of_game},
                                CostStep{Verb::move, CostPart::Kind::return_to_hand, Zone::hand},
                                CostStep{Verb::put_counters, CostPart::Kind::put_counters},
                                CostStep{Verb::mill, CostPart::Kind::mill},
                                CostStep{Verb::ante, CostPart::Kind::ante},
                                CostStep{Verb::untap, CostPart::Kind::untap},
                                CostStep{Verb::make_token, CostPart::Kind::make_token}};
// A row for each kind of part, so that printing finds a step for all of them.
static_assert(cost_steps.size() == static_cast<std::size_t>(CostPart::Kind::make_token) + 1);

/// What a step does and a cost cannot: whoever pays gives up what is theirs, by choice (R-COST-3).
void refuse_beyond_cost(const Reader& reader, const Step& step) {
  const Selector& what = step.what;
  const auto refuse = [&](const char* message, const char* fix) { reader.fail("L0213", message, fix); };
  switch (step.verb) {
    case Verb::sacrifice:
      // What is neither a set of permanents nor one thing has nothing in it that could be in play.
      if (means_players(what.from) || what.from == Reference::cards || is_under_way(what.from) ||
          what.from == Reference::packets)
        refuse("a cost can sacrifice permanents only",
               "Write `sacrifice(creatures:controlled_by(you))` or the like.");
      break;
    case Verb::discard:
      if (means_players(what.from))
        refuse("a cost is discarded by whoever pays it", "Write `discard(1)`, without a player.");
      break;
    case Verb::tap:
      if (means_players(what.from) || what.from == Reference::cards)
        refuse("a cost can tap permanents only", "Write `tap(creatures:untapped():controlled_by(you))`.");
      break;
    case Verb::put_counters:
      if (means_players(what.from) || what.from == Reference::cards)
        refuse("a cost puts counters on a permanent only",
               "Write `put_counters(\"-1/-1\", 1, creatures:controlled_by(you))` or the like.");
      break;
    case Verb::move:
      if (means_players(what.from))
        refuse("a cost can remove or return cards and permanents only",
               "Write `remove_from_game(cards:in_zone(\"graveyard\"):owned_by(you))` or the like.");
      break;
    case Verb::untap:
      if (means_players(what.from) || what.from == Reference::cards)
        refuse("a cost can untap permanents only", "Write `untap(lands:tapped())` or the like.");
      break;
    case Verb::make_token:
      if (!step.token) refuse("a cost makes tokens that it says itself", "Write `token \"...\" {...}`.");
      break;
    case Verb::lose_life:
    case Verb::skip_phase:
    case Verb::skip_draw:
    case Verb::mill:
      if (!what.empty() && what.from != Reference::you)
        refuse("a cost is paid by whoever pays for the rest",
               "Leave the player out, or let the effect do it.");
      break;
    case Verb::remove_counters:
      if (!what.empty() && what.from != Reference::self)
        refuse("a cost removes counters from its own card only",
               "Write `self`, or let the effect remove them.");
      break;
    default:
      break;
  }
}

CostPart part_of(const Reader& reader, int index) {
  const Step* step = value_at<Step>(reader.lua(), index);
  if (step == nullptr) reader.wrong_type(index, "a cost: a text, or a step like `sacrifice(self)`");
  for (const CostStep& row : cost_steps) {
    if (row.verb != step->verb || (step->verb == Verb::move && row.zone != step->zone)) continue;
    refuse_beyond_cost(reader, *step);
    CostPart part;
    part.kind = row.kind;
    part.what = step->what;
    refuse_below_zero(reader, step->amount, step->line.number);
    if (step->amount) part.amount = *step->amount;
    part.word = step->word;
    part.at_random = step->at_random;
    part.token = step->token;
    return part;
  }
  reader.fail("L0213", "this step cannot be a cost",
              "Costs are texts like \"{1}, {T}\" and the steps `sacrifice`, `discard`, `lose_life`, "
              "`remove_counters`, `skip_phase`, `skip_draw`, `tap`, `remove_from_game`, `return_to_hand`, "
              "`put_counters`, `untap`, `make_token` and `mill`.");
}

/// "The parameter" among costs: the cost that a keyword was given.
bool is_parameter(lua_State* lua, int index) {
  const Amount* amount = value_at<Amount>(lua, index);
  return amount != nullptr && amount->kind == AmountKind::parameter;
}

std::string print_part(const Printer& printer, const CostPart& part) {
  Step step;
  for (const CostStep& row : cost_steps)
    if (row.kind == part.kind) {
      step.verb = row.verb;
      step.zone = row.zone;
    }
  step.what = part.what;
  step.word = part.word;
  step.at_random = part.at_random;
  step.token = part.token;
  // One thing is what these mean without a number; of the others a number is required.
  const bool one_alone = part.amount == Amount(1) && part.kind != CostPart::Kind::discard &&
                         part.kind != CostPart::Kind::life && part.kind != CostPart::Kind::remove_counters &&
                         part.kind != CostPart::Kind::put_counters && part.kind != CostPart::Kind::mill &&
                         part.kind != CostPart::Kind::make_token;
  if (part.kind != CostPart::Kind::skip_phase && !one_alone) step.amount = part.amount;
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

const std::vector<CostKey>& cost_keys() {
  static const std::vector<CostKey> list{
      {"x_only", Codec<Colours>::type(), "X may be paid with mana of these colours only.",
       [](Reader& reader, int index, Cost& cost) { Codec<Colours>::read(reader, index, cost.x_only); }},
      {"more_for_each_target", Codec<Amount>::type(), "Generic mana for each target beyond the first.",
       [](Reader& reader, int index, Cost& cost) {
         Codec<Box<Amount>>::read(reader, index, cost.more_for_each_target);
       }},
      {"mana_of", Codec<Selector>::type(), "And the casting cost of that, an X in it being 0.",
       [](Reader& reader, int index, Cost& cost) {
         Codec<Box<Selector>>::read(reader, index, cost.mana_of);
       }},
      {"x_not_zero", Codec<bool>::type(), "`true`: X is 1 at least.",
       [](Reader& reader, int index, Cost& cost) { Codec<bool>::read(reader, index, cost.x_not_zero); }},
      {"x_is", Codec<Amount>::type(), "X is that, and nobody chooses it.",
       [](Reader& reader, int index, Cost& cost) { Codec<Box<Amount>>::read(reader, index, cost.x_is); }},
      {"x_at_most", Codec<Amount>::type(), "X is no more than that.",
       [](Reader& reader, int index, Cost& cost) {
         Codec<Box<Amount>>::read(reader, index, cost.x_at_most);
       }},
      {"times", Codec<Amount>::type(), "All of it is paid so many times over (R-CUM-1).",
       [](Reader& reader, int index, Cost& cost) { Codec<Box<Amount>>::read(reader, index, cost.times); }},
  };
  return list;
}

const char* Codec<Cost>::type() { return "a cost"; }
bool Codec<Cost>::absent(const Cost& value) {
  return value.empty() && value.x_only.empty() && !value.more_for_each_target && !value.times &&
         !value.x_not_zero && !value.x_is && !value.x_at_most;
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
  std::vector<std::string_view> known;
  for (const CostKey& key : cost_keys()) {
    known.emplace_back(key.name);
    if (lua_getfield(lua, index, key.name) != LUA_TNIL) key.read(reader, -1, value);
    lua_pop(lua, 1);
  }
  for (const Box<Amount>* amount : {&value.more_for_each_target, &value.times})
    refuse_below_zero(reader, *amount, reader.line());
  refuse_unknown_keys(reader, index, known, "a cost of ");
}
std::string Codec<Cost>::print(const Printer& printer, const Cost& value) {
  std::string text;
  // "{0}" where nothing else is asked: an empty text would not read back.
  if (!value.mana.empty() || value.empty()) text = print_mana(value.mana);
  if (value.tap) text += text.empty() ? "{T}" : ", {T}";
  std::vector<std::string> parts;
  if (!text.empty()) parts.push_back(Printer::quoted(text));
  if (value.of_keyword) parts.emplace_back("parameter");
  for (const CostPart& part : value.parts) parts.push_back(print_part(printer, part));
  const std::size_t plain = parts.size();
  if (!value.x_only.empty()) parts.push_back("x_only = " + Codec<Colours>::print(printer, value.x_only));
  if (value.more_for_each_target)
    parts.push_back("more_for_each_target = " + Codec<Amount>::print(printer, *value.more_for_each_target));
  if (value.mana_of) parts.push_back("mana_of = " + Codec<Selector>::print(printer, *value.mana_of));
  if (value.x_not_zero) parts.emplace_back("x_not_zero = true");
  if (value.x_is) parts.push_back("x_is = " + Codec<Amount>::print(printer, *value.x_is));
  if (value.x_at_most) parts.push_back("x_at_most = " + Codec<Amount>::print(printer, *value.x_at_most));
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
  // "{2}" and "{C}{C}" are one kind, and there is room for so much of it.
  // Mana that is made is of one colour.
  if (!read || text.empty() || read->x > 0 || colourless + read->generic > 0xFF || has_either(*read))
    bad_cost(reader, text, false);
  value.mana = *read;
  // Generic mana exists only in costs (R-MANA-6).
  value.colourless_mana = static_cast<std::uint8_t>(colourless + read->generic);
  value.mana.generic = 0;
}
std::string Codec<AddedMana>::print(const Printer& /*printer*/, const Step& value) {
  return Printer::quoted(print_mana(value.mana, value.colourless_mana));
}

const char* Codec<KindOfMana>::type() { return "one symbol of mana in quotes"; }
bool Codec<KindOfMana>::absent(const ManaKinds& value) { return value == 0; }
void Codec<KindOfMana>::read(Reader& reader, int index, ManaKinds& value) {
  const std::string text = reader.text(index, type());
  int colourless = 0;
  const std::optional<ManaCost> read = read_mana(text, &colourless);
  if (!read) bad_cost(reader, text, false);
  // A number is colourless mana where mana is made (R-MANA-6), and which of several comes out nobody would
  // know.
  if (read->x > 0 || read->total() + colourless != 1 || has_either(*read)) reader.wrong_type(index, type());
  value = colourless + read->generic > 0 ? ManaKinds{1U << colourless_index} : read->colours().bits();
}
std::string Codec<KindOfMana>::print(const Printer& /*printer*/, const ManaKinds& value) {
  return Printer::quoted(kind_text(value));
}

}  // namespace sleight
