#include "core/playing/effects/verbs.h"

#include "core/card/rows.h"
#include "core/card/verb.h"
#include "core/playing/effects/damage_steps.h"
#include "core/playing/effects/flow_steps.h"
#include "core/playing/effects/permanent_steps.h"
#include "core/playing/effects/pile_steps.h"
#include "core/playing/effects/spell_copies.h"
#include "core/playing/effects/zone_steps.h"

namespace sleight {
namespace {

constexpr ListTable<Verb, StepFunction> functions{{{Verb::deal, steps::deal},
                                                   {Verb::gain_life, steps::gain_life},
                                                   {Verb::lose_life, steps::lose_life},
                                                   {Verb::set_life, steps::set_life},
                                                   {Verb::exchange_life, steps::exchange_life},
                                                   {Verb::lose_duel, steps::lose_duel},
                                                   {Verb::draw, steps::draw},
                                                   {Verb::discard, steps::discard},
                                                   {Verb::mill, steps::mill},
                                                   {Verb::destroy, steps::destroy},
                                                   {Verb::bury, steps::bury},
                                                   {Verb::sacrifice, steps::sacrifice},
                                                   {Verb::regenerate, steps::regenerate},
                                                   {Verb::heal, steps::heal},
                                                   {Verb::tap, steps::tap},
                                                   {Verb::untap, steps::untap},
                                                   {Verb::counter, steps::counter},
                                                   {Verb::retarget, steps::retarget},
                                                   {Verb::copy_spell, steps::copy_spell},
                                                   {Verb::prevent, steps::prevent},
                                                   {Verb::redirect, steps::redirect},
                                                   {Verb::add_mana, steps::add_mana},
                                                   {Verb::add_mana_any, steps::add_mana_any},
                                                   {Verb::add_mana_type, steps::add_mana_type},
                                                   {Verb::note_mana, steps::note_mana},
                                                   {Verb::add_mana_noted, steps::add_mana_noted},
                                                   {Verb::empty_pool, steps::empty_pool},
                                                   {Verb::give_pool, steps::give_pool},
                                                   {Verb::draw_all_mana, steps::draw_all_mana},
                                                   {Verb::change, steps::change},
                                                   {Verb::rule, steps::rule},
                                                   {Verb::move, steps::move},
                                                   {Verb::move_to_play, steps::move_to_play},
                                                   {Verb::exchange_control, steps::exchange_control},
                                                   {Verb::attach, steps::attach},
                                                   {Verb::put_counters, steps::put_counters},
                                                   {Verb::remove_counters, steps::remove_counters},
                                                   {Verb::choose, steps::choose},
                                                   {Verb::make_token, steps::make_token},
                                                   {Verb::flip_coin, steps::flip_coin},
                                                   {Verb::shuffle, steps::shuffle},
                                                   {Verb::look_at, steps::look_at},
                                                   {Verb::may, steps::may},
                                                   {Verb::when, steps::when},
                                                   {Verb::for_each, steps::for_each},
                                                   {Verb::repeat, steps::repeat},
                                                   {Verb::one_of, steps::one_of},
                                                   {Verb::way, steps::way},
                                                   {Verb::again, steps::again},
                                                   {Verb::prerequisite, steps::prerequisite},
                                                   {Verb::aim, steps::aim},
                                                   {Verb::at_time, steps::at_time},
                                                   {Verb::skip_phase, steps::skip_phase},
                                                   {Verb::skip_draw, steps::skip_draw},
                                                   {Verb::take_turns, steps::take_turns},
                                                   {Verb::skip_turns, steps::skip_turns},
                                                   {Verb::remove_from_combat, steps::remove_from_combat},
                                                   {Verb::undo_attack, steps::undo_attack},
                                                   {Verb::unblock, steps::unblock},
                                                   {Verb::switch_blockers, steps::switch_blockers},
                                                   {Verb::switch_attackers, steps::switch_attackers},
                                                   {Verb::come_to_block, steps::come_to_block},
                                                   {Verb::ante, steps::ante},
                                                   {Verb::change_owner, steps::change_owner},
                                                   {Verb::exchange_owners, steps::exchange_owners},
                                                   {Verb::search, steps::search},
                                                   {Verb::separate, steps::separate},
                                                   {Verb::choose_pile, steps::choose_pile},
                                                   {Verb::flip_card, steps::flip_card},
                                                   {Verb::function, steps::function}}};
static_assert(has_each(functions), "every verb needs a function");

}  // namespace

StepFunction function_of(Verb verb) { return row_of(functions, verb).of; }

}  // namespace sleight
