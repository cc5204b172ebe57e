#include "grammar/abilities/costs_english.h"

#include "core/card/mana_text.h"
#include "grammar/text/english_words.h"
#include "grammar/things/amounts_english.h"
#include "grammar/things/nouns_english.h"
#include "grammar/things/references_english.h"

namespace sleight {

namespace {

using Kind = CostPart::Kind;

CostPart read_sacrifice(Meaning& meaning, const Node& said) {
  CostPart part;
  part.what = read_np(meaning, said.the(Phrase::np));
  if (!part.what.also.empty()) meaning.fail();  // this and that: two parts of the cost, not one of either
  return part;
}

CostPart read_amount_alone(Meaning& meaning, const Node& said) {
  CostPart part;
  part.amount = read_number(meaning, said.the(Phrase::number));
  return part;
}

CostPart read_counters(Meaning& meaning, const Node& said) {
  CostPart part;
  part.amount = read_number(meaning, said.the(Phrase::number));
  part.word = read_counter_kind(meaning, said.the(Phrase::counter_kind));
  part.what = read_np(meaning, said.the(Phrase::np));
  return part;
}

CostPart read_skipping(Meaning& meaning, const Node& said) {
  CostPart part;
  part.word = read_phase(meaning, said.the(Phrase::phase_name));
  return part;
}

std::string say_sacrifice(Speaker& speaker, const CostPart& part) {
  const std::string number = say_number(speaker, part.amount, "a");
  return "sacrifice " + (number == "a" ? say_thing(speaker, part.what, "a ")
                                       : number + " " + say_group(speaker, part.what, true));
}

std::string say_discard(Speaker& speaker, const CostPart& part) {
  return "discard " + counted(say_number(speaker, part.amount, "a"), "card");
}

std::string say_life(Speaker& speaker, const CostPart& part) {
  return "pay " + say_amount(speaker, part.amount) + " life";
}

std::string say_counters(Speaker& speaker, const CostPart& part) {
  return "remove " +
         counted(say_number(speaker, part.amount, "a"), speaker.spelling(part.word) + " counter") + " from " +
         say_thing(speaker, part.what, "a ");
}

std::string say_skipping(Speaker& speaker, const CostPart& part) {
  return "skip your next " + say_phase(speaker, part.word);
}

/// Everything besides mana and tapping.
struct PartRow {
  Phrase phrase;
  Kind kind;
  CostPart (*read)(Meaning&, const Node&);
  std::string (*say)(Speaker&, const CostPart&);
};
constexpr PartRow rows[] = {
    {Phrase::sacrifice_cost, Kind::sacrifice, read_sacrifice, say_sacrifice},
    {Phrase::discard_cost, Kind::discard, read_amount_alone, say_discard},
    {Phrase::life_cost, Kind::life, read_amount_alone, say_life},
    {Phrase::counter_cost, Kind::remove_counters, read_counters, say_counters},
    {Phrase::phase_cost, Kind::skip_phase, read_skipping, say_skipping},
};

}  // namespace

Cost read_cost(Meaning& meaning, const Node& node) {
  meaning.take(node);
  Cost cost;
  for (const Node* said : node.all(Phrase::cost_part)) {
    meaning.take(*said);
    // A second price in mana, or a second tapping, has no place beside the first.
    if (said->is(Phrase::mana_cost) && !cost.mana.empty()) meaning.fail();
    if (said->is(Phrase::tap_cost) && cost.tap) meaning.fail();
    if (said->is(Phrase::mana_cost)) cost.mana = read_mana(meaning, said->the(Phrase::mana));
    if (said->is(Phrase::tap_cost)) cost.tap = true;
    for (const PartRow& row : rows) {
      if (!said->is(row.phrase)) continue;
      cost.parts.push_back(row.read(meaning, *said));
      cost.parts.back().kind = row.kind;
    }
  }
  return cost;
}

std::string say_cost(Speaker& speaker, const Cost& cost) {
  std::vector<std::string> parts;
  // X is what is paid, and no other number of the sentence.
  if (cost.mana.x > 0) speaker.letter("");
  // Mana, tapping, the rest: the order of the cards, whatever order the script has.
  if (!cost.mana.empty()) parts.push_back(print_mana(cost.mana));
  if (cost.tap) parts.emplace_back("{T}");
  if (cost.of_keyword) parts.emplace_back("that cost");
  for (const CostPart& part : cost.parts)
    for (const PartRow& row : rows)
      if (row.kind == part.kind) parts.push_back(row.say(speaker, part));
  std::string text;
  for (const std::string& part : parts) text += text.empty() ? capital(part) : ", " + part;
  // A zero cost is still a cost (R-COST-1).
  if (text.empty()) text = "{0}";
  if (cost.more_for_each_target)
    text += " and {" + say_number(speaker, *cost.more_for_each_target, "1") +
            "} more for each target beyond the first";
  if (!cost.x_only.empty()) text += ", only " + english(cost.x_only) + " mana for X";
  if (cost.times) text += ", all of it as many times as " + say_measure(speaker, *cost.times);
  return text;
}

std::string say_price(Speaker& speaker, const Cost& cost) {
  if (cost.empty()) return "";
  const std::string price = uncapital(say_cost(speaker, cost));
  // Whoever asks for a price says "pay" before it.
  return price.starts_with("pay ") ? price.substr(4) : price;
}

}  // namespace sleight
