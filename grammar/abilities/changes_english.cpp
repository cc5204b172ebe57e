#include "grammar/abilities/changes_english.h"

#include <algorithm>
#include <optional>

#include "core/card/definition_fields.h"
#include "core/card/layers.h"
#include "grammar/abilities/conditions_english.h"
#include "grammar/abilities/keywords_english.h"
#include "grammar/abilities/lines_english.h"
#include "grammar/abilities/simple_conditions_english.h"
#include "grammar/abilities/type_changes_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/pronouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/open_words.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

// ------------------------------------------------------------------------------------------------ reading

/// One half of "+2/-1" or "+X/+0".
void raise_by(ReadingContext& context, std::string_view text, ChangeKind kind, Change& change) {
  Amount value;
  const bool minus = text.front() == '-';
  const auto number = number_named(text.substr(1));
  const char letter = text.back();
  if (letter == 'y' && !context.where_y) return context.fail();  // nobody pays a Y
  if (letter == 'x')
    value = context.where_x ? *context.where_x : amount_of(AmountKind::x);
  else if (letter == 'y')
    value = *context.where_y;
  if (letter == 'x' || letter == 'y')
    value = minus ? times(-1, std::move(value)) : value;
  else if (number)
    value = Amount(minus ? -*number : *number);
  else
    return context.fail();
  // Half a change that changes nothing is left out, as scripts do.
  if (value == Amount(0)) return;
  change.parts.push_back(change_part(kind));
  change.parts.back().amount = std::move(value);
}

void gets(ReadingContext& context, const Node& said, Change& change) {
  const std::string_view text = said.the(Lexeme::PT_CHANGE).text;
  const std::size_t slash = text.find('/');
  raise_by(context, text.substr(0, slash), ChangeKind::plus_power, change);
  raise_by(context, text.substr(slash + 1), ChangeKind::plus_toughness, change);
}

void gain(Change& change, Ability gained) {
  auto part = std::find_if(change.parts.begin(), change.parts.end(),
                           [](const ChangePart& p) { return p.kind == ChangeKind::gains; });
  // All abilities that are gained make one part, in whatever order they are said with other changes.
  if (part == change.parts.end()) part = change.parts.insert(part, change_part(ChangeKind::gains));
  part->abilities.push_back(std::move(gained));
}

/// Of several keywords the one of the mode that is being read. Where there are no modes nobody has chosen.
const Node& one_of(ReadingContext& context, const Node& said) {
  const auto keywords = said.all(Phrase::keyword);
  if (!context.way || *context.way >= keywords.size()) context.fail();
  for (const Node* other : keywords) context.take_all(*other);
  return *keywords[context.way.value_or(0) % keywords.size()];
}

/// "Has power 0": the base, to which whatever adds goes on adding (R-CRE-5).
void has_value(ReadingContext& context, const Node& said, Change& change) {
  change.parts.push_back(change_part(said.has(Lexeme::POWER) ? ChangeKind::power : ChangeKind::toughness));
  change.parts.back().amount = read_number(context, said.the(Phrase::number));
}

/// "All landwalk abilities": of whatever lands.
void read_loss_of_all(ReadingContext& context, const Node& said, Change& change) {
  const Node* land = said.child(Lexeme::LAND_KEYWORD);
  const OpenWord& word = *(land != nullptr ? land : said.child(Lexeme::QUALITY_KEYWORD))->open;
  // "All swampwalk abilities" is what "swampwalk" says.
  if (!word.land.empty()) return context.fail();
  change.parts.push_back(change_part(ChangeKind::loses_keyword));
  change.parts.back().word = context.word(word.name);
}

/// One change takes one keyword away: of several, a step becomes several (lasting_english.cpp), and so does a
/// static ability (statics_english.cpp).
void read_loss(ReadingContext& context, const Node& said, Change& change) {
  context.take(said);
  if (!said.is(Phrase::keyword) && !said.has(Phrase::keyword)) return read_loss_of_all(context, said, change);
  const Node& keyword = said.is(Phrase::keyword) ? said : said.the(Phrase::keyword);
  const Ability lost = read_keyword(context, keyword);
  // What is lost is a keyword by name (R-ABIL-1), and of landwalk and its like that of one land or quality.
  if (lost.kind != AbilityKind::keyword || lost.keyword.number || !lost.keyword.cost.empty())
    return context.fail();
  change.parts.push_back(change_part(ChangeKind::loses_keyword));
  change.parts.back().word = lost.keyword.name;
  if (lost.keyword.filters.empty()) return;
  change.parts.back().who = one(Reference::permanents);
  change.parts.back().who.filters = lost.keyword.filters;
}

