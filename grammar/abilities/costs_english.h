#pragma once

#include <optional>
#include <string>

#include "grammar/reading_context.h"
#include "grammar/speaker.h"

/// What is paid: read and said.
namespace sleight {

Cost read_cost(ReadingContext& context, const Node& cost);
/// What is given up or done to pay: "sacrifice two islands", "discard a card at random".
CostPart read_deed(ReadingContext& context, const Node& deed);
/// "Remove any number of +1/+1 counters from ~": as much as is liked, which X is.
CostPart read_any_deed(ReadingContext& context, const Node& deed);
/// Whether that is such a price.
bool is_any_deed(const Cost& cost);
/// "... for each velocity counter on ~", behind a cost: so many times what stands last in it.
void pay_for_each(ReadingContext& context, const Node& for_each, const Node& said, Cost& cost);
CostPart life_paid(Amount life);
/// The step as what somebody pays who does it: then whoever cannot do it cannot choose it. None where it is
/// nothing that can be paid.
std::optional<CostPart> as_payment(const Step& step, const Selector& payer);

/// "{1}, {T}, sacrifice a creature", with a capital; "{0}" for a cost of nothing.
std::string say_cost(Speaker& speaker, const Cost& cost);
/// What somebody pays, in the middle of a sentence: "{2}", "2 life", "sacrifice a creature".
std::string say_price(Speaker& speaker, const Cost& cost);
/// The same with its verb: "pay {2}", "pays 2 life", "sacrifices a creature".
std::string say_paying(Speaker& speaker, const Cost& cost, bool by_another);

}  // namespace sleight
