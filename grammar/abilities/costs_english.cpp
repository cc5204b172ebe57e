#include "grammar/abilities/costs_english.h"

#include <algorithm>

#include "core/card/amount_facts.h"
#include "core/card/mana_text.h"
#include "core/card/reference_records.h"
#include "core/card/verb.h"
#include "grammar/effects/tokens_english.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/nouns_english.h"
#include "grammar/noun_phrases/possessives_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/noun_phrases/top_cards_english.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

using Kind = CostPart::Kind;

/// "Two islands", "an untapped creature you control", "~": what is taken, and how many of it.
void read_taken(ReadingContext& context, const Node& said, CostPart& part) {
  if (const Node* many = said.child(Phrase::how_many)) {
    part.amount = read_number(context, *many);
    part.what = read_group(context, said.the(Phrase::group));
    return;
  }
  if (const Node* there = said.child(Phrase::self_there)) {
    part.what = read_self_there(context, *there);
    return;
  }
  part.what = read_np(context, said.the(Phrase::object));
  if (!part.what.also.empty()) context.fail();  // this and that: two parts of the cost, not one of either
  // It lies in a hand.
  if (part.what.from == Reference::last_drawn) context.fail();
  const bool one_alone = is_indefinite(said.the(Phrase::object));
  const bool all = !one_alone && is_set_of_cards(part.what.from);
  if (!all) return;
  // "The top two cards of your library" are as many as they are; of "all creatures" no cost knows how many.
  const auto top = std::find_if(part.what.filters.begin(), part.what.filters.end(),
                                [](const Filter& f) { return f.quality == Quality::on_top; });
  if (top == part.what.filters.end()) return context.fail();
  part.amount = *top->amount;
}

CostPart read_giving(ReadingContext& context, const Node& said) {
  CostPart part;
  read_taken(context, said, part);
  return part;
}

/// Whoever pays discards cards of the own hand: whose hand it is need not be said.
CostPart read_discard(ReadingContext& context, const Node& said) {
  CostPart part;
  part.at_random = said.has(Lexeme::RANDOM);
  const Node* group = said.child(Phrase::group);
  if (const Node* number = said.child(Phrase::number)) {
    part.amount = read_number(context, *number);
    return part;
  }
  if (const Node* many = said.child(Phrase::how_many)) {
    part.amount = read_number(context, *many);
  } else {
    const Node& object = said.the(Phrase::object);
    if (!is_indefinite(object)) {
      // "Discard this card": from the hand, where such an ability works.
      part.what = read_np(context, object);
      const bool one_card = part.what == one(Reference::self) || part.what == one(Reference::last_drawn);
      if (!one_card || part.at_random) context.fail();
      return part;
    }
    context.take(object);
    context.take(object.first());
    group = lone_group(context, object);
  }
  if (group == nullptr) {
    context.fail();
    return part;
  }
  part.what = read_cards_of_hand(context, *group);
  return part;
}

CostPart read_amount_alone(ReadingContext& context, const Node& said) {
  CostPart part;
  // "Life equal to its toughness."
  if (const Node* measure = said.child(Phrase::measure)) {
    part.amount = read_measure(context, *measure);
    return part;
  }
  part.amount = read_number(context, said.the(Phrase::number));
  return part;
}

CostPart read_counters(ReadingContext& context, const Node& said) {
  CostPart part;
  const Node* number = said.child(Phrase::number);
  // "Any number of" is chosen as it is paid, as an X is (R-MANA-7).
  part.amount = number != nullptr ? read_number(context, *number) : amount_of(AmountKind::x);
  part.word = read_counter_kind(context, said.the(Phrase::counter_kind));
  part.what = read_np(context, said.the(Phrase::object));
  if (!(part.what == one(Reference::self))) context.fail();
  return part;
}

/// "Put a -1/-1 counter on a creature you control": on one, and it is the payer's own.
CostPart read_putting(ReadingContext& context, const Node& said) {
  CostPart part;
  part.amount = read_number(context, said.the(Phrase::number));
  part.word = read_counter_kind(context, said.the(Phrase::counter_kind));
  const Node& object = said.the(Phrase::object);
  part.what = read_np(context, object);
  if (!is_indefinite(object) && !(part.what == one(Reference::self))) context.fail();
  return part;
}

