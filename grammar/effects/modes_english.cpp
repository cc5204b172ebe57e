#include "grammar/effects/modes_english.h"

#include <algorithm>

#include "core/card/definition_fields.h"
#include "core/card/verb.h"
#include "grammar/abilities/casting_english.h"
#include "grammar/effects/effects_english.h"
#include "grammar/effects/made_mana_english.h"
#include "grammar/effects/sentences_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/noun_phrases/targets_english.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

/// How many ways there are to read what changes: one for each of several keywords of which one is gained or
/// lost, or kinds of counters of which one is put somewhere. 0 where nothing is to be chosen.
std::size_t count_ways(const Node& node) {
  const bool choice = node.is(Phrase::gains_one_of) || node.is(Phrase::loses_one_of);
  std::size_t ways = choice ? node.all(Phrase::keyword).size() : 0;
  if (node.is(Phrase::put_counters) && node.all(Phrase::counter_kind).size() > 1)
    ways = node.all(Phrase::counter_kind).size();
  for (const Node& child : node.children) ways = std::max(ways, count_ways(child));
  return ways;
}

/// "Gains your choice of flying or trample": a mode for each, chosen as it is announced (R-BATCH-7).
std::vector<Mode> read_ways(ReadingContext& context, const Node& sentence) {
  std::vector<Mode> modes(count_ways(sentence));
  const Selector antecedent = context.antecedent;
  const Selector player = context.player;
  const bool by_name = context.only_by_name;
  for (std::size_t way = 0; way < modes.size(); ++way) {
    context.targets = &modes[way].targets;
    context.way = way;
    read_sentence(context, sentence, modes[way].steps);
    context.way = {};
    context.targets = nullptr;
    // Each way speaks of its own things; what the last of them has named goes on.
    if (way + 1 == modes.size()) break;
    context.refer_to(antecedent, by_name);
    context.player = player;
  }
  return modes;
}

/// The one word or phrase that a part of a sentence comes down to.
const Node& core_of(const Node& node) { return node.children.size() == 1 ? core_of(node.first()) : node; }

/// What "you may ..." offers, when it is one thing; null for other sentences.
const Node* offered_order(const Node& said) {
  if (!said.is(Phrase::subject_and_predicates) || said.children.size() != 2) return nullptr;
  const Node& offer = core_of(said.children.at(1));
  const bool is_one =
      core_of(said.first()).is(Lexeme::YOU) && offer.is(Phrase::may_do) && offer.children.size() == 2;
  return is_one ? &core_of(offer.children.at(1)) : nullptr;
}

/// "Tap or untap target ..." and "add {U} or {B}": two modes that differ in one word. None for other
/// sentences.
std::vector<Mode> read_either_way(ReadingContext& context, const Node& sentence) {
  std::vector<Mode> modes = read_ways(context, sentence);
  if (!modes.empty()) return modes;
  const Node* clause = sentence.child(Phrase::clause);
  // With anything else in the sentence ("and draw a card", "unless ...") two modes would say too much.
  const bool alone = clause != nullptr && sentence.children.size() == 1 && clause->children.size() == 1;
  if (!alone) return modes;
  const Node* offered = offered_order(clause->first());
  if (offered == nullptr && !clause->has(Phrase::imperative)) return modes;
  const Node& order = offered != nullptr ? *offered : clause->first().first();
  if (order.is(Phrase::tap_or_untap)) {
    context.take_all(sentence);
    for (const Verb verb : {Verb::tap, Verb::untap}) {
      modes.emplace_back();
      // The mode is chosen while announcing (R-BATCH-7), so that each has a target of its own.
      context.targets = &modes.back().targets;
      Step done = step(verb, read_object(context, order.the(Phrase::object)));
      context.targets = nullptr;
      if (offered != nullptr) {
        Step may = step(Verb::may);
        may.then.push_back(std::move(done));
        done = std::move(may);
      }
      modes.back().steps.push_back(std::move(done));
    }
  } else if (offered != nullptr) {
    return modes;
  } else if (order.is(Phrase::either_act)) {
    context.take(sentence);
    context.take(*clause);
    context.take(clause->first());
    context.take(order);
    for (const Node* object : order.all(Phrase::object)) {
      // "All of these or all of those": "target creature or land" is one target.
      const Node& thing = object->first();
      if (object->children.size() != 1 || !thing.first().is(Phrase::any_of) ||
          !thing.first().has(Lexeme::ALL))
        context.fail();
      modes.emplace_back();
      context.targets = &modes.back().targets;
      modes.back().steps.push_back(step(Verb::destroy, read_object(context, *object)));
      context.targets = nullptr;
    }
  } else if (order.is(Phrase::add_mana) && order.has(Lexeme::OR)) {
    context.take_all(sentence);
    for (const Node* mana : order.all(Phrase::mana)) {
      modes.emplace_back();
      modes.back().steps.push_back(read_added_mana(context, *mana));
    }
  }
  return modes;
}

