#include "tools/scenario/seeing.h"

#include <algorithm>
#include <array>

#include "core/table/view.h"
#include "tools/scenario/expecting.h"
#include "tools/wording/thing_names.h"

namespace sleight::scenario {
namespace {

/// A field of a view: whose cards of which zone, and whether the player has a list of them or only a number.
struct Field {
  const char* name;
  Zone zone;
  bool theirs;
  bool only_number;
};
constexpr std::array<Field, 14> fields_of_view{{
    {"hand", Zone::hand, false, false},
    {"their_hand", Zone::hand, true, true},
    {"library", Zone::library, false, true},
    {"their_library", Zone::library, true, true},
    {"graveyard", Zone::graveyard, false, false},
    {"their_graveyard", Zone::graveyard, true, false},
    {"out_of_game", Zone::out_of_game, false, false},
    {"their_out_of_game", Zone::out_of_game, true, false},
    {"out_of_play", Zone::out_of_play, false, false},
    {"their_out_of_play", Zone::out_of_play, true, false},
    {"set_aside", Zone::set_aside, false, false},
    {"their_set_aside", Zone::set_aside, true, false},
    {"ante", Zone::ante, false, false},
    {"their_ante", Zone::ante, true, false},
}};

std::vector<ObjectId> cards_seen(const View& view, PlayerId whose, Zone zone) {
  if (zone == Zone::hand) return view.hand();
  if (zone == Zone::graveyard) return view.graveyard(whose);
  return view.cards_in(whose, zone);
}

std::vector<std::string> in_play_of(const Duel& duel, const View& view, PlayerId whose) {
  std::vector<std::string> names;
  for (const ObjectId id : view.in_play())
    if (view.look(id) != nullptr && view.look(id)->controller == whose) names.push_back(title_of(duel, id));
  return names;
}

}  // namespace

void expect_view(Game& game, PlayerId p, const Value& fields) {
  game.begun = true;
  if (!fields.is_table()) throw Failure{"`expect_view` takes what the player sees as a table"};
  std::vector<std::string> known{"sees", "does_not_see", "in_play", "their_in_play"};
  for (const Field& field : fields_of_view) known.emplace_back(field.name);
  check_keys(fields, known, "a view");
  const View view(game.duel(), p);
  const std::string whose_view = name_of(p) + "'s view";
  for (const Field& field : fields_of_view) {
    const Value* wanted = fields.find(field.name);
    if (wanted == nullptr) continue;
    const PlayerId whose = field.theirs ? opponent_of(p) : p;
    if (!wanted->is_number()) {
      if (field.only_number)
        throw Failure{std::string{"of `"} + field.name + "` a player knows how many cards it has, not which"};
      std::vector<std::string> names;
      for (const ObjectId id : cards_seen(view, whose, field.zone))
        names.push_back(title_of(game.duel(), id));
      expect_cards(whose_view, field.name, names, *wanted);
      continue;
    }
    const int is = field.zone == Zone::hand      ? view.hand_size(whose)
                   : field.zone == Zone::library ? view.library_size(whose)
                                                 : view.count_in(whose, field.zone);
    if (is != wanted->number)
      throw Failure{whose_view + ": " + field.name + " is " + std::to_string(is) + ", expected " +
                    std::to_string(wanted->number)};
  }
  for (const char* key : {"in_play", "their_in_play"})
    if (const Value* wanted = fields.find(key))
      expect_cards(whose_view, key,
                   in_play_of(game.duel(), view, key == std::string{"in_play"} ? p : opponent_of(p)),
                   *wanted);
  for (const char* key : {"sees", "does_not_see"}) {
    const Value* wanted = fields.find(key);
    if (wanted == nullptr) continue;
    for (const Value& object : wanted->list()) {
      const ObjectId it = object_of(game, object);
      const bool reached = view.object(it) != nullptr || view.look(it) != nullptr;
      if (view.sees(it) != (key == std::string{"sees"}) || reached != view.sees(it))
        throw Failure{name_of(p) + (view.sees(it) ? " sees " : " does not see ") + title_of(game.duel(), it) +
                      " in \"" + name_of(game.duel().object(it).zone) + "\""};
    }
  }
}

}  // namespace sleight::scenario
