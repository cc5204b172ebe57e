#pragma once

struct lua_State;

namespace sleight {

/// The word that begins a card (`summon "Bear" "Grizzly Bears" { ... }`) or a token, as Lua calls it: it
/// takes the texts that follow one by one, and reads the card from the table that ends them. Upvalue 1 is the
/// Head of the word; none for a token.
int begin_card(lua_State* lua);

}  // namespace sleight
