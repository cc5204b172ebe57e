#include "grammar/text/printed_wording.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/card/spelling.h"
#include "grammar/text/phrase_pattern.h"
#include "grammar/text/printed_choices.h"
#include "grammar/text/printed_costs.h"
#include "grammar/text/printed_deeds.h"
#include "grammar/text/printed_effects.h"
#include "grammar/text/printed_lines.h"
#include "grammar/text/printed_numbers.h"
#include "grammar/text/printed_reminders.h"
#include "grammar/text/printed_rows.h"
#include "grammar/text/printed_sentences.h"
#include "grammar/text/printed_statics.h"
#include "grammar/text/printed_tokens.h"
#include "grammar/text/printed_triggers.h"
#include "grammar/text/printed_words.h"

namespace sleight {

namespace {

/// "creature", of what is put on creatures; "" of everything else.
std::string_view type_it_is_on(const Card& card) {
  constexpr std::pair<CardType, std::string_view> types[] = {{CardType::creature, "creature"},
                                                             {CardType::land, "land"},
                                                             {CardType::artifact, "artifact"},
                                                             {CardType::enchantment, "enchantment"}};
  if (!any(card.types & CardType::enchantment) || card.enchants.empty()) return "";
  for (const Filter& filter : card.enchants.filters)
    for (const auto& [type, word] : types)
      if (filter.quality == Quality::type && filter.types == type) return word;
  return "";
}

bool has_subtype(const Card& card, const char* type) {
  return std::find(card.subtypes.begin(), card.subtypes.end(), Word{type}) != card.subtypes.end();
}

/// What the facts of the card say already: "counts as a wall" of a Wall, the colours of its cost.
void leave_out_facts(Text& line, const Card& card) {
  static const PhrasePattern wall("^(~ |)counts as a wall$");
  static const PhrasePattern also_wall(", counts as a wall$");
  static const PhrasePattern of_colours("^counts as both a <k> card and a <k2> card$");
  static const PhrasePattern red("^this card is a red spell when cast and (kobolds|~) are a red creature$");
  if (has_subtype(card, "wall")) {
    cut_out(line, wall);
    cut_out(line, also_wall);
  }
  if (const auto found = of_colours.find(line.str())) {
    const auto colour = [&](std::size_t gap) { return spelt<Colour>(words_in(line, *found, gap)); };
    const auto one = colour(0), other = colour(1);
    if (one && other && card.colour() == (Colours(*one) | Colours(*other))) cut_out(line, of_colours);
  }
  if (card.colour() == Colours(Colour::red)) cut_out(line, red);
}

/// "{T}: Add {G}", "add either {R} or {B}" on a land of those types: what it is to be of a basic land type.
void leave_out_basic_mana(Text& line, const Card& card) {
  constexpr std::pair<std::string_view, const char*> types[] = {
      {"{w}", "plains"}, {"{u}", "island"}, {"{b}", "swamp"}, {"{r}", "mountain"}, {"{g}", "forest"}};
  static const PhrasePattern one("^{t}: add <m> to your mana pool$");
  static const PhrasePattern either("^{t}: add either <m> or <m2> to your mana pool$");
  const auto of_its_type = [&](const std::string& mana) {
    return std::any_of(std::begin(types), std::end(types),
                       [&](const auto& row) { return row.first == mana && has_subtype(card, row.second); });
  };
  if (const auto found = one.find(line.str()))
    if (of_its_type(words_in(line, *found, 0))) cut_out(line, one);
  if (const auto found = either.find(line.str()))
    if (of_its_type(words_in(line, *found, 0)) && of_its_type(words_in(line, *found, 1)))
      cut_out(line, either);
}

/// A target of which is spoken again is the same: those years had no other word for it.
void speak_of_same_target(Text& line) {
  for (const auto& [target, that] :
       {std::pair<std::string_view, std::string_view>{"target player", "that player"},
        {"target attacking creature", "that creature"},
        {"target creature", "that creature"}}) {
    const std::size_t first = line.str().find(target);
    if (first == std::string::npos) continue;
    for (std::size_t at = line.str().find(". ", first); at != std::string::npos;
         at = line.str().find(". ", at + 1)) {
      const std::size_t stop = std::min(line.str().find('.', at + 2), line.size());
      const std::size_t again = line.str().find(target, at);
      if (again == std::string::npos || again > stop) continue;
      const std::string_view behind = std::string_view(line.str()).substr(again + target.size());
      const bool only = behind.empty() || behind.front() == '.' || behind.starts_with(" and all") ||
                        behind.starts_with(" does") || behind.starts_with(" deals") ||
                        behind.starts_with(" discards") || behind.starts_with(" for ") ||
                        behind.starts_with(" becomes") || behind.starts_with("'s ");
      if (only) line.replace(again, target.size(), that);
    }
  }
}

/// The word of a mono artifact that its cost does not say: using it taps it.
void tap_mono_artifact(Text& line) {
  const std::size_t colon = line.str().find(": ");
  if (line.str().starts_with("{") && colon != std::string::npos && line.str().find("{t}") > colon)
    line.insert(colon, ", {t}", colon);
  else if (line.str().starts_with("add ") || line.str().starts_with("adds "))
    line.insert(0, "{t}: ", 0);
}

/// What a local enchantment is put on, older ones call "target creature". In a sentence with a cost that is
/// a target like any other, unless it says that it is what ~ enchants.
class EnchantedThing {
 public:
  EnchantedThing(std::string_view type, bool named_so) : type_(type), named_so_(named_so) {}

