#include "grammar/noun_phrases/amounts_english.h"

#include <algorithm>
#include <utility>

#include "core/card/amount_facts.h"
#include "core/card/mana_text.h"
#include "core/card/spelling.h"
#include "core/card/verb.h"
#include "grammar/noun_phrases/given_up_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/pronouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/open_words.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// Values that things and players have: "its power".
struct MeasuredValue {
  Lexeme lexeme;
  AmountKind kind;
  std::string_view said;
};
constexpr MeasuredValue measured_values[] = {
    {Lexeme::POWER, AmountKind::power, "power"},
    {Lexeme::TOUGHNESS, AmountKind::toughness, "toughness"},
    {Lexeme::LIFE, AmountKind::life, "life"},
    {Lexeme::CASTING, AmountKind::casting_cost, "casting cost"},
};

/// Amounts that are said in the same words whatever they are about.
struct FixedAmount {
  AmountKind kind;
  std::string_view said;
};
constexpr FixedAmount fixed_amounts[] = {
    {AmountKind::that_amount, "that much"},
    {AmountKind::life_before, "the life total of the damaged player before the damage"},
    {AmountKind::chosen_number, "the chosen number"},
    {AmountKind::last_result, "the number that came of it"},
    {AmountKind::target_count, "the number of targets"},
    {AmountKind::share, "its share"},
    {AmountKind::uses, "the number of times this ability was used this turn"},
    {AmountKind::uses_ever, "the number of times this ability was used at all"},
    {AmountKind::doubling, "1, doubled with each time"},
    {AmountKind::parameter, "that number"},
    {AmountKind::function, "a number that the script works out"},
};

/// Amounts made of others: what stands between their terms, and at the end.
struct JoinedRow {
  AmountKind kind;
  std::string_view before;
  std::string_view between;
  std::string_view after;
};
constexpr JoinedRow joined[] = {
    {AmountKind::sum, "", " plus ", ""},
    {AmountKind::difference, "", " less ", ""},
    {AmountKind::product, "", " times ", ""},
    {AmountKind::quotient, "", " divided by ", ", rounded down"},
    {AmountKind::smallest, "the smallest of ", " and ", ""},
};

/// The colour of which mana was spent, as a word.
constexpr Colour each_colour[] = {Colour::white, Colour::blue, Colour::black, Colour::red, Colour::green};

/// "The amount of black mana spent".
Amount mana_spent(ReadingContext& context, const Node& said) {
  Amount spent = amount_of(AmountKind::spent);
  const Colours colours = read_colour(context, said.the(Phrase::colour));
  for (const Colour colour : each_colour)
    if (colours == Colours(colour)) spent.word = context.word(spelling_of(colour));
  if (!spent.word) context.fail();
  return spent;
}

/// What is spent on the X of a cost: no more than X, and nothing of what the symbols of that colour ask for.
Amount beside_symbols(const Amount& spent, const ManaCost& cost) {
  int symbols = 0;
  for (const Colour colour : each_colour)
    if (Word{spelling_of(colour)} == spent.word) symbols = cost.coloured[static_cast<std::size_t>(colour)];
  return amount_of(AmountKind::smallest,
                   {amount_of(AmountKind::x), amount_of(AmountKind::difference, {spent, Amount(symbols)})});
}

/// A group that is counted: its cards lie "in all graveyards".
std::string say_counted_group(Speaker& speaker, const Selector& counted, bool plural_form) {
  const bool around = std::exchange(speaker.counting, true);
  std::string said = say_group(speaker, counted, plural_form);
  speaker.counting = around;
  return said;
}

/// What is counted, in the plural: also what is spoken of as one ("the found card").
std::string say_counted(Speaker& speaker, const Selector& counted) {
  if (is_set(counted.from) || !said_done(counted.from).empty())
    return say_counted_group(speaker, counted, true);
  const std::string one = say_thing(speaker, counted, "a ");
  return one.substr(one.starts_with("the ") ? 4 : 0) + "s";
}

