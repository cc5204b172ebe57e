#pragma once

#include <array>
#include <cassert>
#include <cstddef>

/// Tables over closed lists. A closed list is an enumeration that names its last value (`last_`); a table of
/// it has one row for each value, in their order, and says so with `static_assert(has_each(rows))`: a value
/// without a row does not compile.
namespace sleight {

/// How many values a closed list has.
template <typename E>
inline constexpr std::size_t count_of = static_cast<std::size_t>(E::last_) + 1;

/// What a table says of one value of a list.
template <typename E, typename T>
struct ListRow {
  E value;
  T of;
};
/// A table of a list: what it says of each value.
template <typename E, typename T>
using ListTable = std::array<ListRow<E, T>, count_of<E>>;

/// Whether a table has a row for each value of its list, in their order.
template <typename R, std::size_t n>
constexpr bool has_each(const std::array<R, n>& rows) {
  if (n != count_of<decltype(R::value)>) return false;
  for (std::size_t i = 0; i < n; ++i)
    if (static_cast<std::size_t>(rows[i].value) != i) return false;
  return true;
}

/// The row of `value` in a table that has each.
template <typename R, std::size_t n>
constexpr const R& row_of(const std::array<R, n>& rows, decltype(R::value) value) {
  assert(static_cast<std::size_t>(value) < n);  // a number read from outside may be no value of the list
  return rows[static_cast<std::size_t>(value)];
}

/// Whether a bit for each value of a list fits into a `Bits`.
template <typename E, typename Bits>
inline constexpr bool has_room_for = count_of<E> <= sizeof(Bits) * 8;

}  // namespace sleight
