#include <gtest/gtest.h>

#include "core/derived/changes.h"
#include "core/query/filters.h"
#include "tests/kit/board.h"

namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

constexpr std::uint32_t island = 1;
constexpr std::uint32_t swamp = 2;
constexpr std::uint32_t mountain = 3;

/// Cards by whose effects the tests go, written as their scripts would be.
struct Layers : ::testing::Test {
  Board board;

  Layers() {
    board.add(card("Phantasmal Terrain", CardType::enchantment,
                   {continuous(from(Reference::enchanted), {chosen_part(ChangeKind::becomes_land)})}));
    board.add(card("Evil Presence", CardType::enchantment,
                   {continuous(from(Reference::enchanted), {word_part(ChangeKind::becomes_land, "swamp")})}));
    board.add(card("Conversion", CardType::enchantment,
                   {continuous(lands_of_type("mountain"), {word_part(ChangeKind::becomes_land, "plains")})}));
    board.add(
        card("Kormus Bell", CardType::artifact,
             {continuous(lands_of_type("swamp"),
                         {type_part(ChangeKind::is_also, CardType::creature), colour_part(Colour::black),
                          part(ChangeKind::power, Amount(1)), part(ChangeKind::toughness, Amount(1))})}));
    board.add(creature("Bears", 2, 2));
    Card queen = creature("Sorceress Queen", 1, 1, {changing(becomes(0, 2), Duration::end_of_turn)});
    board.add(queen);
    board.add(creature("Growth", 1, 1, {changing(plus(3, 3), Duration::end_of_turn)}));
    ChangePart control = part(ChangeKind::controller);
    control.who = from(Reference::you);
    board.add(
        card("Control Magic", CardType::enchantment, {continuous(from(Reference::enchanted), {control})}));
    Keyword flying;
    flying.name = "flying";
    flying.abilities.push_back(rule(RuleKind::cannot_be_blocked));
    board.library->add(flying);
    Keyword protection;
    protection.name = "protection";
    protection.parameter = Keyword::Parameter::quality;
    protection.abilities.push_back(
        rule(RuleKind::cannot_be_targeted, from(Reference::nothing, {asking(Quality::parameter)})));
    board.library->add(protection);
    board.add(creature("Black Knight", 2, 2, {keyword("protection", {of_colour(Colour::white)})}));
    board.add(
        card("Sleight", CardType::enchantment,
             {continuous(from(Reference::enchanted), {word_part(ChangeKind::colour_word, "white", "red")})}));
    board.add(card(
        "Hack", CardType::enchantment,
        {continuous(from(Reference::enchanted), {word_part(ChangeKind::land_word, "swamp", "island")})}));
    board.add(card("Wings", CardType::enchantment,
                   {continuous(from(Reference::enchanted), {gains(keyword("flying"))})}));
    board.add(
        card("Clipping", CardType::enchantment,
             {continuous(from(Reference::enchanted), {word_part(ChangeKind::loses_keyword, "flying")})}));
    board.add(card(
        "Song", CardType::enchantment,
        {continuous(
            from(Reference::permanents, {of_type(CardType::artifact), of_type(CardType::creature, true)}),
            {type_part(ChangeKind::is_also, CardType::creature), part(ChangeKind::loses_abilities)})}));
    CounterKind counter;
    counter.name = "+1/+1";
    counter.change.parts = plus(1, 1);
    board.library->add(counter);
    Card drunkard = creature("Drunkard", 0, 1);
    drunkard.power = amount_of(AmountKind::count, creatures({asking(Quality::tapped)}));
    board.add(drunkard);
    Card rats = creature("Plague Rats", 0, 0);
    Filter named = asking(Quality::named);
    named.word = Word{"Plague Rats"};
    rats.power = amount_of(AmountKind::count, creatures({named}));
    rats.toughness = amount_of(AmountKind::count, creatures({named}));
    board.add(rats);
    board.add(card("Castle", CardType::enchantment,
                   {continuous(creatures({asking(Quality::tapped, true)}),
                               {part(ChangeKind::plus_toughness, Amount(2))})}));
    board.add(card("Howl", CardType::artifact,
                   {continuous(creatures(), {part(ChangeKind::plus_power, Amount(1))})}));
    Card pit =
        card("Pit", CardType::land, {continuous(creatures(), {part(ChangeKind::plus_power, Amount(1))})});
    pit.supertypes = Supertype::snow_covered | Supertype::legend;
    pit.colours = Colours(Colour::green);
    board.add(pit);
    board.add(creature("Wizardry", 1, 1,
                       {changing({part(ChangeKind::plus_power, amount_of(AmountKind::count, creatures()))},
                                 Duration::end_of_turn),
                        changing({colour_part(Colour::blue)}, Duration::for_good)}));
  }
  bool has(ObjectId id, const char* name) {
    Filter filter = asking(Quality::keyword);
    filter.word = Word{name};
    const Context context{.duel = board.duel(), .self = id};
    return passes(context, {filter}, Thing::of(id));
  }
};

