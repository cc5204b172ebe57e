#include "grammar/facts.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "core/card/creature_types.h"
#include "core/card/letters.h"
#include "core/card/purpose.h"
#include "core/card/spelling.h"
#include "grammar/describe.h"
#include "grammar/reading_context.h"
#include "grammar/text/english_words.h"
#include "grammar/text/phrase_pattern.h"

namespace sleight {

namespace {

/// Types that later years gave to cards printed without them: a race beside a class, a kingdom beside a Wall.
constexpr std::array<std::string_view, 2> later_races{"human", "plant"};
/// Codes of the sets in which no card had one of these types.
constexpr std::array<std::string_view, 61> earlier_sets{
    "lea", "leb", "2ed", "ced", "cei",  "arn", "atq", "3ed",  "fbb", "leg", "sum", "drk", "fem",
    "4ed", "4bb", "ice", "chr", "bchr", "ren", "rin", "hml",  "all", "rqs", "itp", "mgb", "vis",
    "mir", "5ed", "por", "wth", "tmp",  "sth", "exo", "p02",  "ath", "usg", "ulg", "6ed", "ptk",
    "s99", "uds", "mmq", "nem", "pcy",  "s00", "brb", "btd",  "inv", "pls", "7ed", "apc", "ody",
    "dkm", "tor", "jud", "ons", "lgn",  "scg", "8ed", "past", "phpr"};

/// Whether the card is older than these races; of a card of which nobody knows, it is believed.
bool is_older(const std::vector<std::string>& printings) {
  return printings.empty() || std::any_of(printings.begin(), printings.end(), [](const std::string& set) {
           return std::find(earlier_sets.begin(), earlier_sets.end(), lowered(set)) != earlier_sets.end();
         });
}

void drop_later_races(std::vector<std::string>& subtypes) {
  for (const std::string_view race : later_races)
    if (subtypes.size() > 1) std::erase(subtypes, race);
}

Selector permanents_of(CardType type) {
  Selector selector = one(Reference::permanents);
  selector.filters.push_back(type_filter(type));
  return selector;
}

/// "Summon — Knight", "Enchant Creature", "Mana Source": what a card of the era says it is.
void take_printed_type(std::string_view printed, Card& card, std::vector<std::string>& subtypes) {
  const std::string type = lowered(printed);
  // Databases call interrupts and mana sources instants: the printed word decides how the spell is timed.
  if (const auto named = spelt<CardType>(type); named && !any(*named & permanent_types)) card.types = *named;
  // An enchant world is on nothing (R-WORLD-1); on any other, the printed line tells the target (R-ENCH-1).
  if (type.starts_with("enchant ") && type != "enchant world") {
    const CardType on = type_named(type.substr(8));
    if (any(on)) card.enchants = permanents_of(on);
  }
  if (!type.starts_with("summon")) return;
  std::string names = type.substr(6);
  std::vector<std::string> printed_types;
  std::string word;
  for (const std::string_view dash : {"—", "–", " - "})
    if (const std::size_t at = names.find(dash); at != std::string::npos) names.replace(at, dash.size(), " ");
  // "People of the Woods": what joins names is no type.
  const auto joins = [](std::string_view said) { return said == "of" || said == "the" || said == "from"; };
  // "Gaea's", "Dandân" and "War-Riders" are one word each.
  const auto in_word = [](char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || (c & 0x80) != 0 || c == '\'' || c == '-';
  };
  for (const char c : names + " ") {
    if (in_word(c)) {
      word += c;
    } else if (!word.empty()) {
      if (word == spelling_of(Supertype::legend))
        card.supertypes = card.supertypes | Supertype::legend;
      else if (!joins(word))
        printed_types.push_back(singular_creature_type(word));
      word.clear();
    }
  }
  // Creature types are the words after "Summon" (R-CRE-8), not those that databases give in their place.
  if (!printed_types.empty()) subtypes = printed_types;
}

std::string problem_of(const std::string& value) { return "power or toughness '" + value + "'"; }

Box<Amount> characteristic(const std::string& value, std::vector<std::string>& problems) {
  if (value.empty()) return {};
  const auto number = number_named(value);
  if (number) return Amount(*number);
  if (value.size() > 1 && value.front() == '-')
    if (const auto below = number_named(std::string_view(value).substr(1))) return Amount(-*below);
  // "*" is told by the card's text, if at all: 0 only stands in for it, which the problem says.
  problems.push_back(problem_of(value));
  return Amount(0);
}

/// Whether abilities of the card itself say what its size is, each at its time.
bool tells(const Reading& reading, ChangeKind kind) {
  return std::any_of(reading.abilities.begin(), reading.abilities.end(), [kind](const Ability& ability) {
    const std::vector<ChangePart>& parts = ability.change.parts;
    return ability.kind == AbilityKind::continuous &&
           (ability.affects.empty() || ability.affects.from == Reference::self) &&
           std::any_of(parts.begin(), parts.end(),
                       [kind](const ChangePart& part) { return part.kind == kind; });
  });
}

/// What the text has told is no problem any more: of two of the same words, one.
void forget(std::vector<std::string>& problems, const std::string& problem) {
  const auto told = std::find(problems.begin(), problems.end(), problem);
  if (told != problems.end()) problems.erase(told);
}

/// "1/1 white, red, and green Sand Warrior token": the words with a capital behind a size or a colour.
std::vector<std::string> types_of_sized_tokens(std::string_view text) {
  constexpr std::string_view made = " token";
  std::vector<std::string> types;
  for (std::size_t at = text.find(made); at != std::string_view::npos; at = text.find(made, at + 1)) {
    std::vector<std::string> words;
    std::size_t end = at;
    while (end > 0) {
      const std::size_t space = text.substr(0, end).find_last_of(" \n");
      const std::size_t begin = space == std::string_view::npos ? 0 : space + 1;
      const std::string_view word = text.substr(begin, end - begin);
      if (!word.empty() && std::isupper(static_cast<unsigned char>(word.front())) != 0) {
        words.push_back(lowered(word));
      } else {
        if (spelt<Colour>(word) || word == "colorless" || word.find('/') != std::string_view::npos)
          types.insert(types.end(), words.begin(), words.end());
        break;
      }
      if (begin == 0) break;
      end = begin - 1;
    }
  }
  return types;
}

/// What a text calls the creatures that it makes: the words with a capital before "creature token", and
/// before "artifact creature token" likewise. No card need be of that type.
std::vector<std::string> types_of_tokens(std::string_view text) {
  constexpr std::string_view made = " creature token";
  std::vector<std::string> types = types_of_sized_tokens(text);
  for (std::size_t at = text.find(made); at != std::string_view::npos; at = text.find(made, at + 1)) {
    std::size_t end = at;
    while (end > 0) {
      const std::size_t space = text.substr(0, end).find_last_of(" \n");
      const std::size_t begin = space == std::string_view::npos ? 0 : space + 1;
      const std::string_view word = text.substr(begin, end - begin);
      const bool capital = !word.empty() && std::isupper(static_cast<unsigned char>(word.front())) != 0;
      if (capital) types.push_back(lowered(word));
      // Only a card type stands between.
      else if (word != "artifact" && word != "enchantment")
        break;
      if (begin == 0) break;
      end = begin - 1;
    }
  }
  return types;
}

/// What a printed text calls them: "put three Serf tokens into play". A name may have several words.
std::vector<std::string> types_of_printed_tokens(std::string_view text) {
  static const PhrasePattern made("put <n> <t> (token|tokens) into play");
  const std::string low = lowered(text);
  std::vector<std::string> types;
  for (std::size_t from = 0; from < low.size();) {
    const auto found = made.find(low, from);
    if (!found) break;
    types.push_back(low.substr(found->gaps[1].at, found->gaps[1].length));
    from = found->at + found->length;
  }
  return types;
}

/// Never in play: an instant or a sorcery.
bool is_spell(const CardFacts& facts) {
  return std::any_of(facts.types.begin(), facts.types.end(), [](const std::string& type) {
    return lowered(type) == "instant" || lowered(type) == "sorcery";
  });
}

}  // namespace

FactsReading facts_from(const CardFacts& facts) {
  FactsReading read;
  Card& card = read.card;
  card.name = facts.name;
  // A script is one card: a half that is played by itself would be another one.
  if (!facts.layout.empty())
    read.problems.push_back("one face of a card of two (layout '" + facts.layout + "')");
  bool tribal = false;
  for (const std::string& type : facts.types) {
    // It only lets a spell have creature types. A permanent with one would be meant by "goblins", which are
    // creatures here.
    if (is_spell(facts) && (lowered(type) == "tribal" || lowered(type) == "kindred")) {
      tribal = true;
      continue;
    }
    const CardType named = type_named(lowered(type));
    if (!any(named)) read.problems.push_back("type '" + type + "'");
    card.types = card.types | named;
  }
  for (const std::string& supertype : facts.supertypes) {
    if (const auto named = supertype_named(lowered(supertype)))
      card.supertypes = card.supertypes | *named;
    else
      read.problems.push_back("supertype '" + supertype + "'");
  }
  std::vector<std::string> subtypes;
  for (const std::string& subtype : facts.subtypes) {
    const std::string low = lowered(subtype);
    if (low == "aura") continue;  // what it is put on says as much
    // Lands of later years have types that end as they like: "Urza's".
    const bool creature = tribal || any(card.types & CardType::creature);
    subtypes.push_back(is_land_type(low) || !creature ? low : singular_creature_type(low));
  }
  if (is_older(facts.printings)) drop_later_races(subtypes);
  // What is put on creatures, and stays in play when one leaves it.
  if (card.types == CardType::artifact &&
      std::find(subtypes.begin(), subtypes.end(), "equipment") != subtypes.end())
    card.enchants = permanents_of(CardType::creature);
  take_printed_type(facts.printed_type, card, subtypes);
  for (const std::string& subtype : subtypes) {
    card.subtypes.emplace_back(subtype);
    read.words.push_back(subtype);
  }
  // A land has no cost, which is not the same as a cost of {0}.
  card.has_cost = !facts.mana_cost.empty();
  if (const auto cost = mana_from(facts.mana_cost))
    card.cost = *cost;
  else
    read.problems.push_back("cost '" + facts.mana_cost + "'");
  // What is put into play or cast without one in later years ({0} is a cost) is no whole card here.
  if (!card.has_cost && any(card.types) && !any(card.types & CardType::land)) {
    read.problems.emplace_back("no casting cost");
    card.has_cost = true;
  }
  if (!facts.colours.empty()) {
    Colours colours;
    for (const std::string& name : facts.colours)
      if (const auto colour = spelt<Colour>(lowered(name))) colours = colours | *colour;
    // Colours follow from the cost (R-COLOR-1); only what differs from them belongs in a definition.
    if (!(colours == card.cost.colours())) card.colours = colours;
  }
  // Data give no colours at all to what is of the colours of its cost, and to what is of none.
  if (lowered(facts.text).starts_with("devoid")) card.colours = Colours{};
  card.power = characteristic(facts.power, read.problems);
  card.toughness = characteristic(facts.toughness, read.problems);
  // Vehicles of later years have a size before they are creatures.
  if (any(card.types) && !any(card.types & CardType::creature) && card.power && card.toughness) {
    read.problems.push_back("size " + facts.power + "/" + facts.toughness + " of what is no creature");
    card.power = card.toughness = {};
  }
  return read;
}

void add_types_of(const CardFacts& facts, Vocabulary& vocabulary) {
  for (const std::string& type : types_of_tokens(facts.text)) vocabulary.add_creature_type(type);
  if (facts.wording == Wording::printed)
    for (const std::string& type : types_of_printed_tokens(facts.text)) vocabulary.add_creature_type(type);
  // Most of a database is no creature, and all of it goes through here.
  if (facts.printed_type.empty() &&
      std::none_of(facts.types.begin(), facts.types.end(),
                   [](const std::string& type) { return same_but_for_case(type, "creature"); }))
    return;
  const FactsReading read = facts_from(facts);
  if (!any(read.card.types & CardType::creature)) return;
  for (const std::string& type : read.words)
    if (!is_land_type(type)) vocabulary.add_creature_type(type);
}

namespace {

/// The text of a card as scripts write it: what its abilities are in English, if that reads back as the same
/// card, and what is unread in its author's words; else the text as it is.
std::string in_house_wording(const Scaffold& made, const Vocabulary& vocabulary) {
  // A text that says nothing, or leaves all to the rules ("Defender"), needs no other words.
  const std::string own = made.reading.understood() ? without_reminders(made.card.text) : made.card.text;
  Words words;
  for (const std::string& word : made.words) words.intern(word);
  Card read = made.card;
  read.unread.clear();
  std::string english = describe(read, words, vocabulary);
  const Reading back = read_text(read, english, vocabulary);
  if (!back.understood() || !same_rules(apply(read, back), read)) return own;
  for (const UnreadPiece& piece : made.unread) english += (english.empty() ? "" : "\n") + piece.sentence;
  return english;
}

}  // namespace

Scaffold scaffold(const CardFacts& facts, const Vocabulary& vocabulary,
                  const std::set<std::size_t>& refused) {
  FactsReading base = facts_from(facts);
  Scaffold made;
  const std::vector<Text> lines =
      in_house_words(base.card, facts.text, vocabulary, facts.wording, facts.printed_type);
  made.reading = read_lines(base.card, lines, vocabulary, facts.wording);
  for (const std::size_t line : refused) made.reading.lines.at(line).refuse();
  const Reading* reading = &made.reading;
  Reading in_part;
  if (!made.reading.understood()) {
    PartedText parted = part_text(base.card, facts.text, lines, vocabulary, facts.wording, refused);
    in_part = read_lines(base.card, parted.understood, vocabulary, facts.wording);
    reading = &in_part;
    made.unread = std::move(parted.unread);
  }
  made.card = apply(base.card, *reading);
  made.card.text = facts.text;
  made.has_text = !facts.text.empty();
  for (const UnreadPiece& piece : made.unread) made.card.unread.push_back(piece.sentence);
  made.problems = std::move(base.problems);
  if (reading->power || tells(*reading, ChangeKind::power)) forget(made.problems, problem_of(facts.power));
  if (reading->toughness || tells(*reading, ChangeKind::toughness))
    forget(made.problems, problem_of(facts.toughness));
  // What stands in for a fact that was not read is not what the card says, either.
  made.card.unread.insert(made.card.unread.end(), made.problems.begin(), made.problems.end());
  // The words of its text are interned with those of its facts, by whoever takes the card into a library.
  made.words = std::move(base.words);
  made.words.insert(made.words.end(), reading->words.begin(), reading->words.end());
  // A printed type is a fact and stands; what databases call an instant has its timing from what it does.
  if (facts.printed_type.empty() && made.card.types == CardType::instant && !made.card.abilities.empty() &&
      made.card.abilities.front().kind == AbilityKind::spell) {
    const Purpose purpose = purpose_of(made.card.abilities.front());
    if (purpose.gives_mana)
      made.card.types = CardType::mana_source;
    else if (std::any_of(purpose.modes.begin(), purpose.modes.end(),
                         [](const ModePurpose& mode) { return mode.aims_at_plays; }))
      made.card.types = CardType::interrupt;  // nothing else can aim at what is under way (R-INT-6)
  }
  made.card.text = in_house_wording(made, vocabulary);
  return made;
}

}  // namespace sleight