/// All among which something is counted or compared: a group, or what was spoken of.
Selector read_among(ReadingContext& context, const Node& said) {
  const Selector among = read_np(context, said.the(Phrase::np));
  if (among.also.empty() && !is_player(context, among)) return among;
  context.fail();
  return among;
}

/// Sorts of which it is counted how many different ones there are among some things.
struct SortRow {
  Lexeme lexeme;
  AmountKind kind;
  std::string_view said;
};
constexpr SortRow sort_rows[] = {
    {Lexeme::CARD, AmountKind::card_types_among, "card type"},
    {Lexeme::LAND, AmountKind::land_types_among, "basic land type"},
    {Lexeme::COLOUR, AmountKind::colours_among, "color"},
};

std::string_view say_sort_noun(AmountKind kind) {
  for (const SortRow& row : sort_rows)
    if (row.kind == kind) return row.said;
  return "";
}

/// "Cards in your graveyard": all among which something is counted or compared.
std::string say_all(Speaker& speaker, const Amount& amount) {
  if (!amount.of) return "nothing";
  if (is_set(amount.of->from)) return say_group(speaker, *amount.of, true);
  // "Those creatures" are spoken of already.
  return say_thing(speaker, *amount.of, "all ");
}

/// "The number of cards in your hand minus 4": what a card does to somebody is never less than nothing.
bool is_excess(const Amount& amount) {
  return amount.terms.size() == 1 && amount.terms[0].kind == AmountKind::difference &&
         amount.terms[0].terms.size() == 2;
}

/// A measure within another: in brackets where it is made of others, so that it is plain what belongs
/// together.
std::string say_term(Speaker& speaker, const Amount& amount) {
  // An X among others has no letter of its own.
  if (amount.is_x() && !speaker.card.another_optional_cost.empty())
    return "the number of times " + print_mana(speaker.card.optional_cost.mana) + " was paid";
  if (amount.is_x() && speaker.card.optional_often)
    return "the number of times " + speaker.card.name + "'s additional cost was paid";
  const std::string said = say_measure(speaker, amount);
  return amount.terms.empty() ? said : "(" + said + ")";
}

std::string say_joined(Speaker& speaker, const JoinedRow& row, const Amount& amount) {
  std::string text(row.before);
  for (std::size_t i = 0; i < amount.terms.size(); ++i)
    text += (i == 0 ? "" : std::string(row.between)) + say_term(speaker, amount.terms[i]);
  return text + std::string(row.after);
}

Amount read_that_number(ReadingContext& context) {
  if (context.that_number) return *context.that_number;
  context.fail();
  return {};
}

/// "Its power", "the power of target creature".
Amount read_value_of(ReadingContext& context, const Node& said) {
  const Node* whose = said.child(Phrase::possessive);
  const AmountKind kind = read_value(context, said.the(Phrase::value));
  const Selector of =
      whose != nullptr ? read_possessive(context, *whose) : read_np(context, said.the(Phrase::np));
  see_no_rival(context, said, of, kind);
  return value_of(context, kind, of);
}

/// Whether as many counters as somebody likes, of that kind or of any, were removed to pay for it.
bool removes_any_number(const Cost& cost, Word kind) {
  return cost.mana.x == 0 && std::any_of(cost.parts.begin(), cost.parts.end(), [&](const CostPart& part) {
           return part.kind == CostPart::Kind::remove_counters && part.amount.is_x() &&
                  (!kind || part.word == kind);
         });
}

/// "Counter removed this way": so many as were chosen while this very ability was paid for.
Amount read_removed(ReadingContext& context, const Node& said) {
  const Node* kind = said.child(Phrase::counter_kind);
  const Word word = kind != nullptr ? read_counter_kind(context, *kind) : Word{};
  if (context.activated == nullptr || !removes_any_number(context.activated->cost, word)) context.fail();
  return amount_of(AmountKind::x);
}

}  // namespace

Amount read_sorts_among(ReadingContext& context, const Node& said) {
  const Node& sort = said.the(Phrase::sort_noun);
  context.take(sort);
  for (const SortRow& row : sort_rows)
    if (sort.has(row.lexeme)) return amount_of(row.kind, read_among(context, said));
  context.fail();
  return {};
}

