#include "tools/commands/parse_command.h"

#include <CLI/CLI.hpp>
#include <array>
#include <iostream>
#include <iterator>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/card/characters.h"
#include "core/card/letters.h"
#include "core/card/spelling.h"
#include "grammar/describe.h"
#include "grammar/facts.h"
#include "grammar/text/english_words.h"
#include "grammar/text_reader.h"
#include "grammar/unread_slips.h"
#include "scripting/lua/nearest_word.h"
#include "tools/checking/read_back.h"
#include "tools/command_line/arguments.h"
#include "tools/command_line/program.h"
#include "tools/display/phrases.h"
#include "tools/files/card_data.h"
#include "tools/library/card_scripts.h"
#include "tools/library/known_words.h"

namespace sleight {
namespace {

struct ParseOptions {
  std::string text, name = "This Card";
  std::string source = "(text)";  ///< what findings call the text
  std::string type;               ///< "": the one of `usual_types` that reads most
  bool house = false;
  bool printed = false;
};

/// What a text is tried as when nobody says what it stands on: a permanent and a spell. Where one reads as
/// much of it as the other the first is taken.
constexpr std::array<const char*, 2> usual_types{"Artifact", "Instant"};

/// A text as one of a card of some type.
struct ParsedText {
  std::string type;
  WrittenScaffold written;