// ------------------------------------------------------------------------------------------------- saying

/// What is said of a change besides what its subject is and becomes: get, gain, lose, switch.
using Said = std::vector<std::string>;

bool takes_away(const ChangePart* part) {
  if (part == nullptr || !part->amount) return false;
  const Amount& amount = *part->amount;
  const bool product =
      amount.kind == AmountKind::product && amount.terms.size() == 2 && amount.terms[0].number < 0;
  return product || (amount.is_number() && amount.number < 0);
}

/// `beside`: what the other half of the change is, the sign of which a mere 0 shares.
std::string signed_text(Speaker& speaker, const ChangePart* part, const ChangePart* beside) {
  if (part == nullptr || !part->amount) return takes_away(beside) ? "-0" : "+0";
  if (part->amount->is_number())
    return (part->amount->number < 0 ? "" : "+") + std::to_string(part->amount->number);
  // "-X" is so many times -1, "-2 for each" so many times -2.
  const Amount& amount = *part->amount;
  if (amount.kind == AmountKind::product && amount.terms.size() == 2 && amount.terms[0].is_number() &&
      amount.terms[0].number < 0)
    return "-" + say_amount(speaker, times(-amount.terms[0].number, amount.terms[1]));
  return "+" + say_amount(speaker, amount);
}

/// So many times what is counted: the number, and what that is; of a plain number nothing is.
struct Times {
  int number = 0;
  const Amount* counted = nullptr;
};

std::optional<Times> times_counted(const ChangePart* part) {
  if (part == nullptr || !part->amount) return Times{};
  const Amount& amount = *part->amount;
  if (amount.kind == AmountKind::product && amount.terms.size() == 2 && amount.terms[0].is_number())
    return Times{amount.terms[0].number, amount.terms.data() + 1};
  if (amount.is_number() || amount.is_x()) return {};
  return Times{1, &amount};
}

std::string with_sign(int number, int beside) {
  return (number > 0 || (number == 0 && beside >= 0) ? "+" : number == 0 ? "-" : "") + std::to_string(number);
}

std::string say_raised(Speaker& speaker, const Change& change, bool many) {
  const ChangePart* more_power = find_part(change, ChangeKind::plus_power);
  const ChangePart* more_toughness = find_part(change, ChangeKind::plus_toughness);
  const std::string power = signed_text(speaker, more_power, more_toughness);
  const std::string toughness = signed_text(speaker, more_toughness, more_power);
  return (many ? "get " : "gets ") + power + "/" + toughness;
}

/// "Gets +1/+1 for each swamp you control": of what is counted, where nothing else changes; "" for others.
std::string say_raised_for_each(Speaker& speaker, const Change& change, bool many) {
  const ChangePart* power = find_part(change, ChangeKind::plus_power);
  const ChangePart* toughness = find_part(change, ChangeKind::plus_toughness);
  const std::size_t parts = (power != nullptr ? 1U : 0U) + (toughness != nullptr ? 1U : 0U);
  const std::optional<Times> first = times_counted(power);
  const std::optional<Times> second = times_counted(toughness);
  if (parts == 0 || change.parts.size() != parts || !first || !second || !speaker.letters.empty()) return "";
  const Amount* counted = first->counted != nullptr ? first->counted : second->counted;
  const bool same =
      first->counted == nullptr || second->counted == nullptr || *first->counted == *second->counted;
  if (counted == nullptr || !same || counted->is_x()) return "";
  const std::string each = say_for_each(speaker, *counted);
  if (each.empty()) return "";
  return (many ? "get " : "gets ") + with_sign(first->number, second->number) + "/" +
         with_sign(second->number, first->number) + " for each " + each;
}

std::string say_gained(Speaker& speaker, const Ability& gained) {
  // Regeneration is no word of card text: it is said as the ability that it stands for.
  if (gained.kind == AbilityKind::keyword && gained.keyword.name != Word{"regeneration"})
    return say_keyword(speaker, gained.keyword);
  // In quotes it stands in the mouth of whoever is given it.
  Card grantee = speaker.card;
  grantee.name = "this card";
  Speaker aside(grantee, speaker.words, speaker.vocabulary);
  return "\"" + say_ability(aside, gained) + "\"";
}

bool is_told_by_sense(const Ability& gained) {
  return gained.kind == AbilityKind::keyword &&
         (gained.keyword.name == Word{"haste"} || gained.keyword.name == Word{"menace"});
}

