#include "core/card/fingerprint.h"

#include <string_view>
#include <type_traits>

#include "core/card/fnv.h"

namespace sleight {
namespace {

/// Walks a definition and mixes every field of it. Each list begins with its length and each optional part
/// with whether it is there, so that no two definitions give the same sequence.
class Walker {
 public:
  explicit Walker(const Library& library) : library_(library) {}
  std::uint64_t result() const { return sum_.value(); }

  template <typename T>
  requires std::is_integral_v<T> || std::is_enum_v<T>
  void add(T number) {
    std::uint64_t bits = static_cast<std::uint64_t>(number);
    for (int i = 0; i < 8; ++i, bits >>= 8U) sum_.add(static_cast<unsigned char>(bits & 0xFFU));
  }
  void add(std::string_view text) {
    add(text.size());
    sum_.add(text);
  }
  void add(Word word) { add(word.id()); }
  void add(Colours colours) { add(colours.bits()); }
  template <typename T>
  void add(const Box<T>& box) {
    add(static_cast<bool>(box));
    if (box) add(*box);
  }
  template <typename T>
  void add(const std::vector<T>& items) {
    add(items.size());
    for (const T& item : items) add(item);
  }
  template <typename T>
  void add(const std::shared_ptr<T>& function) {
    add(function != nullptr);  // what a function does cannot be told
  }

  void add(const Amount& a) {
    add(a.kind);
    add(a.number);
    add(a.word);
    add(a.of);
    add(a.terms);
    add(a.function);
  }
  void add(const Filter& f) {
    add(f.quality);
    add(f.negated);
    add(f.types);
    add(f.supertypes);
    add(f.colours);
    add(f.word);
    add(f.zone);
    add(f.compare);
    add(f.amount);
    add(f.of);
    add(f.alternatives);
  }
  void add(const Selector& s) {
    add(s.from);
    add(s.index);
    add(s.filters);
    add(s.of);
    add(s.also);
  }
  void add(const Condition& c) {
    add(c.kind);
    add(c.what);
    add(c.like);
    add(c.left);
    add(c.right);
    add(c.compare);
    add(c.phase);
    add(c.parts);
    add(c.function);
  }
  void add(const ManaCost& m) {
    for (const auto n : m.coloured) add(n);
    add(m.generic);
    add(m.x);
  }
  void add(const CostPart& p) {
    add(p.kind);
    add(p.what);
    add(p.amount);
    add(p.word);
  }
  void add(const Cost& c) {
    add(c.mana);
    add(c.tap);
    add(c.parts);
    add(c.x_only);
    add(c.more_for_each_target);
    add(c.of_keyword);
    add(c.times);
  }
  void add(const KeywordUse& k) {
    add(k.name);
    add(k.filters);
    add(k.number);
    add(k.cost);
    // A keyword may speak of itself (a creature that gives another the same): once inside is enough.
    const Keyword* module = k.name ? library_.keyword(k.name) : nullptr;
    if (module != nullptr && depth_ < 4) {
      ++depth_;
      add(module->abilities);
      --depth_;
    }
  }
  void add(const ChangePart& p) {
    add(p.kind);
    add(p.chosen);
    add(p.types);
    add(p.colours);
    add(p.word);
    add(p.to);
    add(p.amount);
    add(p.who);
    add(p.abilities);
  }
  void add(const Change& c) { add(c.parts); }
  void add(const TargetSpec& t) {
    add(t.what);
    add(t.least);
    add(t.most);
  }
  void add(const Trigger& t) {
    add(t.event);
    add(t.subject);
    add(t.other);
    add(t.whose);
    add(t.phase);
    add(t.part);
    add(t.combat_only);
  }
  void add(const Mode& m) {
    add(m.targets);
    add(m.steps);
  }
  void add(const Rule& r) {
    add(r.kind);
    add(r.by);
    add(r.to);
    add(r.amount);
    add(r.word);
  }
  void add(const Ability& a) {
    add(a.kind);
    add(a.cost);
    add(a.speed);
    add(a.user);
    add(a.condition);
    add(a.trigger);
    add(a.modes);
    add(a.affects);
    add(a.change);
    add(a.rule);
    add(a.keyword);
    add(a.lingers);
  }
  void add(const Step& s) {
    add(s.verb);
    add(s.what);
    add(s.other);
    add(s.amount);
    add(s.word);
    add(s.zone);
    add(s.mana);
    add(s.colourless_mana);
    add(s.at_random);
    add(s.no_regeneration);
    add(s.choice);
    add(s.duration);
    add(s.change);
    add(s.cost);
    add(s.condition);
    add(s.trigger);
    add(s.then);
    add(s.otherwise);
    add(s.abilities);
    add(s.token);
    add(s.function);
  }
  void add(const Card& c) {
    add(std::string_view(c.name));
    add(c.cost);
    add(c.has_cost);
    add(c.types);
    add(c.supertypes);
    add(c.subtypes);
    add(c.colour());
    add(c.power);
    add(c.toughness);
    add(c.enchants);
    add(c.extra_cost);
    add(c.castable);
    add(c.abilities);
  }

