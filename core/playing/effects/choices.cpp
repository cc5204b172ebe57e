#include "core/playing/effects/choices.h"

#include <algorithm>
#include <numeric>

#include "core/table/asking.h"

namespace sleight {
namespace {

/// Every creature type printed on a card of the library, in a fixed order.
std::vector<Option> creature_types(const Library& library) {
  std::vector<Word> types;
  for (std::size_t i = 0; i < library.size(); ++i) {
    const Card& card = library.card(static_cast<CardId>(i));
    // Land types are subtypes as well, and no creature types.
    if (!any(card.types & CardType::creature)) continue;
    types.insert(types.end(), card.subtypes.begin(), card.subtypes.end());
  }
  // Sorted: the number of an option must not depend on the order in which cards were loaded.
  std::sort(types.begin(), types.end());
  types.erase(std::unique(types.begin(), types.end()), types.end());
  std::vector<Option> options(types.size());
  for (std::size_t i = 0; i < types.size(); ++i) {
    options[i].kind = Option::Kind::word;
    options[i].word = types[i];
  }
  return options;
}

constexpr int greatest_number = 99;  // a chosen number needs some bound; no effect tells more apart

}  // namespace

Chosen of_object(const Duel& duel, ObjectId id) {
  return {Chosen::Kind::object, id.slot, id.generation, duel.look(id).card};
}

Chosen ask_choice(Table& table, PlayerId player, ChoiceKind choice, ObjectId source,
                  const std::vector<Thing>& among) {
  const Question question{.kind = choice == ChoiceKind::number ? DecisionKind::number : DecisionKind::choose,
                          .player = player,
                          .source = source,
                          .choice = choice};
  const auto ask = [&](const std::vector<std::int32_t>& values) {
    return static_cast<std::uint32_t>(ask_value(table, question, values));
  };
  const auto of_player = [](PlayerId chosen) {
    return Chosen{Chosen::Kind::player, static_cast<std::uint32_t>(index(chosen)), 0};
  };
  // Colours and basic land types are counted alike: there are as many of the one as of the other.
  std::vector<std::int32_t> words(colour_count);
  std::iota(words.begin(), words.end(), 0);
  switch (choice) {
    case ChoiceKind::colour:
      return {Chosen::Kind::colour, ask(words), 0};
    case ChoiceKind::basic_land_type:
      return {Chosen::Kind::land_type, ask(words), 0};
    case ChoiceKind::colour_word:
    case ChoiceKind::land_word: {  // first the word that is there, then the one that it becomes
      const std::uint32_t from = ask(words);
      std::erase(words, static_cast<std::int32_t>(from));
      return {choice == ChoiceKind::colour_word ? Chosen::Kind::colour : Chosen::Kind::land_type, from,
              ask(words)};
    }
    case ChoiceKind::creature_type: {
      const std::vector<Option> types = creature_types(table.duel.library());
      // A library without creatures leaves nothing to choose, and a decision needs an option.
      if (types.empty()) return {};
      return {Chosen::Kind::creature_type, ask_option(table, question, types).option.word.id(), 0};
    }
    case ChoiceKind::number:
      return {Chosen::Kind::number,
              static_cast<std::uint32_t>(ask_number(table, question, 0, greatest_number)), 0};
    case ChoiceKind::player:
      return of_player(
          ask_which(table, question, {Thing::of(player), Thing::of(opponent_of(player))}).player);
    case ChoiceKind::opponent:  // a duel has but one
      return of_player(opponent_of(player));
    case ChoiceKind::card: {
      if (among.empty()) return {};
      const Thing taken = ask_which(table, question, among);
      // Where players are among the things, one may be taken.
      if (taken.is_player()) return of_player(taken.player);
      return of_object(table.duel, taken.object);
    }
  }
  return {};
}

}  // namespace sleight
