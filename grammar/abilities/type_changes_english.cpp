#include "grammar/abilities/type_changes_english.h"

#include "core/card/spelling.h"
#include "grammar/abilities/changes_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/open_words.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

// ------------------------------------------------------------------------------------------------ reading

void has_size(ReadingContext& context, std::string_view text, Change& change) {
  const std::size_t slash = text.find('/');
  const auto power = number_named(text.substr(0, slash));
  const auto toughness = number_named(text.substr(slash + 1));
  // "X/X": a size that is set holds plain numbers here.
  if (!power || !toughness) return context.fail();
  change.parts.push_back(change_part(ChangeKind::power));
  change.parts.back().amount = Amount(*power);
  change.parts.push_back(change_part(ChangeKind::toughness));
  change.parts.back().amount = Amount(*toughness);
}

void has_types(ReadingContext& context, const Node& said, ChangeKind kind, Change& change) {
  change.parts.push_back(change_part(kind));
  CardType types = CardType::none;
  for (const Node* type : said.all(Phrase::type_word)) types = types | read_type_word(context, *type);
  change.parts.back().types = types;
}

void has_colour(ReadingContext& context, const Node& said, Change& change) {
  const auto colours = said.all(Phrase::colour);
  if (colours.empty()) return;
  change.parts.push_back(change_part(ChangeKind::colour));
  for (const Node* colour : colours)
    change.parts.back().colours = change.parts.back().colours | read_colour(context, *colour);
}

/// Whether both are among the types: what becomes an artifact creature stays what else it is (R-PERM-1).
bool are_artifact_creatures(CardType types) {
  return any(types & CardType::artifact) && any(types & CardType::creature);
}

/// "1/1 black creatures that are still lands"; without that they are nothing else.
void is_animated(ReadingContext& context, const Node& said, Change& change) {
  has_types(context, said, ChangeKind::becomes_type, change);
  // "Still a land" adds to the types, without it they are replaced.
  if (said.has(Lexeme::STILL) || are_artifact_creatures(change.parts.back().types))
    change.parts.back().kind = ChangeKind::is_also;
  if (const Node* creature = said.child(Lexeme::CREATURE_TYPE)) {
    change.parts.push_back(change_part(ChangeKind::becomes_subtype));
    change.parts.back().word = context.word(creature->open->name);
  }
  // The base is set, so that whatever adds to it goes on counting (R-CRE-5).
  has_size(context, said.the(Lexeme::PT).text, change);
  has_colour(context, said, change);
  read_gains(context, said, change);
}

void is_also(ReadingContext& context, const Node& said, Change& change) {
  has_types(context, said, ChangeKind::is_also, change);
  const Node* equal = said.child(Phrase::measure);
  if (equal == nullptr) return;
  const Amount value = read_measure(context, *equal);
  for (const ChangeKind kind : {ChangeKind::power, ChangeKind::toughness}) {
    change.parts.push_back(change_part(kind));
    change.parts.back().amount = value;
  }
}

void is_chosen(ChangeKind kind, Change& change) {
  change.parts.push_back(change_part(kind));
  change.parts.back().chosen = true;
}

/// "Red and green": of all of them at once.
std::string all_colours(Colours colours) {
  std::string text;
  for (const Spelling<Colour>& row : all_spellings<Colour>)
    if (colours.has(row.value)) text += (text.empty() ? "" : " and ") + std::string(row.spelling);
  return text.empty() ? english(colours) : text;
}

/// A number that stands on a card as it is.
bool is_written(const ChangePart& part) { return part.amount->is_number() || part.amount->is_x(); }

}  // namespace

