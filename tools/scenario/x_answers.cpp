#include "tools/scenario/x_answers.h"

#include <algorithm>
#include <array>

#include "core/card/purpose.h"
#include "core/explanation/why_not.h"
#include "core/playing/costs/available_mana.h"
#include "core/playing/costs/cost_parts.h"
#include "core/playing/costs/payment.h"
#include "tools/display/thing_names.h"

namespace sleight::scenario {
namespace {

/// Whether the card, or an ability of it, asks for an X.
bool asks_for_x(const Card& card) {
  return card.cost.x > 0 ||
         std::any_of(card.abilities.begin(), card.abilities.end(), [](const Ability& ability) {
           return ability.kind == AbilityKind::activated && ability.cost.asks_for_x();
         });
}

/// What the play costs, as it was announced.
Cost cost_of_play(const Duel& duel, const Said& said) {
  const ObjectId id = duel.id_of(said.slot);
  if (said.ability == AbilityId::none) return cost_of(duel, said.player, id);
  return use_cost_of(context_for(duel, id, said.player), duel.library().ability(said.ability).cost);
}

/// Whether a part of a cost takes things that a scenario names.
bool takes_named(const CostPart& part) {
  using Kind = CostPart::Kind;
  constexpr std::array kinds{Kind::sacrifice, Kind::discard,          Kind::tap,           Kind::untap,
                             Kind::ante,      Kind::remove_from_game, Kind::return_to_hand};
  return std::find(kinds.begin(), kinds.end(), part.kind) != kinds.end();
}

}  // namespace

std::string x_words(const Game& game, const Said& said, int x) {
  const Duel& duel = game.duel();
  const ObjectId id = duel.id_of(said.slot);
  const bool spell = said.ability == AbilityId::none;
  const Ability* ability = spell ? spell_ability(duel.printed(id)) : &duel.library().ability(said.ability);
  const Context context = context_for(duel, id, said.player);
  const Cost cost = cost_of_play(duel, said);
  const std::string what = "x = " + std::to_string(x);
  if (x > greatest_x(context, said.player, cost)) {
    AvailableMana supply;
    fill_available_mana(supply, duel, said.player);
    return what + " cannot be paid (R-MANA-7)" +
           by_hand_words(duel, said.player, supply, cost.mana, x, cost.x_only);
  }
  if (ability != nullptr && duel.library().purpose(*ability).aims_by_x)
    return what + " leaves too few legal targets (R-MANA-7, R-TARGET-1)";
  return what + " is not what its text allows (R-MANA-7, R-GEN-1)";
}

std::string why_x_unasked(const Game& game, const Said& said) {
  const Duel& duel = game.duel();
  const ObjectId id = duel.id_of(said.slot);
  // Where only one X is possible it is not asked for.
  if (asks_for_x(duel.printed(id)))
    return title_of(duel, id) + ": " + x_words(game, said, *said.options.x) +
           "; only one X is possible (R-MANA-7)";
  return title_of(duel, id) + " has no X that could be " + std::to_string(*said.options.x) +
         ": its cost is paid once for each use (R-COST-5)";
}

std::optional<int> x_of_paying(const Game& game, const Said& said) {
  const Duel& duel = game.duel();
  const std::vector<Value>& paying = said.options.paying.values;
  if (paying.empty() || said.announced) return std::nullopt;
  const Cost cost = cost_of_play(duel, said);
  if (cost.mana.x > 0) return std::nullopt;
  Cost counted;
  bool others = false;
  Selector itself;
  itself.from = Reference::self;
  for (const CostPart& part : cost.parts) {
    if (part.amount.is_x())
      counted.parts.push_back(part);
    else
      others = others || (takes_named(part) && !(part.what == itself));
  }
  if (counted.parts.size() != 1 || !takes_named(counted.parts.front())) return std::nullopt;
  const Context context = context_for(duel, duel.id_of(said.slot), said.player);
  int x = 0;
  for (const Value& value : paying) {
    if (others && !value.is_object()) return std::nullopt;
    if (!value.is_object() || may_be_given(context, said.player, counted, duel.id_of(value.slot))) ++x;
  }
  return x;
}

}  // namespace sleight::scenario
