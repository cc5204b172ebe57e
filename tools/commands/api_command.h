#pragma once

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `sleight api`: the script language, the keywords and counters, the options of rule sets and the verbs of
/// scenarios, word by word, for people, for programs and for editors.
void add_api(CLI::App& app, Program& program);

}  // namespace sleight
