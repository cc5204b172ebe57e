#include "grammar/effects/blocks_english.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/card/verb.h"
#include "grammar/effects/picking_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// "Switch the blocking creatures of two target attacking creatures": each of the two is a target of its own.
void read_switching(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  // "Switch the creatures blocked by them": by the two that were chosen.
  if (const Node* chosen = said.child(Phrase::object)) {
    steps.push_back(step(Verb::switch_attackers, read_object(context, *chosen)));
    if (!(steps.back().what == one(Reference::found))) context.fail();
    return;
  }
  // The step has two places for attackers, no more.
  if (!(read_number(context, said.the(Phrase::how_many)) == Amount(2))) return context.fail();
  Step change = step(said.has(Lexeme::BLOCKED) ? Verb::switch_attackers : Verb::switch_blockers);
  for (Selector* each : {&change.what, &change.other}) {
    TargetSpec spec;
    spec.what = read_group(context, said.the(Phrase::group));
    *each = context.aim_at(std::move(spec));
  }
  steps.push_back(std::move(change));
}

/// "All blocks must remain legal": the rules switch nothing that may not block.
void read_legal_blocks(ReadingContext& context, const Node&, const Selector&, Steps& steps) {
  if (steps.empty() ||
      (steps.back().verb != Verb::switch_blockers && steps.back().verb != Verb::switch_attackers))
    context.fail();
}

/// "It blocks an attacking creature of your choice": from now on, and besides nothing else.
void read_joining_block(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (subject.empty() || is_set(subject.from) || is_player(context, subject)) return context.fail();
  Step joins = step(Verb::come_to_block, subject);
  if (const Node* group = said.child(Phrase::group))
    joins.other = read_group(context, *group);
  else
    joins.other = read_object(context, said.the(Phrase::object));
  if (is_set(joins.other.from) != said.has(Lexeme::CHOICE) || is_player(context, joins.other)) context.fail();
  steps.push_back(std::move(joins));
}

/// Whether two attackers are targets of the step, and nothing else is asked of them.
bool are_two_targets(const Speaker& speaker, const Step& step) {
  Selector attackers = one(Reference::permanents);
  attackers.filters = {type_filter(CardType::creature), filter_of(Quality::attacking)};
  in_canonical_order(attackers.filters);
  Selector second = one(Reference::target);
  second.index = 1;
  TargetSpec each;
  each.what = attackers;
  return speaker.targets != nullptr && *speaker.targets == std::vector<TargetSpec>{each, each} &&
         step.what == one(Reference::target) && step.other == second;
}

std::string say_switching(Speaker& speaker, const Step& step) {
  if (!are_two_targets(speaker, step))
    return "switch the blocking creatures of " + say_thing(speaker, step.what, "all ") + " and " +
           say_thing(speaker, step.other, "all ") + ". All blocks must remain legal";
  speaker.named.assign(speaker.named.size(), true);
  return "switch the blocking creatures of two target attacking creatures. All blocks must remain legal";
}

/// "Switch the creatures blocked by two target blocking creatures an opponent controls."
std::string say_switching_attackers(Speaker& speaker, const Step& step) {
  constexpr std::string_view legal = ". All blocks must remain legal";
  Selector second = one(Reference::target);
  second.index = 1;
  const bool two = speaker.targets != nullptr && speaker.targets->size() == 2 &&
                   speaker.targets->front() == speaker.targets->back() &&
                   step.what == one(Reference::target) && step.other == second;
  if (step.other.empty())
    return "switch the creatures blocked by " + say_thing(speaker, step.what, "all ") + std::string(legal);
  if (!two)
    return "switch the creatures blocked by " + say_thing(speaker, step.what, "all ") + " and " +
           say_thing(speaker, step.other, "all ") + std::string(legal);
  speaker.named.assign(speaker.named.size(), true);
  return "switch the creatures blocked by two target " +
         say_group(speaker, speaker.targets->front().what, true) + std::string(legal);
}

}  // namespace

std::string say_blocked_of_choice(Speaker& speaker, const Step& step) {
  if (!is_set(step.other.from)) return say_thing(speaker, step.other, "a ");
  return a_or_an(say_group(speaker, step.other, false)) + " of your choice";
}

namespace {

std::string say_joining_block(Speaker& speaker, const Step& step) {
  return say_thing(speaker, step.what, "all ") + (is_plural(speaker, step.what) ? " block " : " blocks ") +
         say_blocked_of_choice(speaker, step);
}

/// "Creatures blocked only by ~ become unblocked": whoever it was that blocked them.
void read_unblocking(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  Step made = step(Verb::unblock, read_np(context, said.the(Phrase::np)));
  if (!subject.empty() || is_player(context, made.what)) context.fail();
  steps.push_back(std::move(made));
}

std::string say_unblocking(Speaker& speaker, const Step& step) {
  return "creatures blocked only by " + say_thing(speaker, step.what, "all ") + " become unblocked";
}

constexpr ReadEffect blocks_read[] = {
    {Phrase::becomes_unblocked, read_unblocking},
    {Phrase::joining_block, read_joining_block},
    {Phrase::switching, read_switching},
    {Phrase::legal_blocks, read_legal_blocks},
};
constexpr SayEffect blocks_said[] = {
    {Verb::switch_blockers, say_switching},
    {Verb::switch_attackers, say_switching_attackers},
    {Verb::come_to_block, say_joining_block},
    {Verb::unblock, say_unblocking},
};

}  // namespace

EffectFamily blocks_family() { return {blocks_read, blocks_said}; }

}  // namespace sleight
