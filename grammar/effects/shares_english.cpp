#include "grammar/effects/shares_english.h"

#include <utility>

#include "core/card/verb.h"
#include "grammar/noun_phrases/amounts_english.h"
#include "grammar/noun_phrases/references_english.h"
#include "grammar/selectors.h"
#include "grammar/text/english_words.h"

namespace sleight {

Step share_out(ReadingContext& context, const Node& said) {
  const Amount whole = read_amount(context, said.the(Phrase::amount));
  Step each = step(Verb::for_each, read_object(context, said.the(Phrase::object)));
  // Who gets how much is settled while targets are chosen, so that nothing else can share in it.
  const TargetSpec* aimed = each.what.also.empty() ? context.target(each.what) : nullptr;
  if (aimed != nullptr && !aimed->divided)
    (*context.targets)[each.what.index].divided = whole;
  else
    context.fail();
  return each;
}

std::string say_shared(Speaker& speaker, const Step& loop) {
  const TargetSpec* spec = speaker.target(loop.what);
  if (spec == nullptr || !spec->divided || loop.then.size() != 1) return "";
  const Step& done = loop.then[0];
  if (!done.amount || !(*done.amount == amount_of(AmountKind::share)) || !(done.what == one(Reference::it)))
    return "";
  const std::string many = say_amount(speaker, *spec->divided);
  const std::string in_words = say_number(speaker, *spec->divided, "one");
  if (done.verb == Verb::put_counters)
    return "distribute " + in_words + " " + speaker.spelling(done.word) + " counters among " +
           say_thing(speaker, loop.what, "each ");
  if (done.verb == Verb::remove_counters) return "remove those " + speaker.spelling(done.word) + " counters";
  if (done.verb != Verb::deal) return "";
  const std::string source = done.other.empty() ? speaker.card.name : say_thing(speaker, done.other, "each ");
  return source + (is_plural(speaker, done.other) ? " deal " : " deals ") + many +
         " damage divided as you choose among " + say_thing(speaker, loop.what, "each ");
}

}  // namespace sleight
