#include "scripting/lua/everyday_rows.h"

namespace sleight {

const std::string_view everyday_rows = R"rows(
# ---------------------------------------------------------------------------------------------- damage and life
damage, deals, burn, ping, zap, hurt, wound, bolt, shock, blast, scorch, sear, scald -> deal, deals_damage
dealt damage, takes damage, is damaged, damaged, hit -> deals_damage, damage_taken, damaged_by, just_damaged_by, has_damaged, ever_damaged_by
damage this turn, how much damage, damage total -> damage_taken, noncombat_damage_taken, damage_done, damage_in
damage source, source of damage -> source_of, sources, last_source, from
double damage, damage doubling, amplify -> limits_damage, redirects_damage, doubling
combat damage -> deals_damage, deals_no_combat_damage, first_strike_damage, regular_damage_too
gain, life, lifegain, gaining life, heal player, life gain -> gain_life, gains_life, life_of, set_life
lose, life loss, drain, bleed, losing life -> lose_life, loses, loses_life, lose_duel
drain life, siphon, leech, vampire, life steal -> gain_life, deal, that_much
life total, set life, life becomes -> set_life, life_of, exchange_life, life
prevent, shield, fog, prevention, damage shield, absorb, ward off -> prevent, reduces_damage, packet
protect, pro, protection from -> protection, prevent, packet, cannot_be_targeted
damage packet, would be dealt, incoming damage -> packet, packets, would_destroy, damage_in, from, to, to_target
damage reduction, reduce damage, armour, armor, less damage -> reduces_damage, limits_damage, damage_spares
redirect, deflect damage, reflect, mirror, instead damage -> redirect, redirects_damage
wither, infect damage, damage as counters -> damage_takes_counters, deals_counters, wither
damage stays, damage does not wear off, permanent damage -> damage_stays
damage has no colour, colourless damage -> colourless_damage
buy off damage, pay to prevent -> may_buy_off_damage
excess damage, spill over, tramples over -> excess_to_player, trample
regular damage, normal damage step -> regular_damage_too, first_strike_damage
lose the game, lose the duel, win, win the game, victory, defeat -> lose_duel, lives_without_life
cannot lose, does not lose, platinum angel, below zero life, lich -> lives_without_life, lose_duel
swap life, exchange life -> exchange_life
poison, poisonous, poison counter, toxic, venom, infect -> put_counters, poison, infect, lose_duel
heal, remove damage, cure -> heal, regenerate

# ----------------------------------------------------------------------------------------- death and destruction
dies, death, destroyed, dead, dying, die, killed, deceased, goes to the graveyard -> put_into_graveyard, destroyed, died
returned to hand, bounced, bounce trigger -> put_into_hand, return_to_hand
token dies, tokens that died, dead tokens, dead creatures -> perished, died
lethal damage, killed by damage, enough damage -> lethally_damaged, damage_taken
life before, life before damage, had before -> life_before
dual land, other land type unaffected, both land types -> land_types_apart
kill, destruction, removal, doom, murder, slay, terminate -> destroy, bury, destroyed
wrath, board wipe, sweeper, mass destruction, wipe, clear the board, wrath of god -> destroy, bury, each
land destruction, ld, destroy land, stone rain, armageddon -> destroy, land
bury, no regeneration, cannot be regenerated, cant regenerate -> bury, cannot_regenerate, remove_from_game
sacrifice, sac, edict, give up, offer -> sacrifice, sacrificed
regenerate, regen, regeneration shield -> regenerate, regeneration, regenerates, regenerates_itself, regenerations_of
indestructible, cannot be destroyed, unkillable -> cannot_be_destroyed
undying, comes back from the dead, persist -> return_to_play, undying, persist
dies instead, instead of dying, leaves instead, totem armor -> instead_of_dying, instead_of_destruction, leaves_the_game_instead, leaves_only_the_game
leaves play, leaves, leave the battlefield, ltb, leaves the battlefield, leave play -> leaves_play
victim, its victim -> victim_of

# ------------------------------------------------------------------------------------------------ zones and moves
move, return, bounce, unsummon, boomerang, back to hand, return to owner -> return_to_hand, return_to_play, put_into
reanimate, reanimation, resurrect, raise dead, animate dead, revive, from the graveyard -> return_to_play, return_to_hand, in_zone, return_with_all_on_it
flicker, blink, leave and return -> put_into, return_to_play, return_as_it_was, leaves_play
exile, exiled, remove, remove from the game, rfg, banish, swords to plowshares, out of game -> remove_from_game, bury, removed, removed_by, "out of game"
bury, tuck, put on top, top of library -> put_on_top, put_on_bottom, on_top
bottom of library, put on bottom, bottom -> put_on_bottom, put_on_bottom_at_random
battlefield, in play, board, table, territory -> "in play", permanents, in_zone
graveyard, discard pile, yard, grave, cemetery -> "graveyard", in_zone, put_into_graveyard
hand, grip, hand size, maximum hand size, cards in hand -> hand_size, hand_limit, no_hand_limit, "hand", hand_open
library, deck, draw pile -> "library", shuffle, search, mill
zone, zones, where a card is -> in_zone, put_into, "in play"
ante, gamble, stakes, playing for keeps -> ante, for_ante, ante_played, "ante", setup.ante
change owner, ownership, own, trade cards, keep the card -> change_owner, exchange_owners, owner_of, owned_by
tutor, search, fetch, demonic tutor, look for a card, seek, wish -> search, found, search_up_to, search_at_random, found_before, shuffle
shuffle, reshuffle, randomize library -> shuffle
mill, deck destruction, millstone, decking -> mill
scry, surveil, rearrange, top cards, stack the deck -> look_at, put_on_top, put_on_bottom, top_open
reveal, look, peek, spy, see, show, telepathy, peeking -> look_at, hand_open, top_open, search
order of graveyard, above, below, higher, lower card -> above, below
moved card, that card, put there -> moved, found, discarded, drawn

# ------------------------------------------------------------------------------------------------- drawing, discarding
draw, cantrip, card advantage, draw cards, ancestral -> draw, draws, drawn, draw_up_to, last_drawn, drawn_this_turn
draw step, draw phase -> at_draw, "draw"
discard, loot, rummage, hymn, discards, throw away -> discard, discards, discard_at_random, discarded, discard_up_to, discard_all
discard hand, empty hand, wheel -> discard_all, draw
madness, discarded instead, library of leng -> discards_on_top, instead_of_discarding, discards, discarded
piles, fact or fiction, separate, split -> separate, choose_pile, chosen_pile, other_pile

# ------------------------------------------------------------------------------------------------- casting and costs
pay, cost, payment, price, fee, mana cost, paying -> cost, may, unless, pay, extra_cost, casting_cost, does_not_pay
tax, rhystic, unless its controller pays, unless they pay, punisher -> unless, costs_more, uses_cost_more, does_not_pay
cost more, increases cost, sphere, more expensive -> costs_more, uses_cost_more, casting_asks, using_asks
cost less, cheaper, reduction, discount, affinity -> costs_less, costs_less_if
additional cost, extra cost, as an additional cost -> extra_cost, more_for_each_target, paid_another
kicker, buyback, entwine, optional cost, multikicker, kick -> optional_cost, another_optional_cost, optional_often, paid_another
alternative cost, pitch, free spell, without paying, force of will, instead of paying, evoke -> instead_of_cost, instead_if
cast, casts, play, spell cast, cast trigger, announce, summoned -> successfully_cast, when_played, played, castable
storm, spells cast, how often -> uses_this_turn, uses_ever, idle_last_turn
play a land, land drop, landfall, lands per turn, exploration, plays land -> plays_land, additional_land, any_number_of_lands
cannot cast, cant play, stop spells, lock, silence, pithing needle -> cannot_play, cannot_use
play from the top, play from library, play from graveyard, cast from elsewhere -> may_play_from_elsewhere, top_open
cannot enter, does not come into play, containment, stays where it is -> stays_out, comes_into_play
activate, activated ability, tap ability, activation, ability, use -> activated, activates, user, speed, only_if
activate only, only when, restriction, only during -> only_if, castable
flash, instant speed, at instant speed, any time -> as_instant, speed, instant
sorcery speed, slow -> speed, sorcery
counter, counterspell, counter spell, counter target spell, permission, cancel, negate -> counter, countered, put_counters, with_counters
uncounterable, cannot be countered, cant be countered -> cannot_be_countered
spell, stack, on the stack, spells, batch -> spell, spells, effect, spell_or_permanent
target, targeted, targets, aim, heroic -> target, targets, becomes_target, target_of, targeting, with_one_target, aim_at, target_count
change target, redirect spell, deflection, fork targets -> retarget, retarget_from_you, new_targets, copy_spell
several targets, up to two targets, two targets, divide, split damage -> up_to, targets, exactly, divided, any_number, between, of_one_owner, share
modal, choose one, charm, choice of modes, mode -> choose_one, mode, one_of, either
kind of card, card type, type line -> types, that_are, summon, subtypes, card_types_among
instant -> instant, "instant"
interrupt, split second, interrupts -> interrupt, "interrupt"
mana source, fast mana, ritual, dark ritual -> mana_source, add_mana
x, X spell, variable, {X}, xspell, fireball -> x, x_not_zero, x_only, x_is, x_at_most

# ------------------------------------------------------------------------------------------------------------- mana
mana, add mana, ramp, produce mana, tap for mana, mana ability, mana rock, moxen, dork -> add_mana, tapped_for_mana, add_mana_of_any_colour, additional_mana, produces_instead
any color, any colour, rainbow, five colour, birds of paradise -> add_mana_of_any_colour, add_mana_of_any_colour_for, add_mana_of_chosen_colour, add_mana_of_a_colour_of, add_mana_of_a_type_of
restricted mana, spend only, spend this mana -> add_mana_for, add_mana_of_any_colour_for, spent_on, mana_spent
spend mana as though, celestial dawn, any type of mana, mana of any type -> any_mana_for_one, spends_as
pay life for mana, channel, life for mana -> life_for_mana, add_mana
mana pool, floating mana, mana burn, burn points -> empty_pool, give_pool, draw_all_mana, mana.burn, mana.burn_points
drain mana, mana drain, steal mana -> draw_all_mana, give_pool, note_mana, add_mana_noted
mana flare, extra mana, doubles mana -> additional_mana, produces_instead, tapped_for_mana
mana value, cmc, converted mana cost, casting cost, converted -> casting_cost, casting_cost_of
mana spent, sunburst, colours spent, converge -> mana_spent, mana_of
produces, taps for, could produce -> giving_mana, add_mana_of_a_type_of, produces_instead

# ----------------------------------------------------------------------------------------------- control and copies
exchange, swap, trade, switch control -> exchange_control, exchange_life, exchange_owners
control, steal, take control, threaten, gain control, control magic, mind control, treason -> controller, exchange_control, controlled_by, controller_of, control_kept
loses control, change of control -> loses_control, control_kept
copy, clone, duplicate, doppelganger, replicate -> copy_of, copy_spell, make_copy
copy spell, fork, twin, reverberate -> copy_spell, new_targets
coin, flip, random, coin flip, toss, heads, tails, chance -> flip_coin, discard_at_random, search_at_random, put_on_bottom_at_random, flip_card
dexterity, throw a card, chaos orb, drop -> flip_card
win the flip, lose the flip, call the coin -> flip_coin, won, lost, coins, result

# -------------------------------------------------------------------------------------------------- turns and phases
extra turn, time walk, additional turn, another turn -> take_turns, skip_turns, skip_phase
skip, skip turn, miss a turn, lose a turn, skip phase -> skip_phase, skip_turns, skips_phase, may_skip_phase, may_skip_turn, take_turns
upkeep, beginning of turn, start of turn, beginning of upkeep, each turn -> at_upkeep, next_upkeep, until_next_upkeep, "upkeep"
end of turn, end step, until eot, eot, at end of turn -> at_end_of_turn, next_end_of_turn, until_end_of_turn, when_this_turn
end of combat, after combat -> end_of_combat, next_end_of_combat, until_end_of_combat
until end of turn, this turn, temporary, for the turn, lasts -> until_end_of_turn, this_turn, when_this_turn, whenever_this_turn
until your next turn, goad, detain -> until_next_turn, up_to_next_turn, up_to_owners_next_turn
until next upkeep, through upkeep -> until_next_upkeep, until_end_of_next_upkeep, through_next_upkeep
next upkeep, slow trip, delayed draw, slowtrip -> next_upkeep
next untap, freeze, stays tapped until -> until_next_untap, through_next_untap, does_not_untap
permanently, forever, lasting, indefinitely, no duration, perpetual -> for_good, from_now_on, whenever_from_now_on
as long as, while, for as long as, duration -> as_long_as_tapped, as_long_as_in_play, while_in_play, while_tapped, as_long_as_yours, as_long_as_yours_and_tapped, while_yours, while_yours_and_tapped, whenever_while_in_play, whenever_while_tapped, lingers
this combat, for this attack -> this_combat, until_end_of_combat
delayed trigger, later this turn, next time, the next time -> the_next_time, when_this_turn, when_damage_is_dealt, next_end_of_turn, next_end_of_combat
phase, step of turn, any phase, at the beginning of -> at_phase, phase, "upkeep"
your turn, during your turn, whose turn, opponents turn -> your_turn, turn_of, active_player
main phase, precombat, postcombat -> "main", before_attack
cleanup, discard step -> "cleanup", "discard"
first turn, play first, coin toss to start -> setup.starter, setup.first_draw
starting life, starting hand, opening hand, mulligan -> setup.life, setup.hand

# ------------------------------------------------------------------------------------------------ entering and leaving
enters, comes into play, etb, enters the battlefield, enter, cip, comes in, arrives, arrival -> comes_into_play, enters_tapped, before_it_enters, enters_with_counters
enters tapped, comes into play tapped, tapland, etb tapped -> enters_tapped, return_to_play_tapped
as it enters, as it comes into play, when you play -> before_it_enters, when_played
enters with counters -> enters_with_counters, put_counters
summoning sickness, summon sick, just came in, sick -> haste, here_since_turn_began, entered_this_turn, attacks_at_once

# ---------------------------------------------------------------------------------------------------------- triggers
trigger, whenever, triggers, triggered ability, when, event -> [triggers]
state trigger, whenever there are, when you control no, islandhome -> whenever_state, landhome
constellation, magecraft, prowess trigger, whenever you cast -> successfully_cast
lifelink trigger, whenever deals damage, saboteur -> deals_damage, that_much
whenever a player draws, draw trigger -> draws
whenever discards, megrim -> discards
whenever attacks, attack trigger, raid -> attacks, attack_begins, attack_declared
whenever blocks, block trigger -> blocks, becomes_blocked, goes_unblocked
becomes tapped, taps, inspired, tap trigger -> becomes_tapped, becomes_untapped, tapped_for_mana
becomes untapped, untaps -> becomes_untapped
becomes the target, skulking, illusion -> becomes_target
last counter, no counters left, out of counters -> last_counter_removed, remove_counters
does not pay, fails to pay, echo unpaid, unpaid -> does_not_pay, unless_paid, unless

# ---------------------------------------------------------------------------------------------------------- counters
counters, +1/+1, plus one, +1/+1 counter, counter +1/+1, level up, charge counter, age counter, -1/-1 -> put_counters, counter, remove_counters, counters_on, with_counters, enters_with_counters, counter_limit, with_counters_from
put a counter, add counter, proliferate -> put_counters
remove counter, take off counters, spend counters -> remove_counters, last_counter_removed
how many counters, number of counters -> counters_on
most counters, limit of counters -> counter_limit
new kind of counter, define counter -> counter_kind

# --------------------------------------------------------------------------------------------------------- power, size
pump, boost, buff, giant growth, bigger, gets +, anthem, lord, crusade, grow, strengthen, enlarge -> plus, until_end_of_turn, continuous
shrink, weaken, debuff, minus, smaller, weakness, gets - -> plus, continuous, until_end_of_turn
power, strength, attack value, p/t -> power, power_of
toughness, hit points, defense, defence value -> toughness, toughness_of
base power, becomes 0/2, set power, size, characteristic-defining, tarmogoyf, star -> power, toughness
switch power and toughness, inside out, twiddle power, swap power -> switch
gains ability, gain flying, gives flying, has, grants, bestow -> gains, gains_once, continuous
loses ability, loses flying, humility, remove abilities, no abilities -> loses, loses_abilities
static ability, static, passive, as long as in play, aura effect -> continuous, always_on, lingers
layer, layers, timestamp -> "copy", rule_set

# --------------------------------------------------------------------------------------------------- becoming and types
animate, becomes a creature, manland, man land, living lands, becomes, vehicle, crew -> is_also, becomes_type, power
becomes an artifact, ashnods transmogrant, also -> is_also, also_supertype, also_creature_type, also_land, also_colour
change color, becomes blue, paint, lace, color change, recolour, chaoslace, color changing -> colour, also_colour, of_chosen_colour, colour_word
text change, sleight of mind, magical hack, replace word -> colour_word, land_word
colour, color, colorless, colored, colourless, hue, white, blue, black, red, green -> colour, of_chosen_colour, colourless, multicoloured, colours_among, that_are, sharing_colour
gold, multicolor, multicolored, gold card -> multicoloured
devoid, colorless card -> colourless, colour
land type, becomes an island, spreading seas, basic land type, evil presence -> becomes_land, also_land, becomes_second_chosen_land, land_word, of_type, land_types_among
creature type, tribe, tribal, kindred, subtype, changeling, race, class, goblins, elves -> of_type, creature_type, also_creature_type, of_chosen_type, subtypes
legendary, legend, legend rule, unique -> legend, also_supertype, loses_supertype, "legend"
snow, snow covered, snow mana -> snow_covered, "snow-covered"
world enchantment, enchant world, world -> enchant_world, world
basic, basic land, nonbasic -> basic_land, basic
artifact creature, golem, construct -> artifact_creature
equipment, equip -> equip, attach, enchant_creature
creature, summon, monster, minion, body -> summon, creature, creatures
artifact, machine, relic -> artifact, artifacts
enchantment, global enchantment -> enchantment, enchantments
land, lands, mountain, forest, island, swamp, plains -> land, lands, basic_land, of_type, landwalk
noncreature, nonland, nonartifact, non -> not_, that_are
planeswalker, loyalty, planeswalkers -> | Planeswalkers came in 2007; the sets here end with Alliances (1996), and no word speaks of them.
saga, class enchantment, battle, siege, dungeon, monarch, initiative, energy, day and night, daybound -> | That came long after 1997: no word speaks of it.
morph, face down, manifest, disguise -> | Morph came in 2002; no card here is face down in play, and no word speaks of it.
phasing, phase out, phases out, phase in, phased out -> | Phasing came with Mirage (October 1996), which is not among the sets here: no word speaks of it.
suspend, cascade, delve, split card, double faced, transform, flip card face -> | That came long after 1997: no word speaks of it.
flashback, jump-start, from graveyard casting, cast from graveyard -> may_play_from_elsewhere, in_zone

# -------------------------------------------------------------------------------------------------- enchantments
aura, enchant, attach, local enchantment, enchant creature, pacifism -> enchant_creature, attach, enchanted, enchant_land, enchant_artifact, enchant_enchantment, on
enchanted creature, equipped creature, what it is on, host -> enchanted, enchanting, enchanted_by
enchant land, land aura, wild growth -> enchant_land, enchanted
cannot be enchanted, no auras -> cannot_be_enchanted, cannot_be_enchanted_anew
move aura, move enchantment, reattach, enchant alteration -> attach, enchants_instead, stays_alone
auras on, enchantments on it -> on_creatures, enchanting, enchanted_by, return_with_all_on_it
stays alone, licid, aura stays -> stays_alone

# ---------------------------------------------------------------------------------------------------------------- tokens
token, create, create a token, make, tokens, put a token, spawn -> make_token, token, made, made_by
token copy, populate, copy token -> make_copy, copy_of
brought along, came with, what it made -> made_by, brought_by, made

# ------------------------------------------------------------------------------------------------------ attack and block
unblockable, evasion, cannot be blocked, cant be blocked, sneaky -> cannot_be_blocked, needs_blockers, blocker_limit, blocked_as_without, flying
menace, two or more creatures -> needs_blockers, menace
block, blocker, blocking, blocks, defend, chump -> blocks, blocking, cannot_block, must_block, blocked_by, blocking_any, defending_player
lure, must be blocked, forced block, all must block -> must_block, must_block_each, chooses_blocks
cannot block, cant block, falter -> cannot_block, blocker_limit
block more, additional block, blocks two, blocks any -> blocks_additional, blocks_any_number, block_limit
block cost, pay to block -> block_cost
block alone, block together -> block_company
blocked, becomes blocked -> becomes_blocked, blocked, was_blocked, has_blocked
unblocked, not blocked, gets through, ninjutsu -> goes_unblocked, unblocked, unblock
change blockers, rearrange blocks, general jarkeld, sorrows path, switch blockers -> switch_blockers, unblock, come_to_block, switch_attackers
attack, attacker, attacking, swing, attacks, assault -> attacks, attacking, cannot_attack, must_attack, attack_begins, attack_declared, attacked
must attack, attacks each turn, forced attack, berserk, siren, juggernaut -> must_attack
defender, wall, cannot attack, cant attack, pacify -> cannot_attack, may_attack_all_the_same
attack as though no wall, walls attack -> may_attack_all_the_same
attack alone, exalted, attacks alone -> attacks_alone, attack_company, exalted
attack tax, propaganda, pay to attack, ghostly prison -> attack_cost
attack limit, silent arbiter, how many attack, one attacker -> attack_limit
did not attack, attacked this turn, stayed home -> did_not_attack, attacked, attacked_last_turn, could_attack, fought_since_upkeep
remove from combat, leave combat, withdraw, retreat -> remove_from_combat, undo_attack
in combat, fighting, fight, combat -> in_combat, attacking, blocking, deal
defending player, defender player -> defending_player
battle, combat phase, declare attackers, beginning of combat -> attack_begins, attack_declared, "attack"
untap, tapped, untapped, twiddle, icy -> untap, tapped, untapped, does_not_untap, attacks_without_tapping, tap, tapped_at_once, becomes_untapped
vigilance, vigilant, attacking does not cause to tap, serra angel, attacks without tapping -> attacks_without_tapping, untap, does_not_untap
tap, tapping, tap down, icy manipulator -> tap, becomes_tapped, tapped, tapped_at_once
does not untap, stays tapped, paralyze, exhaust, winter orb, stasis, stun -> does_not_untap, untap_limit, may_stay_tapped, instead_of_untapping
may choose not to untap, optional untap -> may_stay_tapped
untap limit, untap only one -> untap_limit
untap step, untap phase -> does_not_untap, "untap", untap
haste, attack at once, speed, quick -> haste, attacks_at_once
first strike, strikes first, double strike, last strike -> first_strike, first_strike_damage, double_strike, regular_damage_too
trample, trampling -> trample, excess_to_player
flying, flyer, flier, fly, wings, airborne, in the air -> flying, web
reach, web, block flyers, spider, can block flying -> web, flying, blocked_as_without
banding, band, bands, bands with other, group attack -> banding, bands_with_other, may_band, may_band_with, banded_with, divides_damage
divide combat damage, assign damage, damage assignment -> divides_damage, excess_to_player
landwalk, islandwalk, swampwalk, forestwalk, mountainwalk, plainswalk, walk -> landwalk
lifelink, spirit link, life link -> lifelink, deals_damage, gain_life
deathtouch, basilisk, cockatrice, venomous, kills what it fights -> deathtouch, deals_damage, next_end_of_combat, destroy
hexproof, shroud, untargetable, cannot be the target, cant be targeted -> cannot_be_targeted, hexproof, cannot_be_targeted_as, may_be_targeted
protection, pro-black, cop, circle of protection -> protection, cannot_be_targeted, prevent, spared_by_own_grants
fear, intimidate, intimidation, terror evasion -> fear, intimidate, cannot_be_blocked
shadow, shadowy -> shadow
horsemanship, horse -> horsemanship
flanking, knight, flank -> flanking
rampage, craw giant -> rampage
cumulative upkeep, upkeep cost, rising upkeep, growing cost -> cumulative_upkeep, at_upkeep, unless
echo, pay twice, pay again -> echo, unless
cycling, cycle -> cycling, discard, draw
fading, vanishing, time counter -> fading, vanishing
soulshift, spirit return -> soulshift
bushido, samurai, honor -> bushido
double striker, twice damage -> double_strike
infect, phyrexian -> infect, wither
exalted, lone attacker -> exalted
battle cry, rally attackers -> battle_cry
annihilator, eldrazi -> annihilator
afflict, blocked life loss -> afflict
bloodthirst, blood -> bloodthirst
dethrone, most life -> dethrone
evolve, growing -> evolve
exploit, sacrifice on entering -> exploit
extort, drain on cast -> extort
fabricate, servo -> fabricate
graft, move counters -> graft
ingest, exile top card -> ingest
melee, each opponent attacked -> melee
mentor, train -> mentor
modular, arcbound -> modular
outlast, tap for counter -> outlast
provoke, taunt, untap and block -> provoke
prowess, noncreature spell -> prowess
renown, renowned -> renown
scavenge, exile from graveyard for counters -> scavenge
skulk, sneak past greater power -> skulk
transmute, tutor by cost -> transmute
landhome, needs an island, sea monster, merfolk at home -> landhome, whenever_state

# -------------------------------------------------------------------------------------------------- players and things
you, controller, your, me, self player -> you, controller_of, controlled_by
opponent, enemy, other player, foe, rival -> opponent, defending_player
each player, all players, everyone, symmetrical -> each_player, players, each
player, target player, anyone -> player, players, chosen_player, that_player, active_player
any target, creature or player, target anything -> creature_or_player
permanent, nonland permanent, thing in play -> permanent, permanents, spell_or_permanent
card, cards, any card -> card, cards, in_zone
this, itself, this card, this creature, cardname, ~ -> self
it, that, that creature, the one -> it, target, that_player, other_one, moved
another, other, other than, except -> other, other_one
each, all, every, global -> each, creatures, players, affects
affects, applies to, which creatures, whom it affects, scope -> affects, continuous
if not, else, otherwise, if you do not -> otherwise, unless
once a turn, once each turn, only once, limit per turn -> once, uses_this_turn, uses_this_turn_by, only_if
one of these, out of those, within, among those, one of them -> among, either
these, group, list of, combine selectors -> either, each, all_of
owner, its owner -> owner_of, owned_by
controlled by, you control, their, his -> controlled_by, controller_of
named, name, card name, same name -> named, of_chosen_name
with flying, without flying, has ability, keyword ability -> with, without
color shared, same colour -> sharing_colour
power less than, power 2 or less, small creatures, power greater -> power, toughness, casting_cost, compare
from expansion, set symbol, arabian nights cards, city in a bottle, expansion -> from_expansion
created by, summoned by, made by -> made_by, brought_by
on creatures, lying on -> on_creatures, enchanting
played card, the spell, spell played -> played, spell, it
effects, ability on the stack, activated effect -> effect, effects, sources
untapped all turn, was untapped -> began_turn_untapped, untapped
since the beginning of turn, under control continuously -> here_since_turn_began
matching, the parameter, given to keyword -> matching_parameter, parameter
continuous artifact, always on, mono artifact, poly artifact, continuous -> continuous, not_continuous, always_on, artifact.tapped

# ---------------------------------------------------------------------------------------------- amounts and conditions
number, count, number of, how many, for each, domain -> count, for_each, target_count
that much, that many, equal to, amount -> that_much, result, count
sum, plus, total, add up -> sum, total_among, plus
difference, minus, subtract, less -> difference, at_least_zero
product, times, twice, double, multiply -> product, times, doubling
half, rounded up, rounded down, halve -> half_down, half_up
divided by, quotient, per -> quotient
most, greatest, highest, largest, maximum -> greatest_among, least_among
least, smallest, lowest, minimum, fewest -> least_among, smallest
never below zero, at least zero -> at_least_zero
one share, evenly divided, each part -> share, divided
how many kinds, number of colors, delirium, number of types -> card_types_among, land_types_among, colours_among
if, condition, as long as you control, only if, provided -> only_if, when, condition, some, no, compare, [conditions]
if you control, there is, there are, at least one -> some, count, compare
no creatures, none, if you control no -> no, not_so
not, unless it is, is not -> not_so, not_, no
and, both, all conditions -> all_of
or, any condition, either condition -> any_of, either
greater than, less than, compare, more than, at least -> compare, power, "at least"
odd, even, parity, odd or even -> odd
is it, if it is, its a -> is
metalcraft, threshold, ferocious, hellbent -> some, compare, count
before combat, before attack -> before_attack
leading colour, most common color, call to arms -> chosen_colour_leads, greatest_among
for ante only, playing for ante -> ante_played, for_ante
choice, choose, chosen, naming, name a card, as you choose -> choose, choose_colour_not_of, chosen, choose_number_up_to, chosen_number, chosen_player, of_chosen_colour, of_chosen_type, of_chosen_land_type, of_first_chosen_land_type, chosen_by
may, optional, you may, can, if you do -> may, optional, up_to, may_skip_turn
loop, repeat, do again, again -> repeat_times, repeat_until, process, for_each, again
for each player, one after another, one by one -> for_each, each_player, first
do first, then, sequence, order -> first, process
choose a way, one of two, which -> one_of, choose_one, way
at random, randomly, random discard -> discard_at_random, search_at_random, put_on_bottom_at_random
last drawn, the card drawn, miracle -> last_drawn, drawn, drawn_this_turn
instead, replacement, replacement effect, would -> instead_of_drawing, instead_of_dying, instead_of_destruction, instead_of_discarding, instead_of_gaining_life, instead_of_untapping, leaves_the_game_instead, enchants_instead, produces_instead
draw instead, skip draw, dredge, replace a draw -> instead_of_drawing, skip_draw
instead of gaining life, cannot gain life, no life gain -> instead_of_gaining_life
parameter, argument, variable of keyword -> parameter, matching_parameter

# --------------------------------------------------------------------------------------------------------- files, facts
new card, card file, write a card, template -> summon, instant, sorcery, enchantment, artifact, land
new keyword, define keyword, add keyword -> keyword
mod, modding, expansion pack, add-on -> mod, set
override a card, replace a card, replaces, two mods, conflict -> mod
set, edition -> set, from_expansion
rules, rule options, house rules, rule variant, rule set -> rule_set, rules
oracle, errata, wording differs, difference from printing -> differs, text
rules text, card text, text box, flavor -> text
function, custom code, lua function, unread text -> unread, unsupported
not supported, not implemented, silver-bordered -> unsupported, unread
subgame, shahrazad, duel within the duel -> unsupported
)rows";

}  // namespace sleight
