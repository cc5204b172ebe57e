#include "grammar/things/suffixes_english.h"

#include <algorithm>

#include "core/card/spelling.h"
#include "grammar/abilities/keywords_english.h"
#include "grammar/open_words.h"
#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

/// Values that are compared: "with power 2 or less".
struct ComparedValue {
  Lexeme lexeme;
  Quality quality;
  std::string_view said;
};
constexpr ComparedValue compared_values[] = {
    {Lexeme::POWER, Quality::power, "power"},
    {Lexeme::TOUGHNESS, Quality::toughness, "toughness"},
    {Lexeme::CASTING, Quality::casting_cost, "casting cost"},
};

/// What is said of things that another selector gives, with the article of that, and what ends it.
struct OfRow {
  Quality quality;
  std::string_view yes;
  std::string_view no;
  std::string_view article;
  std::string_view after;
};
constexpr OfRow of_others[] = {
    {Quality::is_one_of, "among ", "not among ", "all ", ""},
    {Quality::damaged_by, "dealt damage by ", "not dealt damage by ", "a ", " this turn"},
    {Quality::enchanting, "on ", "not on ", "a ", ""},
    {Quality::enchanted_by, "enchanted by ", "not enchanted by ", "a ", ""},
    {Quality::blocking_any, "blocking ", "not blocking ", "a ", ""},
    {Quality::blocked_by_any, "blocked by ", "not blocked by ", "a ", ""},
    {Quality::packet_to, "to ", "not to ", "any ", ""},
    {Quality::targets_any, "that targets ", "that does not target ", "a ", ""},
    {Quality::controlled_by, "controlled by ", "not controlled by ", "any ", ""},
    {Quality::owned_by, "owned by ", "not owned by ", "any ", ""},
};

/// What is said without looking at anything else.
struct PlainRow {
  Quality quality;
  std::string_view yes;
  std::string_view no;
};
constexpr PlainRow plain[] = {
    {Quality::attacked, "that attacked this turn", "that did not attack this turn"},
    {Quality::here_since_turn_began, "held since the beginning of the turn",
     "not held since the beginning of the turn"},
    {Quality::chosen_colour, "of the chosen color", "not of the chosen color"},
    {Quality::chosen_land_type, "of the chosen type", "not of the chosen type"},
    {Quality::chosen_creature_type, "of the chosen type", "not of the chosen type"},
    {Quality::parameter, "of that kind", "not of that kind"},
    {Quality::packet_combat, "from combat", "from outside combat"},
};

Filter read_value(Meaning& meaning, const Node& said) {
  Filter filter;
  for (const ComparedValue& row : compared_values)
    if (said.has(row.lexeme)) filter.quality = row.quality;
  filter.compare = said.has(Lexeme::LESS)        ? Comparison::at_most
                   : said.has(Lexeme::MORE_WORD) ? Comparison::at_least
                                                 : Comparison::equal;
  filter.amount = read_number(meaning, said.the(Phrase::number));
  return filter;
}

/// A filter asks for a keyword whatever it was given: "swampwalk" is more than it can ask.
Filter read_with_keyword(Meaning& meaning, const Node& said) {
  const Ability ability = read_keyword(meaning, said.the(Phrase::keyword));
  const KeywordUse& use = ability.keyword;
  if (ability.kind != AbilityKind::keyword || !use.filters.empty() || use.number || !use.cost.empty())
    meaning.fail();
  return word_filter(Quality::keyword, use.name, said.is(Phrase::without_keyword));
}

Filter read_zone(Meaning& meaning, const Node& said, Selector& selector) {
  Filter filter = filter_of(Quality::in_zone);
  // Hands are secret (R-ZONE-3): only one's own is a place to find something in.
  filter.zone = said.has(Lexeme::HAND) ? Zone::hand : Zone::graveyard;
  if (selector.from != Reference::cards) meaning.fail();
  if (said.has(Lexeme::YOUR))
    // "Your graveyard" is the zone of what you own (R-ZONE-1, R-ZONE-7).
    selector.filters.push_back(filter_by(Quality::owned_by, one(Reference::you)));
  else if (said.has(Lexeme::HAND))
    meaning.fail();  // whose hand?
  return filter;
}

