#include "grammar/parsing/outline.h"

#include <CardParser.h>
#include <antlr4-runtime.h>

#include <utility>

namespace sleight {

namespace {

using grammar::CardParser;

/// A thousand cards have fewer lines of their own: strange texts fill no memory.
constexpr std::size_t most_outlines = 1 << 12;

// A rule's number is its phrase: the copy of the tree looks nothing up, and this is what makes that safe.
#define PHRASE_RULE(rule, phrase) \
  static_assert(CardParser::Rule##rule + 1 == static_cast<int>(Phrase::phrase));
#define PHRASE_LABEL(context, phrase)
#include <phrase_contexts.inc>
#undef PHRASE_RULE
#undef PHRASE_LABEL

/// The label of an alternative, by the class that ANTLR makes for it; none for an alternative without one.
Phrase label_of(const antlr4::ParserRuleContext& context) {
#define PHRASE_RULE(rule, phrase)
#define PHRASE_LABEL(context, phrase) {&typeid(CardParser::context), Phrase::phrase},
  // ANTLR makes a class for each label and no number: its type is all there is to tell them apart by. All of
  // them are of this program, so that where the description of a type stands is enough.
  static const std::unordered_map<const std::type_info*, Phrase> labels = {
#include <phrase_contexts.inc>
  };
#undef PHRASE_RULE
#undef PHRASE_LABEL
  const auto found = labels.find(&typeid(context));
  return found == labels.end() ? Phrase::none : found->second;
}

Phrase rule_of(const antlr4::ParserRuleContext& context) {
  return static_cast<Phrase>(context.getRuleIndex() + 1);
}

/// The rule as readers know it: the first sentence is a sentence like any other.
constexpr Phrase known_as(Phrase rule) { return rule == Phrase::opening ? Phrase::sentence : rule; }

/// The context that has the alternative: of a first sentence that is none but like any other, that one.
const antlr4::ParserRuleContext& opened(const antlr4::ParserRuleContext& context) {
  const auto* only = rule_of(context) == Phrase::sentence && context.children.size() == 1
                         ? dynamic_cast<const antlr4::ParserRuleContext*>(context.children.front())
                         : nullptr;
  return only != nullptr && rule_of(*only) == Phrase::opening ? *only : context;
}

void add_parts(const antlr4::tree::ParseTree& tree, std::vector<Outline::Part>& parts) {
  if (typeid(tree) == typeid(antlr4::tree::TerminalNodeImpl)) {
    parts.emplace_back();
    return;
  }
  const auto& whole = static_cast<const antlr4::ParserRuleContext&>(tree);
  const antlr4::ParserRuleContext& context = opened(whole);
  const Phrase rule = known_as(rule_of(whole));
  const Phrase label = label_of(context);
  // A phrase can be asked for by one name, whether its rule has labels or not. No line has so many words that
  // their number needs more.
  parts.push_back(
      {rule, label == Phrase::none ? rule : label, static_cast<std::uint16_t>(context.children.size())});
  for (const antlr4::tree::ParseTree* child : context.children) add_parts(*child, parts);
}

std::u16string key_of(std::span<const std::size_t> types) { return {types.begin(), types.end()}; }

}  // namespace

Outline outline_of(const antlr4::ParserRuleContext& tree) {
  Outline outline;
  add_parts(tree, outline.parts);
  outline.parts.shrink_to_fit();
  return outline;
}

const Outline* Outlines::find(std::span<const std::size_t> types) const {
  const auto found = known_.find(key_of(types));
  return found == known_.end() ? nullptr : &found->second;
}

const Outline& Outlines::keep(std::span<const std::size_t> types, Outline outline) {
  if (known_.size() >= most_outlines) known_.clear();
  return known_.insert_or_assign(key_of(types), std::move(outline)).first->second;
}

}  // namespace sleight
