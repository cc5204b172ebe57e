#include <algorithm>

#include "core/library.h"
#include "grammar/meaning.h"
#include "grammar/vocabulary.h"

namespace sleight {

namespace {

ChangePart part(ChangeKind kind) {
  ChangePart made;
  made.kind = kind;
  return made;
}

/// One half of "+2/-1", from `at` on; nothing when it is no number.
std::optional<int> signed_number(std::string_view text) {
  const bool minus = text.front() == '-';
  const auto number = number_named(text.substr(text.front() == '+' || minus ? 1 : 0));
  if (!number) return std::nullopt;
  return minus ? -*number : *number;
}

void set_power_toughness(std::string_view text, Change& change, bool& failed) {
  const std::size_t slash = text.find('/');
  const auto power = number_named(text.substr(0, slash));
  const auto toughness = number_named(text.substr(slash + 1));
  failed = failed || !power || !toughness;
  if (failed) return;
  change.parts.push_back(part(ChangeKind::power));
  change.parts.back().amount = Amount(*power);
  change.parts.push_back(part(ChangeKind::toughness));
  change.parts.back().amount = Amount(*toughness);
}

}  // namespace

void in_layer_order(Change& change) {
  std::stable_sort(change.parts.begin(), change.parts.end(),
                   [](const ChangePart& a, const ChangePart& b) { return a.kind < b.kind; });
}

void Meaning::change_part(const Node& node, const Selector& subject, Selector& affects, Change& change) {
  take(node);
  if (const Node* becomes = node.child("becoming")) {
    becoming(*becomes, change);
  } else if (const Node* raise = node.child("PT_CHANGE")) {
    const std::string_view text = raise->text;
    const std::size_t slash = text.find('/');
    const auto power = signed_number(text.substr(0, slash));
    const auto toughness = signed_number(text.substr(slash + 1));
    if (!power || !toughness) return fail();
    if (*power != 0) {
      change.parts.push_back(part(ChangeKind::plus_power));
      change.parts.back().amount = Amount(*power);
    }
    if (*toughness != 0) {
      change.parts.push_back(part(ChangeKind::plus_toughness));
      change.parts.back().amount = Amount(*toughness);
    }
  } else if (node.has("CONTROL")) {
    change.parts.push_back(part(ChangeKind::controller));
    change.parts.back().who = subject;
    affects = np(*node.child("np"));
  } else if (node.has("LOSE")) {
    const Ability lost = keyword(*node.child("keyword"));
    if (lost.kind != AbilityKind::keyword || !lost.keyword.filters.empty()) return fail();
    change.parts.push_back(part(ChangeKind::loses_keyword));
    change.parts.back().word = lost.keyword.name;
  } else {
    Ability gained = keyword(*node.child("keyword"));
    auto gains = std::find_if(change.parts.begin(), change.parts.end(),
                              [](const ChangePart& p) { return p.kind == ChangeKind::gains; });
    if (gains == change.parts.end()) gains = change.parts.insert(gains, part(ChangeKind::gains));
    gains->abilities.push_back(std::move(gained));
  }
}

void Meaning::becoming(const Node& node, Change& change) {
  take(node);
  const Node* said = node.child("colour");
  if (node.has("STILL")) {
    // "1/1 black creatures that are still lands"
    change.parts.push_back(part(ChangeKind::is_also));
    CardType types = CardType::none;
    for (const Node* type : node.all("typeWord")) types = types | type_word(*type);
    change.parts.back().types = types;
    if (const Node* creature = node.child("CREATURE_TYPE")) {
      change.parts.push_back(part(ChangeKind::also_subtype));
      change.parts.back().word = word(singular_creature_type(creature->text));
    }
  }
  if (const Node* pt = node.child("PT")) set_power_toughness(pt->text, change, failed_);
  if (said != nullptr) {
    change.parts.push_back(part(ChangeKind::colour));
    change.parts.back().colours = colour(*said);
  }
  if (const Node* land = node.child("LAND_TYPE")) {
    change.parts.push_back(part(ChangeKind::becomes_land));
    change.parts.back().word = word(singular_land_type(land->text));
  }
  if (node.has("CHOSEN")) {
    change.parts.push_back(part(node.has("COLOUR") ? ChangeKind::colour : ChangeKind::becomes_land));
    change.parts.back().chosen = true;
  }
}

Ability Meaning::rule(const Node& node, const Selector& subject) {
  take(node);
  Ability ability;
  ability.kind = AbilityKind::rule;
  if (node.has("UNTAP")) {
    // A permanent untaps in its controller's untap phase: no other is a time for this rule.
    const Node& whose = *node.child("possessive");
    const bool your = whose.has("YOUR");
    Selector its = one(Reference::controller_of);
    its.of = subject;
    const Selector who = possessive(whose);
    if (your ? !(subject == one(Reference::self)) : !(who == its || subject.from == Reference::permanents))
      fail();
    ability.rule.kind = RuleKind::does_not_untap;
  } else if (node.has("BLOCKED")) {
    ability.rule.kind = RuleKind::cannot_be_blocked;
    if (const Node* by = node.child("np")) ability.rule.by = np(*by);
  } else if (node.has("ATTACK")) {
    ability.rule.kind = RuleKind::cannot_attack;
  } else if (node.has("BLOCK")) {
    ability.rule.kind = RuleKind::cannot_block;
  } else {
    ability.rule.kind = RuleKind::cannot_regenerate;
  }
  return ability;
}

Ability Meaning::keyword(const Node& node) {
  take(node);
  Ability ability;
  ability.kind = AbilityKind::keyword;
  const auto named = [&](std::string_view name) { ability.keyword.name = word(name); };
  if (node.has("VIGILANCE")) {
    ability.kind = AbilityKind::rule;
    ability.rule.kind = RuleKind::attacks_without_tapping;
  } else if (node.has("DEFENDER")) {
    ability.kind = AbilityKind::rule;
    ability.rule.kind = RuleKind::cannot_attack;
  } else if (const Node* walk = node.child("LANDWALK")) {
    named("landwalk");
    Filter land;
    land.quality = Quality::subtype;
    land.word = word(std::string_view(walk->text).substr(0, walk->text.size() - 4));
    ability.keyword.filters.push_back(land);
  } else if (const Node* quality = node.child("quality")) {
    named("protection");
    take(*quality);
    Filter from;
    if (const Node* said = quality->child("colour")) {
      from.quality = Quality::colour;
      from.colours = colour(*said);
    } else if (const Node* type = quality->child("typeWord")) {
      from.types = type_word(*type);
    } else {
      from.quality = Quality::subtype;
      from.word = word(singular_creature_type(quality->first().text));
    }
    ability.keyword.filters.push_back(from);
  } else if (const Node* number = node.child("NUMBER")) {
    named("rampage");
    ability.keyword.number = Amount(number_named(number->text).value_or(0));
  } else if (const Node* cost = node.child("mana")) {
    named("cumulative upkeep");
    ability.keyword.cost.mana = mana(*cost);
  } else if (node.has("FIRST")) {
    named("first strike");
  } else if (node.has("REACH")) {
    named("web");
  } else if (node.has("ENCHANT")) {
    fail();  // only a line of its own says what a card may be put on
  } else {
    named(node.first().text);
  }
  return ability;
}

}  // namespace sleight
