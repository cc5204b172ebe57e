#include "grammar/effects/made_mana_english.h"

#include <algorithm>
#include <cstdint>
#include <limits>

#include "core/card/mana_text.h"
#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

/// As many symbols as a step holds.
constexpr int most_symbols = std::numeric_limits<std::uint8_t>::max();

/// "Add {U} or {B}" is two modes: modes_english.cpp reads it.
void read_add(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  if (said.has(Lexeme::OR)) return meaning.fail();
  steps.push_back(read_added_mana(meaning, said.the(Phrase::mana)));
}

void read_add_any(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  steps.push_back(step(Verb::add_mana_any));
  steps.back().amount = read_number(meaning, said.the(Phrase::number));
}

void read_add_colourless(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  const Amount much = read_number(meaning, said.the(Phrase::number));
  // A step holds so many symbols, and no amount that is worked out later.
  if (much.kind != AmountKind::number || much.number > most_symbols) meaning.fail();
  steps.push_back(step(Verb::add_mana));
  steps.back().colourless_mana = static_cast<std::uint8_t>(much.number);
}

void read_emptying(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  steps.push_back(step(Verb::empty_pool, actor(read_possessive(meaning, said.the(Phrase::possessive)))));
}

std::string say_add(Speaker& speaker, const Step& step) {
  const bool times = step.amount && !(*step.amount == Amount(1));
  return "add " + say_added_mana(step) + " to " + say_possessive(speaker, step.what) + " mana pool" +
         (times ? ", " + say_amount(speaker, *step.amount) + " times" : "");
}

std::string say_add_any(Speaker& speaker, const Step& step) {
  return "add " + say_number(speaker, step.amount, "one") + " mana of any color to " +
         say_possessive(speaker, step.what) + " mana pool";
}

std::string say_emptying(Speaker& speaker, const Step& step) {
  return "empty " + say_possessive(speaker, step.what) + " mana pool";
}

constexpr ReadEffect mana_read[] = {
    {Phrase::add_mana, read_add},
    {Phrase::add_any_mana, read_add_any},
    {Phrase::add_colourless, read_add_colourless},
    {Phrase::emptying, read_emptying},
};
constexpr SayEffect mana_said[] = {
    {Verb::add_mana, say_add},
    {Verb::add_mana_any, say_add_any},
    {Verb::empty_pool, say_emptying},
};

}  // namespace

Step read_added_mana(Meaning& meaning, const Node& mana) {
  Step add = step(Verb::add_mana);
  add.mana = read_mana(meaning, mana, true);
  // Where mana is made, a number is so much colourless mana (R-MANA-6).
  const auto symbols_c = std::count_if(mana.children.begin(), mana.children.end(),
                                       [](const Node& symbol) { return symbol.text == "{c}"; });
  if (add.mana.generic + symbols_c > most_symbols) meaning.fail();
  add.colourless_mana = static_cast<std::uint8_t>(add.mana.generic + symbols_c);
  add.mana.generic = 0;
  // X stands for mana that is paid (R-MANA-7), none that is made.
  if (add.mana.x != 0) meaning.fail();
  return add;
}

ManaKinds read_kind_of_mana(Meaning& meaning, const Node& mana) {
  const Step made = read_added_mana(meaning, mana);
  // Which of several comes out nobody would know.
  if (made.mana.total() + made.colourless_mana != 1) meaning.fail();
  return made.mana.empty() ? ManaKinds{1U << colourless_index} : made.mana.colours().bits();
}

std::string say_added_mana(const Step& step) {
  // One {C} for each: "{2}" would be read the same, but it is how costs are written.
  std::string mana;
  for (int i = 0; i < step.colourless_mana; ++i) mana += "{C}";
  return step.mana.empty() ? mana : mana + print_mana(step.mana);
}

EffectFamily mana_family() { return {mana_read, mana_said}; }

}  // namespace sleight