CostPart read_skipping(ReadingContext& context, const Node& said) {
  CostPart part;
  part.word = read_phase(context, said.the(Phrase::phase_name));
  return part;
}

/// "A creature", "two islands", "the top card of your library".
std::string say_taken(Speaker& speaker, const CostPart& part) {
  if (speaker.any_number && part.amount.is_x()) return "any number of " + say_group(speaker, part.what, true);
  const std::string number = say_number(speaker, part.amount, "a");
  const auto on_top = std::find_if(part.what.filters.begin(), part.what.filters.end(),
                                   [](const Filter& f) { return f.quality == Quality::on_top; });
  const bool top = on_top != part.what.filters.end();
  // All of those on top, unless it takes another number of them.
  if (top && !(on_top->amount == Box<Amount>(part.amount)))
    return number + " of " + say_thing(speaker, part.what, "a ");
  return number == "a" || top ? say_thing(speaker, part.what, "a ")
                              : number + " " + say_group(speaker, part.what, true);
}

std::string say_sacrifice(Speaker& speaker, const CostPart& part) {
  return "sacrifice " + say_taken(speaker, part);
}

std::string say_tapping(Speaker& speaker, const CostPart& part) { return "tap " + say_taken(speaker, part); }

std::string say_removing(Speaker& speaker, const CostPart& part) {
  return "remove " + say_taken(speaker, part) + " from the game";
}

std::string say_returning(Speaker& speaker, const CostPart& part) {
  return "return " + say_taken(speaker, part) +
         (part.amount == Amount(1) ? " to its owner's hand" : " to their owner's hand");
}

std::string say_discard(Speaker& speaker, const CostPart& part) {
  const std::string number = say_number(speaker, part.amount, "a");
  const bool one_card = part.what.from == Reference::self || part.what.from == Reference::last_drawn;
  if (one_card && number == "a" && !part.at_random) return "discard " + say_thing(speaker, part.what, "a ");
  return "discard " +
         (part.what.empty() ? counted(number, "card") : say_cards_of_hand(speaker, part.what, number)) +
         (part.at_random ? " at random" : "");
}

std::string say_life(Speaker& speaker, const CostPart& part) {
  if (has(part.amount.kind, AmountTraits::of_card))
    return "pay life equal to " + say_measure(speaker, part.amount);
  const std::vector<Amount>& terms = part.amount.terms;
  const bool many = part.amount.kind == AmountKind::product && terms.size() == 2;
  const std::string each = say_for_each(speaker, many ? terms[1] : part.amount);
  if (!each.empty() && (!many || terms[0].is_number()))
    return "pay " + (many ? say_measure(speaker, terms[0]) : "1") + " life for each " + each;
  return "pay " + say_amount(speaker, part.amount) + " life";
}

std::string say_counters(Speaker& speaker, const CostPart& part) {
  const std::string kind = speaker.spelling(part.word) + " counter";
  const bool any = part.amount.is_x();
  return "remove " +
         (any ? "any number of " + kind + "s" : counted(say_number(speaker, part.amount, "a"), kind)) +
         " from " + say_thing(speaker, part.what, "a ");
}

std::string say_putting(Speaker& speaker, const CostPart& part) {
  return "put " + counted(say_number(speaker, part.amount, "a"), speaker.spelling(part.word) + " counter") +
         " on " + say_thing(speaker, part.what, "a ");
}

std::string say_skipping(Speaker& speaker, const CostPart& part) {
  return "skip your next " + say_phase(speaker, part.word);
}

CostPart read_skipped_draw(ReadingContext& /*meaning*/, const Node& /*said*/) { return {}; }

std::string say_skipped_draw(Speaker& /*speaker*/, const CostPart& /*part*/) { return "skip drawing a card"; }

CostPart read_milled(ReadingContext& context, const Node& said) {
  CostPart part;
  if (const Node* number = said.child(Phrase::number)) part.amount = read_number(context, *number);
  return part;
}

std::string say_milled(Speaker& speaker, const CostPart& part) {
  const std::string number = say_number(speaker, part.amount, "1");
  return "put the top " + (number == "1" ? "card" : number + " cards") +
         " of your library into your graveyard";
}

/// "The top card of your library", and nothing that is another's.
CostPart read_anted(ReadingContext& context, const Node& said) {
  CostPart part;
  part.what = read_object(context, said.the(Phrase::object));
  if (!is_one_top_card(part.what)) context.fail();
  return part;
}

