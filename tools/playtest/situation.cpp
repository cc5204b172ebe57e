#include "tools/playtest/situation.h"

#include <algorithm>
#include <iterator>

#include "core/playing/moves/zones.h"

namespace sleight::playtest {
namespace {

/// As in scenarios.
constexpr int plain_cards = 20;

bool is_permanent(const Card& card) { return any(card.types & permanent_types); }
bool is_land(const Card& card) { return any(card.types & CardType::land); }
bool is_basic(const Card& card) { return is_land(card) && any(card.supertypes & Supertype::basic); }

/// Draws one situation. Every choice comes from one row of chance.
class Drawer {
 public:
  Drawer(const Cast& cast, std::uint64_t seed, std::size_t number) : cast_(cast) {
    chance_.state = seed ^ ((number + 1) * 0x9E3779B97F4A7C15ULL);
    // As large as a scenario can say it.
    made_.seed = chance_.below(1'000'000);
    number_ = number;
    // Of two numbers the one is of this rule set and the other of that.
    made_.pressing = number >= first_situations && number / 2 % 2 == 0;
  }

  Situation draw() {
    for (std::size_t i = 1; i < cast_.cards.size(); ++i) {
      const Card& card = cast_.cards[i];
      if (is_basic(card) && i < cast_.probes_begin)
        lands_.push_back(i);
      else if (card.is_local_enchantment())
        auras_.push_back(i);
      else
        (is_permanent(card) ? permanents_ : spells_).push_back(i);
      if (i >= cast_.probes_begin) probes_.push_back(i);
    }
    // Bob's in most: he is the one whose turn it is first.
    mine_ = one_in(3) ? PlayerId::sue : PlayerId::bob;
    lives();
    // Now and then one of them has next to nothing.
    if (percent(made_.pressing ? 20 : 8)) poor_ = percent(70) ? mine_ : opponent_of(mine_);
    for (const PlayerId p : both_players) lands(p);
    for (const PlayerId p : both_players)
      if (p != poor_) board(p);
    if (cast_.speaks_of_crowds && percent(made_.pressing ? 60 : 20)) crowd();
    the_card();
    for (const PlayerId p : both_players) hidden(p);
    if (made_.pressing)
      for (const PlayerId p : both_players) helper_cards(p);
    // Counters come and go slowly, and what is put off comes late.
    if ((!cast_.counters.empty() || cast_.speaks_of_later) && percent(50)) made_.last_turn = 8;
    return std::move(made_);
  }

 private:
  std::size_t below(std::size_t bound) { return chance_.below(static_cast<std::uint32_t>(bound)); }
  bool one_in(std::size_t n) { return below(n) == 0; }
  bool percent(std::size_t n) { return below(100) < n; }
  std::size_t pick(const std::vector<std::size_t>& list) { return list[below(list.size())]; }
  /// Of these, those that the card speaks of twice as often as the others.
  std::size_t pick_probe(const std::vector<std::size_t>& list) {
    if (!probes_.empty() && percent(made_.pressing ? 90 : 65))
      for (int i = 0; i < 4; ++i)
        if (const std::size_t one = pick(probes_); std::find(list.begin(), list.end(), one) != list.end())
          return one;
    return pick(list);
  }
  std::size_t put(std::size_t card, PlayerId owner, Zone zone) {
    Placed& placed = made_.placed.emplace_back();
    placed.card = card;
    placed.owner = placed.controller = owner;
    placed.zone = zone;
    return made_.placed.size() - 1;
  }

  void lives() {
    for (int& life : made_.life) life = percent(60) ? 20 : static_cast<int>(1 + below(percent(50) ? 3 : 9));
    for (auto& counters : made_.counters)
      for (const Word kind : cast_.counters)
        if (percent(25)) counters.emplace_back(kind, percent(50) ? 9 : static_cast<int>(1 + below(8)));
  }

  void lands(PlayerId p) {
    // Mostly enough for anything; now and then too few, or tapped.
    const std::size_t sort = p == poor_ ? 0 : cast_.wants_much && percent(30) ? 6 : below(7);
    const std::size_t each = sort == 0 ? 0 : sort == 1 ? 1 : sort == 6 ? 4 : 2;
    // Of every type, or without some that a card may ask for.
    const std::size_t left_out = percent(60) ? 0 : percent(60) ? 25 : 60;
    for (const std::size_t land : lands_)
      for (std::size_t i = 0, some = percent(left_out) ? 0 : each; i < some; ++i) {
        const std::size_t at = put(land, p, Zone::in_play);
        made_.placed[at].tapped = sort == 2 && percent(40);
      }
    if (each == 0 && !lands_.empty()) put(pick(lands_), p, Zone::in_play);
  }

