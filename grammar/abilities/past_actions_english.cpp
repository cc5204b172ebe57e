#include "grammar/abilities/past_actions_english.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "grammar/abilities/condition_builders.h"
#include "grammar/abilities/keywords_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/open_words.h"
#include "grammar/selectors.h"

namespace sleight {

Condition read_has_keyword(ReadingContext& context, const Node& said) {
  Selector what = read_np(context, said.the(Phrase::np));
  return is_like(std::move(what), {read_keyword_filter(context, said.the(Phrase::keyword))});
}

Condition read_has_number_keyword(ReadingContext& context, const Node& said) {
  Selector what = read_np(context, said.the(Phrase::np));
  const Word keyword = context.word(said.the(Lexeme::NUMBER_KEYWORD).open->name);
  return is_like(std::move(what), {word_filter(Quality::keyword, keyword)});
}

Condition read_did(ReadingContext& context, const Node& said) {
  const Selector who = read_np(context, said.the(Phrase::np));
  const auto fights = said.all(Phrase::fight);
  std::vector<Condition> either;
  for (const Node* fight : fights) {
    context.take(*fight);
    Filter filter = filter_of(fight->has(Lexeme::ATTACKED) ? Quality::attacked
                              : fight->has(Lexeme::IS)     ? Quality::was_blocked
                                                           : Quality::has_blocked);
    // Of two, what stands behind the second is said of both.
    const Node* other = fight->child(Phrase::np);
    if (other == nullptr && filter.quality != Quality::attacked) other = fights.back()->child(Phrase::np);
    if (other != nullptr) filter.of = read_np(context, *other);
    either.push_back(is_like(who, {std::move(filter)}));
  }
  return any_of(std::move(either));
}

Selector read_one_done(ReadingContext& context, const Node& said) {
  const Node* done = said.child(Phrase::done);
  Selector one_done = read_group(context, said.the(Phrase::group), {.demanded = false});
  if (done != nullptr) {
    one_done.from = read_done(context, *done, one_done);
    // "That card" is the one that was asked for, whatever was moved with it.
    if (one_done.from == Reference::moved) context.refer_to(one_done, true);
    return one_done;
  }
  // Whoever did it is said before: another would have done nothing.
  const Selector who = read_np(context, said.the(Phrase::np));
  if (!is_you(who) && !(who == context.player) && !(who == context.discarder)) context.fail();
  const bool sacrificed = said.has(Lexeme::SACRIFICE) || said.has(Lexeme::SACRIFICED);
  // "Did not sacrifice" has no other form.
  if (said.has(Lexeme::NOT) && (said.has(Lexeme::SACRIFICED) || said.has(Lexeme::DISCARDED))) context.fail();
  one_done.from = sacrificed ? Reference::sacrificed : Reference::discarded;
  if (!context.knows(one_done.from)) context.fail();
  // "They" is that player, and not what was discarded.
  if (!is_you(who)) {
    context.player = who;
    context.lone_card = true;
  }
  return one_done;
}

Condition read_was_done(ReadingContext& context, const Node& said) {
  Selector who = read_np(context, said.the(Phrase::np));
  if (is_set(who.from)) context.fail();
  const Node& done = said.the(Phrase::done);
  if (done.has(Lexeme::MOVED)) {
    // What was put elsewhere is another object there: that there is one is what can be asked.
    const bool that = who == one(Reference::moved) || (!context.gone.empty() && who == context.gone);
    if (!that || who == one(Reference::target)) context.fail();
    Selector moved = one(read_done(context, done, one(Reference::cards)));
    // A token is no card (R-GEN-4).
    moved.filters.push_back(filter_of(Quality::token, true));
    return exists(std::move(moved));
  }
  return is_like(std::move(who), one(read_done(context, done, one(Reference::permanents))));
}

Condition read_attacked_before(ReadingContext& context, const Node& said) {
  const Selector who = read_np(context, said.the(Phrase::np));
  const Node& turn = said.the(Phrase::last_turn);
  context.take(turn);
  // Your last turn is its controller's where it is yours: that is so of the card itself.
  if (turn.has(Lexeme::YOUR) && !(who == one(Reference::self))) context.fail();
  return is_like(who, {filter_of(Quality::attacked_last_turn)});
}

Condition read_has_fought(ReadingContext& context, const Node& said) {
  // Your upkeep is its controller's where it is yours: that is so of the card itself.
  const Selector who = read_np(context, said.the(Phrase::np));
  if (!(who == one(Reference::self))) context.fail();
  return is_like(who, {filter_of(Quality::fought_since_upkeep)});
}

Condition read_damaged(ReadingContext& context, const Node& said) {
  const auto parties = said.all(Phrase::np);
  Selector who = read_np(context, *parties.front());
  // Of several it would have to be said whether all of them are meant.
  if (is_set(who.from)) context.fail();
  Filter filter = filter_of(said.is(Phrase::has_dealt_damage) ? Quality::has_damaged : Quality::damaged_by);
  if (parties.size() > 1) filter.of = read_np(context, *parties.back());
  return is_like(std::move(who), {std::move(filter)});
}

Condition read_just_dealt(ReadingContext& context, const Node& said) {
  const auto parties = said.all(Phrase::np);
  Selector who = read_np(context, *parties.front());
  if (is_set(who.from)) context.fail();
  return is_like(std::move(who), {filter_by(Quality::just_damaged_by, read_np(context, *parties.back()))});
}

std::string say_just_dealt(Speaker& speaker, const Condition& condition) {
  if (condition.kind != ConditionKind::matches || condition.like.filters.size() != 1) return "";
  const Filter& filter = condition.like.filters.front();
  if (!filter.asks_for(Quality::just_damaged_by) || !filter.of) return "";
  if (!(condition == is_like(condition.what, {filter}))) return "";
  const std::string who = say_thing(speaker, condition.what, "all ");
  return "when " + who + (is_plural(speaker, condition.what) || who == "you" ? " are" : " is") +
         " dealt damage by " + say_thing(speaker, *filter.of, "a ");
}

std::string say_past_action(Speaker& speaker, const Condition& condition, bool not_so) {
  if (condition.like.filters.size() != 1) return "";
  const Filter& filter = condition.like.filters.front();
  constexpr Quality deeds[] = {
      Quality::attacked,          Quality::attacked_last_turn,  Quality::fought_since_upkeep,
      Quality::has_blocked,       Quality::was_blocked,         Quality::here_since_turn_began,
      Quality::entered_this_turn, Quality::began_turn_untapped, Quality::keyword,
      Quality::damaged_by,        Quality::has_damaged,         Quality::idle_last_turn};
  // Before anything is named: a target is named in full once.
  if (filter.negated || std::find(std::begin(deeds), std::end(deeds), filter.quality) == std::end(deeds))
    return "";
  const std::string who = say_thing(speaker, condition.what, "all ");
  const bool several = is_plural(speaker, condition.what);
  if (filter.quality == Quality::attacked)
    return who + (not_so ? " did not attack this turn" : " attacked this turn");
  if (filter.quality == Quality::here_since_turn_began)
    return not_so
               ? who + " came under your control this turn"
               : "you have controlled " + who + " continuously since the beginning of your most recent turn";
  if (filter.quality == Quality::entered_this_turn)
    return who + (not_so ? " did not come into play this turn" : " came into play this turn");
  if (filter.quality == Quality::idle_last_turn && !not_so)
    return who + " did not cast a spell or put a card into play during their last turn";
  if (filter.quality == Quality::began_turn_untapped && !not_so) return who + " started the turn untapped";
  if (filter.quality == Quality::fought_since_upkeep)
    return who +
           (not_so ? " has not blocked or been blocked since " : " has blocked or been blocked since ") +
           "your last upkeep";
  if (filter.quality == Quality::attacked_last_turn) {
    const std::string last = condition.what == one(Reference::self) ? "your"
                             : several                              ? "their controller's"
                                                                    : "its controller's";
    return who + (not_so ? " did not attack during " : " attacked during ") + last + " last turn";
  }
  const std::string of =
      filter.of && filter.quality != Quality::keyword ? say_thing(speaker, *filter.of, "a ") : "";
  if (filter.quality == Quality::has_blocked && (!not_so || of.empty()))
    return who + (not_so ? " did not block" : " blocked") + (of.empty() ? "" : " " + of) + " this turn";
  if (filter.quality == Quality::was_blocked && !not_so)
    return who + (several ? " were" : " was") + " blocked" + (of.empty() ? "" : " by " + of) + " this turn";
  if (filter.quality == Quality::has_damaged && !not_so)
    return who + " dealt damage" + (of.empty() ? "" : " to " + of) + " this turn";
  if (filter.quality == Quality::damaged_by && !not_so)
    return who + (several || who == "you" ? " were" : " was") + " dealt damage" +
           (of.empty() ? "" : " by " + of) + " this turn";
  if (filter.quality != Quality::keyword) return "";
  KeywordUse use;
  use.name = filter.word;
  if (filter.of) use.filters = filter.of->filters;
  return who +
         (not_so    ? several ? " do not have " : " does not have "
          : several ? " have "
                    : " has ") +
         say_keyword(speaker, use);
}

}  // namespace sleight
