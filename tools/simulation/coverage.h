#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/explanation/why_not.h"
#include "core/playing/turn/setup.h"

namespace sleight {

/// Counts what duels use of the cards of a library: each card that can be played, and each way to use each of
/// its abilities. Several countings of one library can be added up.
class Coverage : public Observer {
 public:
  explicit Coverage(std::shared_ptr<const Library> library);

  /// A deck with these cards is about to be played.
  void plays_with(const Deck& deck);
  void add(const Coverage& other);

  /// Something that no duel used, and what kept it from being used.
  struct Unused {
    std::string card, what, why;
    int line = 0;  ///< of the card's script; 0 for the card itself
  };
  std::size_t total() const { return items_.size(); }
  std::vector<Unused> unused() const;
  /// How often a cost drew mana from a permanent of that card by itself (R-MANA-3).
  long times_paid(CardId card) const { return seen_[static_cast<std::size_t>(card)].paid; }
  /// The names of the cards that give mana, were in play, and were never drawn from by a cost itself.
  std::vector<std::string> never_paid() const;

  void decided(const Duel& duel, const Decision& decision, std::int32_t answer) override;
  void happened(const Duel& duel, const Event& event) override;
  void announced(const Duel&, const BatchItem&) override {}
  void takes_effect(const Duel& duel, const BatchItem& play) override;
  void stage_reached(const Duel& duel) override;
  void drawn_for_cost(const Duel& duel, ObjectId source) override;

 private:
  struct Item {
    CardId card = CardId::none;
    AbilityId ability = AbilityId::none;  ///< none: the card itself
    int number = 0;                       ///< which ability of the card
    int mode = 0;
    long offered = 0, used = 0;
  };
  struct Seen {
    std::size_t first = 0, end = 0;  ///< its items
    long decks = 0, in_play = 0;
    long paid = 0;  ///< how often a cost drew mana from it
  };
  void use_card(CardId card);
  /// Counts for the card that the ability is printed on, whoever has it now; no mode: all of them.
  void use(const Ability& ability, std::optional<int> mode = std::nullopt);
  std::vector<Item*> items_of(const Ability& ability);
  std::string why_not(const Item& item, const Seen& seen) const;
  bool is_spell(const Item& item) const;
  bool holds_by_itself(const Item& item) const;

  std::shared_ptr<const Library> library_;
  std::vector<Item> items_;                                     ///< card by card
  std::vector<Seen> seen_;                                      ///< by card
  std::unordered_map<const Ability*, std::size_t> of_ability_;  ///< the first of its items
};

}  // namespace sleight
