#include "grammar/effects/counters_english.h"

#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

void read_counting(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  const Verb verb = said.is(Phrase::put_counters) ? Verb::put_counters : Verb::remove_counters;
  Step count = step(verb, read_object(meaning, said.the(Phrase::np)));
  count.amount = read_number(meaning, said.the(Phrase::number));
  count.word = read_counter_kind(meaning, said.the(Phrase::counter_kind));
  steps.push_back(std::move(count));
}

/// "That player gets a poison counter."
void read_counting_of_player(Meaning& meaning, const Node& said, const Selector& subject, Steps& steps) {
  if (subject.empty() || !is_player(meaning, subject)) meaning.fail();
  Step count = step(said.is(Phrase::gets_counters) ? Verb::put_counters : Verb::remove_counters, subject);
  count.amount = read_number(meaning, said.the(Phrase::number));
  count.word = read_counter_kind(meaning, said.the(Phrase::counter_kind));
  steps.push_back(std::move(count));
}

std::string say_counting(Speaker& speaker, const Step& step) {
  const bool put = step.verb == Verb::put_counters;
  return (put ? "put " : "remove ") +
         counted(say_number(speaker, step.amount, "a"), speaker.spelling(step.word) + " counter") +
         (put ? " on " : " from ") + say_thing(speaker, step.what, "each ");
}

constexpr ReadEffect counters_read[] = {{Phrase::put_counters, read_counting},
                                        {Phrase::remove_counters, read_counting},
                                        {Phrase::gets_counters, read_counting_of_player},
                                        {Phrase::loses_counters, read_counting_of_player}};
constexpr SayEffect counters_said[] = {{Verb::put_counters, say_counting},
                                       {Verb::remove_counters, say_counting}};

}  // namespace

EffectFamily counters_family() { return {counters_read, counters_said}; }

}  // namespace sleight
