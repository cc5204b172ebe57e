#include "tools/playtest/appearance.h"

#include <algorithm>

#include "core/derived/rules_in_force.h"

namespace sleight::playtest {
namespace {

/// Mixes whole words: a digest is taken at every rest point.
class Mixer {
 public:
  void add(std::uint64_t value) {
    state_ = (state_ ^ value) * 0x9E3779B97F4A7C15ULL;
    state_ ^= state_ >> 29U;
  }
  std::uint64_t value() const { return state_; }

 private:
  std::uint64_t state_ = 0xCBF29CE484222325ULL;
};

/// Four small numbers as one: of a duel's cards most lie where nothing happens.
constexpr std::uint64_t four(std::uint64_t a, std::uint64_t b, std::uint64_t c, std::uint64_t d) {
  return a << 48U | b << 32U | c << 16U | d;
}
constexpr std::uint64_t two(std::uint64_t a, std::uint64_t b) { return a << 32U | (b & 0xFFFFFFFFU); }

/// Numbers of 16 bits, `at` giving each, and how many there are.
template <typename At>
void add_all(Mixer& mixer, std::size_t count, At at) {
  std::size_t i = 0;
  for (; i + 4 <= count; i += 4) mixer.add(four(at(i), at(i + 1), at(i + 2), at(i + 3)));
  for (; i < count; ++i) mixer.add(at(i));
  mixer.add(count);
}

void add_list(Mixer& mixer, const std::vector<std::uint16_t>& slots) {
  add_all(mixer, slots.size(), [&](std::size_t i) { return slots[i]; });
}

/// One keyword as often as it is there: a second one of it adds nothing.
void add_keywords(Mixer& mixer, const Duel& duel, const Characteristics& now) {
  if (now.ability_count == 0) return;
  std::vector<std::uint64_t> keywords;
  for (const HeldAbility* held = duel.abilities_begin(now); held != duel.abilities_end(now); ++held) {
    if (held->ability->kind != AbilityKind::keyword) continue;
    const KeywordUse& use = held->ability->keyword;
    Mixer one;
    one.add(use.name.id());
    for (const Filter& filter : use.filters) {
      one.add(static_cast<std::uint64_t>(filter.quality));
      one.add(filter.colours.bits());
      one.add(static_cast<std::uint64_t>(filter.types));
      one.add(filter.word.id());
    }
    if (use.number && use.number->is_number()) one.add(static_cast<std::uint64_t>(use.number->number));
    // "Protection from red" of which somebody has made protection from blue.
    if (!is_plain(held->text))
      for (std::size_t i = 0; i < colour_count; ++i) {
        one.add(static_cast<std::uint64_t>(held->text.colours[i]));
        one.add(held->text.lands[i]);
      }
    keywords.push_back(one.value());
  }
  std::sort(keywords.begin(), keywords.end());
  keywords.erase(std::unique(keywords.begin(), keywords.end()), keywords.end());
  for (const std::uint64_t keyword : keywords) mixer.add(keyword);
}

void add_permanent(Mixer& mixer, const Duel& duel, ObjectId id) {
  const Object& object = duel.object(id);
  const Characteristics& now = duel.look(id);
  mixer.add(four(id.slot, static_cast<std::uint64_t>(now.controller) << 8U | (object.tapped ? 1U : 0U),
                 static_cast<std::uint16_t>(object.damage), object.attached_to.slot));
  mixer.add(two(static_cast<std::uint32_t>(now.power), static_cast<std::uint32_t>(now.toughness)));
  mixer.add(two(now.name.id(), static_cast<std::uint64_t>(now.types) << 16U |
                                   static_cast<std::uint64_t>(now.supertypes) << 8U | now.colours.bits()));
  for (int i = 0; i < now.subtype_count; ++i) mixer.add(now.subtypes[static_cast<std::size_t>(i)].id());
  add_keywords(mixer, duel, now);
}

}  // namespace

Look appearance(const Duel& duel) {
  Mixer mixer;
  for (const PlayerId p : both_players) {
    const PlayerState& player = duel.player(p);
    mixer.add(static_cast<std::uint64_t>(static_cast<std::uint32_t>(player.life)) << 1U |
              (player.lost ? 1U : 0U));
    const auto& mana = player.mana().amount;
    add_all(mixer, mana.size(), [&](std::size_t i) { return mana[i]; });
    add_list(mixer, player.library);
    add_list(mixer, player.hand);
    add_list(mixer, player.graveyard);
    mixer.add(has_rule(duel, RuleKind::hand_open, Thing::of(p)) ? 1U : 0U);
    mixer.add(has_rule(duel, RuleKind::top_open, Thing::of(p)) ? 1U : 0U);
  }
  add_all(mixer, duel.objects.size(), [&](std::size_t slot) {
    const Object& object = duel.objects[slot];
    return static_cast<std::uint64_t>(object.zone) << 8U |
           (static_cast<std::uint64_t>(object.owner) & 3U) << 4U | (object.known_to & 15U);
  });
  for (std::size_t slot = 0; slot < duel.objects.size(); ++slot)
    if (duel.objects[slot].zone == Zone::in_play)
      add_permanent(mixer, duel, duel.id_of(static_cast<std::uint16_t>(slot)));
  for (const Attacker& attacker : duel.combat.attackers)
    mixer.add(static_cast<std::uint64_t>(attacker.object.slot) << 32U |
              static_cast<std::uint64_t>(attacker.band) << 8U | (attacker.blocked ? 1U : 0U) |
              (attacker.in_combat ? 2U : 0U));
  for (const Block& block : duel.combat.blocks)
    mixer.add(static_cast<std::uint64_t>(block.blocker.slot) << 32U | block.attacker.slot);
  Look look;
  look.board = mixer.value();
  mixer.add(static_cast<std::uint64_t>(duel.outcome));
  mixer.add(static_cast<std::uint64_t>(duel.turn.number) << 24U |
            static_cast<std::uint64_t>(duel.turn.phase) << 16U |
            static_cast<std::uint64_t>(duel.turn.stage) << 8U | static_cast<std::uint64_t>(duel.turn.active));
  look.whole = mixer.value();
  return look;
}

}  // namespace sleight::playtest
