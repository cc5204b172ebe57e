#include "tools/playtest/kept_checks.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/card/definition_fields.h"
#include "core/card/fingerprint.h"
#include "core/card/fnv.h"
#include "tools/playtest/situation.h"

namespace sleight::playtest {
namespace {

using Json = nlohmann::json;

/// The bytes of what came of trying a card. Places lie in its script, whatever that is called.
std::string bytes_of(const PlayedCheck& check) {
  Json findings = Json::array();
  for (const Diagnostic& finding : check.findings) {
    const Location& at = finding.location;
    findings.push_back({finding.code, static_cast<int>(finding.severity), at.line, at.column, at.length,
                        at.end_line, at.end_column, finding.message, finding.fix});
  }
  const Json all = {findings, check.scenarios, check.situations, check.parts, check.idle, check.unreached};
  const std::vector<std::uint8_t> bytes = Json::to_cbor(all);
  return {bytes.begin(), bytes.end()};
}

/// What such bytes say of the script in `file`; nothing where they are none of `bytes_of`.
std::optional<PlayedCheck> check_of(std::string_view bytes, const std::string& file) {
  const Json all = Json::from_cbor(bytes, true, false);
  if (all.is_discarded()) return std::nullopt;
  try {
    PlayedCheck check;
    for (const Json& finding : all.at(0)) {
      Location at{file, finding.at(2), finding.at(3), finding.at(4), finding.at(5), finding.at(6)};
      check.findings.push_back({finding.at(0), static_cast<Severity>(finding.at(1).get<int>()), std::move(at),
                                finding.at(7), finding.at(8)});
    }
    all.at(1).get_to(check.scenarios);
    all.at(2).get_to(check.situations);
    all.at(3).get_to(check.parts);
    all.at(4).get_to(check.idle);
    all.at(5).get_to(check.unreached);
    return check;
  } catch (const Json::exception&) {
    return std::nullopt;
  }
}

/// Looks for functions, wherever in a definition they stand.
struct LooksForFunctions {
  bool& found;
  template <typename Part>
  requires requires(const Part& part) { part.function; }
  void operator()(const Part& part) { found = found || part.function != nullptr; }
};

/// Whether some keyword or counter calls functions: what those do cannot be told from what they are.
bool calls_functions(const Library& base) {
  bool found = false;
  for (const auto& keyword : base.keywords()) definition::walk(keyword->abilities, LooksForFunctions{found});
  for (const auto& counter : base.counters()) definition::walk(counter->abilities, LooksForFunctions{found});
  return found;
}

/// Whether all that was found lies in the script of the card alone.
bool can_be_kept(const PlayedCheck& check, const std::string& file) {
  return std::all_of(check.findings.begin(), check.findings.end(), [&](const Diagnostic& finding) {
    return finding.location.file == file && finding.related.empty() && finding.edits.empty();
  });
}

}  // namespace

KeptChecks::KeptChecks(const Trials& trials, ScriptCache* cache)
    : trials_(trials), cache_(calls_functions(*trials.base) ? nullptr : cache) {
  if (cache_ == nullptr) return;
  Fnv<std::uint64_t> sum;
  sum.add_whole(trials.seed);
  for (const auto& rules : trials.rules) sum.add_whole(fingerprint(*trials.base, *rules));
  for (const Card& card : trials.stock) sum.add_whole(fingerprint(*trials.base, card));
  of_all_ = sum.value();
}

std::uint64_t KeptChecks::surroundings_of(const Card& card) const {
  const Cast cast = cast_of(card, trials_.stock, *trials_.base, trials_.words);
  Fnv<std::uint64_t> sum;
  sum.add_whole(of_all_);
  sum.add_whole(fingerprint(*trials_.base, card));
  for (std::size_t i = cast.probes_begin; i < cast.cards.size(); ++i)
    sum.add_whole(fingerprint(*trials_.base, cast.cards[i]));
  return sum.value();
}

PlayedCheck KeptChecks::check(const CardFile& script) {
  // What its functions do hangs on all that they may call.
  if (cache_ == nullptr || script.functions > 0) return check_played(script, trials_);
  const std::uint64_t surroundings = surroundings_of(script.card);
  const std::optional<std::string_view> bytes = cache_->find(surroundings, script.source);
  std::optional<PlayedCheck> kept = bytes ? check_of(*bytes, script.file) : std::nullopt;
  if (kept) {
    ++known_;
    return std::move(*kept);
  }
  PlayedCheck check = check_played(script, trials_);
  if (can_be_kept(check, script.file)) cache_->keep(surroundings, script.source, bytes_of(check));
  return check;
}

}  // namespace sleight::playtest
