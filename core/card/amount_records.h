#pragma once

#include "core/card/amount_facts.h"
#include "core/card/amount_kind.h"
#include "core/card/layers.h"
#include "core/card/rows.h"

namespace sleight {

/// The record of each kind of amount. Beside it a kind has its reckoning (core/query/amounts.cpp), a word of
/// the script language and a phrase.
inline constexpr ListTable<AmountKind, AmountRecord> amount_records = [] {
  using F = AmountFields;
  using T = AmountTraits;
  using enum ThingKinds;
  using enum StateParts::Dirt;
  return ListTable<AmountKind, AmountRecord>{{
      {AmountKind::number, {.name = "number", .reads = F::number}},
      {AmountKind::x, {.name = "x"}},
      {AmountKind::count, {.name = "count", .reads = F::of}},
      {AmountKind::power,
       {.name = "power",
        .reads = F::of,
        .of = objects,
        .asks = {.layers = size_layers},
        .traits = T::of_size | T::of_card}},
      {AmountKind::toughness,
       {.name = "toughness",
        .reads = F::of,
        .of = objects,
        .asks = {.layers = size_layers},
        .traits = T::of_size | T::of_card}},
      {AmountKind::casting_cost,
       {.name = "casting cost",
        .reads = F::of,
        .of = objects | spells | effects,
        .asks = {.layers = copy_layer},
        .traits = T::of_card}},
      {AmountKind::counters,
       {.name = "counters", .reads = F::word | F::of, .of = objects | players, .asks = {.state = counter}}},
      {AmountKind::life, {.name = "life", .reads = F::of, .of = players, .asks = {.state = life}}},
      {AmountKind::hand_size, {.name = "hand size", .reads = F::of, .of = players, .asks = {.state = hands}}},
      {AmountKind::damage_taken,
       {.name = "damage taken",
        .reads = F::word | F::of | F::by,
        .of = objects | players,
        .asks = {.state = counter}}},
      {AmountKind::card_types_among,
       {.name = "card types among", .reads = F::of, .of = objects, .asks = {.layers = type_layers}}},
      {AmountKind::land_types_among,
       {.name = "land types among", .reads = F::of, .of = objects, .asks = {.layers = type_layers}}},
      {AmountKind::colours_among,
       {.name = "colours among", .reads = F::of, .of = objects, .asks = {.layers = colour_layer}}},
      {AmountKind::regenerations,
       {.name = "regenerations", .reads = F::of, .of = permanents, .asks = {.state = counter}}},
      {AmountKind::that_amount, {.name = "that amount"}},
      {AmountKind::life_before, {.name = "life before"}},
      {AmountKind::packet_amount,
       {.name = "packet amount",
        .reads = F::of,
        .of = packets,
        .asks = {.state = packet_state},
        .traits = T::of_steps}},
      {AmountKind::chosen_number, {.name = "chosen number", .asks = {.state = choice}}},
      {AmountKind::last_result, {.name = "last result", .traits = T::of_steps}},
      {AmountKind::parameter, {.name = "parameter"}},
      {AmountKind::target_count, {.name = "target count"}},
      {AmountKind::share, {.name = "share", .traits = T::of_steps}},
      {AmountKind::uses,
       {.name = "uses", .reads = F::of, .of = players, .asks = {.state = batch_state}, .traits = T::of_uses}},
      {AmountKind::uses_ever, {.name = "uses ever", .asks = {.state = batch_state}, .traits = T::of_uses}},
      {AmountKind::doubling, {.name = "doubling", .traits = T::of_steps}},
      {AmountKind::paid_another, {.name = "paid another"}},
      {AmountKind::spent, {.name = "spent", .reads = F::word, .traits = T::of_steps}},
      {AmountKind::sum, {.name = "sum", .reads = F::terms}},
      {AmountKind::difference, {.name = "difference", .reads = F::terms}},
      {AmountKind::product, {.name = "product", .reads = F::terms}},
      {AmountKind::half_down, {.name = "half down", .reads = F::terms, .traits = T::is_half}},
      {AmountKind::half_up, {.name = "half up", .reads = F::terms, .traits = T::is_half}},
      {AmountKind::quotient, {.name = "quotient", .reads = F::terms}},
      {AmountKind::smallest, {.name = "smallest", .reads = F::terms}},
      {AmountKind::greatest_among, {.name = "greatest among", .reads = F::terms, .traits = T::is_extreme}},
      {AmountKind::least_among, {.name = "least among", .reads = F::terms, .traits = T::is_extreme}},
      {AmountKind::total_among, {.name = "total among", .reads = F::terms}},
      {AmountKind::at_least_zero, {.name = "at least zero", .reads = F::terms}},
      {AmountKind::function, {.name = "function", .reads = F::function, .asks = whatever_there_is}},
  }};
}();
static_assert(has_each(amount_records));

}  // namespace sleight