std::string say_anted(Speaker& speaker, const CostPart& part) {
  return "ante " + say_thing(speaker, part.what, "a ");
}

CostPart read_untapped(ReadingContext& context, const Node& said) {
  CostPart part;
  const Node& object = said.the(Phrase::object);
  part.what = read_np(context, object);
  if (!is_indefinite(object) && !(part.what == one(Reference::self))) context.fail();
  return part;
}

std::string say_untapping(Speaker& speaker, const CostPart& part) {
  return "untap " + say_thing(speaker, part.what, "a ");
}

/// "Put a 1/1 red Survivor creature token into play under an opponent's control".
CostPart read_token_made(ReadingContext& context, const Node& said) {
  CostPart part;
  part.amount = read_number(context, said.the(Phrase::number));
  part.token = read_token(context, said.the(Phrase::token));
  part.what = read_np(context, said.the(Phrase::np));
  if (!is_player(context, part.what)) context.fail();
  return part;
}

std::string say_token_made(Speaker& speaker, const CostPart& part) {
  Step make = step(Verb::make_token);
  make.token = part.token;
  make.amount = part.amount;
  return say_creating(speaker, make) + " under " +
         (part.what.empty() ? "your" : say_possessive(speaker, part.what)) + " control";
}

/// Everything besides mana and tapping.
struct PartRow {
  Phrase phrase;
  Kind kind;
  CostPart (*read)(ReadingContext&, const Node&);
  std::string (*say)(Speaker&, const CostPart&);
};
constexpr PartRow rows[] = {
    {Phrase::sacrifice_cost, Kind::sacrifice, read_giving, say_sacrifice},
    {Phrase::tapping_cost, Kind::tap, read_giving, say_tapping},
    {Phrase::removing_cost, Kind::remove_from_game, read_giving, say_removing},
    {Phrase::returning_cost, Kind::return_to_hand, read_giving, say_returning},
    {Phrase::discard_cost, Kind::discard, read_discard, say_discard},
    {Phrase::life_cost, Kind::life, read_amount_alone, say_life},
    {Phrase::counter_cost, Kind::remove_counters, read_counters, say_counters},
    {Phrase::putting_cost, Kind::put_counters, read_putting, say_putting},
    {Phrase::phase_cost, Kind::skip_phase, read_skipping, say_skipping},
    {Phrase::draw_cost, Kind::skip_draw, read_skipped_draw, say_skipped_draw},
    {Phrase::milling_cost, Kind::mill, read_milled, say_milled},
    {Phrase::anteing_cost, Kind::ante, read_anted, say_anted},
    {Phrase::untapping_cost, Kind::untap, read_untapped, say_untapping},
    {Phrase::token_cost, Kind::make_token, read_token_made, say_token_made},
};

CostPart read_part(ReadingContext& context, const Node& said) {
  CostPart part;
  for (const PartRow& row : rows) {
    if (!said.is(row.phrase)) continue;
    part = row.read(context, said);
    part.kind = row.kind;
  }
  return part;
}

/// "Any number of creatures": so many as are chosen while it is paid, as an X is (R-MANA-7).
CostPart read_many_of(ReadingContext& context, const Node& many, Kind kind) {
  context.take(many);
  CostPart part;
  part.kind = kind;
  part.amount = amount_of(AmountKind::x);
  part.what = read_group(context, many.the(Phrase::group));
  if (part.what.from != Reference::permanents) context.fail();
  return part;
}

/// "Sacrifice a creature and a Swamp": one of each, as if each had its own "sacrifice".
std::vector<CostPart> read_deeds(ReadingContext& context, const Node& deed) {
  const Node* object = deed.child(Phrase::object);
  if (const Node* many = deed.child(Phrase::many_of)) {
    context.take(deed);
    Cost cost;
    // "All creatures and any number of lands": of the first no cost knows how many.
    if (object != nullptr) cost.parts.emplace_back().what = read_object(context, *object);
    if (object != nullptr && !(cost.parts.back().what == one(Reference::self))) context.fail();
    cost.parts.push_back(read_many_of(context, *many, Kind::sacrifice));
    context.know(cost);
    return cost.parts;
  }
  const auto things = object != nullptr ? object->all(Phrase::thing) : Phrases<const Node*>();
  if (things.size() < 2 || !deed.is(Phrase::sacrifice_cost) || object->has(Lexeme::AND_OR))
    return {read_deed(context, deed)};
  context.take(deed);
  context.take(*object);
  Cost cost;
  for (const Node* thing : things) {
    CostPart& part = cost.parts.emplace_back();
    part.what = read_thing(context, *thing);
    // "A creature and all lands" would be no number of things.
    const Node& plain = thing->first();
    if (thing->children.size() != 1 || !plain.is(Phrase::any_of) || !plain.has(Lexeme::A)) context.fail();
  }
  context.know(cost);
  return cost.parts;
}

}  // namespace

