#include "grammar/noun_phrases/given_up_english.h"

#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/selectors.h"

namespace sleight {

namespace {

/// The name of what a part of a cost gives up; nothing where it has none.
Reference name_of(CostPart::Kind kind) {
  switch (kind) {
    case CostPart::Kind::sacrifice:
      return Reference::sacrificed;
    case CostPart::Kind::discard:
      return Reference::discarded;
    case CostPart::Kind::remove_from_game:
    case CostPart::Kind::return_to_hand:
      return Reference::moved;
    case CostPart::Kind::life:
    case CostPart::Kind::remove_counters:
    case CostPart::Kind::skip_phase:
    case CostPart::Kind::skip_draw:
    case CostPart::Kind::tap:
    case CostPart::Kind::put_counters:
    case CostPart::Kind::mill:
    case CostPart::Kind::ante:
    case CostPart::Kind::make_token:
      break;
    case CostPart::Kind::untap:
      return Reference::untapped;
  }
  return Reference::nothing;
}

/// Whether a cost does that to some other thing than the card itself.
bool concerns_another(const CostPart& part) {
  const bool acts = name_of(part.kind) != Reference::nothing || part.kind == CostPart::Kind::tap ||
                    part.kind == CostPart::Kind::put_counters;
  return acts && part.what.from != Reference::self;
}

/// The noun by which something is called again; null where it is a mere pronoun.
const Node* noun_of(const Node& said) {
  if (const Node* type = said.child(Phrase::type_word)) return type;
  for (const Lexeme word : {Lexeme::CARD, Lexeme::PERMANENT, Lexeme::CREATURE_TYPE})
    if (const Node* found = said.child(word)) return found;
  return nullptr;
}

/// Whether something is said of what was spoken of before, and not of what is named here.
bool recalls(const Node& said) {
  if (said.is(Phrase::pronoun) || said.is(Phrase::that_thing)) return true;
  if (said.is(Phrase::possessive) && said.has(Lexeme::ITS)) return true;
  for (const Phrase inner : {Phrase::possessive, Phrase::np, Phrase::thing})
    if (const Node* whose = said.child(inner)) return recalls(*whose);
  return said.is(Phrase::thing) && recalls(said.first());
}

}  // namespace

GivenUp given_up_by(const Cost& cost) {
  GivenUp given;
  for (const CostPart& part : cost.parts) {
    if (!concerns_another(part)) continue;
    // Of two things that were given up neither is "it".
    given.several = given.several || given.of_price || !(part.amount == Amount(1));
    given.of_price = true;
    if (const Reference name = name_of(part.kind); name != Reference::nothing) given.what = one(name);
    given.types = types_named(part.what);
  }
  // "Sacrifice ~ and a creature": of this card and another.
  for (const CostPart& part : cost.parts)
    given.several = given.several || (given.of_price && name_of(part.kind) != Reference::nothing &&
                                      part.what.from == Reference::self);
  return given;
}

void speak_of_given_up(ReadingContext& context, const Selector& what, CardType types, bool several) {
  const Selector before = context.antecedent;
  // Something that is no player, and was neither given up nor found before: "it" may be that as well.
  const bool other = !before.empty() && !is_player(context, before) && !is_done_to(before.from) &&
                     !is_set(before.from) && !(before == one(Reference::self));
  context.given_up = {what, types, false, several};
  context.refer_to(what, other);
  context.several = several;
}

Selector recalled_given_up(ReadingContext& context, const Node& said) {
  const GivenUp& given = context.given_up;
  const Node* noun = noun_of(said);
  if (!given.of_price || given.several || given.what.empty() || noun == nullptr || !said.has(Lexeme::THAT))
    return {};
  const bool was_permanent = given.what.from == Reference::sacrificed;
  if (noun->is(Lexeme::CARD)) {
    // In play nothing is called a card.
    const TargetSpec* aimed = context.target(context.antecedent);
    const bool in_play =
        aimed != nullptr && aimed->what.from != Reference::cards && !(context.antecedent == context.gone);
    return !was_permanent && (context.antecedent.empty() || in_play) ? given.what : Selector{};
  }
  if (!context.antecedent.empty() || !was_permanent) return {};
  if (noun->is(Lexeme::PERMANENT)) return given.what;
  const bool fits = noun->is(Phrase::type_word) && any(given.types & read_type_word(context, *noun));
  return fits ? given.what : Selector{};
}

void see_no_rival(ReadingContext& context, const Node& said, const Selector& what,
                  std::optional<AmountKind> value) {
  const GivenUp& given = context.given_up;
  if (given.several || given.what.empty() || !recalls(said)) return;
  // Whatever was given up may have had a casting cost, and of nothing else is asked what a card in a hand
  // has.
  const bool of_any = value == AmountKind::casting_cost;
  if (given.what.from != Reference::sacrificed && !(of_any && what.from == Reference::self)) return;
  const TargetSpec* aimed = context.target(what);
  CardType types{};
  if (what.from == Reference::self)
    types = context.facts.types;
  else if (what.from == Reference::enchanted)
    types = types_named(context.facts.enchants);
  else if (what.from != Reference::target || (aimed != nullptr && aimed->what.from != Reference::permanents))
    return;
  else if (aimed != nullptr)  // one that the text names further on is not known yet
    types = types_named(aimed->what);
  if (of_any || !any(types) || !any(given.types) || any(types & given.types)) context.fail();
}

bool speaks_of_several(const ReadingContext& context) {
  const Selector& them = context.antecedent;
  if (context.several) return true;
  const TargetSpec* aimed = context.target(them);
  return aimed != nullptr && !(aimed->most == Amount(1));
}

bool speaks_of_one(const ReadingContext& context) {
  const Selector& it = context.antecedent;
  if (context.several || !it.also.empty() || is_player(context, it)) return false;
  switch (it.from) {
    case Reference::self:
    case Reference::enchanted:
    case Reference::other_one:
      return true;
    case Reference::it:
      // Without an event it is each of those that are spoken of.
      return context.event;
    case Reference::sacrificed:
    case Reference::discarded:
      return context.given_up.what == it && !context.given_up.several;
    case Reference::target: {
      const TargetSpec* aimed = context.target(it);
      return aimed != nullptr && aimed->most == Amount(1);
    }
    default:
      return false;
  }
}

}  // namespace sleight
