#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/card/diagnostic.h"
#include "core/card/library.h"
#include "scripting/lua/script_source.h"

struct lua_State;

namespace sleight {

class FunctionStates;

/// What a script may use up before it is stopped.
struct Limits {
  std::size_t memory = std::size_t{64} << 20U;  ///< bytes, of everything the host has loaded
  int calls = 200;                              ///< one inside the other
  int arguments = 250;                          ///< of one call, beyond those that a function names
  int instructions = 5'000'000;                 ///< of one script: a large card needs a few thousand
  int call_instructions = 100'000;              ///< of one call of a card's function while a duel is played
  int values = 2000;                            ///< values of the language that one script makes
  std::size_t parts = 200'000;  ///< parts of them that it copies: a large card needs a few hundred
  std::size_t findings = 100;   ///< that are told of one script
  std::size_t text = std::size_t{1} << 16U;  ///< bytes of one string that a library function makes
  std::size_t said = 10'000;                 ///< bytes of one text that a definition holds
  std::size_t file = std::size_t{1} << 20U;  ///< bytes of a script
};

/// Whether scripts may write globals: a card keeps no state outside itself, but helpers of scenarios do.
enum class Globals : unsigned char { refused, kept };

/// A sandboxed Lua state: an allow-list of functions, no file, process, clock, chance or bytecode, and limits
/// on what a script uses up. It is meant to run many scripts, one after the other; none can change what the
/// next sees.
class Host {
 public:
  /// A sandbox with these limits.
  explicit Host(const Limits& limits = {}, Globals globals = Globals::refused);
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;
  ~Host();

  /// The state of Lua, for those who bind words to it.
  lua_State* state() const { return lua_; }
  /// The host that owns a state.
  static Host& of(lua_State* lua);

  /// Where the spellings go that scripts use; whoever sets it keeps it alive while scripts run. Gives what
  /// was set before.
  Words* set_words(Words* words) { return std::exchange(words_, words); }
  /// The words that its scripts speak of.
  Words& words() const { return *words_; }

  /// Where functions of the scripts that it runs from now on will run; none: they cannot be parts of
  /// definitions.
  void set_function_states(std::shared_ptr<FunctionStates> states) { function_states_ = std::move(states); }
  /// Where functions of its scripts run once a duel is played.
  const std::shared_ptr<FunctionStates>& function_states() const { return function_states_; }

  /// The metatable of the values of the language, by its address: whoever registers them sets it, and tells
  /// by it what is one.
  void set_metatable_of_values(const void* metatable) { metatable_of_values_ = metatable; }
  /// By this address a value of the language is known.
  const void* metatable_of_values() const { return metatable_of_values_; }

  /// Makes the value on top of the stack a word of the language, and pops it.
  void define(const char* name);
  /// Whether the language has that word, and all words that it has.
  bool knows(const std::string& word) const;
  /// Pushes that word of the language.
  void push_word(const std::string& word) const;
  /// What is told of a name at `where` that is no word of the language, or one that scripts may not use.
  Diagnostic unknown_word(const std::string& name, Location where) const;
  /// Every name that a script may write.
  std::vector<std::string> known_words() const;
  /// Runs a script and leaves what it returned, or nil, on the stack. Several values are a finding. False
  /// when it was stopped; the reason is among the findings.
  bool run(Source source, Diagnostics& findings);

  /// Calls the function that lies on the stack below its `arguments`, a part of the script `source`, and
  /// leaves its result on the stack. `longest_held` are the bytes of the longest string that it holds. False,
  /// with nothing left there, when it was stopped; the reason is among the findings. Calls may lie inside
  /// each other.
  bool call(std::shared_ptr<const Source> source, int arguments, std::size_t longest_held,
            Diagnostics& findings);