Filter read_chosen(const Node& said, const Selector& selector) {
  // There is one "chosen type" in words, and a choice for lands and one for creatures behind it.
  const bool land = std::any_of(selector.filters.begin(), selector.filters.end(), [](const Filter& f) {
    return f.quality == Quality::type && f.types == CardType::land;
  });
  return filter_of(said.has(Lexeme::COLOUR) ? Quality::chosen_colour
                   : land                   ? Quality::chosen_land_type
                                            : Quality::chosen_creature_type);
}

Filter read_since(Meaning& meaning, const Node& said, Selector& selector) {
  const Node* who = said.child(Phrase::whose);
  // Who it is goes to the selector by itself: a filter holds one demand.
  selector.filters.push_back(filter_by(
      Quality::controlled_by, who != nullptr ? read_whose(meaning, *who) : one(Reference::opponent)));
  return filter_of(Quality::here_since_turn_began);
}

/// Players of whom "that player controls" is said.
bool whose_control(const Selector& who) {
  return who.from == Reference::opponent || who.from == Reference::that_player ||
         who.from == Reference::target || who.from == Reference::defending_player ||
         who.from == Reference::active_player;
}

/// "You control", "that player controls", where there are such words; and of cards "your", which the zone
/// says.
bool say_whose(Speaker& speaker, const Filter& filter, Noun& noun) {
  if (!filter.of) return false;
  const bool you = filter.of->from == Reference::you;
  if (filter.quality == Quality::owned_by && you && !filter.negated && noun.cards) {
    // The zone is named further on, as "your graveyard".
    noun.own = true;
    return true;
  }
  if (you) {
    noun.suffixes += filter.negated ? " you do not " : " you ";
    noun.suffixes += filter.quality == Quality::owned_by ? "own" : "control";
    return true;
  }
  if (filter.quality != Quality::controlled_by || filter.negated || !whose_control(*filter.of)) return false;
  noun.suffixes += " " + say_thing(speaker, *filter.of, "any ") + " controls";
  return true;
}

}  // namespace

void read_suffix(Meaning& meaning, const Node& said, Selector& selector) {
  meaning.take(said);
  Filter filter;
  switch (said.phrase) {
    case Phrase::other_than:
      filter = filter_of(Quality::other);
      break;
    case Phrase::with_keyword:
    case Phrase::without_keyword:
      filter = read_with_keyword(meaning, said);
      break;
    case Phrase::with_value:
      filter = read_value(meaning, said);
      break;
    case Phrase::dealt_damage_by:
      filter = filter_by(Quality::damaged_by, read_np(meaning, said.the(Phrase::np)));
      break;
    case Phrase::controlled_by:
      filter = filter_by(Quality::controlled_by, read_whose(meaning, said.the(Phrase::whose)));
      break;
    case Phrase::controlled_since:
      filter = read_since(meaning, said, selector);
      break;
    case Phrase::lying_in:
      filter = read_zone(meaning, said, selector);
      break;
    case Phrase::from_expansion:
      filter = word_filter(Quality::expansion, meaning.word(said.child(Lexeme::EXPANSION_NAME)->open->name));
      break;
    case Phrase::of_the_chosen:
      filter = read_chosen(said, selector);
      break;
    case Phrase::that_attacked:
      filter = filter_of(Quality::attacked, said.has(Lexeme::NOT));
      break;
    case Phrase::blocking_it:
      filter = filter_by(Quality::blocking_any, read_anchor(meaning, said.the(Phrase::anchor)));
      break;
    case Phrase::blocked_by_it:
      filter = filter_by(Quality::blocked_by_any, read_anchor(meaning, said.the(Phrase::anchor)));
      break;
    case Phrase::in_play:
      return;  // that is where permanents are
    default:
      return meaning.fail();
  }
  selector.filters.push_back(std::move(filter));
}

