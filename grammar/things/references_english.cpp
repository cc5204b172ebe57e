#include "grammar/things/references_english.h"

#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"

namespace sleight {

namespace {

/// References that always read and sound the same. A row with no phrase is only said.
struct FixedReference {
  Phrase phrase;
  Reference from;
  std::string_view said;
};
constexpr FixedReference fixed_references[] = {
    {Phrase::this_card, Reference::self, ""},
    {Phrase::you, Reference::you, "you"},
    {Phrase::none, Reference::nothing, "you"},
    {Phrase::none, Reference::opponent, "an opponent"},
    {Phrase::the_other, Reference::other_one, "the other creature"},
    {Phrase::none, Reference::chosen, "the chosen card"},
    {Phrase::chosen_player, Reference::chosen_player, "the chosen player"},
    {Phrase::the_sacrificed, Reference::sacrificed, "the sacrificed permanent"},
    {Phrase::the_discarded, Reference::discarded, "the discarded card"},
    {Phrase::the_made, Reference::made, "the made token"},
    {Phrase::the_moved, Reference::moved, "the moved card"},
    {Phrase::the_found, Reference::found, "the found card"},
    {Phrase::defending_player, Reference::defending_player, "the defending player"},
    {Phrase::active_player, Reference::active_player, "the active player"},
};

/// The player last spoken of, or the one of the event that set this off.
Selector that_player(Meaning& meaning) {
  if (!meaning.player.empty()) return meaning.player;
  if (!meaning.event) meaning.fail();
  return one(Reference::that_player);
}

Selector player_of(const Node& controller_or_owner, Selector thing) {
  Selector player =
      one(controller_or_owner.has(Lexeme::CONTROLLER) ? Reference::controller_of : Reference::owner_of);
  // Whoever that is when the step is done, not when it was announced (R-RESOLVE-2).
  player.of = std::move(thing);
  return player;
}

Selector aim_at_player(Meaning& meaning, const Node& said) {
  TargetSpec spec;
  spec.what = one(said.has(Lexeme::OPPONENT) ? Reference::opponent : Reference::players);
  const Selector target = meaning.aim_at(std::move(spec));
  // The text may go on about that player without saying "target" again.
  meaning.player = target;
  return target;
}

/// "Target creature", "two target creatures", "another target Goblin".
Selector aim_at_group(Meaning& meaning, const Node& said) {
  if (meaning.targets == nullptr) {
    meaning.fail();
    return {};
  }
  TargetSpec spec;
  // Its number has to be known before its group is read, which may aim at somebody itself.
  const std::size_t place = meaning.targets->size();
  spec.what = read_group(meaning, said.the(Phrase::group));
  // A player spoken of in the middle ("land target player controls") is a target before this one.
  if (meaning.targets->size() != place) meaning.fail();
  if (said.is(Phrase::another_target)) narrow(spec.what, filter_of(Quality::other));
  if (said.is(Phrase::any_number_of_targets)) {
    spec.most = Amount(TargetSpec::any_number);
  } else if (const Node* many = said.child(Phrase::how_many)) {
    spec.most = read_number(meaning, *many);
    // "Two target creatures" are two or the spell cannot be cast (R-TARGET-1).
    spec.least = said.has(Lexeme::UP) ? Amount(0) : spec.most;
  } else if (said.has(Lexeme::UP)) {
    meaning.fail();
  }
  Selector target = one(Reference::target);
  target.index = static_cast<std::uint8_t>(place);
  // "That player" and "it" both mean this one from here on.
  if (is_player(meaning, spec.what)) meaning.player = target;
  meaning.aim_at(std::move(spec));
  meaning.refer_to(target);
  return target;
}

/// "Enchanted creatures" are any that are enchanted, not the one this is on.
Selector read_enchanted(Meaning& meaning, const Node& said) {
  const Node* type = said.child(Phrase::type_word);
  if (type != nullptr && type->first().text.back() == 's') meaning.fail();
  meaning.refer_to(one(Reference::enchanted));
  return one(Reference::enchanted);
}

Selector read_your_own(Meaning& meaning, const Node& said) {
  Selector selector = read_group(meaning, said.the(Phrase::group));
  if (selector.from != Reference::permanents) meaning.fail();
  narrow(selector, filter_by(Quality::controlled_by, one(Reference::you)));
  return selector;
}

/// "They" is a person of unsaid sex where nothing else was spoken of.
Selector read_pronoun(Meaning& meaning, const Node& said) {
  const bool they = said.has(Lexeme::THEY) || said.has(Lexeme::THEM);
  return they && meaning.antecedent.empty() ? that_player(meaning) : meaning.it();
}

Selector read_plain(Meaning& meaning, const Node& said) {
  meaning.take(said);
  // "This creature", "that land": the type only names again what is meant.
  if (const Node* type = said.child(Phrase::type_word)) meaning.take(*type);
  for (const FixedReference& row : fixed_references)
    if (row.phrase != Phrase::none && said.is(row.phrase)) return one(row.from);
  switch (said.phrase) {
    case Phrase::pronoun:
      return read_pronoun(meaning, said);
    case Phrase::its_player:
      return player_of(said, meaning.it());
    case Phrase::opponent:
      // In what an event set off, "that player" stays the player of the event.
      if (!meaning.event) meaning.player = one(Reference::opponent);
      return one(Reference::opponent);
    case Phrase::that_player:
      return that_player(meaning);
    case Phrase::that_thing:
      // The card itself is "this", never "that": with nothing spoken of there is nothing to mean.
      if (meaning.antecedent.empty()) meaning.fail();
      return meaning.antecedent;
    case Phrase::enchanted:
      return read_enchanted(meaning, said);
    case Phrase::targets:
    case Phrase::any_number_of_targets:
    case Phrase::another_target:
      return aim_at_group(meaning, said);
    case Phrase::target_opponent: {
      Selector target = aim_at_player(meaning, said);
      meaning.refer_to(target);
      return target;
    }
    case Phrase::your_own:
      return read_your_own(meaning, said);
    // Article and number are left to whoever reads the order: the group is the same.
    case Phrase::any_of:
      return read_group(meaning, said.the(Phrase::group));
    default:
      meaning.fail();
      return {};
  }
}

Selector read_thing(Meaning& meaning, const Node& thing) {
  meaning.take(thing);
  Selector plain = read_plain(meaning, thing.first());
  const bool of_its = thing.has(Lexeme::CONTROLLER) || thing.has(Lexeme::OWNER);
  return of_its ? player_of(thing, std::move(plain)) : plain;
}

/// "Two ", "up to 3 ", "any number of ": before "target".
std::string say_many_targets(Speaker& speaker, const TargetSpec& spec) {
  if (spec.least == Amount(1) && spec.most == Amount(1)) return "";
  if (spec.least == spec.most) return say_amount(speaker, spec.most) + " ";
  if (spec.least == Amount(0)) return "up to " + say_amount(speaker, spec.most) + " ";
  if (spec.least == Amount(1) && spec.most == Amount(TargetSpec::any_number)) return "any number of ";
  return "from " + say_amount(speaker, spec.least) + " to " + say_amount(speaker, spec.most) + " ";
}

std::string say_target(Speaker& speaker, const Selector& selector) {
  const TargetSpec* spec = speaker.target(selector);
  if (spec == nullptr) return "the target";
  const Selector& what = spec->what;
  // Said once in full; a second "target" would be read as another one.
  if (speaker.named[selector.index])
    return what.from == Reference::players || what.from == Reference::opponent ? "that player" : "it";
  speaker.named[selector.index] = true;
  const bool many = !(spec->most == Amount(1));
  std::string said = say_many_targets(speaker, *spec) + "target " +
                     (what.from == Reference::opponent ? "opponent" : say_group(speaker, what, many));
  // Several targets may be of either sort, one each; of one target the group itself says "or".
  if (many)
    for (const Selector& more : what.also) said += " and/or " + say_group(speaker, more, true);
  return said;
}

std::string say_enchanted(const Card& card) {
  CardType types = CardType::none;
  for (const Filter& filter : card.enchants.filters)
    if (filter.quality == Quality::type && !filter.negated) types = types | filter.types;
  return "enchanted " + (any(types) ? english(types) : std::string("permanent"));
}

std::string say_some(Speaker& speaker, const Selector& selector, std::string_view article) {
  // "Each creature and each player", but "a creature or player": only one that is picked is of either sort.
  const bool one_by_one = article == "each " || article == "all ";
  const std::string noun = say_group(speaker, selector, article == "all ", !one_by_one);
  return article == "a " ? a_or_an(noun) : std::string(article) + noun;
}

std::string say_one(Speaker& speaker, const Selector& selector, std::string_view article) {
  switch (selector.from) {
    case Reference::self:
      return speaker.card.name;
    case Reference::enchanted:
      return say_enchanted(speaker.card);
    case Reference::target:
      return say_target(speaker, selector);
    case Reference::controller_of:
      return (selector.of ? say_possessive(speaker, *selector.of) : "its") + " controller";
    case Reference::owner_of:
      return (selector.of ? say_possessive(speaker, *selector.of) : "its") + " owner";
    case Reference::packet_source:
      return "the source of " + (selector.of ? say_thing(speaker, *selector.of, "a ") : "that damage");
    case Reference::permanents:
    case Reference::cards:
    case Reference::spells:
    case Reference::effects:
    case Reference::packets:
    case Reference::players:
      return say_some(speaker, selector, article);
    case Reference::it:
      return speaker.names_target() ? std::string(speaker.it) : "it";
    case Reference::that_player:
      return speaker.names_target() ? std::string(speaker.that_player) : "that player";
    case Reference::chosen:
    case Reference::chosen_player:
    case Reference::sacrificed:
    case Reference::discarded:
    case Reference::made:
    case Reference::moved:
    case Reference::found:
    case Reference::nothing:
    case Reference::other_one:
    case Reference::you:
    case Reference::opponent:
    case Reference::active_player:
    case Reference::defending_player:
      break;
  }
  for (const FixedReference& row : fixed_references)
    if (row.from == selector.from) return std::string(row.said);
  return "";
}

}  // namespace

Selector read_np(Meaning& meaning, const Node& np) {
  meaning.take(np);
  const auto things = np.all(Phrase::thing);
  Selector whole = read_thing(meaning, *things.front());
  // In the order of the text: "its controller" may be the controller of the one before.
  for (std::size_t i = 1; i < things.size(); ++i) whole.also.push_back(read_thing(meaning, *things[i]));
  return whole;
}

bool is_indefinite(const Node& np) {
  const Node& thing = np.first();
  return np.children.size() == 1 && thing.children.size() == 1 && thing.first().is(Phrase::any_of) &&
         thing.first().has(Lexeme::A);
}

Selector read_object(Meaning& meaning, const Node& np) {
  if (is_indefinite(np)) meaning.fail();
  return read_np(meaning, np);
}

Selector read_possessive(Meaning& meaning, const Node& possessive) {
  meaning.take(possessive);
  if (const Node* whose = possessive.child(Phrase::thing)) return read_thing(meaning, *whose);
  if (possessive.has(Lexeme::YOUR)) return one(Reference::you);
  if (possessive.has(Lexeme::ITS)) return meaning.it();
  // Permanents have no hand, library or turn, but a controller and a casting cost of their own.
  const bool of_a_thing = meaning.player.empty() && !meaning.event && !meaning.antecedent.empty();
  return of_a_thing ? meaning.antecedent : that_player(meaning);
}

Selector read_whose(Meaning& meaning, const Node& whose) {
  meaning.take(whose);
  if (whose.has(Lexeme::TARGET)) return aim_at_player(meaning, whose);
  if (whose.has(Lexeme::YOU)) return one(Reference::you);
  if (whose.has(Lexeme::OPPONENT)) return one(Reference::opponent);
  if (whose.has(Lexeme::DEFENDING)) return one(Reference::defending_player);
  if (whose.has(Lexeme::ACTIVE)) return one(Reference::active_player);
  return that_player(meaning);
}

Selector read_anchor(Meaning& meaning, const Node& anchor) {
  meaning.take(anchor);
  if (anchor.has(Lexeme::SELF)) return one(Reference::self);
  if (anchor.has(Lexeme::IT)) return meaning.it();
  if (anchor.has(Lexeme::ENCHANTED)) {
    meaning.refer_to(one(Reference::enchanted));
    return one(Reference::enchanted);
  }
  if (meaning.antecedent.empty()) meaning.fail();
  return meaning.antecedent;
}

std::string say_thing(Speaker& speaker, const Selector& selector, std::string_view article) {
  std::string said = say_one(speaker, selector, article);
  // "A creature or player" has said it all.
  const bool said_whole = is_plural(speaker, selector) && article != "each " && article != "all ";
  if (said_whole && is_set(selector.from)) return said;
  for (const Selector& more : selector.also) said += " and " + say_thing(speaker, more, article);
  return said;
}

std::string say_subject(Speaker& speaker, const Selector& selector) {
  // A static ability leaves the card itself unsaid.
  return selector.empty() ? speaker.card.name : say_thing(speaker, selector, "all ");
}

std::string say_possessive(Speaker& speaker, const Selector& selector) {
  if (is_you(selector)) return "your";
  const std::string who = say_thing(speaker, selector, "a ");
  return who == "it" ? "its" : who + "'s";
}

std::string say_who_does(Speaker& speaker, const Selector& who, std::string_view you, std::string_view they) {
  if (is_you(who)) return "you " + std::string(you);
  return say_thing(speaker, who, "each ") + " " + std::string(they);
}

bool is_set(Reference from) { return from >= Reference::permanents && from <= Reference::players; }

bool is_you(const Selector& who) {
  return who.empty() || (who.from == Reference::you && who.filters.empty() && who.also.empty());
}

bool is_plural(const Speaker& speaker, const Selector& selector) {
  if (is_set(selector.from)) return true;
  const TargetSpec* spec = speaker.target(selector);
  return (spec != nullptr && !(spec->most == Amount(1))) || !selector.also.empty();
}

}  // namespace sleight
