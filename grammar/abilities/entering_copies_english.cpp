#include "grammar/abilities/entering_copies_english.h"

#include <algorithm>
#include <utility>

#include "core/card/verb.h"
#include "grammar/abilities/changes_english.h"
#include "grammar/abilities/lines_english.h"
#include "grammar/noun_phrases/nouns_english.h"

namespace sleight {

namespace {

/// "Except it is an artifact in addition to its other types", "except it does not copy that creature's color
/// and it has "..."": what it is beside, or instead.
void read_copied_but(ReadingContext& context, const Node& but, Change& change) {
  context.take(but);
  if (but.is(Phrase::copied_with_type)) {
    change.parts.push_back(change_part(ChangeKind::is_also));
    change.parts.back().types = read_type_word(context, but.the(Phrase::type_word));
  } else if (but.is(Phrase::copied_without_colour)) {
    read_type_word(context, but.the(Phrase::type_word));
    change.parts.push_back(change_part(ChangeKind::colour));
    change.parts.back().colours = context.facts.colour();
    context.copying = true;
  } else {
    change.parts.push_back(change_part(ChangeKind::gains));
    change.parts.back().abilities = {read_quoted(context, but.the(Lexeme::QUOTED).text, context.facts.types)};
  }
}

}  // namespace

void read_entering_copy(ReadingContext& context, const Node& said) {
  context.take(said);
  Step choose = step(Verb::choose);
  choose.choice = ChoiceKind::card;
  choose.other = read_group(context, said.the(Phrase::group));
  if (choose.other.from != Reference::permanents) context.fail();
  Ability before;
  before.kind = AbilityKind::before_entering;
  Mode& done = before.modes.emplace_back();
  done.steps.push_back(step(Verb::may));
  done.steps.back().then.push_back(std::move(choose));
  context.abilities.push_back(std::move(before));
  Ability copy;
  copy.kind = AbilityKind::continuous;
  copy.change.parts.push_back(change_part(ChangeKind::copy_of));
  copy.change.parts.back().who = one(Reference::chosen);
  for (const Node* but : said.all(Phrase::copied_but)) read_copied_but(context, *but, copy.change);
  // The layers are in this order, and each exception is said once.
  const auto in_order = [](const ChangePart& one, const ChangePart& other) { return one.kind < other.kind; };
  std::sort(copy.change.parts.begin(), copy.change.parts.end(), in_order);
  if (std::adjacent_find(copy.change.parts.begin(), copy.change.parts.end(),
                         [](const ChangePart& one, const ChangePart& other) {
                           return one.kind == other.kind;
                         }) != copy.change.parts.end())
    context.fail();
  context.copying = false;
  context.abilities.push_back(std::move(copy));
}

}  // namespace sleight
