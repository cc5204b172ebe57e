#include <algorithm>
#include <cctype>

#include "grammar/describer.h"
#include "grammar/vocabulary.h"

namespace sleight {

std::string capital(std::string text) {
  if (!text.empty()) text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
  return text;
}

std::string capitals(std::string words) {
  for (std::size_t i = 0; i < words.size(); ++i)
    if (i == 0 || words[i - 1] == ' ')
      words[i] = static_cast<char>(std::toupper(static_cast<unsigned char>(words[i])));
  return words;
}

std::string numeral(const Amount& amount, std::string_view one) {
  if (amount.kind == AmountKind::x) return "X";
  return amount.number == 1 ? std::string(one) : std::to_string(amount.number);
}

/// What filters add before and after the noun.
struct Describer::Filtered {
  std::string adjectives;
  std::string suffixes;
  std::string subtype;  ///< becomes the noun itself
  bool land = false;
  bool cards = false;   ///< cards outside play
  bool own = false;     ///< and they are yours
  bool token = false;   ///< the noun, where no type is
  bool source = false;  ///< "sources of the chosen color"
  CardType types = CardType::none;

  void adjective(std::string_view word, bool comma) {
    if (!adjectives.empty()) adjectives += comma ? ", " : " ";
    adjectives += word;
  }
};

bool Describer::is_plural(const Selector& selector) const {
  switch (selector.from) {
    case Reference::permanents:
    case Reference::cards:
    case Reference::spells:
    case Reference::effects:
    case Reference::packets:
    case Reference::players:
      return true;
    case Reference::target:
      if (targets_ != nullptr && selector.index < targets_->size() &&
          !((*targets_)[selector.index].most == Amount(1)))
        return true;
      [[fallthrough]];
    default:
      return !selector.also.empty();
  }
}

/// "Two ", "up to 3 ", "any number of ": before "target".
std::string Describer::many_targets(const TargetSpec& spec) {
  if (spec.least == Amount(1) && spec.most == Amount(1)) return "";
  if (spec.least == spec.most) return amount(spec.most) + " ";
  if (spec.least == Amount(0)) return "up to " + amount(spec.most) + " ";
  return "any number of ";
}

std::string Describer::thing(const Selector& selector, std::string_view article) {
  std::string said;
  switch (selector.from) {
    case Reference::nothing:
      said = "you";
      break;
    case Reference::permanents:
    case Reference::cards:
    case Reference::spells:
    case Reference::effects:
    case Reference::packets:
    case Reference::players: {
      const bool one_by_one = article == "each " || article == "all ";
      const std::string noun = group(selector, article == "all ", !one_by_one);
      if (article == "a ") {
        said = (std::string_view("aeiou").find(noun.front()) != std::string_view::npos ? "an " : "a ") + noun;
      } else {
        said = std::string(article) + noun;
      }
      break;
    }
    case Reference::self:
      said = card_.name;
      break;
    case Reference::enchanted: {
      CardType types = CardType::none;
      for (const Filter& filter : card_.enchants.filters)
        if (filter.quality == Quality::type && !filter.negated) types = types | filter.types;
      said = "enchanted " + (any(types) ? english(types) : std::string("permanent"));
      break;
    }
    case Reference::target: {
      const bool known = targets_ != nullptr && selector.index < targets_->size();
      if (!known) {
        said = "the target";
        break;
      }
      const Selector& what = (*targets_)[selector.index].what;
      if (named_[selector.index]) {
        said = what.from == Reference::players || what.from == Reference::opponent ? "that player" : "it";
        break;
      }
      named_[selector.index] = true;
      const TargetSpec& spec = (*targets_)[selector.index];
      const bool many = !(spec.most == Amount(1));
      said = many_targets(spec) + "target " +
             (what.from == Reference::opponent ? "opponent" : group(what, many));
      if (many)
        for (const Selector& more : what.also) said += " and/or " + group(more, true);
      break;
    }
    case Reference::chosen:
      said = "the chosen player";
      break;
    case Reference::it:
      said = "it";
      break;
    case Reference::other_one:
      said = "the other creature";
      break;
    case Reference::that_player:
      said = "that player";
      break;
    case Reference::you:
      said = "you";
      break;
    case Reference::opponent:
      said = "an opponent";
      break;
    case Reference::active_player:
      said = "the active player";
      break;
    case Reference::defending_player:
      said = "the defending player";
      break;
    case Reference::controller_of:
      said = possessive(*selector.of) + " controller";
      break;
    case Reference::owner_of:
      said = possessive(*selector.of) + " owner";
      break;
    case Reference::packet_source:
      said = "the source of that damage";
      break;
  }
  // "A creature or player" has said it all.
  const bool said_whole = is_plural(selector) && article != "each " && article != "all ";
  if (said_whole && selector.from >= Reference::permanents && selector.from <= Reference::players)
    return said;
  for (const Selector& more : selector.also) said += " and " + thing(more, article);
  return said;
}

std::string Describer::possessive(const Selector& selector) {
  if (selector.from == Reference::you || selector.empty()) return "your";
  const std::string who = thing(selector, "a ");
  return who == "it" ? "its" : who + "'s";
}

namespace {

/// The player who has controlled them since the turn began, where that is asked of them.
const Selector* since_turn_began(const Selector& selector) {
  const Selector* who = nullptr;
  bool since = false;
  for (const Filter& filter : selector.filters) {
    if (filter.quality == Quality::controlled_by && !filter.negated && filter.of) who = &*filter.of;
    since = since || (filter.quality == Quality::here_since_turn_began && !filter.negated);
  }
  return since ? who : nullptr;
}

}  // namespace

/// A noun with all that narrows it: "nonartifact, nonblack creature", "Goblins", "red spell". `whole`: with
/// what the selector adds to it, "creature or player".
std::string Describer::group(const Selector& selector, bool plural_form, bool whole) {
  Filtered said;
  said.cards = selector.from == Reference::cards;
  const Selector* held_by = since_turn_began(selector);
  for (const Filter& filter : selector.filters)
    if (held_by == nullptr ||
        (filter.quality != Quality::controlled_by && filter.quality != Quality::here_since_turn_began))
      qualify(filter, plural_form, said);
  if (held_by != nullptr) {
    const std::string who = thing(*held_by, "a ");
    said.suffixes = " " + who + (who == "you" ? " have" : " has") +
                    " controlled since the beginning of the turn" + said.suffixes;
  }
  const auto counted = [&](std::string_view noun) { return plural_form ? plural(noun) : std::string(noun); };
  std::string noun;
  if (!said.subtype.empty()) {
    const bool type_said = any(said.types & (said.land ? CardType::land : CardType::creature));
    noun = counted(said.subtype);
    if (!type_said) noun += " " + counted("permanent");
  } else if (selector.from == Reference::permanents) {
    if (any(said.types)) {
      CardType rest = said.types;
      std::string list = english(rest);
      noun = plural_form ? std::string() : list;
      if (plural_form) {
        for (std::size_t at = 0; at <= list.size();) {
          const std::size_t end = std::min(list.find_first_of(", ", at), list.size());
          const std::string word = list.substr(at, end - at);
          noun += word == "or" || word.empty() ? word : plural(word);
          if (end < list.size()) noun += list[end];
          at = end + 1;
        }
      }
    } else {
      noun = counted(said.source ? "source" : said.token ? "token" : "permanent");
    }
  } else {
    const std::string_view base = selector.from == Reference::spells    ? "spell"
                                  : selector.from == Reference::players ? "player"
                                  : selector.from == Reference::effects ? "effect"
                                  : selector.from == Reference::packets ? "damage packet"
                                                                        : "card";
    noun = (any(said.types) ? english(said.types) + " " : "") + counted(base);
  }
  // One target of two sorts: "creature or player"; the other sorts of a set are spoken of one by one.
  std::string text = (said.adjectives.empty() ? "" : said.adjectives + " ") + noun;
  if (whole && !plural_form)
    for (const Selector& more : selector.also)
      text = (more.from == Reference::spells ? group(more, false) + " or " + text
                                             : text + " or " + group(more, false));
  return text + said.suffixes;
}

namespace {

/// Players of whom "that player controls" is said.
bool whose_control(const Selector& who) {
  return who.from == Reference::opponent || who.from == Reference::that_player ||
         who.from == Reference::target || who.from == Reference::defending_player ||
         who.from == Reference::active_player;
}

bool asks(const Selector& selector, Quality quality) {
  return std::any_of(selector.filters.begin(), selector.filters.end(),
                     [quality](const Filter& filter) { return filter.quality == quality; });
}

/// "attacking or blocking" for just these two kinds of creatures, else nothing.
std::string attacking_or_blocking(const Filter& filter) {
  if (filter.negated || filter.alternatives.size() != 2) return "";
  const Selector& first = filter.alternatives[0];
  const Selector& second = filter.alternatives[1];
  const bool plain = first.filters.size() == 2 && second.filters.size() == 2 && asks(first, Quality::type);
  return plain && asks(first, Quality::attacking) && asks(second, Quality::blocking) ? "attacking or blocking"
                                                                                     : "";
}

std::string expansion_words(const std::string& code) {
  const std::string_view name = expansion_name(code);
  return name.empty() ? code : std::string(name);
}

}  // namespace

void Describer::qualify(const Filter& filter, bool plural_form, Filtered& said) {
  const std::string_view non = filter.negated ? "non" : "";
  const auto adjective = [&](std::string_view word) {
    said.adjective(std::string(non) + std::string(word), filter.negated);
  };
  const auto suffix = [&](std::string_view yes, std::string_view no, const std::string& what = "") {
    said.suffixes += " " + std::string(filter.negated ? no : yes) + what;
  };
  const auto compared = [&](std::string_view what) {
    const std::string number = filter.amount ? amount(*filter.amount) : "0";
    const std::string_view tail = filter.compare == Comparison::at_most    ? " or less"
                                  : filter.compare == Comparison::at_least ? " or more"
                                                                           : "";
    suffix("with ", "without ", std::string(what) + " " + number + std::string(tail));
  };
  const auto of = [&](std::string_view article) {
    return filter.of ? thing(*filter.of, article) : std::string("anything");
  };
  switch (filter.quality) {
    case Quality::type:
      if (filter.negated || any(said.types))
        adjective(english(filter.types));
      else
        said.types = filter.types;
      break;
    case Quality::supertype:
      adjective(any(filter.supertypes & Supertype::basic)    ? "basic"
                : any(filter.supertypes & Supertype::legend) ? "legendary"
                : any(filter.supertypes & Supertype::world)  ? "world"
                                                             : "snow-covered");
      break;
    case Quality::subtype:
      if (filter.negated || !said.subtype.empty()) {
        const bool creature = filter.negated && !is_land_type(spelling(filter.word));
        adjective(creature ? "-" + capitals(spelling(filter.word)) : spelling(filter.word));
      } else {
        said.land = is_land_type(spelling(filter.word));
        said.subtype = said.land ? spelling(filter.word) : capitals(spelling(filter.word));
      }
      break;
    case Quality::colour:
      adjective(english(filter.colours));
      break;
    case Quality::colourless:
      adjective("colorless");
      break;
    case Quality::multicoloured:
      adjective("multicolored");
      break;
    case Quality::tapped:
      said.adjective(filter.negated ? "untapped" : "tapped", false);
      break;
    case Quality::attacking:
      adjective("attacking");
      break;
    case Quality::blocking:
      adjective("blocking");
      break;
    case Quality::blocked:
      said.adjective(filter.negated ? "unblocked" : "blocked", false);
      break;
    case Quality::power:
      compared("power");
      break;
    case Quality::toughness:
      compared("toughness");
      break;
    case Quality::casting_cost:
      compared("casting cost");
      break;
    case Quality::counters:
      compared(spelling(filter.word) + " counters numbering");
      break;
    case Quality::controlled_by:
      if (filter.of && filter.of->from == Reference::you)
        suffix("you control", "you do not control");
      else if (!filter.negated && filter.of && whose_control(*filter.of))
        suffix(of("any ") + " controls", "");
      else
        suffix("controlled by ", "not controlled by ", of("any "));
      break;
    case Quality::owned_by:
      if (filter.of && filter.of->from == Reference::you && !filter.negated && said.cards)
        said.own = true;
      else if (filter.of && filter.of->from == Reference::you)
        suffix("you own", "you do not own");
      else
        suffix("owned by ", "not owned by ", of("any "));
      break;
    case Quality::named:
      suffix("named ", "not named ", spelling(filter.word));
      break;
    case Quality::keyword: {
      KeywordUse use;
      use.name = filter.word;
      suffix("with ", "without ", keyword(use));
      break;
    }
    case Quality::other:
      if (plural_form && !filter.negated)
        said.adjective("other", false);
      else
        suffix("other than ", "that is ", card_.name);
      break;
    case Quality::is_one_of:
      suffix("among ", "not among ", of("all "));
      break;
    case Quality::in_zone:
      suffix("from ", "not from ", (said.own ? "your " : "a ") + std::string(english(filter.zone)));
      break;
    case Quality::on_top:
      suffix("among the top ", "not among the top ", filter.amount ? amount(*filter.amount) : "1");
      break;
    case Quality::damaged_by:
      suffix("dealt damage by ", "not dealt damage by ", of("a ") + " this turn");
      break;
    case Quality::enchanting:
      suffix("on ", "not on ", of("a "));
      break;
    case Quality::enchanted_by:
      suffix("enchanted by ", "not enchanted by ", of("a "));
      break;
    case Quality::blocking_any:
      suffix("blocking ", "not blocking ", of("a "));
      break;
    case Quality::blocked_by_any:
      suffix("blocked by ", "not blocked by ", of("a "));
      break;
    case Quality::token:
      if (filter.negated || any(said.types))
        adjective("token");
      else
        said.token = true;
      break;
    case Quality::attacked:
      suffix("that attacked this turn", "that did not attack this turn");
      break;
    case Quality::here_since_turn_began:
      suffix("held since the beginning of the turn", "not held since the beginning of the turn");
      break;
    case Quality::chosen_colour:
      said.source = !filter.negated && !any(said.types);
      suffix("of the chosen color", "not of the chosen color");
      break;
    case Quality::chosen_land_type:
    case Quality::chosen_creature_type:
      suffix("of the chosen type", "not of the chosen type");
      break;
    case Quality::expansion:
      suffix("from the ", "not from the ", expansion_words(spelling(filter.word)) + " expansion");
      break;
    case Quality::matches_any: {
      if (const std::string both = attacking_or_blocking(filter); !both.empty()) {
        said.adjective(both, false);
        said.types = CardType::creature;
        break;
      }
      std::string list;
      for (const Selector& each : filter.alternatives)
        list += (list.empty() ? "" : " or ") + thing(each, "a ");
      suffix("that is ", "that is not ", list);
      break;
    }
    case Quality::parameter:
      suffix("of that kind", "not of that kind");
      break;
    case Quality::packet_to:
      suffix("to ", "not to ", of("any "));
      break;
    case Quality::packet_from: {
      std::string adjectives = filter.of ? filters(filter.of->filters, false) : "";
      suffix("from ", "not from ", "one " + adjectives + (adjectives.empty() ? "" : " ") + "source");
      break;
    }
    case Quality::packet_combat:
      suffix("from combat", "from outside combat");
      break;
    case Quality::targets_any:
      suffix("that targets ", "that does not target ", of("a "));
      break;
  }
}

/// Filters without a noun of their own ("black", "artifact").
std::string Describer::filters(const std::vector<Filter>& list, bool plural_form) {
  Filtered said;
  for (const Filter& filter : list) qualify(filter, plural_form, said);
  if (any(said.types)) said.adjective(english(said.types), false);
  if (!said.subtype.empty()) said.adjective(said.subtype, false);
  return said.adjectives + said.suffixes;
}

}  // namespace sleight
