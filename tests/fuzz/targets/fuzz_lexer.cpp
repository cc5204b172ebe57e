#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "grammar/parsing/cutter.h"

// Cutting a line: the symbols stand in their order, do not lie on each other, and leave nothing out but
// blanks.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static sleight::Cutter cutter;
  std::string line(reinterpret_cast<const char*>(data), size);
  for (char& c : line)
    if ((c & 0x80) != 0) c = '?';
  std::size_t end = 0;
  for (const sleight::Symbol& symbol : cutter.cut(line)) {
    if (symbol.length == 0 || symbol.at < end || symbol.at + symbol.length > line.size()) std::abort();
    if (line.substr(end, symbol.at - end).find_first_not_of(" \t\n") != std::string::npos) std::abort();
    end = symbol.at + symbol.length;
  }
  if (line.find_first_not_of(" \t\n", end) != std::string::npos) std::abort();
  return 0;
}