void read_becoming(ReadingContext& context, const Node& said, Change& change) {
  context.take(said);
  switch (said.phrase) {
    case Phrase::becomes_size:
      return has_size(context, said.the(Lexeme::PT).text, change);
    case Phrase::becomes_colour:
      return has_colour(context, said, change);
    case Phrase::becomes_land_type:
      change.parts.push_back(change_part(ChangeKind::becomes_land));
      change.parts.back().word = context.word(singular_land_type(said.the(Lexeme::LAND_TYPE).text));
      return;
    case Phrase::becomes_supertype:
      change.parts.push_back(
          change_part(said.has(Lexeme::NO) ? ChangeKind::loses_supertype : ChangeKind::also_supertype));
      change.parts.back().supertypes =
          said.has(Lexeme::LEGENDARY) ? Supertype::legend : Supertype::snow_covered;
      return;
    case Phrase::becomes_chosen_type:
      return is_chosen(ChangeKind::becomes_land, change);
    case Phrase::becomes_second_chosen:
      is_chosen(ChangeKind::becomes_land, change);
      change.parts.back().to = context.word("second");
      return;
    case Phrase::becomes_copy:
      if (said.has(Lexeme::EXCEPT) && !context.copying) context.fail();
      if (const Node* creature = said.child(Phrase::type_word)) read_type_word(context, *creature);
      change.parts.push_back(change_part(ChangeKind::copy_of));
      change.parts.back().who = one(Reference::chosen);
      if (const Node* copied = said.child(Phrase::object)) {
        change.parts.back().who = read_object(context, *copied);
        // A copy of several nobody is.
        if (!is_one_thing(context, change.parts.back().who)) context.fail();
      }
      return;
    case Phrase::becomes_also_type:
      return has_types(context, said, ChangeKind::is_also, change);
    case Phrase::becomes_chosen_colour:
      return is_chosen(ChangeKind::colour, change);
    case Phrase::becomes_animated:
      return is_animated(context, said, change);
    case Phrase::becomes_also:
      return is_also(context, said, change);
    default:
      context.fail();
  }
}

const ChangePart* find_part(const Change& change, ChangeKind kind) {
  for (const ChangePart& part : change.parts)
    if (part.kind == kind) return &part;
  return nullptr;
}

TypeChangePhrase::TypeChangePhrase(Speaker& speaker, const Change& change, bool plural_subject,
                                   bool comes_about)
    : speaker_(speaker),
      change_(change),
      many_(plural_subject),
      is_(comes_about ? (many_ ? "become " : "becomes ") : (many_ ? "are " : "is ")) {
  const ChangePart* also = find_part(change, ChangeKind::is_also);
  types_ = also != nullptr ? also : find_part(change, ChangeKind::becomes_type);
  still_ = also != nullptr;
  const ChangePart* power = find_part(change, ChangeKind::power);
  const ChangePart* toughness = find_part(change, ChangeKind::toughness);
  if (power == nullptr || toughness == nullptr || !power->amount || !toughness->amount) return;
  const bool written = is_written(*power) && is_written(*toughness);
  if (written) size_ = say_amount(speaker, *power->amount) + "/" + say_amount(speaker, *toughness->amount);
  animates_ = types_ != nullptr && written;
  // One measure for both can be said at once ("each equal to"); two cannot.
  measured_ = still_ && !written && *power->amount == *toughness->amount;
}

std::string TypeChangePhrase::say_whole() const {
  const std::string kind = english(types_->types, " ");
  if (measured_) {
    const Amount& value = *find_part(change_, ChangeKind::power)->amount;
    const bool own_cost =
        many_ && value.kind == AmountKind::casting_cost && value.of && value.of->from == Reference::it;
    return is_ + (many_ ? plural(kind) : a_or_an(kind)) + " with power and toughness each equal to " +
           (own_cost ? "their casting cost" : say_measure(speaker_, value));
  }
  const ChangePart* colour = find_part(change_, ChangeKind::colour);
  const ChangePart* subtype = find_part(change_, ChangeKind::becomes_subtype);
  std::string text = is_ + (many_ ? "" : "a ") + size_ + " ";
  // A chosen colour has a sentence of its own, behind this.
  if (colour != nullptr && !colour->chosen) text += all_colours(colour->colours) + " ";
  if (subtype != nullptr) text += capitals(speaker_.spelling(subtype->word)) + " ";
  text += many_ ? plural(kind) : kind;
  if (still_ && !are_artifact_creatures(types_->types))
    text += many_ ? " that are still lands" : " that is still a land";
  return text;
}

