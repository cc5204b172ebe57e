#include "tests/kit/card_builders.h"

#include <utility>

namespace sleight::kit {

Card card(std::string name, CardType types, std::string_view cost, std::vector<Ability> abilities) {
  Card made;
  made.file = "cards/test/" + name + ".lua";
  made.name = std::move(name);
  made.types = types;
  made.cost = cost_of(cost);
  made.has_cost = !any(types & CardType::land);
  made.abilities = std::move(abilities);
  return made;
}
Card card(std::string name, CardType types, std::vector<Ability> abilities) {
  return card(std::move(name), types, "", std::move(abilities));
}
Card creature(std::string name, std::string_view cost, int power, int toughness,
              std::vector<Ability> abilities) {
  Card made = card(std::move(name), CardType::creature, cost, std::move(abilities));
  made.power = Amount(power);
  made.toughness = Amount(toughness);
  return made;
}
Card creature(std::string name, int power, int toughness, std::vector<Ability> abilities) {
  return creature(std::move(name), "", power, toughness, std::move(abilities));
}
Card spell(std::string name, CardType types, std::string_view cost, std::vector<Mode> modes) {
  return card(std::move(name), types, cost, {ability(AbilityKind::spell, std::move(modes))});
}
Card basic_land(const std::string& name) {
  Card made = card(name, CardType::land);
  made.supertypes = Supertype::basic;
  made.subtypes = {Word{name}};
  return made;
}
Card enchant_creature(std::string name, std::string_view cost, std::vector<ChangePart> parts) {
  Card made = card(std::move(name), CardType::enchantment, cost);
  made.enchants = creatures();
  if (!parts.empty()) made.abilities = {continuous(from(Reference::enchanted), std::move(parts))};
  return made;
}

}  // namespace sleight::kit
