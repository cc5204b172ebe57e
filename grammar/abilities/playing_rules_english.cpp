#include "grammar/abilities/playing_rules_english.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/references_english.h"

namespace sleight {

namespace {

/// "Lands cannot come into play": under nobody's control.
SaidRules stays_out(ReadingContext& context, const Node&, Selector& subject, Duration&) {
  Ability rule = rule_of(RuleKind::stays_out);
  // Of the era's tokens none is a land, and of others the rule says nothing.
  if (subject.from != Reference::permanents || !subject.also.empty() ||
      subject.filters != std::vector{type_filter(CardType::land)})
    context.fail();
  rule.rule.by = std::exchange(subject, one(Reference::players));
  return {rule};
}

/// What of a player's cards is meant by "creature spells" or "lands": all but lands are cast (R-CAST-5).
Selector read_cards_played(ReadingContext& context, Selector said) {
  const bool lands = said.from == Reference::permanents && said.filters.size() == 1 &&
                     said.filters[0] == type_filter(CardType::land);
  if (lands) return said;
  // "Cards from an expansion": of what is played nothing else tells a card from a land.
  const bool placed = std::any_of(said.filters.begin(), said.filters.end(),
                                  [](const Filter& filter) { return filter.quality != Quality::expansion; });
  if (said.from == Reference::cards && said.also.empty() && !placed && !said.filters.empty()) return said;
  if (said.from != Reference::spells || !said.also.empty()) context.fail();
  said.from = Reference::permanents;  // as sources of a quality are written
  const bool typed = std::any_of(said.filters.begin(), said.filters.end(),
                                 [](const Filter& filter) { return filter.asks_for(Quality::type); });
  if (!typed) narrow(said, type_filter(CardType::land, true));
  return said;
}

SaidRules cannot_play(ReadingContext& context, const Node& said, Selector& subject, Duration&) {
  Ability rule = rule_of(RuleKind::cannot_play);
  if (!is_player(context, subject)) context.fail();
  rule.rule.by =
      read_cards_played(context, read_group(context, said.the(Phrase::group), {.demanded = false}));
  // Spells are cast and lands are played (R-CAST-5); of cards both are said so.
  const bool cards = said.the(Phrase::group).the(Phrase::noun).has(Lexeme::CARD);
  if (said.has(Lexeme::CAST) == (cards || rule.rule.by.filters == std::vector{type_filter(CardType::land)}))
    context.fail();
  return {rule};
}

/// "Creature spells cannot be cast": by nobody.
SaidRules cannot_be_cast(ReadingContext& context, const Node&, Selector& subject, Duration&) {
  Ability rule = rule_of(RuleKind::cannot_play);
  if (subject.from != Reference::spells) context.fail();
  rule.rule.by = read_cards_played(context, subject);
  subject = one(Reference::players);
  return {rule};
}

/// "Its owner cannot cast the moved card".
SaidRules cannot_cast_it(ReadingContext& context, const Node&, Selector& subject, Duration&) {
  Ability rule = rule_of(RuleKind::cannot_play);
  if (!is_player(context, subject)) context.fail();
  rule.rule.by = one(Reference::moved);
  return {rule};
}

SaidRules control_kept(ReadingContext&, const Node&, Selector&, Duration&) {
  return {rule_of(RuleKind::control_kept)};
}

/// "You may play that card as though it were in your hand".
SaidRules read_play_from_elsewhere(ReadingContext& context, const Node& said, Selector& subject, Duration&) {
  Ability rule = rule_of(RuleKind::plays_from_elsewhere);
  if (!is_player(context, subject)) context.fail();
  rule.rule.by = read_object(context, said.the(Phrase::object));
  return {rule};
}

SaidRules may_play_any_number_of_lands(ReadingContext& /*meaning*/, const Node& said, Selector&,
                                       Duration& lasting) {
  if (said.has(Lexeme::THIS)) lasting = Duration::end_of_turn;
  return {rule_of(RuleKind::additional_land)};
}

SaidRules may_play_additional_land(ReadingContext& context, const Node& said, Selector&, Duration& lasting) {
  if (said.has(Lexeme::THIS)) lasting = Duration::end_of_turn;
  return {with_number(context, said, RuleKind::additional_land, 0)};
}

/// Each shows his own: "you play with your hand revealed", "with the top card of your library revealed".
SaidRules plays_openly(ReadingContext& context, const Node& said, Selector& subject, Duration&) {
  if (said.has(Lexeme::YOUR) != (subject == one(Reference::you))) context.fail();
  return {rule_of(said.has(Lexeme::HAND) ? RuleKind::hand_open : RuleKind::top_open)};
}

}  // namespace

RuleFamily playing_rules() {
  static constexpr ReadRule rows[] = {
      {Phrase::stays_out, stays_out},
      {Phrase::cannot_play, cannot_play},
      {Phrase::cannot_be_cast, cannot_be_cast},
      {Phrase::cannot_cast_it, cannot_cast_it},
      {Phrase::control_kept, control_kept},
      {Phrase::plays_from_elsewhere, read_play_from_elsewhere},
      {Phrase::may_play_additional_land, may_play_additional_land},
      {Phrase::may_play_any_number_of_lands, may_play_any_number_of_lands},
      {Phrase::plays_with_open_hand, plays_openly},
      {Phrase::plays_with_open_top, plays_openly},
  };
  return rows;
}

}  // namespace sleight
