#include "grammar/effects/effects_english.h"

#include <algorithm>
#include <vector>

#include "core/card/verb.h"
#include "grammar/effects/attaching_english.h"
#include "grammar/effects/blocks_english.h"
#include "grammar/effects/cards_english.h"
#include "grammar/effects/choices_english.h"
#include "grammar/effects/coins_english.h"
#include "grammar/effects/consequences_english.h"
#include "grammar/effects/counters_english.h"
#include "grammar/effects/damage_english.h"
#include "grammar/effects/delayed_effects_english.h"
#include "grammar/effects/destroyed_english.h"
#include "grammar/effects/entering_english.h"
#include "grammar/effects/exchanges_english.h"
#include "grammar/effects/flow_english.h"
#include "grammar/effects/lasting_english.h"
#include "grammar/effects/lasting_rules_english.h"
#include "grammar/effects/life_english.h"
#include "grammar/effects/loops_english.h"
#include "grammar/effects/made_mana_english.h"
#include "grammar/effects/moves_english.h"
#include "grammar/effects/owners_english.h"
#include "grammar/effects/payments_english.h"
#include "grammar/effects/permanent_actions_english.h"
#include "grammar/effects/picking_english.h"
#include "grammar/effects/piles_english.h"
#include "grammar/effects/prevention_english.h"
#include "grammar/effects/resizing_english.h"
#include "grammar/effects/tokens_english.h"
#include "grammar/text/english_words.h"

namespace sleight {

namespace {

constexpr EffectFamily (*families[])() = {
    permanent_actions_family,
    cards_family,
    life_family,
    damage_family,
    prevention_family,
    mana_family,
    moves_family,
    counters_family,
    tokens_family,
    choices_family,
    coins_family,
    lasting_family,
    payments_family,
    delayed_effects_family,
    entering_family,
    flow_family,
    exchanges_family,
    owners_family,
    resizing_family,
    lasting_rules_family,
    destroyed_family,
    picking_family,
    blocks_family,
    attaching_family,
    following_family,
    loops_family,
    piles_family,
};

/// The rows of all families by what is looked up.
struct Rows {
  std::vector<const ReadEffect*> by_phrase;
  // Tables by number: each word of a text and each step of a card is looked up here.
  std::vector<const SayEffect*> by_verb = std::vector<const SayEffect*>(count_of<Verb>);

