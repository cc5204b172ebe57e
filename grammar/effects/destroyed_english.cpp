#include "grammar/effects/destroyed_english.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "core/card/verb.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/pronouns_english.h"

namespace sleight {

namespace {

/// "Ignore this effect for each creature that player did not control since the beginning of the turn": of
/// what is destroyed, those that the player has had for so long.
void read_sparing(ReadingContext& context, const Node& said, const Selector&, Steps& steps) {
  const CardType type = read_type_word(context, said.the(Phrase::type_word));
  const Node* named = said.child(Phrase::whose);
  const Selector who = named != nullptr ? read_whose(context, *named) : read_that_player(context);
  Step* done = steps.empty() ? nullptr : &steps.back();
  if (done != nullptr && done->verb == Verb::at_time && done->then.size() == 1) done = &done->then.front();
  const Filter theirs = filter_by(Quality::controlled_by, who);
  if (done == nullptr || done->verb != Verb::destroy || done->what.from != Reference::permanents ||
      !done->what.also.empty())
    return context.fail();
  std::vector<Filter>& filters = done->what.filters;
  const auto asked = [&](const Filter& filter) {
    return std::find(filters.begin(), filters.end(), filter) != filters.end();
  };
  if (!asked(theirs) || !asked(type_filter(type))) return context.fail();
  narrow(done->what, filter_of(Quality::here_since_turn_began));
}

constexpr ReadEffect destroyed_read[] = {
    {Phrase::sparing, read_sparing},
};

/// What the text has told of last: of an offer or a condition what comes of it, where that is one thing only.
Step* last_done(Steps& steps) {
  if (steps.empty()) return nullptr;
  Step& last = steps.back();
  if (last.verb == Verb::prerequisite) return last_done(last.otherwise);
  if (last.then.empty() && last.otherwise.empty()) return &last;
  return last.otherwise.empty() ? last_done(last.then)
         : last.then.empty()    ? last_done(last.otherwise)
                                : nullptr;
}

}  // namespace

bool read_no_regeneration(ReadingContext& context, const Node& statement, Steps& steps) {
  if (statement.has(Phrase::duration) || !statement.has(Phrase::np)) return false;
  const Node& it = statement.the(Phrase::np).first().first();
  const auto predicates = statement.all(Phrase::predicate);
  if (predicates.size() != 1 || !predicates.front()->has(Phrase::cannot_be_regenerated) ||
      !(it.is(Phrase::pronoun) || it.is(Phrase::that_thing)))
    return false;
  Step* destroying = last_done(steps);
  if (destroying == nullptr || destroying->verb != Verb::destroy) return false;
  context.take_all(statement);
  // Destroying without regeneration is burying (R-DEST-2): both wordings give the one verb.
  // Where either of two events is waited for, it is said of both.
  const Step doomed = *destroying;
  const std::size_t last = steps.size() - 1;
  const bool twice = last > 0 && steps[last].verb == Verb::at_time && steps[last - 1].verb == Verb::at_time &&
                     steps[last - 1].then == steps[last].then;
  if (twice && steps[last - 1].then.size() == 1 && steps[last - 1].then.front() == doomed)
    steps[last - 1].then.front().verb = Verb::bury;
  destroying->verb = Verb::bury;
  return true;
}

EffectFamily destroyed_family() { return {destroyed_read, {}}; }

}  // namespace sleight
