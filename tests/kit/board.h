#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/playing/legality/plays.h"
#include "core/table/table.h"
#include "tests/kit/card_builders.h"
#include "tests/kit/puppet.h"
#include "tests/kit/small_library.h"

namespace sleight::kit {

/// A duel built by hand: Bob's main phase of a turn that is not the first, nothing in any zone. Rules are set
/// and cards added first; the duel begins with the first look at it, and from then on its library must not
/// grow.
class Board {
 public:
  Board();
  Board(const Board&) = delete;
  Board& operator=(const Board&) = delete;
  virtual ~Board() = default;

  std::shared_ptr<Rules> rules;
  std::shared_ptr<Library> library = small_library();
  Puppet bob;
  Puppet sue;
  std::vector<std::string> notes;  ///< each question about a play, in a few words

  CardId add(Card card) { return library->add(std::move(card)); }
  /// A card that needs no name, or none of its own.
  CardId creature(int power, int toughness, std::vector<Ability> abilities = {}, Colours colours = {});
  CardId permanent(CardType types, std::vector<Ability> abilities = {}, const std::string& name = "",
                   Supertype supertypes = Supertype::none);

  Duel& duel();
  Table& table();

  /// A new object of the card, which its owner has controlled since before the turn.
  ObjectId put(CardId card, PlayerId owner = PlayerId::bob, Zone zone = Zone::in_play);
  ObjectId put(const std::string& name, PlayerId owner = PlayerId::bob, Zone zone = Zone::in_play);
  /// The last of so many.
  ObjectId put(int count, const std::string& name, PlayerId owner, Zone zone = Zone::in_play);
  /// The same, put on something.
  ObjectId enchant(const std::string& name, ObjectId on, PlayerId owner = PlayerId::bob);
  /// From now on it came under its controller's control later than the turn began (R-SICK-1).
  void make_sick(ObjectId id);
  void set_tapped(ObjectId id);
  void leave(ObjectId id);
  /// Lets the first step of ability number `ability` of `source` change `target`, now.
  void apply(ObjectId source, ObjectId target, std::size_t ability = 0);
  /// Settles what a card asked for when it came.
  void choose_land_type(ObjectId id, std::uint8_t land_type);
  /// So much mana of a colour, or of each colour and of none.
  void mana(PlayerId player, Colour colour, int amount);
  void mana(PlayerId player, int of_each);
  void hit(ObjectId source, Thing victim, int amount, bool tramples = false);
  /// Plays the attack from its start up to a stage; by default to its end.
  void attack_until(Stage stage = Stage::phase_window);

  const Characteristics& look(ObjectId id) { return duel().look(id); }
  bool is_land_of(ObjectId id, const char* word);
  bool in_play(ObjectId id) { return duel().is_in_play(id); }
  int damage(ObjectId id) { return duel().object(id).damage; }
  Zone zone(ObjectId id) { return duel().objects[id.slot].zone; }
  int life(PlayerId player) { return duel().player(player).life; }
  /// How many cards of that name an owner has in a zone.
  int count(const std::string& name, PlayerId owner, Zone zone);
  bool offers(PlayerId player, Window window, Option::Kind kind, const std::string& name);

 protected:
  /// Brings the duel into being, at its very start.
  void begin();

 private:
  std::unique_ptr<Duel> duel_;
  std::optional<Table> table_;
};

}  // namespace sleight::kit
