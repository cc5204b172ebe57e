#include "scripting/words/function_states.h"

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>

#include <utility>

namespace sleight {
namespace {

/// In the registry: the list of functions of the script that is being read, each behind what it holds.
constexpr const char* functions_key = "sleight.functions";

}  // namespace

void note_function(Host& host) {
  lua_State* lua = host.state();
  // Where cards are only read there is no such list: functions are counted, and run elsewhere.
  if (lua_getfield(lua, LUA_REGISTRYINDEX, functions_key) == LUA_TTABLE) {
    const auto count = static_cast<lua_Integer>(lua_rawlen(lua, -1));
    lua_pushvalue(lua, -3);
    lua_rawseti(lua, -2, count + 1);
    lua_pushvalue(lua, -2);
    lua_rawseti(lua, -2, count + 2);
  }
  lua_pop(lua, 3);
}

FunctionState::FunctionState(FunctionStates& all, void (*open)(Host&, Words&),
                             const std::vector<std::shared_ptr<const Source>>& modules)
    : host_(std::make_unique<Host>()) {
  // Owned by nobody: the states own the values of their scripts, which must not own the states.
  host_->set_function_states(std::shared_ptr<FunctionStates>(std::shared_ptr<void>(), &all));
  open(*host_, words_);
  // What is wrong with one was told when the cards were read.
  Diagnostics told_before;
  // A copy of the text: looking for a place in it writes into it, and other threads read the original.
  for (const auto& module : modules)
    if (host_->run(Source(module->file(), module->text()), told_before)) lua_pop(host_->state(), 1);
}

std::shared_ptr<const Source> FunctionState::push(const std::shared_ptr<const Source>& script, int number,
                                                  Diagnostics& findings) {
  lua_State* lua = host_->state();
  auto found = scripts_.find(script);
  if (found == scripts_.end()) {
    // A list of its own: functions are named by their number among those of one script.
    lua_newtable(lua);
    lua_setfield(lua, LUA_REGISTRYINDEX, functions_key);
    // The script runs again from its beginning. It makes the same functions in the same order: nothing in
    // the sandbox differs from run to run.
    if (!host_->run(Source(script->file(), script->text()), findings)) return nullptr;
    lua_pop(lua, 1);
    lua_getfield(lua, LUA_REGISTRYINDEX, functions_key);
    Script read{host_->shared_source(), luaL_ref(lua, LUA_REGISTRYINDEX)};
    found = scripts_.emplace(script, std::move(read)).first;
  }
  lua_rawgeti(lua, LUA_REGISTRYINDEX, found->second.functions);
  // Two entries for each: what the function holds, and the function.
  lua_rawgeti(lua, -1, 2 * number + 1);
  lua_rawgeti(lua, -2, 2 * number + 2);
  lua_remove(lua, -3);
  return found->second.text;
}

FunctionStates::Loan::Loan(FunctionStates& lender) {
  for (Place& place : lender.places_) {
    // Whoever turns it from false to true has the place, and all that its last holder wrote there.
    if (place.lent.exchange(true, std::memory_order_acquire)) continue;
    place_ = &place;
    try {
      if (!place.state) place.state = std::make_unique<FunctionState>(lender, lender.open_, lender.modules_);
    } catch (...) {
      // No loan has come of it, so nobody would give the place back.
      place.lent.store(false, std::memory_order_release);
      throw;
    }
    state_ = place.state.get();
    return;
  }
  own_ = std::make_unique<FunctionState>(lender, lender.open_, lender.modules_);
  state_ = own_.get();
}

FunctionStates::Loan::~Loan() {
  if (place_ != nullptr) place_->lent.store(false, std::memory_order_release);
}

}  // namespace sleight
