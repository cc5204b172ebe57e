#pragma once

#include "core/table/table.h"

namespace sleight {

/// "At the next … do": the delayed effects whose moment `event` is.
void do_delayed(Table& table, const Event& event);

}  // namespace sleight
