#include <algorithm>

#include "core/card/creature_types.h"
#include "core/card/definition.h"
#include "grammar/meaning.h"
#include "grammar/parse.h"
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

/// "+2", "-1" or "+X".
void Meaning::raise_by(std::string_view text, ChangeKind kind, Change& change) {
  Amount value;
  if (text == "+x") {
    value.kind = AmountKind::x;
    if (where_x_) value = *where_x_;
  } else if (const auto number = signed_number(text)) {
    if (*number == 0) return;
    value = Amount(*number);
  } else {
    return fail();
  }
  change.parts.push_back(part(kind));
  change.parts.back().amount = std::move(value);
}

bool keep_land(Change& change) {
  for (ChangePart& part : change.parts) {
    if (part.kind != ChangeKind::becomes_type) continue;
    part.kind = ChangeKind::is_also;
    in_layer_order(change);
    return true;
  }
  return false;
}

void Meaning::change_part(const Node& node, const Selector& subject, Selector& affects, Change& change) {
  take(node);
  if (const Node* becomes = node.child("becoming")) {
    // "Their casting cost" is each one's own.
    if (affects.from == Reference::permanents) refer_to(one(Reference::it));
    becoming(*becomes, change);
  } else if (const Node* raise = node.child("PT_CHANGE")) {
    const std::string_view text = raise->text;
    const std::size_t slash = text.find('/');
    raise_by(text.substr(0, slash), ChangeKind::plus_power, change);
    raise_by(text.substr(slash + 1), ChangeKind::plus_toughness, change);
  } else if (node.has("CONTROL")) {
    change.parts.push_back(part(ChangeKind::controller));
    change.parts.back().who = subject;
    affects = np(*node.child("np"));
  } else if (node.has("SWITCH")) {
    change.parts.push_back(part(ChangeKind::switch_power_toughness));
  } else if (node.has("ALL")) {
    change.parts.push_back(part(ChangeKind::loses_abilities));
  } else if (node.has("LOSE")) {
    const Ability lost = keyword(*node.child("keyword"));
    if (lost.kind != AbilityKind::keyword || !lost.keyword.filters.empty()) return fail();
    change.parts.push_back(part(ChangeKind::loses_keyword));
    change.parts.back().word = lost.keyword.name;
  } else {
    const Node* in_quotes = node.child("QUOTED");
    Ability gained = in_quotes != nullptr ? quoted(*in_quotes) : keyword(*node.child("keyword"));
    auto gains = std::find_if(change.parts.begin(), change.parts.end(),
                              [](const ChangePart& p) { return p.kind == ChangeKind::gains; });
    if (gains == change.parts.end()) gains = change.parts.insert(gains, part(ChangeKind::gains));
    gains->abilities.push_back(std::move(gained));
  }
}

void Meaning::becoming(const Node& node, Change& change) {
  take(node);
  const Node* said = node.child("colour");
  if (node.has("typeWord")) {
    // "1/1 black creatures that are still lands"; without that they are nothing else.
    const bool besides = node.has("STILL") || !node.has("PT");
    change.parts.push_back(part(besides ? ChangeKind::is_also : ChangeKind::becomes_type));
    CardType types = CardType::none;
    for (const Node* type : node.all("typeWord")) types = types | type_word(*type);
    change.parts.back().types = types;
    if (const Node* creature = node.child("CREATURE_TYPE")) {
      change.parts.push_back(part(ChangeKind::becomes_subtype));
      change.parts.back().word = word(singular_creature_type(creature->text));
    }
  }
  if (const Node* equal = node.child("measure")) {
    const Amount value = measure(*equal);
    for (const ChangeKind kind : {ChangeKind::power, ChangeKind::toughness}) {
      change.parts.push_back(part(kind));
      change.parts.back().amount = value;
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

Ability Meaning::keyword(const Node& node) {
  take(node);
  Ability ability;
  ability.kind = AbilityKind::keyword;
  const auto named = [&](std::string_view name) { ability.keyword.name = word(name); };
  if (node.has("SHROUD")) {
    ability.kind = AbilityKind::rule;
    ability.rule.kind = RuleKind::cannot_be_targeted;
  } else if (node.has("VIGILANCE")) {
    ability.kind = AbilityKind::rule;
    ability.rule.kind = RuleKind::attacks_without_tapping;
  } else if (node.has("DEFENDER")) {
    ability.kind = AbilityKind::rule;
    ability.rule.kind = RuleKind::cannot_attack;
  } else if (node.has("LANDWALK") || node.has("LANDHOME")) {
    // Both end in four letters that say what of the land is meant.
    const std::string_view said = node.first().text;
    named(node.has("LANDWALK") ? "landwalk" : "landhome");
    Filter land;
    land.quality = Quality::subtype;
    land.word = word(said.substr(0, said.size() - 4));
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
  } else if (const Node* price = node.child("cost")) {
    named("cumulative upkeep");
    ability.keyword.cost = cost(*price);
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

/// An ability in quotes is a line of the card that is given it.
Ability Meaning::quoted(const Node& node) {
  Ability nothing;
  const std::string_view inside = std::string_view(node.text).substr(1, node.text.size() - 2);
  const Tree tree = parse_line(Text(inside));
  Card grantee;
  grantee.types = CardType::creature;
  Meaning meaning(grantee, tree.tokens.size());
  if (tree.accepted) meaning.line(tree.root);
  const std::vector<bool>& taken = meaning.taken();
  const bool whole = std::find(taken.begin(), taken.end(), false) == taken.end();
  if (!tree.accepted || meaning.failed() || !whole || meaning.abilities().size() != 1) {
    fail();
    return nothing;
  }
  words_.insert(words_.end(), meaning.words().begin(), meaning.words().end());
  return meaning.abilities().front();
}

}  // namespace sleight