 private:
  const Library& library_;
  Fnv<std::uint64_t> sum_;
  int depth_ = 0;
};

}  // namespace

std::uint64_t fingerprint(const Library& library, const Card& card) {
  Walker walker(library);
  walker.add(card);
  return walker.result();
}

std::uint64_t fingerprint(const Library& library, const Keyword& keyword) {
  Walker walker(library);
  walker.add(std::string_view(keyword.name));
  walker.add(keyword.parameter);
  walker.add(keyword.abilities);
  return walker.result();
}

std::uint64_t fingerprint(const Library& library, const CounterKind& counter) {
  Walker walker(library);
  walker.add(std::string_view(counter.name));
  walker.add(counter.change);
  walker.add(counter.abilities);
  return walker.result();
}

std::uint64_t fingerprint(const Library& library, const Rules& rules) {
  Walker walker(library);
  walker.add(std::string_view(rules.name));
  walker.add(rules.phases.size());
  for (const Phase& phase : rules.phases) {
    walker.add(std::string_view(phase.name));
    walker.add(phase.action);
    walker.add(phase.fast_effects);
  }
  for (const Layer layer : rules.layers) walker.add(layer);
  for (const Word land : rules.basic_lands) walker.add(land);
  walker.add(rules.abilities);
  for (const int number :
       {rules.starting_life, rules.opening_hand, rules.smallest_deck, rules.hand_limit, rules.lands_each_turn,
        rules.action_limit, rules.turn_limit, rules.repetition_limit})
    walker.add(number);
  for (const bool option : {rules.starter_by_loser,
                            rules.first_draw_phase_skipped,
                            rules.ante_always,
                            rules.mana_burn,
                            rules.burn_at_attack,
                            rules.life_checked_at_attack,
                            rules.fizzle_returns,
                            rules.regenerated_leaves_combat,
                            rules.noncreature_leaves_combat,
                            rules.tapped_blocker_deals,
                            rules.attack_can_be_aborted,
                            rules.must_attack_holds_main,
                            rules.forbidden_regeneration_playable,
                            rules.prevention_step_on_destroy,
                            rules.side_effects_after_deaths,
                            rules.prevention_batches,
                            rules.tapped_artifact_all_off,
                            rules.token_reaches_graveyard,
                            rules.band_regroups,
                            rules.end_of_upkeep_untap_repeats,
                            rules.unpaid_upkeep_locks,
                            rules.same_target_later,
                            rules.mana_source_spells,
                            rules.nonland_mana_is_source,
                            rules.negative_power_counts_as_zero})
    walker.add(option);
  return walker.result();
}

}  // namespace sleight
