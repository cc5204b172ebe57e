#include "tests/kit/board.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "core/derived/changes.h"
#include "core/playing/damage/packets.h"
#include "core/playing/moves/zones.h"
#include "core/playing/turn/attack.h"
#include "core/query/context.h"

namespace sleight::kit {

Board::Board() : rules(std::make_shared<Rules>(standard_rules())) {}

void Board::begin() {
  duel_ = std::make_unique<Duel>(library, rules);
  table_.emplace(Table{*duel_, {&bob, &sue}});
  for (Puppet* player : {&bob, &sue}) {
    player->duel = duel_.get();
    player->notes = &notes;
  }
}

Duel& Board::duel() {
  if (!duel_) {
    begin();
    duel_->turn.number = 3;
    duel_->turn.active = PlayerId::bob;
    duel_->turn.phase = 3;
    duel_->turn.stage = Stage::phase_window;
    duel_->turn.began = duel_->clock = 100;
    duel_->turn.last_turn_began = {100, 50};
  }
  return *duel_;
}

Table& Board::table() {
  duel();
  return *table_;
}

CardId Board::creature(int power, int toughness, std::vector<Ability> abilities, Colours colours) {
  Card made =
      kit::creature("Card " + std::to_string(library->size()), power, toughness, std::move(abilities));
  made.colours = colours;
  return add(std::move(made));
}

CardId Board::permanent(CardType types, std::vector<Ability> abilities, const std::string& name,
                        Supertype supertypes) {
  Card made =
      card(name.empty() ? "Card " + std::to_string(library->size()) : name, types, std::move(abilities));
  made.supertypes = supertypes;
  return add(std::move(made));
}

ObjectId Board::put(CardId card, PlayerId owner, Zone zone) {
  if (card == CardId::none) throw std::logic_error("a test puts a card that is not in its library");
  const ObjectId made = create(duel(), card, owner, zone);
  if (zone == Zone::in_play) duel().object(made).controlled_since = 0;
  return made;
}

ObjectId Board::put(const std::string& name, PlayerId owner, Zone zone) {
  return put(library->find(name), owner, zone);
}

ObjectId Board::put(int count, const std::string& name, PlayerId owner, Zone zone) {
  ObjectId made;
  for (int i = 0; i < count; ++i) made = put(name, owner, zone);
  return made;
}

ObjectId Board::enchant(const std::string& name, ObjectId on, PlayerId owner) {
  const ObjectId id = put(name, owner);
  duel().object(id).attached_to = on;
  duel().touch(Duel::board);
  // Set up, not changed hands just now.
  for (const std::uint16_t slot : duel().in_play)
    duel().objects[slot].had_by = duel().look(duel().id_of(slot)).controller;
  duel().touch(Duel::board);
  return id;
}

void Board::make_sick(ObjectId id) {
  duel().object(id).controlled_since = duel().tick();
  duel().touch(Duel::board);
}

void Board::set_tapped(ObjectId id) {
  duel().object(id).tapped = true;
  duel().touch(Duel::tapped);
}

void Board::leave(ObjectId id) { move_card(table(), id, Zone::graveyard); }

void Board::apply(ObjectId source, ObjectId target, std::size_t ability) {
  Effect effect;
  const Ability& from_card = duel().printed(source).abilities[ability];
  const Step& step = from_card.modes.front().steps.front();
  effect.change = library->id_of(step.change);
  effect.duration = step.duration;
  effect.affected = Thing::of(target);
  effect.source = source;
  effect.source_card = duel().object(source).card;
  effect.controller = duel().object(source).controller;
  effect.since = duel().tick();
  effect.fixed = fixed_parts(context_of(duel(), static_cast<const Announcement&>(effect)), step.change);
  duel().effects.push_back(effect);
  duel().touch(Duel::board);
}

void Board::choose_land_type(ObjectId id, std::uint8_t land_type) {
  duel().object(id).chosen.land_type = land_type;
  duel().touch(Duel::choice);
}

void Board::mana(PlayerId player, Colour colour, int amount) {
  duel().player(player).pool.amount[static_cast<std::size_t>(colour)] = static_cast<std::uint16_t>(amount);
}

void Board::mana(PlayerId player, int of_each) {
  duel().player(player).pool.amount.fill(static_cast<std::uint16_t>(of_each));
}

void Board::hit(ObjectId source, Thing victim, int amount, bool tramples) {
  make_packet(table(), snapshot(duel(), source), victim, amount, false, tramples);
}

void Board::attack_until(Stage stage) {
  if (duel().turn.stage == Stage::phase_window) duel().turn.stage = Stage::attack_begins;
  for (int i = 0; i < 100 && duel().turn.stage != stage && !duel().over(); ++i) play_attack_stage(table());
}

bool Board::is_land_of(ObjectId id, const char* word) {
  const Characteristics& now = look(id);
  return now.subtype_count == 1 && now.has_subtype(Word{word});
}

int Board::count(const std::string& name, PlayerId owner, Zone zone) {
  const CardId card = library->find(name);
  return static_cast<int>(
      std::count_if(duel().objects.begin(), duel().objects.end(), [&](const Object& object) {
        return object.owner == owner && object.zone == zone && object.card == card;
      }));
}

bool Board::offers(PlayerId player, Window window, Option::Kind kind, const std::string& name) {
  const std::vector<Option> plays = legal_plays(duel(), player, window);
  return std::any_of(plays.begin(), plays.end(), [&](const Option& option) {
    return option.kind == kind && duel().printed(option.object).name == name;
  });
}

}  // namespace sleight::kit
