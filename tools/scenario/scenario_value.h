#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/duel/duel.h"

namespace sleight::scenario {

struct Entry;

/// A value of a scenario script, freed from Lua: what verbs are given and give back.
struct Value {
  enum class Kind : std::uint8_t { nil, boolean, number, text, object, player, play, scenario, table };
  Kind kind = Kind::nil;
  bool yes = false;
  int number = 0;  ///< of a number, or of a play
  std::string text;
  std::uint16_t slot = 0;  ///< of an object, which follows its card; of a play: its card
  PlayerId player = PlayerId::none;
  /// Of a table: its list part in order, then its named entries in a fixed order.
  std::vector<Entry> items;

  static Value of(bool b);
  static Value of(int n);
  static Value of(std::string text);
  static Value of(PlayerId player);
  static Value object(std::uint16_t slot);
  static Value play(std::uint32_t number, std::uint16_t slot);

  bool is_nil() const { return kind == Kind::nil; }
  bool is_text() const { return kind == Kind::text; }
  bool is_number() const { return kind == Kind::number; }
  bool is_table() const { return kind == Kind::table; }
  bool is_object() const { return kind == Kind::object; }
  bool is_player() const { return kind == Kind::player; }
  /// The entry of that name, or nullptr.
  const Value* find(const char* key) const;
  /// A table's entries; another value alone as the first of a list, nil gives none.
  std::vector<Entry> entries() const;
  /// A table's list part, or the value itself as a list of one; nil gives an empty list. A named entry is a
  /// Failure.
  std::vector<Value> list() const;
};

/// One entry of a table.
struct Entry {
  Value key;
  Value value;
};

/// The value as a person would write it, names of objects looked up.
std::string tell(const Duel& duel, const Value& value);

/// The scenario cannot go on: a wrong argument, an unanswered decision, an expectation not met.
struct Failure {
  std::string text;
  int line = 0;  ///< of another verb than the one that runs, where that one is to blame
};
/// A decision with more than one sensible answer, which the scenario has not answered.
struct Unanswered : Failure {};
/// A play that the rules refuse, and why: a failure too, unless the scenario expects it.
struct Refused {
  std::string reason;
};

}  // namespace sleight::scenario
