#include "tools/checking/script_changes.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>

#include "core/card/letters.h"
#include "scripting/syntax/script_tokens.h"
#include "tools/checking/alignment.h"
#include "tools/checking/described_parts.h"

namespace sleight {
namespace {

/// What a script makes.
struct Definition {
  std::string kind, name;
  const std::string* file = nullptr;
  const std::string* source = nullptr;  ///< the text of its file
  const CardFile* card = nullptr;       ///< of a card
  const Value* module = nullptr;        ///< of anything else
};

/// The order in which kinds are told.
constexpr std::array<std::string_view, 6> kinds{"mod", "set", "rule set", "keyword", "counter", "card"};
std::size_t rank_of(std::string_view kind) {
  return static_cast<std::size_t>(std::find(kinds.begin(), kinds.end(), kind) - kinds.begin());
}

std::vector<Definition> definitions_of(const Scripts& scripts) {
  std::vector<Definition> definitions;
  for (const CardFile& card : scripts.cards)
    definitions.push_back({"card", card.card.name, &card.file, &card.source, &card, nullptr});
  for (const ModuleFile& file : scripts.module_files)
    for (std::size_t i = 0; i < file.count; ++i) {
      const Value& value = scripts.modules[file.first + i];
      const ModuleName called = module_name(value);
      if (!called.kind.empty())
        definitions.push_back({called.kind, called.name, &file.file, &file.source, nullptr, &value});
    }
  std::stable_sort(definitions.begin(), definitions.end(), [](const Definition& a, const Definition& b) {
    return std::pair(rank_of(a.kind), lowered(a.name)) < std::pair(rank_of(b.kind), lowered(b.name));
  });
  return definitions;
}

DescribedParts parts_of(const Definition& definition, const ComparedSide& side) {
  const PartWords words{side.scripts.words, side.vocabulary, side.keywords};
  return definition.card != nullptr ? parts_of_card(*definition.card, words)
                                    : parts_of_module(*definition.module, *definition.source, words);
}

/// Of a rule set what it is in play.
DescribedParts parts_in_play(const Definition& definition, const ComparedSide& side) {
  const auto rules = side.rules.find(*definition.file);
  if (rules == side.rules.end()) return parts_of(definition, side);
  return parts_of_rules(std::get<RuleScript>(*definition.module), rules->second, *definition.source,
                        {side.scripts.words, side.vocabulary, side.keywords});
}

/// Whether two scripts say the same but for comments and blanks.
bool same_tokens(std::string_view one, std::string_view other) {
  if (one == other) return true;
  const std::vector<ScriptToken> a = tokens_of(one), b = tokens_of(other);
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](const ScriptToken& x, const ScriptToken& y) {
    return x.kind == y.kind && one.substr(x.begin, x.end - x.begin) == other.substr(y.begin, y.end - y.begin);
  });
}

/// Adds the lines in which a part differs: each beside the one that it has become, where as many are left.
void add_difference(const std::string& part, const std::vector<std::string>& before,
                    const std::vector<std::string>& after, std::vector<PartChange>& changes) {
  using Lines = std::vector<std::string>;
  const auto stretch = [](const Lines& lines, std::size_t begin, std::size_t end) {
    return Lines(lines.begin() + static_cast<std::ptrdiff_t>(begin),
                 lines.begin() + static_cast<std::ptrdiff_t>(end));
  };
  const Alignment alignment(WordList(before.begin(), before.end()), WordList(after.begin(), after.end()));
  for (const Parting& parting : alignment.partings()) {
    const Lines was = stretch(before, parting.begin, parting.end);
    const Lines is = stretch(after, parting.other_begin, parting.other_end);
    if (was.size() != is.size()) {
      changes.push_back({part, was, is});
      continue;
    }
    for (std::size_t i = 0; i < was.size(); ++i) changes.push_back({part, {was[i]}, {is[i]}});
  }
}

class ChangesOfScripts {
 public:
  ChangesOfScripts(const ComparedSide& before, const ComparedSide& after)
      : before_(before),
        after_(after),
        old_(definitions_of(before.scripts)),
        new_(definitions_of(after.scripts)),
        partner_(old_.size()) {}

