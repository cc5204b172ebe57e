return keyword "devour" {
  takes = "number",
  text = "When it comes into play its controller may sacrifice other creatures: it gets that many +1/+1 counters for each.",
  comes_into_play {
    what = self,
    search_up_to(count(creatures:controlled_by(you):other()), creatures:controlled_by(you):other(), {}, you),
    sacrifice(found),
    put_counters("+1/+1", product(parameter, count(sacrificed)), self),
  },
}
