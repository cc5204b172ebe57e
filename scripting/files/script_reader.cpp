#include "scripting/files/script_reader.h"

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <utility>

#include "core/card/letters.h"
#include "scripting/cache/definition_bytes.h"
#include "scripting/cache/script_cache.h"
#include "scripting/files/script_files.h"
#include "scripting/language/script_language.h"
#include "scripting/lua/nearest_word.h"
#include "scripting/lua/sandbox.h"
#include "scripting/words/function_states.h"
#include "scripting/words/script_function.h"

namespace sleight {
namespace {

namespace fs = std::filesystem;

bool is_blank(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isspace(c) != 0; });
}

/// The values in the list on top of the stack. What else lies in a list of values would be lost: that is a
/// finding, and there are none then.
std::vector<Value> values_in_list(lua_State* lua, const std::string& file, Diagnostics& findings) {
  std::vector<Value> values;
  std::string unread;
  const auto count = static_cast<lua_Integer>(lua_rawlen(lua, -1));
  for (lua_Integer i = 1; i <= count; ++i) {
    lua_rawgeti(lua, -1, i);
    if (const Value* item = value_at(lua, -1))
      values.push_back(*item);
    else if (unread.empty())
      unread = "value " + std::to_string(i) + " of the list that this file returns is " + kind_at(lua, -1);
    lua_pop(lua, 1);
  }
  lua_pushnil(lua);
  std::string key;  // the first in the alphabet: the order of a table differs from run to run
  while (lua_next(lua, -2) != 0) {
    lua_pop(lua, 1);
    const bool item =
        lua_isinteger(lua, -1) != 0 && lua_tointeger(lua, -1) >= 1 && lua_tointeger(lua, -1) <= count;
    if (item) continue;
    const std::string other = told_value(lua, -1);
    if (key.empty() || other < key) key = other;
  }
  if (!key.empty() && unread.empty()) unread = "the list that this file returns has a key `" + key + "`";
  // Of these a file holds one: each is known by the place of its file.
  for (const Value& value : values)
    if (unread.empty() && values.size() > 1 &&
        (std::holds_alternative<RuleScript>(value) || std::holds_alternative<SetInfo>(value) ||
         std::holds_alternative<ModInfo>(value)))
      unread = std::string("beside ") + kind_of(value) + " this file returns more";
  // A table without any value of the language is no list: that it is the wrong thing says more.
  if (values.empty() || unread.empty()) return values;
  findings.push_back(
      {"L0305", Severity::error, {file, 1, 1, 1}, unread + ", which nothing reads", "Remove it."});
  return {};
}

bool is_keyword(const Value& value) { return std::holds_alternative<Keyword>(value); }

}  // namespace

std::vector<std::string> keyword_files(const std::vector<std::string>& mods, const std::string& data) {
  // The collection of cards reads these folders too, and tells when one cannot be read.
  Diagnostics ignored;
  std::vector<std::string> files =
      script_files((fs::path(data) / "scripting" / "keywords").string(), ignored);
  for (const std::string& mod : mods)
    for (std::string& file : script_files((fs::path(mod) / "keywords").string(), ignored))
      files.push_back(std::move(file));
  return files;
}

ScriptReader::ScriptReader(Words& words, const std::string& data, const std::vector<std::string>& mods,
                           ScriptCache* cache)
    : words_(words), cache_(cache) {
  // Words that no script need ever write are printed all the same.
  intern_words_of_rules(words);
  // Running a keyword's module defines its word. What is wrong with one is reported where the keywords are
  // loaded.
  Diagnostics reported_elsewhere;
  for (const std::string& file : keyword_files(mods, data))
    if (const std::optional<std::string> text = read_file(file, reported_elsewhere))
      read(file, *text, reported_elsewhere);
}

Host& ScriptReader::host() {
  if (host_) return *host_;
  host_ = std::make_unique<Host>();
  // The words first: keyword modules are written in them.
  open_language(*host_, words_);
  host_->set_function_states(function_states());
  // Modules that the cache knows have not been run so far, and nothing is wrong with them.
  Diagnostics none;
  for (const std::shared_ptr<const Source>& module : modules_)
    if (host_->run(Source(module->file(), module->text()), none)) lua_pop(host_->state(), 1);
  return *host_;
}

const std::shared_ptr<FunctionStates>& ScriptReader::function_states() {
  if (!states_) states_ = std::make_shared<FunctionStates>(open_language, modules_);
  return states_;
}

