#include "core/playing/costs/mana_steps.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "core/card/amount_facts.h"
#include "core/card/definition_fields.h"
#include "core/card/verb.h"
#include "core/card/verb_facts.h"
#include "core/derived/dependencies.h"
#include "core/playing/costs/mana_making.h"
#include "core/query/amounts.h"
#include "core/query/conditions.h"
#include "core/query/selection.h"

namespace sleight {
namespace {

/// Whether a part of a definition asks what no payment knows beforehand: what came of other steps is not
/// there yet.
template <typename Part>
bool is_unknown(const Part& part) {
  bool unknown = false;
  definition::walk(part, [&unknown](const Amount& amount) {
    unknown = unknown || has(amount.kind, AmountTraits::of_steps);
  });
  return unknown;
}

/// Reads the steps of one ability, one after the other.
class Reader {
 public:
  Reader(const Context& context, PlayerId player, AbilityId ability, int uses, ManaSteps& read)
      : context_(context), player_(player), ability_(ability), uses_(uses), read_(read) {}

  void steps(const std::vector<Step>& all) {
    for (const Step& step : all) one(step);
  }

 private:
  void one(const Step& step) {
    if (read_.by_hand) return;
    switch (record_of(step.verb).payment) {
      case InPayment::mana:
        return mana(step);
      case InPayment::harm:
        read_.hurts += hurt_by(step);
        return;
      case InPayment::nothing:
        return;
      case InPayment::wear:
        read_.wears += std::max(1, amount(step));
        return;
      case InPayment::either_way:
        if (step.condition && asks_what_is_unknown(*step.condition)) break;
        return steps(holds_then(step) ? step.then : step.otherwise);
      case InPayment::any_way:
        return any_way(step);
      case InPayment::often: {
        if (step.condition || !step.amount) break;
        const int times = amount(step);
        if (times > most_of_one_source) return too_much();
        for (int i = 0; i < times; ++i) steps(step.then);
        return;
      }
      case InPayment::for_each: {
        if (asks_what_is_unknown(step.what)) break;
        const std::vector<Thing> things = select(context_, step.what);
        if (things.size() > std::size_t{most_of_one_source}) break;
        for (const Thing& thing : things) {
          Context of_it = context_;
          of_it.it = thing;
          Reader(of_it, player_, ability_, uses_, read_).steps(step.then);
        }
        return;
      }
      case InPayment::later:
        read_.hurts += hurt_later(step.then);
        return;
      case InPayment::by_hand:
        break;
    }
    read_.by_hand = true;
  }

