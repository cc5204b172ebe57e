#include "scripting/words/lasting_step_words.h"

#include "core/card/verb.h"
#include "scripting/words/step_fields.h"

namespace sleight {

void add_lasting_steps(std::vector<Form<Step>>& list) {
  using namespace step_fields;
  using enum Verb;
  const auto change_fields = [] {
    return std::vector{
        what("What is changed."), field<Step, &Step::change>("change", "Keys of a change, in a table.", true),
        field<Step, &Step::condition>("only_while", "It ends, for good, when this does not hold any more.")};
  };
  list.push_back({"until_end_of_turn", Style::call, lasts<change, Duration::end_of_turn>, change_fields(),
                  "Changes them until the end of turn.", "R-CLEAN-2"});
  list.push_back({"until_end_of_combat", Style::call, lasts<change, Duration::end_of_combat>, change_fields(),
                  "Changes them until the attack ends."});
  list.push_back({"for_good", Style::call, lasts<change, Duration::for_good>, change_fields(),
                  "Changes them until they change zone.", "R-DUR-1"});
  list.push_back({"while_tapped", Style::call, lasts<change, Duration::while_source_tapped>, change_fields(),
                  "Changes them while this card stays tapped.", "R-DUR-3"});
  list.push_back({"while_in_play", Style::call, lasts<change, Duration::while_source_in_play>,
                  change_fields(), "Changes them while this card stays in play."});
  list.push_back({"until_next_untap", Style::call, lasts<change, Duration::next_untap>, change_fields(),
                  "Changes them through their controller's next untap phase."});
  list.push_back({"while_yours", Style::call, lasts<change, Duration::while_source_yours>, change_fields(),
                  "Changes them while you control this card.", "R-DUR-3"});
  list.push_back({"while_yours_and_tapped", Style::call, lasts<change, Duration::while_yours_and_tapped>,
                  change_fields(), "Changes them while you control this card and it stays tapped.",
                  "R-DUR-3"});
  list.push_back({"until_next_upkeep", Style::call, lasts<change, Duration::next_upkeep>, change_fields(),
                  "Changes them until your next upkeep begins."});
  list.push_back({"until_end_of_next_upkeep", Style::call, lasts<change, Duration::end_of_next_upkeep>,
                  change_fields(), "Changes them until your next upkeep is over."});
  list.push_back({"until_next_turn", Style::call, lasts<change, Duration::next_turn>, change_fields(),
                  "Changes them until your next turn begins."});
  // A rule is no part of what a thing is, and no layer applies it: it has words of its own.
  const auto rule_fields = [] {
    return std::vector{field<Step, &Step::abilities>("rule", "A rule ability, with `affects`.", true)};
  };
  list.push_back({"this_turn", Style::call, lasts<rule, Duration::end_of_turn>, rule_fields(),
                  "The rule holds until the end of turn."});
  list.push_back({"this_combat", Style::call, lasts<rule, Duration::end_of_combat>, rule_fields(),
                  "The rule holds until the attack ends."});
  list.push_back({"from_now_on", Style::call, lasts<rule, Duration::for_good>, rule_fields(),
                  "The rule holds for good."});
  list.push_back({"as_long_as_tapped", Style::call, lasts<rule, Duration::while_source_tapped>, rule_fields(),
                  "The rule holds while this card stays tapped."});
  list.push_back({"as_long_as_in_play", Style::call, lasts<rule, Duration::while_source_in_play>,
                  rule_fields(), "The rule holds while this card stays in play."});
  list.push_back({"through_next_untap", Style::call, lasts<rule, Duration::next_untap>, rule_fields(),
                  "The rule holds through the next untap phase."});
  list.push_back({"as_long_as_yours", Style::call, lasts<rule, Duration::while_source_yours>, rule_fields(),
                  "The rule holds while you control this card."});
  list.push_back({"as_long_as_yours_and_tapped", Style::call, lasts<rule, Duration::while_yours_and_tapped>,
                  rule_fields(), "The rule holds while you control this card and it stays tapped."});
  list.push_back({"through_next_upkeep", Style::call, lasts<rule, Duration::next_upkeep>, rule_fields(),
                  "The rule holds until your next upkeep begins."});
  list.push_back({"up_to_next_turn", Style::call, lasts<rule, Duration::next_turn>, rule_fields(),
                  "The rule holds until your next turn begins."});
  list.push_back({"up_to_owners_next_turn", Style::call, lasts<rule, Duration::owners_next_turn>,
                  rule_fields(), "The rule holds until the next turn of this card's owner begins."});
}

}  // namespace sleight