std::vector<Value> ScriptReader::read(const std::string& file, const std::string& text,
                                      Diagnostics& findings) {
  // What its file said last: the word of the keyword is that of the last module that was run.
  for (std::size_t i = modules_.size(); i-- > 0;)
    if (modules_[i]->file() == file) {
      if (modules_[i]->text() == text) return returned_[i];
      break;
    }
  if (cache_ == nullptr) return run(file, text, findings);
  if (std::optional<std::vector<Value>> values = known(file, text)) return std::move(*values);
  const std::uint64_t surroundings = surroundings_.value();
  const std::size_t before = findings.size();
  std::vector<Value> values = run(file, text, findings);
  if (findings.size() == before)
    if (std::optional<std::string> bytes = packed(values, words_))
      cache_->keep(surroundings, text, std::move(*bytes));
  return values;
}

std::optional<std::vector<Value>> ScriptReader::known(const std::string& file, const std::string& text) {
  const std::optional<std::string_view> bytes = cache_->find(surroundings_.value(), text);
  if (!bytes) return std::nullopt;
  std::shared_ptr<const Source> source;
  std::optional<std::vector<Value>> values = unpacked(*bytes, words_, [&](const StoredFunction& function) {
    if (!source) source = std::make_shared<Source>(file, text);
    StoredFunction named = function;
    named.place.file = file;
    return function_of(function_states(), source, named);
  });
  if (values && std::any_of(values->begin(), values->end(), is_keyword)) {
    if (!source) source = std::make_shared<Source>(file, text);
    // A sandbox that is there already has to learn its word; one that is made later does so then.
    Diagnostics none;
    if (host_ && host_->run(*source, none)) lua_pop(host_->state(), 1);
    note_module(source, *values);
  }
  return values;
}

std::vector<Value> ScriptReader::run(const std::string& file, const std::string& text,
                                     Diagnostics& findings) {
  std::vector<Value> values;
  if (is_blank(text)) {
    findings.push_back({"L0301",
                        Severity::error,
                        {file, 1, 1, 1},
                        "this file is empty",
                        "Return a card from it: `return instant \"Name\" { cost = \"{R}\", ... }`."});
    return values;
  }
  const std::size_t known = findings.size();
  if (!host().run(Source(file, text), findings)) {
    place_findings(known, findings);
    return values;
  }
  lua_State* lua = host_->state();
  if (Value* value = value_to_take(lua, -1)) {
    // A card is made for this one file. A word such as `creatures` or `flying` is there for all of them.
    if (held_in<CardScript>(*value) != nullptr)
      values.push_back(std::move(*value));
    else
      values.push_back(*value);
  } else if (lua_type(lua, -1) == LUA_TTABLE) {
    // One finding is enough: without it, an empty list would be told as a file that returns no card.
    const std::size_t before = findings.size();
    values = values_in_list(lua, file, findings);
    if (findings.size() > before) {
      lua_pop(lua, 1);
      return {};
    }
  }
  if (values.empty()) {
    // A missing `return` is missing at the end.
    const int last =
        static_cast<int>(std::count(text.begin(), text.end(), '\n')) + (text.ends_with('\n') ? 0 : 1);
    if (lua_isnil(lua, -1)) {
      Location head = host_->source().find_unreturned();
      Diagnostic nothing{"L0302",
                         Severity::error,
                         {file, last, 1, 1},
                         "this file returns nothing",
                         "Write `return` before the card."};
      if (head.line > 0) {
        nothing.location = head;
        head.length = 0;
        nothing.edits.push_back({std::move(head), "return ", true});
      }
      findings.push_back(std::move(nothing));
    } else {
      findings.push_back({"L0303",
                          Severity::error,
                          {file, last, 1, 1},
                          "this file must return a card, not " + kind_at(lua, -1),
                          "Return a card from it: `return instant \"Name\" { cost = \"{R}\", ... }`."});
    }
  }
  // Only `make_token` knows what to do with a token.
  const auto is_token = [](const Value& value) {
    const auto* script = held_in<CardScript>(value);
    return script != nullptr && script->token;
  };
  if (std::any_of(values.begin(), values.end(), is_token)) {
    findings.push_back({"L0303",
                        Severity::error,
                        {file, 1, 1, 1},
                        "this file must return a card, not a token",
                        "Begin it with what the card is: `return summon \"Type\" \"Name\" { ... }`."});
    values.clear();
  }
  lua_pop(lua, 1);
  if (std::any_of(values.begin(), values.end(), is_keyword)) note_module(host_->shared_source(), values);
  return values;
}