Amount read_number(ReadingContext& context, const Node& number) {
  context.take(number);
  const Node& said = number.first();
  if (said.is(Lexeme::A) || said.is(Lexeme::ONE)) return 1;
  // A sentence that tells what X is speaks of no X that was paid.
  if (said.is(Lexeme::X)) return context.where_x ? *context.where_x : amount_of(AmountKind::x);
  return number_named(said.text).value_or(0);
}

Amount read_fraction(ReadingContext& context, const Node& fraction, bool up, Amount whole) {
  context.take(fraction);
  if (fraction.has(Lexeme::HALF))
    return amount_of(up ? AmountKind::half_up : AmountKind::half_down, {std::move(whole)});
  // What is divided is rounded down: two more, and it is rounded up.
  if (up) whole = amount_of(AmountKind::sum, {std::move(whole), Amount(2)});
  return amount_of(AmountKind::quotient, {std::move(whole), Amount(3)});
}

std::optional<Fraction> fraction_of(const Amount& amount) {
  const std::vector<Amount>& terms = amount.terms;
  if (has(amount.kind, AmountTraits::is_half) && terms.size() == 1)
    return Fraction{"half", terms.data(), amount.kind == AmountKind::half_up};
  if (amount.kind != AmountKind::quotient || terms.size() != 2 || !(terms[1] == Amount(3))) return {};
  const Amount& whole = terms[0];
  const bool up = whole.kind == AmountKind::sum && whole.terms.size() == 2 && whole.terms[1] == Amount(2);
  return Fraction{"a third of", up ? whole.terms.data() : terms.data(), up};
}

Amount read_that_many(ReadingContext& context) {
  if (context.any_paid) return amount_of(AmountKind::x);
  // As many as the sentence before has taken away.
  if (!context.event && context.done_last == Verb::remove_counters) return amount_of(AmountKind::last_result);
  // Only an event has an amount of its own.
  if (!context.event) context.fail();
  return amount_of(AmountKind::that_amount);
}

Amount read_amount(ReadingContext& context, const Node& amount) {
  context.take(amount);
  const auto numbers = amount.all(Phrase::number);
  if (numbers.empty()) return read_that_many(context);
  Amount value = read_number(context, *numbers.front());
  if (numbers.size() == 1) return value;
  std::vector<Amount> terms{std::move(value), read_number(context, *numbers.back())};
  if (amount.has(Lexeme::PLUS)) return amount_of(AmountKind::sum, std::move(terms));
  return amount_of(AmountKind::at_least_zero, {amount_of(AmountKind::difference, std::move(terms))});
}

AmountKind read_value(ReadingContext& context, const Node& value) {
  context.take(value);
  for (const MeasuredValue& row : measured_values)
    if (value.has(row.lexeme)) return row.kind;
  context.fail();
  return AmountKind::number;
}

Amount counters_on(Word kind, const Selector& of) {
  Amount counters = amount_of(AmountKind::counters, of);
  counters.word = kind;
  return counters;
}

Selector players_with_most_life(bool most) {
  Selector players = one(Reference::players);
  Filter life = filter_of(Quality::life);
  life.compare = most ? Comparison::at_least : Comparison::at_most;
  life.amount = amount_of(most ? AmountKind::greatest_among : AmountKind::least_among,
                          {amount_of(AmountKind::life, players)});
  players.filters.push_back(std::move(life));
  return players;
}

Amount value_of(ReadingContext& context, AmountKind kind, const Selector& of) {
  // Of several, or of one that nobody has picked, there is no one value.
  const TargetSpec* aimed = context.target(of);
  if (is_set(of.from) || (aimed != nullptr && !(aimed->most == Amount(1)))) context.fail();
  return amount_of(kind, of);
}

Amount times(Amount number, Amount each) {
  if (number == Amount(1)) return each;
  return amount_of(AmountKind::product, {std::move(number), std::move(each)});
}

Amount read_for_each(ReadingContext& context, const Node& for_each) {
  context.take(for_each);
  const Node& counted = for_each.the(Phrase::counted);
  Amount value = read_measured(context, counted);
  if (!counted.has(Lexeme::BEYOND)) return value;
  return amount_of(AmountKind::at_least_zero,
                   {amount_of(AmountKind::difference, {std::move(value), Amount(1)})});
}

