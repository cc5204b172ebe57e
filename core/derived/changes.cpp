#include "core/derived/changes.h"

#include <algorithm>

#include "core/card/bounds.h"
#include "core/card/colour_words.h"
#include "core/card/spelling.h"
#include "core/query/amounts.h"
#include "core/query/selection.h"

namespace sleight {

namespace {

void add_subtype(Characteristics& object, Word word) {
  // More than fit are left out rather than refused: no card of the time comes near the limit.
  if (!word || object.has_subtype(word) || object.subtype_count >= subtype_limit) return;
  object.subtypes[object.subtype_count++] = word;
}

/// Takes away every subtype for which `goes` is true.
template <typename Predicate>
void drop_subtypes(Characteristics& object, Predicate goes) {
  std::uint8_t kept = 0;
  for (int i = 0; i < object.subtype_count; ++i) {
    const Word word = object.subtypes[static_cast<std::size_t>(i)];
    if (!goes(word)) object.subtypes[kept++] = word;
  }
  // What lies beyond the count is cleared, so that equal characteristics are equal bytes.
  for (std::size_t i = kept; i < subtype_limit; ++i) object.subtypes[i] = Word{};
  object.subtype_count = kept;
}

Word land_word(const Context& context, const ChangePart& part) {
  // The word is itself a word of a text: "all swamps are plains" reads otherwise after a Magical Hack.
  if (!part.chosen && part.word) return read_word(context, part.word);
  // Of two types that were chosen, the second.
  const std::uint8_t chosen =
      part.to ? chosen_in(context, &Chosen::land_word).to : chosen_in(context, &Chosen::land_type);
  return chosen < colour_count ? context.duel.rules().basic_lands[chosen] : Word{};
}

/// Creature types are not among the words that a text change replaces.
Word creature_word(const Context& context, const ChangePart& part) {
  return part.chosen ? chosen_in(context, &Chosen::creature_type) : part.word;
}

/// The colours a part names; `known` is false when they were to be chosen and never were.
Colours part_colours(const Context& context, const ChangePart& part, bool& known) {
  known = true;
  if (!part.chosen) return read_colours(context, part.colours);
  const std::uint8_t chosen = chosen_in(context, &Chosen::colour);
  known = chosen != Chosen::none;
  return chosen_colours(chosen);
}

/// What a card says of itself in its text reads as that text does: its colour, where that is not the one of
/// its cost, and the land types of a land that is not basic. What a basic land is stands in no text, and a
/// token has none.
void read_own_words(const Duel& duel, Characteristics& object) {
  const Card& card = duel.library().card(object.card);
  if (card.has_cost && card.colours) {
    object.colours = {};
    for (const Spelling<Colour>& row : all_spellings<Colour>)
      if (card.colours->has(row.value))
        object.colours = object.colours | object.text.colours[static_cast<std::size_t>(row.value)];
  }
  if (!any(card.types & CardType::land) || any(card.supertypes & Supertype::basic)) return;
  object.subtypes = {};
  object.subtype_count = 0;
  for (const Word word : card.subtypes) {
    const int land = basic_land_index(duel.rules(), word);
    add_subtype(object, land < 0
                            ? word
                            : duel.rules().basic_lands[object.text.lands[static_cast<std::size_t>(land)]]);
  }
}

void change_text(const Context& context, const ChangePart& part, Characteristics& object) {
  const bool lands = part.kind == ChangeKind::land_word;
  int from = -1;
  int to = -1;
  if (part.chosen || !part.word) {
    const ChosenWords chosen = chosen_in(context, lands ? &Chosen::land_word : &Chosen::colour_word);
    if (chosen.from < colour_count && chosen.to < colour_count) {
      from = chosen.from;
      to = chosen.to;
    }
  } else {
    from = lands ? basic_land_index(context.duel.rules(), part.word) : colour_index(part.word);
    to = lands ? basic_land_index(context.duel.rules(), part.to) : colour_index(part.to);
  }
  if (from < 0 || to < 0) return;
  // A later change replaces the word as it reads by then, not as it was printed.
  if (lands) {
    for (auto& reading : object.text.lands)
      if (reading == from) reading = static_cast<std::uint8_t>(to);
  } else {
    for (auto& reading : object.text.colours)
      if (reading == static_cast<Colour>(from)) reading = static_cast<Colour>(to);
  }
  read_own_words(context.duel, object);
}

/// What a token is stands in the text of what makes it, and is read as that reads when it makes it (law 3).
void read_as_made(const Context& context, Characteristics& object) {
  if (context.text == nullptr) return;
  object.colours = read_colours(context, object.colours);
  for (Colour& reading : object.text.colours)
    reading = context.text->colours[static_cast<std::size_t>(reading)];
  for (std::uint8_t& reading : object.text.lands) reading = context.text->lands[reading];
}

/// A land changed into a basic land type is that land: its name, its types, and nothing of its text
/// (R-LAND-5). Colour and snow stay; being a legend does not (R-LEG-2). The abilities go elsewhere.
void become_land(const Context& context, const ChangePart& part, Characteristics& object) {
  const Word word = land_word(context, part);
  if (!word) return;
  drop_subtypes(object, [](Word) { return true; });
  add_subtype(object, word);
  object.types = CardType::land;  // what brings it to life comes on top (R-CONT-1)
  object.name = word;
  object.supertypes = (object.supertypes & Supertype::snow_covered) | Supertype::basic;
}

}  // namespace

bool change_land_type(const Context& context, const ChangePart& part, Word type, Characteristics& object) {
  const Word word = land_word(context, part);
  if (!word) return false;
  drop_subtypes(object, [type](Word each) { return each == type; });
  add_subtype(object, word);
  return true;
}

namespace {

/// What was fixed of a part, where a lasting effect applies its own change; else null.
const FixedPart* fixed_in(const Context& context, const ChangePart& part) {
  const Effect* effect = context.effect;
  if (effect == nullptr || effect->fixed.empty() || effect->change == ChangeId::none) return nullptr;
  const std::vector<ChangePart>& parts = context.duel.library().change(effect->change).parts;
  // The parts of an effect are always those of its change, so that the place in that list is the place here.
  return &effect->fixed[static_cast<std::size_t>(&part - parts.data())];
}

CardId card_of(const Context& context, Thing thing) {
  return thing.is_object() ? remembered(context, thing.object).card : CardId::none;
}

}  // namespace

Characteristics printed_characteristics(const Library& library, CardId id, bool* dynamic) {
  const Card& card = library.card(id);
  Characteristics made;
  made.card = id;
  made.name = Word{card.name};
  made.types = card.types;
  made.supertypes = card.supertypes;
  made.colours = card.colour();
  for (const Word word : card.subtypes) add_subtype(made, word);
  bool depends = false;
  // What depends on the duel is 0 until the layer of power and toughness (R-CRE-4).
  const auto value = [&depends](const Box<Amount>& amount) {
    if (!amount) return 0;
    if (amount->is_number()) return amount->number;
    depends = true;
    return 0;
  };
  made.power = value(card.power);
  made.toughness = value(card.toughness);
  if (dynamic != nullptr) *dynamic = depends;
  return made;
}

std::vector<FixedPart> fixed_parts(const Context& context, const Change& change) {
  const auto is_open = [](const ChangePart& part) {
    // R-DUR-1, R-CRE-4: "+X/+X" is read once, on resolving; a plain number needs no keeping.
    return (part.amount && !part.amount->is_number()) || !part.who.empty();
  };
  std::vector<FixedPart> fixed;
  if (std::none_of(change.parts.begin(), change.parts.end(), is_open)) return fixed;
  // One for each part, open or not: they are found by the place of the part.
  for (const ChangePart& part : change.parts) {
    const Thing who = first_selected(context, part.who);
    fixed.push_back({evaluate(context, part.amount, 0), who, card_of(context, who)});
  }
  return fixed;
}

int amount_of(const Context& context, const ChangePart& part) {
  const FixedPart* fixed = fixed_in(context, part);
  return fixed != nullptr ? fixed->amount : evaluate(context, part.amount, 0);
}

Thing who_of(const Context& context, const ChangePart& part) {
  const FixedPart* fixed = fixed_in(context, part);
  return fixed != nullptr ? fixed->who : first_selected(context, part.who);
}

bool is_copy_of_chosen(const ChangePart& part) {
  return part.kind == ChangeKind::copy_of && (part.who.empty() || part.who.from == Reference::chosen);
}

CardId copied_card(const Context& context, const ChangePart& part) {
  if (is_copy_of_chosen(part)) {
    // What it entered as a copy of goes before what that has had it choose.
    const bool itself = context.effect == nullptr && context.duel.exists(context.self);
    const CardId copied = itself ? context.duel.object(context.self).copied : CardId::none;
    return copied != CardId::none ? copied : chosen_in(context, &Chosen::thing).card;
  }
  const FixedPart* fixed = fixed_in(context, part);
  return fixed != nullptr ? fixed->card : card_of(context, first_selected(context, part.who));
}

void apply_flat(const Context& context, const ChangePart& part, Characteristics& object, int times) {
  switch (part.kind) {
    case ChangeKind::controller: {
      const PlayerId player = part.who.empty() ? context.you : who_of(context, part).player;
      // Whom nobody can name does not take it away from who has it.
      if (player != PlayerId::none) object.controller = player;
      break;
    }
    case ChangeKind::colour_word:
    case ChangeKind::land_word:
      change_text(context, part, object);
      break;
    case ChangeKind::made_in_words:
      read_as_made(context, object);
      break;
    case ChangeKind::becomes_land:
      become_land(context, part, object);
      break;
    case ChangeKind::also_land_type:
      add_subtype(object, land_word(context, part));
      break;
    case ChangeKind::also_supertype:
      object.supertypes = object.supertypes | part.supertypes;
      break;
    case ChangeKind::loses_supertype:
      object.supertypes = without(object.supertypes, part.supertypes);
      break;
    case ChangeKind::is_also:
      // Of several kinds it counts fully as each (R-PERM-1).
      object.types = object.types | part.types;
      break;
    case ChangeKind::becomes_type:
      object.types = part.types;
      break;
    case ChangeKind::also_subtype:
      add_subtype(object, creature_word(context, part));
      break;
    case ChangeKind::becomes_subtype: {
      const Rules& rules = context.duel.rules();
      // Its creature types go, its land types stay: a forest that becomes a creature is still a forest.
      drop_subtypes(object, [&rules](Word word) { return basic_land_index(rules, word) < 0; });
      add_subtype(object, creature_word(context, part));
      break;
    }
    case ChangeKind::colour: {
      bool known = false;
      const Colours colours = part_colours(context, part, known);
      if (known) object.colours = colours;  // the whole old definition goes (R-COLOR-2)
      break;
    }
    case ChangeKind::also_colour: {
      bool known = false;
      object.colours = object.colours | part_colours(context, part, known);
      break;
    }
    case ChangeKind::power:
      object.power = bounded(amount_of(context, part));
      break;
    case ChangeKind::toughness:
      object.toughness = bounded(amount_of(context, part));
      break;
    case ChangeKind::plus_power:
      // R-COUNTER-1: so many counters do it so many times.
      object.power = bounded(object.power + std::int64_t{times} * amount_of(context, part));
      break;
    case ChangeKind::plus_toughness:
      object.toughness = bounded(object.toughness + std::int64_t{times} * amount_of(context, part));
      break;
    case ChangeKind::switch_power_toughness:
      // Of what they are by then, with all that was added (the layer is the last).
      std::swap(object.power, object.toughness);
      break;
    case ChangeKind::copy_of:
    case ChangeKind::gains:
    case ChangeKind::gains_once:
    case ChangeKind::loses_keyword:
    case ChangeKind::loses_abilities:
      break;  // these deal with the table of abilities
  }
}

}  // namespace sleight
