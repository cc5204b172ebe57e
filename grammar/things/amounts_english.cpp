#include "grammar/things/amounts_english.h"

#include "grammar/open_words.h"
#include "grammar/text/english_words.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/references_english.h"

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
    {AmountKind::chosen_number, "the chosen number"},
    {AmountKind::last_result, "the number that came of it"},
    {AmountKind::target_count, "the number of targets"},
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

/// What is counted, in the plural: also what is spoken of as one ("the found card").
std::string say_counted(Speaker& speaker, const Selector& counted) {
  if (is_set(counted.from)) return say_group(speaker, counted, true);
  const std::string one = say_thing(speaker, counted, "a ");
  return one.substr(one.starts_with("the ") ? 4 : 0) + "s";
}

/// "The number of cards in your hand minus 4": what a card does to somebody is never less than nothing.
bool is_excess(const Amount& amount) {
  return amount.terms.size() == 1 && amount.terms[0].kind == AmountKind::difference &&
         amount.terms[0].terms.size() == 2;
}

/// A measure within another: in brackets where it is made of others, so that it is plain what belongs
/// together.
std::string say_term(Speaker& speaker, const Amount& amount) {
  const std::string said = say_measure(speaker, amount);
  return amount.terms.empty() ? said : "(" + said + ")";
}

std::string say_joined(Speaker& speaker, const JoinedRow& row, const Amount& amount) {
  std::string text(row.before);
  for (std::size_t i = 0; i < amount.terms.size(); ++i)
    text += (i == 0 ? "" : std::string(row.between)) + say_term(speaker, amount.terms[i]);
  return text + std::string(row.after);
}

Amount read_measured(Meaning& meaning, const Node& said) {
  meaning.take(said);
  switch (said.phrase) {
    case Phrase::cards_in_hand:
      return amount_of(AmountKind::hand_size, read_possessive(meaning, said.the(Phrase::possessive)));
    case Phrase::number_of:
      return amount_of(AmountKind::count, read_group(meaning, said.the(Phrase::group)));
    default:
      for (const MeasuredValue& row : measured_values)
        if (said.has(row.lexeme))
          return amount_of(row.kind, read_possessive(meaning, said.the(Phrase::possessive)));
  }
  meaning.fail();
  return {};
}

}  // namespace

Amount read_number(Meaning& meaning, const Node& number) {
  meaning.take(number);
  const Node& said = number.first();
  if (said.is(Lexeme::A) || said.is(Lexeme::ONE)) return 1;
  // A sentence that tells what X is speaks of no X that was paid.
  if (said.is(Lexeme::X)) return meaning.where_x ? *meaning.where_x : amount_of(AmountKind::x);
  return number_named(said.text).value_or(0);
}

Amount read_amount(Meaning& meaning, const Node& amount) {
  meaning.take(amount);
  if (const Node* said = amount.child(Phrase::number)) return read_number(meaning, *said);
  return amount_of(AmountKind::that_amount);
}

Amount read_measure(Meaning& meaning, const Node& measure) {
  meaning.take(measure);
  Amount value = read_measured(meaning, measure.the(Phrase::measured));
  const Node* less = measure.child(Phrase::number);
  if (less == nullptr) return value;
  // Never below nothing: Black Vise does no damage to a hand of three, and no less than none.
  return amount_of(AmountKind::at_least_zero,
                   {amount_of(AmountKind::difference, {std::move(value), read_number(meaning, *less)})});
}

ManaCost read_mana(Meaning& meaning, const Node& mana, bool made) {
  meaning.take(mana);
  std::string text;
  for (const Node& symbol : mana.children) {
    if (symbol.text != "{c}")
      text += symbol.text;
    else if (!made)
      meaning.fail();  // no cost asks for colourless mana (R-MANA-6)
  }
  const auto cost = mana_from(text);
  // Symbols that read alone may be no cost together.
  if (!cost) meaning.fail();
  return cost.value_or(ManaCost{});
}

Word read_counter_kind(Meaning& meaning, const Node& counter_kind) {
  meaning.take(counter_kind);
  const Node& said = counter_kind.first();
  // A size ("+1/+1") is a kind of counter by itself; any other is called by its name (R-COUNTER-1).
  return meaning.word(said.open != nullptr ? std::string_view(said.open->name) : said.text);
}