namespace {

/// "The number of Islands tapped this way": what came of the step before, if that has tapped those.
Amount read_number_tapped(ReadingContext& context, const Selector& group) {
  const std::vector<Filter>& tapped = context.tapped.filters;
  const bool those = context.since_tapped == 0 && context.tapped.from == group.from &&
                     context.tapped.also.empty() && group.also.empty() &&
                     std::all_of(group.filters.begin(), group.filters.end(), [&](const Filter& filter) {
                       return std::find(tapped.begin(), tapped.end(), filter) != tapped.end();
                     });
  if (!those) context.fail();
  return amount_of(AmountKind::last_result);
}

/// How often what may be paid for the card besides its cost was paid.
Amount read_times_paid(ReadingContext& context, const Node& said) {
  const Card& card = context.facts;
  const Node* mana = said.child(Phrase::mana);
  if (mana != nullptr && !card.another_optional_cost.empty() &&
      read_mana(context, *mana) == card.another_optional_cost.mana)
    return amount_of(AmountKind::paid_another);
  const bool own =
      mana != nullptr
          ? read_mana(context, *mana) == card.optional_cost.mana && card.optional_cost.parts.empty()
          : read_possessive(context, said.the(Phrase::possessive)) == one(Reference::self);
  // Of what is paid once at most nobody asks how often.
  if (!own || card.optional_cost.empty() || !card.optional_often) context.fail();
  return amount_of(AmountKind::x);
}

}  // namespace

Amount read_measured(ReadingContext& context, const Node& said) {
  context.take(said);
  switch (said.phrase) {
    case Phrase::cards_in_hand:
    case Phrase::cards_each:
      return value_of(context, AmountKind::hand_size, read_possessive(context, said.the(Phrase::possessive)));
    case Phrase::counters_on:
    case Phrase::counters_each: {
      const Word kind = read_counter_kind(context, said.the(Phrase::counter_kind));
      const Selector on = read_np(context, said.the(Phrase::np));
      if (is_set(on.from)) context.fail();
      return counters_on(kind, on);
    }
    case Phrase::removed_each:
      return read_removed(context, said);
    case Phrase::times_paid:
    case Phrase::times_mana_paid:
    case Phrase::each_time_paid:
    case Phrase::each_payment:
      return read_times_paid(context, said);
    case Phrase::others_called_so:
      return amount_of(AmountKind::count, read_others_called_so(context, said));
    case Phrase::number_of:
    case Phrase::things_each:
      if (said.has(Lexeme::TAPPED))
        return read_number_tapped(context, read_group(context, said.the(Phrase::group)));
      return amount_of(AmountKind::count, read_group(context, said.the(Phrase::group)));
    case Phrase::number_of_both:
      // It has the nouns and suffixes of a group.
      return amount_of(AmountKind::count, read_group(context, said));
    case Phrase::number_of_sorts:
    case Phrase::sorts_each:
      return read_sorts_among(context, said);
    case Phrase::regenerations_counted:
    case Phrase::regenerations_each: {
      Selector of = read_anchor(context, said.the(Phrase::anchor));
      // "A token for each time it regenerated": what was spoken of before the token.
      if (of == one(Reference::made)) of = context.before_made;
      return value_of(context, AmountKind::regenerations, of.empty() ? one(Reference::self) : of);
    }
    case Phrase::most_among: {
      const AmountKind kind = read_value(context, said.the(Phrase::value));
      Selector among = read_np(context, said.the(Phrase::np));
      if (!among.also.empty()) context.fail();
      // What players have is said of players.
      if (is_player(context, among) != (kind == AmountKind::life)) context.fail();
      return amount_of(said.has(Lexeme::GREATEST) ? AmountKind::greatest_among : AmountKind::least_among,
                       {amount_of(kind, among)});
    }
    case Phrase::total_of: {
      const AmountKind kind = read_value(context, said.the(Phrase::value));
      if (kind == AmountKind::life) context.fail();
      return amount_of(AmountKind::total_among,
                       {amount_of(kind, read_group(context, said.the(Phrase::group)))});
    }
    case Phrase::the_chosen_number:
      return amount_of(AmountKind::chosen_number);
    case Phrase::that_number:
      return read_that_number(context);
    case Phrase::value_of:
      return read_value_of(context, said);
    case Phrase::prevented_this_way:
    case Phrase::each_prevented: {
      const Node* number = said.child(Lexeme::NUMBER);
      if (context.done_last != Verb::prevent || (number != nullptr && number->text != "1")) context.fail();
      return amount_of(AmountKind::last_result);
    }
    case Phrase::life_lost_this_way:
      if (context.done_last != Verb::lose_life) context.fail();
      return amount_of(AmountKind::last_result);
    case Phrase::mana_spent:
      return mana_spent(context, said);
    case Phrase::damage_of_turn: {
      const auto parties = said.all(Phrase::np);
      Amount taken = amount_of(AmountKind::damage_taken);
      if (said.has(Lexeme::COMBAT)) taken.word = context.word("not combat");
      if (said.has(Lexeme::TO)) taken.of = read_np(context, *parties.front());
      if (said.has(Lexeme::BY)) taken.by = read_np(context, *parties.back());
      return taken;
    }
    default:
      context.fail();
      return {};
  }
}

