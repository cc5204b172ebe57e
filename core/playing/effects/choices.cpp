#include "core/playing/effects/choices.h"

#include <algorithm>
#include <numeric>

#include "core/table/asking.h"

namespace sleight {
namespace {

/// Sorted, and each once: the number of an option must not depend on the order in which cards were loaded.
std::vector<Option> as_options(std::vector<Word> words) {
  std::sort(words.begin(), words.end());
  words.erase(std::unique(words.begin(), words.end()), words.end());
  std::vector<Option> options(words.size());
  for (std::size_t i = 0; i < words.size(); ++i) {
    options[i].kind = Option::Kind::word;
    options[i].word = words[i];
  }
  return options;
}

/// The name of every card of the library. Tokens have a name and are no cards (R-GEN-4).
std::vector<Option> card_names(const Duel& duel) {
  std::vector<Word> names;
  for (std::size_t i = 0; i < duel.library().size(); ++i)
    names.emplace_back(duel.library().card(static_cast<CardId>(i)).name);
  return as_options(std::move(names));
}

/// Every creature type printed on a card of the library, in a fixed order.
std::vector<Option> creature_types(const Library& library) {
  std::vector<Word> types;
  for (std::size_t i = 0; i < library.size(); ++i) {
    const Card& card = library.card(static_cast<CardId>(i));
    // Land types are subtypes as well, and no creature types.
    if (!any(card.types & CardType::creature)) continue;
    types.insert(types.end(), card.subtypes.begin(), card.subtypes.end());
  }
  return as_options(std::move(types));
}

}  // namespace

ChosenThing of_object(const Duel& duel, ObjectId id) { return {Thing::of(id), duel.look(id).card}; }

void ask_choice(Table& table, PlayerId player, ChoiceKind choice, ObjectId source,
                const std::vector<Thing>& among, Colours barred, int greatest, Chosen& into) {
  const Question question{.kind = choice == ChoiceKind::number ? DecisionKind::number : DecisionKind::choose,
                          .player = player,
                          .source = source,
                          .choice = choice};
  // Colours and basic land types are counted alike: there are as many of the one as of the other.
  std::vector<std::int32_t> words(colour_count);
  std::iota(words.begin(), words.end(), 0);
  const auto ask = [&] { return static_cast<std::uint8_t>(ask_value(table, question, words)); };
  const auto ask_words = [&] {  // first the word that is there, then the one that it becomes
    const std::uint8_t from = ask();
    std::erase(words, static_cast<std::int32_t>(from));
    return ChosenWords{from, ask()};
  };
  switch (choice) {
    case ChoiceKind::colour:
      std::erase_if(words, [&](std::int32_t colour) { return barred.has(static_cast<Colour>(colour)); });
      // Nothing to choose from: what was chosen before is not meant.
      into.colour = words.empty() ? Chosen::none : ask();
      break;
    case ChoiceKind::colours:
      // By their bits: each set of them but the empty one.
      words.resize((1U << colour_count) - 1);
      std::iota(words.begin(), words.end(), 1);
      into.colour = Chosen::several | ask();
      break;
    case ChoiceKind::basic_land_type:
      into.land_type = ask();
      break;
    case ChoiceKind::colour_word:
      into.colour_word = ask_words();
      break;
    case ChoiceKind::land_word:
      into.land_word = ask_words();
      break;
    case ChoiceKind::creature_type: {
      const std::vector<Option> types = creature_types(table.duel.library());
      // A library without creatures leaves nothing to choose, and a decision needs an option.
      into.creature_type = types.empty() ? Word{} : ask_option(table, question, types).option.word;
      break;
    }
    case ChoiceKind::card_name:
      // There is always one: that of the card that asks.
      into.card_name = ask_option(table, question, card_names(table.duel)).option.word;
      break;
    case ChoiceKind::number:
      into.number =
          static_cast<std::int16_t>(ask_number(table, question, 0, std::clamp(greatest, 0, greatest_number)));
      break;
    case ChoiceKind::player:
      into.player = ask_which(table, question, {Thing::of(player), Thing::of(opponent_of(player))}).player;
      break;
    case ChoiceKind::opponent:  // a duel has but one
      into.player = opponent_of(player);
      break;
    case ChoiceKind::card: {
      // Nothing to choose from: what was chosen before is not meant.
      const Thing taken = among.empty() ? Thing{} : ask_which(table, question, among);
      into.thing = taken.is_object() ? of_object(table.duel, taken.object) : ChosenThing{taken};
      break;
    }
  }
}

void take_choice(ChoiceKind choice, const Chosen& from, Chosen& into) {
  switch (choice) {
    case ChoiceKind::colour:
    case ChoiceKind::colours:
      into.colour = from.colour;
      break;
    case ChoiceKind::basic_land_type:
      into.land_type = from.land_type;
      break;
    case ChoiceKind::colour_word:
      into.colour_word = from.colour_word;
      break;
    case ChoiceKind::land_word:
      into.land_word = from.land_word;
      break;
    case ChoiceKind::creature_type:
      into.creature_type = from.creature_type;
      break;
    case ChoiceKind::card_name:
      into.card_name = from.card_name;
      break;
    case ChoiceKind::number:
      into.number = from.number;
      break;
    case ChoiceKind::player:
    case ChoiceKind::opponent:
      into.player = from.player;
      break;
    case ChoiceKind::card:
      into.thing = from.thing;
      break;
  }
}

}  // namespace sleight
