#include "grammar/effects/made_mana_english.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>

#include "core/card/definition_fields.h"
#include "core/card/mana_text.h"
#include "core/card/spelling.h"
#include "core/card/verb.h"
#include "grammar/effects/effects_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/open_words.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// As many symbols as a step holds.
constexpr int most_symbols = std::numeric_limits<std::uint8_t>::max();

/// "Add {U} or {B}" is two modes: modes_english.cpp reads it.
void read_add(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  if (said.has(Lexeme::OR)) return context.fail();
  steps.push_back(read_added_mana(context, said.the(Phrase::mana)));
}

/// "Add an amount of {B} equal to the sacrificed creature's casting cost".
void read_add_measured(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Step add = read_added_mana(context, said.the(Phrase::mana));
  // So much of one kind.
  if (add.mana.total() + add.colourless_mana != 1) context.fail();
  add.amount = read_measure(context, said.the(Phrase::measure));
  add.what = one(Reference::you);
  steps.push_back(std::move(add));
}

void read_add_any(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  steps.push_back(step(Verb::add_mana_any));
  steps.back().amount = read_number(context, said.the(Phrase::number));
}

/// "One red mana": a colour word, which may be changed, where {R} is a symbol.
Step coloured_mana(ReadingContext& context, const Node& said) {
  Step add = step(Verb::add_mana_any);
  add.amount = Amount(1);
  if (const Node* number = said.child(Phrase::number)) add.amount = read_number(context, *number);
  add.colours = read_colour(context, said.the(Phrase::colour));
  return add;
}

void read_add_coloured(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  steps.push_back(coloured_mana(context, said));
}

/// "Three mana in any combination of red and/or green", or of {R} and/or {G}: each of them by itself.
void read_add_combination(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Step one_mana = step(Verb::add_mana_any);
  one_mana.amount = Amount(1);
  for (const Node* mana : said.all(Phrase::mana)) {
    const Step made = read_added_mana(context, *mana);
    if (made.mana.total() != 1 || made.colourless_mana != 0) context.fail();
    one_mana.colours = one_mana.colours | made.mana.colours();
  }
  for (const Node* colour : said.all(Phrase::colour))
    one_mana.colours = one_mana.colours | read_colour(context, *colour);
  Step several = step(Verb::repeat);
  several.amount = read_number(context, said.the(Phrase::number));
  several.then.push_back(std::move(one_mana));
  steps.push_back(std::move(several));
}

/// "One mana of any color that a land an opponent controls could produce".
void read_add_as_lands(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Step add = step(Verb::add_mana_any);
  add.amount = read_number(context, said.the(Phrase::number));
  add.other = read_group(context, said.the(Phrase::group));
  if (add.other.from != Reference::permanents) context.fail();
  steps.push_back(std::move(add));
}

void read_add_colourless(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const Amount much = read_number(context, said.the(Phrase::number));
  // A step holds so many symbols, and no amount that is worked out later.
  if (!much.is_number() || much.number > most_symbols) context.fail();
  steps.push_back(step(Verb::add_mana));
  steps.back().colourless_mana = static_cast<std::uint8_t>(much.number);
}

void read_add_chosen(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  steps.push_back(step(Verb::add_mana_any));
  steps.back().amount = read_number(context, said.the(Phrase::number));
  steps.back().of_chosen = true;
}

bool adds_mana(const Step& step) { return step.verb == Verb::add_mana || step.verb == Verb::add_mana_any; }

/// All the mana that is added in those steps and within them.
void added_in(Steps& steps, std::vector<Step*>& found) {
  for (Step& each : steps) {
    if (adds_mana(each)) found.push_back(&each);
    added_in(each.then, found);
    added_in(each.otherwise, found);
  }
}

/// A group of spells, or of what has abilities, that the mana may be spent on: asked for when it is spent,
/// where nobody knows more than what it is.
Selector read_spent_on(ReadingContext& context, const Node& said, Reference from, Reference to) {
  Selector what = read_group(context, said.the(Phrase::group));
  const auto turn = [&](Selector& each) {
    if (each.from != from || each.filters.empty()) context.fail();
    each.from = to;
  };
  turn(what);
  for (Selector& more : what.also) turn(more);
  definition::walk(what, [&](const Selector& selector) {
    if (selector.from != to) context.fail();
  });
  return what;
}