  /// The script that is running.
  const Source& source() const { return *run_.source; }
  /// The script that runs.
  const std::shared_ptr<const Source>& shared_source() const { return run_.source; }
  /// Counts a function of the script that becomes a part of a definition, and how many there are so far.
  void count_function() { ++run_.functions; }
  /// How many functions the script that runs has made.
  int functions() const { return run_.functions; }
  /// Whether a function is being called, and not a script run.
  bool in_call() const { return run_.in_call; }
  /// The line of the script that is being executed, or 0.
  int line() const;
  /// Reports a finding of the running script, which goes on unless there are too many.
  void report(std::string code, Location location, std::string message, std::string fix,
              std::vector<Edit> edits = {});
  /// How much has been reported of the script that is running.
  std::size_t reported() const { return run_.findings == nullptr ? 0 : run_.findings->size() - run_.known; }
  /// Reports a finding and ends the script.
  [[noreturn]] void fail(std::string code, Location location, std::string message, std::string fix,
                         std::vector<Edit> edits = {});
  /// Ends the script because it writes the global `name`: it would be state (law 2).
  [[noreturn]] void refuse_global(const std::string& name, Location location);
  /// Ends the script because of what is reported already.
  [[noreturn]] void stop();
  /// Takes back what the running script has reported, for a function of C++ that caught its end by a
  /// protected call and tells of it in its own way: the script goes on as if nothing had been.
  Diagnostics take_findings();
  /// What a script may use up.
  const Limits& limits() const { return limits_; }
  /// Counts work that a function of C++ is about to do as so many instructions; past the budget the script
  /// ends.
  void charge(std::size_t instructions);
  /// The same for a walk over all of a table, which may have been larger: Lua passes the places that are
  /// empty by now, and nobody is told how many those are.
  void charge_walk();
  /// How many instructions the script under way has been charged with so far.
  std::size_t executed() const { return run_.executed; }
  /// How many the last function that was called has been charged with, now that its call is over.
  std::size_t executed_by_call() const { return executed_by_call_; }
  /// Counts one value of the language that the script makes; past the limit the script ends.
  void count_value();
  /// Counts the parts of a value that becomes a part of another one. Values hold copies of those they are
  /// made from, so that a value joined with itself again and again would cost far more than their number.
  void count_parts(std::size_t parts);
  /// Does `work`, a part of the script under way, with a budget of its own: what it uses up is not charged to
  /// the rest of the script. Gives the instructions that it was charged with.
  std::size_t with_own_budget(const std::function<void()>& work);
  /// Whether the value at `index` is what scripts see as their globals.
  bool is_environment(int index) const;
  /// Does `work` so that an error of Lua outside all scripts, such as memory that is full, ends the work and
  /// not the program. False when it was ended; the stack is as it was in any case.
  bool guarded(const std::function<void()>& work);

 private:
  /// Adds a finding, however many there are.
  void note(std::string code, Location location, std::string message, std::string fix,
            std::vector<Edit> edits = {});
  /// Tells what Lua could not read: where the tree shows it, in words of its own and all of it.
  void report_syntax(const std::string& message, int line);
  static void* allocate(void* self, void* block, std::size_t old_size, std::size_t new_size);
  void describe_failure(int status);
  bool over_budget() const;
  void report_over_budget(int line);

  /// What belongs to the script, or the call, that is under way.
  struct Run {
    std::shared_ptr<const Source> source = std::make_shared<Source>();
    Diagnostics* findings = nullptr;  ///< none: nothing is under way
    std::size_t known = 0;            ///< how many of them were there before
    std::size_t held = 0;             ///< bytes that the host held when it began
    const char* what = "script";      ///< what it is called in messages
    const char* purpose = "A script declares one card";
    int budget = 0;  ///< instructions
    std::size_t executed = 0;
    int values = 0;
    std::size_t parts = 0;      ///< of values that were copied
    std::size_t allocated = 0;  ///< bytes, also of what is gone by now
    std::size_t longest = 0;    ///< bytes of the longest string that was made
    std::size_t places = 0;     ///< for names in the largest table that was made
    int functions = 0;
    int exhausted_line = 0;  ///< where memory ran out
    bool in_call = false;
    bool failed = false;  ///< the finding that ended it is already reported
  };

  Limits limits_;
  std::size_t used_ = 0;
  lua_State* lua_ = nullptr;
  Words* words_ = nullptr;
  const void* metatable_of_values_ = nullptr;
  std::shared_ptr<FunctionStates> function_states_;
  Run run_;
  std::size_t executed_by_call_ = 0;

  friend void count_instructions(lua_State* lua, void* record);
};

}  // namespace sleight