  /// Whether it may be put only on some of those: "enchant creature you control".
  std::string rewrite(Text& line) const {
    std::string limit;
    const std::string target = "target " + std::string(type_);
    const std::string enchanted = "enchanted " + std::string(type_);
    for (const std::string& said : {target + " ~ enchants", "the " + std::string(type_) + " ~ enchants",
                                    std::string(type_) + " ~ enchants", std::string(type_) + " it enchants"})
      line.replace_words(said, enchanted);
    static const PhrasePattern chosen("^when ~ comes into play, choose target <t>$");
    if (const auto found = chosen.find(line.str())) {
      const std::string what = words_in(line, *found, 0);
      if (what.starts_with(type_)) {
        cut_out(line, chosen);
        if (what != type_) limit = what;
      }
    }
    for (std::size_t at = 0; at < line.size();) {
      const std::size_t end = std::min(line.str().find(". ", at), line.size());
      const bool activated = line.str().substr(at, end - at).find(": ") != std::string::npos;
      const std::size_t before = line.size();
      if (!named_so_ && !activated) name_it(line, at, end, limit);
      // Done once, as it comes.
      if (at == 0 && line.str().starts_with("tap " + enchanted))
        line.insert(0, "when ~ comes into play, ", 0);
      // What follows on a use speaks of that.
      if (activated) break;
      at = end + line.size() - before + 2;
    }
    return limit;
  }

 private:
  void name_it(Text& line, std::size_t at, std::size_t end, std::string& limit) const {
    const std::string enchanted = "enchanted " + std::string(type_);
    std::string sentence = line.str().substr(at, end - at);
    constexpr std::string_view target = "target ";
    const std::size_t from = sentence.find(target);
    if (from != std::string::npos && !sentence.substr(0, from).ends_with("other ")) {
      const std::size_t noun = sentence.find(type_, from);
      const std::string adjectives = noun == std::string::npos
                                         ? "?"
                                         : sentence.substr(from + target.size(), noun - from - target.size());
      if (adjectives.empty() || adjectives == "non-wall ") {
        std::size_t last = noun + type_.size();
        std::string said = adjectives + std::string(type_);
        for (const std::string_view more : {" you control", " without flying"})
          if (sentence.substr(last).starts_with(more)) {
            last += more.size();
            said += more;
          }
        if (said != type_) limit = said;
        line.replace(at + from, last - from, enchanted);
        return;
      }
    }
    for (const std::string_view the : {"that ", "the "}) {
      const std::string said = std::string(the) + std::string(type_);
      if (sentence.starts_with(said + " ") || sentence.starts_with(said + "'s "))
        return line.replace(at, said.size(), enchanted);
    }
    if (sentence.starts_with(std::string(type_) + " ")) line.replace(at, type_.size(), enchanted);
  }

  std::string_view type_;
  bool named_so_;  ///< "enchanted creature", as later cards call it
};

/// What a spell forbids in combat is over with the turn.
void end_with_turn(Text& line) {
  static const PrintedRow rows[] = {{"deal no damage in combat$", "deal no damage in combat this turn"},
                                    {"deals no damage in combat$", "deals no damage in combat this turn"}};
  static const PrintedRows table(rows);
  table.apply(line, "");
}

/// How a use is limited may stand in a paragraph of its own.
std::vector<Text> joined_uses(const std::vector<Text>& printed) {
  std::vector<Text> lines;
  for (const Text& line : printed) {
    const bool goes_on = line.str().starts_with("use this ability ") ||
                         line.str().starts_with("play this ability ") ||
                         line.str().starts_with("this ability is played ");
    if (goes_on && !lines.empty())
      lines.back().append(line);
    else
      lines.push_back(line);
  }
  return lines;
}

}  // namespace

std::vector<Text> in_house_lines(const std::vector<Text>& printed, const PrintedCard& card) {
  const bool creature = any(card.facts.types & CardType::creature);
  const bool spell = !any(card.facts.types & permanent_types);
  const std::string_view type = type_it_is_on(card.facts);
  const std::string enchanted = type.empty() ? "" : "enchanted " + std::string(type);
  const std::string_view subject = creature ? "~" : std::string_view(enchanted);
  const bool named_so = std::any_of(printed.begin(), printed.end(), [&](const Text& line) {
    return !type.empty() && line.str().find(enchanted) != std::string::npos;
  });
  const EnchantedThing on(type, named_so);
  std::vector<Text> lines;
  CountersSpokenOf counters;
  for (Text line : joined_uses(printed)) {
    leave_out_reminders(line);
    rewrite_printed_words(line, subject);
    leave_out_facts(line, card.facts);
    leave_out_basic_mana(line, card.facts);
    if (card.type_line.starts_with("Mono ")) tap_mono_artifact(line);
    std::string limit = type.empty() ? "" : on.rewrite(line);
    if (!type.empty()) {
      static const PhraseRewrite control("^gain control of (target|enchanted) <k>",
                                         "you control enchanted <k>");
      control.apply(line, subject);
    }
    rewrite_printed_sentences(line, subject);
    rewrite_printed_deeds(line, subject);
    if (spell) rewrite_costs_of_spell(line);
    rewrite_printed_triggers(line, subject);
    rewrite_printed_costs(line, subject);
    rewrite_printed_effects(line, subject);
    list_printed_choices(line);
    speak_of_same_target(line);
    if (spell) end_with_turn(line);
    rewrite_printed_statics(line, subject);
    name_printed_tokens(line);
    counters.name(line);
    rewrite_printed_numbers(line);
    if (!limit.empty()) {
      Text put("enchant " + limit);
      if (line.size() == 0)
        line = put;
      else
        line.insert(0, "enchant " + limit + "\n", 0);
    }
    for (Text& part : spell ? lines_of_spell(line) : lines_of_permanent(line))
      lines.push_back(std::move(part));
  }
  return lines;
}

}  // namespace sleight