/// "Spend this mana only to cast artifact spells or activate abilities of artifacts".
void read_reserving(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  std::vector<Step*> added;
  if (!steps.empty()) {
    if (adds_mana(steps.back())) added.push_back(&steps.back());
    added_in(steps.back().then, added);
    added_in(steps.back().otherwise, added);
  }
  if (added.empty()) context.fail();
  Box<Selector> only;
  Word keyword;
  const auto also = [&](Selector what) {
    if (only)
      only->also.push_back(std::move(what));
    else
      only = std::move(what);
  };
  for (const Node& each : said.children) {
    if (!each.is(Phrase::spent_on_spells) && !each.is(Phrase::spent_on_uses) &&
        !each.is(Phrase::spent_on_keyword))
      continue;
    context.take(each);
    if (each.is(Phrase::spent_on_spells))
      also(read_spent_on(context, each, Reference::spells, Reference::spells));
    else if (each.is(Phrase::spent_on_uses))
      also(read_spent_on(context, each, Reference::permanents, Reference::effects));
    else if (keyword)
      context.fail();
    else
      keyword = context.word(each.the(Lexeme::COST_KEYWORD).open->name);
  }
  for (Step* add : added) {
    // Twice said, nobody knows which holds.
    if (add->only_for || add->word) context.fail();
    add->only_for = only;
    add->word = keyword;
  }
}

/// "Its controller adds an additional {G}."
void read_adds_more(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (!is_player(context, subject)) context.fail();
  steps.push_back(said.child(Phrase::colour) != nullptr ? coloured_mana(context, said)
                                                        : read_added_mana(context, said.the(Phrase::mana)));
  steps.back().what = actor(subject);
}

void read_emptying(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  steps.push_back(step(Verb::empty_pool, actor(read_possessive(context, said.the(Phrase::possessive)))));
}

std::string say_add(Speaker& speaker, const Step& step) {
  const bool times = step.amount && !(*step.amount == Amount(1));
  const std::string mana = say_added_mana(step);
  if (!times && !is_you(step.what))
    return say_thing(speaker, step.what, "each ") + " adds an additional " + mana;
  const std::string pool = " to " + say_possessive(speaker, step.what) + " mana pool";
  if (!times) return "add " + mana + pool;
  if (const std::string each = say_for_each(speaker, *step.amount); !each.empty())
    return "add " + mana + pool + " for each " + each;
  return "add an amount of " + mana + " equal to " + say_measure(speaker, *step.amount) + pool;
}

/// "Red and/or green": words, which may be changed; "colors" where any will do.
std::string say_offered_colours(Colours colours) {
  return colours.empty() ? "colors" : english(colours, " and/or ");
}

std::string say_add_any(Speaker& speaker, const Step& step) {
  if (step.of_chosen)
    return "add " + say_number(speaker, step.amount, "one") + " mana of the chosen color to " +
           say_possessive(speaker, step.what) + " mana pool";
  if (!step.other.empty())
    return "add " + say_number(speaker, step.amount, "one") + " mana of any color that " +
           say_thing(speaker, step.other, "a ") + " could produce to " + say_possessive(speaker, step.what) +
           " mana pool";
  if (std::has_single_bit(step.colours.bits())) {
    const std::string colour = english(step.colours) + " mana";
    if (!is_you(step.what) && step.amount == Amount(1))
      return say_thing(speaker, step.what, "each ") + " adds an additional " + colour;
    return "add " + say_number(speaker, step.amount, "one") + " " + colour + " to " +
           say_possessive(speaker, step.what) + " mana pool";
  }
  if (!step.colours.empty())
    return "add " + say_number(speaker, step.amount, "one") + " mana of one of the colors of " +
           say_offered_colours(step.colours) + " to " + say_possessive(speaker, step.what) + " mana pool";
  return "add " + say_number(speaker, step.amount, "one") + " mana of any color to " +
         say_possessive(speaker, step.what) + " mana pool";
}

std::string say_emptying(Speaker& speaker, const Step& step) {
  return "empty " + say_possessive(speaker, step.what) + " mana pool";
}

