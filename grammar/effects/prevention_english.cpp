#include "grammar/effects/prevention_english.h"

#include <algorithm>

#include "core/card/amount_facts.h"
#include "core/card/verb.h"
#include "grammar/noun_phrases/adjectives_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/references_english.h"

namespace sleight {

namespace {

/// "Any creature or player" is whoever can be damaged.
Selector anyone() {
  Selector anyone = one(Reference::permanents);
  anyone.filters.push_back(type_filter(CardType::creature));
  anyone.also.push_back(one(Reference::players));
  return anyone;
}

/// "From one black source", "from one black or red source": what the packet's source is like.
Selector read_source(ReadingContext& context, const Node& said) {
  context.take(said);
  if (said.has(Lexeme::SELF)) return one(Reference::self);
  Selector source = one(Reference::permanents);
  std::vector<Filter> either;
  for (const Node* adjective : said.all(Phrase::adjective))
    read_adjective(context, *adjective, source.filters, either);
  for (const Node* type : said.all(Phrase::type_word))
    source.filters.push_back(type_filter(read_type_word(context, *type)));
  if (said.has(Lexeme::OR)) {
    source.filters.push_back(filter_of(Quality::matches_any));
    for (const Node* colour : said.all(Phrase::colour)) {
      Selector of_colour = one(Reference::permanents);
      of_colour.filters.push_back(filter_of(Quality::colour));
      of_colour.filters.back().colours = read_colour(context, *colour);
      source.filters.back().alternatives.push_back(std::move(of_colour));
    }
  }
  in_canonical_order(source.filters);
  if (!either.empty()) demand_either(context, source, either);
  return source;
}

}  // namespace

Selector aim_at_packet(ReadingContext& context, const Node& said) {
  TargetSpec packets;
  packets.what = one(Reference::packets);
  const Node& whom = said.the(Phrase::np);
  // One packet is chosen (R-DP-3): to each of several there would be as many as were dealt.
  for (const Node* thing : whom.all(Phrase::thing))
    if (thing->first().is(Phrase::any_of) &&
        (thing->first().has(Lexeme::EACH) || thing->first().has(Lexeme::ALL)))
      context.fail();
  const std::size_t aimed_before = context.targets_so_far();
  Selector to = read_np(context, whom);
  if (context.targets != nullptr && context.targets_so_far() > aimed_before) {
    // "To target creature": the packet is the target (R-DP-3), and whom it is dealt to has to be a possible
    // one.
    const bool one_target = context.targets_so_far() == aimed_before + 1 && to.from == Reference::target &&
                            to.filters.empty() && to.also.empty();
    const TargetSpec aimed = context.targets->back();
    TargetSpec plain;
    plain.what = aimed.what;
    if (!one_target || !(aimed == plain)) context.fail();
    context.targets->pop_back();
    packets.what.filters.push_back(filter_by(Quality::packet_to, aimed.what));
    packets.what.filters.back().word = context.word("target");
  } else if (!(to == anyone()))
    // Every packet is dealt to a creature or player: asking for it would only make two readings differ.
    packets.what.filters.push_back(filter_by(Quality::packet_to, std::move(to)));
  // A packet keeps what its source was like (R-DMG-2), so that colour and type are asked of the packet.
  if (const Node* from = said.child(Phrase::one_source)) {
    Selector source = read_source(context, *from);
    if (source.from == Reference::self || !source.filters.empty())
      packets.what.filters.push_back(filter_by(Quality::packet_from, std::move(source)));
  }
  return context.aim_at(std::move(packets));
}

namespace {

/// All but so much of a packet.
Amount all_but(const Amount& whole, const Amount& by) {
  return amount_of(AmountKind::at_least_zero, {amount_of(AmountKind::difference, {whole, by})});
}

/// "That creature", "it": whom the packet is dealt to is spoken of behind it.
void speak_of_victim(ReadingContext& context, const Selector& packet) {
  if (context.targets == nullptr || packet.from != Reference::target) return;
  Selector victim = one(Reference::packet_victim);
  victim.of = packet;
  for (const Filter& filter : (*context.targets)[packet.index].what.filters) {
    if (filter.quality != Quality::packet_to || !filter.of || !filter.of->also.empty()) continue;
    // What is no set has been spoken of, and goes by its own name.
    if (filter.of->from != Reference::permanents) return;
  }
  // Of two things that were named "it" is as likely to be the source.
  const auto& asked = (*context.targets)[packet.index].what.filters;
  const bool from = std::any_of(asked.begin(), asked.end(),
                                [](const Filter& filter) { return filter.quality == Quality::packet_from; });
  context.refer_to(victim, from);
}

/// What is prevented is a damage packet, and that is a target.
void read_prevention(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const Selector packet = aim_at_packet(context, said);
  Step prevent = step(Verb::prevent, packet);
  const Amount whole = amount_of(AmountKind::packet_amount, packet);
  // Half is rounded. Without a number, combat damage is all of it, and no one packet.
  if (said.has(Lexeme::HALF) != said.has(Lexeme::ROUNDED) ||
      (said.has(Lexeme::COMBAT) && !said.has(Lexeme::BUT)))
    context.fail();
  if (const Node* some = said.child(Phrase::number)) prevent.amount = read_number(context, *some);
  if (said.has(Lexeme::BUT)) prevent.amount = all_but(whole, *prevent.amount);
  if (said.has(Lexeme::HALF))
    prevent.amount = amount_of(said.has(Lexeme::UP) ? AmountKind::half_up : AmountKind::half_down, {whole});
  if (said.has(Lexeme::COMBAT) && context.targets != nullptr)
    narrow(context.targets->back().what, filter_of(Quality::packet_combat));
  steps.push_back(std::move(prevent));
  speak_of_victim(context, packet);
}

/// "Prevent up to 2 of that damage": of the packet that was spoken of.
void read_more_prevention(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  if (context.antecedent.from != Reference::packet_victim || !context.antecedent.of) return context.fail();
  Step prevent = step(Verb::prevent, *context.antecedent.of);
  prevent.amount = read_number(context, said.the(Phrase::number));
  steps.push_back(std::move(prevent));
}

/// "The next 1 damage to ~ is dealt to its owner instead": part of a packet, or all of it, goes elsewhere.
void read_redirection(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const auto things = said.all(Phrase::np);
  Step redirect = step(Verb::redirect, aim_at_packet(context, said));
  redirect.other = read_object(context, *things[1]);
  if (const Node* some = said.child(Phrase::number)) redirect.amount = read_number(context, *some);
  steps.push_back(std::move(redirect));
}

/// "Prevent all damage to you from all attacking creatures": of every packet there is.
void read_wide_prevention(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Selector packets = one(Reference::packets);
  packets.filters.push_back(filter_by(Quality::packet_to, read_np(context, said.the(Phrase::np))));
  packets.filters.push_back(filter_by(Quality::packet_from, read_group(context, said.the(Phrase::group))));
  steps.push_back(step(Verb::prevent, std::move(packets)));
}

/// All packets of the source of this one.
Selector packets_beside(const Selector& packet) {
  Selector source = one(Reference::packet_source);
  source.of = packet;
  Selector packets = one(Reference::packets);
  packets.filters.push_back(filter_by(Quality::packet_from, std::move(source)));
  return packets;
}

/// "All damage from one sorcery source is dealt to that source's controller instead": one packet is the
/// target (R-DP-3), and those of the same source go with it.
void read_wide_redirection(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  TargetSpec packets;
  packets.what = one(Reference::packets);
  packets.what.filters.push_back(
      filter_by(Quality::packet_from, read_source(context, said.the(Phrase::one_source))));
  const Selector packet = context.aim_at(std::move(packets));
  Step redirect = step(Verb::redirect, packets_beside(packet));
  Selector source = one(Reference::packet_source);
  source.of = packet;
  context.refer_to(source, true);
  redirect.other = read_object(context, said.the(Phrase::np));
  steps.push_back(std::move(redirect));
}

/// "One black or red source".
std::string say_source(Speaker& speaker, const Selector& source) {
  if (source.from == Reference::self) return speaker.card.name;
  if (source.filters.size() != 1 || !source.filters[0].asks_for(Quality::matches_any))
    return "one " + say_filters(speaker, source.filters, false, "source");
  std::string either;
  for (const Selector& each : source.filters[0].alternatives)
    either += (either.empty() ? "" : " or ") + say_filters(speaker, each.filters, false);
  return "one " + either + " source";
}

/// How much of a packet: "up to 3 damage", "half the damage", "all but 1 combat damage"; and what is said of
/// that behind it.
struct Share {
  std::string damage;
  std::string after;
};

Share say_share(Speaker& speaker, const Step& step, bool combat) {
  if (!step.amount) return {"all damage", ""};
  const Amount& amount = *step.amount;
  const Amount whole = amount_of(AmountKind::packet_amount, step.what);
  const bool half = has(amount.kind, AmountTraits::is_half);
  if (half && amount.terms == std::vector<Amount>{whole})
    return {"half the damage",
            std::string(", rounded ") + (amount.kind == AmountKind::half_up ? "up" : "down")};
  if (amount.kind == AmountKind::at_least_zero && amount.terms.size() == 1 &&
      amount.terms[0].terms.size() == 2)
    if (const Amount& by = amount.terms[0].terms[1]; amount == all_but(whole, by))
      return {"all but " + say_amount(speaker, by) + (combat ? " combat damage" : " damage"), ""};
  return {"up to " + say_amount(speaker, amount) + " damage", ""};
}

/// To whom the damage of a packet is, and from what; what is said of a share of it stands around that.
std::string say_packet_of(Speaker& speaker, const TargetSpec& packets, std::uint8_t index, const Share& share,
                          bool one_source) {
  // Said with how much, where it can be.
  const bool combat_said = share.damage.ends_with(" combat damage");
  std::string to = " to any creature or player";
  std::string from;
  std::string rest;
  for (const Filter& filter : packets.what.filters) {
    if (filter.asks_for(Quality::packet_to) && filter.of) {
      const std::string which = filter.word == Word{"target"} ? "target" : speaker.spelling(filter.word);
      to = " to " + say_thing(speaker, *filter.of, (filter.word ? which : "any") + " ");
    } else if (filter.asks_for(Quality::packet_from) && filter.of) {
      from = " from " + say_source(speaker, *filter.of);
    } else if (!combat_said || !(filter == filter_of(Quality::packet_combat))) {
      rest += " " + say_filters(speaker, {filter}, false);
    }
  }
  // The packet has been spoken of, although no word names it.
  speaker.named[index] = true;
  if (from.empty() && (one_source && !to.ends_with("any creature or player"))) from = " from one source";
  return share.damage + to + from + rest + share.after;
}

/// "All damage to you from one red source"; empty where the packet was spoken of before.
std::string say_packet(Speaker& speaker, const Step& step) {
  const TargetSpec* packets = speaker.target(step.what);
  if (packets == nullptr || packets->what.from != Reference::packets || speaker.named[step.what.index])
    return "";
  const bool combat = std::any_of(packets->what.filters.begin(), packets->what.filters.end(),
                                  [](const Filter& f) { return f == filter_of(Quality::packet_combat); });
  // "All damage to you" from whatever source would be a rule for the turn; one packet is what this takes.
  return say_packet_of(speaker, *packets, step.what.index, say_share(speaker, step, combat), !step.amount);
}

/// "To you from all attacking creatures", of every packet; "" for others.
std::string say_all_packets(Speaker& speaker, const Selector& packets) {
  if (packets.from != Reference::packets || packets.filters.size() != 2 ||
      packets.filters[0].quality != Quality::packet_to ||
      packets.filters[1].quality != Quality::packet_from || packets.filters[0].negated ||
      packets.filters[1].negated)
    return "";
  return " to " + say_thing(speaker, *packets.filters[0].of, "each ") + " from all " +
         say_group(speaker, *packets.filters[1].of, true);
}

std::string say_prevention(Speaker& speaker, const Step& step) {
  if (!step.amount)
    if (const std::string all = say_all_packets(speaker, step.what); !all.empty())
      return "prevent all damage" + all;
  if (const std::string packet = say_packet(speaker, step); !packet.empty()) return "prevent " + packet;
  const std::string some = step.amount ? "up to " + say_amount(speaker, *step.amount) : "all";
  // What was spoken of before need not be told apart again.
  const TargetSpec* packets = speaker.target(step.what);
  if (packets != nullptr && packets->what.from == Reference::packets)
    return "prevent " + some + " of that damage";
  return "prevent " + some + " of " + say_thing(speaker, step.what, "all ");
}

std::string say_redirection(Speaker& speaker, const Step& step) {
  if (const std::string packet = say_packet(speaker, step); !packet.empty())
    return packet + " is dealt to " + say_thing(speaker, step.other, "all ") + " instead";
  const Selector packet = one(Reference::target);
  const TargetSpec* target = speaker.target(packet);
  if (!step.amount && step.what == packets_beside(packet) && target != nullptr &&
      target->what.filters.size() == 1 && target->what.filters[0].asks_for(Quality::packet_from)) {
    speaker.named[0] = true;
    const std::string source = say_source(speaker, *target->what.filters[0].of);
    return "all damage from " + source + " is dealt to " + say_thing(speaker, step.other, "all ") +
           " instead";
  }
  return "redirect " + say_thing(speaker, step.what, "all ") + " to " +
         say_thing(speaker, step.other, "all ");
}

}  // namespace

std::string say_damage_of_packet(Speaker& speaker, const Amount& amount) {
  if (amount.kind != AmountKind::packet_amount || !amount.of) return "";
  const TargetSpec* packets = speaker.target(*amount.of);
  if (packets == nullptr || packets->what.from != Reference::packets || speaker.named[amount.of->index])
    return "";
  const std::string said = say_packet_of(speaker, *packets, amount.of->index, {"the damage", ""}, true);
  // The source is said last, and always: "to that source's controller" speaks of it.
  return said.find(" from ") == std::string::npos ? said + " from one source" : said;
}

namespace {

constexpr ReadEffect prevention_read[] = {
    {Phrase::prevents_packet, read_prevention},   {Phrase::prevents_that_damage, read_more_prevention},
    {Phrase::purpose, read_prevention},           {Phrase::prevents_packets, read_wide_prevention},
    {Phrase::redirects_packet, read_redirection}, {Phrase::redirects_source, read_wide_redirection}};
constexpr SayEffect prevention_said[] = {{Verb::prevent, say_prevention}, {Verb::redirect, say_redirection}};

}  // namespace

EffectFamily prevention_family() { return {prevention_read, prevention_said}; }

}  // namespace sleight
