#include <algorithm>
#include <tuple>

#include "core/library.h"
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
  if (node.has("SELF")) return one(Reference::self);
  if (node.has("YOU")) return one(Reference::you);
  if (node.has("OPPONENT")) return one(Reference::opponent);
  if (node.has("CHOSEN")) return one(Reference::chosen);
  if (node.has("ENCHANTED")) {
    refer_to(one(Reference::enchanted));
    return one(Reference::enchanted);
  }
  if (node.has("CONTROLLER") || node.has("OWNER")) {
    Selector player = one(node.has("CONTROLLER") ? Reference::controller_of : Reference::owner_of);
    player.of = antecedent_.empty() ? one(Reference::self) : antecedent_;
    return player;
  }
  // "They" is a person of unsaid sex where nothing else was spoken of.
  if (node.has("THEY") && antecedent_.empty()) return player_.empty() ? one(Reference::that_player) : player_;
  if (node.has("IT") || node.has("THEY") || node.has("THEM"))
    return antecedent_.empty() ? one(Reference::self) : antecedent_;
  if (node.has("THAT") || node.has("THE")) {
    if (node.has("PLAYER")) return player_.empty() ? one(Reference::that_player) : player_;
    if (antecedent_.empty()) fail();
    return antecedent_;
  }
  const Node* what = node.child("group");
  if (what == nullptr) {
    fail();
    return {};
  }
  Selector selector = group(*what);
  if (!node.has("TARGET")) return selector;
  if (targets_ == nullptr) {
    fail();
    return {};
  }
  Selector target = one(Reference::target);
  target.index = static_cast<std::uint8_t>(targets_->size());
  if (selector.from == Reference::players) player_ = target;
  TargetSpec spec;
  spec.what = std::move(selector);
  targets_->push_back(std::move(spec));
  refer_to(target);
  return target;
}

Selector Meaning::group(const Node& node) {
  take(node);
  std::vector<Filter> filters;
  for (const Node* child : node.all("adjective")) filters.push_back(adjective(*child));
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
  std::vector<Selector> others;
  for (const Node* noun : nouns) {
    take(*noun);
    const Node& said = noun->first();
    if (said.is("typeWord")) {
      types = types | type_word(said);
      permanents = true;
    } else if (said.token == "PERMANENT") {
      permanents = true;
    } else if (said.token == "SPELL") {
      others.push_back(one(Reference::spells));
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
  if (permanents) {
    selector.from = Reference::permanents;
    selector.also = std::move(others);
  } else {
    selector = others.front();
    for (std::size_t i = 1; i < others.size(); ++i) selector.also.push_back(others[i]);
  }
  selector.filters = std::move(filters);
  for (const Node* child : node.all("suffix")) suffix(*child, selector);
  in_canonical_order(selector.filters);
  return selector;
}

Filter Meaning::adjective(const Node& node) {
  take(node);
  Filter filter;
  filter.negated = node.has("NON") || node.has("UNTAPPED");
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
  } else if (node.has("BLOCKED")) {
    filter.quality = Quality::blocked;
  } else {
    filter.quality = Quality::other;
  }
  return filter;
}

void Meaning::suffix(const Node& node, Selector& selector) {
  take(node);
  Filter filter;
  if (node.has("OTHER")) {
    filter.quality = Quality::other;
  } else if (const Node* said = node.child("keyword")) {
    const Ability ability = keyword(*said);
    // A filter asks for a keyword whatever it was given: "swampwalk" is more than it can ask.
    const KeywordUse& use = ability.keyword;
    if (ability.kind != AbilityKind::keyword || !use.filters.empty() || use.number || !use.cost.empty())
      return fail();
    filter = word_filter(Quality::keyword, ability.keyword.name, node.has("WITHOUT"));
  } else if (node.has("POWER") || node.has("TOUGHNESS")) {
    filter.quality = node.has("POWER") ? Quality::power : Quality::toughness;
    filter.compare = node.has("LESS") ? Comparison::at_most : Comparison::at_least;
    filter.amount = number(*node.child("number"));
  } else if (node.has("DEALT")) {
    filter.quality = Quality::damaged_by;
    filter.of = np(*node.child("np"));
  } else if (node.has("YOU")) {
    filter.quality = Quality::controlled_by;
    filter.of = one(Reference::you);
  } else {
    return;  // "in play" is where permanents are
  }
  selector.filters.push_back(std::move(filter));
}

Selector Meaning::possessive(const Node& node) {
  take(node);
  if (const Node* whose = node.child("thing")) return thing(*whose);
  if (node.has("YOUR")) return one(Reference::you);
  if (node.has("THEIR")) return player_.empty() ? one(Reference::that_player) : player_;
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
    value.kind = said.has("POWER")  ? AmountKind::power
                 : said.has("LIFE") ? AmountKind::life
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

ManaCost Meaning::mana(const Node& node) {
  take(node);
  std::string text;
  for (const Node& symbol : node.children) text += symbol.text;
  const auto cost = mana_from(text);
  if (!cost) fail();
  return cost.value_or(ManaCost{});
}

}  // namespace sleight
