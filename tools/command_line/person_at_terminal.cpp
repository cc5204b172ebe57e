#include "tools/command_line/person_at_terminal.h"

#include <istream>
#include <ostream>
#include <string>

#include "tools/display/decision_words.h"
#include "tools/display/state_text.h"

namespace sleight {

std::optional<std::int32_t> ask_person(const Duel& duel, const Decision& decision, std::istream& in,
                                       std::ostream& out) {
  out << '\n' << view_text(duel, decision.player) << tell(duel, decision) << '\n';
  for (std::size_t i = 0; i < decision.options.size(); ++i)
    out << "  " << i << "  " << tell(duel, decision, decision.options[i]) << '\n';
  for (;;) {
    out << "> " << std::flush;
    std::string line;
    if (!std::getline(in, line) || line == "quit") return std::nullopt;
    // So few digits that they fit into an int.
    const bool digits =
        !line.empty() && line.size() < 8 && line.find_first_not_of("0123456789") == std::string::npos;
    if (digits && decision.accepts(std::stoi(line))) return std::stoi(line);
    out << "a number, please: one of those above (`quit` leaves)\n";
  }
}

}  // namespace sleight