/// "Gains flying and banding" of what a step does, "has flying and banding" of what is so.
std::string say_all_gained(Speaker& speaker, const std::vector<Ability>& abilities, bool many, bool comes) {
  const std::string gains = comes ? (many ? "gain " : "gains ") : (many ? "have " : "has ");
  // A keyword that is told by its sense has a verb of its own.
  if (std::any_of(abilities.begin(), abilities.end(), is_told_by_sense)) {
    std::string text;
    for (const Ability& gained : abilities)
      text += (text.empty() ? "" : " and ") + gains + say_gained(speaker, gained);
    return text;
  }
  std::string text;
  for (const Ability& gained : abilities) {
    const bool last = &gained == &abilities.back();
    const std::string_view joint = abilities.size() == 2 ? " and " : last ? ", and " : ", ";
    text += (text.empty() ? "" : std::string(joint)) + say_gained(speaker, gained);
  }
  return gains + text;
}

std::string say_reworded(Speaker& speaker, const ChangePart& part, std::string_view words) {
  if (part.chosen) return "reads one " + std::string(words) + " of your choice for another";
  return "reads " + speaker.spelling(part.to) + " for " + speaker.spelling(part.word);
}

void say_part(Speaker& speaker, const ChangePart& part, const Change& change, bool many, bool comes_about,
              Said& said) {
  switch (part.kind) {
    case ChangeKind::controller:
      said.push_back((many ? "come" : "comes") + std::string(" under the control of ") +
                     say_thing(speaker, part.who, "a "));
      break;
    case ChangeKind::colour_word:
      said.push_back(say_reworded(speaker, part, "color word"));
      break;
    case ChangeKind::land_word:
      said.push_back(say_reworded(speaker, part, "basic land type"));
      break;
    case ChangeKind::made_in_words:
      said.emplace_back(many ? "read as the words of what made them" : "reads as the words of what made it");
      break;
    case ChangeKind::gains:
      if (!part.abilities.empty()) said.push_back(say_all_gained(speaker, part.abilities, many, comes_about));
      break;
    case ChangeKind::gains_once:
      for (const Ability& gained : part.abilities)
        said.push_back((many ? "gain " : "gains ") + say_gained(speaker, gained) +
                       ", where it does not have that already,");
      break;
    case ChangeKind::loses_keyword: {
      KeywordUse use;
      use.name = part.word;
      use.filters = part.who.filters;
      const std::string name = say_keyword(speaker, use);
      // Of whatever lands.
      const bool all =
          use.filters.empty() && (!after_land(name).empty() || is_of_quality(speaker, part.word));
      said.push_back((many ? "lose " : "loses ") + (all ? "all " + name + " abilities" : name));
      break;
    }
    case ChangeKind::loses_abilities:
      said.emplace_back(many ? "lose all abilities" : "loses all abilities");
      break;
    case ChangeKind::plus_toughness:
      if (find_part(change, ChangeKind::plus_power) != nullptr) break;  // both are said at once
      [[fallthrough]];
    case ChangeKind::plus_power:
      said.push_back(say_raised(speaker, change, many));
      break;
    case ChangeKind::switch_power_toughness:
      said.emplace_back(many ? "switch power and toughness" : "switches power and toughness");
      break;
    case ChangeKind::copy_of:
    case ChangeKind::becomes_land:
    case ChangeKind::also_land_type:
    case ChangeKind::also_supertype:
    case ChangeKind::loses_supertype:
    case ChangeKind::is_also:
    case ChangeKind::becomes_type:
    case ChangeKind::also_subtype:
    case ChangeKind::becomes_subtype:
    case ChangeKind::colour:
    case ChangeKind::also_colour:
    case ChangeKind::power:
    case ChangeKind::toughness:
      break;  // what it is or becomes: type_changes_english.cpp
  }
}

/// The types that a part of a definition adds, or that what it changes becomes.
template <typename T>
CardType types_given(const T& part) {
  CardType types{};
  definition::walk(part, [&types](const ChangePart& given) {
    if (gives_types(given.kind)) types = types | given.types;
  });
  return types;
}

}  // namespace

