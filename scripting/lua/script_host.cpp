#include "scripting/lua/script_host.h"

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

#include "core/card/characters.h"
#include "scripting/lua/everyday_words.h"
#include "scripting/lua/sandbox.h"
#include "scripting/lua/syntax_findings.h"

namespace sleight {
namespace {

// Names in the registry.
// The words lie apart from what a script sees as its globals: those stay empty, so that writing is noticed.
constexpr const char* words_key = "sleight.words";
constexpr const char* environment_key = "sleight.environment";
// How often the instruction budget is looked at: often enough to stop soon, seldom enough to cost nothing.
constexpr int hook_interval = 1000;
// At how many percent of what is in use what is not is swept.
constexpr int pause_between_sweeps = 150;
// How much memory is filled in about the time of one instruction.
constexpr std::size_t bytes_an_instruction = 64;
// How much memory of tables is passed in that time when what was there is gone.
constexpr std::size_t bytes_passed_an_instruction = 128;
// How much of a string is compared, hashed or read as a number in that time.
constexpr std::size_t bytes_read_an_instruction = 512;
// How many places of a table are passed in that time, looking for a name that collides with all others.
constexpr std::size_t places_an_instruction = 64;
// The bytes that Lua takes for each place for a name in a table, of which there are 1, 2, 4, 8 ...
constexpr std::size_t bytes_a_place = 24;
// Smaller tables are passed in no time.
constexpr std::size_t many_places = 64;

/// How many places for names a new block of that size gives a table; 0 when it is none for names, or small.
/// Lua does not tell what else than a value a block is for, but little else has just these sizes.
std::size_t places_in(std::size_t size) {
  const std::size_t places = size / bytes_a_place;
  return size % bytes_a_place == 0 && std::has_single_bit(places) && places >= many_places ? places : 0;
}

/// Lua comes here when a script gives a value to a name that its globals do not have, which is any.
int write_global(lua_State* lua) {
  Host& host = Host::of(lua);
  const std::string name = told_value(lua, 2);
  host.refuse_global(name, host.source().find(name, host.line()));
}

/// Lua comes here when a name is neither a word of the language nor a global: it is misspelt or forbidden.
int read_unknown(lua_State* lua) {
  Host& host = Host::of(lua);
  const std::string name = told_value(lua, 2);
  Diagnostic told = host.unknown_word(name, host.source().find(name, host.line()));
  host.fail(std::move(told.code), std::move(told.location), std::move(told.message), std::move(told.fix),
            std::move(told.edits));
}

}  // namespace

void count_instructions(lua_State* lua, void* /*record*/) {
  Host& host = Host::of(lua);
  lua_Debug frame;
  // Lua's own limits lie far higher: this one names the mistake while little memory is spent on it.
  if (lua_getstack(lua, host.limits_.calls, &frame) != 0)
    host.fail("L0106", host.source().line(host.line()),
              "calls are nested more than " + std::to_string(host.limits_.calls) +
                  " deep; perhaps a function calls itself without end",
              std::string(host.run_.purpose) + ": it needs no deep recursion.");
  // All of them are copied at each call, in one instruction.
  for (int level = 0; lua_getstack(lua, level, &frame) != 0; ++level)
    if (lua_getlocal(lua, &frame, -host.limits_.arguments - 1) != nullptr)
      host.fail("L0106", host.source().line(host.line()),
                "a function is called with more than " + std::to_string(host.limits_.arguments) +
                    " arguments; perhaps it hands on more and more without end",
                "Hand on a table.");
  host.charge(hook_interval);
}

void Host::charge(std::size_t instructions) {
  // Without a script under way nobody reads it: the next run begins at 0.
  // One instruction may compare two strings or read a number from one, and may look for a name in a table
  // whose names all collide, and none of it is seen: each counts as if it did, with the longest string and
  // the largest table that the script has made.
  run_.executed +=
      instructions * (1 + run_.longest / bytes_read_an_instruction + run_.places / places_an_instruction);
  if (!over_budget()) return;
  report_over_budget(line());
  stop();
}

bool Host::over_budget() const {
  // The host's own work between scripts is not a script's: it has no budget, and nobody to report to.
  return run_.findings != nullptr && run_.executed > static_cast<std::size_t>(run_.budget);
}

void Host::report_over_budget(int line) {
  note("L0104", source().line(line),
       std::string("the ") + run_.what + " ran " + std::to_string(run_.budget) +
           " instructions and was stopped; perhaps a loop never ends",
       std::string(run_.purpose) + ": let it end.");
}

void Host::charge_walk() {
  // A table is no larger than all that the script has allocated and than all that there is.
  charge(std::min(run_.allocated, used_) / bytes_passed_an_instruction);
}

void Host::count_parts(std::size_t parts) {
  if (run_.findings == nullptr) return;
  run_.parts += parts;
  if (run_.parts <= limits_.parts) return;
  fail("L0104", source().line(line()),
       std::string("the ") + run_.what + " made values of the language of more than " +
           std::to_string(limits_.parts) +
           " parts and was stopped; perhaps it joins a value with itself again and again",
       std::string(run_.purpose) + ": it needs no large values.");
}

std::size_t Host::with_own_budget(const std::function<void()>& work) {
  const std::size_t longest = run_.longest;
  const std::size_t places = run_.places;
  std::size_t executed = 0;
  {
    /// Puts back what the script has used up, also where an error of Lua passes.
    struct Outer {
      Run& run;
      std::size_t executed, parts;
      int values;
      ~Outer() {
        run.executed = executed;
        run.parts = parts;
        run.values = values;
      }
    };
    const Outer outer{run_, run_.executed, run_.parts, run_.values};
    run_.executed = run_.parts = 0;
    run_.values = 0;
    work();
    executed = run_.executed;
  }
  if (run_.longest / bytes_read_an_instruction > longest / bytes_read_an_instruction ||
      run_.places > places) {
    // What the work has made and left makes each later instruction dearer; most of it is gone, and nothing
    // that is still there is larger than all that is.
    lua_gc(lua_, LUA_GCCOLLECT);
    const std::size_t left = used_ > run_.held ? used_ - run_.held : 0;
    run_.longest = std::max(longest, std::min(run_.longest, left));
    run_.places = std::max(places, std::min(run_.places, left / bytes_a_place));
  }
  return executed;
}

bool Host::is_environment(int index) const {
  index = lua_absindex(lua_, index);
  lua_getfield(lua_, LUA_REGISTRYINDEX, environment_key);
  const bool same = lua_rawequal(lua_, index, -1) != 0;
  lua_pop(lua_, 1);
  return same;
}

bool Host::guarded(const std::function<void()>& work) {
  // Neither of the two takes memory: a function without upvalues, and a pointer.
  lua_pushcfunction(lua_, [](lua_State* lua) {
    (*static_cast<const std::function<void()>*>(lua_touserdata(lua, 1)))();
    return 0;
  });
  lua_pushlightuserdata(lua_, const_cast<std::function<void()>*>(&work));  // NOLINT: only called
  if (lua_pcall(lua_, 1, 0, 0) == LUA_OK) return true;
  lua_pop(lua_, 1);
  return false;
}

void Host::count_value() {
  if (run_.findings == nullptr || ++run_.values <= limits_.values) return;
  fail("L0104", source().line(line()),
       std::string("the ") + run_.what + " made more than " + std::to_string(limits_.values) +
           " values of the language and was stopped; perhaps a loop never ends",
       std::string(run_.purpose) + ": let it end.");
}

Host::Host(const Limits& limits, Globals globals) : limits_(limits) {
  lua_ = lua_newstate(allocate, this);
  if (lua_ == nullptr) throw std::bad_alloc();
  // The functions of Lua are given the state alone; the space beside it is the quickest way back to us.
  Host* self = this;
  std::memcpy(lua_getextraspace(lua_), &self,
              sizeof self);  // NOLINT(bugprone-sizeof-expression): it is the pointer that is kept

  lua_newtable(lua_);
  open_sandbox(lua_);
  lua_newtable(lua_);
  lua_pushcfunction(lua_, read_unknown);
  lua_setfield(lua_, -2, "__index");
  lua_setmetatable(lua_, -2);
  lua_pushvalue(lua_, -1);
  lua_setfield(lua_, LUA_REGISTRYINDEX, words_key);

  // What a script sees as its globals: reading finds the words. Where it is always empty, writing is caught.
  lua_newtable(lua_);
  lua_newtable(lua_);
  lua_pushvalue(lua_, -3);
  lua_setfield(lua_, -2, "__index");
  if (globals == Globals::refused) {
    lua_pushcfunction(lua_, write_global);
    lua_setfield(lua_, -2, "__newindex");
  }
  lua_setmetatable(lua_, -2);
  lua_setfield(lua_, LUA_REGISTRYINDEX, environment_key);
  lua_pop(lua_, 1);
  // Lua counts its own blocks, and not what the values in them hold: it would sweep too late. Sooner costs
  // less than the memory that is touched anew.
  lua_gc(lua_, LUA_GCINC, pause_between_sweeps, 0, 0);
  // A hook on counts and not on lines: a loop on one line has to be stopped too.
  lua_sethook(
      lua_, [](lua_State* lua, lua_Debug* record) { count_instructions(lua, record); }, LUA_MASKCOUNT,
      hook_interval);
}

Host::~Host() { lua_close(lua_); }

Host& Host::of(lua_State* lua) {
  Host* host = nullptr;
  std::memcpy(&host, lua_getextraspace(lua),
              sizeof host);  // NOLINT(bugprone-sizeof-expression): it is the pointer that is kept
  return *host;
}

void* Host::allocate(void* self, void* block, std::size_t old_size, std::size_t new_size) {
  Host& host = *static_cast<Host*>(self);
  // Without a block `old_size` is the kind of value that is made, and not a size.
  const std::size_t old = block == nullptr ? 0 : old_size;
  if (new_size == 0) {
    std::free(block);  // NOLINT: Lua's allocator speaks realloc
    host.used_ -= old;
    return nullptr;
  }
  // What makes a block also fills it, in one instruction of Lua ("a" .. b, upper, a table that grows), so
  // memory is paid for in instructions too. Before its first block Lua tells what the block is for.
  // (Shrinking is free: Lua takes for granted that it succeeds.)
  if (host.run_.findings != nullptr && new_size > old) {
    host.run_.executed += (new_size - old) / bytes_an_instruction;
    host.run_.allocated += new_size - old;
    if (block == nullptr && old_size == LUA_TSTRING)
      host.run_.longest = std::max(host.run_.longest, new_size);
    // 0 is what Lua says of all that is no value by itself.
    if (const std::size_t places = block == nullptr && old_size == 0 ? places_in(new_size) : 0; places > 0) {
      host.run_.places = std::max(host.run_.places, places);
      // Each name that goes in may pass all others. Where Lua reads a text no hook sees that.
      host.run_.executed += places * (places / places_an_instruction);
    }
  }
  // Longer than any script: only ".." and the like make one, which no function of ours has checked.
  const bool long_string = block == nullptr && old_size == LUA_TSTRING && new_size > host.limits_.file;
  if (new_size > old &&
      (long_string || host.over_budget() || host.used_ - old + new_size > host.limits_.memory)) {
    // When Lua reports that memory ran out the stack is unwound, and the line is known no more: neither then
    // nor where it asks once more on the way out.
    if (host.lua_ != nullptr)
      if (const int line = host.line(); line > 0) host.run_.exhausted_line = line;
    return nullptr;
  }
  void* grown = std::realloc(block, new_size);  // NOLINT
  if (grown != nullptr) host.used_ = host.used_ - old + new_size;
  return grown;
}

// Raw, here and below: reading a word that is not there would report it as unknown.
void Host::define(const char* name) {
  lua_getfield(lua_, LUA_REGISTRYINDEX, words_key);
  lua_insert(lua_, -2);
  lua_pushstring(lua_, name);
  lua_insert(lua_, -2);
  lua_rawset(lua_, -3);
  lua_pop(lua_, 1);
}

void Host::push_word(const std::string& word) const {
  lua_getfield(lua_, LUA_REGISTRYINDEX, words_key);
  lua_pushlstring(lua_, word.data(), word.size());
  lua_rawget(lua_, -2);
  lua_remove(lua_, -2);
}

bool Host::knows(const std::string& word) const {
  push_word(word);
  const bool known = !lua_isnil(lua_, -1);
  lua_pop(lua_, 1);
  return known;
}

std::vector<std::string> Host::known_words() const {
  std::vector<std::string> known;
  lua_getfield(lua_, LUA_REGISTRYINDEX, words_key);
  lua_pushnil(lua_);
  while (lua_next(lua_, -2) != 0) {
    lua_pop(lua_, 1);
    known.emplace_back(lua_tostring(lua_, -1));
  }
  lua_pop(lua_, 1);
  return known;
}

int Host::line() const {
  lua_Debug frame;
  // Functions of C++ have no line: it is that of the innermost function of the script.
  for (int level = 0; lua_getstack(lua_, level, &frame) != 0; ++level) {
    lua_getinfo(lua_, "l", &frame);
    if (frame.currentline > 0) return frame.currentline;
  }
  return 0;
}

void Host::note(std::string code, Location location, std::string message, std::string fix,
                std::vector<Edit> edits) {
  if (run_.findings == nullptr) return;
  run_.findings->push_back({std::move(code),
                            Severity::error,
                            std::move(location),
                            std::move(message),
                            std::move(fix),
                            {},
                            std::move(edits)});
}

Diagnostic Host::unknown_word(const std::string& name, Location location) const {
  if (const char* why = why_not_available(name.c_str()))
    return {"L0108", Severity::error, std::move(location), "`" + name + "` is not available: " + why,
            "Remove it."};
  const WordProposal proposal = propose(name, known_words());
  std::vector<Edit> edits = source().replacement(location, name, proposal.word, proposal.sure);
  return {"L0109",
          Severity::error,
          std::move(location),
          "unknown word `" + beginning_of(name) + "`" + proposal.question,
          proposal.fix.empty() ? "`sleight api` lists the words of the language." : proposal.fix,
          {},
          std::move(edits)};
}

void Host::report(std::string code, Location location, std::string message, std::string fix,
                  std::vector<Edit> edits) {
  note(std::move(code), std::move(location), std::move(message), std::move(fix), std::move(edits));
  // Nobody reads more of them at once, and each looks through the text for its place.
  if (run_.findings == nullptr || run_.findings->size() - run_.known < limits_.findings) return;
  fail("L0104", source().line(line()),
       std::string("the ") + run_.what + " has " + std::to_string(limits_.findings) +
           " findings and was stopped",
       "Mend these first.");
}

void Host::fail(std::string code, Location location, std::string message, std::string fix,
                std::vector<Edit> edits) {
  note(std::move(code), std::move(location), std::move(message), std::move(fix), std::move(edits));
  stop();
}

void Host::refuse_global(const std::string& name, Location location) {
  fail("L0110", std::move(location),
       "the script writes the global `" + name + "`; scripts keep no state outside themselves",
       "Write `local " + name + " = ...`.");
}

void Host::stop() {
  // The findings say why already; the error that unwinds Lua has nothing to add.
  run_.failed = true;
  lua_pushnil(lua_);
  // This Lua is built as C++: the error is an exception, and destructors on its way are run.
  lua_error(lua_);
  std::abort();  // lua_error does not return
}

Diagnostics Host::take_findings() {
  run_.failed = false;
  if (run_.findings == nullptr) return {};
  const auto first = run_.findings->begin() + static_cast<std::ptrdiff_t>(run_.known);
  Diagnostics taken(first, run_.findings->end());
  run_.findings->erase(first, run_.findings->end());
  return taken;
}

bool Host::run(Source source, Diagnostics& findings) {
  // What the script before used up, and how it ended, is no business of this one.
  run_ = {};
  run_.source = std::make_shared<const Source>(std::move(source));
  run_.findings = &findings;
  run_.known = findings.size();
  run_.held = used_;
  run_.budget = limits_.instructions;
  const int top = lua_gettop(lua_);
  const std::string& text = run_.source->text();
  if (text.size() > limits_.file) {
    note("L0107", {run_.source->file(), 1, 1, 1},
         "the script is " + std::to_string(text.size()) + " bytes long; " + std::to_string(limits_.file) +
             " is the most",
         "One file holds one card.");
  } else if (!text.empty() && text[0] == '\x1b') {
    note("L0102", {run_.source->file(), 1, 1, 1}, "this is Lua bytecode; only source text is read",
         "Give the source of the script.");
  } else if (!is_text(text)) {
    note("L0113", {run_.source->file(), 1, 1, 1}, "this file is no text in UTF-8",
         "Save the script as UTF-8, without zeros.");
  } else {
    const std::string& run_text = run_.source->run_text();
    // "=" keeps the name as it is in messages: what follows the colon is the line.
    int status = luaL_loadbufferx(lua_, run_text.data(), run_text.size(), "=script", "t");
    if (status == LUA_OK) {
      // The first upvalue of a chunk is its _ENV: the script gets ours, and never sees the globals of Lua.
      lua_getfield(lua_, LUA_REGISTRYINDEX, environment_key);
      lua_setupvalue(lua_, -2, 1);
      status = lua_pcall(lua_, 0, LUA_MULTRET, 0);
    }
    if (status == LUA_OK && lua_gettop(lua_) > top + 1) {
      const int count = lua_gettop(lua_) - top;
      note("L0305", {run_.source->file(), 1, 1, 1},
           "this file returns " + std::to_string(count) + " values, and only the first would be read",
           "Return one value; several go into a list: `return { ..., ... }`.");
    }
    if (status == LUA_OK) lua_settop(lua_, top + 1);  // nothing is nil
    // A script that ran to its end is refused all the same when a word found something wrong on the way.
    if (status == LUA_OK && findings.size() == run_.known) {
      run_.findings = nullptr;
      return true;
    }
    // Words report what is wrong themselves; only errors that Lua raised remain to be told.
    if (status != LUA_OK && !run_.failed) describe_failure(status);
  }
  lua_settop(lua_, top);
  // A script that filled the memory must not leave it full for the next one.
  if (used_ > limits_.memory / 2) lua_gc(lua_, LUA_GCCOLLECT);
  run_.findings = nullptr;
  return false;
}

bool Host::call(std::shared_ptr<const Source> source, int arguments, std::size_t longest_held,
                Diagnostics& findings) {
  // What is under way is put aside: a function may be called while another one, or a script, runs.
  const Run outer = std::move(run_);
  run_ = {};
  run_.source = std::move(source);
  run_.findings = &findings;
  run_.known = findings.size();
  run_.in_call = true;
  run_.what = "function";
  run_.purpose = "A function of a card does one small thing";
  run_.budget = limits_.call_instructions;
  // No string that its text says is longer than all of the text.
  run_.longest = std::max(run_.source->text().size(), longest_held);
  const int base = lua_gettop(lua_) - arguments - 1;
  const int status = lua_pcall(lua_, arguments, 1, 0);
  if (status != LUA_OK && !run_.failed) describe_failure(status);
  const bool good = status == LUA_OK && findings.size() == run_.known;
  if (!good) lua_settop(lua_, base);
  if (!good && used_ > limits_.memory / 2) lua_gc(lua_, LUA_GCCOLLECT);
  executed_by_call_ = run_.executed;
  run_ = outer;
  return good;
}

void Host::report_syntax(const std::string& message, int line) {
  const Source& source = *run_.source;
  const Diagnostics errors = syntax_findings(source);
  run_.findings->insert(run_.findings->end(), errors.begin(), errors.end());
  if (!errors.empty()) return;
  // What is no matter of the grammar (a `goto` without its label, too many variables) Lua tells in its words.
  Location where = source.line(line);
  // Lua names the word it stumbled on at the end of its message, which gives the column.
  const std::size_t near = message.rfind("near '");
  if (near != std::string::npos && message.size() > near + 7)
    where = source.find(message.substr(near + 6, message.size() - near - 7), line);
  // The same word may stand further down: then it is not the one that was meant.
  if (where.line != line) where = source.line(line);
  note("L0101", where, "Lua cannot read this: " + message, "Mend what the message names.");
}

void Host::describe_failure(int status) {
  // Blocks are refused past the budget too, so that one instruction cannot fill what memory is left.
  if (status == LUA_ERRMEM && over_budget()) return report_over_budget(run_.exhausted_line);
  if (status == LUA_ERRMEM) {
    note("L0105", run_.source->line(run_.exhausted_line),
         std::string("the ") + run_.what + " used more than " + std::to_string(limits_.memory >> 20U) +
             " MB of memory and was stopped",
         std::string(run_.purpose) + ": it needs no large values.");
    return;
  }
  std::string message =
      lua_type(lua_, -1) == LUA_TSTRING ? lua_tostring(lua_, -1) : "an error without a message";
  int line = 0;
  // Lua puts "script:LINE: " before its messages; the finding has a place for the line.
  if (message.starts_with("script:")) {
    const std::size_t colon = message.find(':', 7);
    line = std::atoi(message.c_str() + 7);
    if (colon != std::string::npos) message = message.substr(colon + 2);
  }
  if (status == LUA_ERRSYNTAX) return report_syntax(message, line);
  if (message.find("stack overflow") != std::string::npos || message.find("C stack") != std::string::npos) {
    note("L0106", run_.source->line(line),
         "calls are nested too deeply; perhaps a function calls itself without end",
         std::string(run_.purpose) + ": it needs no deep recursion.");
    return;
  }
  note("L0103", run_.source->line(line),
       std::string("the ") + run_.what + " stopped with an error: " + message,
       "Mend what the message names.");
}

}  // namespace sleight