std::string TypeChangePhrase::say_land(const ChangePart& part) const {
  if (part.chosen)
    return is_ + (part.to ? "the " + (part.to == Word("second") ? "second" : speaker_.spelling(part.to)) +
                                " chosen type"
                          : "the chosen type");
  const std::string word = speaker_.spelling(part.word);
  if (many_) return is_ + plural(word);
  // "Is Plains", "is an Island".
  return is_ + (plural(word) == word ? word : a_or_an(word));
}

/// Power and toughness: both at once where they are plain numbers.
std::string TypeChangePhrase::say_size(const ChangePart& part) const {
  // Said once, where the power stands; the toughness then says nothing.
  if (!size_.empty()) return part.kind == ChangeKind::power ? is_ + size_ : "";
  if (!part.amount) return "";
  return (many_ ? "have " : "has ") + std::string(part.kind == ChangeKind::power ? "power " : "toughness ") +
         say_amount(speaker_, *part.amount);
}

void TypeChangePhrase::say(const ChangePart& part, std::vector<std::string>& said) const {
  const auto chosen_or = [&](std::string_view chosen, const std::string& else_said) {
    return part.chosen ? std::string(chosen) : else_said;
  };
  const std::string word = speaker_.spelling(part.word);
  std::string text;
  switch (part.kind) {
    case ChangeKind::copy_of:
      text = is_ + "a copy of " + say_thing(speaker_, part.who, "a ");
      break;
    case ChangeKind::becomes_land:
      text = say_land(part);
      break;
    case ChangeKind::also_land_type:
      text = is_ + "also " + chosen_or("the chosen type", word);
      break;
    case ChangeKind::also_supertype:
      text = is_ + std::string(english_of(part.supertypes));
      break;
    case ChangeKind::loses_supertype:
      text = std::string(many_ ? "are" : "is") + " no longer " + std::string(english_of(part.supertypes));
      break;
    case ChangeKind::is_also:
      if (!whole() && is_ == "becomes ")
        text = "becomes " + a_or_an(english(part.types, " ")) + " in addition to its other types";
      else if (!whole())
        text = is_ + "also " + (many_ ? plural(english(part.types, " ")) : a_or_an(english(part.types, " ")));
      break;
    case ChangeKind::becomes_type:
      if (!animates_) text = is_ + "only " + english(part.types);
      break;
    case ChangeKind::also_subtype:
      text = is_ + "also " + chosen_or("the chosen type", capital(word));
      break;
    case ChangeKind::becomes_subtype:
      if (!animates_) text = is_ + "only " + chosen_or("the chosen type", capitals(word));
      break;
    case ChangeKind::colour:
      if (!animates_ || part.chosen) text = is_ + chosen_or("the chosen color", english(part.colours));
      break;
    case ChangeKind::also_colour:
      text = is_ + "also " + chosen_or("the chosen color", english(part.colours));
      break;
    case ChangeKind::power:
    case ChangeKind::toughness:
      if (!whole()) text = say_size(part);
      break;
    case ChangeKind::controller:
    case ChangeKind::colour_word:
    case ChangeKind::land_word:
    case ChangeKind::made_in_words:
    case ChangeKind::gains:
    case ChangeKind::gains_once:
    case ChangeKind::loses_keyword:
    case ChangeKind::loses_abilities:
    case ChangeKind::plus_power:
    case ChangeKind::plus_toughness:
    case ChangeKind::switch_power_toughness:
      break;  // no matter of what it is: changes_english.cpp
  }
  if (!text.empty()) said.push_back(std::move(text));
}

}  // namespace sleight
