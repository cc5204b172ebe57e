#pragma once

#include <vector>

/// What Sleight is meant to be as fast as: the rows of the table that is printed with every run.
namespace sleight::bench {

/// In what a row is told.
enum class Unit : unsigned char { a_second, microseconds, milliseconds, seconds, megabytes, times };

/// One row: what is measured by which benchmark, and what it should come to. A goal in things a second is the
/// least, every other goal the most.
struct Goal {
  const char* what;
  const char* benchmark;
  const char* counter;  ///< of it; "" for the time that it takes
  Unit unit;
  double goal;
  const char* held_against = "";  ///< another benchmark: how many times as long this one takes
};

/// All rows, in the order of the table.
const std::vector<Goal>& goals();

}  // namespace sleight::bench
