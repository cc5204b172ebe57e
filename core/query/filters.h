#pragma once

#include <vector>

#include "core/query/context.h"

namespace sleight {

/// Whether a use of a keyword, whose text reads as `own` says, is of that name and, where `of` asks for
/// something, of just that: "swampwalk" and no other landwalk. What both name is compared as their texts read
/// (law 3).
bool is_use_of(const KeywordUse& use, const Context& own, Word name, const std::vector<Filter>& of,
               const Context& asker);

/// Whether `thing` passes all `filters`.
bool passes(const Context& context, const std::vector<Filter>& filters, Thing thing);
/// Whether `thing`, which `named` refers to, passes all `filters`: the source of an effect is asked as it was
/// announced (R-RESOLVE-2).
bool passes(const Context& context, const std::vector<Filter>& filters, Thing thing, const Selector& named);
/// Whether a source with these traits passes all `filters` (packets, protection).
bool passes(const Context& context, const std::vector<Filter>& filters, const LastKnown& traits);

/// Whether `selector`, of a rule or filter that speaks of sources ("by black creatures", "from artifacts"),
/// speaks of this one. It is read as it was when it dealt the damage or was announced, because it may be gone
/// by now (R-DMG-2, R-RESOLVE-2): a set is asked by its filters, one thing has to be that very object. A
/// selector that refers to nothing speaks of everything that passes its filters.
bool speaks_of(const Context& context, const Selector& selector, const LastKnown& source);
/// The same of a source of damage: one of those that are no spells is none, although it may be of their
/// colour.
bool damages_as(const Context& context, const Selector& selector, const LastKnown& source);
/// The same for something that is there to be looked at.
bool speaks_of(const Context& context, const Selector& selector, Thing thing);

}  // namespace sleight
