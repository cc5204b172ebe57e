#pragma once

#include "core/query/event.h"
#include "core/table/table.h"

namespace sleight {

/// Offers the controller of the ability that `event` is noted for one use of that ability, if the ability may
/// be used at this event only ("{1}: Gain 1 life. Use this ability only when ..."). Like every use of an
/// activated ability, this one costs, sets off triggers and can be interrupted (R-COST-8); unlike others it
/// resolves at once.
void use_at_event(Table& table, const Event& event);

}  // namespace sleight