/// Whatever follows, follows either way.
void read_either_way_on(ReadingContext& context, const Node& sentence, std::vector<Mode>& modes) {
  if (const Node* about = sentence.child(Phrase::restriction)) {
    // A restriction is about the ability, not about a mode: once is enough.
    context.take(sentence);
    return read_restriction(context, *about);
  }
  for (Mode& mode : modes) {
    context.targets = &mode.targets;
    read_sentence(context, sentence, mode.steps);
    context.targets = nullptr;
  }
}

/// Whether a restriction stands in a mode and another mode behind it says none: it would be one of that mode,
/// and there are only those of the whole ability. Behind the last mode, or in each, it is of all.
bool restricts_one_mode(const Node& modal) {
  const auto modes = modal.all(Phrase::sentences);
  const auto restricts = [](const Node* mode) {
    const auto parts = mode->all(Phrase::sentence);
    return std::any_of(parts.begin(), parts.end(),
                       [](const Node* part) { return part->child(Phrase::restriction) != nullptr; });
  };
  return std::any_of(modes.begin(), modes.end() - 1, restricts) &&
         !std::all_of(modes.begin(), modes.end(), restricts);
}

/// "Add {G}, {U}, or {R} to your mana pool", "" when the modes are anything else.
std::string say_one_mana(Speaker& speaker, const std::vector<Mode>& modes) {
  if (modes.size() < 2) return "";
  std::string list;
  for (const Mode& mode : modes) {
    if (mode.steps.empty() || !mode.targets.empty()) return "";
    // What is done besides is the same in each.
    if (!std::equal(mode.steps.begin() + 1, mode.steps.end(), modes.front().steps.begin() + 1,
                    modes.front().steps.end()))
      return "";
    const Step& add = mode.steps[0];
    if (add.verb != Verb::add_mana || !add.what.empty() || add.amount) return "";
    // All of it is spent alike, or each mode is told by itself.
    const Step& first = modes.front().steps[0];
    if (!(add.only_for == first.only_for) || add.word != first.word) return "";
    const bool last = &mode == &modes.back();
    if (!list.empty()) list += modes.size() == 2 ? " or " : last ? ", or " : ", ";
    list += say_added_mana(add);
  }
  const std::string only = say_reserved(speaker, modes.front().steps[0]);
  std::string text = "Add " + list + " to your mana pool." + (only.empty() ? "" : " " + only);
  if (modes.front().steps.size() == 1) return text;
  speaker.begin(modes.front());
  text += " " + say_steps(speaker, {modes.front().steps.begin() + 1, modes.front().steps.end()});
  speaker.end();
  return text;
}

/// Whether that is "you may" do one thing, without a price.
bool is_plain_offer(const Step& offer) {
  Step plain = step(Verb::may);
  plain.then = offer.then;
  return offer == plain && offer.then.size() == 1;
}