  ScriptChanges changes() {
    match();
    for (std::size_t i = 0; i < old_.size(); ++i) {
      if (partner_[i])
        compare(old_[i], new_[*partner_[i]]);
      else
        tell_alone(old_[i], before_, /*added=*/false);
    }
    std::vector<char> matched(new_.size(), 0);
    for (const std::optional<std::size_t>& partner : partner_)
      if (partner) matched[*partner] = 1;
    for (std::size_t k = 0; k < new_.size(); ++k)
      if (matched[k] == 0) tell_alone(new_[k], after_, /*added=*/true);
    std::stable_sort(
        changes_.things.begin(), changes_.things.end(), [](const ThingChange& a, const ThingChange& b) {
          return std::pair(rank_of(a.kind), lowered(a.name)) < std::pair(rank_of(b.kind), lowered(b.name));
        });
    return std::move(changes_);
  }

 private:
  using Key = std::tuple<std::string, std::string, int>;

  /// Of several of one name the first is matched with the first.
  static std::map<Key, std::size_t> by_name(const std::vector<Definition>& definitions) {
    std::map<Key, std::size_t> places;
    for (std::size_t i = 0; i < definitions.size(); ++i) {
      int nth = 0;
      while (!places.emplace(Key{definitions[i].kind, lowered(definitions[i].name), nth}, i).second) ++nth;
    }
    return places;
  }
  /// The only definition of a kind; nothing where there are none, or several.
  static std::optional<std::size_t> only(const std::vector<Definition>& definitions, std::string_view kind) {
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < definitions.size(); ++i) {
      if (definitions[i].kind != kind) continue;
      if (found) return std::nullopt;
      found = i;
    }
    return found;
  }

  void match() {
    const std::map<Key, std::size_t> places = by_name(new_);
    for (const auto& [key, i] : by_name(old_))
      if (const auto found = places.find(key); found != places.end()) partner_[i] = found->second;
    for (const std::string_view kind : kinds)
      if (const std::optional<std::size_t> one = only(old_, kind), other = only(new_, kind); one && other)
        partner_[*one] = other;
  }

  void compare(const Definition& one, const Definition& other) {
    // The same script is another rule set where what it is like has changed.
    const bool are_rules = one.kind == "rule set";
    if (!are_rules && one.name == other.name && same_tokens(*one.source, *other.source)) {
      ++changes_.same;
      return;
    }
    const DescribedParts was = are_rules ? parts_in_play(one, before_) : parts_of(one, before_);
    const DescribedParts is = are_rules ? parts_in_play(other, after_) : parts_of(other, after_);
    ThingChange change{other.kind, other.name, *one.file, *other.file, {}};
    if (one.name != other.name) change.parts.push_back({"name", {one.name}, {other.name}});
    for (std::size_t i = 0; i < was.parts.size(); ++i)
      if (was.parts[i].lines != is.parts[i].lines)
        add_difference(was.parts[i].name, was.parts[i].lines, is.parts[i].lines, change.parts);
    // What no English tells: the order of abilities, for instance, or what a function does.
    if (change.parts.empty() && was.script != is.script)
      add_difference("script", was.script, is.script, change.parts);
    if (change.parts.empty())
      ++changes_.same;
    else
      changes_.things.push_back(std::move(change));
  }

  void tell_alone(const Definition& definition, const ComparedSide& side, bool added) {
    ThingChange change{
        definition.kind, definition.name, added ? "" : *definition.file, added ? *definition.file : "", {}};
    for (DescribedPart& part : parts_of(definition, side).parts)
      if (!part.lines.empty()) {
        change.parts.push_back({part.name, {}, {}});
        (added ? change.parts.back().after : change.parts.back().before) = std::move(part.lines);
      }
    changes_.things.push_back(std::move(change));
  }

  const ComparedSide& before_;
  const ComparedSide& after_;
  std::vector<Definition> old_, new_;
  std::vector<std::optional<std::size_t>> partner_;  ///< of each old definition the new one
  ScriptChanges changes_;
};

}  // namespace

ScriptChanges changes_between(const ComparedSide& before, const ComparedSide& after) {
  return ChangesOfScripts(before, after).changes();
}

}  // namespace sleight
