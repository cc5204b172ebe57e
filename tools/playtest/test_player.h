#pragma once

#include <map>
#include <unordered_set>

#include "core/table/agent.h"

namespace sleight::playtest {

/// Which plays are those of the card under test.
struct UnderTest {
  CardId card = CardId::none;
  CardId plain = CardId::none;              ///< what fills libraries
  std::unordered_set<CardId> helper_cards;  ///< those that do what the card waits for
  std::unordered_set<AbilityId> abilities;
  bool hears_mana = false;       ///< something of it happens where anything is tapped for mana
  bool spends_counters = false;  ///< something of it is paid for with counters
  bool of_combat = false;        ///< it speaks of attackers, blockers or their time
};

/// What a decision offers, by everything that does not depend on how definitions are numbered.
std::uint64_t offer_of(const Decision& decision);

/// Plays the card under test wherever it is offered, and now and then something else. What it answers hangs
/// on its seed and on what it is asked, not on what it was asked before: where one of two duels asks one
/// thing more, all else is answered alike.
class TestPlayer : public Agent {
 public:
  /// `pressing`: it does what the card waits for oftener than anything else.
  TestPlayer(std::uint64_t seed, const UnderTest& tested, bool pressing = false)
      : seed_(seed), tested_(tested), pressing_(pressing) {}
  std::int32_t answer(const View& view, const Decision& decision) override;
  void refused(const Decision&, std::int32_t, const std::string&) override { ++refusals; }
  int refusals = 0;

 protected:
  /// Whether a play of the card under test is among what is offered.
  bool offers_tested(const View& view, const Decision& decision) const;

 private:
  std::int32_t play(const View& view, const Decision& decision, std::uint64_t key);
  std::int32_t blocks(const Decision& decision, std::uint64_t question) const;
  std::int32_t aims(const View& view, const Decision& decision, std::uint64_t key) const;
  std::int32_t chooses(const View& view, const Decision& decision, std::uint64_t key) const;
  std::int32_t untaps(const View& view, const Decision& decision, std::uint64_t question) const;
  /// Of a pile mostly a card that is no filler.
  std::int32_t picks(const View& view, const Decision& decision, std::uint64_t key) const;
  bool is_companion(const View& view, ObjectId id) const;
  bool is_tested(const View& view, const Option& option) const;

  std::uint64_t seed_;
  const UnderTest& tested_;
  bool pressing_;
  std::map<std::uint64_t, int> asked_;  ///< how often each question was asked
  std::map<std::uint64_t, int> used_;   ///< how often each play was made in each turn
};

}  // namespace sleight::playtest
