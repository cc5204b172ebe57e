#include "grammar/parsing/recognizer.h"

#include <exception>
#include <mutex>

#include "grammar/parsing/lookahead.h"
#include "grammar/parsing/prediction.h"

namespace sleight {

namespace {

using antlr4::atn::ParserATNSimulator;
using grammar::CardParser;

/// What is known of the grammar, which all recognisers share.
Lookahead& lookahead_in(const antlr4::atn::ATN& atn) {
  // Never taken down: a program that ends would spend a tenth of its time on what it had learnt.
  static const Network& network = *new Network(atn);
  static Lookahead& lookahead = *new Lookahead(network, learnt_when_built());
  return lookahead;
}

/// What the generated parser asks when several alternatives begin alike.
class Predictor final : public ParserATNSimulator {
 public:
  Predictor(CardParser& parser, std::vector<antlr4::dfa::DFA>& none,
            antlr4::atn::PredictionContextCache& contexts)
      : ParserATNSimulator(&parser, parser.getATN(), none, contexts),
        parser_(parser),
        prediction_(lookahead_in(parser.getATN())) {}

  std::size_t adaptivePredict(antlr4::TokenStream* words, std::size_t decision,
                              antlr4::ParserRuleContext* context) override {
    std::size_t ahead = 0;
    if (const std::size_t alternative = prediction_.choose(decision, *words, ahead)) return alternative;
    // The generated code expects no answer but this.
    throw antlr4::NoViableAltException(&parser_, words, words->LT(1), words->LT(static_cast<ssize_t>(ahead)),
                                       nullptr, context, false);
  }

 private:
  CardParser& parser_;
  Prediction prediction_;
};

/// The token that prediction or matching could not go on with.
std::size_t where_it_stopped(const antlr4::ParseCancellationException& error, std::size_t fallback) {
  try {
    // Giving up wraps what went wrong, and only that knows the token.
    std::rethrow_if_nested(error);
  } catch (const antlr4::RecognitionException& cause) {
    if (cause.getOffendingToken() != nullptr) return cause.getOffendingToken()->getTokenIndex();
  } catch (const std::exception&) {
    return fallback;
  }
  return fallback;
}

/// Those that nobody is using.
struct Idle {
  std::mutex lock;
  std::vector<std::unique_ptr<Recognizer>> recognizers;
};
Idle& idle() {
  static Idle& all = *new Idle;  // never taken down, as what was learnt is not
  return all;
}

}  // namespace

void LineStream::take(std::span<const std::size_t> types) {
  words_.clear();
  for (const std::size_t type : types) words_.emplace_back(type, words_.size());
  words_.emplace_back(antlr4::Token::EOF, words_.size());
  at_ = 0;
}

Recognizer::Recognizer() {
  parser_.setInterpreter(new Predictor(parser_, learnt_by_antlr_, contexts_));  // the parser owns it
  parser_.removeErrorListeners();
  // No repairs: a line with a word dropped or made up would be a guess at its meaning.
  parser_.setErrorHandler(std::make_shared<antlr4::BailErrorStrategy>());
}

Lookahead& Recognizer::lookahead() { return lookahead_in(parser_.getATN()); }

const Outline& Recognizer::parse(std::span<const std::size_t> types) {
  const Outline* const known = outlines_.find(types);
  return known != nullptr ? *known : outlines_.keep(types, parse_anew(types));
}

Outline Recognizer::parse_anew(std::span<const std::size_t> types) {
  line_.take(types);
  parser_.reset();
  try {
    return outline_of(*parser_.line());
  } catch (const antlr4::ParseCancellationException& error) {
    Outline none;
    none.stopped_at = std::min(where_it_stopped(error, line_.index()), types.size());
    return none;
  }
}

BorrowedRecognizer::BorrowedRecognizer() {
  {
    const std::scoped_lock held(idle().lock);
    if (!idle().recognizers.empty()) {
      own_ = std::move(idle().recognizers.back());
      idle().recognizers.pop_back();
    }
  }
  if (own_ == nullptr) own_ = std::make_unique<Recognizer>();
}

BorrowedRecognizer::~BorrowedRecognizer() {
  const std::scoped_lock held(idle().lock);
  idle().recognizers.push_back(std::move(own_));
}

}  // namespace sleight
