#pragma once

#include <array>
#include <atomic>
#include <map>
#include <memory>
#include <vector>

#include "core/card/diagnostic.h"
#include "core/card/library.h"
#include "scripting/lua/script_host.h"

namespace sleight {

class FunctionStates;

/// One sandbox in which functions of cards run, and the scripts that it has read for that.
class FunctionState {
 public:
  /// `open` makes the host speak the language; running `modules` defines the keywords. The state is one of
  /// `all`, where functions made by its own scripts look for theirs.
  FunctionState(FunctionStates& all, void (*open)(Host&, Words&),
                const std::vector<std::shared_ptr<const Source>>& modules);

  Host& host() { return *host_; }
  /// Pushes the list of what a function of `script` holds, and the function: the one that was the `number`th
  /// that the script made a part of a definition. Reads the script when it is new here; gives the text that
  /// messages about it point to. Nothing, with what is wrong among `findings`, when it cannot be read.
  std::shared_ptr<const Source> push(const std::shared_ptr<const Source>& script, int number,
                                     Diagnostics& findings);

 private:
  struct Script {
    std::shared_ptr<const Source> text;  ///< a copy of our own: looking for a place in it changes it
    int functions = 0;                   ///< where their list is in the registry
  };
  Words words_;  ///< those that scripts use are spelt in their library already; nobody looks at these
  std::unique_ptr<Host> host_;
  std::map<std::shared_ptr<const Source>, Script> scripts_;
};

/// Where the functions of the cards that one reader has read run while duels are played. A Lua state serves
/// one caller at a time, and duels are played on many threads: so each call borrows a state that nobody else
/// is using. Whoever comes while all are lent gets a new one, and no caller ever waits for another. All
/// states have read the same sources, and functions hold no state (law 2): it makes no difference which one a
/// call gets.
class FunctionStates {
  struct Place {
    std::atomic<bool> lent = false;
    std::unique_ptr<FunctionState> state;  ///< made when it is first borrowed
  };

 public:
  FunctionStates(void (*open)(Host&, Words&), std::vector<std::shared_ptr<const Source>> modules)
      : open_(open), modules_(std::move(modules)) {}

  /// A state that is borrowed; it goes back by itself.
  class Loan {
   public:
    explicit Loan(FunctionStates& lender);
    Loan(const Loan&) = delete;
    Loan& operator=(const Loan&) = delete;
    ~Loan();
    FunctionState& state() { return *state_; }

   private:
    Place* place_ = nullptr;  ///< none: the state is for this call alone
    std::unique_ptr<FunctionState> own_;
    FunctionState* state_ = nullptr;
  };

 private:
  /// More threads, and functions inside each other, than any host plays with. Beyond them a call is slow.
  static constexpr std::size_t most_kept = 64;

  void (*open_)(Host&, Words&);
  std::vector<std::shared_ptr<const Source>> modules_;
  std::array<Place, most_kept> places_;
};

/// Notes the function on top of the stack, and the list of what it holds below it, as the next one of the
/// script that is running, and pops both. Only a FunctionState wants to know.
void note_function(Host& host);

}  // namespace sleight