CardType types_of_receiver(const ReadingContext& context, const Change& change, const Selector& subject) {
  const CardType made = types_given(change);
  // What becomes an artifact creature is no more than that.
  const ChangePart* replaced = find_part(change, ChangeKind::becomes_type);
  if (subject.empty()) return replaced != nullptr && any(made) ? made : permanent_types;
  CardType called = types_told(context, subject);
  if (!any(called)) {
    called = types_named(subject);
    for (const Selector& other : subject.also) {
      if (!any(types_named(other))) return permanent_types;
      called = called | types_named(other);
    }
  }
  if (!any(called)) return permanent_types;
  called = called | made | types_given(context.abilities) | types_given(context.facts.abilities);
  if (context.read_last) called = called | types_given(*context.read_last);
  return any(called & permanent_types) ? called & permanent_types : permanent_types;
}

void read_gains(ReadingContext& context, const Node& said, Change& change, const Selector& subject) {
  // "This creature" and "enchanted creature" are, in what it gains, what it is and lies on.
  const CardType types = types_of_receiver(context, change, subject);
  const Selector enchants = subject.from == Reference::self ? context.facts.enchants : Selector{};
  for (const Node* each : said.all(Phrase::gained))
    gain(change, read_gained(context, *each, types, enchants));
}

ChangePart change_part(ChangeKind kind) {
  ChangePart made;
  made.kind = kind;
  return made;
}

void in_layer_order(Change& change) {
  std::stable_sort(change.parts.begin(), change.parts.end(),
                   // The kinds are listed in the order of the layers (R-CONT-1).
                   [](const ChangePart& a, const ChangePart& b) { return a.kind < b.kind; });
}

bool raise_for_each(Change& change, const Amount& each, bool gains_before) {
  bool raised = false;
  for (ChangePart& part : change.parts) {
    // What is gained before is there once, whatever is counted.
    if (part.kind == ChangeKind::gains && gains_before) continue;
    if (part.kind != ChangeKind::plus_power && part.kind != ChangeKind::plus_toughness) return false;
    part.amount = times(std::move(*part.amount), each);
    raised = true;
  }
  return raised;
}

bool keep_land(Change& change) {
  for (ChangePart& part : change.parts) {
    // An artifact creature is that besides, so that this says no more.
    const CardType both = CardType::artifact | CardType::creature;
    if (part.kind == ChangeKind::is_also && (part.types & both) == both) return true;
    if (part.kind != ChangeKind::becomes_type) continue;
    // Types are added instead of replaced: of a land, that is what "still a land" asks.
    part.kind = ChangeKind::is_also;
    in_layer_order(change);
    return true;
  }
  return false;
}

void read_changing(ReadingContext& context, const Node& said, const Selector& subject, Selector& affects,
                   Change& change) {
  context.take(said);
  // Players have no characteristics; what they do besides is to control something.
  if (is_player(context, subject) && !said.is(Phrase::takes_control)) return context.fail();
  switch (said.phrase) {
    case Phrase::gets_power_toughness:
      return gets(context, said, change);
    case Phrase::gains_ability:
      return read_gains(context, said, change, subject);
    case Phrase::has_value:
      return has_value(context, said, change);
    case Phrase::gains_one_of:
      return gain(change, read_keyword(context, one_of(context, said)));
    case Phrase::loses_one_of:
      return read_loss(context, one_of(context, said), change);
    case Phrase::loses_keyword:
      for (const Node* lost : said.all(Phrase::lost)) read_loss(context, *lost, change);
      return;
    case Phrase::loses_all_abilities:
      change.parts.push_back(change_part(ChangeKind::loses_abilities));
      return;
    case Phrase::takes_control:
      change.parts.push_back(change_part(ChangeKind::controller));
      // Who controls is the subject; what is changed is the object of the sentence.
      change.parts.back().who = subject;
      affects = read_np(context, said.the(Phrase::object));
      return;
    case Phrase::becomes_something:
      // "Their casting cost" is each one's own.
      if (affects.from == Reference::permanents) context.refer_to(one(Reference::it));
      return read_becoming(context, said.the(Phrase::becoming), change);
    case Phrase::switches_power_toughness:
      change.parts.push_back(change_part(ChangeKind::switch_power_toughness));
      return;
    default:
      context.fail();
  }
}

