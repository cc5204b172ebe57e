#pragma once

#include <CardParser.h>
#include <antlr4-runtime.h>

#include <cstddef>
#include <deque>
#include <span>
#include <vector>

#include "grammar/parsing/cutter.h"
#include "grammar/parsing/lookahead.h"
#include "grammar/parsing/outline.h"

namespace sleight {

/// A word as ANTLR's parser wants it: its class and its number in the line are all that is asked of it.
class WordOfLine final : public antlr4::Token {
 public:
  WordOfLine(std::size_t type, std::size_t number) : type_(type), number_(number) {}
  std::size_t getType() const override { return type_; }
  std::size_t getTokenIndex() const override { return number_; }
  std::string getText() const override { return {}; }
  std::size_t getLine() const override { return 0; }
  std::size_t getCharPositionInLine() const override { return 0; }
  std::size_t getChannel() const override { return antlr4::Token::DEFAULT_CHANNEL; }
  std::size_t getStartIndex() const override { return number_; }
  std::size_t getStopIndex() const override { return number_; }
  antlr4::TokenSource* getTokenSource() const override { return nullptr; }
  antlr4::CharStream* getInputStream() const override { return nullptr; }
  std::string toString() const override { return {}; }

 private:
  std::size_t type_;
  std::size_t number_;
};

/// The words of one line in their order, the end of the line behind them.
class LineStream final : public antlr4::TokenStream {
 public:
  void take(std::span<const std::size_t> types);
  antlr4::Token* LT(ssize_t k) override { return &words_[place(k)]; }
  std::size_t LA(ssize_t k) override { return words_[place(k)].getType(); }
  antlr4::Token* get(std::size_t at) const override { return &words_[at]; }
  void consume() override { at_ = std::min(at_ + 1, words_.size() - 1); }
  std::size_t index() override { return at_; }
  void seek(std::size_t at) override { at_ = std::min(at, words_.size() - 1); }
  std::size_t size() override { return words_.size(); }
  // All of them stay, whatever is marked.
  ssize_t mark() override { return 0; }
  void release(ssize_t /*marker*/) override {}
  antlr4::TokenSource* getTokenSource() const override { return nullptr; }
  std::string getSourceName() const override { return {}; }
  std::string getText(const antlr4::misc::Interval& /*where*/) override { return {}; }
  std::string getText() override { return {}; }
  std::string getText(antlr4::RuleContext* /*of*/) override { return {}; }
  std::string getText(antlr4::Token* /*start*/, antlr4::Token* /*stop*/) override { return {}; }

 private:
  std::size_t place(ssize_t k) const {
    const std::size_t at = k < 0 ? at_ - static_cast<std::size_t>(-k) : at_ + static_cast<std::size_t>(k) - 1;
    return std::min(at, words_.size() - 1);
  }
  mutable std::vector<WordOfLine> words_;
  std::size_t at_ = 0;
};

/// ANTLR's parser of one thread at a time, with what it has asked about the grammar: what it knows it need
/// not ask again, and only the first lines of all are slow.
class Recognizer {
 public:
  Recognizer();

  /// Parses a line of words of these classes. What comes of it lives until the next line.
  const Outline& parse(std::span<const std::size_t> types);
  Cutter& cutter() { return cutter_; }
  /// What is known of the grammar, which all recognisers share.
  Lookahead& lookahead();

 private:
  Outline parse_anew(std::span<const std::size_t> types);

  Cutter cutter_;
  Outlines outlines_;
  LineStream line_;
  std::vector<antlr4::dfa::DFA> learnt_by_antlr_;  ///< nothing: it is never asked
  antlr4::atn::PredictionContextCache contexts_;
  grammar::CardParser parser_{&line_};
};

/// A recogniser of one's own for as long as this lives: one that has been used before, where there is any.
class BorrowedRecognizer {
 public:
  BorrowedRecognizer();
  ~BorrowedRecognizer();
  BorrowedRecognizer(const BorrowedRecognizer&) = delete;
  BorrowedRecognizer& operator=(const BorrowedRecognizer&) = delete;

  Recognizer* operator->() const { return own_.get(); }

 private:
  std::unique_ptr<Recognizer> own_;
};

}  // namespace sleight
