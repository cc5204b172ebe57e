#include "tools/scenario/view_verbs.h"

#include <algorithm>
#include <array>

#include "core/card/spelling.h"
#include "core/table/view.h"
#include "tools/display/thing_names.h"
#include "tools/scenario/expect_verbs.h"

namespace sleight::scenario {
namespace {

/// A field of a view: whose cards of which zone, and whether the player has a list of them or only a number.
struct Field {
  Zone zone;
  bool theirs;
  bool only_number;

  /// "their_out_of_play"
  std::string name() const {
    std::string text = (theirs ? "their_" : "") + std::string(spelling_of(zone));
    std::replace(text.begin(), text.end(), ' ', '_');
    return text;
  }
};
// Of the other hand and of both libraries only the size is known (R-ZONE-3, R-ZONE-8).
constexpr std::array<Field, 14> fields_of_view{{
    {Zone::hand, false, false},
    {Zone::hand, true, true},
    {Zone::library, false, true},
    {Zone::library, true, true},
    {Zone::graveyard, false, false},
    {Zone::graveyard, true, false},
    {Zone::out_of_game, false, false},
    {Zone::out_of_game, true, false},
    {Zone::out_of_play, false, false},
    {Zone::out_of_play, true, false},
    {Zone::set_aside, false, false},
    {Zone::set_aside, true, false},
    {Zone::ante, false, false},
    {Zone::ante, true, false},
}};

std::vector<ObjectId> cards_seen(const View& view, PlayerId whose, Zone zone) {
  if (zone == Zone::hand) return view.hand();
  if (zone == Zone::graveyard) return view.graveyard(whose);
  return view.cards_in(whose, zone);
}

std::vector<std::string> in_play_of(const Duel& duel, const View& view, PlayerId whose) {
  std::vector<std::string> names;
  for (const ObjectId id : view.in_play())
    // Through the view, and not through the duel, which knows more than the player.
    if (view.look(id) != nullptr && view.look(id)->controller == whose) names.push_back(title_of(duel, id));
  return names;
}

}  // namespace

void expect_view(Game& game, PlayerId p, const Value& fields) {
  game.begun = true;
  if (!fields.is_table()) throw Failure{"`expect_view` takes what the player sees as a table"};
  if (fields.items.empty()) throw Failure{"`expect_view` is given nothing to look at; write what is seen"};
  std::vector<std::string> known = key_names(view_keys());
  for (const Field& field : fields_of_view) known.push_back(field.name());
  check_keys(fields, known, "a view");
  const View view(game.duel(), p);
  const std::string whose_view = name_of(p) + "'s view";
  for (const Field& field : fields_of_view) {
    const std::string name = field.name();
    const Value* wanted = fields.find(name.c_str());
    if (wanted == nullptr) continue;
    const PlayerId whose = field.theirs ? opponent_of(p) : p;
    if (!wanted->is_number()) {
      if (field.only_number)
        throw Failure{"of `" + name + "` a player knows how many cards it has, not which"};
      std::vector<std::string> names;
      for (const ObjectId id : cards_seen(view, whose, field.zone))
        names.push_back(title_of(game.duel(), id));
      expect_cards(whose_view, name, names, *wanted);
      continue;
    }
    const int is = field.zone == Zone::hand      ? view.hand_size(whose)
                   : field.zone == Zone::library ? view.library_size(whose)
                                                 : view.count_in(whose, field.zone);
    if (is != wanted->number)
      throw Failure{whose_view + ": " + name + " is " + std::to_string(is) + ", expected " +
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
      // What is not seen must not be had by another door either.
      const bool reached = view.object(it) != nullptr || view.look(it) != nullptr;
      if (view.sees(it) != (key == std::string{"sees"}) || reached != view.sees(it))
        throw Failure{name_of(p) + (view.sees(it) ? " sees " : " does not see ") + title_of(game.duel(), it) +
                      " in \"" + name_of(game.duel().object(it).zone) + "\""};
    }
  }
}

}  // namespace sleight::scenario