void say_suffix(Speaker& speaker, const Filter& filter, Noun& noun) {
  const auto suffix = [&](std::string_view yes, std::string_view no, const std::string& what = "") {
    noun.suffixes += " " + std::string(filter.negated ? no : yes) + what;
  };
  const auto compared = [&](const std::string& what) {
    suffix("with ", "without ",
           what + " " + (filter.amount ? say_amount(speaker, *filter.amount) : "0") +
               (filter.compare == Comparison::at_most    ? " or less"
                : filter.compare == Comparison::at_least ? " or more"
                                                         : ""));
  };
  for (const ComparedValue& row : compared_values)
    if (row.quality == filter.quality) return compared(std::string(row.said));
  for (const PlainRow& row : plain) {
    if (row.quality != filter.quality) continue;
    // "Source of the chosen color": what is asked for a colour and no type is a source of damage.
    if (filter.quality == Quality::chosen_colour) noun.source = !filter.negated && !any(noun.types);
    return suffix(row.yes, row.no);
  }
  const bool by_player = filter.quality == Quality::controlled_by || filter.quality == Quality::owned_by;
  // Before the rows: "you control" where there are such words, "controlled by ..." for the rest.
  if (by_player && say_whose(speaker, filter, noun)) return;
  for (const OfRow& row : of_others)
    if (row.quality == filter.quality)
      return suffix(row.yes, row.no,
                    (filter.of ? say_thing(speaker, *filter.of, row.article) : std::string("anything")) +
                        std::string(row.after));
  switch (filter.quality) {
    case Quality::counters:
      return compared(speaker.spelling(filter.word) + " counters numbering");
    case Quality::named:
      return suffix("named ", "not named ", speaker.spelling(filter.word));
    case Quality::keyword: {
      KeywordUse use;
      use.name = filter.word;
      return suffix("with ", "without ", say_keyword(speaker, use));
    }
    case Quality::other:
      return suffix("other than ", "that is ", speaker.card.name);
    case Quality::in_zone:
      return suffix("from ", "not from ", (noun.own ? "your " : "a ") + std::string(english_of(filter.zone)));
    case Quality::on_top:
      return suffix("among the top ", "not among the top ",
                    filter.amount ? say_amount(speaker, *filter.amount) : "1");
    case Quality::expansion:
      return suffix("from the ", "not from the ",
                    speaker.vocabulary.expansion_named(speaker.spelling(filter.word)) + " expansion");
    case Quality::matches_any: {
      std::string list;
      for (const Selector& each : filter.alternatives)
        list += (list.empty() ? "" : " or ") + say_thing(speaker, each, "a ");
      return noun.plural ? suffix("that are ", "that are not ", list)
                         : suffix("that is ", "that is not ", list);
    }
    case Quality::packet_from:
      return suffix("from one ", "not from one ",
                    filter.of ? say_filters(speaker, filter.of->filters, false, "source") : "source");
    case Quality::type:
    case Quality::supertype:
    case Quality::subtype:
    case Quality::colour:
    case Quality::colourless:
    case Quality::multicoloured:
    case Quality::tapped:
    case Quality::attacking:
    case Quality::blocking:
    case Quality::blocked:
    case Quality::token:
      return;  // said before the noun
    case Quality::power:
    case Quality::toughness:
    case Quality::casting_cost:
    case Quality::controlled_by:
    case Quality::owned_by:
    case Quality::is_one_of:
    case Quality::damaged_by:
    case Quality::enchanting:
    case Quality::enchanted_by:
    case Quality::blocking_any:
    case Quality::blocked_by_any:
    case Quality::attacked:
    case Quality::here_since_turn_began:
    case Quality::chosen_colour:
    case Quality::chosen_land_type:
    case Quality::chosen_creature_type:
    case Quality::parameter:
    case Quality::packet_to:
    case Quality::packet_combat:
    case Quality::targets_any:
      return;  // each has a row in a table above
  }
}

}  // namespace sleight
