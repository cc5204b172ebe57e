#include "grammar/effects/resizing_english.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/card/verb.h"
#include "grammar/abilities/changes_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/references_english.h"

namespace sleight {

namespace {

/// As much power and toughness as that has.
Change size_of(ReadingContext& context, const Selector& of) {
  Change change;
  for (const auto& [kind, value] : {std::pair(ChangeKind::power, AmountKind::power),
                                    std::pair(ChangeKind::toughness, AmountKind::toughness)}) {
    change.parts.push_back(change_part(kind));
    change.parts.back().amount = value_of(context, value, of);
  }
  return change;
}

/// Whose size it is: of a token that was made, "that creature" is what was spoken of before.
Selector read_of_both(ReadingContext& context, const Node& both, const Selector& changed) {
  context.take(both);
  const Selector around = context.antecedent;
  if (changed == one(Reference::made) && both.the(Phrase::np).first().first().is(Phrase::that_thing))
    context.refer_to(context.before_made);
  const Selector of = read_np(context, both.the(Phrase::np));
  context.refer_to(around);
  return of;
}

/// "Its power is equal to that creature's power and its toughness is equal to that creature's toughness", of
/// a token whose size was left open.
void read_size_of_made(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const Node& size = said.the(Phrase::size);
  context.take(size);
  const auto measures = said.all(Phrase::measure);
  const Node& whose = said.the(Phrase::possessive);
  context.take_all(whose);
  const bool made = context.unsettled && whose.has(Lexeme::ITS) &&
                    context.antecedent == one(Reference::made) && context.done_last == Verb::make_token &&
                    measures.size() == 2 && size.has(Lexeme::POWER) && !size.has(Lexeme::TOUGHNESS) &&
                    !said.has(Lexeme::EACH);
  if (!made) return context.fail();
  context.unsettled = false;
  context.refer_to(context.before_made);
  Step sized = step(Verb::change, one(Reference::made));
  for (const ChangeKind kind : {ChangeKind::power, ChangeKind::toughness}) {
    sized.change.parts.push_back(change_part(kind));
    sized.change.parts.back().amount = read_measure(context, *measures[kind == ChangeKind::power ? 0 : 1]);
  }
  steps.push_back(std::move(sized));
  context.refer_to(one(Reference::made));
}

/// "Change ~'s base toughness to 1 plus the power of target creature."
void read_resizing(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Step made = step(Verb::change, read_possessive(context, said.the(Phrase::possessive)));
  const Node& size = said.the(Phrase::size);
  context.take(size);
  // Power and toughness of others, each to its own, are two measures.
  if (const Node* both = said.child(Phrase::both_values)) {
    if (!size.has(Lexeme::POWER) || !size.has(Lexeme::TOUGHNESS)) context.fail();
    made.change = size_of(context, read_of_both(context, *both, made.what));
    made.duration = read_duration(context, said.child(Phrase::duration));
    return steps.push_back(std::move(made));
  }
  const Amount value = read_measure(context, said.the(Phrase::measure));
  for (const auto& [lexeme, kind] :
       {std::pair(Lexeme::POWER, ChangeKind::power), std::pair(Lexeme::TOUGHNESS, ChangeKind::toughness)}) {
    if (!size.has(lexeme)) continue;
    made.change.parts.push_back(change_part(kind));
    made.change.parts.back().amount = value;
  }
  steps.push_back(std::move(made));
}

/// "Its power becomes the toughness of target creature until end of turn."
void read_size_becomes(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  read_resizing(context, said, subject, steps);
  const Node& until = said.the(Phrase::duration);
  steps.back().duration = read_duration(context, &until);
  if (steps.back().duration != Duration::end_of_turn) context.fail();
}

/// "Switch ~'s power and toughness until end of turn."
void read_switching_values(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  Step switched = step(Verb::change, read_possessive(context, said.the(Phrase::possessive)));
  switched.change.parts.push_back(change_part(ChangeKind::switch_power_toughness));
  switched.duration = read_duration(context, said.child(Phrase::duration));
  steps.push_back(std::move(switched));
}

/// "Change its base power and toughness to the power and toughness of ~"; "" for any other change.
std::string say_size_of(Speaker& speaker, const Step& step) {
  const std::vector<ChangePart>& parts = step.change.parts;
  const bool both = parts.size() == 2 && parts[0].kind == ChangeKind::power &&
                    parts[1].kind == ChangeKind::toughness && parts[0].amount && parts[1].amount &&
                    parts[0].amount->kind == AmountKind::power &&
                    parts[1].amount->kind == AmountKind::toughness && parts[0].amount->of &&
                    parts[1].amount->of && *parts[0].amount->of == *parts[1].amount->of;
  const bool upkeep = step.duration == Duration::end_of_next_upkeep;
  if (!both || (!upkeep && step.duration != Duration::for_good)) return "";
  const std::string whose = say_possessive(speaker, step.what);
  // "It" would be the token.
  const Selector& of = *parts[0].amount->of;
  const bool named = step.what == one(Reference::made) && of.from == Reference::target &&
                     speaker.target(of) != nullptr && speaker.named[of.index];
  return "change " + whose + " base power and toughness to the power and toughness of " +
         (named ? "that creature" : say_thing(speaker, of, "a ")) +
         say_duration(step.duration, speaker.card.name);
}

}  // namespace

std::string say_resizing(Speaker& speaker, const Step& step) {
  if (const std::string both = say_size_of(speaker, step); !both.empty()) return both;
  const std::vector<ChangePart>& parts = step.change.parts;
  const bool one_measure = !parts.empty() && parts[0].amount && !parts[0].amount->is_number() &&
                           (parts.size() == 1 || (parts.size() == 2 && parts[0].amount == parts[1].amount));
  const auto sets = [](const ChangePart& part) {
    return part.kind == ChangeKind::power || part.kind == ChangeKind::toughness;
  };
  const bool turn = step.duration == Duration::end_of_turn;
  if (!one_measure || (!turn && step.duration != Duration::for_good) ||
      !std::all_of(parts.begin(), parts.end(), sets))
    return "";
  const std::string whose = say_possessive(speaker, step.what);
  if (turn)
    return whose + " " +
           (parts.size() == 2                    ? "power and toughness become "
            : parts[0].kind == ChangeKind::power ? "power becomes "
                                                 : "toughness becomes ") +
           say_measure(speaker, *parts[0].amount) + say_duration(step.duration, speaker.card.name);
  return "change " + whose + " base " +
         (parts.size() == 2                    ? "power and toughness"
          : parts[0].kind == ChangeKind::power ? "power"
                                               : "toughness") +
         " to " + say_measure(speaker, *parts[0].amount);
}

namespace {

constexpr ReadEffect resizing_read[] = {
    {Phrase::resizing, read_resizing},
    {Phrase::size_becomes, read_size_becomes},
    {Phrase::size_is_measured, read_size_of_made},
    {Phrase::switching_values, read_switching_values},
};

}  // namespace

EffectFamily resizing_family() { return {resizing_read, {}}; }

}  // namespace sleight
