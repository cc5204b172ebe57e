#include "scripting/language/thing_kinds.h"

#include <array>
#include <utility>

#include "core/card/event_facts.h"

namespace sleight {
std::string told(ThingKinds things) {
  using enum ThingKinds;
  static constexpr std::array<std::pair<ThingKinds, const char*>, 6> words{{{permanents, "permanents"},
                                                                            {cards, "cards outside play"},
                                                                            {spells, "spells"},
                                                                            {effects, "effects under way"},
                                                                            {packets, "damage packets"},
                                                                            {players, "players"}}};
  std::string list;
  for (const auto& [kind, word] : words)
    if (any(things & kind)) list += (list.empty() ? "" : " or ") + std::string(word);
  return list;
}

TakenByStep taken_by(const Step& step) { return record_of(step.verb).takes; }
GivenByEvent given_by(EventKind event) {
  const EventRecord& record = record_of(event);
  return {.subject = record.subject,
          .it = record.it,
          .other = record.other,
          .player = *record.fills.that_player != '\0',
          .amount = *record.fills.that_much != '\0',
          .life_before = *record.fills.life_before != '\0'};
}

}  // namespace sleight