namespace {

/// "X or its toughness minus 1, whichever is smaller": what there is to take away, which is never less than
/// nothing.
Amount read_smaller(ReadingContext& context, const Node& measure) {
  const auto numbers = measure.all(Phrase::number);
  Amount first = read_number(context, *numbers.front());
  Amount value = read_measured(context, measure.the(Phrase::measured));
  Amount less = read_number(context, *numbers.back());
  Amount rest = amount_of(AmountKind::difference, {std::move(value), std::move(less)});
  return amount_of(AmountKind::smallest,
                   {std::move(first), amount_of(AmountKind::at_least_zero, {std::move(rest)})});
}

/// The same; "" for what has no letter yet.
std::string say_smaller(Speaker& speaker, const Amount& amount) {
  const bool two = amount.kind == AmountKind::smallest && amount.terms.size() == 2 &&
                   amount.terms[1].kind == AmountKind::at_least_zero && is_excess(amount.terms[1]);
  if (!two) return "";
  const std::vector<Amount>& rest = amount.terms[1].terms[0].terms;
  if (!rest[1].is_number()) return "";
  const std::string first = say_measure(speaker, amount.terms[0]);
  if (std::find(speaker.letters.begin(), speaker.letters.end(), first) == speaker.letters.end()) return "";
  return speaker.letter(first) + " or " + say_measure(speaker, rest[0]) + " minus " +
         say_measure(speaker, rest[1]) + ", whichever is smaller";
}

}  // namespace

Amount read_measure(ReadingContext& context, const Node& measure) {
  context.take(measure);
  if (measure.has(Lexeme::DIFFERENCE)) {
    if (!context.difference) context.fail();
    return context.difference ? *context.difference : Amount();
  }
  if (measure.has(Lexeme::WHICHEVER)) return read_smaller(context, measure);
  Amount value = read_measured(context, measure.the(Phrase::measured));
  if (measure.has(Lexeme::LESS))
    return amount_of(AmountKind::difference,
                     {std::move(value), read_measured(context, *measure.all(Phrase::measured).back())});
  if (measure.has(Lexeme::TWICE)) return times(2, std::move(value));
  if (measure.has(Lexeme::HALF))
    return amount_of(measure.has(Lexeme::UP) ? AmountKind::half_up : AmountKind::half_down,
                     {std::move(value)});
  const Node* said = measure.child(Phrase::number);
  if (said == nullptr) return value;
  std::vector<Amount> terms{std::move(value), read_number(context, *said)};
  if (measure.first().is(Phrase::number)) std::swap(terms.front(), terms.back());
  if (measure.has(Lexeme::PLUS)) return amount_of(AmountKind::sum, std::move(terms));
  if (measure.has(Lexeme::TIMES)) return amount_of(AmountKind::product, std::move(terms));
  // Never below nothing: Black Vise does no damage to a hand of three, and no less than none.
  return amount_of(AmountKind::at_least_zero, {amount_of(AmountKind::difference, std::move(terms))});
}

