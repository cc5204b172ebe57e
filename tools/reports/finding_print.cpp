#include "tools/reports/finding_print.h"

#include <cstdint>
#include <ios>
#include <sstream>

#include "core/card/fnv.h"

namespace sleight {

std::string finding_print(const Diagnostic& finding, std::string_view line) {
  Fnv<std::uint64_t> print;
  for (const std::string_view part : {std::string_view(finding.code), std::string_view(finding.location.file),
                                      std::string_view(finding.message), line}) {
    print.add(part);
    print.add(0);
  }
  std::ostringstream text;
  text << std::hex << print.value();
  return text.str();
}

}  // namespace sleight