/// "Note the type of mana spent to pay this activation cost": of an ability that is paid for.
void read_noting_mana(ReadingContext& context, const Node&, const Selector& subject, Steps& steps) {
  if (context.activated == nullptr || !subject.empty()) context.fail();
  steps.push_back(step(Verb::note_mana));
}

/// "Add one mana of ~'s last noted type."
void read_add_noted(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  if (!(read_possessive(context, said.the(Phrase::possessive)) == one(Reference::self))) context.fail();
  Step add = step(Verb::add_mana_noted);
  add.amount = read_number(context, said.the(Phrase::number));
  steps.push_back(std::move(add));
}

std::string say_noting_mana(Speaker&, const Step&) {
  return "note the type of mana spent to pay this activation cost";
}

std::string say_add_noted(Speaker& speaker, const Step& step) {
  const std::string mana =
      say_number(speaker, step.amount, "one") + " mana of " + speaker.card.name + "'s last noted type to ";
  return is_you(step.what) ? "add " + mana + "your mana pool"
                           : say_thing(speaker, step.what, "each ") + " adds " + mana + "their mana pool";
}

/// "Add one mana of any type that the untapped land could produce to your mana pool".
void read_add_of_a_type(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Step add = step(Verb::add_mana_type);
  add.amount = read_number(context, said.the(Phrase::number));
  const Node& object = said.the(Phrase::object);
  // "A land an opponent controls": any of them.
  add.other = is_indefinite(object) ? read_np(context, object) : read_object(context, object);
  steps.push_back(std::move(add));
}

std::string say_add_of_a_type(Speaker& speaker, const Step& step) {
  const std::string mana = say_number(speaker, step.amount, "one") + " mana of any type that " +
                           say_thing(speaker, step.other, "a ") + " could produce to ";
  return is_you(step.what) ? "add " + mana + "your mana pool"
                           : say_thing(speaker, step.what, "each ") + " adds " + mana + "their mana pool";
}

/// "Put all mana from that player's mana pool into your mana pool".
void read_giving_pool(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  steps.push_back(step(Verb::give_pool, read_possessive(context, said.the(Phrase::possessive))));
  if (!is_player(context, steps.back().what)) context.fail();
}

std::string say_giving_pool(Speaker& speaker, const Step& step) {
  return "put all mana from " + say_possessive(speaker, step.what) + " mana pool into your mana pool";
}

/// "Target player draws all mana from lands that player controls".
void read_drawing_all(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (!subject.empty() && !is_player(context, subject)) context.fail();
  Step draw = step(Verb::draw_all_mana, actor(subject));
  draw.other = read_object(context, said.the(Phrase::object));
  if (draw.other.from != Reference::permanents) context.fail();
  steps.push_back(std::move(draw));
}

std::string say_drawing_all(Speaker& speaker, const Step& step) {
  // Whoever draws is named before what they draw from.
  const std::string who = is_you(step.what) ? "draw" : say_who_does(speaker, step.what, "draw", "draws");
  return who + " all mana from " + say_thing(speaker, step.other, "all ");
}

constexpr ReadEffect mana_read[] = {
    {Phrase::noting_mana, read_noting_mana},
    {Phrase::add_noted, read_add_noted},
    {Phrase::add_mana, read_add},
    {Phrase::add_measured_mana, read_add_measured},
    {Phrase::add_any_mana, read_add_any},
    {Phrase::add_colourless, read_add_colourless},
    {Phrase::add_coloured, read_add_coloured},
    {Phrase::add_combination, read_add_combination},
    {Phrase::add_as_lands, read_add_as_lands},
    {Phrase::add_chosen, read_add_chosen},
    {Phrase::reserving, read_reserving},
    {Phrase::adds_more, read_adds_more},
    {Phrase::add_of_a_type, read_add_of_a_type},
    {Phrase::giving_pool, read_giving_pool},
    {Phrase::drawing_all, read_drawing_all},
    {Phrase::emptying, read_emptying},
};
constexpr SayEffect mana_said[] = {
    {Verb::add_mana, say_add},          {Verb::add_mana_any, say_add_any},
    {Verb::note_mana, say_noting_mana}, {Verb::add_mana_noted, say_add_noted},
    {Verb::empty_pool, say_emptying},   {Verb::add_mana_type, say_add_of_a_type},
    {Verb::give_pool, say_giving_pool}, {Verb::draw_all_mana, say_drawing_all},
};

}  // namespace