Duration read_duration(ReadingContext& context, const Node* said, Condition* holds, Box<Condition>* keeps) {
  if (said == nullptr) return Duration::for_good;
  context.take(*said);
  if (said->has(Lexeme::LEAVE)) return Duration::while_source_in_play;
  if (said->has(Lexeme::UPKEEP))
    return said->has(Lexeme::END) ? Duration::end_of_next_upkeep : Duration::next_upkeep;
  if (said->has(Lexeme::YOUR) && said->has(Lexeme::TURN)) return Duration::next_turn;
  if (said->has(Lexeme::UNTAP)) return Duration::next_untap;
  if (said->has(Lexeme::OWNER)) return Duration::owners_next_turn;
  if (said->has(Lexeme::CONTROL)) {
    const Node* remains = said->child(Phrase::np);
    // "And ~ remains tapped": of no other permanent.
    if (remains != nullptr && !(read_np(context, *remains) == one(Reference::self))) context.fail();
    return remains != nullptr ? Duration::while_yours_and_tapped : Duration::while_source_yours;
  }
  if (said->has(Lexeme::UNTIL))
    return said->has(Lexeme::COMBAT) ? Duration::end_of_combat : Duration::end_of_turn;
  if (said->has(Lexeme::THIS)) return Duration::end_of_turn;
  if (const Node* condition = said->child(Phrase::condition)) {
    if (holds != nullptr)
      *holds = read_condition(context, *condition);
    else if (keeps != nullptr && said->has(Lexeme::FOR))
      *keeps = read_condition(context, *condition);
    else
      context.fail();  // a step lasts for a time; only a static ability may come and go
    return Duration::for_good;
  }
  // A duration watches its own source (R-DUR-3), and no other permanent.
  const Selector antecedent = context.antecedent;
  const bool by_name = context.only_by_name;
  if (!(read_np(context, said->the(Phrase::np)) == one(Reference::self))) context.fail();
  if (const Node* remaining = said->child(Phrase::remaining)) {
    if (keeps == nullptr) return context.fail(), Duration::for_good;
    // "That creature" is what is changed, and not what the change hangs on.
    context.refer_to(antecedent, by_name);
    *keeps = read_remaining(context, *remaining);
  }
  return said->has(Lexeme::TAPPED) ? Duration::while_source_tapped : Duration::while_source_in_play;
}

std::string say_change(Speaker& speaker, const std::string& subject, const Change& change,
                       bool plural_subject, Duration lasting) {
  const std::string until = say_duration(lasting, speaker.card.name);
  const ChangePart* taken = find_part(change, ChangeKind::controller);
  // Targets are numbered in the order in which they are spoken of: a later one cannot be named first.
  const bool later = taken != nullptr && taken->who.from == Reference::target && taken->who.index > 0;
  if (taken != nullptr && change.parts.size() == 1 && !later) {
    const std::string who = taken->who.empty() ? "you" : say_thing(speaker, taken->who, "a ");
    return who + (who == "you" ? " control " : " controls ") + subject + until;
  }
  if (const std::string each = say_raised_for_each(speaker, change, plural_subject); !each.empty())
    return subject + " " + each.substr(0, each.find(" for each ")) + until +
           each.substr(each.find(" for each "));
  // What a step does "becomes" so; what a static ability says "is" so.
  const bool comes_about = lasting != Duration::for_good || speaker.targets != nullptr;
  const TypeChangePhrase becoming(speaker, change, plural_subject, comes_about);
  Said said;
  if (becoming.whole()) said.push_back(becoming.say_whole());
  for (const ChangePart& part : change.parts) {
    becoming.say(part, said);
    say_part(speaker, part, change, plural_subject, comes_about, said);
  }
  // What it gets is said before what it gains, as cards do.
  std::string text;
  for (const bool gets : {true, false})
    for (const std::string& each : said)
      if (each.starts_with("get") == gets) text += (text.empty() ? "" : " and ") + each;
  return subject + " " + text + until;
}

std::string say_duration(Duration duration, const std::string& source) {
  switch (duration) {
    case Duration::for_good:
      return "";
    case Duration::end_of_turn:
      return " until end of turn";
    case Duration::end_of_combat:
      return " until end of combat";
    case Duration::while_source_in_play:
      return " as long as " + source + " remains in play";
    case Duration::while_source_tapped:
      return " as long as " + source + " remains tapped";
    case Duration::while_source_yours:
      return " as long as you control " + source;
    case Duration::while_yours_and_tapped:
      return " as long as you control " + source + " and " + source + " remains tapped";
    case Duration::next_upkeep:
      return " until your next upkeep";
    case Duration::end_of_next_upkeep:
      return " until the end of your next upkeep";
    case Duration::next_turn:
      return " until your next turn";
    case Duration::owners_next_turn:
      return " until its owner's next turn";
    case Duration::next_untap:
      return " until its controller's next untap phase";
  }
  return "";
}

}  // namespace sleight
