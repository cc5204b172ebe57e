#include "scripting/list_manual.h"

#include "core/card/library.h"
#include "core/card/spelling.h"
#include "scripting/words/rule_options.h"
#include "scripting/words/script_printer.h"

namespace sleight {
namespace {

/// How a keyword is written with what it takes.
std::string usage_of(const std::string& keyword, Keyword::Parameter parameter) {
  switch (parameter) {
    case Keyword::Parameter::none:
      return keyword;
    case Keyword::Parameter::quality:
      return keyword + " { from = \"black\" } or " + keyword + " \"black\": a quality, or a selector";
    case Keyword::Parameter::number:
      return keyword + "(2)";
    case Keyword::Parameter::cost:
      return keyword + " \"{1}\"";
  }
  return keyword;
}

}  // namespace

std::vector<ManualWord> library_manual(const Library& library) {
  std::vector<ManualWord> words;
  for (const auto& keyword : library.keywords()) {
    ManualWord word;
    word.name = keyword_word(keyword->name);
    word.family = "keywords";
    word.makes = "Ability";
    word.doc = keyword->text;
    if (keyword->parameter != Keyword::Parameter::none) {
      word.style = ManualWord::Style::call;
      word.fields.push_back({"what", english_of(keyword->parameter), true, "What the keyword is given."});
      word.fields.push_back({"usage", usage_of(word.name, keyword->parameter), false, "How it is written."});
    }
    words.push_back(std::move(word));
  }
  for (const auto& counter : library.counters()) {
    ManualWord word;
    word.name = counter->name;
    word.family = "counters";
    word.doc = "A kind of counter with rules of its own; counters of other names only count.";
    word.rules = "R-COUNTER-1";
    words.push_back(std::move(word));
  }
  return words;
}

std::vector<ManualWord> options_manual() {
  std::vector<ManualWord> words;
  for (const RuleOption& option : rule_options()) {
    ManualWord word;
    word.name = option.name;
    word.family = "options";
    word.doc = option.doc;
    word.rules = option.rules;
    if (option.number != nullptr) {
      word.fields.push_back(
          {"number",
           "a whole number from " + std::to_string(option.least) + " to " + std::to_string(option.most), true,
           "How many."});
    } else {
      // Readings without names are true and false.
      const bool named = *option.reading_on != '\0';
      const auto spelt = [&](const char* reading, const char* plain) {
        return named ? std::string("\"") + reading + "\"" : std::string(plain);
      };
      word.fields.push_back({spelt(option.reading_on, "true"), "a reading", false, option.on});
      word.fields.push_back({spelt(option.reading_off, "false"), "a reading", false, option.off});
    }
    words.push_back(std::move(word));
  }
  return words;
}

}  // namespace sleight