  /// The way of this choice that the number of all ways names: its last digit, so to say.
  void any_way(const Step& step) {
    // What is paid for, or done once only, its player decides in its time.
    const bool whether = step.verb == Verb::may;
    if (whether && (!step.cost.empty() || !step.other.empty() || step.once)) {
      read_.by_hand = true;
      return;
    }
    const auto count = whether ? 2 : static_cast<int>(step.then.size());
    read_.by_hand = count == 0 || !is_for_player(step) || read_.ways.count * count > most_chosen_ways;
    if (read_.by_hand) return;
    const int chosen = read_.ways_left % count;
    read_.ways_left /= count;
    read_.ways.count = static_cast<std::uint8_t>(read_.ways.count * count);
    if (whether) return steps(chosen == 0 ? step.then : step.otherwise);
    const Step& way = step.then[static_cast<std::size_t>(chosen)];
    if (way.verb == Verb::way) return steps(way.then);
    one(way);
  }
  /// The same, and notes what is asked of what is tapped, which a payment changes.
  template <typename Part>
  bool asks_what_is_unknown(const Part& part) {
    read_.counts_untapped = read_.counts_untapped || (dependencies_of(part) & Duel::tapped) != 0;
    return is_unknown(part);
  }
  int amount(const Step& step) {
    if (step.amount && asks_what_is_unknown(*step.amount)) read_.by_hand = true;
    return std::clamp(evaluate(context_, step.amount, 1), 0, most_of_one_source + 1);
  }
  void too_much() { read_.by_hand = read_.too_much = true; }
  bool is_for_player(const Step& step) const {
    return step.what.empty() ? context_.you == player_ : selects(context_, step.what, Thing::of(player_));
  }
  /// All its mana is of one sort, or a payment could not tell the one from the other.
  void note_reserve(const Step& step) {
    const Reserve reserve = reserve_of(context_.duel, ability_, step);
    if (read_.gives && !(read_.reserve == reserve)) read_.by_hand = true;
    read_.reserve = reserve;
    read_.gives = true;
  }
  void mana(const Step& step) {
    if (step.verb == Verb::add_mana) return add(step);
    add_any(step, step.verb == Verb::add_mana_any    ? colours_offered(context_, step).bits()
                  : step.verb == Verb::add_mana_type ? kinds_offered(context_, step)
                                                     : noted());
  }
  void add(const Step& step) {
    // Mana that goes into somebody else's pool pays for nothing here.
    if (!is_for_player(step)) return;
    const int times = amount(step);
    if (times == 0) return;
    note_reserve(step);
    const auto more = [&](std::size_t kind, int of_kind) {
      const int sum = read_.sure[kind] + times * of_kind;
      if (sum > most_of_one_source) too_much();
      read_.sure[kind] = static_cast<std::uint8_t>(std::min(sum, most_of_one_source));
    };
    for (std::size_t kind = 0; kind < colour_count; ++kind) more(kind, step.mana.coloured[kind]);
    // A generic symbol in what a source gives is colourless mana.
    more(colourless_index, step.mana.generic + step.colourless_mana);
  }
  void add_any(const Step& step, ManaKinds kinds) {
    if (!is_for_player(step)) return;
    const int times = amount(step);
    // What others could give may be nothing.
    if (times == 0 || kinds == 0) return;
    // One question is settled beforehand, and not two.
    if ((read_.any_amount > 0 && !std::has_single_bit(kinds)) || times > most_of_one_source)
      read_.by_hand = true;
    note_reserve(step);
    if (std::has_single_bit(kinds)) {
      // Nobody is asked for it: "one red mana".
      std::uint8_t& sure = read_.sure[static_cast<std::size_t>(std::countr_zero(kinds))];
      if (sure + times > most_of_one_source) too_much();
      sure = static_cast<std::uint8_t>(std::min(sure + times, most_of_one_source));
      return;
    }
    read_.any = kinds;
    read_.any_amount = std::min(times, most_of_one_source);
  }
  ManaKinds noted() const {
    if (!context_.duel.exists(context_.self)) return 0;
    const ManaPool& noted = context_.duel.object(context_.self).noted;
    unsigned kinds = 0;
    for (std::size_t kind = 0; kind < colour_count; ++kind)
      if (noted.amount[kind] > 0) kinds |= 1U << kind;
    return static_cast<ManaKinds>(kinds != 0 || noted.total() == 0 ? kinds : unsigned{colourless_bit});
  }
  /// What damage, or a loss of life, does to the player and to what is the player's.
  int hurt_by(const Step& step) {
    const int each = amount(step);
    if (step.what.empty()) return each;
    const std::vector<Thing> things = select(context_, step.what);
    return each * static_cast<int>(std::count_if(things.begin(), things.end(), [&](const Thing& thing) {
             return thing.is_player() ? thing.player == player_
                                      : thing.is_object() && context_.duel.is_in_play(thing.object) &&
                                            context_.duel.look(thing.object).controller == player_;
           }));
  }
  /// What is done later is not worked out: damage by the step, and all else as a permanent lost, unless it is
  /// to the good of the player.
  static int hurt_later(const std::vector<Step>& steps) {
    int hurts = 0;
    for (const Step& step : steps) {
      const bool good = step.verb == Verb::draw || step.verb == Verb::gain_life || step.verb == Verb::untap;
      const bool damage = has(step.verb, VerbTraits::deals_loss);
      hurts += good ? 0 : damage ? 1 : weight_of_loss;
    }
    return hurts;
  }
  /// Whether the condition of a step will hold: of how often the ability was used it asks when it has been.
  bool holds_then(const Step& step) const {
    if (!step.condition) return true;
    return holds(context_, as_if_used(context_, *step.condition, uses_ + 1));
  }

  const Context& context_;
  PlayerId player_;
  AbilityId ability_;
  int uses_;
  ManaSteps& read_;
};

}  // namespace

Condition as_if_used(const Context& context, Condition condition, int times) {
  for (Box<Amount>* side : {&condition.left, &condition.right})
    if (*side && has((*side)->kind, AmountTraits::of_uses)) *side = Amount(evaluate(context, **side) + times);
  for (Condition& part : condition.parts) part = as_if_used(context, part, times);
  return condition;
}

int ManaSteps::total() const { return std::accumulate(sure.begin(), sure.end(), any_amount); }

void read_mana_steps(const Context& context, PlayerId player, AbilityId ability,
                     const std::vector<Step>& steps, int uses, ManaSteps& read, int way) {
  read.ways.number = static_cast<std::uint8_t>(way);
  read.ways_left = way;
  Reader(context, player, ability, uses, read).steps(steps);
  if (read.total() > most_of_one_source) read.by_hand = read.too_much = true;
}

}  // namespace sleight