TEST_F(Layers, PrintedValuesStandWhereNothingChangesThem) {
  const ObjectId bears = board.put("Bears");
  EXPECT_EQ(board.look(bears).power, 2);
  EXPECT_TRUE(board.look(bears).is(CardType::creature));
  EXPECT_EQ(board.look(bears).controller, bob);
}

// E-060
TEST_F(Layers, ConversionAfterTerrainTakesTheMountain) {
  const ObjectId land = board.put("Island");
  const ObjectId terrain = board.enchant("Phantasmal Terrain", land);
  board.choose_land_type(terrain, mountain);
  EXPECT_TRUE(board.is_land_of(land, "mountain"));
  board.put("Conversion");
  EXPECT_TRUE(board.is_land_of(land, "plains"));
}

// E-061, E-062
TEST_F(Layers, TerrainAfterConversionStays) {
  board.put("Conversion");
  const ObjectId land = board.put("Mountain");
  EXPECT_TRUE(board.is_land_of(land, "plains"));
  const ObjectId terrain = board.enchant("Phantasmal Terrain", land);
  board.choose_land_type(terrain, mountain);
  EXPECT_TRUE(board.is_land_of(land, "mountain"));
}

// E-059
TEST_F(Layers, OverriddenEffectsStayInPlace) {
  const ObjectId land = board.put("Island");
  board.choose_land_type(board.enchant("Phantasmal Terrain", land), island);
  board.choose_land_type(board.enchant("Phantasmal Terrain", land), mountain);
  const ObjectId third = board.enchant("Phantasmal Terrain", land);
  board.choose_land_type(third, island);
  EXPECT_TRUE(board.is_land_of(land, "island"));
  board.leave(third);
  EXPECT_TRUE(board.is_land_of(land, "mountain"));
}

// R-LAND-5, R-LEG-2
TEST_F(Layers, ChangedLandKeepsColourAndSnowAndLosesItsText) {
  const ObjectId bears = board.put("Bears");
  const ObjectId pit = board.put("Pit");
  EXPECT_EQ(board.look(bears).power, 3);
  board.enchant("Evil Presence", pit);
  const Characteristics& now = board.look(pit);
  EXPECT_EQ(now.name, Word{"Swamp"});
  EXPECT_EQ(now.colours, Colours(Colour::green));
  EXPECT_TRUE(any(now.supertypes & Supertype::snow_covered));
  EXPECT_FALSE(any(now.supertypes & Supertype::legend));
  EXPECT_EQ(now.ability_count, 0U);
  EXPECT_EQ(board.look(bears).power, 2);
}

TEST_F(Layers, KormusBellSeesEvilPresence) {
  board.put("Kormus Bell");
  const ObjectId land = board.put("Forest");
  EXPECT_FALSE(board.look(land).is(CardType::creature));
  board.enchant("Evil Presence", land);
  const Characteristics& now = board.look(land);
  EXPECT_TRUE(now.is(CardType::creature));
  EXPECT_TRUE(now.is(CardType::land));
  EXPECT_EQ(now.colours, Colours(Colour::black));
  EXPECT_EQ(now.power, 1);
  EXPECT_EQ(now.toughness, 1);
}