  void board(PlayerId p) {
    static constexpr std::size_t sizes[] = {0, 1, 2, 3, 4, 6};
    std::size_t count = sizes[below(std::size(sizes))];
    // Two sides that can fight.
    if (cast_.speaks_of_combat && count < 3 && percent(70)) count = 3 + below(3);
    for (std::size_t i = 0; i < count && !permanents_.empty(); ++i) put_in_play(pick_probe(permanents_), p);
  }

  /// As many of one thing as the card counts.
  void crowd() {
    std::vector<std::size_t> kinds;
    std::copy_if(probes_.begin(), probes_.end(), std::back_inserter(kinds),
                 [&](std::size_t one) { return is_permanent(cast_.cards[one]); });
    if (kinds.empty() || cast_.numbers.empty()) return;
    const std::size_t one = pick(kinds);
    const int many = *std::max_element(cast_.numbers.begin(), cast_.numbers.end());
    for (int i = 0; i < many; ++i) put_in_play(one, mine_);
  }

  /// A few, or about as many as the card speaks of.
  int some_counters() {
    if (cast_.numbers.empty() || percent(50)) return static_cast<int>(1 + below(3));
    return cast_.numbers[below(cast_.numbers.size())] - 1 + static_cast<int>(below(2));
  }

  /// Something in play in one of the states that a permanent can be in.
  std::size_t put_in_play(std::size_t card, PlayerId p) {
    const std::size_t at = put(card, p, Zone::in_play);
    const Card& what = cast_.cards[card];
    // What is no enchantment and may lie on something lies there or by itself.
    if (card != 0 && !what.enchants.empty() && percent(60))
      for (std::size_t i = 0; i < at; ++i)
        if (made_.placed[i].zone == Zone::in_play && lies_on(what, cast_.cards[made_.placed[i].card]))
          made_.placed[at].on = static_cast<int>(i);
    Placed& placed = made_.placed[at];
    placed.tapped = percent(cast_.speaks_of_combat ? 6 : 20);
    placed.sick = percent(12);
    if (percent(cast_.speaks_of_owners ? 30 : 10)) placed.controller = opponent_of(p);
    const bool lives = any(what.types & CardType::creature) && what.toughness &&
                       what.toughness->is_number() && what.toughness->number > 1;
    if (lives && percent(12)) placed.damage = 1;
    // Not all of them die of the same damage.
    if (made_.pressing && any(what.types & CardType::creature) && percent(20))
      placed.counters.emplace_back(Word{"+1/+1"}, static_cast<int>(1 + below(3)));
    for (const Word kind : cast_.counters)
      if (percent(card == 0 ? 60 : made_.pressing ? 35 : 15))
        placed.counters.emplace_back(kind, some_counters());
    if (any(what.types & CardType::creature) && !auras_.empty() && percent(cast_.speaks_of_auras ? 45 : 10)) {
      const std::size_t aura = pick(auras_);
      if (lies_on(cast_.cards[aura], what)) {
        const std::size_t on = put(aura, one_in(2) ? p : opponent_of(p), Zone::in_play);
        made_.placed[on].on = static_cast<int>(at);
        if (cast_.speaks_of_owners && percent(40))
          made_.placed[on].controller = opponent_of(made_.placed[on].owner);
      }
    }
    return at;
  }

  /// What the card waits for, at hand.
  void helper_cards(PlayerId p) {
    for (std::size_t i = cast_.probes_begin; i < cast_.helper_cards_end; ++i) {
      const bool there = is_permanent(cast_.cards[i]);
      if (percent(there ? 25 : 60)) put(i, p, there ? Zone::in_play : Zone::hand);
    }
  }

  /// As far as types tell; what may not lie there falls off by the rules.
  static bool lies_on(const Card& aura, const Card& host) {
    return std::all_of(aura.enchants.filters.begin(), aura.enchants.filters.end(), [&](const Filter& filter) {
      return filter.quality != Quality::type || any(filter.types & host.types) != filter.negated;
    });
  }
  std::vector<int> hosts() const {
    std::vector<int> found;
    for (std::size_t i = 0; i < made_.placed.size(); ++i) {
      const Placed& placed = made_.placed[i];
      if (placed.zone == Zone::in_play && lies_on(cast_.cards[0], cast_.cards[placed.card]))
        found.push_back(static_cast<int>(i));
    }
    return found;
  }

