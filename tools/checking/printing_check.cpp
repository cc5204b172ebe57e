#include "tools/checking/printing_check.h"

#include <optional>
#include <set>
#include <string>

#include "grammar/describe.h"
#include "grammar/facts.h"
#include "grammar/text_reader.h"
#include "tools/checking/text_difference.h"
#include "tools/display/phrases.h"
#include "tools/display/thing_names.h"

namespace sleight {
namespace {

/// "artifact creature, Golem": types and subtypes as a finding names them.
std::string types_told(const Card& card, const Words& words) {
  std::vector<std::string> all = names_of(card.types);
  if (any(card.supertypes & Supertype::legend)) all.insert(all.begin(), "legend");
  for (const Word subtype : card.subtypes) all.push_back(words.spelling(subtype));
  return listed(all);
}

bool same_type_line(const Card& a, const Card& b) {
  const auto subtypes = [](const Card& card) {
    return std::set<Word>(card.subtypes.begin(), card.subtypes.end());
  };
  const auto legend = [](const Card& card) { return any(card.supertypes & Supertype::legend); };
  return a.types == b.types && subtypes(a) == subtypes(b) && legend(a) == legend(b);
}

/// The card of a script with the types that its printing gives it: those that none names stay.
FactsReading with_printed_types(const Card& card, const Words& words, const Printing& printing) {
  CardFacts facts;
  facts.name = card.name;
  facts.types = names_of(card.types);
  for (const Word subtype : card.subtypes) facts.subtypes.push_back(words.spelling(subtype));
  facts.printed_type = printing.type;
  // Of a legend the printing says that it is one, and no creature type in its place.
  if (any(card.supertypes & Supertype::legend)) facts.supertypes = {"Legendary"};
  return facts_from(facts);
}

/// Words that the text brought and no script spells: describing what it says needs them.
Words with_words(const Words& words, const std::vector<std::string>& more) {
  Words all = words;
  for (const std::string& word : more) all.intern(word);
  return all;
}

}  // namespace

PrintingCheck check_printing(const CardFile& script, const PrintedData& printed, const Words& words,
                             const Vocabulary& vocabulary) {
  PrintingCheck check;
  const Card& card = script.card;
  const Printing* const printing = printed.find(card.name);
  if (printing == nullptr) return check;
  const std::string whose = "the printing" + (printing->set.empty() ? "" : " in " + printing->set);
  const FactsReading types = with_printed_types(card, words, *printing);
  if (!same_type_line(card, types.card)) {
    check.witness = Witness::differs;
    check.findings.push_back(
        {"T0411", Severity::error, place_in(script, card.name),
         "the script makes " + types_told(card, words) + ", " + whose + " says \"" + printing->type + "\"",
         "use the head and the types of the printing, and say differs = { \"types\" }"});
    return check;
  }
  // What is not the whole card, or is done by a function, cannot be held against anything.
  check.witness = Witness::unread;
  if (!card.unread.empty() || !card.unsupported.empty() || script.functions > 0) return check;
  Card facts = card;
  facts.abilities.clear();
  const Reading reading =
      read_lines(facts, in_house_words(facts, printing->text, vocabulary, Wording::printed, printing->type),
                 vocabulary, Wording::printed);
  if (!reading.understood()) return check;
  const Card told = apply(facts, reading);
  check.witness = same_rules(card, told) ? Witness::agrees : Witness::differs;
  if (check.witness == Witness::agrees) return check;
  const Words all = with_words(words, reading.words);
  check.findings.push_back(
      {"T0412", Severity::error, place_in(script, "text"),
       card.name + " is not the card that its printing makes: " +
           difference_between(describe(card, all, vocabulary), describe(told, all, vocabulary),
                              "the script says", whose + " says"),
       "follow the printing, and say in `differs` in what it is not the card of the card data"});
  return check;
}

}  // namespace sleight