// R-CRE-5
TEST_F(Layers, SettingTheBaseLeavesModifiersOnTop) {
  const ObjectId queen = board.put("Sorceress Queen");
  const ObjectId growth = board.put("Growth");
  const ObjectId bears = board.put("Bears");
  board.apply(growth, bears);
  board.apply(queen, bears);
  EXPECT_EQ(board.look(bears).power, 3);
  EXPECT_EQ(board.look(bears).toughness, 5);
}

TEST_F(Layers, ChangedTextChangesProtection) {
  const ObjectId knight = board.put("Black Knight");
  const auto protects_from = [&](Colour colour) {
    const Characteristics& now = board.look(knight);
    const HeldAbility* held = board.duel().abilities_begin(now);
    const HeldAbility* end = board.duel().abilities_end(now);
    LastKnown source;
    source.colours = colour;
    for (; held != end; ++held)
      if (held->ability->kind == AbilityKind::rule) {
        EXPECT_NE(held->keyword, nullptr);
        return passes(context_of(board.duel(), knight, *held), held->ability->rule.by.filters, source);
      }
    return false;
  };
  EXPECT_TRUE(protects_from(Colour::white));
  EXPECT_FALSE(protects_from(Colour::red));
  board.enchant("Sleight", knight);
  EXPECT_FALSE(protects_from(Colour::white));
  EXPECT_TRUE(protects_from(Colour::red));
}

TEST_F(Layers, ChangedTextChangesWhatAnAbilityAffects) {
  const ObjectId land = board.put("Forest");
  const ObjectId presence = board.enchant("Evil Presence", land);
  ASSERT_TRUE(board.is_land_of(land, "swamp"));
  board.enchant("Sleight", presence);
  EXPECT_TRUE(board.is_land_of(land, "swamp"));  // no colour word stands there
  board.enchant("Hack", presence);
  EXPECT_TRUE(board.is_land_of(land, "island"));
}

// R-ABIL-1
TEST_F(Layers, KeywordsComeAndGoByTimeStamp) {
  const ObjectId bears = board.put("Bears");
  board.enchant("Wings", bears);
  EXPECT_TRUE(has(bears, "flying"));
  EXPECT_EQ(board.look(bears).ability_count, 2U);
  board.enchant("Clipping", bears);
  EXPECT_FALSE(has(bears, "flying"));
  EXPECT_EQ(board.look(bears).ability_count, 0U);
  board.enchant("Wings", bears);
  EXPECT_TRUE(has(bears, "flying"));
}

TEST_F(Layers, ControlMagicFollowsItsController) {
  const ObjectId bears = board.put("Bears", sue);
  const ObjectId magic = board.enchant("Control Magic", bears, bob);
  EXPECT_EQ(board.look(bears).controller, bob);
  board.leave(magic);
  EXPECT_EQ(board.look(bears).controller, sue);
}

TEST_F(Layers, LostAbilitiesHaveNotBegunToWork) {
  const ObjectId land = board.put("Swamp");
  const ObjectId bell = board.put("Kormus Bell");
  EXPECT_TRUE(board.look(land).is(CardType::creature));
  board.put("Song");
  EXPECT_EQ(board.look(bell).ability_count, 0U);
  EXPECT_TRUE(board.look(bell).is(CardType::creature));
  EXPECT_FALSE(board.look(land).is(CardType::creature));
}

TEST_F(Layers, CountersCount) {
  const ObjectId bears = board.put("Bears");
  EXPECT_EQ(board.look(bears).power, 2);
  board.duel().counters.push_back({bears.slot, Word{"+1/+1"}, 3, {}});
  board.duel().touch(Duel::counter);
  EXPECT_EQ(board.look(bears).power, 5);
  EXPECT_EQ(board.look(bears).toughness, 5);
}

TEST_F(Layers, PrintedAmountsAreCounted) {
  const ObjectId rats = board.put("Plague Rats");
  EXPECT_EQ(board.look(rats).power, 1);
  board.put("Plague Rats", sue);
  EXPECT_EQ(board.look(rats).toughness, 2);
}