Word read_phase(Meaning& meaning, const Node& phase_name) {
  meaning.take(phase_name);
  const Node& said = phase_name.first();
  // Phases of a mod are open words, those of the era the grammar's own.
  return meaning.word(said.open != nullptr ? std::string_view(said.open->name) : said.text);
}

std::string say_amount(Speaker& speaker, const Amount& amount) {
  switch (amount.kind) {
    case AmountKind::number:
    case AmountKind::x:
    case AmountKind::that_amount:
      return say_measure(speaker, amount);
    case AmountKind::count:
    case AmountKind::power:
    case AmountKind::toughness:
    case AmountKind::casting_cost:
    case AmountKind::counters:
    case AmountKind::life:
    case AmountKind::hand_size:
    case AmountKind::packet_amount:
    case AmountKind::chosen_number:
    case AmountKind::last_result:
    case AmountKind::parameter:
    case AmountKind::target_count:
    case AmountKind::sum:
    case AmountKind::difference:
    case AmountKind::product:
    case AmountKind::half_down:
    case AmountKind::half_up:
    case AmountKind::quotient:
    case AmountKind::smallest:
    case AmountKind::at_least_zero:
    case AmountKind::function:
      break;
  }
  // What takes many words is told behind the sentence: "X damage ..., where X is ...".
  const std::string measure = say_measure(speaker, amount);
  return speaker.letter(measure);
}

std::string say_measure(Speaker& speaker, const Amount& amount) {
  const auto of = [&] { return amount.of ? say_possessive(speaker, *amount.of) : std::string("its"); };
  const auto term = [&] {
    return amount.terms.empty() ? std::string("0") : say_term(speaker, amount.terms.front());
  };
  for (const FixedAmount& row : fixed_amounts)
    if (row.kind == amount.kind) return std::string(row.said);
  for (const MeasuredValue& row : measured_values)
    if (row.kind == amount.kind) return of() + " " + std::string(row.said);
  for (const JoinedRow& row : joined)
    if (row.kind == amount.kind) return say_joined(speaker, row, amount);
  switch (amount.kind) {
    case AmountKind::count:
      return "the number of " + (amount.of ? say_counted(speaker, *amount.of) : std::string("things"));
    case AmountKind::counters:
      return "the number of " + speaker.spelling(amount.word) + " counters on " +
             (amount.of ? say_thing(speaker, *amount.of, "all ") : std::string("it"));
    case AmountKind::packet_amount:
      return "the damage left in " + (amount.of ? say_thing(speaker, *amount.of, "a ") : std::string("it"));
    case AmountKind::hand_size:
      return "the number of cards in " + of() + " hand";
    case AmountKind::half_down:
      return "half of " + term() + ", rounded down";
    case AmountKind::half_up:
      return "half of " + term() + ", rounded up";
    case AmountKind::at_least_zero:
      // Only a plain excess has words of the era.
      if (!is_excess(amount)) return term() + ", or 0 if that is less than 0";
      return say_term(speaker, amount.terms[0].terms[0]) + " minus " +
             say_term(speaker, amount.terms[0].terms[1]);
    case AmountKind::number:
      return std::to_string(amount.number);
    case AmountKind::x:
      // Where another number has the letter already, the X that was paid is told in words.
      return speaker.letters.empty() || speaker.letters.front().empty() ? speaker.letter("")
                                                                        : "the X that was paid";
    case AmountKind::power:
    case AmountKind::toughness:
    case AmountKind::casting_cost:
    case AmountKind::life:
    case AmountKind::that_amount:
    case AmountKind::chosen_number:
    case AmountKind::last_result:
    case AmountKind::parameter:
    case AmountKind::target_count:
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

std::string say_number(Speaker& speaker, const Amount& amount, std::string_view one) {
  return amount == Amount(1) ? std::string(one) : say_amount(speaker, amount);
}

std::string say_number(Speaker& speaker, const Box<Amount>& amount, std::string_view one) {
  return amount ? say_number(speaker, *amount, one) : std::string(one);
}

std::string say_phase(Speaker& speaker, Word phase) {
  const std::string name = speaker.spelling(phase);
  return name == "upkeep" ? name : name + " phase";
}

}  // namespace sleight