ManaCost read_mana(ReadingContext& context, const Node& mana, bool made) {
  context.take(mana);
  std::string text;
  for (const Node& symbol : mana.children) {
    if (symbol.text != "{c}")
      text += symbol.text;
    else if (!made)
      context.fail();  // no cost asks for colourless mana (R-MANA-6)
  }
  const auto cost = mana_from(text);
  // Symbols that read alone may be no cost together.
  if (!cost) context.fail();
  // What is made is of one colour.
  if (cost && made && text.find('/') != std::string::npos) context.fail();
  return cost.value_or(ManaCost{});
}

Word read_counter_kind(ReadingContext& context, const Node& counter_kind) {
  context.take(counter_kind);
  const Node& said = counter_kind.first();
  // A size ("+1/+1") is a kind of counter by itself; any other is called by its name (R-COUNTER-1).
  return context.word(said.open != nullptr ? std::string_view(said.open->name) : said.text);
}

Word read_phase(ReadingContext& context, const Node& phase_name) {
  context.take(phase_name);
  const Node& said = phase_name.first();
  if (said.is(Lexeme::UPKEEP)) return context.word("upkeep");
  // Phases of a mod are open words, those of the era the grammar's own.
  return context.word(said.open != nullptr ? std::string_view(said.open->name) : said.text);
}

std::string say_amount(Speaker& speaker, const Amount& amount) {
  // "2 minus X" of the X that was paid, and no less than nothing.
  if (amount.kind == AmountKind::at_least_zero && is_excess(amount) && amount.terms[0].terms[0].is_number() &&
      amount.terms[0].terms[1].is_x())
    return say_measure(speaker, amount);
  // "X plus 1" of the X that was paid.
  if (amount.kind == AmountKind::sum && amount.terms.size() == 2 && amount.terms[0].is_x() &&
      amount.terms[1].is_number())
    return say_measure(speaker, amount.terms[0]) + " plus " + say_measure(speaker, amount.terms[1]);
  // Of two costs that may be paid often, how often one was.
  if (amount.is_x() && !speaker.card.another_optional_cost.empty())
    return speaker.letter(say_term(speaker, amount));
  if (amount.is_number() || amount.is_x() || amount.kind == AmountKind::that_amount)
    return say_measure(speaker, amount);
  if (amount.kind == AmountKind::last_result && speaker.done_last == Verb::remove_counters)
    return "that much";
  // What takes many words is told behind the sentence: "X damage ..., where X is ...".
  const std::string measure = say_measure(speaker, amount);
  return speaker.letter(measure);
}

namespace {

/// The damage that does not count.
std::string say_left_out(const Speaker& speaker, Word word) {
  if (!word) return "";
  return "other than " + (word == Word{"not combat"} ? "combat damage" : speaker.spelling(word)) + " ";
}

/// "The greatest power among creatures you control".
std::string say_most(Speaker& speaker, const Amount& amount) {
  const std::string most = amount.kind == AmountKind::greatest_among ? "the greatest " : "the least ";
  const Amount* value = amount.terms.empty() ? nullptr : &amount.terms.front();
  const std::string among = value != nullptr && value->of ? " among " + say_all(speaker, *value) : "";
  for (const MeasuredValue& row : measured_values)
    if (value != nullptr && row.kind == value->kind && !among.empty())
      return most + std::string(row.said) + among;
  return most + "of " + (value != nullptr ? say_measure(speaker, *value) : "0");
}

/// "The total power of creatures sacrificed this way".
std::string say_total(Speaker& speaker, const Amount& amount) {
  const Amount* value = amount.terms.empty() ? nullptr : &amount.terms.front();
  for (const MeasuredValue& row : measured_values)
    if (value != nullptr && row.kind == value->kind && value->of)
      return "the total " + std::string(row.said) + " of " + say_group(speaker, *value->of, true);
  return "the total of " + (value != nullptr ? say_measure(speaker, *value) : "0");
}

}  // namespace