  /// The card under test: in the hand, in play, in both, another's, or in a graveyard where it speaks of
  /// such.
  void the_card() {
    const Card& card = cast_.cards.front();
    const bool permanent = is_permanent(card);
    // By turns, so that a few situations already have each of them.
    std::size_t sort = permanent ? number_ % 5 : 0;
    // What is chosen while it is cast is chosen nowhere else.
    const bool chooses =
        std::any_of(card.abilities.begin(), card.abilities.end(),
                    [](const Ability& ability) { return ability.kind == AbilityKind::when_played; });
    if (chooses && sort < 3) sort = 0;
    if (sort == 0 || sort == 3) put(0, mine_, Zone::hand);
    if (sort == 0 && !permanent && percent(40)) put(0, opponent_of(mine_), Zone::hand);
    if (sort != 0) add_tested_card(mine_, sort == 4 && percent(50));
    if (sort == 2 && percent(40)) add_tested_card(percent(50) ? mine_ : opponent_of(mine_), false);
    // What asks for others of its name finds some.
    if (cast_.speaks_of_itself && permanent && percent(60))
      for (std::size_t i = 0, more = 1 + below(3); i < more; ++i)
        add_tested_card(percent(60) ? mine_ : opponent_of(mine_), false);
    if (cast_.speaks_of_cards && percent(40)) put(0, mine_, Zone::graveyard);
    if (cast_.speaks_of_cards && cast_.speaks_of_itself && percent(60)) put(0, mine_, Zone::library);
  }
  void add_tested_card(PlayerId p, bool stolen) {
    const Card& card = cast_.cards.front();
    // What is no enchantment may be on nothing.
    if (card.enchants.empty() || (!card.is_local_enchantment() && percent(40))) {
      const std::size_t at = put_in_play(0, p);
      if (made_.placed[at].sick && percent(70)) made_.placed[at].sick = false;
      if (made_.placed[at].tapped && percent(30)) made_.placed[at].tapped = false;
      if (stolen) made_.placed[at].controller = opponent_of(p);
      return;
    }
    std::vector<int> found = hosts();
    if (found.empty()) {
      for (const std::size_t one : permanents_)
        if (lies_on(card, cast_.cards[one])) {
          found.push_back(static_cast<int>(put_in_play(one, percent(50) ? p : opponent_of(p))));
          break;
        }
    }
    if (found.empty()) return;
    const int host = found[below(found.size())];
    const std::size_t at = put(0, p, Zone::in_play);
    made_.placed[at].on = host;
    if (stolen) made_.placed[at].controller = opponent_of(p);
    for (const Word kind : cast_.counters)
      if (percent(50)) made_.placed[at].counters.emplace_back(kind, some_counters());
  }

  /// Hands, and now and then graveyards and the tops of libraries.
  void hidden(PlayerId p) {
    const std::size_t in_hand = percent(25) ? 5 + below(4) : 1 + below(4);
    for (std::size_t i = 0; i < in_hand; ++i) put(any_card(), p, Zone::hand);
    const std::size_t dead =
        percent(cast_.speaks_of_cards ? 80 : 30) ? 1 + below(cast_.speaks_of_cards ? 6 : 3) : 0;
    for (std::size_t i = 0; i < dead; ++i) put(any_card(), p, Zone::graveyard);
    const std::size_t outside = cast_.speaks_of_outside && percent(70) ? 1 + below(4) : 0;
    for (std::size_t i = 0; i < outside; ++i) put(any_card(), p, Zone::out_of_game);
    const std::size_t at_stake = cast_.speaks_of_ante && percent(70) ? 1 + below(2) : 0;
    for (std::size_t i = 0; i < at_stake; ++i) put(any_card(), p, Zone::ante);
    // Deep enough for what looks far down.
    const std::size_t deep = cast_.speaks_of_cards && percent(20) ? 9 : 0;
    const std::size_t on_top = percent(50) ? deep + 1 + below(3) : 0;
    if (cast_.speaks_of_depth && percent(25)) {
      made_.no_library[static_cast<std::size_t>(index(p))] = true;
      return;
    }
    for (std::size_t i = 0; i < on_top; ++i) put(any_card(), p, Zone::library);
  }
  std::size_t any_card() {
    const std::size_t sort = below(10);
    if (sort < 5 && !spells_.empty()) return pick_probe(spells_);
    if (sort < 7 && !permanents_.empty()) return pick_probe(permanents_);
    if (sort < 8 && !auras_.empty()) return pick(auras_);
    if (sort < 9 && !lands_.empty()) return pick(lands_);
    return 1 + below(cast_.cards.size() - 1);
  }

