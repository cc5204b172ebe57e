#pragma once

#include "core/card/ability_kind.h"
#include "core/card/amount_kind.h"
#include "core/card/card_type.h"
#include "core/card/change_kind.h"
#include "core/card/choice_kind.h"
#include "core/card/comparison.h"
#include "core/card/condition_kind.h"
#include "core/card/duration.h"
#include "core/card/event_kind.h"
#include "core/card/phase_part.h"
#include "core/card/quality.h"
#include "core/card/reference.h"
#include "core/card/rule_kind.h"
#include "core/card/verb.h"
#include "core/card/zone.h"

/// What a definition is made of, as closed lists: kinds of cards, places, references, changes, events and
/// steps. Each list has a header of its own and names its last value (`last_`), so that its tables can be
/// proven complete (rows.h). The engine includes the lists that it asks after; this header is for hosts,
/// which may want all of them.
