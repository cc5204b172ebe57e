#include "grammar/abilities/one_rule_english.h"

#include <utility>

#include "grammar/abilities/instead_rules_english.h"
#include "grammar/abilities/price_rules_english.h"
#include "grammar/abilities/static_conditions_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/references_english.h"

namespace sleight {

namespace {

/// What has the activated abilities that are meant: "artifacts' activated abilities", "... of artifacts".
Selector read_users(ReadingContext& context, const Node& said) {
  const Node* np = said.child(Phrase::np);
  Selector users =
      np != nullptr ? read_np(context, *np) : read_possessive(context, said.the(Phrase::possessive));
  if (is_player(context, users)) context.fail();
  return users;
}

}  // namespace

bool read_one_rule(ReadingContext& context, const Node& said, const Condition& holds) {
  switch (said.phrase) {
    case Phrase::attacking_does_not_tap:
      // A turn begins at some moment, and a static ability does not; what it asks stands before it.
      if (said.has(Lexeme::TURN) || said.has(Lexeme::COMBAT) || said.has(Phrase::condition)) context.fail();
      add_rule(context, rule_of(RuleKind::attacks_without_tapping), read_np(context, said.the(Phrase::np)),
               holds);
      return true;
    case Phrase::produces_additional_mana: {
      const Selector subject = read_np(context, said.the(Phrase::np));
      Ability more = rule_of(RuleKind::additional_mana);
      more.rule.amount = read_number(context, said.the(Phrase::number));
      add_rule(context, std::move(more), subject, holds);
      return true;
    }
    case Phrase::produces_instead: {
      const Selector subject = read_np(context, said.the(Phrase::np));
      Ability instead = read_produces_instead(context, said);
      // A turn begins at some moment, and a static ability does not.
      if (said.has(Lexeme::UNTIL)) context.fail();
      add_rule(context, std::move(instead), subject, holds);
      return true;
    }
    case Phrase::all_able_block: {
      // "This turn" begins at some moment, and a static ability does not.
      if (said.has(Lexeme::THIS)) context.fail();
      Ability must = rule_of(RuleKind::must_block);
      must.rule.by = read_np(context, said.the(Phrase::np));
      add_rule(context, std::move(must), read_group(context, said.the(Phrase::group)), holds);
      return true;
    }
    case Phrase::choosing_blocks: {
      if (said.has(Lexeme::THIS)) context.fail();
      add_rule(context, rule_of(RuleKind::chooses_blocks), one(Reference::players), holds);
      return true;
    }
    case Phrase::combat_limit: {
      Ability limit = rule_of(said.has(Lexeme::ATTACK) ? RuleKind::attack_limit : RuleKind::block_limit);
      limit.rule.amount = read_number(context, said.the(Phrase::number));
      add_rule(context, std::move(limit), read_group(context, said.the(Phrase::group)), holds);
      return true;
    }
    case Phrase::hand_size_is: {
      const Selector whose = read_possessive(context, said.the(Phrase::possessive));
      if (!is_player(context, whose)) context.fail();
      Ability limit = rule_of(RuleKind::hand_limit);
      limit.rule.amount = read_number(context, said.the(Phrase::number));
      add_rule(context, std::move(limit), whose, holds);
      return true;
    }
    case Phrase::uses_cost_more: {
      const Selector whose = read_users(context, said);
      add_rule(context, read_uses_cost_more(context, said), whose, holds);
      return true;
    }
    case Phrase::using_asks:
      add_rule(context, read_using_asks(context, said), one(Reference::players), holds);
      return true;
    case Phrase::cannot_use: {
      const Selector whose = read_users(context, said);
      Ability rule = rule_of(RuleKind::cannot_use);
      if (const Node* tapping = said.child(Phrase::with_tapping)) {
        context.take(*tapping);
        rule.rule.tapping_only = true;
      }
      add_rule(context, std::move(rule), whose, holds);
      return true;
    }
    case Phrase::grant_spares_itself:
      for (const Node* who : said.all(Phrase::np))
        if (!(read_np(context, *who) == one(Reference::self))) context.fail();
      // Protection from a colour buries enchantments of it (R-PROT-3): Black Ward stays on what it protects.
      add_rule(context, rule_of(RuleKind::spared_by_own_grants), {}, holds);
      return true;
    default:
      return false;
  }
}

}  // namespace sleight
