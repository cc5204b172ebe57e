#include "tools/scenario/named_sources.h"

#include <algorithm>

#include "core/card/letters.h"
#include "core/card/spelling.h"
#include "core/derived/use_restrictions.h"
#include "core/playing/costs/cost_parts.h"
#include "core/playing/costs/mana_sources.h"
#include "core/playing/costs/payment.h"
#include "tools/display/thing_names.h"

namespace sleight::scenario {
namespace {

/// Whether costs draw mana for the player from that slot, and whether it can be used as it lies there.
struct Given {
  bool ever = false;
  bool now = false;
};
Given mana_of(const Duel& duel, PlayerId p, std::uint16_t slot) {
  Given given;
  for (const ManaSource& source : known_sources(duel, p)) {
    if (source.object.slot != slot) continue;
    given.ever = true;
    given.now = given.now || is_usable(duel, source);
  }
  return given;
}

/// What the play asks for, whatever way of paying for it is chosen.
Cost whole_cost(const Duel& duel, const Said& said, const Option& option) {
  if (option.kind != Option::Kind::cast) {
    if (option.ability == AbilityId::none) return {};
    return use_cost_of(context_for(duel, option.object, said.player),
                       duel.library().ability(option.ability).cost);
  }
  Cost cost = cost_of(duel, said.player, option.object);
  const Card& printed = duel.printed(option.object);
  for (const Cost* more : {&printed.instead_of_cost, &printed.optional_cost})
    cost.parts.insert(cost.parts.end(), more->parts.begin(), more->parts.end());
  return cost;
}

}  // namespace

void name_sources(Game& game, Said& said, const Option& option) {
  SaidAnswers& paying = said.options.paying;
  if (paying.values.empty()) return;
  const Duel& duel = game.duel();
  const Cost cost = whole_cost(duel, said, option);
  const bool takes_mana = !cost.mana.empty() || is_open(cost);
  const Context context = context_for(duel, option.object, said.player);
  for (std::size_t place = 0; place < paying.values.size(); ++place) {
    const Value& value = paying.values[place];
    if (!value.is_object()) continue;
    if (may_be_given(context, said.player, cost, duel.id_of(value.slot))) {
      said.givable.push_back(place);
      continue;
    }
    if (!takes_mana || !mana_of(duel, said.player, value.slot).now) continue;
    game.driver.name_source(value.slot);
    said.sources.push_back(place);
    // It answers no question before the others, though one may still ask for it.
    paying.redundancy_of.insert(place);
  }
}

void name_source(Game& game, PlayerId p, const Value& source) {
  const std::string why = mana_of(game.duel(), p, source.slot).ever ? "" : why_no_source(game, p, source);
  if (!why.empty()) throw Failure{why};
  game.driver.name_source(source.slot);
  game.queued_sources.push_back({source.slot, game.line});
}

std::size_t take_back_sources(Game& game, const Said& said) {
  const SaidAnswers& paying = said.options.paying;
  std::size_t first = paying.values.size();
  for (const std::size_t place : said.sources) {
    const std::vector<std::uint16_t> unused = game.driver.unused_sources();
    if (std::find(unused.begin(), unused.end(), paying.values[place].slot) == unused.end()) continue;
    game.driver.forget_source(paying.values[place].slot);
    if (!paying.given.contains(place)) first = std::min(first, place);
  }
  return first;
}

std::string why_no_source(const Game& game, PlayerId p, const Value& source) {
  const Given given = mana_of(game.duel(), p, source.slot);
  if (given.now) return "";
  const std::string what = tell(game.duel(), source);
  if (given.ever) return what + " is tapped; name an untapped source of mana";
  return what + " gives " + name_of(p) + " no mana for a cost; name an untapped source of mana that " +
         name_of(p) + " controls, and draw with `taps_for_mana` what gives something up";
}

std::string why_not_paid(const Game& game, const Said& said, std::size_t place) {
  const Value& value = said.options.paying.values[place];
  if (!value.is_object())
    return "nothing of that name is given up for its cost; a source of mana is named by its object, and not "
           "by its name";
  const auto stands_in = [place](const std::vector<std::size_t>& places) {
    return std::find(places.begin(), places.end(), place) != places.end();
  };
  if (stands_in(said.givable)) return "its cost takes no more than was paid without that";
  if (stands_in(said.sources))
    return "what was in the pool, or what was named before it, paid for all the mana of its cost";
  const std::string why = why_no_source(game, said.player, value);
  return why.empty() ? "its cost asks for no mana" : why;
}

ManaKinds kind_of_mana(const Value& value) {
  if (!value.is_text()) return 0;
  const std::string word = lowered(value.text);
  for (const Spelling<Colour>& row : all_spellings<Colour>)
    if (word == row.spelling) return Colours(row.value).bits();
  return word == "colourless" ? colourless_bit : ManaKinds{0};
}

}  // namespace sleight::scenario
