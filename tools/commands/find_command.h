#pragma once

namespace CLI {
class App;
}

namespace sleight {

struct Program;

/// `sleight find`: looks words, keywords, options, findings' codes, cards and scenarios up by what they mean.
void add_find(CLI::App& app, Program& program);

}  // namespace sleight