std::string say_measure(Speaker& speaker, const Amount& amount) {
  const auto of = [&] { return amount.of ? say_possessive(speaker, *amount.of) : std::string("its"); };
  const auto term = [&] {
    return amount.terms.empty() ? std::string("0") : say_term(speaker, amount.terms.front());
  };
  if (amount.kind == AmountKind::last_result && speaker.done_last == Verb::prevent)
    return "the damage prevented this way";
  if (amount.kind == AmountKind::last_result && speaker.done_last == Verb::lose_life)
    return "the life lost this way";
  if (amount.kind == AmountKind::last_result && speaker.done_last == Verb::tap)
    return "the number of permanents tapped this way";
  for (const FixedAmount& row : fixed_amounts)
    if (row.kind == amount.kind) return std::string(row.said);
  for (const MeasuredValue& row : measured_values) {
    if (row.kind != amount.kind) continue;
    // What is named in full stands behind its value.
    const TargetSpec* aimed = amount.of ? speaker.target(*amount.of) : nullptr;
    if (aimed != nullptr && !speaker.named[amount.of->index] && aimed->what.filters.size() > 2)
      return "the " + std::string(row.said) + " of " + say_thing(speaker, *amount.of, "a ");
    return of() + " " + std::string(row.said);
  }
  if (amount.kind == AmountKind::product && amount.terms.size() == 2 && amount.terms[0] == Amount(2))
    return "twice " + say_term(speaker, amount.terms[1]);
  if (const std::string smaller = say_smaller(speaker, amount); !smaller.empty()) return smaller;
  for (const JoinedRow& row : joined)
    if (row.kind == amount.kind) return say_joined(speaker, row, amount);
  switch (amount.kind) {
    case AmountKind::count:
      return "the number of " + (amount.of ? say_counted(speaker, *amount.of) : std::string("things"));
    case AmountKind::counters:
      return "the number of " + speaker.spelling(amount.word) + " counters on " +
             (amount.of ? say_thing(speaker, *amount.of, "all ") : speaker.card.name);
    case AmountKind::packet_amount:
      return "the damage left in " + (amount.of ? say_thing(speaker, *amount.of, "a ") : std::string("it"));
    case AmountKind::regenerations:
      return "the number of times " + (amount.of ? say_thing(speaker, *amount.of, "a ") : std::string("it")) +
             " regenerated this turn";
    case AmountKind::greatest_among:
    case AmountKind::least_among:
      return say_most(speaker, amount);
    case AmountKind::total_among:
      return say_total(speaker, amount);
    case AmountKind::hand_size:
      return "the number of cards in " + of() + " hand";
    case AmountKind::damage_taken:
      return "the damage " + say_left_out(speaker, amount.word) + "dealt" +
             (amount.of ? " to " + say_thing(speaker, *amount.of, "all ") : std::string()) + " this turn" +
             (amount.by ? " by " + say_thing(speaker, *amount.by, "all ") : std::string());
    case AmountKind::card_types_among:
    case AmountKind::land_types_among:
    case AmountKind::colours_among:
      return "the number of " + plural(say_sort_noun(amount.kind)) + " among " + say_all(speaker, amount);
    case AmountKind::half_down:
      return "half " + term() + ", rounded down";
    case AmountKind::half_up:
      return "half " + term() + ", rounded up";
    case AmountKind::at_least_zero:
      // Only a plain excess has words of the era.
      if (!is_excess(amount)) return term() + ", or 0 if that is less than 0";
      return say_term(speaker, amount.terms[0].terms[0]) + " minus " +
             say_term(speaker, amount.terms[0].terms[1]);
    case AmountKind::number:
      return std::to_string(amount.number);
    case AmountKind::x:
      if (speaker.that_many) return "that many";
      // Where another number has the letter already, the X that was paid is told in words.
      return speaker.letters.empty() || speaker.letters.front().empty() ? speaker.letter("")
                                                                        : "the X that was paid";
    case AmountKind::power:
    case AmountKind::toughness:
    case AmountKind::casting_cost:
    case AmountKind::life:
    case AmountKind::that_amount:
    case AmountKind::life_before:
    case AmountKind::chosen_number:
    case AmountKind::last_result:
    case AmountKind::parameter:
    case AmountKind::target_count:
    case AmountKind::share:
    case AmountKind::uses:
    case AmountKind::uses_ever:
    case AmountKind::paid_another:
      return "the number of times " + print_mana(speaker.card.another_optional_cost.mana) + " was paid";
    case AmountKind::spent:
      return "the amount of " + speaker.spelling(amount.word) + " mana spent";
    case AmountKind::doubling:
    case AmountKind::sum:
    case AmountKind::difference:
    case AmountKind::product:
    case AmountKind::quotient:
    case AmountKind::smallest:
    case AmountKind::function:
      break;  // each has a row in a table above
  }
  return "";
}

