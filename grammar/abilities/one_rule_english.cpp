#include "grammar/abilities/one_rule_english.h"

#include <utility>

#include "grammar/abilities/instead_rules_english.h"
#include "grammar/abilities/price_rules_english.h"
#include "grammar/abilities/static_conditions_english.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/possessives_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

/// What has the activated abilities that are meant: "artifacts' activated abilities", "... of artifacts".
Selector read_users(Meaning& meaning, const Node& said) {
  const Node* np = said.child(Phrase::np);
  Selector users =
      np != nullptr ? read_np(meaning, *np) : read_possessive(meaning, said.the(Phrase::possessive));
  if (is_player(meaning, users)) meaning.fail();
  return users;
}

}  // namespace

bool read_one_rule(Meaning& meaning, const Node& said, const Condition& holds) {
  switch (said.phrase) {
    case Phrase::attacking_does_not_tap:
      // A turn begins at some moment, and a static ability does not; what it asks stands before it.
      if (said.has(Lexeme::TURN) || said.has(Lexeme::COMBAT) || said.has(Phrase::condition)) meaning.fail();
      add_rule(meaning, rule_of(RuleKind::attacks_without_tapping), read_np(meaning, said.the(Phrase::np)),
               holds);
      return true;
    case Phrase::produces_additional_mana: {
      const Selector subject = read_np(meaning, said.the(Phrase::np));
      Ability more = rule_of(RuleKind::additional_mana);
      more.rule.amount = read_number(meaning, said.the(Phrase::number));
      add_rule(meaning, std::move(more), subject, holds);
      return true;
    }
    case Phrase::produces_instead: {
      const Selector subject = read_np(meaning, said.the(Phrase::np));
      Ability instead = read_produces_instead(meaning, said);
      // A turn begins at some moment, and a static ability does not.
      if (said.has(Lexeme::UNTIL)) meaning.fail();
      add_rule(meaning, std::move(instead), subject, holds);
      return true;
    }
    case Phrase::all_able_block: {
      // "This turn" begins at some moment, and a static ability does not.
      if (said.has(Lexeme::THIS)) meaning.fail();
      Ability must = rule_of(RuleKind::must_block);
      must.rule.by = read_np(meaning, said.the(Phrase::np));
      add_rule(meaning, std::move(must), read_group(meaning, said.the(Phrase::group)), holds);
      return true;
    }
    case Phrase::choosing_blocks: {
      if (said.has(Lexeme::THIS)) meaning.fail();
      add_rule(meaning, rule_of(RuleKind::chooses_blocks), one(Reference::players), holds);
      return true;
    }
    case Phrase::combat_limit: {
      Ability limit = rule_of(said.has(Lexeme::ATTACK) ? RuleKind::attack_limit : RuleKind::block_limit);
      limit.rule.amount = read_number(meaning, said.the(Phrase::number));
      add_rule(meaning, std::move(limit), read_group(meaning, said.the(Phrase::group)), holds);
      return true;
    }
    case Phrase::hand_size_is: {
      const Selector whose = read_possessive(meaning, said.the(Phrase::possessive));
      if (!is_player(meaning, whose)) meaning.fail();
      Ability limit = rule_of(RuleKind::hand_limit);
      limit.rule.amount = read_number(meaning, said.the(Phrase::number));
      add_rule(meaning, std::move(limit), whose, holds);
      return true;
    }
    case Phrase::uses_cost_more: {
      const Selector whose = read_users(meaning, said);
      add_rule(meaning, read_uses_cost_more(meaning, said), whose, holds);
      return true;
    }
    case Phrase::using_asks:
      add_rule(meaning, read_using_asks(meaning, said), one(Reference::players), holds);
      return true;
    case Phrase::cannot_use: {
      const Selector whose = read_users(meaning, said);
      Ability rule = rule_of(RuleKind::cannot_use);
      if (const Node* tapping = said.child(Phrase::with_tapping)) {
        meaning.take(*tapping);
        rule.rule.tapping_only = true;
      }
      add_rule(meaning, std::move(rule), whose, holds);
      return true;
    }
    case Phrase::grant_spares_itself:
      for (const Node* who : said.all(Phrase::np))
        if (!(read_np(meaning, *who) == one(Reference::self))) meaning.fail();
      // Protection from a colour buries enchantments of it (R-PROT-3): Black Ward stays on what it protects.
      add_rule(meaning, rule_of(RuleKind::spared_by_own_grants), {}, holds);
      return true;
    default:
      return false;
  }
}

}  // namespace sleight
