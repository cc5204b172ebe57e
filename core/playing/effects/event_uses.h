#pragma once

#include "core/query/event.h"
#include "core/table/table.h"

namespace sleight {

/// Lets whoever controls the ability that `event` is noted for use it, where it may be used at that event and
/// only then ("{1}: Gain 1 life. Use this ability only when ..."): it is an activated ability, which costs,
/// is heard of, and can be interrupted as such (R-COST-8), and is done at once.
void use_at_event(Table& table, const Event& event);

}  // namespace sleight
