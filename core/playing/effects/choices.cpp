#include "core/playing/effects/choices.h"

#include <algorithm>

#include "core/playing/effects/announcing.h"

namespace sleight {
namespace {

Option value_option(int value) {
  Option option;
  option.kind = Option::Kind::value;
  option.value = value;
  return option;
}

Option word_option(Word word) {
  Option option;
  option.kind = Option::Kind::word;
  option.word = word;
  return option;
}

/// Every creature type printed on a card of the library, in a fixed order.
std::vector<Word> creature_types(const Library& library) {
  std::vector<Word> types;
  for (std::size_t i = 0; i < library.size(); ++i) {
    const Card& card = library.card(static_cast<CardId>(i));
    if (!any(card.types & CardType::creature)) continue;
    types.insert(types.end(), card.subtypes.begin(), card.subtypes.end());
  }
  std::sort(types.begin(), types.end());
  types.erase(std::unique(types.begin(), types.end()), types.end());
  return types;
}

constexpr int greatest_number = 99;  // a chosen number needs some bound; no effect tells more apart

}  // namespace

Chosen ask_choice(Table& table, PlayerId player, ChoiceKind choice, ObjectId source,
                  const std::vector<Thing>& among) {
  Decision decision;
  decision.kind = choice == ChoiceKind::number ? DecisionKind::number : DecisionKind::choose;
  decision.player = player;
  decision.source = source;
  decision.choice = choice;
  const auto ask = [&] { return static_cast<std::uint32_t>(table.ask(decision)); };
  switch (choice) {
    case ChoiceKind::colour:
    case ChoiceKind::basic_land_type: {
      for (int i = 0; i < colour_count; ++i) decision.options.push_back(value_option(i));
      const auto kind = choice == ChoiceKind::colour ? Chosen::Kind::colour : Chosen::Kind::land_type;
      return {kind, ask(), 0};
    }
    case ChoiceKind::colour_word:
    case ChoiceKind::land_word: {  // first the word that is there, then the one that it becomes
      for (int i = 0; i < colour_count; ++i) decision.options.push_back(value_option(i));
      const std::uint32_t from = ask();
      std::erase_if(decision.options,
                    [&](const Option& o) { return o.value == static_cast<std::int32_t>(from); });
      const auto to = static_cast<std::uint32_t>(decision.options[ask()].value);
      return {choice == ChoiceKind::colour_word ? Chosen::Kind::colour : Chosen::Kind::land_type, from, to};
    }
    case ChoiceKind::creature_type: {
      for (const Word word : creature_types(table.duel.library()))
        decision.options.push_back(word_option(word));
      if (decision.options.empty()) return {};
      return {Chosen::Kind::creature_type, decision.options[ask()].word.id(), 0};
    }
    case ChoiceKind::number:
      decision.most = greatest_number;
      return {Chosen::Kind::number, ask(), 0};
    case ChoiceKind::player: {
      decision.options = options_for({Thing::of(player), Thing::of(opponent_of(player))});
      return {Chosen::Kind::player, static_cast<std::uint32_t>(index(decision.options[ask()].thing.player)),
              0};
    }
    case ChoiceKind::opponent:  // a duel has but one
      return {Chosen::Kind::player, static_cast<std::uint32_t>(index(opponent_of(player))), 0};
    case ChoiceKind::card: {
      decision.options = options_for(among);
      if (among.empty()) return {};
      const Thing taken = decision.options[ask()].thing;
      if (taken.is_player())
        return {Chosen::Kind::player, static_cast<std::uint32_t>(index(taken.player)), 0};
      return {Chosen::Kind::object, taken.object.slot, taken.object.generation};
    }
  }
  return {};
}

}  // namespace sleight