  const Cast& cast_;
  Situation made_;
  Random chance_;
  std::size_t number_ = 0;
  PlayerId mine_ = PlayerId::bob;
  PlayerId poor_ = PlayerId::none;
  std::vector<std::size_t> lands_, permanents_, auras_, spells_, probes_;
};

}  // namespace

Cast cast_of(const Card& card, const std::vector<Card>& stock, const Library& keywords, const Words& words) {
  Cast cast;
  cast.cards.push_back(card);
  const auto add = [&](const Card& one) {
    const bool named = std::any_of(cast.cards.begin(), cast.cards.end(),
                                   [&](const Card& other) { return Word{other.name} == Word{one.name}; });
    if (!named) cast.cards.push_back(one);
  };
  for (const Card& one : stock) add(one);
  cast.probes_begin = cast.cards.size();
  const ProbeCards probes = probe_cards_of(card, keywords, words);
  for (std::size_t i = 0; i < probes.cards.size(); ++i) {
    if (i == probes.helper_cards) cast.helper_cards_end = cast.cards.size();
    add(probes.cards[i]);
  }
  if (probes.helper_cards == probes.cards.size()) cast.helper_cards_end = cast.cards.size();
  if (card.set.empty()) cast.expansion = probes.expansion;
  cast.counters.assign(probes.counters.begin(), probes.counters.end());
  cast.speaks_of_cards = probes.speaks_of_cards;
  cast.speaks_of_combat = probes.speaks_of_combat;
  cast.speaks_of_outside = probes.speaks_of_outside;
  cast.speaks_of_ante = probes.speaks_of_ante;
  cast.speaks_of_depth = probes.speaks_of_depth;
  cast.speaks_of_crowds = probes.speaks_of_crowds;
  cast.speaks_of_mana = probes.speaks_of_mana;
  cast.speaks_of_itself = probes.speaks_of_itself;
  cast.speaks_of_auras = probes.speaks_of_auras;
  cast.speaks_of_owners = probes.speaks_of_owners;
  cast.speaks_of_later = probes.speaks_of_later;
  cast.spends_counters = probes.spends_counters;
  cast.wants_much = probes.wants_much;
  cast.numbers = probes.numbers;
  return cast;
}

Situation draw_situation(const Cast& cast, std::uint64_t seed, std::size_t number) {
  return Drawer{cast, seed, number}.draw();
}

void set_out(Duel& duel, const Situation& situation, const std::vector<CardId>& ids, CardId plain) {
  // As scenarios begin, card for card: what is found here is shown there.
  const auto& phases = duel.rules().phases;
  const auto main_phase = std::find_if(phases.begin(), phases.end(),
                                       [](const Phase& p) { return p.action == PhaseAction::main; });
  duel.objects.reserve(2 * static_cast<std::size_t>(plain_cards) + situation.placed.size() + 8);
  for (const PlayerId p : both_players) {
    const auto at = static_cast<std::size_t>(index(p));
    duel.player(p).life = situation.life[at];
    for (int i = 0, some = situation.no_library[at] ? 0 : plain_cards; i < some; ++i)
      create(duel, plain, p, Zone::library);
  }
  duel.turn.number = 3;
  duel.turn.active = PlayerId::bob;
  duel.turn.phase = static_cast<std::uint8_t>(main_phase - phases.begin());
  duel.turn.stage = Stage::phase_window;
  duel.turn.last_turn_began[static_cast<std::size_t>(index(PlayerId::sue))] = duel.tick();
  duel.turn.began = duel.tick();
  duel.turn.last_turn_began[static_cast<std::size_t>(index(PlayerId::bob))] = duel.turn.began;
  duel.random.state = situation.seed;
  Table table{duel};
  for (const PlayerId p : both_players)
    for (const auto& [kind, count] : situation.counters[static_cast<std::size_t>(index(p))])
      add_counters(table, Thing::of(p), kind, count);
  std::vector<ObjectId> made;
  for (const Placed& placed : situation.placed) {
    const ObjectId id = create(duel, ids[placed.card], placed.owner, placed.zone);
    made.push_back(id);
    Object& object = duel.object(id);
    if (placed.zone == Zone::library) {
      auto& cards = duel.player(placed.owner).library;
      std::erase(cards, id.slot);
      const auto place = std::find_if(cards.begin(), cards.end(),
                                      [&](std::uint16_t s) { return duel.objects[s].card != plain; });
      cards.insert(place, id.slot);
    }
    if (placed.zone != Zone::in_play) continue;
    object.controller = placed.controller;
    object.tapped = placed.tapped;
    object.damage = placed.damage;
    if (placed.on >= 0) object.attached_to = made[static_cast<std::size_t>(placed.on)];
    object.controlled_since = placed.sick ? duel.tick() : 0;
    for (const auto& [kind, count] : placed.counters) add_counters(table, Thing::of(id), kind, count);
  }
  duel.touch(Duel::board | Duel::tapped | Duel::counter | Duel::hands | Duel::life);
  // Whoever has a permanent now has had it as long as it says above.
  for (const std::uint16_t slot : duel.in_play)
    duel.objects[slot].had_by = duel.look(duel.id_of(slot)).controller;
  duel.touch(Duel::board);
}

}  // namespace sleight::playtest
