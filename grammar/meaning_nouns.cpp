#include <algorithm>
#include <tuple>

#include "core/card/creature_types.h"
#include "core/card/definition.h"
#include "grammar/meaning.h"
#include "grammar/vocabulary.h"

namespace sleight {

namespace {

Filter type_filter(CardType types, bool negated = false) {
  Filter filter;
  filter.quality = Quality::type;
  filter.types = types;
  filter.negated = negated;
  return filter;
}

Filter word_filter(Quality quality, Word word, bool negated = false) {
  Filter filter;
  filter.quality = quality;
  filter.word = word;
  filter.negated = negated;
  return filter;
}

/// "Any number" of targets is at least one of them, and as many as anybody can pay for.
constexpr int any_number = 100;

}  // namespace

void in_canonical_order(std::vector<Filter>& filters) {
  // All that a filter says without a tree of its own; the order in which two trees were written stays.
  const auto key = [](const Filter& f) {
    return std::tuple(f.quality, f.negated, f.types, f.supertypes, f.colours.bits(), f.word.id());
  };
  std::stable_sort(filters.begin(), filters.end(),
                   [&](const Filter& a, const Filter& b) { return key(a) < key(b); });
}

void Meaning::take(const Node& node) {
  for (const Node& child : node.children)
    if (child.rule.empty() && child.number < taken_.size()) taken_[child.number] = true;
}

void Meaning::take_all(const Node& node) {
  take(node);
  for (const Node& child : node.children) take_all(child);
}

Word Meaning::word(std::string_view spelling) {
  words_.emplace_back(spelling);
  return Word{spelling};
}

CardType Meaning::type_word(const Node& node) {
  take(node);
  return type_named(node.first().text);
}

Colours Meaning::colour(const Node& node) {
  take(node);
  const auto named = colour_named(node.first().text);
  return named ? Colours(*named) : Colours();
}

Selector Meaning::np(const Node& node) {
  take(node);
  const auto things = node.all("thing");
  Selector whole = thing(*things.front());
  for (std::size_t i = 1; i < things.size(); ++i) whole.also.push_back(thing(*things[i]));
  return whole;
}

Selector Meaning::thing(const Node& node) {
  take(node);
  Selector plain = plain_thing(node.first());
  if (!node.has("CONTROLLER") && !node.has("OWNER")) return plain;
  Selector player = one(node.has("CONTROLLER") ? Reference::controller_of : Reference::owner_of);
  player.of = std::move(plain);
  return player;
}

Selector Meaning::plain_thing(const Node& node) {
  take(node);
  const Node* type = node.child("typeWord");
  if (type != nullptr) take(*type);
  if (node.has("SELF") || node.has("THIS")) return one(Reference::self);
  if (node.has("YOU")) return one(Reference::you);
  if (node.has("TARGET")) return target(node);
  if (node.has("OPPONENT")) {
    if (!event_) player_ = one(Reference::opponent);
    return one(Reference::opponent);
  }
  if (node.has("DEFENDING")) return one(Reference::defending_player);
  if (node.has("ACTIVE")) return one(Reference::active_player);
  if (node.has("CHOSEN")) return one(Reference::chosen);
  if (node.has("ENCHANTED")) {
    // "Enchanted creatures" are any that are enchanted, not the one this is on.
    if (type != nullptr && type->first().text.back() == 's') fail();
    refer_to(one(Reference::enchanted));
    return one(Reference::enchanted);
  }
  if (node.has("CONTROLLER") || node.has("OWNER")) {
    Selector player = one(node.has("CONTROLLER") ? Reference::controller_of : Reference::owner_of);
    player.of = antecedent_.empty() ? one(Reference::self) : antecedent_;
    return player;
  }
  // "They" is a person of unsaid sex where nothing else was spoken of.
  if ((node.has("THEY") || node.has("THEM")) && antecedent_.empty()) return that_player();
  if (node.has("IT") || node.has("THEY") || node.has("THEM"))
    return antecedent_.empty() ? one(Reference::self) : antecedent_;
  if (node.has("OTHER")) return one(Reference::other_one);
  if (node.has("THAT") || node.has("THE")) {
    if (node.has("PLAYER")) return that_player();
    if (antecedent_.empty()) fail();
    return antecedent_;
  }
  const Node* what = node.child("group");
  if (what == nullptr) {
    fail();
    return {};
  }
  Selector selector = group(*what);
  if (!node.has("YOUR")) return selector;
  if (selector.from != Reference::permanents) fail();
  Filter own;
  own.quality = Quality::controlled_by;
  own.of = one(Reference::you);
  selector.filters.push_back(std::move(own));
  in_canonical_order(selector.filters);
  return selector;
}

/// "Target creature", "two target creatures", "another target Goblin".
Selector Meaning::target(const Node& node) {
  if (targets_ == nullptr) {
    fail();
    return {};
  }
  TargetSpec spec;
  const std::size_t place = targets_->size();
  spec.what = node.has("OPPONENT") ? one(Reference::opponent) : group(*node.child("group"));
  // A player spoken of in the middle ("land target player controls") is a target before this one.
  if (targets_->size() != place) fail();
  if (node.has("ANOTHER")) {
    Filter other;
    other.quality = Quality::other;
    spec.what.filters.push_back(other);
    in_canonical_order(spec.what.filters);
  }
  if (node.has("NUMBER_WORD")) {
    spec.most = Amount(any_number);
  } else if (const Node* many = node.child("howMany")) {
    spec.most = number(*many);
    spec.least = node.has("UP") ? Amount(0) : spec.most;
  } else if (node.has("UP")) {
    fail();
  }
  Selector target = one(Reference::target);
  target.index = static_cast<std::uint8_t>(targets_->size());
  if (is_player(spec.what)) player_ = target;
  targets_->push_back(std::move(spec));
  refer_to(target);
  return target;
}

Selector Meaning::group(const Node& node) {
  take(node);
  std::vector<Filter> filters;
  const Node* in_combat = nullptr;
  for (const Node* child : node.all("adjective")) {
    if (child->has("OR"))
      in_combat = child;  // attacking or blocking
    else
      filters.push_back(adjective(*child));
  }
  // "goblin creature", "artifact creature": each narrows what the noun says.
  std::vector<Filter> kinds;
  for (const Node* child : node.all("kind")) {
    take(*child);
    const Node& said = child->first();
    if (said.is("typeWord"))
      kinds.push_back(type_filter(type_word(said)));
    else if (said.token == "LAND_TYPE")
      kinds.push_back(word_filter(Quality::subtype, word(singular_land_type(said.text))));
    else
      kinds.push_back(word_filter(Quality::subtype, word(singular_creature_type(said.text))));
  }

  std::vector<const Node*> nouns = node.all("noun");
  if (const Node* more = node.child("nounMore")) {
    take(*more);
    for (const Node* noun : more->all("noun")) nouns.push_back(noun);
  }
  CardType types = CardType::none;
  bool permanents = false;
  bool cards = false;
  std::vector<Selector> others;
  for (const Node* noun : nouns) {
    take(*noun);
    const Node& said = noun->first();
    if (said.is("typeWord")) {
      types = types | type_word(said);
      permanents = true;
    } else if (said.token == "PERMANENT" || said.token == "SOURCE") {
      permanents = true;
    } else if (said.token == "CARD") {
      cards = true;
    } else if (said.token == "TOKEN_WORD") {
      permanents = true;
      filters.emplace_back();
      filters.back().quality = Quality::token;
      if (nouns.size() > 1) fail();
    } else if (said.token == "SPELL") {
      others.push_back(one(Reference::spells));
    } else if (said.token == "EFFECT") {
      others.push_back(one(Reference::effects));
    } else if (said.token == "PLAYER") {
      others.push_back(one(Reference::players));
    } else {
      // A subtype as a noun says its type as well.
      const bool land = said.token == "LAND_TYPE";
      types = types | (land ? CardType::land : CardType::creature);
      filters.push_back(word_filter(
          Quality::subtype, word(land ? singular_land_type(said.text) : singular_creature_type(said.text))));
      permanents = true;
      if (nouns.size() > 1) fail();
    }
  }
  if (permanents && any(types)) filters.push_back(type_filter(types));
  filters.insert(filters.end(), kinds.begin(), kinds.end());
  Selector selector;
  if (cards) {
    selector.from = Reference::cards;
    if (nouns.size() > 1) fail();
  } else if (permanents) {
    selector.from = Reference::permanents;
    selector.also = std::move(others);
  } else {
    selector = others.front();
    for (std::size_t i = 1; i < others.size(); ++i) selector.also.push_back(others[i]);
  }
  selector.filters = std::move(filters);
  for (const Node* child : node.all("suffix")) suffix(*child, selector);
  in_canonical_order(selector.filters);
  if (in_combat != nullptr) attacking_or_blocking(*in_combat, selector);
  // Cards lie somewhere: which zone is meant has to be said.
  if (cards && std::none_of(selector.filters.begin(), selector.filters.end(),
                            [](const Filter& f) { return f.quality == Quality::in_zone; }))
    fail();
  return selector;
}

/// "Attacking or blocking creature": either of two kinds.
void Meaning::attacking_or_blocking(const Node& node, Selector& selector) {
  take(node);
  Filter either;
  either.quality = Quality::matches_any;
  for (const Quality quality : {Quality::attacking, Quality::blocking}) {
    Selector each = selector;
    each.filters.emplace_back();
    each.filters.back().quality = quality;
    in_canonical_order(each.filters);
    either.alternatives.push_back(std::move(each));
  }
  selector.filters = {std::move(either)};
}

Filter Meaning::adjective(const Node& node) {
  take(node);
  Filter filter;
  filter.negated = node.has("NON") || node.has("UNTAPPED") || node.has("UNBLOCKED");
  if (const Node* said = node.child("colour")) {
    filter.quality = Quality::colour;
    filter.colours = colour(*said);
  } else if (const Node* type = node.child("typeWord")) {
    filter.quality = Quality::type;
    filter.types = type_word(*type);
  } else if (const Node* creature = node.child("CREATURE_TYPE")) {
    filter.quality = Quality::subtype;
    filter.word = word(singular_creature_type(creature->text));
  } else if (const Node* land = node.child("LAND_TYPE")) {
    filter.quality = Quality::subtype;
    filter.word = word(singular_land_type(land->text));
  } else if (node.has("TAPPED") || node.has("UNTAPPED")) {
    filter.quality = Quality::tapped;
  } else if (node.has("ATTACKING")) {
    filter.quality = Quality::attacking;
  } else if (node.has("BLOCKING")) {
    filter.quality = Quality::blocking;
  } else if (node.has("BLOCKED") || node.has("UNBLOCKED")) {
    filter.quality = Quality::blocked;
  } else if (node.has("LEGENDARY") || node.has("BASIC") || node.has("SNOW_COVERED")) {
    filter.quality = Quality::supertype;
    filter.supertypes = node.has("LEGENDARY") ? Supertype::legend
                        : node.has("BASIC")   ? Supertype::basic
                                              : Supertype::snow_covered;
  } else {
    filter.quality = Quality::other;
  }
  return filter;
}

/// "With power 2 or less", "with casting cost X".
Filter Meaning::compared_suffix(const Node& node) {
  Filter filter;
  filter.quality = node.has("POWER")       ? Quality::power
                   : node.has("TOUGHNESS") ? Quality::toughness
                                           : Quality::casting_cost;
  filter.compare = node.has("LESS")        ? Comparison::at_most
                   : node.has("MORE_WORD") ? Comparison::at_least
                                           : Comparison::equal;
  filter.amount = number(*node.child("number"));
  return filter;
}

void Meaning::suffix(const Node& node, Selector& selector) {
  take(node);
  Filter filter;
  if (const Node* said = node.child("keyword")) {
    const Ability ability = keyword(*said);
    // A filter asks for a keyword whatever it was given: "swampwalk" is more than it can ask.
    const KeywordUse& use = ability.keyword;
    if (ability.kind != AbilityKind::keyword || !use.filters.empty() || use.number || !use.cost.empty())
      return fail();
    filter = word_filter(Quality::keyword, ability.keyword.name, node.has("WITHOUT"));
  } else if (node.has("OTHER")) {
    filter.quality = Quality::other;
  } else if (node.has("number")) {
    filter = compared_suffix(node);
  } else if (node.has("DEALT")) {
    filter.quality = Quality::damaged_by;
    filter.of = np(*node.child("np"));
  } else if (node.has("SINCE")) {
    filter.quality = Quality::here_since_turn_began;
    Filter theirs;
    theirs.quality = Quality::controlled_by;
    theirs.of = node.has("whose") ? whose(*node.child("whose")) : one(Reference::opponent);
    selector.filters.push_back(std::move(theirs));
  } else if (const Node* who = node.child("whose")) {
    filter.quality = Quality::controlled_by;
    filter.of = whose(*who);
  } else if (const Node* against = node.child("anchor")) {
    filter.quality = node.has("BLOCKING") ? Quality::blocking_any : Quality::blocked_by_any;
    filter.of = plain_thing(*against);
  } else if (node.has("ATTACKED") || node.has("DID")) {
    filter.quality = Quality::attacked;
    filter.negated = node.has("NOT");
  } else if (node.has("CHOSEN")) {
    const bool land = std::any_of(selector.filters.begin(), selector.filters.end(), [](const Filter& f) {
      return f.quality == Quality::type && f.types == CardType::land;
    });
    filter.quality = node.has("COLOUR") ? Quality::chosen_colour
                     : land             ? Quality::chosen_land_type
                                        : Quality::chosen_creature_type;
  } else if (const Node* symbol = node.child("EXPANSION_NAME")) {
    filter.quality = Quality::expansion;
    filter.word = word(expansion_code(symbol->text));
  } else if (node.has("GRAVEYARD") || node.has("HAND")) {
    filter.quality = Quality::in_zone;
    filter.zone = node.has("HAND") ? Zone::hand : Zone::graveyard;
    if (selector.from != Reference::cards) return fail();
    if (node.has("YOUR")) {
      Filter own;
      own.quality = Quality::owned_by;
      own.of = one(Reference::you);
      selector.filters.push_back(std::move(own));
    } else if (node.has("HAND")) {
      return fail();  // whose hand?
    }
  } else {
    if (!node.has("PLAY")) fail();
    return;  // "in play" is where permanents are
  }
  selector.filters.push_back(std::move(filter));
}

/// Whose permanents are meant: "you control", "target player controls".
Selector Meaning::whose(const Node& node) {
  take(node);
  if (node.has("TARGET")) {
    if (targets_ == nullptr) {
      fail();
      return {};
    }
    TargetSpec spec;
    spec.what = one(node.has("OPPONENT") ? Reference::opponent : Reference::players);
    Selector target = one(Reference::target);
    target.index = static_cast<std::uint8_t>(targets_->size());
    targets_->push_back(std::move(spec));
    player_ = target;
    return target;
  }
  if (node.has("YOU")) return one(Reference::you);
  if (node.has("OPPONENT")) return one(Reference::opponent);
  if (node.has("DEFENDING")) return one(Reference::defending_player);
  if (node.has("ACTIVE")) return one(Reference::active_player);
  return that_player();
}

/// The player last spoken of, or the one of the event that set this off.
Selector Meaning::that_player() {
  if (!player_.empty()) return player_;
  if (!event_) fail();
  return one(Reference::that_player);
}

Selector Meaning::possessive(const Node& node) {
  take(node);
  if (const Node* whose = node.child("thing")) return thing(*whose);
  if (node.has("YOUR")) return one(Reference::you);
  if (node.has("THEIR")) {
    // Permanents have no hand, library or turn, but a controller and a casting cost of their own.
    return player_.empty() && !event_ && !antecedent_.empty() ? antecedent_ : that_player();
  }
  return antecedent_.empty() ? one(Reference::self) : antecedent_;
}

Amount Meaning::number(const Node& node) {
  take(node);
  const Node& said = node.first();
  if (said.token == "A" || said.token == "ONE") return 1;
  if (said.token == "X") {
    if (where_x_) return *where_x_;
    Amount x;
    x.kind = AmountKind::x;
    return x;
  }
  return number_named(said.text).value_or(0);
}

Amount Meaning::amount(const Node& node) {
  take(node);
  if (const Node* said = node.child("number")) return number(*said);
  Amount that;
  that.kind = AmountKind::that_amount;
  return that;
}

Amount Meaning::measure(const Node& node) {
  take(node);
  const Node& said = *node.child("measured");
  take(said);
  Amount value;
  if (said.has("HAND")) {
    value.kind = AmountKind::hand_size;
    value.of = possessive(*said.child("possessive"));
  } else if (const Node* counted = said.child("group")) {
    value.kind = AmountKind::count;
    value.of = group(*counted);
  } else {
    value.kind = said.has("POWER")     ? AmountKind::power
                 : said.has("LIFE")    ? AmountKind::life
                 : said.has("CASTING") ? AmountKind::casting_cost
                                       : AmountKind::toughness;
    value.of = possessive(*said.child("possessive"));
  }
  if (!node.has("MINUS")) return value;
  // What a card does to somebody is never less than nothing.
  Amount difference;
  difference.kind = AmountKind::difference;
  difference.terms = {std::move(value), number(*node.child("number"))};
  Amount kept;
  kept.kind = AmountKind::at_least_zero;
  kept.terms = {std::move(difference)};
  return kept;
}

ManaCost Meaning::mana(const Node& node, bool made) {
  take(node);
  std::string text;
  for (const Node& symbol : node.children) {
    if (symbol.text != "{c}")
      text += symbol.text;
    else if (!made)
      fail();  // no cost asks for colourless mana (R-MANA-6)
  }
  const auto cost = mana_from(text);
  if (!cost) fail();
  return cost.value_or(ManaCost{});
}

}  // namespace sleight
