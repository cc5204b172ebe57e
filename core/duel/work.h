#pragma once

#include <array>
#include <cstdint>

namespace sleight {

/// What a duel has had to do so far, in numbers that say how dear it was on every machine alike: time tells
/// of the machine as well. A duel carries them beside its state; they are no part of it.
struct Work {
  std::uint64_t looks = 0;       ///< how often it was asked what an object is
  std::uint64_t recomputes = 0;  ///< of everything on the board
  std::uint64_t objects = 0;     ///< put back to what is printed on them, to be computed anew
  std::uint64_t effects = 0;     ///< parts of continuous effects, applied each to one object
  std::uint64_t selectors = 0;   ///< walked through, or asked whether one thing is in them
  std::uint64_t filtered = 0;    ///< things held against the filters of one
  std::uint64_t windows = 0;     ///< chances to play something, whether there was anything to play or not
  std::uint64_t questions = 0;   ///< that had more than one answer

  /// How dear it was to work all that out, in units of a duel's budget. Windows and questions are no work.
  std::uint64_t units() const { return looks / 8 + objects + 4 * effects + selectors + 2 * filtered; }
};

/// One of the numbers, by its name.
struct WorkRow {
  const char* name;
  std::uint64_t Work::*count;
};
/// Every count and its name.
inline constexpr std::array<WorkRow, 8> work_rows{{{"looks", &Work::looks},
                                                   {"recomputes", &Work::recomputes},
                                                   {"objects", &Work::objects},
                                                   {"effects", &Work::effects},
                                                   {"selectors", &Work::selectors},
                                                   {"filtered", &Work::filtered},
                                                   {"windows", &Work::windows},
                                                   {"questions", &Work::questions}}};
static_assert(sizeof(Work) == work_rows.size() * sizeof(std::uint64_t), "each number has a row");

}  // namespace sleight