  /// How many words were read; all of them are more than any.
  std::size_t words_read() const {
    const Scaffold& made = written.scaffold;
    if (made.whole()) return std::numeric_limits<std::size_t>::max();
    std::size_t words = 0;
    for (const LineReading& line : made.reading.lines) words += line.understood ? line.tokens.size() : 0;
    return words;
  }
};

/// What may stand before the dash of a type line, as people write it.
std::vector<std::string> known_types() {
  std::vector<std::string> known;
  for (const Spelling<CardType>& row : all_spellings<CardType>) known.push_back(capitals(row.spelling));
  for (const Spelling<Supertype>& row : all_spellings<Supertype>)
    known.push_back(capitals(row.english != nullptr ? row.english : row.spelling));
  known.insert(known.end(), {"Summon", "Tribal"});
  return known;
}

/// Says what of a type line nobody knows; whether there was nothing.
bool knows_types(Program& program, const CardFacts& facts) {
  for (const std::string& type : facts.types) {
    const std::string low = lowered(type);
    if (any(type_named(low)) || low == "tribal" || low == "kindred") continue;
    const std::string near = closest_word(type, known_types());
    program.usage("T0104", "--type: `" + type + "` is no type of a card",
                  near.empty() ? "write one of " + listed(known_types()) : "write `" + near + "`");
    return false;
  }
  if (!facts.types.empty()) return true;
  program.usage("T0104", "--type: no type of a card is named", "write one of " + listed(known_types()));
  return false;
}

/// A type line without what artifacts of the first years were called, which is no type.
std::string type_line_of(const ParseOptions& o, const std::string& type) {
  for (const char* sort : {"Mono ", "Poly ", "Continuous "})
    if (o.printed && type.starts_with(sort)) return type.substr(std::string(sort).size());
  return type;
}

CardData data_of(const ParseOptions& o, const std::string& type) {
  CardData data;
  data.name = o.name;
  data.type = type_line_of(o, type);
  data.text = o.text;
  CardType types = CardType::none;
  for (const std::string& named : facts_of(data).types) types = types | type_named(lowered(named));
  // A creature needs both, and a type line says neither; no text reads differently for it.
  if (any(types & CardType::creature)) data.power = data.toughness = "1";
  // And all but lands have a cost, which is not the text's to say: the script that is shown has none.
  if (!any(types & CardType::land)) data.cost = "{1}";
  return data;
}

Wording wording_of(const ParseOptions& o) {
  return o.house ? Wording::house : o.printed ? Wording::printed : Wording::oracle;
}

ParsedText parsed_as(const ParseOptions& o, const std::string& type, ReadBack& reader) {
  const CardData data = data_of(o, type);
  CardFacts facts = facts_of(data);
  facts.wording = wording_of(o);
  if (o.printed) facts.printed_type = type;
  ParsedText parsed{type, reader.write(facts, {})};
  if (!data.cost.empty()) {
    WrittenScaffold& written = parsed.written;
    written.scaffold.card.has_cost = false;
    written.scaffold.card.cost = {};
    written.lua = lua_of(written.scaffold.card, written.scaffold.words);
  }
  return parsed;
}

nlohmann::ordered_json as_json(const std::string& type, const Reading& reading,
                               const std::vector<std::string>& problems, const std::string& described,
                               const std::string& lua) {
  nlohmann::ordered_json lines = nlohmann::ordered_json::array();
  for (const LineReading& line : reading.lines) {
    nlohmann::ordered_json tokens = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < line.tokens.size(); ++i)
      tokens.push_back(
          {{"text", line.tokens[i].text},
           {"at", line.tokens[i].span.at},
           {"length", line.tokens[i].span.length},
           {"known", line.tokens[i].known},
           // Of a line that is not understood, only the words at fault are marked.
           {"understood", line.understood || std::find(line.offending.begin(), line.offending.end(), i) ==
                                                 line.offending.end()}});
    lines.push_back({{"text", line.text}, {"understood", line.understood}, {"words", tokens}});
  }
  return {{"type", type},          {"understood", reading.understood()},
          {"problems", problems},  {"lines", lines},
          {"describe", described}, {"lua", lua}};
}

/// The standard input, of which no more than so many bytes are read: whoever writes it may never end.
std::string piped_in(std::size_t most) {
  std::string text(most, '\0');
  std::cin.read(text.data(), static_cast<std::streamsize>(most));
  text.resize(static_cast<std::size_t>(std::cin.gcount()));
  return text;
}

void run(Program& program, const ParseOptions& o) {
  if (o.text.find_first_not_of(" \t\r\n") == std::string::npos)
    return program.usage("T0104", "`sleight parse` is given no text", "write the text of a card, in quotes");
  for (const auto& [what, given] : {std::pair{"text", &o.text}, {"name", &o.name}, {"type line", &o.type}})
    if (given->size() > most_of_a_text)
      return program.usage(
          "T0104",
          std::string("the ") + what + " is longer than " + std::to_string(most_of_a_text) + " bytes",
          "write that of one card");
  std::vector<std::string> types(usual_types.begin(), usual_types.end());
  if (!o.type.empty()) types = {o.type};
  if (!o.type.empty() && !knows_types(program, facts_of(data_of(o, o.type)))) return;
  if (!program.has_sources()) return;
  Vocabulary vocabulary = vocabulary_of(program.sources);
  // Its type line may name a creature type that no card has.
  for (const std::string& type : types) add_words_of({data_of(o, type)}, vocabulary);
  ReadBack reader(vocabulary, program.sources.mods, phrases_that_are_equal());
  ParsedText parsed = parsed_as(o, types.front(), reader);
  for (std::size_t i = 1; i < types.size() && !parsed.written.scaffold.whole(); ++i) {
    ParsedText other = parsed_as(o, types[i], reader);
    if (other.words_read() > parsed.words_read()) parsed = std::move(other);
  }
  const WrittenScaffold& written = parsed.written;
  const Scaffold& made = written.scaffold;
  // The text may bring words of its own, which only this card spells.
  Words words;
  for (const std::string& word : made.words) words.intern(word);
  const std::string described = describe(made.card, words, vocabulary);
  if (!made.reading.understood() || !made.problems.empty()) program.status = 1;
  if (program.format() == Format::json) {
    std::cout << as_json(parsed.type, made.reading, made.problems, described, written.lua)
                     .dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace)
              << "\n";
    return;
  }
  Report report;
  report.source(o.source, o.text);
  const UnreadHelp help{made.card, vocabulary, wording_of(o)};
  report.add(findings(made.reading, o.text, o.source, lines_that_are_read(), &help));
  report.add(written.findings);
  if (program.format() != Format::human) {
    std::cout << report.text(program.format());
    return;
  }
  for (const std::string& problem : made.problems) std::cout << "not understood: " << seen(problem) << "\n";
  for (const LineReading& line : made.reading.lines) {
    std::cout << (line.understood ? "understood:     " : "not understood: ") << seen(line.text) << "\n";
    for (std::size_t i = 0; i < line.tokens.size(); ++i) {
      const Token& token = line.tokens[i];
      const bool offends = std::find(line.offending.begin(), line.offending.end(), i) != line.offending.end();
      std::cout << "  "
                << (!token.known ? "unknown word  "
                    : offends    ? "does not fit  "
                                 : "ok            ")
                << seen(token.text) << "\n";
    }
  }
  if (!report.findings().empty()) std::cout << report.text(Format::human, program.is_output_coloured());
  const std::string guessed =
      o.type.empty() ? " (of the type " + parsed.type + "; --type names another)" : "";
  std::cout << "\nread as" << guessed << ":\n"
            << seen_lines(described) << (described.empty() || described.back() == '\n' ? "" : "\n")
            << "\nscript:\n"
            << seen_lines(written.lua);
}

}  // namespace

void add_parse(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("parse", "how the grammar reads one text, word by word");
  auto o = std::make_shared<ParseOptions>();
  command->add_option("text", o->text, "the text of a card; - is the standard input")->required();
  command->add_option("--name", o->name, "the card's name, by which its text calls it");
  command->add_flag("--house", o->house,
                    "the text is in the house wording, as in a script, and not in that of card data");
  command->add_flag("--printed", o->printed, "the text is one that was printed on a card of 1993-97")
      ->excludes("--house");
  command->add_option("--type", o->type,
                      "its type line, as in \"Instant\" or \"Creature - Goblin\" "
                      "(default: of an artifact and an instant what reads more)");
  add_stdin_filename(*command, program);
  add_format(*command, program);
  add_mods(*command, program);
  on_run(*command, program, [&program, o] {
    if (o->text == "-") {
      o->text = piped_in(most_of_a_text + 1);
      if (!program.stdin_filename.empty()) o->source = program.stdin_filename;
    }
    run(program, *o);
  });
}

}  // namespace sleight
