#include "grammar/effects/prevention_english.h"

#include "grammar/things/adjectives_english.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

/// "Any creature or player" is whoever can be damaged.
Selector anyone() {
  Selector anyone = one(Reference::permanents);
  anyone.filters.push_back(type_filter(CardType::creature));
  anyone.also.push_back(one(Reference::players));
  return anyone;
}

/// "From one black source": what the packet's source is like.
Selector read_source(Meaning& meaning, const Node& said) {
  Selector source = one(Reference::permanents);
  for (const Node* adjective : said.all(Phrase::adjective))
    source.filters.push_back(read_adjective(meaning, *adjective));
  for (const Node* type : said.all(Phrase::type_word))
    source.filters.push_back(type_filter(read_type_word(meaning, *type)));
  in_canonical_order(source.filters);
  return source;
}

/// What is prevented is a damage packet, and that is a target.
void read_prevention(Meaning& meaning, const Node& said, const Selector&, Steps& steps) {
  TargetSpec packets;
  packets.what = one(Reference::packets);
  Selector to = read_np(meaning, said.the(Phrase::np));
  // Every packet is dealt to a creature or player: asking for it would only make two readings differ.
  if (!(to == anyone())) packets.what.filters.push_back(filter_by(Quality::packet_to, std::move(to)));
  // A packet keeps what its source was like (R-DMG-2), so that colour and type are asked of the packet.
  Selector source = read_source(meaning, said);
  if (!source.filters.empty())
    packets.what.filters.push_back(filter_by(Quality::packet_from, std::move(source)));
  Step prevent = step(Verb::prevent, meaning.aim_at(std::move(packets)));
  if (const Node* some = said.child(Phrase::number)) prevent.amount = read_number(meaning, *some);
  steps.push_back(std::move(prevent));
}

std::string say_prevention(Speaker& speaker, const Step& step) {
  const std::string some = step.amount ? "up to " + say_amount(speaker, *step.amount) : "all";
  const TargetSpec* packets = speaker.target(step.what);
  // What was spoken of before need not be told apart again.
  if (packets == nullptr || packets->what.from != Reference::packets || speaker.named[step.what.index])
    return "prevent " + some + " of " + say_thing(speaker, step.what, "all ");
  std::string to = " to any creature or player";
  std::string from;
  std::string rest;
  for (const Filter& filter : packets->what.filters) {
    if (filter.quality == Quality::packet_to && !filter.negated && filter.of) {
      to = " to " + say_thing(speaker, *filter.of, "any ");
    } else if (filter.quality == Quality::packet_from && !filter.negated && filter.of) {
      from = " from one " + say_filters(speaker, filter.of->filters, false, "source");
    } else {
      rest += " " + say_filters(speaker, {filter}, false);
    }
  }
  // The packet has been spoken of, although no word names it.
  speaker.named[step.what.index] = true;
  // "All damage to you" from whatever source would be a rule for the turn; one packet is what this takes.
  if (from.empty() && !step.amount && !to.ends_with("any creature or player")) from = " from one source";
  return "prevent " + some + " damage" + to + from + rest;
}

std::string say_redirection(Speaker& speaker, const Step& step) {
  return "redirect " + say_thing(speaker, step.what, "all ") + " to " +
         say_thing(speaker, step.other, "all ");
}

constexpr ReadEffect prevention_read[] = {{Phrase::preventing, read_prevention},
                                          {Phrase::purpose, read_prevention}};
constexpr SayEffect prevention_said[] = {{Verb::prevent, say_prevention}, {Verb::redirect, say_redirection}};

}  // namespace

EffectFamily prevention_family() { return {prevention_read, prevention_said}; }

}  // namespace sleight
