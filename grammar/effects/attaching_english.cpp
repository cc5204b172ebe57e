#include "grammar/effects/attaching_english.h"

#include <utility>
#include <vector>

#include "core/card/given_names.h"
#include "core/card/verb.h"
#include "grammar/effects/picking_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/selectors.h"

namespace sleight {

namespace {

/// "Note the number and kind of counters that were on that creature": of what was removed from the game,
/// which is remembered as it was.
void read_noting(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  context.take(said);
  const auto is_away = [](const Step& step) {
    return removes_from_game(step) &&
           (step.what.from == Reference::target || step.what.from == Reference::found ||
            step.what.from == Reference::chosen);
  };
  const bool removed = !steps.empty() && is_away(steps.back());
  if (!removed) return context.fail();
  context.noted = true;
}

/// "Return the removed permanent to play under its owner's control tapped with the noted number and kind of
/// counters on it."
void read_return_as_it_was(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  if (!context.noted || !subject.empty()) context.fail();
  context.take_all(said.the(Phrase::owners));
  Step back = step(Verb::move_to_play, one(Reference::removed));
  back.word = context.word("as it was");
  steps.push_back(std::move(back));
}

/// "If you do, return the other removed permanents ... attached to that permanent": said of what has just
/// been waited for, be it for either of two events.
void read_attached_again(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  context.take_all(said.the(Phrase::owners));
  bool waits = false;
  for (Step& waiting : steps) {
    if (waiting.verb != Verb::at_time || waiting.then.size() != 1 ||
        waiting.then.front().word != Word{"as it was"})
      continue;
    waiting.then.front().word = context.word("with all on it");
    waits = true;
  }
  if (!waits) context.fail();
}

}  // namespace

std::string say_return_as_it_was(Speaker& speaker, const Step& step) {
  const bool with_all = step.word == Word{"with all on it"};
  if (!with_all && step.word != Word{"as it was"}) return "";
  const std::string back = "return " + say_thing(speaker, step.what, "all ") +
                           " to play under its owner's control tapped with the noted number and kind of "
                           "counters on it";
  if (!with_all) return back;
  return back +
         ". If you do, return the other removed permanents to play under their owner's control attached to "
         "that permanent";
}

namespace {

/// "Attach target local enchantment to another creature": where it lies already is no move.
void read_attaching(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  const auto objects = said.all(Phrase::object);
  Step attach = step(Verb::attach, read_object(context, *objects.front()));
  if (!subject.empty()) {
    // "Its controller attaches it to a land of their choice": who does it has to pick one.
    const Selector chooser = std::exchange(context.chooser, {});
    if (!is_player(context, subject) || !is_indefinite(*objects.back())) return context.fail();
    Selector among = read_np(context, *objects.back());
    const Selector own_choice = std::exchange(context.chooser, chooser);
    if (!(own_choice == subject)) context.fail();
    attach.other = pick(context, std::move(among), Amount(1), subject, steps);
    steps.push_back(std::move(attach));
    return;
  }
  attach.other = read_np(context, *objects.back());
  // "Put it into play and attach ~ to it": to what has come of it.
  if (!steps.empty() && steps.back().verb == Verb::move_to_play && attach.other == steps.back().what &&
      !is_set(attach.other.from))
    attach.other = one(Reference::moved);
  std::erase(attach.other.filters, filter_of(Quality::other));
  // One that is chosen when it is done, or a target; no order puts it on all of them.
  const bool came = attach.other == one(Reference::moved);
  if (!is_indefinite(*objects.back()) && attach.other.from != Reference::target && !came) context.fail();
  if (came) context.refer_to(one(Reference::moved));
  steps.push_back(std::move(attach));
}

std::string say_attach(Speaker& speaker, const Step& step) {
  return "attach " + say_thing(speaker, step.what, "all ") + " to " + say_thing(speaker, step.other, "a ");
}

constexpr ReadEffect attaching_read[] = {
    {Phrase::attaching, read_attaching},
    {Phrase::noting, read_noting},
    {Phrase::return_as_it_was, read_return_as_it_was},
    {Phrase::attached_again, read_attached_again},
};
constexpr SayEffect attaching_said[] = {
    {Verb::attach, say_attach},
};

/// Whether a player picks what something is then attached to.
bool is_host_of_choice(const Step& choice, const Step& attach) {
  return choice.verb == Verb::search && choice.amount == Amount(1) && !choice.up_to && !choice.at_random &&
         choice.then.empty() && !is_you(choice.other) && choice.what.from == Reference::permanents &&
         attach.verb == Verb::attach && attach.other == one(Reference::found);
}

}  // namespace

std::string say_host_of_choice(Speaker& speaker, const Step& choice, const Step& attach) {
  if (!is_host_of_choice(choice, attach)) return "";
  const std::string what = say_thing(speaker, attach.what, "all ");
  return what + " to " + say_thing(speaker, choice.what, "a ") + " of their choice";
}

std::string say_attached_of_choice(Speaker& speaker, const Step& choice, const Step& attach) {
  if (!is_host_of_choice(choice, attach)) return "";
  const std::string who = say_thing(speaker, choice.other, "each ");
  return who + " attaches " + say_host_of_choice(speaker, choice, attach);
}

EffectFamily attaching_family() { return {attaching_read, attaching_said}; }

}  // namespace sleight
