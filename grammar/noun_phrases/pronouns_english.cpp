#include "grammar/noun_phrases/pronouns_english.h"

#include <algorithm>
#include <vector>

#include "core/card/definition_fields.h"
#include "core/card/verb.h"
#include "grammar/noun_phrases/given_up_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/targets_english.h"
#include "grammar/noun_phrases/top_cards_english.h"

namespace sleight {

namespace {

/// The types of whom a packet that is a target is dealt to; none where that may be of any.
CardType victims_told(const Selector& packets) {
  for (const Filter& filter : packets.filters)
    if (filter.quality == Quality::packet_to && filter.of && filter.of->also.empty() &&
        filter.of->from == Reference::permanents)
      return types_named(*filter.of);
  return {};
}

}  // namespace

CardType types_told(const ReadingContext& context, const Selector& thing) {
  if (any(context.antecedent_types) && thing == context.antecedent) return context.antecedent_types;
  if (thing.from == Reference::self) return context.facts.types;
  if (thing.from == Reference::enchanted) return types_named(context.facts.enchants);
  const bool of_victim = thing.from == Reference::packet_victim && thing.of;
  const TargetSpec* aimed = context.target(of_victim ? *thing.of : thing);
  if (aimed == nullptr) return {};
  const Selector& what = aimed->what;
  if (of_victim) return victims_told(what);
  CardType types = what.from == Reference::players ? CardType{} : types_named(what);
  for (const Selector& other : what.also) {
    // A player is of no type, and a permanent of any type may be of every one.
    if (other.from != Reference::players && !any(types_named(other))) return {};
    if (other.from != Reference::players) types = types | types_named(other);
  }
  return types;
}

Selector see_noun_fits(ReadingContext& context, const Node& said, Selector thing) {
  const Node* type = said.child(Phrase::type_word);
  if (type == nullptr) return thing;
  const CardType told = types_told(context, thing);
  if (any(told) && !any(told & read_type_word(context, *type))) context.fail();
  return thing;
}

Selector read_pronoun(ReadingContext& context, const Node& said) {
  const bool they = said.has(Lexeme::THEY) || said.has(Lexeme::THEM);
  if (they && context.antecedent.empty() && !context.those.empty()) return context.those;
  if (they && context.antecedent.empty())
    return context.they.empty() ? read_that_player(context) : context.they;
  // One card is "it", so that they are somebody else.
  if (they && (context.lone_card || is_one_top_card(context.antecedent)) && !context.player.empty())
    return read_that_player(context);
  // Who pays is one of a kind of which nothing else was spoken.
  if (said.has(Lexeme::THEY) && context.asked_to_pay) return read_that_player(context);
  // A player is none.
  if (said.has(Lexeme::IT) && is_player(context, context.antecedent)) context.fail();
  // Several are "they", and beside one thing they are somebody.
  if (they && speaks_of_one(context)) return context.they.empty() ? read_that_player(context) : context.they;
  if (!they && speaks_of_several(context)) context.fail();
  return context.it();
}

namespace {

/// Whether an ability that was read before makes one token.
bool makes_tokens(const Card& card) {
  bool makes = false;
  definition::walk(card.abilities, [&makes](const Step& step) {
    makes = makes || (step.verb == Verb::make_token && step.amount == Amount(1));
  });
  return makes;
}

}  // namespace

Selector made_by_self() {
  Selector tokens = one(Reference::permanents);
  tokens.filters.push_back(filter_by(Quality::made_by, one(Reference::self)));
  return tokens;
}

namespace {

/// Whether the one target is of the type that is named.
bool lone_target_is(ReadingContext& context, const Node& said) {
  return context.targets != nullptr && context.targets->size() == 1 &&
         types_named(context.targets->front().what) == read_type_word(context, said.the(Phrase::type_word));
}

}  // namespace

Selector read_that_thing(ReadingContext& context, const Node& said) {
  // One that has died is a card by now; of several it is each of them.
  if (said.has(Lexeme::CARD) && context.antecedent.empty() && !context.dead.empty()) return context.dead;
  // The card itself is "this", never "that": with nothing spoken of there is nothing to mean; and a
  // player is no such thing.
  if (said.has(Lexeme::TOKEN_WORD) && said.has(Lexeme::THE) && context.antecedent.empty() &&
      makes_tokens(context.facts))
    return made_by_self();
  if (const Selector given = recalled_given_up(context, said); !given.empty()) return given;
  if (context.antecedent.empty() || is_player(context, context.antecedent)) context.fail();
  if (said.has(Lexeme::THOSE) ? speaks_of_one(context) : said.has(Lexeme::THAT) && speaks_of_several(context))
    context.fail();
  // A permanent that was aimed at is no spell: "that spell" is the one of the event.
  const TargetSpec* aimed = context.target(context.antecedent);
  if (said.has(Lexeme::SPELL) && aimed != nullptr && aimed->what.from == Reference::permanents &&
      aimed->what.also.empty()) {
    if (!context.event_of_spell) context.fail();
    return one(Reference::it);
  }
  // What an event was about is an ability where one was used, and nowhere else.
  if (context.antecedent == one(Reference::it) && context.used_ability != said.has(Lexeme::ABILITY))
    context.fail();
  // What was spoken of since is a card that lies elsewhere: "that artifact" is the target.
  if (context.antecedent.from == Reference::cards && said.has(Phrase::type_word) &&
      lone_target_is(context, said))
    return one(Reference::target);
  // Elsewhere it is another object (R-ZONE-2): as a card it is what has moved.
  if (said.has(Lexeme::CARD) && context.antecedent == context.gone) return one(Reference::moved);
  return context.antecedent;
}

namespace {

/// "Target permanent an opponent owns": of two players, that one was spoken of.
bool aims_at_opponents(const ReadingContext& context) {
  if (context.targets == nullptr || context.targets->size() != 1) return false;
  const std::vector<Filter>& filters = context.targets->front().what.filters;
  return std::find(filters.begin(), filters.end(), filter_by(Quality::owned_by, one(Reference::opponent))) !=
         filters.end();
}

}  // namespace

Selector read_that_player(ReadingContext& context) {
  if (!context.player.empty()) return context.player;
  if (!context.event && context.whose_turn) return one(Reference::active_player);
  if (!context.event && aims_at_opponents(context)) return one(Reference::opponent);
  if (!context.event || !context.event_player) context.fail();
  return one(Reference::that_player);
}

Selector read_anchor(ReadingContext& context, const Node& anchor) {
  context.take(anchor);
  if (anchor.has(Lexeme::SELF)) return one(Reference::self);
  if (anchor.has(Lexeme::IT)) {
    if (speaks_of_several(context)) context.fail();
    return context.it();
  }
  if (anchor.has(Lexeme::ENCHANTED)) {
    context.refer_to(one(Reference::enchanted));
    return one(Reference::enchanted);
  }
  if (anchor.has(Lexeme::OTHER)) return one(Reference::other_one);
  if (anchor.has(Lexeme::TARGET)) return aim_at_anchor(context, anchor);
  if (context.antecedent.empty()) context.fail();
  return context.antecedent;
}

}  // namespace sleight