TEST_F(Layers, ACardInTheHandCountsTappedCreaturesAnew) {
  const ObjectId counting = board.put("Drunkard", bob, Zone::hand);
  const ObjectId bears = board.put("Bears");
  EXPECT_EQ(board.look(counting).power, 0);
  board.set_tapped(bears);
  EXPECT_EQ(board.look(counting).power, 1);
}

TEST_F(Layers, TappedStateIsReadOnlyWhereItMatters) {
  const ObjectId bears = board.put("Bears");
  board.put("Castle");
  EXPECT_EQ(board.look(bears).toughness, 4);
  board.set_tapped(bears);
  EXPECT_EQ(board.look(bears).toughness, 2);
}

// R-ART-1
TEST_F(Layers, TappedArtifactStopsWorking) {
  const ObjectId bears = board.put("Bears");
  const ObjectId howl = board.put("Howl");
  EXPECT_EQ(board.look(bears).power, 3);
  board.set_tapped(howl);
  EXPECT_EQ(board.look(bears).power, 2);
}

TEST_F(Layers, LastingEffectKeepsItsNumber) {
  const ObjectId wizard = board.put("Wizardry");
  board.apply(wizard, wizard, 0);
  EXPECT_EQ(board.look(wizard).power, 2);
  board.put("Bears");
  EXPECT_EQ(board.look(wizard).power, 2);
}

TEST_F(Layers, EveryOpenAmountOfAChangeIsFixed) {  // R-DUR-1
  const ObjectId wizard = board.put("Wizardry");
  board.put("Bears");
  Change change;
  change.parts = {part(ChangeKind::plus_power, amount_of(AmountKind::count, from(Reference::permanents))),
                  part(ChangeKind::plus_toughness, amount_of(AmountKind::x))};
  Announcement told;
  told.source = wizard;
  told.controller = bob;
  told.x = 7;
  const std::vector<FixedPart> fixed = fixed_parts(context_of(board.duel(), told), change);
  ASSERT_EQ(fixed.size(), 2U);
  EXPECT_EQ(fixed[0].amount, 2);
  EXPECT_EQ(fixed[1].amount, 7);
  change.parts[0].amount = Amount(1);
  change.parts[1].amount = Amount(1);
  EXPECT_TRUE(fixed_parts(context_of(board.duel(), told), change).empty());
}

// R-INT-5: a spell in limbo is changed like a permanent
TEST_F(Layers, LastingEffectReachesASpell) {
  const ObjectId wizard = board.put("Wizardry");
  const ObjectId spell = board.put("Bears", sue, Zone::limbo);
  EXPECT_TRUE(board.look(spell).colours.empty());
  board.apply(wizard, spell, 1);
  EXPECT_EQ(board.look(spell).colours, Colours(Colour::blue));
}

TEST_F(Layers, ACopyComputesForItself) {
  const ObjectId bears = board.put("Bears");
  EXPECT_EQ(board.look(bears).power, 2);
  Duel copy = board.duel();
  board.put("Howl");
  EXPECT_EQ(copy.look(bears).power, 2);
  EXPECT_EQ(board.look(bears).power, 3);
  copy = board.duel();
  EXPECT_EQ(copy.look(bears).power, 3);
}

TEST_F(Layers, AnObjectThatIsNoMoreIsNothing) {
  const ObjectId bears = board.put("Bears");
  board.leave(bears);
  EXPECT_EQ(board.look(bears).types, CardType::none);
  EXPECT_EQ(board.look(bears).controller, PlayerId::none);
}

TEST_F(Layers, SwampsOfTheBellAreNumbered) {
  constexpr int count = 30;
  board.put("Kormus Bell");
  std::vector<ObjectId> lands;
  for (int i = 0; i < count; ++i) lands.push_back(board.put("Forest"));
  for (const ObjectId land : lands) board.choose_land_type(board.enchant("Phantasmal Terrain", land), swamp);
  for (const ObjectId land : lands) EXPECT_TRUE(board.look(land).is(CardType::creature));
}

}  // namespace
}  // namespace sleight