Cost read_cost(ReadingContext& context, const Node& node) {
  context.take(node);
  Cost cost;
  for (const Node* said : node.all(Phrase::cost_part)) {
    context.take(*said);
    // A second price in mana, or a second tapping, has no place beside the first.
    if (said->is(Phrase::mana_cost) && !cost.mana.empty()) context.fail();
    if (said->is(Phrase::tap_cost) && cost.tap) context.fail();
    if (said->is(Phrase::mana_cost)) cost.mana = read_mana(context, said->the(Phrase::mana));
    if (said->is(Phrase::tap_cost)) cost.tap = true;
    if (said->is(Phrase::casting_cost_of)) {
      Selector whose = read_possessive(context, said->the(Phrase::possessive));
      // Targets are chosen, and nothing is found, before anything is paid.
      if (cost.mana_of || !(whose == one(Reference::self) || whose == one(Reference::enchanted)))
        context.fail();
      cost.mana_of = std::move(whose);
    }
    if (said->is(Phrase::life_cost) || said->is(Phrase::phase_cost) || said->is(Phrase::draw_cost) ||
        said->is(Phrase::untapping_cost) || said->is(Phrase::token_cost))
      cost.parts.push_back(read_part(context, *said));
    if (const Node* deed = said->child(Phrase::deed))
      for (CostPart& part : read_deeds(context, *deed)) cost.parts.push_back(std::move(part));
  }
  // An X that the sentence says is no choice of whoever pays it.
  if (context.where_x && cost.asks_for_x()) context.fail();
  context.know(cost);
  return cost;
}

CostPart read_any_deed(ReadingContext& context, const Node& deed) {
  context.take(deed);
  if (!deed.is(Phrase::removing_any_counters)) {
    const Kind kind = deed.is(Phrase::removing_any) ? Kind::remove_from_game : Kind::sacrifice;
    return read_many_of(context, deed.the(Phrase::many_of), kind);
  }
  CostPart part = read_counters(context, deed);
  part.kind = Kind::remove_counters;
  return part;
}

bool is_any_deed(const Cost& cost) {
  return cost.mana.x == 0 && std::any_of(cost.parts.begin(), cost.parts.end(), [](const CostPart& part) {
           return part.amount.is_x() &&
                  (part.kind == Kind::sacrifice || part.kind == Kind::remove_from_game ||
                   part.kind == Kind::remove_counters);
         });
}

CostPart read_deed(ReadingContext& context, const Node& deed) {
  context.take(deed);
  Cost cost;
  cost.parts.push_back(read_part(context, deed));
  context.know(cost);
  return cost.parts.front();
}

void pay_for_each(ReadingContext& context, const Node& for_each, const Node& said, Cost& cost) {
  const Amount each = read_for_each(context, for_each);
  // Of anything but life nobody could tell whether all of it is paid so often.
  if (!said.all(Phrase::cost_part).back()->is(Phrase::life_cost)) return context.fail();
  Amount& life = cost.parts.back().amount;
  if (!life.is_number()) context.fail();
  life = times(life, each);
}

CostPart life_paid(Amount life) {
  CostPart part;
  part.kind = Kind::life;
  part.amount = std::move(life);
  return part;
}