std::string say_either_way(Speaker& speaker, const std::vector<Mode>& modes) {
  // Only what reads back as these modes is said in one sentence; the rest is a list.
  for (const Mode& mode : modes)
    if (!mode.chooser.empty()) return "";
  if (const std::string mana = say_one_mana(speaker, modes); !mana.empty()) return mana;
  if (modes.size() != 2 || modes[0].steps.empty() || modes[1].steps.empty()) return "";
  // Whatever follows, follows either way.
  const Steps rest{modes[0].steps.begin() + 1, modes[0].steps.end()};
  if (rest != Steps{modes[1].steps.begin() + 1, modes[1].steps.end()}) return "";
  const bool offered = is_plain_offer(modes[0].steps[0]) && is_plain_offer(modes[1].steps[0]);
  const Step& first = offered ? modes[0].steps[0].then[0] : modes[0].steps[0];
  const Step& second = offered ? modes[1].steps[0].then[0] : modes[1].steps[0];
  if (first.verb != Verb::tap || second.verb != Verb::untap || !(modes[0].targets == modes[1].targets) ||
      !(first.what == second.what))
    return "";
  // Both modes have the same target: that of the first stands for it.
  speaker.begin(modes[0]);
  std::string text =
      (offered ? "You may tap or untap " : "Tap or untap ") + say_thing(speaker, first.what, "all ") + ".";
  if (!rest.empty()) text += " " + say_steps(speaker, rest);
  speaker.end();
  return text;
}

}  // namespace

std::vector<Mode> read_modes(ReadingContext& context, const Node& node) {
  context.take(node);
  const Node& said = node.first();
  std::vector<Mode> modes;
  if (said.is(Phrase::modal)) {
    context.take(said);
    const Selector antecedent = context.antecedent;
    const Selector player = context.player;
    if (restricts_one_mode(said)) context.fail();
    for (const Node* sentences : said.all(Phrase::sentences)) {
      modes.emplace_back();
      // Only one of them is done: none speaks of what another names.
      context.refer_to(antecedent);
      context.player = player;
      if (said.has(Lexeme::OPPONENT)) {
        context.targets = &modes.back().targets;
        modes.back().chooser =
            said.has(Lexeme::TARGET) ? aim_at_player(context, said) : one(Reference::opponent);
        // "That player" is who has chosen.
        context.player = modes.back().chooser;
      }
      read_sentences(context, *sentences, modes.back());
    }
    return modes;
  }
  const auto parts = said.all(Phrase::sentence);
  // Only the first sentence can offer two ways; those behind it follow whichever was chosen.
  modes = read_either_way(context, *parts.front());
  if (modes.empty()) {
    modes.emplace_back();
    read_sentences(context, said, modes.back());
    return modes;
  }
  context.take(said);
  for (std::size_t i = 1; i < parts.size(); ++i) read_either_way_on(context, *parts[i], modes);
  for (const Mode& mode : modes) see_all_is_told(context, mode);
  return modes;
}

std::string say_modes(Speaker& speaker, const std::vector<Mode>& modes) {
  std::string text = say_either_way(speaker, modes);
  if (!text.empty()) return text;
  for (const Mode& mode : modes) {
    speaker.begin(mode);
    const bool chosen = !mode.chooser.empty();
    const std::string by = chosen ? capital(say_thing(speaker, mode.chooser, "an ")) + " chooses" : "Choose";
    if (modes.size() > 1 || chosen)
      text += (text.empty() ? by + " one \xE2\x80\x94" : "") + std::string("\n\xE2\x80\xA2 ");
    // One player chooses among all of them, and the first says who: a script that names another is told so.
    if (!(mode.chooser == modes.front().chooser)) text += "(" + by + " this.) ";
    text += say_steps(speaker, mode.steps);
    speaker.end();
  }
  return text;
}

}  // namespace sleight
