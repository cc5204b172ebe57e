#include "core/explanation/short_text.h"

#include <algorithm>
#include <cctype>

#include "core/card/colour_words.h"
#include "core/card/letters.h"
#include "core/card/quality_facts.h"
#include "core/card/spelling.h"
#include "core/derived/changes.h"
#include "core/query/amounts.h"

namespace sleight {

namespace {

/// The order in which a card lists its types: what it is at last is said last ("artifact creature").
constexpr std::array in_type_line{CardType::land,     CardType::artifact,   CardType::enchantment,
                                  CardType::creature, CardType::instant,    CardType::interrupt,
                                  CardType::sorcery,  CardType::mana_source};
// A new type must be given its place in the line.
static_assert(in_type_line.size() == all_spellings<CardType>.size());

std::string signed_number(int value) { return (value < 0 ? "" : "+") + std::to_string(value); }

/// One word for a filter where one is enough; "" where it is not.
std::string filter_words(const Context& context, const Filter& filter) {
  const std::string words = quality_words(context, filter);
  return words.empty() ? "" : (filter.negated ? "non-" : "") + words;
}

std::string chosen_or(const Context& context, const ChangePart& part, bool land) {
  const Words& words = context.duel.library().words();
  if (!part.chosen) return words.spelling(land ? read_word(context, part.word) : part.word);
  const std::uint8_t type = chosen_in(context, &Chosen::land_type);
  if (land && type < colour_count) return words.spelling(context.duel.rules().basic_lands[type]);
  const Word creature = chosen_in(context, &Chosen::creature_type);
  return !land && creature ? words.spelling(creature) : "what was chosen";
}

std::string colours_or_chosen(const Context& context, const ChangePart& part) {
  if (!part.chosen) return colour_words(read_colours(context, part.colours));
  const std::uint8_t chosen = chosen_in(context, &Chosen::colour);
  return chosen != Chosen::none ? colour_words(chosen_colours(chosen)) : "the chosen colour";
}

std::string text_change_words(const Context& context, const ChangePart& part) {
  const bool lands = part.kind == ChangeKind::land_word;
  const Words& words = context.duel.library().words();
  std::string from = words.spelling(part.word);
  std::string to = words.spelling(part.to);
  const ChosenWords chosen = chosen_in(context, lands ? &Chosen::land_word : &Chosen::colour_word);
  if ((part.chosen || !part.word) && chosen.from < colour_count && chosen.to < colour_count) {
    const auto spell = [&](std::uint8_t which) {
      return lands ? words.spelling(context.duel.rules().basic_lands[which])
                   : std::string(spelling_of(static_cast<Colour>(which)));
    };
    from = spell(chosen.from);
    to = spell(chosen.to);
  }
  return "reads \"" + to + "\" for \"" + from + "\"";
}

std::string gained_words(const Context& context, const ChangePart& part) {
  std::string list;
  for (const Ability& ability : part.abilities) {
    if (!list.empty()) list += ", ";
    list += ability.kind == AbilityKind::keyword ? keyword_words(context, ability.keyword) : "an ability";
  }
  return "gains " + list;
}

/// A word and what it reads as.
struct Replacement {
  std::string from;
  std::string to;
};

std::vector<Replacement> replacements(const Duel& duel, const TextWords& text) {
  std::vector<Replacement> found;
  const auto note = [&found](const std::string& from, const std::string& to) {
    if (from != to) found.push_back({from, to});
  };
  for (std::size_t i = 0; i < colour_count; ++i)
    note(std::string(spelling_of(static_cast<Colour>(i))), std::string(spelling_of(text.colours[i])));
  const Words& words = duel.library().words();
  const auto& lands = duel.rules().basic_lands;
  for (std::size_t i = 0; i < colour_count; ++i)
    note(words.spelling(lands[i]), words.spelling(lands[text.lands[i]]));
  return found;
}

/// Whether `word` begins at `at`: not inside another word, whatever case its first letter has.
bool word_stands(const std::string& written, std::size_t at, const std::string& word) {
  if (at > 0 && is_letter(written[at - 1])) return false;
  if (written.size() - at < word.size()) return false;
  if (!same_but_for_case(std::string_view(written).substr(at, word.size()), word)) return false;
  const std::string_view rest = std::string_view(written).substr(at + word.size());
  if (rest.empty() || !is_letter(rest.front())) return true;
  // A land type also begins a keyword or has a plural: "swampwalk" reads anew, "redeem" has no red in it.
  return rest.starts_with("walk") || rest.starts_with("home") ||
         (rest.starts_with("s") && (rest.size() == 1 || !is_letter(rest[1])));
}

}  // namespace

std::string name_of(const Duel& duel, Thing thing) {
  switch (thing.kind) {
    case Thing::Kind::player:
      return thing.player == PlayerId::bob ? "Bob" : "Sue";
    case Thing::Kind::object:
      return name_of(duel, snapshot(duel, thing.object));
    case Thing::Kind::play: {
      const BatchItem* play = duel.find_play(thing.number);
      if (play == nullptr) return "a play that is over";
      return play->kind == BatchItem::Kind::phase_draw ? "the draw" : name_of(duel, play->traits);
    }
    case Thing::Kind::packet: {
      const Packet* packet = duel.find_packet(thing.number);
      return packet != nullptr ? "damage from " + name_of(duel, packet->source) : "damage that is over";
    }
    case Thing::Kind::none:
      break;
  }
  return "nothing";
}

std::string name_of(const Duel& duel, const LastKnown& traits) {
  // A slot that was never known: an object of which not even the card is left.
  if (traits.card == CardId::none) return "something";
  const std::string& printed = duel.library().card(traits.card).name;
  // A land changed into another has another name than the card (R-LAND-5).
  if (traits.name && traits.name != Word{printed} && duel.library().words().knows(traits.name))
    return duel.library().words().spelling(traits.name);
  return printed;
}

std::string keyword_words(const Context& context, const KeywordUse& use) {
  std::string words = context.duel.library().words().spelling(use.name);
  // A word for any land names the one that is meant: "landwalk" of swamps is "swampwalk".
  if (words.starts_with("land") && use.filters.size() == 1 && use.filters[0].asks_for(Quality::subtype))
    return filter_words(context, use.filters[0]) + words.substr(4);
  std::string qualities;
  bool from = true;
  for (const Filter& filter : use.filters) {
    const std::string one = filter_words(context, filter);
    // What has no short word is left out: the name of the keyword alone is true as well.
    if (one.empty()) continue;
    // "protection from white" and "from artifacts", but "(bear)": a subtype is not a source's trait.
    from = from && filter.quality != Quality::subtype;
    qualities += (qualities.empty() ? "" : " ") + one;
  }
  if (!qualities.empty()) words += from ? " from " + qualities : " (" + qualities + ")";
  if (use.number) words += " " + std::to_string(evaluate(context, *use.number));
  return words;
}

std::string change_words(const Context& context, const ChangePart& part, int times,
                         std::optional<int> amount) {
  const auto value = [&] { return amount ? *amount : amount_of(context, part); };
  switch (part.kind) {
    case ChangeKind::copy_of:
      return "becomes a copy";
    case ChangeKind::controller: {
      // "You" is meant where the change names nobody.
      const PlayerId player = part.who.empty() ? context.you : who_of(context, part).player;
      return player == PlayerId::none
                 ? "changes controller"
                 : "comes under the control of " + name_of(context.duel, Thing::of(player));
    }
    case ChangeKind::colour_word:
    case ChangeKind::land_word:
      return text_change_words(context, part);
    case ChangeKind::made_in_words:
      return "reads as the words of what made it";
    case ChangeKind::becomes_land:
      return "becomes " + with_article(chosen_or(context, part, true));
    case ChangeKind::also_land_type:
      return "is also " + with_article(chosen_or(context, part, true));
    case ChangeKind::also_supertype:
      return "becomes " + supertype_words(part.supertypes);
    case ChangeKind::loses_supertype:
      return "is no longer " + supertype_words(part.supertypes);
    case ChangeKind::is_also:
      return "is also " + with_article(type_words(part.types));
    case ChangeKind::becomes_type:
      return "becomes " + with_article(type_words(part.types));
    case ChangeKind::also_subtype:
      return "is also " + with_article(chosen_or(context, part, false));
    case ChangeKind::becomes_subtype:
      return "becomes " + with_article(chosen_or(context, part, false));
    case ChangeKind::colour:
      return "becomes " + colours_or_chosen(context, part);
    case ChangeKind::also_colour:
      return "is also " + colours_or_chosen(context, part);
    case ChangeKind::gains:
    case ChangeKind::gains_once:
      return gained_words(context, part);
    case ChangeKind::loses_keyword:
      return "loses " + context.duel.library().words().spelling(part.word);
    case ChangeKind::loses_abilities:
      return "loses its abilities";
    case ChangeKind::power:
      return "base power becomes " + std::to_string(value());
    case ChangeKind::toughness:
      return "base toughness becomes " + std::to_string(value());
    case ChangeKind::plus_power:
      return signed_number(times * value()) + " power";
    case ChangeKind::plus_toughness:
      return signed_number(times * value()) + " toughness";
    case ChangeKind::switch_power_toughness:
      return "power and toughness change places";
  }
  return "";
}

const char* reason_words(EndReason reason) {
  switch (reason) {
    case EndReason::none:
      return "";
    case EndReason::life:
      return "no life left";
    case EndReason::library:
      return "no card left to draw";
    case EndReason::effect:
      return "an effect made somebody lose";
    case EndReason::both:
      return "both lost at once";
    case EndReason::repetition:
      return "one position came back again and again";
    case EndReason::turns:
      return "too many turns";
    case EndReason::endless_turn:
      return "a turn without end";
    case EndReason::endless_effects:
      return "effects without end";
  }
  return "";
}

std::string colour_words(Colours colours) {
  std::string words;
  for (const auto& row : all_spellings<Colour>)
    if (colours.has(row.value)) words += (words.empty() ? "" : " and ") + std::string(row.spelling);
  return words.empty() ? "colourless" : words;
}

std::string quality_words(const Context& context, const Filter& filter) {
  const Quality asked = filter.quality;
  const Words& words = context.duel.library().words();
  // Each of these fields is read of one quality alone.
  if (reads(asked, FilterFields::types)) return type_words(filter.types);
  if (reads(asked, FilterFields::supertypes)) return supertype_words(filter.supertypes);
  if (reads(asked, FilterFields::colours)) return colour_words(read_colours(context, filter.colours));
  if (asked == Quality::subtype) return words.spelling(read_word(context, filter.word));
  if (asked == Quality::named || asked == Quality::keyword) return words.spelling(filter.word);
  return has(asked, QualityTraits::is_adjective) ? record_of(asked).name : "";
}

std::string supertype_words(Supertype supertypes) {
  std::string words;
  for (const auto& row : all_spellings<Supertype>)
    if (any(supertypes & row.value)) words += (words.empty() ? "" : " ") + std::string(english_of(row.value));
  return words;
}

std::string text_words(const Duel& duel, const TextWords& text) {
  std::string words;
  for (const auto& [from, to] : replacements(duel, text))
    words += (words.empty() ? "\"" : ", \"") + from + "\" reads \"" + to + "\"";
  return words;
}

std::string reworded(const Duel& duel, const TextWords& text, const std::string& written) {
  const auto changed = replacements(duel, text);
  std::string read;
  for (std::size_t i = 0; i < written.size();) {
    const Replacement* found = nullptr;
    for (const Replacement& one : changed)
      if (word_stands(written, i, one.from)) found = &one;
    if (found == nullptr) {
      read += written[i++];
      continue;
    }
    std::string word = found->to;
    // At the beginning of a sentence, or where land types are written with a capital.
    if (written[i] != lowered(written[i])) word[0] = raised(word[0]);
    read += word;
    i += found->from.size();
    // "swamps" read as plains are "plains".
    const bool plural = i < written.size() && written[i] == 's' && found->to.back() == 's';
    if (plural) ++i;
  }
  return read;
}

std::string type_words(CardType types) {
  std::string words;
  for (const CardType type : in_type_line)
    if (any(types & type)) words += (words.empty() ? "" : " ") + std::string(spelling_of(type));
  return words.empty() ? "no type" : words;
}

std::string with_article(const std::string& noun) {
  const bool vowel = !noun.empty() && std::string_view("aeiou").find(noun.front()) != std::string_view::npos;
  return (vowel ? "an " : "a ") + noun;
}

namespace {

/// The kind of the counter on its holder that the rule comes of; no word where it is the holder's own.
Word counter_behind(const RuleInForce& force) {
  const Duel& duel = force.context.duel;
  if (force.held == nullptr) return {};
  for (const Counters& counters : duel.counters) {
    const CounterKind* kind =
        counters.slot == force.holder.slot ? duel.library().counter(counters.kind) : nullptr;
    const auto is_it = [&](const Ability& ability) { return &ability == force.held->ability; };
    if (kind != nullptr && std::any_of(kind->abilities.begin(), kind->abilities.end(), is_it))
      return counters.kind;
  }
  return {};
}

}  // namespace

std::string said_by(const RuleInForce& force) {
  const Duel& duel = force.context.duel;
  if (const Word counter = counter_behind(force))
    return with_article(duel.library().words().spelling(counter)) + " counter on " +
           name_of(duel, Thing::of(force.holder)) + " says so";
  // The keyword says more than the card does: "has flying" is the reason, not "says so".
  if (force.context.keyword != nullptr)
    return name_of(duel, Thing::of(force.holder)) + " has " +
           keyword_words(force.context, *force.context.keyword);
  if (force.holder) return name_of(duel, Thing::of(force.holder)) + " says so";
  if (force.context.effect != nullptr && force.context.effect->source_card != CardId::none)
    return duel.library().card(force.context.effect->source_card).name + " says so";
  return "the rules say so";
}

std::string reason_of(const RuleInForce& force) {
  std::string rules = " (R-GEN-1)";
  if (counter_behind(force)) return said_by(force) + rules;
  const KeywordUse* use = force.context.keyword;
  if (const Keyword* keyword = use != nullptr ? force.context.duel.library().keyword(use->name) : nullptr)
    if (const auto cited = keyword->text.rfind(" (R-"); cited != std::string::npos)
      rules = keyword->text.substr(cited, keyword->text.find(')', cited) + 1 - cited);
  return said_by(force) + rules;
}

}  // namespace sleight