std::string say_for_each(Speaker& speaker, const Amount& amount) {
  if (amount.is_x() && speaker.paid != nullptr && removes_any_number(*speaker.paid, Word{}))
    return "counter removed this way";
  if (amount.kind == AmountKind::paid_another)
    return "additional " + print_mana(speaker.card.another_optional_cost.mana) + " you paid";
  if (amount.is_x() && !speaker.card.another_optional_cost.empty())
    return "additional " + print_mana(speaker.card.optional_cost.mana) + " you paid";
  if (amount.is_x() && speaker.card.optional_often)
    return "time " + speaker.card.name + "'s additional cost was paid";
  if (amount.kind == AmountKind::counters && amount.of)
    return speaker.spelling(amount.word) + " counter on " + say_thing(speaker, *amount.of, "all ");
  if (const std::string_view sort = say_sort_noun(amount.kind); !sort.empty())
    return std::string(sort) + " among " + say_all(speaker, amount);
  if (amount.kind == AmountKind::regenerations && amount.of)
    return "time " + say_thing(speaker, *amount.of, "a ") + " regenerated this turn";
  // So many of them beyond the first.
  if (amount.kind == AmountKind::at_least_zero && is_excess(amount) &&
      amount.terms[0].terms[0].kind == AmountKind::count && amount.terms[0].terms[1] == Amount(1)) {
    const std::string each = say_for_each(speaker, amount.terms[0].terms[0]);
    return each.empty() ? "" : each + " beyond the first";
  }
  const bool counts = amount.kind == AmountKind::count && amount.of &&
                      (is_set(amount.of->from) || !said_done(amount.of->from).empty());
  return counts ? say_counted_group(speaker, *amount.of, false) : "";
}

std::string say_number(Speaker& speaker, const Amount& amount, std::string_view one) {
  if (amount.is_number() && amount.number > 1) return numeral(amount.number);
  if (amount.kind == AmountKind::that_amount) return "that many";
  return amount == Amount(1) ? std::string(one) : say_amount(speaker, amount);
}

std::string say_number(Speaker& speaker, const Box<Amount>& amount, std::string_view one) {
  return amount ? say_number(speaker, *amount, one) : std::string(one);
}

std::string say_phase(Speaker& speaker, Word phase) {
  const std::string name = speaker.spelling(phase);
  return name == "upkeep" ? name : name + " phase";
}

Amount read_spent_on_x(ReadingContext& context, const Node& said) {
  context.take(said);
  // A permanent's ability has a cost of its own.
  if (any(context.facts.types & permanent_types)) context.fail();
  return beside_symbols(mana_spent(context, said), context.facts.cost);
}

std::string say_spent_on_x(const Speaker& speaker, const Amount& amount) {
  const bool shape = amount.kind == AmountKind::smallest && amount.terms.size() == 2 &&
                     amount.terms[1].terms.size() == 2 && amount.terms[1].terms[0].kind == AmountKind::spent;
  if (!shape || any(speaker.card.types & permanent_types)) return "";
  const Amount& spent = amount.terms[1].terms[0];
  if (!(amount == beside_symbols(spent, speaker.card.cost))) return "";
  return "the amount of " + speaker.spelling(spent.word) + " mana spent on X";
}

}  // namespace sleight
