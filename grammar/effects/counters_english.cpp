#include "grammar/effects/counters_english.h"

#include "core/card/plus_text.h"
#include "core/card/verb.h"
#include "grammar/effects/shares_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// "..., but no more than four in all": so many are put there that four lie there at most.
Amount up_to_in_all(Amount number, Amount most, Word kind, const Selector& on) {
  const Amount room = amount_of(AmountKind::difference, {std::move(most), counters_on(kind, on)});
  return amount_of(AmountKind::smallest, {std::move(number), amount_of(AmountKind::at_least_zero, {room})});
}

void limit_in_all(ReadingContext& context, const Node& most, Step& put) {
  // Of several each would have room of its own.
  if (is_set(put.what.from) || !put.what.also.empty()) context.fail();
  put.amount = up_to_in_all(*put.amount, read_number(context, most), put.word, put.what);
}

/// The limit of what is put on something, where that is one.
const Amount* limit_in_all(const Step& put) {
  if (!put.amount || put.amount->kind != AmountKind::smallest || put.amount->terms.size() != 2)
    return nullptr;
  const Amount& room = put.amount->terms[1];
  if (room.terms.size() != 1 || room.terms[0].terms.size() != 2) return nullptr;
  const Amount& most = room.terms[0].terms[0];
  const bool is_it = *put.amount == up_to_in_all(put.amount->terms[0], most, put.word, put.what);
  return is_it && most.is_number() ? &most : nullptr;
}

void read_counting(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const Verb verb = said.is(Phrase::put_counters) ? Verb::put_counters : Verb::remove_counters;
  Step count = step(verb, read_object(context, said.the(Phrase::object)));
  // The card of a spell has none: "it" is something else, of which no word of this text spoke.
  if (count.what == one(Reference::self) && !any(context.facts.types & permanent_types) &&
      !context.lies_removed)
    context.fail();
  // Which of two kinds is settled before: modes_english.cpp reads each.
  const auto kinds = said.all(Phrase::counter_kind);
  const auto amounts = said.all(Phrase::amount);
  const std::size_t way = context.way.value_or(0);
  if (way >= kinds.size() || (kinds.size() > 1 && !context.way)) return context.fail();
  count.word = read_counter_kind(context, *kinds[way]);
  if (!amounts.empty()) {
    count.amount = read_amount(context, *amounts[way]);
    if (verb == Verb::put_counters && is_plus_of_x(kinds[way]->first().text)) {
      // "A +0/+X counter": one, which is as great as X.
      if (!(*count.amount == Amount(1))) return context.fail();
      count.amount = context.where_x ? *context.where_x : amount_of(AmountKind::x);
    }
    if (const Node* most = said.child(Phrase::number)) limit_in_all(context, *most, count);
  } else {
    // All of them: as many as lie there, of each of several as many as on the first.
    if (is_set(count.what.from) || !count.what.also.empty()) context.fail();
    count.amount = counters_on(count.word, count.what);
  }
  steps.push_back(std::move(count));
}

/// "Distribute two -2/-1 counters among target creatures."
void read_distributing(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Step each = share_out(context, said);
  Step& put = each.then.emplace_back(step(Verb::put_counters, one(Reference::it)));
  put.word = read_counter_kind(context, said.the(Phrase::counter_kind));
  put.amount = amount_of(AmountKind::share);
  steps.push_back(std::move(each));
}

/// "Remove those +1/+1 counters": from each of the targets as many as the sentence before has put there.
void read_removing_those(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const Word kind = read_counter_kind(context, said.the(Phrase::counter_kind));
  Step put = step(Verb::put_counters, one(Reference::it));
  put.word = kind;
  put.amount = amount_of(AmountKind::share);
  std::size_t target = context.targets_so_far();
  while (target > 0 && !(*context.targets)[target - 1].divided) --target;
  if (target == 0 || !context.read_last || !(*context.read_last == put)) return context.fail();
  Step each = step(Verb::for_each, one(Reference::target));
  each.what.index = static_cast<std::uint8_t>(target - 1);
  put.verb = Verb::remove_counters;
  each.then.push_back(std::move(put));
  steps.push_back(std::move(each));
}

/// "That player gets a poison counter."
void read_counting_of_player(ReadingContext& context, const Node& said, const Selector& subject,
                             Steps& steps) {
  if (subject.empty() || !is_player(context, subject)) context.fail();
  Step count = step(said.is(Phrase::gets_counters) ? Verb::put_counters : Verb::remove_counters, subject);
  count.word = read_counter_kind(context, said.the(Phrase::counter_kind));
  if (said.has(Lexeme::ALL) && is_set(subject.from)) context.fail();
  count.amount = said.has(Lexeme::ALL) ? counters_on(count.word, subject)
                                       : read_number(context, said.the(Phrase::number));
  steps.push_back(std::move(count));
}

/// "Put a +0/+X counter on it": its name has the letter in which the amount is said.
std::string say_counter_of_x(Speaker& speaker, const Step& step, const std::string& kind) {
  // First: the measure may speak of it again.
  const std::string on = say_thing(speaker, step.what, "each ");
  const std::string number = say_number(speaker, step.amount, "1");
  std::string name;
  for (const char letter : kind)
    if (letter == 'X' || letter == 'x')
      name += number;
    else
      name += letter;
  return "put a " + name + " counter on " + on;
}

std::string say_counting(Speaker& speaker, const Step& step) {
  const bool put = step.verb == Verb::put_counters;
  const std::string kind = speaker.spelling(step.word);
  if (put && is_plus_of_x(kind)) return say_counter_of_x(speaker, step, kind);
  if (!put && step.amount && *step.amount == counters_on(step.word, step.what))
    return "remove all " + kind + " counters from " + say_thing(speaker, step.what, "each ");
  if (const Amount* most = put ? limit_in_all(step) : nullptr)
    return "put " + counted(say_number(speaker, step.amount->terms[0], "a"), kind + " counter") + " on " +
           say_thing(speaker, step.what, "each ") + ", but no more than " + say_amount(speaker, *most) +
           " in all";
  // "A counter for each ..." of what is counted.
  const std::string each = step.amount && step.amount->kind == AmountKind::count && speaker.letters.empty()
                               ? say_for_each(speaker, *step.amount)
                               : "";
  if (!each.empty())
    return (put ? "put " : "remove ") + a_or_an(kind + " counter") + (put ? " on " : " from ") +
           say_thing(speaker, step.what, "each ") + " for each " + each;
  return (put ? "put " : "remove ") +
         counted(say_number(speaker, step.amount, "a"), speaker.spelling(step.word) + " counter") +
         (put ? " on " : " from ") + say_thing(speaker, step.what, "each ");
}

constexpr ReadEffect counters_read[] = {{Phrase::put_counters, read_counting},
                                        {Phrase::distribute_counters, read_distributing},
                                        {Phrase::remove_counters, read_counting},
                                        {Phrase::remove_those_counters, read_removing_those},
                                        {Phrase::gets_counters, read_counting_of_player},
                                        {Phrase::loses_counters, read_counting_of_player}};
constexpr SayEffect counters_said[] = {{Verb::put_counters, say_counting},
                                       {Verb::remove_counters, say_counting}};

}  // namespace

EffectFamily counters_family() { return {counters_read, counters_said}; }

}  // namespace sleight
