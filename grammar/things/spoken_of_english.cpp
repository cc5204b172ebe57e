#include "grammar/things/spoken_of_english.h"

#include <algorithm>
#include <vector>

#include "core/card/definition_fields.h"
#include "grammar/things/given_up_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/targets_english.h"
#include "grammar/things/top_cards_english.h"

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

/// Of what types a thing is as far as the text has told; none where it has not.
CardType types_told(const Meaning& meaning, const Selector& thing) {
  if (any(meaning.antecedent_types) && thing == meaning.antecedent) return meaning.antecedent_types;
  if (thing.from == Reference::self) return meaning.facts.types;
  if (thing.from == Reference::enchanted) return types_named(meaning.facts.enchants);
  const bool of_victim = thing.from == Reference::packet_victim && thing.of;
  const TargetSpec* aimed = meaning.target(of_victim ? *thing.of : thing);
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

}  // namespace

Selector see_noun_fits(Meaning& meaning, const Node& said, Selector thing) {
  const Node* type = said.child(Phrase::type_word);
  if (type == nullptr) return thing;
  const CardType told = types_told(meaning, thing);
  if (any(told) && !any(told & read_type_word(meaning, *type))) meaning.fail();
  return thing;
}

Selector read_pronoun(Meaning& meaning, const Node& said) {
  const bool they = said.has(Lexeme::THEY) || said.has(Lexeme::THEM);
  if (they && meaning.antecedent.empty() && !meaning.those.empty()) return meaning.those;
  if (they && meaning.antecedent.empty())
    return meaning.they.empty() ? read_that_player(meaning) : meaning.they;
  // One card is "it", so that they are somebody else.
  if (they && (meaning.lone_card || is_one_top_card(meaning.antecedent)) && !meaning.player.empty())
    return read_that_player(meaning);
  // Who pays is one of a kind of which nothing else was spoken.
  if (said.has(Lexeme::THEY) && meaning.asked_to_pay) return read_that_player(meaning);
  // A player is none.
  if (said.has(Lexeme::IT) && is_player(meaning, meaning.antecedent)) meaning.fail();
  // Several are "they", and beside one thing they are somebody.
  if (they && speaks_of_one(meaning)) return meaning.they.empty() ? read_that_player(meaning) : meaning.they;
  if (!they && speaks_of_several(meaning)) meaning.fail();
  return meaning.it();
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
bool lone_target_is(Meaning& meaning, const Node& said) {
  return meaning.targets != nullptr && meaning.targets->size() == 1 &&
         types_named(meaning.targets->front().what) == read_type_word(meaning, said.the(Phrase::type_word));
}

}  // namespace

Selector read_that_thing(Meaning& meaning, const Node& said) {
  // One that has died is a card by now; of several it is each of them.
  if (said.has(Lexeme::CARD) && meaning.antecedent.empty() && !meaning.dead.empty()) return meaning.dead;
  // The card itself is "this", never "that": with nothing spoken of there is nothing to mean; and a
  // player is no such thing.
  if (said.has(Lexeme::TOKEN_WORD) && said.has(Lexeme::THE) && meaning.antecedent.empty() &&
      makes_tokens(meaning.facts))
    return made_by_self();
  if (const Selector given = recalled_given_up(meaning, said); !given.empty()) return given;
  if (meaning.antecedent.empty() || is_player(meaning, meaning.antecedent)) meaning.fail();
  if (said.has(Lexeme::THOSE) ? speaks_of_one(meaning) : said.has(Lexeme::THAT) && speaks_of_several(meaning))
    meaning.fail();
  // A permanent that was aimed at is no spell: "that spell" is the one of the event.
  const TargetSpec* aimed = meaning.target(meaning.antecedent);
  if (said.has(Lexeme::SPELL) && aimed != nullptr && aimed->what.from == Reference::permanents &&
      aimed->what.also.empty()) {
    if (!meaning.event_of_spell) meaning.fail();
    return one(Reference::it);
  }
  // What an event was about is an ability where one was used, and nowhere else.
  if (meaning.antecedent == one(Reference::it) && meaning.used_ability != said.has(Lexeme::ABILITY))
    meaning.fail();
  // What was spoken of since is a card that lies elsewhere: "that artifact" is the target.
  if (meaning.antecedent.from == Reference::cards && said.has(Phrase::type_word) &&
      lone_target_is(meaning, said))
    return one(Reference::target);
  // Elsewhere it is another object (R-ZONE-2): as a card it is what has moved.
  if (said.has(Lexeme::CARD) && meaning.antecedent == meaning.gone) return one(Reference::moved);
  return meaning.antecedent;
}

namespace {

/// "Target permanent an opponent owns": of two players, that one was spoken of.
bool aims_at_opponents(const Meaning& meaning) {
  if (meaning.targets == nullptr || meaning.targets->size() != 1) return false;
  const std::vector<Filter>& filters = meaning.targets->front().what.filters;
  return std::find(filters.begin(), filters.end(), filter_by(Quality::owned_by, one(Reference::opponent))) !=
         filters.end();
}

}  // namespace

Selector read_that_player(Meaning& meaning) {
  if (!meaning.player.empty()) return meaning.player;
  if (!meaning.event && meaning.whose_turn) return one(Reference::active_player);
  if (!meaning.event && aims_at_opponents(meaning)) return one(Reference::opponent);
  if (!meaning.event || !meaning.event_player) meaning.fail();
  return one(Reference::that_player);
}

Selector read_anchor(Meaning& meaning, const Node& anchor) {
  meaning.take(anchor);
  if (anchor.has(Lexeme::SELF)) return one(Reference::self);
  if (anchor.has(Lexeme::IT)) {
    if (speaks_of_several(meaning)) meaning.fail();
    return meaning.it();
  }
  if (anchor.has(Lexeme::ENCHANTED)) {
    meaning.refer_to(one(Reference::enchanted));
    return one(Reference::enchanted);
  }
  if (anchor.has(Lexeme::OTHER)) return one(Reference::other_one);
  if (anchor.has(Lexeme::TARGET)) return aim_at_anchor(meaning, anchor);
  if (meaning.antecedent.empty()) meaning.fail();
  return meaning.antecedent;
}

}  // namespace sleight
