#include "grammar/meaning.h"
#include "grammar/vocabulary.h"

namespace sleight {

namespace {

constexpr CardType spell_types =
    CardType::instant | CardType::interrupt | CardType::sorcery | CardType::mana_source;

/// "{B}: Regenerate ~." is what the keyword stands for: both are one ability.
bool is_regeneration(const Ability& ability) {
  if (ability.modes.size() != 1 || ability.modes.front().steps.size() != 1) return false;
  const Step& step = ability.modes.front().steps.front();
  return step.verb == Verb::regenerate && step.what.from == Reference::self &&
         ability.condition.kind == ConditionKind::always && ability.user.empty() &&
         ability.speed == Speed::instant;
}

bool speaks_back(const Node& np) {
  const Node& plain = np.first().first();
  return plain.has("IT") || plain.has("THEY");
}

/// Whether that is "at end of turn" or "at end of combat".
bool at_an_end(const Node& triggered) {
  const Node* trigger = triggered.child("trigger");
  return trigger != nullptr && trigger->has("END") && !trigger->has("time");
}

/// "As long as ~ is attacking, it has banding" affects it only then: that is a demand on what is affected.
void fold_state(Ability& ability, const Selector& subject) {
  const Condition& state = ability.condition;
  const bool same = state.kind == ConditionKind::matches && state.what == subject && state.like.also.empty();
  if (!same || subject.from == Reference::permanents) return;
  ability.affects = subject;
  for (const Filter& filter : state.like.filters) ability.affects.filters.push_back(filter);
  in_canonical_order(ability.affects.filters);
  ability.condition = {};
}

Ability rule_ability(RuleKind kind) {
  Ability ability;
  ability.kind = AbilityKind::rule;
  ability.rule.kind = kind;
  return ability;
}

}  // namespace

void Meaning::line(const Node& node) {
  take(node);
  const Node& said = node.first();
  const bool is_spell = any(facts_.types & spell_types);
  if (said.is("keywordList")) return keywords(said);
  if (said.is("activated")) return activated(said);
  if (said.is("triggered") && !(is_spell && at_an_end(said))) return triggered(said);
  if (said.is("played")) {
    take(said);
    Ability ability;
    ability.kind = AbilityKind::when_played;
    ability.modes.emplace_back();
    sentences(*said.child("sentences"), ability.modes.front());
    abilities_.push_back(std::move(ability));
    return;
  }
  if (is_spell) return spell(node);
  if (said.is("sentences")) return plain(said);
  fail();
}

/// One more line of the effect of a spell.
void Meaning::spell(const Node& node) {
  const Node& said = node.first();
  if (said.is("sentences")) {
    const auto parts = said.all("sentence");
    if (parts.size() == 1 && parts.front()->has("casting")) {
      take(said);
      take(*parts.front());
      return casting(*parts.front()->child("casting"));
    }
  }
  if (!spell_.empty() && (said.is("modal") || spell_.size() > 1)) return fail();
  std::vector<Mode> read;
  if (said.is("triggered")) {
    // "At end of turn, ..." of a spell is the next one, once.
    take(said);
    take(*said.child("trigger"));
    read.emplace_back();
    Step later = at_next(said.child("trigger")->has("COMBAT") ? EventKind::end_of_combat : EventKind::phase,
                         "cleanup");
    Mode then;
    take(*said.child("effect"));
    const Node* parts = said.child("effect")->child("sentences");
    if (parts == nullptr || said.has("condition")) return fail();
    sentences(*parts, then);
    if (!then.targets.empty()) fail();
    later.then = std::move(then.steps);
    read.back().steps.push_back(std::move(later));
  } else {
    read = modes(node);
  }
  if (spell_.empty()) {
    spell_ = std::move(read);
  } else if (read.size() == 1 && read.front().targets.empty()) {
    for (Step& step : read.front().steps) spell_.front().steps.push_back(std::move(step));
  } else {
    fail();
  }
}

void Meaning::keywords(const Node& node) {
  take(node);
  bool wall = false;
  for (const Word subtype : facts_.subtypes) wall = wall || subtype == Word{"wall"};
  for (const Node* child : node.all("keyword")) {
    if (child->has("ENCHANT")) {
      take(*child);
      enchants_ = group(*child->child("group"));
    } else if (child->has("DEFENDER") && wall) {
      take(*child);  // the rules say so of every wall
    } else {
      abilities_.push_back(keyword(*child));
    }
  }
}

void Meaning::activated(const Node& node) {
  take(node);
  Ability ability;
  ability.kind = AbilityKind::activated;
  ability.cost = cost(*node.child("cost"));
  activated_ = &ability;
  ability.modes = modes(*node.child("effect"));
  activated_ = nullptr;
  if (is_regeneration(ability)) {
    Ability keyword;
    keyword.kind = AbilityKind::keyword;
    keyword.keyword.name = word("regeneration");
    keyword.keyword.cost = std::move(ability.cost);
    ability = std::move(keyword);
  }
  abilities_.push_back(std::move(ability));
}

void Meaning::triggered(const Node& node) {
  take(node);
  Ability ability;
  ability.kind = AbilityKind::triggered;
  event_ = true;
  trigger(*node.child("trigger"), ability);
  if (const Node* said = node.child("condition")) {
    if (ability.condition.kind != ConditionKind::always) fail();
    ability.condition = condition(*said);
  }
  ability.modes = modes(*node.child("effect"));
  const Node* event = node.child("trigger")->child("event");
  abilities_.push_back(ability);
  if (event == nullptr || !event->has("OR")) return;
  // "Blocks or becomes blocked by": two events, one ability each.
  ability.trigger.event = EventKind::becomes_blocked;
  abilities_.push_back(std::move(ability));
}

/// The modes that the only child of `node`, a modal choice or sentences, stands for.
std::vector<Mode> Meaning::modes(const Node& node) {
  take(node);
  const Node& said = node.first();
  std::vector<Mode> read;
  if (said.is("modal")) {
    take(said);
    for (const Node* child : said.all("sentences")) {
      read.emplace_back();
      sentences(*child, read.back());
    }
    return read;
  }
  const auto parts = said.all("sentence");
  read = either_way(*parts.front());
  if (read.empty()) {
    read.emplace_back();
    sentences(said, read.back());
    return read;
  }
  take(said);
  for (std::size_t i = 1; i < parts.size(); ++i) {
    if (const Node* about = parts[i]->child("restriction")) {
      take(*parts[i]);
      restriction(*about);
      continue;
    }
    // Whatever follows, follows either way.
    for (Mode& mode : read) {
      targets_ = &mode.targets;
      sentence(*parts[i], mode.steps);
      targets_ = nullptr;
    }
  }
  return read;
}

/// "Tap or untap target ..." and "add {U} or {B}": two modes that differ in one word. None for other
/// sentences.
std::vector<Mode> Meaning::either_way(const Node& sentence) {
  std::vector<Mode> read;
  const Node* only = sentence.child("clause");
  const Node* act =
      only != nullptr && !only->has("unless") && !only->has("later") ? only->child("imperative") : nullptr;
  if (act == nullptr) return read;
  if (const Node* either = act->child("tapOrUntap")) {
    take_all(sentence);
    for (const Verb verb : {Verb::tap, Verb::untap}) {
      read.emplace_back();
      targets_ = &read.back().targets;
      Step step;
      step.verb = verb;
      step.what = np(*either->child("np"));
      targets_ = nullptr;
      read.back().steps.push_back(std::move(step));
    }
  } else if (act->has("ADD") && act->has("OR")) {
    take_all(sentence);
    for (const Node* one : act->all("mana")) {
      read.emplace_back();
      Step step;
      step.verb = Verb::add_mana;
      add_to(step, *one);
      read.back().steps.push_back(std::move(step));
    }
  }
  return read;
}

/// Lines of a permanent that stand by themselves: each sentence is a static ability.
void Meaning::plain(const Node& node) {
  take(node);
  for (const Node* child : node.all("sentence")) statics(*child);
}

void Meaning::add_rule(Ability rule, const Selector& affects, const Condition& condition) {
  rule.affects = affected(affects);
  rule.condition = condition;
  abilities_.push_back(std::move(rule));
}

void Meaning::statics(const Node& node) {
  take(node);
  if (node.has("stillLand")) {
    take(*node.child("stillLand"));
    if (abilities_.empty() || !keep_land(abilities_.back().change)) fail();
    return;
  }
  if (const Node* less = node.child("reduction")) {
    abilities_.push_back(reduction(*less));
    abilities_.back().affects = affected(abilities_.back().affects);
    return;
  }
  if (const Node* goes_on = node.child("lingering")) {
    take(*goes_on);
    if (abilities_.empty() || abilities_.back().kind != AbilityKind::continuous) return fail();
    abilities_.back().lingers = true;
    return;
  }
  if (node.has("casting") && any(facts_.types)) return casting(*node.child("casting"));
  Condition holds;
  const Node* clause = node.child("clause");
  if (const Node* whenever = node.child("whileHolds")) {
    take(*whenever);
    holds = condition(*whenever->child("condition"));
    clause = whenever->child("clause");
  }
  if (clause == nullptr || node.has("whereX") || clause->has("later")) return fail();
  take(*clause);
  if (const Node* unless = clause->child("unless")) {
    take(*unless);
    const Node* said = unless->child("condition");
    if (said == nullptr || holds.kind != ConditionKind::always) return fail();
    // What the condition speaks of comes after the subject, but no pronoun in it looks back.
    holds = none_of(condition(*said));
    if (holds.parts.front().kind == ConditionKind::none) {
      Condition inner = holds.parts.front().parts.front();
      holds = std::move(inner);
    }
  }
  if (const Node* said = clause->child("statement")) return static_statement(*said, holds);
  const Node* act = clause->child("imperative");
  const Node* skip = act == nullptr ? nullptr : act->child("skipping");
  if (skip == nullptr || skip->has("NEXT")) return fail();
  take(*act);
  take(*skip);
  Ability rule = rule_ability(RuleKind::skips_phase);
  const Node* phase = skip->child("phaseName");
  take(*phase);
  rule.rule.word = word(phase->first().text);
  add_rule(std::move(rule), possessive(*skip->child("possessive")), holds);
}

void Meaning::static_statement(const Node& said, const Condition& already) {
  take(said);
  Condition holds = already;
  if (said.has("PROTECTION")) {
    const auto who = said.all("np");
    if (!(np(*who[0]) == one(Reference::self)) || !(np(*who[1]) == one(Reference::self))) return fail();
    return add_rule(rule_ability(RuleKind::spared_by_own_grants), {}, holds);
  }
  if (said.has("ABLE")) {
    Ability must = rule_ability(RuleKind::must_block);
    must.rule.by = np(*said.child("np"));
    return add_rule(std::move(must), group(*said.child("group")), holds);
  }
  Selector subject = np(*said.child("np"));
  if (said.has("PRODUCE")) {
    Ability more = rule_ability(RuleKind::additional_mana);
    more.rule.amount = number(*said.child("number"));
    return add_rule(std::move(more), subject, holds);
  }
  if (said.has("CAUSE")) return add_rule(rule_ability(RuleKind::attacks_without_tapping), subject, holds);
  Duration lasting = Duration::for_good;
  if (const Node* until = said.child("duration")) {
    if (holds.kind != ConditionKind::always || !until->has("condition")) return fail();
    // "Each creature ... as long as it is untapped" asks each of them, and one condition is asked for all.
    const bool pronoun =
        until->child("condition")->has("np") && speaks_back(*until->child("condition")->child("np"));
    if (pronoun && subject.from == Reference::permanents) return fail();
    lasting = duration(until, &holds);
  }
  Ability continuous;
  continuous.kind = AbilityKind::continuous;
  Selector affects = subject;
  for (const Node* child : said.all("predicate")) {
    take(*child);
    if (const Node* changing = child->child("changing")) {
      change_part(*changing, subject, affects, continuous.change);
    } else if (const Node* ruling = child->child("ruling")) {
      Selector about = subject;
      for (Ability& each : rules(*ruling, about, lasting)) add_rule(std::move(each), about, holds);
      if (lasting != Duration::for_good) fail();
    } else if (const Node* skip = child->child("skipping")) {
      take(*skip);
      Ability rule = rule_ability(RuleKind::skips_phase);
      const Node* phase = skip->child("phaseName");
      take(*phase);
      rule.rule.word = word(phase->first().text);
      if (skip->has("NEXT") || !skip->child("possessive")->has("THEIR")) fail();
      take_all(*skip->child("possessive"));
      add_rule(std::move(rule), subject, holds);
    } else {
      fail();
    }
  }
  if (continuous.change.parts.empty()) return;
  continuous.affects = affected(affects);
  continuous.condition = holds;
  fold_state(continuous, subject);
  in_layer_order(continuous.change);
  abilities_.push_back(std::move(continuous));
}

}  // namespace sleight