Step read_added_mana(ReadingContext& context, const Node& mana) {
  Step add = step(Verb::add_mana);
  add.mana = read_mana(context, mana, true);
  // Where mana is made, a number is so much colourless mana (R-MANA-6).
  const auto symbols_c = std::count_if(mana.children.begin(), mana.children.end(),
                                       [](const Node& symbol) { return symbol.text == "{c}"; });
  if (add.mana.generic + symbols_c > most_symbols) context.fail();
  add.colourless_mana = static_cast<std::uint8_t>(add.mana.generic + symbols_c);
  add.mana.generic = 0;
  // X stands for mana that is paid (R-MANA-7), none that is made.
  if (add.mana.x != 0) context.fail();
  return add;
}

ManaKinds read_kind_of_mana(ReadingContext& context, const Node& mana) {
  const Step made = read_added_mana(context, mana);
  // Which of several comes out nobody would know.
  if (made.mana.total() + made.colourless_mana != 1) context.fail();
  return made.mana.empty() ? ManaKinds{1U << colourless_index} : made.mana.colours().bits();
}

std::string say_more_mana(const Step& step) {
  const bool once = !step.amount || *step.amount == Amount(1);
  return step.verb == Verb::add_mana && once ? "add an additional " + say_added_mana(step) : "";
}

std::string say_added_mana(const Step& step) {
  // One {C} for each: "{2}" would be read the same, but it is how costs are written.
  std::string mana;
  for (int i = 0; i < step.colourless_mana; ++i) mana += "{C}";
  return step.mana.empty() ? mana : mana + print_mana(step.mana);
}

namespace {

/// "Cast artifact spells or activate abilities of artifacts".
std::string say_spending(Speaker& speaker, const Step& add) {
  std::string text;
  const auto say = [&](Selector what) {
    const bool uses = what.from == Reference::effects;
    what.also.clear();
    if (uses) what.from = Reference::permanents;
    text += (text.empty() ? "" : " or ") + std::string(uses ? "activate abilities of " : "cast ") +
            say_group(speaker, what, true);
  };
  if (add.only_for) {
    say(*add.only_for);
    for (const Selector& more : add.only_for->also) say(more);
  }
  if (add.word) text += (text.empty() ? "pay " : " or pay ") + speaker.spelling(add.word) + " costs";
  return text;
}

}  // namespace

std::string say_reserved(Speaker& speaker, const Step& whole) {
  std::vector<const Step*> added;
  definition::walk(whole, [&](const Step& step) {
    if (adds_mana(step)) added.push_back(&step);
  });
  const auto is_free = [](const Step* add) { return !add->only_for && !add->word; };
  if (std::all_of(added.begin(), added.end(), is_free)) return "";
  const Step& first = *added.front();
  const bool alike = std::all_of(added.begin(), added.end(), [&first](const Step* add) {
    return add->only_for == first.only_for && add->word == first.word;
  });
  if (alike) return "Spend this mana only to " + say_spending(speaker, first) + ".";
  // Of several that differ each is told with what it is spent on; no text says so.
  std::string text;
  for (const Step* add : added)
    if (!is_free(add))
      text +=
          (text.empty() ? "(" : "; ") + say_step(speaker, *add) + " only to " + say_spending(speaker, *add);
  return text + ")";
}

std::string say_combination(Speaker& speaker, const Step& repeat) {
  if (repeat.condition || repeat.then.size() != 1) return "";
  Step one_mana = step(Verb::add_mana_any);
  one_mana.amount = Amount(1);
  one_mana.colours = repeat.then[0].colours;
  if (!(repeat.then[0] == one_mana)) return "";
  return "add " + say_number(speaker, repeat.amount, "one") + " mana in any combination of " +
         say_offered_colours(one_mana.colours) + " to your mana pool";
}

EffectFamily mana_family() { return {mana_read, mana_said}; }

}  // namespace sleight