std::optional<CostPart> as_payment(const Step& step, const Selector& payer) {
  CostPart part;
  switch (step.verb) {
    case Verb::search:
      // So many of one's own, each of which is sacrificed.
      if (!(step.other == payer) || step.then.size() != 1 || !step.amount ||
          !(step.then[0] == sleight::step(Verb::sacrifice, one(Reference::found))))
        return std::nullopt;
      part.what = step.what;
      // Nobody pays with anything else.
      std::erase(part.what.filters,
                 filter_by(Quality::controlled_by, payer.empty() ? one(Reference::you) : payer));
      part.amount = *step.amount;
      return part;
    case Verb::bury:
      if (!payer.empty() || !(step.what == one(Reference::self))) return std::nullopt;
      part.what = step.what;
      return part;
    case Verb::discard:
      if (!(step.what == payer || (payer.empty() && step.what == one(Reference::you))) || !step.amount)
        return std::nullopt;
      part.kind = Kind::discard;
      part.amount = *step.amount;
      part.what = step.other;
      part.at_random = step.at_random;
      return part;
    case Verb::ante:
      if (!is_one_top_card(step.what)) return std::nullopt;
      part.kind = Kind::ante;
      part.what = step.what;
      return part;
    case Verb::remove_counters:
      if (!payer.empty() || !step.amount || !(step.what == one(Reference::self))) return std::nullopt;
      part.kind = Kind::remove_counters;
      part.word = step.word;
      part.amount = *step.amount;
      part.what = step.what;
      return part;
    default:
      return std::nullopt;
  }
}

namespace {

/// "{X}", where X is what is measured: so much mana of any kind, and nothing else. What is counted for each
/// of several things is said as that.
std::string say_measured_mana(Speaker& speaker, const Cost& cost) {
  Cost one_mana;
  one_mana.mana.generic = 1;
  one_mana.times = cost.times;
  if (!cost.times || !(cost == one_mana) || !say_for_each(speaker, *cost.times).empty()) return "";
  // The X that was paid for all of it.
  if (*cost.times == amount_of(AmountKind::x)) return "{" + speaker.letter("") + "}";
  return "{" + speaker.letter(say_measure(speaker, *cost.times)) + "}";
}

}  // namespace

std::string say_cost(Speaker& speaker, const Cost& cost) {
  std::vector<std::string> parts;
  // X is what is paid, and no other number of the sentence.
  if (cost.mana.x > 0) speaker.letter("");
  // Mana, tapping, the rest: the order of the cards, whatever order the script has.
  if (!cost.mana.empty()) parts.push_back(print_mana(cost.mana));
  if (cost.tap) parts.emplace_back("{T}");
  if (cost.of_keyword) parts.emplace_back("that cost");
  if (cost.mana_of) parts.push_back("pay " + say_possessive(speaker, *cost.mana_of) + " casting cost");
  for (const CostPart& part : cost.parts)
    for (const PartRow& row : rows)
      if (row.kind == part.kind) parts.push_back(row.say(speaker, part));
  std::string text;
  for (const std::string& part : parts) text += text.empty() ? capital(part) : ", " + part;
  // A zero cost is still a cost (R-COST-1).
  if (text.empty()) text = "{0}";
  if (cost.more_for_each_target)
    text += " and {" + say_amount(speaker, *cost.more_for_each_target) +
            "} more for each target beyond the first";
  if (cost.x_not_zero) text += ", X not being 0";
  if (!cost.x_only.empty()) text += ", only " + english(cost.x_only) + " mana for X";
  const std::string measured = say_measured_mana(speaker, cost);
  if (!measured.empty()) text = measured;
  if (cost.times && measured.empty()) {
    // Of one thing it is plain what is paid so often.
    const std::string each = parts.size() == 1 ? say_for_each(speaker, *cost.times) : "";
    text += each.empty() ? ", all of it as many times as " + say_measure(speaker, *cost.times)
                         : " for each " + each;
  }
  return text;
}

std::string say_price(Speaker& speaker, const Cost& cost) {
  if (cost.empty()) return "";
  const std::string price = uncapital(say_cost(speaker, cost));
  // Whoever asks for a price says "pay" before it.
  return price.starts_with("pay ") ? price.substr(4) : price;
}

std::string say_paying(Speaker& speaker, const Cost& cost, bool by_another) {
  const std::string price = say_price(speaker, cost);
  const bool deed_alone = cost.mana.empty() && !cost.tap && !cost.of_keyword && cost.parts.size() == 1 &&
                          cost.parts[0].kind != Kind::life && cost.parts[0].kind != Kind::skip_phase &&
                          !cost.times;
  if (!deed_alone) return (by_another ? "pays " : "pay ") + (price.empty() ? "{0}" : price);
  if (!by_another) return price;
  // "Sacrifice a land" said of another: "sacrifices a land".
  const std::size_t verb = price.find(' ');
  return price.substr(0, verb) + "s" + price.substr(verb);
}

}  // namespace sleight