  Rows() {
    for (const auto family : families) {
      for (const ReadEffect& row : family().read) {
        const auto place = static_cast<std::size_t>(row.phrase);
        if (place >= by_phrase.size()) by_phrase.resize(place + 1);
        by_phrase[place] = &row;
      }
      for (const SayEffect& row : family().say) by_verb[static_cast<std::size_t>(row.verb)] = &row;
    }
  }
};

const Rows& rows() {
  static const Rows all;
  return all;
}

const ReadEffect* reader_of(Phrase phrase) {
  const auto place = static_cast<std::size_t>(phrase);
  return place < rows().by_phrase.size() ? rows().by_phrase[place] : nullptr;
}

/// What goes on for more than a sentence within another: in brackets, so that it is plain where it ends.
std::string bracketed(const std::string& text) {
  return text.find(". ") == std::string::npos ? text : "(" + capital(text) + ")";
}

}  // namespace

void read_effect(ReadingContext& context, const Node& said, const Selector& subject, Steps& steps) {
  const ReadEffect* row = reader_of(said.phrase);
  if (row == nullptr) return context.fail();
  // The words of the phrase itself are taken here for all families; each takes those of the phrases below.
  context.take(said);
  const std::size_t before = steps.size();
  row->read(context, said, subject, steps);
  // Whatever is done after the draw is spoken of instead.
  context.drew = said.is(Phrase::drawing);
  // What it has done something to has a name for whatever follows.
  for (std::size_t i = std::min(before, steps.size()); i < steps.size(); ++i) context.know(steps[i]);
}

std::string say_step(Speaker& speaker, const Step& step) {
  const auto place = static_cast<std::size_t>(step.verb);
  const SayEffect* row = place < rows().by_verb.size() ? rows().by_verb[place] : nullptr;
  return row == nullptr ? "" : row->say(speaker, step);
}

namespace {

/// Two steps that are one thing said; "" for others.
std::string say_pair(Speaker& speaker, const Step& first, const Step& second) {
  for (const auto say : {say_act_on_most, say_saving_one, say_giving_up_one, say_sized_token, say_all_but_one,
                         say_removed_face_up, say_removed_with_counters})
    if (const std::string said = say(speaker, first, second); !said.empty()) return said;
  return "";
}

}  // namespace

std::string say_steps(Speaker& speaker, const Steps& steps) {
  std::string text;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const Step& each = steps[i];
    speaker.letters.clear();
    if (const std::string picked = say_picked_or_else(speaker, steps, i); !picked.empty()) {
      text += (text.empty() ? "" : " ") + full_sentence(picked);
      i += 2;
      speaker.done_last = steps[i].verb;
      continue;
    }
    if (i + 1 < steps.size())
      if (const std::string pair = say_pair(speaker, each, steps[i + 1]); !pair.empty()) {
        text += (text.empty() ? "" : " ") + pair;
        speaker.done_last = steps[++i].verb;
        continue;
      }
    if (i + 1 < steps.size()) {
      std::string both = say_two_untaps(speaker, each, steps[i + 1]);
      if (both.empty()) both = say_not_so_many(speaker, each, steps[i + 1]);
      if (both.empty()) both = say_fight(speaker, each, steps[i + 1]);
      if (both.empty()) both = say_some_tapped(speaker, each, steps[i + 1]);
      if (both.empty()) both = say_attached_of_choice(speaker, each, steps[i + 1]);
      if (both.empty()) both = say_words_chosen(speaker, each, steps[i + 1]);
      if (!both.empty()) {
        text += (text.empty() ? "" : " ") + full_sentence(both);
        speaker.done_last = steps[++i].verb;
        continue;
      }
    }
    if (const std::size_t sifted = count_sifting(steps, i); sifted > 0) {
      text += (text.empty() ? "" : " ") + full_sentence(say_sifting(steps, i));
      i += sifted - 1;
      speaker.done_last = steps[i].verb;
      continue;
    }
    if (const std::string kept = say_shuffled_under(steps, i); !kept.empty()) {
      text += (text.empty() ? "" : " ") + full_sentence(kept);
      i += 3;
      speaker.done_last = steps[i].verb;
      continue;
    }
    if (const auto [exchanged, count] = say_exchanged_most(speaker, steps, i); count > 0) {
      text += (text.empty() ? "" : " ") + full_sentence(exchanged);
      i += count - 1;
      speaker.done_last = steps[i].verb;
      continue;
    }
    // What X stands for is known once the step is said, and has to end its own sentence, not a later one.
    const std::string said = speaker.with_letters(say_step(speaker, each));
    speaker.if_behind = false;
    text += (text.empty() ? "" : " ") + full_sentence(said);
    if (const std::string only = say_reserved(speaker, each); !only.empty()) text += " " + only;
    speaker.done_last = each.verb;
  }
  speaker.done_last.reset();
  return text;
}

std::string say_within(Speaker& speaker, const Step& step) { return bracketed(say_step(speaker, step)); }

std::string say_follows(Speaker& speaker, const Steps& steps) {
  if (steps.empty()) return "nothing happens";
  if (steps.size() > 1) {
    const std::vector<std::string> letters = speaker.letters;
    const std::vector<bool> named = speaker.named;
    if (const std::string one_clause = say_in_one(speaker, steps); !one_clause.empty()) return one_clause;
    // It is said again, in sentences.
    speaker.letters = letters;
    speaker.named = named;
  }
  std::string text;
  for (const Step& each : steps)
    text += (text.empty() ? "" : ". ") +
            (text.empty() ? say_step(speaker, each) : capital(say_step(speaker, each)));
  return bracketed(text);
}

}  // namespace sleight