namespace {

/// Of an unknown word that is no slip and begins a field of a table, with a value behind it, that it may be a
/// key without its sign: `cost "{R}"`.
void tell_missing_sign(Diagnostic& finding, const Source& source) {
  if (finding.code != "L0109") return;
  const SyntaxTree& tree = source.tree();
  const auto sign_at = [&](int token) { return tree.text_of(tree.token(token)); };
  for (const SyntaxNode& node : tree.nodes()) {
    if (node.kind != SyntaxKind::name || node.first < 1 ||
        tree.token(node.first).line != finding.location.line ||
        tree.token(node.first).column != finding.location.column)
      continue;
    const bool begins = sign_at(node.first - 1) == "," || sign_at(node.first - 1) == "{";
    const bool has_value =
        tree.token(node.first + 1).kind == TokenKind::string || sign_at(node.first + 1) == "{";
    const std::string word(sign_at(node.first));
    if (!begins || !has_value) return;
    const std::string meant = finding.edits.empty() ? "" : finding.edits.front().text;
    if (is_slip(word, meant) || same_but_for_case(word, meant)) return;
    // Words of other games take tables too: `when_dies { draw(1) }`.
    const bool proposed = finding.message.find("did you mean") != std::string::npos;
    if (proposed && sign_at(node.first + 1) == "{") return;
    finding.message += proposed ? " Or is an `=` missing behind it?" : "; is an `=` missing behind it?";
    finding.fix += " A key and its value are written `" + word + " = ...`.";
    return;
  }
}

}  // namespace

void ScriptReader::place_findings(std::size_t known, Diagnostics& findings) {
  const auto is_code = [](const char* code) {
    return [code](const Diagnostic& one) { return one.code == code; };
  };
  const auto first = findings.begin() + static_cast<std::ptrdiff_t>(known);
  if (first == findings.end() || std::any_of(first, findings.end(), is_code("L0101"))) return;
  // What ran too long would do so again, and what is no text has no tree.
  for (const char* code : {"L0102", "L0104", "L0105", "L0106", "L0107", "L0113"})
    if (std::any_of(first, findings.end(), is_code(code))) return;
  const std::shared_ptr<const Source> source = host_->shared_source();
  Diagnostics placed;
  if (host_->run(source->spread(), placed)) {  // which it did not before: nobody knows why
    lua_pop(host_->state(), 1);
    return;
  }
  const bool same = std::equal(first, findings.end(), placed.begin(), placed.end(),
                               [](const Diagnostic& one, const Diagnostic& other) {
                                 return one.code == other.code && one.message == other.message;
                               });
  if (!same) return;
  const bool unknown = std::any_of(placed.begin(), placed.end(), [](const Diagnostic& one) {
    return one.code == "L0108" || one.code == "L0109";
  });
  // The first unknown word ended the script; the others are found without running it.
  if (unknown) {
    add_unknown_words(placed);
    for (Diagnostic& one : placed) tell_missing_sign(one, host_->source());
  }
  findings.erase(first, findings.end());
  findings.insert(findings.end(), placed.begin(), placed.end());
}

void ScriptReader::add_unknown_words(Diagnostics& placed) const {
  const Source& source = host_->source();
  const SyntaxTree& tree = source.tree();
  std::vector<int> names;
  for (const SyntaxNode& node : tree.nodes())
    if (node.kind == SyntaxKind::name && node.free) names.push_back(node.first);
  std::sort(names.begin(), names.end());
  std::size_t left_out = 0;
  for (const int name : names) {
    const std::string word(tree.text_of(tree.token(name)));
    if (host_->knows(word)) continue;
    const Location where = source.range(tree.token(name).begin, tree.token(name).end);
    if (std::any_of(placed.begin(), placed.end(),
                    [&](const Diagnostic& one) { return one.location == where; }))
      continue;
    if (placed.size() >= host_->limits().findings)
      ++left_out;
    else
      placed.push_back(host_->unknown_word(word, where));
  }
  if (left_out > 0)
    placed.back().message += "; " + std::to_string(left_out) + " more unknown words are not told";
}

void ScriptReader::note_module(const std::shared_ptr<const Source>& source,
                               const std::vector<Value>& returned) {
  modules_.push_back(source);
  returned_.push_back(returned);
  surroundings_.add(source->text());
  surroundings_.add(0);
  // States that exist have not run it: functions that were read keep those, and later ones get others.
  states_.reset();
  if (host_) host_->set_function_states(function_states());
}

std::optional<CardScript> ScriptReader::read_card(const std::string& file, const std::string& text,
                                                  Diagnostics& findings) {
  std::vector<Value> values = read(file, text, findings);
  if (values.empty()) return std::nullopt;
  if (values.size() == 1)
    if (auto* script = held_in<CardScript>(values[0])) {
      // Explanations name the script that a value comes from.
      script->card.file = file;
      return std::move(*script);
    }
  findings.push_back({"L0303",
                      Severity::error,
                      {file, 1, 1, 1},
                      values.size() > 1
                          ? std::string("this file must return one card, not a list")
                          : std::string("this file must return a card, not ") + kind_of(values[0]),
                      "Return a card from it: `return instant \"Name\" { cost = \"{R}\", ... }`."});
  return std::nullopt;
}

}  // namespace sleight
