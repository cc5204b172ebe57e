#pragma once

#include <string>
#include <vector>

#include "scripting/words/argument_reader.h"
#include "scripting/words/script_printer.h"

namespace sleight {

/// A key of a change to characteristics: which part of a change it makes, and how that is read and printed.
struct ChangeKey {
  const char* name;
  ChangeKind kind;
  const char* type;
  const char* doc;
  void (*read)(Reader&, int, ChangePart&);
  std::string (*print)(const Printer&, const ChangePart&);
  bool takes_chosen;  ///< `chosen` may stand there: the part takes what `choose` settled
};
/// Every key but `plus`, which makes two parts, in the order of ChangeKind.
const std::vector<ChangeKey>& change_keys();

}  // namespace sleight
