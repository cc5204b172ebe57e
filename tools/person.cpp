#include "tools/person.h"

#include <istream>
#include <ostream>
#include <string>

#include "tools/state_text.h"
#include "tools/telling.h"

namespace sleight {

std::int32_t Person::answer(const View& view, const Decision& decision) {
  out_ << '\n' << view_text(duel_, view.player()) << tell(duel_, decision) << '\n';
  for (std::size_t i = 0; i < decision.options.size(); ++i)
    out_ << "  " << i << "  " << tell(duel_, decision, decision.options[i]) << '\n';
  for (;;) {
    out_ << "> " << std::flush;
    std::string line;
    if (!std::getline(in_, line) || line == "quit") throw PersonLeft{};
    if (line.empty() && !decision.is_number()) return 0;
    const bool digits = !line.empty() && line.size() < 8 && line.find_first_not_of("0123456789") == std::string::npos;
    if (digits && decision.accepts(std::stoi(line))) return std::stoi(line);
    out_ << "a number, please: one of those above (`quit` leaves)\n";
  }
}

void Person::refused(const Decision&, std::int32_t answer) { out_ << answer << " is not possible\n"; }

}  // namespace sleight
